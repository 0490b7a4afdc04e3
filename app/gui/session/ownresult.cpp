#include "app/gui/session/ownresult.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>

#include "app/gui/session/kepttexts.h"

namespace {

constexpr double longestGame = 1e9; // seconds

/// The line whose moves are written so, if they are legal and lead to the end.
std::optional<samegame::Line> lineOf(const QString& text, const samegame::Position& start) {
    const auto moves = movesOfText(text, start.board);
    if (!moves)
        return std::nullopt;
    const auto line = samegame::replay(start.board, start.rules, *moves);
    return line && line->finished && !line->moves.empty() ? std::optional(*line) : std::nullopt;
}

} // namespace

samegame::GameRecord recordOf(const OwnResult& result) {
    samegame::GameRecord record;
    record.start = result.start;
    record.line = result.line;
    QJsonObject members;
    insertAid(members, result.aid);
    if (!members.isEmpty())
        record.unknown_json = QJsonDocument(members).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

Aid aidOf(const QSqlQuery& row, int first) {
    constexpr int most = 1 << 28; // of each kind, so that they can be added up; more is damage
    const auto count = [&](int column) {
        return static_cast<int>(
            std::clamp<qint64>(row.value(first + column).toLongLong(), 0, most));
    };
    return {count(0), count(1), count(2), count(3), count(4), count(5) != 0};
}

std::optional<OwnResult> resultOf(const QSqlQuery& row, int first) {
    const auto start = positionOfKey(row.value(first).toString());
    const auto line = start ? lineOf(row.value(first + 2).toString(), *start) : std::nullopt;
    if (!line)
        return std::nullopt;
    return OwnResult{*start,
                     row.value(first + 1).toString(),
                     *line,
                     row.value(first + 3).toInt(),
                     aidOf(row, first + 4),
                     row.value(first + 10).toDouble(),
                     momentOfText(row.value(first + 11).toString())};
}

QJsonObject jsonOf(const OwnResult& result) {
    QJsonObject json{{"board", boardKey(result.start)},
                     {"name", result.name},
                     {"line", textOfMoves(result.line.moves, result.start.board.rows())},
                     {"largest_group", result.largestGroup},
                     {"seconds", result.seconds},
                     {"finished_at", textOfMoment(result.finishedAt)}};
    insertAid(json, result.aid);
    return json;
}

std::optional<OwnResult> resultOf(const QJsonObject& json) {
    const auto start = positionOfKey(json.value("board").toString());
    const auto line = start ? lineOf(json.value("line").toString(), *start) : std::nullopt;
    const QDateTime finishedAt = momentOfText(json.value("finished_at").toString());
    if (!line || !finishedAt.isValid())
        return std::nullopt;
    QJsonObject members = json;
    return OwnResult{*start,
                     json.value("name").toString(),
                     *line,
                     std::clamp(json.value("largest_group").toInt(), 0, samegame::max_cells),
                     takeAid(members),
                     std::clamp(json.value("seconds").toDouble(), 0.0, longestGame),
                     finishedAt};
}
