#include <QTest>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "tests/gui/boardviewfixture.h"

using namespace samegame;

/// The board view, played with mouse and keyboard.
class TestBoardView : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void cellsAreSquaresInTheMiddle_data();
    void cellsAreSquaresInTheMiddle();
    void cellsAreWholeDevicePixels_data();
    void cellsAreWholeDevicePixels();
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
    void animationEndsByItself_data();
    void animationEndsByItself();
    void arrowsAndEnterPlay_data();
    void arrowsAndEnterPlay();
    void cursorStaysOnTheBoard();
    void hoveringTellsSizeAndPoints();
    void hoveringFollowsTheMove();
    void replayIgnoresClicksAndTheDocument();
    void replayAnimatesSingleSteps_data();
    void replayAnimatesSingleSteps();
    void undoWorksAfterTheEnd();
    void glyphsCanBeTurnedOff();
};

void TestBoardView::cellsAreSquaresInTheMiddle_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("side");
    QTest::newRow("1x1") << 1 << 1 << 333;
    QTest::newRow("15x15") << 15 << 15 << 32;
    QTest::newRow("32x32") << 32 << 32 << 15;
    QTest::newRow("3x20") << 3 << 20 << 29;
}

void TestBoardView::cellsAreSquaresInTheMiddle() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, side);
    newGame(generate_board(1, rows, columns, 5));
    const Cell topRight{std::uint8_t(columns - 1), std::uint8_t(rows - 1)};
    const QRect bottomLeft = m_view->cellRect({0, 0});
    QCOMPARE(bottomLeft.size(), QSize(side, side));
    QCOMPARE(m_view->cellRect(topRight).size(), QSize(side, side));
    const QRect board = bottomLeft | m_view->cellRect(topRight);
    QCOMPARE(board.size(), side * QSize(columns, rows));
    QVERIFY(m_view->rect().contains(board));
    QVERIFY((board.center() - m_view->rect().center()).manhattanLength() <= 2);
    if (rows > 1)
        QCOMPARE(m_view->cellRect({0, 1}), bottomLeft.translated(0, -side));
    if (columns > 1)
        QCOMPARE(m_view->cellRect({1, 0}), bottomLeft.translated(side, 0));
}

void TestBoardView::cellsAreWholeDevicePixels_data() {
    QTest::addColumn<double>("ratio");
    QTest::newRow("1") << 1.0;
    QTest::newRow("1.25") << 1.25;
    QTest::newRow("1.5") << 1.5;
    QTest::newRow("2") << 2.0;
    QTest::newRow("3") << 3.0;
}

void TestBoardView::cellsAreWholeDevicePixels() {
    QFETCH(const double, ratio);
    const BoardGeometry geometry({611, 503}, ratio, 15, 15);
    for (std::uint8_t column = 0; column < 15; ++column) {
        for (std::uint8_t row = 0; row < 15; ++row) {
            const QRectF rect = geometry.cellRect({column, row});
            QCOMPARE(geometry.cellAt(rect.center() / ratio), (Cell{column, row}));
            QCOMPARE(geometry.cellAt((rect.topLeft() + QPointF(0.5, 0.5)) / ratio),
                     (Cell{column, row}));
        }
    }
    QVERIFY(!geometry.cellAt({0, 0}));
    QVERIFY(!geometry.cellAt({610, 502}));
}

void TestBoardView::clickPlaysTheGroup() {
    newGame(drawn("112/312/332"));
    click({1, 2});
    QCOMPARE(m_document->board(), drawn("..2/3.2/332"));
    QCOMPARE(m_view->shownBoard(), m_document->board());
    click({2, 0});
    QCOMPARE(m_view->shownBoard(), drawn(".../3../33."));
}

void TestBoardView::clickOnASingletonDoesNothing() {
    newGame(drawn("1../233"));
    click({0, 0});
    click({2, 1});
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, center({1, 0}));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, {1, 1});
    QCOMPARE(m_document->board(), drawn("1../233"));
}

