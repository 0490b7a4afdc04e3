// Board text: what is read and written again reads the same.

#include "engine/formats/board_text.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(board_text) {
    const auto board = parse_board_text(fuzz::text_of(data, size));
    if (!board) {
        require(!to_string(board.error()).empty(), "an error has a sentence");
        return 0;
    }
    const auto again = parse_board_text(to_board_text(*board));
    require(again && *again == *board, "a board that is written reads the same");
    return 0;
}
