#include <QTest>

#include "engine/stats/score_histogram.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestScoreHistogram : public QObject {
    Q_OBJECT

private slots:
    void emptyHistogram();
    void meanAndDeviationAreExact();
    void quantiles_data();
    void quantiles();
    void percentiles_data();
    void percentiles();
    void binsAreAlignedAlsoBelowZero();
    void binsHoldEveryScore_data();
    void binsHoldEveryScore();
    void niceWidth_data();
    void niceWidth();
    void commonBinsHoldTheScoresOfAll();
    void binsHaveTheWidthChosen();
    void mergeAddsCounts();

private:
    static ScoreHistogram of(std::initializer_list<int> scores);
};

ScoreHistogram TestScoreHistogram::of(std::initializer_list<int> scores) {
    ScoreHistogram histogram;
    for (const int score : scores)
        histogram.add(score);
    return histogram;
}

void TestScoreHistogram::emptyHistogram() {
    ScoreHistogram histogram;
    histogram.add(5, 0);
    QVERIFY(histogram.empty());
    QCOMPARE(histogram.mean(), 0.0);
    QCOMPARE(histogram.deviation(), 0.0);
    QCOMPARE(histogram.percentile_of(5), 0.0);
    QVERIFY(histogram.bins(10).empty());
}

void TestScoreHistogram::meanAndDeviationAreExact() {
    ScoreHistogram histogram = of({2, 4, 4, 5, 5, 7, 9});
    histogram.add(4);
    QCOMPARE(histogram.count(), quint64{8});
    QCOMPARE(histogram.mean(), 5.0);
    QCOMPARE(histogram.deviation(), std::sqrt(32.0 / 7));
    QCOMPARE(histogram.minimum(), 2);
    QCOMPARE(histogram.maximum(), 9);
    QCOMPARE(of({3}).deviation(), 0.0);
}

void TestScoreHistogram::quantiles_data() {
    QTest::addColumn<double>("fraction");
    QTest::addColumn<int>("score");
    QTest::newRow("0") << 0.0 << -10;
    QTest::newRow("0.25") << 0.25 << -10;
    QTest::newRow("0.26") << 0.26 << 1;
    QTest::newRow("0.5") << 0.5 << 1;
    QTest::newRow("0.75") << 0.75 << 3;
    QTest::newRow("0.9") << 0.9 << 100;
    QTest::newRow("1") << 1.0 << 100;
}

void TestScoreHistogram::quantiles() {
    QFETCH(const double, fraction);
    QFETCH(const int, score);
    QCOMPARE(of({100, 3, 1, -10}).quantile(fraction), score);
}

void TestScoreHistogram::percentiles_data() {
    QTest::addColumn<int>("score");
    QTest::addColumn<double>("share");
    QTest::newRow("below all") << -11 << 0.0;
    QTest::newRow("the lowest") << -10 << 0.125;
    QTest::newRow("between") << 2 << 0.5;
    QTest::newRow("the highest") << 100 << 0.875;
    QTest::newRow("above all") << 101 << 1.0;
}

void TestScoreHistogram::percentiles() {
    QFETCH(const int, score);
    QFETCH(const double, share);
    QCOMPARE(of({100, 3, 1, -10}).percentile_of(score), share);
}

void TestScoreHistogram::binsAreAlignedAlsoBelowZero() {
    const auto bins = of({-11, -10, -1, 0, 9, 10}).bins(10);
    const std::vector<ScoreHistogram::Bin> expected{
        {-20, -10, 1}, {-10, 0, 2}, {0, 10, 2}, {10, 20, 1}};
    QVERIFY(bins == expected);
}

void TestScoreHistogram::binsHoldEveryScore_data() {
    QTest::addColumn<int>("width");
    for (const int width : {1, 2, 3, 7, 100, 5000})
        QTest::addRow("%d", width) << width;
}

void TestScoreHistogram::binsHoldEveryScore() {
    QFETCH(const int, width);
    ScoreHistogram histogram;
    for (int score = -301; score < 2000; score += 14)
        histogram.add(score, 2);
    std::uint64_t count = 0;
    const auto bins = histogram.bins(width);
    for (std::size_t i = 0; i < bins.size(); ++i) {
        count += bins[i].count;
        QCOMPARE(bins[i].to, bins[i].from + width);
        QCOMPARE(bins[i].from % width, 0);
        if (i > 0)
            QCOMPARE(bins[i].from, bins[i - 1].to);
    }
    QCOMPARE(count, histogram.count());
    QVERIFY(bins.front().count > 0);
    QVERIFY(bins.back().count > 0);
}

void TestScoreHistogram::niceWidth_data() {
    QTest::addColumn<int>("lowest");
    QTest::addColumn<int>("highest");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("width");
    QTest::newRow("one score") << 7 << 7 << 10 << 2;
    QTest::newRow("few scores") << 0 << 19 << 10 << 2;
    QTest::newRow("one more") << 0 << 20 << 10 << 5;
    QTest::newRow("a usual board") << -213 << 2785 << 40 << 100;
    QTest::newRow("one bin") << 3 << 900 << 1 << 1000;
}

void TestScoreHistogram::niceWidth() {
    QFETCH(const int, lowest);
    QFETCH(const int, highest);
    QFETCH(const int, most);
    QFETCH(const int, width);
    const ScoreHistogram histogram = of({lowest, highest});
    QCOMPARE(histogram.nice_width(most), width);
    QVERIFY(histogram.bins(width).size() <= static_cast<std::size_t>(most));
}

void TestScoreHistogram::commonBinsHoldTheScoresOfAll() {
    const ScoreHistogram histograms[] = {of({-213, 5}), {}, of({40, 2785})};
    const CommonBins common = common_bins(histograms, 40);
    QCOMPARE(common.width, of({-213, 2785}).nice_width(40));
    QCOMPARE(common.from, -300);
    QCOMPARE(common.to, 2800);
    const CommonBins none = common_bins({}, 40);
    QVERIFY(none.width > 0);
    QCOMPARE(none.from, none.to);
}

void TestScoreHistogram::binsHaveTheWidthChosen() {
    const ScoreHistogram histograms[] = {of({-213, 5}), {}, of({40, 2785})};
    const CommonBins bins = bins_of_width(histograms, 250);
    QCOMPARE(bins.width, 250);
    QCOMPARE(bins.from, -250);
    QCOMPARE(bins.to, 3000);
    const CommonBins none = bins_of_width({}, 250);
    QCOMPARE(none.width, 250);
    QCOMPARE(none.from, none.to);
}

void TestScoreHistogram::mergeAddsCounts() {
    ScoreHistogram merged = of({1, 2, 2});
    merged.merge(of({2, 3}));
    merged.merge(ScoreHistogram());
    QVERIFY(merged == of({1, 2, 2, 2, 3}));
}

SAMEGAME_TEST(TestScoreHistogram)
#include "tst_score_histogram.moc"
