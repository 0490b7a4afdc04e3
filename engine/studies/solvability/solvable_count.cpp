#include "engine/studies/solvability/solvable_count.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cmath>
#include <mutex>
#include <span>

#include "engine/base/memory.h"
#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/search/endgame.h"
#include "engine/search/worker_team.h"

namespace samegame {

namespace {

constexpr std::uint64_t boards_at_a_time = 1024;

/// A board as the digits of a number, in reading order, each a color from 0.
class Digits {
public:
    Digits(const SolvableCountRequest& request, std::uint64_t number)
        : m_rows(request.rows), m_columns(request.columns), m_colors(request.colors) {
        // The first cell is the highest digit: those below `count / colors` have color 0 there.
        for (int i = cell_count(); i-- > 0; number /= static_cast<std::uint64_t>(m_colors))
            at(i) = static_cast<Color>(number % static_cast<std::uint64_t>(m_colors));
    }

    /// Negative if the mirror, with its colors shifted so that the first is 0, comes before this
    /// board; 0 if they are equal.
    int compare_with_mirror() const {
        const int turn = at(m_columns - 1);
        for (int row = 0; row < m_rows; ++row)
            for (int column = 0; column < m_columns; ++column) {
                const int mirrored =
                    (at(row * m_columns + m_columns - 1 - column) + m_colors - turn) % m_colors;
                if (const int own = at(row * m_columns + column); mirrored != own)
                    return mirrored - own;
            }
        return 0;
    }

    Board board() const {
        std::array<Color, most_cells> cells{};
        const auto count = static_cast<std::size_t>(cell_count());
        for (std::size_t i = 0; i < count; ++i)
            cells[i] = static_cast<Color>(m_digits[i] + 1);
        return Board(m_rows, m_columns, m_colors, std::span(cells.data(), count));
    }

private:
    static constexpr std::size_t most_cells = 1024; // of one color

    int cell_count() const { return m_rows * m_columns; }
    Color& at(int i) { return m_digits[static_cast<std::size_t>(i)]; }
    Color at(int i) const { return m_digits[static_cast<std::size_t>(i)]; }

    int m_rows;
    int m_columns;
    int m_colors;
    std::array<Color, most_cells> m_digits{};
};

class SolvableCounting {
public:
    SolvableCounting(const SolvableCountRequest& request, const SearchControl& control)
        : m_request(request), m_control(control) {
        m_boards = request.samples
                       ? *request.samples
                       : *board_count(request.rows, request.columns, request.colors) /
                             static_cast<std::uint64_t>(request.colors); // the first cell has 0
    }

    std::optional<SolvableCount> run() {
        const std::uint64_t memory = m_request.memory == 0 ? default_memory() : m_request.memory;
        WorkerTeam team(m_request.threads);
        const auto size = static_cast<std::uint64_t>(team.size());
        team.run([&](int) { work(memory / size); },
                 [this] { m_next.store(m_boards, std::memory_order_relaxed); });
        if (m_control.stop_requested())
            return std::nullopt;
        keep_boards();
        return m_count;
    }

private:
    /// The count of one worker, and the numbers of its unsolvable boards.
    struct Share {
        SolvableCount count;
        std::vector<std::uint64_t> unsolvable;
    };

    /// Takes boards until there are none left. The counter alone is shared; nothing goes with it.
    void work(std::uint64_t memory) {
        Endgame endgame(memory);
        Share share;
        while (!m_control.stop_requested()) {
            const std::uint64_t first =
                m_next.fetch_add(boards_at_a_time, std::memory_order_relaxed);
            if (first >= m_boards)
                break;
            const std::uint64_t end = std::min(first + boards_at_a_time, m_boards);
            for (std::uint64_t i = first; i < end && !m_control.stop_requested(); ++i)
                add(i, endgame, share);
        }
        const std::lock_guard lock(m_mutex);
        m_count.boards += share.count.boards;
        m_count.solvable += share.count.solvable;
        m_count.open += share.count.open;
        m_unsolvable.insert(m_unsolvable.end(), share.unsolvable.begin(), share.unsolvable.end());
    }

    /// The board of a number with its weight; nothing if another board stands for it.
    std::optional<UnsolvableBoard> board_of(std::uint64_t number) const {
        if (m_request.samples)
            return UnsolvableBoard{generate_board(Rng(m_request.seed).split(number).next(),
                                                  m_request.rows, m_request.columns,
                                                  m_request.colors)};
        const Digits digits(m_request, number);
        const int mirror = m_request.gravity == Gravity::shift ? digits.compare_with_mirror() : 0;
        if (mirror < 0)
            return std::nullopt; // it was solved
        return UnsolvableBoard{digits.board(),
                               static_cast<std::uint64_t>(m_request.colors) * (mirror > 0 ? 2 : 1)};
    }

    void add(std::uint64_t number, Endgame& endgame, Share& share) const {
        const auto weighted = board_of(number);
        if (!weighted)
            return;
        const auto& [board, weight] = *weighted;
        SolvableCount& count = share.count;
        const auto can_be_cleared = endgame.can_be_cleared(
            board, {Scoring::clickomania, m_request.gravity}, {.positions = m_request.positions});
        count.boards += weight;
        count.solvable += can_be_cleared.value_or(false) ? weight : 0;
        count.open += can_be_cleared ? 0 : weight;
        // A worker takes boards in their order, so none of the first ones is beyond this. One more
        // shows that there are more.
        if (can_be_cleared == false && m_request.most_kept > 0 &&
            share.unsolvable.size() <= m_request.most_kept)
            share.unsolvable.push_back(number);
    }

    void keep_boards() {
        std::sort(m_unsolvable.begin(), m_unsolvable.end());
        m_count.has_more = m_request.most_kept > 0 && m_unsolvable.size() > m_request.most_kept;
        if (m_count.has_more)
            m_unsolvable.resize(m_request.most_kept);
        for (const std::uint64_t number : m_unsolvable)
            m_count.kept.push_back(*board_of(number));
    }

    const SolvableCountRequest& m_request;
    const SearchControl& m_control;
    std::uint64_t m_boards;
    std::atomic<std::uint64_t> m_next = 0;
    std::mutex m_mutex; // guards all below
    SolvableCount m_count;
    std::vector<std::uint64_t> m_unsolvable; // numbers of boards
};

} // namespace

double SolvableCount::share() const {
    return boards == 0 ? 0 : static_cast<double>(solvable) / static_cast<double>(boards);
}

std::optional<std::uint64_t> board_count(int rows, int columns, int colors) {
    std::uint64_t count = 1;
    for (int i = 0; i < rows * columns; ++i) {
        count *= static_cast<std::uint64_t>(colors);
        if (count > most_counted_boards)
            return std::nullopt;
    }
    return count;
}

std::optional<SolvableCount> count_solvable(const SolvableCountRequest& request,
                                            const SearchControl& control) {
    assert(request.samples || board_count(request.rows, request.columns, request.colors));
    return SolvableCounting(request, control).run();
}

Interval share_interval(std::uint64_t hits, std::uint64_t count) {
    assert(count > 0);
    constexpr double z = 1.959964; // of the normal distribution, 97.5 %
    const auto n = static_cast<double>(count);
    const double share = static_cast<double>(hits) / n;
    const double scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace samegame
