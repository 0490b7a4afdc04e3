#include "engine/stats/running_stats.h"

#include <algorithm>
#include <cmath>

namespace samegame {

RunningStats RunningStats::restored(std::uint64_t count, double mean, double squares,
                                    double minimum, double maximum) {
    RunningStats stats;
    stats.m_count = count;
    stats.m_mean = mean;
    stats.m_squares = squares;
    stats.m_minimum = minimum;
    stats.m_maximum = maximum;
    return stats;
}

void RunningStats::add(double value) {
    m_minimum = m_count == 0 ? value : std::min(m_minimum, value);
    m_maximum = m_count == 0 ? value : std::max(m_maximum, value);
    ++m_count;
    const double before = value - m_mean;
    m_mean += before / static_cast<double>(m_count);
    m_squares += before * (value - m_mean);
}

void RunningStats::merge(const RunningStats& other) {
    if (other.m_count == 0)
        return;
    if (m_count == 0) {
        *this = other;
        return;
    }
    const auto mine = static_cast<double>(m_count);
    const auto theirs = static_cast<double>(other.m_count);
    const double difference = other.m_mean - m_mean;
    m_mean += difference * theirs / (mine + theirs);
    m_squares += other.m_squares + difference * difference * mine * theirs / (mine + theirs);
    m_count += other.m_count;
    m_minimum = std::min(m_minimum, other.m_minimum);
    m_maximum = std::max(m_maximum, other.m_maximum);
}

double RunningStats::variance() const {
    return m_count < 2 ? 0 : m_squares / static_cast<double>(m_count - 1);
}

double RunningStats::deviation() const {
    return std::sqrt(variance());
}

double RunningStats::standard_error() const {
    return m_count < 2 ? 0 : deviation() / std::sqrt(static_cast<double>(m_count));
}

} // namespace samegame
