#include "engine/morpion/morpion_search.h"

#include <algorithm>

#include "engine/base/option_table.h"
#include "engine/base/rng.h"
#include "engine/generic/beam.h"
#include "engine/generic/nested_search.h"
#include "engine/generic/nrpa.h"
#include "engine/generic/sp_mcts.h"
#include "engine/search/worker_team.h"

namespace samegame {

namespace {

struct NestedOptions {
    int level = 2;
};
struct BeamOptions {
    std::size_t width = 1000;
};

/// Scores of Morpion are below a hundred or two: the papers' C, D and W for SameGame do not fit.
generic::SpMctsOptions sp_mcts_defaults() {
    generic::SpMctsOptions options;
    options.c = 1;
    options.d = 100;
    options.restart_nodes = 500'000;
    return options;
}

struct TreeOptions : generic::SpMctsOptions {
    TreeOptions() : generic::SpMctsOptions(sp_mcts_defaults()) {}
};

OptionTable<NestedOptions> nested_table() {
    OptionTable<NestedOptions> table;
    table.integer("level", &NestedOptions::level, 0, 8,
                  "Depth of nesting: each level multiplies the playouts of one search by some "
                  "hundreds",
                  "Cazenave 2009");
    return table;
}

OptionTable<generic::NrpaOptions> nrpa_table() {
    using Options = generic::NrpaOptions;
    OptionTable<Options> table;
    table.integer("level", &Options::level, 0, 8, "Depth of nesting", "Rosin 2011");
    table.integer("iterations", &Options::iterations, 1, 1e9,
                  "N: how often a level repeats the one below", "Rosin 2011: 100");
    table.real("alpha", &Options::alpha, 0, 100, "Step of the weights toward the best line",
               "Rosin 2011: 1");
    return table;
}

OptionTable<TreeOptions> sp_mcts_table() {
    using Options = TreeOptions;
    const std::string paper = "Schadd et al. 2011, ";
    OptionTable<Options> table;
    table.real("c", &Options::c, 0, 100000, "C: higher values try rarely tried moves more",
               paper + "formula 1");
    table.real("d", &Options::d, 0, 1e9, "D: higher values try rarely visited moves longer",
               paper + "formula 1");
    table.real("w", &Options::w, 0, 100, "W: weight of the top score beside the mean",
               paper + "section 4.2");
    table.integer("threshold", &Options::threshold, 0, 1000000,
                  "T: visits of a position before the formula chooses there",
                  paper + "section 4.2");
    table.integer("playouts-per-move", &Options::playouts_per_move, 0, 1e12,
                  "Playouts of a search for each move; 0: one search for the whole game",
                  paper + "section 6.4");
    table.integer("restart-nodes", &Options::restart_nodes, 1, 1e7,
                  "Nodes after which a new tree begins (randomized restarts)",
                  paper + "section 4.7");
    return table;
}

OptionTable<BeamOptions> beam_table() {
    OptionTable<BeamOptions> table;
    table.integer("width", &BeamOptions::width, 1, 20000,
                  "Positions kept after each move: those with the most legal moves",
                  "Takes & Kosters 2009, section 4");
    return table;
}

/// Ranks positions of a beam, which all have the same score.
struct ByLegalMoves {
    double operator()(const Morpion& position) const {
        return static_cast<double>(position.legal_moves().size());
    }
};

} // namespace

std::span<const MorpionSolver> morpion_solvers() {
    static const std::vector<MorpionSolver> solvers{
        {"nested", "Nested Monte-Carlo search: every move is judged by a search one level below",
         nested_table().specs()},
        {"nrpa", "Nested rollout policy adaptation: playouts learn from the best lines",
         nrpa_table().specs()},
        {"sp-mcts", "Single-player Monte-Carlo tree search: a tree grown by playouts",
         sp_mcts_table().specs()},
        {"beam", "Beam search: of the positions after as many moves, the best go on",
         beam_table().specs(), false},
    };
    return solvers;
}

const MorpionSolver* find_morpion_solver(std::string_view name) {
    const auto solvers = morpion_solvers();
    const auto found = std::ranges::find(solvers, name, &MorpionSolver::name);
    return found == solvers.end() ? nullptr : &*found;
}

/// A thread's search, and the canceler of the generic searches.
class MorpionSearch::Worker {
public:
    Worker(MorpionSearch& search, const SearchControl& control, int number)
        : m_search(search),
          m_control(control),
          m_share(share_of(search.m_request.budget, number, search.m_request.threads)),
          m_rng(Rng(search.m_request.seed).split(static_cast<std::uint64_t>(number))) {}

