#include "engine/studies/experiment/trial_merge.h"

#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/game/refill.h"
#include "engine/studies/experiment/trial_json.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

Json without_names(Json entries) {
    for (Json& entry : entries)
        if (entry.is_object())
            entry.erase("name");
    return entries;
}

} // namespace

std::optional<Error> TrialMerger::read(std::string_view line) {
    ++m_lines;
    return refusal_of(m_lines, [&] { m_lines == 1 ? read_first(line) : read_trial(line); });
}

void TrialMerger::read_first(std::string_view line) {
    const Json json = trial_json(line);
    JsonFields fields = first_fields(json);
    static_cast<void>(read_extent(fields));
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
    for (const Json& entry : fields.array("entries")) {
        JsonFields of_entry(entry, "entries." + std::to_string(rules.size() + 1));
        static_cast<void>(of_entry.text("solver"));
        static_cast<void>(of_entry.object("options"));
        rules.push_back(*read_terms(of_entry).rules);
    }
    m_seed = seed;
    m_rules = std::move(rules);
    m_first = json;
    m_first_line = line;
}

void TrialMerger::read_trial(std::string_view line) {
    auto [trial, board, moves] = samegame::read_trial(line, m_rules.size());
    if (const std::uint64_t wanted = run_seed(m_seed, trial.board, trial.run); trial.seed != wanted)
        refuse({SAMEGAME_TEXT("EngineError", "its seed is %1, expected %2"), trial.seed, wanted});
    const std::string& known = m_names.try_emplace(trial.board, board).first->second;
    if (known != board)
        refuse({SAMEGAME_TEXT("EngineError", "its board %1 is %2, expected %3"), trial.board + 1,
                in_quotes(board), in_quotes(known)});
    const auto starts = starts_of(trial.entrant, board);
    const MoveList played = checked_moves(moves, starts.front().board);
    trial.moves.assign(played.begin(), played.end());
    if (refusal_of(m_lines, [&, &claimed = trial] { check_line(claimed, starts.back()); }))
        check_line(trial, starts.front());
    const bool is_new = m_trials.try_emplace({trial.run, trial.board, trial.entrant}, line).second;
    m_repeated += is_new ? 0 : 1;
}

/// The possible starts of a trial: under the rules of its entrant, or under the rules in the
/// board's own ID, since the first line may have only the rules of the first board.
std::vector<Position> TrialMerger::starts_of(std::size_t entrant, const std::string& board) {
    if (!m_boards.contains(board)) {
        auto start = board_of_name(board);
        if (!start)
            refuse(start.error().message);
        m_boards.emplace(board, std::move(start).value());
    }
    const Position& own = m_boards.at(board);
    std::vector<Position> starts{new_game(own.board, m_rules[entrant])};
    if (is_id_name(board))
        starts.push_back(own);
    return starts;
}

std::string TrialMerger::text() const {
    std::string text = m_first_line + "\n";
    for (const auto& [place, line] : m_trials)
        text += line + "\n";
    return text;
}

} // namespace samegame
