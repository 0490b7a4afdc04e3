#include "engine/studies/experiment/experiment_file.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/base/similar_word.h"
#include "engine/base/text.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/game/own_scoring.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/experiment_texts.h"
#include "engine/studies/experiment/trial_json.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_entries = 200;
constexpr double most_x = 1e15;
constexpr double most_core_hours = 1e9;

/// One of `names`, by its index.
std::size_t choice(JsonFields& fields, const char* member, const std::vector<std::string>& names) {
    const std::string name = fields.text(member);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        refuse(with_similar_word({SAMEGAME_TEXT("EngineError", "%1 is %2, expected one of: %3"),
                                  fields.quoted(member), in_quotes(name), joined(names)},
                                 name, names));
    return static_cast<std::size_t>(found - names.begin());
}

/// What entrants have by default, and what one entrant has once it was read.
struct Settings {
    std::string solver;
    Json options = Json::object();
    Rules rules;
    bool has_rules_of_paper = false; ///< Their scoring is the scoring of the preset in the options.
    Budget budget;
    int threads = 1;
    std::optional<VirtualTime> virtual_time;
};

/// `rules` are the name of a scoring, or paper_rules.
void read_scoring(JsonFields& fields, Settings& settings) {
    if (const auto name = fields.optional_text("rules");
        name && name->starts_with(own_scoring_prefix)) {
        settings.has_rules_of_paper = false;
        settings.rules.scoring = read_rules(fields).scoring;
        return;
    }
    const std::size_t chosen = choice(fields, "rules", names_of_scorings_and_paper());
    settings.has_rules_of_paper = chosen == all_scorings().size();
    if (!settings.has_rules_of_paper)
        settings.rules.scoring = all_scorings()[chosen];
}

/// Takes solver, options, rules, budget, threads and virtual time from `fields`, if they are there.
void read_settings(JsonFields& fields, Settings& settings) {
    if (auto solver = fields.optional_text("solver")) {
        if (*solver != settings.solver)
            settings.options = Json::object(); // the earlier options were another solver's
        settings.solver = std::move(*solver);
    }
    if (const auto options = fields.optional_object("options"))
        settings.options.update(options->json());
    if (fields.find("rules") != nullptr)
        read_scoring(fields, settings);
    if (fields.find("gravity") != nullptr)
        settings.rules.gravity =
            all_gravities()[choice(fields, "gravity", names_of(all_gravities()))];
    if (const auto budget = read_budget(fields))
        settings.budget = *budget;
    settings.threads = fields.optional_whole("threads", 1, most_threads).value_or(settings.threads);
    if (const auto virtual_time = read_virtual_time(fields))
        settings.virtual_time = virtual_time;
}

NamedSolver solver_of(const JsonFields& fields, const std::string& name) {
    if (name.empty())
        refuse({SAMEGAME_TEXT("EngineError", "member %1 is missing"), fields.quoted("solver")});
    if (auto solver = solver_of_name(name))
        return std::move(*solver);
    const std::vector<std::string> known = names_of_solvers();
    refuse(with_similar_word({SAMEGAME_TEXT("EngineError", "%1 is %2, expected one of: %3"),
                              fields.quoted("solver"), in_quotes(name), joined(known)},
                             name, known));
}

/// The options that the solver's name gives, then those of the file.
OptionValues read_options(const JsonFields& fields, NamedSolver named, const Json& options) {
    for (std::string& text : option_texts(options))
        named.options.push_back(std::move(text));
    auto values = parse_options(named.solver->options, named.options);
    if (!values)
        fields.refuse_member("options", values.error().message);
    return std::move(values).value();
}

/// The rules of the settings, with the scoring of the paper if they want it.
Rules settled_rules(const JsonFields& fields, const Settings& settings, const Entrant& entrant) {
    Rules rules = settings.rules;
    if (!settings.has_rules_of_paper)
        return rules;
    const auto scoring = scoring_of_preset(*entrant.solver, entrant.options);
    if (!scoring)
        refuse({SAMEGAME_TEXT("EngineError",
                              "%1 is %2, but these options are not from a paper with known rules"),
                fields.quoted("rules"), in_quotes(paper_rules)});
    rules.scoring = *scoring;
    return rules;
}

void take_settings(const JsonFields& fields, const Settings& settings, Entrant& entrant) {
    const NamedSolver named = solver_of(fields, settings.solver);
    entrant.solver = named.solver;
    entrant.options = read_options(fields, named, settings.options);
    if (const auto error = entrant_error(entrant))
        fields.refuse_member("options", error->message);
    if (settings.budget == Budget())
        refuse({SAMEGAME_TEXT("EngineError", "member %1 is missing"), fields.quoted("budget")});
    entrant.budget = settings.budget;
    entrant.threads = settings.threads;
    entrant.virtual_time = settings.virtual_time;
    check_terms(fields, entrant);
    entrant.rules = settled_rules(fields, settings, entrant);
}

