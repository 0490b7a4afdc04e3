#include "engine/studies/experiment/trial_file.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/base/text.h"
#include "engine/search/budget_json.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_json.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_entrants = 1'000'000'000; // a limit if the number of entrants is unknown

/// An entrant with all that its trials depend on.
Json json_of(const Entrant& entrant, const Rules& rules) {
    const OptionValues options = complete_options(entrant.solver->options, entrant.options);
    Json json{{"solver", entrant.solver->name},
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

/// An entrant whose options the solver takes.
Entrant read_entrant(JsonFields& fields) {
    const std::string name = fields.text("solver");
    const SolverEntry* solver = find_solver(name);
    if (solver == nullptr)
        refuse({SAMEGAME_TEXT("EngineError", "%1: no solver is called %2"), fields.quoted("solver"),
                in_quotes(name)});
    const auto options = parse_options(solver->options, option_texts(fields.at("options")));
    const auto error = options ? entrant_error({solver, *options}) : options.error();
    if (error)
        fields.refuse_member("options", error->message);
    Entrant entrant = read_terms(fields);
    entrant.solver = solver;
    entrant.options = *options;
    check_terms(fields, entrant);
    return entrant;
}

TrialFileHead read_head(const Json& json, const TrialProgram& program) {
    JsonFields fields = first_fields(json);
    check_program(fields, program);
    TrialFileHead head;
    head.seed = fields.seed("seed");
    for (const Json& entry : fields.array("entries")) {
        JsonFields of_entry(entry, "entries." + std::to_string(head.entrants.size() + 1));
        head.entrants.push_back(read_entrant(of_entry));
    }
    head.extent = read_extent(fields);
    return head;
}

/// Refuses a trial that does not fit its table.
void check_trial(const TrialTable& table, ClaimedTrial& claimed) {
    Trial& trial = claimed.trial;
    const NamedBoard board = table.board(trial.board);
    if (claimed.board != board.name)
        refuse({SAMEGAME_TEXT("EngineError", "its board %1 is %2, expected %3"), trial.board + 1,
                in_quotes(claimed.board), in_quotes(board.name)});
    if (trial.seed != seed_of(table, trial))
        refuse({SAMEGAME_TEXT("EngineError", "its seed is %1, expected %2"), trial.seed,
                seed_of(table, trial)});
    const MoveList played = checked_moves(claimed.moves, board.start.board);
    trial.moves.assign(played.begin(), played.end());
    check_line(trial, start_of(table, trial));
}

bool has_place(const TrialTable& table, const TrialPlace& place) {
    return place.board < table.board_count && place.run < table.runs;
}

} // namespace

std::string first_trial_line(const TrialTable& table, const TrialProgram& program) {
    Json entries = entries_json(table);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Json named{{"name", table.entrants[i].name}};
        named.update(entries[i]);
        entries[i] = std::move(named);
    }
    Json json{{"format", trials_format}, {"version", trials_version},
              {"program", program.name}, {"signature", program.signature},
              {"title", table.title},    {"seed", std::to_string(table.seed)}};
    if (!program.commit.empty())
        json["commit"] = program.commit;
    if (!table.extent.boards.empty())
        json["boards"] = table.extent.boards;
    if (table.extent.runs > 0)
        json["runs"] = table.extent.runs;
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

std::optional<Trial> trial_of_line(const TrialTable& table, std::string_view line) {
    try {
        ClaimedTrial claimed = read_trial(line, table.entrants.size());
        if (!has_place(table, claimed.trial))
            return std::nullopt;
        check_trial(table, claimed);
        return std::move(claimed.trial);
    } catch (const Refused&) {
        return std::nullopt;
    }
}

std::optional<Error> TrialFileReader::read(std::string_view line) {
    ++m_lines;
    return refusal_of(m_lines, [&] {
        check_turn(line);
        m_lines == 1 ? read_first(line) : read_trial(line);
    });
}

/// Refuses a first line among trials, and a trial in the place of a first line: of a file that
/// holds several tables, as that of `tune`, these are signs of other options.
void TrialFileReader::check_turn(std::string_view line) const {
    const bool begins_table = line.starts_with(trial_file_start);
    if (m_lines > 1 && begins_table)
        refuse({SAMEGAME_TEXT("EngineError", "another table begins here, expected more trials of "
                                             "%1: the file was kept with other options"),
                in_quotes(m_table.title)});
    if (m_lines == 1 && !begins_table && place_of_trial(line))
        refuse({SAMEGAME_TEXT("EngineError", "another trial stands here, expected the first line "
                                             "of %1: the file was kept with other options"),
                in_quotes(m_table.title)});
}

void TrialFileReader::read_first(std::string_view line) const {
    const Json json = trial_json(line);
    JsonFields fields = first_fields(json);
    check_program(fields, m_program);
    check_seed(fields, m_table.seed);
    check_entries(fields.at("entries"), entries_json(m_table));
}

void TrialFileReader::read_trial(std::string_view line) {
    ClaimedTrial claimed = samegame::read_trial(line, m_table.entrants.size());
    if (!m_places.insert(claimed.trial).second)
        refuse(SAMEGAME_TEXT("EngineError", "this trial appears twice"));
    if (!has_place(m_table, claimed.trial))
        return;
    check_trial(m_table, claimed);
    m_trials.push_back(std::move(claimed.trial));
}

TrialFile::TrialFile(GrowingFile file, TrialPlan& plan, TrialProgram program)
    : m_file(std::move(file)), m_plan(plan), m_program(std::move(program)), m_round(plan.round()) {}

std::optional<Error> TrialFile::read() {
    return read([this](const Trial& trial) -> std::optional<Error> {
        m_plan.add(trial);
        return std::nullopt;
    });
}

std::optional<Error> TrialFile::read(const Take& take) {
    auto error =
        m_file.read(trial_file_start, [&](std::string_view line) { return take_line(line, take); });
    m_reader.reset();
    return error;
}

/// Returns whether another line is wanted.
Result<bool> TrialFile::take_line(std::string_view line, const Take& take) {
    if (!m_reader)
        m_reader.emplace(m_plan.table(), m_program);
    ++m_lines;
    const std::size_t before = m_reader->trials().size();
    if (auto error = m_reader->read(line)) {
        error->line += m_first;
        return *error;
    }
    m_has_begun = true;
    if (m_reader->trials().size() == before) // the first line, or beyond the table
        return true;
    const Trial& trial = m_reader->trials().back();
    if (auto error = take(trial))
        return *error;
    m_written.insert(m_plan.table().number_of(trial));
    if (!m_plan.turn())
        return true;
    m_reader.reset();
    m_first = m_lines;
    turn();
    return !m_plan.next().is_empty();
}

void TrialFile::has(const std::vector<Trial>& trials) {
    m_has_begun = true;
    for (const Trial& trial : trials)
        m_written.insert(m_plan.table().number_of(trial));
}

/// Follows the plan to its present table; nothing of it is written yet.
void TrialFile::turn() {
    m_round = m_plan.round();
    m_has_begun = false;
    m_written = {};
}

std::optional<Error> TrialFile::begin_table() {
    if (m_round != m_plan.round())
        turn();
    if (m_has_begun)
        return std::nullopt;
    auto error = m_file.append(first_trial_line(m_plan.table(), m_program));
    m_has_begun = !error;
    return error;
}

std::optional<Error> TrialFile::add(const Trial& trial) {
    if (auto error = begin_table())
        return error;
    const std::size_t number = m_plan.table().number_of(trial);
    if (m_written.contains(number))
        return std::nullopt;
    auto error = m_file.append(trial_line(m_plan.table(), trial));
    if (!error)
        m_written.insert(number);
    return error;
}

} // namespace samegame
