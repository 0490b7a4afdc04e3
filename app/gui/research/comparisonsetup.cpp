#include "app/gui/research/comparisonsetup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/gui/basics/boardlistedit.h"
#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/setuppage.h"
#include "app/gui/basics/solverbox.h"
#include "app/gui/research/decision.h"
#include "app/gui/session/jobthread.h"
#include "app/gui/session/trialsfile.h"
#include "engine/solvers/solver_registry.h"

namespace {

using Pairs = std::vector<PairList::Pair>;

constexpr int usualRuns = 10;
constexpr samegame::Seconds usualTime(2);
constexpr auto settingsArray = "comparison/contestants";
const PairList::Pair settingsKeys{"solver", "options"};

const samegame::SolverEntry* solverOf(const PairList::Pair& pair) {
    return samegame::find_solver(pair.choice.toStdString());
}

/// Every solver of the registry with its defaults.
Pairs defaultEntrants() {
    Pairs pairs;
    for (const samegame::SolverEntry& entry : samegame::solver_registry())
        if (pairs.size() < 2)
            pairs.push_back({QString::fromStdString(entry.name), {}});
    return pairs;
}

/// A sentence on an entrant that cannot take part; empty if it can.
QString errorOf(const PairList::Pair& pair) {
    const samegame::SolverEntry& solver = *solverOf(pair);
    const auto options = parseOptionsText(solver, pair.text);
    if (!options)
        return errorText(options.error());
    const auto error = samegame::entrant_error({&solver, *options});
    return error ? errorText(*error) : QString();
}

/// Shows the options of the solver chosen beside it.
PairList::Editor makeOptions(PairList* list, QComboBox* choice, const QString& options) {
    auto* button = new OptionButton;
    const auto follow = [button, choice] {
        button->setSolver(samegame::find_solver(choice->currentData().toString().toStdString()));
    };
    follow();
    button->setOptions(options);
    QObject::connect(choice, &QComboBox::currentIndexChanged, button, follow);
    QObject::connect(button, &OptionButton::optionsChanged, list, &PairList::changed);
    return {button, [button] { return button->options(); }};
}

} // namespace

void nameEntrants(ComparisonPlan& plan) {
    plan.names.clear();
    for (const samegame::Entrant& entrant : plan.request.entrants)
        plan.names << solverText(*entrant.solver, entrant.options);
}

ComparisonSetup::ComparisonSetup(QWidget* parent) : QWidget(parent) {
    m_page = new SetupPage("comparison", makeNumbers(), makeEntrants());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page);
    load();
    connect(m_list, &PairList::changed, this, &ComparisonSetup::takeChange);
    connect(m_runs, &CountBox::valueChanged, this, &ComparisonSetup::takeChange);
    connect(m_decision, &DecisionChoice::changed, this, &ComparisonSetup::takeChange);
    connect(m_budget, &BudgetForm::budgetChanged, this, &ComparisonSetup::takeChange);
    connect(m_boards, &QLineEdit::textChanged, this, &ComparisonSetup::takeChange);
    connect(m_seed, &SeedEdit::textChanged, this, &ComparisonSetup::takeChange);
    connect(m_threads, &CountBox::valueChanged, this, &ComparisonSetup::takeChange);
    takeChange();
}

QWidget* ComparisonSetup::makeNumbers() {
    m_runs = new CountBox;
    m_runs->setObjectName("comparisonRuns");
    m_runs->setRange(1, 1000);
    m_decision = new DecisionChoice;
    m_budget =
        new BudgetForm("comparison", {usualTime, 10'000, 10'000}, BudgetForm::Endless::Refused);
    m_boards = new BoardListEdit("comparisonBoards");
    m_boards->setPlaceholderText(tr("this board"));
    m_boards->setToolTip(tr("Empty for the board of the game, from its start, or a list such as "
                            "standard:1-20 or random:1, random:2, schadd250:3; they are played "
                            "under the rules of the game, but a board ID under its own"));
    m_seed = new SeedEdit("comparisonSeed");
    m_seed->setToolTip(tr("Start of all seeds; empty for a new one each time"));
    m_threads = new CountBox;
    m_threads->setObjectName("comparisonThreads");
    m_threads->setRange(1, 256);
    m_threads->setToolTip(tr("Runs at the same time; each run has one thread"));

    auto* numbers = new QWidget;
    auto* form = new QFormLayout(numbers);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Runs"), m_runs);
    form->addRow(m_decision->label(), m_decision);
    form->addRow(tr("Budget"), m_budget);
    form->addRow(tr("Boards"), m_boards);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(tr("Threads"), m_threads);
    return numbers;
}

