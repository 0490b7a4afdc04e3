#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

#include "engine/bounds/upper_bound.h"
#include "engine/game/board.h"
#include "engine/search/endgame.h"

namespace samegame {

class SearchContext;

struct EndgameGoal {
    Ceiling ceiling = Ceiling::dead_color; ///< Of positions met for the first time.
    bool clears = false; ///< Proves whether the board can be cleared, rather than the best score.
    /// Whether its lines count as visits of their first moves; false if visits are playouts.
    bool counts_visits = true;
};

/// Proves the value of a position from the ends of lines to their start: the best end from the last
/// position of a line, then from the one before, and so on, each by an exhaustive search (Endgame)
/// for lines that earn more than the best one known. Results of one line speed up the next.
///
/// Better ends and the proof go to the context. For one thread. Counts a node for each position
/// searched.
class EndgameProof {
public:
    static constexpr auto no_limit = std::numeric_limits<std::uint64_t>::max();

    enum class Progress {
        going_on, ///< The limit came first.
        stopped,  ///< The search must return (SearchContext::should_stop).
        done,     ///< Proven.
    };

    /// `root`, `rules` and `context` must outlive it; `bytes` is the memory for positions.
    EndgameProof(const Board& root, const Rules& rules, const EndgameGoal& goal,
                 std::uint64_t bytes, SearchContext& context);

    /// Takes the moves of a finished line; the line goes to the context if it is the best of its
    /// first move.
    void offer(const MoveList& moves);

    /// The moves of the best line offered or found; empty at first.
    const MoveList& best() const { return m_best; }

    /// Searches the ends of a finished line, each within `limit` new positions.
    Progress search_back(const MoveList& line, std::uint64_t limit);

    /// Searches the ends of the finished lines that `next_line` gives, until the position is
    /// proven, `next_line` gives none, or `most` new positions were met in all. The limit is 1,000
    /// new positions for each end at first and doubles after every `lines_per_limit` lines.
    Progress search_lines(const std::function<std::optional<MoveList>()>& next_line,
                          int lines_per_limit, std::uint64_t most = no_limit);

    /// Finds the exact value of each first move, once the position is proven, for the context
    /// (Candidate::is_exact); each end is searched within `limit` new positions.
    Progress value_first_moves(std::uint64_t limit);

    /// New positions met since construction.
    std::uint64_t positions() const { return m_positions; }

private:
    EndgameResult solve(const Board& board, int floor, std::size_t depth, std::uint64_t limit);
    bool is_valued(Move move, std::uint64_t limit);

    const Board& m_root;
    const Rules& m_rules;
    const EndgameGoal m_goal;
    SearchContext& m_context;
    Endgame m_endgame;
    MoveList m_best;
    int m_best_score = EndgameLimits::no_floor;
    std::uint64_t m_positions = 0;
};

} // namespace samegame
