#include <QTest>
#include <functional>

#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/nrpa/nrpa_parallel.h"
#include "tests/support/qtest_text.h"
#include "tests/support/team_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

void with_team(const Board& board, int threads, const Budget& budget,
               const std::function<void(const Board&, const Rules&, SearchTeam&)>& task) {
    SearchRequest request;
    request.start.board = board;
    request.threads = threads;
    request.budget = budget;
    const Rules rules;
    search_by([&](SearchTeam& team, SearchControl&) { task(board, rules, team); }, request);
}

NrpaIterations all(std::uint64_t n) {
    NrpaIterations iterations;
    iterations.of_level.fill(n);
    return iterations;
}

/// A line that plays these codes.
LearnedLine line_of(int score, const std::string& codes) {
    LearnedLine line;
    line.score = score;
    line.codes.assign(codes.begin(), codes.end());
    line.choice_count = static_cast<std::uint32_t>(codes.size());
    line.steps.resize(codes.size() + 1);
    line.step_count = static_cast<std::uint32_t>(codes.size()) + 1;
    for (std::uint32_t t = 0; t < codes.size(); ++t)
        line.steps[t].played = t;
    return line;
}

std::string codes_of(const LearnedLine& line) {
    return {line.codes.begin(), line.codes.begin() + line.choice_count};
}

/// Of more codes than fit into the memory of a search.
WeightTable full_policy() {
    constexpr std::uint64_t many = 100000;
    WeightTable policy;
    policy.make_room(many);
    for (std::uint64_t code = 1; code <= many; ++code)
        policy.place_of(code);
    return policy;
}

} // namespace

/// What the levels of an NRPA keep, and when they end.
class TestNrpaLevels : public QObject {
    Q_OBJECT

private slots:
    void theLatestOfEqualLinesIsTheBest();
    void aBeamKeepsTheBestThatDiffer_data();
    void aBeamKeepsTheBestThatDiffer();
    void repetitionsEndALevel_data();
    void repetitionsEndALevel();
    void beamsPlayForEachOfTheirLines();
    void aLineIsGivenOrTaken();
    void exchangedLinesCountAsNew();
    void aStopLeavesWhatThereIs();
    void fullPoliciesEndASearch();
    void aPolicyThatFilledItsMemoryIsLearnedOn();
};

void TestNrpaLevels::theLatestOfEqualLinesIsTheBest() {
    BestLine best(2);
    QVERIFY(best.lines().empty());
    for (const char* codes : {"ab", "ac", "ab", "ab"}) {
        QVERIFY(!best.is_worn_out());
        LearnedLine line = line_of(5, codes);
        best.take(line);
        QCOMPARE(codes_of(best.line()), std::string(codes));
    }
    LearnedLine worse = line_of(4, "ab");
    best.take(worse);
    QVERIFY(!best.is_worn_out());
    LearnedLine again = line_of(5, "ab");
    best.take(again);
    QVERIFY(best.is_worn_out());
    best.forget();
    QVERIFY(best.lines().empty());
    QVERIFY(!best.is_worn_out());
}

void TestNrpaLevels::aBeamKeepsTheBestThatDiffer_data() {
    QTest::addColumn<int>("diversity");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* name, NrpaOptions::Diversity diversity, const char* kept) {
        QTest::newRow(name) << static_cast<int>(diversity) << kept;
    };
    row("sequence", NrpaOptions::Diversity::sequence, "6e 5c 5b");
    row("score", NrpaOptions::Diversity::score, "6e 5b 4d");
    row("length", NrpaOptions::Diversity::length, "6e 3fff 2gg");
}

void TestNrpaLevels::aBeamKeepsTheBestThatDiffer() {
    QFETCH(const int, diversity);
    QFETCH(const QString, kept);
    NrpaBeam beam(3, static_cast<NrpaOptions::Diversity>(diversity), 0);
    std::size_t policy = 0;
    for (const char* drawn : {"5a", "5b", "4d", "2gg", "5c", "6e", "3fff", "5b", "1gg"}) {
        LearnedLine line = line_of(drawn[0] - '0', drawn + 1);
        beam.insert(line, policy++);
    }
    QString found;
    for (const LearnedLine& line : beam.lines())
        found += QString(" %1%2").arg(line.score).arg(text(codes_of(line)));
    QCOMPARE(found.trimmed(), kept);
    QCOMPARE(beam.policies().front(), std::size_t{5});
}

void TestNrpaLevels::repetitionsEndALevel_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("beam");
    QTest::addColumn<int>("repetitions");
    QTest::addColumn<qulonglong>("playouts");
    QTest::newRow("never") << 1 << 1 << 0 << 20ULL;
    QTest::newRow("once") << 1 << 1 << 1 << 2ULL;
    QTest::newRow("three times") << 1 << 1 << 3 << 4ULL;
    QTest::newRow("three times at two levels") << 2 << 1 << 3 << 16ULL;
    // the first iteration plays twice, the following ones for the only line of the beam
    QTest::newRow("a beam") << 1 << 2 << 3 << 4ULL;
}

/// On a board with one line.
void TestNrpaLevels::repetitionsEndALevel() {
    QFETCH(const int, level);
    QFETCH(const int, beam);
    QFETCH(const int, repetitions);
    QFETCH(const qulonglong, playouts);
    NrpaOptions options;
    options.level = level;
    options.playouts = 1;
    options.beam_1 = beam;
    options.beam_2 = 1;
    options.repetitions = static_cast<std::uint64_t>(repetitions);
    with_team(drawn("11"), 1, {}, [&](const Board& root, const Rules& rules, SearchTeam& team) {
        NrpaThread thread(options, root, rules, team.lead(), team.lead().memory());
        thread.begin(all(20));
        WeightTable policy;
        QCOMPARE(thread.nrpa(level, policy).size(), std::size_t{1});
        QCOMPARE(team.lead().playouts(), std::uint64_t{playouts});
    });
}

