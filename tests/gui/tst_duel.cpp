#include <QFileInfo>
#include <QImage>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/colormath.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/duelresult.h"
#include "app/gui/play/duelscore.h"
#include "app/gui/play/endcard.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/opponentpicture.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/sessionstore.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/motionstyle.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// A game against a solver, whose score is told when the game has ended.
class TestDuel : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void cleanup() { close(); }

    void scoreIsSealedUntilTheGameEnds();
    void gameThatEndsFirstWaitsForTheSolver();
    void solverPlaysTheSameAgain();
    void beginsAtTheStartOfTheBoard();
    void restartGoesOnAnotherBoardEnds();
    void oldGameThatComesBackOpensNothing();
    void openedLineOpensNothing();
    void gameBeforeTheDuelIsNoGameOfIt();
    void gameOfTheDuelIsKnownInTheNextSession();
    void gameThatBeginsOnItsBoardIsOne();
    void duelOfAnEarlierVersionHasEachGame();
    void undoOfANewGameBringsItBack();
    void goesOnInTheNextSession();
    void outcomeIsToldInTheNextSession();
    void outcomeComesBackWithUndoInTheNextSession();
    void gameThatEndedFirstIsOverInTheNextSession();
    void lineThatDoesNotHoldIsPlayedAnew_data();
    void lineThatDoesNotHoldIsPlayedAnew();
    void duelOnTheBoardIsNotForgottenForOlderOnes();
    void windowTellsTheOutcomeAfterARestart();
    void otherBoardsAreNotResumed();
    void windowsHaveTheirOwn();
    void opponentsPlayUnderEveryRule_data();
    void opponentsPlayUnderEveryRule();
    void headerTellsHowItStands();
    void headerTellsNothingBeforeTheCard();
    void headerClaimsNoLineTakenOverAfterTheEnd();
    void headerClaimsNoLineTakenOverBeforeTheEnd();
    void headerReadsWithoutGaps();
    void numbersRuleNoNoun();
    void cardTellsWhoWon_data();
    void cardTellsWhoWon();
    void onlyNewsCountsUp();
    void clickEndsTheCounting();
    void fewerBlocksWin();
    void recordCountsEachBoardOnce();
    void duelWithHelpCountsApart_data();
    void duelWithHelpCountsApart();
    void recordIsKeptOfAGameThatEndedFirst();
    void recordGoesWithTheLastGame();
    void duelThatWaitsCountsAlsoInTheNextSession();
    void nextOpponentPlaysAnotherBoard();
    void nextOpponentPassesGamesUnderWay();
    void opponentsDifferWithoutColor();

private:
    struct Parts {
        explicit Parts(SessionStore* store = nullptr) : session(nullptr, store, &results) {
            document.newGame({generate_board(3, 5, 5, 3), {}}, "small");
        }

        void playToTheEnd() {
            while (!document.isFinished())
                document.play(legal_moves(document.board())[0].cell);
        }
        void waitForTheSolver() { TRY_VERIFY(duel.state() != Duel::State::Searching); }

        Database database{":memory:"};
        OwnResults results{&database};
        GameSession session;
        GameDocument& document = *session.document();
        BestKnownLine& bestLine = *session.bestLine();
        Duel& duel = *session.duel();
    };

    /// Of the window.
    void playToTheEnd() const {
        while (!document()->isFinished())
            document()->play(legal_moves(document()->board())[0].cell);
    }

    /// A line to the end that begins with another move than Parts::playToTheEnd, with another
    /// score.
    static Line otherLine(const Position& start, int score) {
        GameDocument document;
        for (const Move first : legal_moves(start.board)) {
            document.newGame(start, "other");
            document.play(first.cell);
            while (!document.isFinished())
                document.play(legal_moves(document.board())[0].cell);
            if (first != legal_moves(start.board)[0] && document.score() != score)
                break;
        }
        return document.line();
    }

    /// As an item of the store names it.
    static QByteArray boardOf(std::uint64_t seed) {
        return '"' + boardKey({generate_board(seed, 5, 5, 3), {}}).toUtf8() + '"';
    }

    Database m_database{":memory:"}; // of the sessions
};

void TestDuel::scoreIsSealedUntilTheGameEnds() {
    Parts parts;
    parts.duel.begin(Opponent::Medium);
    parts.waitForTheSolver();
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    QVERIFY(!parts.duel.score());
    QVERIFY(!parts.bestLine.record());
    QVERIFY(!parts.results.standing(parts.document.start(), 0).bestOfSolver);
    parts.playToTheEnd();
    QCOMPARE(parts.duel.state(), Duel::State::Open);
    QVERIFY(parts.duel.score());
    QCOMPARE(parts.results.standing(parts.document.start(), 0).bestOfSolver, parts.duel.score());
    QCOMPARE(parts.bestLine.record()->line.score,
             std::max(*parts.duel.score(), parts.document.score()));
}

