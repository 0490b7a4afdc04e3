#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <set>

#include "app/gui/basics/announcer.h"
#include "app/gui/board/accessibleboard.h"
#include "engine/game/board_generator.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/support/lines.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The board as a screen reader finds it.
class TestAccessibleBoard : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void isATableOfCells();
    void cellsSayWhatStandsThere_data();
    void cellsSayWhatStandsThere();
    void candidatesAreNamed();
    void marksAreNamed();
    void betterGroupIsNamed();
    void namesFollowTheMove();
    void sizeFollowsTheGame();
    void pressPlays();
    void pressSelectsFirst();
    void onlyGroupsCanBePressed();
    void replayCannotBePressed();
    void childrenKnowTheirPlace();
    void cellsLieInTheWidget();
    void cursorIsTheFocus();
    void changedNamesAreTold();
    void namesThatNobodyAskedForAreNotTold();
    void endCardIsTheLastChild();
    void colorNamesDiffer();

private:
    QAccessibleInterface* board() const {
        return QAccessible::queryAccessibleInterface(m_view.get());
    }
    QAccessibleTableInterface* table() const { return board()->tableInterface(); }
    /// Row and column from 1, row 1 at the top.
    QAccessibleInterface* cell(int row, int column) const {
        return table()->cellAt(row - 1, column - 1);
    }
    /// Indices of the cells whose new names a screen reader would be told.
    std::set<int> renamed() const {
        std::set<int> indices;
        for (const auto* cell : static_cast<AccessibleBoard*>(board())->takeRenamedCells())
            indices.insert(board()->indexOfChild(cell));
        return indices;
    }
    QString name(int row, int column) const { return cell(row, column)->text(QAccessible::Name); }
};

void TestAccessibleBoard::isATableOfCells() {
    newGame(generate_board(1, 6, 9, 4));
    QCOMPARE(board()->role(), QAccessible::Table);
    QCOMPARE(board()->text(QAccessible::Name), QString("Board"));
    QVERIFY(table());
    QCOMPARE(table()->rowCount(), 6);
    QCOMPARE(table()->columnCount(), 9);
    QVERIFY(!table()->cellAt(6, 0));
    QVERIFY(!table()->cellAt(0, 9));
    QVERIFY(!table()->cellAt(-1, 0));
    QCOMPARE(cell(1, 1)->role(), QAccessible::Cell);
    QVERIFY(cell(6, 9)->isValid());
}

void TestAccessibleBoard::cellsSayWhatStandsThere_data() {
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected");
    QTest::newRow("group") << 3 << 2 << "row 3, column 2, vermilion, group of 5, 9 points";
    QTest::newRow("one point") << 3 << 4 << "row 3, column 4, teal, group of 3, 1 point";
    QTest::newRow("no points") << 1 << 1 << "row 1, column 1, yellow, group of 2, 0 points";
    QTest::newRow("singleton") << 2 << 4 << "row 2, column 4, sky blue, single block";
    QTest::newRow("empty") << 1 << 4 << "row 1, column 4, empty";
}

void TestAccessibleBoard::cellsSayWhatStandsThere() {
    QFETCH(const int, row);
    QFETCH(const int, column);
    QFETCH(const QString, expected);
    newGame("114./3332/3344/5554");
    QCOMPARE(name(row, column), expected);
}

void TestAccessibleBoard::candidatesAreNamed() {
    newGame("1122/1133");
    m_view->mark({.candidates = {{{{0, 0}}, 1, "4,399", "12k", false},
                                 {{{2, 0}}, 2, "-12", {}, true, false, "candidate, loss 12"}}});
    QCOMPARE(name(1, 2), QString("row 1, column 2, yellow, group of 4, 4 points, 4,399"));
    QCOMPARE(name(2, 3), QString("row 2, column 3, vermilion, group of 2, 0 points, candidate, "
                                 "loss 12"));
    QCOMPARE(name(1, 3), QString("row 1, column 3, sky blue, group of 2, 0 points"));
}

void TestAccessibleBoard::marksAreNamed() {
    newGame("1122/1133");
    for (int index = 0; index < 8; ++index)
        board()->child(index)->text(QAccessible::Name);
    LinePreview preview = previewOf(moves_at({{2, 0}, {2, 0}, {0, 0}}));
    preview.numbered = 2;
    m_view->mark({.marked = Move{{2, 0}}, .saved = {Cell{0, 0}}, .preview = preview});
    QCOMPARE(renamed(), (std::set{2, 3, 4, 6, 7})); // a screen reader is told
    QCOMPARE(name(2, 1), "row 2, column 1, yellow, group of 4, 4 points, framed");
    QCOMPARE(name(2, 3), "row 2, column 3, vermilion, group of 2, 0 points, marked, goes in "
                         "move 1");
    QCOMPARE(name(1, 3), "row 1, column 3, sky blue, group of 2, 0 points, goes in move 2");
    QCOMPARE(name(1, 1), "row 1, column 1, yellow, group of 4, 4 points");
    m_view->mark({});
    QCOMPARE(name(2, 3), "row 2, column 3, vermilion, group of 2, 0 points");
}