    void run() {
        const Morpion start(m_search.m_request.variant);
        while (!m_is_over)
            search_once(start);
    }

    /// Counts a playout, or a node of a beam, unless the search must return.
    bool operator()() {
        m_is_over = m_is_over || must_return();
        m_count += m_is_over ? 0 : 1;
        return m_is_over;
    }
    void found(const std::vector<MorpionMove>& moves, double /*score*/) {
        if (moves.size() <= m_best.size())
            return;
        m_best = moves;
        m_found_seconds = elapsed();
        const std::lock_guard lock(m_search.m_mutex);
        if (moves.size() <= m_search.m_moves.size())
            return;
        m_search.m_moves = moves;
        m_search.m_found_seconds = m_found_seconds;
    }

    const std::vector<MorpionMove>& best() const { return m_best; }
    double found_seconds() const { return m_found_seconds; }
    std::uint64_t count() const { return m_count; }
    StopReason stop_reason() const { return m_reason; }

private:
    void search_once(const Morpion& start) {
        const std::string& solver = m_search.m_request.solver->name;
        const OptionValues& options = m_search.m_request.options;
        if (solver == "nested")
            generic::nested_search(start, nested_table().read(options).level, m_rng, *this);
        else if (solver == "nrpa")
            generic::nrpa(start, nrpa_table().read(options), m_rng, *this);
        else if (solver == "sp-mcts")
            generic::sp_mcts(start, sp_mcts_table().read(options), m_rng, *this);
        else
            generic::beam(start, beam_table().read(options).width, m_rng, *this, ByLegalMoves());
    }

    bool must_return() {
        if (m_control.stop_requested()) {
            m_reason = StopReason::stop_requested;
            return true;
        }
        const auto& granted =
            m_search.m_request.solver->has_playouts ? m_share.playouts : m_share.nodes;
        if (granted && m_count >= *granted)
            return true;
        constexpr std::uint64_t calls_per_look = 16; // a third of a millisecond of playouts
        return m_share.time && m_count % calls_per_look == 0 && elapsed() >= m_share.time->count();
    }

    double elapsed() const { return Seconds(Clock::now() - m_search.m_start).count(); }

    MorpionSearch& m_search;
    const SearchControl& m_control;
    Budget m_share;
    Rng m_rng;
    std::vector<MorpionMove> m_best;
    double m_found_seconds = 0;
    std::uint64_t m_count = 0;
    bool m_is_over = false;
    StopReason m_reason = StopReason::budget_spent;
};

MorpionSnapshot MorpionSearch::run(SearchControl& control) {
    WorkerTeam team(m_request.threads);
    m_request.threads = team.size(); // the machine may not start all
    {
        const std::lock_guard lock(m_mutex);
        m_start = Clock::now();
    }
    std::vector<Worker> workers;
    workers.reserve(static_cast<std::size_t>(team.size()));
    for (int i = 0; i < team.size(); ++i)
        workers.emplace_back(*this, control, i);
    team.run([&](int i) { workers[static_cast<std::size_t>(i)].run(); },
             [&control] { control.request_stop(); });

    MorpionSnapshot result;
    result.threads = team.size();
    std::uint64_t count = 0;
    for (const Worker& worker : workers) {
        count += worker.count();
        if (worker.stop_reason() == StopReason::stop_requested)
            result.stop = StopReason::stop_requested;
        if (worker.best().size() <= result.moves.size())
            continue;
        result.moves = worker.best();
        result.found_seconds = worker.found_seconds();
    }
    (m_request.solver->has_playouts ? result.playouts : result.nodes) = count;
    result.seconds = Seconds(Clock::now() - m_start).count();
    return result;
}

MorpionSnapshot MorpionSearch::snapshot() const {
    MorpionSnapshot snapshot;
    const std::lock_guard lock(m_mutex);
    snapshot.moves = m_moves;
    snapshot.found_seconds = m_found_seconds;
    snapshot.seconds = Seconds(Clock::now() - m_start).count();
    return snapshot;
}

} // namespace samegame
