#pragma once

#include "app/python/values.h"
#include "engine/formats/game_record.h"

namespace samegame::python {

/// The line that `moves` play from `start`; refuses a move that is not legal.
GameRecord line_from(const Position& start, const py::object& moves);

} // namespace samegame::python
