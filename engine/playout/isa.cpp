#include "engine/playout/isa.h"

#include <array>
#include <atomic>
#include <cassert>

namespace samegame {

namespace {

constexpr std::array isas{Isa::portable, Isa::avx2, Isa::avx512};
constexpr std::array<std::string_view, isas.size()> names{"portable", "avx2", "avx512"};

Isa best_isa() {
    Isa best = Isa::portable;
    for (const Isa isa : isas)
        if (is_supported(isa))
            best = isa;
    return best;
}

std::atomic<Isa>& chosen_isa() {
    static std::atomic<Isa> chosen = best_isa();
    return chosen;
}

} // namespace

std::string_view name_of(Isa isa) {
    return names[static_cast<std::size_t>(isa)];
}

std::optional<Isa> isa_of_name(std::string_view name) {
    for (const Isa isa : isas)
        if (name_of(isa) == name)
            return isa;
    return std::nullopt;
}

std::span<const Isa> all_isas() {
    return isas;
}

bool is_supported(Isa isa) {
#if SAMEGAME_HAS_X86_CORES
    const auto has_avx2 = [] {
        return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
               __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0 &&
               __builtin_cpu_supports("pclmul") != 0;
    };
    if (isa == Isa::avx2)
        return has_avx2();
    if (isa == Isa::avx512)
        return has_avx2() && __builtin_cpu_supports("avx512f") != 0 &&
               __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
               __builtin_cpu_supports("avx512vl") != 0 &&
               __builtin_cpu_supports("avx512vbmi2") != 0 &&
               __builtin_cpu_supports("avx512bitalg") != 0 &&
               __builtin_cpu_supports("avx512vpopcntdq") != 0 &&
               __builtin_cpu_supports("vpclmulqdq") != 0;
#endif
    return isa == Isa::portable;
}

Isa current_isa() {
    return chosen_isa().load(std::memory_order_relaxed);
}

void use_isa(Isa isa) {
    assert(is_supported(isa));
    chosen_isa().store(isa, std::memory_order_relaxed);
}

} // namespace samegame
