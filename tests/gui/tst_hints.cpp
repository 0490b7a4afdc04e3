#include <QSignalSpy>
#include <QStatusBar>

#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Hints step by step, counted with the game.
class TestHints : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void hintsClimbFromColorToLine();
    void hintsMarkTheGroupFromTheSecondStep();
    void hintsMoveNothing_data();
    void hintsMoveNothing();
    void afterAMoveHintsBeginAgain();
    void undoneMoveDoesNotCountAgain();
    void anotherGameCountsItsOwnHints();
    void hintsKeepToTheirMove();
    void betterLineThroughTheSameMoveIsTakenUp();
    void hintFromARunningAssistant();
    void hintIsSearchedForWithTheAssistantOff();
    void selectedCandidateTakesThePlaceOfTheHint();
    void stoppedHintIsNotGiven();
    void hintOfAnotherPositionIsNotGiven();
    void chosenSolverIsAsked();
    void defaultSolverIsAskedWhereTheChosenOneHasNoLine();
    void defaultSolverIsAskedWhereTheSearchUnderWayHasNoLine();
    void hintEndsNoSearch();

private:
    struct Parts {
        GameSession session;
        GameDocument& document = *session.document();
        SearchRunner& runner = *session.searchRunner();
        BestKnownLine& bestLine = *session.bestLine();
        Assistant& assistant = *session.assistant();
        QSignalSpy given{&assistant, &Assistant::hintGiven};

        Hint hint() const { return given.last().first().value<Hint>(); }
        /// As if a search had found the game that always takes this first group.
        void know(std::size_t first, int bonus);
        void choose(const char* solver);
        /// With options that it does not take: its search cannot begin.
        void chooseRefused();
        std::string finder() const { return bestLine.record()->source->solver; }
    };
    static constexpr auto color = Hint::Step::Color;
    static constexpr auto group = Hint::Step::Group;
    static constexpr auto line = Hint::Step::Line;
};

void TestHints::Parts::know(std::size_t first, int bonus) {
    Board position = document.board();
    MoveList moves;
    while (position.has_moves()) {
        const MoveList legal = legal_moves(position);
        moves.push_back(legal[moves.empty() ? first : 0]);
        position.play(moves.back(), Gravity::shift);
    }
    SearchSnapshot snapshot;
    snapshot.has_line = true;
    snapshot.best = replay(document.board(), {}, moves).value();
    snapshot.best.score += bonus; // which of two is better shall not depend on the board
    snapshot.playouts = 1;
    assistant.restoreResult({document.board(), {}}, snapshot);
}

void TestHints::hintsClimbFromColorToLine() {
    Parts parts;
    parts.know(2, 0);
    const Move move = legal_moves(parts.document.board())[2];
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, color);
    QCOMPARE(parts.hint().color, parts.document.board().color_at(move.cell));
    QCOMPARE(parts.document.aid().hints, 1);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, group);
    QCOMPARE(parts.hint().move, move);
    QCOMPARE(parts.hint().cells, group_at(parts.document.board(), move.cell).size());
    QCOMPARE(parts.document.aid().hints, 2);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, line);
    QVERIFY(parts.hint().line == parts.assistant.result()->best.moves);
    QCOMPARE(parts.document.aid().hints, 3);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, line);
    QCOMPARE(parts.document.aid().hints, 3);
}

void TestHints::hintsMarkTheGroupFromTheSecondStep() {
    search(200);
    const QImage unmarked = view()->grab().toImage();
    const auto message = [this] { return m_window->statusBar()->currentMessage(); };
    action("hint")->trigger();
    QVERIFY(message().startsWith("Hint"));
    const QString first = message();
    action("hint")->trigger();
    QVERIFY(view()->markings().marked);
    QVERIFY(
        changedJustAt({*view()->markings().marked}, view(), unmarked, view()->grab().toImage()));
    QVERIFY(message() != first);
    const QString second = message();
    action("hint")->trigger();
    QVERIFY(message() != second);
    QCOMPARE(document()->aid().hints, 3);
    QVERIFY(find<QLabel>("aid")->text().startsWith("3"));
    QVERIFY(action("stepBack")->isEnabled());
    action("stepBack")->trigger();
    QCOMPARE(view()->grab().toImage(), unmarked);
}

void TestHints::hintsMoveNothing_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("low") << QSize(640, 480);
    QTest::newRow("slim") << QSize(400, 640);
    QTest::newRow("wide") << QSize(1200, 800);
}

/// Where a hint takes several lines, they were kept for it.
void TestHints::hintsMoveNothing() {
    QFETCH(const QSize, size);
    action("playLayout")->trigger();
    m_window->resize(size);
    TRY_COMPARE(m_window->size(), size);
    QCoreApplication::processEvents();
    search(200);
    const QRect place = view()->geometry();
    for (int step = 0; step < 3; ++step) {
        action("hint")->trigger();
        QVERIFY(m_window->statusBar()->currentMessage().startsWith("Hint"));
        QCoreApplication::processEvents();
        QCOMPARE(view()->geometry(), place);
    }
    m_window->statusBar()->clearMessage();
    QCoreApplication::processEvents();
    QCOMPARE(m_window->statusBar()->currentMessage(), QString());
    QCOMPARE(view()->geometry(), place);
}

void TestHints::afterAMoveHintsBeginAgain() {
    Parts parts;
    parts.know(0, 0);
    parts.assistant.requestHint();
    parts.assistant.requestHint();
    parts.document.play(parts.hint().move.cell);
    parts.know(0, 0);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, color);
    QCOMPARE(parts.document.aid().hints, 3);
}

