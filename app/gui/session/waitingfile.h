#pragma once

#include <QString>

#include <vector>

#include "app/gui/session/duelrecord.h"
#include "app/gui/session/ownresults.h"

class QJsonObject;

/// A game that the database could not take yet.
struct WaitingGame {
    qint64 number = 0; ///< The game's number in the database; below zero if it is not there.
    OwnResult result;
    bool isInFile = false; ///< Outlives the program.
};

/// All that waits in a file.
struct Waiting {
    std::vector<WaitingGame> games;
    std::vector<WaitingDuel> duels;
};

/// The file in which games and duels wait for the database, also from one session to the next. It
/// reserves room on the disk from the beginning, for games that end while the disk is full. Grows
/// by a row for each, whole or not at all; a second row for a game holds its better end. One window
/// at a time has a file.
class WaitingFile {
public:
    WaitingFile() = default;
    ~WaitingFile(); ///< Removes an empty file.
    WaitingFile(const WaitingFile&) = delete;
    WaitingFile& operator=(const WaitingFile&) = delete;

    /// Makes the file, if it is not there, and returns what holds of its content. May be called
    /// again where that failed.
    Waiting open(const QString& path);

    bool isOpen() const { return m_file >= 0; }

    bool add(const WaitingGame& game); ///< Whether it is on the disk.
    bool add(const WaitingDuel& duel); ///< The same.
    void clear();                      ///< All are in the database.

private:
    bool addRow(const QJsonObject& json);
    void reserve() const;

    QString m_path;
    int m_file = -1;
};
