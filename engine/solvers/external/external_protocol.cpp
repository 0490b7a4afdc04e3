#include "engine/solvers/external/external_protocol.h"

#include <nlohmann/json.hpp>

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/game/scoring.h"
#include "engine/search/budget_json.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

Line checked_answer(const Json& json, const Board& board, const Rules& rules) {
    JsonFields fields(json, "");
    const MoveList moves = checked_moves(fields.at("moves"), board);
    const ScoreRange scores = score_range_of_all();
    const auto score = fields.optional_whole("score", scores.least, scores.most);
    auto line = replay(board, rules, moves);
    if (!line)
        refuse(line.error().message);
    if (!line->finished)
        refuse(SAMEGAME_TEXT("EngineError", "its moves do not finish the game"));
    if (score && *score != line->score)
        refuse({SAMEGAME_TEXT("EngineError", "its moves earn %1 points, not %2"), line->score,
                *score});
    return std::move(line).value();
}

} // namespace

std::string request_line(const ExternalRequest& request) {
    const Json json{{"format", "samegame-request"},
                    {"version", 1},
                    {"board", board_json(request.board)},
                    {"rules", name_of(request.rules.scoring)},
                    {"gravity", name_of(request.rules.gravity)},
                    {"budget", budget_json(request.budget)},
                    {"threads", request.threads},
                    {"memory", request.budget.memory},
                    {"seed", std::to_string(request.seed)}};
    return json.dump() + '\n';
}

Result<Line> read_answer(std::string_view answer, const Board& board, const Rules& rules) {
    const auto json = parse_json(answer);
    if (!json)
        return json.error();
    return read_or_refusal([&] { return checked_answer(*json, board, rules); });
}

} // namespace samegame
