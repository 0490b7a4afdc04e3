#include "engine/studies/experiment/trial_file.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/entrant_json.h"
#include "engine/studies/experiment/trial_json.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_entrants = 1'000'000'000; // where nobody knows of how many

/// An entrant with all that its trials depend on.
Json json_of(const Entrant& entrant, const Rules& rules) {
    const Contestant& contestant = entrant.contestant;
    const OptionValues options = complete_options(contestant.solver->options, contestant.options);
    Json json{{"solver", contestant.solver->name},
              {"options", Json::parse(to_json(options))},
              {"rules", name_of(rules.scoring)},
              {"gravity", name_of(rules.gravity)}};
    if (rules.refill)
        json["refill"] = std::to_string(rules.refill->seed);
    json["budget"] = budget_json(entrant.budget);
    json["threads"] = entrant.threads;
    if (entrant.virtual_time)
        json["virtual_time"] = virtual_time_json(*entrant.virtual_time);
    return json;
}

Json entries_json(const TrialTable& table) {
    const Rules rules_of_boards = table.board(0).start.rules;
    Json entries = Json::array();
    for (const Entrant& entrant : table.entrants)
        entries.push_back(json_of(entrant, entrant.rules.value_or(rules_of_boards)));
    return entries;
}

const SolverEntry& read_solver(JsonFields& fields) {
    const std::string name = fields.text("solver");
    const SolverEntry* solver = find_solver(name);
    if (solver == nullptr)
        refuse({SAMEGAME_TEXT("EngineError", "%1: no solver is called %2"), fields.quoted("solver"),
                in_quotes(name)});
    return *solver;
}

/// Options that the solver takes.
Contestant read_contestant(JsonFields& fields) {
    const SolverEntry& solver = read_solver(fields);
    const auto options = parse_options(solver.options, option_texts(fields.at("options")));
    const auto error = options ? contestant_error({&solver, *options}) : options.error();
    if (error)
        refuse({SAMEGAME_TEXT("EngineError", "%1: %2"), fields.quoted("options"), error->message});
    return {&solver, *options};
}

TrialFileHead read_head(const Json& json, const TrialProgram& program) {
    JsonFields fields = first_fields(json);
    check_program(fields, program);
    TrialFileHead head;
    head.seed = fields.seed("seed");
    for (const Json& entry : fields.array("entries")) {
        JsonFields of_entry(entry, "entries." + std::to_string(head.entrants.size() + 1));
        Contestant contestant = read_contestant(of_entry);
        Entrant entrant = read_terms(of_entry);
        entrant.contestant = std::move(contestant);
        check_terms(of_entry, entrant);
        head.entrants.push_back(std::move(entrant));
    }
    head.extent = read_extent(fields);
    return head;
}

} // namespace

std::string first_trial_line(const TrialTable& table, const std::string& title,
                             const std::vector<std::string>& names, const TrialProgram& program,
                             const TrialExtent& extent) {
    Json entries = entries_json(table);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Json named{{"name", names[i]}};
        named.update(entries[i]);
        entries[i] = std::move(named);
    }
    Json json{{"format", trials_format}, {"version", trials_version},
              {"program", program.name}, {"signature", program.signature},
              {"title", title},          {"seed", std::to_string(table.seed)}};
    if (!extent.boards.empty())
        json["boards"] = extent.boards;
    if (extent.runs > 0)
        json["runs"] = extent.runs;
    json["entries"] = std::move(entries);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string trial_line(const TrialTable& table, const Trial& trial) {
    return trial_text(trial, table.board(trial.board)) + "\n";
}

Result<std::uint64_t> seed_of_trials(std::string_view line) {
    return read_or_refusal([&] {
        const Json json = trial_json(line);
        return first_fields(json).seed("seed");
    });
}

Result<TrialFileHead> head_of_trials(std::string_view line, const TrialProgram& program) {
    TrialFileHead head;
    const auto error = refusal_of(1, [&] { head = read_head(trial_json(line), program); });
    return error ? Result<TrialFileHead>(*error) : head;
}

Result<ClaimedPlace> place_of_trial(std::string_view line) {
    return read_or_refusal([&] {
        const ClaimedTrial claimed = read_trial(line, most_entrants);
        return ClaimedPlace{claimed.trial, claimed.board};
    });
}

std::optional<Error> TrialFileReader::read(std::string_view line) {
    ++m_lines;
    return refusal_of(m_lines, [&] { m_lines == 1 ? read_first(line) : read_trial(line); });
}

void TrialFileReader::read_first(std::string_view line) const {
    const Json json = trial_json(line);
    JsonFields fields = first_fields(json);
    check_program(fields, m_program);
    check_seed(fields, m_table.seed);
    check_entries(fields.at("entries"), entries_json(m_table));
}

void TrialFileReader::read_trial(std::string_view line) {
    auto [trial, name, moves] = samegame::read_trial(line, m_table.entrants.size());
    if (!m_places.insert(trial).second)
        refuse(SAMEGAME_TEXT("EngineError", "this trial is there twice"));
    if (trial.board >= m_table.board_count || trial.run >= m_table.runs)
        return;
    const NamedBoard board = m_table.board(trial.board);
    if (name != board.name)
        refuse({SAMEGAME_TEXT("EngineError", "its board %1 is %2, expected %3"), trial.board + 1,
                in_quotes(name), in_quotes(board.name)});
    if (trial.seed != seed_of(m_table, trial))
        refuse({SAMEGAME_TEXT("EngineError", "its seed is %1, expected %2"), trial.seed,
                seed_of(m_table, trial)});
    const MoveList played = checked_moves(moves, board.start.board);
    trial.moves.assign(played.begin(), played.end());
    check_line(trial, start_of(m_table, trial));
    m_trials.push_back(std::move(trial));
}

} // namespace samegame
