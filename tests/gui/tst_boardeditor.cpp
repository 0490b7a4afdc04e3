#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QSpinBox>
#include <QToolButton>

#include "app/gui/play/boardcanvas.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/boardpicture.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "tests/gui/keyboard.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const Rules clickomaniaLeft{Scoring::clickomania, Gravity::pull_left};

} // namespace

/// The board editor: the dialog with mouse and keys.
class TestBoardEditor : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void cleanup();

    void beginsWithTheBoardAndKeepsItsName();
    void mousePaintsAndEmpties();
    void dragIsUndoneAtOnce();
    void mirrorPaintsOnBothSides();
    void keysPaint();
    void keysOfDigitsNeedNoShift();
    void keysStayOnTheBoard();
    void brushIsChosen();
    void sizeCanBeChangedAndUndone();
    void smallerBoardKeepsTheCursor();
    void fillUsesTheColors();
    void pastedBoardIsTaken_data();
    void pastedBoardIsTaken();
    void emptyClipboardIsSaidToHaveNoText();
    void everyNameIsFoundAgain();
    void pastedTextOfTheBoardLeavesItsName();
    void unchangedBoardKeepsItsColors();
    void refillHasTheColorsOfTheBoard();
    void nonsenseIsNotPasted();
    void blocksInTheAirAreToldAndShown();
    void letFallMovesThem();
    void boardWithoutMovesCannotBePlayed();
    void clearedBoardCanBeBroughtBack();
    void drawingIsNotLostWithoutAQuestion();
    void strokeIsNotLostWithoutAQuestion();
    void undoDuringAStrokeTakesItBack();

private:
    void edit(const Board& board, const Rules& rules = {});
    template <class T>
    T* part(const char* objectName) const {
        T* object = m_editor->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    BoardCanvas* canvas() const { return part<BoardCanvas>("boardCanvas"); }
    QPoint place(int column, int row) const {
        return canvas()
            ->cellRect({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)})
            .center();
    }
    void clickCell(int column, int row, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mouseClick(canvas(), button, {}, place(column, row));
    }
    void drag(int fromColumn, int toColumn, int row) const;
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(canvas(), static_cast<Qt::Key>(key), modifiers);
    }
    void pressPart(const char* button) const { part<QPushButton>(button)->click(); }
    QString played() const {
        return QString::fromStdString(drawing(m_editor->game().record.start.board));
    }
    QString note() const { return part<QLabel>("editorNote")->text(); }
    QPushButton* playButton() const {
        return m_editor->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

    std::unique_ptr<BoardEditor> m_editor;
};

void TestBoardEditor::cleanup() {
    m_editor.reset();
    close();
}

void TestBoardEditor::edit(const Board& board, const Rules& rules) {
    m_editor = std::make_unique<BoardEditor>(Position{board, rules}, "The board");
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
}

void TestBoardEditor::drag(int fromColumn, int toColumn, int row) const {
    QTest::mousePress(canvas(), Qt::LeftButton, {}, place(fromColumn, row));
    for (int column = fromColumn; column <= toColumn; ++column)
        QTest::mouseMove(canvas(), place(column, row));
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, place(toColumn, row));
}

void TestBoardEditor::beginsWithTheBoardAndKeepsItsName() {
    edit(standard_board(3), clickomaniaLeft);
    QVERIFY(m_editor->game().record.start == (Position{standard_board(3), clickomaniaLeft}));
    QCOMPARE(m_editor->game().name, "The board");
    const Color old = standard_board(3).color_at({4, 4});
    key(Qt::Key_1 + (old == 1 ? 1 : 0));
    QCOMPARE(m_editor->game().name, "Edited board");
    QVERIFY(m_editor->game().record.start.rules == clickomaniaLeft);
    pressPart("editorUndo");
    QCOMPARE(m_editor->game().name, "The board");
}

void TestBoardEditor::mousePaintsAndEmpties() {
    edit(drawn("11/22"));
    part<QToolButton>("brush3")->click();
    clickCell(0, 0);
    QCOMPARE(played(), "11/32");
    clickCell(1, 1, Qt::RightButton);
    QCOMPARE(played(), "1./32");
    QCOMPARE(part<QLabel>("editorPlace")->text(), "Row 1, column 2: empty");
}

