#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/game/board.h"
#include "engine/solvers/tree/position_queue.h"

namespace samegame {

/// The boards of positions that were opened lately, from which those of their children are a move
/// away. A number may name another position by now, so the hash is asked as well. For several
/// threads as long as none calls keep().
class RecentBoards {
public:
    /// `bytes` bounds the memory; one board is always kept.
    explicit RecentBoards(std::uint64_t bytes)
        : m_entries(static_cast<std::size_t>(
              std::clamp<std::uint64_t>(bytes / sizeof(Entry), 1, most_entries))) {}

    const Board* find(PositionQueue::Number number, std::uint64_t hash) const {
        const Entry& entry = m_entries[number % m_entries.size()];
        return entry.number == number && entry.hash == hash ? &entry.board : nullptr;
    }

    void keep(PositionQueue::Number number, std::uint64_t hash, const Board& board) {
        m_entries[number % m_entries.size()] = {board, hash, number};
    }

private:
    static constexpr std::uint64_t most_entries = 2048;
    struct Entry {
        Board board;
        std::uint64_t hash = 0;
        PositionQueue::Number number = 0;
    };

    std::vector<Entry> m_entries;
};

} // namespace samegame
