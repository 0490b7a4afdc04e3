#include <QTest>

#include <string>
#include <vector>

#include "app/cluster/message.h"
#include "app/cluster/trial_dealer.h"
#include "app/cluster/trial_worker.h"
#include "engine/game/board_generator.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_file.h"
#include "tests/cluster/test_mail.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;
using namespace samegame::cluster;

namespace {

TrialTable table() {
    TrialTable table;
    table.entrants = {{find_solver("nested-monte-carlo"), {{"level", std::int64_t{1}}}}};
    table.entrants.front().budget.playouts = 20;
    table.board_count = 3;
    table.board = [](std::size_t index) {
        return NamedBoard{"random:" + std::to_string(index) + "/6x5x3",
                          {generate_board(index, 6, 5, 3), {}}};
    };
    table.seed = 7;
    return table;
}

Letter wish(int rank, bool was_told = false) {
    TrialWish wish;
    wish.wants = true;
    wish.was_told = was_told;
    return {rank, Kind::want, to_bytes(wish)};
}

Letter result(const TrialTable& table, std::uint64_t number, int rank, int more_points = 0) {
    SearchControl control;
    Trial trial = run_trial(table, table.place_of(number), test_memory, control).value();
    trial.score += more_points;
    return {rank, Kind::trial, to_bytes(TrialResult{number, trial_line(table, trial)})};
}

/// A dealer of the table's trials, and what it has kept and told.
struct Dealing {
    explicit Dealing(int ranks, Seconds grace = Seconds(1e6))
        : mail(ranks),
          dealer(
              plan, mail, grace,
              [this](const Trial& trial) { kept.push_back(trials.number_of(trial)); },
              [this](const std::string&) { ++told; }) {}

    FixedPlan plan{table()};
    const TrialTable& trials = plan.table();
    TestMail mail;
    std::vector<std::size_t> kept; ///< The trials' numbers.
    int told = 0;
    TrialDealer dealer;
};

} // namespace

/// How samegame-mpi deals the trials of an experiment to ranks, without MPI.
class TestClusterTrials : public QObject {
    Q_OBJECT

private slots:
    void trialsAreDealtInOrder();
    void trialsOfLostRanksAreDealtAgain();
    void ranksTellThatTheyWereToldToEnd();
    void trialsThatLieDoNotCount();
    void trialsWithoutALineCount();
    void whereAllRanksAreLostItEnds();
    void lostRanksMayStillBeTold();
    void trialsInVirtualTimeTakeOneThreadEach_data();
    void trialsInVirtualTimeTakeOneThreadEach();
};

void TestClusterTrials::trialsAreDealtInOrder() {
    Dealing deal(2);
    for (const int rank : {1, 0, 1, 0})
        deal.dealer.take(wish(rank), Clock::now());
    deal.dealer.step(Clock::now());
    QCOMPARE(deal.mail.taken(Kind::deal), (std::vector<int>{1, 0, 1})); // the fourth waits
    for (const std::uint64_t number : {2, 0, 0, 1})                     // one came twice
        deal.dealer.take(result(deal.trials, number, 1), Clock::now());
    QCOMPARE(deal.kept, (std::vector<std::size_t>{2, 0, 1}));
    QVERIFY(deal.dealer.is_done() && deal.dealer.is_complete());
}

void TestClusterTrials::trialsOfLostRanksAreDealtAgain() {
    Dealing deal(2, Seconds(100));
    const auto start = Clock::now();
    const auto later = [&](int seconds) { return start + std::chrono::seconds(seconds); };
    for (int i = 0; i < 3; ++i)
        deal.dealer.take(wish(1), later(1));
    deal.dealer.step(later(1));
    QCOMPARE(deal.mail.taken(Kind::deal), (std::vector<int>{1, 1, 1}));
    deal.dealer.take(result(deal.trials, 0, 1), later(10));
    deal.dealer.take(wish(0), later(50));
    deal.dealer.step(later(109));
    QCOMPARE(deal.mail.taken(Kind::deal), std::vector<int>{});
    deal.dealer.step(later(111)); // rank 1 has been silent for too long, rank 0 has not
    QCOMPARE(deal.mail.taken(Kind::deal), std::vector<int>{0});
    for (const std::uint64_t number : {1, 2})
        deal.dealer.take(result(deal.trials, number, 1), later(112)); // late, and as good as any
    QVERIFY(deal.dealer.is_done());
    QVERIFY(!deal.dealer.is_complete());
    QCOMPARE(deal.kept.size(), std::size_t{3});
}

