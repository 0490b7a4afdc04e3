#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <span>

#include "engine/base/result.h"
#include "engine/formats/game_record.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/position.h"

/// The key under which a position stands in the database: a board ID that is the same for all
/// positions that compare equal (other IDs contain the number of colors that the board was made
/// with).
QString boardKey(const samegame::Position& position);

/// The inverse of boardKey; nothing if the text is no key.
std::optional<samegame::Position> positionOfKey(const QString& key);

/// A moment with the clock of its place: its date is the day of that place, even if it is read in
/// another zone. All kept and shown moments are such; they compare as moments.
QDateTime momentHere(const QDateTime& time = QDateTime::currentDateTime());

/// As ISO 8601 writes it, with the offset of the place: "2026-11-23T08:00:00+09:00".
QString textOfMoment(const QDateTime& moment);

/// The inverse of textOfMoment; not valid if the text is no moment. "Z" means a place at this
/// offset.
QDateTime momentOfText(const QString& text);

/// The ID of another run (RunStore).
QString newRunId();

/// Moves as they are kept between sessions: "row,column" pairs with blanks between them. `rows` is
/// the height of the board.
QString textOfMoves(std::span<const samegame::Move> moves, int rows);

/// Moves from their text; checks only the shape of the text, which a replay does not check.
samegame::Result<samegame::MoveList> movesOfText(const QString& text, const samegame::Board& board);

/// The record of a solution file that was kept. A claim that its moves refute is damage, too.
samegame::Result<samegame::GameRecord> recordOfText(const QString& text);
