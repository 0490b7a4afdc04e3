#pragma once

#include <QWidget>

#include "engine/search/budget.h"
#include "engine/search/solver.h"

class QComboBox;
class QDoubleSpinBox;

/// What a search is granted: an amount and its unit, or nothing until it is stopped. Only the units
/// that mean something to the solver are offered.
class BudgetForm : public QWidget {
    Q_OBJECT

public:
    explicit BudgetForm(QWidget* parent = nullptr);

    void setSolver(const samegame::SolverEntry& solver);
    void setBudget(const samegame::Budget& budget); ///< Emits nothing.
    samegame::Budget budget() const;

signals:
    void budgetChanged(); ///< By the person, once an edit is complete.

private:
    enum Unit { Seconds, Playouts, Nodes, Unlimited };
    Unit unit() const;
    void changeUnit();
    void showUnit();

    QDoubleSpinBox* m_amount;
    QComboBox* m_unit;
    double m_amounts[3] = {10, 100'000, 100'000}; // of each unit, kept while another is shown
    Unit m_shownUnit = Unlimited;
};
