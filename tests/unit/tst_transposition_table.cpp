#include <QTest>
#include <algorithm>
#include <map>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/search/transposition_table.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestTranspositionTable : public QObject {
    Q_OBJECT

private slots:
    void keysTellPositionsApart_data();
    void keysTellPositionsApart();
    void keysOfLargeBoards();
    void keepsValues();
    void growsAndIsCleared();
    void isFullAtItsBound();
};

void TestTranspositionTable::keysTellPositionsApart_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("equal");
    const auto row = [](const char* name, const char* a, const char* b, bool equal) {
        QTest::newRow(name) << a << b << equal;
    };
    row("same", "12/12", "12/12", true);
    row("colors renamed", "12/12", "31/31", true);
    row("empty cells around", "12/12", ".../12./12.", true);
    row("colors in another order", "12/11", "12/22", false);
    row("one column or two", "1/1", "11", false);
    row("cleared", "..", ".", true);
    row("one block", "1.", "..", false);
    row("more than seven colors", "12345678", "12345679", true);
    row("8 of 8 and 7 of 8", "12345678", "12345677", false);
    // 21 symbols fill a word, with column ends.
    row("at the end of a word", "11111111112", "11111111111", false);
}

void TestTranspositionTable::keysTellPositionsApart() {
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    const PositionKey left(drawn(a.toStdString()));
    const PositionKey right(drawn(b.toStdString()));
    QTEST(std::ranges::equal(left.words(), right.words()), "equal");
}

void TestTranspositionTable::keysOfLargeBoards() {
    const PositionKey large(generate_board(1, 32, 32, 9));
    const PositionKey other(generate_board(2, 32, 32, 9));
    QCOMPARE(large.words().size(), std::size_t{(32 * 33 + 14) / 15});
    QVERIFY(!std::ranges::equal(large.words(), other.words()));
}

void TestTranspositionTable::keepsValues() {
    TranspositionTable table(1U << 16);
    const PositionKey key(drawn("1212"));
    QCOMPARE(table.find(key), 0U);
    const auto [entry, added] = table.find_or_add(key);
    QVERIFY(added && entry != 0);
    for (const int value : {0, 1, -1, 1'100'000, -1'100'000}) {
        for (const bool exact : {true, false}) {
            table.set(entry, value, exact);
            QCOMPARE(table.value(entry), value);
            QCOMPARE(table.is_exact(entry), exact);
        }
    }
    QCOMPARE(table.find(key), entry);
    QVERIFY(!table.find_or_add(PositionKey(drawn("2121"))).added); // the same with other names
    QCOMPARE(table.size(), std::size_t{1});
}

void TestTranspositionTable::growsAndIsCleared() {
    TranspositionTable table(1U << 22);
    for (int round = 0; round < 2; ++round) {
        std::map<std::vector<std::uint64_t>, int> expected;
        for (std::uint64_t seed = 1; seed <= 10000; ++seed) {
            const PositionKey key(generate_board(seed, 3, 4, 3));
            const auto [entry, added] = table.find_or_add(key);
            const std::vector<std::uint64_t> words(key.words().begin(), key.words().end());
            QCOMPARE(expected.emplace(words, static_cast<int>(seed)).second, added);
            if (added)
                table.set(entry, static_cast<int>(seed), seed % 2 == 0);
            QCOMPARE(table.value(table.find(key)), expected.at(words));
        }
        QCOMPARE(table.size(), expected.size());
        table.clear();
        QCOMPARE(table.size(), std::size_t{0});
        QCOMPARE(table.find(PositionKey(generate_board(1, 3, 4, 3))), 0U);
    }
}

void TestTranspositionTable::isFullAtItsBound() {
    constexpr std::size_t bytes = 1U << 16;
    TranspositionTable table(bytes);
    std::uint64_t seed = 1;
    while (table.find_or_add(PositionKey(generate_board(seed, 3, 4, 3))).entry != 0)
        ++seed;
    QVERIFY(table.is_half_full());
    // Two words each in five eighths: the rest is for slots, old ones too while they are moved.
    QVERIFY(table.size() > bytes / 32 && table.size() <= bytes / 8 * 5 / 16);
    QVERIFY(table.find(PositionKey(generate_board(1, 3, 4, 3))) != 0);
}

SAMEGAME_TEST(TestTranspositionTable)
#include "tst_transposition_table.moc"
