#pragma once

#include <QDialog>

#include "app/newgame/namedgame.h"

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QSpinBox;
class QTabWidget;
class RulesForm;
class SeedEdit;

/// Chooses the board of a new game: a standard board, a random one, or pasted text; and its rules,
/// unless the text says them. What does not make a board is explained, and cannot be accepted.
/// What was accepted is remembered, but for the seed and the text.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    /// What was chosen, once the dialog is accepted.
    const NamedGame& game() const { return m_game; }

    void accept() override;

private:
    QWidget* makeStandardPage();
    QWidget* makeRandomPage();
    QWidget* makePastePage();
    QWidget* makeRules();
    samegame::Result<NamedGame> chosenGame() const;
    void check();
    void showRules(const samegame::Result<NamedGame>& game);
    void takeRules(const samegame::Rules& rules);
    void load();
    void drawSeed();

    NamedGame m_game;
    samegame::Rules m_rules; ///< Rules chosen by hand, kept while those of a text are shown.
    QTabWidget* m_pages;
    QSpinBox* m_number;
    SeedEdit* m_seed;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QSpinBox* m_colors;
    QPlainTextEdit* m_text;
    RulesForm* m_rulesForm;
    QLabel* m_rulesNote;
    QLabel* m_error;
    QDialogButtonBox* m_buttons;
};