void TestNrpaLevels::beamsPlayForEachOfTheirLines() {
    NrpaOptions options;
    options.level = 2;
    options.playouts = 1;
    options.beam_1 = 2;
    options.beam_2 = 3;
    with_team(generate_board(1, 15, 15, 5), 1, {},
              [&](const Board& root, const Rules& rules, SearchTeam& team) {
                  NrpaThread thread(options, root, rules, team.lead(), team.lead().memory());
                  thread.begin(all(5));
                  WeightTable policy;
                  const auto lines = thread.nrpa(2, policy);
                  QCOMPARE(team.lead().playouts(), std::uint64_t{5 * 3 * 5 * 2});
                  QCOMPARE(lines.size(), std::size_t{3});
                  QCOMPARE(lines[0].score, team.lead().best_score());
                  QVERIFY(lines[0].score >= lines[1].score && lines[1].score >= lines[2].score);
                  QVERIFY(!same_sequence(lines[0], lines[1]));
                  QVERIFY(!same_sequence(lines[1], lines[2]));
                  QCOMPARE(policy.size(), std::size_t{0});
              });
}

namespace {

/// That has taken a line of so many points.
BestLine best_of(int score, std::uint64_t repetitions = 0) {
    BestLine best(repetitions);
    LearnedLine line;
    line.step_count = 1;
    line.steps.resize(1);
    line.score = score;
    best.take(line);
    return best;
}

} // namespace

void TestNrpaLevels::aLineIsGivenOrTaken() {
    BestLine store(0);
    BestLine empty(0);
    empty.exchange_with(store);
    QVERIFY(empty.lines().empty() && store.lines().empty());
    BestLine low = best_of(10);
    BestLine high = best_of(20);
    low.exchange_with(store);
    QCOMPARE(store.line().score, 10);
    high.exchange_with(store);
    QCOMPARE(store.line().score, 20);
    QCOMPARE(high.line().score, 20);
    low.exchange_with(store);
    QCOMPARE(low.line().score, 20);
    empty.exchange_with(store);
    QCOMPARE(empty.lines().size(), std::size_t{1});
    QCOMPARE(empty.line().score, 20);
}

void TestNrpaLevels::exchangedLinesCountAsNew() {
    BestLine best = best_of(10, 1);
    LearnedLine again = best.line();
    best.take(again);
    QVERIFY(best.is_worn_out());
    BestLine store = best_of(20, 1);
    best.exchange_with(store);
    QVERIFY(!best.is_worn_out());
    BestLine other = best_of(20, 1);
    again = other.line();
    other.take(again);
    other.exchange_with(store);
    QVERIFY(other.is_worn_out()); // it has given
    QVERIFY(!store.is_worn_out());
}

void TestNrpaLevels::aStopLeavesWhatThereIs() {
    NrpaOptions options;
    options.level = 2;
    options.parallel = NrpaOptions::Parallel::shared;
    options.playouts = 1;
    Budget budget;
    budget.playouts = 5;
    with_team(generate_board(1, 8, 8, 3), 2, budget,
              [&](const Board& root, const Rules& rules, SearchTeam& team) {
                  NrpaJob job(options, root, rules, team);
                  job.begin(all(4));
                  WeightTable policy;
                  QCOMPARE(job.nrpa(2, policy).size(), std::size_t{1});
                  QVERIFY(job.must_return());
                  QCOMPARE(team.context(0).playouts(), std::uint64_t{3});
                  QCOMPARE(team.context(1).playouts(), std::uint64_t{2});
                  job.begin(all(4));
                  QVERIFY(job.nrpa(2, policy).empty());
              });
}

void TestNrpaLevels::fullPoliciesEndASearch() {
    NrpaOptions options;
    options.level = 1;
    options.playouts = 1;
    Budget budget;
    budget.memory = 1;
    with_team(generate_board(1, 8, 8, 3), 1, budget,
              [&](const Board& root, const Rules& rules, SearchTeam& team) {
                  WeightTable policy = full_policy();
                  NrpaThread thread(options, root, rules, team.lead(), team.lead().memory());
                  thread.begin(all(NrpaIterations::endless));
                  QCOMPARE(thread.nrpa(1, policy).size(), std::size_t{1});
                  QVERIFY(thread.is_over());
                  QVERIFY(!thread.must_return());
                  thread.begin(all(3));
                  QVERIFY(!thread.is_over());
              });
}

void TestNrpaLevels::aPolicyThatFilledItsMemoryIsLearnedOn() {
    NrpaOptions options;
    options.level = 1;
    options.playouts = 1;
    Budget budget;
    budget.memory = 1;
    with_team(generate_board(1, 8, 8, 3), 1, budget,
              [&](const Board& root, const Rules& rules, SearchTeam& team) {
                  WeightTable policy = full_policy();
                  NrpaThread thread(options, root, rules, team.lead(), team.lead().memory());
                  thread.make_room_for(policy);
                  thread.begin(all(20));
                  QCOMPARE(thread.nrpa(1, policy).size(), std::size_t{1});
                  QVERIFY(!thread.is_over());
                  QCOMPARE(team.lead().playouts(), std::uint64_t{20});
              });
}

SAMEGAME_TEST(TestNrpaLevels, QCoreApplication)
#include "tst_nrpa_levels.moc"
