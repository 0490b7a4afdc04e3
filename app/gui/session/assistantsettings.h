#pragma once

#include <QString>

#include <cstdint>
#include <optional>

#include "engine/search/search_run.h"

/// How the assistant searches; a plain value. QSettings keeps what differs from the defaults. Each
/// solver's options are kept apart, so that they are there again when the solver is chosen again.
struct AssistantSettings {
    const samegame::SolverEntry* solver = nullptr; ///< A row of the registry.
    samegame::OptionValues options;
    samegame::Budget budget;
    int threads = 1;
    std::optional<std::uint64_t> seed; ///< Nothing: a new random seed for each search.

    bool operator==(const AssistantSettings&) const = default;

    /// The defaults: ten seconds on all cores with the strongest solver for that.
    static AssistantSettings defaults();

    /// The kept settings; a value that is missing, unknown or out of range takes its default.
    static AssistantSettings load();
    /// Keeps all of them, or with `before` what differs from that alone, so that what another
    /// window has chosen meanwhile stays.
    void save(const std::optional<AssistantSettings>& before = std::nullopt) const;

    static int maxThreads();
};

/// How thoroughly the assistant searches, for people who know no solvers: each is a solver with its
/// default options and a budget. What each reaches is measured in engine/measurements/strengths.md.
enum class Strength {
    Quick,  ///< The default solver for ten seconds: the defaults.
    Strong, ///< The default solver for a minute.
    Proof,  ///< Exact endgames until the best line is proven, or until stopped.
};

inline constexpr int strengthCount = 3;

QString titleOf(Strength strength);       ///< "Quick".
QString budgetTextOf(Strength strength);  ///< "10 seconds": how long it searches a position.
QString explanationOf(Strength strength); ///< Its solver, and what to expect of it.

/// The settings with solver, options and budget of this strength; threads and seed stay.
AssistantSettings withStrength(AssistantSettings settings, Strength strength);

/// The strength that the settings have; nothing if solver, options or budget are others.
std::optional<Strength> strengthOf(const AssistantSettings& settings);

/// The options kept for a solver; its defaults if it takes none of the kept ones.
samegame::OptionValues keptOptions(const samegame::SolverEntry& solver);
