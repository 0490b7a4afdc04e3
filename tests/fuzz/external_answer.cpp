// Answers of external programs, for the board random:1/4x4x3.

#include "engine/game/board_generator.h"
#include "engine/solvers/external/external_protocol.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(external_answer) {
    static const Board board = generate_board(1, 4, 4, 3);
    const Rules rules;
    const auto line = read_answer(fuzz::text_of(data, size), board, rules);
    if (!line) {
        require(!to_string(line.error()).empty(), "an error has a sentence");
        return 0;
    }
    const auto replayed = replay(board, rules, line->moves);
    require(replayed && replayed->finished && replayed->score == line->score,
            "a line that is taken earns its score");
    return 0;
}
