#include <QTest>
#include <algorithm>
#include <vector>

#include "engine/base/rng.h"
#include "engine/bounds/joined_group.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// The board without the blocks whose bits are set in `taken`, blocks in the order of cells_of.
Board without(const Board& board, std::uint32_t taken) {
    const std::vector<Color> before = cells_of(board);
    std::vector<Color> after(before.size(), no_color);
    std::size_t to = 0;
    const auto columns = static_cast<std::size_t>(board.columns());
    const auto rows = static_cast<std::size_t>(board.rows());
    for (std::size_t column = 0; column < columns; ++column) {
        std::size_t height = 0;
        for (std::size_t row = rows; row-- > 0;) {
            const std::size_t cell = row * columns + column;
            if (before[cell] != no_color && (taken >> cell & 1U) == 0)
                after[(rows - 1 - height++) * columns + to] = before[cell];
        }
        to += height > 0 ? 1 : 0;
    }
    return Board(board.rows(), board.columns(), board.color_count(), after);
}

/// What joined_count finds, by taking out every set of blocks.
int joined_count_by_trying(const Board& board, const JoinedGroup& request) {
    const std::vector<Color> cells = cells_of(board);
    int most = 0;
    for (std::uint32_t taken = 0; taken < 1U << cells.size(); ++taken) {
        int gone = 0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            gone += static_cast<int>(taken >> cell & request.kept >> cells[cell] & 1U);
        if (gone > 0 && !request.price)
            continue;
        const Board after = without(board, taken);
        int size = after.block_count(request.color) > 0 ? 1 : 0;
        for (const Move move : legal_moves(after))
            if (after.color_at(move.cell) == request.color)
                size = std::max(size, group_at(after, move.cell).size());
        most = std::max(most, size * JoinedGroup::unit - gone * request.price.value_or(0));
    }
    return most;
}

} // namespace

/// What joins the blocks of a color.
class TestJoinedGroup : public QObject {
    Q_OBJECT

private slots:
    void joinsOverWhatMayGo_data();
    void joinsOverWhatMayGo();
    void agreesWithTryingEverySet();
    void givesUpOnHighColumns();
};

/// How many blocks of color 1 are joined if color 2 stays whole.
void TestJoinedGroup::joinsOverWhatMayGo_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("size");
    const auto row = [](const char* name, const char* board, int size) {
        QTest::newRow(name) << board << size;
    };
    row("a block alone", "13", 1);
    row("nothing between", "11", 2);
    row("a column that may go", "131", 2);
    row("a column that stays", "121", 1);
    row("a column of which a part stays", "131/121", 2);
    row("over what may go in a column", "1/3/1", 2);
    row("over what stays in a column", "1/2/1", 1);
    row("around what stays", "11/21/11", 5);
    row("falls beside", "13/21/21", 2);
    row("too high to meet", "1./23/31", 1);
}

void TestJoinedGroup::joinsOverWhatMayGo() {
    QFETCH(const QString, board);
    QFETCH(const int, size);
    const Board position = drawn(board.toStdString());
    QCOMPARE(joined_count(position, {1, 1U << 2}), size * JoinedGroup::unit);
}

void TestJoinedGroup::agreesWithTryingEverySet() {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        const int rows = 1 + static_cast<int>(rng.bounded(5));
        const int columns =
            1 + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(12 / rows)));
        const Board board = generate_board(rng.next(), rows, columns, 3);
        if (board.block_count(1) == 0)
            continue;
        for (const ColorSet kept : {0U, 1U << 2, 1U << 2 | 1U << 3}) {
            JoinedGroup request{1, kept};
            for (const int price : {0, 1, 2, 4, 6}) {
                if (price > 0)
                    request.price = price;
                const auto count = joined_count(board, request);
                QVERIFY2(count == joined_count_by_trying(board, request),
                         ("seed " + std::to_string(seed) + ", " + drawing(board)).c_str());
            }
        }
    }
}

void TestJoinedGroup::givesUpOnHighColumns() {
    QVERIFY(joined_count(generate_board(1, 16, 2, 5), {1, 1U << 2}).has_value());
    QVERIFY(!joined_count(generate_board(1, 17, 2, 5), {1, 1U << 2}).has_value());
}

SAMEGAME_TEST(TestJoinedGroup)
#include "tst_joined_group.moc"
