#include <QTest>
#include <cmath>

#include "engine/base/rng.h"
#include "engine/stats/interval.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestInterval : public QObject {
    Q_OBJECT

private slots:
    void quantileIsTheTabulatedOne_data();
    void quantileIsTheTabulatedOne();
    void quantileIsSymmetric();
    void quantileBetweenWholeDegreesIsNeverTooLow();
    void quantileShrinksTowardTheNormalOne();
    void intervalOfAKnownSample();
    void equalValuesHaveAnIntervalWithoutWidth();
    void sequentialIntervalOfAKnownSample();
    void sequentialIntervalMayBeLookedAtAlways();
};

void TestInterval::quantileIsTheTabulatedOne_data() {
    QTest::addColumn<double>("probability");
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("quantile");
    // Any table of the t distribution.
    QTest::newRow("two-sided 95 %, 1") << 0.975 << 1 << 12.706205;
    QTest::newRow("two-sided 95 %, 2") << 0.975 << 2 << 4.302653;
    QTest::newRow("two-sided 95 %, 3") << 0.975 << 3 << 3.182446;
    QTest::newRow("two-sided 95 %, 4") << 0.975 << 4 << 2.776445;
    QTest::newRow("two-sided 95 %, 5") << 0.975 << 5 << 2.570582;
    QTest::newRow("two-sided 95 %, 9") << 0.975 << 9 << 2.262157;
    QTest::newRow("two-sided 95 %, 10") << 0.975 << 10 << 2.228139;
    QTest::newRow("two-sided 95 %, 29") << 0.975 << 29 << 2.045230;
    QTest::newRow("two-sided 95 %, 30") << 0.975 << 30 << 2.042272;
    QTest::newRow("two-sided 95 %, 100") << 0.975 << 100 << 1.983972;
    QTest::newRow("two-sided 99 %, 7") << 0.995 << 7 << 3.499483;
    QTest::newRow("one-sided 90 %, 12") << 0.9 << 12 << 1.356217;
    QTest::newRow("the middle") << 0.5 << 8 << 0.0;
}

void TestInterval::quantileIsTheTabulatedOne() {
    QFETCH(const double, probability);
    QFETCH(const int, degrees);
    QFETCH(const double, quantile);
    const double found = student_t_quantile(probability, static_cast<std::uint64_t>(degrees));
    QVERIFY2(std::abs(found - quantile) < 1e-6, qPrintable(QString::number(found, 'f', 9)));
}

void TestInterval::quantileIsSymmetric() {
    QCOMPARE(student_t_quantile(0.025, 6), -student_t_quantile(0.975, 6));
}

/// The quantiles for these degrees come from the density, integrated numerically.
void TestInterval::quantileBetweenWholeDegreesIsNeverTooLow() {
    for (const auto& [degrees, quantile] :
         {std::pair(1.1, 10.2768), {1.7, 5.1188}, {2.5, 3.5747}, {5.5, 2.5019}, {10.5, 2.2138}}) {
        const double found = student_t_quantile_between(0.975, degrees);
        QVERIFY(found > quantile - 1e-4);
        QVERIFY(found < quantile * 1.2);
        QVERIFY(found < student_t_quantile(0.975, static_cast<std::uint64_t>(degrees)));
    }
    QCOMPARE(student_t_quantile_between(0.975, 4), student_t_quantile(0.975, 4));
}

void TestInterval::quantileShrinksTowardTheNormalOne() {
    QVERIFY(student_t_quantile(0.975, 999) > student_t_quantile(0.975, 1000));
    QVERIFY(std::abs(student_t_quantile(0.975, 2000) - 1.961151) < 1e-5);
    QVERIFY(std::abs(student_t_quantile(0.975, 50'000'000'000) - 1.959964) < 1e-5);
    QVERIFY(std::abs(student_t_quantile(0.995, 50'000'000'000) - 2.575829) < 2e-5);
}

void TestInterval::intervalOfAKnownSample() {
    RunningStats stats;
    for (const double value : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0})
        stats.add(value);
    const Interval interval = mean_interval(stats); // 5 -+ 2.364624 * 2.138090 / sqrt(8)
    QVERIFY(std::abs(interval.low - 3.212512) < 1e-5);
    QVERIFY(std::abs(interval.high - 6.787488) < 1e-5);
}

void TestInterval::equalValuesHaveAnIntervalWithoutWidth() {
    RunningStats stats;
    stats.add(7);
    stats.add(7);
    QCOMPARE(mean_interval(stats), (Interval{7, 7}));
}

/// By hand from the paper's formula, for a deviation of 1 and a mean of 0.
void TestInterval::sequentialIntervalOfAKnownSample() {
    RunningStats stats;
    for (int i = 0; i < 50; ++i) {
        stats.add(-std::sqrt(99.0 / 100));
        stats.add(std::sqrt(99.0 / 100));
    }
    const Interval interval = sequential_interval(stats);
    QVERIFY2(std::abs(interval.high - 0.303545) < 1e-5,
             qPrintable(QString::number(interval.high, 'f', 6)));
    QCOMPARE(interval.low, -interval.high);
    const Interval once = mean_interval(stats);
    QVERIFY(once.high < interval.high);
}

/// Of 2,000 sequences of differences without a mean, no more than 5 % are ever taken for others;
/// with mean_interval, looked at as often, it is several times as many.
void TestInterval::sequentialIntervalMayBeLookedAtAlways() {
    Rng rng(1);
    int wrong = 0;
    int wrong_once = 0;
    for (int sequence = 0; sequence < 2000; ++sequence) {
        RunningStats stats;
        bool is_wrong = false;
        bool is_wrong_once = false;
        for (int i = 0; i < 400; ++i) {
            double sum = 0; // about normal
            for (int part = 0; part < 12; ++part)
                sum += rng.uniform();
            stats.add(sum - 6);
            if (stats.count() < least_values)
                continue;
            const auto leaves_out_0 = [](Interval interval) {
                return interval.low > 0 || interval.high < 0;
            };
            is_wrong = is_wrong || leaves_out_0(sequential_interval(stats));
            is_wrong_once = is_wrong_once || (i % 20 == 0 && leaves_out_0(mean_interval(stats)));
        }
        wrong += is_wrong ? 1 : 0;
        wrong_once += is_wrong_once ? 1 : 0;
    }
    QVERIFY2(wrong <= 100, qPrintable(QString::number(wrong)));
    QVERIFY2(wrong_once > 300, qPrintable(QString::number(wrong_once)));
}

SAMEGAME_TEST(TestInterval, QCoreApplication)
#include "tst_interval.moc"