QWidget* ComparisonSetup::makeEntrants() {
    PairList::Form form;
    form.name = "entrant";
    form.choiceName = tr("Solver");
    form.addText = tr("Add solver");
    form.most = static_cast<int>(mostEntrants);
    form.fillChoices = fillSolversAndPrograms;
    form.makeEditor = makeOptions;
    m_list = new PairList(form);

    auto* warning = new QLabel(tr("A search of the assistant at the same time takes time from the "
                                  "runs: stop it first where the budget is in seconds."));
    warning->setObjectName("comparisonWarning");
    warning->setWordWrap(true);
    auto* entrants = new QWidget;
    auto* layout = new QVBoxLayout(entrants);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    layout->addWidget(warning);
    return entrants;
}

QString ComparisonSetup::error() const {
    for (const PairList::Pair& pair : m_list->pairs()) {
        const QString error = errorOf(pair);
        if (!error.isEmpty())
            return error;
    }
    if (const QString error = boardsError(); !error.isEmpty())
        return error;
    const auto wrongSeed = m_seed->error();
    return wrongSeed ? errorText(*wrongSeed) : QString();
}

QString ComparisonSetup::boardsError() const {
    if (const auto wrong = m_boards->error())
        return errorText(*wrong);
    if (!m_decision->margin() || m_boards->count() >= samegame::least_values)
        return {};
    return tr("Until decided takes %1 boards or more: write a list of boards, such as "
              "random:1-1000.")
        .arg(numberText(static_cast<int>(samegame::least_values)));
}

ComparisonPlan ComparisonSetup::plan(const samegame::Position& game, const QString& name) const {
    ComparisonPlan plan;
    for (const PairList::Pair& pair : m_list->pairs()) {
        const samegame::SolverEntry& solver = *solverOf(pair);
        const samegame::OptionValues options = parseOptionsText(solver, pair.text).value();
        plan.request.entrants.push_back({&solver, options, m_budget->budget()});
    }
    nameEntrants(plan);
    takeBoards(plan, game, name);
    plan.request.runs = m_runs->value();
    plan.request.margin = m_decision->margin();
    plan.request.seed = m_seed->valueOrRandom();
    plan.request.threads = m_threads->value();
    return plan;
}

void ComparisonSetup::takeBoards(ComparisonPlan& plan, const samegame::Position& game,
                                 const QString& name) const {
    samegame::ComparisonRequest& request = plan.request;
    plan.boards = m_boards->list();
    if (plan.boards.isEmpty()) {
        const std::string kept = name.toStdString();
        request.boards = {game};
        request.board_names = {
            nameInTrials(isNameOf(kept, game.board) ? kept : std::string(), game, game.rules)};
        return;
    }
    for (const samegame::NamedBoard& board : m_boards->boards(game.rules)) {
        request.boards.push_back(board.start);
        request.board_names.push_back(
            nameInTrials(board.name, request.boards.back(), request.boards.front().rules));
    }
}

void ComparisonSetup::setPlan(const ComparisonPlan& plan) {
    Pairs pairs;
    for (const samegame::Entrant& entrant : plan.request.entrants)
        pairs.push_back({QString::fromStdString(entrant.solver->name),
                         optionsText(*entrant.solver, entrant.options)});
    m_list->setPairs(pairs);
    m_decision->setMargin(plan.request.margin);
    if (!plan.request.margin)
        m_usualRuns = plan.request.runs;
    showEnd();
    m_budget->setBudget(plan.request.entrants.front().budget);
    m_boards->setText(plan.boards);
    m_seed->setValue(plan.request.seed);
    takeChange();
}

