#pragma once

// The hash of a position: Board::hash in the core's layout, see engine/game/board_hash.h. Included
// inside the unnamed namespace of a build, after its vector layer lanes_*.h.

#include "engine/playout/core/splitmix.h"

CORE_INLINE constexpr std::uint64_t folded_product(std::uint64_t a, std::uint64_t b) {
    __extension__ using Product = unsigned __int128;
    const Product product = Product{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

struct HashKeys {
    std::uint64_t words[words_per_game][4];
    std::uint64_t start; // the sum of what is taken off each patch
};
constexpr HashKeys hash_keys() {
    HashKeys keys{};
    std::uint64_t x = 0;
    for (auto& patch : keys.words) {
        for (std::uint64_t& key : patch)
            key = splitmix(x);
        keys.start -= folded_product(patch[0], patch[1]) + folded_product(patch[2], patch[3]);
    }
    return keys;
}
constexpr HashKeys keys_of_hash = hash_keys();

CORE_INLINE std::uint64_t hash_of(const core::Position& position) {
    std::uint64_t planes[3][words_per_game];
    __builtin_memcpy(planes, position.planes, sizeof planes);
    std::uint64_t sum = keys_of_hash.start;
    for (int word = 0; word < words_per_game; ++word) {
        const auto& keys = keys_of_hash.words[word];
        sum += folded_product(planes[0][word] ^ keys[0], planes[1][word] ^ keys[1]) +
               folded_product(planes[2][word] ^ keys[2], keys[3]);
    }
    return splitmix(sum);
}
