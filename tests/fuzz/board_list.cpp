// Lists of boards for comparisons, such as "standard:1-20, random:7".

#include "engine/studies/experiment/board_list.h"
#include "engine/formats/board_name.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(board_list) {
    const auto boards = parse_board_list(fuzz::text_of(data, size));
    if (!boards) {
        require(!to_string(boards.error()).empty(), "an error has a sentence");
        return 0;
    }
    require(!boards->empty() && boards->size() <= max_listed_boards, "a list has 1 to 1000 boards");
    for (const NamedBoard& board : {boards->front(), boards->back()}) {
        const auto alone = board_of_name(board.name);
        require(alone && *alone == board.start, "a name in a list is the board's own");
    }
    return 0;
}
