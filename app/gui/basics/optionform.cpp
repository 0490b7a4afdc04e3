#include "app/gui/basics/optionform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

namespace {

QString paragraph(const QString& text) {
    return "<p>" + text.toHtmlEscaped() + "</p>";
}

QString source(const std::string& paper) {
    return "<p><i>" + QString::fromStdString(paper).toHtmlEscaped() + "</i></p>";
}

QString helpOf(const samegame::SolverEntry& entry) {
    return paragraph(engineText(entry.summary)) + source(entry.paper);
}

QString helpOf(const samegame::PolicyEntry& entry) {
    QString help = paragraph(engineText(entry.help));
    for (const samegame::OptionSpec& parameter : entry.parameters)
        help += paragraph(QStringLiteral("%1=… %2").arg(QString::fromStdString(parameter.name),
                                                        engineText(parameter.help)));
    return help + source(entry.paper);
}

} // namespace

void fillSolvers(QComboBox* box) {
    for (const samegame::SolverEntry& entry : samegame::solver_registry()) {
        box->addItem(engineText(entry.title), QString::fromStdString(entry.name));
        box->setItemData(box->count() - 1, helpOf(entry), Qt::ToolTipRole);
    }
    const auto explain = [box] { box->setToolTip(box->currentData(Qt::ToolTipRole).toString()); };
    QObject::connect(box, &QComboBox::currentIndexChanged, box, explain);
    explain();
}

void fillPolicies(QComboBox* box) {
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    for (const samegame::PolicyEntry& entry : samegame::policy_registry()) {
        box->addItem(engineText(entry.title), QString::fromStdString(entry.name));
        box->setItemData(box->count() - 1, helpOf(entry), Qt::ToolTipRole);
    }
}

namespace {

NumberBox* makeNumberBox(const samegame::OptionSpec& spec, double value, int decimals) {
    auto* box = new NumberBox;
    box->setDecimals(decimals);
    box->setRange(spec.minimum, spec.maximum);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    box->setValue(value);
    // A range up to thousands of millions must not decide the width of the panel.
    box->setUsualText("0000000000");
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return box;
}

/// The inverse of shownValueText.
std::string valueOf(const samegame::OptionSpec& spec, const QString& text) {
    return (spec.type == samegame::OptionType::policy ? policyOfText(text) : text).toStdString();
}

/// Offers policies, or the choices of an option.
QComboBox* makeChoiceBox(const samegame::OptionSpec& spec, const QString& value) {
    auto* box = new FittedBox;
    if (spec.type == samegame::OptionType::policy)
        fillPolicies(box);
    for (const std::string& choice : spec.choices)
        box->addItem(QString::fromStdString(choice));
    const QString text = shownValueText(spec, value.toStdString());
    if (box->findText(text) < 0)
        box->insertItem(0, text);
    box->setCurrentText(text);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    return box;
}

/// The help in small letters, to be read without a mouse.
QLabel* makeHelp(const samegame::OptionSpec& spec) {
    auto* help = new QLabel(engineText(spec.help));
    help->setObjectName("help-" + QString::fromStdString(spec.name));
    help->setWordWrap(true);
    help->setTextFormat(Qt::PlainText);
    help->setForegroundRole(QPalette::PlaceholderText);
    QFont small = help->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    help->setFont(small);
    help->setContentsMargins(0, 0, 0, spacing::margin); // nearer to its own option than to the next
    return help;
}

QString helpOf(const samegame::OptionSpec& spec) {
    QString help = "<p>" + engineText(spec.help).toHtmlEscaped() + "</p>";
    if (!spec.paper.empty())
        help += "<p><i>" + QString::fromStdString(spec.paper).toHtmlEscaped() + "</i></p>";
    return help;
}

} // namespace

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), m_layout(new QFormLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setVerticalSpacing(spacing::tight);
    connect(this, &OptionForm::valuesChanged, this, &OptionForm::showWhetherDefault);
}

