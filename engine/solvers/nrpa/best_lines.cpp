#include "engine/solvers/nrpa/best_lines.h"

#include <algorithm>
#include <utility>

namespace samegame {

bool same_sequence(const LearnedLine& a, const LearnedLine& b) {
    if (a.score != b.score || a.step_count != b.step_count)
        return false;
    for (std::size_t t = 0; t + 1 < a.step_count; ++t)
        if (a.codes[a.steps[t].played] != b.codes[b.steps[t].played])
            return false;
    return true;
}

void BestLine::take(LearnedLine& line) {
    if (m_exists && line.score < m_line.score)
        return;
    if (m_most_repetitions != 0)
        m_repetitions = m_exists && same_sequence(line, m_line) ? m_repetitions + 1 : 0;
    std::swap(m_line, line);
    m_exists = true;
}

void BestLine::exchange_with(BestLine& store) {
    if (m_exists && (!store.m_exists || m_line.score >= store.m_line.score))
        store.copy(*this);
    else
        copy(store);
}

/// A line of another's has not come again.
void BestLine::copy(const BestLine& other) {
    m_exists = other.m_exists;
    m_repetitions = 0;
    m_line = other.m_line;
}

NrpaBeam::NrpaBeam(int width, NrpaOptions::Diversity diversity, std::uint64_t repetitions)
    : m_diversity(diversity),
      m_most_repetitions(repetitions),
      m_lines(static_cast<std::size_t>(width)),
      m_policies(static_cast<std::size_t>(width)) {}

void NrpaBeam::clear() {
    m_size = 0;
    m_repetitions = 0;
}

void NrpaBeam::insert(LearnedLine& line, std::size_t policy) {
    const auto known = std::ranges::find_if(
        lines(), [&](const LearnedLine& other) { return same_sequence(line, other); });
    if (known != lines().end()) {
        m_repetitions += known == lines().begin() ? 1 : 0;
        return;
    }
    if (!make_place(line))
        return;
    // The last place is free; before the first line that scores no more is the new one's.
    std::swap(m_lines[m_size], line);
    m_policies[m_size] = policy;
    const auto last = static_cast<std::ptrdiff_t>(m_size);
    const int score = m_lines[m_size].score;
    const auto worse = std::find_if(m_lines.begin(), m_lines.begin() + last,
                                    [&](const LearnedLine& other) { return other.score <= score; });
    const auto place = worse - m_lines.begin();
    std::rotate(worse, m_lines.begin() + last, m_lines.begin() + last + 1);
    std::rotate(m_policies.begin() + place, m_policies.begin() + last,
                m_policies.begin() + last + 1);
    ++m_size;
    if (place == 0)
        m_repetitions = 0;
}

/// Drops the line that is alike, or else the worst of a full beam, unless `line` does not deserve
/// its place.
bool NrpaBeam::make_place(const LearnedLine& line) {
    const auto end = m_lines.begin() + static_cast<std::ptrdiff_t>(m_size);
    auto dropped = std::find_if(m_lines.begin(), end,
                                [&](const LearnedLine& other) { return alike(line, other); });
    if (dropped == end) {
        if (m_size < m_lines.size())
            return true;
        --dropped;
    }
    if (line.score < dropped->score)
        return false;
    std::rotate(dropped, dropped + 1, end);
    const auto policy = m_policies.begin() + (dropped - m_lines.begin());
    std::rotate(policy, policy + 1, m_policies.begin() + static_cast<std::ptrdiff_t>(m_size));
    --m_size;
    return true;
}

bool NrpaBeam::alike(const LearnedLine& a, const LearnedLine& b) const {
    switch (m_diversity) {
    case NrpaOptions::Diversity::sequence:
        return false; // sequences that are the same do not come so far
    case NrpaOptions::Diversity::score:
        return a.score == b.score;
    case NrpaOptions::Diversity::length:
        return a.step_count == b.step_count;
    }
    return false;
}

} // namespace samegame
