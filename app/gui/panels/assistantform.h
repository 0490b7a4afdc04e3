#pragma once

#include <QWidget>

#include "app/gui/session/assistantsettings.h"

class BudgetForm;
class CountBox;
class OptionForm;
class QComboBox;
class QLabel;
class QToolButton;
class SeedEdit;

/// How the assistant searches, as a form: solver, budget, threads, seed, and the solver's options,
/// folded away at first. Another solver comes with the options kept for it.
class AssistantForm : public QWidget {
    Q_OBJECT

public:
    explicit AssistantForm(QWidget* parent = nullptr);

    AssistantSettings settings() const;
    void setSettings(const AssistantSettings& settings); ///< Emits nothing.

signals:
    void settingsChanged(); ///< The person has completed an edit.

private:
    void makeEditors();
    void makeOptions();
    void arrange();
    void chooseSolver();
    void finish(); ///< Takes up a completed edit.
    void showSolver(const samegame::OptionValues& options);
    const samegame::SolverEntry& solver() const;

    QComboBox* m_solver;
    BudgetForm* m_budget;
    CountBox* m_threads;
    SeedEdit* m_seed;
    QLabel* m_seedError;
    QToolButton* m_optionsButton;
    QWidget* m_optionsBox;
    OptionForm* m_options;
    bool m_isShowing = false; // the form changes itself
};
