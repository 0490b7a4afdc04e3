#include "app/forms/budgetform.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

BudgetForm::BudgetForm(QWidget* parent)
    : QWidget(parent), m_amount(new QDoubleSpinBox), m_unit(new QComboBox) {
    m_amount->setObjectName("budgetAmount");
    m_amount->setAccessibleName(tr("Budget"));
    m_amount->setKeyboardTracking(false);
    m_amount->setGroupSeparatorShown(true);
    m_amount->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_unit->setObjectName("budgetUnit");
    m_unit->setAccessibleName(tr("Unit of the budget"));
    m_unit->setToolTip(tr("The search ends when this is spent"));

    setFocusProxy(m_amount);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_amount, 1);
    layout->addWidget(m_unit, 1);
    connect(m_amount, &QDoubleSpinBox::valueChanged, this, &BudgetForm::budgetChanged);
    connect(m_unit, &QComboBox::activated, this, &BudgetForm::changeUnit);
}

void BudgetForm::setSolver(const samegame::SolverEntry& solver) {
    const Unit before = m_shownUnit;
    m_unit->clear();
    m_unit->addItem(tr("seconds"), Seconds);
    if (solver.has_playouts)
        m_unit->addItem(tr("playouts"), Playouts);
    if (solver.has_nodes)
        m_unit->addItem(tr("nodes"), Nodes);
    m_unit->addItem(tr("until stopped"), Unlimited);
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(before)));
    showUnit();
}

void BudgetForm::setBudget(const samegame::Budget& budget) {
    Unit unit = Unlimited;
    if (budget.nodes) {
        m_amounts[unit = Nodes] = static_cast<double>(*budget.nodes);
    } else if (budget.playouts) {
        m_amounts[unit = Playouts] = static_cast<double>(*budget.playouts);
    } else if (budget.time) {
        m_amounts[unit = Seconds] = budget.time->count();
    }
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(unit)));
    m_shownUnit = Unlimited; // what the box shows now is of no unit
    showUnit();
}

samegame::Budget BudgetForm::budget() const {
    samegame::Budget budget;
    const double amount = m_amount->value();
    switch (unit()) {
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
    m_amount->setDecimals(m_shownUnit == Seconds ? 1 : 0);
    m_amount->setRange(m_shownUnit == Seconds ? 0.1 : 1, m_shownUnit == Seconds ? 86'400 : 1e12);
    m_amount->setValue(amount);
}
