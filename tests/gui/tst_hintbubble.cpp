#include <QAccessible>
#include <QLabel>

#include <array>
#include <memory>
#include <string>

#include "app/gui/basics/blocklook.h"
#include "app/gui/window/bubbleplace.h"
#include "app/gui/window/hintbubble.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/lines.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The words of hints, and the bubble that has them.
class TestHintBubble : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init();
    void cleanup() {
        close();
        m_window.reset();
    }

    void saysWhatIsTrueOfTheLine_data();
    void saysWhatIsTrueOfTheLine();
    void betterPlanIsSaidFirst();
    void nobodyKnowsTheColumnsToCome();
    void sparesTheBlocksItIsAbout_data();
    void sparesTheBlocksItIsAbout();
    void noPlaceCoversLess();
    void leavesTheGroupToClickFree_data();
    void leavesTheGroupToClickFree();
    void isSmallRatherThanOverMarkedBlocks();
    void coversEmptyCellsRatherThanBlocks();
    void standsBesideABoardThatLeavesRoom();
    void narrowBubbleStandsBesideTheBoard();
    void isWholeInASmallWindow();
    void followsTheSizeOfTheBoard();
    void goesWithAClickThatPlaysNothing();
    void doubleClickPlaysNothing();
    void neverTakesTheFocus();
    void isAnAlertToScreenReaders();

private:
    /// The hint by these clicks, at this step.
    static Hint hintOf(const Position& position, const MoveList& moves, Hint::Step step);
    static std::vector<Cell> rowsOf(int first, int last);
    QRect paper() const {
        constexpr int shadow = HintBubble::shadow;
        return m_bubble->geometry().adjusted(shadow, shadow, -shadow, -shadow);
    }

    HintBubble* m_bubble = nullptr;    // of m_view
    std::unique_ptr<QWidget> m_window; // around m_view, if any
};

void TestHintBubble::init() {
    open();
    m_bubble = new HintBubble(m_view.get());
}

Hint TestHintBubble::hintOf(const Position& position, const MoveList& moves, Hint::Step step) {
    Hint hint;
    hint.step = step;
    hint.line = moves;
    hint.plan = plan_of(position, moves);
    hint.move = hint.plan.moves.front().move;
    hint.color = hint.plan.moves.front().color;
    hint.cells = static_cast<int>(hint.plan.moves.front().blocks.size());
    hint.points = hint.plan.moves.front().points;
    const Line line = replay(position.board, position.rules, moves).value();
    hint.finalScore = line.score;
    hint.clears = board_after(position.board, position.rules, moves, moves.size()).is_cleared();
    return hint;
}

/// Of a board with 15 columns.
std::vector<Cell> TestHintBubble::rowsOf(int first, int last) {
    std::vector<Cell> cells;
    for (int row = first; row <= last; ++row)
        for (std::uint8_t column = 0; column < 15; ++column)
            cells.push_back({column, static_cast<std::uint8_t>(row)});
    return cells;
}

