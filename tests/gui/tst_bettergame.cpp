#include <QSignalSpy>
#include <QStatusBar>

#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

using BetterState = BetterGame::State;

/// The search for a better game than the one that has ended.
class TestBetterGame : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void cleanup() { close(); }

    void asksForAnEndedGame();
    void betterLineIsKeptAndTold();
    void betterLineKnownBeforeIsFound();
    void failedSearchEndsWithItsReason();
    void nothingBetterIsSaid();
    void stopTakesWhatWasFound();
    void playingOnDropsIt();
    void knownLineIsToldOnceWithoutASearch();
    void replayThatWasBegunMeanwhileGoesOn();
    void cardReplaysWhatIsFound();
    void cardSaysThatNothingIsBetter();
    void closingTheCardDropsIt();

private:
    static constexpr const char* board = "11221"; // the 2s go first, or the last 1 stays
    static constexpr Cell good{2, 0};
    static constexpr Cell bad{0, 0};

    static Budget untilStopped() {
        Budget budget;
        budget.memory = test_memory;
        return budget;
    }
    static Budget few() {
        Budget budget = untilStopped();
        budget.playouts = 100;
        return budget;
    }
    static void playToTheEnd(GameDocument& document) {
        while (!document.isFinished())
            document.play(legal_moves(document.board())[0].cell);
    }
    /// Plays the moves at these cells of the drawn board.
    static void play(GameDocument& document, std::initializer_list<Cell> cells) {
        document.newGame({drawn(board), {}}, "drawn");
        for (const Cell cell : cells)
            document.play(cell);
        QVERIFY(document.isFinished());
    }
};

void TestBetterGame::asksForAnEndedGame() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    QVERIFY(!better.canSearch());
    better.toggle();
    QCOMPARE(better.state(), BetterState::None);
    play(*session.document(), {bad, {0, 0}});
    QVERIFY(better.canSearch());
    QVERIFY(session.view().known.canFindBetter);
    session.document()->newGame({drawn("1234"), {}}, "no move");
    QVERIFY(!better.canSearch());
}

void TestBetterGame::betterLineIsKeptAndTold() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(few());
    play(*session.document(), {bad, {0, 0}});
    QVERIFY(session.document()->score() < 0);
    QSignalSpy found(&better, &BetterGame::found);
    QSignalSpy notFound(&better, &BetterGame::notFound);
    better.toggle();
    QCOMPARE(better.state(), BetterState::Searching);
    QCOMPARE(session.view().known.better, BetterState::Searching);
    TRY_COMPARE(found.count(), 1);
    QVERIFY(notFound.isEmpty());
    QCOMPARE(better.state(), BetterState::None);
    QCOMPARE(session.bestLine()->record()->line.score, 1001);
    QVERIFY(session.bestLine()->record()->source.has_value());
}

/// Whoever knew it: the search itself may find less.
void TestBetterGame::betterLineKnownBeforeIsFound() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(few());
    play(*session.document(), {bad, {0, 0}});
    const Position& start = session.document()->start();
    MoveList moves;
    moves.push_back({good});
    moves.push_back({{0, 0}}); // the rest
    RecordSource source;
    source.upper_bound = 1001; // proven to be the best
    session.bestLine()->offer(start, replay(start.board, start.rules, moves).value(), source);
    QCOMPARE(session.bestLine()->record()->line.score, 1001);
    QVERIFY(better.canSearch()); // the game is not the best one
    QSignalSpy found(&better, &BetterGame::found);
    better.toggle();
    TRY_COMPARE(found.count(), 1);
    QCOMPARE(better.state(), BetterState::None);
    QCOMPARE(session.bestLine()->record()->line.score, 1001);
}

void TestBetterGame::failedSearchEndsWithItsReason() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(few());
    OptionValues nonsense;
    for (const OptionSpec& spec : default_solver(session.document()->start().rules).options)
        if (spec.type == OptionType::integer)
            nonsense[spec.name] = std::string("no number");
    QVERIFY(!nonsense.empty());
    better.setOptions(nonsense);
    play(*session.document(), {bad, {0, 0}});
    QSignalSpy failed(&better, &BetterGame::failed);
    QSignalSpy told(&session, &GameSession::failed);
    QSignalSpy found(&better, &BetterGame::found);
    QSignalSpy notFound(&better, &BetterGame::notFound);
    better.toggle();
    TRY_COMPARE(failed.count(), 1);
    QVERIFY(!failed.first().first().toString().isEmpty());
    QCOMPARE(told.count(), 1);
    QVERIFY(found.isEmpty() && notFound.isEmpty());
    QCOMPARE(better.state(), BetterState::None);
    better.setOptions({});
    better.toggle();
    TRY_COMPARE(found.count(), 1);
}

void TestBetterGame::nothingBetterIsSaid() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(few());
    play(*session.document(), {good, {0, 0}});
    QSignalSpy found(&better, &BetterGame::found);
    QSignalSpy notFound(&better, &BetterGame::notFound);
    better.toggle();
    TRY_COMPARE(notFound.count(), 1);
    QVERIFY(found.isEmpty());
    QCOMPARE(better.state(), BetterState::NotFound);
    session.document()->undoStack()->undo();
    QCOMPARE(better.state(), BetterState::None);
}

