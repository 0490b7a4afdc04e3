#include <QTest>
#include <algorithm>
#include <atomic>
#include <span>
#include <thread>
#include <vector>

#include "engine/base/exceptions.h"
#include "engine/formats/board_library.h"
#include "engine/studies/distribution/score_sampler.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "tests/support/wait_until.h"

using namespace samegame;

class TestScoreSampler : public QObject {
    Q_OBJECT

private slots:
    void drawsAsManyAsAsked_data();
    void drawsAsManyAsAsked();
    void resultDoesNotDependOnTheThreads();
    void resultDependsOnTheSeed();
    void scoresHaveNumbers();
    void severalRunsAddUp();
    void stopsWhenTold();
    void everyThreadHasItsOwnDraw();
    void pointsBeforeArePartOfEveryScore();
    void policyThatCannotBeMadeIsThrown();
    void meanOfBoard1UnderNoPenalty_data();
    void meanOfBoard1UnderNoPenalty();

private:
    static ScoreHistogram sample(std::uint64_t count, int threads, std::uint64_t seed);
};

ScoreHistogram TestScoreSampler::sample(std::uint64_t count, int threads, std::uint64_t seed) {
    ScoreSampler sampler({standard_board(1), Rules{}}, 0, "tabu-color-random");
    const SearchControl control;
    sampler.run(count, threads, seed, control);
    return sampler.histogram();
}

void TestScoreSampler::drawsAsManyAsAsked_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("threads");
    for (const int count : {0, 1, 255, 256, 257, 1000})
        for (const int threads : {1, 2, 5})
            QTest::addRow("%d on %d threads", count, threads) << count << threads;
}

void TestScoreSampler::drawsAsManyAsAsked() {
    QFETCH(const int, count);
    QFETCH(const int, threads);
    QCOMPARE(sample(static_cast<std::uint64_t>(count), threads, 1).count(),
             static_cast<std::uint64_t>(count));
}

void TestScoreSampler::resultDoesNotDependOnTheThreads() {
    const ScoreHistogram one = sample(3000, 1, 7);
    QVERIFY(sample(3000, 2, 7) == one);
    QVERIFY(sample(3000, 4, 7) == one);
}

void TestScoreSampler::resultDependsOnTheSeed() {
    QVERIFY(!(sample(1000, 1, 1) == sample(1000, 1, 2)));
}

void TestScoreSampler::scoresHaveNumbers() {
    const ScoreSampler sampler({standard_board(1), Rules{}}, 0, "tabu-color-random");
    const SearchControl control;
    const auto draw = [&](std::uint64_t count, int threads) {
        std::vector<int> scores(count);
        sampler.run(
            count, threads, 7, control, [&](std::uint64_t first, std::span<const int> drawn) {
                std::ranges::copy(drawn, scores.begin() + static_cast<std::ptrdiff_t>(first));
            });
        return scores;
    };
    const std::vector<int> scores = draw(3000, 1);
    QVERIFY(draw(3000, 3) == scores);
    QVERIFY(draw(1000, 2) == std::vector<int>(scores.begin(), scores.begin() + 1000));
    QVERIFY(sampler.histogram().empty());
    ScoreHistogram histogram;
    for (const int score : scores)
        histogram.add(score);
    QVERIFY(histogram == sample(3000, 1, 7));
}

void TestScoreSampler::severalRunsAddUp() {
    ScoreSampler sampler({standard_board(1), Rules{}}, 0, "random");
    const SearchControl control;
    sampler.run(100, 1, 1, control);
    sampler.run(100, 1, 2, control);
    QCOMPARE(sampler.histogram().count(), std::uint64_t{200});
}

void TestScoreSampler::stopsWhenTold() {
    ScoreSampler sampler({standard_board(1), Rules{}}, 0, "random");
    SearchControl control;
    std::jthread worker([&] { sampler.run(~std::uint64_t{0} / 2, 2, 1, control); });
    wait_until([&] { return !sampler.histogram().empty(); });
    control.request_stop();
    worker.join();
    QVERIFY(sampler.histogram().count() < ~std::uint64_t{0} / 2);
}

void TestScoreSampler::everyThreadHasItsOwnDraw() {
    std::atomic<int> made = 0;
    const SearchControl control;
    ScoreSampler sampler([&] {
        ++made;
        return [](Rng& rng, std::span<int> scores) {
            for (int& score : scores)
                score = static_cast<int>(rng.bounded(10));
        };
    });
    sampler.run(10000, 3, 1, control);
    QCOMPARE(made.load(), 3);
    QCOMPARE(sampler.histogram().maximum(), 9);
}

void TestScoreSampler::pointsBeforeArePartOfEveryScore() {
    ScoreSampler sampler({standard_board(1), Rules{}}, 5000, "tabu-color-random");
    const SearchControl control;
    sampler.run(300, 2, 7, control);
    ScoreHistogram expected;
    const ScoreHistogram histogram = sample(300, 1, 7);
    for (const auto& [score, count] : histogram.counts())
        expected.add(5000 + score, count);
    QVERIFY(sampler.histogram() == expected);
}

void TestScoreSampler::policyThatCannotBeMadeIsThrown() {
    ScoreSampler sampler({standard_board(1), Rules{}}, 0, "no-such-policy");
    const SearchControl control;
    QVERIFY_THROWS_EXCEPTION(InvalidOptions, sampler.run(300, 2, 1, control));
    QVERIFY(sampler.histogram().empty());
}

void TestScoreSampler::meanOfBoard1UnderNoPenalty_data() {
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<double>("mean"); // measured before the project began
    QTest::newRow("random") << QByteArray("random") << 143.0;
    QTest::newRow("tabu-color-random") << QByteArray("tabu-color-random") << 297.0;
}

void TestScoreSampler::meanOfBoard1UnderNoPenalty() {
    QFETCH(const QByteArray, policy);
    QFETCH(const double, mean);
    ScoreSampler sampler({standard_board(1), Rules{Scoring::no_penalty}}, 0, policy.toStdString());
    const SearchControl control;
    sampler.run(100000, 2, 1, control);
    const ScoreHistogram histogram = sampler.histogram();
    QVERIFY2(std::abs(histogram.mean() - mean) < 1, std::to_string(histogram.mean()).c_str());
}

SAMEGAME_TEST(TestScoreSampler, QCoreApplication)
#include "tst_score_sampler.moc"