void TestHintBubble::saysWhatIsTrueOfTheLine_data() {
    QTest::addColumn<Board>("board");
    QTest::addColumn<Scoring::Published>("scoring");
    QTest::addColumn<MoveList>("moves");
    QTest::addColumn<Hint::Step>("step");
    QTest::addColumn<QString>("expected"); // ONE and TWO are the names of colors
    using Step = Hint::Step;
    const Board joined = drawn("1.../1.../1221");
    const MoveList join = moves_at({{1, 0}, {0, 0}});
    QTest::newRow("all of a color") << joined << Scoring::standard << join << Step::Plan
                                    << "Save ONE: all its 4 blocks go in one move, for 4 points. "
                                       "At the end the board is empty. "
                                       "H again shows the group to play now.";
    QTest::newRow("most of a color")
        << drawn("1...../1...../122131") << Scoring::standard << join << Step::Plan
        << "Save ONE: 4 of its 5 blocks go in one move, for 4 points. "
           "H again shows the group to play now.";
    QTest::newRow("nothing to save") << joined << Scoring::clickomania << join << Step::Plan
                                     << "The board can be cleared from here. "
                                        "H again shows the group to play now.";
    QTest::newRow("joins") << joined << Scoring::standard << join << Step::Next
                           << "Next: the marked group at 3,2 (row, column), 2 blocks, 0 points. "
                              "It joins 3 and 1 ONE blocks for a later group of 4. "
                              "H again shows the next moves.";
    QTest::newRow("joins, without points")
        << joined << Scoring::clickomania << join << Step::Next
        << "Next: the marked group at 3,2 (row, column), 2 blocks. "
           "It joins 3 and 1 ONE blocks for a later group of 4. "
           "H again shows the next moves.";
    QTest::newRow("prepares") << drawn("..1/.23/123") << Scoring::standard
                              << moves_at({{2, 0}, {1, 0}, {0, 0}}) << Step::Next
                              << "Next: the marked group at 3,3 (row, column), 2 blocks, 0 points. "
                                 "It frees the way for move 3. Move 3 clears blocks that no later "
                                 "move needs. "
                                 "H again shows the next moves.";
    QTest::newRow("clears") << drawn("11322") << Scoring::standard << moves_at({{0, 0}})
                            << Step::Next
                            << "Next: the marked group at 1,1 (row, column), 2 blocks, 0 points. "
                               "It clears blocks that no later move needs. "
                               "H again shows the next moves.";
    QTest::newRow("is the harvest")
        << drawn("111322") << Scoring::standard << moves_at({{0, 0}}) << Step::Next
        << "Next: the marked group at 1,1 (row, column), 3 blocks, 1 point. "
           "No later group earns more. "
           "H again shows the next moves.";
    QTest::newRow("is a smaller harvest")
        << drawn("11132222") << Scoring::standard << moves_at({{0, 0}, {1, 0}}) << Step::Next
        << "Next: the marked group at 1,1 (row, column), 3 blocks, 1 point. "
           "It is one of the moves that earn most. "
           "The saved TWO blocks go in move 2. "
           "H again shows the next moves.";
    QTest::newRow("clears, and the harvest comes later")
        << drawn("331222") << Scoring::standard << moves_at({{0, 0}, {1, 0}}) << Step::Next
        << "Next: the marked group at 1,1 (row, column), 2 blocks, 0 points. "
           "It clears blocks that no later move needs. "
           "The saved TWO blocks go in move 2. "
           "H again shows the next moves.";
    QTest::newRow("line") << joined << Scoring::standard << join << Step::Line
                          << "The next 2 moves are numbered. The framed blocks go in move 2. "
                             "Played like this, the game ends with a score of 1004. "
                             "That is all; H again begins anew.";
    QTest::newRow("line without points")
        << joined << Scoring::clickomania << join << Step::Line
        << "The next 2 moves are numbered. Played like this, the game ends: board cleared. "
           "That is all; H again begins anew.";
}

void TestHintBubble::saysWhatIsTrueOfTheLine() {
    QFETCH(const Board, board);
    QFETCH(const Scoring::Published, scoring);
    QFETCH(const MoveList, moves);
    QFETCH(const Hint::Step, step);
    QFETCH(QString, expected);
    const Position position{board, {.scoring = scoring}};
    expected.replace("ONE", colorName(Color{1})).replace("TWO", colorName(Color{2}));
    QCOMPARE(textOf(hintOf(position, moves, step), position), expected);
}

void TestHintBubble::betterPlanIsSaidFirst() {
    const Position position{drawn("1.../1.../1221"), {}};
    Hint hint = hintOf(position, moves_at({{1, 0}, {0, 0}}), Hint::Step::Plan);
    const QString plan = textOf(hint, position);
    hint.isBetterPlan = true;
    QCOMPARE(textOf(hint, position), "A better plan was found. " + plan);
}

void TestHintBubble::nobodyKnowsTheColumnsToCome() {
    Hint hint;
    hint.color = 1;
    hint.move = {{0, 0}};
    hint.cells = 3;
    hint.points = 1;
    const Position position{drawn("111/232"), {}};
    QCOMPARE(textOf(hint, position),
             QString("Hint: a group of this color: %1. Press H again to see which one.")
                 .arg(colorName(Color{1})));
    hint.step = Hint::Step::Next;
    QCOMPARE(textOf(hint, position),
             "Hint: the marked group at 2,1 (row, column), 3 blocks, 1 point; the best by the "
             "blocks on the board, since nobody knows the columns to come. "
             "That is all; H again begins anew.");
}

