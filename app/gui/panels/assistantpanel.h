#pragma once

#include <QWidget>

#include <array>

#include "app/gui/session/assistant.h"
#include "app/gui/session/assistantsettings.h"

class BudgetForm;
class CountBox;
class OptionForm;
class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
class SeedEdit;
class ValueLabel;

/// How the engine of the assistant searches, as a form: solver, budget, threads, seed, and the
/// solver's options, folded away at first. Another solver comes with the options kept for it.
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

/// How strong the assistant searches, as three large buttons with a line on the one that is chosen;
/// if the engine was set otherwise, none is chosen, and the line says what searches.
class StrengthChoice : public QWidget {
    Q_OBJECT

public:
    explicit StrengthChoice(QWidget* parent = nullptr);

    void showSettings(const AssistantSettings& settings); ///< Emits nothing.

signals:
    void chosen(Strength strength); ///< The person pressed its button.

private:
    QButtonGroup* m_buttons; // ids are strengths
    QLabel* m_explanation;
};

/// Turns the assistant on and off, says what it found, and chooses how strong it searches. Below
/// that, folded away until a person wants it, stand the numbers of the search and the engine: the
/// solver, its options and its budget.
class AssistantPanel : public QWidget {
    Q_OBJECT

public:
    /// Assistant and document outlive the panel.
    AssistantPanel(Assistant* assistant, GameDocument* document, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    bool showsMore() const; ///< The engine is unfolded.
    void setShowsMore(bool showsMore);

signals:
    void moreToggled(); ///< The panel needs another height.

private:
    QWidget* makeHead();
    QWidget* makeVerdict();
    QWidget* makeCounts();
    void makeMore();
    void choose(Strength strength);
    void showSettings();
    void applySettings(); ///< Passes the form to the assistant.
    void showProgress();
    struct Best {
        int score = 0; ///< From the position on.
        QString finder;
    };
    std::optional<Best> best() const;
    void showCounts(const samegame::SearchSnapshot& result);
    void showState();
    static QString playoutsTitle();
    static QString playoutRateTitle();
    QString doneText() const;
    QString stateText() const;

    Assistant* m_assistant;
    GameDocument* m_document;
    StrengthChoice* m_strength;
    AssistantForm* m_form;
    QToolButton* m_moreButton;
    QWidget* m_more; // numbers and form
    QLabel* m_state;
    QPushButton* m_startButton;
    ValueLabel* m_best;
    QLabel* m_finder;
    ValueLabel* m_ceiling;
    ValueLabel* m_rate;
    QLabel* m_rateTitle;
    ValueLabel* m_count; // playouts, or nodes where the solver plays none
    QLabel* m_countTitle;
    ValueLabel* m_elapsed;
    ValueLabel* m_usedSeed;
    bool m_isApplying = false; // the form is ahead of the assistant
};
