#include "engine/bounds/joined_group.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/base/bits.h"
#include "engine/base/fixed_vector.h"

namespace samegame {

namespace {

constexpr int max_height = 16;
constexpr int max_runs = max_height / 2;
constexpr std::size_t max_pairs = 20'000'000; // of states and patterns at a column
constexpr std::size_t max_patterns = 100'000; // of a column
constexpr std::size_t narrow_states = 300;    // of the search that finds a first group

/// The best count for each key.
template <class Key>
using Best = std::unordered_map<Key, int>;

template <class Key>
void keep_best(Best<Key>& best, Key key, int count) {
    const auto [place, is_new] = best.try_emplace(key, count);
    if (!is_new)
        place->second = std::max(place->second, count);
}

/// Rows of a column that may hold the group's blocks at once, and what these count.
struct Pattern {
    std::uint32_t rows = 0;
    int count = 0;
};

struct Column {
    std::vector<Pattern> patterns;         ///< With at least one row.
    std::optional<int> vanishing_count{0}; ///< If all of its blocks are taken out.
    int most = 0;                          ///< What it counts at most.
};

/// Bits 0 to 31: rows of the last column. From bit 32, three bits for each run of rows, the lowest
/// first: the part that it belongs to; parts are numbered by their lowest run.
using StateKey = std::uint64_t;

struct State {
    StateKey key = 0;
    int count = 0;
};

/// The runs of adjacent rows, the lowest first.
FixedVector<std::uint32_t, max_runs> runs_of(std::uint32_t rows) {
    FixedVector<std::uint32_t, max_runs> runs;
    while (rows != 0) {
        const std::uint32_t run = rows & ~(rows + (rows & (0U - rows)));
        runs.push_back(run);
        rows &= ~run;
    }
    return runs;
}

/// The rows of each part.
FixedVector<std::uint32_t, max_runs> parts_of(StateKey key) {
    FixedVector<std::uint32_t, max_runs> parts;
    std::uint64_t labels = key >> 32;
    for (const std::uint32_t run : runs_of(static_cast<std::uint32_t>(key))) {
        const std::size_t part = labels & 7U;
        if (part == parts.size())
            parts.push_back(0);
        parts[part] |= run;
        labels >>= 3;
    }
    return parts;
}

class Joining {
public:
    Joining(const Board& board, const JoinedGroup& request) : m_board(board), m_request(request) {}

    std::optional<int> count() {
        for (int c = 0; c < m_board.used_columns(); ++c) {
            if (m_board.height(c) > max_height || !add_column(c))
                return std::nullopt;
        }
        // The count of a group that was found soon leaves out what cannot reach it.
        if (!search(narrow_states) || !search(max_pairs))
            return std::nullopt;
        return m_most;
    }

private:
    bool is_kept(Color color) const { return (m_request.kept >> color & 1U) != 0; }

    bool add_column(int c) {
        Column column;
        Best<std::uint64_t> open{{0, 0}}; // blocks below << 32, rows of the group
        for (int row = 0; row < m_board.height(c); ++row) {
            const Color color = m_board.color_at(cell_at(c, row));
            const bool is_own = color == m_request.color;
            const std::optional<int> cost = is_kept(color) ? m_request.price : 0;
            Best<std::uint64_t> next;
            for (const auto& [key, count] : open) {
                const std::uint64_t above = key + (std::uint64_t{1} << 32);
                keep_best(next, above, count);
                if (is_own)
                    keep_best(next, above | std::uint64_t{1} << (key >> 32),
                              count + JoinedGroup::unit);
                if (cost)
                    keep_best(next, key, count - *cost);
            }
            open = std::move(next);
            if (open.size() > max_patterns)
                return false;
            column.most += is_own ? JoinedGroup::unit : 0;
            column.vanishing_count = cost && column.vanishing_count
                                         ? std::optional(*column.vanishing_count - *cost)
                                         : std::nullopt;
        }
        Best<std::uint32_t> patterns;
        for (const auto& [key, count] : open)
            if (const auto rows = static_cast<std::uint32_t>(key); rows != 0)
                keep_best(patterns, rows, count);
        for (const auto& [rows, count] : patterns)
            column.patterns.push_back({rows, count});
        m_columns.push_back(std::move(column));
        return true;
    }

