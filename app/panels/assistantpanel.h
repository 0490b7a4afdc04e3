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

/// Chooses the solver, its options and its budget, turns the assistant on and off, and shows in
/// words and numbers how far it is.
class AssistantPanel : public QWidget {
    Q_OBJECT

public:
    /// Both outlive the panel.
    AssistantPanel(Assistant* assistant, GameDocument* document, QWidget* parent = nullptr);

    QSize sizeHint() const override;

private:
    QWidget* makeHead();
    QWidget* makeForm();
    QWidget* makeOptions();
    QWidget* makeProgress();
    void showSettings(); ///< Fills the form from the assistant.
    void chooseSolver(int index);
    void restoreDefaults(); ///< Of the options.
    void applySettings();   ///< Passes the form to the assistant.
    void showSolver(const samegame::SolverEntry& solver);
    void showOptions(const samegame::SolverEntry& solver, const samegame::OptionValues& values);
    void showProgress();
    void showState();
    QString stateText() const;

    Assistant* m_assistant;
    GameDocument* m_document;
    QComboBox* m_solver;
    BudgetForm* m_budget;
    QSpinBox* m_threads;
    QLineEdit* m_seed;
    QToolButton* m_optionsButton;
    QWidget* m_optionsBox;
    OptionForm* m_options;
    QPushButton* m_defaultsButton;
    QLabel* m_state;
    QPushButton* m_startButton;
    QLabel* m_best;
    QLabel* m_rate;
    QLabel* m_playouts;
    QLabel* m_elapsed;
    QLabel* m_usedSeed;
    bool m_isApplying = false; // the form is ahead of the assistant
};
