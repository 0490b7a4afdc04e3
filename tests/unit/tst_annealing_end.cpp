#include <QTest>

#include <array>

#include "engine/base/option_spec.h"
#include "engine/game/board_generator.h"
#include "engine/solvers/annealing/chain.h"
#include "engine/solvers/annealing/champion.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

double value_of(const ChainOptions& options, const Rules& rules, const ClickList::Outcome& outcome,
                double progress) {
    Rng rng(1);
    return Chain(generate_board(1, 5, 5, 3), rules, options, rng).value_of(outcome, progress);
}

constexpr ClickList::Outcome uncleared{.points = 500, .left = 3, .end_points = -2};

} // namespace

/// What lists that leave blocks are worth to chains.
class TestAnnealingEnd : public QObject {
    Q_OBJECT

private slots:
    void theRulesChooseTheRating();
    void aChoiceHoldsUnderAllRules();
    void aMildEndCostsItsBlocksAlone();
    void aGrowingEndLosesTheBonusByAndBy();
    void withoutABonusAGrowingEndIsItsScore();
    void aClearedBoardIsItsScore();
    void lengthOfFirstChainsFollowsTheRating();
    void wrongValuesAreRefused_data();
    void wrongValuesAreRefused();
};

void TestAnnealingEnd::theRulesChooseTheRating() {
    for (const Rules& rules : all_rules()) {
        const bool isMeasured = rules.scoring == Scoring::standard ||
                                rules.scoring == Scoring::no_penalty ||
                                rules.scoring == Scoring::lenient_penalty;
        QCOMPARE(has_mild_end({}, rules), isMeasured);
    }
    QCOMPARE(value_of({}, {}, uncleared, 0.5), 500.0 + 1000 - 60);
    QCOMPARE(value_of({}, {.gravity = Gravity::pull_left}, uncleared, 0.5), 500.0 + 1000 - 60);
}

void TestAnnealingEnd::aChoiceHoldsUnderAllRules() {
    for (const Rules& rules : all_rules()) {
        QVERIFY(has_mild_end({.end = EndRating::mild}, rules));
        QVERIFY(!has_mild_end({.end = EndRating::growing}, rules));
    }
}

void TestAnnealingEnd::aMildEndCostsItsBlocksAlone() {
    ChainOptions options{.end = EndRating::mild};
    for (const double progress : {0.0, 0.5, 1.0}) {
        QCOMPARE(value_of(options, {}, uncleared, progress), 500.0 + 1000 - 60);
        QCOMPARE(value_of(options, {.scoring = Scoring::bubble_breaker}, uncleared, progress),
                 500.0 - 60);
    }
    options.block_cost = 35;
    QCOMPARE(value_of(options, {}, uncleared, 0.5), 500.0 + 1000 - 105);
}

void TestAnnealingEnd::aGrowingEndLosesTheBonusByAndBy() {
    const ChainOptions options{.end = EndRating::growing};
    QCOMPARE(value_of(options, {}, uncleared, 0), 500.0 + 900 - 120);
    QCOMPARE(value_of(options, {}, uncleared, 0.5), 500.0 + 450 - 90);
    QCOMPARE(value_of(options, {}, uncleared, 1), 500.0 - 60);
}

void TestAnnealingEnd::withoutABonusAGrowingEndIsItsScore() {
    const ChainOptions options{.end = EndRating::growing};
    for (const auto scoring : {Scoring::bubble_breaker, Scoring::clickomania})
        QCOMPARE(value_of(options, {.scoring = scoring}, uncleared, 0.5), 498.0);
}

void TestAnnealingEnd::aClearedBoardIsItsScore() {
    for (const EndRating end : {EndRating::mild, EndRating::growing})
        QCOMPARE(value_of({.end = end}, {}, {.points = 500, .left = 0, .end_points = 1000}, 0.5),
                 1500.0);
}

void TestAnnealingEnd::lengthOfFirstChainsFollowsTheRating() {
    constexpr double lists = 1'000'000;
    Champion::Options options;
    QCOMPARE(options.first_length(lists, {}), 100'000);
    QCOMPARE(options.first_length(lists, {.scoring = Scoring::bubble_breaker}), 50'000);
    options.chain.end = EndRating::growing;
    QCOMPARE(options.first_length(lists, {}), 50'000);
    options.length_factor = 70;
    QCOMPARE(options.first_length(lists, {}), 70'000);
    QCOMPARE(options.first_length(1, {}), 1000);
    options.length = 1234;
    QCOMPARE(options.first_length(lists, {}), 1234);
}

void TestAnnealingEnd::wrongValuesAreRefused_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("option");
    for (const char* solver : {"annealing", "champion"})
        for (const char* option : {"end=hard", "end=", "block-cost=-1", "block-cost=1000001",
                                   "block-cost=2.5", "length-factor=-1", "length-factor=10001"})
            QTest::addRow("%s, %s", solver, option) << solver << option;
    QTest::newRow("one without rounds") << "annealing"
                                        << "length-factor=100";
}

void TestAnnealingEnd::wrongValuesAreRefused() {
    QFETCH(const QString, solver);
    QFETCH(const QString, option);
    const SolverEntry& entry = *find_solver(solver.toStdString());
    QVERIFY(!parse_options(entry.options, std::array{option.toStdString()}).ok());
}

SAMEGAME_TEST(TestAnnealingEnd)
#include "tst_annealing_end.moc"
