#pragma once

#include <QWidget>

#include <vector>

#include "engine/experiment/board_list.h"
#include "engine/experiment/comparison.h"

class BudgetForm;
class PairList;
class QLineEdit;
class QSpinBox;
class SeedEdit;
class SetupPage;

/// A comparison, ready to start and to be shown.
struct ComparisonPlan {
    samegame::ComparisonRequest request;
    QStringList names; ///< Of the contestants.
    QString boards;    ///< As written; empty: the board of the game.
};

/// Which solvers are compared, on which boards, with which budget: an editor, checked while it is
/// edited and remembered.
class ComparisonSetup : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonSetup(QWidget* parent = nullptr);

    /// A sentence on what is wrong; empty: nothing.
    QString error() const;
    /// `game`: the start of the game on the board. Only if there is no error.
    ComparisonPlan plan(const samegame::StartPosition& game) const;

signals:
    void changed();

private:
    QWidget* makeNumbers();
    QWidget* makeContestants();
    void load();
    void loadBudget();
    void offerUnits();
    void takeChange();
    void keep() const;

    PairList* m_list; // solvers and their options
    QSpinBox* m_runs;
    BudgetForm* m_budget;
    QLineEdit* m_boards;
    SeedEdit* m_seed;
    QSpinBox* m_threads;
    SetupPage* m_page;
};
