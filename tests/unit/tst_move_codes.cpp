#include <QTest>
#include <algorithm>
#include <set>

#include "engine/base/bits.h"
#include "engine/formats/board_library.h"
#include "engine/playout/move_codes.h"
#include "engine/playout/softmax_player.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr MoveCode all_codes[] = {
    MoveCode::cells,   MoveCode::corner_and_size, MoveCode::smallest_cell, MoveCode::color_and_cell,
    MoveCode::similar, MoveCode::neighborhood,    MoveCode::previous_move, MoveCode::time,
    MoveCode::blocks};

/// A board, the moves played from it, and a group of the position reached; moves and group as
/// printed, by row and column.
struct Situation {
    const char* board;
    std::vector<std::pair<int, int>> moves;
    std::pair<int, int> group;
};

/// The corner that boards tell first.
Cell first_corner(const Board& board, const Group& group) {
    const int column = group.first_column();
    const std::uint32_t corners = board.corners(column) & group.mask(column);
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(lowest_bit(corners))};
}

std::uint64_t code_of_group(const GameCodes& codes, const Board& board, const Group& group) {
    return codes.of_group(board, group, first_corner(board, group));
}

std::uint64_t code_of(MoveCode kind, const Situation& situation) {
    Board board = drawn(situation.board);
    GameCodes codes(kind, board, Gravity::shift);
    for (const auto& [row, column] : situation.moves) {
        const Group group = group_at(board, printed(board, row, column).cell);
        codes.play(group, code_of_group(codes, board, group));
        board.remove(group, Gravity::shift);
    }
    const Group group =
        group_at(board, printed(board, situation.group.first, situation.group.second).cell);
    return code_of_group(codes, board, group) ^ codes.of_position();
}

} // namespace

/// What each move code tells apart, and what it takes for the same.
class TestMoveCodes : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasAName();
    void codeIsTheXorOverTheCells();
    void codesOfAWordAreItsCarrylessProduct();
    void tellsApart_data();
    void tellsApart();
    void timeCountsMovesInTwenties();
    void noCodeIsZero();
};

void TestMoveCodes::everyCodeHasAName() {
    const auto names = move_code_names();
    QCOMPARE(names.size(), std::size(all_codes));
    QCOMPARE(std::set<std::string>(names.begin(), names.end()).size(), names.size());
}

void TestMoveCodes::codeIsTheXorOverTheCells() {
    const Board board = standard_board(1);
    for (const Group& group : groups(board)) {
        const Color color = board.color_at(group.cells().front());
        std::uint64_t code = 0;
        for (const Cell cell : group.cells())
            code ^= cell_code(cell, color);
        QCOMPARE(cells_code(group, color), code);
    }
}

void TestMoveCodes::codesOfAWordAreItsCarrylessProduct() {
    for (int word = 0; word < CodeKeys::words; ++word) {
        const core::CodeKey key = code_keys().of_color[3][word];
        for (int bit = 0; bit < 64; ++bit) {
            const int row = bit % 16 + (word < 8 ? 0 : 16);
            const int column = word % 8 * 4 + bit / 16;
            const std::uint64_t carried = bit == 0 ? 0 : key.low >> (64 - bit);
            QCOMPARE(
                cell_code({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}, 3),
                key.high << bit ^ carried);
        }
    }
}

