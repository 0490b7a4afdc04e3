#include <QTest>

#include <vector>

#include "engine/stats/quantile_box.h"
#include "engine/stats/score_histogram.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestQuantileBox : public QObject {
    Q_OBJECT

private slots:
    void boxOfValues();
    void boxOfOneValue();
    void histogramHasTheBoxOfItsScores();
};

void TestQuantileBox::boxOfValues() {
    std::vector<double> values;
    for (int value = 100; value >= 1; --value)
        values.push_back(value);
    QVERIFY(box_of(values) == (QuantileBox{1, 5, 25, 50, 75, 95, 100}));
    QVERIFY(box_of({0.5, -2.5}) == (QuantileBox{-2.5, -2.5, -2.5, -2.5, 0.5, 0.5, 0.5}));
}

void TestQuantileBox::boxOfOneValue() {
    QVERIFY(box_of({7}) == (QuantileBox{7, 7, 7, 7, 7, 7, 7}));
}

void TestQuantileBox::histogramHasTheBoxOfItsScores() {
    for (const int count : {1, 2, 3, 7, 19, 20, 21, 1000}) {
        ScoreHistogram histogram;
        std::vector<double> values;
        for (int i = 0; i < count; ++i) {
            const int score = i * i % 101 - 10;
            histogram.add(score);
            values.push_back(score);
        }
        QVERIFY2(box_of(histogram) == box_of(values), qPrintable(QString::number(count)));
    }
}

SAMEGAME_TEST(TestQuantileBox)
#include "tst_quantile_box.moc"