void TestAccessibleBoard::betterGroupIsNamed() {
    newGame("1122/1133");
    m_presenter->showReplay(m_document->position(), Move{{0, 0}});
    for (int index = 0; index < 8; ++index)
        board()->child(index)->text(QAccessible::Name);
    m_view->mark({.better = Move{{2, 0}}});
    QCOMPARE(renamed().size(), std::size_t{6});
    QCOMPARE(name(1, 2), QString("row 1, column 2, yellow, group of 4, 4 points, was played"));
    QCOMPARE(name(2, 3), QString("row 2, column 3, vermilion, group of 2, 0 points, better than "
                                 "the group that was played"));
    m_view->mark({.better = Move{{2, 0}}, .mayBeBetter = true});
    QVERIFY(name(2, 3).endsWith(", may be better than the group that was played"));
    QCOMPARE(name(1, 3), QString("row 1, column 3, sky blue, group of 2, 0 points"));
}

void TestAccessibleBoard::namesFollowTheMove() {
    newGame("12/11");
    QCOMPARE(name(2, 1), QString("row 2, column 1, yellow, group of 3, 1 point"));
    QAccessibleInterface* corner = cell(2, 1);
    m_document->play({0, 0});
    QCOMPARE(corner->text(QAccessible::Name), QString("row 2, column 1, sky blue, single block"));
    m_document->undoStack()->undo();
    QCOMPARE(corner->text(QAccessible::Name),
             QString("row 2, column 1, yellow, group of 3, 1 point"));
}

void TestAccessibleBoard::sizeFollowsTheGame() {
    newGame("11/22/33");
    QAccessibleInterface* top = cell(1, 1);
    QAccessibleInterface* bottom = cell(3, 1);
    newGame("1122");
    QCOMPARE(table()->rowCount(), 1);
    QCOMPARE(table()->columnCount(), 4);
    QVERIFY(!top->isValid());
    QCOMPARE(top->text(QAccessible::Name), QString());
    QVERIFY(top->rect().isEmpty());
    QCOMPARE(bottom->text(QAccessible::Name),
             QString("row 1, column 1, yellow, group of 2, 0 points"));
    QCOMPARE(board()->indexOfChild(bottom), 0);
}

void TestAccessibleBoard::pressPlays() {
    newGame("112/312/332");
    QAccessibleActionInterface* action = cell(1, 2)->actionInterface();
    QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_document->board(), drawn("..2/3.2/332"));
}

void TestAccessibleBoard::pressSelectsFirst() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("1122");
    const QSignalSpy said(Announcer::instance(), &Announcer::said);
    QAccessibleInterface* first = cell(1, 1);
    first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_document->board(), drawn("1122"));
    QVERIFY(first->state().selected);
    QVERIFY(cell(1, 2)->tableCellInterface()->isSelected());
    QVERIFY(!cell(1, 3)->state().selected);
    QCOMPARE(table()->selectedCellCount(), 2);
    QCOMPARE(table()->selectedCells(), (QList{cell(1, 1), cell(1, 2)}));
    QCOMPARE(said.count(), 1);
    QVERIFY2(said[0][0].toString().contains("to play") ||
                 said[0][0].toString().contains("plays it"),
             qPrintable(said[0][0].toString()));
    first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_document->board(), drawn("22.."));
    QCOMPARE(table()->selectedCellCount(), 0);
}

void TestAccessibleBoard::onlyGroupsCanBePressed() {
    newGame("1../233");
    const QString press = QAccessibleActionInterface::pressAction();
    for (const auto& [row, column, can] : {std::tuple{1, 1, false}, {1, 2, false}, {2, 2, true}})
        QCOMPARE(cell(row, column)->actionInterface()->actionNames().contains(press), can);
    cell(1, 1)->actionInterface()->doAction(press);
    QCOMPARE(m_document->board(), drawn("1../233"));
}