void TestClusterTrials::ranksTellThatTheyWereToldToEnd() {
    Dealing deal(3);
    deal.dealer.take(wish(2), Clock::now());
    QVERIFY(!deal.dealer.was_told());
    deal.dealer.take(wish(2, true), Clock::now());
    QVERIFY(deal.dealer.was_told());
}

void TestClusterTrials::trialsThatLieDoNotCount() {
    Dealing deal(2);
    deal.dealer.take(wish(1), Clock::now());
    deal.dealer.step(Clock::now());
    deal.mail.sent.clear();
    deal.dealer.take(result(deal.trials, 0, 1, 100), Clock::now());
    QCOMPARE(deal.kept.size(), std::size_t{0});
    QVERIFY(!deal.dealer.is_complete()); // who lies is lost
    deal.dealer.take(wish(0), Clock::now());
    deal.dealer.step(Clock::now());
    QCOMPARE(message_of<TrialDeal>(deal.mail.sent.front().content)->number,
             std::uint64_t{0}); // dealt again
    QCOMPARE(deal.mail.taken(Kind::deal), std::vector<int>{0});
}

void TestClusterTrials::trialsWithoutALineCount() {
    Dealing deal(1);
    SearchControl control;
    Trial trial = run_trial(deal.trials, deal.trials.place_of(0), test_memory, control).value();
    trial.moves.clear(); // a budget of time that is spent at once
    trial.curve.clear();
    trial.score = 0;
    trial.cleared = false;
    deal.dealer.take({0, Kind::trial, to_bytes(TrialResult{0, trial_line(deal.trials, trial)})},
                     Clock::now());
    QCOMPARE(deal.kept.size(), std::size_t{1});
    QVERIFY(deal.dealer.is_complete());
}

void TestClusterTrials::whereAllRanksAreLostItEnds() {
    Dealing deal(2);
    for (const int rank : {0, 0, 1}) { // who lies twice is lost once
        QVERIFY(!deal.dealer.is_done());
        deal.dealer.take(result(deal.trials, 0, rank, 100), Clock::now());
    }
    QVERIFY(deal.dealer.is_done());
    QVERIFY(!deal.dealer.is_complete());
    QCOMPARE(deal.told, 2);
}

void TestClusterTrials::lostRanksMayStillBeTold() {
    Dealing deal(2);
    deal.dealer.take(result(deal.trials, 0, 0, 100), Clock::now());
    deal.dealer.take(wish(0, true), Clock::now());
    const auto now = Clock::now();
    deal.dealer.step(now);
    QCOMPARE(deal.mail.taken(Kind::stop), (std::vector<int>{0, 1}));
    deal.dealer.step(now + std::chrono::seconds(1));
    QVERIFY(deal.dealer.is_done());
}

void TestClusterTrials::trialsInVirtualTimeTakeOneThreadEach_data() {
    QTest::addColumn<bool>("isVirtual");
    QTest::addColumn<int>("atATime");
    QTest::newRow("virtual time") << true << 3;
    QTest::newRow("the clock's") << false << 1;
}

/// A rank asks for a trial whenever a thread is free: so many run at a time as it has room for, as
/// they do on the threads of a TrialTeam.
void TestClusterTrials::trialsInVirtualTimeTakeOneThreadEach() {
    QFETCH(const bool, isVirtual);
    QFETCH(const int, atATime);
    constexpr int threads = 3;
    TrialTable trials = table();
    trials.runs = 10;
    Entrant& entrant = trials.entrants.front();
    entrant = {find_solver("nrpa"), {{"level", std::int64_t{9}}}, {}, threads};
    entrant.budget.time = Seconds(1e9); // until it is told to stop
    if (isVirtual)
        entrant.virtual_time = VirtualTime{1'000'000, 0};
    TestMail mail(1);
    TrialWorker worker(trials, threads, test_memory, mail);
    worker.step(Clock::now(), false);
    std::uint64_t dealt = 0;
    while (!mail.sent.empty() && message_of<TrialWish>(mail.sent.front().content)->wants) {
        QVERIFY(dealt < 10);
        mail.sent.clear();
        worker.take({0, Kind::deal, to_bytes(TrialDeal{dealt++})});
        worker.step(Clock::now(), false);
    }
    QCOMPARE(static_cast<int>(dealt), atATime);
    QCOMPARE(entrant.real_threads(threads), threads / atATime);
    QCOMPARE(entrant.memory_of_trial(test_memory, threads),
             test_memory / threads * static_cast<std::uint64_t>(threads / atATime));
}

SAMEGAME_TEST(TestClusterTrials, QCoreApplication)
#include "tst_cluster_trials.moc"
