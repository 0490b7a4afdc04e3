#pragma once

#include <QDialog>

#include "app/gui/session/namedgame.h"
#include "engine/game/rules.h"

class OwnResults;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class RandomBoardPage;
class RulesForm;
class StandardBoardsPage;

/// Chooses the board of a new game: a standard board, a random one, or pasted text; and its rules,
/// unless the text says them. Input that makes no board is explained and cannot be accepted. The
/// board chosen can be edited first. What was accepted is remembered, except the seed and
/// the text.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// The results, if any, are shown with the standard boards and outlive the dialog. The dialog
    /// does not propose the board in play.
    explicit NewGameDialog(const OwnResults* results = nullptr, const samegame::Board& inPlay = {},
                           QWidget* parent = nullptr);

    /// What was chosen, once the dialog is accepted.
    const NamedGame& game() const { return m_game; }

    void accept() override;

private:
    QWidget* makePastePage();
    QWidget* makeRules();
    samegame::Result<NamedGame> chosenGame() const;
    samegame::Result<NamedGame> randomGame() const;
    samegame::Result<NamedGame> pastedGame() const;
    void check();
    void showRules(const samegame::Result<NamedGame>& game);
    void editBoard();
    void takeRules(const samegame::Rules& rules);

    NamedGame m_game;
    samegame::Rules m_rules; ///< Rules chosen by hand, kept while a text's rules are shown.
    QTabWidget* m_pages;
    StandardBoardsPage* m_standard;
    RandomBoardPage* m_random;
    QPlainTextEdit* m_text;
    RulesForm* m_rulesForm;
    QLabel* m_rulesNote;
    QLabel* m_error;
    QDialogButtonBox* m_buttons;
    QPushButton* m_edit;
};

/// Chooses other rules for the board of the game that is played.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    /// Opens with `rules`, the rules of the game.
    explicit RulesDialog(const samegame::Rules& rules, QWidget* parent = nullptr);

    samegame::Rules rules() const; ///< What was chosen.

    void accept() override; ///< Remembers the rules for the next new game too.

private:
    RulesForm* m_form;
};
