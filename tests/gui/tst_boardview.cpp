#include <QTest>

#include "engine/game/board_generator.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// How often a widget was painted since.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget* widget) { widget->installEventFilter(this); }

    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

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
    void firstFrameOfAMoveComesAtOnce();
    void animationEndsByItself_data();
    void animationEndsByItself();
    void blocksFallBeforeTheyGoLeft();
    void arrowsAndEnterPlay_data();
    void arrowsAndEnterPlay();
    void cursorStaysOnTheBoard();
    void hoveringTellsSizeAndPoints();
    void hoveringFollowsTheMove();
    void hoveringIsToldAgainForANewBoard();
    void textOfTheGroupWaitsForTheMouseAfterAMove();
    void textOfTheGroupWaitsForTheCursorAfterAMove();
    void cursorIsFourCorners();
    void clicksOnlyAskForMoves();
    void groupsAndPointsAreThoseShown();
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
    QTest::newRow("1x1") << 1 << 1 << 474; // with 26 pixels for the frame
    QTest::newRow("6x6") << 6 << 6 << 79;
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
    new GamePresenter(&still, m_session.get());
    still.resize(m_view->size());
    const QImage settled = still.grab().toImage();
    QVERIFY(moving != settled);
    TRY_COMPARE(m_view->grab().toImage(), settled);
}

/// Under pull-left most blocks go down and left in one move.
void TestBoardView::blocksFallBeforeTheyGoLeft() {
    const auto step =
        transition(drawn("..5/.43/221"), {Scoring::standard, Gravity::pull_left}, Move{{0, 0}});
    QVERIFY(step);
    QCOMPARE(step->after, drawn("5../3../41."));
    BoardTheme theme(m_view->palette());
    theme.showsGlyphs = false;
    const BoardGeometry geometry({320, 320}, 1, 3, 3);
    const BoardAnimation animation(*step, BoardPainter(theme, geometry));
    // What stands in each cell at that time, as drawn() takes it.
    const auto shown = [&](double progress) {
        QImage frame(320, 320, QImage::Format_RGB32);
        frame.fill(Qt::white);
        QPainter painter(&frame);
        BoardPainter(theme, geometry).paintGround(painter);
        animation.paint(painter, progress);
        std::string rows;
        for (int row = 3; row-- > 0;) {
            for (int column = 0; column < 3; ++column) {
                const Cell cell{std::uint8_t(column), std::uint8_t(row)};
                const QColor pixel = frame.pixelColor(geometry.cellRect(cell).center());
                const auto distance = [&pixel](const QColor& color) {
                    return std::abs(pixel.red() - color.red()) +
                           std::abs(pixel.green() - color.green()) +
                           std::abs(pixel.blue() - color.blue());
                };
                int nearest = 0;
                for (int color = 1; color <= 5; ++color)
                    if (distance(theme.blockColor(Color(color))) <
                        distance(nearest == 0 ? theme.ground : theme.blockColor(Color(nearest))))
                        nearest = color;
                rows += nearest == 0 ? '.' : static_cast<char>('0' + nearest);
            }
            rows += row == 0 ? "" : "/";
        }
        return rows;
    };
    QCOMPARE(shown(0), std::string("..5/.43/221"));
    QCOMPARE(shown(0.6), std::string("..5/..3/.41"));
    QCOMPARE(shown(1), std::string("5../3../41."));
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
    const QImage before = picture();
    for (const Qt::Key arrow :
         {Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Down, Qt::Key_Right, Qt::Key_Left})
        QTest::keyClick(m_view.get(), arrow);
    QVERIFY(m_view->hasFocus());
    QVERIFY(changedJustAt({{{1, 1}}}, m_view.get(), before, picture())); // the cursor is drawn
    QTest::keyClick(m_view.get(), Qt::Key(key));
    QCOMPARE(m_document->board(), drawn("1../1../133"));
}

