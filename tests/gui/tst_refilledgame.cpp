#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPointer>
#include <QSignalSpy>
#include <QStatusBar>

#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/panels/linepanel.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/gamestatistics.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Games to which columns come in: chosen, played, undone, kept, hinted at and replayed.
class TestRefilledGame : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void newGameBringsColumns();
    void anotherRandomGameHasOtherColumns();
    void clickomaniaOffersNone();
    void aWrongSeedCannotBePlayed();
    void sameColumnsAreNoOtherRules();
    void undoTakesColumnsBack();
    void historyBringsTheColumnsBack();
    void gamesEndAfterTheirLastMove();
    void replayShowsEveryColumn();
    void tableCountsRemovedBlocksOnly();
    void otherColumnsAreNoOtherKind();
    void hintsTellNothingOfTheColumnsToCome();
    void assistantSaysWhoCannotPlay();
    void solverThatStandsInHasALimit_data();
    void solverThatStandsInHasALimit();
    void assistantJudgesTheBlocksOnTheBoard();
    void onlyOpponentsThatCanPlayAreOffered();
    void distributionSaysWhyNot();
    void endCardTellsOfTheBlocksLeft();

private:
    static Rules refilled(std::uint64_t seed, int colors = 5) {
        return {Scoring::standard, Gravity::shift, Refill{.seed = seed, .color_count = colors}};
    }
    /// Always the first group, until some columns have come in.
    static void playOn(GameDocument& document, int columns);
    void play(const Board& board) const { document()->newGame(new_game(board, refilled(7)), "b"); }
    void playToTheEnd() const;
    /// With the form of its rules.
    void openNewGame() const {
        action("newGame")->trigger();
        pressIn(find<QDialog>("newGameDialog"), "changeRules");
    }
    /// The board of 15x15 with 5 colors, under the rules chosen.
    void playClassic() const {
        pressIn(find<QDialog>("newGameDialog"), "newGameBack");
        pressIn(find<QDialog>("newGameDialog"), "classicCard");
    }
    void accept(const char* dialog) const;
    QString message() const { return m_window->statusBar()->currentMessage(); }
};

void TestRefilledGame::playOn(GameDocument& document, int columns) {
    while (document.position().rules.refill->columns < columns)
        QVERIFY(document.play(legal_moves(document.board())[0].cell));
}

void TestRefilledGame::playToTheEnd() const {
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board())[0].cell);
}

void TestRefilledGame::accept(const char* name) const {
    const QPointer<QDialog> open = find<QDialog>(name);
    open->accept();
    TRY_VERIFY(!open);
}

void TestRefilledGame::newGameBringsColumns() {
    openNewGame();
    auto* seed = find<SeedEdit>("refillSeed");
    QVERIFY(!seed->isVisible());
    choose(find<QComboBox>("emptyColumns"), 1);
    QVERIFY(seed->isVisible());
    QVERIFY(seed->value());
    QCOMPARE(find<QLabel>("emptyColumnsHelp")->text(), explanationOfRefill(true));
    QCOMPARE(find<QLabel>("scoringHelp")->text(), "A group of n blocks earns (n − 2)²."); // no end
    seed->setText("12345");
    playClassic();
    QVERIFY(document()->start().rules.refill == (Refill{.seed = 12345}));
    QCOMPARE(find<QLabel>("gameRules")->text(), "Standard, refill");
    QVERIFY(find<QLabel>("gameRules")->toolTip().contains("seed 12345"));
    QVERIFY(!find<QLabel>("gameRules")->toolTip().contains("1,000")); // no bonus
}

void TestRefilledGame::anotherRandomGameHasOtherColumns() {
    RulesForm::remember(refilled(0));
    action("randomGame")->trigger();
    QVERIFY(document()->start().rules.refill);
    const std::uint64_t first = document()->start().rules.refill->seed;
    action("randomGame")->trigger();
    QVERIFY(document()->start().rules.refill->seed != first); // once in a million
    QSettings().setValue("newGame/scoring", "clickomania");
    action("randomGame")->trigger();
    QVERIFY(document()->start().rules == Rules{Scoring::clickomania});
}