void TestMoveCodes::tellsApart_data() {
    QTest::addColumn<Situation>("one");
    QTest::addColumn<Situation>("other");
    QTest::addColumn<std::vector<MoveCode>>("same"); // the kinds that take both for the same

    using enum MoveCode;
    const Situation domino = {"33/11", {}, {2, 1}};
    QTest::newRow("itself") << domino << domino
                            << std::vector<MoveCode>(std::begin(all_codes), std::end(all_codes));
    QTest::newRow("other color") << domino << Situation{"33/22", {}, {2, 1}}
                                 << std::vector{smallest_cell};
    QTest::newRow("other blocks at the edge")
        << domino << Situation{"43/11", {}, {2, 1}}
        << std::vector{cells,   corner_and_size, smallest_cell, color_and_cell,
                       similar, previous_move,   time,          blocks};
    QTest::newRow("other blocks beyond the edge")
        << Situation{"34/33/11", {}, {3, 1}} << Situation{"43/33/11", {}, {3, 1}}
        << std::vector<MoveCode>(std::begin(all_codes), std::end(all_codes));
    QTest::newRow("other shape, same size")
        << Situation{"332/112", {}, {2, 1}} << Situation{"132/132", {}, {2, 1}}
        << std::vector{corner_and_size, smallest_cell, color_and_cell, similar};
    QTest::newRow("another size of its class")
        << Situation{"3332/1112", {}, {2, 1}} << Situation{"3333/1111", {}, {2, 1}}
        << std::vector{smallest_cell, color_and_cell, similar};
    QTest::newRow("size of another class")
        << Situation{"332/112", {}, {2, 1}} << Situation{"333/111", {}, {2, 1}}
        << std::vector{smallest_cell, color_and_cell};
    QTest::newRow("one column to the right in the square")
        << Situation{"234/114", {}, {2, 1}} << Situation{"234/311", {}, {2, 2}}
        << std::vector{similar};
    QTest::newRow("one column to the right in the next square")
        << Situation{"2345/3115", {}, {2, 2}} << Situation{"2345/3511", {}, {2, 3}}
        << std::vector<MoveCode>{};
    QTest::newRow("fallen by one row")
        << Situation{"113/223", {}, {1, 1}} << Situation{"113/223", {{2, 1}}, {2, 1}}
        << std::vector{similar, blocks};
    QTest::newRow("moved by a column that closed")
        << Situation{"211/233", {}, {1, 2}} << Situation{"211/233", {{1, 1}}, {1, 1}}
        << std::vector{similar, blocks};
    QTest::newRow("other blocks in the same cells")
        << Situation{"11/22/11", {}, {3, 1}} << Situation{"11/22/11", {{3, 1}, {3, 1}}, {3, 1}}
        << std::vector{cells, corner_and_size, smallest_cell, color_and_cell, similar, time};
    QTest::newRow("after another move")
        << Situation{"2211/3344", {{1, 1}}, {2, 3}} << Situation{"2211/3344", {{1, 3}}, {2, 3}}
        << std::vector{cells, corner_and_size, smallest_cell, color_and_cell, similar,
                       time,  blocks};
    QTest::newRow("after the same move, two moves before in another order")
        << Situation{"221155/336644", {{1, 1}, {1, 3}, {1, 5}}, {2, 3}}
        << Situation{"221155/336644", {{1, 3}, {1, 1}, {1, 5}}, {2, 3}}
        << std::vector<MoveCode>(std::begin(all_codes), std::end(all_codes));
}

void TestMoveCodes::tellsApart() {
    QFETCH(const Situation, one);
    QFETCH(const Situation, other);
    QFETCH(const std::vector<MoveCode>, same);
    for (const MoveCode kind : all_codes) {
        const bool expected = std::find(same.begin(), same.end(), kind) != same.end();
        QVERIFY2((code_of(kind, one) == code_of(kind, other)) == expected,
                 move_code_names()[static_cast<std::size_t>(kind)].c_str());
    }
}

void TestMoveCodes::timeCountsMovesInTwenties() {
    const auto& times = code_keys().of_position;
    for (std::size_t moves = 0; moves < times.size(); ++moves) {
        QCOMPARE(times[moves] == 0, moves <= 30);
        const bool begins = moves == 31 || (moves > 31 && moves % 20 == 0);
        QCOMPARE(moves > 0 && times[moves] != times[moves - 1], begins);
    }
}

/// The code of a free place of a WeightTable, which would learn nothing: not even when the same
/// move is played twice in turn.
void TestMoveCodes::noCodeIsZero() {
    for (const MoveCode kind : all_codes)
        QVERIFY(code_of(kind, {"11/23/11", {{1, 1}}, {3, 1}}) != 0 &&
                code_of(kind, {"11/11/22/11", {{4, 1}, {4, 1}}, {4, 1}}) != 0);
}

SAMEGAME_TEST(TestMoveCodes)
#include "tst_move_codes.moc"
