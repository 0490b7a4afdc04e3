#include <QTest>

#include <algorithm>
#include <limits>
#include <set>

#include "app/cluster/message.h"
#include "app/cluster/rank_search.h"
#include "app/cluster/search_lead.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/solvers/solver_registry.h"
#include "tests/cluster/test_mail.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/wait_until.h"

using namespace samegame;
using namespace samegame::cluster;

namespace {

SearchPlan plan(int ranks, std::uint64_t playouts) {
    SearchPlan plan;
    plan.whole.start = {generate_board(3, 8, 8, 4), {}};
    plan.whole.solver = find_solver("nrpa");
    plan.whole.options = default_options(plan.whole.solver->options);
    plan.whole.budget.playouts = playouts;
    plan.whole.budget.memory = test_memory;
    plan.whole.seed = 7;
    plan.ranks = ranks;
    return plan;
}

RankReport ended(const RankSearch& search) {
    wait_until([&] { return search.report().has_ended; });
    return search.report();
}

/// What a rank finds that searches the plan alone.
RankReport found(const SearchPlan& plan, int rank) {
    return ended(RankSearch(plan, rank));
}

Letter letter(int rank, const RankReport& report) {
    return {rank, Kind::report, to_bytes(report)};
}

} // namespace

/// What samegame-mpi is made of, without MPI.
class TestClusterParts : public QObject {
    Q_OBJECT

private slots:
    void messagesAreReadAsTheyWereWritten();
    void otherBytesAreNoMessages();
    void reportsOfWhatCannotBeAreNoMessages();
    void linesAreBelievedThatEarnTheirScore();
    void ranksHaveSeedsOfTheirOwn();
    void oneRankIsAnOrdinarySearch();
    void sharesAddUp();
    void roundsGoOnFromTheIncumbent();
    void theBestLineOfAllIsReported();
    void linesThatLieDoNotCount();
    void aBoundOfOneRankHoldsForTheLinesOfAll();
    void silentRanksAreGivenUp();
    void aSignalStopsAll();
    void theIncumbentWaitsForEveryRank();
};

void TestClusterParts::messagesAreReadAsTheyWereWritten() {
    RankReport report = found(plan(1, 50), 0);
    report.was_told = true;
    report.upper_bound = 4321;
    report.failure = "no memory";
    const auto read = message_of<RankReport>(to_bytes(report));
    QVERIFY(read);
    QVERIFY(read->line->moves == report.line->moves);
    QCOMPARE(read->line->score, report.line->score);
    QCOMPARE(read->playouts, std::uint64_t{50});
    QCOMPARE(read->upper_bound, report.upper_bound);
    QCOMPARE(read->was_told, true);
    QCOMPARE(read->has_ended, true);
    QCOMPARE(QString::fromStdString(read->failure), QString("no memory"));

    const auto incumbent = message_of<Incumbent>(to_bytes(Incumbent{3, report.line->moves}));
    QVERIFY(incumbent && incumbent->rounds == 3 && incumbent->moves == report.line->moves);
    const auto wish = message_of<TrialWish>(to_bytes(TrialWish{true, false, "x"}));
    QVERIFY(wish && wish->wants && !wish->was_told && wish->failure == "x");
    QVERIFY(message_of<TrialDeal>(to_bytes(TrialDeal{9}))->number == 9);
    const auto result = message_of<TrialResult>(to_bytes(TrialResult{9, "{}"}));
    QVERIFY(result && result->number == 9 && result->row == "{}");
}

void TestClusterParts::otherBytesAreNoMessages() {
    const Bytes whole = to_bytes(found(plan(1, 50), 0));
    for (std::size_t size = 0; size < whole.size(); ++size)
        QVERIFY2(!message_of<RankReport>(std::span(whole).first(size)),
                 qPrintable(QString::number(size)));
    Bytes longer = whole;
    longer.push_back(std::byte{0});
    QVERIFY(!message_of<RankReport>(longer));
    QVERIFY(!message_of<Incumbent>({}) && !message_of<TrialWish>({}) &&
            !message_of<TrialDeal>({}) && !message_of<TrialResult>({}));
    const Bytes result = to_bytes(TrialResult{1, "row"});
    QVERIFY(!message_of<TrialResult>(std::span(result).first(result.size() - 1)));
}

