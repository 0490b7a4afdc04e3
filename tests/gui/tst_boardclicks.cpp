#include <QGuiApplication>
#include <QStyleHints>
#include <QTest>

#include <functional>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/keyboard.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// How clicks and keys play groups, at once or after selecting them.
class TestBoardClicks : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void clickPlaysTheGroup();
    void clickOnASingletonDoesNothing();
    void leavingTheGroupTakesTheClickBack();
    void clickDuringTheAnimationActsOnTheSettledBoard();
    void fastClicksNeverDifferFromTheSlowGame_data();
    void fastClicksNeverDifferFromTheSlowGame();
    void firstClickSelectsTheSecondPlays();
    void clickElsewhereChangesTheSelection();
    void selectionGoesAway_data();
    void selectionGoesAway();
    void enterSelectsAndPlays();
    void keysShowTheCursorFirst_data();
    void keysShowTheCursorFirst();
    void keysPlayTheGroupUnderTheMouse();
    void newBoardBeginsWithoutACursor();
    void clickOnACardPointsAtNoGroup();
    void keysInAReplayAskAtOnce();
    void heldKeysPlayOnce_data();
    void heldKeysPlayOnce();
    void doubleClickPlaysOnce_data();
    void doubleClickPlaysOnce();
    void doubleClickConfirms();
    void doubleClickAfterAnUndoPlays();
    void doubleClickLeavesTheCardAlone();
    void doubleClickAtTheEndOfAReplayLeavesTheCardAlone();

private:
    void clickAt(QWidget* widget, QPointF place, quint64 time, bool isSecond = false);
    void checkDoubleClickOnTheCard(const std::function<void()>& takeAway);
};

/// A click that tells when it was. The second of a double click is told of as such.
void TestBoardClicks::clickAt(QWidget* widget, QPointF place, quint64 time, bool isSecond) {
    const auto send = [&](QEvent::Type type, Qt::MouseButtons buttons, quint64 when) {
        QMouseEvent event(type, place, widget->mapToGlobal(place), Qt::LeftButton, buttons,
                          Qt::NoModifier);
        event.setTimestamp(when);
        QCoreApplication::sendEvent(widget, &event);
    };
    send(isSecond ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, Qt::LeftButton, time);
    send(QEvent::MouseButtonRelease, Qt::NoButton, time + 30);
}

void TestBoardClicks::clickPlaysTheGroup() {
    newGame(drawn("112/312/332"));
    click({1, 2});
    QCOMPARE(m_document->board(), drawn("..2/3.2/332"));
    QCOMPARE(m_view->shownBoard(), m_document->board());
    click({2, 0});
    QCOMPARE(m_view->shownBoard(), drawn(".../3../33."));
}

void TestBoardClicks::clickOnASingletonDoesNothing() {
    newGame(drawn("1../233"));
    click({0, 0});
    click({2, 1});
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, center({1, 0}));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {1, 1});
    QCOMPARE(m_document->board(), drawn("1../233"));
}

void TestBoardClicks::leavingTheGroupTakesTheClickBack() {
    newGame(drawn("1122"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, center({0, 0}));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, center({2, 0}));
    QCOMPARE(m_document->board(), drawn("1122"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, center({0, 0}));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, center({1, 0}));
    QCOMPARE(m_document->board(), drawn("22.."));
}

void TestBoardClicks::clickDuringTheAnimationActsOnTheSettledBoard() {
    m_view->setAnimationDuration(60000);
    newGame(drawn("2.../113./1133/1122"));
    click({0, 0}); // the 2 on top falls, the empty column closes
    QCOMPARE(m_view->shownBoard(), drawn("..../.3../.33./222."));
    click({2, 1}); // held another block before the columns closed
    QCOMPARE(m_view->shownBoard(), drawn("..../..../..../222."));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_view->shownBoard(), drawn("..../..../..../222."));
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QVERIFY(m_view->shownBoard().is_cleared());
}

void TestBoardClicks::fastClicksNeverDifferFromTheSlowGame_data() {
    QTest::addColumn<bool>("selectsFirst");
    QTest::newRow("play at once") << false;
    QTest::newRow("select, then confirm") << true;
}

void TestBoardClicks::fastClicksNeverDifferFromTheSlowGame() {
    QFETCH(const bool, selectsFirst);
    m_view->setClickMode(selectsFirst ? ClickMode::SelectThenConfirm : ClickMode::PlayAtOnce);
    m_view->setAnimationDuration(40);
    Rng rng(1);
    Board slow;
    Group selected;
    for (int i = 0; i < 1000; ++i) {
        if (m_document->isFinished() || i == 0) {
            newGame(generate_board(rng.next(), 10, 10, 3));
            slow = m_document->board();
            selected = {};
        }
        const Cell cell{std::uint8_t(rng.bounded(10)), std::uint8_t(rng.bounded(10))};
        const int times = rng.bounded(3) == 0 ? 2 : 1; // as a hand does
        for (int time = 0; time < times; ++time) {
            const bool plays = !selectsFirst || (!selected.empty() && selected.contains(cell));
            selected = plays ? Group() : group_at(slow, cell);
            if (plays)
                slow.play({cell}, Gravity::shift);
            click(cell);
        }
        QCOMPARE(m_document->board(), slow);
        QCOMPARE(m_view->shownBoard(), slow);
        if (rng.bounded(8) == 0)
            QTest::qWait(static_cast<int>(rng.bounded(30)));
    }
}

