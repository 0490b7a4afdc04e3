#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/session/duelrecord.h"
#include "app/gui/session/forgottengames.h"
#include "app/gui/session/gamestatistics.h"
#include "app/gui/session/ownrecords.h"
#include "app/gui/session/ownresult.h"
#include "app/gui/session/retrytimer.h"
#include "app/gui/session/solverlines.h"
#include "engine/formats/game_record.h"
#include "engine/game/position.h"

class Database;
class WaitingFile;
struct Salvage;
struct WaitingGame;

/// The results of a board: the best scores with help, without help and of solvers, and the person's
/// games.
struct BoardStanding {
    std::optional<int> bestUnaided = {};
    std::optional<int> bestAided = {};
    std::optional<int> bestOfSolver = {};
    QString solver = {}; ///< Who found the line with that score, as its file names it.
    int games = 0;       ///< Games of the person that came to their end.
    int above = 0;       ///< Games among them with a score above the given one.

    bool operator==(const BoardStanding&) const = default;
};

/// Every game that a person finished, and beside them the best line of a solver for each board
/// (SolverLines). Kept across sessions; never given to a solver.
///
/// A game that cannot be written (another program holds the database, the disk is full, no database
/// is open) waits and is written later. GUI thread only.
class OwnResults : public QObject {
    Q_OBJECT

public:
    /// The database, which may be one that is not open, outlives the object.
    explicit OwnResults(Database* database, QObject* parent = nullptr);
    ~OwnResults() override; ///< Tries once more to keep what waits.

    /// Takes the games that wait in a file of an earlier session; future games wait in it too, once
    /// it can be made. Returns how many of them are in the results now.
    int keepWaitingIn(const QString& path);

    /// Takes the games that wait in the file of another window, one that has ended. Returns whether
    /// that is empty now.
    bool takeWaitingOf(const QString& path);

    bool isReadable() const;  ///< Whether there is an open database.
    int waitingCount() const; ///< Games that are to be written later.
    /// Waiting games that would end with the program, since even their file could not be written.
    int unsafeCount() const;
    void tryAgain();                          ///< To write what waits, at once.
    QString error() const { return m_error; } ///< Why the last attempt to write failed; or empty.

    /// Keeps the content of another database, all or nothing; returns the number of new games, or
    /// -1.
    int takeOver(const Salvage& salvage);

    /// Keeps a game; returns its number, one below zero while the game waits. The same moves on the
    /// same board count once: once with help and once without. Nothing if it is not finished.
    std::optional<qint64> add(const OwnResult& result);

    /// Another end of a game that is kept already: the better one stays, with all aid of the game.
    /// False, and nothing happened, if it was forgotten meanwhile, or the database is another one.
    bool improve(qint64 number, const OwnResult& result);

    /// Keeps the line of a solver if it is finished and better than the one kept.
    void offerSolverLine(const samegame::GameRecord& record);

    /// Keeps that a solver has played the board as long as MarkSearch does, or proved its best
    /// game, so that its medals count. What cannot be written is found again after the next game.
    void noteMeasured(const samegame::Position& start);
    bool wasMeasured(const samegame::Position& start) const;

    /// What medals are measured at, by the keys of boards of the person's games: the score of a
    /// solver that played as long as MarkSearch does, or proved that there is no more.
    QHash<QString, int> medalMarks() const { return m_solverLines.marks(); }
    /// What the medals of one board are measured at: that mark, or a better game of the person,
    /// as its standing has it. Nothing while no solver has played the board so long.
    std::optional<int> medalMark(const samegame::Position& start, const BoardStanding& known) const;

    /// Takes a duel into the record; it waits if it cannot be written.
    void addDuel(const DuelOutcome& outcome);
    const DuelRecord& duels() const { return m_duels; }

    /// Whether the board was played with help under any rules: in a game reported by noteHelp, or
    /// in a kept game.
    bool wasHelped(const samegame::Position& start) const;

    /// Keeps that a game on this board had help. A forgotten game does not take it back.
    void noteHelp(const samegame::Position& start);

    /// The standing of a board, seen from a game with this score. Games that wait count.
    BoardStanding standing(const samegame::Position& start, int score) const;

    /// The records of the games until now, those included that wait; nothing where they cannot be
    /// read.
    std::optional<OwnRecords> records(const samegame::Position& start) const;

    /// Whether another window or program has written to the database since the last call; true at
    /// the first one. Costs no more than a look at the file.
    bool haveOthersWritten();

    /// All games kept, in the order in which they were finished.
    std::vector<OwnResult> results() const;

    /// The same without boards and moves, as they were written: ten thousand in a moment. Sorted by
    /// the time at which they were finished. A prefix selects boards by their kept names.
    std::vector<PlayedGame> games(const QString& namePrefix = {}) const;

    /// The game with this number, if it is sound.
    std::optional<OwnResult> result(qint64 number) const;

    /// Forgets the games with these numbers until restoreForgotten, and with the last game the
    /// record of duels; a game that waits is none of them. Returns a sentence on what went wrong,
    /// in which case nothing was forgotten; empty: nothing did.
    QString forget(const std::vector<qint64>& numbers);

    /// Brings back unchanged what the last forget took that was not undone, while the program
    /// runs. Returns as forget does.
    QString restoreForgotten() { return announced(m_forgotten.restore()); }

    /// Games that restoreForgotten would bring back.
    int forgottenCount() const { return m_forgotten.count(); }

signals:
    void changed();
    void gamesChanged(); ///< Besides: games of the person are others than before.
    void waitingKept(const OwnResult& game); ///< A game that waited is in the results.
    /// A game could not be kept; said once, and not if the opening of the database has said it.
    void failed(const QString& sentence);

private:
    std::optional<qint64> insert(const OwnResult& result, bool* isNew);
    bool update(qint64 number, const OwnResult& result, bool* isThere);
    bool writeHelp(const QString& key);
    qint64 wait(const WaitingGame& game);
    bool keep(const WaitingGame& game);
    void keepWaiting();
    void saveWaiting();
    void readWaitingFile();
    void report(bool isWaiting = false); // `isWaiting`: a game that could not be written
    void announceGames();
    QString announced(bool isDone); // of what was forgotten or restored; the error if it was not

    Database* m_database;
    std::optional<qint64> m_seenVersion;        ///< Of the database, as others have changed it.
    std::unique_ptr<WaitingFile> m_waitingFile; // holds what waits
    std::vector<WaitingGame> m_waiting;
    QHash<qint64, qint64> m_written; // by the number while it waited, that which it got
    QString m_waitingPath;
    qint64 m_lastWaiting; // the lowest number of a game that waits; no other session has it
    QSet<QString> m_unwrittenHelp; // keys of boards
    RetryTimer m_retry;
    ForgottenGames m_forgotten;
    SolverLines m_solverLines;
    DuelRecord m_duels;
    QString m_error; // of the last attempt to write, or of the opening
    bool m_hasToldOfWaiting = false;
    QSet<QString> m_helped; // keys of reported boards, also without a database
};
