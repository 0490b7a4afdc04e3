#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <limits>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/solvers/tree/node_pool.h"

namespace samegame {

/// The positions of a best-first search, each once: open ones in the order of their estimates, and
/// those on the way to them. It stays within its memory by dropping the lowest, and remembers the
/// highest bound dropped. Every operation is fast, also with millions of positions.
///
/// Positions are identified by their hashes (Board::hash, 64 bits); two with the same hash would
/// count as one, which happens once in some thousand searches of 10^8 positions.
class PositionQueue {
public:
    using Number = std::uint32_t; ///< The number of a position; 0 is none.

    /// The way to a position and its value.
    struct Path {
        Number parent = 0;
        Move move; ///< The move from the parent.
        std::uint16_t depth = 0;
        int points = 0;   ///< Points of the moves to here.
        int estimate = 0; ///< Higher comes first.
        int bound = 0;    ///< No line through here scores more.
    };

    /// `highest` is above every estimate; higher ones count as `highest`.
    PositionQueue(std::uint64_t bytes, int highest);

    /// The position with this hash, or 0.
    Number find(std::uint64_t hash) const;
    /// Two steps that make a later find() of the same hash fast.
    void prefetch_slot(std::uint64_t hash) const { __builtin_prefetch(&m_slots[slot_of(hash)]); }
    void prefetch_first(std::uint64_t hash) const {
        if (const Number first = m_slots[slot_of(hash)]; first != 0)
            __builtin_prefetch(&m_pool[first]);
    }

    /// Makes a later add() with this estimate fast.
    void prefetch_rank(int estimate) const {
        if (const Number first = m_first[rank_of_estimate(estimate)]; first != 0)
            __builtin_prefetch(&m_pool[first], 1);
    }

    const Path& path(Number number) const { return m_pool[number].path; }
    std::uint64_t hash(Number number) const { return m_pool[number].hash; }

    /// Adds an open position that find() does not know; of equal estimates the last one comes
    /// first. May drop another position for it, or the new one itself.
    void add(std::uint64_t hash, const Path& path);

    /// Replaces the path to a known position. Opens it again, unless it is taken.
    void improve(Number number, const Path& path);

    /// Takes the best open position, or 0. It stays taken until it is closed or put back.
    Number take();
    void close(Number number);
    void put_back(Number number);

    /// The highest estimate of open positions, or 0 if none is above 0; the lowest number without
    /// any.
    int best_estimate() const;
    /// The highest bound of all positions dropped; the lowest number without any.
    int dropped_bound() const { return m_dropped_bound; }

    /// The moves from the root to a position.
    MoveList moves_to(Number number) const;

    std::uint32_t size() const { return m_size; } ///< Positions kept.

private:
    enum class State : std::uint8_t { open, taken, closed };
    struct Position {
        std::uint64_t hash = 0;
        Path path;
        Number previous = 0; // neighbors in a rank's list
        Number next = 0;
        Number chained = 0;         // next with the same slot of the table
        std::uint16_t children = 0; // positions kept whose parent this is
        State state = State::open;
    };

    /// Rank 0 lists the closed positions without children, which are only kept to be recognized;
    /// the other ranks list open positions by estimate.
    std::size_t rank_of(const Position& position) const;
    std::size_t rank_of_estimate(int estimate) const {
        const auto highest = static_cast<int>(m_first.size()) - 1;
        return static_cast<std::size_t>(std::clamp(estimate + 1, 1, highest));
    }
    void link(Number number);
    void unlink(Number number);
    std::size_t highest_rank() const;
    std::size_t lowest_rank() const;

    Number allocate(const Path& path);
    void drop(Number number);
    void count_child(Number parent);
    void forget_child(Number parent);

    // The table of hashes, which grows slot by slot (W. Litwin, "Linear hashing", 1980).
    std::size_t slot_of(std::uint64_t hash) const;
    void insert_hash(Number number);
    void erase_hash(Number number);
    void split_slot();

    NodePool<Position> m_pool;
    Number m_free = 0; // the first of a list of free ones through `next`
    std::uint32_t m_size = 0;
    std::vector<Number> m_first;         // the first position of each rank
    std::vector<std::uint64_t> m_filled; // bits: ranks that are not empty
    std::deque<Number> m_slots{0};
    std::size_t m_whole = 1; // slots of the last power of two
    int m_dropped_bound = std::numeric_limits<int>::min();
};

/// The boards of recently opened positions, one move away from those of their children. The hash
/// guards against numbers that now name another position. Several threads may read while none calls
/// keep().
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
