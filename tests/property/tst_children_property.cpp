#include <QTest>
#include <algorithm>
#include <array>
#include <type_traits>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/playout/child_generator.h"
#include "engine/playout/hot_core.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_board.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

constexpr int all_games_of_children = 400;

/// SAMEGAME_PROPERTY_GAMES, for builds that are too slow for all games.
int games_of_children() {
    return std::max(
        1, wanted_count("SAMEGAME_PROPERTY_GAMES", 250 * all_games_of_children, 100'000) / 250);
}

/// The positions of a random game on a board of up to `most` rows and columns and of up to `colors`
/// colors.
std::vector<Board> random_game(std::uint64_t seed, int most, int colors, Gravity gravity) {
    Rng rng(seed);
    const auto up_to = [&rng](int n) {
        return 1 + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(n)));
    };
    const auto size = [&] { return rng.bounded(3) == 0 ? most : up_to(most); };
    const int rows = size();
    const int columns = size();
    std::vector<Board> positions{generate_board(rng.next(), rows, columns, up_to(colors))};
    for (;;) {
        const MoveList moves = legal_moves(positions.back());
        if (moves.empty())
            return positions;
        positions.push_back(positions.back());
        positions.back().play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))],
                              gravity);
    }
}

std::vector<Cell> cells_of(const core::Cells& cells) {
    std::vector<Cell> all;
    for (std::uint8_t column = 0; column < core::lanes; ++column)
        for (std::uint8_t row = 0; row < 16; ++row)
            if ((cells.columns[column] >> row & 1U) != 0)
                all.push_back({column, row});
    return all;
}

/// A corner has an equal neighbor above or on the right, and none below or on the left.
bool is_corner(const ReferenceBoard::Cells& group, Cell cell) {
    const auto has = [&group](int column, int row) {
        return std::any_of(group.begin(), group.end(),
                           [=](Cell other) { return other.column == column && other.row == row; });
    };
    return !has(cell.column, cell.row - 1) && !has(cell.column - 1, cell.row);
}

/// By column and then by row.
Cell first_corner(const ReferenceBoard::Cells& group) {
    ReferenceBoard::Cells corners;
    std::copy_if(group.begin(), group.end(), std::back_inserter(corners),
                 [&group](Cell cell) { return is_corner(group, cell); });
    return *std::min_element(corners.begin(), corners.end());
}

/// The groups, those with the first corners first.
std::vector<ReferenceBoard::Cells> ordered_groups(const ReferenceBoard& board) {
    auto groups = board.groups();
    std::sort(groups.begin(), groups.end(),
              [](const auto& a, const auto& b) { return first_corner(a) < first_corner(b); });
    return groups;
}

/// What is wrong with the groups that a build of the core finds; empty if nothing is.
std::string groups_error(const core::Build& build, const core::Position& position,
                         const std::vector<ReferenceBoard::Cells>& expected) {
    std::array<core::Group, core::most_moves + 1> groups;
    const auto count = static_cast<std::size_t>(build.groups(position, groups.data()));
    if (count != expected.size())
        return std::to_string(count) + " groups, expected " + std::to_string(expected.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Cell corner = first_corner(expected[i]);
        if (cells_of(groups[i].cells) != expected[i] || groups[i].size != expected[i].size() ||
            groups[i].corner != corner.column * 16 + corner.row)
            return "group " + std::to_string(i) + " differs";
    }
    return {};
}

bool is_position_of(const Board& position, const Board& board) {
    return position == board;
}
bool is_position_of(const core::Position& position, const Board& board) {
    const core::Position expected = core_position(board);
    return std::equal(std::begin(position.counts), std::end(position.counts), expected.counts);
}

/// What is wrong with the children of a position under `gravity`; empty if nothing is.
template <ChildGenerator Generator>
std::string children_error(Generator& generator, const Board& board, Gravity gravity,
                           const std::vector<ReferenceBoard::Cells>& groups) {
    const auto children = generator.children(generator.position(board));
    if (children.size() != groups.size())
        return std::to_string(children.size()) + " children, expected " +
               std::to_string(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Move move = canonical_move(groups[i]);
        ReferenceBoard expected = reference_of(board);
        expected.play(move, gravity);
        const Board child = generator.board(children[i].position);
        if (reference_of(child) != expected)
            return "child " + std::to_string(i) + " is another board";
        if (generator.move(children[i]) != move)
            return "the move to child " + std::to_string(i) + " is another one";
        if (children[i].size != static_cast<int>(groups[i].size()) ||
            children[i].color != board.color_at(move.cell))
            return "the group of child " + std::to_string(i) + " is another one";
        if (children[i].hash != child.hash())
            return "the hash of child " + std::to_string(i) + " is wrong";
        if (!is_position_of(children[i].position, child))
            return "the counts of child " + std::to_string(i) + " are wrong";
    }
    return {};
}

} // namespace

