#pragma once

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
    void save() const;

    static int maxThreads();
};

/// The options kept for a solver; its defaults if it takes none of the kept ones.
samegame::OptionValues keptOptions(const samegame::SolverEntry& solver);
