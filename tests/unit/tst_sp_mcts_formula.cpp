#include <QTest>

#include "engine/game/group.h"
#include "engine/solvers/sp_mcts/formula.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Options = SpMctsOptions;

/// Formula 1 and its companions against numbers computed by hand.
class TestSpMctsFormula : public QObject {
    Q_OBJECT

private slots:
    void valueOfAChild_data();
    void valueOfAChild();
    void roundingBelowZeroCountsAsZero();
    void statisticsMoveWithTheScores();
    void lossesAreTakenBack();
    void raveMixesMeansByVisits();
    void raveKnowsMovesByWhatTheyRemove();
    void widensWithVisits_data();
    void widensWithVisits();
    void letsLargeGroupsOfOtherColorsInFirst();
};

/// Three playouts of 0, 10 and 20 points, of 16 of the parent: mean 10, deviation term
/// sqrt((500 - 300 + 100) / 3) = 10, or divided by 4 visits sqrt(75).
void TestSpMctsFormula::valueOfAChild_data() {
    QTest::addColumn<int>("formula");
    QTest::addColumn<bool>("log10");
    QTest::addColumn<bool>("convex");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, Options::Formula formula, bool log10, bool convex,
                        double value) {
        QTest::newRow(name) << static_cast<int>(formula) << log10 << convex << value;
    };
    row("text", Options::Formula::text, false, false, 10 + 10 + 1.9227017 + 10);
    row("text, log10", Options::Formula::text, true, false, 10 + 10 + 1.2670801 + 10);
    row("text, convex", Options::Formula::text, false, true, 5 + 10 + 1.9227017 + 10);
    row("product", Options::Formula::product, false, false, 10 + 10 + 19.227017);
    row("product, log10", Options::Formula::product, true, false, 10 + 10 + 12.670801);
    row("product-sqrt", Options::Formula::product_sqrt, false, false, 10 + 10 + 20.0);
    row("product-sqrt, log10", Options::Formula::product_sqrt, true, false, 10 + 10 + 20.0);
}

void TestSpMctsFormula::valueOfAChild() {
    QFETCH(const int, formula);
    QFETCH(const bool, log10);
    QFETCH(const bool, convex);
    QFETCH(const double, value);
    Options options;
    options.formula = static_cast<Options::Formula>(formula);
    options.logarithm = log10 ? Options::Logarithm::log10 : Options::Logarithm::ln;
    options.top_score = convex ? Options::TopScore::convex : Options::TopScore::added;
    options.c = 2;
    options.d = 100;
    options.w = 0.5;
    const SpMctsFormula tested(options);
    SpMctsStatistics child;
    for (const int score : {0, 10, 20})
        child.add(score);
    QVERIFY(std::abs(tested.value(child).at(tested.exploration(16)) - value) < 1e-5);
}

void TestSpMctsFormula::roundingBelowZeroCountsAsZero() {
    Options options;
    options.formula = Options::Formula::text;
    options.c = 0;
    options.d = 0;
    options.w = 0;
    const SpMctsFormula tested(options);
    SpMctsStatistics child{300, 29999.999, 3, 100};
    QCOMPARE(tested.value(child).at(tested.exploration(3)), 100.0);
}

void TestSpMctsFormula::statisticsMoveWithTheScores() {
    SpMctsStatistics here;
    SpMctsStatistics there;
    for (const int score : {-7, 1200, 35}) {
        here.add(score);
        there.add(score + 49);
    }
    const SpMctsStatistics moved = here.plus(49);
    QCOMPARE(moved.sum, there.sum);
    QCOMPARE(moved.sum_of_squares, there.sum_of_squares);
    QCOMPARE(moved.visits, 3U);
    QCOMPARE(moved.top, 1249);
    QCOMPARE(SpMctsStatistics{}.plus(49).top, SpMctsStatistics{}.top);
}

void TestSpMctsFormula::lossesAreTakenBack() {
    SpMctsStatistics tested;
    tested.add_loss(-7);
    QCOMPARE(tested.visits, 1U);
    QCOMPARE(tested.mean(), -7.0);
    QCOMPARE(tested.top, SpMctsStatistics{}.top); // a loss alone is no playout
    QCOMPARE(tested.plus(49).top, SpMctsStatistics{}.top);
    QCOMPARE(tested.plus(49).sum, 42.0);
    tested.add(1200);
    tested.take_back(-7);
    QCOMPARE(tested.sum, 1200.0);
    QCOMPARE(tested.sum_of_squares, 1440000.0);
    QCOMPARE(tested.visits, 1U);
    QCOMPARE(tested.top, 1200);
}

