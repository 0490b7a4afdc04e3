#include "app/gui/session/positionresults.h"

#include <algorithm>

const Finder& PositionResult::finderOf(samegame::Move move) const {
    const auto other = others.find(move);
    return other == others.end() ? finder : other->second;
}

bool PositionResult::isProven() const {
    return has_line && upper_bound == best.score &&
           std::ranges::all_of(candidates, &samegame::Candidate::is_exact);
}

const PositionResult* PositionResults::find(const samegame::StartPosition& position) const {
    const auto found = m_results.find(position);
    return found == m_results.end() ? nullptr : &found->second;
}

void PositionResults::keep(const samegame::StartPosition& position, const PositionResult& result) {
    if (m_results.insert_or_assign(position, result).second)
        m_order.push_back(position);
    if (m_order.size() > capacity) {
        m_results.erase(m_order.front());
        m_order.pop_front();
    }
}
