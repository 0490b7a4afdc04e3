#include "app/python/parts.h"
#include "app/python/values.h"

namespace {

constexpr const char* about_module =
    R"(SameGame: its rules, playouts and solvers for studies with NumPy.

A board is an array of uint8 with the shape (rows, columns), top row first: 0 is an empty cell, 1 to 9
are colors. Wherever a function takes a board, it takes such an array, lists of rows, a Position, the
text of a board with a character for each cell, or a name as on the command line: "standard:1",
"random:7/10x10x4", "id:...".

A move is (row, column) as in files and papers: from 1, with row 1 at the top. It names a cell of the
group that is removed; what is returned names the leftmost cell of the lowest row. Moves are arrays of
int64 with the shape (moves, 2). board[row - 1, column - 1] is the color of a move.

Scores are in points and times in seconds. A seed is a whole number from 0 to 2^64-1: with a budget of
playouts or nodes and one thread, a search depends on its seed alone. Without a seed, a random one is
taken. What searches does so without Python's lock (the GIL), on all cores unless told otherwise, and
Ctrl+C ends it soon.

What is wrong with a value raises samegame.Error, a ValueError, with a sentence that says what was
expected.)";

} // namespace

PYBIND11_MODULE(samegame, module) {
    using namespace samegame::python;
    module.doc() = about_module;
    module.attr("__version__") = SAMEGAME_VERSION;
    add_error(module);
    add_positions(module);
    add_lines(module);
    add_registries(module);
    add_searches(module);
    add_reviews(module);
    add_playouts(module);
    add_trials(module);
}
