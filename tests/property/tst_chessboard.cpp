#include <QTest>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/group.h"
#include "engine/solvability/chessboard.h"
#include "engine/tree_search/endgame.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

/// What F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 3,
/// prove and claim of chessboards: every case of the smaller sizes, larger ones at random up to
/// 12x12. Positions (i, j) count from the top left, from 1, as in the paper.
///
/// More by hand, where a size may take minutes and some GiB:
///
///     SAMEGAME_MISTAKE_CELLS=144      every single mistake on boards of so many cells
///     SAMEGAME_UPPER_HALVES=12000000  every upper half of sizes that have so many of them
///     SAMEGAME_CHESSBOARDS=10000      so many boards at random, where it is 300
///     SAMEGAME_MEMORY=8192            MiB, where it is 256
///     QTEST_FUNCTION_TIMEOUT=7200000  milliseconds of a size, where Qt grants five minutes
class TestChessboard : public QObject {
    Q_OBJECT

private slots:
    void colorsAlternate();
    void theorem1();
    void oneMistake_data();
    void oneMistake();
    void oneMistakeWithASideOf4();
    void theorem3OnEveryUpperHalf_data();
    void theorem3OnEveryUpperHalf();
    void theorem3OnLargerBoards();
    void lemma1OnEveryBoard_data();
    void lemma1OnEveryBoard();
    void lemma1OnLargerBoards();

private:
    static Cell cell(int rows, int i, int j);
    static bool isInLowerHalf(int rows, int i);
    bool canBeCleared(const Board& board);
    static Board upon(const Board& whole, const std::vector<std::vector<Color>>& upper);

    Endgame m_endgame{static_cast<std::uint64_t>(wanted_count("SAMEGAME_MEMORY", 256)) << 20};
};

namespace {

constexpr int largest_side = 12;
constexpr int default_samples = 300;

int wanted_samples() {
    return wanted_count("SAMEGAME_CHESSBOARDS", default_samples);
}

/// Rows of the board that may hold anything: those above the strict lower half.
int upper_rows(int rows) {
    return (rows + 1) / 2 - 1;
}

/// All that may stand upon a column of the lower half, bottom up.
std::vector<std::vector<Color>> upper_columns(int rows) {
    std::vector<std::vector<Color>> all;
    for (int height = 0; height <= upper_rows(rows); ++height)
        for (int colors = 0; colors < 1 << height; ++colors) {
            all.emplace_back();
            for (int bit = 0; bit < height; ++bit)
                all.back().push_back(static_cast<Color>(1 + (colors >> bit & 1)));
        }
    return all;
}

/// The mirror image of an upper half, which stands upon the same lower half: with an even number of
/// columns it has the other colors.
std::vector<std::vector<Color>> mirrored(std::vector<std::vector<Color>> upper) {
    std::ranges::reverse(upper);
    if (upper.size() % 2 == 0)
        for (auto& column : upper)
            for (Color& color : column)
                color = static_cast<Color>(3 - color);
    return upper;
}

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

Cell TestChessboard::cell(int rows, int i, int j) {
    return from_notation({i, j}, rows).cell;
}

/// Below and including the middle row.
bool TestChessboard::isInLowerHalf(int rows, int i) {
    return i > rows / 2;
}

bool TestChessboard::canBeCleared(const Board& board) {
    const auto answer = m_endgame.can_be_cleared(board, {});
    if (!answer)
        throw std::runtime_error("SAMEGAME_MEMORY is too little for " + drawing(board));
    return *answer;
}

/// The strict lower half of a chessboard, rows i >= ceil(rows / 2), with columns of blocks upon it,
/// bottom up.
Board TestChessboard::upon(const Board& whole, const std::vector<std::vector<Color>>& upper) {
    const int rows = whole.rows();
    const int columns = whole.columns();
    const int kept = rows - upper_rows(rows);
    std::vector<Color> cells;
    for (int row = rows; row-- > 0;)
        for (int column = 0; column < columns; ++column) {
            const auto& above = upper[static_cast<std::size_t>(column)];
            const auto height = static_cast<std::size_t>(row - kept);
            if (row < kept)
                cells.push_back(whole.color_at(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}));
            else
                cells.push_back(height < above.size() ? above[height] : no_color);
        }
    return Board(rows, columns, 2, cells);
}

void TestChessboard::colorsAlternate() {
    QCOMPARE(text(drawing(chessboard(3, 4, {}))), "1212/2121/1212");
    const std::vector<Cell> inverted{cell(3, 1, 1), cell(3, 3, 4)};
    QCOMPARE(text(drawing(chessboard(3, 4, inverted))), "2212/2121/1211");
    QVERIFY(!chessboard(8, 8, {}).has_moves());
}

/// By the construction of its proof: always the group at the bottom right; where that would be (h,
/// 3) for the first time, (h - 1, 1) before it.
void TestChessboard::theorem1() {
    for (int rows = 4; rows <= largest_side; ++rows)
        for (int columns = 4; columns <= largest_side; ++columns) {
            const std::vector<Cell> corner{cell(rows, rows, columns)};
            Board board = chessboard(rows, columns, corner);
            bool is_at_the_end = false;
            while (!board.is_cleared()) {
                std::uint8_t last = 0;
                while (last + 1 < columns && board.height(last + 1) > 0)
                    ++last;
                if (last == 2 && !is_at_the_end) {
                    is_at_the_end = true;
                    QVERIFY(board.play({{0, 1}}, Gravity::shift).removed > 0);
                }
                QVERIFY(board.play({{last, 0}}, Gravity::shift).removed > 0);
            }
        }
}

