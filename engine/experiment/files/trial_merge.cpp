#include "engine/experiment/files/trial_merge.h"

#include "engine/base/text.h"
#include "engine/experiment/files/trial_json.h"
#include "engine/formats/board_name.h"
#include "engine/game/refill.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

/// The rules that an entry of a first line names.
Rules rules_of(const Json& entry, std::size_t number) {
    JsonFields fields(entry, "entries." + std::to_string(number));
    const auto scoring = scoring_of_name(fields.text("rules"));
    const auto gravity = gravity_of_name(fields.text("gravity"));
    if (!scoring || !gravity)
        refuse({SAMEGAME_TEXT("EngineError", "%1 names rules that are not known"),
                in_quotes("entries." + std::to_string(number))});
    Rules rules;
    rules.scoring = *scoring;
    rules.gravity = *gravity;
    if (fields.find("refill") != nullptr)
        rules.refill = Refill{.seed = fields.seed("refill")};
    return rules;
}

Json without_names(Json entries) {
    for (Json& entry : entries)
        if (entry.is_object())
            entry.erase("name");
    return entries;
}

bool earns(const Trial& trial, const StartPosition& start) {
    try {
        check_line(trial, start);
        return true;
    } catch (const Refused&) {
        return false;
    }
}

} // namespace

std::optional<Error> TrialMerger::read(std::string_view line) {
    ++m_lines;
    return refusal_of(m_lines, [&] { m_lines == 1 ? read_first(line) : read_trial(line); });
}

void TrialMerger::read_first(std::string_view line) {
    const Json json = trial_json(line);
    JsonFields fields = first_fields(json);
    if (!is_empty()) {
        check_program(fields, {m_first["program"], m_first["signature"]});
        check_seed(fields, m_seed);
        check_entries(fields.array("entries"), without_names(m_first["entries"]));
        return;
    }
    static_cast<void>(fields.text("program"));
    static_cast<void>(fields.text("signature"));
    const std::uint64_t seed = fields.seed("seed");
    std::vector<Rules> rules;
    for (const Json& entry : fields.array("entries"))
        rules.push_back(rules_of(entry, rules.size() + 1));
    m_seed = seed;
    m_rules = std::move(rules);
    m_first = json;
    m_first_line = line;
}

void TrialMerger::read_trial(std::string_view line) {
    const Json json = trial_json(line);
    JsonFields fields(json, "");
    Trial trial;
    const auto entries = static_cast<std::int64_t>(m_rules.size());
    trial.contestant = static_cast<std::size_t>(fields.integer("entry", 1, entries) - 1);
    trial.board = static_cast<std::size_t>(fields.integer("number", 1, most_in_trials) - 1);
    trial.run = static_cast<int>(fields.integer("run", 1, most_in_trials) - 1);
    const std::uint64_t seed = fields.seed("seed");
    if (const std::uint64_t wanted = run_seed(m_seed, trial.board, trial.run); seed != wanted)
        refuse({SAMEGAME_TEXT("EngineError", "its seed is %1, expected %2"), seed, wanted});
    trial.score = static_cast<int>(fields.integer("score", -most_in_trials, most_in_trials));
    trial.cleared = fields.boolean("cleared");
    const auto starts = starts_of(trial.contestant, fields.text("board"));
    trial.moves = read_moves(fields.at("moves"), starts.front().board);
    if (!earns(trial, starts.back()))
        check_line(trial, starts.front());
    const bool is_new =
        m_trials.try_emplace({trial.run, trial.board, trial.contestant}, line).second;
    m_repeated += is_new ? 0 : 1;
}

/// Where a trial of the entry may have begun: under the rules of its entry, or, where the first
/// line knows those of the first board alone, under those that the board's own ID names.
std::vector<StartPosition> TrialMerger::starts_of(std::size_t entry, const std::string& board) {
    if (!m_boards.contains(board)) {
        auto start = board_of_name(board);
        if (!start)
            refuse(start.error().message);
        m_boards.emplace(board, std::move(start).value());
    }
    const StartPosition& own = m_boards.at(board);
    return {new_game(own.board, m_rules[entry]), own};
}

std::string TrialMerger::text() const {
    std::string text = m_first_line + "\n";
    for (const auto& [place, line] : m_trials)
        text += line + "\n";
    return text;
}

} // namespace samegame
