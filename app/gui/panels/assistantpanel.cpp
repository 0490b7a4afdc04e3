#include "app/gui/panels/assistantpanel.h"

#include <QButtonGroup>
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
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/basics/solverbox.h"
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

namespace {

/// A button that unfolds a part of the panel, with an arrow that says so.
void makeFold(QToolButton* button, QWidget* part) {
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setArrowType(Qt::RightArrow);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    part->hide();
    QObject::connect(button, &QToolButton::toggled, part, [button, part](bool isOpen) {
        button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        part->setVisible(isOpen);
    });
}

} // namespace

void AssistantForm::makeOptions() {
    m_optionsButton->setObjectName("optionsButton");
    m_optionsButton->setText(tr("Options of the solver"));
    m_options->setObjectName("options");
    auto* defaultsButton = new QPushButton;
    m_options->setDefaultsButton(defaultsButton);
    auto* layout = new QVBoxLayout(m_optionsBox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_options);
    layout->addWidget(defaultsButton, 0, Qt::AlignRight);
    makeFold(m_optionsButton, m_optionsBox);
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

StrengthChoice::StrengthChoice(QWidget* parent)
    : QWidget(parent),
      m_buttons(new QButtonGroup(this)),
      m_explanation(makeTextLabel("strengthExplanation")) {
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::tight);
    for (int i = 0; i < strengthCount; ++i) {
        const auto strength = static_cast<Strength>(i);
        auto* button =
            new QPushButton(titleOf(strength) + QStringLiteral("\n") + budgetTextOf(strength));
        button->setObjectName(QStringLiteral("strength%1").arg(i + 1));
        button->setAccessibleName(
            tr("%1, %2", "a strength and its time").arg(titleOf(strength), budgetTextOf(strength)));
        button->setAccessibleDescription(explanationOf(strength));
        button->setToolTip(explanationOf(strength));
        button->setCheckable(true);
        button->setMinimumWidth(1); // three of them in a narrow column
        m_buttons->addButton(button, i);
        row->addWidget(button, 1);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::tight);
    layout->addLayout(row);
    layout->addWidget(m_explanation);
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int id) { emit chosen(static_cast<Strength>(id)); });
}

