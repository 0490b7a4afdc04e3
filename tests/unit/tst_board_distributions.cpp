#include <QTest>

#include "engine/studies/distribution/board_distributions.h"
#include "engine/studies/distribution/score_sampler.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardDistributions : public QObject {
    Q_OBJECT

private slots:
    void eachBoardIsAsIfAlone();
    void resultDoesNotDependOnTheThreads();
    void differencesArePaired();
    void stoppedBoardIsLeftOut();
    void tableHasARowForEachPolicyOnEachBoard();
    void onePlayoutHasNoInterval();
    void rangeIsThatOfAllBoards();

private:
    static BoardDistributions drawn(const char* list, int threads = 2);
};

BoardDistributions TestBoardDistributions::drawn(const char* list, int threads) {
    BoardDistributions result;
    result.policies = {"random", "tabu-color-random"};
    result.playouts = 300;
    result.seed = 7;
    const SearchControl control;
    const auto boards = parse_board_list(list);
    for (const NamedBoard& board : boards.value())
        if (!add_board(result, board, threads, control))
            qFatal("stopped");
    return result;
}

void TestBoardDistributions::eachBoardIsAsIfAlone() {
    const BoardDistributions all = drawn("random:1-3/8x8x4");
    QCOMPARE(all.boards.size(), std::size_t{3});
    QCOMPARE(all.boards[2].name, std::string("random:3/8x8x4"));
    QVERIFY(all.scores[2] == drawn("random:3/8x8x4").scores[0]);
    ScoreSampler sampler(all.boards[2].start, 0, "tabu-color-random");
    const SearchControl control;
    sampler.run(300, 1, 7, control);
    QVERIFY(summary_of(sampler.histogram()) == all.scores[2][1]);
}

void TestBoardDistributions::resultDoesNotDependOnTheThreads() {
    QVERIFY(drawn("standard:1-2", 1).scores == drawn("standard:1-2", 3).scores);
}

void TestBoardDistributions::differencesArePaired() {
    const BoardDistributions all = drawn("standard:1-4");
    const BoardValues differences = differences_of(all, 1);
    QCOMPARE(differences.boards(), std::size_t{4});
    QVERIFY(qFuzzyCompare(differences.mean(), means_of(all, 1).mean() - means_of(all, 0).mean()));
    QCOMPARE(differences_of(all, 0).mean(), 0.0);
    QVERIFY(differences.intervals().boards_like_these.has_value());
    QVERIFY(!differences_of(drawn("standard:1"), 1).intervals().boards_like_these.has_value());
}

void TestBoardDistributions::stoppedBoardIsLeftOut() {
    BoardDistributions all = drawn("standard:1");
    SearchControl control;
    control.request_stop();
    QVERIFY(!add_board(all, all.boards.front(), 1, control));
    QCOMPARE(all.boards.size(), std::size_t{1});
    QCOMPARE(all.scores.size(), std::size_t{1});
}

void TestBoardDistributions::tableHasARowForEachPolicyOnEachBoard() {
    BoardDistributions all;
    all.policies = {"random", "tabu-color-random"};
    const Rules left{Scoring::clickomania, Gravity::pull_left};
    all.boards = {{"one", {}}, {"two, too", {Board(), left}}};
    all.scores = {{{1, 10, 0, 10, 10}, {1, 15.5, 0, 15, 15}},
                  {{1, 20, 0, 20, 20}, {4, 19, 0, 19, 19}}};
    all.seed = 7;
    QCOMPARE(
        QString::fromStdString(csv_text(all)),
        "board,rules,gravity,policy,playouts,seed,mean,low,high,deviation,min,max,"
        "difference_to,difference\n"
        "one,standard,shift,random,1,7,10,,,,10,10,,\n"
        "one,standard,shift,tabu-color-random,1,7,15.5,,,,15,15,random,5.5\n"
        "\"two, too\",clickomania,pull-left,random,1,7,20,,,,20,20,,\n"
        "\"two, too\",clickomania,pull-left,tabu-color-random,4,7,19,19,19,0,19,19,random,-1\n");
}

void TestBoardDistributions::onePlayoutHasNoInterval() {
    ScoreHistogram histogram;
    histogram.add(5);
    QVERIFY(!interval_of(summary_of(histogram)));
    histogram.add(9);
    const ScoreSummary both = summary_of(histogram);
    QVERIFY(both == (ScoreSummary{2, 7, histogram.deviation(), 5, 9}));
    QVERIFY(interval_of(both)->low < 5 && interval_of(both)->high > 9);
}

void TestBoardDistributions::rangeIsThatOfAllBoards() {
    const BoardDistributions all = drawn("standard:1-3");
    const auto [lowest, highest] = score_range_of(all, 1);
    bool isLowest = false;
    bool isHighest = false;
    for (const auto& scores : all.scores) {
        QVERIFY(scores[1].minimum >= lowest && scores[1].maximum <= highest);
        isLowest |= scores[1].minimum == lowest;
        isHighest |= scores[1].maximum == highest;
    }
    QVERIFY(isLowest && isHighest);
}

SAMEGAME_TEST(TestBoardDistributions, QCoreApplication)
#include "tst_board_distributions.moc"
