#include "app/gui/session/assistantsettings.h"

#include <QSettings>
#include <QString>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/jobthread.h"
#include "app/gui/session/settings.h"
#include "engine/base/exceptions.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr samegame::Seconds defaultTime(10.0);
constexpr double maxCount = 1e12; // of playouts or nodes

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
    const QString unit = settings.value("assistant/budget-unit").toString();
    const double amount = settings.value("assistant/budget").toDouble();
    samegame::Budget budget;
    if (unit == "unlimited")
        return budget;
    if (!std::isfinite(amount) || amount <= 0 || amount > maxCount)
        return std::nullopt;
    if (unit == "seconds")
        budget.time = samegame::Seconds(amount);
    else if (unit == "playouts" && solver.has_playouts && amount >= 1)
        budget.playouts = static_cast<std::uint64_t>(amount);
    else if (unit == "nodes" && solver.has_nodes && amount >= 1)
        budget.nodes = static_cast<std::uint64_t>(amount);
    else
        return std::nullopt;
    return budget;
}

void keepBudget(QSettings& settings, const samegame::Budget& budget) {
    QString unit = "unlimited";
    double amount = 0;
    if (budget.nodes) {
        unit = "nodes";
        amount = static_cast<double>(*budget.nodes);
    } else if (budget.playouts) {
        unit = "playouts";
        amount = static_cast<double>(*budget.playouts);
    } else if (budget.time) {
        unit = "seconds";
        amount = budget.time->count();
    }
    settings.setValue("assistant/budget-unit", unit);
    settings.setValue("assistant/budget", amount);
}

void forgetBudget(QSettings& settings) {
    settings.remove("assistant/budget-unit");
    settings.remove("assistant/budget");
}

} // namespace

AssistantSettings AssistantSettings::defaults() {
    AssistantSettings settings;
    settings.budget.time = defaultTime;
    settings.solver = &samegame::default_solver();
    settings.options = samegame::default_options(settings.solver->options);
    settings.threads = coreCount();
    return settings;
}

AssistantSettings AssistantSettings::load() {
    const QSettings kept;
    AssistantSettings settings = defaults();
    const std::string name = kept.value("assistant/solver").toString().toStdString();
    if (const samegame::SolverEntry* solver = samegame::find_solver(name))
        settings.solver = solver;
    settings.options = keptOptions(*settings.solver);
    settings.budget = keptBudget(kept, *settings.solver).value_or(settings.budget);
    const int threads = kept.value("assistant/threads").toInt();
    if (threads >= 1 && threads <= maxThreads())
        settings.threads = threads;
    settings.seed = samegame::parse_seed(kept.value("assistant/seed").toString().toStdString());
    return settings;
}

void AssistantSettings::save() const {
    QSettings kept;
    const AssistantSettings usual = defaults();
    keepChosen(kept, "assistant/solver", QString::fromStdString(solver->name),
               QString::fromStdString(usual.solver->name));
    const samegame::OptionValues chosen = chosenOptions(*solver, options);
    for (const samegame::OptionSpec& spec : solver->options) {
        if (const auto value = chosen.find(spec.name); value != chosen.end())
            kept.setValue(optionKey(*solver, spec),
                          QString::fromStdString(samegame::to_string(value->second)));
        else
            kept.remove(optionKey(*solver, spec));
    }
    if (budget == usual.budget)
        forgetBudget(kept);
    else
        keepBudget(kept, budget);
    keepChosen(kept, "assistant/threads", threads, usual.threads);
    keepChosen(kept, "assistant/seed", seed ? QString::number(*seed) : QString(), QString());
}

int AssistantSettings::maxThreads() {
    return std::max(64, coreCount());
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
