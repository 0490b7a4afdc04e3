#include <QDockWidget>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QWindow>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"
#include "app/gui/window/hintbubble.h"
#include "app/gui/window/windowlayout.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The room of the window: what the board has of it, where the numbers stand, and what is there
/// only while it is wanted.
class TestBoardLayout : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void cellsHaveHalfOfTheWindow_data();
    void cellsHaveHalfOfTheWindow();
    void stripStandsBesideTheBoardInWideWindows_data();
    void stripStandsBesideTheBoardInWideWindows();
    void wideBoardHasItsStripAbove();
    void numbersBeginAtTheSameSideInEveryLayout();
    void replayIsToldInNarrowWindows();
    void nameStandsWhereNoWordIsSaid();
    void nothingMovesDuringAGame_data();
    void nothingMovesDuringAGame();
    void manyColorsStandInSeveralRowsOfAColumn();
    void mirroredWindowHasTheColumnAtItsOtherSide();
    void hintStandsInTheColumn();
    void hintLeavesTheGroupToClickFree_data();
    void hintLeavesTheGroupToClickFree();
    void playHasNoStatusBar();
    void noticeGoesWithAClickAndWithItsMessage();
    void fullScreenIsTheBoards();
    void barsComeAtTheEdgeOfTheScreen();
    void f10OpensTheFirstMenu();
    void barsComeByTheKeyboard_data();
    void barsComeByTheKeyboard();
    void barsGoByTheKeyboard();
    void shortcutsWithAltOpenNoMenu();
    void fullScreenKeepsTheToolbarOfLayouts();
    void secondPressOfF5ClosesWhatTheFirstOpened();
    void dockOfThePersonStaysAfterF5();
    void dockOfAnotherLayoutClosesWhenThatComesBack();
    void firstWindowFollowsTheScreen_data();
    void firstWindowFollowsTheScreen();
    void windowIsAsNarrowAgainAsBefore_data();
    void windowIsAsNarrowAgainAsBefore();
    void windowThatWasResizedKeepsItsSize();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    GameStrip* strip() const { return m_window->findChild<GameStrip*>(); }
    QWidget* edgeBars() const { return m_window->findChild<QWidget*>("edgeBars"); }
    bool areEdgeBarsShown() const { return edgeBars() && edgeBars()->isVisible(); }
    void moveMouseTo(int y) const { QTest::mouseMove(m_window->windowHandle(), QPoint(200, y)); }
    QMap<QString, QRect> places() const;
};

void TestBoardLayout::init() {
    openAtFirst();
    find<HowToCard>("howToCard")->dismiss(); // it has a room of its own
    QTest::mouseMove(view(), QPoint(1, 1));
}

/// Of the parts of the strip, of the board, and of its first cell, in the window.
QMap<QString, QRect> TestBoardLayout::places() const {
    const auto placeOf = [this](const QWidget* widget) {
        return QRect(widget->mapTo(m_window.get(), QPoint()), widget->size());
    };
    QMap<QString, QRect> places;
    places["board"] = placeOf(view());
    places["cell"] = view()->cellRect({0, 0});
    for (const char* part :
         {"gameName", "score", "moveCount", "aid", "colorCounts", "hoveredGroup"})
        places[part] = placeOf(find<QWidget>(part));
    return places;
}

/// 47 pixels for each of 15x15 cells are 51 % of the window.
void TestBoardLayout::cellsHaveHalfOfTheWindow_data() {
    QTest::addColumn<QString>("board");
    QTest::newRow("classic") << "standard:1";
    QTest::newRow("first") << "random:1/6x6x3";
    QTest::newRow("second") << "random:1/8x8x3";
}

void TestBoardLayout::cellsHaveHalfOfTheWindow() {
    QFETCH(const QString, board);
    QVERIFY(m_window->openBoard(board));
    resize(1200, 800);
    const QRect cell = view()->cellRect({0, 0});
    QCOMPARE(cell.width(), cell.height());
    const int cells = view()->shownBoard().columns() * view()->shownBoard().rows();
    const double share = cells * cell.width() * cell.height() / (1200.0 * 800.0);
    QVERIFY2(share >= 0.51, qPrintable(QString::number(share)));
}

