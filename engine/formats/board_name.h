#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/game_record.h"
#include "engine/formats/other_program.h"
#include "engine/game/position.h"

namespace samegame {

/// The board name in `text`, which holds nothing else, whatever mail and web pages made of it: a
/// name with a prefix that board_of_name understands; a board ID, "id:" added if missing; or the ID
/// in a shared result (app/gui/play/sharetext.h). Nothing for any other text: a path, board text, a
/// solution file, a bare ID whose check does not fit.
std::optional<std::string> board_name_in(std::string_view text);

/// What is wrong with a text that is not a name but looks like one or several board IDs, to be
/// reported if it is not the path of a file either. Nothing if it does not look like an ID.
std::optional<Error> board_id_fault(std::string_view text);

/// The board of "standard:N", "schadd250:N", "random:SEED", "random:SEED/ROWSxCOLUMNSxCOLORS",
/// "clearable:SEED", "clearable:SEED/ROWSxCOLUMNSxCOLORS", "counts:SEED/ROWSxCOLUMNS/COUNTS" (as in
/// parse_color_counts), "daily:YEAR-MONTH-DAY" or "id:TEXT", as
/// board_name_in finds them, or what is wrong with the name or bare ID. The board of 23 November
/// 2026 is random:20261123. An ID has rules; all others are standard.
Result<Position> board_of_name(std::string_view text);

/// The name of a board, however it was made: standard, one of the 250 positions, random with a seed
/// below a million, or of a day from 2000 to 2199. Boards so small that many seeds give them have
/// no name, nor have clearable boards. Takes some hundredths of a second.
std::optional<std::string> name_of_board(const Board& board);

/// A game that was read from text, with the claims of a solution file (see contradiction).
struct ReadGame : ParsedRecord {
    std::string board_name = {}; ///< As board_name_in finds it; empty for other kinds of text.
    bool has_rules = false;      ///< The text has the rules: an ID, a solution file, a program's.
    bool is_solution = false;    ///< The text is a solution file.
    std::optional<OtherProgram> program = {}; ///< Whose form the text has, if not ours.
};

/// The game in the content of a file or in pasted text: a solution file (with its moves), board
/// text, a board or game of another program (other_program.h), or a board name as board_name_in
/// finds it; boards also with rows of printed moves below (printed_line.h). Several boards are an
/// error.
Result<ReadGame> read_game(std::string_view text);

} // namespace samegame
