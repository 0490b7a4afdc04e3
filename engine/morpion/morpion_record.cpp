#include "engine/morpion/morpion_record.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr int furthest = 1'000'000; ///< Of rows and columns in files, on both sides.

/// A move as a file has it.
struct NamedMove {
    MorpionPoint point;
    MorpionPoint from;
    MorpionPoint to;
};

MorpionPoint read_point(JsonFields& fields, const char* name) {
    const Json& json = fields.at(name);
    if (!json.is_array() || json.size() != 2)
        fields.refuse_member(name, "must be [row, column]");
    const auto number = [&](std::size_t i) {
        return static_cast<int>(checked_integer(json[i], -furthest, furthest,
                                                Message("a number of %1", fields.quoted(name))));
    };
    return {number(0), number(1)};
}

Json json_of(MorpionPoint point) {
    return {point.row, point.column};
}

std::string text_of(MorpionPoint point) {
    return std::to_string(point.row) + "," + std::to_string(point.column);
}

/// The five points from one end to the other; none if these are not the ends of such a line.
std::vector<MorpionPoint> points_between(MorpionPoint from, MorpionPoint to) {
    const int rows = to.row - from.row;
    const int columns = to.column - from.column;
    const auto is_whole = [](int steps) { return steps == 0 || std::abs(steps) == 4; };
    if (!is_whole(rows) || !is_whole(columns) || (rows == 0 && columns == 0))
        return {};
    std::vector<MorpionPoint> points;
    for (int i = 0; i <= 4; ++i)
        points.push_back({from.row + i * rows / 4, from.column + i * columns / 4});
    return points;
}

/// Why a move is not legal.
Message fault_of(const Morpion& position, const NamedMove& move) {
    const auto points = points_between(move.from, move.to);
    if (points.empty())
        return {"%1 and %2 are not the ends of a line of five points", text_of(move.from),
                text_of(move.to)};
    std::vector<MorpionPoint> missing;
    for (const MorpionPoint point : points)
        if (!position.has_point(point))
            missing.push_back(point);
    if (missing.size() != 1)
        return {"%1 of the five points from %2 to %3 are missing, not one", missing.size(),
                text_of(move.from), text_of(move.to)};
    if (missing.front() != move.point)
        return {"the point missing from %1 to %2 is %3, not %4", text_of(move.from),
                text_of(move.to), text_of(missing.front()), text_of(move.point)};
    if (!Morpion::is_on_grid(move.point))
        return {"%1 is beyond the grid of 56x56 points", text_of(move.point)};
    return {"a line of the same direction is in the way from %1 to %2", text_of(move.from),
            text_of(move.to)};
}

bool is_same(const MorpionMove& move, const NamedMove& named) {
    return move.point() == named.point && ((move.begin() == named.from && move.end() == named.to) ||
                                           (move.begin() == named.to && move.end() == named.from));
}

/// The moves of the file, played on `position`.
std::vector<MorpionMove> play_moves(const Json& json, Morpion& position) {
    if (!json.is_array())
        refuse("'moves' must be an array");
    std::vector<MorpionMove> moves;
    for (const Json& entry : json) {
        JsonFields fields(entry, "moves." + std::to_string(moves.size()));
        const NamedMove named{read_point(fields, "point"), read_point(fields, "from"),
                              read_point(fields, "to")};
        const auto legal = position.legal_moves();
        const auto found = std::ranges::find_if(
            legal, [&](const MorpionMove& move) { return is_same(move, named); });
        if (found == legal.end())
            refuse({"move %1: %2", moves.size() + 1, fault_of(position, named)});
        moves.push_back(*found);
        position.play(moves.back());
    }
    return moves;
}

