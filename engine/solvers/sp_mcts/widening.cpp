#include "engine/solvers/sp_mcts/widening.h"

#include <algorithm>
#include <tuple>

#include "engine/game/group.h"

namespace samegame {

SpMctsWidening::SpMctsWidening(SpMctsOptions::Widening kind) {
    if (kind == SpMctsOptions::Widening::none)
        return;
    const bool is_unpruning = kind == SpMctsOptions::Widening::unpruning;
    if (is_unpruning)
        m_needed_visits.assign(4, 0);
    double step = 40;
    double needed = is_unpruning ? 50 * 1.3 : 40;
    while (needed < 0x1p32) {
        m_needed_visits.push_back(needed);
        step *= 1.4;
        needed = is_unpruning ? needed * 1.3 : needed + step;
    }
}

int SpMctsWidening::considered(std::uint32_t visits) const {
    const auto end = std::upper_bound(m_needed_visits.begin(), m_needed_visits.end(), visits);
    return 1 + static_cast<int>(end - m_needed_visits.begin());
}

Move SpMctsWidening::move(const Board& board, int number) {
    std::vector<Group> all = groups(board);
    const Color spared = board.most_frequent_color();
    const auto key = [&](const Group& group) {
        const Move move = group.move();
        return std::tuple(board.color_at(move.cell) == spared, -group.size(), move);
    };
    const auto wanted = all.begin() + number;
    std::nth_element(all.begin(), wanted, all.end(),
                     [&](const Group& a, const Group& b) { return key(a) < key(b); });
    return wanted->move();
}

} // namespace samegame