void OptionForm::setOptions(std::span<const samegame::OptionSpec> specs,
                            const samegame::OptionValues& values) {
    m_specs = specs;
    m_fields.clear();
    while (m_layout->rowCount() > 0)
        m_layout->removeRow(0);
    for (const samegame::OptionSpec& spec : specs) {
        QWidget* editor = addEditor(spec, values.at(spec.name));
        const QString name = QString::fromStdString(spec.name);
        editor->setObjectName("option-" + name);
        editor->setToolTip(helpOf(spec));
        editor->setAccessibleName(name);
        editor->setAccessibleDescription(engineText(spec.help));
        auto* label = new QLabel(name);
        label->setToolTip(helpOf(spec));
        label->setBuddy(editor);
        m_layout->addRow(label, editor);
        m_layout->addRow(makeHelp(spec));
    }
    showWhetherDefault();
}

samegame::OptionValues OptionForm::values() const {
    samegame::OptionValues values;
    for (const Field& field : m_fields)
        values[field.name] = field.value();
    return values;
}

void OptionForm::setDefaultsButton(QPushButton* button) {
    m_defaultsButton = button;
    button->setObjectName("defaultsButton");
    button->setText(tr("Defaults"));
    button->setToolTip(tr("Sets every option of this solver back to its default"));
    connect(button, &QPushButton::clicked, this, &OptionForm::restoreDefaults);
    showWhetherDefault();
}

void OptionForm::restoreDefaults() {
    setOptions(m_specs, samegame::default_options(m_specs));
    emit valuesChanged();
}

void OptionForm::showWhetherDefault() {
    if (m_defaultsButton != nullptr)
        m_defaultsButton->setEnabled(values() != samegame::default_options(m_specs));
}

void OptionForm::showImplied(const samegame::OptionValues& implied) {
    const QSignalBlocker silence(this); // one signal will tell of all values
    for (const Field& field : m_fields)
        if (const auto value = implied.find(field.name); value != implied.end())
            field.setValue(value->second);
}

QWidget* OptionForm::addEditor(const samegame::OptionSpec& spec,
                               const samegame::OptionValue& value) {
    switch (spec.type) {
    case samegame::OptionType::integer: {
        auto* box = makeNumberBox(spec, static_cast<double>(std::get<std::int64_t>(value)), 0);
        connect(box, &NumberBox::valueChanged, this, &OptionForm::valuesChanged);
        m_fields.push_back({spec.name, [box] { return static_cast<std::int64_t>(box->value()); },
                            [box](const samegame::OptionValue& shown) {
                                box->setValue(static_cast<double>(std::get<std::int64_t>(shown)));
                            }});
        return box;
    }
    case samegame::OptionType::real: {
        auto* box = makeNumberBox(spec, std::get<double>(value), 6);
        connect(box, &NumberBox::valueChanged, this, &OptionForm::valuesChanged);
        m_fields.push_back({spec.name, [box] { return box->value(); },
                            [box](const samegame::OptionValue& shown) {
                                box->setValue(std::get<double>(shown));
                            }});
        return box;
    }
    case samegame::OptionType::boolean: {
        auto* box = new QCheckBox;
        box->setChecked(std::get<bool>(value));
        connect(box, &QCheckBox::toggled, this, &OptionForm::valuesChanged);
        m_fields.push_back({spec.name, [box] { return box->isChecked(); },
                            [box](const samegame::OptionValue& shown) {
                                box->setChecked(std::get<bool>(shown));
                            }});
        return box;
    }
    case samegame::OptionType::choice:
    case samegame::OptionType::policy: {
        auto* box = makeChoiceBox(spec, QString::fromStdString(std::get<std::string>(value)));
        connect(box, &QComboBox::activated, this, [this, box, implied = spec.implied] {
            if (const auto values = implied.find(box->currentText().toStdString());
                values != implied.end())
                showImplied(values->second);
            emit valuesChanged();
        });
        if (box->isEditable())
            connect(box->lineEdit(), &QLineEdit::editingFinished, this, &OptionForm::valuesChanged);
        m_fields.push_back({spec.name, [box, &spec] { return valueOf(spec, box->currentText()); },
                            [box, &spec](const samegame::OptionValue& shown) {
                                box->setCurrentText(shownValueText(spec, shown));
                            }});
        return box;
    }
    }
    return nullptr;
}
