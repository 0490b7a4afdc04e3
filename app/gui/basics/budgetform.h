#pragma once

#include <QWidget>

#include <vector>

#include "engine/search/budget.h"
#include "engine/search/solver.h"

class NumberBox;
class QComboBox;

/// The budget in words: "Budget: 10 seconds", "Budget: 20,000 playouts"; it has a limit.
QString budgetText(const samegame::Budget& budget);

/// Chooses a search's budget: an amount and its unit, or no limit. Offers only units that mean
/// something to the solvers. Objects are named after the form: "budgetAmount", "budgetUnit".
class BudgetForm : public QWidget {
    Q_OBJECT

public:
    /// Whether a search may be granted everything until it is stopped.
    enum class Endless { Offered, Refused };

    /// `amounts`: one of each unit, shown until there is another.
    BudgetForm(const QString& name, const samegame::Budget& amounts, Endless endless,
               QWidget* parent = nullptr);

    void setSolvers(const std::vector<const samegame::SolverEntry*>& solvers); ///< Emits nothing.
    void setBudget(const samegame::Budget& budget);                            ///< Emits nothing.
    samegame::Budget budget() const;

signals:
    void budgetChanged(); ///< The person has completed an edit.

private:
    samegame::BudgetUnit unit() const;
    double& amountIn(samegame::BudgetUnit unit) { return m_amounts[static_cast<int>(unit)]; }
    void changeUnit();
    void showUnit();

    NumberBox* m_amount;
    QComboBox* m_unit;
    Endless m_endless;
    double m_amounts[3] = {}; // the amount of each unit, kept while another is shown
    samegame::BudgetUnit m_shownUnit = samegame::BudgetUnit::unlimited;
};
