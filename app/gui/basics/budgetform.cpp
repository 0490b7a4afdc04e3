#include "app/gui/basics/budgetform.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

#include "app/gui/basics/numberbox.h"

using samegame::BudgetUnit;

namespace {

QString unitText(BudgetUnit unit) {
    switch (unit) {
    case BudgetUnit::seconds:
        return BudgetForm::tr("seconds");
    case BudgetUnit::playouts:
        return BudgetForm::tr("playouts");
    case BudgetUnit::nodes:
        return BudgetForm::tr("nodes");
    case BudgetUnit::unlimited:
        break;
    }
    return BudgetForm::tr("until stopped");
}

} // namespace

QString budgetText(const samegame::Budget& budget) {
    return BudgetForm::tr("Budget: %1 %2", "amount, unit")
        .arg(QLocale().toString(samegame::amount_of(budget), 'g', QLocale::FloatingPointShortest),
             unitText(samegame::unit_of(budget)));
}

BudgetForm::BudgetForm(const QString& name, const samegame::Budget& amounts, Endless endless,
                       QWidget* parent)
    : QWidget(parent), m_amount(new NumberBox), m_unit(new QComboBox), m_endless(endless) {
    setObjectName(name);
    m_amount->setObjectName(name + "Amount");
    m_amount->setAccessibleName(tr("Budget"));
    m_amount->setKeyboardTracking(false);
    m_amount->setGroupSeparatorShown(true);
    m_amount->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    // A range up to thousands of millions must not decide the width of the panel.
    m_amount->setUsualText("00,000");
    m_amount->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_unit->setObjectName(name + "Unit");
    m_unit->setAccessibleName(tr("Unit of the budget"));
    m_unit->setToolTip(tr("The search ends when this is spent"));
    m_unit->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    setFocusProxy(m_amount);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_amount, 1);
    layout->addWidget(m_unit);
    amountIn(BudgetUnit::seconds) = amounts.time.value().count();
    amountIn(BudgetUnit::playouts) = static_cast<double>(amounts.playouts.value());
    amountIn(BudgetUnit::nodes) = static_cast<double>(amounts.nodes.value());
    setSolvers({});
    connect(m_amount, &NumberBox::valueChanged, this, &BudgetForm::budgetChanged);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &BudgetForm::changeUnit);
}

void BudgetForm::setSolvers(const std::vector<const samegame::SolverEntry*>& solvers) {
    const QSignalBlocker blocker(m_unit);
    const BudgetUnit before = m_unit->count() == 0 ? BudgetUnit::seconds : m_shownUnit;
    m_unit->clear();
    const auto offer = [&](BudgetUnit unit) {
        if (std::ranges::all_of(solvers, [unit](const samegame::SolverEntry* solver) {
                return samegame::counts(*solver, unit);
            }))
            m_unit->addItem(unitText(unit), static_cast<int>(unit));
    };
    offer(BudgetUnit::seconds);
    offer(BudgetUnit::playouts);
    offer(BudgetUnit::nodes);
    if (m_endless == Endless::Offered)
        offer(BudgetUnit::unlimited);
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(static_cast<int>(before))));
    showUnit();
}

void BudgetForm::setBudget(const samegame::Budget& budget) {
    const BudgetUnit unit = samegame::unit_of(budget);
    if (unit != BudgetUnit::unlimited)
        amountIn(unit) = samegame::amount_of(budget);
    const QSignalBlocker blocker(m_unit);
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(static_cast<int>(unit))));
    m_shownUnit = BudgetUnit::unlimited; // what the box shows now is of no unit
    showUnit();
}

samegame::Budget BudgetForm::budget() const {
    return samegame::budget_of(unit(), m_amount->value()).value();
}

BudgetUnit BudgetForm::unit() const {
    return static_cast<BudgetUnit>(m_unit->currentData().toInt());
}

void BudgetForm::changeUnit() {
    showUnit();
    emit budgetChanged();
}

void BudgetForm::showUnit() {
    const QSignalBlocker blocker(m_amount);
    if (m_shownUnit != BudgetUnit::unlimited)
        amountIn(m_shownUnit) = m_amount->value();
    m_shownUnit = unit();
    m_amount->setEnabled(m_shownUnit != BudgetUnit::unlimited);
    if (m_shownUnit == BudgetUnit::unlimited)
        return;
    const double amount = amountIn(m_shownUnit); // setRange may cut what the box holds
    const bool isOfSeconds = m_shownUnit == BudgetUnit::seconds;
    m_amount->setDecimals(isOfSeconds ? 3 : 0);
    m_amount->setRange(isOfSeconds ? 0.001 : 1, isOfSeconds ? samegame::most_seconds : 1e12);
    m_amount->setValue(amount);
}
