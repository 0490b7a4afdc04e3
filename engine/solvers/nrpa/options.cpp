#include "engine/solvers/nrpa/options.h"

#include <stdexcept>
#include <string>

#include "engine/search/option_list.h"

namespace samegame {

namespace {

using Options = NrpaOptions;

constexpr ChoiceNames<Options::InitialPolicy, 2> initial_policies{
    {{Options::InitialPolicy::zero, "zero"}, {Options::InitialPolicy::random, "random"}}};
constexpr ChoiceNames<Options::Diversity, 3> diversities{
    {{Options::Diversity::sequence, "sequence"},
     {Options::Diversity::score, "score"},
     {Options::Diversity::length, "length"}}};
constexpr ChoiceNames<Options::Parallel, 4> parallels{
    {{Options::Parallel::root, "root"},
     {Options::Parallel::shared, "shared"},
     {Options::Parallel::shared_as_printed, "shared-as-printed"},
     {Options::Parallel::thread_local_policy, "thread-local"}}};

/// So much may a bias count, exp of it, beside weights up to exp(50): their sum stays finite.
constexpr double most_bias = 30;

std::string name_of(MoveCode code) {
    return move_code_names()[static_cast<std::size_t>(code)];
}

/// Every option but the preset; the inverse of NrpaOptions::read.
OptionValues values_of(const Options& options) {
    const SoftmaxOptions& softmax = options.softmax;
    return {{"level", std::int64_t{options.level}},
            {"iterations", static_cast<std::int64_t>(options.iterations)},
            {"alpha", options.alpha},
            {"code", name_of(softmax.code)},
            {"tabu", softmax.tabu},
            {"tabu-pairs-after", std::int64_t{softmax.tabu_pairs_after}},
            {"tabu-but-last-group", softmax.tabu_but_last_group},
            {"bias", softmax.bias},
            {"bias-cap", std::int64_t{softmax.bias_cap}},
            {"temperature", options.temperature},
            {"initial-policy", name_in(initial_policies, options.initial_policy)},
            {"playouts", std::int64_t{options.playouts}},
            {"repetitions", static_cast<std::int64_t>(options.repetitions)},
            {"beam-1", std::int64_t{options.beam_1}},
            {"beam-2", std::int64_t{options.beam_2}},
            {"beam-3", std::int64_t{options.beam_3}},
            {"diversity", name_in(diversities, options.diversity)},
            {"parallel", name_in(parallels, options.parallel)},
            {"parallel-level", std::int64_t{options.parallel_level}},
            {"job-threads", std::int64_t{options.job_threads}}};
}

/// The text of the paper: section 2, and the strategy that section 4 finds best. N is not stated;
/// 100 is recalled as Rosin's. Nothing is said of a tabu color.
Options as_in_text() {
    Options options;
    options.level = 4;
    options.iterations = 100;
    options.alpha = 1;
    options.softmax = {};
    options.softmax.code = MoveCode::cells;
    options.softmax.bias = 0;
    options.softmax.tabu = false;
    options.playouts = 1;
    options.initial_policy = Options::InitialPolicy::random;
    options.parallel = Options::Parallel::shared;
    return options;
}

/// Its program by default (github.com/bnegreve/nrpa).
Options as_in_program() {
    Options options = as_in_text();
    options.iterations = 10;
    options.softmax.tabu = true;
    options.softmax.tabu_pairs_after = 10;
    options.softmax.tabu_but_last_group = true;
    options.initial_policy = Options::InitialPolicy::zero;
    return options;
}

void add_search(OptionList& list) {
    const std::string paper = "Negrevergne & Cazenave 2017, ";
    list.integer("level", 1, Options::most_levels, "Depth of nesting", paper + "Algorithm 1");
    list.integer("iterations", 0, 1e9,
                 "N: how often a level repeats the one below; 0 fits it to the budget, so that one "
                 "search fills it",
                 paper + "Algorithm 1; their program takes 10");
    list.real("alpha", 0, 100, "Step of the weights toward the best line", paper + "Algorithm 3");
    const auto codes = move_code_names();
    list.choice("code", {codes.begin(), codes.end()}, "What of a move a weight is learned for",
                paper + "section 2.1: cells");
    list.boolean("tabu",
                 "Leaves the color with the most blocks at the start alone as long as there is "
                 "another group",
                 "Schadd et al. 2011, section 4.3");
    list.integer("tabu-pairs-after", 0, SoftmaxOptions::never,
                 "Moves after which groups of two of that color may be played all the same",
                 "Cazenave 2016, selective policies; the program of Negrevergne & Cazenave takes "
                 "10");
    list.boolean("tabu-but-last-group",
                 "Plays that color like any other where its blocks are a single group",
                 "The program of Negrevergne & Cazenave 2017: true");
}

void add_playouts(OptionList& list) {
    list.real("bias", 0, 4, "Weight of each block of a group above two, beside what is learned",
              "Cazenave 2020, generalized NRPA");
    list.integer("bias-cap", 0, 510, "Blocks of a group above two that count for the bias", "");
    list.real("temperature", 0.1, 10, "Higher plays more at random: divides the weights",
              "Cazenave 2020, generalized NRPA");
    list.choice("initial-policy", list_of(initial_policies),
                "Weights that a search begins with: zero, or random",
                "Negrevergne & Cazenave 2017, section 2: random; their program: zero");
    list.integer("playouts", 1, 10000,
                 "P: playouts of level 1 between two adaptations, the best of which counts",
                 "Cazenave, Sevestre & Toulemont 2021, stabilized NRPA");
    list.integer("repetitions", 0, 1e9,
                 "R: a level ends once its best line came again so often; 0 never",
                 "Cazenave 2024, limited repetitions");
}

void add_beams(OptionList& list) {
    const std::string paper = "Cazenave & Teytaud 2012, beam NRPA";
    list.integer("beam-1", 1, 100, "Lines, each with its policy, that level 1 keeps", paper);
    list.integer("beam-2", 1, 100, "Lines, each with its policy, that level 2 keeps", paper);
    list.integer("beam-3", 1, 100, "Lines, each with its policy, that higher levels keep", paper);
    list.choice("diversity", list_of(diversities), "What lines of a beam must differ in",
                "Edelkamp & Cazenave 2016, diversity");
}

void add_threads(OptionList& list) {
    const std::string paper = "Negrevergne & Cazenave 2017, section 3";
    list.choice("parallel", list_of(parallels),
                "Use of several threads: each its own searches, or jobs of several threads that "
                "share a policy, or whose policies are their own until the best one is taken",
                paper);
    list.integer("parallel-level", 1, Options::most_levels,
                 "Level whose calls of the one below a job's threads share out", paper + ".2");
    list.integer("job-threads", 0, 1024,
                 "M: threads of a job; there are as many jobs as the threads suffice for. 0: one "
                 "job of all",
                 paper + ".3");
}

void check(const Options& options) {
    if (options.softmax.bias * options.softmax.bias_cap > most_bias)
        throw std::invalid_argument("bias times bias-cap must not be above 30");
    if (options.parallel == Options::Parallel::root)
        return;
    if (options.parallel_level > options.level)
        throw std::invalid_argument("parallel-level must not be above level");
    if (options.beam_width(options.parallel_level) > 1)
        throw std::invalid_argument("the level that runs in parallel cannot have a beam: "
                                    "parallel-level is that of a beam");
}

} // namespace

std::vector<OptionSpec> nrpa_option_specs() {
    OptionList list(values_of({}));
    list.preset({{"text", values_of(as_in_text())}, {"program", values_of(as_in_program())}},
                "Values of all other options: ours, or those of the paper's text or of its program",
                "Negrevergne & Cazenave 2017");
    add_search(list);
    add_playouts(list);
    add_beams(list);
    add_threads(list);
    return list.specs;
}

NrpaOptions NrpaOptions::read(const OptionValues& values) {
    const auto real = [&values](const char* name) { return std::get<double>(values.at(name)); };
    const auto integer = [&values](const char* name) {
        return std::get<std::int64_t>(values.at(name));
    };
    const auto small = [&](const char* name) { return static_cast<int>(integer(name)); };
    Options options;
    options.level = small("level");
    options.iterations = static_cast<std::uint64_t>(integer("iterations"));
    options.alpha = real("alpha");
    options.softmax.code = move_code_of_name(std::get<std::string>(values.at("code")));
    options.softmax.tabu = std::get<bool>(values.at("tabu"));
    options.softmax.tabu_pairs_after = small("tabu-pairs-after");
    options.softmax.tabu_but_last_group = std::get<bool>(values.at("tabu-but-last-group"));
    options.temperature = real("temperature");
    options.softmax.bias = real("bias");
    options.softmax.bias_cap = small("bias-cap");
    options.initial_policy = choice_in(initial_policies, values.at("initial-policy"));
    options.playouts = small("playouts");
    options.repetitions = static_cast<std::uint64_t>(integer("repetitions"));
    options.beam_1 = small("beam-1");
    options.beam_2 = small("beam-2");
    options.beam_3 = small("beam-3");
    options.diversity = choice_in(diversities, values.at("diversity"));
    options.parallel = choice_in(parallels, values.at("parallel"));
    options.parallel_level = small("parallel-level");
    options.job_threads = small("job-threads");
    check(options);
    return options;
}

} // namespace samegame
