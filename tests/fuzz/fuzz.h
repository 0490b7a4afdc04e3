#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What every target defines: what is done with one input. libFuzzer calls it with bytes of its own
/// making, files_main.cpp with the files it is given. The result is always 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace samegame::fuzz {

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