void TestAccessibleBoard::replayCannotBePressed() {
    newGame("11/22");
    m_presenter->showReplay({drawn("33/44"), {}}, {});
    const QString press = QAccessibleActionInterface::pressAction();
    QVERIFY(!cell(1, 1)->actionInterface()->actionNames().contains(press));
    cell(1, 1)->actionInterface()->doAction(press);
    QCOMPARE(m_document->board(), drawn("11/22"));
    QCOMPARE(m_view->shownBoard(), drawn("33/44"));
}

void TestAccessibleBoard::childrenKnowTheirPlace() {
    newGame(generate_board(1, 5, 7, 4));
    for (int index = 0; index < 35; ++index) {
        QAccessibleInterface* child = board()->child(index);
        QVERIFY(child);
        QCOMPARE(child, board()->child(index)); // the same each time
        QCOMPARE(child, table()->cellAt(index / 7, index % 7));
        QCOMPARE(child->parent(), board());
        QCOMPARE(board()->indexOfChild(child), index);
        QCOMPARE(child->tableCellInterface()->rowIndex(), index / 7);
        QCOMPARE(child->tableCellInterface()->columnIndex(), index % 7);
        QCOMPARE(child->tableCellInterface()->table(), board());
        QCOMPARE(child->window(), board()->window());
        const QPoint middle = child->rect().center();
        QCOMPARE(board()->childAt(middle.x(), middle.y()), child);
    }
    QVERIFY(!board()->child(-1));
    QVERIFY(!board()->child(board()->childCount()));
    const QPoint beside = m_view->mapToGlobal(QPoint(0, 0));
    QVERIFY(!board()->childAt(beside.x(), beside.y()));
}

void TestAccessibleBoard::cellsLieInTheWidget() {
    newGame(generate_board(1, 32, 32, 9));
    for (int index = 0; index < 32 * 32; ++index)
        QVERIFY(board()->rect().contains(board()->child(index)->rect()));
    QCOMPARE(cell(32, 1)->rect().size(), m_view->cellRect({0, 0}).size());
    QCOMPARE(cell(32, 1)->rect().topLeft(),
             m_view->mapToGlobal(m_view->cellRect({0, 0}).topLeft()));
}

void TestAccessibleBoard::cursorIsTheFocus() {
    newGame("123/456");
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(board()->focusChild(), cell(1, 2));
    QVERIFY(cell(1, 2)->state().focused);
    QVERIFY(!cell(1, 1)->state().focused);
    cell(2, 3)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->activeCursor(), (std::optional(Cell{2, 0})));
    QCOMPARE(board()->focusChild(), cell(2, 3));
}

void TestAccessibleBoard::changedNamesAreTold() {
    newGame("12/11");
    for (int index = 0; index < 4; ++index)
        board()->child(index)->text(QAccessible::Name);
    m_document->play({0, 0}); // leaves the 2 at the bottom left
    QCOMPARE(renamed(), (std::set{0, 1, 2, 3}));
    QCOMPARE(renamed(), std::set<int>{});
    m_document->undoStack()->undo();
    QCOMPARE(renamed(), (std::set{0, 1, 2, 3}));
    m_view->mark({.candidates = {{{{0, 0}}, 1, "4,399", {}, false}}});
    QCOMPARE(renamed(), (std::set{0, 2, 3}));
    m_view->mark({.candidates = {{{{0, 0}}, 1, "4,399", {}, false}}});
    QCOMPARE(renamed(), std::set<int>{});
}

void TestAccessibleBoard::namesThatNobodyAskedForAreNotTold() {
    newGame("12/11");
    board()->child(0)->text(QAccessible::Name);
    QVERIFY(board()->child(1));
    m_document->play({0, 0});
    QCOMPARE(renamed(), std::set{0});
}

void TestAccessibleBoard::endCardIsTheLastChild() {
    newGame("12");
    QCOMPARE(board()->childCount(), 3);
    QAccessibleInterface* card = board()->child(2);
    QCOMPARE(card->object()->objectName(), QString("endCard"));
    QCOMPARE(board()->indexOfChild(card), 2);
    const QPoint middle = card->rect().center();
    QCOMPARE(board()->childAt(middle.x(), middle.y()), card);
    QCOMPARE(card->text(QAccessible::Name), QString("No more moves: 2 blocks left"));
}

void TestAccessibleBoard::colorNamesDiffer() {
    std::set<QString> names;
    for (Color color = 1; color <= max_colors; ++color)
        names.insert(colorName(color));
    QCOMPARE(names.size(), std::size_t(max_colors));
    QVERIFY(!names.contains(QString()));
}

SAMEGAME_TEST(TestAccessibleBoard, QApplication)
#include "tst_accessibleboard.moc"
