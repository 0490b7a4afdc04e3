#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/python/values.h"
#include "engine/search/search_run.h"

namespace samegame::python {

/// What a search is granted and how it runs: keyword arguments of every function that searches.
struct SearchTerms {
    std::optional<double> seconds = {};
    std::optional<std::int64_t> playouts = {};
    std::optional<std::int64_t> nodes = {};
    std::optional<std::uint64_t> seed = {};
    std::optional<std::int64_t> threads = {};
    std::optional<std::int64_t> memory = {}; ///< MiB.
};

// These refuse what is out of its range.

/// Ten seconds if nothing is granted. Refuses two limits at once.
Budget budget_of(const SearchTerms& terms);
int threads_or_all(std::optional<std::int64_t> threads);
std::uint64_t seed_or_random(std::optional<std::uint64_t> seed);

/// "level=3" of {"level": 3}: options as the command line takes them.
std::vector<std::string> option_texts_of(const py::dict& options);

/// The search from `start` by the solver of this name ("nrpa", "external:COMMAND"; the strongest
/// without one) with these options. An external program is permitted to start, since the caller
/// names it. Refuses unknown solvers and options, and a budget that the solver cannot count.
SearchRequest request_of(const Position& start, const std::optional<std::string>& solver,
                         const std::vector<std::string>& options, const SearchTerms& terms);

/// The end of a docstring: what `terms` are.
std::string about_terms(const std::string& budgets = "seconds, playouts, nodes");

} // namespace samegame::python
