#include <QTest>

#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// FNV-1a of boards and their lines.
class Fingerprint {
public:
    void add(const ClearableBoard& made) {
        for (const Color color : cells_of(made.board))
            add(color);
        for (const Move& move : made.line) {
            add(move.cell.column);
            add(move.cell.row);
        }
    }
    quint64 value() const { return m_hash; }

private:
    void add(std::uint8_t byte) { m_hash = (m_hash ^ byte) * 0x100000001b3U; }

    quint64 m_hash = 0xcbf29ce484222325U;
};

} // namespace

class TestClearableBoard : public QObject {
    Q_OBJECT

private slots:
    void boardOfSeed1IsGolden();
    void otherSizesAreGolden_data();
    void otherSizesAreGolden();
    void manyBoardsAndLinesAreGolden();
    void boardsAreFull_data();
    void boardsAreFull();
    void lineClearsTheBoard_data() { boardsAreFull_data(); }
    void lineClearsTheBoard();
    void lineLeavesColumnsThatFallToTheRight();
    void everyColorIsUsed();
    void otherSeedsMakeOtherBoards();
    void saysWhatItNeeds();
};

// These boards must never change: people share their seeds.

void TestClearableBoard::boardOfSeed1IsGolden() {
    QCOMPARE(text(to_board_text(generate_clearable_board(1).board)), QString("212125211515122\n"
                                                                             "125325532255413\n"
                                                                             "125345434135451\n"
                                                                             "125544132143321\n"
                                                                             "124542524143341\n"
                                                                             "434113534513351\n"
                                                                             "434523534513242\n"
                                                                             "432423532545152\n"
                                                                             "451351132321412\n"
                                                                             "232353255325515\n"
                                                                             "355543434522432\n"
                                                                             "223224354542315\n"
                                                                             "251353124542433\n"
                                                                             "131444152143122\n"
                                                                             "552223152342244\n"));
}

void TestClearableBoard::otherSizesAreGolden_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("colors");
    QTest::addColumn<QString>("board");
    QTest::newRow("largest seed, 3x4x9") << ~quint64{0} << 9 << "4444/6662/8882";
    QTest::newRow("2x6x3") << quint64{7} << 3 << "311132/322232";
    QTest::newRow("2x6x3, second attempt") << quint64{1} << 3 << "222323/111323";
    QTest::newRow("5x6x3, fifth attempt")
        << quint64{37} << 3 << "321333/321212/323232/323121/111321";
}

void TestClearableBoard::otherSizesAreGolden() {
    QFETCH(const quint64, seed);
    QFETCH(const int, colors);
    QFETCH(const QString, board);
    const Board expected = drawn(board.toStdString());
    const Board made =
        generate_clearable_board(seed, expected.rows(), expected.columns(), colors).board;
    QCOMPARE(made, expected);
    QCOMPARE(made.color_count(), colors);
}

/// Of some the first attempt failed.
void TestClearableBoard::manyBoardsAndLinesAreGolden() {
    Fingerprint fingerprint;
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        fingerprint.add(generate_clearable_board(seed));
    QCOMPARE(fingerprint.value(), quint64{0x24f23732fae940d1U});
}

void TestClearableBoard::boardsAreFull_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::newRow("smallest, lying") << 1 << 2 << 3;
    QTest::newRow("smallest, standing") << 2 << 1 << 3;
    QTest::newRow("odd row") << 1 << 31 << 3;
    QTest::newRow("odd column") << 31 << 1 << 3;
    QTest::newRow("odd square") << 3 << 3 << 3;
    QTest::newRow("small") << 10 << 10 << 3;
    QTest::newRow("classic") << 15 << 15 << 5;
    QTest::newRow("largest, few colors") << 32 << 32 << 3;
    QTest::newRow("largest, all colors") << 32 << 32 << 9;
}

void TestClearableBoard::boardsAreFull() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    const Board board = generate_clearable_board(5, rows, columns, colors).board;
    QCOMPARE(board.rows(), rows);
    QCOMPARE(board.columns(), columns);
    QCOMPARE(board.color_count(), colors);
    QCOMPARE(board.block_count(), rows * columns);
    for (int color = colors + 1; color <= max_colors; ++color)
        QCOMPARE(board.block_count(static_cast<Color>(color)), 0);
}

void TestClearableBoard::lineClearsTheBoard() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    const auto made = generate_clearable_board(6, rows, columns, colors);
    for (const Rules& rules : all_rules()) {
        const auto line = replay(made.board, rules, made.line);
        QVERIFY2(line.ok(), line ? "" : to_string(line.error()).c_str());
        QVERIFY(line->cleared && line->finished);
        QVERIFY(line->moves == made.line); // canonical as they are
    }
}

void TestClearableBoard::lineLeavesColumnsThatFallToTheRight() {
    const auto made = generate_clearable_board(3, 9, 11, 4);
    for (const Position& position : positions_along({made.board, {}}, made.line))
        for (int column = 1; column < position.board.columns(); ++column)
            QVERIFY(position.board.height(column) <= position.board.height(column - 1));
}

void TestClearableBoard::everyColorIsUsed() {
    const Board board = generate_clearable_board(2, 15, 15, 9).board;
    for (int color = 1; color <= 9; ++color)
        QVERIFY(board.block_count(static_cast<Color>(color)) >= 2);
}

void TestClearableBoard::otherSeedsMakeOtherBoards() {
    QVERIFY(!(generate_clearable_board(1).board == generate_clearable_board(2).board));
}

void TestClearableBoard::saysWhatItNeeds() {
    QVERIFY(has_clearable_boards(1, 2, 3));
    QVERIFY(has_clearable_boards(32, 32, 9));
    QVERIFY(!has_clearable_boards(1, 1, 3));
    QVERIFY(!has_clearable_boards(15, 15, 2));
}

SAMEGAME_TEST(TestClearableBoard)
#include "tst_clearable_board.moc"