void TestBoardView::leavingTheGroupTakesTheClickBack() {
    newGame(drawn("1122"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, center({0, 0}));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, center({2, 0}));
    QCOMPARE(m_document->board(), drawn("1122"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, center({0, 0}));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, center({1, 0}));
    QCOMPARE(m_document->board(), drawn("22.."));
}

void TestBoardView::clickDuringTheAnimationActsOnTheSettledBoard() {
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

void TestBoardView::fastClicksNeverDifferFromTheSlowGame_data() {
    QTest::addColumn<bool>("selectsFirst");
    QTest::newRow("play at once") << false;
    QTest::newRow("select, then confirm") << true;
}

void TestBoardView::fastClicksNeverDifferFromTheSlowGame() {
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
                slow.play({cell});
            click(cell);
        }
        QCOMPARE(m_document->board(), slow);
        QCOMPARE(m_view->shownBoard(), slow);
        if (rng.bounded(8) == 0)
            QTest::qWait(static_cast<int>(rng.bounded(30)));
    }
}

void TestBoardView::firstClickSelectsTheSecondPlays() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("112/312/332");
    QList<int> heard;
    connect(m_view.get(), &BoardView::selectionChanged, this,
            [&heard](const Group& group) { heard << group.size(); });
    const QImage before = picture();
    click({0, 2});
    QCOMPARE(m_document->board(), drawn("112/312/332"));
    QCOMPARE(m_view->selection().size(), 3);
    QVERIFY(picture() != before);
    click({1, 1}); // another cell of the group
    QCOMPARE(m_document->board(), drawn("..2/3.2/332"));
    QVERIFY(m_view->selection().empty());
    QCOMPARE(heard, (QList{3, 0}));
}

void TestBoardView::clickElsewhereChangesTheSelection() {
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

void TestBoardView::selectionGoesAway_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("clearSelection") << 0;
    QTest::newRow("click mode") << 1;
    QTest::newRow("undo") << 2;
    QTest::newRow("replay") << 3;
}

void TestBoardView::selectionGoesAway() {
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
        m_view->showReplay(m_document->board(), {});
    QVERIFY(m_view->selection().empty());
}

void TestBoardView::enterSelectsAndPlays() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("11/22");
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(m_document->board(), drawn("11/22"));
    QCOMPARE(m_view->selection().size(), 2);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_document->board(), drawn("../11"));
}

void TestBoardView::animationEndsByItself_data() {
    QTest::addColumn<bool>("undo");
    QTest::newRow("move") << false;
    QTest::newRow("undo") << true;
}

void TestBoardView::animationEndsByItself() {
    QFETCH(const bool, undo);
    newGame(drawn("1.../2133/2144/2144"));
    m_document->play({1, 0});
    if (!undo)
        m_document->undoStack()->undo();
    m_view->setAnimationDuration(300);
    if (undo)
        m_document->undoStack()->undo();
    else
        m_document->play({1, 0});
    const QImage moving = m_view->grab().toImage();

    BoardView still;
    still.setDocument(m_document.get());
    still.resize(m_view->size());
    const QImage settled = still.grab().toImage();
    QVERIFY(moving != settled);
    QTRY_COMPARE(m_view->grab().toImage(), settled);
}

void TestBoardView::arrowsAndEnterPlay_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("Enter") << int(Qt::Key_Enter);
    QTest::newRow("Space") << int(Qt::Key_Space);
}

void TestBoardView::arrowsAndEnterPlay() {
    QFETCH(const int, key);
    newGame(drawn("122/122/133"));
    const QImage before = m_view->grab().toImage();
    for (const Qt::Key arrow :
         {Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Down, Qt::Key_Right, Qt::Key_Left})
        QTest::keyClick(m_view.get(), arrow);
    QVERIFY(m_view->hasFocus());
    QVERIFY(m_view->grab().toImage() != before); // the cursor is drawn
    QTest::keyClick(m_view.get(), Qt::Key(key));
    QCOMPARE(m_document->board(), drawn("1../1../133"));
}

