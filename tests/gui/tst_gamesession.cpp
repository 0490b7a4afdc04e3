#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/session/gamesession.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/storage.h"
#include "tests/gui/gamefile.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// One game and all that follows it, without a window.
class TestGameSession : public QObject {
    Q_OBJECT

private slots:
    void boardsAreShownBeforeAnythingElse();
    void partsFollowBeforeAnybodyElseHears();
    void aMoveIsToldOnce();
    void aNewGameIsToldOnce();
    void helpIsStoredAfterItsMoveIsShown();
    void finishedGameIsKeptBeforeItIsCompared();
    void viewFollowsTheGame();
    void viewFollowsTheReplay();
    void openedGameChoosesItsReplay();
    void openedFileChoosesItsReplay();
    void hintLeavesTheReplay();
    void nothingIsLostWithoutMoves();
    void sessionGoesOnFromItsStorage();

private:
    static void newGame(GameSession& session, std::string_view rows) {
        session.document()->newGame({drawn(rows), {}}, "drawn");
    }
};

void TestGameSession::boardsAreShownBeforeAnythingElse() {
    GameSession session;
    newGame(session, "1122");
    session.document()->play({0, 0});
    QSignalSpy parts(session.bestLine(), &BestKnownLine::changed);
    QSignalSpy replays(session.replay(), &LineReplay::lineChanged);
    QSignalSpy results(session.assistant(), &Assistant::resultChanged);
    bool isShown = false;
    connect(&session, &GameSession::moved, this,
            [&](GameDocument::Change change, const std::optional<Transition>& transition) {
                isShown = change == GameDocument::Change::MovePlayed && transition &&
                          session.document()->board() == drawn("....") && parts.isEmpty() &&
                          replays.isEmpty() && results.isEmpty();
            });
    session.document()->play({0, 0});
    QVERIFY(isShown);
    QVERIFY(!parts.isEmpty() && !replays.isEmpty() && !results.isEmpty());
}

/// Whoever connects to the document, however early, finds every part at the new position.
void TestGameSession::partsFollowBeforeAnybodyElseHears() {
    GameSession session;
    session.replay()->setSource(ReplaySource::Game);
    session.duel()->begin(Opponent::Easy);
    int heard = 0;
    connect(session.document(), &GameDocument::positionChanged, this, [&] {
        ++heard;
        QVERIFY(session.bestLine()->start() == session.document()->start());
        QCOMPARE(session.replay()->positions(), session.document()->played().positions());
        QCOMPARE(session.duel()->state(), Duel::State::None);
        QCOMPARE(session.bestLine()->record().has_value(), session.document()->isFinished());
    });
    newGame(session, "1122");
    session.document()->play({0, 0});
    session.document()->play({0, 0});
    QCOMPARE(heard, 3);
}

/// However many parts change with it.
void TestGameSession::aMoveIsToldOnce() {
    GameSession session;
    newGame(session, "1122");
    QSignalSpy changed(&session, &GameSession::changed);
    session.document()->play({0, 0});
    QCOMPARE(changed.count(), 1);
    session.document()->play({0, 0}); // a best line, too
    QCOMPARE(changed.count(), 2);
}

/// With its name and its help.
void TestGameSession::aNewGameIsToldOnce() {
    GameSession session;
    session.document()->addHint();
    QSignalSpy changed(&session, &GameSession::changed);
    QSignalSpy named(session.document(), &GameDocument::nameChanged);
    QSignalSpy aided(session.document(), &GameDocument::aidChanged);
    bool isFirst = false;
    connect(&session, &GameSession::moved, this,
            [&] { isFirst = changed.isEmpty() && named.isEmpty() && aided.isEmpty(); });
    newGame(session, "1122");
    QVERIFY(isFirst);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(named.count(), 1);
    QCOMPARE(aided.count(), 1);
}

void TestGameSession::helpIsStoredAfterItsMoveIsShown() {
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    newGame(session, "112233");
    const Position start = session.document()->start();
    QSignalSpy aided(session.document(), &GameDocument::aidChanged);
    bool isFirst = false;
    connect(&session, &GameSession::moved, this,
            [&] { isFirst = aided.isEmpty() && !results.wasHelped(start); });
    session.document()->play({0, 0}, GameDocument::MoveSource::Candidate);
    QVERIFY(isFirst);
    QCOMPARE(aided.count(), 1);
    QVERIFY(results.wasHelped(start));
    session.document()->play({0, 0});
    QCOMPARE(aided.count(), 1);
}

void TestGameSession::finishedGameIsKeptBeforeItIsCompared() {
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    newGame(session, "1122");
    session.document()->play({0, 0});
    int games = -1;
    connect(&session, &GameSession::changed, this,
            [&] { games = session.view().known.standing.games; });
    session.document()->play({0, 0});
    QCOMPARE(games, 1);
    QCOMPARE(session.view().known.standing.bestUnaided, std::optional(1000));
}

void TestGameSession::viewFollowsTheGame() {
    GameSession session;
    newGame(session, "1122");
    SessionView view = session.view();
    QCOMPARE(view.name, "drawn");
    QVERIFY(!view.hasBegun && !view.isFinished && !view.hasBestLine && view.canChallenge[0]);
    session.document()->play({0, 0});
    QVERIFY(session.view().hasBegun && !session.view().isFinished);
    session.document()->play({0, 0});
    view = session.view();
    QVERIFY(view.isFinished && view.hasBestLine && !view.known.isBestProven);
    QCOMPARE(view.known.bestScore, std::optional(1000));
    RecordSource source;
    source.upper_bound = 1000;
    session.bestLine()->offer(session.document()->start(), session.document()->line(), source);
    QVERIFY(session.view().known.isBestProven);
    QVERIFY(!session.view().known.duel);
}

