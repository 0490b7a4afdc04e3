#pragma once

#include <cstdint>
#include <limits>
#include <memory>

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// What can be reached in exactly `depth` moves.
struct PerftCount {
    std::uint64_t lines = 0;     ///< Different sequences of moves.
    std::uint64_t positions = 0; ///< Different boards at their end.

    bool operator==(const PerftCount&) const = default;
};

/// Counts what can be reached, depth by depth: each position once, with the number of lines that
/// lead to it. Lines that end earlier do not count.
class Perft {
public:
    /// Keeps the positions of two depths, in `memory` bytes at the most, about. Counts no more than
    /// `most_lines`.
    Perft(const Board& board, const Rules& rules, std::uint64_t memory,
          std::uint64_t most_lines = std::numeric_limits<std::uint64_t>::max());
    ~Perft();

    const PerftCount& count() const { return m_count; } ///< Of depth 0 at first.

    enum class Step { counted, memory_full, too_many_lines };

    /// Goes one move deeper. Where the memory does not suffice, or the lines are too many, the
    /// count stays and no later step changes that.
    Step step();

private:
    struct Layer;

    const Rules m_rules;
    const std::uint64_t m_memory;
    const std::uint64_t m_most_lines;
    const int m_rows;
    const int m_columns;
    std::unique_ptr<Layer> m_layer;
    Step m_last = Step::counted;
    PerftCount m_count;
};

/// What can be reached in `depth` moves, 0 or more, with all the memory that it takes. Throws
/// std::overflow_error where the lines are more than 64 bits can count.
PerftCount perft(const Board& board, const Rules& rules, int depth);

} // namespace samegame