void TestDuel::gameThatEndsFirstWaitsForTheSolver() {
    Parts parts;
    parts.duel.begin(Opponent::Medium);
    parts.playToTheEnd(); // no event of the search was heard meanwhile
    QCOMPARE(parts.duel.state(), Duel::State::Searching);
    QVERIFY(!parts.duel.score());
    TRY_VERIFY(parts.duel.state() == Duel::State::Open);
    QVERIFY(parts.duel.score());
}

void TestDuel::solverPlaysTheSameAgain() {
    std::optional<int> first;
    for (int round = 0; round < 2; ++round) {
        Parts parts;
        parts.duel.begin(Opponent::Easy);
        parts.playToTheEnd();
        TRY_VERIFY(parts.duel.score());
        if (round == 0)
            first = parts.duel.score();
        QCOMPARE(parts.duel.score(), first);
    }
}

void TestDuel::beginsAtTheStartOfTheBoard() {
    Parts parts;
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.duel.begin(Opponent::Easy);
    QVERIFY(parts.document.line().moves.empty());
    parts.document.undoStack()->undo(); // nothing is lost
    QCOMPARE(parts.document.line().moves.size(), std::size_t(1));
}

void TestDuel::restartGoesOnAnotherBoardEnds() {
    Parts parts;
    parts.duel.begin(Opponent::Easy);
    parts.waitForTheSolver();
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.document.takeOver({});
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    parts.document.newGame({drawn("1122"), {}}, "other");
    QCOMPARE(parts.duel.state(), Duel::State::None);
    QVERIFY(!parts.bestLine.record());
}

void TestDuel::oldGameThatComesBackOpensNothing() {
    Parts parts;
    parts.playToTheEnd();
    parts.duel.begin(Opponent::Easy);
    parts.waitForTheSolver();
    parts.document.undoStack()->undo();
    QVERIFY(parts.document.isFinished());
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    QVERIFY(!parts.session.view().duel);
    parts.document.undoStack()->undo(); // its last move
    parts.document.undoStack()->redo();
    QVERIFY(parts.document.isFinished());
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    QVERIFY(!parts.results.standing(parts.document.start(), 0).bestOfSolver);
}

void TestDuel::openedLineOpensNothing() {
    Parts parts;
    GameDocument other;
    other.newGame(parts.document.start(), "small");
    while (!other.isFinished())
        other.play(legal_moves(other.board())[0].cell);
    parts.duel.begin(Opponent::Easy);
    parts.waitForTheSolver();
    parts.document.openRecord(other.record(), "opened");
    parts.document.undoStack()->undo();
    parts.document.undoStack()->redo();
    QVERIFY(parts.document.isFinished());
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
}

/// Neither the header nor the card says of it how the duel stands, and it decides nothing.
void TestDuel::gameBeforeTheDuelIsNoGameOfIt() {
    Parts parts;
    QUndoStack* stack = parts.document.undoStack();
    const auto view = [&] { return parts.session.view(); };
    parts.playToTheEnd(); // without a duel
    parts.duel.begin(Opponent::Easy);
    parts.waitForTheSolver();
    QVERIFY(view().duel);
    stack->undo();
    QVERIFY(parts.document.isFinished());
    QVERIFY(!view().duel);
    stack->undo(); // the last move
    QVERIFY(!view().duel);
    parts.document.play(legal_moves(parts.document.board()).back().cell);
    parts.playToTheEnd(); // by hand, once more
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    parts.document.restart(); // a game of the duel
    QVERIFY(view().duel);
    parts.playToTheEnd();
    QCOMPARE(parts.duel.state(), Duel::State::Open);
    QVERIFY(view().duel && view().known.duel);
    parts.duel.begin(Opponent::Medium);
    parts.waitForTheSolver();
    QVERIFY(view().duel);
    stack->undo(); // the game against the other opponent
    QVERIFY(parts.document.isFinished());
    QVERIFY(!view().duel && !view().known.duel);
    const auto open = parts.document.openGame(parts.document.start());
    QVERIFY(!open);
    stack->undo();
    QVERIFY(!view().duel);
    QVERIFY(!parts.duel.opponentOf(
        parts.document.openGame(parts.document.start()).value_or(OpenGame())));
    while (stack->canRedo())
        stack->redo();
    QCOMPARE(view().duel.value().opponent, Opponent::Medium);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QCOMPARE(parts.duel.opponentOf(parts.document.openGame(parts.document.start()).value()),
             std::optional(Opponent::Medium));
}

