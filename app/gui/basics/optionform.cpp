#include "app/gui/basics/optionform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionButton>
#include <QVBoxLayout>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

namespace {

QString paragraph(const QString& text) {
    return "<p>" + text.toHtmlEscaped() + "</p>";
}

QString source(const std::string& paper) {
    return "<p><i>" + QString::fromStdString(paper).toHtmlEscaped() + "</i></p>";
}

QString helpOf(const samegame::PolicyEntry& entry) {
    QString help = paragraph(engineText(entry.help));
    for (const samegame::OptionSpec& parameter : entry.parameters)
        help += paragraph(QStringLiteral("%1=… %2").arg(QString::fromStdString(parameter.name),
                                                        engineText(parameter.help)));
    return help + source(entry.paper);
}

NumberBox* makeNumberBox(const samegame::OptionSpec& spec, double value, int decimals) {
    auto* box = new NumberBox;
    box->setDecimals(decimals);
    box->setRange(spec.minimum, spec.maximum);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    box->setValue(value);
    // A range up to thousands of millions must not decide the width of the panel.
    box->setUsualText("0000000000");
    box->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
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
    auto* help = new WrappedLabel(engineText(spec.help));
    help->setObjectName("help-" + QString::fromStdString(spec.name));
    help->setForegroundRole(QPalette::PlaceholderText);
    QFont small = help->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    help->setFont(small);
    help->setContentsMargins(0, 0, 0, spacing::margin); // nearer to its own option than to the next
    return help;
}

QString helpOf(const samegame::OptionSpec& spec) {
    return paragraph(engineText(spec.help)) + (spec.paper.empty() ? QString() : source(spec.paper));
}

} // namespace

void fillPolicies(QComboBox* box) {
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    for (const samegame::PolicyEntry& entry : samegame::policy_registry()) {
        box->addItem(engineText(entry.title), QString::fromStdString(entry.name));
        box->setItemData(box->count() - 1, helpOf(entry), Qt::ToolTipRole);
    }
}

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), m_layout(new QFormLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setVerticalSpacing(spacing::tight);
    connect(this, &OptionForm::valuesChanged, this, &OptionForm::showWhetherDefault);
}

void OptionForm::setOptions(std::span<const samegame::OptionSpec> specs,
                            const samegame::OptionValues& values) {
    if (specs.data() == m_specs.data() && specs.size() == m_specs.size()) {
        showValues(values);
        showWhetherDefault();
        return;
    }
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

void OptionForm::showValues(const samegame::OptionValues& values) {
    const QSignalBlocker silence(this); // one signal comes for all values
    for (const Field& field : m_fields)
        if (const auto value = values.find(field.name); value != values.end())
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
                showValues(values->second);
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
    case samegame::OptionType::text: {
        auto* edit = new QLineEdit(QString::fromStdString(std::get<std::string>(value)));
        connect(edit, &QLineEdit::editingFinished, this, &OptionForm::valuesChanged);
        m_fields.push_back({spec.name, [edit] { return edit->text().trimmed().toStdString(); },
                            [edit](const samegame::OptionValue& shown) {
                                edit->setText(QString::fromStdString(std::get<std::string>(shown)));
                            }});
        return edit;
    }
    }
    return nullptr;
}

OptionDialog::OptionDialog(const samegame::SolverEntry& solver,
                           const samegame::OptionValues& values, QWidget* parent)
    : QDialog(parent), m_form(new OptionForm) {
    setObjectName("optionDialog");
    setWindowTitle(tr("Options of %1").arg(engineText(solver.title)));
    m_form->setOptions(solver.options, values);

    auto* scrollArea = new QScrollArea; // some solvers have twenty options
    scrollArea->setWidget(m_form);
    scrollArea->setWidgetResizable(true);
    scrollArea->setFrameShape(QFrame::NoFrame);
    scrollArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* defaultsButton = new QPushButton;
    m_form->setDefaultsButton(defaultsButton);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->addButton(defaultsButton, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scrollArea);
    layout->addWidget(buttons);
    // Wide enough for the title, and for sentences that are read in two or three lines.
    fitScreen(this, {60 * fontMetrics().horizontalAdvance('0'), sizeHint().height()});
}

OptionButton::OptionButton(QWidget* parent) : QPushButton(parent) {
    setAccessibleName(tr("Options"));
    // However many options differ, the button has the width that its row leaves.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumWidth(fontMetrics().horizontalAdvance('0') * 16);
    connect(this, &QPushButton::clicked, this, &OptionButton::edit);
    showOptions();
}

void OptionButton::setOptions(const QString& options) {
    if (options == m_options)
        return;
    m_options = options;
    showOptions();
    emit optionsChanged();
}

void OptionButton::setSolver(const samegame::SolverEntry* solver) {
    if (solver == m_solver)
        return;
    m_kept[m_solver] = m_options;
    m_solver = solver;
    setOptions(m_kept[solver]);
}

void OptionButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    showOptions();
}

void OptionButton::edit() {
    // Options that the solver does not know, from settings, give way to its defaults.
    const auto known = parseOptionsText(*m_solver, m_options);
    auto* dialog = new OptionDialog(
        *m_solver, known ? *known : samegame::default_options(m_solver->options), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { setOptions(optionsText(*m_solver, dialog->values())); });
    dialog->open();
}

/// The options as people read them; as they were written, if the solver does not know them.
QString OptionButton::shownText() const {
    if (m_solver == nullptr)
        return m_options;
    const auto known = parseOptionsText(*m_solver, m_options);
    return known ? shownOptionsText(*m_solver, *known) : m_options;
}

/// As much as there is room for; tool tip and screen readers have all of it.
void OptionButton::showOptions() {
    const QString options = shownText();
    const QString shown = options.isEmpty() ? tr("default options") : options;
    QStyleOptionButton option;
    initStyleOption(&option);
    const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
    setText(fittedText(fontMetrics(), shown, room));
    setAccessibleDescription(shown);
    setToolTip(options.isEmpty() ? tr("Changes the options of this solver")
                                 : plainToolTip(options));
}
