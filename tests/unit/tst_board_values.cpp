#include <QTest>
#include <cmath>

#include "engine/stats/board_values.h"
#include "engine/studies/experiment/trial.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The two readings of what runs on boards tell: boards like these, and these boards themselves.
class TestBoardValues : public QObject {
    Q_OBJECT

private slots:
    void readingsOfAKnownSample();
    void boardsCountOnceWhateverTheirRuns();
    void aSingleBoardTellsNothingOfOthers();
    void aSingleRunTellsNothingOfFurtherOnes();
    void eachBoardHasTheIntervalOfItsRuns();
    void oneBoardWithASingleRunHasNone();
    void noValuesHaveNoInterval();
    void differencesAreEntrantLessReference();
    void orderOfTrialsIsOfNoMatter();

private:
    static BoardValues values(const std::vector<std::vector<double>>& boards);
    static bool isAbout(const std::optional<Interval>& interval, double low, double high);
};

BoardValues TestBoardValues::values(const std::vector<std::vector<double>>& boards) {
    BoardValues values;
    for (std::size_t board = 0; board < boards.size(); ++board)
        for (const double value : boards[board])
            values.add(board, value);
    return values;
}

bool TestBoardValues::isAbout(const std::optional<Interval>& interval, double low, double high) {
    return interval && std::abs(interval->low - low) < 1e-4 &&
           std::abs(interval->high - high) < 1e-4;
}

/// By hand. Means of boards 150, 350, 480: mean 326.666667, deviation 166.232769; t of two degrees
/// is 4.302653. Variances of the boards' means 2500, 400, 100, of one degree each: the mean varies
/// by 3000 / 9, with 3000^2 / (2500^2 + 400^2 + 100^2) = 1.401869 degrees: t lies on the line
/// between 12.706205 and 4.302653.
void TestBoardValues::readingsOfAKnownSample() {
    const BoardValues three = values({{100, 200}, {330, 370}, {470, 490}});
    QCOMPARE(three.boards(), std::size_t{3});
    QCOMPARE(three.runs(), std::size_t{6});
    QVERIFY(std::abs(three.mean() - 326.666667) < 1e-6);
    QVERIFY(std::abs(three.deviation() - 166.232769) < 1e-6);
    const double like_these = 4.302653 * 166.232769 / std::sqrt(3.0);
    const double t = 12.706205 + (1 - 1 / 1.401869) * 2 * (4.302653 - 12.706205);
    const double these = t * std::sqrt(3000.0) / 3;
    const ReadIntervals read = three.intervals();
    QVERIFY(isAbout(read.boards_like_these, 326.666667 - like_these, 326.666667 + like_these));
    QVERIFY(isAbout(read.these_boards, 326.666667 - these, 326.666667 + these));
    QVERIFY(read[Reading::boards_like_these] == read.boards_like_these);
    QVERIFY(read[Reading::these_boards] == read.these_boards);
}

void TestBoardValues::boardsCountOnceWhateverTheirRuns() {
    const BoardValues uneven = values({{100, 200, 300, 200}, {400, 400}});
    QCOMPARE(uneven.mean(), 300.0);
    // The first board's mean varies by 6666.667 / 4, the second's not at all; three degrees.
    const double half = 3.182446 * std::sqrt(20000.0 / 3 / 4) / 2;
    QVERIFY(isAbout(uneven.intervals().these_boards, 300 - half, 300 + half));
    QVERIFY(isAbout(values({{100, 100}, {200, 200}}).intervals().these_boards, 150, 150));
    // Two that vary alike have the degrees of both: t of two degrees.
    const double alike = 4.302653 * std::sqrt(200.0 + 200.0) / 2;
    QVERIFY(isAbout(values({{90, 130}, {290, 330}}).intervals().these_boards,
                    210 - alike * std::sqrt(2.0), 210 + alike * std::sqrt(2.0)));
}

void TestBoardValues::aSingleBoardTellsNothingOfOthers() {
    const BoardValues one = values({{100, 140}});
    QVERIFY(!one.intervals().boards_like_these);
    RunningStats runs;
    runs.add(100);
    runs.add(140);
    QVERIFY(
        isAbout(one.intervals().these_boards, mean_interval(runs).low, mean_interval(runs).high));
    QCOMPARE(one.deviation(), runs.deviation());
}

void TestBoardValues::aSingleRunTellsNothingOfFurtherOnes() {
    QVERIFY(!values({{100}, {140}}).intervals().these_boards);
    QVERIFY(values({{100}, {140}}).intervals().boards_like_these);
    QVERIFY(!values({{100, 120}, {140}}).intervals().these_boards); // of one board neither
}

void TestBoardValues::eachBoardHasTheIntervalOfItsRuns() {
    const BoardValues two = values({{100, 140}, {300}});
    QVERIFY(two.interval_of(0) == values({{100, 140}}).intervals().these_boards);
    QVERIFY(!two.interval_of(1));
    QVERIFY(!two.interval_of(2)); // there is none
}

void TestBoardValues::oneBoardWithASingleRunHasNone() {
    QVERIFY(values({{100}}).intervals() == ReadIntervals());
}

void TestBoardValues::noValuesHaveNoInterval() {
    const BoardValues none;
    QCOMPARE(none.mean(), 0.0);
    QCOMPARE(none.boards(), std::size_t{0});
    QVERIFY(none.intervals() == ReadIntervals());
}

void TestBoardValues::differencesAreEntrantLessReference() {
    TrialValues values({1, 1, 0}); // the middle one is compared with none
    values.add(0, 0, 0, 110);
    values.add(1, 0, 0, 100);
    values.add(2, 0, 0, 90);
    values.add(2, 0, 1, 500); // of no pair
    values.add(1, 0, 2, 500);
    QCOMPARE(values.differences(0).mean(), 10.0);
    QCOMPARE(values.differences(0).runs(), std::size_t{1});
    QCOMPARE(values.differences(1).runs(), std::size_t{0});
    QCOMPARE(values.differences(2).mean(), -20.0);
    QCOMPARE(values.differences(2).runs(), std::size_t{1});
    QCOMPARE(values.scores(2).runs(), std::size_t{2});
}

void TestBoardValues::orderOfTrialsIsOfNoMatter() {
    std::vector<std::pair<TrialPlace, int>> trials;
    for (std::size_t entrant = 0; entrant < 3; ++entrant)
        for (std::size_t board = 0; board < 4; ++board)
            for (int run = 0; run < 3; ++run)
                trials.push_back(
                    {{entrant, board, run},
                     static_cast<int>(entrant * 71 + board * board * 93) % 400 + run * run * 17});
    TrialValues forward({0, 0, 1});
    for (const auto& [place, score] : trials)
        forward.add(place.entrant, place.board, place.run, score);
    TrialValues backward({0, 0, 1});
    for (auto trial = trials.rbegin(); trial != trials.rend(); ++trial)
        backward.add(trial->first.entrant, trial->first.board, trial->first.run, trial->second);
    for (const std::size_t entrant : {1U, 2U}) {
        const ReadIntervals a = forward.differences(entrant).intervals();
        const ReadIntervals b = backward.differences(entrant).intervals();
        for (const Reading reading : {Reading::boards_like_these, Reading::these_boards}) {
            QVERIFY(a[reading].has_value());
            QVERIFY(isAbout(b[reading], a[reading]->low, a[reading]->high));
        }
    }
}

SAMEGAME_TEST(TestBoardValues)
#include "tst_board_values.moc"
