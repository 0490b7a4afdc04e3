#include "engine/studies/solvability/line_count.h"

#include <map>
#include <vector>

#include "engine/game/group.h"
#include "engine/search/transposition_table.h"

namespace samegame {

namespace {

constexpr std::uint64_t most_lines = 1ULL << 63U;

class LineCounting {
public:
    LineCounting(Gravity gravity, std::uint64_t most_positions, const std::function<bool()>& stops)
        : m_gravity(gravity), m_most(most_positions), m_stops(stops) {}

    /// The lines and the clearing ones; nothing once it was given up.
    std::optional<LineCount> count(const Board& board) {
        if (!board.has_moves())
            return LineCount{1, board.is_cleared() ? 1U : 0U, 0};
        const PositionKey key(board);
        const std::vector<std::uint64_t> words(key.words().begin(), key.words().end());
        if (const auto known = m_known.find(words); known != m_known.end())
            return known->second;
        if (m_known.size() >= m_most || m_stops())
            return std::nullopt;
        LineCount sum;
        for (const Move move : legal_moves(board)) {
            Board next = board;
            next.play(move, m_gravity);
            const auto after = count(next);
            if (!after)
                return std::nullopt;
            sum.lines += after->lines; // both below 2^63
            sum.clearing += after->clearing;
            if (sum.lines >= most_lines)
                return std::nullopt;
        }
        m_known[words] = sum;
        return sum;
    }

    std::uint64_t positions() const { return m_known.size(); }

private:
    const Gravity m_gravity;
    const std::uint64_t m_most;
    const std::function<bool()>& m_stops;
    std::map<std::vector<std::uint64_t>, LineCount> m_known;
};

} // namespace

std::optional<LineCount> count_lines(const Board& board, Gravity gravity,
                                     std::uint64_t most_positions,
                                     const std::function<bool()>& stops) {
    LineCounting counting(gravity, most_positions, stops);
    auto sum = counting.count(board);
    if (sum)
        sum->positions = counting.positions();
    return sum;
}

} // namespace samegame
