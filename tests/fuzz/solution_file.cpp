// Solution files as `samegame-cli verify`, "Open" and the archive read them. A record that is
// accepted is a legal line with its score, and what is written again reads the same; so do the
// positions on its way, as files and as board IDs; and a review that comes with it, if that is
// believed.

#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/game_record.h"
#include "engine/studies/review/review_file.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(solution_file) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto parsed = parse_game_record(text);
    const auto game = read_game(text);
    if (!parsed) {
        require(!to_string(parsed.error()).empty(), "an error has a sentence");
        return 0;
    }
    const GameRecord& record = parsed->record;
    require(!game || game->record == record, "a file is one game, whoever opens it");
    const auto line = replay(record.start.board, record.start.rules, record.line.moves);
    require(line && *line == record.line, "a record replays to its score");
    if (const auto wrong = contradiction(*parsed))
        require(!to_string(*wrong).empty(), "an error has a sentence");

    if (const auto review = read_review(text)) {
        const std::string written = review_text(*review);
        const auto read = read_review(written);
        require(read && review_text(*read) == written, "a review that is written reads the same");
    }

    const std::string json = to_json(record);
    const auto again = parse_game_record(json);
    require(again.ok(), "a record that is written can be read");
    require(again->record == record, "a record that is written reads the same");
    require(!contradiction(*again), "a record that is written claims what is true");
    require(to_json(again->record) == json, "a record that is written again stays the same");

    const auto& moves = record.line.moves;
    for (const std::size_t after : {std::size_t{0}, moves.size() / 2, moves.size()}) {
        GameRecord rest;
        rest.start = position_after(record.start, moves, after);
        rest.line = *replay(rest.start.board, rest.start.rules,
                            std::span(moves.begin(), moves.end()).subspan(after));
        const auto read = parse_game_record(to_json(rest));
        require(read && read->record == rest, "a position on the way can be written and read");
        const auto id = parse_board_id(to_board_id(rest.start));
        require(id && *id == rest.start, "a position on the way has an ID that can be read");
    }
    return 0;
}