void TestBoardLayout::stripStandsBesideTheBoardInWideWindows_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isColumn");
    QTest::newRow("usual") << QSize(1200, 800) << true;
    QTest::newRow("full HD") << QSize(1920, 1080) << true;
    QTest::newRow("laptop") << QSize(1024, 640) << true;
    QTest::newRow("low") << QSize(640, 480) << false;
    QTest::newRow("slim") << QSize(400, 640) << false;
    QTest::newRow("upright") << QSize(800, 1200) << false;
}

void TestBoardLayout::stripStandsBesideTheBoardInWideWindows() {
    QFETCH(const QSize, size);
    QFETCH(const bool, isColumn);
    QVERIFY(m_window->openBoard("standard:1"));
    resize(size.width(), size.height());
    settle();
    const QRect board(view()->mapTo(m_window.get(), QPoint()), view()->size());
    const QRect place(strip()->mapTo(m_window.get(), QPoint()), strip()->size());
    QCOMPARE(strip()->shape() == GameStrip::Shape::Column, isColumn);
    QVERIFY(!board.intersects(place));
    if (isColumn) {
        QVERIFY(place.right() < board.left());
        QCOMPARE(place.height(), board.height());
    } else {
        QVERIFY(place.bottom() < board.top());
        QCOMPARE(place.width(), board.width());
    }
    QVERIFY(strip()->room()->isVisible() == isColumn);
    for (const QWidget* part : strip()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (part->isVisible())
            QVERIFY2(strip()->rect().contains(part->geometry()), qPrintable(part->objectName()));
}

/// Whose cells would be smaller beside a column.
void TestBoardLayout::wideBoardHasItsStripAbove() {
    resize(1200, 800);
    QVERIFY(m_window->openBoard("random:1/10x30x4"));
    TRY_VERIFY(strip()->shape() == GameStrip::Shape::Rows);
    QVERIFY(m_window->openBoard("random:1/12x10x4"));
    TRY_VERIFY(strip()->shape() == GameStrip::Shape::Column);
}

void TestBoardLayout::numbersBeginAtTheSameSideInEveryLayout() {
    QVERIFY(m_window->openBoard("standard:1"));
    for (const QSize size : {QSize(1200, 800), QSize(640, 480), QSize(400, 640)}) {
        press(Qt::Key_F2);
        resize(size.width(), size.height());
        settle();
        const auto inPlay = places();
        for (const Qt::Key key : {Qt::Key_F3, Qt::Key_F4}) {
            press(key);
            settle();
            const auto inOther = places();
            for (const char* part : {"score", "gameName"})
                QCOMPARE(inOther[part].left(), inPlay[part].left());
        }
    }
}

void TestBoardLayout::replayIsToldInNarrowWindows() {
    QVERIFY(m_window->openBoard("standard:1"));
    resize(640, 480);
    find<QDockWidget>("candidatesDock")->toggleViewAction()->trigger(); // beside the board
    settle();
    QVERIFY(strip()->width() < 400);
    strip()->showReplay(document()->board(), 0, 0);
    const auto* word = static_cast<ElidedLabel*>(find<QLabel>("hoveredGroup"));
    QCOMPARE(word->shownText(), "Replay");
}

/// The name has the place of the word for the last move until there is one.
void TestBoardLayout::nameStandsWhereNoWordIsSaid() {
    QVERIFY(m_window->openBoard("standard:1"));
    resize(640, 480);
    find<QDockWidget>("candidatesDock")->toggleViewAction()->trigger();
    settle();
    const auto* name = static_cast<ElidedLabel*>(find<QLabel>("gameName"));
    strip()->showVerdict(std::nullopt, false);
    const int width = name->width();
    QVERIFY(width > 0);
    strip()->showVerdict(std::nullopt, true);
    QVERIFY(name->width() >= width);
    const QRect counts = find<QWidget>("colorCounts")->geometry();
    strip()->showVerdict(ReviewedMove(), true);
    QCOMPARE(find<QWidget>("colorCounts")->geometry(), counts);
    QVERIFY(!name->geometry().intersects(find<QLabel>("lastMoveVerdict")->geometry()));
}

void TestBoardLayout::nothingMovesDuringAGame_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    for (const char* layout : {"playLayout", "analyzeLayout", "researchLayout"})
        for (const QSize size : {QSize(1200, 800), QSize(640, 480), QSize(400, 640)})
            QTest::addRow("%s %dx%d", layout, size.width(), size.height()) << layout << size;
}

