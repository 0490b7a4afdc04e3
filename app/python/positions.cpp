#include <optional>

#include "app/python/lines.h"
#include "app/python/parts.h"
#include "app/python/values.h"
#include "engine/base/text.h"
#include "engine/bounds/upper_bound.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_text.h"
#include "engine/game/group.h"
#include "engine/game/own_scoring.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame::python {

namespace {

Position make_position(const py::object& board, const std::optional<std::string>& rules,
                       const std::optional<std::string>& gravity,
                       std::optional<std::uint64_t> refill) {
    Position position = position_of(board);
    if (rules) {
        if (const auto fault = own_scoring_fault(*rules))
            refuse(to_string(*fault));
        const auto scoring = scoring_of_name(*rules);
        if (!scoring)
            refuse_name("rules", *rules, names_of(all_scorings()));
        position.rules.scoring = *scoring;
    }
    if (gravity) {
        const auto value = gravity_of_name(*gravity);
        if (!value)
            refuse_name("gravity", *gravity, names_of(all_gravities()));
        position.rules.gravity = *value;
    }
    if (refill) {
        position.rules.refill = Refill{.seed = *refill};
        position = new_game(position.board, position.rules);
    }
    if (const auto error = refill_error(position.rules))
        refuse(to_string(*error));
    return position;
}

Position position_after_move(const Position& position, const py::object& move) {
    py::list moves;
    moves.append(move);
    return position_after(position, line_from(position, moves).line.moves, 1);
}

std::vector<int> group_sizes_of(const Board& board) {
    std::vector<int> sizes;
    for (const Move move : legal_moves(board))
        sizes.push_back(group_at(board, move.cell).size());
    return sizes;
}

Integers points_of_moves(const Position& position) {
    std::vector<int> points = group_sizes_of(position.board);
    for (int& size : points)
        size = move_points(position.rules, size);
    return array_of(points);
}

/// For each cell the index of its group's move, -1 where there is no group.
Integers groups_of(const Board& board) {
    Integers array({board.rows(), board.columns()});
    std::fill_n(array.mutable_data(), array.size(), -1);
    std::int64_t number = 0;
    for (const Move move : legal_moves(board)) {
        for (const Cell cell : group_at(board, move.cell).cells())
            array.mutable_at(board.rows() - 1 - cell.row, cell.column) = number;
        ++number;
    }
    return array;
}

std::optional<int> upper_bound_of(const Position& position) {
    if (position.rules.refill)
        return std::nullopt;
    return remaining_upper_bound(position.rules, position.board);
}

std::optional<std::uint64_t> refill_of(const Position& position) {
    return position.rules.refill ? std::optional(position.rules.refill->seed) : std::nullopt;
}

/// The text of the board without its last line end, which print() adds.
std::string drawing_of(const Position& position) {
    std::string text = to_board_text(position.board);
    text.pop_back();
    return text;
}

std::vector<Position> positions_of_list(const std::string& list) {
    std::vector<Position> positions;
    for (NamedBoard& board : value_of(parse_board_list(list)))
        positions.push_back(std::move(board.start));
    return positions;
}

constexpr const char* about_position =
    R"(A board with its rules: the start of a game, or any position of one. It never changes.

board: whatever names a board (see the module).
rules: "standard", "no-penalty", "lenient-penalty", "bubble-breaker", "clickomania" or your own as
    in "own:points=n^2:bonus=100:penalty=n"; unless given those of a board ID, else "standard".
gravity: "shift" or "pull-left", in the same way.
refill: a seed, to let random columns come in at the right where columns became empty.

Positions can be compared, hashed and pickled.)";

} // namespace

void add_positions(py::module_& module) {
    py::class_<Position>(module, "Position", about_position)
        .def(py::init(&make_position), py::arg("board"), py::arg("rules") = py::none(),
             py::arg("gravity") = py::none(), py::arg("refill") = py::none())
        .def_property_readonly(
            "board", [](const Position& p) { return array_of(p.board); },
            "The cells: a new array of uint8, (rows, columns), top row first, 0 for empty.")
        .def_property_readonly(
            "shape",
            [](const Position& p) { return py::make_tuple(p.board.rows(), p.board.columns()); },
            "(rows, columns)")
        .def_property_readonly(
            "rules", [](const Position& p) { return name_of(p.rules.scoring); },
            "The name of what moves and the end of a game earn.")
        .def_property_readonly(
            "gravity", [](const Position& p) { return name_of(p.rules.gravity); },
            "\"shift\" or \"pull-left\".")
        .def_property_readonly("refill", &refill_of,
                               "The seed of the columns that come in, or None.")
        .def_property_readonly("id", &id_name_of,
                               "The board ID, \"id:...\": size, rules and every cell as a text.")
        .def_property_readonly(
            "is_over", [](const Position& p) { return is_over(p.board, p.rules); },
            "Whether no move is left.")
        .def_property_readonly(
            "end_points", [](const Position& p) { return end_points(p.rules, p.board); },
            "What a game that ends here earns by that, in points: the bonus of a "
            "cleared board, or the penalty for the blocks that are left.")
        .def_property_readonly("upper_bound", &upper_bound_of,
                               "A proven ceiling on the points that can still be earned, those of "
                               "the end included; None with refill.")
        .def(
            "legal_moves",
            [](const Position& p) { return array_of(legal_moves(p.board), p.board.rows()); },
            "Every legal move once: int64, (moves, 2), rows and columns from 1.")
        .def(
            "group_sizes", [](const Position& p) { return array_of(group_sizes_of(p.board)); },
            "The blocks that each of legal_moves() removes: int64, (moves,).")
        .def("move_points", &points_of_moves,
             "The points that each of legal_moves() earns: int64, (moves,).")
        .def(
            "groups", [](const Position& p) { return groups_of(p.board); },
            "For each cell the index of its group's move in legal_moves(), -1 for a cell without a "
            "group: int64, (rows, columns).")
        .def("play", &position_after_move, py::arg("move"),
             "The position after a move, (row, column): any cell of the group, from 1.")
        .def(
            "__eq__", [](const Position& a, const Position& b) { return a == b; },
            py::is_operator())
        .def("__hash__", [](const Position& p) { return static_cast<py::ssize_t>(p.hash()); })
        .def("__repr__",
             [](const Position& p) { return "samegame.Position(\"" + id_name_of(p) + "\")"; })
        .def("__str__", &drawing_of)
        .def(py::pickle([](const Position& p) { return py::make_tuple(id_name_of(p)); },
                        [](const py::tuple& kept) { return position_of(kept[0]); }));

    module.def(
        "board", [](const py::object& board) { return array_of(position_of(board).board); },
        py::arg("board"),
        "The cells of a board that is named: uint8, (rows, columns), top row first, 0 for "
        "empty.");
    module.def(
        "boards", &positions_of_list, py::arg("list"),
        "A list of Position from names as in \"standard:1-20, random:1-50/10x10x4\": at most "
        "1000.");
    module.attr("RULES") = py::tuple(py::cast(names_of(all_scorings())));
    module.attr("GRAVITIES") = py::tuple(py::cast(names_of(all_gravities())));
}

} // namespace samegame::python
