#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

#include "app/gui/session/aid.h"
#include "engine/formats/game_record.h"
#include "engine/game/position.h"

class QJsonObject;
class QSqlQuery;

/// A game that a person has played to its end.
struct OwnResult {
    samegame::Position start;
    QString name; ///< The board's, the same in every language (GameDocument::keptName).
    samegame::Line line;
    int largestGroup = 0; ///< Blocks of the largest group removed.
    Aid aid;
    double seconds = 0;   ///< Time at the board; 0 in files of version 1.
    QDateTime finishedAt; ///< With the clock of the place (kepttexts.h).
};

/// The game as a solution file holds it, with the aid it had.
samegame::GameRecord recordOf(const OwnResult& result);

// How a game is written down. Readers accept only what the board and its moves confirm.

/// The columns of own_result that describe a game, in the order in which resultOf reads them.
inline constexpr auto resultColumns =
    "board, name, line, largest_group, hints, candidate_moves, visible_moves, review_moves, "
    "line_moves, helped_before, seconds, finished_at";

/// The game in a row of resultColumns, the first of which is column `first`; nothing if it is
/// damaged. `finishedAt` may be invalid.
std::optional<OwnResult> resultOf(const QSqlQuery& row, int first = 0);

/// The aid in the six columns of a row from the first on.
Aid aidOf(const QSqlQuery& row, int first);

/// A game as JSON, and back; nothing if it does not hold.
QJsonObject jsonOf(const OwnResult& result);
std::optional<OwnResult> resultOf(const QJsonObject& json);
