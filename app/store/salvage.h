#pragma once

#include <QString>

#include <vector>

#include "engine/formats/game_record.h"

/// A best line of a damaged database that its board and its moves bear out.
struct SalvagedLine {
    samegame::GameRecord record; ///< Finished, with the score that its moves earn.
    QString name;                ///< The board's name for people; may be empty.
    QString firstAt;             ///< Times as the database has them.
    QString improvedAt;
};

/// What SQLite can still read of the best lines in a damaged file, row by row, as far as each line
/// is legal from its board to its end; no row is believed its score. Reads a copy: the file stays
/// as it is, byte for byte.
std::vector<SalvagedLine> salvagedLines(const QString& path);
