#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "engine/bounds/ceiling.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/search/transposition_table.h"

namespace samegame {

class SearchContext;

/// How far an endgame is searched.
struct EndgameLimits {
    static constexpr int no_floor = -(1 << 22); ///< Below every score.

    /// How many new positions may be met.
    std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
    /// Only lines that earn more are wanted: what an incumbent needs to be beaten.
    int floor = no_floor;
    /// Counts the nodes, as deep as they are below `depth`, and says when to stop, unless null.
    SearchContext* context = nullptr;
    int depth = 0;
    /// The ceiling of positions met for the first time.
    Ceiling ceiling = Ceiling::dead_color;
};

/// What became of an endgame.
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

/// Exact endgames: depth-first branch and bound over all lines. Equal positions are one, whatever
/// the moves that lead to them: what is learned of a position, its value or a lower ceiling, is
/// kept for the next time it is met, by this search or by a later one under the same rules.
/// Children are tried in the order of their ceilings.
///
/// The ceiling of a new position is usually `dead_color`. With `separated` a tenth of the positions
/// less is met, but an endgame takes twice as long (positions of 50 to 80 blocks of standard board
/// 1, November 2026), also if only positions about to be expanded are given it.
///
/// Made once and used for many boards: memory is taken as it is needed, up to a bound, and kept.
/// An endgame is for one thread.
class Endgame {
public:
    /// `bytes` bounds the memory for positions. Each search can count on half of them.
    explicit Endgame(std::uint64_t bytes) : m_table(bytes) {}

    EndgameResult solve(const Board& board, const Rules& rules, const EndgameLimits& limits = {});

    /// Whether any line clears the board; nothing if limits, memory or a stop came first. Points
    /// do not count, nor does the floor.
    std::optional<bool> can_be_cleared(const Board& board, const Rules& rules,
                                       const EndgameLimits& limits = {});

    /// Positions met by the last search for the first time, and positions it expanded.
    std::uint64_t positions() const { return m_positions; }
    std::uint64_t expanded() const { return m_expanded; }

private:
    using Entry = TranspositionTable::Entry;

    struct Child {
        Move move;
        int points = 0;  // those of the move, and the end points if the game is over
        Entry entry = 0; // 0: the game is over
    };

    void begin(const Rules& rules, const EndgameLimits& limits);
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
    std::vector<Child> m_children; // those of the positions from the root to the present one
    std::uint64_t m_positions = 0;
    std::uint64_t m_expanded = 0;
};

} // namespace samegame