    /// Raises m_most to the count of the best group, or of a good one with fewer than `max_states`
    /// states a column. False if it takes too long.
    bool search(std::size_t max_states) {
        m_rest = 0;
        for (const Column& column : m_columns)
            m_rest += column.most;
        std::vector<State> states;
        for (const Column& column : m_columns) {
            if (states.size() * column.patterns.size() > max_pairs)
                return false;
            m_rest -= column.most;
            m_next.clear();
            if (column.vanishing_count)
                for (const State& state : states)
                    put(state.key, state.count + *column.vanishing_count);
            for (const Pattern& pattern : column.patterns)
                add_pattern(pattern, states);
            states.clear();
            for (const auto& [key, count] : m_next)
                if (is_promising(count))
                    states.push_back({key, count});
            if (states.size() > max_states) {
                std::ranges::sort(states, [](const State& a, const State& b) {
                    return std::pair(-a.count, a.key) < std::pair(-b.count, b.key);
                });
                states.resize(max_states);
            }
        }
        return true;
    }

    bool is_promising(int count) const { return count + m_rest > m_most; }

    void put(StateKey key, int count) {
        if (is_promising(count))
            keep_best(m_next, key, count);
    }

    /// All states in which the rows of `pattern` follow one of `states`, or begin the group.
    void add_pattern(const Pattern& pattern, const std::vector<State>& states) {
        m_runs = runs_of(pattern.rows);
        join({}, pattern.rows, pattern.count);
        for (const State& state : states) {
            const int count = state.count + pattern.count;
            if (!is_promising(count))
                continue;
            const auto parts = parts_of(state.key);
            // A part that touches nothing stays apart.
            if (std::ranges::all_of(parts,
                                    [&](std::uint32_t part) { return (part & pattern.rows) != 0; }))
                join(parts, pattern.rows, count);
        }
    }

    void join(const FixedVector<std::uint32_t, max_runs>& parts, std::uint32_t rows, int count) {
        std::array<std::uint32_t, max_runs> joined{}; // runs of a part, by its lowest run
        std::array<std::size_t, max_runs> lowest{};
        for (std::size_t run = 0; run < m_runs.size(); ++run) {
            joined[run] = 1U << run;
            lowest[run] = run;
        }
        for (const std::uint32_t part : parts) {
            std::uint32_t touched = 0;
            for (std::size_t run = 0; run < m_runs.size(); ++run)
                if ((m_runs[run] & part) != 0)
                    touched |= joined[lowest[run]];
            const auto first = static_cast<std::size_t>(lowest_bit(touched));
            joined[first] = touched;
            for (; touched != 0; touched &= touched - 1)
                lowest[static_cast<std::size_t>(lowest_bit(touched))] = first;
        }
        std::array<std::uint64_t, max_runs> number{};
        std::uint64_t part_count = 0;
        StateKey key = rows;
        for (std::size_t run = 0; run < m_runs.size(); ++run) {
            if (lowest[run] == run)
                number[run] = part_count++;
            key |= number[lowest[run]] << (32 + 3 * run);
        }
        put(key, count);
        if (part_count == 1)
            m_most = std::max(m_most, count);
    }

    const Board& m_board;
    const JoinedGroup m_request;
    std::vector<Column> m_columns;
    Best<StateKey> m_next;
    FixedVector<std::uint32_t, max_runs> m_runs; // of the pattern that is being added
    int m_rest = 0;                              // what the columns to the right count at most
    int m_most = 0;
};

} // namespace

std::optional<int> joined_count(const Board& board, const JoinedGroup& request) {
    return Joining(board, request).count();
}

} // namespace samegame
