#include <QElapsedTimer>
#include <QGuiApplication>
#include <QStyleHints>
#include <QTest>

#include "tests/gui/boardviewfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Fingers on the board.
class TestBoardTouch : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void tapPlays();
    void tapSelectsIfWished();
    void doubleTapPlaysOnce();
    void fingerThatLeavesTheGroupTakesTheTapBack();
    void groupUnderTheFingerIsToldOf();
    void twoFingersUndo();
    void threeFingersDoNothing();
    void cancelledTouchDoesNothing();

private:
    QTest::QTouchEventWidgetSequence touch() {
        return QTest::touchEvent(m_view.get(), m_device.get());
    }
    std::size_t moveCount() const { return m_document->line().moves.size(); }

    std::unique_ptr<QPointingDevice> m_device{QTest::createTouchDevice()};
};

void TestBoardTouch::init() {
    open();
    newGame("1112/2233");
}

void TestBoardTouch::tapPlays() {
    touch().press(0, center({0, 0}));
    QCOMPARE(moveCount(), std::size_t(0));
    touch().release(0, center({1, 0}));
    QCOMPARE(moveCount(), std::size_t(1));
}

void TestBoardTouch::tapSelectsIfWished() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    for (int tap = 0; tap < 2; ++tap) {
        QCOMPARE(moveCount(), std::size_t(0));
        touch().press(0, center({0, 0}));
        touch().release(0, center({0, 0}));
    }
    QCOMPARE(moveCount(), std::size_t(1));
}

/// The second tap of a double tap does not play what fell there; a tap elsewhere does. Taps are
/// told of with the time of the machine, so they are tried until two are as close as those of a
/// hand.
void TestBoardTouch::doubleTapPlaysOnce() {
    const auto tap = [this](Cell cell) {
        touch().press(0, center(cell));
        touch().release(0, center(cell));
    };
    QElapsedTimer time;
    do {
        newGame("1133/2244/5566");
        time.start();
        tap({0, 1});
        QCOMPARE(moveCount(), std::size_t(1));
        tap({0, 1}); // the 1s fell there
    } while (time.elapsed() >= QGuiApplication::styleHints()->mouseDoubleClickInterval());
    QCOMPARE(moveCount(), std::size_t(1));
    tap({2, 1});
    QCOMPARE(moveCount(), std::size_t(2));
}

void TestBoardTouch::fingerThatLeavesTheGroupTakesTheTapBack() {
    touch().press(0, center({0, 0}));
    touch().move(0, center({3, 0}));
    touch().release(0, center({3, 0}));
    QCOMPARE(moveCount(), std::size_t(0));
}

void TestBoardTouch::groupUnderTheFingerIsToldOf() {
    int hovered = -1;
    connect(m_view.get(), &BoardView::groupHovered, this,
            [&](const Group& group) { hovered = group.size(); });
    touch().press(0, center({0, 1}));
    QCOMPARE(hovered, 3);
    touch().move(0, center({3, 0}));
    QCOMPARE(hovered, 2);
    touch().release(0, center({3, 0}));
    QCOMPARE(hovered, 0);
}

void TestBoardTouch::twoFingersUndo() {
    m_document->play({0, 1});
    touch().press(0, center({0, 0}));
    touch().stationary(0).press(1, center({3, 0}));
    touch().stationary(1).release(0, center({0, 0}));
    QCOMPARE(moveCount(), std::size_t(1));
    touch().release(1, center({3, 0}));
    QCOMPARE(moveCount(), std::size_t(0));
}

void TestBoardTouch::threeFingersDoNothing() {
    m_document->play({0, 1});
    touch().press(0, center({0, 0})).press(1, center({1, 0})).press(2, center({3, 0}));
    touch().release(0, center({0, 0})).release(1, center({1, 0})).release(2, center({3, 0}));
    QCOMPARE(moveCount(), std::size_t(1));
}

void TestBoardTouch::cancelledTouchDoesNothing() {
    int hovered = -1;
    connect(m_view.get(), &BoardView::groupHovered, this,
            [&](const Group& group) { hovered = group.size(); });
    touch().press(0, center({0, 0}));
    QTouchEvent cancel(QEvent::TouchCancel, m_device.get());
    QCoreApplication::sendEvent(m_view.get(), &cancel);
    QCOMPARE(hovered, 0);
    touch().release(0, center({0, 0}));
    QCOMPARE(moveCount(), std::size_t(0));
}

SAMEGAME_TEST(TestBoardTouch, QApplication)
#include "tst_boardtouch.moc"
