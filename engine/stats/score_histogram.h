#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace samegame {

/// Every score and how often it occurred, with exact mean, quantiles and bins of any width.
class ScoreHistogram {
public:
    struct Bin {
        int from = 0; ///< The lowest score of the bin.
        int to = 0;   ///< The end of the bin, not included.
        std::uint64_t count = 0;

        bool operator==(const Bin&) const = default;
    };

    void add(int score, std::uint64_t count = 1);
    void merge(const ScoreHistogram& other);

    /// How often each score occurred, the lowest first.
    const std::map<int, std::uint64_t>& counts() const { return m_counts; }

    std::uint64_t count() const { return m_count; }
    bool empty() const { return m_count == 0; }
    double mean() const;      ///< 0 when empty.
    double deviation() const; ///< Sample deviation (n - 1); 0 below two scores.
    int minimum() const;      ///< The histogram is not empty.
    int maximum() const;

    /// The smallest score that at least `fraction` of all scores do not exceed. The histogram is
    /// not empty.
    int quantile(double fraction) const;

    /// The share of scores below `score`, plus half the share equal to it; 0 when empty.
    double percentile_of(int score) const;

    /// Bins of `width`, aligned to multiples of it, from the first that holds a score to the last.
    std::vector<Bin> bins(int width) const;

    /// A width of 1, 2 or 5 times a power of ten that gives at most `most` bins, 2 or more.
    int nice_width(int most) const;

    bool operator==(const ScoreHistogram&) const = default;

private:
    std::map<int, std::uint64_t> m_counts;
    std::uint64_t m_count = 0;
};

/// Bins of one width for several histograms on one axis.
struct CommonBins {
    int width = 2; ///< 1 or more.
    int from = 0;  ///< The start of the first bin with a score of any of them.
    int to = 0;    ///< The end of the last one; like `from` if there is no score.
};

/// Bins of a nice width that gives at most `most`.
CommonBins common_bins(std::span<const ScoreHistogram> histograms, int most);

/// Bins of a chosen width.
CommonBins bins_of_width(std::span<const ScoreHistogram> histograms, int width);

} // namespace samegame
