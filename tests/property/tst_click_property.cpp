#include <QTest>
#include <set>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/playout/isa.h"
#include "engine/solvers/annealing/chain.h"
#include "engine/solvers/annealing/click_positions.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

using clicks::Block;

Cell cell_numbered(int number) {
    return {static_cast<std::uint8_t>(number / 32), static_cast<std::uint8_t>(number % 32)};
}

/// A game by named blocks: positions one after another, in memory of its own.
class NamedGame {
public:
    NamedGame(const Board& board, const clicks::Build& build)
        : m_build(build),
          m_places(static_cast<std::size_t>(board.block_count()) / 2 + 2),
          m_memory(m_places * build.place_bytes + 64),
          m_colors(clicks::most_blocks) {
        for (int column = 0; column < board.columns(); ++column)
            for (int row = 0; row < board.height(column); ++row)
                m_colors[static_cast<std::size_t>(column * 32 + row)] = board.color_at(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
        for (int size = 0; size <= board.block_count(); ++size)
            m_points.push_back(size);
        for (std::size_t place = m_places - 1; place > 0; --place)
            m_free.push_back(static_cast<clicks::Place>(place));
        m_played.resize(m_places);
        m_points_before.resize(m_places);
        m_played_places.resize(m_places);
        m_build.start(memory(), {board.rows(), board.columns(), m_colors.data()});
        m_change.colors = m_colors.data();
        m_change.move_points = m_points.data();
        m_change.played = m_played.data();
        m_change.points_before = m_points_before.data();
        m_change.played_places = m_played_places.data();
        m_change.free = m_free.data();
        m_change.free_count = static_cast<int>(m_free.size());
    }

    /// The size of the group removed.
    int click(Block block) {
        const int before = m_change.total;
        m_build.click(memory(), m_change, block);
        return m_change.total - before;
    }
    Block random_corner(Color spared, Rng& rng) const {
        return m_build.random_corner(memory(), m_change.current, spared,
                                     static_cast<std::uint32_t>(rng.next() >> 32));
    }
    int left(std::int32_t* of_color) const {
        return m_build.left(memory(), m_change.current, of_color);
    }
    Cell cell_of(Block block) const {
        return cell_numbered(m_build.cell_of(memory(), m_change.current, block));
    }
    Block block_at(Cell cell) const {
        return m_build.block_at(memory(), m_change.current,
                                static_cast<std::uint16_t>(cell.column * 32 + cell.row));
    }

private:
    void* memory() const {
        const auto address = reinterpret_cast<std::uintptr_t>(m_memory.data());
        return reinterpret_cast<void*>((address + 63) / 64 * 64);
    }

    const clicks::Build& m_build;
    std::size_t m_places;
    std::vector<std::byte> m_memory;
    std::vector<std::uint8_t> m_colors;
    std::vector<std::int32_t> m_points;
    std::vector<clicks::Place> m_free;
    std::vector<Block> m_played;
    std::vector<std::int32_t> m_points_before;
    std::vector<clicks::Place> m_played_places;
    clicks::Change m_change{};
};

/// What differs between a position of named blocks and the board it stands for; empty if nothing.
std::string position_error(const NamedGame& game, const Board& board, const Board& start) {
    std::array<std::int32_t, 10> of_color{};
    if (game.left(of_color.data()) != board.block_count())
        return "another number of blocks is left";
    for (int color = 1; color <= max_colors; ++color)
        if (of_color[static_cast<std::size_t>(color)] !=
            board.block_count(static_cast<Color>(color)))
            return "another number of blocks of a color is left";
    std::set<Block> blocks;
    for (int column = 0; column < board.columns(); ++column) {
        for (int row = 0; row < board.height(column); ++row) {
            const Cell cell{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            const Block block = game.block_at(cell);
            if (start.color_at(cell_numbered(block)) != board.color_at(cell))
                return "a block stands at a cell of another color";
            if (game.cell_of(block) != cell)
                return "a block stands in two cells";
            blocks.insert(block);
        }
    }
    return static_cast<int>(blocks.size()) == board.block_count() ? "" : "a block stands twice";
}

/// A random game by named blocks, beside the board.
std::string click_game_error(const Board& start, Gravity gravity, Isa isa, Rng rng) {
    Board board = start;
    NamedGame game(start, click_positions(start, gravity, isa));
    for (;;) {
        if (auto error = position_error(game, board, start); !error.empty())
            return error;
        const Color spared = static_cast<Color>(rng.bounded(4));
        Block block = game.random_corner(spared, rng);
        bool expected = false;
        for (const Group& group : groups(board))
            expected = expected || board.color_at(group.move().cell) != spared;
        if ((block != clicks::no_block) != expected)
            return "a group of another color was not found, or one that is none";
        if (expected && board.color_at(game.cell_of(block)) == spared)
            return "a group of the color that is spared was found";
        if (!expected)
            block = game.random_corner(no_color, rng);
        if (block == clicks::no_block)
            return board.has_moves() ? "no group was found" : "";
        const Group group = group_at(board, game.cell_of(block));
        if (game.click(block) != group.size() || group.size() < 2)
            return "a group has another size";
        if (game.click(block) != 0)
            return "a block was removed twice";
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
    void everyMachineFindsTheSameLists_data();
    void everyMachineFindsTheSameLists();
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
    QTest::newRow("7 colors") << 15 << 15 << 7 << 10;
    QTest::newRow("2 colors") << 15 << 15 << 2 << 10;
    QTest::newRow("16 rows") << 16 << 15 << 5 << 5;
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
        for (const Isa isa : all_isas())
            if (is_supported(isa))
                for (const Gravity gravity : {Gravity::shift, Gravity::pull_left})
                    verify(name_of(isa).data(), click_game_error(start, gravity, isa, rng));
    }
}

void TestClickProperty::listsAreWorthTheirLines_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("steps");
    QTest::addColumn<bool>("is_mild");
    const auto add = [](const char* name, int rows, int columns, int colors, int steps) {
        for (const bool is_mild : {true, false})
            QTest::addRow("%s, %s", name, is_mild ? "mild" : "growing")
                << rows << columns << colors << steps << is_mild;
    };
    add("tiny", 3, 4, 3, 1000);
    add("small", 8, 8, 3, 3000);
    add("standard", 15, 15, 5, 5000);
    add("large", 20, 20, 8, 1000);
}

/// Under all rules, with everything that leaves work out on and off: the best line replays to its
/// score, and never gets worse; a list taken up again is worth what it was.
void TestClickProperty::listsAreWorthTheirLines() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, steps);
    QFETCH(const bool, is_mild);
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
                options.end = is_mild ? EndRating::mild : EndRating::growing;
                Chain chain(board, rules, options, rng);
                chain.take({});
                int best = chain.best_score();
                for (int step = 0; step < steps; ++step) {
                    const bool is_finished = chain.step(static_cast<double>(step) / steps);
                    if (is_finished && step % 16 == 0) {
                        const auto last = replay(board, rules, chain.last_moves());
                        QVERIFY(last.ok());
                        QVERIFY(last->finished);
                        QCOMPARE(last->score, chain.last_score());
                        QCOMPARE(group_at(board, chain.last_first().cell).move(),
                                 last->moves.front());
                    }
                    if (chain.best_score() != best) {
                        QVERIFY(chain.best_score() > best);
                        best = chain.best_score();
                        const auto line = replay(board, rules, chain.best());
                        QVERIFY(line.ok());
                        QVERIFY(line->finished);
                        QCOMPARE(line->score, best);
                    }
                    QCOMPARE(chain.best_score(), best);
                }
                const MoveList moves = chain.best();
                chain.take(moves);
                QCOMPARE(chain.best_score(), best);
                QVERIFY(chain.best() == replay(board, rules, moves)->moves ||
                        replay(board, rules, chain.best())->score == best);
            }
        }
    }
}

