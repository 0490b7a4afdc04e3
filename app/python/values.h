#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/search/search_control.h"

/// Values of the engine as those of Python and NumPy, and the inverse, which refuses what is wrong.
namespace samegame::python {

namespace py = pybind11;

/// samegame.Error in C++; `what()` is its sentence.
struct Refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Adds samegame.Error, a ValueError.
void add_error(py::module_& module);

[[noreturn]] void refuse(const std::string& sentence);

/// `word` is no `what` ("solver"): one of `known` is expected.
[[noreturn]] void refuse_name(const std::string& what, std::string_view word,
                              std::span<const std::string> known);

template <class T>
T value_of(Result<T> result) {
    if (!result)
        refuse(to_string(result.error()));
    return std::move(result).value();
}

/// `value`, which is called `name`, if it is within these limits.
std::int64_t checked(const char* name, std::int64_t value, std::int64_t minimum,
                     std::int64_t maximum);

using Integers = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;

/// An array or lists of whole numbers; throws TypeError for anything else, floats included.
Integers integers_of(const py::object& values, const char* name);

/// Numbers in an array of one dimension.
template <std::ranges::range Range>
requires std::integral<std::ranges::range_value_t<Range>> Integers array_of(const Range& numbers) {
    Integers array(static_cast<py::ssize_t>(std::size(numbers)));
    std::ranges::copy(numbers, array.mutable_data());
    return array;
}

/// The cells, (rows, columns), top row first.
py::array_t<std::uint8_t> array_of(const Board& board);

/// The points of a curve: seconds, playouts, score.
py::array_t<ScorePoint> array_of(std::span<const ScorePoint> curve);

/// The moves, (moves, 2), on a board of `rows` rows.
Integers array_of(std::span<const Move> moves, int rows);

/// A move as (row, column).
py::tuple tuple_of(Move move, int rows);

/// The inverse; refuses places that are not on the board.
MoveList moves_of(const py::object& moves, const Board& board);

/// Whatever names a board: a Position, an array or lists of rows, text, or a name.
Position position_of(const py::object& board);

/// The value, or None.
template <class T>
py::object or_none(const std::optional<T>& value) {
    return value ? py::cast(*value) : py::none();
}

/// The dictionaries and lists that a JSON text stands for.
py::object json_of(const std::string& text);

} // namespace samegame::python
