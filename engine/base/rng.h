#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace samegame {

/// The next number of the generator splitmix64, whose state is `x`.
constexpr std::uint64_t splitmix(std::uint64_t& x) {
    std::uint64_t z = (x += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/// The only source of randomness in the engine: xoshiro256++ seeded through splitmix64 (D.
/// Blackman, S. Vigna, "Scrambled Linear Pseudorandom Number Generators", 2021).
///
/// The same seed gives the same numbers everywhere. Workers and playouts take `split(stream)`. One
/// generator per thread.
class Rng {
public:
    explicit Rng(std::uint64_t seed = 0) : m_seed(seed) {
        std::uint64_t x = seed;
        for (auto& word : m_word)
            word = splitmix(x);
    }

    /// The generator of share `stream` of this seed, whatever was drawn before.
    Rng split(std::uint64_t stream) const {
        std::uint64_t x = m_seed ^ (0x9e3779b97f4a7c15ULL * (stream + 1));
        return Rng(splitmix(x));
    }

    /// 64 uniform bits.
    std::uint64_t next() {
        const std::uint64_t result = rotl(m_word[0] + m_word[3], 23) + m_word[0];
        const std::uint64_t t = m_word[1] << 17;
        m_word[2] ^= m_word[0];
        m_word[3] ^= m_word[1];
        m_word[1] ^= m_word[2];
        m_word[0] ^= m_word[3];
        m_word[2] ^= t;
        m_word[3] = rotl(m_word[3], 45);
        return result;
    }

    /// Uniform in [0, n), exactly: D. Lemire, "Fast Random Integer Generation in an Interval",
    /// 2019.
    std::uint32_t bounded(std::uint32_t n) { return bounded(n, next()); }

    /// Uniform in [0, n) from the upper half of `number`, a number drawn before; its lower half
    /// stays free for other use. Draws more numbers once in 2^32/n times.
    std::uint32_t bounded(std::uint32_t n, std::uint64_t number) {
        assert(n > 0);
        std::uint64_t product = (number >> 32) * n;
        auto low = static_cast<std::uint32_t>(product);
        if (low < n) {
            const std::uint32_t threshold = (0U - n) % n;
            while (low < threshold) {
                product = (next() >> 32) * n;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Uniform in [0, 1), 53 bits.
    double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// All that the numbers to come depend on, as numbers, and the inverse.
    using Words = std::array<std::uint64_t, 5>;
    Words words() const { return {m_word[0], m_word[1], m_word[2], m_word[3], m_seed}; }
    static Rng of_words(const Words& words) {
        Rng rng;
        rng.m_word = {words[0], words[1], words[2], words[3]};
        rng.m_seed = words[4];
        return rng;
    }

    bool operator==(const Rng&) const = default;

private:
    static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::array<std::uint64_t, 4> m_word{};
    std::uint64_t m_seed;
};

} // namespace samegame
