#include "engine/solvers/nrpa/nrpa_options.h"

#include <string>
#include <utility>

#include "engine/base/exceptions.h"
#include "engine/base/message.h"

namespace samegame {

namespace {

using Options = NrpaOptions;

/// The text of the paper: section 2, and the strategy that section 4 finds best. N is not stated;
/// 100 is recalled as Rosin's. There is no word of a tabu color.
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

/// The defaults of the paper's program (github.com/bnegreve/nrpa).
Options as_in_program() {
    Options options = as_in_text();
    options.iterations = 10;
    options.softmax.tabu = true;
    options.softmax.tabu_pairs_after = 11; // if its `length`, of moves played, is above 10
    options.softmax.tabu_but_last_group = true;
    options.initial_policy = Options::InitialPolicy::zero;
    return options;
}

void add_search(OptionTable<Options>& table) {
    const std::string paper = "Negrevergne & Cazenave 2017, ";
    table.integer("level", &Options::level, 1, Options::most_levels,
                  SAMEGAME_TEXT("Engine", "Depth of nesting"), paper + "Algorithm 1");
    table.integer("iterations", &Options::iterations, 0, 1e9,
                  SAMEGAME_TEXT("Engine", "N: how often a level repeats the one below; 0 fits it "
                                          "to the budget, so that one search fills it"),
                  paper + "Algorithm 1; their program takes 10");
    table.real("alpha", &Options::alpha, 0, 100,
               SAMEGAME_TEXT("Engine", "Step of the weights toward the best line"),
               paper + "Algorithm 3");
    table.choice("code", nested(&Options::softmax, &SoftmaxOptions::code),
                 choices_in_order<MoveCode>(move_code_names()),
                 SAMEGAME_TEXT("Engine", "The features of a move that share a weight"),
                 paper + "section 2.1: cells");
    table.boolean(
        "tabu", nested(&Options::softmax, &SoftmaxOptions::tabu),
        SAMEGAME_TEXT(
            "Engine",
            "Spares the color with the most blocks at the start while there is another group"),
        "Schadd et al. 2011, section 4.3");
    table.choice(
        "tabu-color", &Options::tabu_color,
        {{Options::TabuColor::rank, "rank"}, {Options::TabuColor::vote, "vote"}},
        SAMEGAME_TEXT("Engine",
                      "Which color is spared: one by its number of blocks, or the color of the "
                      "largest group that a short beam's line removes, with one beam per search"));
    table.integer("tabu-rank", nested(&Options::softmax, &SoftmaxOptions::tabu_rank), 1, 9,
                  SAMEGAME_TEXT("Engine", "1 for the color with the most blocks at the start, 2 "
                                          "for the next; with tabu-color=rank"),
                  "Schadd et al. 2011, section 4.3: 1");
    table.integer("vote-width", &Options::vote_width, 1, 10000,
                  SAMEGAME_TEXT("Engine", "The most positions of a layer of the beam that votes"));
    table.integer(
        "tabu-pairs-after", nested(&Options::softmax, &SoftmaxOptions::tabu_pairs_after), 0,
        SoftmaxOptions::never,
        SAMEGAME_TEXT("Engine",
                      "Moves after which groups of two blocks of that color may be played"),
        "Cazenave 2016, selective policies; the program of Negrevergne & Cazenave takes 11");
    table.boolean(
        "tabu-but-last-group", nested(&Options::softmax, &SoftmaxOptions::tabu_but_last_group),
        SAMEGAME_TEXT("Engine", "Plays that color like any other if its blocks are a single group"),
        "The program of Negrevergne & Cazenave 2017: true");
}

void add_playouts(OptionTable<Options>& table) {
    table.real("bias", nested(&Options::softmax, &SoftmaxOptions::bias), 0, 4,
               SAMEGAME_TEXT(
                   "Engine",
                   "Weight of each block of a group above two, in addition to the learned weight"),
               "Cazenave 2020, generalized NRPA");
    table.integer(
        "bias-cap", nested(&Options::softmax, &SoftmaxOptions::bias_cap), 0, 510,
        SAMEGAME_TEXT("Engine", "The most blocks of a group above two that count for the bias"));
    table.real(
        "temperature", &Options::temperature, 0.1, 10,
        SAMEGAME_TEXT(
            "Engine",
            "Higher values play more at random: they divide the learned weights, not the bias"),
        "Cazenave 2020, generalized NRPA");
    table.choice(
        "initial-policy", &Options::initial_policy,
        {{Options::InitialPolicy::zero, "zero"}, {Options::InitialPolicy::random, "random"}},
        SAMEGAME_TEXT("Engine", "Weights that a search begins with: zero, or random"),
        "Negrevergne & Cazenave 2017, section 2: random; their program: zero");
    table.integer(
        "playouts", &Options::playouts, 1, 10000,
        SAMEGAME_TEXT("Engine",
                      "P: playouts of level 1 between two adaptations, the best of which counts"),
        "Cazenave, Sevestre & Toulemont 2021, stabilized NRPA");
    table.integer(
        "repetitions", &Options::repetitions, 0, 1e9,
        SAMEGAME_TEXT("Engine",
                      "R: a level ends once its best line was found again this often; 0: never"),
        "Cazenave 2024, limited repetitions");
}

void add_beams(OptionTable<Options>& table) {
    const std::string paper = "Cazenave & Teytaud 2012, beam NRPA";
    table.integer("beam-1", &Options::beam_1, 1, 100,
                  SAMEGAME_TEXT("Engine", "Lines, each with its policy, that level 1 keeps"),
                  paper);
    table.integer("beam-2", &Options::beam_2, 1, 100,
                  SAMEGAME_TEXT("Engine", "Lines, each with its policy, that level 2 keeps"),
                  paper);
    table.integer("beam-3", &Options::beam_3, 1, 100,
                  SAMEGAME_TEXT("Engine", "Lines, each with its policy, that higher levels keep"),
                  paper);
    table.choice("diversity", &Options::diversity,
                 {{Options::Diversity::sequence, "sequence"},
                  {Options::Diversity::score, "score"},
                  {Options::Diversity::length, "length"}},
                 SAMEGAME_TEXT("Engine", "What lines of a beam must differ in"),
                 "Edelkamp & Cazenave 2016, diversity");
}

void add_threads(OptionTable<Options>& table) {
    const std::string paper = "Negrevergne & Cazenave 2017, section 3";
    table.choice(
        "parallel", &Options::parallel,
        {{Options::Parallel::root, "root"},
         {Options::Parallel::shared, "shared"},
         {Options::Parallel::shared_as_printed, "shared-as-printed"},
         {Options::Parallel::thread_local_policy, "thread-local"},
         {Options::Parallel::thread_local_kept, "thread-local-kept"},
         {Options::Parallel::thread_local_exchange, "thread-local-exchange"}},
        SAMEGAME_TEXT("Engine",
                      "Use of several threads: each searches for itself, or several form a job and "
                      "share a policy, have their own policies until the best one is taken, keep "
                      "their own, or keep their own and exchange their best line"),
        paper + "; thread-local-kept and thread-local-exchange: strategies 2 and 3 of their "
                "program");
    table.integer(
        "parallel-level", &Options::parallel_level, 1, Options::most_levels,
        SAMEGAME_TEXT("Engine",
                      "Level whose calls of the level below are shared among a job's threads"),
        paper + ".2");
    table.integer("job-threads", &Options::job_threads, 0, 1024,
                  SAMEGAME_TEXT("Engine", "M: threads of a job, with as many jobs as there are "
                                          "threads for; 0: one job of all threads"),
                  paper + ".3");
}

/// The last option, since the window takes all that follows a text for a part of it.
void add_file(OptionTable<Options>& table) {
    table.text("bias-file", &Options::bias_file,
               SAMEGAME_TEXT("Engine", "File of a bias by several features of a move, in place of "
                                       "bias and bias-cap, as train-bias writes it; slower"),
               "Cazenave 2020, generalized NRPA");
}

[[noreturn]] void refuse(Message message) {
    throw InvalidOptions({std::move(message)});
}

} // namespace

void check(const Options& options) {
    if (options.softmax.bias * options.softmax.bias_cap > most_bias)
        refuse(SAMEGAME_TEXT("EngineError", "bias times bias-cap must not be above 30"));
    if (options.parallel == Options::Parallel::root)
        return;
    if (options.parallel_level > options.level)
        refuse(SAMEGAME_TEXT("EngineError", "parallel-level must not be above level"));
    if (options.beam_width(options.parallel_level) > 1)
        refuse(SAMEGAME_TEXT("EngineError", "the level that runs in parallel cannot have a beam: "
                                            "parallel-level is that of a beam"));
}

OptionTable<NrpaOptions> NrpaOptions::table() {
    OptionTable<Options> table;
    table.preset(
        {{"text", as_in_text(), "no-penalty"}, {"program", as_in_program(), "no-penalty"}},
        SAMEGAME_TEXT("Engine", "Values of all other options: ours, or the values of the paper's "
                                "text or of its program"),
        "Negrevergne & Cazenave 2017; no-penalty rules, in the introduction and in their program");
    add_search(table);
    add_playouts(table);
    add_beams(table);
    add_threads(table);
    add_file(table);
    return table;
}

} // namespace samegame