/// The groups and children of positions in every build of the core, against the reference board.
class TestChildrenProperty : public QObject {
    Q_OBJECT

private slots:
    void groupsFollowTheReference_data() { addBuilds(); }
    void groupsFollowTheReference();
    void childrenFollowTheReference_data() { addBuilds(); }
    void childrenFollowTheReference();
    void childrenOfBoardsFollowTheReference_data();
    void childrenOfBoardsFollowTheReference();
    void generatorSuitsTheBoard();

private:
    static void addBuilds();
};

void TestChildrenProperty::addBuilds() {
    QTest::addColumn<int>("isa");
    for (const Isa isa : all_isas())
        if (is_supported(isa))
            QTest::newRow(std::string(name_of(isa)).c_str()) << static_cast<int>(isa);
}

/// Calls error(position, groups of the reference) for each position of random games.
template <class Error>
void check_games(int games, int most, int colors, Gravity gravity, Error error) {
    for (int game = 0; game < games; ++game) {
        for (const Board& board :
             random_game(static_cast<std::uint64_t>(game), most, colors, gravity)) {
            const std::string what = error(board, ordered_groups(reference_of(board)));
            if (!what.empty())
                QFAIL(qPrintable(QStringLiteral("game %1, board %2: %3")
                                     .arg(game)
                                     .arg(text(drawing(board)), text(what))));
        }
    }
}

void TestChildrenProperty::groupsFollowTheReference() {
    QFETCH(const int, isa);
    const core::Build& build = core_build(static_cast<Isa>(isa));
    check_games(games_of_children(), 15, 7, Gravity::shift,
                [&](const Board& board, const auto& groups) {
                    return groups_error(build, core_position(board), groups);
                });
}

void TestChildrenProperty::childrenFollowTheReference() {
    QFETCH(const int, isa);
    check_games(games_of_children(), 15, 7, Gravity::shift,
                [&](const Board& board, const auto& groups) {
                    CoreChildGenerator generator(board, static_cast<Isa>(isa));
                    return children_error(generator, board, Gravity::shift, groups);
                });
}

void TestChildrenProperty::childrenOfBoardsFollowTheReference_data() {
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("games"); // of 400 in all
    QTest::addColumn<int>("gravity");
    for (const Gravity gravity : all_gravities()) {
        const std::string name(name_of(gravity));
        QTest::addRow("up to 15x15, %s", name.c_str()) << 15 << 150 << static_cast<int>(gravity);
        QTest::addRow("up to 24x24, %s", name.c_str()) << 24 << 10 << static_cast<int>(gravity);
    }
}

void TestChildrenProperty::childrenOfBoardsFollowTheReference() {
    QFETCH(const int, most);
    QFETCH(const int, games);
    QFETCH(const int, gravity);
    BoardChildGenerator generator(static_cast<Gravity>(gravity));
    check_games(std::max(1, games * games_of_children() / all_games_of_children), most, max_colors,
                static_cast<Gravity>(gravity), [&](const Board& board, const auto& groups) {
                    return children_error(generator, board, static_cast<Gravity>(gravity), groups);
                });
}

/// The core where it may play, and the board of every size elsewhere.
void TestChildrenProperty::generatorSuitsTheBoard() {
    const auto is_core = [](const Board& board, Gravity gravity) {
        return with_child_generator(board, Rules{Scoring::standard, gravity}, [](auto generator) {
            static_assert(ChildGenerator<decltype(generator)>);
            return std::is_same_v<decltype(generator), CoreChildGenerator>;
        });
    };
    QVERIFY(is_core(generate_board(1, 15, 15, 7), Gravity::shift));
    QVERIFY(!is_core(generate_board(1, 15, 15, 7), Gravity::pull_left));
    QVERIFY(!is_core(generate_board(1, 16, 15, 7), Gravity::shift));
    QVERIFY(!is_core(generate_board(1, 15, 15, 8), Gravity::shift));
}

SAMEGAME_TEST(TestChildrenProperty)
#include "tst_children_property.moc"
