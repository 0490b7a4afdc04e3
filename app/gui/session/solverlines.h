#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

#include <map>
#include <optional>

#include "engine/formats/game_record.h"
#include "engine/game/position.h"

class Database;

/// The best line of a solver for each board, which a person's line never replaces. Lives with
/// OwnResults, which tries again what could not be written and announces changes. GUI thread only.
class SolverLines {
public:
    /// The database outlives the object.
    explicit SolverLines(Database* database) : m_database(database) {}

    /// What became of an offered line.
    enum class Offer {
        Ignored, ///< No solver found it, it is not finished, or it is known to be no better.
        Kept,
        Surpassed, ///< The database has one that is as good.
        Waits,     ///< It could not be written; the best one of each board waits.
    };
    Offer offer(const samegame::GameRecord& record);
    /// Reads the best score of a board once for the offers to come.
    void noteScore(const samegame::Position& start);

    /// Writes the line unless a better one is kept; false on an error of the database.
    bool insert(const samegame::GameRecord& record, const QString& improvedAt);

    bool areWaiting() const { return !m_waiting.empty(); }
    bool keepWaiting(); ///< Writes what waits, up to the first that cannot be written; then false.

    /// What a solver reached.
    struct Best {
        int score = 0;
        QString solver; ///< Its name, known to the registry or not.
    };
    /// The best of the solvers on the board; nothing if none is kept or can be read.
    std::optional<Best> best(const samegame::Position& start) const;
    /// See OwnResults::medalMarks.
    QHash<QString, int> marks() const;
    /// The same for one board, whether or not there is a game of it; nothing without a mark.
    std::optional<int> mark(const samegame::Position& start) const;
    /// Keeps that medals of this board can be measured (MarkSearch); false on an error of the
    /// database.
    bool noteMeasured(const samegame::Position& start);
    bool wasMeasured(const samegame::Position& start) const;
    /// The database has new lines that were not offered here.
    void forgetScore() { m_score.reset(); }

private:
    QHash<QString, int> marksOf(const char* boards, const QVariantList& values) const;
    std::optional<int> writtenRows(const samegame::GameRecord& record, const QString& improvedAt);

    Database* m_database;
    std::map<QString, samegame::GameRecord> m_waiting; // by the keys of their boards
    samegame::Position m_start;                        // the board whose score was read last
    std::optional<int> m_score; // the best known of it, so that most offers cost nothing
};
