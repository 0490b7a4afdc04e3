#include "app/forms/rulesform.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>

#include "app/texts/rulestext.h"

namespace {

constexpr auto scoringKey = "newGame/scoring";
constexpr auto gravityKey = "newGame/gravity";

constexpr int textLines = 2;  // for the longest explanation
constexpr int textWidth = 60; // digits, in which it has that many lines
constexpr int leastWidth = 24;

template <class Part>
void add(QComboBox* box, Part part) {
    box->addItem(titleOf(part), static_cast<int>(part));
    box->setItemData(box->count() - 1, explanationOf(part), Qt::ToolTipRole);
}

template <class Part>
Part chosen(const QComboBox* box) {
    return static_cast<Part>(box->currentData().toInt());
}

template <class Name>
QString textOf(Name name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

RulesForm::RulesForm(QWidget* parent) : QWidget(parent) {
    setObjectName("rulesForm");
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    m_scoring = addChoice(form, "scoring", tr("&Scoring"));
    m_scoringHelp = addExplanation(form, "scoringHelp");
    m_gravity = addChoice(form, "gravity", tr("&Gravity"));
    m_gravityHelp = addExplanation(form, "gravityHelp");
    fillChoices();
    explain();
    for (QComboBox* box : {m_scoring, m_gravity})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            explain();
            emit rulesChanged(rules());
        });
}

samegame::Rules RulesForm::rules() const {
    return {chosen<samegame::Scoring>(m_scoring), chosen<samegame::Gravity>(m_gravity)};
}

void RulesForm::setRules(const samegame::Rules& rules) {
    m_scoring->setCurrentIndex(m_scoring->findData(static_cast<int>(rules.scoring)));
    m_gravity->setCurrentIndex(m_gravity->findData(static_cast<int>(rules.gravity)));
}

samegame::Rules RulesForm::lastChosen() {
    const QSettings settings;
    const auto text = [&settings](const char* key) {
        return settings.value(key).toString().toStdString();
    };
    return {samegame::scoring_of_name(text(scoringKey)).value_or(samegame::Scoring::standard),
            samegame::gravity_of_name(text(gravityKey)).value_or(samegame::Gravity::shift)};
}

void RulesForm::remember(const samegame::Rules& rules) {
    QSettings settings;
    settings.setValue(scoringKey, textOf(samegame::name_of(rules.scoring)));
    settings.setValue(gravityKey, textOf(samegame::name_of(rules.gravity)));
}

QComboBox* RulesForm::addChoice(QFormLayout* form, const char* objectName, const QString& label) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    form->addRow(label, box);
    return box;
}

/// As high as the longest text, so that nothing moves when another choice is made.
QLabel* RulesForm::addExplanation(QFormLayout* form, const char* objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setMinimumWidth(leastWidth * label->fontMetrics().horizontalAdvance('0'));
    label->setMinimumHeight(textLines * label->fontMetrics().lineSpacing());
    form->addRow(QString(), label);
    return label;
}

void RulesForm::fillChoices() {
    for (const samegame::Scoring scoring : samegame::all_scorings())
        add(m_scoring, scoring);
    for (const samegame::Gravity gravity : samegame::all_gravities())
        add(m_gravity, gravity);
}

/// The explanation is the box's description too, for who hears the window.
void RulesForm::explain() {
    m_scoringHelp->setText(explanationOf(rules().scoring));
    m_scoring->setAccessibleDescription(m_scoringHelp->text());
    m_gravityHelp->setText(explanationOf(rules().gravity));
    m_gravity->setAccessibleDescription(m_gravityHelp->text());
}
