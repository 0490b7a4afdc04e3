#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>

#include "engine/game/board.h"

namespace samegame {

/// What can be reached in exactly `depth` moves.
struct PerftCount {
    std::uint64_t lines = 0;     ///< Different sequences of moves.
    std::uint64_t positions = 0; ///< Different boards at their end.

    bool operator==(const PerftCount&) const = default;
};

/// Counts positions depth by depth, each once, with the number of lines that lead to it. Lines that
/// end earlier do not count.
class Perft {
public:
    /// Keeps the positions of two depths, in about `memory` bytes. Counts no more than
    /// `most_lines`.
    Perft(const Board& board, Rules rules, std::uint64_t memory,
          std::uint64_t most_lines = std::numeric_limits<std::uint64_t>::max());
    ~Perft();

    const PerftCount& count() const { return m_count; } ///< At first for depth 0.

    enum class Step { counted, memory_full, too_many_lines, stopped };

    /// Goes one move deeper. Once memory or lines are at their limit, or `should_stop`, which is
    /// asked at each position, says so, the count stays as it is.
    Step step(const std::function<bool()>& should_stop = {});

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

} // namespace samegame
