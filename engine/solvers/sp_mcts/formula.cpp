#include "engine/solvers/sp_mcts/formula.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/game/group.h"

namespace samegame {

SpMctsFormula::SpMctsFormula(const SpMctsOptions& options)
    : m_formula(options.formula),
      m_is_sum(options.formula == SpMctsOptions::Formula::text),
      m_takes_log10(options.logarithm == SpMctsOptions::Logarithm::log10),
      m_more_visits(options.formula == SpMctsOptions::Formula::product_sqrt ? 1 : 0),
      m_mean_weight(options.top_score == SpMctsOptions::TopScore::convex ? 1 - options.w : 1),
      m_c(options.c),
      m_d(options.d),
      m_w(options.w),
      m_rave(options.rave) {}

double SpMctsFormula::exploration(std::uint32_t parent_visits) const {
    const double n = parent_visits;
    if (m_formula == SpMctsOptions::Formula::product_sqrt)
        return m_c * std::sqrt(std::sqrt(n));
    return m_c * std::sqrt(m_takes_log10 ? std::log10(n) : std::log(n));
}

double SpMctsFormula::mixed_mean(const SpMctsStatistics& child, double rave_sum,
                                 std::uint32_t rave_visits) const {
    if (rave_visits == 0)
        return child.mean();
    const double share = std::sqrt(m_rave / (3.0 * child.visits + m_rave));
    return (1 - share) * child.mean() + share * rave_sum / rave_visits;
}

std::uint32_t SpMctsRave::code_of(const Board& board, Move move) {
    const Group group = board.flood(move.cell);
    std::uint64_t code = board.color_at(move.cell);
    for (int column = group.first_column(); column <= group.last_column(); ++column) {
        code = (code ^ (std::uint64_t{group.mask(column)} << 5 | static_cast<unsigned>(column))) *
               0x9e3779b97f4a7c15ULL;
        code ^= code >> 29;
    }
    return static_cast<std::uint32_t>(code) | 1U;
}

void SpMctsRave::set_line(Board start, const Rules& rules, const MoveList& moves,
                          std::size_t first) {
    ++m_line;
    for (std::size_t place = first; place < moves.size(); ++place) {
        const std::uint32_t code = code_of(start, moves[place]);
        m_slots[slot_of(code)] = {code, m_line, place};
        start.play(moves[place], rules.gravity);
    }
}

bool SpMctsRave::plays(std::uint32_t code, std::size_t from) const {
    const Slot& slot = m_slots[slot_of(code)];
    return slot.line == m_line && slot.place >= from;
}

/// Where the code is, or would be put.
std::size_t SpMctsRave::slot_of(std::uint32_t code) const {
    std::size_t slot = (code >> 1) % slot_count;
    while (m_slots[slot].line == m_line && m_slots[slot].code != code)
        slot = (slot + 1) % slot_count;
    return slot;
}

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
