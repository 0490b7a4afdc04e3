#pragma once

#include <QDate>
#include <QString>

#include <optional>

#include "engine/game/start_position.h"

/// The first day that has a board, of the first whole year of the calendar.
inline const QDate firstDay(1583, 1, 1);

/// The board of a day, which is not before the first one, comes from its date alone, so that it is
/// the same for everybody: see samegame::board_of_name.
samegame::StartPosition boardOfDay(const QDate& day);

inline const QString dailyPrefix = QStringLiteral("daily:"); ///< How these names begin.

/// "daily:2026-11-23", the name that the board of a day is kept under.
QString nameOfDay(const QDate& day);

/// The inverse of nameOfDay; nothing for the names of other boards.
std::optional<QDate> dayOfName(const QString& name);
