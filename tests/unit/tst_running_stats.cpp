#include <QTest>
#include <vector>

#include "engine/stats/running_stats.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestRunningStats : public QObject {
    Q_OBJECT

private slots:
    void nothingAddedIsAllZero();
    void oneValueHasNoDeviation();
    void knownValues();
    void largeOffsetsLoseNoDigits();
    void keptStatsAreRestored();
    void mergedPartsEqualTheWhole_data();
    void mergedPartsEqualTheWhole();

private:
    static RunningStats of(const std::vector<double>& values);
};

RunningStats TestRunningStats::of(const std::vector<double>& values) {
    RunningStats stats;
    for (const double value : values)
        stats.add(value);
    return stats;
}

void TestRunningStats::nothingAddedIsAllZero() {
    const RunningStats stats;
    QCOMPARE(stats.count(), quint64{0});
    QCOMPARE(stats.mean(), 0.0);
    QCOMPARE(stats.variance(), 0.0);
    QCOMPARE(stats.deviation(), 0.0);
    QCOMPARE(stats.standard_error(), 0.0);
    QCOMPARE(stats.minimum(), 0.0);
    QCOMPARE(stats.maximum(), 0.0);
}

void TestRunningStats::oneValueHasNoDeviation() {
    const RunningStats stats = of({-5});
    QCOMPARE(stats.mean(), -5.0);
    QCOMPARE(stats.minimum(), -5.0);
    QCOMPARE(stats.maximum(), -5.0);
    QCOMPARE(stats.variance(), 0.0);
    QCOMPARE(stats.standard_error(), 0.0);
}

void TestRunningStats::knownValues() {
    const RunningStats stats = of({2, 4, 4, 4, 5, 5, 7, 9});
    QCOMPARE(stats.count(), quint64{8});
    QCOMPARE(stats.mean(), 5.0);
    QCOMPARE(stats.variance(), 32.0 / 7);
    QCOMPARE(stats.deviation(), std::sqrt(32.0 / 7));
    QCOMPARE(stats.standard_error(), std::sqrt(32.0 / 7 / 8));
    QCOMPARE(stats.minimum(), 2.0);
    QCOMPARE(stats.maximum(), 9.0);
}

void TestRunningStats::largeOffsetsLoseNoDigits() {
    QCOMPARE(of({1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16}).variance(), 30.0);
}

void TestRunningStats::keptStatsAreRestored() {
    const RunningStats stats = of({1.25, 3.5, -7, 3.5});
    const RunningStats restored = RunningStats::restored(
        stats.count(), stats.mean(), stats.squares(), stats.minimum(), stats.maximum());
    QCOMPARE(restored.count(), stats.count());
    QCOMPARE(restored.mean(), stats.mean());
    QCOMPARE(restored.variance(), stats.variance());
    QCOMPARE(restored.minimum(), stats.minimum());
    QCOMPARE(restored.maximum(), stats.maximum());
}

void TestRunningStats::mergedPartsEqualTheWhole_data() {
    QTest::addColumn<int>("first"); // values of the first part, of 10
    for (const int first : {0, 1, 5, 10})
        QTest::addRow("%d and %d", first, 10 - first) << first;
}

void TestRunningStats::mergedPartsEqualTheWhole() {
    QFETCH(const int, first);
    const std::vector<double> values{3, -1, 4, 1, -5, 9, 2, 6, 5, 3};
    RunningStats merged = of({values.begin(), values.begin() + first});
    merged.merge(of({values.begin() + first, values.end()}));
    const RunningStats whole = of(values);
    QCOMPARE(merged.count(), whole.count());
    QCOMPARE(merged.mean(), whole.mean());
    QCOMPARE(merged.variance(), whole.variance());
    QCOMPARE(merged.minimum(), whole.minimum());
    QCOMPARE(merged.maximum(), whole.maximum());
}

SAMEGAME_TEST(TestRunningStats)
#include "tst_running_stats.moc"