void TestDuel::gameOfTheDuelIsKnownInTheNextSession() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.document.play(legal_moves(first.document.board())[0].cell);
    first.duel.begin(Opponent::Medium);
    first.document.play(legal_moves(first.document.board())[0].cell);
    Parts second(&store);
    QCOMPARE(second.document.restoreHistory(first.document.history()), QString());
    second.duel.resume();
    second.waitForTheSolver();
    QCOMPARE(second.session.view().duel.value().own, second.document.score());
    second.document.undoStack()->undo();
    QVERIFY(second.session.view().duel);
    second.document.undoStack()->undo(); // the game before
    QVERIFY(!second.session.view().duel);
}

/// Also after another board; a game that is opened with moves is none.
void TestDuel::gameThatBeginsOnItsBoardIsOne() {
    Parts parts;
    const Position start = parts.document.start();
    GameDocument other;
    other.newGame(start, "small");
    other.play(legal_moves(other.board())[0].cell);
    parts.duel.begin(Opponent::Easy);
    parts.document.newGame({drawn("1122"), {}}, "other");
    QVERIFY(!parts.session.view().duel);
    parts.document.newGame(start, "small");
    QVERIFY(parts.session.view().duel);
    parts.document.openRecord(other.record(), "opened");
    QVERIFY(!parts.session.view().duel);
    parts.document.restart();
    QVERIFY(parts.session.view().duel);
}

/// It named no games.
void TestDuel::duelOfAnEarlierVersionHasEachGame() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Easy);
    QByteArray item = store.loadItem("duel");
    QVERIFY2(item.contains("\"id\":"), item.constData());
    QCOMPARE(store.saveItem("duel", item.replace("\"id\":", "\"x\":")), QString());
    Parts second(&store);
    second.document.play(legal_moves(second.document.board())[0].cell);
    second.duel.resume();
    QVERIFY(second.session.view().duel);
}

void TestDuel::undoOfANewGameBringsItBack() {
    Parts parts;
    parts.duel.begin(Opponent::Medium);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.document.newGame({drawn("1122"), {}}, "other"); // while the solver plays
    QCOMPARE(parts.duel.state(), Duel::State::None);
    parts.document.undoStack()->undo();
    QCOMPARE(parts.duel.opponent(), Opponent::Medium);
    parts.waitForTheSolver();
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    parts.document.undoStack()->redo();
    QCOMPARE(parts.duel.state(), Duel::State::None);
    QVERIFY(!parts.bestLine.record());
    parts.document.undoStack()->undo();
    QCOMPARE(parts.duel.state(), Duel::State::Sealed);
    parts.playToTheEnd();
    QCOMPARE(parts.duel.state(), Duel::State::Open);
    const auto score = parts.duel.score();
    parts.document.newGame({drawn("1122"), {}}, "other");
    QVERIFY(!parts.duel.score());
    parts.document.undoStack()->undo();
    QCOMPARE(parts.duel.state(), Duel::State::Open); // the end card tells of it again
    QCOMPARE(parts.duel.score(), score);
}

void TestDuel::goesOnInTheNextSession() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Medium);
    Parts second(&store);
    second.duel.resume();
    QCOMPARE(second.duel.opponent(), Opponent::Medium);
    second.waitForTheSolver();
    QCOMPARE(second.duel.state(), Duel::State::Sealed);
}

void TestDuel::outcomeIsToldInTheNextSession() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Medium);
    first.playToTheEnd();
    TRY_VERIFY(first.duel.score());
    Parts second(&store);
    second.playToTheEnd();
    QSignalSpy changed(&second.duel, &Duel::changed);
    second.duel.resume();
    QCOMPARE(second.duel.state(), Duel::State::Open); // the solver does not play again
    QCOMPARE(changed.count(), 1);
    QCOMPARE(second.duel.opponent(), Opponent::Medium);
    QCOMPARE(second.duel.score(), first.duel.score());
    QVERIFY(first.bestLine.record()->source->upper_bound); // the board is small
    QVERIFY(second.bestLine.record()->source);             // so it is still proven to be perfect
    QCOMPARE(second.bestLine.record()->source->upper_bound,
             first.bestLine.record()->source->upper_bound);
    second.document.undoStack()->undo(); // of the same board
    QCOMPARE(second.duel.score(), first.duel.score());
}

