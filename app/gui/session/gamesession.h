#pragma once

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

#include "app/gui/session/assistant.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/bettergame.h"
#include "app/gui/session/clearingwatch.h"
#include "app/gui/session/comparisonrunner.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/duel.h"
#include "app/gui/session/experimentrunner.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/linereplay.h"
#include "app/gui/session/marksearch.h"
#include "app/gui/session/movejudge.h"
#include "app/gui/session/namedgame.h"
#include "app/gui/session/practice.h"
#include "app/gui/session/resultskeeper.h"
#include "app/gui/session/reviewrunner.h"
#include "app/gui/session/runkeeper.h"
#include "app/gui/session/runlog.h"
#include "app/gui/session/searchrunner.h"
#include "app/gui/session/sessionview.h"
#include "app/gui/session/sharedscores.h"

class Archive;
class Autosave;
class GameRecorder;
class OwnResults;
class ReviewStore;
class SessionStore;

/// One game and all that is known and kept of it: the document and what follows it. The session
/// receives each change of the position first and calls `follow` of its parts in the order of its
/// own follow(); other receivers of the document's signal come after them, in any order. GUI thread
/// only.
class GameSession : public QObject {
    Q_OBJECT

public:
    /// What is handed over outlives the session; without it nothing is kept.
    explicit GameSession(Archive* archive = nullptr, SessionStore* store = nullptr,
                         OwnResults* results = nullptr, ReviewStore* reviews = nullptr,
                         PracticeStore* exercises = nullptr, RunStore* runs = nullptr,
                         QObject* parent = nullptr);
    ~GameSession() override; ///< Stops what runs, waits for it, and saves what is not saved.

    GameDocument* document() { return &m_document; }
    GameRecorder* recorder() { return m_recorder.get(); } ///< nullptr without results.
    BestKnownLine* bestLine() { return &m_bestLine; }
    RunLog* runLog() { return &m_runLog; }
    Assistant* assistant() { return &m_assistant; }
    LineReplay* replay() { return &m_replay; }
    Duel* duel() { return &m_duel; }
    ClearingWatch* clearingWatch() { return &m_clearingWatch; }
    BetterGame* betterGame() { return &m_betterGame; }
    MarkSearch* markSearch() { return &m_markSearch; }
    MoveJudge* moveJudge() { return &m_moveJudge; }
    ReviewRunner* reviewRunner() { return &m_reviewRunner; }
    Practice* practice() { return &m_practice; }
    ResultsKeeper* resultsKeeper() { return &m_resultsKeeper; }
    RunKeeper* runKeeper() { return &m_runKeeper; }
    DayWatch* days() { return &m_days; }
    const DailyRecord& daily() const { return m_daily; }     ///< Of all games kept.
    SearchRunner* searchRunner() { return &m_searchRunner; } ///< The assistant's.
    DistributionRunner* distributionRunner() { return &m_distributionRunner; }
    ComparisonRunner* comparisonRunner() { return &m_comparisonRunner; }
    ExperimentRunner* experimentRunner() { return &m_experimentRunner; }

    Archive* archive() const { return m_archive; } ///< What was handed over, or nullptr; so below.
    OwnResults* results() const { return m_results; }
    ReviewStore* reviews() const { return m_reviews; }

    /// Takes up the session that the store has, and keeps this one there from now on. Returns why
    /// the game cannot be restored, one sentence, or an empty text. A second call does nothing.
    QString restore();
    /// The same once more after the present event, for a session that could not be read before;
    /// nothing if this one has been touched.
    void takeUpLater();

    /// Brings another game onto the board, with the score to beat if it has one, says which claim
    /// of its text is refuted, and chooses the line to replay: a game that comes with moves is
    /// often opened to be replayed.
    void open(const NamedGame& game);
    /// Goes on with the game on this board that was begun and has not ended, or opens this one:
    /// also where that is the game of another window that is open.
    void play(const NamedGame& game);
    QString openFile(const QString& path); ///< Returns why not, one sentence, or an empty text.
    void newGame(const samegame::Position& start, const QString& name);

    /// What comes after the game on the board, the same however often it is asked: the next of the
    /// first steps (FirstSteps) or standard boards, another random board of the same size, colors,
    /// rules and kind; a classic game after all others.
    NamedGame nextGame() const;
    void playNext(); ///< Plays nextGame(), and keeps the step that it is.
    /// The same against an opponent; boards with a game under way are passed over.
    void playDuel(Opponent opponent);
    /// A classic game: for a person on the first steps a shipped board that was not played yet, as
    /// long as there is one; else a random one.
    NamedGame classicGame() const;
    /// In place of the board that every session begins with, a new person's first one.
    void beginFirstSteps();
    /// The steps are over: a classic game comes in place of the board of one of them.
    void skipFirstSteps();

