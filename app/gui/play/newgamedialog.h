#pragma once

#include <QDialog>

#include <optional>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/namedgame.h"
#include "app/gui/session/opponent.h"
#include "engine/game/rules.h"

class Duel;
class NewGameCards;
class OwnResults;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class RandomBoardPage;
class RulesForm;
class StandardBoardsPage;
enum class NewGame;

/// Chooses a new game: by a card, which begins it at once, or from the pages behind the cards: the
/// 20 standard boards, and under More a random board of any size or a pasted text. One line tells
/// the rules of the game by examples; Change leads to their form. Input that makes no board is
/// explained and cannot be accepted. A board from the pages can be edited first. What was accepted
/// is remembered, except the seed and the text.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// The results, if any, are shown with the boards and outlive the dialog, as do the games, of
    /// which those that are under way can be continued, and the duel, which says against whom. The
    /// dialog does not propose the standard board in play.
    explicit NewGameDialog(const OwnResults* results = nullptr, const GameDocument* games = nullptr,
                           const Duel* duel = nullptr, QWidget* parent = nullptr);

    /// Once the dialog is accepted: the game on the board of game() that is under way goes on, and
    /// no new one begins.
    bool goesOn() const { return m_goesOn; }
    /// What was chosen, once the dialog is accepted.
    const NamedGame& game() const { return m_game; }
    /// Who plays the board too; nothing if nobody does.
    std::optional<Opponent> opponent() const { return m_opponent; }

    /// Takes what is chosen on the page that is shown. On the page of the cards that is the current
    /// one; where it begins no game the dialog stays open and shows its page.
    void accept() override;

private:
    enum class View { Cards, Boards, More, Rules };

    QWidget* makeMore();
    QWidget* makePastePage();
    QWidget* makeRules();
    QWidget* makeRulesRow();
    void connectParts();
    View view() const;
    void turnTo(View view);
    void goBack();
    void begin(NewGame choice);
    samegame::Result<NamedGame> chosenGame() const;
    samegame::Result<NamedGame> moreGame() const;
    NamedGame standardGame() const;
    samegame::Result<NamedGame> randomGame() const;
    samegame::Result<NamedGame> pastedGame() const;
    bool isPasting() const;
    std::optional<OpenGame> underWay(const NamedGame& game) const;
    void check();
    void showPlay(const std::optional<OpenGame>& open);
    void showRules(const samegame::Result<NamedGame>& game);
    void tellStandardBoards();
    void editBoard();
    void takeRules(const samegame::Rules& rules);

    const GameDocument* m_games;
    bool m_goesOn = false;
    std::optional<Opponent> m_opponent;
    NamedGame m_game;
    samegame::Rules m_rules; ///< Rules chosen by hand, kept while a text's rules are shown.
    QStackedWidget* m_views; ///< In the order of View.
    NewGameCards* m_cards;
    StandardBoardsPage* m_standard;
    QTabWidget* m_pages;
    RandomBoardPage* m_random;
    QPlainTextEdit* m_text;
    RulesForm* m_rulesForm;
    QLabel* m_rulesLine;
    QPushButton* m_change;
    QLabel* m_rulesNote;
    QLabel* m_error;
    QDialogButtonBox* m_buttons;
    QPushButton* m_more;
    QPushButton* m_back;
    QPushButton* m_edit;
    View m_before; ///< The rules lead back there.
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
