#include "app/newgame/newgamedialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/forms/rulesform.h"
#include "app/forms/seededit.h"
#include "app/texts/boardtitles.h"
#include "app/texts/engineerrors.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"

namespace {

constexpr int pastePage = 2;

QSpinBox* makeNumber(const char* objectName, int minimum, int maximum, int value) {
    auto* box = new QSpinBox;
    box->setObjectName(objectName);
    box->setRange(minimum, maximum);
    box->setValue(value);
    return box;
}

} // namespace

NewGameDialog::NewGameDialog(QWidget* parent)
    : QDialog(parent),
      m_pages(new QTabWidget),
      m_error(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setObjectName("newGameDialog");
    setWindowTitle(tr("New game"));
    m_pages->setObjectName("newGamePages");
    m_pages->addTab(makeStandardPage(), tr("Standard board"));
    m_pages->addTab(makeRandomPage(), tr("Random board"));
    m_pages->addTab(makePastePage(), tr("Text or ID"));
    m_error->setObjectName("newGameError");
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Play"));

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);
    layout->addWidget(makeRules());
    layout->addWidget(m_error);
    layout->addWidget(m_buttons);
    load();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_pages, &QTabWidget::currentChanged, this, &NewGameDialog::check);
    connect(m_seed, &SeedEdit::textChanged, this, &NewGameDialog::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NewGameDialog::check);
    for (QSpinBox* box : {m_number, m_rows, m_columns, m_colors})
        connect(box, &QSpinBox::valueChanged, this, &NewGameDialog::check);
    connect(m_rulesForm, &RulesForm::rulesChanged, this, &NewGameDialog::takeRules);
    check();
    resize(480, sizeHint().height());
}

QWidget* NewGameDialog::makeStandardPage() {
    m_number = makeNumber("standardNumber", 1, samegame::standard_board_count, 1);
    auto* page = new QWidget;
    auto* layout = new QFormLayout(page);
    layout->addRow(tr("Number"), m_number);
    auto* help = new QLabel(tr("The 20 boards on which the published programs are compared: 15 "
                               "rows, 15 columns, 5 colors."));
    help->setWordWrap(true);
    layout->addRow(help);
    return page;
}

QWidget* NewGameDialog::makeRandomPage() {
    m_seed = new SeedEdit("randomSeed", SeedEdit::Empty::Mistake);
    m_seed->setToolTip(tr("The same seed and size give the same board, on every computer"));
    auto* another = new QPushButton(tr("Another"));
    another->setObjectName("anotherSeed");
    connect(another, &QPushButton::clicked, this, &NewGameDialog::drawSeed);
    m_rows = makeNumber("randomRows", 1, samegame::max_rows, 15);
    m_columns = makeNumber("randomColumns", 1, samegame::max_columns, 15);
    m_colors = makeNumber("randomColors", 1, samegame::max_colors, 5);
    drawSeed();

    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(another);
    auto* page = new QWidget;
    auto* layout = new QFormLayout(page);
    layout->addRow(tr("Seed"), seedRow);
    layout->addRow(tr("Rows"), m_rows);
    layout->addRow(tr("Columns"), m_columns);
    layout->addRow(tr("Colors"), m_colors);
    return page;
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
    NamedGame game;
    game.record.start.rules = m_rules;
    if (m_pages->currentIndex() == 0) {
        game.record.start.board = samegame::standard_board(m_number->value());
        game.name = titleOfStandardBoard(m_number->value());
        return game;
    }
    if (m_pages->currentIndex() == 1) {
        const auto seed = m_seed->value();
        if (!seed)
            return *m_seed->error();
        game.record.start.board =
            samegame::generate_board(*seed, m_rows->value(), m_columns->value(), m_colors->value());
        game.name = titleOfRandomBoard(m_seed->text());
        return game;
    }
    const auto pasted = namedGameOfText(m_text->toPlainText());
    if (!pasted || pasted->hasRules)
        return pasted;
    game = *pasted;
    game.record.start.rules = m_rules;
    return game;
}

void NewGameDialog::check() {
    const auto game = chosenGame();
    const bool isStillEmpty =
        m_pages->currentIndex() == pastePage && m_text->toPlainText().isEmpty();
    m_error->setText(game || isStillEmpty ? QString() : errorText(game.error()));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(game.ok());
    showRules(game);
    if (game)
        m_game = *game;
}

/// Those of a text that says them stand in the place of those chosen.
void NewGameDialog::showRules(const samegame::Result<NamedGame>& game) {
    const bool areGiven = game && game->hasRules;
    const QSignalBlocker blocker(m_rulesForm);
    m_rulesForm->setRules(areGiven ? game->record.start.rules : m_rules);
    m_rulesForm->setEnabled(!areGiven);
    m_rulesNote->setVisible(areGiven);
}

void NewGameDialog::takeRules(const samegame::Rules& rules) {
    m_rules = rules;
    check();
}

void NewGameDialog::load() {
    const QSettings settings;
    const auto set = [&settings](QSpinBox* box) {
        box->setValue(settings.value("newGame/" + box->objectName(), box->value()).toInt());
    };
    for (QSpinBox* box : {m_number, m_rows, m_columns, m_colors})
        set(box);
    m_pages->setCurrentIndex(settings.value("newGame/page", 0).toInt());
    m_rules = RulesForm::lastChosen();
}

void NewGameDialog::accept() {
    QSettings settings;
    for (const QSpinBox* box : {m_number, m_rows, m_columns, m_colors})
        settings.setValue("newGame/" + box->objectName(), box->value());
    if (m_pages->currentIndex() != pastePage)
        settings.setValue("newGame/page", m_pages->currentIndex());
    RulesForm::remember(m_rules);
    QDialog::accept();
}

void NewGameDialog::drawSeed() {
    // Few digits: a seed that people can tell each other.
    m_seed->setValue(QRandomGenerator::global()->bounded(1'000'000U));
}