void TestHintBubble::sparesTheBlocksItIsAbout_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::newRow("above") << 8 << 14;
    QTest::newRow("below") << 0 << 6;
    QTest::newRow("the middle") << 4 << 10;
}

void TestHintBubble::sparesTheBlocksItIsAbout() {
    QFETCH(const int, first);
    QFETCH(const int, last);
    newGame(standard_board(1));
    const std::vector<Cell> spared = rowsOf(first, last);
    m_bubble->tell("Save sky blue: 42 of its 50 blocks go in one move, for 1,600 points.", spared);
    QVERIFY(m_view->rect().contains(m_bubble->geometry()));
    QVERIFY(paper().intersects(m_view->boardRect())); // there is no room beside it
    for (const Cell cell : spared)
        QVERIFY(!paper().intersects(m_view->cellRect(cell)));
}

namespace {

/// BubblePlace::covered, cell by cell.
std::array<int, 7> coveredAt(const BubbleGround& ground, const QRect& rect, bool isSmall) {
    constexpr int shadow = HintBubble::shadow;
    const QRect paper = rect.adjusted(shadow, shadow, -shadow, -shadow);
    std::array<int, 4> counts{};
    for (std::size_t i = 0; i < ground.cells.size(); ++i) {
        const QRect& column = ground.columns[i / ground.rows.size()];
        const QRect& row = ground.rows[i % ground.rows.size()];
        const QRect cell(column.left(), row.top(), column.width(), row.height());
        if (cell.intersects(paper))
            ++counts[static_cast<std::size_t>(ground.cells[i])];
    }
    const QRect& view = ground.view;
    const bool isAbove = paper.top() < view.top();
    const bool isBeside = paper.left() < view.left() || paper.right() > view.right();
    return {counts[3], counts[2], isAbove || isBeside, paper.bottom() > view.bottom(), isSmall,
            counts[1], counts[0]};
}

} // namespace

/// Than the place chosen, of all that are tried on random boards, and in random room around them.
void TestHintBubble::noPlaceCoversLess() {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Rng rng(seed);
        const auto random = [&rng](int least, int most) {
            return least +
                   static_cast<int>(rng.bounded(static_cast<std::uint32_t>(most - least) + 1));
        };
        const int columns = random(1, 15);
        const int rows = random(1, 15);
        BubbleGround ground;
        ground.view = QRect(QPoint(0, 0), QSize(random(200, 800), random(200, 800)));
        ground.area =
            ground.view.adjusted(-random(0, 60), -random(0, 60), random(0, 60), random(0, 120));
        const int side = std::min(ground.view.width() / columns, ground.view.height() / rows);
        const QPoint corner((ground.view.width() - side * columns) / 2,
                            (ground.view.height() - side * rows) / 2);
        for (int column = 0; column < columns; ++column)
            ground.columns.emplace_back(corner.x() + column * side, corner.y(), side, side);
        for (int row = rows - 1; row >= 0; --row)
            ground.rows.emplace_back(corner.x(), corner.y() + row * side, side, side);
        for (int i = 0; i < columns * rows; ++i) {
            const int kind = random(0, 9);
            ground.cells.push_back(kind < 2    ? BubbleGround::Cell::Empty
                                   : kind < 7  ? BubbleGround::Cell::Block
                                   : kind == 9 ? BubbleGround::Cell::Clicked
                                               : BubbleGround::Cell::Marked);
        }
        std::vector<BubbleShape> shapes;
        for (const bool isSmall : {false, true})
            for (const int width : {random(60, 200), random(60, 200)})
                shapes.push_back({{width, random(50, 180)}, isSmall});
        const BubblePlace best = leastCoveringPlace(ground, shapes, HintBubble::shadow);
        const BubbleShape& chosen = shapes[best.shape];
        QVERIFY(ground.area.contains(best.rect) && best.rect.size() == chosen.size);
        QVERIFY(best.covered == coveredAt(ground, best.rect, chosen.isSmall));
        for (const BubbleShape& shape : shapes)
            for (int x = ground.area.left(); x + shape.size.width() <= ground.area.right(); x += 13)
                for (int y = ground.area.top(); y + shape.size.height() <= ground.area.bottom();
                     y += 13)
                    QVERIFY2(!(coveredAt(ground, {QPoint(x, y), shape.size}, shape.isSmall) <
                               best.covered),
                             qPrintable(QString("seed %1: %2, %3").arg(seed).arg(x).arg(y)));
    }
}

