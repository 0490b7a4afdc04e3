#include "app/panels/assistantpanel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/enginetexts.h"
#include "app/panels/budgetform.h"
#include "app/panels/optionform.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

namespace {

const QString unknown = QStringLiteral("–");

QLabel* makeValueLabel(const char* objectName) {
    auto* label = new QLabel(unknown);
    label->setObjectName(objectName);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

AssistantPanel::AssistantPanel(Assistant* assistant, GameDocument* document, QWidget* parent)
    : QWidget(parent), m_assistant(assistant), m_document(document) {
    setObjectName("assistantPanel");
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->addWidget(makeHead());
    layout->addWidget(makeProgress());
    layout->addWidget(makeForm());
    layout->addWidget(makeOptions());
    layout->addStretch();

    auto* scrollArea = new QScrollArea; // a small window cuts the panel, not the board
    scrollArea->setWidget(content);
    scrollArea->setWidgetResizable(true);
    scrollArea->setFrameShape(QFrame::NoFrame);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scrollArea);

    showSettings();
    showProgress();
    showState();
    connect(m_solver, &QComboBox::activated, this, &AssistantPanel::chooseSolver);
    connect(m_budget, &BudgetForm::budgetChanged, this, &AssistantPanel::applySettings);
    connect(m_threads, &QSpinBox::valueChanged, this, &AssistantPanel::applySettings);
    connect(m_seed, &QLineEdit::editingFinished, this, &AssistantPanel::applySettings);
    connect(m_options, &OptionForm::valuesChanged, this, &AssistantPanel::applySettings);
    connect(m_defaultsButton, &QPushButton::clicked, this, &AssistantPanel::restoreDefaults);
    connect(m_startButton, &QPushButton::clicked, assistant, &Assistant::toggle);
    connect(assistant, &Assistant::settingsChanged, this, [this] {
        if (!m_isApplying)
            showSettings();
    });
    connect(assistant, &Assistant::stateChanged, this, &AssistantPanel::showState);
    connect(assistant, &Assistant::hintPendingChanged, this, &AssistantPanel::showState);
    connect(assistant, &Assistant::resultChanged, this, &AssistantPanel::showProgress);
    connect(assistant, &Assistant::resultChanged, this, &AssistantPanel::showState);
}

QSize AssistantPanel::sizeHint() const {
    return {300, 240};
}

QWidget* AssistantPanel::makeHead() {
    m_state = new QLabel;
    m_state->setObjectName("assistantState");
    m_state->setWordWrap(true);
    m_startButton = new QPushButton;
    m_startButton->setObjectName("startButton");
    auto* head = new QWidget;
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state, 1);
    layout->addWidget(m_startButton);
    return head;
}

QWidget* AssistantPanel::makeForm() {
    m_solver = new QComboBox;
    m_solver->setObjectName("solver");
    for (const samegame::SolverEntry& solver : samegame::solver_registry())
        m_solver->addItem(engineText(solver.title), QString::fromStdString(solver.name));
    m_budget = new BudgetForm;
    m_budget->setObjectName("budget");
    m_threads = new QSpinBox;
    m_threads->setObjectName("threads");
    m_threads->setRange(1, AssistantSettings::maxThreads());
    m_threads->setAccessibleName(tr("Threads"));
    m_threads->setKeyboardTracking(false);
    m_threads->setToolTip(tr("Searches that run side by side; this machine can run %Ln at a time",
                             nullptr, Assistant::coreCount()));
    m_seed = new QLineEdit;
    m_seed->setObjectName("seed");
    m_seed->setPlaceholderText(tr("random"));
    m_seed->setClearButtonEnabled(true);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), m_seed));
    m_seed->setToolTip(tr("The same seed, budget of playouts and number of threads give the same "
                          "line again; empty for a new seed each time"));

    auto* seedLabel = new QLabel(tr("Seed"));
    seedLabel->setBuddy(m_seed);
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(m_threads);
    seedRow->addWidget(seedLabel);
    seedRow->addWidget(m_seed, 1);
    auto* form = new QWidget;
    auto* layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addRow(tr("Solver"), m_solver);
    layout->addRow(tr("Budget"), m_budget);
    layout->addRow(tr("Threads"), seedRow);
    return form;
}

QWidget* AssistantPanel::makeOptions() {
    m_optionsButton = new QToolButton;
    m_optionsButton->setObjectName("optionsButton");
    m_optionsButton->setText(tr("Options of the solver"));
    m_optionsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_optionsButton->setArrowType(Qt::RightArrow);
    m_optionsButton->setCheckable(true);
    m_optionsButton->setAutoRaise(true);
    m_options = new OptionForm;
    m_options->setObjectName("options");
    m_defaultsButton = new QPushButton(tr("Defaults"));
    m_defaultsButton->setObjectName("defaultsButton");
    m_defaultsButton->setToolTip(tr("Sets every option of this solver back to its default"));

    m_optionsBox = new QWidget;
    auto* box = new QVBoxLayout(m_optionsBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_options);
    box->addWidget(m_defaultsButton, 0, Qt::AlignRight);
    m_optionsBox->hide();
    auto* foldable = new QWidget;
    auto* layout = new QVBoxLayout(foldable);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_optionsButton);
    layout->addWidget(m_optionsBox);
    connect(m_optionsButton, &QToolButton::toggled, this, [this](bool isOpen) {
        m_optionsButton->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_optionsBox->setVisible(isOpen);
    });
    return foldable;
}

