#pragma once

#include <QDate>
#include <QWidget>

#include <array>
#include <optional>

#include "app/gui/play/randomboard.h"
#include "app/gui/session/namedgame.h"
#include "app/gui/session/opponent.h"
#include "engine/game/rules.h"

class CardGrid;
class ChoiceCard;
class Duel;
class GameDocument;
class OpponentChoice;
class OwnResults;
struct OpenGame;

/// The games that can be begun at once. In the order of the cards.
enum class NewGame { Continue, Today, Quick, Classic, Large, Duel, Boards };

/// The games to begin with one click: each a card with the picture of its board, which is the one
/// that will be played. The game to continue is the last one under way but for today's board, which
/// has a card of its own; the card is left out where there is no such game.
class NewGameCards : public QWidget {
    Q_OBJECT

public:
    /// The results and the games, if any, say whether today's board was played or is under way, the
    /// duel, if any, against whom; they outlive the cards.
    NewGameCards(const OwnResults* results, const GameDocument* games, const Duel* duel,
                 const samegame::Rules& rules, QWidget* parent = nullptr);

    /// The card that has the focus, or had it last; at first the one that was chosen last.
    NewGame current() const { return m_current; }
    /// The game of a card under the rules set; today's board has its own. Nothing of the two cards
    /// that begin none: the game to continue, and the 20 boards.
    std::optional<NamedGame> game(NewGame choice) const;
    /// The start of the game to continue; nothing if there is none.
    const std::optional<samegame::Position>& continued() const { return m_continued; }
    Opponent opponent() const { return m_opponent; } ///< Of the duel to begin.

    void setRules(const samegame::Rules& rules);
    /// What the card of the 20 boards says: boards that were played, and medals among them.
    void setStandardBoards(int played, int medals);

    /// What was chosen is the current card next time. The game to continue is not: it begins none.
    void remember(NewGame choice) const;

    /// The same of all that stands on no card; then no card is the one chosen last.
    static void rememberOther();
    static bool wasOtherChosen();

signals:
    void chosen(NewGame choice); ///< A card was pressed.

private:
    ChoiceCard* add(NewGame choice, const QString& title);
    void addContinue(const OpenGame& open, const Duel* duel);
    void addToday(const OwnResults* results, const std::optional<OpenGame>& open, const Duel* duel);
    void addRandom(NewGame choice, const QString& title, const QString& help);
    void addDuel();
    void addBoards();
    const RandomBoard& random(NewGame choice) const;
    void challenge(Opponent opponent);
    void tellRandom();

    samegame::Rules m_rules;
    NewGame m_current = NewGame::Quick;
    Opponent m_opponent;
    QDate m_day; ///< At the opening of the dialog, also where midnight passes meanwhile.
    NamedGame m_today;
    std::optional<samegame::Position> m_continued;
    RandomBoard m_quick;
    RandomBoard m_classic;
    RandomBoard m_large;
    RandomBoard m_duel;
    CardGrid* m_grid;
    std::array<ChoiceCard*, 7> m_cards{}; // by NewGame; nullptr where there is no card
    OpponentChoice* m_opponents = nullptr;
};
