#include <QCheckBox>
#include <QDialog>
#include <QSpinBox>

#include "engine/studies/review/line_plan.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Lines of candidates, shown on the board while the mouse is on their row or group.
class TestLinePreviews : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void rowUnderTheMousePreviewsItsLine();
    void rowsUnderARestingMousePreviewAgain();
    void previewFramesWhatItsLineSaves();
    void aHintIsSeenWhereverTheMouseRests();
    void stayingOnAGroupPreviewsItsLine();
    void passingByShowsNothing();
    void restingMousePreviewsAfterAMove();
    void withoutLabelsNoGroupPreviews();
    void previewsCanBeSwitchedOff();
    void resultsArriveUnderARestingMouse();
    void windowMayEndUnderTheMouse();

private:
    const BoardMarkings& marks() const { return view()->markings(); }
    Move moveOfLabel(int rank) const;
    QPoint middleOfRow(int row) const;
    void pointAt(Move move) const;
    void pointAway() const { QTest::mouseMove(view(), QPoint(1, 1)); }
    void pointAtRow(int row) const { QTest::mouseMove(candidates()->viewport(), middleOfRow(row)); }
    void setPreviews(bool previews) const;
    /// As if the mouse had rested for long.
    void stay() const { letTimePass(find<QTimer>("stayTimer")); }
};

void TestLinePreviews::init() {
    open();
    chooseSolver("sp-mcts");
    pointAway();
}

Move TestLinePreviews::moveOfLabel(int rank) const {
    for (const CandidateLabel& label : marks().candidates)
        if (label.rank == rank)
            return label.move;
    qFatal("no label %d of %zu", rank, marks().candidates.size());
}

QPoint TestLinePreviews::middleOfRow(int row) const {
    return candidates()->visualRect(candidates()->model()->index(row, 0)).center();
}

void TestLinePreviews::pointAt(Move move) const {
    QTest::mouseMove(view(), view()->cellRect(move.cell).center());
}

void TestLinePreviews::setPreviews(bool previews) const {
    action("settings")->trigger();
    auto* box = find<QCheckBox>("previewLines");
    if (box->isChecked() != previews)
        box->click();
    find<QDialog>("settingsDialog")->close();
}

void TestLinePreviews::rowUnderTheMousePreviewsItsLine() {
    search(500);
    pointAtRow(1);
    QVERIFY(marks().hoveredCandidate == moveOfLabel(2));
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), moveOfLabel(2));
    pointAtRow(0);
    QCOMPARE(marks().preview->moves.front(), moveOfLabel(1));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(candidates()->viewport(), &leave);
    QVERIFY(!marks().preview);
    QVERIFY(!marks().hoveredCandidate);
}

void TestLinePreviews::rowsUnderARestingMousePreviewAgain() {
    search(500);
    pointAtRow(1);
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOfRow(1));
    QTest::mouseDClick(candidates()->viewport(), Qt::LeftButton, {}, middleOfRow(1));
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QVERIFY(!marks().preview);
    action("undo")->trigger(); // its result is known
    QVERIFY(marks().hoveredCandidate == moveOfLabel(2));
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), moveOfLabel(2));
}

void TestLinePreviews::previewFramesWhatItsLineSaves() {
    search(500);
    pointAtRow(1);
    QVERIFY(marks().preview);
    const LinePlan plan = plan_of(document()->position(), marks().preview->moves);
    QVERIFY(!plan.harvests.empty());
    QVERIFY(marks().saved == plan.moves[plan.harvests.front()].blocks);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(candidates()->viewport(), &leave);
    QVERIFY(!marks().preview && marks().saved.empty());
}

/// The words told the hint's line, and the board had the numbers of another one.
void TestLinePreviews::aHintIsSeenWhereverTheMouseRests() {
    search(500);
    pointAtRow(3);
    QCOMPARE(marks().preview->moves.front(), moveOfLabel(4));
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    QVERIFY(marks().marked);
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), *marks().marked);
}

void TestLinePreviews::stayingOnAGroupPreviewsItsLine() {
    search(500);
    pointAt(moveOfLabel(1));
    settle();
    QVERIFY(!marks().preview);
    stay();
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), moveOfLabel(1));
    pointAway();
    QVERIFY(!marks().preview);
}

void TestLinePreviews::passingByShowsNothing() {
    search(500);
    for (int rank = 1; rank <= 5; ++rank) {
        pointAt(moveOfLabel(rank));
        QVERIFY(!marks().preview);
    }
    pointAway();
    stay();
    QVERIFY(!marks().preview);
}

void TestLinePreviews::restingMousePreviewsAfterAMove() {
    search(500);
    const Move first = moveOfLabel(1);
    pointAt(first);
    stay();
    QVERIFY(marks().preview);
    click(first);
    QVERIFY(!marks().preview);
    action("undo")->trigger();
    stay();
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), first);
}

void TestLinePreviews::withoutLabelsNoGroupPreviews() {
    search(500);
    const Move first = moveOfLabel(1);
    find<QSpinBox>("labelCount")->setValue(0);
    pointAt(first);
    stay();
    QVERIFY(!marks().preview);
}

void TestLinePreviews::previewsCanBeSwitchedOff() {
    search(500);
    setPreviews(false);
    pointAtRow(1);
    QVERIFY(marks().hoveredCandidate == moveOfLabel(2)); // its group still stands out
    QVERIFY(!marks().preview);
    pointAt(moveOfLabel(1));
    stay();
    QVERIFY(!marks().preview);
    setPreviews(true);
    pointAtRow(0);
    QVERIFY(marks().preview);
}

void TestLinePreviews::resultsArriveUnderARestingMouse() {
    const Move move = legal_moves(document()->board())[0];
    pointAt(move);
    stay();
    QVERIFY(!marks().preview);
    search(500);
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), move);
}

void TestLinePreviews::windowMayEndUnderTheMouse() {
    search(500);
    candidates()->selectRow(0);
    pointAt(moveOfLabel(1));
    TRY_VERIFY(marks().preview);
    m_window.reset(); // without being closed before
}

SAMEGAME_TEST(TestLinePreviews, QApplication)
#include "tst_linepreviews.moc"
