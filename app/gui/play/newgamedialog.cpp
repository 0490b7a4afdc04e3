#include "app/gui/play/newgamedialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGroupBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/randomboard.h"
#include "app/gui/play/randomboardpage.h"
#include "app/gui/play/standardboardspage.h"
#include "engine/formats/board_library.h"
#include "engine/game/refill.h"

namespace {

enum Page { StandardPage, RandomPage, PastePage };

constexpr auto pageKey = "newGame/page";
constexpr auto numberKey = "newGame/standardNumber";

/// The standard board chosen last, 0 for none, whatever the settings hold.
int lastNumber() {
    const int kept = QSettings().value(numberKey, 0).toInt();
    return std::clamp(kept, 0, samegame::standard_board_count);
}

} // namespace

NewGameDialog::NewGameDialog(const OwnResults* results, const samegame::Board& inPlay,
                             QWidget* parent)
    : QDialog(parent),
      m_rules(RulesForm::lastChosen()),
      m_pages(new QTabWidget),
      m_standard(new StandardBoardsPage(results, m_rules, lastNumber(), inPlay)),
      m_random(new RandomBoardPage(RandomBoard::lastChosen())),
      m_error(makeTextLabel("newGameError")),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)),
      m_edit(m_buttons->addButton(tr("&Edit…"), QDialogButtonBox::ActionRole)) {
    setObjectName("newGameDialog");
    setWindowTitle(tr("New game"));
    m_pages->setObjectName("newGamePages");
    m_pages->addTab(m_standard, tr("Standard board"));
    m_pages->addTab(m_random, tr("Random board"));
    m_pages->addTab(makePastePage(), tr("Text or ID"));
    m_pages->setCurrentIndex(QSettings().value(pageKey, 0).toInt());
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Play"));
    m_edit->setObjectName("editChosenBoard");
    m_edit->setToolTip(tr("Draws on this board before it is played"));
    m_edit->setAutoDefault(false);

    auto* choice = new QWidget;
    auto* parts = new QVBoxLayout(choice);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_pages, 1);
    parts->addWidget(makeRules());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new PanelScroll(choice), 1);
    layout->addWidget(m_error);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_edit, &QPushButton::clicked, this, &NewGameDialog::editBoard);
    connect(m_pages, &QTabWidget::currentChanged, this, &NewGameDialog::check);
    connect(m_standard, &StandardBoardsPage::numberChanged, this, &NewGameDialog::check);
    connect(m_standard, &StandardBoardsPage::playRequested, this, &NewGameDialog::accept);
    connect(m_random, &RandomBoardPage::choiceChanged, this, &NewGameDialog::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NewGameDialog::check);
    connect(m_rulesForm, &RulesForm::rulesChanged, this, &NewGameDialog::takeRules);
    m_random->setRules(m_rules);
    check();
    if (m_pages->currentIndex() == StandardPage)
        m_standard->setFocus();
    fitScreen(this, {740, 720});
}

QWidget* NewGameDialog::makePastePage() {
    m_text = new QPlainTextEdit;
    m_text->setObjectName("pastedText");
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlaceholderText(tr("A board ID, or a line of digits for each row"));
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(m_text);
    return page;
}

QWidget* NewGameDialog::makeRules() {
    m_rulesForm = new RulesForm;
    m_rulesNote = new QLabel(tr("The text brings its own rules. Rules… in the menu Game plays its "
                                "board under others."));
    m_rulesNote->setObjectName("rulesNote");
    m_rulesNote->setWordWrap(true);
    m_rulesNote->hide();
    auto* group = new QGroupBox(tr("Rules"));
    auto* layout = new QVBoxLayout(group);
    layout->addWidget(m_rulesForm);
    layout->addWidget(m_rulesNote);
    return group;
}

samegame::Result<NamedGame> NewGameDialog::chosenGame() const {
    if (const auto wrong = m_rulesForm->error())
        return *wrong;
    switch (m_pages->currentIndex()) {
    case StandardPage: {
        NamedGame game;
        game.record.start =
            samegame::new_game(samegame::standard_board(m_standard->number()), m_rules);
        game.name = titleOfStandardBoard(m_standard->number());
        return game;
    }
    case RandomPage:
        return randomGame();
    default:
        return pastedGame();
    }
}

samegame::Result<NamedGame> NewGameDialog::randomGame() const {
    const auto choice = m_random->choice();
    if (!choice)
        return choice.error();
    return choice->game(m_rules);
}

samegame::Result<NamedGame> NewGameDialog::pastedGame() const {
    const auto pasted = namedGameOfText(m_text->toPlainText());
    if (!pasted || pasted->hasRules)
        return pasted;
    NamedGame game = *pasted;
    game.record.start = samegame::new_game(game.record.start.board, m_rules);
    return game;
}

void NewGameDialog::check() {
    const auto game = chosenGame();
    const int page = m_pages->currentIndex();
    const bool isStillEmpty = page == PastePage && m_text->toPlainText().isEmpty();
    m_error->setText(game || isStillEmpty ? QString() : errorText(game.error()));
    m_error->setVisible(!m_error->text().isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(game.ok());
    m_edit->setEnabled(game.ok());
    showRules(game);
    if (page == RandomPage)
        m_random->setPreview(game ? game->record.start.board : samegame::Board());
    if (game)
        m_game = *game;
}

/// The rules of a text that has some are shown in place of the chosen ones.
void NewGameDialog::showRules(const samegame::Result<NamedGame>& game) {
    const bool areGiven = game && game->hasRules;
    const QSignalBlocker blocker(m_rulesForm);
    m_rulesForm->setRules(areGiven ? game->record.start.rules : m_rules);
    m_rulesForm->setEnabled(!areGiven);
    m_rulesNote->setVisible(areGiven);
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
    m_standard->setRules(rules);
    m_random->setRules(rules);
    check();
}

void NewGameDialog::accept() {
    QSettings settings;
    const int page = m_pages->currentIndex();
    if (page == StandardPage)
        settings.setValue(numberKey, m_standard->number());
    if (const auto choice = m_random->choice(); choice && page == RandomPage)
        choice->remember();
    if (page != PastePage)
        settings.setValue(pageKey, page);
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
    connect(m_form, &RulesForm::rulesChanged, this,
            [this, play, rules](const samegame::Rules& chosen) {
                play->setEnabled(!(chosen == rules) && !m_form->error());
            });
    connect(buttons, &QDialogButtonBox::accepted, this, &RulesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* page = new QWidget;
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_form);
    parts->addWidget(note);
    parts->addStretch(1);
    auto* scroll = new PanelScroll(page);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
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
