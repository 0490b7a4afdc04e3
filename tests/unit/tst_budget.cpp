#include <QTest>
#include <limits>

#include "engine/search/solver.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The unit and the amount of a budget.
class TestBudget : public QObject {
    Q_OBJECT

private slots:
    void unitAndAmountMakeTheBudget_data();
    void unitAndAmountMakeTheBudget();
    void otherAmountsAreNone_data();
    void otherAmountsAreNone();
    void unknownUnitsAreNone();
    void solversCountTheirUnits();
};

void TestBudget::unitAndAmountMakeTheBudget_data() {
    QTest::addColumn<BudgetUnit>("unit");
    QTest::addColumn<double>("amount");
    QTest::addColumn<Budget>("budget");
    QTest::newRow("seconds") << BudgetUnit::seconds << 0.1 << Budget{Seconds(0.1), {}, {}};
    QTest::newRow("playouts") << BudgetUnit::playouts << 1e12 << Budget{{}, 1'000'000'000'000, {}};
    QTest::newRow("nodes") << BudgetUnit::nodes << 1.0 << Budget{{}, {}, 1};
    QTest::newRow("unlimited") << BudgetUnit::unlimited << 0.0 << Budget{};
}

void TestBudget::unitAndAmountMakeTheBudget() {
    QFETCH(const BudgetUnit, unit);
    QFETCH(const double, amount);
    QFETCH(const Budget, budget);
    QVERIFY(budget_of(unit, amount) == budget);
    QCOMPARE(unit_of(budget), unit);
    QCOMPARE(amount_of(budget), amount);
    QCOMPARE(has_one_limit(budget), unit != BudgetUnit::unlimited);
    QVERIFY(budget_unit_of(name_of(unit)) == unit);
    QCOMPARE(name_of(unit), std::string_view(QTest::currentDataTag()));
}

void TestBudget::otherAmountsAreNone_data() {
    QTest::addColumn<BudgetUnit>("unit");
    QTest::addColumn<double>("amount");
    QTest::newRow("no time") << BudgetUnit::seconds << 0.0;
    QTest::newRow("less than none") << BudgetUnit::seconds << -3.0;
    QTest::newRow("no number") << BudgetUnit::seconds << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("too much") << BudgetUnit::playouts << 1.1e12;
    QTest::newRow("half a playout") << BudgetUnit::playouts << 0.5;
    QTest::newRow("half a node") << BudgetUnit::nodes << 0.5;
}

void TestBudget::otherAmountsAreNone() {
    QFETCH(const BudgetUnit, unit);
    QFETCH(const double, amount);
    QVERIFY(!budget_of(unit, amount));
}

void TestBudget::unknownUnitsAreNone() {
    QVERIFY(!budget_unit_of("years"));
    QVERIFY(!budget_unit_of(""));
    QVERIFY(!has_one_limit({Seconds(1), 1, {}}));
}

void TestBudget::solversCountTheirUnits() {
    SolverEntry solver;
    solver.has_playouts = false;
    QVERIFY(counts(solver, BudgetUnit::seconds));
    QVERIFY(!counts(solver, BudgetUnit::playouts));
    QVERIFY(counts(solver, BudgetUnit::nodes));
    solver.has_nodes = false;
    QVERIFY(!counts(solver, BudgetUnit::nodes));
    QVERIFY(counts(solver, BudgetUnit::unlimited));
}

SAMEGAME_TEST(TestBudget)
#include "tst_budget.moc"
