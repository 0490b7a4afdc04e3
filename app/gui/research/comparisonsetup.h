#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/basics/keptchoices.h"
#include "engine/studies/experiment/comparison.h"

class BoardListEdit;
class BudgetForm;
class CountBox;
class DecisionChoice;
class PairList;
class SeedEdit;
class SetupPage;

/// A comparison, ready to start and to be shown.
struct ComparisonPlan {
    samegame::ComparisonRequest request;
    QStringList names; ///< Names of the entrants.
    QString boards;    ///< The boards as written; empty: the board of the game.
};

/// Gives each entrant its name, in the language of the window.
void nameEntrants(ComparisonPlan& plan);

/// Which solvers are compared, on which boards, with which budget: an editor, checked while it is
/// edited and remembered.
class ComparisonSetup : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonSetup(QWidget* parent = nullptr);

    /// A sentence on what is wrong; empty: nothing is.
    QString error() const;
    /// The plan that stands in the setup, only if there is no error. `game` is the start of the
    /// game on the board, `name` its name (GameDocument::keptName).
    ComparisonPlan plan(const samegame::Position& game, const QString& name = {}) const;
    /// Shows another plan, but for its threads; it stands in the setup where that can hold it.
    void setPlan(const ComparisonPlan& plan);
    /// The margin that stands in the setup, if runs like these can be decided by it.
    std::optional<double> marginFor(const samegame::ComparisonRequest& request) const;
    bool hasSeed() const; ///< If not, each plan has another.

signals:
    void changed();

private:
    QWidget* makeNumbers();
    QWidget* makeEntrants();
    void load();
    void loadBudget();
    void offerUnits();
    void showEnd();
    QString boardsError() const;
    void takeChange();
    void takeBoards(ComparisonPlan& plan, const samegame::Position& game,
                    const QString& name) const;
    void keep();
    void keepBudget();

    PairList* m_list; // solvers and their options
    CountBox* m_runs;
    int m_usualRuns = 1; // without a margin
    DecisionChoice* m_decision;
    BudgetForm* m_budget;
    BoardListEdit* m_boards;
    SeedEdit* m_seed;
    CountBox* m_threads;
    SetupPage* m_page;
    KeptChoices m_kept;
};