void TestHints::undoneMoveDoesNotCountAgain() {
    Parts parts;
    parts.know(0, 0);
    parts.assistant.requestHint();
    parts.assistant.requestHint();
    parts.document.play(legal_moves(parts.document.board())[3].cell);
    parts.document.undoStack()->undo();
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, color);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, group);
    QCOMPARE(parts.document.aid().hints, 2); // both were known before
    parts.assistant.requestHint();
    QCOMPARE(parts.document.aid().hints, 3);
}

void TestHints::anotherGameCountsItsOwnHints() {
    Parts parts;
    parts.know(0, 0);
    parts.assistant.requestHint();
    parts.document.newGame(parts.document.start(), "again");
    QCOMPARE(parts.document.aid().hints, 0);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, color);
    QCOMPARE(parts.document.aid().hints, 1);
    parts.document.play(legal_moves(parts.document.board())[3].cell);
    parts.document.restart(); // which is another game too
    QCOMPARE(parts.document.aid().hints, 0);
    parts.know(0, 0);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, color);
    QCOMPARE(parts.document.aid(), (Aid{.hints = 1, .wasHelpedBefore = true}));
}

void TestHints::hintsKeepToTheirMove() {
    Parts parts;
    parts.know(1, 0);
    parts.assistant.requestHint();
    const Move move = parts.hint().move;
    parts.know(2, 10'000); // another move turns out to be better
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, group);
    QCOMPARE(parts.hint().move, move);
}

void TestHints::betterLineThroughTheSameMoveIsTakenUp() {
    Parts parts;
    parts.know(1, 0);
    parts.assistant.requestHint();
    const Hint before = parts.hint();
    parts.know(1, 500);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().move, before.move);
    QCOMPARE(parts.hint().finalScore, *before.finalScore + 500);
}

void TestHints::hintFromARunningAssistant() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    action("hint")->trigger();
    TRY_COMPARE(document()->aid().hints, 1);
    QVERIFY(isAssistantOn());
}

void TestHints::hintIsSearchedForWithTheAssistantOff() {
    action("hint")->trigger();
    QVERIFY(!action("hint")->isEnabled());
    QCOMPARE(assistantState(), "Looking for a hint…");
    TRY_COMPARE(document()->aid().hints, 1);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith("Hint"));
    QVERIFY(find<QLabel>("aid")->text().startsWith("1"));
    QCOMPARE(candidates()->model()->rowCount(), 0); // a hint does not tell everything
    QCOMPARE(assistantState(), "Off");
    QVERIFY(action("hint")->isEnabled());
    action("hint")->trigger(); // needs no second search
    QCOMPARE(document()->aid().hints, 2);
}

void TestHints::selectedCandidateTakesThePlaceOfTheHint() {
    chooseSolver("sp-mcts");
    search(200);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    QVERIFY(m_window->statusBar()->currentMessage().startsWith("Hint: each block"));
    QVERIFY(view()->markings().preview);
    candidates()->selectRow(1);
    QVERIFY(!view()->markings().preview);
    QCOMPARE(m_window->statusBar()->currentMessage(), QString());
}

void TestHints::stoppedHintIsNotGiven() {
    action("hint")->trigger();
    action("stepBack")->trigger();
    QVERIFY(action("hint")->isEnabled());
    searchAndTurnOff(50); // ends after what was stopped
    QCOMPARE(document()->aid().hints, 0);
}

void TestHints::hintOfAnotherPositionIsNotGiven() {
    action("hint")->trigger();
    click(legal_moves(document()->board())[0]);
    QVERIFY(action("hint")->isEnabled());
    searchAndTurnOff(50); // ends after what was stopped
    QCOMPARE(document()->aid().hints, 0);
}

void TestHints::Parts::choose(const char* solver) {
    AssistantSettings settings = AssistantSettings::defaults();
    settings.solver = find_solver(solver);
    settings.options = default_options(settings.solver->options);
    settings.budget = {};
    assistant.setSettings(settings);
}

void TestHints::Parts::chooseRefused() {
    choose("sp-mcts");
    AssistantSettings settings = assistant.settings();
    settings.options["policy"] = std::string("no-policy");
    assistant.setSettings(settings);
}

void TestHints::chosenSolverIsAsked() {
    Parts parts;
    parts.choose("greedy");
    parts.assistant.requestHint();
    TRY_COMPARE(parts.given.count(), 1);
    QCOMPARE(parts.finder(), std::string("greedy"));
    QVERIFY(!parts.assistant.result());
}

void TestHints::defaultSolverIsAskedWhereTheChosenOneHasNoLine() {
    Parts parts;
    QSignalSpy failed(&parts.assistant, &Assistant::failed);
    parts.chooseRefused();
    parts.assistant.requestHint();
    TRY_COMPARE(parts.given.count(), 1);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(parts.finder(), default_solver().name);
}

void TestHints::defaultSolverIsAskedWhereTheSearchUnderWayHasNoLine() {
    Parts parts;
    parts.chooseRefused();
    parts.assistant.start();
    parts.assistant.requestHint();
    TRY_COMPARE(parts.given.count(), 1);
    QCOMPARE(parts.finder(), default_solver().name);
}

void TestHints::hintEndsNoSearch() {
    Parts parts;
    parts.choose("sp-mcts");
    QSignalSpy started(&parts.runner, &SearchRunner::started);
    parts.assistant.start();
    parts.assistant.requestHint();
    TRY_COMPARE(parts.given.count(), 1);
    QCOMPARE(parts.assistant.state(), Assistant::State::Searching);
    QCOMPARE(started.count(), 1);
    parts.assistant.stop();
}

SAMEGAME_TEST(TestHints, QApplication)
#include "tst_hints.moc"
