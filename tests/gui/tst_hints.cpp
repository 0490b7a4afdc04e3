#include <QSignalSpy>

#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Hints step by step, counted with the game.
class TestHints : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void hintsClimbFromPlanToLine();
    void aFourthHintBeginsAnew();
    void hintsWithoutAPlanBeginWithTheMove_data();
    void hintsWithoutAPlanBeginWithTheMove();
    void lineThatEmptiesTheBoardIsAPlan();
    void lineNumbersItsNextMovesAlone();
    void hintsMarkTheGroupFromTheSecondStep();
    void hintsMoveNothing_data();
    void hintsMoveNothing();
    void afterAMoveHintsBeginAgain();
    void undoneMoveDoesNotCountAgain();
    void anotherGameCountsItsOwnHints();
    void stepsTellOfOnePlan();
    void betterPlanIsToldWhereStepsBegin();
    void planIsCalledBetterOnce();
    void playedHintGoesOnWithItsPlan();
    void planGoesOnWithItsMoves();
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
        void know(const MoveList& beginning, int bonus);
        void choose(const char* solver);
        /// With options that it does not take: its search cannot begin.
        void chooseRefused();
        std::string finder() const { return bestLine.record()->source->solver; }
    };
    static constexpr auto plan = Hint::Step::Plan;
    static constexpr auto next = Hint::Step::Next;
    static constexpr auto line = Hint::Step::Line;

    QWidget* bubble() const { return find<QWidget>("hintBubble"); }
    QString told() const {
        return bubble()->isVisible() ? find<QLabel>("hintText")->text() : QString();
    }
};

void TestHints::Parts::know(std::size_t first, int bonus) {
    MoveList beginning;
    beginning.push_back(legal_moves(document.board())[first]);
    know(beginning, bonus);
}

void TestHints::Parts::know(const MoveList& beginning, int bonus) {
    Board position = document.board();
    MoveList moves = beginning;
    for (const Move move : beginning)
        position.play(move, Gravity::shift);
    while (position.has_moves()) {
        moves.push_back(legal_moves(position).front());
        position.play(moves.back(), Gravity::shift);
    }
    SearchSnapshot snapshot;
    snapshot.has_line = true;
    snapshot.best = replay(document.board(), {}, moves).value();
    snapshot.best.score += bonus; // which of two is better shall not depend on the board
    snapshot.playouts = 1;
    assistant.restoreResult({document.board(), {}}, snapshot);
}

void TestHints::hintsClimbFromPlanToLine() {
    Parts parts;
    parts.know(2, 0);
    const Move move = legal_moves(parts.document.board())[2];
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, plan);
    const std::size_t harvest = parts.hint().harvest().value();
    QVERIFY(harvest > 0);
    QCOMPARE(harvest, parts.hint().plan.harvests.front());
    QVERIFY(parts.hint().savedBlocks() == parts.hint().plan.moves[harvest].blocks);
    QCOMPARE(parts.document.aid().hints, 1);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, next);
    QCOMPARE(parts.hint().move, move);
    QCOMPARE(parts.hint().cells, group_at(parts.document.board(), move.cell).size());
    QCOMPARE(parts.document.aid().hints, 2);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, line);
    QVERIFY(parts.hint().line == parts.assistant.result()->best.moves);
    QCOMPARE(parts.document.aid().hints, 3);
    parts.assistant.requestHint(); // what was told is told again, and counts once
    QCOMPARE(parts.hint().step, plan);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, next);
    QCOMPARE(parts.document.aid().hints, 3);
}

void TestHints::hintsWithoutAPlanBeginWithTheMove_data() {
    QTest::addColumn<Board>("board");
    QTest::newRow("no group earns anything, and a block stays") << drawn("11322");
    QTest::newRow("the first move is the one that earns most") << drawn("111322");
}

void TestHints::hintsWithoutAPlanBeginWithTheMove() {
    QFETCH(const Board, board);
    Parts parts;
    parts.document.newGame({board, {}}, {});
    parts.know(0, 0);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, next);
    QVERIFY(!parts.hint().harvest() && !parts.hint().clears);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, line);
    QCOMPARE(parts.document.aid().hints, 2);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, next);
    QCOMPARE(parts.document.aid().hints, 2);
}

void TestHints::lineThatEmptiesTheBoardIsAPlan() {
    Parts parts;
    parts.document.newGame({drawn("1122"), {}}, {});
    parts.know(0, 0);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, plan);
    QVERIFY(!parts.hint().harvest() && parts.hint().clears);
    QVERIFY(parts.hint().savedBlocks().empty());
}

