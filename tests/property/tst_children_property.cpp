#include <QTest>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "engine/base/rng.h"
#include "engine/base/text.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/playout/core_build.h"
#include "engine/playout/core_position.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_board.h"

using namespace samegame;

namespace {

constexpr int all_games = 2000;

/// SAMEGAME_PROPERTY_GAMES, for builds that are too slow for all games.
int games_wanted() {
    const char* wanted = std::getenv("SAMEGAME_PROPERTY_GAMES");
    return wanted == nullptr ? all_games
                             : static_cast<int>(parse_integer(wanted, 1, 100000).value()) / 50;
}

/// The positions of a random game on a board that fits on the core.
std::vector<Board> random_game(std::uint64_t seed) {
    Rng rng(seed);
    const auto size = [&rng] {
        return rng.bounded(3) == 0 ? 15 : 1 + static_cast<int>(rng.bounded(15));
    };
    const int rows = size();
    const int columns = size();
    std::vector<Board> positions{
        generate_board(rng.next(), rows, columns, 1 + static_cast<int>(rng.bounded(7)))};
    for (;;) {
        const MoveList moves = legal_moves(positions.back());
        if (moves.empty())
            return positions;
        positions.push_back(positions.back());
        positions.back().play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))],
                              Gravity::shift);
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

} // namespace

/// The groups and children of positions in every build of the core, against the reference board.
class TestChildrenProperty : public QObject {
    Q_OBJECT

private slots:
    void groupsFollowTheReference_data() { addBuilds(); }
    void groupsFollowTheReference();

private:
    static void addBuilds();
};

void TestChildrenProperty::addBuilds() {
    QTest::addColumn<int>("isa");
    for (const Isa isa : all_isas())
        if (is_supported(isa))
            QTest::newRow(std::string(name_of(isa)).c_str()) << static_cast<int>(isa);
}

void TestChildrenProperty::groupsFollowTheReference() {
    QFETCH(const int, isa);
    const core::Build& build = core_build(static_cast<Isa>(isa));
    for (int game = 0; game < games_wanted(); ++game)
        for (const Board& board : random_game(static_cast<std::uint64_t>(game))) {
            const auto expected = ordered_groups(reference_of(board));
            const std::string error = groups_error(build, core_position(board), expected);
            if (!error.empty())
                QFAIL(qPrintable(QStringLiteral("game %1, board %2: %3")
                                     .arg(game)
                                     .arg(text(drawing(board)), text(error))));
        }
}

QTEST_APPLESS_MAIN(TestChildrenProperty)
#include "tst_children_property.moc"
