#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace samegame {

/// The set of instructions that the hot core of playouts (engine/playout/core) uses. It plays the
/// same games with each of them.
enum class Isa {
    portable, ///< Any machine.
    avx2,     ///< AVX2, BMI2 and POPCNT: x86-64-v3.
    avx512,   ///< AVX-512 with VBMI2, BITALG and VPOPCNTDQ: Ice Lake, Zen 4 and later.
};

/// "portable", "avx2", "avx512".
std::string_view name_of(Isa isa);

/// The inverse of name_of.
std::optional<Isa> isa_of_name(std::string_view name);

/// Every set of instructions, the plainest first.
std::span<const Isa> all_isas();

/// Whether this machine has the instructions.
bool is_supported(Isa isa);

/// The instructions of playout engines made from now on: by default the last supported set.
Isa current_isa();

/// Chooses `isa`, which the machine supports, for the whole program, before engines are made.
void use_isa(Isa isa);

} // namespace samegame
