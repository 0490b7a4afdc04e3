#include <QTest>

#include "app/gui/session/positionresults.h"
#include "engine/formats/board_library.h"
#include "engine/stats/running_stats.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What two searches of one position know together.
class TestCombinedResult : public QObject {
    Q_OBJECT

private slots:
    void betterLinesStay();
    void scoresOfTheSameSolverAddUp();
    void unvisitedCandidatesTakeWhatIsKnown();
    void visitsAreOfOneSolver();
    void rowsSayWhoseTheyAre();
    void attemptsAreOfOneSolver();
    void anyOrderIsOfTheBestLine();
    void candidatesAreOrderedAnew();
    void emptyLaterResultKeepsTheEarlierOne();
    void whatIsProvenStays();
    void provenCandidatesStay();
    void betterLineEndsAFalseProof();
    void ceilingIsNeverUnderAKnownLine();
    void knownLineIsItsFinders();
    void provenIsWhatLeavesNothingToFind();

private:
    static PositionResult of(const char* solver, const std::vector<Candidate>& candidates) {
        return {snapshot(candidates), {Finder::Kind::Solver, solver}};
    }

    static Candidate candidate(std::size_t move, std::vector<double> scores);
    static SearchSnapshot snapshot(const std::vector<Candidate>& candidates);
};

/// Of one of standard board 1's moves, with these final scores met.
Candidate TestCombinedResult::candidate(std::size_t move, std::vector<double> scores) {
    Candidate made;
    made.move = legal_moves(standard_board(1))[move];
    RunningStats stats;
    for (const double score : scores)
        stats.add(score);
    made.visits = scores.size();
    made.mean = stats.mean();
    made.deviation = stats.deviation();
    made.best = static_cast<int>(stats.maximum());
    if (!scores.empty()) {
        made.line.moves.push_back(made.move);
        made.line.score = made.best;
    }
    return made;
}

SearchSnapshot TestCombinedResult::snapshot(const std::vector<Candidate>& candidates) {
    SearchSnapshot made;
    made.candidates = candidates;
    sort_best_first(made.candidates);
    for (const Candidate& each : candidates) {
        made.playouts += each.visits;
        made.seconds += 1;
    }
    made.has_line = made.playouts > 0;
    if (made.has_line)
        made.best = made.candidates.front().line;
    return made;
}

void TestCombinedResult::betterLinesStay() {
    const SearchSnapshot earlier = snapshot({candidate(0, {10, 30}), candidate(1, {5})});
    const SearchSnapshot later = snapshot({candidate(0, {20}), candidate(1, {15, 7})});
    const SearchSnapshot both = combinedResult(earlier, later, false);
    QCOMPARE(both.best.score, 30);
    QCOMPARE(both.candidates[0].best, 30);
    QCOMPARE(both.candidates[0].line.score, 30);
    QCOMPARE(both.candidates[0].visits, std::uint64_t{1}); // the later search's
    QCOMPARE(both.candidates[1].best, 15);
    QCOMPARE(both.playouts, std::uint64_t{3});
}

void TestCombinedResult::scoresOfTheSameSolverAddUp() {
    const SearchSnapshot earlier = snapshot({candidate(0, {10, 30, 14})});
    const SearchSnapshot later = snapshot({candidate(0, {20, 8})});
    const SearchSnapshot both = combinedResult(earlier, later, true);
    const Candidate expected = candidate(0, {10, 30, 14, 20, 8});
    QCOMPARE(both.candidates[0].visits, expected.visits);
    QCOMPARE(both.candidates[0].mean, expected.mean);
    QCOMPARE(both.candidates[0].deviation, expected.deviation);
    QCOMPARE(both.playouts, std::uint64_t{5});
    QCOMPARE(both.seconds, 2.0);
}

void TestCombinedResult::unvisitedCandidatesTakeWhatIsKnown() {
    const SearchSnapshot earlier = snapshot({candidate(0, {10}), candidate(1, {5, 9})});
    const SearchSnapshot later = snapshot({candidate(0, {3}), candidate(1, {})});
    const SearchSnapshot both = combinedResult(earlier, later, false);
    QCOMPARE(both.candidates[0].best, 10);
    QCOMPARE(both.candidates[1].best, 9);
    QVERIFY(both.candidates[1].has_best());
    QCOMPARE(both.candidates[1].visits, std::uint64_t{0}); // none of the later search
    QCOMPARE(combinedResult(earlier, later, true).candidates[1].visits, std::uint64_t{2});
}

