#pragma once

#include <cstdint>

namespace samegame {

/// Mean, deviation and range of a stream of numbers (B. P. Welford, "Note on a Method for
/// Calculating Corrected Sums of Squares and Products", 1962).
class RunningStats {
public:
    static RunningStats restored(std::uint64_t count, double mean, double squares, double minimum,
                                 double maximum);

    void add(double value);
    void merge(const RunningStats& other);

    std::uint64_t count() const { return m_count; }
    double mean() const { return m_mean; }       ///< 0 when nothing was added.
    double squares() const { return m_squares; } ///< Sum of squared differences from the mean.
    double variance() const;                     ///< Sample variance (n - 1); 0 below two values.
    double deviation() const;                    ///< Square root of the variance.
    double standard_error() const;               ///< Standard error of the mean; 0 below two.
    double minimum() const { return m_minimum; } ///< 0 when nothing was added.
    double maximum() const { return m_maximum; }

private:
    std::uint64_t m_count = 0;
    double m_mean = 0;
    double m_squares = 0;
    double m_minimum = 0;
    double m_maximum = 0;
};

} // namespace samegame