void TestHintBubble::leavesTheGroupToClickFree_data() {
    QTest::addColumn<QSize>("size");
    for (int side = 200; side <= 800; side += 100) {
        QTest::addRow("%d", side) << QSize(side, side);
        QTest::addRow("%d, low", side) << QSize(side * 5 / 4, side);
        QTest::addRow("%d, slim", side) << QSize(side, side * 5 / 4);
    }
}

/// With a view in a window, below some numbers and above a bar, and blocks marked all over it.
void TestHintBubble::leavesTheGroupToClickFree() {
    QFETCH(const QSize, size);
    m_window = std::make_unique<QWidget>();
    m_window->resize(size + QSize(16, 150));
    m_view->setParent(m_window.get());
    m_view->setGeometry(QRect(QPoint(8, 40), size));
    m_window->show();
    m_view->setVisible(true);
    for (const int number : {1, 7, 20}) {
        const Board board = standard_board(number);
        newGame(board);
        std::vector<Cell> marked;
        for (const Group& group : groups(board))
            if (const auto cells = group.cells(); board.color_at(cells.front()) == 1)
                marked.insert(marked.end(), cells.begin(), cells.end());
        for (const Group& group : groups(board)) {
            const std::vector<Cell> clicked = group.cells();
            m_bubble->tell("Next: the marked group at 9,1 (row, column), 2 blocks, 0 points. It "
                           "joins 2 and 1 yellow blocks for a later group of 3. The saved sky blue "
                           "blocks go in move 42. H again shows the next moves.",
                           marked, clicked);
            QWidget* home = m_bubble->parentWidget();
            QVERIFY(home->rect().contains(m_bubble->geometry()));
            const QPoint shift =
                m_view->mapFrom(m_window.get(), home->mapTo(m_window.get(), QPoint()));
            for (const Cell cell : clicked)
                QVERIFY2(
                    !m_view->cellRect(cell).intersects(paper().translated(shift)),
                    qPrintable(QString("%1: %2,%3").arg(number).arg(cell.column).arg(cell.row)));
        }
    }
}

void TestHintBubble::isSmallRatherThanOverMarkedBlocks() {
    newGame(standard_board(1));
    const auto* text = m_bubble->findChild<QLabel*>("hintText");
    bool wasSmall = false;
    for (int last = 0; last < 15; ++last) { // row after row is marked, from below
        m_bubble->tell(QString("Many words that tell of a hint. ").repeated(6), rowsOf(0, last));
        const bool isSmall = text->font().pointSizeF() < m_bubble->font().pointSizeF();
        if (isSmall && !wasSmall)
            for (const Cell cell : rowsOf(0, last))
                QVERIFY(!paper().intersects(m_view->cellRect(cell)));
        wasSmall |= isSmall;
    }
    QVERIFY(wasSmall);
    m_bubble->tell("Save sky blue.", {});
    QCOMPARE(text->font().pointSizeF(), m_bubble->font().pointSizeF());
}

void TestHintBubble::standsBesideABoardThatLeavesRoom() {
    newGame(standard_board(1));
    m_view->resize(1200, 400);
    m_bubble->tell("Save sky blue: 42 of its 50 blocks go in one move, for 1,600 points.", {});
    QVERIFY(m_view->rect().contains(m_bubble->geometry()));
    QVERIFY(!m_bubble->geometry().intersects(m_view->boardRect()));
}

void TestHintBubble::coversEmptyCellsRatherThanBlocks() {
    std::string rows = "12121212121212/12121212121212"; // of 14, with ten empty ones above
    for (int row = 0; row < 10; ++row)
        rows.insert(0, "............../");
    newGame(drawn(rows));
    m_bubble->tell("Save sky blue: 42 of its 50 blocks go in one move, for 1,600 points.", {});
    for (std::uint8_t column = 0; column < 14; ++column)
        for (std::uint8_t row = 0; row < 2; ++row)
            QVERIFY(!paper().intersects(m_view->cellRect({column, row})));
}

