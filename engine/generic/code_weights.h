#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace samegame::generic {

/// The weights of a softmax policy: a number w for each code of a move, and beside it exp(w), so
/// that a playout needs no exp. Weights stay from -50 to 50, so that exp() stays finite.
///
/// A hash table with open addressing, at most half full. It is copied for each call of a level of
/// NRPA, at a cost that grows with the codes in it.
class CodeWeights {
public:
    /// exp(w) of a code; of an absent one with the weight `initial(code)`.
    template <class Initial>
    double count(std::uint64_t code, const Initial& initial) const {
        const Entry& entry = m_entries[find(code)];
        return entry.is_free() ? std::exp(clamped(initial(code))) : entry.count;
    }

    /// Adds a code with the weight `initial(code)` if it is absent. Places change.
    template <class Initial>
    void insert(std::uint64_t code, const Initial& initial) {
        const std::size_t place = find(code);
        if (!m_entries[place].is_free())
            return;
        const double weight = clamped(initial(code));
        m_entries[place] = {code, weight, std::exp(weight), 0};
        if (2 * ++m_size > m_entries.size())
            grow();
    }

    /// The place of a code that is present.
    std::size_t place_of(std::uint64_t code) const { return find(code); }
    double count_at(std::size_t place) const { return m_entries[place].count; }

    /// Adds to the weight at a place, which stays as it is until settle().
    void change(std::size_t place, double by) { m_entries[place].change += by; }
    void settle(std::size_t place) {
        Entry& entry = m_entries[place];
        if (entry.change == 0)
            return;
        entry.weight = std::clamp(entry.weight + entry.change, -most_weight, most_weight);
        entry.count = std::exp(entry.weight);
        entry.change = 0;
    }

private:
    static constexpr double most_weight = 50;
    static double clamped(double weight) { return std::clamp(weight, -most_weight, most_weight); }

    static constexpr std::size_t smallest_table = 256;

    struct Entry {
        std::uint64_t code = 0;
        double weight = 0;
        double count = 0; ///< exp(weight); 0 marks a free place.
        double change = 0;

        bool is_free() const { return count == 0; }
    };

    /// Where the code is, or would be put. Codes may be small numbers in a row: the product spreads
    /// them.
    std::size_t find(std::uint64_t code) const {
        const std::size_t mask = m_entries.size() - 1;
        std::size_t place = (code * 0x9e3779b97f4a7c15ULL >> 32) & mask;
        while (!m_entries[place].is_free() && m_entries[place].code != code)
            place = (place + 1) & mask;
        return place;
    }

    void grow() {
        const std::vector<Entry> old = std::move(m_entries);
        m_entries.assign(2 * old.size(), Entry{});
        for (const Entry& entry : old)
            if (!entry.is_free())
                m_entries[find(entry.code)] = entry;
    }

    std::vector<Entry> m_entries = std::vector<Entry>(smallest_table); // a power of two of them
    std::size_t m_size = 0;
};

} // namespace samegame::generic
