#include <QCheckBox>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QStatusTipEvent>

#include "app/board/boardtheme.h"
#include "app/models/candidatemodel.h"
#include "engine/formats/board_library.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"

using namespace samegame;

/// What the window points out on the board: candidates, hints, lines.
class TestBoardMarks : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void labelsFollowTheirCount();
    void labelsShowWhatTheTableShows_data();
    void labelsShowWhatTheTableShows();
    void hintsClimbOnTheBoard();
    void hintFromTheMenuIsTold();
    void menusLeaveTheHintAlone();
    void moveTakesTheHintAway();
    void hintsAreCountedInStripAndEndCard();
    void escapeTakesHintAndSelectionAway();
    void hintTakesThePlaceOfTheSelection();
    void replayHidesEveryMark();

private:
    const BoardMarkings& marks() const { return view()->markings(); }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    Move moveOfLabel(int rank) const;
    QString tableText(int rank, int column) const;
    QPoint middleOfRow(int row) const;
    void pointAway() const { QTest::mouseMove(view(), QPoint(1, 1)); }
    void pointAtRow(int row) const { QTest::mouseMove(candidates()->viewport(), middleOfRow(row)); }
};

void TestBoardMarks::init() {
    open();
    chooseSolver("sp-mcts");
    pointAway();
}

Move TestBoardMarks::moveOfLabel(int rank) const {
    for (const CandidateLabel& label : marks().candidates)
        if (label.rank == rank)
            return label.move;
    qFatal("no label %d of %zu", rank, marks().candidates.size());
}

QString TestBoardMarks::tableText(int rank, int column) const {
    return candidates()->model()->index(rank - 1, column).data().toString();
}

QPoint TestBoardMarks::middleOfRow(int row) const {
    return candidates()->visualRect(candidates()->model()->index(row, 0)).center();
}

void TestBoardMarks::labelsFollowTheirCount() {
    QVERIFY(marks().candidates.empty());
    search(500);
    QCOMPARE(marks().candidates.size(), std::size_t{5});
    find<QSpinBox>("labelCount")->setValue(2);
    QCOMPARE(marks().candidates.size(), std::size_t{2});
    QCOMPARE(marks().candidates.back().rank, 1); // the best lies on top
    find<QSpinBox>("labelCount")->setValue(0);
    QVERIFY(marks().candidates.empty());
    find<QSpinBox>("labelCount")->setValue(3);
    const Move third = moveOfLabel(3);
    click(third);
    QVERIFY(marks().candidates.empty());
    action("undo")->trigger();
    QCOMPARE(moveOfLabel(3), third);
}

void TestBoardMarks::labelsShowWhatTheTableShows_data() {
    QTest::addColumn<bool>("asLoss");
    QTest::newRow("final scores") << false;
    QTest::newRow("losses") << true;
}

void TestBoardMarks::labelsShowWhatTheTableShows() {
    QFETCH(const bool, asLoss);
    click(legal_moves(document()->board())[0]); // what was earned before belongs to the score
    search(500);
    find<QCheckBox>("showsLoss")->setChecked(asLoss);
    QCOMPARE(marks().candidates.size(), std::size_t{5});
    for (const CandidateLabel& label : marks().candidates) {
        QCOMPARE(label.text, tableText(label.rank, CandidateModel::Best));
        QCOMPARE(label.detail, tableText(label.rank, CandidateModel::Visits));
    }
    if (asLoss)
        QCOMPARE(marks().candidates.back().text, "0");
}

void TestBoardMarks::hintsClimbOnTheBoard() {
    search(500);
    action("hint")->trigger();
    QVERIFY(marks().color);
    QVERIFY(!marks().marked);
    QVERIFY(!marks().preview);
    QVERIFY(message().contains(colorName(*marks().color)));
    const Color color = *marks().color;

    action("hint")->trigger();
    QVERIFY(!marks().color);
    QVERIFY(marks().marked);
    QVERIFY(!marks().preview);
    QCOMPARE(document()->board().color_at(marks().marked->cell), color);
    const Group group = group_at(document()->board(), marks().marked->cell);
    QVERIFY(message().contains(QString("%1 blocks").arg(group.size())));
    QVERIFY(message().contains(QString("%1 points").arg(view()->pointsOf(group))));

    action("hint")->trigger();
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->front(), *marks().marked);
    const auto line = replay(document()->board(), {}, *marks().preview);
    QVERIFY(message().contains(QString("a score of %1").arg(line->score)));
}