/// Rather than over the top row, at the size of a small window.
void TestHintBubble::narrowBubbleStandsBesideTheBoard() {
    newGame(standard_board(1));
    const int letter = m_bubble->fontMetrics().averageCharWidth();
    m_view->resize(350 + 2 * 24 * letter, 350);
    m_bubble->tell("Save sky blue: 42 of its 50 blocks go in one move.", {});
    QVERIFY(m_view->rect().contains(m_bubble->geometry()));
    QVERIFY(!paper().intersects(m_view->boardRect()));
}

void TestHintBubble::isWholeInASmallWindow() {
    newGame(standard_board(1));
    m_view->resize(300, 260);
    m_bubble->tell(QString("Many words that tell of a hint. ").repeated(4), {});
    QVERIFY(m_view->rect().contains(m_bubble->geometry()));
    const auto* text = m_bubble->findChild<QLabel*>("hintText");
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
}

void TestHintBubble::followsTheSizeOfTheBoard() {
    newGame(standard_board(1));
    m_bubble->tell("Save sky blue.", rowsOf(0, 6));
    m_view->resize(400, 360);
    settle();
    QVERIFY(m_view->rect().contains(m_bubble->geometry()));
    for (const Cell cell : rowsOf(0, 6))
        QVERIFY(!paper().intersects(m_view->cellRect(cell)));
}

void TestHintBubble::goesWithAClickThatPlaysNothing() {
    newGame(standard_board(1));
    m_bubble->tell("Save sky blue.", {});
    QVERIFY(m_bubble->isVisible());
    QTest::mouseClick(m_bubble->findChild<QLabel*>("hintText"), Qt::LeftButton);
    QVERIFY(m_bubble->isHidden());
    QVERIFY(m_document->line().moves.empty());
}

/// The second click meets the board that lay under the bubble.
void TestHintBubble::doubleClickPlaysNothing() {
    std::string everywhere = "111111111111111"; // one group, wherever the bubble stands
    for (int row = 1; row < 15; ++row)
        everywhere += "/111111111111111";
    newGame(drawn(everywhere));
    m_bubble->tell("Save sky blue.", {});
    const QPoint place = (paper() & m_view->boardRect()).center();
    const QPoint inside = m_bubble->mapFrom(m_view.get(), place);
    QVERIFY(m_view->boardRect().contains(place) && m_bubble->rect().contains(inside));
    const auto clickAt = [](QWidget* widget, QPointF at, QEvent::Type press, quint64 time) {
        for (const auto type : {press, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, at, widget->mapToGlobal(at), Qt::LeftButton,
                              type == press ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            event.setTimestamp(time);
            QCoreApplication::sendEvent(widget, &event);
        }
    };
    clickAt(m_bubble, inside, QEvent::MouseButtonPress, 5000);
    QVERIFY(m_bubble->isHidden());
    clickAt(m_view.get(), place, QEvent::MouseButtonDblClick, 5100);
    QVERIFY(m_document->line().moves.empty());
    clickAt(m_view.get(), place, QEvent::MouseButtonPress, 9000);
    QCOMPARE(m_document->line().moves.size(), std::size_t{1});
}

void TestHintBubble::neverTakesTheFocus() {
    newGame(standard_board(1));
    m_view->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_bubble->tell("Save sky blue.", {});
    QVERIFY(m_view->hasFocus());
    QTest::keyClick(m_view.get(), Qt::Key_Tab);
    QVERIFY(!m_bubble->hasFocus() && !m_bubble->isAncestorOf(QApplication::focusWidget()));
}

void TestHintBubble::isAnAlertToScreenReaders() {
    newGame("12");
    m_bubble->tell("Save sky blue.", {});
    QAccessibleInterface* alert = QAccessible::queryAccessibleInterface(m_bubble);
    QVERIFY(alert);
    QCOMPARE(alert->role(), QAccessible::AlertMessage);
    QCOMPARE(alert->text(QAccessible::Name), QString("Save sky blue."));
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(board->indexOfChild(alert) >= 0);
}

SAMEGAME_TEST(TestHintBubble, QApplication)
#include "tst_hintbubble.moc"