void TestDuel::outcomeComesBackWithUndoInTheNextSession() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Easy);
    first.playToTheEnd();
    TRY_VERIFY(first.duel.score());
    const auto score = first.duel.score();
    first.document.newGame({drawn("1122"), {}}, "other");
    first.duel.begin(Opponent::Hard); // sealed
    Parts second(&store);
    second.document.newGame({drawn("1122"), {}}, "other");
    second.duel.resume();
    QCOMPARE(second.duel.opponent(), Opponent::Hard);
    QVERIFY(!second.duel.score());
    second.document.undoStack()->undo();
    QCOMPARE(second.duel.state(), Duel::State::Open);
    QCOMPARE(second.duel.opponent(), Opponent::Easy);
    QCOMPARE(second.duel.score(), score);
    Parts third(&store); // kept again
    third.duel.resume();
    QCOMPARE(third.duel.score(), score);
    third.duel.begin(Opponent::Easy); // another one of this board
    QVERIFY(!third.duel.score());
}

void TestDuel::gameThatEndedFirstIsOverInTheNextSession() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Medium);
    first.playToTheEnd();
    QCOMPARE(first.duel.state(), Duel::State::Searching);
    Parts second(&store);
    second.playToTheEnd();
    second.duel.resume();
    QCOMPARE(second.duel.state(), Duel::State::Searching);
    TRY_VERIFY(second.duel.state() == Duel::State::Open);
}

void TestDuel::lineThatDoesNotHoldIsPlayedAnew_data() {
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("by");
    QTest::newRow("no solution file") << QByteArray("{\\n") << QByteArray("[\\n");
    QTest::newRow("another score")
        << QByteArray("\\\"score\\\": ") << QByteArray("\\\"score\\\": 1");
    QTest::newRow("another board")
        << QByteArray("\"board\":") + boardOf(3) << QByteArray("\"board\":") + boardOf(4);
    QTest::newRow("a game that goes on") << QByteArray("\"over\":true") << QByteArray("\"x\":1");
}

void TestDuel::lineThatDoesNotHoldIsPlayedAnew() {
    QFETCH(const QByteArray, what);
    QFETCH(const QByteArray, by);
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Easy);
    first.playToTheEnd();
    TRY_VERIFY(first.duel.score());
    QByteArray item = store.loadItem("duel");
    QVERIFY2(item.contains(what), item.constData());
    QCOMPARE(store.saveItem("duel", item.replace(what, by)), QString());
    Parts second(&store);
    if (by.contains(boardOf(4)))
        second.document.newGame({generate_board(4, 5, 5, 3), {}}, "the other one");
    second.duel.resume();
    QCOMPARE(second.duel.state(), Duel::State::Searching);
    QVERIFY(!second.duel.score());
}

/// More are kept than are remembered of one session.
void TestDuel::duelOnTheBoardIsNotForgottenForOlderOnes() {
    SessionStore store(&m_database);
    Parts first(&store);
    for (std::uint64_t seed = 100; seed < 160; ++seed) {
        first.document.newGame({generate_board(seed, 5, 5, 3), {}}, "many");
        first.duel.begin(Opponent::Easy);
    }
    Parts second(&store);
    second.document.newGame(first.document.start(), "many");
    second.duel.resume();
    QCOMPARE(second.duel.state(), Duel::State::Searching);
}

void TestDuel::windowTellsTheOutcomeAfterARestart() {
    Database database(":memory:");
    SessionStore store(&database);
    const auto end = qScopeGuard([this] { close(); }); // before the store
    const auto start = [&] {
        makeWindow(&store);
        view()->setAnimationDuration(0);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    };
    const auto told = [this] {
        const bool isTold = find<DuelResult>("duelResult")->isVisible();
        return isTold ? find<QLabel>("duelResultTheirs")->text() : QString();
    };
    start();
    document()->newGame({generate_board(3, 5, 5, 3), {}}, "small");
    action("beatSolver1")->trigger();
    playToTheEnd();
    QVERIFY(document()->isFinished());
    TRY_VERIFY(find<QLabel>("endCardTitle")->text().contains("Pip")); // no longer that it plays
    auto* result = find<DuelResult>("duelResult");
    QTest::mouseClick(result, Qt::LeftButton, {}, {1, 1}); // has counted
    const QString outcome = told();
    start();
    TRY_COMPARE(told(), outcome); // once it has counted
    document()->newGame({drawn("1122"), {}}, "other");
    start();
    QCOMPARE(told(), QString());
    document()->undoStack()->undo();
    TRY_COMPARE(told(), outcome);
}

void TestDuel::otherBoardsAreNotResumed() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Medium);
    Parts second(&store);
    second.document.newGame({drawn("1122"), {}}, "other");
    second.duel.resume();
    QCOMPARE(second.duel.state(), Duel::State::None);
    second.document.undoStack()->undo(); // it waits for its board
    QCOMPARE(second.duel.state(), Duel::State::Searching);
    first.duel.end();
    Parts third(&store);
    third.duel.resume();
    QCOMPARE(third.duel.state(), Duel::State::None);
}

