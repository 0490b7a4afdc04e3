#include "app/gui/panels/assistantpanel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/sharedtexts.h"
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
      m_seedError(makeTextLabel("seedError")),
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

/// As wide as `usual`, whatever it shows: numbers that change must not lay out the panel anew. Only
/// for a longer one the label grows.
class ValueLabel : public QLabel {
public:
    ValueLabel(const char* objectName, const QString& usual, double scale = 1)
        : QLabel(SharedText::unknown()), m_usual(usual) {
        setObjectName(objectName);
        QFont font = this->font();
        font.setBold(scale > 1);
        font.setPointSizeF(font.pointSizeF() * scale);
        setFont(font);
        setFixedHeight(QFontMetrics(font).height() + 2);
        showValue(SharedText::unknown());
    }

    void showValue(const QString& text) {
        setText(text);
        setFixedWidth(
            std::max(tabularWidth(fontMetrics(), m_usual), tabularWidth(fontMetrics(), text)) + 4);
    }

private:
    QString m_usual;
};

AssistantPanel::AssistantPanel(Assistant* assistant, GameDocument* document, QWidget* parent)
    : QWidget(parent), m_assistant(assistant), m_document(document), m_form(new AssistantForm) {
    setObjectName("assistantPanel");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(makeProgress());
    layout->addWidget(m_form);
    layout->addStretch();

    m_form->setSettings(assistant->settings());
    showProgress();
    showState();
    connect(m_form, &AssistantForm::settingsChanged, this, &AssistantPanel::applySettings);
    connect(m_startButton, &QPushButton::clicked, assistant, &Assistant::toggle);
    connect(assistant, &Assistant::settingsChanged, this, [this] {
        if (!m_isApplying)
            m_form->setSettings(m_assistant->settings());
    });
    connect(assistant, &Assistant::stateChanged, this, &AssistantPanel::showState);
    connect(assistant, &Assistant::hintPendingChanged, this, &AssistantPanel::showState);
    connect(assistant, &Assistant::resultChanged, this, &AssistantPanel::showProgress);
    connect(assistant, &Assistant::resultChanged, this, &AssistantPanel::showState);
}

QString AssistantPanel::playoutsTitle() {
    return tr("Playouts");
}

