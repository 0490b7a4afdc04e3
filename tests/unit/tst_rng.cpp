#include <QTest>
#include <array>
#include <set>
#include <vector>

#include "engine/base/rng.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestRng : public QObject {
    Q_OBJECT

private slots:
    void drawsTheGoldenNumbers_data();
    void drawsTheGoldenNumbers();
    void boundedNumbersAreGolden();
    void boundedNumbersAreUniform_data();
    void boundedNumbersAreUniform();
    void uniformStaysBelowOne();
    void splitDoesNotDependOnWhatWasDrawn();
    void streamsDiffer();
};

// The golden numbers come from an independent implementation of xoshiro256++ and splitmix64.
void TestRng::drawsTheGoldenNumbers_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QList<quint64>>("numbers");
    QTest::newRow("0") << quint64{0}
                       << QList<quint64>{0x53175d61490b23dfU, 0x61da6f3dc380d507U,
                                         0x5c0fdf91ec9a7bfcU, 0x02eebf8c3bbe5e1aU};
    QTest::newRow("1") << quint64{1}
                       << QList<quint64>{0xcfc5d07f6f03c29bU, 0xbf424132963fe08dU,
                                         0x19a37d5757aaf520U, 0xbf08119f05cd56d6U};
    QTest::newRow("2^64-1") << ~quint64{0}
                            << QList<quint64>{0x56ccf8ce948e27b2U, 0xe68588432e5a5b90U,
                                              0xe3e9b5a48119ca8bU, 0x460f19495532ae73U};
}

void TestRng::drawsTheGoldenNumbers() {
    QFETCH(const quint64, seed);
    QFETCH(const QList<quint64>, numbers);
    Rng rng(seed);
    for (const quint64 number : numbers)
        QCOMPARE(rng.next(), number);
}

void TestRng::boundedNumbersAreGolden() {
    Rng rng(1);
    for (const std::uint32_t number : {8, 7, 1, 7, 1, 5, 9, 5, 0, 1, 9, 3})
        QCOMPARE(rng.bounded(10), number);
    for (const std::uint32_t number : {217295199U, 1183741504U, 469040868U, 1671399429U})
        QCOMPARE(rng.bounded(3000000000U), number);
    QCOMPARE(Rng(1).bounded(1), 0U);
}

void TestRng::boundedNumbersAreUniform_data() {
    QTest::addColumn<int>("bound");
    for (const int bound : {2, 3, 5, 44, 100})
        QTest::addRow("%d", bound) << bound;
}

/// Chi-square with a fixed seed: far outside the range that chance leaves.
void TestRng::boundedNumbersAreUniform() {
    QFETCH(const int, bound);
    constexpr int draws_each = 10000;
    Rng rng(2);
    std::vector<int> counts(static_cast<std::size_t>(bound), 0);
    for (int i = 0; i < bound * draws_each; ++i)
        ++counts[rng.bounded(static_cast<std::uint32_t>(bound))];
    double chi_square = 0;
    for (const int count : counts)
        chi_square += (count - draws_each) * (count - draws_each) / double{draws_each};
    const double freedom = bound - 1;
    QVERIFY(chi_square < freedom + 5 * std::sqrt(2 * freedom));
}

void TestRng::uniformStaysBelowOne() {
    Rng golden(1);
    QCOMPARE(golden.uniform(), 0.8116121588818848);
    QCOMPARE(golden.uniform(), 0.7471047161582187);
    Rng rng(3);
    double sum = 0;
    for (int i = 0; i < 100000; ++i) {
        const double number = rng.uniform();
        QVERIFY(number >= 0 && number < 1);
        sum += number;
    }
    QVERIFY(std::abs(sum / 100000 - 0.5) < 0.005);
}

void TestRng::splitDoesNotDependOnWhatWasDrawn() {
    Rng rng(1);
    const Rng before = rng.split(1);
    rng.next();
    QVERIFY(rng.split(1) == before);
    Rng first = rng.split(0);
    QCOMPARE(first.next(), quint64{0x75d0212622364da4U});
    Rng second = rng.split(1);
    QCOMPARE(second.next(), quint64{0x9099102b522be687U});
}

void TestRng::streamsDiffer() {
    std::set<std::uint64_t> first_numbers;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        first_numbers.insert(Rng(seed).next());
        for (std::uint64_t stream = 0; stream < 100; ++stream)
            first_numbers.insert(Rng(seed).split(stream).next());
    }
    QCOMPARE(first_numbers.size(), std::size_t{100 * 101});
}

SAMEGAME_TEST(TestRng)
#include "tst_rng.moc"
