#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace samegame {

/// square * n^2 + linear * n + constant, of a number of blocks n.
struct Formula {
    int square = 0;
    int linear = 0;
    int constant = 0;

    std::int64_t at(std::int64_t n) const { return (square * n + linear) * n + constant; }
    bool operator==(const Formula&) const = default;
};

/// What each number of blocks earns or costs, as people write it: a formula as in `n(n-1)`, or
/// numbers for the smallest counts and a formula for all others, as in `0,0,(n-2)^2`. After numbers
/// alone, the difference between the last two is repeated (`1,3,6` goes on with 9); a single number
/// holds for every count.
class Amounts {
public:
    /// From an outside text; `first` is the count of the first number. Nothing if it is wrong: a
    /// formula has whole numbers and the square of n at most, and most_listed numbers may stand
    /// before it.
    static std::optional<Amounts> parse(std::string_view text, int first);

    static constexpr std::size_t most_listed = 64;

    /// Of `count` blocks, the first count or more.
    std::int64_t at(int count) const;

    /// The formula, if it holds for every count.
    std::optional<Formula> formula() const;

    /// The shortest text, without blanks: equal amounts have equal texts.
    std::string text() const;

private:
    explicit Amounts(int first) : m_first(first) {}
    void shorten();

    int m_first;
    std::vector<int> m_listed; // of m_first, m_first + 1, ...
    Formula m_others;          // of all others
};

} // namespace samegame
