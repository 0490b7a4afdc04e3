#include <QTest>
#include <string>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reference_board.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

/// What is wrong with a board of generator 2 and its line, by the slow board.
std::string line_error(const ClearableBoard& made, Gravity gravity) {
    ReferenceBoard board = reference_of(made.board);
    for (const Move move : made.line)
        if (board.play(move, gravity) == 0)
            return "a move is not legal";
    return board.is_cleared() ? "" : "blocks are left";
}

} // namespace

class TestClearableProperty : public QObject {
    Q_OBJECT

private slots:
    void everySizeHasBoardsThatAreCleared();
    void seedsOfOneSizeAreCleared();
};

void TestClearableProperty::everySizeHasBoardsThatAreCleared() {
    Rng rng(20261123);
    for (int rows = 1; rows <= max_rows; ++rows) {
        for (int columns = rows == 1 ? 2 : 1; columns <= max_columns; ++columns) {
            const std::uint64_t seed = rng.next();
            const int colors = 3 + static_cast<int>(rng.bounded(7));
            const auto made = generate_clearable_board(seed, rows, columns, colors);
            QCOMPARE(made.board.block_count(), rows * columns);
            for (const Gravity gravity : all_gravities())
                QVERIFY2(line_error(made, gravity).empty(),
                         qPrintable(QStringLiteral("clearable:%1/%2x%3x%4: %5")
                                        .arg(seed)
                                        .arg(rows)
                                        .arg(columns)
                                        .arg(colors)
                                        .arg(line_error(made, gravity).c_str())));
        }
    }
}

void TestClearableProperty::seedsOfOneSizeAreCleared() {
    const int count = wanted_count("SAMEGAME_PROPERTY_BOARDS", 500);
    for (int seed = 0; seed < count; ++seed) {
        const auto made = generate_clearable_board(static_cast<std::uint64_t>(seed), 7, 9, 3);
        for (const Gravity gravity : all_gravities())
            QVERIFY2(line_error(made, gravity).empty(), qPrintable(QString::number(seed)));
    }
}

SAMEGAME_TEST(TestClearableProperty)
#include "tst_clearable_property.moc"