/// Each has a slot of its own.
void TestDuel::windowsHaveTheirOwn() {
    const QTemporaryDir folder;
    Database database(folder.filePath("samegame.sqlite"));
    {
        SessionStore one(&database);
        SessionStore two(&database);
        Parts first(&one);
        Parts second(&two);
        first.duel.begin(Opponent::Easy);
        second.duel.begin(Opponent::Medium);
        first.duel.end();
    }
    SessionStore one(&database);
    SessionStore two(&database);
    Parts first(&one);
    Parts second(&two);
    first.duel.resume();
    second.duel.resume();
    QCOMPARE(first.duel.state(), Duel::State::None);
    QCOMPARE(second.duel.state(), Duel::State::Searching);
    QCOMPARE(second.duel.opponent(), Opponent::Medium);
}

void TestDuel::opponentsPlayUnderEveryRule_data() {
    QTest::addColumn<int>("opponent");
    QTest::addColumn<int>("scoring");
    for (int opponent = 0; opponent < opponentCount; ++opponent)
        for (const auto scoring : {Scoring::standard, Scoring::clickomania})
            QTest::addRow("%d, %d", opponent, int(scoring)) << opponent << int(scoring);
}

void TestDuel::opponentsPlayUnderEveryRule() {
    QFETCH(const int, opponent);
    QFETCH(const int, scoring);
    Parts parts;
    parts.document.newGame({drawn("1122/2211"), {static_cast<Scoring::Published>(scoring)}},
                           "tiny");
    QSignalSpy failed(&parts.duel, &Duel::failed);
    parts.duel.begin(static_cast<Opponent>(opponent));
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.state() == Duel::State::Open);
    QCOMPARE(failed.count(), 0);
    QVERIFY(!titleOf(static_cast<Opponent>(opponent)).contains('%'));
    QVERIFY(!explanationOf(static_cast<Opponent>(opponent)).contains('%'));
    QVERIFY(!titleOf(static_cast<Opponent>(opponent)).contains("points")); // of which boards?
}

void TestDuel::headerTellsHowItStands() {
    open();
    document()->newGame({generate_board(3, 5, 5, 3), {}}, "small");
    const auto* duel = find<DuelScore>("duelScore");
    QVERIFY(!duel->isVisible());
    QVERIFY(find<ScoreLabel>("score")->isVisible());
    action("beatSolver1")->trigger();
    QVERIFY(duel->isVisible());
    QVERIFY(!find<ScoreLabel>("score")->isVisible());
    TRY_VERIFY(duel->accessibleName().contains("Pip has ended"));
    QCOMPARE(find<QLabel>("duelOwnScore")->text(), "You 0");
    QCOMPARE(find<QLabel>("duelTheirScore")->text(), "???");
    QCOMPARE(find<QLabel>("duelName")->text(), "Pip");
    QVERIFY(duel->toolTip().contains("Greedy"));
    const int width = duel->width();
    document()->play(legal_moves(document()->board())[0].cell);
    QCOMPARE(find<QLabel>("duelOwnScore")->text(), QString("You %1").arg(document()->score()));
    QCOMPARE(duel->width(), width);
    playToTheEnd();
    TRY_VERIFY(find<QLabel>("duelTheirScore")->text() != "???");
    TRY_VERIFY(find<DuelResult>("duelResult")->isVisible());
    m_window->resize(400, 600);
    for (const char* name : {"duelResultOwn", "duelResultColon", "duelResultTheirs"}) {
        const auto* part = find<QLabel>(name);
        TRY_VERIFY(part->width() >= part->minimumSizeHint().width()); // nothing is squeezed
    }
    document()->newGame({drawn("1122"), {}}, "other");
    QVERIFY(!duel->isVisible());
    document()->play({0, 0});
    document()->play({0, 0});
    TRY_VERIFY(find<EndCard>("endCard")->isVisible());
    QVERIFY(!find<DuelResult>("duelResult")->isVisible());
}

