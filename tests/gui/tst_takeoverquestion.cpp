#include <QStatusBar>
#include <QTest>

#include "app/gui/basics/announcer.h"
#include "app/gui/play/cardframe.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/patience.h"
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
    void questionStandsAtTheClick_data();
    void questionStandsAtTheClick();
    void questionIsSaid();
    void secondClickTakesOver();
    void enterAsksAndTakesOver();
    void answersAreButtons_data();
    void answersAreButtons();
    void enterOnAnAnswerIsThatAnswer();
    void tabReachesTheAnswers();
    void watchingGoesOn();
    void escapeTakesTheQuestionAwayFirst();
    void escapeKeepsWatching();
    void questionGoesWithItsPosition();
    void gameInPlayAsksNothing();
    void atTheEndTheResultComesBack_data();
    void atTheEndTheResultComesBack();
    void atTheEndOfAnotherGameNothingIsAsked();

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

void TestTakeOverQuestion::questionStandsAtTheClick_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1000, 700);
    QTest::newRow("slim") << QSize(400, 640);
}

/// Where one looks, and not over what was clicked.
void TestTakeOverQuestion::questionStandsAtTheClick() {
    QFETCH(const QSize, size);
    document()->newGame({generate_board(3), {}}, "square");
    document()->play(legal_moves(document()->board())[0].cell);
    m_session->replay()->setSource(ReplaySource::Game); // there is no best game of the board yet
    action("firstMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    m_window->resize(size);
    settle();
    for (const Cell cell : {Cell{0, 0}, Cell{14, 14}, Cell{7, 7}}) {
        click({cell});
        settle();
        QVERIFY(question()->isVisible());
        QCOMPARE(question()->parentWidget(), view());
        constexpr int shadow = CardFrame::shadow;
        const QRect paper = question()->geometry().adjusted(shadow, shadow, -shadow, -shadow);
        const QRect clicked = view()->cellRect(cell);
        QVERIFY(view()->rect().contains(question()->geometry()));
        QVERIFY(!paper.intersects(clicked));
        QVERIFY(paper.adjusted(-1, -clicked.height(), 1, clicked.height()).intersects(clicked));
        for (const char* name : {"takeOverYes", "takeOverNo"}) {
            const auto* button = find<QPushButton>(name);
            QVERIFY(button->width() >= button->minimumSizeHint().width());
        }
        action("stepBack")->trigger();
        QVERIFY(!question()->isVisible());
    }
}

void TestTakeOverQuestion::questionIsSaid() {
    QString said;
    const auto connection =
        connect(Announcer::instance(), &Announcer::announced, m_window.get(),
                [&said](const QWidget* widget) { said = widget->accessibleName(); });
    click({{0, 0}});
    disconnect(connection);
    QVERIFY2(said.startsWith("Does the game go on by hand from here?"), qPrintable(said));
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
    QVERIFY(view()->hasFocus());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(moveCount(), std::size_t(3));
}

void TestTakeOverQuestion::tabReachesTheAnswers() {
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Return);
    QTest::keyClick(view(), Qt::Key_Tab);
    auto* yes = find<QPushButton>("takeOverYes");
    QVERIFY(yes->hasFocus());
    QTest::keyClick(yes, Qt::Key_Tab);
    auto* no = find<QPushButton>("takeOverNo");
    QVERIFY(no->hasFocus());
    QTest::keyClick(no, Qt::Key_Space);
    QVERIFY(!question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(view()->hasFocus());
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

/// As "Keep watching" does.
void TestTakeOverQuestion::escapeKeepsWatching() {
    action("replay")->trigger();
    click({{0, 0}});
    QVERIFY(question()->isVisible());
    action("stepBack")->trigger();
    QVERIFY(!question()->isVisible());
    TRY_VERIFY(find<QSlider>("replaySlider")->value() == 3);
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

void TestTakeOverQuestion::atTheEndTheResultComesBack_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("byKeyboard");
    QTest::newRow("emptied, mouse") << "111222333" << false;
    QTest::newRow("emptied, keyboard") << "111222333" << true;
    QTest::newRow("blocks are left") << "1112223334" << false;
}

/// There is nothing left to go on with.
void TestTakeOverQuestion::atTheEndTheResultComesBack() {
    QFETCH(const QString, board);
    QFETCH(const bool, byKeyboard);
    document()->newGame({drawn(board.toStdString()), {}}, "row");
    for (int move = 0; move < 3; ++move)
        document()->play({0, 0});
    m_session->replay()->setSource(ReplaySource::Game);
    action("firstMove")->trigger();
    action("lastMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(!presenter()->hasEndCard());
    view()->setFocus();
    if (byKeyboard)
        QTest::keyClick(view(), Qt::Key_Return);
    else
        click({{0, 0}});
    QVERIFY(!question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Play);
    TRY_VERIFY(presenter()->hasEndCard());
    QCOMPARE(moveCount(), std::size_t(3));
}

void TestTakeOverQuestion::atTheEndOfAnotherGameNothingIsAsked() {
    action("stepBack")->trigger();
    document()->undoStack()->undo(); // a game that goes on, whose best one ends
    action("lastMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(view()->shownBoard().is_cleared());
    click({{0, 0}});
    QVERIFY(!question()->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(find<QStatusBar>("statusBar")->currentMessage().startsWith("The replay is at its end"));
    QCOMPARE(moveCount(), std::size_t(2));
}

SAMEGAME_TEST(TestTakeOverQuestion, QApplication)
#include "tst_takeoverquestion.moc"
