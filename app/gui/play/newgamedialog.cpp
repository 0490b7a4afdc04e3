#include "app/gui/play/newgamedialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/newgamecards.h"
#include "app/gui/play/randomboard.h"
#include "app/gui/play/randomboardpage.h"
#include "app/gui/play/standardboardspage.h"
#include "engine/formats/board_library.h"
#include "engine/game/refill.h"

namespace {

enum MorePage { RandomPage, PastePage };

constexpr auto numberKey = "newGame/standardNumber";

/// The standard board chosen last, 0 for none, whatever the settings hold.
int lastNumber() {
    const int kept = QSettings().value(numberKey, 0).toInt();
    return std::clamp(kept, 0, samegame::standard_board_count);
}

} // namespace

NewGameDialog::NewGameDialog(const OwnResults* results, const GameDocument* games, const Duel* duel,
                             QWidget* parent)
    : QDialog(parent),
      m_games(games),
      m_rules(RulesForm::lastChosen()),
      m_views(new QStackedWidget),
      m_cards(new NewGameCards(results, games, duel, m_rules)),
      m_standard(new StandardBoardsPage(results, games, m_rules, lastNumber())),
      m_error(makeTextLabel("newGameError")),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)),
      m_more(m_buttons->addButton(tr("&More…"), QDialogButtonBox::ActionRole)),
      m_back(m_buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole)),
      m_edit(m_buttons->addButton(tr("&Edit…"), QDialogButtonBox::ActionRole)),
      m_before(View::Cards) {
    setObjectName("newGameDialog");
    setWindowTitle(tr("New game"));
    m_buttons->button(QDialogButtonBox::Ok)->setIcon({}); // that of "OK" says something else
    m_more->setObjectName("moreBoards");
    m_more->setToolTip(tr("A random board of any size, colors and seed, or one from a text"));
    m_back->setObjectName("newGameBack");
    m_back->setToolTip(tr("Goes back to the page before"));
    m_edit->setObjectName("editChosenBoard");
    m_edit->setToolTip(tr("Draws on this board before it is played"));
    m_edit->setAutoDefault(false);
    m_views->addWidget(new PanelScroll(m_cards));
    m_views->addWidget(m_standard);
    m_views->addWidget(makeMore());
    m_views->addWidget(makeRules());
    m_rulesNote = new QLabel(tr("The text brings its own rules. Rules… in the menu Game plays its "
                                "board under others."));
    m_rulesNote->setObjectName("rulesNote");
    m_rulesNote->setWordWrap(true);
    m_rulesNote->hide();

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_views, 1);
    layout->addWidget(makeRulesRow());
    layout->addWidget(m_rulesNote);
    layout->addWidget(m_error);
    layout->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    connectParts();
    m_random->setRules(m_rules);
    tellStandardBoards();
    turnTo(View::Cards);
    if (NewGameCards::wasOtherChosen())
        m_more->setFocus();
    fitScreen(this, {780, 600});
}

QWidget* NewGameDialog::makeMore() {
    m_random = new RandomBoardPage(RandomBoard::lastChosen());
    m_pages = new QTabWidget;
    m_pages->setObjectName("newGamePages");
    m_pages->addTab(new PanelScroll(m_random), tr("Random board"));
    m_pages->addTab(makePastePage(), tr("Text or ID"));
    return m_pages;
}

QWidget* NewGameDialog::makePastePage() {
    m_text = new QPlainTextEdit;
    m_text->setObjectName("pastedText");
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlaceholderText(
        tr("A shared result, a board ID, or digits, in a row for each row of the board"));
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(m_text);
    return page;
}

QWidget* NewGameDialog::makeRules() {
    m_rulesForm = new RulesForm;
    m_rulesForm->setRules(m_rules);
    auto* page = new QWidget;
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_rulesForm);
    parts->addStretch(1);
    return new PanelScroll(page);
}

QWidget* NewGameDialog::makeRulesRow() {
    m_rulesLine = makeTextLabel("rulesExamples");
    m_change = makeDialogButton("changeRules", tr("C&hange…"),
                                tr("Chooses the rules: what moves and the end earn, and where "
                                   "blocks go"));
    m_change->setAutoDefault(true); // Enter presses it where it has the focus
    auto* row = new QWidget;
    auto* parts = new QHBoxLayout(row);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_rulesLine, 1);
    parts->addWidget(m_change);
    return row;
}