void TestBoardEditor::dragIsUndoneAtOnce() {
    edit(drawn("1111/1111"));
    part<QToolButton>("brush4")->click();
    drag(0, 2, 1);
    QCOMPARE(played(), "4441/1111");
    QTest::keyClick(m_editor.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(played(), "1111/1111");
    QVERIFY(!part<QPushButton>("editorUndo")->isEnabled());
    pressPart("editorRedo");
    QCOMPARE(played(), "4441/1111");
}

void TestBoardEditor::mirrorPaintsOnBothSides() {
    edit(drawn("1111/1111"));
    choose(part<QComboBox>("editorSymmetry"), 3);
    part<QToolButton>("brush5")->click();
    clickCell(0, 0);
    QCOMPARE(played(), "5115/5115");
}

void TestBoardEditor::keysPaint() {
    edit(drawn("1111/1111/1111"));
    QVERIFY(canvas()->hasFocus());
    QCOMPARE(canvas()->cursor(), (Cell{0, 2})); // the upper left corner
    key(Qt::Key_6);
    QCOMPARE(played(), "6111/1111/1111");
    QCOMPARE(part<BrushPalette>("brushes")->color(), Color{6});
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(played(), "6611/1611/1111");
    key(Qt::Key_Down);
    key(Qt::Key_Space);
    QCOMPARE(played(), "6611/1611/1611");
    QCOMPARE(part<QLabel>("editorPlace")->text(), "Row 3, column 2: white");
    QCOMPARE(canvas()->accessibleDescription(), "Row 3, column 2: white");
    key(Qt::Key_Up);
    key(Qt::Key_Up);
    key(Qt::Key_Delete);
    QCOMPARE(played(), "6.11/1611/1611");
}

/// On a French keyboard, whose keys of digits have other signs without Shift.
void TestBoardEditor::keysOfDigitsNeedNoShift() {
    edit(drawn("33/33"));
    pressKey(canvas(), placed_keys::french2);
    QCOMPARE(played(), "23/33");
}

void TestBoardEditor::keysStayOnTheBoard() {
    edit(drawn("11/11"));
    for (const auto arrow : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Left})
        key(arrow);
    QCOMPARE(canvas()->cursor(), (Cell{0, 1}));
    for (int i = 0; i < 5; ++i) {
        key(Qt::Key_Right);
        key(Qt::Key_Down);
    }
    QCOMPARE(canvas()->cursor(), (Cell{1, 0}));
}

void TestBoardEditor::brushIsChosen() {
    edit(drawn("11/11"));
    for (int color = 0; color <= max_colors; ++color) {
        auto* button = part<QToolButton>(qPrintable(QString("brush%1").arg(color)));
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(button->toolTip().contains(QString::number(color))); // its key
        button->click();
        QVERIFY(button->isChecked());
        canvas()->setFocus();
        key(Qt::Key_Space);
        QCOMPARE(int(m_editor->game().record.start.board.color_at({0, 1})), color);
    }
}

void TestBoardEditor::sizeCanBeChangedAndUndone() {
    edit(drawn("12/33"));
    part<QSpinBox>("editorRows")->setValue(3);
    part<QSpinBox>("editorColumns")->setValue(1);
    QCOMPARE(played(), "./1/3");
    pressPart("editorUndo");
    QCOMPARE(part<QSpinBox>("editorColumns")->value(), 2);
    pressPart("editorUndo");
    QCOMPARE(part<QSpinBox>("editorRows")->value(), 2);
    QCOMPARE(played(), "12/33"); // what was cut off is there again
}

void TestBoardEditor::smallerBoardKeepsTheCursor() {
    edit(drawn("1111/1111"));
    clickCell(3, 1);
    part<QSpinBox>("editorColumns")->setValue(2);
    part<QSpinBox>("editorRows")->setValue(1);
    QCOMPARE(canvas()->cursor(), (Cell{1, 0}));
    key(Qt::Key_2);
    QCOMPARE(played(), "12");
}

