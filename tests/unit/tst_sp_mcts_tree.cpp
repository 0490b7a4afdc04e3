#include <QTest>

#include <thread>
#include <vector>

#include "engine/solvers/sp_mcts/tree.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Kind = SpMctsTree::Kind;

namespace {

Move move(int column, int row) {
    return {{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}};
}

void visit(SpMctsTree& tree, std::uint32_t number, int count) {
    for (int i = 0; i < count; ++i)
        tree[tree.position_of(number)].statistics.add(100 + i);
}

/// Children of the root, 10 playouts each, with 30 children of their own of one playout each, until
/// no more fit.
void fill(SpMctsTree& tree) {
    std::uint64_t hash = 1000;
    for (int i = 0; tree.has_room_for(31); ++i) {
        const std::uint32_t child =
            tree.add_child(tree.root(), move(i % max_columns, i / max_columns), ++hash);
        visit(tree, child, 10);
        for (int j = 0; j < 30; ++j)
            visit(tree, tree.add_child(child, move(j, 0), ++hash), 1);
    }
    visit(tree, tree.root(), 1000);
}

bool never() {
    return false;
}

int child_count(const SpMctsTree& tree, std::uint32_t parent) {
    int count = 0;
    for (std::uint32_t i = tree[parent].first_child; i != 0; i = tree[i].next_sibling)
        ++count;
    return count;
}

} // namespace

/// The nodes of SP-MCTS: their memory, its recycling, and shared positions.
class TestSpMctsTree : public QObject {
    Q_OBJECT

private slots:
    void lossesAreTakenBackWhole();
    void threadsCountEveryPlayout();
    void staysWithinItsMemory_data();
    void staysWithinItsMemory();
    void recyclingMakesRoomForHalf_data();
    void recyclingMakesRoomForHalf();
    void recyclingSparesWhatIsVisitedOften();
    void recycledNodesComeBackEmpty();
    void recyclingCanBeStopped();
    void positionsAreShared();
    void sharedPositionsOutliveRecycling();
    void newTreesForget();
    void keptTreesBeginWithEarlierMeans();
};

void TestSpMctsTree::lossesAreTakenBackWhole() {
    SpMctsStatistics statistics;
    statistics.add(2701);
    const SpMctsStatistics before = statistics;
    statistics.add_loss(-1234, 7);
    QCOMPARE(statistics.visits, 8U);
    QCOMPARE(statistics.top, 2701);
    statistics.add(1999);
    statistics.take_back(-1234, 7);
    QCOMPARE(statistics.visits, 2U);
    QCOMPARE(statistics.sum, before.sum + 1999);
    QCOMPARE(statistics.sum_of_squares, before.sum_of_squares + 1999.0 * 1999.0);
}

/// Each with a loss until its score is known, and without a mutex.
void TestSpMctsTree::threadsCountEveryPlayout() {
    constexpr int threads = 4;
    constexpr int playouts = 20'000;
    SpMctsStatistics together;
    {
        std::vector<std::jthread> all;
        for (int thread = 0; thread < threads; ++thread)
            all.emplace_back([&together, thread] {
                for (int i = 0; i < playouts; ++i) {
                    SpMctsStatistics loss;
                    loss.add_loss(-500, 3);
                    together.add_shared(loss);
                    SpMctsStatistics result;
                    result.add(thread * playouts + i);
                    result.take_back(-500, 3);
                    together.add_shared(result);
                }
            });
    }
    SpMctsStatistics alone;
    for (int score = 0; score < threads * playouts; ++score)
        alone.add(score);
    QCOMPARE(together.visits, alone.visits);
    QCOMPARE(together.sum, alone.sum);
    QCOMPARE(together.sum_of_squares, alone.sum_of_squares);
    QCOMPARE(together.top, alone.top);
}

void TestSpMctsTree::staysWithinItsMemory_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("bytes");
    QTest::newRow("plain") << static_cast<int>(Kind::plain) << static_cast<int>(sizeof(SpMctsNode));
    QTest::newRow("extras") << static_cast<int>(Kind::extras)
                            << static_cast<int>(sizeof(SpMctsNode) + sizeof(SpMctsExtras));
    QTest::newRow("shared") << static_cast<int>(Kind::shared)
                            << static_cast<int>(sizeof(SpMctsNode) + sizeof(SpMctsExtras) + 4);
}

/// Within 5 % of what is granted, and not much less.
void TestSpMctsTree::staysWithinItsMemory() {
    QFETCH(const int, kind);
    QFETCH(const int, bytes);
    constexpr std::uint64_t granted = 32 * mebibyte;
    SpMctsTree tree(static_cast<Kind>(kind), granted);
    tree.restart(1);
    std::uint64_t nodes = 1;
    std::uint32_t parent = tree.root();
    for (; tree.has_room_for(1); ++nodes)
        parent = tree.add_child(parent, move(0, 0), nodes + 1);
    QCOMPARE(tree.in_use(), nodes);
    QVERIFY(nodes * static_cast<std::uint64_t>(bytes) <= granted);
    QVERIFY(nodes * static_cast<std::uint64_t>(bytes) >= granted * 9 / 10);
}

void TestSpMctsTree::recyclingMakesRoomForHalf_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("plain") << static_cast<int>(Kind::plain);
    QTest::newRow("extras") << static_cast<int>(Kind::extras);
    QTest::newRow("shared") << static_cast<int>(Kind::shared);
    QTest::newRow("kept") << static_cast<int>(Kind::kept);
}

