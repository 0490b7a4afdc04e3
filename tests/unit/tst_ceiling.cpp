#include <QTest>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The over-estimators of the exact searches.
class TestCeiling : public QObject {
    Q_OBJECT

private slots:
    void countsWhatThePapersCount_data();
    void countsWhatThePapersCount();
    void noneIsBelowTheNextNorTheOptimum();
    void foreseesAMove();
    void anEndedGameIsWorthItsEnd();
    void hasAnOption();
};

void TestCeiling::countsWhatThePapersCount_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("plain");
    QTest::addColumn<int>("deadColor");
    QTest::addColumn<int>("separated");
    QTest::newRow("all may go") << "1122/1221" << 1008 << 1008 << 1008;
    QTest::newRow("a single block") << "1112/1111" << 1025 << 24 << 24;
    QTest::newRow("two that cannot meet") << "11131/22222" << 1013 << 12 << 8;
    QTest::newRow("a wall between two") << "1132341/1132341" << 1020 << 1020 << 1020;
}

void TestCeiling::countsWhatThePapersCount() {
    QFETCH(const QString, board);
    const Board position = drawn(board.toStdString());
    QTEST(ceiling_points(Ceiling::plain, Rules{}, position), "plain");
    QTEST(ceiling_points(Ceiling::dead_color, Rules{}, position), "deadColor");
    QTEST(ceiling_points(Ceiling::separated, Rules{}, position), "separated");
}

void TestCeiling::noneIsBelowTheNextNorTheOptimum() {
    for (const Rules& rules : all_rules()) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Board board = generate_board(seed, 3, 5, 3);
            const int plain = ceiling_points(Ceiling::plain, rules, board);
            const int dead_color = ceiling_points(Ceiling::dead_color, rules, board);
            const int separated = ceiling_points(Ceiling::separated, rules, board);
            QVERIFY(plain >= dead_color);
            QVERIFY(dead_color >= separated);
            QVERIFY(separated >= best_score(reference_of(board), rules));
        }
    }
}

/// Equal to that of the board after the move, unless the game ends there and it may be higher.
void TestCeiling::foreseesAMove() {
    Rng rng(1);
    for (const Rules& rules : all_rules()) {
        Board board = generate_board(rng.next(), 6, 6, 4);
        while (board.has_moves()) {
            const MoveList moves = legal_moves(board);
            const Move move = moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))];
            const Color color = board.color_at(move.cell);
            Board after = board;
            const int removed = after.play(move, rules.gravity).removed;
            for (const Ceiling ceiling : {Ceiling::plain, Ceiling::dead_color}) {
                const int foreseen = ceiling_points_after(ceiling, rules, board, color, removed);
                const int points = ceiling_points(ceiling, rules, after);
                QVERIFY(after.has_moves() ? foreseen == points : foreseen >= points);
            }
            board = after;
        }
    }
}

void TestCeiling::anEndedGameIsWorthItsEnd() {
    for (const Ceiling ceiling : {Ceiling::plain, Ceiling::dead_color, Ceiling::separated}) {
        QCOMPARE(ceiling_points(ceiling, Rules{}, drawn("1213")), -2);
        QCOMPARE(ceiling_points(ceiling, Rules{}, drawn("....")), 1000);
    }
}

void TestCeiling::hasAnOption() {
    const ChoiceOption<Ceiling> option = ceiling_option();
    QCOMPARE(option.names.size(), std::size_t{3});
    QVERIFY(option.names[0] == std::pair(Ceiling::plain, std::string("plain")));
    QVERIFY(option.names[1] == std::pair(Ceiling::dead_color, std::string("dead-color")));
    QVERIFY(option.names[2] == std::pair(Ceiling::separated, std::string("separated")));
}

SAMEGAME_TEST(TestCeiling)
#include "tst_ceiling.moc"