/// sqrt(3 / (3 * 3 + 3)) = 1/2.
void TestSpMctsFormula::raveMixesMeansByVisits() {
    Options options;
    options.rave = 3;
    const SpMctsFormula tested(options);
    SpMctsStatistics child;
    for (const int score : {0, 10, 20})
        child.add(score);
    QCOMPARE(tested.mixed_mean(child, 40, 2), 15.0);
    QCOMPARE(tested.mixed_mean(child, 0, 0), 10.0);
}

void TestSpMctsFormula::raveKnowsMovesByWhatTheyRemove() {
    const Board board = drawn("12/12/33");
    const Move threes{{0, 0}};
    const Move ones{{0, 1}};
    const Move twos{{1, 1}};
    const auto code = [&](Move move) { return SpMctsRave::code_of(board, move); };
    QVERIFY(code(threes) != code(ones));
    QVERIFY(code(ones) != code(twos));

    SpMctsRave rave;
    MoveList moves; // ones, then threes, where they stood before; the twos fall to the left at last
    moves.append(std::vector{ones, threes, Move{{0, 0}}});
    rave.set_line(board, Rules{}, moves, 0);
    QVERIFY(rave.plays(code(ones), 0));
    QVERIFY(!rave.plays(code(ones), 1));
    QVERIFY(rave.plays(code(threes), 0));
    QVERIFY(rave.plays(code(threes), 1));
    QVERIFY(!rave.plays(code(threes), 2));
    QVERIFY(!rave.plays(code(twos), 0));

    moves.clear();
    moves.append(std::vector{threes});
    rave.set_line(board, Rules{}, moves, 0);
    QVERIFY(!rave.plays(code(ones), 0));
}

void TestSpMctsFormula::widensWithVisits_data() {
    QTest::addColumn<bool>("unpruning");
    QTest::addColumn<int>("visits");
    QTest::addColumn<int>("moves");
    const auto row = [](bool unpruning, int visits, int moves) {
        QTest::addRow("%s, %d visits", unpruning ? "unpruning" : "widening", visits)
            << unpruning << visits << moves;
    };
    row(false, 0, 1);
    row(false, 39, 1);
    row(false, 40, 2); // 40
    row(false, 95, 2);
    row(false, 96, 3); // + 40 * 1.4
    row(false, 174, 3);
    row(false, 175, 4); // + 40 * 1.96 = 174.4
    row(true, 0, 5);
    row(true, 64, 5);
    row(true, 65, 6); // 50 * 1.3
    row(true, 84, 6);
    row(true, 85, 7); // 50 * 1.69 = 84.5
}

void TestSpMctsFormula::widensWithVisits() {
    QFETCH(const bool, unpruning);
    QFETCH(const int, visits);
    QFETCH(const int, moves);
    const SpMctsWidening widening(unpruning ? Options::Widening::unpruning
                                            : Options::Widening::widening);
    QVERIFY(widening.is_on());
    QCOMPARE(widening.considered(static_cast<std::uint32_t>(visits)), moves);
    QVERIFY(!SpMctsWidening(Options::Widening::none).is_on());
}

void TestSpMctsFormula::letsLargeGroupsOfOtherColorsInFirst() {
    // Color 1 has the most blocks: two groups of it, of four and two.
    const Board board = drawn("11233/11223/33211");
    std::vector<int> sizes;
    std::vector<Color> colors;
    for (int number = 0; number < static_cast<int>(groups(board).size()); ++number) {
        const Group group = group_at(board, SpMctsWidening::move(board, number).cell);
        sizes.push_back(group.size());
        colors.push_back(board.color_at(group.move().cell));
    }
    QCOMPARE(sizes, (std::vector{4, 3, 2, 4, 2}));
    QCOMPARE(colors, (std::vector<Color>{2, 3, 3, 1, 1}));
}

SAMEGAME_TEST(TestSpMctsFormula, QCoreApplication)
#include "tst_sp_mcts_formula.moc"
