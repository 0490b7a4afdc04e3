#include "app/gui/play/newgamecards.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/play/choicecard.h"
#include "app/gui/play/opponentpicture.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/duel.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/ownresults.h"
#include "engine/formats/board_library.h"

/// The opponents as four pictures in a square; each begins a duel at once.
class OpponentChoice : public QWidget {
public:
    OpponentChoice();

    QToolButton* button(Opponent opponent) const {
        return m_buttons.at(static_cast<std::size_t>(opponent));
    }
    void setChosen(Opponent opponent); ///< Its button alone has a frame.

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renewPictures();

    std::array<QToolButton*, opponentCount> m_buttons{};
};

OpponentChoice::OpponentChoice() {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::tight);
    for (int i = 0; i < opponentCount; ++i) {
        const auto opponent = static_cast<Opponent>(i);
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("duelOpponent%1").arg(i));
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(
            NewGameCards::tr("Duel against %1", "an opponent").arg(nameOf(opponent)));
        button->setAccessibleDescription(explanationOf(opponent));
        button->setToolTip(nameOf(opponent) + '\n' + explanationOf(opponent));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        layout->addWidget(button, i / 2, i % 2);
        m_buttons[static_cast<std::size_t>(i)] = button;
    }
}

void OpponentChoice::setChosen(Opponent opponent) {
    for (QToolButton* each : m_buttons)
        each->setAutoRaise(each != button(opponent));
}

void OpponentChoice::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    renewPictures();
}

void OpponentChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        renewPictures();
    QWidget::changeEvent(event);
}

/// The frame of a button stays around its picture.
void OpponentChoice::renewPictures() {
    constexpr int frame = 10; // logical pixels, both sides
    const int side = std::max(8, (std::min(width(), height()) - spacing::tight) / 2 - frame);
    for (int i = 0; i < opponentCount; ++i) {
        QToolButton* button = m_buttons[static_cast<std::size_t>(i)];
        button->setIconSize({side, side});
        button->setIcon(
            opponentPicture(static_cast<Opponent>(i), side, devicePixelRatioF(), palette()));
    }
}

namespace {

constexpr auto cardKey = "newGame/card";
constexpr auto opponentKey = "newGame/opponent";
constexpr auto otherCard = "more";

// In the order of NewGame.
constexpr std::array cardNames{"continue", "today", "quick", "classic", "large", "duel", "boards"};

constexpr std::size_t indexOf(NewGame choice) {
    return static_cast<std::size_t>(choice);
}

/// The card chosen last; at first a small board, or the usual one for who has chosen boards before
/// there were cards.
NewGame lastCard() {
    const QSettings settings;
    const QString kept = settings.value(cardKey).toString();
    const auto* const found =
        std::ranges::find(cardNames, kept, [](const char* name) { return QString(name); });
    if (found != cardNames.end())
        return static_cast<NewGame>(found - cardNames.begin());
    return settings.contains("newGame/page") ? NewGame::Classic : NewGame::Quick;
}

Opponent lastOpponent() {
    const int kept = QSettings().value(opponentKey, 0).toInt();
    return static_cast<Opponent>(std::clamp(kept, 0, opponentCount - 1));
}

RandomBoard randomBoard(int side, int colors, bool canBeCleared = false) {
    return {SeedEdit::newSeed(), side, side, colors, canBeCleared};
}

/// "120 points", and against whom they are played.
QString pointsIn(const OpenGame& open, const Duel* duel) {
    const auto opponent = duel ? duel->opponentOf(open) : std::nullopt;
    return opponent ? NewGameCards::tr("%1, duel against %2", "points, an opponent")
                          .arg(pointsOf(open), nameOf(*opponent))
                    : pointsOf(open);
}

} // namespace

NewGameCards::NewGameCards(const OwnResults* results, const GameDocument* games, const Duel* duel,
                           const samegame::Rules& rules, QWidget* parent)
    : QWidget(parent),
      m_rules(rules),
      m_opponent(lastOpponent()),
      m_day(QDate::currentDate()),
      m_today(gameOfDay(m_day)),
      m_quick(randomBoard(8, 3, true)),
      m_classic(randomBoard(15, 5)),
      m_large(randomBoard(20, 5)),
      m_duel(randomBoard(15, 5)),
      m_grid(new CardGrid(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_grid);
    const samegame::Position& today = m_today.record.start;
    if (const auto open = games ? games->openGameBeside(today) : std::nullopt)
        addContinue(*open, duel);
    addToday(results, games ? games->openGame(today) : std::nullopt, duel);
    addRandom(NewGame::Quick, tr("Quick"), tr("A small board with few colors"));
    addRandom(NewGame::Classic, tr("Classic"), tr("A board of the usual size"));
    addRandom(NewGame::Large, tr("Large"), tr("A large board, for a longer game"));
    addDuel();
    addBoards();
    m_current = lastCard();
    if (!m_cards[indexOf(m_current)])
        m_current = NewGame::Classic;
    setFocusProxy(m_cards[indexOf(m_current)]);
    setRules(rules);
}

ChoiceCard* NewGameCards::add(NewGame choice, const QString& title) {
    const QString name = QString(cardNames[indexOf(choice)]) + "Card";
    auto* card = new ChoiceCard(qPrintable(name), title);
    m_grid->add(card);
    m_cards[indexOf(choice)] = card;
    connect(card, &ChoiceCard::focused, this, [this, card, choice] {
        m_current = choice;
        setFocusProxy(card);
    });
    connect(card, &ChoiceCard::clicked, this, [this, choice] { emit chosen(choice); });
    return card;
}

