#include "engine/studies/experiment/trial_plan.h"

#include <algorithm>
#include <utility>

namespace samegame {

FixedPlan::FixedPlan(TrialTable table, std::vector<Trial> done)
    : m_table(std::move(table)),
      m_range{0, m_table.size()},
      m_trials(std::move(done)),
      m_left(m_table.size() - m_trials.size()) {}

FixedPlan::FixedPlan(TrialTable table, TrialRange range)
    : m_table(std::move(table)), m_range(range), m_left(range.last - range.first) {}

void FixedPlan::add(const Trial& trial) {
    const std::lock_guard lock(m_mutex);
    m_trials.push_back(trial);
    const std::size_t number = m_table.number_of(trial);
    if (number >= m_range.first && number < m_range.last)
        --m_left;
}

TrialRange FixedPlan::next() {
    const std::lock_guard lock(m_mutex);
    return m_left > 0 ? m_range : TrialRange();
}

std::vector<Trial> FixedPlan::trials(std::size_t skipped) const {
    const std::lock_guard lock(m_mutex);
    const auto first = static_cast<std::ptrdiff_t>(std::min(skipped, m_trials.size()));
    return {m_trials.begin() + first, m_trials.end()};
}

} // namespace samegame
