#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/position.h"

namespace samegame {

/// Merges the files of trials from the shards of one experiment. Every line is checked as far as
/// the files allow: its moves on the board that it names, and its seed.
class TrialMerger {
public:
    /// The next lines come from another file.
    void begin_file() { m_lines = 0; }

    /// Takes the next line, without its line end. The error has the line's number: the line is of
    /// another program, has another seed, other entrants or other boards than the files before, or
    /// claims too much.
    std::optional<Error> read(std::string_view line);

    bool is_empty() const { return m_first_line.empty(); } ///< No first line was read.
    std::size_t size() const { return m_trials.size(); }   ///< Different trials so far.
    std::size_t repeated() const { return m_repeated; }    ///< Lines that repeat a trial.

    /// All trials as one file, in the order in which a table deals them.
    std::string text() const;

private:
    using Place = std::tuple<int, std::size_t, std::size_t>; // run, board, entrant

    void read_first(std::string_view line);
    void read_trial(std::string_view line);
    std::vector<Position> starts_of(std::size_t entrant, const std::string& board);

    int m_lines = 0;
    std::string m_first_line;
    nlohmann::ordered_json m_first;
    std::uint64_t m_seed = 0;
    std::vector<Rules> m_rules; // of each entrant
    std::map<Place, std::string> m_trials;
    std::map<std::string, Position> m_boards;
    std::map<std::size_t, std::string> m_names; // of boards, by their numbers
    std::size_t m_repeated = 0;
};

} // namespace samegame
