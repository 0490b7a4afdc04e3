#include "app/gui/basics/budgetform.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

#include "app/gui/basics/numberbox.h"

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
    m_amount->setUsualText("0,000,000");
    m_amount->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_unit->setObjectName(name + "Unit");
    m_unit->setAccessibleName(tr("Unit of the budget"));
    m_unit->setToolTip(tr("The search ends when this is spent"));
    m_unit->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    setFocusProxy(m_amount);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_amount, 1);
    layout->addWidget(m_unit);
    m_amounts[Seconds] = amounts.time.value().count();
    m_amounts[Playouts] = static_cast<double>(amounts.playouts.value());
    m_amounts[Nodes] = static_cast<double>(amounts.nodes.value());
    setSolvers({});
    connect(m_amount, &NumberBox::valueChanged, this, &BudgetForm::budgetChanged);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &BudgetForm::changeUnit);
}

void BudgetForm::setSolvers(const std::vector<const samegame::SolverEntry*>& solvers) {
    const auto all = [&](bool samegame::SolverEntry::*has) {
        return std::all_of(solvers.begin(), solvers.end(),
                           [has](const samegame::SolverEntry* solver) { return solver->*has; });
    };
    const QSignalBlocker blocker(m_unit);
    const int before = m_unit->count() == 0 ? Seconds : m_shownUnit;
    m_unit->clear();
    m_unit->addItem(tr("seconds"), Seconds);
    if (all(&samegame::SolverEntry::has_playouts))
        m_unit->addItem(tr("playouts"), Playouts);
    if (all(&samegame::SolverEntry::has_nodes))
        m_unit->addItem(tr("nodes"), Nodes);
    if (m_endless == Endless::Offered)
        m_unit->addItem(tr("until stopped"), Unlimited);
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(before)));
    showUnit();
}

void BudgetForm::setBudget(const samegame::Budget& budget) {
    const Unit unit = unitOf(budget);
    if (unit != Unlimited)
        m_amounts[unit] = amountOf(budget);
    const QSignalBlocker blocker(m_unit);
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(unit)));
    m_shownUnit = Unlimited; // what the box shows now is of no unit
    showUnit();
}

samegame::Budget BudgetForm::budget() const {
    return budgetOf(unit(), m_amount->value());
}

BudgetForm::Unit BudgetForm::unitOf(const samegame::Budget& budget) {
    if (budget.nodes)
        return Nodes;
    if (budget.playouts)
        return Playouts;
    return budget.time ? Seconds : Unlimited;
}

double BudgetForm::amountOf(const samegame::Budget& budget) {
    if (budget.nodes)
        return static_cast<double>(*budget.nodes);
    if (budget.playouts)
        return static_cast<double>(*budget.playouts);
    return budget.time ? budget.time->count() : 0;
}

samegame::Budget BudgetForm::budgetOf(Unit unit, double amount) {
    samegame::Budget budget;
    switch (unit) {
    case Seconds:
        budget.time = samegame::Seconds(amount);
        break;
    case Playouts:
        budget.playouts = static_cast<std::uint64_t>(amount);
        break;
    case Nodes:
        budget.nodes = static_cast<std::uint64_t>(amount);
        break;
    case Unlimited:
        break;
    }
    return budget;
}

BudgetForm::Unit BudgetForm::unit() const {
    return static_cast<Unit>(m_unit->currentData().toInt());
}

void BudgetForm::changeUnit() {
    showUnit();
    emit budgetChanged();
}

void BudgetForm::showUnit() {
    const QSignalBlocker blocker(m_amount);
    if (m_shownUnit != Unlimited)
        m_amounts[m_shownUnit] = m_amount->value();
    m_shownUnit = unit();
    m_amount->setEnabled(m_shownUnit != Unlimited);
    if (m_shownUnit == Unlimited)
        return;
    const double amount = m_amounts[m_shownUnit]; // setRange may cut what the box holds
    m_amount->setDecimals(m_shownUnit == Seconds ? 3 : 0);
    m_amount->setRange(m_shownUnit == Seconds ? 0.1 : 1, m_shownUnit == Seconds ? 86'400 : 1e12);
    m_amount->setValue(amount);
}