void TestBoardClicks::firstClickSelectsTheSecondPlays() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("112/312/332");
    QList<int> heard;
    connect(m_view.get(), &BoardView::selectionChanged, this,
            [&heard](const Group& group) { heard << group.size(); });
    const QImage before = picture();
    click({0, 2});
    QCOMPARE(m_document->board(), drawn("112/312/332"));
    QCOMPARE(m_view->selection().size(), 3);
    QVERIFY(changedJustAt({{{0, 2}}}, m_view.get(), before, picture()));
    click({1, 1}); // another cell of the group
    QCOMPARE(m_document->board(), drawn("..2/3.2/332"));
    QVERIFY(m_view->selection().empty());
    QCOMPARE(heard, (QList{3, 0}));
}

void TestBoardClicks::clickElsewhereChangesTheSelection() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("1../233/244");
    click({0, 0});
    QCOMPARE(m_view->selection().move(), (Move{{0, 0}}));
    click({1, 0});
    QCOMPARE(m_view->selection().move(), (Move{{1, 0}}));
    click({0, 2}); // a singleton
    QVERIFY(m_view->selection().empty());
    click({1, 1});
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {1, 1}); // beside the board
    QVERIFY(m_view->selection().empty());
    QCOMPARE(m_document->board(), drawn("1../233/244"));
}

void TestBoardClicks::selectionGoesAway_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("clearSelection") << 0;
    QTest::newRow("click mode") << 1;
    QTest::newRow("undo") << 2;
    QTest::newRow("replay") << 3;
}

void TestBoardClicks::selectionGoesAway() {
    QFETCH(const int, way);
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("1122/3344");
    m_document->play({0, 0});
    click({0, 0});
    QVERIFY(!m_view->selection().empty());
    if (way == 0)
        m_view->clearSelection();
    else if (way == 1)
        m_view->setClickMode(ClickMode::PlayAtOnce);
    else if (way == 2)
        m_document->undoStack()->undo();
    else
        m_presenter->showReplay(m_document->position(), {});
    QVERIFY(m_view->selection().empty());
}

void TestBoardClicks::enterSelectsAndPlays() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("11/22");
    QTest::keyClick(m_view.get(), Qt::Key_Down); // shows the cursor
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(m_document->board(), drawn("11/22"));
    QCOMPARE(m_view->selection().size(), 2);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_document->board(), drawn("../11"));
}

void TestBoardClicks::keysShowTheCursorFirst_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("Enter") << int(Qt::Key_Enter);
    QTest::newRow("Space") << int(Qt::Key_Space);
    QTest::newRow("Select") << int(Qt::Key_Select);
}

void TestBoardClicks::keysShowTheCursorFirst() {
    QFETCH(const int, key);
    newGame("11/22/33/44");
    QTest::keyClick(m_view.get(), Qt::Key(key));
    QCOMPARE(m_document->board(), drawn("11/22/33/44"));
    QVERIFY(m_view->activeCursor());
    click({1, 0}); // hides it, and plays
    QCOMPARE(m_document->board(), drawn("../11/22/33"));
    QVERIFY(!m_view->activeCursor());
    hover(center({0, 3})); // nothing is there
    QTest::keyClick(m_view.get(), Qt::Key(key));
    QCOMPARE(m_document->board(), drawn("../11/22/33"));
    QVERIFY(m_view->activeCursor() == (Cell{1, 0}));
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QTest::keyClick(m_view.get(), Qt::Key(key));
    QCOMPARE(m_document->board(), drawn("../../11/33"));
}

void TestBoardClicks::keysPlayTheGroupUnderTheMouse() {
    newGame("1122/3344");
    hover(center({3, 1}));
    QTest::keyClick(m_view.get(), Qt::Key_Space); // the cursor, not seen, is at 3
    QCOMPARE(m_document->board(), drawn("11../3344"));
    hover(center({2, 0}));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_document->board(), drawn("11../33.."));
    QVERIFY(!m_view->activeCursor());
}

void TestBoardClicks::newBoardBeginsWithoutACursor() {
    newGame("11/22/33");
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QVERIFY(m_view->activeCursor());
    newGame("22/33/11");
    QVERIFY(!m_view->activeCursor());
    QTest::keyClick(m_view.get(), Qt::Key_Return); // shows it
    QCOMPARE(m_document->board(), drawn("22/33/11"));
    QVERIFY(m_view->activeCursor());
}

