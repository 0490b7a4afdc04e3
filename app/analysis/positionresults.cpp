#include "app/analysis/positionresults.h"

const samegame::SearchSnapshot*
PositionResults::find(const samegame::StartPosition& position) const {
    const auto found = m_results.find(position);
    return found == m_results.end() ? nullptr : &found->second;
}

void PositionResults::keep(const samegame::StartPosition& position,
                           const samegame::SearchSnapshot& snapshot) {
    if (m_results.insert_or_assign(position, snapshot).second)
        m_order.push_back(position);
    if (m_order.size() > capacity) {
        m_results.erase(m_order.front());
        m_order.pop_front();
    }
}
