#include "app/gui/session/assistantsettings.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>
#include <array>
#include <string_view>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/keptchoices.h"
#include "app/gui/session/jobthread.h"
#include "engine/base/exceptions.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr samegame::Seconds defaultTime(10.0);

struct StrengthRow {
    const char* title;
    const char* budgetText;
    const char* explanation; // %1 is the solver
    const char* solver;      // nothing: the default one
    double seconds;          // 0: until proven or stopped
};

constexpr std::array<StrengthRow, strengthCount> strengthRows{{
    {QT_TRANSLATE_NOOP("Strength", "Quick"), QT_TRANSLATE_NOOP("Strength", "10 seconds"),
     QT_TRANSLATE_NOOP("Strength", "%1, on the 20 standard boards some 4,290 points in the mean."),
     nullptr, defaultTime.count()},
    {QT_TRANSLATE_NOOP("Strength", "Strong"), QT_TRANSLATE_NOOP("Strength", "1 minute"),
     QT_TRANSLATE_NOOP("Strength", "%1, on the 20 standard boards some 4,370 points in the mean."),
     nullptr, 60},
    {QT_TRANSLATE_NOOP("Strength", "Proof"), QT_TRANSLATE_NOOP("Strength", "until proven"),
     QT_TRANSLATE_NOOP("Strength", "%1: proves small boards and endgames; on full boards of usual "
                                   "size the others find better lines."),
     "exact", 0},
}};

const StrengthRow& rowOf(Strength strength) {
    return strengthRows[static_cast<std::size_t>(strength)];
}

const samegame::SolverEntry& solverOf(const StrengthRow& row) {
    return row.solver ? *samegame::find_solver(row.solver) : samegame::default_solver();
}

QString strengthText(const char* text) {
    return QCoreApplication::translate("Strength", text);
}
constexpr auto unitKey = "assistant/budget-unit";
constexpr auto amountKey = "assistant/budget";

QString optionKey(const samegame::SolverEntry& solver, const samegame::OptionSpec& spec) {
    return QString("assistant/options/%1/%2")
        .arg(QString::fromStdString(solver.name), QString::fromStdString(spec.name));
}

/// Whether the options go together, and the playout policy can be made.
bool isTaken(const samegame::SolverEntry& solver, const samegame::OptionValues& options) {
    try {
        return solver.make(options) != nullptr;
    } catch (const samegame::InvalidOptions&) {
        return false;
    }
}

/// The budget kept, if it means something to the solver.
std::optional<samegame::Budget> keptBudget(const QSettings& settings,
                                           const samegame::SolverEntry& solver) {
    const auto unit = samegame::budget_unit_of(settings.value(unitKey).toString().toStdString());
    if (!unit || !samegame::counts(solver, *unit))
        return std::nullopt;
    return samegame::budget_of(*unit, settings.value(amountKey).toDouble());
}

/// The usual one is forgotten, so that it follows the defaults of later versions.
void keepBudget(QSettings& settings, const samegame::Budget& budget,
                const samegame::Budget& usual) {
    if (budget == usual) {
        settings.remove(unitKey);
        settings.remove(amountKey);
        return;
    }
    const std::string_view unit = samegame::name_of(samegame::unit_of(budget));
    settings.setValue(unitKey, QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size())));
    settings.setValue(amountKey, samegame::amount_of(budget));
}

void keepOptions(QSettings& settings, const samegame::SolverEntry& solver,
                 const samegame::OptionValues& options) {
    const samegame::OptionValues chosen = chosenOptions(solver, options);
    for (const samegame::OptionSpec& spec : solver.options) {
        if (const auto value = chosen.find(spec.name); value != chosen.end())
            settings.setValue(optionKey(solver, spec),
                              QString::fromStdString(samegame::to_string(value->second)));
        else
            settings.remove(optionKey(solver, spec));
    }
}

} // namespace

AssistantSettings AssistantSettings::defaults() {
    AssistantSettings settings;
    settings.threads = coreCount();
    return withStrength(settings, Strength::Quick);
}

AssistantSettings AssistantSettings::load() {
    const QSettings kept;
    AssistantSettings settings = defaults();
    const std::string name = kept.value("assistant/solver").toString().toStdString();
    if (const samegame::SolverEntry* solver = samegame::find_solver(name);
        solver != nullptr && !solver->is_external) // which are for comparisons
        settings.solver = solver;
    settings.options = keptOptions(*settings.solver);
    settings.budget = keptBudget(kept, *settings.solver).value_or(settings.budget);
    const int threads = kept.value("assistant/threads").toInt();
    if (threads >= 1 && threads <= maxThreads())
        settings.threads = threads;
    settings.seed = samegame::parse_seed(kept.value("assistant/seed").toString().toStdString());
    return settings;
}

void AssistantSettings::save(const std::optional<AssistantSettings>& before) const {
    QSettings kept;
    const AssistantSettings usual = defaults();
    const bool isOtherSolver = !before || before->solver != solver;
    if (isOtherSolver)
        keepChosen(kept, "assistant/solver", QString::fromStdString(solver->name),
                   QString::fromStdString(usual.solver->name));
    if (isOtherSolver || before->options != options)
        keepOptions(kept, *solver, options);
    if (!before || before->budget != budget)
        keepBudget(kept, budget, usual.budget);
    if (!before || before->threads != threads)
        keepChosen(kept, "assistant/threads", threads, usual.threads);
    if (!before || before->seed != seed)
        keepChosen(kept, "assistant/seed", seed ? QString::number(*seed) : QString(), QString());
}

int AssistantSettings::maxThreads() {
    return std::max(64, coreCount());
}

QString titleOf(Strength strength) {
    return strengthText(rowOf(strength).title);
}

QString budgetTextOf(Strength strength) {
    return strengthText(rowOf(strength).budgetText);
}

QString explanationOf(Strength strength) {
    const StrengthRow& row = rowOf(strength);
    return strengthText(row.explanation).arg(engineText(solverOf(row).title));
}

AssistantSettings withStrength(AssistantSettings settings, Strength strength) {
    const StrengthRow& row = rowOf(strength);
    settings.solver = &solverOf(row);
    settings.options = samegame::default_options(settings.solver->options);
    settings.budget = {};
    if (row.seconds > 0)
        settings.budget.time = samegame::Seconds(row.seconds);
    return settings;
}

std::optional<Strength> strengthOf(const AssistantSettings& settings) {
    for (int i = 0; i < strengthCount; ++i) {
        const auto strength = static_cast<Strength>(i);
        if (withStrength(settings, strength) == settings)
            return strength;
    }
    return std::nullopt;
}

samegame::OptionValues keptOptions(const samegame::SolverEntry& solver) {
    const QSettings kept;
    samegame::OptionValues chosen;
    for (const samegame::OptionSpec& spec : solver.options) {
        const QVariant text = kept.value(optionKey(solver, spec));
        if (!text.isValid())
            continue;
        if (auto value = samegame::parse_option_value(spec, text.toString().toStdString()))
            chosen[spec.name] = *value;
    }
    const samegame::OptionValues options = samegame::complete_options(solver.options, chosen);
    return isTaken(solver, options) ? options : samegame::default_options(solver.options);
}