void TestBoardView::cursorStaysOnTheBoard() {
    newGame(drawn("12/12"));
    for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right,
                                Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Up})
        QTest::keyClick(m_view.get(), arrow);
    newGame(drawn("3"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    newGame(drawn("11"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QVERIFY(m_document->board().is_cleared());
}

void TestBoardView::hoveringTellsSizeAndPoints() {
    newGame(drawn("111/112/111"));
    QList<std::pair<int, int>> heard;
    connect(m_view.get(), &BoardView::groupHovered, this,
            [&heard](const Group& group, int points) { heard << std::pair(group.size(), points); });
    hover(center({0, 0}));
    hover(center({2, 2})); // the same group: nothing new
    hover(center({2, 1})); // a singleton
    hover(center({1, 1}));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_view.get(), &leave);
    QCOMPARE(heard, (QList<std::pair<int, int>>{{8, 36}, {0, 0}, {8, 36}, {0, 0}}));
}

void TestBoardView::hoveringFollowsTheMove() {
    newGame(drawn("11/22/22"));
    int points = -1;
    connect(m_view.get(), &BoardView::groupHovered, this,
            [&points](const Group&, int earned) { points = earned; });
    hover(center({0, 0}));
    QCOMPARE(points, 4);
    click({0, 0}); // now the 1s lie under the mouse
    QCOMPARE(points, 0);
    QCOMPARE(m_view->shownBoard(), drawn("../../11"));
}

void TestBoardView::replayIgnoresClicksAndTheDocument() {
    newGame(drawn("11/22"));
    const Board other = drawn("33/44");
    m_view->showReplay(other, printed(other, 2, 1));
    QCOMPARE(m_view->mode(), ViewMode::Replay);
    click({0, 0});
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_document->board(), drawn("11/22"));
    QCOMPARE(m_view->shownBoard(), other);
    m_document->play({0, 0});
    QCOMPARE(m_view->shownBoard(), other);
    m_view->showGame();
    QCOMPARE(m_view->mode(), ViewMode::Play);
    QCOMPARE(m_view->shownBoard(), drawn("../11"));
}

void TestBoardView::replayAnimatesSingleSteps_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("animated");
    QTest::newRow("next") << 0 << 1 << true;
    QTest::newRow("previous") << 2 << 1 << true;
    QTest::newRow("last") << 0 << 3 << false;
    QTest::newRow("first") << 3 << 0 << false;
}

void TestBoardView::replayAnimatesSingleSteps() {
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const bool, animated);
    const std::vector<Board> boards{drawn("112233"), drawn("2233.."), drawn("33...."),
                                    drawn("......")};
    const auto show = [&](BoardView& view, int index) {
        const bool isLast = index == 3;
        view.showReplay(boards[static_cast<std::size_t>(index)],
                        isLast ? std::nullopt : std::optional(Move{{0, 0}}));
    };
    show(*m_view, from);
    m_view->setAnimationDuration(60000);
    show(*m_view, to);
    BoardView still;
    still.resize(m_view->size());
    show(still, to);
    QCOMPARE(m_view->grab().toImage() != still.grab().toImage(), animated);
    QCOMPARE(m_view->shownBoard(), boards[static_cast<std::size_t>(to)]);
}

void TestBoardView::undoWorksAfterTheEnd() {
    newGame(drawn("1122"));
    click({0, 0});
    const QImage before = m_view->grab().toImage();
    click({0, 0});
    QVERIFY(m_document->isFinished());
    m_document->undoStack()->undo();
    QCOMPARE(m_view->shownBoard(), drawn("22.."));
    QCOMPARE(m_view->grab().toImage(), before);
}

void TestBoardView::glyphsCanBeTurnedOff() {
    const QImage with = m_view->grab().toImage();
    m_view->setShowsGlyphs(false);
    QVERIFY(m_view->grab().toImage() != with);
    m_view->setShowsGlyphs(true);
    QCOMPARE(m_view->grab().toImage(), with);
}

QTEST_MAIN(TestBoardView)
#include "tst_boardview.moc"