/// Champion's 444,151 visits stood beside 7 of Exact, and shares were of both together.
void TestCombinedResult::visitsAreOfOneSolver() {
    PositionResult champion = of("champion", {candidate(0, {30}), candidate(1, {20})});
    champion.candidates[0].visits = 444'151;
    champion.candidates[1].visits = 98'304;
    const PositionResult exact = of("exact", {candidate(0, {}), candidate(1, {7, 7, 8})});
    const PositionResult both = combinedResult(champion, exact, false);
    QCOMPARE(both.candidates[0].best, 30);
    QCOMPARE(both.candidates[0].visits, std::uint64_t{0});
    QCOMPARE(both.candidates[0].mean, 0.0);
    QCOMPARE(both.candidates[1].best, 20);
    QCOMPARE(both.candidates[1].visits, std::uint64_t{3});
    QCOMPARE(both.candidates[1].mean, 22.0 / 3);
    const PositionResult begun = combinedResult(champion, of("exact", {}), false);
    QCOMPARE(begun.candidates.size(), std::size_t{2});
    QCOMPARE(begun.candidates[0].best, 30);
    QCOMPARE(begun.candidates[0].visits, std::uint64_t{0}); // before it tells anything, too
}

void TestCombinedResult::rowsSayWhoseTheyAre() {
    const Finder champion{Finder::Kind::Solver, "champion"};
    const Finder exact{Finder::Kind::Solver, "exact"};
    const PositionResult earlier = of("champion", {candidate(0, {30}), candidate(1, {20})});
    const PositionResult later = of("exact", {candidate(0, {}), candidate(1, {25})});
    const PositionResult both = combinedResult(earlier, later, false);
    QVERIFY(both.finder == exact);
    QVERIFY(both.finderOf(candidate(0, {}).move) == champion);
    QVERIFY(both.finderOf(candidate(1, {}).move) == exact);
    const PositionResult third =
        combinedResult(both, of("nrpa", {candidate(0, {}), candidate(1, {})}), false);
    QVERIFY(third.finderOf(candidate(0, {}).move) == champion);
    QVERIFY(third.finderOf(candidate(1, {}).move) == exact);
    const PositionResult again =
        combinedResult(third, of("champion", {candidate(0, {}), candidate(1, {})}), false);
    QVERIFY(again.finderOf(candidate(0, {}).move) == champion);
    QVERIFY(again.others.count(candidate(0, {}).move) == 0);
}

void TestCombinedResult::attemptsAreOfOneSolver() {
    PositionResult earlier = of("champion", {candidate(0, {30})});
    PositionResult later = of("champion", {candidate(0, {20})});
    for (const double attempt : {30, 28, 24})
        earlier.candidates[0].attempts.add(attempt);
    later.candidates[0].attempts.add(20);
    QCOMPARE(combinedResult(earlier, later, false).candidates[0].attempts.count(), 1U);
    QCOMPARE(combinedResult(earlier, later, true).candidates[0].attempts.count(), 4U);
}

void TestCombinedResult::candidatesAreOrderedAnew() {
    const SearchSnapshot earlier = snapshot({candidate(0, {10}), candidate(1, {50})});
    const SearchSnapshot later = snapshot({candidate(0, {40}), candidate(1, {30})});
    const SearchSnapshot both = combinedResult(earlier, later, false);
    QCOMPARE(both.candidates.front().move, candidate(1, {}).move);
    QCOMPARE(both.candidates.front().best, both.best.score);
}

void TestCombinedResult::emptyLaterResultKeepsTheEarlierOne() {
    const SearchSnapshot earlier = snapshot({candidate(0, {10}), candidate(1, {50})});
    const SearchSnapshot both = combinedResult(earlier, {}, true);
    QVERIFY(both.has_line);
    QCOMPARE(both.best.score, 50);
    QCOMPARE(both.candidates.size(), std::size_t{2});
}

void TestCombinedResult::whatIsProvenStays() {
    SearchSnapshot earlier = snapshot({candidate(0, {10})});
    SearchSnapshot later = snapshot({candidate(0, {20})});
    QVERIFY(!combinedResult(earlier, later, true).upper_bound);
    QVERIFY(!combinedResult(earlier, later, true).is_unclearable);
    earlier.upper_bound = 500;
    earlier.is_unclearable = true;
    QCOMPARE(combinedResult(earlier, later, true).upper_bound, 500);
    QVERIFY(combinedResult(earlier, later, false).is_unclearable);
    QVERIFY(combinedResult(later, earlier, true).is_unclearable);
    later.upper_bound = 400;
    QCOMPARE(combinedResult(earlier, later, true).upper_bound, 400);
    QCOMPARE(combinedResult(later, earlier, true).upper_bound, 400);
}

