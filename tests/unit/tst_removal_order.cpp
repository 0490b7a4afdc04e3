#include <QTest>

#include <map>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/game/transition.h"
#include "tests/support/lines.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// The numbers as a board is drawn: top row first, '.' for 0.
QString numbers(const Board& board, const MoveList& moves) {
    const RemovalOrder order(board, Rules{}, moves);
    QStringList rows;
    for (int row = board.rows() - 1; row >= 0; --row) {
        QString line;
        for (int column = 0; column < board.columns(); ++column) {
            const int number = order.at({std::uint8_t(column), std::uint8_t(row)});
            line += number == 0 ? QStringLiteral(".") : QString::number(number);
        }
        rows << line;
    }
    return rows.join('/');
}

} // namespace

class TestRemovalOrder : public QObject {
    Q_OBJECT

private slots:
    void eachBlockHasTheNumberOfItsMove_data();
    void eachBlockHasTheNumberOfItsMove();
    void aLineThatClearsNumbersEveryBlock();
    void agreesWithTransitions();
    void aBlockThatComesInHasNoNumber();
};

void TestRemovalOrder::eachBlockHasTheNumberOfItsMove_data() {
    QTest::addColumn<Board>("board");
    QTest::addColumn<MoveList>("moves");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no moves") << drawn("11/22") << MoveList{} << "../..";
    QTest::newRow("one move") << drawn("11/22") << moves_at({{0, 0}}) << "../11";
    QTest::newRow("blocks fall") << drawn("121/332") << moves_at({{0, 0}, {1, 0}}) << ".2./112";
    QTest::newRow("parts come together")
        << drawn("1.1/233/211") << moves_at({{0, 0}, {0, 0}, {0, 0}}) << "2../133/122";
    QTest::newRow("columns close") << drawn("1221") << moves_at({{1, 0}, {0, 0}}) << "2112";
    QTest::newRow("an illegal move ends it")
        << drawn("1122") << moves_at({{0, 0}, {3, 0}, {0, 0}}) << "11..";
}

void TestRemovalOrder::eachBlockHasTheNumberOfItsMove() {
    QFETCH(const Board, board);
    QFETCH(const MoveList, moves);
    QFETCH(const QString, expected);
    QCOMPARE(numbers(board, moves), expected);
}

void TestRemovalOrder::aLineThatClearsNumbersEveryBlock() {
    const Board board = standard_board(9);
    const MoveList moves = published_line_of_board_9();
    const RemovalOrder order(board, Rules{}, moves);
    std::vector<int> sizes(moves.size() + 1);
    for (int column = 0; column < board.columns(); ++column) {
        for (int row = 0; row < board.rows(); ++row)
            ++sizes[std::size_t(order.at({std::uint8_t(column), std::uint8_t(row)}))];
    }
    QCOMPARE(sizes[0], 0);
    const auto positions = positions_along({board, Rules{}}, moves);
    for (std::size_t i = 0; i < moves.size(); ++i)
        QCOMPARE(sizes[i + 1],
                 positions[i].board.block_count() - positions[i + 1].board.block_count());
}

void TestRemovalOrder::agreesWithTransitions() {
    Rng rng(7);
    for (int game = 0; game < 200; ++game) {
        const Rules rules{Scoring::standard, all_gravities()[std::size_t(game % 2)]};
        const Board start = generate_board(rng.next(), 6, 8, 3);
        Board board = start;
        const MoveList moves = random_line(board, rules.gravity, rng);
        const RemovalOrder order(board, rules, moves);
        // Where the block that stands at a cell now stood at first.
        std::map<Cell, Cell> first;
        for (std::uint8_t column = 0; column < 8; ++column)
            for (std::uint8_t row = 0; row < 6; ++row)
                first[{column, row}] = {column, row};
        int number = 0;
        for (const Move move : moves) {
            const auto step = transition(board, rules, move).value();
            ++number;
            for (const Cell cell : step.removed)
                QCOMPARE(order.at(first[cell]), number);
            std::map<Cell, Cell> next;
            for (const auto& block : step.steps)
                next[block.to] = first[block.from];
            first = next;
            board = step.after;
            for (const auto& [now, before] : first)
                QCOMPARE(board.color_at(now), start.color_at(before));
        }
        for (int column = 0; column < board.columns(); ++column)
            for (int row = 0; row < board.height(column); ++row)
                QCOMPARE(order.at(first[{std::uint8_t(column), std::uint8_t(row)}]), 0);
    }
}

/// The board empties with each move, and columns of the same color come in.
void TestRemovalOrder::aBlockThatComesInHasNoNumber() {
    const Rules rules{Scoring::standard, Gravity::shift, Refill{.seed = 1, .color_count = 1}};
    for (const int columns : {2, max_columns}) {
        const std::vector<Color> cells(std::size_t(columns), Color{1});
        const RemovalOrder order(Board(1, columns, 1, cells), rules, moves_at({{0, 0}, {0, 0}}));
        for (int column = 0; column < columns; ++column)
            QCOMPARE(order.at({std::uint8_t(column), 0}), 1);
    }
}

SAMEGAME_TEST(TestRemovalOrder)
#include "tst_removal_order.moc"