void TestBoardEditor::fillUsesTheColors() {
    edit(standard_board(1));
    part<QSpinBox>("editorFillColors")->setValue(3);
    pressPart("editorFill");
    const Board board = m_editor->game().record.start.board;
    QCOMPARE(board.block_count(), 225);
    for (Color color = 1; color <= 3; ++color)
        QVERIFY(board.block_count(color) > 20);
    QCOMPARE(board.block_count(4) + board.block_count(5), 0);
    pressPart("editorUndo");
    QCOMPARE(m_editor->game().record.start.board, standard_board(1));
}

void TestBoardEditor::pastedBoardIsTaken_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("a name") << "standard:4"
                            << "Standard board 4";
    QTest::newRow("an ID") << QString::fromStdString(
                                  to_board_id({standard_board(4), clickomaniaLeft}))
                           << "Pasted board";
    QStringList cells;
    for (const Color color : cells_of(standard_board(4)))
        cells << QString::number(color);
    QTest::newRow("another program's")
        << "15x15c5s2:" + cells.join(',') << "Board (Simon Tatham's Same Game)";
}

void TestBoardEditor::pastedBoardIsTaken() {
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    edit(drawn("11/22"));
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(canvas(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_editor->game().record.start.board, standard_board(4));
    QVERIFY(m_editor->game().record.start.rules == Rules{}); // those of the game stay
    QCOMPARE(m_editor->game().name, name);
    QCOMPARE(part<QSpinBox>("editorRows")->value(), 15);
    pressPart("editorUndo");
    QCOMPARE(played(), "11/22");
}

void TestBoardEditor::emptyClipboardIsSaidToHaveNoText() {
    edit(drawn("11/22"));
    QGuiApplication::clipboard()->setText({});
    pressPart("editorPaste");
    QCOMPARE(part<QLabel>("editorNote")->text(), "The clipboard has no text.");
    QCOMPARE(played(), "11/22");
}

void TestBoardEditor::everyNameIsFoundAgain() {
    edit(drawn("11/22"));
    for (const char* text : {"standard:4", "daily:2026-11-23"}) {
        QGuiApplication::clipboard()->setText(text);
        pressPart("editorPaste");
    }
    for (const char* name : {"Daily board 23 November 2026", "Standard board 4", "The board"}) {
        QCOMPARE(m_editor->game().name, name);
        pressPart("editorUndo");
    }
    pressPart("editorRedo");
    QCOMPARE(m_editor->game().name, "Standard board 4");
}

void TestBoardEditor::pastedTextOfTheBoardLeavesItsName() {
    edit(standard_board(4));
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(to_board_id({standard_board(4), {}})));
    pressPart("editorPaste");
    QCOMPARE(m_editor->game().name, "The board");
}

void TestBoardEditor::unchangedBoardKeepsItsColors() {
    const Board board(2, 2, 5, cells_of(drawn("11/22")));
    edit(board);
    QCOMPARE(to_board_id(m_editor->game().record.start), to_board_id({board, {}}));
    QVERIFY(part<BoardPreview>("editorPreview")->accessibleDescription().contains("5 colors"));
    key(Qt::Key_3);
    QCOMPARE(m_editor->game().record.start.board.color_count(), 3);
    pressPart("editorUndo");
    QCOMPARE(m_editor->game().record.start.board.color_count(), 5);
}

/// Columns that come in have the colors of the drawing.
void TestBoardEditor::refillHasTheColorsOfTheBoard() {
    Rules rules;
    rules.refill = Refill{.seed = 7, .color_count = 5, .columns = 3, .moves = 2};
    edit(drawn("1122/1122"), rules);
    const Rules played = m_editor->game().record.start.rules;
    QCOMPARE(played.refill->seed, std::uint64_t{7});
    QCOMPARE(played.refill->color_count, 2);
    QCOMPARE(played.refill->columns, 0);
    QCOMPARE(played.refill->moves, 0);
}

void TestBoardEditor::nonsenseIsNotPasted() {
    edit(drawn("11/22"));
    QGuiApplication::clipboard()->setText("standard:<b>x</b>");
    pressPart("editorPaste");
    QVERIFY2(note().contains("<b>x</b>"), qPrintable(note()));
    QCOMPARE(part<QLabel>("editorNote")->textFormat(), Qt::PlainText);
    QCOMPARE(played(), "11/22");
    clickCell(0, 0);
    QVERIFY(!note().contains("<b>"));
}

