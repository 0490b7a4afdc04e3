#include <QMessageBox>

#include "engine/base/rng.h"
#include "tests/gui/leftbehind.h"
#include "tests/gui/shownresults.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

/// Everything started, stopped, played, hinted at and taken back at random moments: what is shown
/// is always of the position shown, and windows leave no thread and no memory behind. A few
/// seconds long, mostly of use under the sanitizers; SAMEGAME_CYCLES asks for more cycles.
class TestCycles : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { close(); }

    void resultsAreOfThePositionShown_data();
    void resultsAreOfThePositionShown();
    void windowsLeaveNoMemoryBehind();

private:
    static constexpr int cyclesOfAWindow = 50; // far from Qt's five minutes, whatever the machine

    void choose(int seed);
    void step();
    void clickSomewhere();
    void selectACandidate();
    void openABoard();
    void askForHints();
    int drawn(int count) { return static_cast<int>(m_rng.bounded(static_cast<unsigned>(count))); }

    Rng m_rng;
    LeftBehind m_left;
};

void TestCycles::initTestCase() {
    prepare();
    open();
    close();
    m_left.begin();
}

/// The solver with its budget, and whether moves are animated.
void TestCycles::choose(int seed) {
    const char* const solvers[] = {"sp-mcts", "nrpa", "beam-search", "flat-monte-carlo"};
    chooseSolver(solvers[seed % 4]);
    if (seed % 3 == 0)
        setBudget("seconds", 0.2); // many come to their end
    if (seed % 2 == 0)
        view()->followDesktopAnimation();
}

void TestCycles::clickSomewhere() {
    const Board& board = view()->shownBoard();
    click({{static_cast<std::uint8_t>(drawn(board.columns())),
            static_cast<std::uint8_t>(drawn(board.rows()))}});
}

void TestCycles::selectACandidate() {
    auto* table = candidates();
    const int count = table->model()->rowCount();
    if (count == 0 || !table->isEnabled())
        return;
    const QRect row = table->visualRect(table->model()->index(drawn(count), 0));
    if (table->viewport()->rect().contains(row.center()))
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row.center());
}

/// Small, so that some games come to their end.
void TestCycles::openABoard() {
    QVERIFY(window()->openBoard(QString("random:%1/6x6x3").arg(m_rng.next())));
}

/// One after the other they tell more.
void TestCycles::askForHints() {
    for (int hints = 1 + drawn(3); hints > 0; --hints)
        action("hint")->trigger();
}

void TestCycles::step() {
    const char* const actions[] = {"startStop",      "startStop",      "startStop",   "undo",
                                   "undo",           "redo",           "restart",     "takeOver",
                                   "distribution",   "comparison",     "convergence", "replay",
                                   "nextMove",       "previousMove",   "firstMove",   "lastMove",
                                   "playCandidate1", "playCandidate2", "stepBack",    "loop"};
    const int choice = drawn(36);
    if (choice < static_cast<int>(std::size(actions)))
        action(actions[choice])->trigger();
    else if (choice < 24)
        askForHints();
    else if (choice < 26)
        selectACandidate();
    else if (choice < 27)
        openABoard();
    else
        clickSomewhere();
}

void TestCycles::resultsAreOfThePositionShown_data() {
    QTest::addColumn<int>("seed");
    const int cycles = wanted_count("SAMEGAME_CYCLES", 200);
    QVERIFY2(cycles >= cyclesOfAWindow, "SAMEGAME_CYCLES is a number from 50 on");
    for (int seed = 1; seed <= cycles / cyclesOfAWindow; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestCycles::resultsAreOfThePositionShown() {
    QFETCH(const int, seed);
    m_rng = Rng(static_cast<std::uint64_t>(seed));
    open();
    choose(seed);
    const ShownResults shown(window());
    for (int cycle = 0; cycle < cyclesOfAWindow; ++cycle) {
        for (int i = 0; i < 4; ++i)
            step();
        QTest::qWait(drawn(20));
        shown.check();
        if (QTest::currentTestFailed())
            return;
        qDeleteAll(window()->findChildren<QMessageBox*>()); // a slow machine finds no hint in time
    }
    window()->close();
    close(); // waits for whatever still runs
    m_left.takeStock();
}

void TestCycles::windowsLeaveNoMemoryBehind() {
    m_left.checkHeap();
}

SAMEGAME_TEST(TestCycles, QApplication)
#include "tst_cycles.moc"
