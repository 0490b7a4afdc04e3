#include "engine/solvers/annealing.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/base/message.h"
#include "engine/beam/beam_search.h"
#include "engine/search/search_context.h"
#include "engine/search/search_run.h"

namespace samegame {

namespace {

constexpr std::int64_t without_end = std::numeric_limits<std::int64_t>::max();
constexpr int lists_between_looks = 64;

/// The beam as a solver of its own, for searches within this one.
const SolverEntry& beam_entry() {
    static const SolverEntry entry = [] {
        SolverEntry beam;
        beam.name = "beam-search";
        beam.options = BeamSearch::option_table().specs();
        beam.make = [](const OptionValues& options) -> std::unique_ptr<Solver> {
            return std::make_unique<BeamSearch>(BeamSearch::option_table().read(options));
        };
        return beam;
    }();
    return entry;
}

} // namespace

class Annealing::Search {
public:
    Search(const Options& options, const Board& root, const Rules& rules, SearchContext& context)
        : m_options(options),
          m_root(root),
          m_rules(rules),
          m_context(context),
          m_chain(root, rules, options.chain, context.rng()) {}

    StopReason run() {
        if (must_stop())
            return m_context.stop_reason();
        m_chain.take({}); // a line at once
        offer();
        for (std::int64_t length = m_options.length; !m_stopped; length *= 2)
            play_tournament(length);
        return m_context.stop_reason();
    }

private:
    struct Entry {
        MoveList moves;
        int score = 0;
    };

    bool must_stop() {
        m_stopped = m_stopped || m_context.should_stop();
        return m_stopped;
    }

    bool has_budget() const { return m_context.share().time || m_context.share().nodes; }

    /// The part of the budget that is spent, 0 to 1; 0 without one.
    double spent() const {
        const Budget& share = m_context.share();
        double part = 0;
        if (share.time)
            part = m_context.elapsed() / *share.time;
        if (share.nodes)
            part =
                std::max(part, static_cast<double>(m_context.nodes()) /
                                   static_cast<double>(std::max<std::uint64_t>(1, *share.nodes)));
        return part;
    }

    /// Rounds of chains, of which the best go on.
    void play_tournament(std::int64_t length) {
        constexpr std::size_t go_on = 5;           // one of so many
        constexpr std::size_t without_budget = 10; // starts
        constexpr double of_first_round = 0.6;     // of the budget
        const double begin = spent();
        if (has_budget() && !is_long_enough(length)) {
            take_start();
            run_chain(without_end);
            return;
        }
        std::vector<Entry> entries;
        std::size_t starts = has_budget() ? 1 : without_budget;
        while (entries.size() < starts && !m_stopped) {
            take_start();
            run_chain(length);
            entries.push_back({m_chain.best(), m_chain.best_score()});
            if (has_budget() && entries.size() == 1)
                starts = starts_for((1 - begin) * of_first_round, spent() - begin);
        }
        while (!m_stopped) {
            std::ranges::stable_sort(entries, std::ranges::greater{}, &Entry::score);
            entries.resize((entries.size() + go_on - 1) / go_on);
            length = std::min(2 * length, without_end / 4);
            const bool is_last = entries.size() == 1;
            for (Entry& entry : entries) {
                m_chain.take(entry.moves);
                run_chain(is_last && has_budget() ? without_end : length);
                entry = {m_chain.best(), m_chain.best_score()};
            }
            if (is_last)
                return;
        }
    }

    static std::size_t starts_for(double budget, double cost) {
        constexpr double most = 1000;
        return static_cast<std::size_t>(std::clamp(budget / std::max(cost, 1e-6), 1.0, most));
    }

    /// Whether the budget that is left has room for a tournament: some lists tell how fast they
    /// are.
    bool is_long_enough(std::int64_t length) {
        constexpr int probes = 2000;
        constexpr double least_chains = 3;
        const double begin = spent();
        for (int i = 0; i < probes && step(0); ++i) {
        }
        const double cost = std::max(spent() - begin, 1e-9) / probes;
        return (1 - spent()) / cost > least_chains * static_cast<double>(length);
    }

