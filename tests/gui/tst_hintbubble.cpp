#include <QAccessible>
#include <QLabel>

#include <string>

#include "app/gui/basics/blocklook.h"
#include "app/gui/window/hintbubble.h"
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
    void cleanup() { close(); }

    void saysWhatIsTrueOfTheLine_data();
    void saysWhatIsTrueOfTheLine();
    void betterPlanIsSaidFirst();
    void nobodyKnowsTheColumnsToCome();
    void sparesTheBlocksItIsAbout_data();
    void sparesTheBlocksItIsAbout();
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

    HintBubble* m_bubble = nullptr; // of m_view
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
    QTest::addColumn<Scoring>("scoring");
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
                                     << "This way the board can be cleared. "
                                        "H again shows the group to play now.";
    QTest::newRow("joins") << joined << Scoring::standard << join << Step::Next
                           << "Next: the marked group at 3,2 (row, column), 2 blocks, 0 points. "
                              "It brings 3 and 1 of these 4 ONE blocks together. "
                              "H again shows the next moves.";
    QTest::newRow("joins, without points")
        << joined << Scoring::clickomania << join << Step::Next
        << "Next: the marked group at 3,2 (row, column), 2 blocks. "
           "It brings 3 and 1 of these 4 ONE blocks together. "
           "H again shows the next moves.";
    QTest::newRow("prepares") << drawn("..1/.23/123") << Scoring::standard
                              << moves_at({{2, 0}, {1, 0}, {0, 0}}) << Step::Next
                              << "Next: the marked group at 3,3 (row, column), 2 blocks, 0 points. "
                                 "It frees the way for move 3 (ONE, 2 blocks, 0 points), and that "
                                 "one clears blocks that nothing else needs. "
                                 "H again shows the next moves.";
    QTest::newRow("clears") << drawn("11322") << Scoring::standard << moves_at({{0, 0}})
                            << Step::Next
                            << "Next: the marked group at 1,1 (row, column), 2 blocks, 0 points. "
                               "It clears blocks that nothing else needs. "
                               "H again shows the next moves.";
    QTest::newRow("is the harvest")
        << drawn("111322") << Scoring::standard << moves_at({{0, 0}}) << Step::Next
        << "Next: the marked group at 1,1 (row, column), 3 blocks, 1 point. "
           "No later group earns more. "
           "H again shows the next moves.";
    QTest::newRow("is a smaller harvest")
        << drawn("11132222") << Scoring::standard << moves_at({{0, 0}, {1, 0}}) << Step::Next
        << "Next: the marked group at 1,1 (row, column), 3 blocks, 1 point. "
           "It is one of those that earn most. "
           "The saved TWO blocks go in move 2. "
           "H again shows the next moves.";
    QTest::newRow("clears, and the harvest comes later")
        << drawn("331222") << Scoring::standard << moves_at({{0, 0}, {1, 0}}) << Step::Next
        << "Next: the marked group at 1,1 (row, column), 2 blocks, 0 points. "
           "It clears blocks that nothing else needs. "
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
    QFETCH(const Scoring, scoring);
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
    const QPoint inside = m_bubble->rect().center();
    const QPoint place = m_bubble->mapTo(m_view.get(), inside);
    QVERIFY(m_view->boardRect().contains(place));
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
