#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

#include "app/game/aid.h"
#include "engine/formats/game_record.h"
#include "engine/game/start_position.h"

class Database;

/// A game that a person has played to its end.
struct OwnResult {
    samegame::StartPosition start;
    QString name; ///< The board's, the same in every language (GameDocument::keptName).
    samegame::Line line;
    int largestGroup = 0; ///< Blocks of the largest group removed.
    Aid aid;
    double seconds = 0; ///< Time at the board; nobody counted it in files of version 1.
    QDateTime finishedAt;
};

/// How a board stands: the best scores of those who played it, apart, and the games of the person.
struct BoardStanding {
    std::optional<int> bestUnaided = {};
    std::optional<int> bestAided = {};
    std::optional<int> bestOfSolver = {};
    int games = 0; ///< Games of the person that came to their end.
    int above = 0; ///< Those among them with a higher score than the one asked about.

    bool operator==(const BoardStanding&) const = default;
};

/// Every game that a person finished, and the best line of a solver for each board, which a
/// person's line never replaces. Kept across sessions; never given to a solver. GUI thread only.
class OwnResults : public QObject {
    Q_OBJECT

public:
    /// Without an open database nothing is kept. The database outlives the object.
    explicit OwnResults(Database* database, QObject* parent = nullptr);

    /// Keeps a game; returns its number. The same moves on the same board count once. Nothing if it
    /// is not finished or could not be written.
    std::optional<qint64> add(const OwnResult& result);

    /// Another end of a game that is kept already, after moves were taken back: the better one
    /// stays, with all aid that the game had.
    void improve(qint64 number, const OwnResult& result);

    /// Keeps the line of a solver if it is finished and better than the one kept.
    void offerSolverLine(const samegame::GameRecord& record);

    /// The standing of a board, seen from a game with this score.
    BoardStanding standing(const samegame::StartPosition& start, int score) const;

    /// All games kept, in the order in which they were finished.
    std::vector<OwnResult> results() const;

signals:
    void changed();
    void failed(const QString& sentence); ///< A game could not be kept; said once.

private:
    void report();

    Database* m_database;
    samegame::StartPosition m_solverStart; // the board that was offered a solver's line last
    std::optional<int> m_solverScore;      // the best known of it, so that most offers cost nothing
    bool m_hasFailed = false;
};