/// From no digit to four, from 45 blocks of a color to none, with hints and the assistant on.
void TestBoardLayout::nothingMovesDuringAGame() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    QVERIFY(m_window->openBoard("standard:1"));
    action(qPrintable(layout))->trigger();
    resize(size.width(), size.height());
    settle();
    const auto before = places();
    for (int moves = 0; document()->board().has_moves(); ++moves) {
        if (moves % 10 == 5) {
            document()->addHint();
            document()->noteCandidatesShown();
        }
        Group largest;
        for (const Move& move : legal_moves(document()->board()))
            if (const Group group = group_at(document()->board(), move.cell);
                group.size() > largest.size())
                largest = group;
        view()->moveCursorTo(largest.move().cell);
        QVERIFY(document()->play(largest.move().cell));
        QCoreApplication::processEvents();
        const auto now = places();
        for (auto place = now.begin(); place != now.end(); ++place)
            QVERIFY2(place.value() == before[place.key()],
                     qPrintable(QString("%1 after move %2").arg(place.key()).arg(moves + 1)));
    }
    QVERIFY(document()->line().moves.size() > 20);
    QVERIFY(!find<QLabel>("aid")->isHidden());
}

void TestBoardLayout::manyColorsStandInSeveralRowsOfAColumn() {
    resize(1200, 800);
    QVERIFY(m_window->openBoard("random:1/15x15x9"));
    auto* counts = static_cast<ColorCounts*>(find<QWidget>("colorCounts"));
    TRY_VERIFY(strip()->shape() == GameStrip::Shape::Column);
    TRY_COMPARE(counts->height(), counts->heightForWidth(counts->width()));
    QVERIFY(counts->height() >= 2 * counts->sizeHint().height());
}

void TestBoardLayout::mirroredWindowHasTheColumnAtItsOtherSide() {
    QVERIFY(m_window->openBoard("standard:1"));
    resize(1200, 800);
    m_window->setLayoutDirection(Qt::RightToLeft);
    TRY_VERIFY(strip()->geometry().left() > view()->geometry().right());
}

void TestBoardLayout::hintStandsInTheColumn() {
    QVERIFY(m_window->openBoard("standard:1"));
    resize(1200, 800);
    settle();
    action("hint")->trigger();
    auto* bubble = find<QWidget>("hintBubble");
    TRY_VERIFY(bubble->isVisible());
    QCOMPARE(bubble->parentWidget(), strip()->room());
    QVERIFY(strip()->room()->rect().contains(bubble->geometry()));
    resize(640, 480); // no column any more
    settle();
    QVERIFY(bubble->isVisible());
    QVERIFY(bubble->parentWidget() != strip()->room());
    QVERIFY(bubble->parentWidget()->rect().contains(bubble->geometry()));
    resize(1200, 800);
    TRY_COMPARE(bubble->parentWidget(), strip()->room());
    QTest::mouseClick(bubble, Qt::LeftButton);
    QVERIFY(bubble->isHidden());
}

void TestBoardLayout::hintLeavesTheGroupToClickFree_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    for (const char* layout : {"playLayout", "analyzeLayout"})
        for (const QSize size : {QSize(640, 480), QSize(400, 640), QSize(800, 600)})
            QTest::addRow("%s %dx%d", layout, size.width(), size.height()) << layout << size;
}