void NewGameDialog::connectParts() {
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_more, &QPushButton::clicked, this, [this] { turnTo(View::More); });
    connect(m_back, &QPushButton::clicked, this, &NewGameDialog::goBack);
    connect(m_edit, &QPushButton::clicked, this, &NewGameDialog::editBoard);
    connect(m_change, &QPushButton::clicked, this, [this] { turnTo(View::Rules); });
    connect(m_cards, &NewGameCards::chosen, this, &NewGameDialog::begin);
    connect(m_pages, &QTabWidget::currentChanged, this, &NewGameDialog::check);
    connect(m_standard, &StandardBoardsPage::numberChanged, this, &NewGameDialog::check);
    connect(m_standard, &StandardBoardsPage::standingsChanged, this,
            &NewGameDialog::tellStandardBoards);
    connect(m_standard, &StandardBoardsPage::playRequested, this, &NewGameDialog::accept);
    connect(m_random, &RandomBoardPage::choiceChanged, this, &NewGameDialog::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NewGameDialog::check);
    connect(m_rulesForm, &RulesForm::rulesChanged, this, &NewGameDialog::takeRules);
}

NewGameDialog::View NewGameDialog::view() const {
    return static_cast<View>(m_views->currentIndex());
}

void NewGameDialog::turnTo(View view) {
    m_before = this->view();
    m_views->setCurrentIndex(static_cast<int>(view));
    const bool isCards = view == View::Cards;
    const bool isRules = view == View::Rules;
    m_more->hide(); // a moment with all buttons in the row would widen a slim dialog for good
    m_back->setVisible(!isCards);
    m_rulesLine->setVisible(!isRules); // its examples stand above the form there
    m_change->setVisible(!isRules);
    m_edit->setVisible(!isCards && !isRules);
    m_buttons->button(QDialogButtonBox::Cancel)
        ->setVisible(isCards); // slim screens have room for 3
    m_buttons->button(QDialogButtonBox::Ok)->setVisible(!isCards && !isRules);
    m_more->setVisible(isCards);
    if (isCards)
        m_cards->setFocus();
    else if (view == View::Boards)
        m_standard->setFocus();
    else if (isRules)
        m_rulesForm->setFocus();
    else
        m_pages->setFocus();
    check();
}

/// From the rules to the page that they were asked for, from any other to the cards.
void NewGameDialog::goBack() {
    turnTo(view() == View::Rules ? m_before : View::Cards);
}

/// The two cards that begin no new game lead elsewhere.
void NewGameDialog::begin(NewGame choice) {
    if (choice == NewGame::Boards)
        return turnTo(View::Boards);
    m_game = {};
    if (choice == NewGame::Continue)
        m_game.record.start = *m_cards->continued();
    if (const auto game = m_cards->game(choice))
        m_game = *game;
    m_goesOn = underWay(m_game).has_value();
    if (choice == NewGame::Duel)
        m_opponent = m_cards->opponent();
    m_cards->remember(choice);
    RulesForm::remember(m_rules);
    QDialog::accept();
}

samegame::Result<NamedGame> NewGameDialog::chosenGame() const {
    if (const auto wrong = m_rulesForm->error())
        return *wrong;
    if (view() == View::More)
        return moreGame();
    const auto ofCard = m_cards->game(m_cards->current());
    return view() == View::Boards || !ofCard ? standardGame() : *ofCard;
}

bool NewGameDialog::isPasting() const {
    return view() == View::More && m_pages->currentIndex() == PastePage;
}

/// Whoever pastes a text wants the board as the text has it: for others to beat, say.
std::optional<OpenGame> NewGameDialog::underWay(const NamedGame& game) const {
    return m_games && !isPasting() ? m_games->openGame(game.record.start) : std::nullopt;
}

samegame::Result<NamedGame> NewGameDialog::moreGame() const {
    return m_pages->currentIndex() == RandomPage ? randomGame() : pastedGame();
}

NamedGame NewGameDialog::standardGame() const {
    NamedGame game;
    game.record.start = samegame::new_game(samegame::standard_board(m_standard->number()), m_rules);
    game.name = titleOfStandardBoard(m_standard->number());
    return game;
}

samegame::Result<NamedGame> NewGameDialog::randomGame() const {
    const auto choice = m_random->choice();
    if (!choice)
        return choice.error();
    return choice->game(m_rules);
}

samegame::Result<NamedGame> NewGameDialog::pastedGame() const {
    const auto pasted = playableGameOfText(m_text->toPlainText());
    if (!pasted || pasted->hasRules)
        return pasted;
    NamedGame game = *pasted;
    game.record.start = samegame::new_game(game.record.start.board, m_rules);
    return game;
}

