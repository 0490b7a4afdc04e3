#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "engine/game/board.h"
#include "engine/game/rules.h"

namespace samegame {

/// A board together with the rules it is to be played under: where a game or a search starts. A
/// position of a game is one too; where columns come in, its rules tell which come next.
struct StartPosition {
    Board board;
    Rules rules;

    bool operator==(const StartPosition&) const = default;

    /// 64 bits of all that operator== compares, the same on every platform: what a position is
    /// found again by. Positions that differ in a single number of their size or rules never have
    /// the same.
    std::uint64_t hash() const;
};

} // namespace samegame

template <>
struct std::hash<samegame::StartPosition> {
    std::size_t operator()(const samegame::StartPosition& position) const {
        return static_cast<std::size_t>(position.hash());
    }
};
