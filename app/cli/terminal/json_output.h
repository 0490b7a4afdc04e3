#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/game/board.h"
#include "engine/game/move.h"

namespace samegame::cli {

/// Members stay in the order in which they are written.
using Json = nlohmann::ordered_json;

/// The value, or null where there is none.
template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

/// A move as [row, column].
Json move_json(MoveNotation move);

/// A line from a board of `rows` rows as [[row, column], ...].
Json line_json(const MoveList& moves, int rows);

/// The rows of a board as in solution files, top row first.
Json board_json(const Board& board);

/// Prints one JSON value on standard output, with a line end. Bytes that are not UTF-8 (file names
/// may hold any) are replaced; characters that would act on a terminal are written as \uXXXX.
void print_json(const Json& value);

/// Prints one JSON array on standard output, each value as soon as it is there, so that the memory
/// does not grow with their number.
class JsonList {
public:
    void add(const Json& value);
    void end(); ///< Called once, after the last value.

private:
    bool m_is_begun = false;
};

} // namespace samegame::cli