/// Neither while the last blocks fall nor while the card counts.
void TestDuel::headerTellsNothingBeforeTheCard() {
    open();
    document()->newGame({generate_board(3, 5, 5, 3), {}}, "small");
    action("beatSolver1")->trigger();
    const auto* header = find<DuelScore>("duelScore");
    TRY_VERIFY(header->accessibleName().contains("Pip has ended"));
    const auto* theirs = find<QLabel>("duelTheirScore");
    view()->setAnimationDuration(1000);
    playToTheEnd();
    QVERIFY(m_session->duel()->score());
    QVERIFY(!presenter()->hasEndCard());
    QCOMPARE(theirs->text(), "???");
    QVERIFY(header->toolTip().startsWith("Duel, your points: "));
    TRY_VERIFY(presenter()->hasEndCard());
    auto* result = find<DuelResult>("duelResult");
    QCOMPARE(theirs->text() == "???", result->isCounting());
    QTest::mouseClick(result, Qt::LeftButton, {}, {1, 1});
    QVERIFY(!result->isCounting());
    const QString score = numberText(m_session->view().duel->theirs.value());
    QCOMPARE(theirs->text(), score);
    presenter()->closeEndCard();
    QCOMPARE(theirs->text(), score);
    view()->setAnimationDuration(0);
    action("undo")->trigger(); // known is known
    QCOMPARE(theirs->text(), score);
    view()->setAnimationDuration(1000);
    action("redo")->trigger();
    QCOMPARE(theirs->text(), score);
}

/// Its points are not the person's, neither at its end nor on the way.
void TestDuel::headerClaimsNoLineTakenOverAfterTheEnd() {
    Parts parts;
    parts.duel.begin(Opponent::Easy);
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.score());
    const int own = parts.document.score();
    const Line other = otherLine(parts.document.start(), own);
    QVERIFY(other.score != own);
    const auto view = [&] { return parts.session.view().duel; };
    parts.document.takeOver(other.moves);
    QVERIFY(parts.document.isFinished() && parts.document.score() == other.score);
    QVERIFY(!view());
    parts.document.undoStack()->undo();
    QCOMPARE(view().value().own, own);
    MoveList some = other.moves;
    some.truncate(1);
    parts.document.takeOver(some);
    QVERIFY(!view());
    parts.document.restart(); // by hand again
    QCOMPARE(view().value().own, 0);
}

void TestDuel::headerClaimsNoLineTakenOverBeforeTheEnd() {
    Parts parts;
    parts.duel.begin(Opponent::Easy);
    parts.document.takeOver(otherLine(parts.document.start(), 0).moves);
    QVERIFY(!parts.session.view().duel);
    parts.document.undoStack()->undo();
    QVERIFY(parts.session.view().duel);
    QCOMPARE(parts.session.view().duel->own, 0);
}

void TestDuel::headerReadsWithoutGaps() {
    DuelScore header;
    header.show(DuelView{.own = 0});
    const int width = header.sizeHint().width();
    const int height = header.sizeHint().height();
    header.resize(header.sizeHint());
    const auto* own = header.findChild<QLabel*>("duelOwnScore");
    const auto* colon = header.findChild<QLabel*>("duelColon");
    TRY_VERIFY(colon->x() > own->x());
    QVERIFY(colon->x() <= own->x() + own->sizeHint().width() + spacing::usual);
    header.show(DuelView{.own = 1234, .theirs = 700});
    QCOMPARE(header.sizeHint().width(), width);
    header.setLarge(true);
    QVERIFY(header.sizeHint().height() > height);
}

/// "1 points" would be wrong, "Your points: 1" is not.
void TestDuel::numbersRuleNoNoun() {
    DuelScore header;
    const auto standing = [&header](const DuelView& duel) {
        header.show(duel);
        return header.accessibleName();
    };
    QVERIFY(standing({.own = 1}).startsWith("Duel, your points: 1. "));
    QVERIFY(standing({.countsBlocks = true, .own = 1}).startsWith("Duel, your blocks left: 1. "));
    QCOMPARE(standing({.own = 1, .theirs = 2}), "Duel, points: you 1, Pip 2.");
    QCOMPARE(standing({.countsBlocks = true, .own = 2, .theirs = 1}),
             "Duel, blocks left: you 2, Pip 1.");
}

void TestDuel::cardTellsWhoWon_data() {
    QTest::addColumn<int>("theirs");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("won") << 999 << "You won against Toni!"
                         << "999 Toni";
    QTest::newRow("draw") << 1000 << "A draw with Toni"
                          << "1,000 Toni";
    QTest::newRow("lost") << 1001 << "Toni won"
                          << "1,001 Toni";
    QTest::newRow("still playing") << -1 << ""
                                   << "??? Toni";
}

void TestDuel::cardTellsWhoWon() {
    QFETCH(const int, theirs);
    QFETCH(const QString, title);
    QFETCH(const QString, numbers);
    DuelView duel{.opponent = Opponent::Medium, .isSearching = theirs < 0, .own = 1000};
    if (theirs >= 0)
        duel.theirs = theirs;
    QCOMPARE(DuelResult::titleOf(duel), title);
    DuelResult result;
    result.setDuel(duel);
    result.show();
    const auto textOf = [&](const char* name) { return result.findChild<QLabel*>(name)->text(); };
    TRY_COMPARE(textOf("duelResultTheirs"), QString(numbers).remove(','));
    TRY_COMPARE(textOf("duelResultOwn"), QString("You 1000"));
}

