// The weights of roulette-wheel selection (see roulette_policy.h). Included inside an unnamed
// namespace: by each build of the core, and by roulette_policy.cpp for boards of every size. A lane
// is a color; lanes do not see each other, so that any number of them gives the same weights. Only
// additions, multiplications and one division, which round alike everywhere.

constexpr float roulette_one = 0x1p25F; // the sum over 9 colors, times 8, stays below 2^32

/// share^exponent as whole multiples of 2^-25, for shares from 0 to 1; off by less than 2^-21
/// above 0.
template <class Words, class Reals>
CORE_INLINE void roulette_power(const Reals& share, const Reals& exponent, Words& power_of_share) {
    // 1. log2 of the share: a power of two times 1 + t, which is from the root of 1/2 to that of 2.
    constexpr std::int32_t root_of_half = 0x3f3504f3;
    constexpr int mantissa_bits = 23;
    const Words bits = reinterpret_cast<Words>(share);
    const Words power = (bits - root_of_half) >> mantissa_bits;
    const Reals t = reinterpret_cast<Reals>(bits - (power << mantissa_bits)) - 1.0F;
    const Reals t2 = t * t; // minimax of log2(1 + t) / t, error 2.5e-7, in halves of halves
    const Reals log_low =
        (t * -0.721352487F + 1.44269492F) + (t * -0.360263462F + 0.480931162F) * t2;
    const Reals log_high =
        (t * -0.248322812F + 0.286868876F) + (t * -0.149733262F + 0.235709636F) * t2;
    const Reals log = (log_low + log_high * (t2 * t2)) * t + __builtin_convertvector(power, Reals);
    // 2. 2^(exponent log): a whole number, by rounding to one, and a part from -1/2 to 1/2.
    constexpr float rounds_to_whole = 0x1.8p23F;
    constexpr float least_exponent = -30; // far below 2^-25
    Reals power_log = exponent * log;
    power_log = power_log < least_exponent ? Reals{} + least_exponent : power_log;
    const Reals rounded = power_log + rounds_to_whole;
    const Reals part = power_log - (rounded - rounds_to_whole);
    const Reals part2 = part * part; // minimax of 2^part, error 7.5e-8
    const Reals low =
        (part * 0.693146967F + 1.00000007F) + (part * 0.0555071327F + 0.240221197F) * part2;
    const Reals high = part * 0.0013276472F + 0.00967554133F;
    Reals value = low + high * (part2 * part2);
    const Words scale = reinterpret_cast<Words>(rounded) << mantissa_bits; // the low bits count
    value = reinterpret_cast<Reals>(reinterpret_cast<Words>(value) + scale);
    power_of_share = __builtin_convertvector(value * roulette_one, Words);
}

/// ((count - threshold least) / (most - threshold least))^exponent in the same unit, with an
/// exponent that falls with the blocks that are left.
template <class Reals, class Words>
CORE_INLINE void roulette_weights(const Words& count, const Words& least, const Words& most,
                                  const Words& left, const core::Roulette& roulette,
                                  Words& weights) {
    const Reals off = __builtin_convertvector(least, Reals) * roulette.threshold;
    const Reals share = (__builtin_convertvector(count, Reals) - off) /
                        (__builtin_convertvector(most, Reals) - off);
    const float per_block = roulette.rise / roulette.cells;
    const Reals exponent = __builtin_convertvector(left, Reals) * per_block + roulette.exponent;
    // What is no candidate may have any share, which the arithmetic is not made for.
    const Reals above = share > 0.0F ? share : Reals{};
    roulette_power(above < 1.0F ? above : Reals{} + 1.0F, exponent, weights);
}
