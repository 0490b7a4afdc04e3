// exp(x) in the same bits on every machine: additions and multiplications of floats in one order,
// no library. Included inside the unnamed namespace of whoever computes with it.

/// x from -87 to 87; relative error below 3e-7. A Taylor polynomial of r = x - n ln 2, times 2^n.
inline float exponential(float x) {
    constexpr float rounder = 12582912.0F; // 1.5 * 2^23: the sum's last bit is worth 1
    const float shifted = x * 1.44269504F + rounder;
    const float n = shifted - rounder;
    const float r = (x - n * 0.693359375F) - n * -2.12194440e-4F; // ln 2 in two parts
    float p = 1.0F / 720;
    p = p * r + 1.0F / 120;
    p = p * r + 1.0F / 24;
    p = p * r + 1.0F / 6;
    p = p * r + 0.5F;
    p = p * r + 1.0F;
    p = p * r + 1.0F;
    const std::uint32_t power =
        __builtin_bit_cast(std::uint32_t, shifted) - __builtin_bit_cast(std::uint32_t, rounder);
    return __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, p) + (power << 23));
}

/// The same for any x, kept within the range.
inline float bounded_exponential(float x) {
    x = x < -87.0F ? -87.0F : x;
    x = x > 87.0F ? 87.0F : x;
    return exponential(x);
}