const PublishedResult* read_published(JsonFields& fields) {
    const auto id = fields.optional_text("published");
    if (!id)
        return nullptr;
    const PublishedResult* result = find_published(*id);
    if (result != nullptr)
        return result;
    std::vector<std::string> known;
    for (const PublishedResult& published : published_results())
        known.push_back(published.id);
    refuse(with_similar_word({SAMEGAME_TEXT("EngineError", "%1: no published result is called %2"),
                              fields.quoted("published"), in_quotes(*id)},
                             *id, known));
}

/// The place of an entrant along the axis; refuses one that the axis cannot show.
double read_x(JsonFields& fields, const FigureAxis& axis) {
    const double x = fields.number("x", -most_x, most_x);
    if (axis.is_logarithmic && x < 1 / most_x)
        refuse({SAMEGAME_TEXT("EngineError",
                              "%1 is %2, expected a number from %3 to %4: the axis is logarithmic"),
                fields.quoted("x"), number_text(x), number_text(1 / most_x), number_text(most_x)});
    return x;
}

/// An entrant without its reference.
ExperimentEntrant read_entrant(JsonFields& fields, Settings settings,
                               const std::optional<FigureAxis>& axis) {
    ExperimentEntrant entrant;
    entrant.name = fields.text("name");
    if (trim(entrant.name).empty())
        refuse({SAMEGAME_TEXT("EngineError", "%1 must not be empty"), fields.quoted("name")});
    read_settings(fields, settings);
    take_settings(fields, settings, entrant);
    entrant.published = read_published(fields);
    if (axis) {
        entrant.x = read_x(fields, *axis);
        entrant.series = fields.optional_text("series").value_or("");
    }
    fields.find("against"); // read once all names are known
    fields.refuse_others();
    return entrant;
}

std::size_t index_of(const Experiment& experiment, std::string_view name) {
    const auto& entrants = experiment.entrants;
    return static_cast<std::size_t>(std::ranges::find(entrants, name, &ExperimentEntrant::name) -
                                    entrants.begin());
}

/// Each entrant is compared with the first unless it names another; "" is none.
void read_against(const Json& json, Experiment& experiment) {
    for (std::size_t i = 0; i < json.size(); ++i) {
        JsonFields fields(json[i], "entries." + std::to_string(i + 1));
        const auto name = fields.optional_text("against");
        const std::size_t found = name ? index_of(experiment, *name) : 0;
        if (name && !name->empty() && found == experiment.entrants.size())
            refuse({SAMEGAME_TEXT("EngineError", "%1: no entry is called %2"),
                    fields.quoted("against"), in_quotes(*name)});
        experiment.entrants[i].against = name && name->empty() ? i : found;
    }
}

/// Refuses published results that count other points, or whose rules are unknown.
void check_published(const JsonFields& fields, const Experiment& experiment) {
    for (const ExperimentEntrant& entrant : experiment.entrants) {
        if (entrant.published == nullptr)
            continue;
        const PublishedResult& published = *entrant.published;
        if (published.rules == "unknown")
            refuse({SAMEGAME_TEXT("EngineError", "%1: the rules of %2 are not known"),
                    fields.quoted("entries"), in_quotes(published.id)});
        if (published.is_comparable() == experiment.counts_moves_alone)
            refuse({SAMEGAME_TEXT("EngineError", "%1: %2 counts other points than this experiment"),
                    fields.quoted("entries"), in_quotes(published.id)});
    }
}

void read_entrants(JsonFields& fields, Experiment& experiment) {
    Settings settings;
    read_settings(fields, settings);
    const Json& json = fields.array("entries");
    if (json.size() > most_entries)
        refuse({SAMEGAME_TEXT("EngineError", "%1 has more than %2 values"), "'entries'",
                most_entries});
    for (const Json& entry : json) {
        const std::string place = "entries." + std::to_string(experiment.entrants.size() + 1);
        JsonFields of_entry(entry, place);
        ExperimentEntrant read = read_entrant(of_entry, settings, experiment.axis);
        if (index_of(experiment, read.name) != experiment.entrants.size())
            refuse(
                {SAMEGAME_TEXT("EngineError", "two entries are called %1"), in_quotes(read.name)});
        experiment.entrants.push_back(std::move(read));
    }
    read_against(json, experiment);
    check_published(fields, experiment);
}

