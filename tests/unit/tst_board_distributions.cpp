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
    QVERIFY(all.histograms[2] == drawn("random:3/8x8x4").histograms[0]);
    ScoreSampler sampler(all.boards[2].start, 0, "tabu-color-random");
    const SearchControl control;
    sampler.run(300, 1, 7, control);
    QVERIFY(sampler.histogram() == all.histograms[2][1]);
}

void TestBoardDistributions::resultDoesNotDependOnTheThreads() {
    QVERIFY(drawn("standard:1-2", 1).histograms == drawn("standard:1-2", 3).histograms);
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
    QCOMPARE(all.histograms.size(), std::size_t{1});
}

SAMEGAME_TEST(TestBoardDistributions, QCoreApplication)
#include "tst_board_distributions.moc"