void NewGameCards::addContinue(const OpenGame& open, const Duel* duel) {
    m_continued = open.start;
    ChoiceCard* card = add(NewGame::Continue, tr("Continue"));
    card->setBoards({open.position.board});
    card->setDetails(shortName(open.name), pointsIn(open, duel));
    card->setHelp(goingOnText(open));
}

void NewGameCards::addToday(const OwnResults* results, const std::optional<OpenGame>& open,
                            const Duel* duel) {
    const samegame::Position& start = m_today.record.start;
    BoardStanding standing;
    if (results)
        standing = results->standing(start, 0);
    const auto best = std::max(standing.bestUnaided, standing.bestAided);
    ChoiceCard* card = add(NewGame::Today, tr("Today"));
    card->setBoards({open ? open->position.board : start.board});
    card->setDetails(QLocale().toString(m_day, QLocale::ShortFormat),
                     open && open->isInOtherWindow
                         ? tr("in another window: %1", "points").arg(pointsOf(*open))
                     : open ? tr("under way: %1").arg(pointsIn(*open, duel))
                     : best ? tr("your best %1").arg(numberText(*best))
                            : tr("not played yet"));
    card->setHelp(open ? goingOnText(*open)
                       : tr("The board of the day, the same for everybody, under the standard "
                            "rules"));
}

void NewGameCards::addRandom(NewGame choice, const QString& title, const QString& help) {
    ChoiceCard* card = add(choice, title);
    card->setBoards({game(choice)->record.start.board});
    card->setHelp(help);
}

void NewGameCards::addDuel() {
    ChoiceCard* card = add(NewGame::Duel, tr("Duel"));
    card->setHelp(tr("You and the computer play the same board. Each picture begins a duel with "
                     "that opponent."));
    m_opponents = new OpponentChoice;
    for (int i = 0; i < opponentCount; ++i) {
        const auto opponent = static_cast<Opponent>(i);
        connect(m_opponents->button(opponent), &QToolButton::clicked, this, [this, opponent] {
            m_current = NewGame::Duel;
            challenge(opponent);
            emit chosen(NewGame::Duel);
        });
    }
    card->setContent(m_opponents);
}

void NewGameCards::addBoards() {
    ChoiceCard* card = add(NewGame::Boards, tr("The 20 boards"));
    std::vector<samegame::Board> boards;
    for (int number = 1; number <= 4; ++number)
        boards.push_back(samegame::standard_board(number));
    card->setBoards(std::move(boards));
    card->setHelp(tr("Shows the boards on which programs are compared, with your best on each"));
    setStandardBoards(0, 0);
}

void NewGameCards::setStandardBoards(int played, int medals) {
    const QString count =
        tr("%1 of %2 played").arg(numberText(played), numberText(samegame::standard_board_count));
    m_cards[indexOf(NewGame::Boards)]->setDetails(count, medals == 0 ? QString()
                                                         : medals == 1
                                                             ? tr("1 medal")
                                                             : tr("%Ln medals", nullptr, medals));
}

const RandomBoard& NewGameCards::random(NewGame choice) const {
    switch (choice) {
    case NewGame::Quick:
        return m_quick;
    case NewGame::Large:
        return m_large;
    case NewGame::Duel:
        return m_duel;
    default:
        return m_classic;
    }
}

std::optional<NamedGame> NewGameCards::game(NewGame choice) const {
    if (choice == NewGame::Continue || choice == NewGame::Boards)
        return std::nullopt;
    if (choice == NewGame::Today)
        return m_today;
    return random(choice).game(m_rules).value();
}

void NewGameCards::setRules(const samegame::Rules& rules) {
    m_rules = rules;
    tellRandom();
    const samegame::Position start = game(NewGame::Duel)->record.start;
    Opponent chosen = m_opponent;
    for (int i = opponentCount; i-- > 0;) {
        const auto opponent = static_cast<Opponent>(i);
        m_opponents->button(opponent)->setEnabled(canPlay(opponent, start));
        if (!canPlay(m_opponent, start) && canPlay(opponent, start))
            chosen = opponent;
    }
    challenge(chosen);
}

void NewGameCards::challenge(Opponent opponent) {
    m_opponent = opponent;
    m_opponents->setChosen(opponent);
    m_cards[indexOf(NewGame::Duel)]->setDetails(
        tr("Against %1", "an opponent").arg(nameOf(opponent)), tr("the same board"));
}

/// Where columns come in, none can be cleared.
void NewGameCards::tellRandom() {
    for (const NewGame choice : {NewGame::Quick, NewGame::Classic, NewGame::Large}) {
        const RandomBoard& board = random(choice);
        m_cards[indexOf(choice)]->setDetails(
            tr("%1×%2, %3", "rows, columns, colors")
                .arg(numberText(board.rows), numberText(board.columns),
                     tr("%Ln colors", nullptr, board.colors)),
            board.canBeCleared && !m_rules.refill ? tr("can be cleared") : QString());
    }
}

/// Another random board at once is then one of the same kind.
void NewGameCards::remember(NewGame choice) const {
    if (choice == NewGame::Continue)
        return;
    QSettings().setValue(cardKey, cardNames[indexOf(choice)]);
    if (choice == NewGame::Quick || choice == NewGame::Classic || choice == NewGame::Large)
        random(choice).remember();
    if (choice == NewGame::Duel)
        QSettings().setValue(opponentKey, static_cast<int>(m_opponent));
}

void NewGameCards::rememberOther() {
    QSettings().setValue(cardKey, otherCard);
}

bool NewGameCards::wasOtherChosen() {
    return QSettings().value(cardKey).toString() == otherCard;
}