QWidget* AssistantPanel::makeProgress() {
    m_best = makeValueLabel("bestScore");
    QFont large = m_best->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.3);
    m_best->setFont(large);
    m_rate = makeValueLabel("playoutRate");
    m_playouts = makeValueLabel("playoutCount");
    m_elapsed = makeValueLabel("elapsed");
    m_usedSeed = makeValueLabel("usedSeed");

    auto* progress = new QWidget;
    auto* layout = new QGridLayout(progress);
    layout->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    int column = 0;
    const auto add = [&](const QString& title, QLabel* value, int span) {
        layout->addWidget(new QLabel(title), row, column);
        layout->addWidget(value, row, column + 1, 1, span);
        column += 2;
        if (column == 4 || span > 1) {
            column = 0;
            ++row;
        }
    };
    add(tr("Best score"), m_best, 1);
    add(tr("Elapsed"), m_elapsed, 1);
    add(tr("Playouts"), m_playouts, 1);
    add(tr("Playouts/s"), m_rate, 1);
    add(tr("Seed"), m_usedSeed, 3);
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(3, 1);
    return progress;
}

void AssistantPanel::showSettings() {
    const AssistantSettings& settings = m_assistant->settings();
    m_solver->setCurrentIndex(m_solver->findData(QString::fromStdString(settings.solver->name)));
    showSolver(*settings.solver);
    showOptions(*settings.solver, settings.options);
    m_budget->setBudget(settings.budget);
    m_threads->setValue(settings.threads);
    m_seed->setText(settings.seed ? QString::number(*settings.seed) : QString());
}

void AssistantPanel::chooseSolver(int index) {
    const auto* solver = samegame::find_solver(m_solver->itemData(index).toString().toStdString());
    if (solver == m_assistant->settings().solver)
        return;
    showSolver(*solver);
    showOptions(*solver, keptOptions(*solver));
    applySettings();
}

void AssistantPanel::restoreDefaults() {
    const samegame::SolverEntry& solver = *m_assistant->settings().solver;
    showOptions(solver, samegame::default_options(solver.options));
    applySettings();
}

void AssistantPanel::applySettings() {
    AssistantSettings settings;
    settings.solver = samegame::find_solver(m_solver->currentData().toString().toStdString());
    settings.options = m_options->values();
    settings.budget = m_budget->budget();
    settings.threads = m_threads->value();
    settings.seed = samegame::parse_seed(m_seed->text().toStdString());
    if (!settings.seed)
        m_seed->clear(); // twenty digits can be more than a seed has
    const QScopedValueRollback applying(m_isApplying, true);
    m_assistant->setSettings(settings);
    m_defaultsButton->setEnabled(settings.options !=
                                 samegame::default_options(settings.solver->options));
}

void AssistantPanel::showSolver(const samegame::SolverEntry& solver) {
    m_solver->setToolTip("<p>" + engineText(solver.summary).toHtmlEscaped() + "</p><p><i>" +
                         QString::fromStdString(solver.paper).toHtmlEscaped() + "</i></p>");
    m_budget->setSolver(solver);
}

void AssistantPanel::showOptions(const samegame::SolverEntry& solver,
                                 const samegame::OptionValues& values) {
    m_options->setOptions(solver.options, values);
    m_defaultsButton->setEnabled(values != samegame::default_options(solver.options));
}

void AssistantPanel::showProgress() {
    const samegame::SearchSnapshot* result = m_assistant->result();
    const QLocale locale;
    const auto seed = m_assistant->seed();
    m_usedSeed->setText(seed ? QString::number(*seed) : unknown);
    if (!result) {
        for (QLabel* label : {m_best, m_rate, m_playouts, m_elapsed})
            label->setText(unknown);
        return;
    }
    m_best->setText(result->has_line ? locale.toString(m_document->score() + result->best.score)
                                     : unknown);
    m_playouts->setText(locale.toString(static_cast<qulonglong>(result->playouts)));
    m_rate->setText(
        result->seconds > 0
            ? locale.toString(static_cast<double>(result->playouts) / result->seconds, 'f', 0)
            : unknown);
    m_elapsed->setText(tr("%1 s").arg(locale.toString(result->seconds, 'f', 1)));
}

void AssistantPanel::showState() {
    m_state->setText(stateText());
    m_startButton->setText(m_assistant->isOn() ? tr("Stop") : tr("Start"));
    m_startButton->setToolTip(m_assistant->isOn()
                                  ? tr("Turns the assistant off; its results stay (F5)")
                                  : tr("Searches this position and those that follow it (F5)"));
    m_startButton->setEnabled(m_assistant->isOn() || m_assistant->canSearch());
}

QString AssistantPanel::stateText() const {
    switch (m_assistant->state()) {
    case Assistant::State::Searching:
        return tr("Searching…");
    case Assistant::State::Done:
        return m_assistant->canSearch() ? tr("Done; follows the next move")
                                        : tr("No moves left; follows the next position");
    case Assistant::State::Off:
        break;
    }
    return m_assistant->isHintPending() ? tr("Looking for a hint…") : tr("Off");
}