void TestRefilledGame::clickomaniaOffersNone() {
    openNewGame();
    auto* columns = find<QComboBox>("emptyColumns");
    choose(columns, 1);
    choose(find<QComboBox>("scoring"), 4);
    QVERIFY(!columns->isEnabled());
    QVERIFY(!find<SeedEdit>("refillSeed")->isVisible());
    QVERIFY(find<QLabel>("emptyColumnsHelp")->text().startsWith("Clickomania aims"));
    QVERIFY(find<RulesForm>("rulesForm")->rules() == Rules{Scoring::clickomania});
    choose(find<QComboBox>("scoring"), 3);
    QVERIFY(columns->isEnabled());
    QVERIFY(find<RulesForm>("rulesForm")->rules().refill);
    playClassic();
    QCOMPARE(document()->start().rules.scoring, Scoring::bubble_breaker);
    QVERIFY(document()->start().rules.refill);
}

void TestRefilledGame::aWrongSeedCannotBePlayed() {
    openNewGame();
    choose(find<QComboBox>("emptyColumns"), 1);
    auto* dialog = find<QDialog>("newGameDialog");
    auto* button = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    auto* seed = find<SeedEdit>("refillSeed");
    for (const char* wrong : {"", "99999999999999999999"}) {
        seed->setText(wrong);
        QCOMPARE(seed->text(), wrong);
        QVERIFY(!button->isEnabled());
        QVERIFY(find<QLabel>("newGameError")->text().contains("seed"));
    }
    seed->setText("1");
    QVERIFY(button->isEnabled());
    seed->setText("1256"); // the cursor stays where it is typed
    seed->setCursorPosition(2);
    QTest::keyClicks(seed, "34");
    QCOMPARE(seed->text(), "123456");
}

void TestRefilledGame::sameColumnsAreNoOtherRules() {
    play(generate_board(1, 6, 6, 3));
    action("rules")->trigger();
    auto* button = find<QPushButton>("playUnderRules");
    QVERIFY(!button->isEnabled());
    find<SeedEdit>("refillSeed")->setText("8");
    QVERIFY(button->isEnabled());
    find<SeedEdit>("refillSeed")->setText("7");
    QVERIFY(!button->isEnabled());
    find<SeedEdit>("refillSeed")->setText("8");
    accept("rulesDialog");
    QVERIFY(document()->start().rules.refill == (Refill{.seed = 8, .color_count = 3}));
}

void TestRefilledGame::undoTakesColumnsBack() {
    play(generate_board(1, 6, 6, 3));
    std::vector<Position> positions{document()->position()};
    while (document()->position().rules.refill->columns < 4) {
        document()->play(legal_moves(document()->board())[0].cell);
        positions.push_back(document()->position());
    }
    const std::size_t last = positions.size() - 1;
    for (std::size_t i = last; i-- > 0;) {
        action("undo")->trigger();
        QVERIFY(document()->position() == positions[i]);
        QCOMPARE(view()->shownBoard(), positions[i].board);
    }
    for (std::size_t i = 1; i <= last; ++i) {
        action("redo")->trigger();
        QVERIFY(document()->position() == positions[i]);
    }
}

void TestRefilledGame::historyBringsTheColumnsBack() {
    play(generate_board(1, 6, 6, 3));
    playOn(*document(), 4);
    document()->takeOver({}); // the game so far is held by the history
    playOn(*document(), 2);
    GameDocument other;
    QCOMPARE(other.restoreHistory(document()->history()), QString());
    QVERIFY(other.start() == document()->start());
    QVERIFY(other.position() == document()->position());
    while (document()->undoStack()->canUndo()) {
        document()->undoStack()->undo();
        other.undoStack()->undo();
        QVERIFY(other.position() == document()->position());
    }
}

