#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/board/boardview.h"
#include "app/window/mainwindow.h"
#include "engine/base/rng.h"
#include "tests/gui/testsettings.h"
#include "tests/support/qtest_text.h"

using namespace samegame;

/// Everything started, stopped, played and taken back in random order while it runs; mostly of use
/// under the thread and address sanitizers.
class TestCycles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void randomCyclesKeepTheGameWhole_data();
    void randomCyclesKeepTheGameWhole();

private:
    void step(std::uint32_t choice);
    void clickSomewhere();
    void checkGame() const;

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    Rng m_rng;
};

void TestCycles::initTestCase() {
    QLocale::setDefault(QLocale::c());
    keepSettingsIn(m_folder);
}

void TestCycles::clickSomewhere() {
    auto* view = m_window->findChild<BoardView*>("boardView");
    const Board& board = view->shownBoard();
    const Cell cell{static_cast<std::uint8_t>(m_rng.bounded(board.columns())),
                    static_cast<std::uint8_t>(m_rng.bounded(board.rows()))};
    QTest::mouseClick(view, Qt::LeftButton, {}, view->cellRect(cell).center());
}

void TestCycles::step(std::uint32_t choice) {
    const char* const actions[] = {"startStop", "startStop",    "undo",          "redo",
                                   "hint",      "distribution", "comparison",    "replay",
                                   "nextMove",  "stopAll",      "playCandidate1"};
    if (choice < std::size(actions))
        m_window->findChild<QAction*>(actions[choice])->trigger();
    else
        clickSomewhere();
}

void TestCycles::checkGame() const {
    const GameDocument* document = m_window->document();
    const auto line =
        replay(document->start().board, document->start().rules, document->line().moves);
    QVERIFY(line.ok());
    QCOMPARE(document->score(), line->score);
    QCOMPARE(document->board(), board_after(document->start().board, document->start().rules,
                                            line->moves, line->moves.size()));
}

void TestCycles::randomCyclesKeepTheGameWhole_data() {
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2})
        QTest::addRow("seed %d", seed) << seed;
}

void TestCycles::randomCyclesKeepTheGameWhole() {
    QFETCH(int, seed);
    QSettings().clear();
    m_rng = Rng(static_cast<std::uint64_t>(seed));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    for (int cycle = 0; cycle < 100; ++cycle) {
        for (int i = 0; i < 4; ++i)
            step(m_rng.bounded(16));
        QTest::qWait(static_cast<int>(m_rng.bounded(20)));
        checkGame();
        if (QTest::currentTestFailed())
            return;
    }
    m_window->close();
    m_window.reset(); // waits for whatever still runs
}

QTEST_MAIN(TestCycles)
#include "tst_cycles.moc"
