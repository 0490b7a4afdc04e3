#include <QTest>
#include <algorithm>
#include <atomic>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "engine/formats/board_library.h"
#include "engine/playout/policy_registry.h"
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
    void severalRunsAddUp();
    void stopsWhenTold();
    void everyThreadHasItsOwnDraw();
    void meanOfBoard1UnderNoPenalty_data();
    void meanOfBoard1UnderNoPenalty();

private:
    static ScoreSampler::MakeDrawBatch playouts(const char* policy, Rules rules);
    static ScoreHistogram sample(std::uint64_t count, int threads, std::uint64_t seed);
};

ScoreSampler::MakeDrawBatch TestScoreSampler::playouts(const char* policy, Rules rules) {
    return [policy, rules]() -> ScoreSampler::DrawBatch {
        const std::shared_ptr<PlayoutEngine> engine = make_playout_engine(policy).value();
        return [engine, rules, start = standard_board(1)](Rng& rng, std::span<int> scores) {
            std::vector<PlayoutResult> results(scores.size());
            engine->play_batch(start, rules, rng, results);
            std::ranges::transform(results, scores.begin(), &PlayoutResult::score);
        };
    };
}

ScoreHistogram TestScoreSampler::sample(std::uint64_t count, int threads, std::uint64_t seed) {
    ScoreSampler sampler;
    const SearchControl control;
    sampler.run_batches(playouts("tabu-color-random", Rules{}), count, threads, seed, control);
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

void TestScoreSampler::severalRunsAddUp() {
    ScoreSampler sampler;
    const SearchControl control;
    sampler.run_batches(playouts("random", Rules{}), 100, 1, 1, control);
    sampler.run_batches(playouts("random", Rules{}), 100, 1, 2, control);
    QCOMPARE(sampler.histogram().count(), std::uint64_t{200});
}

void TestScoreSampler::stopsWhenTold() {
    ScoreSampler sampler;
    SearchControl control;
    std::jthread worker([&] {
        sampler.run_batches(playouts("random", Rules{}), ~std::uint64_t{0} / 2, 2, 1, control);
    });
    wait_until([&] { return !sampler.histogram().empty(); });
    control.request_stop();
    worker.join();
    QVERIFY(sampler.histogram().count() < ~std::uint64_t{0} / 2);
}

void TestScoreSampler::everyThreadHasItsOwnDraw() {
    std::atomic<int> made = 0;
    const SearchControl control;
    ScoreSampler sampler;
    sampler.run_batches(
        [&]() -> ScoreSampler::DrawBatch {
            ++made;
            return [](Rng& rng, std::span<int> scores) {
                for (int& score : scores)
                    score = static_cast<int>(rng.bounded(10));
            };
        },
        10000, 3, 1, control);
    QCOMPARE(made.load(), 3);
    QCOMPARE(sampler.histogram().maximum(), 9);
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
    ScoreSampler sampler;
    const SearchControl control;
    sampler.run_batches(playouts(policy.constData(), Rules{Scoring::no_penalty}), 100000, 2, 1,
                        control);
    const ScoreHistogram histogram = sampler.histogram();
    QVERIFY2(std::abs(histogram.mean() - mean) < 1, std::to_string(histogram.mean()).c_str());
}

SAMEGAME_TEST(TestScoreSampler, QCoreApplication)
#include "tst_score_sampler.moc"