void NewGameDialog::check() {
    const auto game = chosenGame();
    const bool isStillEmpty = isPasting() && m_text->toPlainText().isEmpty();
    m_error->setText(game || isStillEmpty ? QString() : errorText(game.error()));
    m_error->setVisible(!m_error->text().isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(game.ok());
    showPlay(game ? underWay(*game) : std::nullopt);
    m_edit->setEnabled(game.ok());
    m_back->setEnabled(view() != View::Rules || game.ok());
    showRules(game);
    if (view() == View::More && m_pages->currentIndex() == RandomPage)
        m_random->setPreview(game ? game->record.start.board : samegame::Board());
    if (game)
        m_game = *game;
}

/// The button says which of the two it does.
void NewGameDialog::showPlay(const std::optional<OpenGame>& open) {
    QPushButton* play = m_buttons->button(QDialogButtonBox::Ok);
    play->setText(goesOnHere(open) ? tr("Go on") : tr("Play"));
    play->setToolTip(open ? goingOnText(*open) : QString());
}

/// The rules of a text that has some are shown in place of the chosen ones.
void NewGameDialog::showRules(const samegame::Result<NamedGame>& game) {
    const bool areGiven = isPasting() && game && game->hasRules;
    const samegame::Rules rules = areGiven ? game->record.start.rules : m_rules;
    const QSignalBlocker blocker(m_rulesForm);
    if (!(m_rulesForm->rules() == rules)) // else what is being typed would be written anew
        m_rulesForm->setRules(rules);
    m_rulesForm->setEnabled(!areGiven);
    m_rulesNote->setVisible(areGiven);
    m_rulesLine->setText(examplesOf(rules));
    m_rulesLine->setToolTip(toolTipOf(rules));
    m_change->setEnabled(!areGiven);
    m_change->setAccessibleDescription(m_rulesLine->text());
}

void NewGameDialog::tellStandardBoards() {
    m_cards->setStandardBoards(m_standard->playedCount(), m_standard->medalCount());
}

/// The board that leaves the editor is played; closing the editor leads back here.
void NewGameDialog::editBoard() {
    auto* editor = new BoardEditor(m_game.record.start, m_game.name, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor] {
        m_game = editor->game();
        RulesForm::remember(m_rules);
        QDialog::accept();
    });
    editor->open();
}

void NewGameDialog::takeRules(const samegame::Rules& rules) {
    m_rules = rules;
    m_cards->setRules(rules);
    m_standard->setRules(rules);
    m_random->setRules(rules);
    check();
}

void NewGameDialog::accept() {
    switch (view()) {
    case View::Cards:
        return begin(m_cards->current());
    case View::Rules:
        return m_back->click();
    case View::Boards:
        QSettings().setValue(numberKey, m_standard->number());
        m_cards->remember(NewGame::Boards);
        break;
    case View::More:
        if (const auto choice = m_random->choice(); choice && !isPasting())
            choice->remember();
        NewGameCards::rememberOther();
        break;
    }
    m_goesOn = underWay(m_game).has_value();
    RulesForm::remember(m_rules);
    QDialog::accept();
}

RulesDialog::RulesDialog(const samegame::Rules& rules, QWidget* parent)
    : QDialog(parent), m_form(new RulesForm) {
    setObjectName("rulesDialog");
    setWindowTitle(tr("Rules"));
    m_form->setRules(rules);
    auto* note = new QLabel(tr("Other rules start this board anew. Undo brings back the game as it "
                               "is now."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* play = buttons->button(QDialogButtonBox::Ok);
    play->setObjectName("playUnderRules");
    play->setText(tr("Play"));
    play->setEnabled(false); // nothing to do under the same rules
    auto* wrong = new QLabel;
    wrong->setObjectName("rulesError");
    wrong->setWordWrap(true);
    wrong->hide();
    auto* page = new QWidget;
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_form);
    parts->addWidget(note);
    parts->addStretch(1);
    auto* scroll = new PanelScroll(page);
    connect(m_form, &RulesForm::rulesChanged, this,
            [this, play, wrong, scroll, rules](const samegame::Rules& chosen) {
                const auto error = m_form->error();
                play->setEnabled(!(chosen == rules) && !error);
                wrong->setText(error ? errorText(*error) : QString());
                wrong->setVisible(error.has_value());
                growFor(this, scroll);
            });
    connect(buttons, &QDialogButtonBox::accepted, this, &RulesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(wrong);
    layout->addWidget(buttons);
    // Each explanation has two lines then.
    fitScreen(this, scroll, 80 * fontMetrics().horizontalAdvance('0'));
}

samegame::Rules RulesDialog::rules() const {
    return m_form->rules();
}

void RulesDialog::accept() {
    RulesForm::remember(rules());
    QDialog::accept();
}
