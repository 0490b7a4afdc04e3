#include <QTest>
#include <span>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Numbers = FixedVector<int, 4>;

class TestFixedVector : public QObject {
    Q_OBJECT

private slots:
    void startsEmpty();
    void pushesAndPopsAtTheBack();
    void truncateKeepsTheFirst();
    void appendAddsARange();
    void copiesAreEqualAndIndependent();
    void elementsBeyondTheSizeDoNotCount();
    void convertsToASpan();

private:
    static Numbers numbers(std::initializer_list<int> values);
};

Numbers TestFixedVector::numbers(std::initializer_list<int> values) {
    Numbers numbers;
    numbers.append(values);
    return numbers;
}

void TestFixedVector::startsEmpty() {
    Numbers none;
    QVERIFY(none.empty());
    QCOMPARE(none.size(), std::size_t{0});
    QVERIFY(none.begin() == none.end());
}

void TestFixedVector::pushesAndPopsAtTheBack() {
    Numbers all = numbers({1, 2, 3, 4});
    QCOMPARE(all.size(), std::size_t{4});
    QCOMPARE(all.front(), 1);
    QCOMPARE(all.back(), 4);
    all.pop_back();
    QCOMPARE(all.back(), 3);
    all.back() = 7;
    QCOMPARE(all[2], 7);
    all.clear();
    QVERIFY(all.empty());
}

void TestFixedVector::truncateKeepsTheFirst() {
    Numbers all = numbers({1, 2, 3});
    all.truncate(3);
    QVERIFY(all == numbers({1, 2, 3}));
    all.truncate(1);
    QVERIFY(all == numbers({1}));
    all.truncate(0);
    QVERIFY(all.empty());
}

void TestFixedVector::appendAddsARange() {
    Numbers all = numbers({1});
    all.append(std::vector{2, 3});
    all.append(Numbers());
    QVERIFY(all == numbers({1, 2, 3}));
}

void TestFixedVector::copiesAreEqualAndIndependent() {
    const Numbers all = numbers({1, 2});
    Numbers copy = all;
    QVERIFY(copy == all);
    copy.push_back(3);
    QVERIFY(!(copy == all));
    copy = all;
    QVERIFY(copy == all);
    QCOMPARE(copy.size(), std::size_t{2});
}

void TestFixedVector::elementsBeyondTheSizeDoNotCount() {
    Numbers longer = numbers({1, 2, 9});
    longer.pop_back();
    QVERIFY(longer == numbers({1, 2}));
    QVERIFY(!(longer == numbers({1, 3})));
    QVERIFY(!(longer == numbers({1})));
}

void TestFixedVector::convertsToASpan() {
    const Numbers all = numbers({1, 2, 3});
    const std::span<const int> span = all;
    QCOMPARE(span.size(), std::size_t{3});
    QCOMPARE(span[2], 3);
}

SAMEGAME_TEST(TestFixedVector)
#include "tst_fixed_vector.moc"
