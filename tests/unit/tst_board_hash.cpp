#include <QTest>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/board_hash.h"
#include "engine/game/group.h"
#include "engine/game/move.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr int rows = 15;
constexpr int columns = 15;
constexpr int colors = 7;

std::uint64_t hash_of(const std::vector<Color>& cells) {
    return Board(rows, columns, colors, cells).hash();
}

bool all_differ(std::vector<std::uint64_t> hashes) {
    std::sort(hashes.begin(), hashes.end());
    return std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end();
}

} // namespace

/// The hash of boards: no two alike where chance alone allows none, and every bit of use.
class TestBoardHash : public QObject {
    Q_OBJECT

private slots:
    void sameBlocksOnAnotherSizeHashTheSame();
    void clearedBoardsAreNotZero();
    void boardsThatDifferInTwoCellsDiffer();
    void positionsOfGamesDiffer();
    void oneCellChangesHalfOfTheBits();
};

void TestBoardHash::sameBlocksOnAnotherSizeHashTheSame() {
    const std::vector<Color> small{1, 2, 2, 3};
    const std::vector<Color> large{0, 0, 0, 1, 2, 0, 2, 3, 0};
    QCOMPARE(Board(2, 2, 3, small).hash(), Board(3, 3, 9, large).hash());
}

void TestBoardHash::clearedBoardsAreNotZero() {
    Board board(1, 2, 1, std::vector<Color>{1, 1});
    board.play({{0, 0}}, Gravity::shift);
    QVERIFY(board.is_cleared());
    QVERIFY(board.hash() != 0);
    QCOMPARE(BoardHash().value(), board.hash());
}

/// Every change of two cells, of two different parts of the hash too, in which its sums must not
/// cancel.
void TestBoardHash::boardsThatDifferInTwoCellsDiffer() {
    std::vector<Color> cells = cells_of(generate_board(1, rows, columns, colors));
    std::vector<std::uint64_t> hashes{hash_of(cells)};
    const auto change = [&](std::size_t place, auto then) {
        const Color kept = cells[place];
        for (Color color = 1; color <= colors; ++color) {
            cells[place] = color;
            if (color != kept)
                then();
        }
        cells[place] = kept;
    };
    for (std::size_t a = 0; a < cells.size(); ++a) {
        change(a, [&] {
            hashes.push_back(hash_of(cells));
            for (std::size_t b = a + 1; b < cells.size(); ++b)
                change(b, [&] { hashes.push_back(hash_of(cells)); });
        });
    }
    QVERIFY(all_differ(std::move(hashes)));
}

/// Positions of games on one board: near each other, and often the same.
void TestBoardHash::positionsOfGamesDiffer() {
    std::vector<Board> positions;
    Rng rng(1);
    for (int game = 0; game < 500; ++game) {
        Board board = generate_board(1, 10, 10, 3);
        for (MoveList moves; !(moves = legal_moves(board)).empty();) {
            board.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))],
                       Gravity::shift);
            positions.push_back(board);
        }
    }
    std::sort(positions.begin(), positions.end(),
              [](const Board& a, const Board& b) { return a.hash() < b.hash(); });
    for (std::size_t i = 1; i < positions.size(); ++i)
        if (positions[i - 1].hash() == positions[i].hash())
            QVERIFY(positions[i - 1] == positions[i]);
}

void TestBoardHash::oneCellChangesHalfOfTheBits() {
    constexpr int boards = 40;
    std::array<int, 64> flips{};
    int changes = 0;
    for (std::uint64_t seed = 0; seed < boards; ++seed) {
        std::vector<Color> cells = cells_of(generate_board(seed, rows, columns, colors));
        const std::uint64_t before = hash_of(cells);
        for (Color& cell : cells) {
            const Color kept = cell;
            cell = static_cast<Color>(kept % colors + 1);
            const std::uint64_t changed = before ^ hash_of(cells);
            cell = kept;
            ++changes;
            QVERIFY(std::popcount(changed) >= 8 && std::popcount(changed) <= 56);
            for (std::size_t bit = 0; bit < flips.size(); ++bit)
                flips[bit] += static_cast<int>(changed >> bit & 1U);
        }
    }
    // Five standard deviations, of 9,000 changes.
    for (const int count : flips)
        QVERIFY(std::abs(count - changes / 2) < 2.5 * std::sqrt(changes));
}

SAMEGAME_TEST(TestBoardHash)
#include "tst_board_hash.moc"
