#include <QDialogButtonBox>
#include <QPointer>
#include <QSpinBox>

#include "app/gui/play/boardcanvas.h"
#include "app/gui/play/boardeditor.h"
#include "engine/formats/board_library.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the window does with the board that comes out of the editor.
class TestEditedBoards : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void cleanup() { close(); }

    void drawnBoardIsPlayedAndCanBeUndone();
    void drawnBoardIsSavedAndShared();
    void chosenBoardIsEditedBeforeItIsPlayed();
    void editorThatIsLeftLeavesTheDialog();

private:
    BoardEditor* openEditor(const char* actionName) const;
};

BoardEditor* TestEditedBoards::openEditor(const char* actionName) const {
    action(actionName)->trigger();
    return find<BoardEditor>("boardEditor");
}

void TestEditedBoards::drawnBoardIsPlayedAndCanBeUndone() {
    openAgain();
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    const QPointer<BoardEditor> editor = openEditor("editBoard");
    QVERIFY(editor->game().record.start == document()->start()); // from the start, not from here
    auto* drawing = editor->findChild<BoardCanvas*>();
    const Color color = standard_board(1).color_at({0, 14}) == 9 ? 8 : 9;
    QTest::keyClick(drawing, static_cast<Qt::Key>(Qt::Key_0 + color));
    QTest::keyClick(drawing, Qt::Key_Return);
    TRY_VERIFY(!editor);
    QCOMPARE(document()->board().color_at({0, 14}), color);
    QCOMPARE(document()->name(), "Edited board");
    QCOMPARE(document()->keptName(), "edited:");
    QVERIFY(document()->line().moves.empty());
    action("undo")->trigger();
    QCOMPARE(document()->board(), before);
    QCOMPARE(document()->name(), "Standard board 1");
}

void TestEditedBoards::drawnBoardIsSavedAndShared() {
    openAgain();
    const QPointer<BoardEditor> editor = openEditor("editBoard");
    editor->findChild<QSpinBox*>("editorRows")->setValue(4);
    editor->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    TRY_VERIFY(!editor);
    const Board board = document()->board();
    QCOMPARE(board.rows(), 4);
    action("copyId")->trigger();
    const QString path = m_folder.filePath("drawn.samegame");
    window()->saveGame(path);
    QVERIFY(window()->openBoard("standard:5"));
    QVERIFY(window()->openBoard(path));
    QCOMPARE(document()->board(), board);
    QVERIFY(window()->openBoard("standard:5"));
    action("paste")->trigger();
    QCOMPARE(document()->board(), board);
}

void TestEditedBoards::chosenBoardIsEditedBeforeItIsPlayed() {
    QSettings().setValue("newGame/standardNumber", 7);
    openAgain();
    action("newGame")->trigger();
    const QPointer<QDialog> dialog = find<QDialog>("newGameDialog");
    showNewGamePage(dialog, "Standard board");
    find<QPushButton>("editChosenBoard")->click();
    auto* editor = find<BoardEditor>("boardEditor");
    QCOMPARE(editor->game().record.start.board, standard_board(7));
    editor->findChild<QSpinBox*>("editorColumns")->setValue(9);
    editor->accept();
    TRY_VERIFY(!dialog);
    QCOMPARE(document()->board().columns(), 9);
    QCOMPARE(document()->name(), "Edited board");
}

void TestEditedBoards::editorThatIsLeftLeavesTheDialog() {
    openAgain();
    action("newGame")->trigger();
    showNewGamePage(find<QDialog>("newGameDialog"), "Random board");
    find<QPushButton>("editChosenBoard")->click();
    const QPointer<BoardEditor> editor = find<BoardEditor>("boardEditor");
    editor->reject();
    TRY_VERIFY(!editor);
    QVERIFY(find<QDialog>("newGameDialog")->isVisible());
}

SAMEGAME_TEST(TestEditedBoards, QApplication)
#include "tst_editedboards.moc"
