#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/game_record.h"
#include "engine/game/start_position.h"

namespace samegame {

/// The board name that is all of `text`, whatever mail and web pages made of it
/// (with_plain_blanks): one with a prefix that board_of_name understands, without blanks around it;
/// a board ID without any blanks and line ends, with "id:" before it where the text leaves that
/// out; the ID in a result that was copied to be shared (app/gui/play/sharetext.h). Nothing of any
/// other text: a path, board text, a solution file, a bare ID whose check does not fit.
std::optional<std::string> board_name_in(std::string_view text);

/// Whether `text` is a name for board_of_name; anything else is a path.
bool is_board_name(std::string_view text);

/// What is wrong with a text that is no name but looks like a board ID, or like several: to be said
/// where it is not the path of a file either. Nothing where it looks like none.
std::optional<Error> board_id_fault(std::string_view text);

/// The board of "standard:N", "schadd250:N", "random:SEED", "random:SEED/ROWSxCOLUMNSxCOLORS",
/// "clearable:SEED", "clearable:SEED/ROWSxCOLUMNSxCOLORS", "daily:YEAR-MONTH-DAY" or "id:TEXT", as
/// board_name_in finds them; of what looks like a bare ID the error says what is wrong with it. The
/// board of 23 November 2026 is that of random:20261123. Rules are
/// those of the ID, else standard.
Result<StartPosition> board_of_name(std::string_view text);

/// The name of a board that has one, whatever it was made from: a standard board, one of the 250
/// positions, a random board with a seed below a million (as the window draws them), the board of a
/// day of the years 2000 to 2199. Boards so small that many seeds give them have no name; whether a
/// board comes from the generator of clearable ones is not tried. Takes some hundredths of a
/// second.
std::optional<std::string> name_of_board(const Board& board);

/// The game in the content of a file, or in pasted text: a solution file (with its moves), board
/// text, or a board name as board_name_in finds it. Without a solution file the record has no
/// moves. Several boards are an error.
Result<GameRecord> game_of_text(std::string_view text);

/// The same with what a solution file claims of its own line, see contradiction().
Result<ParsedRecord> claimed_game_of_text(std::string_view text);

} // namespace samegame
