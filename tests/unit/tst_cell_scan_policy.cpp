#include <QTest>
#include <map>
#include <vector>

#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/playout/cell_scan_policy.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

using Tabu = CellScanPolicy::Tabu;

/// The cells with blocks in the order in which a scan from a cell meets them.
std::vector<Cell> scan_from(const Board& board, int column, int row) {
    std::vector<Cell> cells;
    const auto add = [&](int c, int first) {
        for (int r = first; r < board.rows(); ++r) {
            const Cell cell{static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(r)};
            if (board.color_at(cell) == no_color)
                return;
            cells.push_back(cell);
        }
    };
    add(column, row);
    for (int i = 1; i <= board.columns(); ++i)
        add((column + i) % board.columns(), 0);
    return cells;
}

/// How many of the board's cells lead to each group.
std::map<Move, int> expected_shares(const Board& board, Color tabu) {
    std::map<Move, int> shares;
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row) {
            Group group;
            for (const Cell cell : scan_from(board, column, row)) {
                const Group met = board.flood(cell);
                if (met.size() < 2)
                    continue;
                group = met;
                if (board.color_at(cell) != tabu)
                    break;
            }
            ++shares[group.move()];
        }
    return shares;
}

} // namespace

/// The playouts of the program of Schadd et al.
class TestCellScanPolicy : public QObject {
    Q_OBJECT

private slots:
    void drawsGroupsByTheCellsThatLeadToThem_data();
    void drawsGroupsByTheCellsThatLeadToThem();
    void randomTabuColorsChangeBetweenMoves();
    void chanceOnePlaysTheTabuColorToo();
};

void TestCellScanPolicy::drawsGroupsByTheCellsThatLeadToThem_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("tabu"); // 0: none
    QTest::newRow("two groups") << "1.../12../1233" << 0;
    QTest::newRow("the tabu color last") << "1.../12../1233" << 1;
    QTest::newRow("nothing but the tabu color") << "11../12../1134" << 1;
    QTest::newRow("a full board") << "1123/2213/3312/1122" << 0;
    QTest::newRow("the same with tabu") << "1123/2213/3312/1122" << 1;
    QTest::newRow("from the right to the left") << "...1/2211" << 0;
}

void TestCellScanPolicy::drawsGroupsByTheCellsThatLeadToThem() {
    QFETCH(const QString, board);
    QFETCH(const int, tabu);
    const Board position = drawn(board.toStdString());
    const CellScanPolicy policy(tabu == 0 ? Tabu::none : Tabu::most_frequent_left, 0);
    constexpr int draws = 20000;
    Rng rng(1);
    std::map<Move, int> counts;
    for (int i = 0; i < draws; ++i)
        ++counts[policy.choose(position, rng).move()];

    const auto shares = expected_shares(position, static_cast<Color>(tabu));
    QCOMPARE(counts.size(), shares.size());
    const double cells = position.rows() * position.columns();
    for (const auto& share : shares) {
        const double expected = draws * share.second / cells;
        QVERIFY(std::abs(counts[share.first] - expected) < 5 * std::sqrt(expected));
    }
}

void TestCellScanPolicy::randomTabuColorsChangeBetweenMoves() {
    const Board board = drawn("11122/11122");
    const CellScanPolicy policy(Tabu::random, 0);
    Rng rng(1);
    std::map<Color, int> counts;
    for (int i = 0; i < 1000; ++i)
        ++counts[board.color_at(policy.choose(board, rng).move().cell)];
    QVERIFY(std::abs(counts[1] - 500) < 80);
    QCOMPARE(counts[1] + counts[2], 1000);
}

void TestCellScanPolicy::chanceOnePlaysTheTabuColorToo() {
    const Board board = generate_board(3, 8, 8, 3);
    const CellScanPolicy free(Tabu::most_frequent_left, 1);
    Rng rng(1);
    std::map<Move, int> counts;
    for (int i = 0; i < 20000; ++i)
        ++counts[free.choose(board, rng).move()];
    QCOMPARE(counts.size(), expected_shares(board, no_color).size());
}

SAMEGAME_TEST(TestCellScanPolicy, QCoreApplication)
#include "tst_cell_scan_policy.moc"
