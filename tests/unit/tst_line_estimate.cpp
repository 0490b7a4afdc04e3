#include <QTest>

#include <cmath>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/stats/running_stats.h"
#include "engine/studies/solvability/line_count.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// How many lines a board has, estimated by playouts, beside the exact count.
class TestLineEstimate : public QObject {
    Q_OBJECT

private slots:
    void estimatesAreNearTheCount_data();
    void estimatesAreNearTheCount();
    void singleGamesAreRightOnAverage();
    void aPopulationWithPlaceForAllIsTheCount();
    void whereThereIsOneMoveOnlyAnEstimateIsExact();
    void estimatesDependOnTheSeedAlone();
    void largeBoardsHaveEstimates();
    void withoutAClearedGameNoneClearsByEstimate();
    void anEstimateThatIsStoppedHasItsCompletePopulations();

private:
    static void expectNear(const LogEstimate& estimate, std::uint64_t count);
};

/// Populations of 10, of 40 and of 400.
void TestLineEstimate::estimatesAreNearTheCount_data() {
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("playouts");
    for (int seed = 1; seed <= 8; ++seed)
        for (const int playouts : {250, 1000, 10000})
            QTest::addRow("random:%d/5x5x3, %d playouts", seed, playouts) << seed << playouts;
}

void TestLineEstimate::estimatesAreNearTheCount() {
    QFETCH(const int, seed);
    QFETCH(const int, playouts);
    const Gravity gravity = all_gravities()[static_cast<std::size_t>(seed) % 2];
    const Board board = generate_board(static_cast<std::uint64_t>(seed), 5, 5, 3);
    const LineCount counted = count_lines(board, gravity, 1'000'000).value();
    const LineEstimate estimate =
        estimate_lines(board, gravity, static_cast<std::uint64_t>(playouts), 1).value();
    QCOMPARE(estimate.playouts, static_cast<std::uint64_t>(playouts));
    QCOMPARE(estimate.populations, std::uint64_t{25});
    expectNear(estimate.all, counted.lines);
    if (counted.clearing == 0)
        QVERIFY(!estimate.clearing);
    if (playouts == 10000 && counted.clearing > 0)
        expectNear(estimate.clearing.value(), counted.clearing);
}

/// With place for all it is the count to rounding, else within five times its half interval.
void TestLineEstimate::expectNear(const LogEstimate& estimate, std::uint64_t count) {
    const double exact = std::log10(static_cast<double>(count));
    QVERIFY(estimate.interval);
    const double half = (estimate.interval->high - estimate.interval->low) / 2;
    QVERIFY2(std::abs(estimate.log10 - exact) <= 5 * half + 1e-9,
             qPrintable(QStringLiteral("%1 (%2) for %3").arg(estimate.log10).arg(half).arg(exact)));
}

/// Knuth's estimator, within five standard errors.
void TestLineEstimate::singleGamesAreRightOnAverage() {
    const Board board = generate_board(4, 4, 4, 3);
    const LineCount counted = count_lines(board, Gravity::shift, 100'000).value();
    QVERIFY(counted.clearing > 0 && counted.clearing < counted.lines);
    RunningStats lines;
    RunningStats clearing;
    for (std::uint64_t seed = 1; seed <= 10'000; ++seed) {
        const LineEstimate estimate = estimate_lines(board, Gravity::shift, 1, seed).value();
        lines.add(std::pow(10, estimate.all.log10));
        clearing.add(estimate.clearing ? std::pow(10, estimate.clearing->log10) : 0);
    }
    QVERIFY(std::abs(lines.mean() - static_cast<double>(counted.lines)) <
            5 * lines.standard_error());
    QVERIFY(std::abs(clearing.mean() - static_cast<double>(counted.clearing)) <
            5 * clearing.standard_error());
}

void TestLineEstimate::aPopulationWithPlaceForAllIsTheCount() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Board board = generate_board(seed, 3, 4, 3);
        const LineCount counted = count_lines(board, Gravity::shift, 100'000).value();
        const LineEstimate estimate =
            estimate_lines(board, Gravity::shift, 250'000, seed).value(); // 10,000 positions
        QVERIFY(counted.lines < 10'000);
        QVERIFY(std::abs(std::pow(10, estimate.all.log10) - static_cast<double>(counted.lines)) <
                1e-6);
        QCOMPARE(estimate.clearing.has_value(), counted.clearing > 0);
        if (estimate.clearing)
            QVERIFY(std::abs(std::pow(10, estimate.clearing->log10) -
                             static_cast<double>(counted.clearing)) < 1e-6);
    }
}

void TestLineEstimate::whereThereIsOneMoveOnlyAnEstimateIsExact() {
    for (const char* rows : {"1221", "123321", "12331", "1/2/3/3/2/1", "12/21"}) {
        const Board board = drawn(rows);
        const LineCount counted = count_lines(board, Gravity::shift, 1000).value();
        QCOMPARE(counted.lines, std::uint64_t{1});
        for (const std::uint64_t playouts : {1U, 7U, 500U}) {
            const LineEstimate estimate =
                estimate_lines(board, Gravity::shift, playouts, playouts).value();
            QVERIFY(std::abs(estimate.all.log10) < 1e-12);
            QCOMPARE(estimate.clearing.has_value(), counted.clearing == 1);
        }
    }
}

void TestLineEstimate::estimatesDependOnTheSeedAlone() {
    const Board board = generate_board(3, 8, 8, 4);
    const auto of_seed = [&board](std::uint64_t seed) {
        return estimate_lines(board, Gravity::shift, 500, seed)->all.log10;
    };
    QCOMPARE(of_seed(4), of_seed(4));
    QVERIFY(of_seed(4) != of_seed(5));
}

/// Schadd et al. 2011, section 2.2, have 10^82 for lines of mean length; the longer ones are many
/// more. Beyond what a double holds, too.
void TestLineEstimate::largeBoardsHaveEstimates() {
    const LineEstimate estimate = estimate_lines(standard_board(1), Gravity::shift, 500, 1).value();
    QVERIFY(estimate.all.log10 > 85 && estimate.all.log10 < 110);
    QVERIFY(estimate.all.effective_populations >= 1 && estimate.all.effective_populations <= 25);
    QVERIFY(estimate_lines(generate_board(1, 32, 32, 4), Gravity::shift, 1, 1)->all.log10 > 400);
}

void TestLineEstimate::withoutAClearedGameNoneClearsByEstimate() {
    const Board board = drawn("11223/45454"); // the colors below the twins never meet
    const LineEstimate estimate = estimate_lines(board, Gravity::shift, 1000, 1).value();
    QVERIFY(!estimate.clearing);
    QVERIFY(estimate.all.log10 > 0);
}

void TestLineEstimate::anEstimateThatIsStoppedHasItsCompletePopulations() {
    const Board board = generate_board(3, 8, 8, 4);
    int left = 100;
    const auto estimate =
        estimate_lines(board, Gravity::shift, 500, 1, [&left] { return --left == 0; });
    QVERIFY(estimate->populations > 0 && estimate->populations < 25);
    QCOMPARE(estimate->playouts, 20 * estimate->populations);
    QVERIFY(!estimate_lines(board, Gravity::shift, 500, 1, [] { return true; }));
}

SAMEGAME_TEST(TestLineEstimate)
#include "tst_line_estimate.moc"
