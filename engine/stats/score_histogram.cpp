#include "engine/stats/score_histogram.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "engine/stats/nice_step.h"

namespace samegame {

namespace {

/// The largest multiple of `width` that is not above `score`.
int bin_start(int score, int width) {
    const int rest = score % width;
    return score - (rest < 0 ? rest + width : rest);
}

} // namespace

void ScoreHistogram::add(int score, std::uint64_t count) {
    if (count == 0)
        return;
    m_counts[score] += count;
    m_count += count;
}

void ScoreHistogram::merge(const ScoreHistogram& other) {
    for (const auto& [score, count] : other.m_counts)
        add(score, count);
}

double ScoreHistogram::mean() const {
    if (empty())
        return 0;
    double sum = 0;
    for (const auto& [score, count] : m_counts)
        sum += static_cast<double>(score) * static_cast<double>(count);
    return sum / static_cast<double>(m_count);
}

double ScoreHistogram::deviation() const {
    if (m_count < 2)
        return 0;
    const double center = mean();
    double squares = 0;
    for (const auto& [score, count] : m_counts)
        squares += (score - center) * (score - center) * static_cast<double>(count);
    return std::sqrt(squares / static_cast<double>(m_count - 1));
}

int ScoreHistogram::minimum() const {
    assert(!empty());
    return m_counts.begin()->first;
}

int ScoreHistogram::maximum() const {
    assert(!empty());
    return m_counts.rbegin()->first;
}

int ScoreHistogram::quantile(double fraction) const {
    assert(!empty());
    std::uint64_t below = 0;
    for (const auto& [score, count] : m_counts) {
        below += count;
        if (static_cast<double>(below) >= fraction * static_cast<double>(m_count))
            return score;
    }
    return maximum();
}

double ScoreHistogram::percentile_of(int score) const {
    if (empty())
        return 0;
    double below = 0;
    for (const auto& [other, count] : m_counts) {
        if (other < score)
            below += static_cast<double>(count);
        else if (other == score)
            below += 0.5 * static_cast<double>(count);
    }
    return below / static_cast<double>(m_count);
}

std::vector<ScoreHistogram::Bin> ScoreHistogram::bins(int width) const {
    assert(width > 0);
    std::vector<Bin> bins;
    if (empty())
        return bins;
    for (int from = bin_start(minimum(), width); from <= maximum(); from += width)
        bins.push_back({from, from + width, 0});
    for (const auto& [score, count] : m_counts)
        bins[static_cast<std::size_t>((score - bins.front().from) / width)].count += count;
    return bins;
}

int ScoreHistogram::nice_width(int most) const {
    static constexpr int least = 2;
    if (empty() || minimum() == maximum())
        return least;
    const auto nice = [](double range, int parts) {
        return std::max(least, static_cast<int>(std::lround(nice_step(range, parts))));
    };
    int width = nice(maximum() - minimum(), most);
    while ((maximum() - bin_start(minimum(), width)) / width >= most)
        width = nice(width + 1, 1); // the next nice width, since bins begin below the lowest score
    return width;
}

namespace {

/// The lowest and the highest score of all.
ScoreHistogram ends_of(std::span<const ScoreHistogram> histograms) {
    ScoreHistogram ends;
    for (const ScoreHistogram& histogram : histograms)
        if (!histogram.empty()) {
            ends.add(histogram.minimum());
            ends.add(histogram.maximum());
        }
    return ends;
}

} // namespace

CommonBins common_bins(std::span<const ScoreHistogram> histograms, int most) {
    return bins_of_width(histograms, ends_of(histograms).nice_width(most));
}

CommonBins bins_of_width(std::span<const ScoreHistogram> histograms, int width) {
    CommonBins common{.width = width};
    if (const auto bins = ends_of(histograms).bins(width); !bins.empty()) {
        common.from = bins.front().from;
        common.to = bins.back().to;
    }
    return common;
}

} // namespace samegame