void TestBetterGame::stopTakesWhatWasFound() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(untilStopped());
    playToTheEnd(*session.document());
    QSignalSpy found(&better, &BetterGame::found);
    better.toggle();
    TRY_VERIFY(session.bestLine()->record()->line.score > session.document()->score());
    QVERIFY(better.isSearching() && found.isEmpty());
    better.toggle();
    TRY_COMPARE(found.count(), 1);
    QVERIFY(!better.isSearching());
}

void TestBetterGame::playingOnDropsIt() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(untilStopped());
    playToTheEnd(*session.document());
    QSignalSpy found(&better, &BetterGame::found);
    QSignalSpy notFound(&better, &BetterGame::notFound);
    better.toggle();
    TRY_VERIFY(session.bestLine()->record()->line.score > session.document()->score());
    session.document()->undoStack()->undo();
    QCOMPARE(better.state(), BetterState::None);
    better.toggle(); // this game has not ended
    QCOMPARE(better.state(), BetterState::None);
    settle();
    QVERIFY(found.isEmpty() && notFound.isEmpty());
}

void TestBetterGame::knownLineIsToldOnceWithoutASearch() {
    GameSession session;
    BetterGame& better = *session.betterGame();
    better.setBudget(few());
    play(*session.document(), {good, {0, 0}});
    play(*session.document(), {bad, {0, 0}});
    QSignalSpy found(&better, &BetterGame::found);
    QSignalSpy notFound(&better, &BetterGame::notFound);
    better.toggle();
    QCOMPARE(found.count(), 1);
    QCOMPARE(better.state(), BetterState::None);
    better.toggle(); // for a still better one
    QVERIFY(better.isSearching());
    TRY_VERIFY(!better.isSearching());
    QCOMPARE(found.count() + notFound.count(), 2); // proof may have come
}

void TestBetterGame::replayThatWasBegunMeanwhileGoesOn() {
    open();
    m_session->betterGame()->setBudget(few());
    play(*document(), {bad, {0, 0}});
    QSignalSpy told(m_window->statusBar(), &QStatusBar::messageChanged);
    QSignalSpy found(m_session->betterGame(), &BetterGame::found);
    action("showBetter")->trigger();
    action("previousMove")->trigger();
    const Board shown = view()->shownBoard();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    TRY_COMPARE(found.count(), 1);
    QVERIFY(!m_session->replay()->isPlaying());
    QCOMPARE(view()->shownBoard(), shown);
    QVERIFY(told.last().first().toString().startsWith("A better game was found"));
}

void TestBetterGame::cardReplaysWhatIsFound() {
    open();
    m_session->betterGame()->setBudget(few());
    m_session->replay()->setSpeed(0.001); // it stays at the start
    QVERIFY(!action("showBetter")->isEnabled());
    play(*document(), {bad, {0, 0}});
    QVERIFY(action("showBetter")->isEnabled());
    TRY_VERIFY(find<QWidget>("endCard")->isVisible());
    press<QPushButton>("endCardBetter");
    QCOMPARE(find<QPushButton>("endCardBetter")->text(), "Stop looking");
    QVERIFY(action("showBetter")->text().startsWith("Stop"));
    TRY_COMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(view()->shownBoard(), drawn(board));
    QVERIFY(m_session->replay()->isPlaying());
    QCOMPARE(m_session->replay()->source(), ReplaySource::BestLine);
    action("stepBack")->trigger();
    QCOMPARE(find<QPushButton>("endCardBetter")->text(), "Watch the best game");
}

void TestBetterGame::cardSaysThatNothingIsBetter() {
    open();
    m_session->betterGame()->setBudget(few());
    play(*document(), {good, {0, 0}});
    TRY_VERIFY(presenter()->hasEndCard());
    presenter()->closeEndCard();
    QSignalSpy told(m_window->statusBar(), &QStatusBar::messageChanged);
    QSignalSpy notFound(m_session->betterGame(), &BetterGame::notFound);
    action("showBetter")->trigger();
    QVERIFY(find<QWidget>("endCard")->isVisible()); // it tells how far the search is
    QVERIFY(find<QLabel>("endCardComparison")->text().startsWith("Looking for a better game"));
    TRY_COMPARE(notFound.count(), 1);
    QCOMPARE(told.last().first().toString(), "No better game than this one was found.");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QVERIFY(!find<QLabel>("endCardComparison")->text().contains("Looking"));
    QCOMPARE(find<QPushButton>("endCardBetter")->text(), "Show a better game");
}

void TestBetterGame::closingTheCardDropsIt() {
    open();
    m_session->betterGame()->setBudget(untilStopped());
    playToTheEnd(*document());
    TRY_VERIFY(presenter()->hasEndCard());
    press<QPushButton>("endCardBetter");
    QVERIFY(m_session->betterGame()->isSearching());
    action("stepBack")->trigger();
    QVERIFY(!find<QWidget>("endCard")->isVisible());
    QCOMPARE(m_session->betterGame()->state(), BetterState::None);
    QCOMPARE(view()->mode(), ViewMode::Play);
}

SAMEGAME_TEST(TestBetterGame, QApplication)
#include "tst_bettergame.moc"
