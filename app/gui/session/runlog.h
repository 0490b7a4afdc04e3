#pragma once

#include <QObject>
#include <QString>

#include <deque>
#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/searchrunner.h"
#include "engine/studies/experiment/comparison.h"

/// One search on a game, as it is remembered. Scores are final scores of the game from its start.
struct LoggedRun {
    int number = 0;             ///< Counts the logged runs of all games from 1.
    samegame::Entrant searcher; ///< The solver and its options.
    QString solver; ///< The solver's title and the options that differ from their defaults.
    /// Counts the solvers of a game's runs, with their options, from 0: how they are drawn. It
    /// stays the same while one of their runs is remembered; below 0: not known yet.
    int series = -1;
    quint64 seed = 0;
    int threads = 1;
    int movesBefore = 0; ///< Moves played when the search began.
    bool isComparison = false;
    bool isOfOtherVersion = false;           ///< Another program has searched (thisProgram).
    std::vector<samegame::ScorePoint> curve; ///< Each improvement; `playouts` of all threads.
    int best = 0;
    quint64 playouts = 0; ///< 0 where a solver makes none and counts nodes alone.
    quint64 nodes = 0;
    double seconds = 0;
    std::optional<samegame::StopReason> stop; ///< Nothing while the search runs.

    std::vector<samegame::ScorePoint> wholeCurve() const; ///< With its end.
};

/// Every search on the game that is on the board: the runner's, live, and the runs of comparisons.
/// Another game has another log; logs are kept in memory while the program runs. GUI thread only.
class RunLog : public QObject {
    Q_OBJECT

public:
    /// Document and runner outlive the log.
    RunLog(GameDocument* document, SearchRunner* runner, QObject* parent = nullptr);

    void follow(); ///< For its session, with each new position.

    const GameDocument& document() const { return *m_document; }

    /// The runs of the game on the board, newest first.
    const std::deque<LoggedRun>& runs() const { return m_logs.front().runs; }

    /// The runs of one game.
    struct GameLog {
        samegame::Position start;
        std::deque<LoggedRun> runs;
        QString gameName = {}; ///< keptName() of the game when it was last on the board.
        /// Their ID among the kept runs (RunStore); empty: all are of comparisons on other boards.
        QString run = {};
    };
    /// The logs of all games, as the next session goes on with them.
    struct Content {
        std::deque<GameLog> logs;
        int lastNumber = 0;
    };
    Content content() const { return {m_logs, m_lastNumber}; }
    /// Replaces what is logged here. Runs that had not ended count as stopped.
    void takeOver(const Content& content);
    void nameSolvers(); ///< Anew, in another language.

    /// The runs with this ID among the kept runs; nullptr if they are forgotten.
    const GameLog* logOf(const QString& run) const;
    /// Those that a search adds to now; nullptr if none does.
    const GameLog* liveLog() const;
    /// Gives the runs with this ID another one, which is returned.
    QString keepApart(const QString& run);
    /// Takes kept runs in place of those of their game, to which no search adds now.
    void show(const GameLog& kept);

    static constexpr std::size_t mostRuns = 200; ///< Runs of a game; the oldest are forgotten.
    static constexpr std::size_t mostGames = 50; ///< Games; those left longest ago are forgotten.

public slots:
    /// Adds a finished run of a comparison to the game it belongs to.
    void addComparisonRun(const samegame::ComparisonRequest& request,
                          const samegame::Trial& result);
    /// Forgets the runs of the game on the board that have ended. What was kept of them stays;
    /// later runs are kept apart from it.
    void clear();

signals:
    void aboutToForget(); ///< Runs that have ended, of this game or of the one left longest ago.
    void reset();         ///< There are other runs: another game, or some were forgotten.
    void runAboutToBeAdded();
    void runAdded();          ///< There is a new run at the front.
    void runChanged(int row); ///< The live run changed; comes twelve times a second.
    /// A search has ended, or a run of a comparison on the board of the game; the ID is that of the
    /// runs of its game.
    void runEnded(const QString& run);

private:
    /// The search of the runner, while it runs.
    struct Live {
        samegame::Position game;
        LoggedRun run;
        bool isLogged = false; // true once the search has a line
    };

    GameLog& logOf(const samegame::Position& start);
    static void settle(GameLog& log);
    static void chooseSeries(const GameLog& log, LoggedRun& run);
    void add(const samegame::Position& start, LoggedRun& run);
    void beginLive();
    void updateLive(const samegame::SearchSnapshot& snapshot);
    void writeLive();
    void endLive(samegame::StopReason stop);

    GameDocument* m_document;
    SearchRunner* m_runner;
    std::deque<GameLog> m_logs; // the game on the board first, then as they left it
    std::optional<Live> m_live;
    int m_lastNumber = 0;
};
