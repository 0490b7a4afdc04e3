#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/playout/learned_line.h"
#include "engine/solvers/nrpa/options.h"

namespace samegame {

/// Whether two lines play the same codes one after the other.
bool same_sequence(const LearnedLine& a, const LearnedLine& b);

/// The best line of a call of NRPA and how often it came again. Taking a line swaps its content
/// for an older one's, so that nothing is copied or allocated.
class BestLine {
public:
    /// `repetitions` as in NrpaOptions.
    explicit BestLine(std::uint64_t repetitions) : m_most_repetitions(repetitions) {}

    void forget() {
        m_exists = false;
        m_repetitions = 0;
    }
    /// Takes the line if it scores no less than the best one.
    void take(LearnedLine& line);
    /// Gives the store a copy of its line, or takes one of the store's where that scores more.
    void exchange_with(BestLine& store);
    /// Whether the best line came again as often as it may.
    bool is_worn_out() const {
        return m_most_repetitions != 0 && m_repetitions >= m_most_repetitions;
    }

    const LearnedLine& line() const { return m_line; }
    std::span<LearnedLine> lines() { return {&m_line, m_exists ? std::size_t{1} : 0}; }

private:
    void copy(const BestLine& other);

    std::uint64_t m_most_repetitions;
    std::uint64_t m_repetitions = 0;
    bool m_exists = false;
    LearnedLine m_line;
};

/// The best lines of a call of Beam NRPA, best first, of equal ones the latest first, no two alike
/// by the diversity asked for; each with the number of the policy that found it.
class NrpaBeam {
public:
    NrpaBeam(int width, NrpaOptions::Diversity diversity, std::uint64_t repetitions);

    void clear();
    /// Takes a line found by policy number `policy`, if it is among the best.
    void insert(LearnedLine& line, std::size_t policy);
    bool is_worn_out() const {
        return m_most_repetitions != 0 && m_repetitions >= m_most_repetitions;
    }

    std::size_t size() const { return m_size; }
    std::span<LearnedLine> lines() { return std::span(m_lines).first(m_size); }
    /// The policies of the lines.
    std::span<std::size_t> policies() { return std::span(m_policies).first(m_size); }

private:
    bool alike(const LearnedLine& a, const LearnedLine& b) const;
    bool make_place(const LearnedLine& line);

    NrpaOptions::Diversity m_diversity;
    std::uint64_t m_most_repetitions;
    std::uint64_t m_repetitions = 0;
    std::vector<LearnedLine> m_lines;
    std::vector<std::size_t> m_policies;
    std::size_t m_size = 0;
};

} // namespace samegame
