#include <QTest>

#include "app/analysis/combinedresult.h"
#include "engine/formats/board_library.h"
#include "engine/stats/running_stats.h"
#include "tests/support/qtest_text.h"

using namespace samegame;

/// What two searches of one position know together.
class TestCombinedResult : public QObject {
    Q_OBJECT

private slots:
    void betterLinesStay();
    void scoresOfTheSameSolverAddUp();
    void unvisitedCandidatesTakeWhatIsKnown();
    void candidatesAreOrderedAnew();
    void emptyLaterResultKeepsTheEarlierOne();
    void whatIsProvenStays();

private:
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
    QCOMPARE(both.candidates[1].best, 9);
    QCOMPARE(both.candidates[1].visits, std::uint64_t{2});
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

QTEST_GUILESS_MAIN(TestCombinedResult)
#include "tst_combinedresult.moc"