/// The board that comes next begins under a mouse that pressed a button of the card.
void TestBoardClicks::clickOnACardPointsAtNoGroup() {
    newGame("1111/1111/1111/1111");
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    auto* button = m_view->findChild<QWidget*>("endCardUndo");
    QVERIFY(m_presenter->hasEndCard());
    const QPoint place = button->mapTo(m_view.get(), button->rect().center());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!m_presenter->hasEndCard());
    QVERIFY(!m_view->activeCursor());
    hover(place); // as Qt tells when the card has gone
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QVERIFY(m_document->line().moves.empty());
    QVERIFY(m_view->activeCursor());
}

void TestBoardClicks::keysInAReplayAskAtOnce() {
    newGame("11/22");
    m_presenter->showReplay(m_document->position(), {});
    int asked = 0;
    connect(m_view.get(), &BoardView::replayActivated, this, [&asked] { ++asked; });
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(asked, 1);
    QCOMPARE(m_document->board(), drawn("11/22"));
}

void TestBoardClicks::heldKeysPlayOnce_data() {
    keysShowTheCursorFirst_data();
}

void TestBoardClicks::heldKeysPlayOnce() {
    QFETCH(const int, key);
    newGame("11/22/33");
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    holdKey(m_view.get(), Qt::Key(key), 5);
    QCOMPARE(m_document->board(), drawn("../11/22"));
    QVERIFY(m_document->isFinished() == false);
    holdKey(m_view.get(), Qt::Key_Right, 5); // the cursor goes on
    QCOMPARE(m_view->activeCursor(), (Cell{1, 0}));
}

void TestBoardClicks::doubleClickPlaysOnce_data() {
    QTest::addColumn<Cell>("second");
    QTest::addColumn<int>("after"); // milliseconds
    QTest::addColumn<bool>("plays");
    const int longest = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    QTest::newRow("same cell") << Cell{0, 0} << 100 << false;
    QTest::newRow("same cell, just in time") << Cell{0, 0} << longest - 1 << false;
    QTest::newRow("same cell, later") << Cell{0, 0} << longest << true;
    QTest::newRow("another cell") << Cell{1, 0} << 60 << true;
}

void TestBoardClicks::doubleClickPlaysOnce() {
    QFETCH(const Cell, second);
    QFETCH(const int, after);
    QFETCH(const bool, plays);
    newGame("2233/1144");
    clickAt(m_view.get(), center({0, 0}), 5000);
    QCOMPARE(m_document->board(), drawn("..33/2244"));
    clickAt(m_view.get(), center(second), 5000 + after, true);
    QCOMPARE(m_document->board(), plays ? drawn("33../44..") : drawn("..33/2244"));
    clickAt(m_view.get(), center(second), 7000);
    QCOMPARE(m_document->board(), plays ? drawn("..../33..") : drawn("33../44.."));
}

/// The second click of a double click plays where the first one only selects.
void TestBoardClicks::doubleClickConfirms() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("2233/1144");
    clickAt(m_view.get(), center({0, 0}), 5000);
    clickAt(m_view.get(), center({0, 0}), 5100, true);
    QCOMPARE(m_document->board(), drawn("..33/2244"));
    clickAt(m_view.get(), center({0, 0}), 5200);
    QVERIFY(m_view->selection().empty());
}

void TestBoardClicks::doubleClickAfterAnUndoPlays() {
    newGame("2233/1144");
    clickAt(m_view.get(), center({0, 0}), 5000);
    m_document->undoStack()->undo();
    clickAt(m_view.get(), center({0, 0}), 5200);
    QCOMPARE(m_document->board(), drawn("..33/2244"));
}

/// A click brings the card up under the mouse, after `takeAway` took it from the end of a game.
void TestBoardClicks::checkDoubleClickOnTheCard(const std::function<void()>& takeAway) {
    newGame(generate_board(1, 15, 15, 1));
    auto* button = m_view->findChild<QWidget*>("endCardUndo");
    m_document->play({0, 0}); // shows where the button is
    const QPoint onButton = button->rect().center();
    const QPoint place = button->mapTo(m_view.get(), onButton);
    takeAway();
    QVERIFY(!m_presenter->hasEndCard());
    clickAt(m_view.get(), place, 5000);
    QVERIFY(m_presenter->hasEndCard());
    clickAt(button, onButton, 5150, true);
    QVERIFY(m_document->isFinished());
    clickAt(button, onButton, 7000);
    QVERIFY(!m_document->isFinished());
}

void TestBoardClicks::doubleClickLeavesTheCardAlone() {
    checkDoubleClickOnTheCard([this] { m_document->undoStack()->undo(); });
}

/// The first click ends the replay, and the board stays the same.
void TestBoardClicks::doubleClickAtTheEndOfAReplayLeavesTheCardAlone() {
    checkDoubleClickOnTheCard([this] {
        m_presenter->showReplay(m_document->position(), {});
        connect(m_view.get(), &BoardView::replayActivated, m_presenter, &GamePresenter::showGame);
    });
}

SAMEGAME_TEST(TestBoardClicks, QApplication)
#include "tst_boardclicks.moc"
