#pragma once

#include <cstdint>

#include "engine/game/board.h"

namespace samegame {

/// Generator 1: a full board, each cell uniform over the colors. The same seed and size give the
/// same board forever, on every platform: cells are drawn in reading order, top row first, by
/// Rng(seed).bounded(colors). It will never change; another generator would get another number.
Board generate_board(std::uint64_t seed, int rows = 15, int columns = 15, int color_count = 5);

} // namespace samegame