void TestChessboard::oneMistake_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (int rows = 5; rows <= largest_side; ++rows)
        for (int columns = 5; columns <= largest_side; ++columns)
            QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

/// In the lower half, the middle row of an odd height included, it can be cleared: the claim of the
/// text. In the upper half it cannot: theorem 2. Mirrors need no proof of their own. The row just
/// above the middle takes nearly all of the time, minutes on boards of 12x12.
void TestChessboard::oneMistake() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const bool has_hard_row = rows * columns <= wanted_count("SAMEGAME_MISTAKE_CELLS", 110);
    for (int i = 1; i <= rows; ++i)
        for (int j = 1; j <= (columns + 1) / 2 && (i != rows / 2 || has_hard_row); ++j) {
            const std::vector<Cell> inverted{cell(rows, i, j)};
            QVERIFY2(canBeCleared(chessboard(rows, columns, inverted)) == isInLowerHalf(rows, i),
                     qPrintable(QString("%1,%2").arg(i).arg(j)));
        }
}

/// The theorems ask for 5x5 or more. With a side of 4 these single mistakes are the exceptions to
/// what they say: in the lower half, but not to be cleared, or in the upper one, and cleared.
void TestChessboard::oneMistakeWithASideOf4() {
    std::set<QString> exceptions;
    for (int rows = 4; rows <= 8; ++rows)
        for (int columns = 4; columns <= 8; ++columns)
            for (int i = 1; i <= rows && (rows == 4 || columns == 4); ++i)
                for (int j = 1; j <= columns; ++j) {
                    const std::vector<Cell> inverted{cell(rows, i, j)};
                    const bool isCleared = canBeCleared(chessboard(rows, columns, inverted));
                    if (isCleared != isInLowerHalf(rows, i))
                        exceptions.insert(
                            QString("%1x%2 %3,%4").arg(rows).arg(columns).arg(i).arg(j));
                }
    const std::set<QString> expected{
        "4x4 3,1", "4x4 3,4", "4x5 3,1", "4x5 3,2", "4x5 3,4", "4x5 3,5", "4x6 3,1", "4x6 3,2",
        "4x6 3,5", "4x6 3,6", "4x7 3,1", "4x7 3,2", "4x7 3,3", "4x7 3,5", "4x7 3,6", "4x7 3,7",
        "4x8 3,1", "4x8 3,2", "4x8 3,7", "4x8 3,8", "5x4 4,2", "5x4 4,3"};
    QCOMPARE(exceptions, expected);
}

void TestChessboard::theorem3OnEveryUpperHalf_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("count");
    const int most = wanted_count("SAMEGAME_UPPER_HALVES", 1'000'000, 1'000'000'000);
    for (int rows = 5; rows <= largest_side; ++rows)
        for (int columns = 5; columns <= largest_side; ++columns) {
            std::int64_t count = 1;
            for (int j = 0; j < columns && count <= most; ++j)
                count *= static_cast<std::int64_t>(upper_columns(rows).size());
            if (count <= most)
                QTest::addRow("%dx%d", rows, columns) << rows << columns << static_cast<int>(count);
        }
}

/// Blocks omitted on top of some columns, too. Of two mirror images one.
void TestChessboard::theorem3OnEveryUpperHalf() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, count);
    const auto column = upper_columns(rows);
    const auto choices = static_cast<int>(column.size());
    const Board whole = chessboard(rows, columns, {});
    for (int number = 0; number < count; ++number) {
        std::vector<std::vector<Color>> upper;
        for (int j = 0, rest = number; j < columns; ++j, rest /= choices)
            upper.push_back(column[static_cast<std::size_t>(rest % choices)]);
        if (mirrored(upper) < upper)
            continue;
        const Board board = upon(whole, upper);
        QVERIFY2(!canBeCleared(board), drawing(board).c_str());
    }
}

/// Upper halves at random.
void TestChessboard::theorem3OnLargerBoards() {
    Rng rng(2);
    for (int k = wanted_samples(); k > 0; --k) {
        const int rows = 5 + static_cast<int>(rng.bounded(8));
        const int columns = 5 + static_cast<int>(rng.bounded(8));
        const auto most = static_cast<std::uint32_t>(upper_rows(rows));
        std::vector<std::vector<Color>> upper(static_cast<std::size_t>(columns));
        for (auto& blocks : upper)
            for (auto left = rng.bounded(most + 1); left > 0; --left)
                blocks.push_back(static_cast<Color>(1 + rng.bounded(2)));
        const Board board = upon(chessboard(rows, columns, {}), upper);
        QVERIFY2(!canBeCleared(board), drawing(board).c_str());
    }
}

void TestChessboard::lemma1OnEveryBoard_data() {
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
void TestChessboard::lemma1OnEveryBoard() {
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
void TestChessboard::lemma1OnLargerBoards() {
    Rng rng(4);
    int printed = 0;
    for (int k = 100 * wanted_samples(); k > 0; --k) {
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

QTEST_APPLESS_MAIN(TestChessboard)
#include "tst_chessboard.moc"
