#include <QTest>

#include <bit>
#include <cstdint>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/group.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

/// Lemma 1 of F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section
/// 3, which is about any board of two colors. Positions (i, j) count from the top left, from 1.
/// SAMEGAME_LEMMA_BOARDS=10000000 tries so many boards at random, where it is 30,000.
class TestLemma1 : public QObject {
    Q_OBJECT

private slots:
    void lemma1OnEveryColumn();
    void lemma1OnEveryBoard_data();
    void lemma1OnEveryBoard();
    void lemma1OnLargerBoards();
};

namespace {

constexpr int largest_side = 12;

/// What lemma 1 says of a board, in numbers.
struct Lemma {
    int cases = 0;      ///< Blocks that stay while the one above goes.
    int exceptions = 0; ///< Those upon which neither nothing nor their own color comes to lie.
    int printed = 0;    ///< Exceptions to the lemma as printed, of the position itself.
};

Lemma lemma_on(const Board& board) {
    Lemma lemma;
    for (const Group& group : groups(board)) {
        Board after = board;
        after.remove(group, Gravity::shift);
        int emptied = 0; // columns that have closed so far
        for (int column = 0; column < board.columns(); ++column) {
            const std::uint32_t removed = group.mask(column);
            if (removed == board.occupied(column)) {
                ++emptied;
                continue;
            }
            const auto now = static_cast<std::uint8_t>(column - emptied);
            for (std::uint8_t row = 1; row < board.rows(); ++row) {
                if ((removed >> row & 1U) == 0 || (removed >> (row - 1) & 1U) != 0)
                    continue; // it goes, and the one below it stays
                const Color below = board.color_at(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row - 1)});
                const auto fallen =
                    static_cast<std::uint8_t>(std::popcount(removed & ((1U << row) - 1)));
                const auto is_exception = [&](int place) {
                    const Color now_there = after.color_at({now, static_cast<std::uint8_t>(place)});
                    return now_there != no_color && now_there != below;
                };
                ++lemma.cases;
                lemma.exceptions += is_exception(row - fallen) ? 1 : 0;
                lemma.printed += is_exception(row) ? 1 : 0;
            }
        }
    }
    return lemma;
}

/// Two colors at random; columns of any height from 1 on, as in the midst of a game, or all full.
Board random_board(int rows, int columns, bool is_full, Rng& rng) {
    std::vector<int> heights;
    for (int column = 0; column < columns; ++column)
        heights.push_back(
            is_full ? rows : 1 + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(rows))));
    std::vector<Color> cells;
    for (int row = rows; row-- > 0;)
        for (const int height : heights)
            cells.push_back(row < height ? static_cast<Color>(1 + rng.bounded(2)) : no_color);
    return Board(rows, columns, 2, cells);
}

} // namespace

/// For every group of every board of up to twelve rows: in a column it has whole runs of its color,
/// whatever the other columns are, and its blocks fall within it.
void TestLemma1::lemma1OnEveryColumn() {
    for (int height = 1; height <= largest_side; ++height)
        for (std::uint32_t colors = 0; colors < 1U << height; ++colors) {
            std::vector<std::uint32_t> runs; // of the color whose bits are set; the other likewise
            for (int row = 0; row < height; ++row)
                if ((colors >> row & 1U) != 0) {
                    if (row == 0 || (colors >> (row - 1) & 1U) == 0)
                        runs.push_back(0);
                    runs.back() |= 1U << row;
                }
            for (std::uint32_t chosen = 1; chosen < 1U << runs.size(); ++chosen) {
                std::uint32_t removed = 0;
                for (std::size_t i = 0; i < runs.size(); ++i)
                    removed |= (chosen >> i & 1U) != 0 ? runs[i] : 0;
                for (int row = 1; row < height; ++row) {
                    if ((removed >> row & 1U) == 0 || (removed >> (row - 1) & 1U) != 0)
                        continue; // it goes, and the one below it stays
                    const int next = row + std::countr_one(removed >> row);
                    const std::uint32_t below = colors >> (row - 1) & 1U;
                    QVERIFY(next >= height || (colors >> next & 1U) == below);
                }
            }
        }
}

void TestLemma1::lemma1OnEveryBoard_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 2; rows <= largest_side; ++rows)
        for (int columns = 1; columns <= largest_side; ++columns)
            if (rows * columns <= 15)
                QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

/// Of two colors, upon a block that stays while the one above it goes comes nothing or its own
/// color. Read as printed, of the position (i, j) itself, the lemma has exceptions: where the group
/// goes on below (i + 1, j), all above that falls further, which takes 5 rows and 2 columns.
void TestLemma1::lemma1OnEveryBoard() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    std::vector<Color> cells(static_cast<std::size_t>(rows * columns));
    int cases = 0;
    int printed = 0;
    for (std::uint32_t number = 0; number < 1U << cells.size(); ++number) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = static_cast<Color>(1 + (number >> i & 1U));
        const Board board(rows, columns, 2, cells);
        const Lemma lemma = lemma_on(board);
        QVERIFY2(lemma.exceptions == 0, drawing(board).c_str());
        cases += lemma.cases;
        printed += lemma.printed;
    }
    QCOMPARE(cases > 0, rows > 2 || columns > 1);
    QCOMPARE(printed > 0, rows >= 5 && columns >= 2);
}

/// Boards of any size at random, every second one in the midst of a game.
void TestLemma1::lemma1OnLargerBoards() {
    Rng rng(4);
    int printed = 0;
    for (int k = wanted_count("SAMEGAME_LEMMA_BOARDS", 30'000, 10'000'000); k > 0; --k) {
        const int rows = 2 + static_cast<int>(rng.bounded(11));
        const int columns = 1 + static_cast<int>(rng.bounded(12));
        const Board board = random_board(rows, columns, k % 2 == 0, rng);
        const Lemma lemma = lemma_on(board);
        QVERIFY2(lemma.exceptions == 0, drawing(board).c_str());
        QVERIFY2(lemma.printed == 0 || (rows >= 5 && columns >= 2), drawing(board).c_str());
        printed += lemma.printed;
    }
    QVERIFY(printed > 0);
}

SAMEGAME_TEST(TestLemma1)
#include "tst_lemma1.moc"
