#include <QTest>

#include "engine/solvers/nrpa/levels.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// How many iterations the levels of an NRPA get.
class TestNrpaSchedule : public QObject {
    Q_OBJECT

private slots:
    void iterationsFitTheBudget_data();
    void iterationsFitTheBudget();
    void aGivenNumberIsTaken();
    void theHighestLevelFillsAPlayoutBudget();
    void aTimeBudgetIsMeasuredFirst();
    void anotherSearchIsNoMeasure();
    void searchesGrowWithoutABudget();
};

void TestNrpaSchedule::iterationsFitTheBudget_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("playouts");
    QTest::addColumn<int>("beam");
    QTest::addColumn<qulonglong>("budget");
    QTest::addColumn<qulonglong>("n");
    QTest::newRow("nothing") << 3 << 1 << 1 << 0ULL << 1ULL;
    QTest::newRow("one") << 3 << 1 << 1 << 1ULL << 1ULL;
    QTest::newRow("one below a cube") << 3 << 1 << 1 << 999ULL << 9ULL;
    QTest::newRow("a cube") << 3 << 1 << 1 << 1000ULL << 10ULL;
    QTest::newRow("level 1") << 1 << 1 << 1 << 1000ULL << 1000ULL;
    QTest::newRow("four playouts each") << 3 << 4 << 1 << 4000ULL << 10ULL;
    QTest::newRow("a beam at level 2") << 3 << 1 << 4 << 4000ULL << 10ULL;
    QTest::newRow("all there is") << 6 << 1 << 1 << ~0ULL << 1625ULL;
}

void TestNrpaSchedule::iterationsFitTheBudget() {
    QFETCH(const int, level);
    QFETCH(const int, playouts);
    QFETCH(const int, beam);
    QFETCH(const qulonglong, budget);
    QFETCH(const qulonglong, n);
    NrpaOptions options;
    options.level = level;
    options.playouts = playouts;
    options.beam_1 = options.beam_3 = 1;
    options.beam_2 = beam;
    QCOMPARE(NrpaSchedule::fitted(options, budget), std::uint64_t{n});
}

void TestNrpaSchedule::aGivenNumberIsTaken() {
    NrpaOptions options;
    options.level = 2;
    options.iterations = 7;
    NrpaSchedule schedule(options, {Seconds(1), 1000, {}, 0});
    for (int search = 0; search < 3; ++search) {
        const NrpaIterations iterations = schedule.next(500, Seconds(0.5));
        QCOMPARE(iterations.of_level[1], std::uint64_t{7});
        QCOMPARE(iterations.of_level[2], std::uint64_t{7});
    }
}

void TestNrpaSchedule::theHighestLevelFillsAPlayoutBudget() {
    NrpaOptions options;
    options.level = 3;
    options.playouts = 1;
    NrpaSchedule schedule(options, {{}, 1100, {}, 0});
    const NrpaIterations iterations = schedule.next(0, Seconds(0));
    QCOMPARE(iterations.of_level[1], std::uint64_t{10});
    QCOMPARE(iterations.of_level[2], std::uint64_t{10});
    QCOMPARE(iterations.of_level[3], NrpaIterations::endless);
}

/// 1000 playouts in a tenth of a second of ten: 100,000 in all.
void TestNrpaSchedule::aTimeBudgetIsMeasuredFirst() {
    NrpaOptions options;
    options.level = 2;
    options.playouts = 1;
    NrpaSchedule schedule(options, {Seconds(10), {}, {}, 0});
    QCOMPARE(schedule.next(0, Seconds(0)).of_level[2], std::uint64_t{16});
    QCOMPARE(schedule.next(500, Seconds(0.05)).of_level[2], std::uint64_t{16});
    for (const std::uint64_t playouts : {1000, 9000}) { // measured once
        const NrpaIterations iterations = schedule.next(playouts, Seconds(0.1));
        QCOMPARE(iterations.of_level[1], std::uint64_t{316});
        QCOMPARE(iterations.of_level[2], NrpaIterations::endless);
    }
}

/// The same after a beam of 100,000 playouts in a second.
void TestNrpaSchedule::anotherSearchIsNoMeasure() {
    NrpaOptions options;
    options.level = 2;
    options.playouts = 1;
    NrpaSchedule schedule(options, {Seconds(10), {}, {}, 0});
    schedule.leave_out(100'000, Seconds(1));
    QCOMPARE(schedule.next(100'500, Seconds(1.05)).of_level[2], std::uint64_t{16});
    QCOMPARE(schedule.next(101'000, Seconds(1.1)).of_level[1], std::uint64_t{316});
}

void TestNrpaSchedule::searchesGrowWithoutABudget() {
    NrpaOptions options;
    options.level = 1;
    options.playouts = 1;
    NrpaSchedule schedule(options, {});
    const std::uint64_t first = schedule.next(0, Seconds(0)).of_level[1];
    QVERIFY(first > 1000);
    QCOMPARE(schedule.next(0, Seconds(0)).of_level[1], 2 * first);
    QCOMPARE(schedule.next(0, Seconds(0)).of_level[1], 4 * first);
}

SAMEGAME_TEST(TestNrpaSchedule)
#include "tst_nrpa_schedule.moc"
