#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/clock.h"
#include "engine/base/option_spec.h"
#include "engine/morpion/morpion.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"

namespace samegame {

/// A search of engine/generic with its options, for Morpion Solitaire.
struct MorpionSolver {
    std::string name; ///< "nested", "nrpa", "sp-mcts" or "beam".
    std::string summary;
    std::vector<OptionSpec> options;
    bool has_playouts = true; ///< Else it counts nodes: positions whose moves it looks at.
};

/// All of them, in the order of the documentation.
std::span<const MorpionSolver> morpion_solvers();

/// The solver called `name`; null if there is none.
const MorpionSolver* find_morpion_solver(std::string_view name);

struct MorpionRequest {
    MorpionVariant variant = MorpionVariant::disjoint;
    const MorpionSolver* solver = nullptr; ///< One of morpion_solvers().
    OptionValues options;                  ///< Complete and checked.
    Budget budget; ///< Time, and playouts or nodes, whichever counts; no memory.
    int threads = 1;
    std::uint64_t seed = 0;
};

/// A search at one moment, or its result.
struct MorpionSnapshot {
    std::vector<MorpionMove> moves; ///< The best line; empty before the first one.
    double found_seconds = 0;       ///< When it was found.
    double seconds = 0;
    int threads = 0;            ///< Of a result: fewer than wanted if no more could be started.
    std::uint64_t playouts = 0; ///< Of a result, if the solver has playouts; else 0.
    std::uint64_t nodes = 0;    ///< Of a result, if it has none.
    StopReason stop = StopReason::budget_spent; ///< Of a result.
};

/// Searches a line of Morpion Solitaire, again and again until the budget ends. Each thread
/// searches for itself, thread i with stream i of the seed and an even share of the playouts or
/// nodes, so that a budget of them gives the same line on any machine.
class MorpionSearch {
public:
    explicit MorpionSearch(MorpionRequest request) : m_request(std::move(request)) {}

    /// Returns at the end of the budget, or soon after control.request_stop().
    MorpionSnapshot run(SearchControl& control);

    /// The state of a search that runs, without its counts. Any thread.
    MorpionSnapshot snapshot() const;

private:
    class Worker;

    MorpionRequest m_request;
    mutable std::mutex m_mutex; // guards all below; only run() sets m_start
    Clock::time_point m_start = Clock::now();
    std::vector<MorpionMove> m_moves;
    double m_found_seconds = 0;
};

} // namespace samegame
