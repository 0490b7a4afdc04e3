#include "app/gui/play/randomboardpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/play/boardpicture.h"

using samegame::DifficultyLevel;

QuickChoices::QuickChoices(const char* objectName, const QStringList& texts, QWidget* parent)
    : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    for (const QString& text : texts) {
        const int index = static_cast<int>(m_buttons.size());
        auto* button = new QPushButton(text);
        button->setObjectName(QStringLiteral("%1%2").arg(objectName).arg(index));
        button->setCheckable(true);
        button->setAutoDefault(false); // Enter plays
        button->setFixedWidth(button->fontMetrics().horizontalAdvance(text + "MMM"));
        connect(button, &QPushButton::clicked, this, [this, index] {
            setCurrent(index);
            emit chosen(index);
        });
        layout->addWidget(button);
        m_buttons << button;
    }
}

void QuickChoices::setAccessibleNames(const QStringList& names) {
    for (qsizetype i = 0; i < std::min(names.size(), m_buttons.size()); ++i)
        m_buttons[i]->setAccessibleName(names[i]);
}

void QuickChoices::setCurrent(int index) {
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(i == index);
}

namespace {

constexpr std::array sides{10, 15, 20}; // Small, Classic, Large
constexpr std::array commonColors{3, 4, 5, 6};

QStringList sizeTexts() {
    const std::array names{RandomBoardPage::tr("Small"), RandomBoardPage::tr("Classic"),
                           RandomBoardPage::tr("Large")};
    QStringList texts;
    for (std::size_t i = 0; i < sides.size(); ++i)
        texts << QStringLiteral("%1 %2×%2").arg(names[i]).arg(sides[i]);
    return texts;
}

QStringList colorTexts() {
    QStringList texts;
    for (const int count : commonColors)
        texts << QString::number(count);
    return texts;
}

QStringList colorNames() {
    QStringList names;
    for (const int count : commonColors)
        names << RandomBoardPage::tr("%Ln colors", nullptr, count);
    return names;
}

/// The place of `value` in `values`, or -1.
template <std::size_t size>
int indexOf(const std::array<int, size>& values, int value) {
    const auto found = std::ranges::find(values, value);
    return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

CountBox* makeNumber(const char* objectName, int maximum, int value) {
    auto* box = new CountBox;
    box->setObjectName(objectName);
    box->setRange(1, maximum);
    box->setValue(value);
    return box;
}

QHBoxLayout* rowOf(QWidget* first, QWidget* second) {
    auto* row = new QHBoxLayout;
    row->addWidget(first, 1);
    row->addWidget(second);
    return row;
}

} // namespace

RandomBoardPage::RandomBoardPage(const RandomBoard& first, QWidget* parent)
    : QWidget(parent),
      m_sizes(new QuickChoices("randomSize", sizeTexts())),
      m_rows(makeNumber("randomRows", samegame::max_rows, first.rows)),
      m_columns(makeNumber("randomColumns", samegame::max_columns, first.columns)),
      m_quickColors(new QuickChoices("randomColorCount", colorTexts())),
      m_colors(makeNumber("randomColors", samegame::max_colors, first.colors)),
      m_clearable(new QCheckBox(tr("Can be &cleared for sure"))),
      m_wanted(new QComboBox),
      m_level(makeTextLabel("randomLevel")),
      m_seed(new SeedEdit("randomSeed", SeedEdit::Empty::Mistake)),
      m_preview(new BoardPreview) {
    m_quickColors->setAccessibleNames(colorNames());
    m_clearable->setObjectName("randomClearable");
    m_clearable->setToolTip(tr("Makes the board backwards from the empty one, so that there is a "
                               "way to clear it, under any rules without new columns"));
    m_clearable->setChecked(first.canBeCleared);
    makeDifficulties();
    m_seed->setToolTip(tr("The same seed and size give the same board, on every computer"));
    m_seed->setValue(first.seed);
    m_preview->setObjectName("randomPreview");
    auto* parts = new FoldLayout;
    parts->addWidget(makeForm());
    parts->addWidget(m_preview);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(parts);
    connectParts();
    showQuickChoices();
}

QWidget* RandomBoardPage::makeForm() {
    auto* another = new QPushButton(tr("Another"));
    another->setObjectName("anotherSeed");
    another->setAutoDefault(false);
    connect(another, &QPushButton::clicked, this, &RandomBoardPage::drawSeed);
    auto* form = new QWidget;
    auto* layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addRow(tr("Size"), m_sizes);
    layout->addRow(tr("Rows"), m_rows);
    layout->addRow(tr("Columns"), m_columns);
    layout->addRow(tr("Colors"), rowOf(m_colors, m_quickColors));
    layout->addRow(tr("Seed"), rowOf(m_seed, another));
    layout->addRow(tr("Difficulty"), rowOf(m_level, m_wanted));
    layout->addRow(QString(), m_clearable);
    return form;
}

void RandomBoardPage::makeDifficulties() {
    m_wanted->setObjectName("randomDifficulty");
    m_wanted->setToolTip(difficultyHelp());
    m_level->setToolTip(difficultyHelp());
    choicebox::add(m_wanted, tr("Any", "difficulty"), Wanted::Any);
    choicebox::add(m_wanted, tr("Easy", "difficulty"), Wanted::Easy);
    choicebox::add(m_wanted, tr("Medium", "difficulty"), Wanted::Medium);
    choicebox::add(m_wanted, tr("Hard", "difficulty"), Wanted::Hard);
}

void RandomBoardPage::connectParts() {
    connect(m_sizes, &QuickChoices::chosen, this,
            [this](int index) { setSize(sides[static_cast<std::size_t>(index)]); });
    connect(m_quickColors, &QuickChoices::chosen, this, [this](int index) {
        m_colors->setValue(commonColors[static_cast<std::size_t>(index)]);
    });
    for (CountBox* box : {m_rows, m_columns, m_colors})
        connect(box, &CountBox::valueChanged, this, [this] {
            showQuickChoices();
            emit choiceChanged();
            keepDifficulty();
        });
    connect(m_clearable, &QCheckBox::toggled, this, [this] {
        emit choiceChanged();
        keepDifficulty();
    });
    connect(m_wanted, &QComboBox::activated, this, &RandomBoardPage::keepDifficulty);
    connect(m_seed, &QLineEdit::textEdited, this,
            [this] { choicebox::select(m_wanted, Wanted::Any); });
    connect(m_seed, &SeedEdit::textChanged, this, &RandomBoardPage::choiceChanged);
}

samegame::Result<RandomBoard> RandomBoardPage::choice() const {
    if (const auto error = m_seed->error())
        return *error;
    return RandomBoard{*m_seed->value(), m_rows->value(), m_columns->value(), m_colors->value(),
                       m_clearable->isChecked()};
}

void RandomBoardPage::setRules(const samegame::Rules& rules) {
    m_rules = rules;
    m_clearable->setEnabled(!rules.refill);
    m_wanted->setEnabled(!rules.refill);
    showDifficulty();
}

void RandomBoardPage::setPreview(const samegame::Board& board) {
    m_preview->setBoard(board);
    showDifficulty();
}

void RandomBoardPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showDifficulty();
}