QString AssistantPanel::playoutRateTitle() {
    return tr("Playouts/s");
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

QWidget* AssistantPanel::makeProgress() {
    m_best = new ValueLabel("bestScore", "−99,999", 1.3);
    m_finder = makeTextLabel("bestFinder");
    m_ceiling = new ValueLabel("ceiling", "−99,999");
    m_rate = new ValueLabel("playoutRate", "99,999,999");
    m_count = new ValueLabel("playoutCount", "999,999,999");
    m_elapsed = new ValueLabel("elapsed", "99,999.9 s");
    m_usedSeed = new ValueLabel("usedSeed", QString(20, '9'));
    m_usedSeed->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* progress = new QWidget;
    auto* layout = new QGridLayout(progress);
    layout->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    int column = 0;
    const auto add = [&](const QString& title, QLabel* value, int span) {
        auto* caption = new QLabel(title);
        layout->addWidget(caption, row, column);
        layout->addWidget(value, row, column + 1, 1, span);
        column += 2;
        if (column == 4 || span > 1) {
            column = 0;
            ++row;
        }
        return caption;
    };
    const auto explain = [](QLabel* title, QLabel* value, const QString& help) {
        title->setToolTip(help);
        value->setToolTip(help);
        value->setAccessibleDescription(help);
    };
    explain(add(tr("Best score"), m_best, 1), m_best,
            tr("The score with which the best line known from here ends"));
    QLabel* ceiling = add(tr("Ceiling"), m_ceiling, 1);
    ceiling->setObjectName("ceilingTitle");
    explain(ceiling, m_ceiling,
            tr("However you go on from here, the game cannot end with more points than this: that "
               "is proven"));
    layout->addWidget(m_finder, row++, 0, 1, 4);
    m_countTitle = add(playoutsTitle(), m_count, 1);
    m_rateTitle = add(playoutRateTitle(), m_rate, 1);
    add(tr("Elapsed"), m_elapsed, 3);
    add(tr("Seed"), m_usedSeed, 3);
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(3, 1);
    return progress;
}

void AssistantPanel::applySettings() {
    const QScopedValueRollback applying(m_isApplying, true);
    m_assistant->setSettings(m_form->settings());
}

void AssistantPanel::showProgress() {
    const PositionResult* result = m_assistant->result();
    const QLocale locale;
    const auto seed = m_assistant->seed();
    m_usedSeed->showValue(seed ? QString::number(*seed) : SharedText::unknown());
    const auto known = best();
    m_best->showValue(known ? numberText(m_assistant->scoreBefore() + known->score)
                            : SharedText::unknown());
    m_finder->setText(known ? known->finder : QString());
    if (!result) {
        for (ValueLabel* label : {m_ceiling, m_rate, m_count, m_elapsed})
            label->showValue(SharedText::unknown());
        return;
    }
    const auto& ceiling = result->upper_bound;
    const bool isTold = ceiling && !(known && known->score > *ceiling); // else it would be false
    m_ceiling->showValue(isTold ? numberText(m_assistant->scoreBefore() + *ceiling)
                                : SharedText::unknown());
    showCounts(*result);
    m_elapsed->showValue(tr("%1 s").arg(locale.toString(result->seconds, 'f', 1)));
}

/// The best line known through the position, and who found it, which need not be the solver that
/// is chosen. Nothing is shown for a position that nobody asked about.
std::optional<AssistantPanel::Best> AssistantPanel::best() const {
    const PositionResult* result = m_assistant->result();
    const auto& known = m_assistant->knownLine();
    if (known && (result || m_assistant->isOn() || m_assistant->isTakenOver()))
        return Best{known->rest.score, textOf(known->finder)};
    if (!result || !result->has_line)
        return std::nullopt;
    return Best{result->best.score, textOf(result->finder)};
}

/// Nodes where a solver counts no playouts.
void AssistantPanel::showCounts(const samegame::SearchSnapshot& result) {
    const QLocale locale;
    const bool areNodes = result.playouts == 0 && result.nodes > 0;
    const std::uint64_t count = areNodes ? result.nodes : result.playouts;
    m_countTitle->setText(areNodes ? tr("Nodes") : playoutsTitle());
    m_rateTitle->setText(areNodes ? tr("Nodes/s") : playoutRateTitle());
    m_count->showValue(locale.toString(static_cast<qulonglong>(count)));
    m_rate->showValue(result.seconds > 0
                          ? locale.toString(static_cast<double>(count) / result.seconds, 'f', 0)
                          : SharedText::unknown());
}

void AssistantPanel::showState() {
    m_state->setText(stateText());
    m_startButton->setText(m_assistant->isOn() ? tr("Stop") : tr("Start"));
    m_startButton->setToolTip(m_assistant->isOn()
                                  ? tr("Turns the assistant off and hides what it found (F5)")
                                  : tr("Searches this position and those that follow it (F5)"));
    m_startButton->setEnabled(m_assistant->isOn() || m_assistant->canSearch());
}

QString AssistantPanel::doneText() const {
    const PositionResult* result = m_assistant->result();
    const auto known = best();
    if (result && known && result->upper_bound == known->score)
        return tr("Done; the best line from here is proven optimal");
    if (result && result->is_unclearable)
        return tr("Done; it is proven that no line clears the board");
    return tr("Done; follows the next move");
}

QString AssistantPanel::stateText() const {
    switch (m_assistant->state()) {
    case Assistant::State::Searching:
        return tr("Searching…");
    case Assistant::State::Done:
        if (!m_assistant->canSearch() && !m_assistant->isOfReplay() && m_document->isFinished())
            return tr("The game is over; a step back in its replay is searched");
        return m_assistant->canSearch() ? doneText()
                                        : tr("No moves left; follows the next position");
    case Assistant::State::Off:
        break;
    }
    return m_assistant->isHintPending() ? SharedText::hintPending() : tr("Off");
}