/// Also where the candidates are shown beside the board.
void TestBoardLayout::hintLeavesTheGroupToClickFree() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    QVERIFY(m_window->openBoard("standard:1"));
    action(qPrintable(layout))->trigger();
    auto* dock = find<QDockWidget>("candidatesDock");
    if (dock->isHidden())
        dock->toggleViewAction()->trigger();
    resize(size.width(), size.height());
    settle();
    auto* bubble = static_cast<HintBubble*>(find<QWidget>("hintBubble"));
    std::vector<Cell> marked;
    const std::vector<Group> all = groups(document()->board());
    for (const Group& group : all)
        if (const auto cells = group.cells(); document()->board().color_at(cells.front()) == 2)
            marked.insert(marked.end(), cells.begin(), cells.end());
    for (const Group& group : all) {
        const std::vector<Cell> clicked = group.cells();
        bubble->tell("Next: the marked group at 9,1 (row, column), 2 blocks, 0 points. It joins 2 "
                     "and 1 yellow blocks for a later group of 3. The saved sky blue blocks go in "
                     "move 42. H again shows the next moves.",
                     marked, clicked);
        constexpr int shadow = HintBubble::shadow;
        const QRect paper = QRect(bubble->mapTo(m_window.get(), QPoint()), bubble->size())
                                .adjusted(shadow, shadow, -shadow, -shadow);
        const QPoint origin = view()->mapTo(m_window.get(), QPoint());
        for (const Cell cell : clicked)
            QVERIFY2(!paper.intersects(view()->cellRect(cell).translated(origin)),
                     qPrintable(QString("%1,%2").arg(cell.column).arg(cell.row)));
        QVERIFY(bubble->parentWidget()->rect().contains(bubble->geometry()));
    }
}

/// What the other layouts tell there, Play tells at the board.
void TestBoardLayout::playHasNoStatusBar() {
    auto* bar = m_window->statusBar();
    auto* notice = find<QWidget>("notice");
    QVERIFY(bar->isHidden());
    bar->showMessage("Something was stored.");
    QVERIFY(notice->isVisible());
    QCOMPARE(find<QLabel>("noticeText")->text(), "Something was stored.");
    press(Qt::Key_F3);
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->currentMessage(), "Something was stored.");
    QVERIFY(notice->isHidden());
    press(Qt::Key_F4);
    QVERIFY(bar->isVisible());
    press(Qt::Key_F2);
    QVERIFY(bar->isHidden());
    QVERIFY(notice->isVisible());
}

void TestBoardLayout::noticeGoesWithAClickAndWithItsMessage() {
    auto* notice = find<QWidget>("notice");
    for (const QSize size : {QSize(1200, 800), QSize(400, 640)}) {
        resize(size.width(), size.height());
        settle();
        m_window->statusBar()->showMessage(QString("Many words that tell of a game. ").repeated(4));
        QVERIFY(notice->isVisible());
        settle();
        QVERIFY(notice->parentWidget()->rect().contains(notice->geometry()));
        const auto* text = find<QLabel>("noticeText");
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        m_window->statusBar()->clearMessage();
        QVERIFY(notice->isHidden());
        m_window->statusBar()->showMessage("Again.");
        QTest::mouseClick(notice, Qt::LeftButton);
        QVERIFY(notice->isHidden());
        QVERIFY(document()->line().moves.empty());
        m_window->statusBar()->clearMessage();
    }
}

void TestBoardLayout::fullScreenIsTheBoards() {
    press(Qt::Key_F11);
    QVERIFY(m_window->isFullScreen());
    QVERIFY(m_window->menuBar()->isHidden());
    QVERIFY(find<QToolBar>("toolBar")->isHidden());
    QVERIFY(!areEdgeBarsShown());
    TRY_COMPARE(m_window->centralWidget()->height(), m_window->height());
    press(Qt::Key_F11);
    QVERIFY(m_window->menuBar()->isVisible());
    QVERIFY(find<QToolBar>("toolBar")->isVisible());
    moveMouseTo(0);
    QVERIFY(!areEdgeBarsShown());
}

