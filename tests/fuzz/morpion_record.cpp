// Games of Morpion as `samegame-cli morpion --check` reads them. A game that is accepted has legal
// moves alone, what is written again reads the same, and it has a picture.

#include "engine/morpion/morpion_record.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(morpion_record) {
    const auto record = parse_morpion(fuzz::text_of(data, size));
    if (!record) {
        require(!to_string(record.error()).empty(), "an error has a sentence");
        return 0;
    }
    const Morpion position = position_after(record->variant, record->moves);
    require(position.score() == static_cast<int>(record->moves.size()), "a move is a point");
    const auto again = parse_morpion(to_json(*record));
    require(again && again->variant == record->variant && again->moves == record->moves,
            "a game that is written reads the same");
    require(!picture(*record).empty(), "a game has a picture");
    return 0;
}