/// No more than five, and none after the harvest from the third on.
void TestHints::lineNumbersItsNextMovesAlone() {
    Hint hint;
    hint.step = line;
    for (std::uint8_t column = 0; column < 9; ++column)
        hint.line.push_back({{column, 0}});
    hint.plan.moves.resize(hint.line.size());
    QCOMPARE(hint.numberedMoves(), 5);
    for (const auto& [harvest, count] : {std::pair{1, 3}, {2, 3}, {3, 4}, {4, 5}, {7, 5}}) {
        hint.plan.harvests = {static_cast<std::size_t>(harvest)};
        QCOMPARE(hint.numberedMoves(), count);
    }
    hint.line.truncate(2);
    QCOMPARE(hint.numberedMoves(), 2);
}

/// It is said, and it marks what the first one did.
void TestHints::aFourthHintBeginsAnew() {
    search(200);
    action("hint")->trigger();
    const QString first = told();
    const std::vector<Cell> saved = view()->markings().saved;
    action("hint")->trigger();
    action("hint")->trigger();
    QVERIFY2(told().endsWith("That is all; H again begins anew."), qPrintable(told()));
    action("hint")->trigger();
    QCOMPARE(told(), first);
    QVERIFY(view()->markings().saved == saved);
    QVERIFY(!view()->markings().marked && !view()->markings().preview);
    QCOMPARE(document()->aid().hints, 3);
}

void TestHints::hintsMarkTheGroupFromTheSecondStep() {
    search(200);
    const QImage unmarked = view()->grab().toImage();
    action("hint")->trigger();
    QVERIFY(!view()->markings().marked);
    const QString first = told();
    QVERIFY(!first.isEmpty());
    action("hint")->trigger();
    QVERIFY(view()->markings().marked);
    const QString second = told();
    QVERIFY(!second.isEmpty() && second != first);
    bubble()->hide();
    QVERIFY(changedJustAt({*view()->markings().marked}, view(), unmarked, view()->grab().toImage(),
                          view()->markings().saved));
    action("hint")->trigger();
    QVERIFY(!told().isEmpty() && told() != second);
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

/// The words stand on the board or in the column beside it, whole, and take no room of their own.
void TestHints::hintsMoveNothing() {
    QFETCH(const QSize, size);
    action("playLayout")->trigger();
    m_window->resize(size);
    TRY_COMPARE(m_window->size(), size);
    QCoreApplication::processEvents();
    if (action("stepBack")->isEnabled()) // for the card that explains the game, in a wide window
        action("stepBack")->trigger();
    search(200);
    const QRect place = view()->geometry();
    for (int step = 0; step < 3; ++step) {
        action("hint")->trigger();
        QVERIFY(!told().isEmpty());
        QCoreApplication::processEvents();
        QCOMPARE(view()->geometry(), place);
        QVERIFY(bubble()->parentWidget()->rect().contains(bubble()->geometry()));
        const auto* text = find<QLabel>("hintText");
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
    }
    action("stepBack")->trigger();
    QCoreApplication::processEvents();
    QVERIFY(told().isEmpty());
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
    QCOMPARE(parts.hint().step, plan);
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
    QCOMPARE(parts.hint().step, plan);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, next);
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
    QCOMPARE(parts.hint().step, plan);
    QCOMPARE(parts.document.aid().hints, 1);
    parts.document.play(legal_moves(parts.document.board())[3].cell);
    parts.document.restart(); // which is another game too
    QCOMPARE(parts.document.aid().hints, 0);
    parts.know(0, 0);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().step, plan);
    QCOMPARE(parts.document.aid(), (Aid{.hints = 1, .wasHelpedBefore = true}));
}

/// Whatever is found meanwhile.
void TestHints::stepsTellOfOnePlan() {
    Parts parts;
    parts.know(1, 0);
    parts.assistant.requestHint();
    const Hint first = parts.hint();
    QCOMPARE(first.step, plan);
    parts.know(2, 1'000'000);
    for (const auto step : {next, line}) {
        parts.assistant.requestHint();
        QCOMPARE(parts.hint().step, step);
        QVERIFY(parts.hint().line == first.line);
        QCOMPARE(parts.hint().finalScore, first.finalScore);
        QVERIFY(!parts.hint().isBetterPlan);
    }
}