std::optional<double> ComparisonSetup::marginFor(const samegame::ComparisonRequest& request) const {
    const bool isDecidable = request.entrants.size() == 2 && request.runs == 1 &&
                             request.boards.size() >= samegame::least_values;
    return isDecidable ? m_decision->margin() : std::nullopt;
}

bool ComparisonSetup::hasSeed() const {
    return m_seed->value().has_value();
}

void ComparisonSetup::load() {
    const QSettings settings;
    m_runs->setValue(settings.value("comparison/runs", usualRuns).toInt());
    m_usualRuns = m_runs->value();
    m_boards->setText(settings.value("comparison/boards").toString());
    m_seed->setText(settings.value("comparison/seed").toString());
    m_threads->setValue(settings.value("comparison/threads", coreCount()).toInt());
    Pairs pairs = keptPairs(settingsArray, settingsKeys);
    std::erase_if(pairs, [](const PairList::Pair& pair) { return solverOf(pair) == nullptr; });
    m_list->setPairs(pairs.empty() ? defaultEntrants() : pairs);
    m_decision->load();
    offerUnits();
    loadBudget();
}

void ComparisonSetup::loadBudget() {
    const QSettings settings;
    const int unit = settings.value("comparison/unit").toInt();
    if (unit < static_cast<int>(samegame::BudgetUnit::seconds) ||
        unit > static_cast<int>(samegame::BudgetUnit::nodes))
        return;
    if (const auto budget = samegame::budget_of(static_cast<samegame::BudgetUnit>(unit),
                                                settings.value("comparison/amount").toDouble()))
        m_budget->setBudget(*budget);
}

void ComparisonSetup::keepBudget() {
    const samegame::Budget budget = m_budget->budget();
    const int unit = static_cast<int>(samegame::unit_of(budget));
    const double amount = samegame::amount_of(budget);
    if (!m_kept.isChosen("comparison/budget", QVariantList{unit, amount}))
        return;
    samegame::Budget usual;
    usual.time = usualTime;
    QSettings settings;
    if (budget == usual) {
        settings.remove("comparison/unit");
        settings.remove("comparison/amount");
    } else {
        settings.setValue("comparison/unit", unit);
        settings.setValue("comparison/amount", amount);
    }
}

/// The units that mean something to all entrants.
void ComparisonSetup::offerUnits() {
    std::vector<const samegame::SolverEntry*> solvers;
    for (const PairList::Pair& pair : m_list->pairs())
        solvers.push_back(solverOf(pair));
    m_budget->setSolvers(solvers);
}

/// Until it is decided, there is one run on each board, which the box says.
void ComparisonSetup::showEnd() {
    m_decision->setSolvers(m_list->pairs().size());
    const bool isOpen = m_decision->margin().has_value();
    const QSignalBlocker blocker(m_runs);
    m_runs->setEnabled(!isOpen);
    m_runs->setValue(isOpen ? 1 : m_usualRuns);
    m_runs->setToolTip(
        isOpen ? tr("One run of each solver on each board, until it is decided which is better")
               : tr("Runs of each solver on each board, each with another seed; run by run, all "
                    "solvers have the same seeds"));
}

void ComparisonSetup::takeChange() {
    if (m_runs->isEnabled())
        m_usualRuns = m_runs->value();
    showEnd();
    offerUnits();
    keep();
    m_page->setError(error());
    emit changed();
}

void ComparisonSetup::keep() {
    m_kept.keep("comparison/runs", m_usualRuns, usualRuns);
    m_decision->keep(m_kept);
    m_kept.keep("comparison/boards", m_boards->text(), QString());
    m_kept.keep("comparison/seed", m_seed->text(), QString());
    m_kept.keep("comparison/threads", m_threads->value(), coreCount());
    keepBudget();
    keepPairs(m_kept, settingsArray, settingsKeys, m_list->pairs(), defaultEntrants());
}
