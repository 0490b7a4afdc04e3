#include <QTest>

#include <cmath>

#include "engine/stats/nice_step.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestNiceStep : public QObject {
    Q_OBJECT

private slots:
    void stepIsTheLowestThatIsRound_data();
    void stepIsTheLowestThatIsRound();
    void rangesEndAtMultiples_data();
    void rangesEndAtMultiples();
    void multiplesLieInTheRange();
    void zeroHasNoMinus();
};

void TestNiceStep::stepIsTheLowestThatIsRound_data() {
    QTest::addColumn<double>("range");
    QTest::addColumn<int>("parts");
    QTest::addColumn<double>("step");
    QTest::addColumn<int>("decimals");
    QTest::newRow("as it is") << 10.0 << 10 << 1.0 << 0;
    QTest::newRow("a little more") << 10.1 << 10 << 2.0 << 0;
    QTest::newRow("five") << 21.0 << 10 << 5.0 << 0;
    QTest::newRow("the next power") << 51.0 << 10 << 10.0 << 0;
    QTest::newRow("a thousand") << 1000.0 << 1 << 1000.0 << 0;
    QTest::newRow("a tenth") << 1.0 << 10 << 0.1 << 1;
    QTest::newRow("a fiftieth") << 0.1 << 6 << 0.02 << 2;
}

void TestNiceStep::stepIsTheLowestThatIsRound() {
    QFETCH(const double, range);
    QFETCH(const int, parts);
    QFETCH(const double, step);
    QFETCH(const int, decimals);
    QCOMPARE(nice_step(range, parts), step);
    QCOMPARE(decimals_of(step), decimals);
}

void TestNiceStep::rangesEndAtMultiples_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("roundLow");
    QTest::addColumn<double>("roundHigh");
    QTest::newRow("round already") << 5.0 << 15.0 << 5.0 << 15.0;
    QTest::newRow("on both sides of zero") << -0.1 << 0.1 << -5.0 << 5.0;
    QTest::newRow("one multiple") << 5.0 << 5.0 << 5.0 << 10.0;
    QTest::newRow("one value") << 6.0 << 6.0 << 5.0 << 10.0;
}

void TestNiceStep::rangesEndAtMultiples() {
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const double, roundLow);
    QFETCH(const double, roundHigh);
    QVERIFY((rounded_outward({low, high}, 5) == Interval{roundLow, roundHigh}));
}

void TestNiceStep::multiplesLieInTheRange() {
    QCOMPARE(multiples_in({-3, 4.5}, 2), (std::vector<double>{-2, 0, 2, 4}));
    QCOMPARE(multiples_in({0.5, 0.9}, 1), std::vector<double>());
    // 3 * 0.1 is a little more than 0.3.
    QCOMPARE(multiples_in({0.1, 0.3}, 0.1).size(), 3U);
}

void TestNiceStep::zeroHasNoMinus() {
    QVERIFY(!std::signbit(multiples_in({-1, 1}, 1)[1]));
    QVERIFY(!std::signbit(multiples_in({-0.4, 0.4}, 1)[0]));
}

SAMEGAME_TEST(TestNiceStep)
#include "tst_nice_step.moc"
