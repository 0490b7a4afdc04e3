#include "app/gui/basics/rulesform.h"

#include <QLabel>
#include <QSettings>

#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/ownscoringform.h"
#include "app/gui/basics/rulestext.h"
#include "engine/game/refill.h"

namespace {

constexpr auto scoringKey = "newGame/scoring";
constexpr auto gravityKey = "newGame/gravity";
constexpr auto refillKey = "newGame/refill";

constexpr int leastWidth = 24;

/// Stands among the published scorings for one's own.
constexpr int ownChoice = -1;

template <class Part>
void add(QComboBox* box, Part part) {
    choicebox::add(box, titleOf(part), part);
    box->setItemData(box->count() - 1, explanationOf(part), Qt::ToolTipRole);
}

template <class Name>
QString textOf(Name name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

RulesForm::RulesForm(QWidget* parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_examples(makeText("chosenRulesExamples", 2)) {
    setObjectName("rulesForm");
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addRow(m_examples);
    m_scoring = choicebox::addTo(m_form, "scoring", tr("&Scoring"));
    m_own = new OwnScoringForm;
    m_form->addRow(QString(), m_own);
    m_ownHelp = addExplanation("ownScoringHelp", 2);
    m_ownHelp->setText(tr("A formula of the number of blocks n, as in 3n or n(n-1), or numbers as "
                          "in 0,1,3,6: for more blocks, the difference between the last two is "
                          "repeated (9, 12, …). A formula may stand behind numbers, as in "
                          "0,0,(n-2)^2."));
    m_own->setHelp(m_ownHelp->text());
    m_scoringHelp = addExplanation("scoringHelp", 2);
    m_gravity = choicebox::addTo(m_form, "gravity", tr("&Gravity"));
    m_gravityHelp = addExplanation("gravityHelp", 1);
    m_columns = choicebox::addTo(m_form, "emptyColumns", tr("Empty c&olumns"));
    m_columnsHelp = addExplanation("emptyColumnsHelp", 1);
    m_seed = new SeedEdit("refillSeed", SeedEdit::Empty::Mistake);
    m_seed->setValue(SeedEdit::newSeed());
    m_form->addRow(tr("See&d of the columns"), m_seed);
    setFocusProxy(m_scoring);
    fillChoices();
    explain();
    for (QComboBox* box : {m_scoring, m_gravity, m_columns})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            explain();
            emit rulesChanged(rules());
        });
    connect(m_seed, &SeedEdit::textChanged, this, [this] { emit rulesChanged(rules()); });
    connect(m_own, &OwnScoringForm::changed, this, [this] {
        explain();
        emit rulesChanged(rules());
    });
}

bool RulesForm::isOwn() const {
    return m_scoring->currentData().toInt() == ownChoice;
}

samegame::Scoring RulesForm::scoring() const {
    return isOwn() ? m_own->scoring() : choicebox::chosen<samegame::Scoring::Published>(m_scoring);
}

bool RulesForm::isRefilled() const {
    return m_columns->currentIndex() == 1 && m_columns->isEnabled();
}

samegame::Rules RulesForm::rules() const {
    samegame::Rules rules{scoring(), choicebox::chosen<samegame::Gravity>(m_gravity), std::nullopt};
    const std::uint64_t seed = m_seed->value().value_or(0);
    if (isRefilled())
        rules.refill = m_shownRefill && m_shownRefill->seed == seed
                           ? *m_shownRefill
                           : samegame::Refill{.seed = seed};
    return rules;
}

void RulesForm::setRules(const samegame::Rules& rules) {
    if (rules.scoring.own() != nullptr) {
        m_own->setScoring(rules.scoring);
        choicebox::select(m_scoring, QVariant(ownChoice));
    } else {
        choicebox::select(m_scoring, rules.scoring.published());
    }
    choicebox::select(m_gravity, rules.gravity);
    m_shownRefill = rules.refill;
    if (m_columns->isEnabled()) // else the choice waits for rules that have one
        m_columns->setCurrentIndex(rules.refill ? 1 : 0);
    if (rules.refill)
        m_seed->setValue(rules.refill->seed);
}

std::optional<samegame::Error> RulesForm::error() const {
    if (isOwn())
        if (auto wrong = m_own->error())
            return wrong;
    return isRefilled() ? m_seed->error() : std::nullopt;
}

samegame::Rules RulesForm::lastChosen() {
    const QSettings settings;
    const auto text = [&settings](const char* key) {
        return settings.value(key).toString().toStdString();
    };
    samegame::Rules rules{
        samegame::scoring_of_name(text(scoringKey)).value_or(samegame::Scoring::standard),
        samegame::gravity_of_name(text(gravityKey)).value_or(samegame::Gravity::shift),
        std::nullopt};
    if (settings.value(refillKey, false).toBool())
        rules.refill = samegame::Refill{.seed = SeedEdit::newSeed()};
    if (samegame::refill_error(rules))
        rules.refill.reset();
    return rules;
}

void RulesForm::remember(const samegame::Rules& rules) {
    QSettings settings;
    settings.setValue(scoringKey, textOf(samegame::name_of(rules.scoring)));
    settings.setValue(gravityKey, textOf(samegame::name_of(rules.gravity)));
    settings.setValue(refillKey, rules.refill.has_value());
}

QLabel* RulesForm::addExplanation(const char* objectName, int lines) {
    QLabel* label = makeText(objectName, lines);
    m_form->addRow(QString(), label);
    return label;
}

/// As high as the longest text, `lines`, so that nothing moves when another choice is made.
QLabel* RulesForm::makeText(const char* objectName, int lines) {
    auto* label = new WrappedLabel;
    label->setObjectName(objectName);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setMinimumWidth(leastWidth * label->fontMetrics().horizontalAdvance('0'));
    label->setMinimumHeight(lines * label->fontMetrics().lineSpacing());
    return label;
}

void RulesForm::fillChoices() {
    for (const samegame::Scoring& scoring : samegame::all_scorings())
        choicebox::add(m_scoring, titleOf(scoring), scoring.published());
    choicebox::add(m_scoring, tr("Your own"), ownChoice);
    m_scoring->setItemData(m_scoring->count() - 1, tr("Points, bonus and penalty as you like."),
                           Qt::ToolTipRole);
    for (const samegame::Gravity gravity : samegame::all_gravities())
        add(m_gravity, gravity);
    for (const bool isRefilled : {false, true}) {
        m_columns->addItem(titleOfRefill(isRefilled));
        m_columns->setItemData(isRefilled, explanationOfRefill(isRefilled), Qt::ToolTipRole);
    }
}

/// What is read beside a box is its description for screen readers too.
void RulesForm::explain() {
    m_form->setRowVisible(m_own, isOwn());
    m_form->setRowVisible(m_ownHelp, isOwn());
    const bool isWrong = isOwn() && m_own->error(); // the rules are still those before
    m_scoringHelp->setText(isWrong ? QString() : explanationOfScoring(rules()));
    m_gravityHelp->setText(explanationOf(rules().gravity));
    m_gravity->setAccessibleDescription(m_gravityHelp->text());
    const bool refused = samegame::refill_error({scoring(), {}, samegame::Refill{}}).has_value();
    m_columns->setEnabled(!refused);
    m_columnsHelp->setText(!refused  ? explanationOfRefill(isRefilled())
                           : isOwn() ? tr("Under rules of your own no columns come in.")
                                     : tr("Clickomania aims at an empty board, and with new "
                                          "columns no board stays empty."));
    m_columns->setAccessibleDescription(m_columnsHelp->text());
    // With columns only where they may come in.
    m_examples->setText(isWrong ? QString() : examplesOf(rules()));
    m_scoring->setAccessibleDescription(m_examples->text() + '\n' + m_scoringHelp->text());
    m_form->setRowVisible(m_seed, isRefilled());
}
