#include "app/python/lines.h"

#include <filesystem>
#include <pybind11/stl/filesystem.h>

#include "app/python/parts.h"
#include "engine/base/text.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"
#include "engine/formats/whole_file.h"

namespace samegame::python {

namespace {

GameRecord read_file(const std::filesystem::path& path) {
    const auto content = content_of_path(path, InputKind::anything);
    if (!content)
        refuse("cannot read " + in_quotes(path.string()) + ": " + to_string(content.error()));
    auto game = read_game(*content);
    if (!game)
        refuse(visible(path.string()) + ": " + to_string(game.error()));
    return std::move(game).value().record;
}

void save(const GameRecord& record, const std::filesystem::path& path) {
    if (const auto error = WholeFile(path, OutputKind::anything).write(to_json(record)))
        refuse("cannot write " + in_quotes(path.string()) + ": " + to_string(*error));
}

std::vector<Position> positions_of_line(const GameRecord& record) {
    return positions_along(record.start, record.line.moves);
}

/// The cells of every position.
py::array_t<std::uint8_t> boards_of_line(const GameRecord& record) {
    const std::vector<Position> positions = positions_of_line(record);
    py::array_t<std::uint8_t> array({static_cast<py::ssize_t>(positions.size()),
                                     static_cast<py::ssize_t>(record.start.board.rows()),
                                     static_cast<py::ssize_t>(record.start.board.columns())});
    std::uint8_t* place = array.mutable_data();
    for (const Position& position : positions)
        place = std::ranges::copy(cells_of(position.board), place).out;
    return array;
}

std::string text_of(const GameRecord& record) {
    const Line& line = record.line;
    return "<samegame line: " + std::to_string(line.score) + " points in " +
           std::to_string(line.moves.size()) + " moves" +
           (line.cleared    ? ", cleared"
            : line.finished ? ""
                            : ", not finished") +
           ">";
}

constexpr const char* about_line =
    R"(Moves from a position, with what they earn. It never changes.

start: whatever names a board; a Position has rules of its own.
moves: (moves, 2), rows and columns from 1, each any cell of a group.)";

} // namespace

GameRecord line_from(const Position& start, const py::object& moves) {
    auto line = replay(start.board, start.rules, moves_of(moves, start.board));
    if (!line)
        refuse(to_string(line.error().message)); // its place, the number of the move, is in it
    GameRecord record;
    record.start = start;
    record.line = std::move(line).value();
    return record;
}

void add_lines(py::module_& module) {
    py::class_<GameRecord>(module, "Line", about_line)
        .def(py::init([](const py::object& start, const py::object& moves) {
                 return line_from(position_of(start), moves);
             }),
             py::arg("start"), py::arg("moves"))
        .def_property_readonly(
            "start", [](const GameRecord& r) { return r.start; },
            "The Position where the line begins.")
        .def_property_readonly(
            "moves",
            [](const GameRecord& r) { return array_of(r.line.moves, r.start.board.rows()); },
            "The moves: int64, (moves, 2), rows and columns from 1.")
        .def_property_readonly(
            "score", [](const GameRecord& r) { return r.line.score; },
            "Points of the moves, and of the end if the line is finished.")
        .def_property_readonly(
            "finished", [](const GameRecord& r) { return r.line.finished; },
            "Whether the game is over after the last move.")
        .def_property_readonly(
            "cleared", [](const GameRecord& r) { return r.line.cleared; },
            "Whether no block is left after the last move.")
        .def_property_readonly(
            "source", [](const GameRecord& r) { return json_of(to_json(r)).attr("get")("source"); },
            "How the line was found, a dict as in solution files, or None.")
        .def("positions", &positions_of_line,
             "A list of Position: the start, and the position after each move.")
        .def("boards", &boards_of_line,
             "Their cells: uint8, (moves + 1, rows, columns), top rows first.")
        .def(
            "scores",
            [](const GameRecord& r) {
                return array_of(scores_along(r.start.board, r.start.rules, r.line.moves));
            },
            "Points earned up to each of positions(): int64, (moves + 1,). The last has the points "
            "of the end if the line is finished.")
        .def("save", &save, py::arg("path"),
             "Writes a solution file, which read_game(), samegame-cli and the window read.")
        .def("__len__", [](const GameRecord& r) { return r.line.moves.size(); })
        .def("__repr__", &text_of);

    module.def("read_game", &read_file, py::arg("path"),
               "The Line in a file: a solution file, or a board, which has no moves yet. The moves "
               "are played, and the score is what they earn.");
}

} // namespace samegame::python