void TestClusterParts::reportsOfWhatCannotBeAreNoMessages() {
    const RankReport good = found(plan(1, 50), 0);
    const auto is_read_with = [&](auto RankReport::*member, auto value) {
        RankReport report = good;
        report.*member = value;
        return message_of<RankReport>(to_bytes(report)).has_value();
    };
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(is_read_with(&RankReport::threads, 1024));
    QVERIFY(!is_read_with(&RankReport::threads, 1025));
    QVERIFY(!is_read_with(&RankReport::threads, -1));
    QVERIFY(!is_read_with(&RankReport::rounds, -1));
    QVERIFY(is_read_with(&RankReport::seconds, 1e12));
    for (const double seconds : {-1.0, 2e12, nan})
        QVERIFY(!is_read_with(&RankReport::seconds, seconds));
    QVERIFY(is_read_with(&RankReport::depth, max_moves));
    QVERIFY(!is_read_with(&RankReport::depth, max_moves + 1));
    QVERIFY(!is_read_with(&RankReport::depth, -1));
    for (const double depth : {-1.0, 513.0, nan})
        QVERIFY(!is_read_with(&RankReport::mean_depth, depth));
    QVERIFY(!is_read_with(&RankReport::upper_bound, std::optional(1'000'000'001)));
}

void TestClusterParts::linesAreBelievedThatEarnTheirScore() {
    const SearchPlan one = plan(1, 50);
    const Position& start = one.whole.start;
    const ClaimedLine claim = *found(one, 0).line;
    QVERIFY(believed(start, claim));
    QVERIFY(!believed(start, {claim.moves, claim.score + 1}));
    ClaimedLine shorter{{}, claim.score};
    for (std::size_t i = 0; i + 1 < claim.moves.size(); ++i)
        shorter.moves.push_back(claim.moves[i]);
    QVERIFY(!believed(start, shorter));
    ClaimedLine outside = claim;
    outside.moves[0] = Move{{200, 200}};
    QVERIFY(!believed(start, outside));
}

void TestClusterParts::ranksHaveSeedsOfTheirOwn() {
    std::set<std::uint64_t> seeds;
    for (int rank = 0; rank < 50; ++rank)
        for (int round = 0; round < 50; ++round)
            seeds.insert(rank_seed(1, rank, round));
    QCOMPARE(seeds.size(), std::size_t{2500});
    QCOMPARE(rank_seed(1, 0, 0), std::uint64_t{1});
}

void TestClusterParts::oneRankIsAnOrdinarySearch() {
    const SearchPlan one = plan(1, 500);
    SearchControl control;
    const SearchReport search = run_search(one.whole, control);
    const RankReport rank = found(one, 0);
    QVERIFY(rank.line->moves == search.snapshot.best.moves);
    QCOMPARE(rank.line->score, search.snapshot.best.score);
    QCOMPARE(rank.playouts, search.snapshot.playouts);
}

void TestClusterParts::sharesAddUp() {
    for (const bool shares : {false, true}) {
        SearchPlan three = plan(3, 100);
        three.shares = shares;
        three.period = 7;
        QCOMPARE(three.rounds(), shares ? 5 : 1);
        std::uint64_t playouts = 0;
        for (int rank = 0; rank < 3; ++rank) {
            RankSearch search(three, rank);
            search.take({1000, {}}); // nobody is waited for
            playouts += ended(search).playouts;
        }
        QCOMPARE(playouts, std::uint64_t{100});
    }
    SearchPlan tiny = plan(3, 100);
    tiny.shares = true;
    tiny.period = 0.001;
    QCOMPARE(tiny.rounds(), 34); // of a playout each: none of them has nothing to do
    QCOMPARE(found(plan(3, 2), 2).playouts, std::uint64_t{0});
}

void TestClusterParts::roundsGoOnFromTheIncumbent() {
    SearchPlan shared = plan(1, 4000);
    shared.whole.start.board = standard_board(1);
    const ClaimedLine best = *found(shared, 0).line;
    shared.whole.budget.playouts = 400;
    shared.shares = true;
    RankReport first;
    for (int run = 0; run < 2; ++run) {
        RankSearch search(shared, 0);
        wait_until([&] { return search.changes() == 1; }); // it waits for the incumbent
        QVERIFY(!search.report().has_ended);
        for (int round = 1; round < shared.rounds(); ++round) {
            search.take({round, best.moves});
            wait_until([&] { return search.report().rounds > round; });
        }
        const RankReport report = ended(search);
        QCOMPARE(report.playouts, std::uint64_t{400});
        QVERIFY(believed(shared.whole.start, *report.line));
        if (run == 0)
            first = report;
        QVERIFY(report.line->moves == first.line->moves);
    }
    // From positions along a good line few playouts find better ones than from the whole board.
    RankSearch without(shared, 0);
    without.take({shared.rounds(), {}});
    QVERIFY(first.line->score > ended(without).line->score);
}

void TestClusterParts::theBestLineOfAllIsReported() {
    const SearchPlan two = plan(2, 400);
    TestMail mail(2);
    SearchLead lead(two, mail, Seconds(1e6), {});
    const RankReport reports[]{found(two, 0), found(two, 1)};
    lead.take(letter(1, reports[1]), Clock::now());
    lead.step(Clock::now());
    QVERIFY(!lead.is_done());
    QCOMPARE(lead.improvements(), 1);
    QCOMPARE(lead.report().snapshot.best.score, reports[1].line->score);
    lead.take(letter(0, reports[0]), Clock::now());
    QVERIFY(lead.is_done() && lead.is_complete());
    const SearchReport report = lead.report();
    QCOMPARE(report.snapshot.best.score, std::max(reports[0].line->score, reports[1].line->score));
    QCOMPARE(report.snapshot.playouts, std::uint64_t{400});
    QCOMPARE(report.snapshot.threads, 2);
    QCOMPARE(report.stop, StopReason::budget_spent);

    // Of equal lines it is that of the lowest rank, whichever came first.
    SearchLead other(two, mail, Seconds(1e6), {});
    for (const int rank : {1, 0})
        other.take(letter(rank, reports[0]), Clock::now());
    QCOMPARE(other.improvements(), 1);
}

void TestClusterParts::linesThatLieDoNotCount() {
    const SearchPlan one = plan(1, 50);
    TestMail mail(1);
    QString told;
    SearchLead lead(one, mail, Seconds(1e6),
                    [&](const std::string& text) { told = QString::fromStdString(text); });
    RankReport report = found(one, 0);
    const int score = report.line->score;
    lead.take(letter(0, report), Clock::now());
    report.line->score += 1000;
    lead.take(letter(0, report), Clock::now());
    QVERIFY(told.contains("does not earn"));
    QCOMPARE(lead.report().snapshot.best.score, score);
    lead.take({0, Kind::report, Bytes(3)}, Clock::now());
    QVERIFY(told.contains("cannot be read"));
}

void TestClusterParts::aBoundOfOneRankHoldsForTheLinesOfAll() {
    const SearchPlan two = plan(2, 100);
    TestMail mail(2);
    SearchLead lead(two, mail, Seconds(1e6), {});
    RankReport liar = found(two, 0);
    const RankReport other = found(two, 1);
    liar.upper_bound = other.line->score - 1;
    liar.line.reset();
    liar.stop = StopReason::proven_optimal;
    lead.take(letter(0, liar), Clock::now());
    lead.take(letter(1, other), Clock::now());
    const SearchReport report = lead.report();
    QVERIFY(report.failure.has_value());
    QVERIFY(report.stop != StopReason::proven_optimal);
    QVERIFY(report.upper_bound >= report.snapshot.best.score);
}

void TestClusterParts::silentRanksAreGivenUp() {
    const SearchPlan two = plan(2, 100);
    TestMail mail(2);
    int told = 0;
    const auto start = Clock::now();
    SearchLead lead(two, mail, Seconds(1000), [&](const std::string&) { ++told; });
    lead.take(letter(0, found(two, 0)), start + std::chrono::seconds(500));
    lead.step(start + std::chrono::seconds(900));
    QVERIFY(!lead.is_done());
    QCOMPARE(told, 0);
    lead.step(start + std::chrono::seconds(1400)); // rank 1 was never heard of
    QCOMPARE(told, 1);
    QVERIFY(lead.is_done());
    QVERIFY(!lead.is_complete());
    QVERIFY(lead.report().snapshot.has_line);
}

void TestClusterParts::aSignalStopsAll() {
    const SearchPlan two = plan(2, 100);
    TestMail mail(2);
    SearchLead lead(two, mail, Seconds(1e6), [](const std::string&) {});
    RankReport report = found(two, 1);
    report.was_told = true;
    lead.take(letter(1, report), Clock::now());
    const auto now = Clock::now();
    lead.step(now);
    QCOMPARE(mail.taken(Kind::stop), (std::vector<int>{0, 1}));
    QVERIFY(!lead.is_done());
    lead.step(now + std::chrono::seconds(1)); // rank 0 is not waited for for long
    QVERIFY(lead.is_done());
    QVERIFY(!lead.is_complete());
    QCOMPARE(lead.report().stop, StopReason::stop_requested);
}

void TestClusterParts::theIncumbentWaitsForEveryRank() {
    SearchPlan two = plan(2, 100);
    two.shares = true;
    TestMail mail(2);
    SearchLead lead(two, mail, Seconds(1e6), {});
    RankReport reports[]{found(plan(2, 100), 0), found(plan(2, 100), 1)};
    for (RankReport& report : reports)
        report.has_ended = false;
    lead.take(letter(0, reports[0]), Clock::now());
    lead.step(Clock::now());
    QCOMPARE(mail.taken(Kind::incumbent), std::vector<int>{});
    lead.take(letter(1, reports[1]), Clock::now());
    lead.step(Clock::now());
    QCOMPARE(mail.sent.size(), std::size_t{2});
    const auto incumbent = message_of<Incumbent>(mail.sent.front().content);
    const int best = reports[1].line->score > reports[0].line->score ? 1 : 0;
    QVERIFY(incumbent->moves == reports[best].line->moves);
    QCOMPARE(incumbent->rounds, 1);
    mail.sent.clear();
    lead.step(Clock::now()); // once for each round
    QVERIFY(mail.sent.empty());
}

SAMEGAME_TEST(TestClusterParts, QCoreApplication)
#include "tst_cluster_parts.moc"
