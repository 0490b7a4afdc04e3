#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "engine/game/board.h"

namespace samegame {

/// A board with its rules: the start of a game or a search, or any position of a game. Under
/// refill, the rules determine which columns come in next.
struct Position {
    Board board;
    Rules rules;

    bool operator==(const Position&) const = default;

    /// 64 bits of everything that operator== compares, the same on every platform. Positions that
    /// differ in a single number of their size or rules never have the same hash.
    std::uint64_t hash() const;
};

} // namespace samegame

template <>
struct std::hash<samegame::Position> {
    std::size_t operator()(const samegame::Position& position) const {
        return static_cast<std::size_t>(position.hash());
    }
};
