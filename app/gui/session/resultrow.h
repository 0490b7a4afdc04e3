#pragma once

#include <QString>

#include <optional>

#include "app/gui/session/aid.h"
#include "app/gui/session/ownresults.h"

class QJsonObject;
class QSqlQuery;

// A game of a person as it is written down. What is read is believed only as far as the board and
// its moves bear it out.

/// The columns of own_result that tell of a game, in the order in which resultOf reads them.
inline constexpr auto resultColumns =
    "board, name, line, largest_group, hints, candidate_moves, visible_moves, line_moves, "
    "helped_before, seconds, finished_at";

/// The game in a row of resultColumns, the first of which is column `first`; nothing if it is
/// damaged. `finishedAt` may be invalid.
std::optional<OwnResult> resultOf(const QSqlQuery& row, int first = 0);

/// The aid in the five columns of a row from the first on.
Aid aidOf(const QSqlQuery& row, int first);

/// A game as JSON, and back; nothing if it does not hold.
QJsonObject jsonOf(const OwnResult& result);
std::optional<OwnResult> resultOf(const QJsonObject& json);
