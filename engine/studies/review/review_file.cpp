#include "engine/studies/review/review_file.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/base/text.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto review_member = "review";
constexpr auto check_member = "check";

/// More than any review has, and few enough that sums of them stay counts.
constexpr std::int64_t most_searches = std::int64_t{1} << 40;

Json unknown_members(const GameRecord& game) {
    return game.unknown_json.empty() ? Json::object() : Json::parse(game.unknown_json);
}

/// Of a game, as it is written anew, and of all else that the review says.
std::string check_of(const GameRecord& game, const Json& review) {
    Json rest = review;
    rest.erase(check_member);
    return checksum_of(to_json({game.start, game.line, std::nullopt, {}}) + rest.dump());
}

/// What is left of a line after the move that the game plays; nothing if it plays another one.
std::optional<MoveList> going_on(const MoveList& line, Move played) {
    if (line.empty() || line[0] != played)
        return std::nullopt;
    MoveList rest;
    for (std::size_t i = 1; i < line.size(); ++i)
        rest.push_back(line[i]);
    return rest;
}

/// The line of the position before one, as it goes on; nothing at the start.
std::optional<MoveList> line_from_before(const GameReview& review, std::size_t place) {
    if (place == 0)
        return std::nullopt;
    return going_on(review.positions[place - 1].line, review.moves[place - 1]);
}

Json position_json(const GameReview& review, std::size_t place) {
    const ReviewedPosition& position = review.positions[place];
    Json json{{"reachable", position.reachable}};
    if (line_from_before(review, place) != position.line)
        json["line"] = moves_json(position.line, review.start.board);
    if (position.is_exact)
        json["exact"] = true;
    if (const RunningStats& found = position.found; found.count() > 0)
        json["found"] = {{"count", found.count()},
                         {"mean", found.mean()},
                         {"squares", found.squares()},
                         {"minimum", found.minimum()},
                         {"maximum", found.maximum()}};
    if (position.chains > 0)
        json["chains"] = position.chains;
    return json;
}

RunningStats read_found(JsonFields& fields, const ReviewedPosition& position) {
    const auto count = static_cast<std::uint64_t>(fields.integer("count", 1, most_searches));
    const double minimum = fields.number("minimum", -1e9, position.reachable);
    const double maximum = fields.number("maximum", minimum, position.reachable);
    const double mean = fields.number("mean", minimum, maximum);
    const double squares = fields.number("squares", 0, 1e30);
    return RunningStats::restored(count, mean, squares, minimum, maximum);
}

/// The moves of a position's line as they are written.
MoveList written_line(JsonFields& fields, const Board& board) {
    const Json& moves = fields.at("line");
    try {
        return checked_moves(moves, board);
    } catch (const Refused& refused) {
        fields.refuse_member("line", refused.error.message);
    }
}

/// Reads the line of a position and plays it.
void read_line(JsonFields& fields, const Position& start, std::optional<MoveList> from_before,
               ReviewedPosition& position) {
    const bool is_written = fields.find("line") != nullptr || !from_before;
    const auto line = replay(start.board, start.rules,
                             is_written ? written_line(fields, start.board) : *from_before);
    if (!line)
        fields.refuse_member("line", line.error().message);
    if (!line->finished)
        fields.refuse_member("line", SAMEGAME_TEXT("EngineError", "the game goes on after it"));
    position.line = line->moves;
    position.reachable = position.score + line->score;
    if (const int claimed = fields.whole("reachable", -1'000'000'000, 1'000'000'000);
        claimed != position.reachable)
        fields.refuse_member(
            "reachable", {SAMEGAME_TEXT("EngineError", "the line ends at %1"), position.reachable});
}

/// What holds for any two positions that follow each other.
void check_against_before(const JsonFields& fields, const ReviewedPosition& before,
                          const ReviewedPosition& position) {
    if (position.reachable > before.reachable)
        fields.refuse_member(
            "reachable", {SAMEGAME_TEXT("EngineError", "it is more than before the move, where %1 "
                                                       "can be reached"),
                          before.reachable});
    if (before.is_exact && !position.is_exact && position.reachable == before.reachable)
        fields.refuse_member("exact",
                             SAMEGAME_TEXT("EngineError", "it is proven, since nothing was lost"));
}

void read_positions(JsonFields& fields, GameReview& review) {
    const Json& all = fields.array("positions");
    if (all.size() != review.positions.size())
        fields.refuse_member("positions", {SAMEGAME_TEXT("EngineError", "there must be %1"),
                                           review.positions.size()});
    const std::vector<Position> starts = positions_along(review.start, review.moves);
    for (std::size_t i = 0; i < all.size(); ++i) {
        JsonFields own(all[i], fields.place("positions." + std::to_string(i + 1)));
        ReviewedPosition& position = review.positions[i];
        const bool is_end = !starts[i].board.has_moves();
        read_line(own, starts[i], line_from_before(review, i), position);
        position.is_exact = own.optional_boolean("exact").value_or(false);
        if (is_end && !position.is_exact)
            own.refuse_member("exact", SAMEGAME_TEXT("EngineError", "it is proven, as the end"));
        if (auto found = own.optional_object("found"))
            position.found = read_found(*found, position);
        position.chains = static_cast<std::uint64_t>(
            own.optional_integer("chains", 0, most_searches).value_or(0));
        if (i > 0)
            check_against_before(own, review.positions[i - 1], position);
        own.refuse_others();
    }
}

GameReview read_members(const GameRecord& game, GameReview review) {
    const Json members = unknown_members(game);
    JsonFields file(members, "");
    JsonFields fields = file.object(review_member);
    check_version(fields, 1);
    if (fields.text(check_member) != check_of(game, fields.json()))
        fields.refuse_member(check_member,
                             SAMEGAME_TEXT("EngineError", "the review was changed, or belongs to "
                                                          "another game"));
    review.searches = static_cast<std::uint64_t>(fields.integer("searches", 0, most_searches));
    read_positions(fields, review);
    fields.refuse_others();
    return review;
}

} // namespace

std::string review_text(const GameReview& review, GameRecord file) {
    file.start = review.start;
    file.line = replay(review.start.board, review.start.rules, review.moves).value();
    Json positions = Json::array();
    for (std::size_t i = 0; i < review.positions.size(); ++i)
        positions.push_back(position_json(review, i));
    Json json{{"version", 1}, {"searches", review.searches}, {"positions", std::move(positions)}};
    json[check_member] = check_of(file, json);
    Json members = unknown_members(file);
    members[review_member] = std::move(json);
    file.unknown_json = members.dump();
    return to_json(file);
}

Result<GameReview> read_review(std::string_view text) {
    const auto parsed = parse_game_record(text);
    if (!parsed)
        return parsed.error();
    if (const auto wrong = contradiction(*parsed))
        return *wrong;
    const GameRecord& game = parsed->record;
    auto review = unsearched_review(game.start, game.line.moves);
    if (!review)
        return review.error();
    return read_or_refusal([&] { return read_members(game, std::move(review).value()); });
}

} // namespace samegame