    /// Replays the line of a candidate, from the position that the board shows; beside that of the
    /// best candidate if it is to be compared.
    void replayCandidate(samegame::Move candidate);
    void compareCandidate(samegame::Move candidate);
    /// Has the best line known stand beside the line that is replayed, or this game beside that.
    void compareLine();
    /// Goes back before the last move of the game that has ended, with the assistant on.
    void lookBack();

    /// For a window that is about to be looked at: reads the clock and, where another window has
    /// written since, the daily boards that were played. While today's is not, it also looks for
    /// a game on it that is under way in another window, and goes on with that of a closed one.
    void lookAgain();

    void save();    ///< Stores at once what is still to be stored.
    void stopAll(); ///< Stops every search and leaves the replay; the duel goes on.

    /// What is stored nowhere and would be lost with the session.
    struct Loss {
        int games = 0;       ///< Finished games.
        bool isGame = false; ///< The game on the board.
        QString reason;      ///< Why it could not be stored; empty if nothing would be lost.
    };
    Loss lossAtClosing(); ///< After one more try to store it.

    /// A change of the position is passed on to the parts; changed() comes after the last one.
    bool isFollowing() const { return m_isFollowing; }
    SessionView view() const;
    KnownResults known() const; ///< Part of view().

signals:
    /// The position is another one, and nothing has been made of it yet: boards show it at once.
    void moved(GameDocument::Change change, const std::optional<samegame::Transition>& transition);
    /// The board is to show a replay, another position of it, or the game again, and the assistant
    /// has not followed yet: boards show it at once.
    void replayed();
    void changed();                   ///< view() may be another one.
    void hintFound(const Hint& hint); ///< Boards mark it with the game, which may come back first.
    void hintGiven(const Hint& hint); ///< The same, with the game on the board again.
    void failed(const QString& sentence); ///< A sentence for the person, whichever part failed.

private:
    void follow(GameDocument::Change change, const std::optional<samegame::Transition>& transition);
    void followReplay();
    void connectParts();
    bool isUntouched() const;
    void playStep(const NamedGame& next);
    QString takeUp();
    bool wasPlayed(const samegame::Position& start) const;
    void learnStanding();
    void learnRecords(GameDocument::Change change);
    void learnDuels();
    std::optional<DuelView> duelView() const;
    std::optional<ReplaySource> takeSource();
    void tellChange();
    void readDaily();
    void followToday(GameDocument::Change change);
    void lookElsewhere();
    void learnToday();

    Archive* m_archive;
    SessionStore* m_store;
    OwnResults* m_results;
    ReviewStore* m_reviews;
    GameDocument m_document;
    std::unique_ptr<GameRecorder> m_recorder; ///< There is one if there are results.
    BestKnownLine m_bestLine;
    SearchRunner m_searchRunner;
    DistributionRunner m_distributionRunner;
    ComparisonRunner m_comparisonRunner;
    ExperimentRunner m_experimentRunner;
    RunLog m_runLog;
    Assistant m_assistant;
    LineReplay m_replay;
    Duel m_duel;
    ClearingWatch m_clearingWatch;
    BetterGame m_betterGame;
    MarkSearch m_markSearch;
    MoveJudge m_moveJudge;
    ReviewRunner m_reviewRunner;
    Practice m_practice;
    ResultsKeeper m_resultsKeeper;
    RunKeeper m_runKeeper;
    SharedScores m_sharedScores;
    DayWatch m_days;
    DailyRecord m_daily;
    samegame::Position m_todaysStart;     ///< Made once a day.
    std::optional<OpenGame> m_todaysGame; ///< On today's board, if it was begun and has not ended.
    std::unique_ptr<Autosave> m_autosave; ///< There is one after restore(), if there is a store.
    BoardStanding m_standing;
    std::optional<OwnRecords> m_records;       ///< Before the first end of the game on the board.
    std::optional<DuelOutcome> m_recordedDuel; ///< Of the duel that has ended on this board.
    DuelTallies m_duelTallies;                 ///< As they were then.
    std::uint64_t m_nextSeed;                  ///< Of what is drawn for the next game.
    bool m_isOpening = false; ///< The next position is that of a game that is opened.
    bool m_isFollowing = false;
    bool m_isRestored = false;
};