    /// The list that a chain begins with.
    void take_start() {
        if (must_stop())
            return;
        if (!m_options.starts_with_beam) {
            m_chain.take({});
            return offer();
        }
        SearchControl control(&m_context.control());
        const SearchReport report = run_search(beam_request(), control);
        m_context.count_nodes(report.snapshot);
        m_chain.take(report.snapshot.best.moves);
        offer();
    }

    /// A quarter of a small budget at most.
    SearchRequest beam_request() {
        constexpr double widths_of_second = 50; // of 15x15 cells
        constexpr std::uint64_t nodes_of_width =
            4; // for each cell, with the budget three times more
        const Budget& share = m_context.share();
        const auto cells = static_cast<std::uint64_t>(m_root.cell_count());
        double width = m_options.width;
        SearchRequest request;
        if (share.time) {
            const Seconds left = std::max(Seconds(0), *share.time - m_context.elapsed());
            width =
                std::min(width, left.count() * widths_of_second * 225 / static_cast<double>(cells));
            request.budget.time = left / 2;
        }
        if (share.nodes) {
            const std::uint64_t left = m_context.nodes_left();
            const std::uint64_t affordable = left / (nodes_of_width * cells);
            width = std::min(width, static_cast<double>(affordable));
            request.budget.nodes = std::max<std::uint64_t>(1, left / 2);
        }
        request.start = {m_root, m_rules};
        request.solver = &beam_entry();
        request.options["width"] = static_cast<std::int64_t>(std::max(1.0, width));
        request.budget.memory = m_context.memory();
        request.seed = m_context.rng().next();
        return request;
    }

    /// Cools the list over so many lists, or less where the budget ends before.
    void run_chain(std::int64_t length) {
        const double begin = spent();
        double progress = 0;
        for (std::int64_t count = 0; progress < 1; ++count) {
            if (count % lists_between_looks == 0) {
                progress = static_cast<double>(count) / static_cast<double>(length);
                if (has_budget())
                    progress = std::max(progress, (spent() - begin) / std::max(1e-9, 1 - begin));
            }
            if (!step(std::min(1.0, progress)))
                return;
        }
    }

    /// One list; false once the search must return.
    bool step(double progress) {
        if (must_stop())
            return false;
        m_context.count_node(m_chain.length());
        if (m_chain.step(progress))
            offer();
        return true;
    }

    void offer() { m_context.offer_improvement(m_chain.best(), m_chain.best_score()); }

    const Options& m_options;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    Chain m_chain;
    bool m_stopped = false;
};

OptionTable<Annealing::Options> Annealing::option_table() {
    OptionTable<Options> table;
    table.choice("start", &Options::starts_with_beam, {{true, "beam"}, {false, "random"}},
                 SAMEGAME_TEXT("Engine", "What a chain begins with: the line of a short beam, or a "
                                         "random game"),
                 "");
    table.integer("width", &Options::width, 1, 100000,
                  SAMEGAME_TEXT("Engine", "The most positions of a layer of the beams that chains "
                                          "begin with; less where the budget is small"),
                  "");
    table.integer("chain", &Options::length, 1, 1e12,
                  SAMEGAME_TEXT("Engine", "Lists that each chain tries in the first round"), "");
    table.real("hot", nested(&Options::chain, &ChainOptions::hot), 0.01, 10000,
               SAMEGAME_TEXT("Engine", "Temperature at the start of a chain, in points"), "");
    table.real("cold", nested(&Options::chain, &ChainOptions::cold), 0.01, 10000,
               SAMEGAME_TEXT("Engine", "Temperature at the end of a chain, in points"), "");
    table.integer("abort", nested(&Options::chain, &ChainOptions::abort), 0, 1000000,
                  SAMEGAME_TEXT("Engine",
                                "A list so many points below what would be taken is given "
                                "up before its end; 0: none is"),
                  "");
    table.integer("retries", nested(&Options::chain, &ChainOptions::retries), 0, 8,
                  SAMEGAME_TEXT("Engine", "Blocks of its old group that a click tries whose own "
                                          "block is gone"),
                  "");
    return table;
}

StopReason Annealing::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(m_options, root, rules, context).run();
}

} // namespace samegame