void TestSpMctsTree::recyclingMakesRoomForHalf() {
    QFETCH(const int, kind);
    SpMctsTree tree(static_cast<Kind>(kind), 1); // 4,095 nodes
    tree.restart(1);
    for (int round = 0; round < 3; ++round) {
        fill(tree);
        const std::uint64_t before = tree.in_use();
        QVERIFY(tree.recycle(never));
        QVERIFY(tree.in_use() <= before / 2);
        QVERIFY(tree.has_room_for(before / 2));
        QCOMPARE(tree[tree.root()].statistics.visits, static_cast<unsigned>(1000 * (round + 1)));
    }
}

void TestSpMctsTree::recyclingSparesWhatIsVisitedOften() {
    SpMctsTree tree(Kind::plain, 1);
    tree.restart(0);
    const std::uint32_t often = tree.add_child(tree.root(), move(31, 31), 0);
    visit(tree, often, 500);
    for (int j = 0; j < 20; ++j)
        tree.add_child(often, move(j, 1), 0);
    fill(tree);
    const int children = child_count(tree, tree.root());
    QVERIFY(tree.recycle(never));
    QCOMPARE(child_count(tree, tree.root()), children);
    QCOMPARE(child_count(tree, often), 20);
    QCOMPARE(tree[often].statistics.visits, 500U);
    const std::uint32_t rarely = tree.find_child(tree.root(), move(0, 0));
    QCOMPARE(child_count(tree, rarely), 0);
    QCOMPARE(tree[rarely].statistics.visits, 10U);
}

void TestSpMctsTree::recycledNodesComeBackEmpty() {
    SpMctsTree tree(Kind::extras, 1);
    tree.restart(0);
    fill(tree);
    QVERIFY(tree.recycle(never));
    while (tree.has_room_for(1)) {
        const std::uint32_t child = tree.add_child(tree.root(), move(1, 1), 0);
        QCOMPARE(tree[child].statistics.visits, 0U);
        QCOMPARE(tree[child].first_child, 0U);
        QCOMPARE(tree.extras(child).rave_visits, 0U);
    }
}

void TestSpMctsTree::recyclingCanBeStopped() {
    SpMctsTree tree(Kind::shared, 1);
    tree.restart(1);
    fill(tree);
    int questions = 0;
    QVERIFY(!tree.recycle([&] { return ++questions > 0; }));
    QCOMPARE(questions, 1);
}

void TestSpMctsTree::positionsAreShared() {
    SpMctsTree tree(Kind::shared, mebibyte);
    tree.restart(1);
    const std::uint32_t a = tree.add_child(tree.root(), move(0, 0), 2);
    const std::uint32_t b = tree.add_child(tree.root(), move(1, 0), 3);
    const std::uint32_t ab = tree.add_child(a, move(1, 0), 4);
    const std::uint32_t ba = tree.add_child(b, move(0, 0), 4);
    QVERIFY(ab != ba);
    QCOMPARE(tree.position_of(ba), tree.position_of(ab));
    QVERIFY(tree.position_of(a) != tree.position_of(b));
    QCOMPARE(tree.find_child(b, move(0, 0)), ba);
}

void TestSpMctsTree::sharedPositionsOutliveRecycling() {
    SpMctsTree tree(Kind::shared, 1);
    tree.restart(1);
    const std::uint32_t rarely = tree.add_child(tree.root(), move(30, 30), 2);
    const std::uint32_t often = tree.add_child(tree.root(), move(31, 31), 3);
    visit(tree, rarely, 3);
    visit(tree, often, 500);
    const std::uint32_t first = tree.add_child(rarely, move(1, 0), 4);
    const std::uint32_t second = tree.add_child(often, move(0, 0), 4);
    visit(tree, first, 7);
    fill(tree);
    QVERIFY(tree.recycle(never));
    QCOMPARE(child_count(tree, rarely), 0);
    QCOMPARE(tree.position_of(second), first);
    QCOMPARE(tree[tree.position_of(second)].statistics.visits, 7U);
    const std::uint32_t third = tree.add_child(rarely, move(1, 0), 4);
    QCOMPARE(tree.position_of(third), first);
}

void TestSpMctsTree::newTreesForget() {
    SpMctsTree tree(Kind::shared, mebibyte);
    tree.restart(1);
    visit(tree, tree.add_child(tree.root(), move(0, 0), 2), 5);
    QCOMPARE(tree.created(), std::uint64_t{2});
    tree.restart(1);
    QCOMPARE(tree.created(), std::uint64_t{1});
    const std::uint32_t again = tree.add_child(tree.root(), move(0, 0), 2);
    QCOMPARE(tree[tree.position_of(again)].statistics.visits, 0U);
}

void TestSpMctsTree::keptTreesBeginWithEarlierMeans() {
    SpMctsTree tree(Kind::kept, mebibyte);
    tree.restart(1);
    visit(tree, tree.root(), 5);
    visit(tree, tree.add_child(tree.root(), move(0, 0), 2), 5); // 100 to 104
    tree.restart(1);
    QCOMPARE(tree[tree.root()].statistics.visits, 0U);
    const std::uint32_t again = tree.add_child(tree.root(), move(0, 0), 2);
    QCOMPARE(tree.position_of(again), again);
    QCOMPARE(tree[again].statistics.visits, 1U);
    QCOMPARE(tree[again].statistics.mean(), 102.0);
    QCOMPARE(tree[again].statistics.top, 104);
}

SAMEGAME_TEST(TestSpMctsTree, QCoreApplication)
#include "tst_sp_mcts_tree.moc"
