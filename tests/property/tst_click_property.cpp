#include <QTest>
#include <set>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/solvers/annealing/chain.h"
#include "engine/solvers/annealing/lane_board.h"
#include "engine/solvers/annealing/pulled_board.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

/// What differs between a position of named blocks and the board it stands for; empty if nothing.
template <class Position>
std::string position_error(const Position& position, const Board& board, const Board& start) {
    if (position.left() != board.block_count())
        return "another number of blocks is left";
    int left = 0;
    for (int column = 0; column < start.columns(); ++column) {
        for (int row = 0; row < start.height(column); ++row) {
            const Block block = block_of(static_cast<std::size_t>(column), row);
            if (!position.is_left(block))
                continue;
            ++left;
            const Cell cell = position.cell_of(block);
            const Cell began{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (board.color_at(cell) != start.color_at(began))
                return "a block stands at a cell of another color";
            if (position.block_at(cell) != block)
                return "another block stands at its cell";
        }
    }
    if (left != board.block_count())
        return "another number of blocks stands somewhere";
    for (int color = 1; color <= max_colors; ++color)
        if (position.left(static_cast<Color>(color)) !=
            board.block_count(static_cast<Color>(color)))
            return "another number of blocks of a color is left";
    return {};
}

/// A random game by named blocks, beside the board.
template <class Position>
std::string game_error(const Board& start, Gravity gravity, Rng& rng) {
    Board board = start;
    Position position(start);
    const auto bounded = [&rng](std::uint32_t n) { return rng.bounded(n); };
    for (;;) {
        if (auto error = position_error(position, board, start); !error.empty())
            return error;
        const Color spared = static_cast<Color>(rng.bounded(4));
        Block block = 0;
        const bool has_other = position.random_corner(spared, bounded, block);
        bool expected = false;
        for (const Group& group : groups(board))
            expected = expected || board.color_at(group.move().cell) != spared;
        if (has_other != expected)
            return "a group of another color was not found, or one that is none";
        if (has_other && board.color_at(position.cell_of(block)) == spared)
            return "a group of the color that is spared was found";
        if (!has_other && !position.random_corner(no_color, bounded, block))
            return board.has_moves() ? "no group was found" : "";
        const Cell cell = position.cell_of(block);
        const Group group = group_at(board, cell);
        typename Position::Group found;
        position.find_group(block, found);
        if (found.size() != group.size() || group.size() < 2)
            return "a group has another size";
        std::set<Block> members;
        for (const Block member : position.members(found, 64)) {
            members.insert(member);
            if (!group.contains(position.cell_of(member)))
                return "a member is not of the group";
        }
        if (static_cast<int>(members.size()) != std::min(64, group.size()))
            return "members are missing";
        const Position before = position;
        position.remove(found, board.color_at(cell));
        if (position.equals(before) || !before.equals(before))
            return "positions are compared wrongly";
        board.remove(group, gravity);
    }
}

} // namespace

/// Positions in which blocks keep their names, and lists of clicks on them, against the board.
class TestClickProperty : public QObject {
    Q_OBJECT

private slots:
    void positionsFollowTheBoard_data();
    void positionsFollowTheBoard();
    void listsAreWorthTheirLines_data();
    void listsAreWorthTheirLines();
};

void TestClickProperty::positionsFollowTheBoard_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("games");
    QTest::newRow("tiny") << 3 << 3 << 2 << 400;
    QTest::newRow("one row") << 1 << 16 << 2 << 100;
    QTest::newRow("one column") << 32 << 1 << 3 << 100;
    QTest::newRow("standard") << 15 << 15 << 5 << 40;
    QTest::newRow("16 columns, 7 colors") << 32 << 16 << 7 << 5;
    QTest::newRow("17 columns") << 20 << 17 << 4 << 5;
    QTest::newRow("one color") << 32 << 32 << 1 << 1;
    QTest::newRow("largest") << 32 << 32 << 9 << 3;
}

void TestClickProperty::positionsFollowTheBoard() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, games);
    for (int seed = 1; seed <= games; ++seed) {
        Rng rng(static_cast<std::uint64_t>(seed));
        const Board start = generate_board(rng.next(), rows, columns, colors);
        const auto verify = [&](const char* what, const std::string& error) {
            QVERIFY2(error.empty(), qPrintable(QStringLiteral("%1, seed %2, board %3: %4")
                                                   .arg(what)
                                                   .arg(seed)
                                                   .arg(text(drawing(start)), text(error))));
        };
        if (columns <= 16 && colors < 8)
            verify("narrow", game_error<LaneBoard<16, 3>>(start, Gravity::shift, rng));
        verify("wide", game_error<LaneBoard<32, 4>>(start, Gravity::shift, rng));
        verify("pulled", game_error<PulledBoard>(start, Gravity::pull_left, rng));
    }
}

void TestClickProperty::listsAreWorthTheirLines_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("steps");
    QTest::newRow("tiny") << 3 << 4 << 3 << 1000;
    QTest::newRow("small") << 8 << 8 << 3 << 3000;
    QTest::newRow("standard") << 15 << 15 << 5 << 10000;
    QTest::newRow("large") << 20 << 20 << 8 << 1000;
}

/// Under all rules, with everything that leaves work out on and off: the best line replays to its
/// score, and never gets worse; a list taken up again is worth what it was.
void TestClickProperty::listsAreWorthTheirLines() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, steps);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const Board board = generate_board(seed, rows, columns, colors);
        if (!board.has_moves())
            continue;
        for (const Rules& rules : all_rules()) {
            for (const int abort : {0, 150}) {
                Rng rng(seed);
                ChainOptions options;
                options.abort = abort;
                options.retries = abort == 0 ? 0 : 6;
                const auto chain = make_chain(board, rules, options, rng);
                chain->take({});
                int best = chain->best_score();
                for (int step = 0; step < steps; ++step) {
                    if (chain->step(static_cast<double>(step) / steps)) {
                        QVERIFY(chain->best_score() > best);
                        best = chain->best_score();
                        const auto line = replay(board, rules, chain->best());
                        QVERIFY(line.ok());
                        QVERIFY(line->finished);
                        QCOMPARE(line->score, best);
                    }
                    QCOMPARE(chain->best_score(), best);
                }
                const MoveList moves = chain->best();
                chain->take(moves);
                QCOMPARE(chain->best_score(), best);
                QVERIFY(chain->best() == replay(board, rules, moves)->moves ||
                        replay(board, rules, chain->best())->score == best);
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestClickProperty)
#include "tst_click_property.moc"
