// Board names and IDs, from the command line or pasted. A line `text` is read as a name, as the
// content of a file, as an ID, and as an ID with the check that fits, which no chance would find.

#include <string>

#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/printed_line.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

void check(const Result<Position>& start) {
    if (!start) {
        require(!to_string(start.error()).empty(), "an error has a sentence");
        return;
    }
    const std::string id = to_board_id(*start);
    const auto again = parse_board_id(id);
    require(again && *again == *start, "a position has an ID that reads as the position");
    require(to_board_id(*again) == id, "an ID that is written stays the same");
}

} // namespace

SAMEGAME_FUZZ_TARGET(board_name) {
    const std::string_view text = fuzz::text_of(data, size);
    check(parse_board_id(text));
    const auto forged = parse_board_id(std::string(text) + "-" + board_id_check(text));
    require(text.empty() || !forged || forged->board.cell_count() > 0, "a board has cells");
    check(forged);
    if (board_name_in(text))
        check(board_of_name(text));
    if (const auto game = read_game(text)) {
        require(game->record.start.board.cell_count() > 0, "a game has a board");
        require(!game->program || game->record.line.moves.empty() ||
                    game->program == OtherProgram::sp_mcts || text.find(',') != text.npos,
                "one other program writes moves; all others stand in rows below");
        check(game->record.start);
    }
    const Board board = standard_board(1);
    if (const auto moves = parse_move_list(text, board))
        require(parse_move_list(to_move_list(*moves, board.rows()), board).value() == *moves,
                "a list of moves that is written reads the same");
    return 0;
}
