#include "engine/studies/experiment/trial_numbers.h"

#include <iterator>

namespace samegame {

void TrialNumbers::insert(std::size_t number) {
    if (contains(number))
        return;
    std::size_t end = number + 1;
    const auto next = m_intervals.find(end);
    if (next != m_intervals.end()) {
        end = next->second;
        m_intervals.erase(next);
    }
    const auto behind = m_intervals.upper_bound(number);
    if (behind != m_intervals.begin() && std::prev(behind)->second == number)
        std::prev(behind)->second = end;
    else
        m_intervals[number] = end;
}

bool TrialNumbers::contains(std::size_t number) const {
    return next_missing(number) != number;
}

std::size_t TrialNumbers::next_missing(std::size_t first) const {
    const auto behind = m_intervals.upper_bound(first);
    if (behind == m_intervals.begin() || std::prev(behind)->second <= first)
        return first;
    return std::prev(behind)->second;
}

} // namespace samegame