/// With one color each move clears the board, and a new one comes in.
void TestRefilledGame::gamesEndAfterTheirLastMove() {
    document()->newGame({drawn("11"), refilled(1, 1)}, "b");
    playToTheEnd();
    QCOMPARE(document()->line().moves.size(), std::size_t{max_moves});
    QVERIFY(document()->board().has_moves());
    QVERIFY(!document()->play({0, 0}));
    QVERIFY(!action("hint")->isEnabled());
    QCOMPARE(find<QLabel>("endCardTitle")->text(), "The game ends after 512 moves");
}

void TestRefilledGame::replayShowsEveryColumn() {
    play(generate_board(1, 6, 6, 3));
    playOn(*document(), 5);
    BestKnownLine bestLine(document());
    LineReplay replay(document(), &bestLine);
    replay.setSource(ReplaySource::Game);
    const auto positions = positions_along(document()->start(), document()->line().moves);
    for (int i = 0; i <= replay.length(); ++i) {
        replay.setIndex(i);
        QVERIFY(replay.position() == positions[static_cast<std::size_t>(i)]);
    }
    presenter()->showReplay(positions[0], document()->line().moves[0]);
    view()->setAnimationDuration(60000);
    for (std::size_t i = 1; i < positions.size(); ++i) {
        const bool isLast = i + 1 == positions.size();
        presenter()->showReplay(positions[i],
                                isLast ? std::nullopt : std::optional(document()->line().moves[i]));
        QCOMPARE(view()->shownBoard(), positions[i].board);
    }
}

void TestRefilledGame::tableCountsRemovedBlocksOnly() {
    play(generate_board(1, 6, 6, 3));
    playOn(*document(), 3);
    const Line& line = document()->line();
    LineModel model;
    model.setLine(line, positions_along(document()->start(), line.moves),
                  scores_along(document()->start().board, document()->start().rules, line.moves),
                  0);
    Position position = document()->start();
    for (int row = 1; row < model.rowCount(); ++row) {
        const int removed = samegame::play(position.board, position.rules,
                                           line.moves[static_cast<std::size_t>(row - 1)]);
        QCOMPARE(model.index(row, LineModel::Cells).data().toString(), QString::number(removed));
    }
}

void TestRefilledGame::otherColumnsAreNoOtherKind() {
    const Board board = generate_board(1, 6, 6, 3);
    const GameKind first = kindOf(new_game(board, refilled(1)));
    QCOMPARE(first, kindOf(new_game(board, refilled(2))));
    QVERIFY(!(first == kindOf({board, {}})));
    QVERIFY(titleOf(first).endsWith("Standard, refill"));
}

void TestRefilledGame::hintsTellNothingOfTheColumnsToCome() {
    GameSession session;
    GameDocument& game = *session.document();
    game.newGame(new_game(generate_board(1, 6, 6, 3), refilled(7)), "b");
    Assistant& assistant = *session.assistant();
    QSignalSpy given(&assistant, &Assistant::hintGiven);
    for (int press = 1; press <= 4; ++press) {
        assistant.requestHint();
        TRY_COMPARE(given.size(), press);
        const auto hint = given.last().first().value<Hint>();
        QCOMPARE(hint.step, press % 2 == 1 ? Hint::Step::Color : Hint::Step::Next);
        QVERIFY(!hint.finalScore);
        QCOMPARE(hint.line.size(), std::size_t{1});
        QVERIFY(!group_at(game.board(), hint.move.cell).empty());
    }
    QCOMPARE(game.aid().hints, 2);
}

