#pragma once

#include <cstddef>
#include <map>

namespace samegame {

/// A set of numbers of trials, kept as intervals: trials are dealt in the order of their numbers,
/// so that those that are done stand close together however large the table is. Memory grows with
/// the gaps. No thread but one at a time.
class TrialNumbers {
public:
    void insert(std::size_t number);
    bool contains(std::size_t number) const;

    /// The least number from `first` on that is not in the set.
    std::size_t next_missing(std::size_t first) const;

private:
    std::map<std::size_t, std::size_t> m_intervals; // first to behind the last; none touch
};

} // namespace samegame
