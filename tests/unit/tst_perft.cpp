#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/perft.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheSlowGenerator_data();
    void agreesWithTheSlowGenerator();
    void countsOfTinyBoards_data();
    void countsOfTinyBoards();
    void countsOfStandardBoard1AreGolden_data();
    void countsOfStandardBoard1AreGolden();
    void endsWhereMemoryDoes();
    void endsWhereCountsDo();
    void endsWhenItShould();
};

void TestPerft::agreesWithTheSlowGenerator_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::newRow("4x4x2") << 4 << 4 << 2;
    QTest::newRow("5x5x3") << 5 << 5 << 3;
    QTest::newRow("6x4x4") << 6 << 4 << 4;
    QTest::newRow("1x14x2") << 1 << 14 << 2;
    QTest::newRow("14x1x2") << 14 << 1 << 2;
    QTest::newRow("3x3x1") << 3 << 3 << 1;
}

void TestPerft::agreesWithTheSlowGenerator() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Board board = generate_board(seed, rows, columns, colors);
        for (int depth = 0; depth <= 4; ++depth) {
            const Rules rules = all_rules()[seed % all_rules().size()];
            const PerftCount count = perft(board, rules, depth);
            const PerftCount expected = slow_perft(reference_of(board), rules.gravity, depth);
            QVERIFY2(count == expected,
                     qPrintable(QStringLiteral("seed %1, depth %2: %3 lines, expected %4; "
                                               "%5 positions, expected %6")
                                    .arg(seed)
                                    .arg(depth)
                                    .arg(count.lines)
                                    .arg(expected.lines)
                                    .arg(count.positions)
                                    .arg(expected.positions)));
        }
    }
}

void TestPerft::countsOfTinyBoards_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("positions");
    QTest::newRow("depth 0 is the board itself") << "11" << 0 << 1 << 1;
    QTest::newRow("one move") << "11" << 1 << 1 << 1;
    QTest::newRow("nothing beyond the end") << "11" << 2 << 0 << 0;
    QTest::newRow("two orders, one end") << "1122" << 2 << 2 << 1;
    QTest::newRow("three groups, six orders") << "112233" << 3 << 6 << 1;
    QTest::newRow("three groups after two moves") << "112233" << 2 << 6 << 3;
}

void TestPerft::countsOfTinyBoards() {
    QFETCH(const QString, board);
    QFETCH(const int, depth);
    QFETCH(const int, lines);
    QFETCH(const int, positions);
    const PerftCount count = perft(drawn(board.toStdString()), Rules{}, depth);
    QCOMPARE(count.lines, static_cast<std::uint64_t>(lines));
    QCOMPARE(count.positions, static_cast<std::uint64_t>(positions));
}

void TestPerft::countsOfStandardBoard1AreGolden_data() {
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("positions");
    QTest::newRow("1") << 1 << 44 << 44;
    QTest::newRow("2") << 2 << 1880 << 1066;
    QTest::newRow("3") << 3 << 78226 << 18866;
}

void TestPerft::countsOfStandardBoard1AreGolden() {
    QFETCH(const int, depth);
    QFETCH(const int, lines);
    QFETCH(const int, positions);
    const PerftCount count = perft(standard_board(1), Rules{}, depth);
    QCOMPARE(count.lines, static_cast<std::uint64_t>(lines));
    QCOMPARE(count.positions, static_cast<std::uint64_t>(positions));
}

void TestPerft::endsWhereMemoryDoes() {
    Perft counting(standard_board(1), Rules{}, 1'000'000);
    QVERIFY(counting.step() == Perft::Step::counted);
    QVERIFY(counting.step() == Perft::Step::counted);
    const PerftCount before = counting.count();
    QCOMPARE(before.positions, std::uint64_t{1066});
    QVERIFY(counting.step() == Perft::Step::memory_full); // 18,866 positions
    QVERIFY(counting.step() == Perft::Step::memory_full);
    QVERIFY(counting.count() == before);
}

void TestPerft::endsWhenItShould() {
    Perft counting(standard_board(1), Rules{}, 1'000'000);
    QVERIFY(counting.step([] { return false; }) == Perft::Step::counted);
    const PerftCount before = counting.count();
    int asked = 0;
    QVERIFY(counting.step([&asked] { return ++asked == 10; }) == Perft::Step::stopped);
    QCOMPARE(asked, 10);
    QVERIFY(counting.step() == Perft::Step::stopped);
    QVERIFY(counting.count() == before);
}

void TestPerft::endsWhereCountsDo() {
    Perft counting(standard_board(1), Rules{}, 1'000'000, 1879);
    QVERIFY(counting.step() == Perft::Step::counted);
    const PerftCount before = counting.count();
    QVERIFY(counting.step() == Perft::Step::too_many_lines); // 1,880
    QVERIFY(counting.step() == Perft::Step::too_many_lines);
    QVERIFY(counting.count() == before);
    Perft suffices(standard_board(1), Rules{}, 1'000'000, 1880);
    QVERIFY(suffices.step() == Perft::Step::counted);
    QVERIFY(suffices.step() == Perft::Step::counted);
}

SAMEGAME_TEST(TestPerft)
#include "tst_perft.moc"