void TestBoardEditor::blocksInTheAirAreToldAndShown() {
    edit(drawn("1111/2222/3333"));
    QVERIFY(note().isEmpty());
    clickCell(1, 0, Qt::RightButton);
    QVERIFY2(note().contains("2 blocks"), qPrintable(note()));
    QCOMPARE(played(), "1.11/2122/3233");
    QCOMPARE(part<BoardPreview>("editorPreview")->board(), drawn("1.11/2122/3233"));
    QVERIFY(playButton()->isEnabled());
}

void TestBoardEditor::letFallMovesThem() {
    edit(drawn("1111/2222/3333"));
    QVERIFY(!part<QPushButton>("editorLetFall")->isEnabled());
    clickCell(1, 0, Qt::RightButton);
    pressPart("editorLetFall");
    QVERIFY(note().isEmpty());
    QVERIFY(!part<QPushButton>("editorLetFall")->isEnabled());
    pressPart("editorUndo");
    QVERIFY(note().contains("2 blocks"));
}

void TestBoardEditor::boardWithoutMovesCannotBePlayed() {
    edit(drawn("11/21"));
    QVERIFY(playButton()->isEnabled());
    part<QToolButton>("brush3")->click();
    clickCell(1, 1);
    clickCell(1, 0);
    QVERIFY(playButton()->isEnabled()); // the threes
    part<QToolButton>("brush4")->click();
    clickCell(1, 0);
    QVERIFY(!playButton()->isEnabled());
    QVERIFY(note().contains("no move"));
}

void TestBoardEditor::clearedBoardCanBeBroughtBack() {
    edit(standard_board(2));
    pressPart("editorClear");
    QVERIFY(!playButton()->isEnabled());
    QVERIFY(note().contains("empty"));
    pressPart("editorUndo");
    QVERIFY(playButton()->isEnabled());
    QCOMPARE(m_editor->game().record.start.board, standard_board(2));
}

void TestBoardEditor::drawingIsNotLostWithoutAQuestion() {
    edit(drawn("11/22"));
    key(Qt::Key_3);
    key(Qt::Key_Escape);
    QVERIFY(m_editor->isVisible());
    QPointer<QMessageBox> box = m_editor->findChild<QMessageBox*>("discardBox");
    QVERIFY(box);
    box->button(QMessageBox::Cancel)->click();
    TRY_VERIFY(!box);
    QCOMPARE(played(), "31/22");
    m_editor->close(); // by the window's frame
    QVERIFY(m_editor->isVisible());
    m_editor->findChild<QMessageBox*>("discardBox")->button(QMessageBox::Discard)->click();
    QVERIFY(!m_editor->isVisible());
    edit(drawn("11/22"));
    key(Qt::Key_Escape); // nothing is lost
    QVERIFY(!m_editor->isVisible());
}

void TestBoardEditor::strokeIsNotLostWithoutAQuestion() {
    edit(drawn("11/22"));
    part<QToolButton>("brush3")->click();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, place(0, 0));
    key(Qt::Key_Escape); // the button is down still
    QVERIFY(m_editor->isVisible());
    auto* box = m_editor->findChild<QMessageBox*>("discardBox");
    QVERIFY(box);
    box->button(QMessageBox::Cancel)->click();
    QCOMPARE(played(), "11/32");
    clickCell(1, 0); // the next stroke is one of its own
    QCOMPARE(played(), "11/33");
    pressPart("editorUndo");
    QCOMPARE(played(), "11/32");
}

void TestBoardEditor::undoDuringAStrokeTakesItBack() {
    edit(drawn("1111"));
    key(Qt::Key_2);
    part<QToolButton>("brush3")->click();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, place(1, 0));
    QTest::keyClick(m_editor.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(played(), "2111");
    QTest::mouseMove(canvas(), place(2, 0));
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, place(3, 0));
    QCOMPARE(played(), "2111"); // the rest of the drag paints nothing
    pressPart("editorRedo");
    QCOMPARE(played(), "2311");
    pressPart("editorUndo");
    pressPart("editorUndo");
    QCOMPARE(played(), "1111");
}

SAMEGAME_TEST(TestBoardEditor, QApplication)
#include "tst_boardeditor.moc"