void StrengthChoice::showSettings(const AssistantSettings& settings) {
    const auto strength = strengthOf(settings);
    m_buttons->setExclusive(false); // or none could be unchecked
    for (QAbstractButton* button : m_buttons->buttons())
        button->setChecked(strength && m_buttons->id(button) == static_cast<int>(*strength));
    m_buttons->setExclusive(true);
    m_explanation->setText(
        strength ? explanationOf(*strength)
                 : tr("Set under More: %1").arg(solverText(*settings.solver, settings.options)));
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
    : QWidget(parent),
      m_assistant(assistant),
      m_document(document),
      m_strength(new StrengthChoice),
      m_form(new AssistantForm),
      m_moreButton(new QToolButton),
      m_more(new QWidget) {
    setObjectName("assistantPanel");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(makeVerdict());
    layout->addWidget(m_strength);
    makeMore();
    layout->addWidget(m_moreButton);
    layout->addWidget(m_more);
    layout->addStretch();

    showSettings();
    showProgress();
    showState();
    connect(m_strength, &StrengthChoice::chosen, this, &AssistantPanel::choose);
    connect(m_form, &AssistantForm::settingsChanged, this, &AssistantPanel::applySettings);
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

QString AssistantPanel::playoutsTitle() {
    return tr("Playouts");
}

QString AssistantPanel::playoutRateTitle() {
    return tr("Playouts/s");
}

QSize AssistantPanel::sizeHint() const {
    return {300, 240};
}

bool AssistantPanel::showsMore() const {
    return m_moreButton->isChecked();
}

void AssistantPanel::setShowsMore(bool showsMore) {
    m_moreButton->setChecked(showsMore);
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

namespace {

/// Values with their titles before them, two in a row.
class ValueGrid : public QWidget {
public:
    ValueGrid() : m_layout(new QGridLayout(this)) {
        m_layout->setContentsMargins(0, 0, 0, 0);
        m_layout->setColumnStretch(1, 1);
        m_layout->setColumnStretch(3, 1);
    }

    /// Returns the title.
    QLabel* add(const QString& title, QLabel* value) {
        auto* caption = new QLabel(title);
        m_layout->addWidget(caption, m_place / 2, m_place % 2 * 2);
        m_layout->addWidget(value, m_place / 2, m_place % 2 * 2 + 1);
        ++m_place;
        return caption;
    }
    /// In a row of its own, with a title or without.
    void addRow(const QString& title, QLabel* value) {
        const int row = (m_place + 1) / 2;
        if (!title.isEmpty())
            m_layout->addWidget(new QLabel(title), row, 0);
        m_layout->addWidget(value, row, title.isEmpty() ? 0 : 1, 1, title.isEmpty() ? 4 : 3);
        m_place = 2 * row + 2;
    }

private:
    QGridLayout* m_layout;
    int m_place = 0; // of the next value; two make a row
};

void explain(QLabel* title, QLabel* value, const QString& help) {
    title->setToolTip(help);
    value->setToolTip(help);
    value->setAccessibleDescription(help);
}

} // namespace

QWidget* AssistantPanel::makeVerdict() {
    m_best = new ValueLabel("bestScore", "−99,999", 1.3);
    m_finder = makeTextLabel("bestFinder");
    m_ceiling = new ValueLabel("ceiling", "−99,999");
    auto* verdict = new ValueGrid;
    explain(verdict->add(tr("Best score"), m_best), m_best,
            tr("The score with which the best line known from here ends"));
    QLabel* ceiling = verdict->add(tr("Ceiling"), m_ceiling);
    ceiling->setObjectName("ceilingTitle");
    explain(ceiling, m_ceiling,
            tr("However you go on from here, the game cannot end with more points than this: that "
               "is proven"));
    verdict->addRow({}, m_finder);
    return verdict;
}

QWidget* AssistantPanel::makeCounts() {
    m_rate = new ValueLabel("playoutRate", "99,999,999");
    m_count = new ValueLabel("playoutCount", "999,999,999");
    m_elapsed = new ValueLabel("elapsed", "99,999.9 s");
    m_usedSeed = new ValueLabel("usedSeed", QString(20, '9'));
    m_usedSeed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* counts = new ValueGrid;
    m_countTitle = counts->add(playoutsTitle(), m_count);
    m_rateTitle = counts->add(playoutRateTitle(), m_rate);
    counts->addRow(tr("Elapsed"), m_elapsed);
    counts->addRow(tr("Seed"), m_usedSeed);
    return counts;
}

void AssistantPanel::makeMore() {
    m_moreButton->setObjectName("moreButton");
    m_moreButton->setText(tr("More"));
    m_moreButton->setToolTip(tr("Every solver with its options and budget, and the numbers of the "
                                "search"));
    auto* layout = new QVBoxLayout(m_more);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeCounts());
    layout->addWidget(m_form);
    makeFold(m_moreButton, m_more);
    connect(m_moreButton, &QToolButton::toggled, this, &AssistantPanel::moreToggled);
}

void AssistantPanel::choose(Strength strength) {
    m_assistant->setSettings(withStrength(m_assistant->settings(), strength));
    // Also where nothing has changed, or its button would be unchecked.
    m_strength->showSettings(m_assistant->settings());
}

void AssistantPanel::showSettings() {
    m_form->setSettings(m_assistant->settings());
    m_strength->showSettings(m_assistant->settings());
}

void AssistantPanel::applySettings() {
    const QScopedValueRollback applying(m_isApplying, true);
    m_assistant->setSettings(m_form->settings());
    m_strength->showSettings(m_assistant->settings());
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
                                  ? tr("Turns the assistant off and hides the candidates (F5)")
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