void TestBoardView::cursorStaysOnTheBoard() {
    newGame(drawn("12/12"));
    for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right,
                                Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Up})
        QTest::keyClick(m_view.get(), arrow);
    newGame(drawn("3"));
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    newGame(drawn("11"));
    QTest::keyClick(m_view.get(), Qt::Key_Right); // shows it again
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

void TestBoardView::hoveringIsToldAgainForANewBoard() {
    newGame("1122/1133");
    int heard = 0;
    connect(m_view.get(), &BoardView::groupHovered, this, [&heard] { ++heard; });
    hover(center({0, 0}));
    QCOMPARE(heard, 1);
    m_document->play({2, 1}); // the group under the mouse stays
    QCOMPARE(heard, 2);
}

/// So that it does not lie over the points that fly up there.
void TestBoardView::textOfTheGroupWaitsForTheMouseAfterAMove() {
    newGame(drawn("11/22/22"));
    const QPoint place = center({0, 0});
    hover(place);
    const QImage told = picture();
    m_view->setTellsHovered(false);
    QVERIFY(picture() != told);
    m_view->setTellsHovered(true);
    QCOMPARE(picture(), told);

    click({0, 0});
    const QImage waiting = picture();
    m_view->setTellsHovered(false);
    QCOMPARE(picture(), waiting);
    m_view->setTellsHovered(true);
    hover(place); // as windows that appear make Qt say
    QCOMPARE(picture(), waiting);
    hover(place + QPoint(1, 0));
    QVERIFY(picture() != waiting);
}

void TestBoardView::textOfTheGroupWaitsForTheCursorAfterAMove() {
    newGame(drawn("113/223/223"));
    m_view->setFocus();
    m_view->moveCursorTo({0, 0});
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    const QImage waiting = picture();
    m_view->setTellsHovered(false);
    QCOMPARE(picture(), waiting);
    m_view->setTellsHovered(true);
    m_view->moveCursorTo({0, 0});
    QVERIFY(picture() != waiting);
}

/// Unlike a hint, which runs all around its group.
void TestBoardView::cursorIsFourCorners() {
    newGame(drawn("1123/2213"));
    const Cell cell{2, 0}; // a single block: nothing else is drawn there
    const QImage plain = picture(cell);
    m_view->setFocus();
    m_view->moveCursorTo(cell);
    const QImage framed = picture(cell);
    const auto changed = [&](QRect part) { return framed.copy(part) != plain.copy(part); };
    const int side = plain.width();
    const QSize corner(side / 4, side / 4);
    for (const QPoint at : {QPoint(0, 0), QPoint(side - side / 4, 0), QPoint(0, side - side / 4),
                            QPoint(side - side / 4, side - side / 4)})
        QVERIFY(changed({at, corner}));
    QVERIFY(!changed({side / 2 - 2, 0, 4, side})); // from the middle of an edge to the other one
    QVERIFY(!changed({0, side / 2 - 2, side, 4}));
}

/// What a click or a key does is up to whoever hears of it.
void TestBoardView::clicksOnlyAskForMoves() {
    BoardView view;
    view.show(shownBoardOf({drawn("112/312/332"), {}}));
    view.resize(300, 300);
    QList<Move> asked;
    connect(&view, &BoardView::groupClicked, this, [&asked](Move move) { asked << move; });
    view.activate({1, 2});
    view.activate({0, 0});
    view.activate({2, 2});
    view.activate({0, 1});
    QCOMPARE(asked, (QList<Move>{{{1, 1}}, {{0, 0}}, {{2, 0}}, {{0, 0}}}));
    QCOMPARE(view.shownBoard(), drawn("112/312/332"));
    view.setClickMode(ClickMode::SelectThenConfirm);
    view.activate({0, 2});
    QCOMPARE(asked.size(), 4);
    view.activate({1, 2});
    QCOMPARE(asked.size(), 5);
}

