#include "app/python/values.h"

#include <algorithm>

#include "engine/base/similar_word.h"
#include "engine/base/text.h"
#include "engine/formats/board_name.h"
#include "engine/formats/board_text.h"
#include "engine/formats/other_program.h"

namespace samegame::python {

namespace {

/// Text with line ends, or of cells alone, is the text of a board, and game IDs of another program
/// are read as such text is; all else is a name.
Position position_of_text(const std::string& text) {
    const bool has_cells_alone =
        !text.empty() && text.find_first_not_of("123456789. \t") == std::string::npos;
    if (has_cells_alone || text.find('\n') != std::string::npos || is_tatham_id(text))
        return value_of(read_game(text)).record.start;
    return value_of(board_of_name(text));
}

Position position_of_cells(const py::object& cells) {
    const Integers array = integers_of(cells, "a board");
    if (array.ndim() != 2)
        refuse("a board has two dimensions, rows and columns, not " + std::to_string(array.ndim()));
    std::vector<Color> colors;
    for (const std::int64_t cell : std::span(array.data(), static_cast<std::size_t>(array.size())))
        colors.push_back(static_cast<Color>(checked("a cell", cell, no_color, max_colors)));
    const auto length_of = [&array](int dimension) { // too long ones stay too long
        return static_cast<int>(std::min<py::ssize_t>(array.shape(dimension), max_cells));
    };
    return {value_of(checked_board(length_of(0), length_of(1), 0, colors)), Rules{}};
}

} // namespace

void add_error(py::module_& module) {
    py::register_exception<Refusal>(module, "Error", PyExc_ValueError).doc() =
        "A value is wrong; the text of the error says what was expected.";
    PYBIND11_NUMPY_DTYPE(ScorePoint, seconds, playouts, score);
}

void refuse(const std::string& sentence) {
    throw Refusal(sentence);
}

void refuse_name(const std::string& what, std::string_view word,
                 std::span<const std::string> known) {
    const auto similar = similar_word(word, known);
    refuse("unknown " + what + " " + in_quotes(word) + ": expected one of " + joined(known) +
           (similar ? "; did you mean " + in_quotes(*similar) + "?" : ""));
}

std::int64_t checked(const char* name, std::int64_t value, std::int64_t minimum,
                     std::int64_t maximum) {
    if (value < minimum || value > maximum)
        refuse(std::string(name) + " is " + std::to_string(value) +
               ": expected a whole number from " + std::to_string(minimum) + " to " +
               std::to_string(maximum));
    return value;
}

Integers integers_of(const py::object& values, const char* name) {
    const py::array array = py::array::ensure(values);
    const bool has_integers =
        array && std::string_view("iub").find(array.dtype().kind()) != std::string_view::npos;
    if (!has_integers && !(array && array.size() == 0))
        throw py::type_error(std::string(name) + " must be an array or lists of whole numbers");
    return Integers(array);
}

py::array_t<std::uint8_t> array_of(const Board& board) {
    const std::vector<Color> cells = cells_of(board);
    py::array_t<std::uint8_t> array({board.rows(), board.columns()});
    std::copy(cells.begin(), cells.end(), array.mutable_data());
    return array;
}

py::array_t<ScorePoint> array_of(std::span<const ScorePoint> curve) {
    return py::array_t<ScorePoint>(static_cast<py::ssize_t>(curve.size()), curve.data());
}

Integers array_of(std::span<const Move> moves, int rows) {
    Integers array({static_cast<py::ssize_t>(moves.size()), py::ssize_t{2}});
    std::int64_t* place = array.mutable_data();
    for (const Move move : moves) {
        const MoveNotation notation = to_notation(move, rows);
        *place++ = notation.row;
        *place++ = notation.column;
    }
    return array;
}

py::tuple tuple_of(Move move, int rows) {
    const MoveNotation notation = to_notation(move, rows);
    return py::make_tuple(notation.row, notation.column);
}

MoveList moves_of(const py::object& moves, const Board& board) {
    const Integers array = integers_of(moves, "moves");
    const bool is_empty = array.ndim() == 1 && array.shape(0) == 0;
    if (!is_empty && !(array.ndim() == 2 && array.shape(1) == 2))
        refuse("moves are pairs of row and column, an array of the shape (moves, 2)");
    const auto count = static_cast<std::size_t>(array.size() / 2);
    if (count > max_moves)
        refuse("there are " + std::to_string(count) + " moves: a game has at most " +
               std::to_string(max_moves));
    MoveList list;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t row = array.data()[2 * i];
        const std::int64_t column = array.data()[2 * i + 1];
        if (row < 1 || row > board.rows() || column < 1 || column > board.columns())
            refuse("move " + std::to_string(i + 1) + ": (" + std::to_string(row) + ", " +
                   std::to_string(column) + ") is not on the board of " +
                   std::to_string(board.rows()) + " rows and " + std::to_string(board.columns()) +
                   " columns");
        list.push_back(
            from_notation({static_cast<int>(row), static_cast<int>(column)}, board.rows()));
    }
    return list;
}

Position position_of(const py::object& board) {
    if (py::isinstance<Position>(board))
        return board.cast<Position>();
    if (py::isinstance<py::str>(board))
        return position_of_text(board.cast<std::string>());
    return position_of_cells(board);
}

py::object json_of(const std::string& text) {
    return py::module_::import("json").attr("loads")(text);
}

} // namespace samegame::python