void TestRefilledGame::assistantSaysWhoCannotPlay() {
    play(generate_board(1, 6, 6, 3));
    chooseSolver("nrpa");
    setBudget("playouts", 2000);
    press<QPushButton>("startButton");
    QVERIFY(message().contains("NRPA plans whole games"));
    QVERIFY(message().contains("Flat Monte-Carlo searches instead"));
    TRY_VERIFY(assistantState().startsWith("Done"));
    QVERIFY(action("playCandidate1")->isEnabled());
    m_window->statusBar()->clearMessage();
    document()->newGame({generate_board(2, 6, 6, 3), {}}, "without refill");
    TRY_VERIFY(assistantState().startsWith("Done"));
    QCOMPARE(message(), QString());
}

void TestRefilledGame::solverThatStandsInHasALimit_data() {
    QTest::addColumn<BudgetUnit>("given");
    QTest::addColumn<Budget>("granted");
    QTest::newRow("playouts") << BudgetUnit::playouts << *budget_of(BudgetUnit::playouts, 200);
    QTest::newRow("nodes") << BudgetUnit::nodes << AssistantSettings::defaults().budget;
    QTest::newRow("until stopped") << BudgetUnit::unlimited << Budget();
}

void TestRefilledGame::solverThatStandsInHasALimit() {
    QFETCH(const BudgetUnit, given);
    QFETCH(const Budget, granted);
    GameSession session;
    session.document()->newGame(new_game(generate_board(1, 6, 6, 3), refilled(7)), "b");
    Assistant& assistant = *session.assistant();
    AssistantSettings settings = assistant.settings();
    settings.solver = find_solver("sp-mcts"); // which counts nodes and cannot play this game
    settings.options = default_options(settings.solver->options);
    settings.budget = budget_of(given, 200).value();
    assistant.setSettings(settings);
    assistant.start();
    TRY_VERIFY(assistant.result());
    QCOMPARE(assistant.result()->settings->solver, &default_solver(refilled(7)));
    QVERIFY(assistant.result()->settings->budget == granted);
    QCOMPARE(unit_of(granted) == BudgetUnit::unlimited, given == BudgetUnit::unlimited);
    assistant.stop();
}

void TestRefilledGame::assistantJudgesTheBlocksOnTheBoard() {
    play(generate_board(1, 6, 6, 3));
    chooseSolver("greedy");
    press<QPushButton>("startButton");
    TRY_VERIFY(assistantState().startsWith("Done"));
    QCOMPARE(candidates()->model()->rowCount(),
             static_cast<int>(legal_moves(document()->board()).size()));
    // What is told is what candidates tell, not the game that the solver played.
    const auto* model = candidates()->model();
    const QString best = model->index(0, CandidateModel::Best).data().toString();
    QCOMPARE(find<QLabel>("bestScore")->text(), best);
    action("playCandidate1")->trigger();
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    TRY_VERIFY(assistantState().startsWith("Done")); // of the next position
}

void TestRefilledGame::onlyOpponentsThatCanPlayAreOffered() {
    play(generate_board(1, 6, 6, 3));
    for (int i = 0; i < 4; ++i)
        QCOMPARE(action(qPrintable(QStringLiteral("beatSolver%1").arg(i + 1)))->isEnabled(), i < 2);
}

void TestRefilledGame::distributionSaysWhyNot() {
    play(generate_board(1, 6, 6, 3));
    action("distribution")->trigger();
    auto* box = find<QMessageBox>("errorBox");
    QVERIFY(box->text().contains("refill"));
    delete box;
}

void TestRefilledGame::endCardTellsOfTheBlocksLeft() {
    play(generate_board(1, 6, 6, 9));
    playToTheEnd();
    QVERIFY(document()->board().block_count() > 1);
    QCOMPARE(
        find<QLabel>("endCardTitle")->text(),
        QStringLiteral("No more moves: %1 blocks left").arg(document()->board().block_count()));
    QVERIFY(find<QLabel>("endCardSum")->text().endsWith("blocks left cost nothing"));
}

SAMEGAME_TEST(TestRefilledGame, QApplication)
#include "tst_refilledgame.moc"
