#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <string_view>

/// What is done with one input, `data` with `size` bytes; the result is always 0. libFuzzer calls
/// the one target of a program with bytes of its own making; without it (corpus_main.cpp) all
/// targets stand in one program, which gives one of them its files.
using FuzzTarget = int (*)(const std::uint8_t* data, std::size_t size);

/// Begins a target, whose body has `data` and `size`: the name is that of its source, and of its
/// folder in corpus.
#ifdef SAMEGAME_LIBFUZZER
#define SAMEGAME_FUZZ_TARGET(name)                                                                 \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);             \
    int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
#else
#define SAMEGAME_FUZZ_TARGET(name)                                                                 \
    static int fuzz_##name(const std::uint8_t* data, std::size_t size);                            \
    static const bool has_##name = samegame::fuzz::targets().emplace(#name, fuzz_##name).second;   \
    static int fuzz_##name(const std::uint8_t* data, std::size_t size)
#endif

namespace samegame::fuzz {

/// The targets of this program by their names.
inline std::map<std::string, FuzzTarget, std::less<>>& targets() {
    static std::map<std::string, FuzzTarget, std::less<>> all;
    return all;
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program, which makes the input a finding, unless `holds`; with or without NDEBUG.
inline void require(bool holds, const char* sentence) {
    if (holds)
        return;
    std::fprintf(stderr, "This does not hold: %s\n", sentence);
    std::abort();
}

} // namespace samegame::fuzz