void TestBoardLayout::barsComeAtTheEdgeOfTheScreen() {
    press(Qt::Key_F11);
    settle();
    const QRect board = view()->geometry();
    moveMouseTo(300);
    QVERIFY(!areEdgeBarsShown());
    moveMouseTo(0);
    TRY_VERIFY(areEdgeBarsShown());
    QCOMPARE(edgeBars()->width(), m_window->width());
    QCOMPARE(view()->geometry(), board); // they come over it
    const auto* menus = edgeBars()->findChild<QMenuBar*>();
    QCOMPARE(menus->actions(), m_window->menuBar()->actions());
    QVERIFY(edgeBars()->findChild<QToolBar*>()->actions().contains(action("undo")));
    const auto* today = edgeBars()->findChild<QToolButton*>("todayAtEdge");
    QVERIFY(today && today->isVisible());
    QCOMPARE(today->text(), find<QToolButton>("today")->text());
    QCOMPARE(today->toolTip(), find<QToolButton>("today")->toolTip());
    moveMouseTo(edgeBars()->height() / 2);
    QVERIFY(areEdgeBarsShown());
    moveMouseTo(edgeBars()->height() + 50);
    TRY_VERIFY(!areEdgeBarsShown());
    moveMouseTo(0);
    TRY_VERIFY(areEdgeBarsShown());
    press(Qt::Key_F11);
    QVERIFY(!areEdgeBarsShown());
}

void TestBoardLayout::f10OpensTheFirstMenu() {
    press(Qt::Key_F10);
    const QList<QAction*> menus = m_window->menuBar()->actions();
    TRY_VERIFY(QApplication::activePopupWidget() == menus.front()->menu());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Right);
    TRY_VERIFY(QApplication::activePopupWidget() == menus[1]->menu());
    QApplication::activePopupWidget()->close();
    TRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(!areEdgeBarsShown());
}

void TestBoardLayout::barsComeByTheKeyboard_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("F10") << int(Qt::Key_F10);
    QTest::newRow("Alt") << int(Qt::Key_Alt);
}

void TestBoardLayout::barsComeByTheKeyboard() {
    QFETCH(const int, key);
    press(Qt::Key_F11);
    settle();
    press(static_cast<Qt::Key>(key));
    TRY_VERIFY(areEdgeBarsShown());
    TRY_VERIFY(QApplication::activePopupWidget());
    moveMouseTo(500);
    QVERIFY(areEdgeBarsShown()); // a menu is open
    QApplication::activePopupWidget()->close();
    TRY_VERIFY(!QApplication::activePopupWidget());
    moveMouseTo(501);
    TRY_VERIFY(!areEdgeBarsShown());
}

/// The first Esc leaves the menu, the second one the bar of menus.
void TestBoardLayout::barsGoByTheKeyboard() {
    press(Qt::Key_F11);
    settle();
    moveMouseTo(500);
    press(Qt::Key_F10);
    TRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    TRY_VERIFY(!QApplication::activePopupWidget());
    auto* menus = edgeBars()->findChild<QMenuBar*>();
    TRY_VERIFY(menus->hasFocus());
    QVERIFY(areEdgeBarsShown());
    QTest::keyClick(menus, Qt::Key_Escape);
    TRY_VERIFY(!areEdgeBarsShown());
}