/// After the last one, and where the game comes back to a position. The steps of that plan count.
void TestHints::betterPlanIsToldWhereStepsBegin() {
    Parts parts;
    const MoveList moves = legal_moves(parts.document.board());
    parts.know(1, 0);
    for (int step = 0; step < 3; ++step)
        parts.assistant.requestHint();
    parts.know(2, 1'000'000);
    parts.assistant.requestHint();
    QVERIFY(parts.hint().isBetterPlan);
    QCOMPARE(parts.hint().step, plan);
    QCOMPARE(parts.hint().move, moves[2]);
    parts.assistant.requestHint();
    QVERIFY(!parts.hint().isBetterPlan); // it is the plan now
    QCOMPARE(parts.hint().step, next);
    QCOMPARE(parts.hint().move, moves[2]);
    QCOMPARE(parts.document.aid().hints, 5);
    parts.document.play(moves[3].cell);
    parts.document.undoStack()->undo();
    parts.know(1, 2'000'000);
    parts.assistant.requestHint();
    QVERIFY(parts.hint().isBetterPlan);
    QCOMPARE(parts.hint().step, plan);
    QCOMPARE(parts.hint().move, moves[1]);
    QCOMPARE(parts.document.aid().hints, 6);
}

/// Not again where undo leads back to a position before the one that it was told in.
void TestHints::planIsCalledBetterOnce() {
    Parts parts;
    parts.know(1, 0);
    parts.assistant.requestHint();
    const int first = parts.hint().finalScore.value();
    MoveList better;
    better.push_back(parts.hint().move);
    parts.document.play(better[0].cell);
    better.push_back(legal_moves(parts.document.board())[2]);
    parts.know(2, 1'000'000);
    parts.assistant.requestHint();
    QVERIFY(parts.hint().isBetterPlan);
    const int second = parts.hint().finalScore.value();
    QVERIFY(second > first);
    parts.document.undoStack()->undo();
    parts.know(better, 1'000'000);
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().finalScore, second);
    QCOMPARE(parts.hint().step, plan);
    QVERIFY(!parts.hint().isBetterPlan);
    for (int step = 0; step < 2; ++step)
        parts.assistant.requestHint();
    parts.know(better, 2'000'000);
    parts.assistant.requestHint();
    QVERIFY(parts.hint().isBetterPlan); // another one
}

/// The steps begin again, and save the same color while no better line is known.
void TestHints::playedHintGoesOnWithItsPlan() {
    Parts parts;
    parts.document.newGame({drawn(".....1/.....1/122331"), {}}, {});
    parts.know(1, 0);
    parts.assistant.requestHint();
    parts.assistant.requestHint();
    QCOMPARE(parts.hint().move, (Move{{3, 0}}));
    parts.document.play(parts.hint().move.cell);
    parts.know(1, 0); // a line that plays three of the ones at once, and leaves the fourth
    parts.assistant.requestHint();
    const Hint hint = parts.hint();
    QCOMPARE(hint.step, plan);
    QVERIFY(!hint.isBetterPlan);
    const PlannedMove& saved = hint.plan.moves[hint.harvest().value()];
    QCOMPARE(saved.color, Color{1});
    QCOMPARE(saved.blocks.size(), std::size_t{4});
}

/// Where the game follows it, in whichever order, another one must be better, and then says so.
void TestHints::planGoesOnWithItsMoves() {
    const Position start{drawn("112233"), {}};
    const Line told = replay(start.board, start.rules, moves_at({{4, 0}, {2, 0}, {0, 0}})).value();
    HintLadder ladder;
    ladder.climb(start, told, {});
    ladder.beginAgain();
    for (const Cell played : {Cell{4, 0}, Cell{0, 0}}) {
        PlayedLine game(start);
        QVERIFY(game.play(Move{played}));
        const Position& now = game.position();
        Line other = replay(now.board, now.rules, moves_at({{0, 0}, {0, 0}})).value();
        const auto goesOn = ladder.choose(game, {other}).value();
        QVERIFY(!goesOn.isBetterPlan);
        QVERIFY(goesOn.line.moves == moves_at({{2, 0}, {0, 0}}));
        QCOMPARE(goesOn.line.score, told.score); // two blocks earn nothing
        ++other.score;
        const auto better = ladder.choose(game, {other}).value();
        QVERIFY(better.isBetterPlan);
        QVERIFY(better.line == other);
    }
    PlayedLine elsewhere({drawn("12211"), {}});
    const Line joins = replay(elsewhere.start().board, {}, moves_at({{1, 0}, {0, 0}})).value();
    ladder.climb(elsewhere.start(), joins, {});
    ladder.beginAgain();
    QVERIFY(elsewhere.play(Move{{3, 0}}));
    const Line rest = replay(elsewhere.position().board, {}, moves_at({{1, 0}})).value();
    QVERIFY(!ladder.choose(elsewhere, {rest}).value().isBetterPlan); // there is no plan any more
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
    QVERIFY(!told().isEmpty());
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
    QVERIFY(told().startsWith("The next "));
    QVERIFY(view()->markings().preview);
    candidates()->selectRow(1);
    QVERIFY(!view()->markings().preview);
    QVERIFY(told().isEmpty());
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