MorpionRecord read_record(const Json& json) {
    if (!json.is_object())
        refuse("a game of Morpion is a JSON object");
    JsonFields fields(json, "");
    if (fields.text("format") != "samegame-morpion")
        refuse("'format' is not \"samegame-morpion\"");
    check_version(fields, 1);
    const auto variant = morpion_variant_of(fields.text("variant"));
    if (!variant)
        refuse(R"('variant' must be "5D" or "5T")");
    Morpion position(*variant);
    MorpionRecord record{*variant, play_moves(fields.at("moves"), position)};
    const auto score = fields.optional_whole("score", 0, furthest);
    if (score && *score != position.score())
        refuse({"'score' is %1, but the game has %2 moves", *score, position.score()});
    const auto finished = fields.optional_boolean("finished");
    if (finished && *finished != position.is_terminal())
        refuse(*finished ? "'finished' is true, but there is a legal move"
                         : "'finished' is false, but there is no legal move");
    return record;
}

} // namespace

Morpion position_after(MorpionVariant variant, const std::vector<MorpionMove>& moves) {
    Morpion position(variant);
    for (const MorpionMove& move : moves)
        position.play(move);
    return position;
}

Result<MorpionRecord> parse_morpion(std::string_view text) {
    const auto json = parse_json(text);
    if (!json)
        return json.error();
    return read_or_refusal([&] { return read_record(*json); });
}

std::string to_json(const MorpionRecord& record) {
    const Morpion position = position_after(record.variant, record.moves);
    Json moves = Json::array();
    for (const MorpionMove& move : record.moves)
        moves.push_back({{"point", json_of(move.point())},
                         {"from", json_of(move.begin())},
                         {"to", json_of(move.end())}});
    Json json{{"format", "samegame-morpion"},       {"version", 1},
              {"variant", name_of(record.variant)}, {"score", position.score()},
              {"finished", position.is_terminal()}, {"moves", std::move(moves)}};
    if (!record.source_json.empty())
        json["source"] = Json::parse(record.source_json);
    return json.dump() + "\n";
}

namespace {

/// Text with a place for each point, in every second row and column, and for what is between them.
class Canvas {
public:
    Canvas(MorpionPoint first, MorpionPoint last)
        : m_first(first),
          m_rows(static_cast<std::size_t>(2 * (last.row - first.row) + 1),
                 std::string(static_cast<std::size_t>(2 * (last.column - first.column) + 1), ' ')) {
    }

    void set_point(MorpionPoint point, char sign) { at(point, 0, 0) = sign; }

    /// The segment from a point to its neighbor in a direction.
    void draw_segment(MorpionPoint point, int row_step, int column_step) {
        char& place = at(point, row_step, column_step);
        const char sign = row_step == 0             ? '-'
                          : column_step == 0        ? '|'
                          : row_step == column_step ? '\\'
                                                    : '/';
        place = place == ' ' || place == sign ? sign : 'X'; // both diagonals
    }

    std::string text() const {
        std::string text;
        for (const std::string& row : m_rows)
            text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
        return text;
    }

private:
    char& at(MorpionPoint point, int more_rows, int more_columns) {
        return m_rows[static_cast<std::size_t>(2 * (point.row - m_first.row) + more_rows)]
                     [static_cast<std::size_t>(2 * (point.column - m_first.column) + more_columns)];
    }

    MorpionPoint m_first;
    std::vector<std::string> m_rows;
};

} // namespace

std::string picture(const MorpionRecord& record) {
    // 1. The place that it takes.
    MorpionPoint first{1, 1};
    MorpionPoint last{Morpion::cross_size, Morpion::cross_size};
    for (const MorpionMove& move : record.moves) {
        const MorpionPoint point = move.point();
        first = {std::min(first.row, point.row), std::min(first.column, point.column)};
        last = {std::max(last.row, point.row), std::max(last.column, point.column)};
    }
    Canvas canvas(first, last);
    // 2. Points and lines.
    const Morpion start(record.variant);
    for (int row = 1; row <= Morpion::cross_size; ++row)
        for (int column = 1; column <= Morpion::cross_size; ++column)
            if (start.has_point({row, column}))
                canvas.set_point({row, column}, 'o');
    for (const MorpionMove& move : record.moves) {
        canvas.set_point(move.point(), '*');
        const auto points = points_between(move.begin(), move.end());
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            canvas.draw_segment(points[i], points[i + 1].row - points[i].row,
                                points[i + 1].column - points[i].column);
    }
    return canvas.text();
}

} // namespace samegame
