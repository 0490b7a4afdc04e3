#include <QTest>
#include <array>
#include <atomic>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "engine/search/worker_team.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Threads that do rounds of work together, and what becomes of a round that throws.
class TestWorkerTeam : public QObject {
    Q_OBJECT

private slots:
    void eachWorkerDoesItsPartOfEachRound();
    void aThrowComesOutWhenTheOthersHaveEnded_data();
    void aThrowComesOutWhenTheOthersHaveEnded();
    void aRoundAfterAThrowIsAnyRound();
};

void TestWorkerTeam::eachWorkerDoesItsPartOfEachRound() {
    constexpr int rounds = 1000;
    WorkerTeam team(4);
    QCOMPARE(team.size(), 4);
    std::array<int, 4> done{};
    for (int round = 1; round <= rounds; ++round) {
        team.run([&](int worker) { ++done[static_cast<std::size_t>(worker)]; });
        QCOMPARE(std::accumulate(done.begin(), done.end(), 0), 4 * round);
    }
}

void TestWorkerTeam::aThrowComesOutWhenTheOthersHaveEnded_data() {
    QTest::addColumn<int>("thrower");
    QTest::newRow("the thread that calls") << 0;
    QTest::newRow("another one") << 2;
}

void TestWorkerTeam::aThrowComesOutWhenTheOthersHaveEnded() {
    QFETCH(const int, thrower);
    WorkerTeam team(4);
    std::atomic<bool> has_thrown = false;
    std::atomic<int> ended = 0;
    const auto task = [&](int worker) {
        if (worker == thrower) {
            has_thrown = true;
            throw std::runtime_error("lost");
        }
        while (!has_thrown)
            std::this_thread::yield();
        ++ended;
    };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, team.run(task));
    QCOMPARE(ended, 3);
}

void TestWorkerTeam::aRoundAfterAThrowIsAnyRound() {
    WorkerTeam team(3);
    const auto fail = [](int) { throw std::runtime_error("all at once"); };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, team.run(fail));
    std::atomic<int> done = 0;
    team.run([&](int) { ++done; });
    QCOMPARE(done, 3);
}

SAMEGAME_TEST(TestWorkerTeam, QCoreApplication)
#include "tst_worker_team.moc"