void TestClickProperty::everyMachineFindsTheSameLists_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("steps");
    QTest::newRow("small") << 8 << 8 << 3 << 5000;
    QTest::newRow("standard") << 15 << 15 << 5 << 20000;
    QTest::newRow("7 colors") << 15 << 15 << 7 << 10000;
    QTest::newRow("flat") << 3 << 15 << 4 << 5000;
    QTest::newRow("large") << 20 << 20 << 8 << 1000;
}

/// The vectors and the plain positions play the same.
void TestClickProperty::everyMachineFindsTheSameLists() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, steps);
    const Isa before = current_isa();
    for (const Gravity gravity : {Gravity::shift, Gravity::pull_left}) {
        Rules rules;
        rules.gravity = gravity;
        const Board board = generate_board(7, rows, columns, colors);
        std::optional<MoveList> expected;
        for (const Isa isa : all_isas()) {
            if (!is_supported(isa))
                continue;
            use_isa(isa);
            Rng rng(7);
            Chain chain(board, rules, {}, rng);
            use_isa(before);
            chain.take({});
            for (int step = 0; step < steps; ++step)
                chain.step(static_cast<double>(step) / steps);
            if (!expected)
                expected = chain.best();
            QVERIFY2(chain.best() == *expected, name_of(isa).data());
        }
    }
}

SAMEGAME_TEST(TestClickProperty)
#include "tst_click_property.moc"