std::optional<DifficultyLevel> RandomBoardPage::wantedLevel() const {
    if (m_rules.refill)
        return std::nullopt;
    switch (choicebox::chosen<Wanted>(m_wanted)) {
    case Wanted::Easy:
        return DifficultyLevel::easy;
    case Wanted::Medium:
        return DifficultyLevel::medium;
    case Wanted::Hard:
        return DifficultyLevel::hard;
    case Wanted::Any:
        break;
    }
    return std::nullopt;
}

/// A new seed, whose board has the difficulty that is wanted. Where boards are so small that none
/// has it, the last one drawn stays, and the label says what it is.
void RandomBoardPage::drawSeed() {
    constexpr int mostDraws = 60; // all miss a third of the boards once in 4e10
    const auto wanted = wantedLevel();
    RandomBoard board{SeedEdit::newSeed(), m_rows->value(), m_columns->value(), m_colors->value(),
                      m_clearable->isChecked()};
    for (int draw = 1; wanted && draw < mostDraws; ++draw) {
        const auto game = board.game(m_rules);
        if (!game || m_difficulty.levelOf(game->record.start) == wanted)
            break;
        board.seed = SeedEdit::newSeed();
    }
    m_seed->setValue(board.seed);
}

/// Draws another seed if the board is not as hard as wanted.
void RandomBoardPage::keepDifficulty() {
    const auto wanted = wantedLevel();
    if (wanted && m_difficulty.levelOf({m_preview->board(), m_rules}) != wanted)
        drawSeed();
}

/// It is measured only where it is seen.
void RandomBoardPage::showDifficulty() {
    if (!isVisible())
        return;
    const auto level = m_difficulty.levelOf({m_preview->board(), m_rules});
    m_level->setText(level ? difficultyText(*level) : QString());
}

/// The button that says what is chosen is down, however it was chosen.
void RandomBoardPage::showQuickChoices() {
    const bool isSquare = m_rows->value() == m_columns->value();
    m_sizes->setCurrent(isSquare ? indexOf(sides, m_rows->value()) : -1);
    m_quickColors->setCurrent(indexOf(commonColors, m_colors->value()));
}

/// Both numbers at once: what lies between is no choice.
void RandomBoardPage::setSize(int side) {
    {
        const QSignalBlocker blocker(m_rows);
        m_rows->setValue(side);
    }
    if (m_columns->value() != side) {
        m_columns->setValue(side);
        return;
    }
    showQuickChoices();
    emit choiceChanged();
}