std::vector<NamedBoard> read_boards(JsonFields& fields) {
    auto boards = parse_board_list(fields.text("boards"));
    if (!boards)
        fields.refuse_member("boards", boards.error().message);
    std::set<std::string> names;
    for (const NamedBoard& board : *boards)
        if (!names.insert(board.name).second)
            refuse({SAMEGAME_TEXT("EngineError", "%1: %2 appears twice"), fields.quoted("boards"),
                    in_quotes(board.name)});
    return std::move(boards).value();
}

/// By default runs, then boards if they are a sample, then the budget.
std::vector<ShrinkStep> read_shrink(JsonFields& fields, Measure measure) {
    if (fields.find("shrink") == nullptr && measure == Measure::total)
        return {{Extent::runs, 0}, {Extent::budget, 0}};
    if (fields.find("shrink") == nullptr)
        return {{Extent::runs, 0}, {Extent::boards, 0}, {Extent::budget, 0}};
    std::vector<ShrinkStep> steps;
    for (const Json& json : fields.array("shrink")) {
        JsonFields step(json, fields.place("shrink." + std::to_string(steps.size() + 1)));
        const std::size_t extent = choice(step, "extent", {"runs", "boards", "budget"});
        steps.push_back(
            {static_cast<Extent>(extent), step.optional_number("least", 0, 1).value_or(0)});
        step.refuse_others();
    }
    return steps;
}

std::optional<FigureAxis> read_axis(JsonFields& fields) {
    auto axis = fields.optional_object("axis");
    if (!axis)
        return std::nullopt;
    const FigureAxis read{axis->text("title"),
                          axis->optional_boolean("logarithmic").value_or(false)};
    axis->refuse_others();
    return read;
}

/// The cost of an experiment whose budgets are all times by the clock.
std::optional<double> hours_of(const Experiment& experiment) {
    double seconds = 0;
    for (const ExperimentEntrant& entrant : experiment.entrants) {
        if (!entrant.budget.time || entrant.virtual_time)
            return std::nullopt;
        seconds += entrant.budget.time->count() * entrant.threads;
    }
    return seconds * static_cast<double>(experiment.boards.size()) * experiment.runs / 3600;
}

Experiment read_experiment(const Json& json, std::string name) {
    JsonFields fields(json, "");
    if (fields.text("format") != "samegame-experiment")
        refuse(SAMEGAME_TEXT("EngineError", "'format' is not \"samegame-experiment\""));
    check_version(fields, 1);
    Experiment experiment;
    experiment.name = std::move(name);
    experiment.title = fields.text("title");
    experiment.paper = fields.optional_text("paper").value_or("");
    experiment.note = fields.optional_text("note").value_or("");
    experiment.boards = read_boards(fields);
    experiment.runs = fields.optional_whole("runs", 1, most_runs).value_or(1);
    if (fields.find("seed") != nullptr)
        experiment.seed = fields.seed("seed");
    if (fields.find("measure") != nullptr)
        experiment.measure = static_cast<Measure>(choice(fields, "measure", {"mean", "total"}));
    if (fields.find("points") != nullptr)
        experiment.counts_moves_alone = choice(fields, "points", {"final", "moves"}) == 1;
    if (fields.find("depth") != nullptr)
        experiment.shows_depth = fields.boolean("depth");
    experiment.axis = read_axis(fields);
    read_entrants(fields, experiment);
    experiment.shrink = read_shrink(fields, experiment.measure);
    experiment.default_scale = fields.optional_number("default_scale", least_scale, 1).value_or(1);
    experiment.core_hours = fields.optional_number("core_hours", 0, most_core_hours);
    if (!experiment.core_hours)
        experiment.core_hours = hours_of(experiment);
    fields.refuse_others();
    experiment.whole_boards = experiment.boards.size();
    experiment.whole_runs = experiment.runs;
    return experiment;
}

/// The files are the program's own: a test finds what is wrong with them.
std::vector<Experiment> read_experiments() {
    std::vector<Experiment> experiments;
    for (const data::ExperimentText& text : data::experiment_texts())
        experiments.push_back(parse_experiment(text.json, text.name).value());
    return experiments;
}

} // namespace

Result<Experiment> parse_experiment(std::string_view json, std::string name) {
    const auto parsed = parse_json(json);
    if (!parsed)
        return parsed.error();
    return read_or_refusal([&] { return read_experiment(*parsed, std::move(name)); });
}

const std::vector<Experiment>& shipped_experiments() {
    static const std::vector<Experiment> experiments = read_experiments();
    return experiments;
}

const Experiment* find_experiment(std::string_view name) {
    const auto& all = shipped_experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    return found == all.end() ? nullptr : &*found;
}

} // namespace samegame
