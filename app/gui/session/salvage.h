#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

#include "app/gui/session/ownresults.h"
#include "app/gui/session/practicestore.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/runstore.h"
#include "engine/formats/game_record.h"

/// A best line of a damaged database that its board and its moves confirm.
struct SalvagedLine {
    samegame::GameRecord record; ///< Finished, with the score that its moves earn.
    QString name;                ///< The board's name for people; may be empty.
    QString firstAt;             ///< Times as the database has them, with the clock of a place.
    QString improvedAt;
};

/// What a window with this slot goes on with.
struct SalvagedSession {
    int slot = 0;
    QJsonObject history; ///< With its games; a document restores it.
    /// Results for positions by their keys, and further items by their names: bytes that their
    /// readers check.
    std::vector<std::pair<QString, QByteArray>> analyses;
    std::vector<std::pair<QString, QByteArray>> items;
};

/// What SQLite can still read in a damaged file, table by table and row by row.
struct Salvage {
    std::vector<SalvagedLine> lines;
    std::vector<OwnResult> games;          ///< Finished, with the score that their moves earn.
    std::vector<SalvagedLine> solverLines; ///< Each with its source.
    /// Keys of boards that were played with help, and since when.
    std::vector<std::pair<QString, QString>> helpedBoards;
    std::vector<samegame::Position> measuredBoards; ///< Whose medals can be measured.
    std::vector<SalvagedSession> sessions;
    std::vector<KeptReview> reviews; ///< Sound ones (read_review).
    std::vector<KeptExercise> exercises;
    std::vector<DuelOutcome> duels;
    std::vector<KeptRun> runs; ///< Contents are read when they are opened.
    bool isWhole = false;      ///< The file is sound, and no table of it is unknown here.
};

/// Accepts a line only if it is legal from its board to its end, and computes its score anew. Reads
/// a copy, so that the file keeps every byte. Nothing if it is no database, or cannot be copied or
/// opened: then nobody knows what it holds.
std::optional<Salvage> salvageOf(const QString& path);
