// The random weights of codes that a table does not hold. Included inside the unnamed namespace of
// whoever looks weights up, after exponential.h and a splitmix.

/// exp of the weight that a code starts with.
inline float initial_factor(const core::InitialWeights& initial, std::uint64_t code) {
    std::uint64_t x = code ^ initial.seed;
    const auto number = static_cast<std::int32_t>(splitmix(x) >> 40) - (1 << 23);
    return exponential(initial.spread * (static_cast<float>(number) * 0x1p-23F));
}
