#include <QTest>

#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// A click on the board of a replay asks whether the game goes on there.
class TestTakeOverQuestion : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }
    void clickAsksAndPausesTheReplay();
    void secondClickTakesOver();
    void enterAsksAndTakesOver();
    void answersAreButtons_data();
    void answersAreButtons();
    void enterOnAnAnswerIsThatAnswer();
    void watchingGoesOn();
    void escapeTakesTheQuestionAwayFirst();
    void questionGoesWithItsPosition();
    void gameInPlayAsksNothing();

private:
    QWidget* question() const { return find<QWidget>("takeOverQuestion"); }
    std::size_t moveCount() const { return document()->line().moves.size(); }
};

/// The replay stands after the first of three moves of the game.
void TestTakeOverQuestion::init() {
    open();
    document()->newGame({drawn("111222333"), {}}, "row");
    for (int move = 0; move < 3; ++move)
        document()->play({0, 0});
    action("firstMove")->trigger();
    action("nextMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
}

void TestTakeOverQuestion::clickAsksAndPausesTheReplay() {
    action("replay")->trigger();
    QVERIFY(!question()->isVisible());
    click({{0, 0}});
    QVERIFY(question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(moveCount(), std::size_t(3));
}

void TestTakeOverQuestion::secondClickTakesOver() {
    click({{0, 0}});
    click({{0, 0}});
    QVERIFY(!question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(moveCount(), std::size_t(1));
}

void TestTakeOverQuestion::enterAsksAndTakesOver() {
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Return);
    QVERIFY(question()->isVisible());
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(moveCount(), std::size_t(1));
}

void TestTakeOverQuestion::answersAreButtons_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("moves");
    QTest::newRow("yes") << "takeOverYes" << 1;
    QTest::newRow("no") << "takeOverNo" << 3;
}

void TestTakeOverQuestion::answersAreButtons() {
    QFETCH(const QString, button);
    QFETCH(const int, moves);
    click({{0, 0}});
    press<QPushButton>(qPrintable(button));
    QVERIFY(!question()->isVisible());
    QCOMPARE(moveCount(), std::size_t(moves));
}

void TestTakeOverQuestion::enterOnAnAnswerIsThatAnswer() {
    click({{0, 0}});
    auto* no = find<QPushButton>("takeOverNo");
    no->setFocus();
    QTest::keyClick(no, Qt::Key_Return);
    QVERIFY(!question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(moveCount(), std::size_t(3));
}

void TestTakeOverQuestion::watchingGoesOn() {
    action("replay")->trigger();
    click({{0, 0}});
    QVERIFY(action("takeOver")->isEnabled());
    press<QPushButton>("takeOverNo");
    TRY_VERIFY(find<QSlider>("replaySlider")->value() == 3);
}

void TestTakeOverQuestion::escapeTakesTheQuestionAwayFirst() {
    click({{0, 0}});
    action("stepBack")->trigger();
    QVERIFY(!question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    action("stepBack")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(moveCount(), std::size_t(3));
}

void TestTakeOverQuestion::questionGoesWithItsPosition() {
    click({{0, 0}});
    action("nextMove")->trigger();
    QVERIFY(!question()->isVisible());
    click({{0, 0}});
    QVERIFY(question()->isVisible()); // asked anew
    action("stepBack")->trigger();
    action("stepBack")->trigger();
    QVERIFY(!question()->isVisible());
}

void TestTakeOverQuestion::gameInPlayAsksNothing() {
    action("stepBack")->trigger();
    document()->undoStack()->undo();
    click({{0, 0}});
    QVERIFY(!question()->isVisible());
    QCOMPARE(moveCount(), std::size_t(3));
}

SAMEGAME_TEST(TestTakeOverQuestion, QApplication)
#include "tst_takeoverquestion.moc"
