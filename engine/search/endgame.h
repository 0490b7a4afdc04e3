#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "engine/bounds/upper_bound.h"
#include "engine/game/board.h"
#include "engine/search/transposition_table.h"

namespace samegame {

class SearchContext;

struct EndgameLimits {
    static constexpr int no_floor = -(1 << 23); ///< Below every score (OwnScoring::most_points).

    /// How many new positions may be met.
    std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
    /// Only lines that earn more than this count, for instance to beat an incumbent.
    int floor = no_floor;
    /// Unless null, counts the nodes, at `depth` plus their depth, and decides when to stop.
    SearchContext* context = nullptr;
    int depth = 0;
    /// The ceiling of positions met for the first time.
    Ceiling ceiling = Ceiling::dead_color;
};

struct EndgameResult {
    enum class Outcome {
        solved,    ///< `points` is the optimum and `moves` earns it.
        not_above, ///< No line earns more than the floor; `points`, the floor or less, is a
                   ///< ceiling.
        unsolved,  ///< Limits, memory or a stop came first; `points` is a ceiling.
    };
    Outcome outcome = Outcome::unsolved;
    int points = 0; ///< What can still be earned from the board, end points included.
    MoveList moves; ///< The canonical moves of the best line, if solved.
};

/// Exact endgames: depth-first branch and bound over all lines. Equal positions count as one, and
/// their values or ceilings are kept for later searches under the same rules. Children are tried in
/// the order of their ceilings.
///
/// With the ceiling `separated` a search meets a tenth fewer positions but takes twice as long
/// (positions of 50 to 80 blocks of standard board 1, November 2026).
///
/// One object serves many boards: memory is taken as needed, up to a bound, and kept. One thread.
class Endgame {
public:
    /// `bytes` bounds the memory for positions. Each search can count on half of them.
    explicit Endgame(std::uint64_t bytes) : m_table(bytes) {}

    EndgameResult solve(const Board& board, const Rules& rules, const EndgameLimits& limits = {});

    /// Whether any line clears the board; nothing if limits, memory or a stop came first. Ignores
    /// points and floor.
    std::optional<bool> can_be_cleared(const Board& board, const Rules& rules,
                                       const EndgameLimits& limits = {});

    /// Positions that the last search met for the first time, and positions that it expanded.
    std::uint64_t positions() const { return m_positions; }
    std::uint64_t expanded() const { return m_expanded; }

private:
    using Entry = TranspositionTable::Entry;

    struct Child {
        Move move;
        int points = 0;  // of the move, and the end points if the game is over
        Entry entry = 0; // 0: the game is over
    };

    Entry entry_of(const Board& board);
    bool search(const Board& board, Entry entry, int floor, int depth);
    bool expand(const Board& board);
    int value(const Child& child) const;
    bool is_exact(const Child& child) const;
    bool out_of_limits(int depth) const;
    MoveList best_line(const Board& board) const;
    std::pair<Move, int> best_move(const Board& board, int points) const;

    TranspositionTable m_table;
    Rules m_rules;
    EndgameLimits m_limits;
    std::vector<Child> m_children; // of the positions from the root to the present one
    std::uint64_t m_positions = 0;
    std::uint64_t m_expanded = 0;
};

} // namespace samegame