void TestBoardView::groupsAndPointsAreThoseShown() {
    ShownBoard shown = shownBoardOf({drawn("111/112/111"), {}});
    shown.groups.front().points = 77;
    m_view->show(shown);
    int points = -1;
    connect(m_view.get(), &BoardView::groupHovered, this,
            [&points](const Group&, int earned) { points = earned; });
    hover(center({0, 0}));
    QCOMPARE(points, 77);
    shown.groups.clear();
    m_view->show(shown);
    QCOMPARE(points, 0);
    click({0, 0});
    QCOMPARE(m_document->line().moves.size(), std::size_t(0));
}

void TestBoardView::replayIgnoresClicksAndTheDocument() {
    newGame(drawn("11/22"));
    const Board other = drawn("33/44");
    m_presenter->showReplay({other, {}}, printed(other, 2, 1));
    QCOMPARE(m_view->mode(), ViewMode::Replay);
    click({0, 0});
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_document->board(), drawn("11/22"));
    QCOMPARE(m_view->shownBoard(), other);
    m_document->play({0, 0});
    QCOMPARE(m_view->shownBoard(), other);
    m_presenter->showGame();
    QCOMPARE(m_view->mode(), ViewMode::Play);
    QCOMPARE(m_view->shownBoard(), drawn("../11"));
}

void TestBoardView::replayAnimatesSingleSteps_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("moving"); // cells from the left that do not look as in the end
    QTest::newRow("next") << 0 << 1 << 6;
    QTest::newRow("previous") << 2 << 1 << 4;
    QTest::newRow("last") << 0 << 3 << 0;
    QTest::newRow("first") << 3 << 0 << 0;
}

void TestBoardView::replayAnimatesSingleSteps() {
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const int, moving);
    const std::vector<Board> boards{drawn("112233"), drawn("2233.."), drawn("33...."),
                                    drawn("......")};
    const auto show = [&](GamePresenter& presenter, int index) {
        const bool isLast = index == 3;
        presenter.showReplay({boards[static_cast<std::size_t>(index)], {}},
                             isLast ? std::nullopt : std::optional(Move{{0, 0}}));
    };
    show(*m_presenter, from);
    m_view->setAnimationDuration(60000);
    show(*m_presenter, to);
    BoardView still;
    still.resize(m_view->size());
    show(*new GamePresenter(&still, m_session.get()), to);
    std::vector<Cell> expected;
    for (int column = 0; column < moving; ++column)
        expected.push_back({static_cast<std::uint8_t>(column), 0});
    const QImage end = still.grab().toImage();
    const QImage begin = m_view->grab().toImage();
    QCOMPARE(changedCells(&still, end, begin), expected);
    QCOMPARE(begin != end, moving > 0);
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
    newGame("112./213./333.");
    const QImage with = picture();
    m_view->setShowsGlyphs(false);
    const std::vector<Cell> changed = changedCells(m_view.get(), with, picture());
    QCOMPARE(changed.size(), std::size_t(m_view->shownBoard().block_count()));
    for (const Cell cell : changed)
        QVERIFY(m_view->shownBoard().color_at(cell) != no_color);
    m_view->setShowsGlyphs(true);
    QCOMPARE(picture(), with);
}

/// Before others hear of the move, and before the event loop goes on.
void TestBoardView::firstFrameOfAMoveComesAtOnce() {
    PaintCounter paints(m_view.get());
    newGame("1122/1133");
    m_view->setAnimationDuration(60000);
    TRY_VERIFY(paints.count > 0);
    settle(); // painted as it is
    paints.count = 0;
    int paintsBeforeOthers = 0;
    connect(m_document, &GameDocument::positionChanged, &paints,
            [&] { paintsBeforeOthers = paints.count; });
    m_document->play({0, 0});
    QCOMPARE(paintsBeforeOthers, 1);
}

SAMEGAME_TEST(TestBoardView, QApplication)
#include "tst_boardview.moc"
