#include <QTest>
#include <map>

#include "engine/base/rng.h"
#include "engine/solvers/tree/position_queue.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr int highest = 1000;

PositionQueue::Path path_of(PositionQueue::Number parent, int points, int estimate) {
    PositionQueue::Path path;
    path.parent = parent;
    path.points = points;
    path.estimate = estimate;
    path.bound = estimate + 10;
    return path;
}

} // namespace

/// The order of open positions, and what happens where there is no memory for more.
class TestPositionQueue : public QObject {
    Q_OBJECT

private slots:
    void takesTheBestFirst();
    void noEstimateBelowZeroIsABound();
    void knowsPositionsByTheirHashes();
    void aBetterPathOpensAgain();
    void keepsTheBestWhereMemoryEnds();
    void dropsClosedPositionsFirst();
    void ranksArePartOfTheMemory();
};

void TestPositionQueue::takesTheBestFirst() {
    PositionQueue queue(1 << 20, highest);
    Rng rng(1);
    std::multimap<int, std::uint64_t> expected;
    for (std::uint64_t hash = 0; hash < 3000; ++hash) {
        const int estimate = static_cast<int>(rng.bounded(highest + 1));
        queue.add(hash, path_of(0, 0, estimate));
        expected.emplace(estimate, hash);
    }
    while (!expected.empty()) {
        QCOMPARE(queue.best_estimate(), expected.rbegin()->first);
        const PositionQueue::Number number = queue.take();
        QCOMPARE(queue.path(number).estimate, expected.rbegin()->first);
        queue.close(number);
        expected.erase(std::prev(expected.end()));
    }
    QCOMPARE(queue.take(), PositionQueue::Number{0});
    QCOMPARE(queue.size(), 3000U);
    QCOMPARE(queue.dropped_bound(), std::numeric_limits<int>::min());
}

/// Estimates of 0 and less share a rank, in no order: A* had proven -2 points of a board with -1.
void TestPositionQueue::noEstimateBelowZeroIsABound() {
    PositionQueue queue(1 << 20, highest);
    queue.add(1, path_of(0, 0, -1));
    queue.add(2, path_of(0, 0, -2));
    QVERIFY(queue.best_estimate() >= -1);
    queue.add(3, path_of(0, 0, 1));
    QCOMPARE(queue.best_estimate(), 1);
}

void TestPositionQueue::knowsPositionsByTheirHashes() {
    PositionQueue queue(1 << 20, highest);
    for (std::uint64_t hash = 0; hash < 5000; ++hash)
        queue.add(hash * 0x9e3779b97f4a7c15ULL, path_of(0, static_cast<int>(hash), 5));
    for (std::uint64_t hash = 0; hash < 5000; ++hash)
        QCOMPARE(queue.path(queue.find(hash * 0x9e3779b97f4a7c15ULL)).points,
                 static_cast<int>(hash));
    QCOMPARE(queue.find(1), PositionQueue::Number{0});
}

void TestPositionQueue::aBetterPathOpensAgain() {
    PositionQueue queue(1 << 20, highest);
    queue.add(1, path_of(0, 0, 50));
    const PositionQueue::Number root = queue.take();
    queue.add(2, path_of(root, 3, 30));
    queue.close(root);
    const PositionQueue::Number child = queue.take();
    queue.close(child);
    QCOMPARE(queue.take(), PositionQueue::Number{0});

    queue.improve(child, path_of(root, 4, 31));
    QCOMPARE(queue.take(), child);
    QCOMPARE(queue.path(child).points, 4);
    queue.improve(child, path_of(root, 5, 32)); // while it is taken: only its path changes
    QCOMPARE(queue.path(child).points, 5);
    QCOMPARE(queue.take(), PositionQueue::Number{0});
    QCOMPARE(queue.moves_to(child).size(), std::size_t{1});
}

void TestPositionQueue::keepsTheBestWhereMemoryEnds() {
    PositionQueue queue(1, 20000);
    constexpr int capacity = 4095; // one chunk of the pool
    for (int i = 0; i < 2 * capacity; ++i)
        queue.add(static_cast<std::uint64_t>(i), path_of(0, 0, i));
    QCOMPARE(queue.size(), static_cast<std::uint32_t>(capacity));
    QCOMPARE(queue.dropped_bound(), capacity - 1 + 10);
    queue.add(99999, path_of(0, 0, 7)); // worth less than all others
    QCOMPARE(queue.find(99999), PositionQueue::Number{0});
    QCOMPARE(queue.find(0), PositionQueue::Number{0});
    for (int i = 2 * capacity; i-- > capacity;)
        QCOMPARE(queue.path(queue.take()).estimate, i);
}

void TestPositionQueue::dropsClosedPositionsFirst() {
    PositionQueue queue(1, highest);
    constexpr int capacity = 4095;
    queue.add(capacity, path_of(0, 0, highest));
    const PositionQueue::Number parent = queue.take();
    for (int i = 0; i < capacity - 1; ++i)
        queue.add(static_cast<std::uint64_t>(i), path_of(parent, 0, 500));
    queue.close(parent); // its children need it
    queue.close(queue.take());
    queue.add(capacity + 1, path_of(parent, 0, 1));
    QCOMPARE(queue.dropped_bound(), std::numeric_limits<int>::min());
    QCOMPARE(queue.size(), static_cast<std::uint32_t>(capacity));
    QVERIFY(queue.find(capacity) != 0);
    QVERIFY(queue.find(capacity + 1) != 0);
    QCOMPARE(queue.find(capacity - 2), PositionQueue::Number{0}); // the last one came first
}

/// On a board of 32x32 the ranks took four megabytes more than were granted.
void TestPositionQueue::ranksArePartOfTheMemory() {
    const auto positions_kept = [](int highest_estimate) {
        PositionQueue queue(8 << 20, highest_estimate);
        for (std::uint64_t hash = 1; hash <= 200'000; ++hash)
            queue.add(hash * 0x9e3779b97f4a7c15ULL, path_of(0, 0, 5));
        return queue.size();
    };
    QVERIFY(positions_kept(1'000'000) <= positions_kept(highest) * 6 / 10);
}

SAMEGAME_TEST(TestPositionQueue)
#include "tst_position_queue.moc"
