#pragma once

#include <QWidget>

#include "app/analysis/assistant.h"

class BudgetForm;
class OptionForm;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

/// Chooses the solver, its options and its budget, starts and stops the assistant, and shows how
/// far it is.
class AssistantPanel : public QWidget {
    Q_OBJECT

public:
    /// Both outlive the panel.
    AssistantPanel(Assistant* assistant, GameDocument* document, QWidget* parent = nullptr);

private:
    QWidget* makeForm();
    QWidget* makeProgress();
    void showSettings(); ///< Fills the form from the assistant.
    void chooseSolver(int index);
    void applySettings(); ///< Passes the form to the assistant.
    void showSolver(const samegame::SolverEntry& solver);
    void showProgress();
    void showRunning();

    Assistant* m_assistant;
    GameDocument* m_document;
    QComboBox* m_solver;
    BudgetForm* m_budget;
    QSpinBox* m_threads;
    QLineEdit* m_seed;
    QToolButton* m_optionsButton;
    OptionForm* m_options;
    QPushButton* m_startButton;
    QLabel* m_best;
    QLabel* m_rate;
    QLabel* m_playouts;
    QLabel* m_elapsed;
    QLabel* m_usedSeed;
};
