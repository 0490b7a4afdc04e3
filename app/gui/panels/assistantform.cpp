#include "app/gui/panels/assistantform.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/session/assistant.h"
#include "app/gui/session/jobthread.h"
#include "engine/solvers/solver_registry.h"

AssistantForm::AssistantForm(QWidget* parent)
    : QWidget(parent),
      m_solver(new QComboBox),
      m_budget(new BudgetForm("budget", {samegame::Seconds(10), 100'000, 100'000},
                              BudgetForm::Endless::Offered)),
      m_threads(new CountBox),
      m_seed(new SeedEdit("seed")),
      m_seedError(new QLabel),
      m_optionsButton(new QToolButton),
      m_optionsBox(new QWidget),
      m_options(new OptionForm) {
    makeEditors();
    makeOptions();
    arrange();
    connect(m_solver, &QComboBox::activated, this, &AssistantForm::chooseSolver);
    connect(m_budget, &BudgetForm::budgetChanged, this, &AssistantForm::finish);
    connect(m_threads, &CountBox::valueChanged, this, &AssistantForm::finish);
    connect(m_seed, &SeedEdit::editingFinished, this, &AssistantForm::finish);
    connect(m_options, &OptionForm::valuesChanged, this, &AssistantForm::finish);
}

AssistantSettings AssistantForm::settings() const {
    AssistantSettings settings;
    settings.solver = &solver();
    settings.options = m_options->values();
    settings.budget = m_budget->budget();
    settings.threads = m_threads->value();
    settings.seed = m_seed->value();
    return settings;
}

void AssistantForm::setSettings(const AssistantSettings& settings) {
    const QScopedValueRollback showing(m_isShowing, true);
    m_solver->setCurrentIndex(m_solver->findData(QString::fromStdString(settings.solver->name)));
    showSolver(settings.options);
    m_budget->setBudget(settings.budget);
    m_threads->setValue(settings.threads);
    m_seed->setValue(settings.seed);
    m_seedError->hide();
}

void AssistantForm::makeEditors() {
    m_solver->setObjectName("solver");
    fillSolvers(m_solver);
    m_threads->setObjectName("threads");
    m_threads->setAccessibleName(tr("Threads"));
    m_threads->setRange(1, AssistantSettings::maxThreads());
    m_threads->setKeyboardTracking(false);
    m_threads->setToolTip(tr("Searches that run side by side; this machine can run %Ln at a time",
                             nullptr, coreCount()));
    m_seed->setToolTip(tr("The same seed, budget of playouts and number of threads give the same "
                          "line again; empty for a new seed each time"));
    m_seedError->setObjectName("seedError");
    m_seedError->setTextFormat(Qt::PlainText);
    m_seedError->setWordWrap(true);
    m_seedError->hide();
}

void AssistantForm::makeOptions() {
    m_optionsButton->setObjectName("optionsButton");
    m_optionsButton->setText(tr("Options of the solver"));
    m_optionsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_optionsButton->setArrowType(Qt::RightArrow);
    m_optionsButton->setCheckable(true);
    m_optionsButton->setAutoRaise(true);
    m_options->setObjectName("options");
    auto* defaultsButton = new QPushButton;
    m_options->setDefaultsButton(defaultsButton);
    auto* layout = new QVBoxLayout(m_optionsBox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_options);
    layout->addWidget(defaultsButton, 0, Qt::AlignRight);
    m_optionsBox->hide();
    connect(m_optionsButton, &QToolButton::toggled, this, [this](bool isOpen) {
        m_optionsButton->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_optionsBox->setVisible(isOpen);
    });
}

void AssistantForm::arrange() {
    auto* seedLabel = new QLabel(tr("Seed"));
    seedLabel->setBuddy(m_seed);
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(m_threads);
    seedRow->addWidget(seedLabel);
    seedRow->addWidget(m_seed, 1);
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addRow(tr("Solver"), m_solver);
    layout->addRow(tr("Budget"), m_budget);
    layout->addRow(tr("Threads"), seedRow);
    layout->addRow(m_seedError);
    layout->addRow(m_optionsButton);
    layout->addRow(m_optionsBox);
}

void AssistantForm::chooseSolver() {
    showSolver(keptOptions(solver()));
    finish();
}

void AssistantForm::finish() {
    if (m_isShowing)
        return;
    // What stands in the form is what is searched with, so what is no seed goes; the sentence on it
    // stays until the next edit.
    const auto error = m_seed->error();
    m_seedError->setText(error ? QStringLiteral("⚠ ") + errorText(*error) : QString());
    m_seedError->setVisible(error.has_value());
    if (error)
        m_seed->clear();
    emit settingsChanged();
}

void AssistantForm::showSolver(const samegame::OptionValues& options) {
    m_budget->setSolvers({&solver()});
    m_options->setOptions(solver().options, options);
}

const samegame::SolverEntry& AssistantForm::solver() const {
    return *samegame::find_solver(m_solver->currentData().toString().toStdString());
}
