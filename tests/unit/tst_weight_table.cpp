#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "engine/base/rng.h"
#include "engine/playout/softmax_weights.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestWeightTable : public QObject {
    Q_OBJECT

private slots:
    void absentCodesWeighNothing();
    void keepsWhatAMapKeeps();
    void codesThatShareAPlaceStayApart();
    void weightsStayWithinBounds();
    void copiesAreIndependent();
    void initialWeightsDependOnCodeAndSeedAlone();
    void initialWeightsAreUniform();
    void learningStartsFromInitialWeights();
};

namespace {

void multiply(WeightTable& table, std::uint64_t code, float factor) {
    table.make_room(1);
    table.multiply(table.place_of(code), factor);
}

} // namespace

void TestWeightTable::absentCodesWeighNothing() {
    WeightTable table;
    QCOMPARE(table.factor(1), 1.0F);
    multiply(table, 1, 2);
    QCOMPARE(table.factor(1), 2.0F);
    QCOMPARE(table.factor(2), 1.0F);
    QCOMPARE(table.factor(0), 1.0F);
    QCOMPARE(table.size(), std::size_t{1});
}

void TestWeightTable::keepsWhatAMapKeeps() {
    WeightTable table;
    std::map<std::uint64_t, float> map;
    Rng rng(1);
    for (int i = 0; i < 50000; ++i) {
        const std::uint64_t code = Rng(rng.bounded(20000)).next();
        const float factor = 0.5F + static_cast<float>(rng.bounded(8)) / 4;
        multiply(table, code, factor);
        float& kept = map.try_emplace(code, 1.0F).first->second;
        kept *= factor;
        if (i % 100 == 0)
            QCOMPARE(table.size(), map.size());
    }
    for (const auto& [code, factor] : map)
        QCOMPARE(table.factor(code), factor);
}

void TestWeightTable::codesThatShareAPlaceStayApart() {
    WeightTable table;
    for (std::uint64_t i = 1; i <= 100; ++i) // all in the last place, and around the end
        multiply(table, i << 40 | 255, static_cast<float>(i));
    for (std::uint64_t i = 1; i <= 100; ++i)
        QCOMPARE(table.factor(i << 40 | 255), static_cast<float>(i));
    QCOMPARE(table.factor(std::uint64_t{101} << 40 | 255), 1.0F);
}

void TestWeightTable::weightsStayWithinBounds() {
    WeightTable table;
    for (int i = 0; i < 10; ++i) {
        multiply(table, 7, 1e38F);
        multiply(table, 8, 1e-38F);
    }
    QVERIFY(std::abs(std::log(table.factor(7)) - 50) < 1e-4);
    QVERIFY(std::abs(std::log(table.factor(8)) + 50) < 1e-4);
}

void TestWeightTable::copiesAreIndependent() {
    WeightTable table;
    multiply(table, 1, 2);
    WeightTable copy = table;
    for (std::uint64_t code = 2; code < 3000; ++code)
        multiply(copy, code, 3);
    QCOMPARE(table.factor(2), 1.0F);
    copy = table;
    QCOMPARE(copy.factor(1), 2.0F);
    QCOMPARE(copy.factor(2), 1.0F);
    QCOMPARE(copy.size(), std::size_t{1});
}

void TestWeightTable::initialWeightsDependOnCodeAndSeedAlone() {
    const WeightTable table({1, 7});
    WeightTable grown({1, 7});
    for (std::uint64_t code = 5000; code < 9000; ++code)
        multiply(grown, code, 3);
    const WeightTable copy = grown;
    const WeightTable other({1, 8});
    int equal = 0;
    for (std::uint64_t code = 0; code < 1000; ++code) {
        QCOMPARE(grown.factor(code), table.factor(code));
        QCOMPARE(copy.factor(code), table.factor(code));
        equal += static_cast<int>(other.factor(code) == table.factor(code));
    }
    QVERIFY(equal < 5);
}

void TestWeightTable::initialWeightsAreUniform() {
    constexpr double spread = 2;
    constexpr int codes = 20000;
    const WeightTable table({static_cast<float>(spread), 1});
    std::array<int, 10> counts{};
    for (std::uint64_t code = 1; code <= codes; ++code) {
        const double share =
            (std::log(static_cast<double>(table.factor(code))) / spread + 1) / 2 * 10;
        QVERIFY(share > -1e-4 && share < 10 + 1e-4);
        ++counts[static_cast<std::size_t>(std::clamp(share, 0.0, 9.5))];
    }
    for (const int count : counts)
        QVERIFY(std::abs(count - codes / 10) < 5 * std::sqrt(codes / 10));
}

void TestWeightTable::learningStartsFromInitialWeights() {
    WeightTable table({1, 3});
    const float before = table.factor(12);
    table.make_room(1);
    const std::uint32_t place = table.place_of(12);
    QCOMPARE(table.factor_at(place), before);
    table.multiply(place, 2);
    QCOMPARE(table.factor(12), before * 2);
    QCOMPARE(table.size(), std::size_t{1});
    QCOMPARE(table.factor(13), WeightTable({1, 3}).factor(13));
}

SAMEGAME_TEST(TestWeightTable)
#include "tst_weight_table.moc"