/// An end that comes back is none; an opponent who ends after the person is.
void TestDuel::onlyNewsCountsUp() {
    MotionStyle style(200);
    DuelResult result;
    result.setStyle(&style);
    result.setDuel({.own = 500, .theirs = 300});
    result.show();
    QVERIFY(!result.isCounting());
    const auto* own = result.findChild<QLabel*>("duelResultOwn");
    QCOMPARE(own->text(), "You 500");
    result.countUp();
    QVERIFY(result.isCounting());
    QCOMPARE(own->text(), "You 0"); // at once, however late the first step comes
    result.setDuel({.own = 400, .theirs = 300});
    QVERIFY(!result.isCounting());
    QCOMPARE(own->text(), "You 400");
    result.setDuel({.own = 400});
    QVERIFY(!result.isCounting());
    result.setDuel({.own = 400, .theirs = 200});
    QVERIFY(result.isCounting());
}

void TestDuel::clickEndsTheCounting() {
    DuelView duel{.own = 500, .theirs = 300};
    DuelResult result;
    result.setDuel(duel);
    result.show();
    result.countUp();
    QTest::mouseClick(&result, Qt::LeftButton, {}, {1, 1});
    QCOMPARE(result.findChild<QLabel*>("duelResultOwn")->text(), "You 500");
    duel.tally = DuelTally{.won = 2, .lost = 1, .aided = 1};
    result.setDuel(duel); // the record is known a moment later: nothing counts again
    QCOMPARE(result.findChild<QLabel*>("duelResultOwn")->text(), "You 500");
    QCOMPARE(result.findChild<QLabel*>("duelResultText")->text(),
             "Against Pip so far: 2 won, 1 lost, 0 drawn. With help in the duel "
             "or before: 0 of 1 won.");
}

void TestDuel::fewerBlocksWin() {
    const DuelView duel{.countsBlocks = true, .own = 2, .theirs = 5};
    QCOMPARE(DuelResult::titleOf(duel), "You won against Pip!");
    QCOMPARE(duel.numberOf(-5), 5);
    QCOMPARE(duel.numberOf(1), 0); // a cleared board
}

void TestDuel::recordCountsEachBoardOnce() {
    Parts parts;
    const auto tally = [&] { return parts.results.duels().tallies()[0]; };
    parts.duel.begin(Opponent::Easy);
    QCOMPARE(tally().count(), 0);
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.score());
    QCOMPARE(tally().count(), 1);
    QCOMPARE(tally().aided, 0);
    const int own = parts.document.score();
    QCOMPARE(parts.results.duels().find(parts.document.start(), Opponent::Easy)->ownScore, own);
    QCOMPARE(parts.session.view().duel->tally, std::optional(tally()));
    QCOMPARE(parts.session.view().duel->recorded, std::optional(own));
    const DuelTally first = tally();
    parts.duel.begin(Opponent::Easy); // whose score is known by now
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.score());
    QCOMPARE(tally(), first);
    parts.duel.begin(Opponent::Medium);
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.score());
    QCOMPARE(parts.results.duels().tallies()[1].count(), 1);
}

void TestDuel::duelWithHelpCountsApart_data() {
    QTest::addColumn<bool>("isBefore");
    QTest::newRow("in the duel") << false;
    QTest::newRow("on its board before") << true;
}

void TestDuel::duelWithHelpCountsApart() {
    QFETCH(const bool, isBefore);
    Parts parts;
    if (isBefore) {
        parts.document.addHint();
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    }
    parts.duel.begin(Opponent::Easy);
    if (!isBefore)
        parts.document.addHint();
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.score());
    const DuelTally tally = parts.results.duels().tallies()[0];
    QCOMPARE(tally.aided, 1);
    QCOMPARE(tally.count(), 1);
}

/// Also where the opponent ends only in the next session.
void TestDuel::recordIsKeptOfAGameThatEndedFirst() {
    SessionStore store(&m_database);
    Parts first(&store);
    first.duel.begin(Opponent::Medium);
    first.playToTheEnd(); // no event of the search was heard meanwhile
    const int own = first.document.score();
    QCOMPARE(first.results.duels().tallies()[1].count(), 0);
    Parts second(&store);
    second.duel.resume();
    TRY_VERIFY(second.duel.state() == Duel::State::Open);
    const auto outcome = second.results.duels().find(second.document.start(), Opponent::Medium);
    QVERIFY(outcome);
    QCOMPARE(outcome->ownScore, own);
}