void TestCombinedResult::anyOrderIsOfTheBestLine() {
    PositionResult earlier = of("champion", {candidate(0, {30}), candidate(1, {30})});
    PositionResult later = of("nrpa", {candidate(0, {20}), candidate(1, {10}), candidate(2, {20})});
    for (Candidate& each : earlier.candidates)
        each.is_any_order = true;
    for (Candidate& each : later.candidates)
        each.is_any_order = each.best == 20;
    const PositionResult both = combinedResult(earlier, later, false);
    for (const Candidate& each : both.candidates)
        QCOMPARE(each.is_any_order, each.best == 30);
}

void TestCombinedResult::provenCandidatesStay() {
    PositionResult exact = of("exact", {candidate(0, {30}), candidate(1, {20})});
    for (Candidate& each : exact.candidates)
        each.is_exact = true;
    const PositionResult later = of("nrpa", {candidate(0, {30}), candidate(1, {10})});
    const PositionResult both = combinedResult(exact, later, false);
    for (const Candidate& each : both.candidates) {
        QVERIFY(each.is_exact);
        QVERIFY(both.finderOf(each.move) == exact.finder);
    }
    QCOMPARE(both.candidates[1].best, 20);
    const PositionResult proven = combinedResult(later, exact, false);
    QVERIFY(proven.candidates[0].is_exact && proven.candidates[1].is_exact);
}

/// Which no search may give; a line that is there is believed.
void TestCombinedResult::betterLineEndsAFalseProof() {
    PositionResult exact = of("exact", {candidate(0, {30})});
    exact.candidates[0].is_exact = true;
    const PositionResult other = of("nrpa", {candidate(0, {31})});
    for (const PositionResult& both :
         {combinedResult(exact, other, false), combinedResult(other, exact, false)}) {
        QCOMPARE(both.candidates[0].best, 31);
        QVERIFY(!both.candidates[0].is_exact);
    }
}

void TestCombinedResult::ceilingIsNeverUnderAKnownLine() {
    PositionResult exact = of("exact", {candidate(0, {30})});
    exact.upper_bound = 30;
    const PositionResult other = of("nrpa", {candidate(0, {31})});
    QVERIFY(!combinedResult(exact, other, false).upper_bound);
    QVERIFY(!combinedResult(other, exact, true).upper_bound);
    const Position start{standard_board(1), {}};
    const KnownLine line{candidate(0, {31}).line, {Finder::Kind::Person}};
    QVERIFY(!withKnownLine(&exact, start, line).upper_bound);
    exact.upper_bound = 31;
    QCOMPARE(withKnownLine(&exact, start, line).upper_bound, 31);
}

void TestCombinedResult::knownLineIsItsFinders() {
    PositionResult exact = of("exact", {candidate(0, {30}), candidate(1, {20})});
    exact.candidates[0].is_exact = exact.candidates[1].is_exact = true;
    const Position start{standard_board(1), {}};
    const Finder person{Finder::Kind::Person};
    const auto with = [&](int score) {
        return withKnownLine(&exact, start, {candidate(1, {double(score)}).line, person});
    };
    const Move move = candidate(1, {}).move;
    QVERIFY(with(20).finderOf(move) == exact.finder);
    QVERIFY(with(20).candidates[1].is_exact);
    QVERIFY(with(25).finderOf(move) == person);
    QVERIFY(!with(25).candidates[1].is_exact);
    QVERIFY(with(25).finderOf(candidate(0, {}).move) == exact.finder);
}

void TestCombinedResult::provenIsWhatLeavesNothingToFind() {
    PositionResult result = of("exact", {candidate(0, {30}), candidate(1, {20})});
    QVERIFY(!result.isProven());
    result.upper_bound = 30;
    QVERIFY(!result.isProven());
    result.candidates[0].is_exact = true;
    QVERIFY(!result.isProven());
    result.candidates[1].is_exact = true;
    QVERIFY(result.isProven());
    result.upper_bound = 40;
    QVERIFY(!result.isProven());
}

SAMEGAME_TEST(TestCombinedResult, QCoreApplication)
#include "tst_combinedresult.moc"