void TestBoardLayout::shortcutsWithAltOpenNoMenu() {
    press(Qt::Key_F11);
    settle();
    QTest::keyPress(m_window.get(), Qt::Key_Alt, Qt::AltModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyRelease(m_window.get(), Qt::Key_Alt);
    QVERIFY(!areEdgeBarsShown());
    QVERIFY(!QApplication::activePopupWidget());
}

void TestBoardLayout::fullScreenKeepsTheToolbarOfLayouts() {
    auto* bar = find<QToolBar>("toolBar");
    press(Qt::Key_F3);
    bar->hide();
    press(Qt::Key_F2);
    QVERIFY(bar->isVisible());
    press(Qt::Key_F11);
    QVERIFY(bar->isHidden());
    press(Qt::Key_F3);
    press(Qt::Key_F4);
    QVERIFY(bar->isHidden());
    press(Qt::Key_F2);
    QVERIFY(bar->isHidden());
    m_window->close(); // in full screen
    openAgain();
    if (m_window->isFullScreen())
        press(Qt::Key_F11);
    QVERIFY(find<QToolBar>("toolBar")->isVisible());
    QVERIFY(m_window->menuBar()->isVisible());
    press(Qt::Key_F3);
    QVERIFY(find<QToolBar>("toolBar")->isHidden());
}

void TestBoardLayout::secondPressOfF5ClosesWhatTheFirstOpened() {
    auto* dock = find<QDockWidget>("candidatesDock");
    for (const QSize size : {QSize(1200, 800), QSize(640, 480), QSize(400, 640)}) {
        resize(size.width(), size.height());
        press(Qt::Key_F5);
        QVERIFY(isAssistantOn());
        QVERIFY(!dock->isHidden());
        settle();
        press(Qt::Key_F5);
        QVERIFY(!isAssistantOn());
        QVERIFY(dock->isHidden());
        TRY_COMPARE(m_window->size(), size);
    }
}

void TestBoardLayout::dockOfThePersonStaysAfterF5() {
    auto* dock = find<QDockWidget>("candidatesDock");
    dock->toggleViewAction()->trigger();
    press(Qt::Key_F5);
    press(Qt::Key_F5);
    QVERIFY(!dock->isHidden());
    dock->toggleViewAction()->trigger();
    press(Qt::Key_F5);
    dock->toggleViewAction()->trigger(); // closed and opened by hand
    dock->toggleViewAction()->trigger();
    press(Qt::Key_F5);
    QVERIFY(!dock->isHidden());
}

void TestBoardLayout::dockOfAnotherLayoutClosesWhenThatComesBack() {
    auto* dock = find<QDockWidget>("candidatesDock");
    press(Qt::Key_F5);
    press(Qt::Key_F3);
    QVERIFY(isAssistantOn());
    press(Qt::Key_F5);
    QVERIFY(!dock->isHidden()); // it is of this layout
    press(Qt::Key_F2);
    QVERIFY(dock->isHidden());
}

void TestBoardLayout::firstWindowFollowsTheScreen_data() {
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<QSize>("least");
    QTest::newRow("VGA") << QSize(640, 480) << QSize(600, 430);
    QTest::newRow("phone") << QSize(400, 640) << QSize(380, 460);
    QTest::newRow("laptop") << QSize(1366, 728) << QSize(1200, 680);
    QTest::newRow("full HD") << QSize(1920, 1040) << QSize(1200, 800);
    QTest::newRow("4K") << QSize(3840, 2120) << QSize(2400, 1600);
    QTest::newRow("upright") << QSize(1080, 1880) << QSize(1000, 1200);
}

void TestBoardLayout::firstWindowFollowsTheScreen() {
    QFETCH(const QSize, screen);
    QFETCH(const QSize, least);
    const QSize size = firstWindowSize(screen);
    const QString text = QString("%1 x %2").arg(size.width()).arg(size.height());
    QVERIFY2(size.boundedTo(screen) == size, qPrintable(text));
    QVERIFY2(size.expandedTo(least) == size, qPrintable(text));
    const double filled =
        1.0 * size.width() * size.height() / (1.0 * screen.width() * screen.height());
    QVERIFY2(screen.height() < 1000 || filled < 0.8, qPrintable(text));
}

void TestBoardLayout::windowIsAsNarrowAgainAsBefore_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("low") << QSize(640, 480);
    QTest::newRow("slim") << QSize(400, 640);
    QTest::newRow("tiny") << QSize(360, 480); // what the board alone can do with
}

void TestBoardLayout::windowIsAsNarrowAgainAsBefore() {
    QFETCH(const QSize, size);
    QVERIFY(m_window->openBoard("standard:1"));
    m_window->resize(size);
    settle();
    const QSize inPlay = m_window->size(); // larger where Play needs more
    for (const Qt::Key key : {Qt::Key_F3, Qt::Key_F4, Qt::Key_F3}) {
        press(key);
        settle();
        press(Qt::Key_F2);
        settle();
        TRY_COMPARE(m_window->size(), inPlay);
    }
    press(Qt::Key_F3);
    settle();
    press(Qt::Key_F4);
    settle();
    press(Qt::Key_F2);
    TRY_COMPARE(m_window->size(), inPlay);
}

void TestBoardLayout::windowThatWasResizedKeepsItsSize() {
    resize(640, 480);
    press(Qt::Key_F3);
    settle();
    resize(1000, 700);
    press(Qt::Key_F2);
    settle();
    QCOMPARE(m_window->size(), QSize(1000, 700));
    press(Qt::Key_F3);
    settle();
    QCOMPARE(m_window->size(), QSize(1000, 700));
}

SAMEGAME_TEST(TestBoardLayout, QApplication)
#include "tst_boardlayout.moc"