void TestDuel::recordGoesWithTheLastGame() {
    Parts parts;
    parts.duel.begin(Opponent::Easy);
    parts.playToTheEnd();
    TRY_VERIFY(parts.duel.score());
    const DuelTallies before = parts.results.duels().tallies();
    parts.document.newGame({drawn("1122"), {}}, "other");
    parts.document.play({0, 0});
    parts.document.play({0, 0});
    const auto games = parts.results.games();
    QCOMPARE(games.size(), std::size_t{2});
    QCOMPARE(parts.results.forget({games[0].number}), QString());
    QCOMPARE(parts.results.duels().tallies(), before);
    QCOMPARE(parts.results.forget({games[1].number}), QString());
    QCOMPARE(parts.results.duels().tallies(), DuelTallies());
    QCOMPARE(parts.results.restoreForgotten(), QString());
    QCOMPARE(parts.results.duels().tallies(), before);
}

/// Another program holds the database for longer than this one runs.
void TestDuel::duelThatWaitsCountsAlsoInTheNextSession() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    const QString waiting = folder.filePath("waiting");
    const Position start{drawn("1122"), {}};
    Database other(path);
    const auto check = [&](const OwnResults& results) {
        QCOMPARE(results.duels().tallies()[1], DuelTally{.won = 1});
        const auto found = results.duels().find(start, Opponent::Medium);
        QVERIFY(found && found->ownScore == 1000);
    };
    {
        Database database(path);
        OwnResults results(&database);
        results.keepWaitingIn(waiting);
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        results.addDuel({start, Opponent::Medium, 1000, 12, false, momentHere()});
        results.addDuel({start, Opponent::Medium, -2, 12, false, momentHere()}); // the first counts
        check(results);
    }
    {
        Database database(path);
        OwnResults results(&database);
        results.keepWaitingIn(waiting);
        check(results); // it still waits
    }
    QVERIFY(other.run("ROLLBACK"));
    Database database(path);
    OwnResults results(&database);
    results.keepWaitingIn(waiting);
    check(results);
    QCOMPARE(QFileInfo(waiting).size(), 0);
    auto rows = database.run("SELECT count(*) FROM duel");
    QVERIFY(rows && rows->next());
    QCOMPARE(rows->value(0).toInt(), 1);
}

void TestDuel::nextOpponentPlaysAnotherBoard() {
    Parts parts;
    const Position before = parts.document.start();
    parts.session.playDuel(Opponent::Hard);
    QVERIFY(!(parts.document.start() == before));
    QVERIFY(parts.duel.state() != Duel::State::None);
    QCOMPARE(parts.duel.opponent(), Opponent::Hard);
}

void TestDuel::nextOpponentPassesGamesUnderWay() {
    Parts parts;
    parts.document.newGame({standard_board(4), {}}, "standard:4");
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.document.newGame({standard_board(3), {}}, "standard:3");
    parts.session.playDuel(Opponent::Hard);
    QCOMPARE(parts.document.keptName(), "standard:5");
    const auto open = parts.document.openGame({standard_board(4), {}});
    QVERIFY(open); // it goes on as it was left
    QCOMPARE(open->moves, 1);
}

/// What is inked on the blocks differs, whatever their colors are.
void TestDuel::opponentsDifferWithoutColor() {
    const auto inkOf = [](int opponent) {
        const QImage picture =
            opponentPicture(static_cast<Opponent>(opponent), 32, 1, {}).toImage();
        const QColor ground = BoardTheme(QPalette()).blockColor(static_cast<Color>(opponent + 1));
        const double ink = needsLightInk(ground) ? 1 : luminance({32, 32, 32}); // of the faces
        std::vector<bool> mask;
        for (int y = 4; y < 28; ++y)
            for (int x = 4; x < 28; ++x)
                mask.push_back(std::abs(luminance(picture.pixelColor(x, y)) - ink) < 0.1);
        return mask;
    };
    for (int one = 0; one < opponentCount; ++one)
        for (int other = 0; other < one; ++other) {
            const std::vector<bool> inked = inkOf(one);
            const std::vector<bool> others = inkOf(other);
            int different = 0;
            for (std::size_t i = 0; i < inked.size(); ++i)
                different += inked[i] != others[i] ? 1 : 0;
            QVERIFY2(different > 30, qPrintable(QString("%1 %2").arg(one).arg(other)));
        }
    QCOMPARE(opponentPicture(Opponent::Easy, 20, 2, {}).size(), QSize(40, 40));
}

SAMEGAME_TEST(TestDuel, QApplication)
#include "tst_duel.moc"
