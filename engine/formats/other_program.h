#pragma once

#include <optional>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/position.h"

namespace samegame {

/// Programs whose boards and games are read, each in its own order of rows and colors:
///
///  - tatham: game IDs of "Same Game" in Simon Tatham's Portable Puzzle Collection, as in
///    "5x5c3s2:1,3,2,…": columns x rows, colors (3 if it is left out), the s of (n-s)^2 points (2),
///    then the cells by commas in reading order, top row first, 0 for an empty cell. Clearing the
///    board earns nothing there. With s1 the rules are own:points=(n-1)^2; with s2 the board comes
///    without rules. IDs with a random seed ("#…") are refused.
///  - codingame: the input of the optimization game "SameGame": 15 rows of 15 numbers with blanks
///    between them, top row first, 0 to 4, -1 for an empty cell. Rules: no-penalty.
///  - sp_mcts: games (.sg) of the program of Schadd et al., "Single-Player Monte-Carlo Tree Search
///    for SameGame", 2011: a line "columns rows colors", then three lines for each position: cells
///    in reading order, top row first, from 0, -1 for an empty cell; the move that led there;
///    scores of three rules. Rules: lenient-penalty.
enum class OtherProgram { tatham, codingame, sp_mcts };

/// "Simon Tatham's Same Game".
const char* name_of(OtherProgram program);

/// The program in whose form a text is, right or wrong, or nothing. Blanks are plain
/// (with_plain_blanks). What is board text of ours never is.
std::optional<OtherProgram> other_program_in(std::string_view text);

/// Whether a text begins as a game ID of Simon Tatham's collection: "5x5c3s2:", "5x5#".
bool is_tatham_id(std::string_view text);

struct OtherGame {
    Position start;
    bool has_rules = false; ///< The program's rules are those of `start`.
    MoveList moves;         ///< Legal.
    /// What the program counted at the end of them, if it did.
    std::optional<int> score = {};
};

/// The game in a text of this form.
Result<OtherGame> read_other_game(OtherProgram program, std::string_view text);

} // namespace samegame
