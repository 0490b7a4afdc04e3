#include <QSignalSpy>
#include <QTest>

#include "app/gui/play/boarddraft.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// A drawing that may have blocks in the air, top row first.
EditedBoard edited(const QString& drawing) {
    const QStringList rows = drawing.split('/');
    EditedBoard board(static_cast<int>(rows.size()), static_cast<int>(rows[0].size()));
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (const QChar sign = rows[board.rows() - 1 - row][column]; sign != '.')
                board.setColor({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)},
                               static_cast<Color>(sign.digitValue()));
    return board;
}

QString drawingOf(const EditedBoard& board) {
    QStringList rows;
    for (int row = board.rows(); row-- > 0;) {
        QString text;
        for (int column = 0; column < board.columns(); ++column) {
            const Color color =
                board.colorAt({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            text += color == no_color ? QChar('.') : QChar('0' + color);
        }
        rows << text;
    }
    return rows.join('/');
}

} // namespace

/// The board that is drawn, with blocks in the air, and its undo.
class TestBoardDraft : public QObject {
    Q_OBJECT

private slots:
    void blocksFallAndEmptyColumnsClose_data();
    void blocksFallAndEmptyColumnsClose();
    void lowerLeftCornerStays();
    void mirrorImages_data();
    void mirrorImages();
    void strokeIsOneCommand();
    void whatChangesNothingIsNoCommand();
    void undoEndsAStroke();
};

void TestBoardDraft::blocksFallAndEmptyColumnsClose_data() {
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<QString>("fallen");
    QTest::addColumn<int>("restless");
    QTest::newRow("at rest") << "1../22./131"
                             << "1../22./131" << 0;
    QTest::newRow("in the air") << "12/../34"
                                << "../12/34" << 2;
    QTest::newRow("a gap in a column") << "1/./2/./3"
                                       << "././1/2/3" << 2;
    QTest::newRow("empty columns") << ".1.2/.1.2"
                                   << "12../12.." << 4;
    QTest::newRow("both") << "..3/1../1.2"
                          << ".../13./12." << 2;
    QTest::newRow("nothing") << ".../..."
                             << ".../..." << 0;
}

void TestBoardDraft::blocksFallAndEmptyColumnsClose() {
    QFETCH(const QString, drawn);
    QFETCH(const QString, fallen);
    QFETCH(const int, restless);
    EditedBoard board = edited(drawn);
    QCOMPARE(drawingOf(board), drawn);
    QCOMPARE(board.restlessBlocks(), restless);
    QCOMPARE(QString::fromStdString(drawing(board.fallen())), fallen);
    board.letFall();
    QCOMPARE(drawingOf(board), fallen);
    QCOMPARE(board.restlessBlocks(), 0);
}

void TestBoardDraft::lowerLeftCornerStays() {
    EditedBoard board = edited("123/456");
    board.resize(3, 4);
    QCOMPARE(drawingOf(board), "..../123./456.");
    board.resize(1, 2);
    QCOMPARE(drawingOf(board), "45");
}

void TestBoardDraft::mirrorImages_data() {
    QTest::addColumn<int>("symmetry");
    QTest::addColumn<QString>("painted");
    const auto row = [](const char* name, Symmetry symmetry, const char* painted) {
        QTest::newRow(name) << static_cast<int>(symmetry) << painted;
    };
    row("none", Symmetry::None, ".1.../...../.....");
    row("left and right", Symmetry::LeftRight, ".1.1./...../.....");
    row("top and bottom", Symmetry::TopBottom, ".1.../...../.1...");
    row("both", Symmetry::Both, ".1.1./...../.1.1.");
}

void TestBoardDraft::mirrorImages() {
    QFETCH(const int, symmetry);
    QFETCH(const QString, painted);
    BoardDraft draft(EditedBoard(3, 5));
    draft.setSymmetry(static_cast<Symmetry>(symmetry));
    draft.paint({1, 2}, 1);
    QCOMPARE(drawingOf(draft.board()), painted);
    draft.undoStack()->undo();
    QCOMPARE(drawingOf(draft.board()), "...../...../.....");
    QCOMPARE(mirrored({2, 1}, draft.board(), Symmetry::Both).size(), std::size_t{1});
}

void TestBoardDraft::strokeIsOneCommand() {
    BoardDraft draft(EditedBoard(1, 4));
    const QSignalSpy changed(&draft, &BoardDraft::changed);
    draft.beginStroke();
    for (std::uint8_t column = 0; column < 3; ++column)
        draft.paint({column, 0}, 2);
    QCOMPARE(changed.count(), 3); // it is seen while it grows
    draft.endStroke();
    QCOMPARE(draft.undoStack()->count(), 1);
    draft.undoStack()->undo();
    QCOMPARE(drawingOf(draft.board()), "....");
    draft.undoStack()->redo();
    QCOMPARE(drawingOf(draft.board()), "222.");
}

void TestBoardDraft::whatChangesNothingIsNoCommand() {
    BoardDraft draft(edited("12"));
    draft.paint({0, 0}, 1);
    draft.change(draft.board());
    draft.beginStroke();
    draft.endStroke();
    QCOMPARE(draft.undoStack()->count(), 0);
}

void TestBoardDraft::undoEndsAStroke() {
    BoardDraft draft(edited("1111"));
    draft.paint({0, 0}, 2);
    draft.beginStroke();
    draft.paint({1, 0}, 3);
    draft.undo();
    QVERIFY(!draft.isInStroke());
    QCOMPARE(drawingOf(draft.board()), "2111");
    draft.beginStroke();
    draft.paint({3, 0}, 4);
    draft.redo(); // of which there is none any more
    QCOMPARE(drawingOf(draft.board()), "2114");
    draft.undo();
    draft.undo();
    QCOMPARE(drawingOf(draft.board()), "1111");
}

SAMEGAME_TEST(TestBoardDraft, QApplication)
#include "tst_boarddraft.moc"
