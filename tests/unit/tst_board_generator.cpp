#include <QTest>
#include <array>
#include <map>

#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardGenerator : public QObject {
    Q_OBJECT

private slots:
    void boardOfSeed1IsGolden();
    void otherSizesAreGolden_data();
    void otherSizesAreGolden();
    void boardsAreFull_data();
    void boardsAreFull();
    void colorsAreUniform();
    void countedBoardsAreGolden_data();
    void countedBoardsAreGolden();
    void arrangementsOfCountsAreUniform();
    void countsFillTheBoard_data();
    void countsFillTheBoard();
};

// These boards come from an independent implementation of generator 1 and must never change.

void TestBoardGenerator::boardOfSeed1IsGolden() {
    QCOMPARE(text(to_board_text(generate_board(1))), QString("541413531152121\n"
                                                             "133542413241544\n"
                                                             "343452145433253\n"
                                                             "341114321332221\n"
                                                             "135245541323422\n"
                                                             "321512312533231\n"
                                                             "523455225134342\n"
                                                             "522132332355144\n"
                                                             "324325522335511\n"
                                                             "535224241414311\n"
                                                             "224143323442412\n"
                                                             "143312414451145\n"
                                                             "353142424414115\n"
                                                             "215155145324232\n"
                                                             "155113423354325\n"));
}

void TestBoardGenerator::otherSizesAreGolden_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("colors");
    QTest::addColumn<QString>("board");
    QTest::newRow("largest seed, 3x4x9") << ~quint64{0} << 9 << "4993/6485/6846";
    QTest::newRow("2x6x2") << quint64{7} << 2 << "112121/212111";
}

void TestBoardGenerator::otherSizesAreGolden() {
    QFETCH(const quint64, seed);
    QFETCH(const int, colors);
    QFETCH(const QString, board);
    const Board expected = drawn(board.toStdString());
    const Board made = generate_board(seed, expected.rows(), expected.columns(), colors);
    QCOMPARE(made, expected);
    QCOMPARE(made.color_count(), colors);
}

void TestBoardGenerator::boardsAreFull_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::newRow("1x1x1") << 1 << 1 << 1;
    QTest::newRow("1x32x9") << 1 << 32 << 9;
    QTest::newRow("32x1x2") << 32 << 1 << 2;
    QTest::newRow("32x32x9") << 32 << 32 << 9;
}

void TestBoardGenerator::boardsAreFull() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    const Board board = generate_board(5, rows, columns, colors);
    QCOMPARE(board.rows(), rows);
    QCOMPARE(board.columns(), columns);
    QCOMPARE(board.color_count(), colors);
    QCOMPARE(board.block_count(), rows * columns);
    for (int color = colors + 1; color <= max_colors; ++color)
        QCOMPARE(board.block_count(static_cast<Color>(color)), 0);
}

void TestBoardGenerator::colorsAreUniform() {
    std::array<int, 5> counts{};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Board board = generate_board(seed);
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += board.block_count(static_cast<Color>(i + 1));
    }
    for (const int count : counts)
        QVERIFY(std::abs(count - 9000) < 5 * 85); // the standard deviation is 85
}

void TestBoardGenerator::countedBoardsAreGolden_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QString>("board");
    // From an independent implementation of generator 3; they must never change.
    QTest::newRow("3x4") << quint64{1} << "6+3x2"
                         << "3211/1113/2123";
    QTest::newRow("largest seed, 2x6") << ~quint64{0} << "2x6"
                                       << "112644/632553";
    QTest::newRow("1x9") << quint64{7} << "1x9"
                         << "497853621";
}

void TestBoardGenerator::countedBoardsAreGolden() {
    QFETCH(const quint64, seed);
    QFETCH(const QString, counts);
    QFETCH(const QString, board);
    const Board expected = drawn(board.toStdString());
    const auto numbers = parse_color_counts(counts.toStdString()).value();
    QCOMPARE(generate_counted_board(seed, expected.rows(), expected.columns(), numbers), expected);
}

/// Six boards of 1122 in a row.
void TestBoardGenerator::arrangementsOfCountsAreUniform() {
    const std::array<int, 2> counts{2, 2};
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 0; seed < 6000; ++seed)
        ++seen[to_board_text(generate_counted_board(seed, 1, 4, counts))];
    QCOMPARE(seen.size(), std::size_t{6});
    for (const auto& [board, times] : seen)
        QVERIFY2(std::abs(times - 1000) < 5 * 29, board.c_str()); // the standard deviation is 29
}

void TestBoardGenerator::countsFillTheBoard_data() {
    QTest::addColumn<QString>("counts");
    QTest::addColumn<bool>("fills");
    QTest::newRow("of five colors") << "45x5" << true;
    QTest::newRow("of a large color") << "65+40x4" << true;
    QTest::newRow("of one color") << "225" << true;
    QTest::newRow("too few") << "45x4" << false;
    QTest::newRow("too many") << "46+45x4" << false;
}

void TestBoardGenerator::countsFillTheBoard() {
    QFETCH(const QString, counts);
    QFETCH(const bool, fills);
    const auto numbers = parse_color_counts(counts.toStdString()).value();
    QCOMPARE(text(to_color_counts(numbers)), counts);
    QCOMPARE(has_counted_boards(15, 15, numbers), fills);
    QVERIFY(!has_counted_boards(15, 15, {}));
    QVERIFY(!has_counted_boards(15, 15, std::array{225, 0}));
    if (!fills)
        return;
    const Board board = generate_counted_board(3, 15, 15, numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        QCOMPARE(board.block_count(static_cast<Color>(i + 1)), numbers[i]);
}

SAMEGAME_TEST(TestBoardGenerator)
#include "tst_board_generator.moc"