void TestGameSession::viewFollowsTheReplay() {
    GameSession session;
    newGame(session, "112233");
    session.document()->play({0, 0});
    session.document()->play({0, 0});
    session.replay()->setSource(ReplaySource::Game);
    QVERIFY(!session.view().isReplaying);
    QCOMPARE(session.view().replayLength, 2);
    session.replay()->setIndex(1);
    QVERIFY(session.view().isReplaying);
    QCOMPARE(session.view().replayIndex, 1);
    session.document()->play({0, 0}); // goes on, wherever the replay stands
    QVERIFY(!session.view().isReplaying);
    QCOMPARE(session.view().replayLength, 3);
}

/// Once, before anybody hears of the game.
void TestGameSession::openedGameChoosesItsReplay() {
    GameSession played;
    newGame(played, "112233");
    played.document()->play({0, 0});
    const GameRecord begun = played.document()->record();
    played.document()->play({0, 0});
    played.document()->play({0, 0});
    const GameRecord finished = played.document()->record();

    GameSession session;
    QSignalSpy loaded(session.replay(), &LineReplay::lineChanged);
    QSignalSpy chosen(session.replay(), &LineReplay::sourceChanged);
    ReplaySource heard = ReplaySource::BestLine;
    connect(session.document(), &GameDocument::positionChanged, this,
            [&] { heard = session.replay()->source(); });
    for (const GameRecord& record : {begun, finished}) {
        session.open({record, "with moves"});
        QCOMPARE(heard, ReplaySource::Game);
        QCOMPARE(session.replay()->line(), record.line);
        QCOMPARE(loaded.count(), 1);
        QCOMPARE(chosen.count(), 1);
        loaded.clear();
        session.newGame(record.start, "without moves");
        QCOMPARE(heard, ReplaySource::BestLine);
        QCOMPARE(session.replay()->line().moves.empty(), record == begun);
        QCOMPARE(loaded.count(), 1);
        QCOMPARE(chosen.count(), 2);
        loaded.clear();
        chosen.clear();
    }
    session.document()->undoStack()->undo(); // opens nothing
    QCOMPARE(heard, ReplaySource::BestLine);
}

void TestGameSession::openedFileChoosesItsReplay() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("begun.samegame");
    GameSession session;
    newGame(session, "112233");
    session.document()->play({0, 0});
    QVERIFY(saveFile(*session.document(), path).isEmpty());
    QSignalSpy loaded(session.replay(), &LineReplay::lineChanged);
    QVERIFY(session.openFile(path).isEmpty());
    QCOMPARE(session.replay()->source(), ReplaySource::Game);
    QCOMPARE(loaded.count(), 1);
    session.replay()->setSource(ReplaySource::BestLine);
    QVERIFY(!session.openFile(folder.filePath("missing")).isEmpty());
    session.document()->play({0, 0}); // a move opens nothing
    QCOMPARE(session.replay()->source(), ReplaySource::BestLine);
}

/// Whoever hears of a hint has the game on the board.
void TestGameSession::hintLeavesTheReplay() {
    GameSession session;
    newGame(session, "112233");
    session.document()->play({0, 0});
    const Position position = session.document()->position();
    SearchSnapshot snapshot;
    snapshot.has_line = true;
    snapshot.best = replay(position.board, {}, legal_moves(drawn("11"))).value();
    session.assistant()->restoreResult(position, {snapshot, {Finder::Kind::Solver, "champion"}});
    session.replay()->setSource(ReplaySource::Game);
    session.replay()->setIndex(0);
    QVERIFY(session.view().isReplaying);
    int heard = 0;
    connect(&session, &GameSession::hintGiven, this, [&](const Hint& hint) {
        ++heard;
        QVERIFY(!session.view().isReplaying);
        QCOMPARE(hint.move, Move({0, 0}));
    });
    session.assistant()->requestHint();
    QCOMPARE(heard, 1);
}

void TestGameSession::nothingIsLostWithoutMoves() {
    GameSession session;
    const GameSession::Loss loss = session.lossAtClosing();
    QVERIFY(loss.games == 0 && !loss.isGame && loss.reason.isEmpty());
}

void TestGameSession::sessionGoesOnFromItsStorage() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    Board played;
    {
        Storage storage(path);
        GameSession session(storage.archive(), storage.session(), storage.results());
        QVERIFY(session.restore().isEmpty());
        newGame(session, "112233");
        session.document()->play({0, 0});
        played = session.document()->board();
    }
    Storage storage(path);
    QVERIFY(storage.notice().isEmpty());
    GameSession session(storage.archive(), storage.session(), storage.results());
    QVERIFY(session.restore().isEmpty());
    QCOMPARE(session.document()->board(), played);
    session.document()->play({0, 0});
    QVERIFY(session.restore().isEmpty()); // as a second window of this session asks for it
    QCOMPARE(session.document()->line().moves.size(), std::size_t{2});
}

SAMEGAME_TEST(TestGameSession, QApplication)
#include "tst_gamesession.moc"