/// Closing a menu clears the status bar of many a program.
void TestBoardMarks::hintFromTheMenuIsTold() {
    search(500);
    QMenu* menu = nullptr;
    for (auto* any : m_window->findChildren<QMenu*>())
        if (any->actions().contains(action("hint")) && any->menuAction()->menu() == any)
            menu = any;
    QVERIFY(menu);
    QTest::mouseClick(m_window->menuBar(), Qt::LeftButton, {},
                      m_window->menuBar()->actionGeometry(menu->menuAction()).center());
    TRY_VERIFY(menu->isVisible());
    const QPoint place = menu->actionGeometry(action("hint")).center();
    QTest::mouseMove(menu, place);
    QTest::mouseClick(menu, Qt::LeftButton, {}, place);
    TRY_VERIFY(!menu->isVisible());
    QVERIFY(marks().color);
    QVERIFY2(message().startsWith("Hint"), qPrintable(message()));
}

/// A menu bar tells the window of every entry under the mouse, also that there is nothing to say.
void TestBoardMarks::menusLeaveTheHintAlone() {
    search(500);
    action("hint")->trigger();
    QStatusTipEvent nothing{QString()};
    QCoreApplication::sendEvent(m_window->menuBar(), &nothing);
    QVERIFY2(message().startsWith("Hint"), qPrintable(message()));
}

void TestBoardMarks::moveTakesTheHintAway() {
    search(500);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    click(legal_moves(document()->board())[0]);
    QVERIFY(!marks().color && !marks().marked && !marks().preview);
    QCOMPARE(message(), QString());
    search(500);
    action("hint")->trigger();
    QVERIFY(marks().color);
}

void TestBoardMarks::hintsAreCountedInStripAndEndCard() {
    QVERIFY(m_window->openBoard("random:5/2x3x2"));
    search(20);
    QVERIFY(!find<QLabel>("hintCount")->isVisible());
    for (int step = 0; step < 2; ++step)
        action("hint")->trigger();
    QVERIFY(find<QLabel>("hintCount")->isVisible());
    QCOMPARE(find<QLabel>("hintCount")->text().section(' ', 0, 0), "2");
    while (!document()->isFinished())
        click(legal_moves(document()->board())[0]);
    QVERIFY(find<QWidget>("endCard")->isVisible());
    QCOMPARE(find<QLabel>("endCardHints")->text(), "Hints used: 2");
}

void TestBoardMarks::escapeTakesHintAndSelectionAway() {
    search(500);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!marks().color && !marks().marked && !marks().preview);
    QCOMPARE(message(), QString());

    candidates()->selectRow(1);
    QVERIFY(marks().marked == moveOfLabel(2));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!marks().marked);
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOfRow(1));
    QVERIFY(marks().marked == moveOfLabel(2));
}

void TestBoardMarks::hintTakesThePlaceOfTheSelection() {
    search(500);
    candidates()->selectRow(1);
    action("hint")->trigger();
    QVERIFY(marks().color);
    QVERIFY(!marks().marked);
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOfRow(1));
    QVERIFY(marks().marked == moveOfLabel(2));
    QVERIFY(!marks().color);
}

void TestBoardMarks::replayHidesEveryMark() {
    search(500);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    const std::size_t labels = marks().candidates.size();
    const MoveList preview = *marks().preview;
    action("nextMove")->trigger();
    action("previousMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(view()->shownBoard(), standard_board(1)); // the same board, without them
    QVERIFY(marks().candidates.empty());
    QVERIFY(!marks().color && !marks().marked && !marks().preview);
    pointAtRow(0);
    QVERIFY(!marks().preview);
    press<QPushButton>("backToGameButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(marks().candidates.size(), labels);
    pointAway();
    QVERIFY(marks().marked);
    QVERIFY(*marks().preview == preview);
}

QTEST_MAIN(TestBoardMarks)
#include "tst_boardmarks.moc"
