#include "engine/solvers/beam/beam_search.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/base/message.h"
#include "engine/playout/child_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/beam/beam_playouts.h"
#include "engine/solvers/beam/beam_worker.h"
#include "engine/solvers/beam/layers.h"

namespace samegame {

namespace {

constexpr std::uint64_t smallest_width = 16;
constexpr std::uint64_t bytes_for_each = 1000;
constexpr std::uint64_t bytes_of_playout = 8; ///< Of each after a candidate's first.
/// For candidates that workers put down at once, and the program itself.
constexpr std::uint64_t most_overhead = std::uint64_t{24} << 20;
/// At `bytes_for_each`, pools take 765 bytes for each position of a layer on boards of 15x15x5.
constexpr std::uint64_t trail_percent = 24;
constexpr std::uint64_t pool_percent = 70;

/// How wide beams may be within a memory budget, and where the memory goes.
struct BeamLimits {
    BeamLimits(const BeamSearch::Options& options, const Board& root, std::uint64_t memory) {
        memory -= std::min(memory / 4, most_overhead);
        const std::uint64_t pooled = options.judge == BeamJudge::playouts
                                         ? static_cast<std::uint64_t>(options.prefilter)
                                         : 1;
        const std::uint64_t bytes =
            bytes_for_each +
            bytes_of_playout * (static_cast<std::uint64_t>(std::max(options.playouts, 1)) - 1);
        most_width = std::max(smallest_width, memory / (bytes * pooled));
        most_width = std::min<std::uint64_t>(
            most_width, static_cast<std::uint64_t>(BeamSearch::greatest_width));
        first_width = smallest_width;
        if (options.width != 0)
            first_width = most_width = std::min(options.width, most_width);
        const std::uint64_t layers = static_cast<std::uint64_t>(root.block_count()) + 1;
        trail_entries = std::min(
            layers * most_width + 1,
            std::max<std::uint64_t>(memory / 100 * trail_percent / 8, 64 * smallest_width));
        block_bytes = static_cast<std::size_t>(
            std::clamp<std::uint64_t>(memory / 64, std::uint64_t{1} << 16, std::uint64_t{1} << 26));
        pool_bytes = std::max(memory / 100 * pool_percent, layers * smallest_width * 64);
    }

    std::uint64_t first_width = 1;
    std::uint64_t most_width = 1;
    std::uint64_t trail_entries = 0;
    std::uint64_t pool_bytes = 0; ///< What all pools together may take.
    std::size_t block_bytes = 0;  ///< The size of the blocks that pools take it in.
};

/// One search of BeamSearch, on the positions that suit the board.
template <class Generator>
class BeamRun {
public:
    BeamRun(const BeamSearch::Options& options, const Board& root, const Rules& rules,
            SearchTeam& team)
        : m_options(options),
          m_root(root),
          m_rules(rules),
          m_team(team),
          m_evaluation(options.judge, rules, root, options.weights, options.uncleared_penalty),
          m_limits(options, root, team.memory()),
          m_trail(m_limits.trail_entries),
          m_layers(static_cast<std::size_t>(root.block_count()) + 1, team.size(),
                   m_limits.block_bytes),
          m_selection(m_layers, m_trail, m_team),
          m_playouts(options, root, rules, m_evaluation, m_trail, m_team, m_workers) {
        for (int worker = 0; worker < team.size(); ++worker)
            m_workers.push_back(std::make_unique<Worker>(root, rules, m_evaluation, m_trail));
        m_is_narrowed = options.width > m_limits.most_width;
    }

    StopReason run() {
        if (!m_playouts.try_first_moves())
            return m_team.stop_reason();
        for (std::uint64_t width = m_limits.first_width;; width *= 2) {
            width = std::min(width, m_limits.most_width);
            if (!run_beam(width))
                return m_team.stop_reason();
            if (!m_layers.has_dropped() && !m_has_dropped)
                return StopReason::proven_optimal;
            if (m_options.width != 0)
                return m_is_narrowed ? StopReason::memory_full : StopReason::nothing_left;
            if (width == m_limits.most_width)
                return StopReason::memory_full;
        }
    }

private:
    using Positions = BeamPositions<Generator>;
    using Number = BeamTrail::Number;
    using Worker = BeamWorker<Generator>;

    /// False if the search must return.
    bool run_beam(std::uint64_t width) {
        const bool plays = m_options.judge == BeamJudge::playouts;
        m_width = width;
        m_has_dropped = false;
        m_trail.clear();
        restart_paths();
        m_layers.start(plays ? width * static_cast<std::uint64_t>(m_options.prefilter) : width,
                       m_team.lead().rng().next());
        m_layer = 0;
        if (!expand(0, 1))
            return false;
        for (m_layer = 1; m_layer < m_layers.layer_count(); ++m_layer)
            if (!run_layer())
                return false;
        return true;
    }

    bool run_layer() {
        // 1. The best candidates.
        if (!m_selection.gather(m_layer))
            return false;
        if (m_selection.keys().empty())
            return true;
        if (m_options.judge == BeamJudge::playouts) {
            if (!m_playouts.rank(m_selection.keys(), m_layers.salt()))
                return false;
            m_has_dropped = m_selection.keep_best(m_width, m_playouts.ranks()) || m_has_dropped;
        }
        // 2. They become part of the trail, unless there are fewer nodes left.
        if (!m_selection.has_room()) {
            if (!m_selection.make_room())
                return false;
            restart_paths();
        }
        const std::uint64_t room = m_trail.room();
        m_is_narrowed = m_is_narrowed || room < m_selection.keys().size();
        const auto count = static_cast<std::size_t>(
            std::min<std::uint64_t>({m_selection.keys().size(), room, m_team.nodes_left()}));
        m_has_dropped = m_has_dropped || count < m_selection.keys().size();
        const Number first = m_trail.size();
        // 3. Their children.
        return m_selection.append(count) && complete(first, count) && expand(first, count);
    }

    /// Plays games to the end from the best position of the layer, more where the layer is large.
    bool complete(Number first, std::size_t count) {
        const std::size_t best = m_selection.best();
        if (best >= count)
            return !m_team.should_stop(); // the node budget left it out
        const std::size_t games = std::clamp<std::size_t>(count / 16, 1, 64);
        return m_playouts.complete(first + static_cast<Number>(best), games);
    }

    bool expand(Number first, std::size_t count) {
        // A block puts down a few megabytes of candidates.
        const std::size_t block = 64 + 2'000'000 / static_cast<std::size_t>(m_root.cell_count());
        const std::size_t end = first + count;
        bool goes_on = true;
        for (std::size_t begin = first; begin < end && goes_on; begin += block)
            goes_on = expand_block(begin, std::min(begin + block, end));
        count_nodes();
        offer_ending();
        return goes_on && fit() && !m_team.should_stop();
    }

    /// Makes the beam narrower from now on if its candidates take too much memory.
    bool fit() {
        while (m_layers.narrow(m_limits.pool_bytes)) {
            m_is_narrowed = true;
            if (!for_each(m_team, m_layers.shard_count(),
                          [&](std::size_t shard) { m_layers.shrink(shard); }))
                return false;
        }
        return true;
    }

    bool expand_block(std::size_t begin, std::size_t end) {
        constexpr std::size_t most = 256;
        m_floor = m_team.best_score();
        const auto work = [&](int number, std::size_t from, std::size_t to, auto stops) {
            Worker& worker = *m_workers[static_cast<std::size_t>(number)];
            for (std::size_t i = from; i < to && !stops(); ++i) {
                prefetch_ancestors(i, end);
                expand(static_cast<Number>(i), worker, number);
            }
        };
        return share_out(m_team, begin, end, most, work) &&
               for_each(m_team, m_layers.shard_count(),
                        [&](std::size_t shard) { m_layers.settle(shard); });
    }

    /// Counts the positions that the workers have expanded as nodes, but not the root.
    void count_nodes() {
        for (const auto& worker : m_workers) {
            for (std::size_t depth = 1; depth < worker->depths.size(); ++depth)
                for (std::uint32_t i = 0; i < worker->depths[depth]; ++i)
                    m_team.lead().count_node(static_cast<int>(depth));
            worker->depths.clear();
        }
    }

    /// Prefetches ancestors of the next positions, which are far apart in memory if there are many.
    void prefetch_ancestors(std::size_t i, std::size_t end) const {
        constexpr std::size_t generations = 4;
        for (std::size_t generation = 0; generation < generations; ++generation) {
            const std::size_t ahead = i + 2 * (generations - generation);
            if (ahead >= end)
                continue;
            auto number = static_cast<Number>(ahead);
            for (std::size_t ancestor = 0; ancestor <= generation; ++ancestor)
                number = m_trail.parent(number);
            m_trail.prefetch(number);
        }
    }

    void expand(Number number, Worker& worker, int worker_number) {
        worker.path.go_to(number);
        const int score = worker.path.score();
        const auto depth = static_cast<std::size_t>(worker.path.depth());
        if (worker.depths.size() <= depth)
            worker.depths.resize(depth + 1);
        ++worker.depths[depth];
        const auto children = worker.positions.children(worker.path.position());
        const auto features = worker.positions.features(children);
        for (std::size_t i = 0; i < children.size(); ++i) {
            const auto& child = children[i];
            const int points = score + m_evaluation.move_points(child.size);
            const std::uint64_t key = BeamTrail::key(number, Positions::cell_of(child));
            if (!features[i].has_moves) {
                const BeamEnding ending{points + m_evaluation.end_points(features[i]), key};
                if (ending.is_better_than(worker.ending))
                    worker.ending = ending;
                continue;
            }
            if (m_options.prunes && points + m_evaluation.bound(features[i]) <= m_floor)
                continue;
            const int group_points = m_options.judge == BeamJudge::score_groups
                                         ? worker.positions.group_points(m_rules, child.position)
                                         : 0;
            const std::size_t layer =
                m_layer + (m_options.by_moves ? 1 : static_cast<std::size_t>(child.size));
            m_layers.put(
                worker_number, layer,
                {child.hash, m_evaluation.estimate(points, features[i], group_points), key});
        }
    }

    /// Offers the best line that the workers have found in this layer.
    void offer_ending() {
        BeamEnding best;
        for (const auto& worker : m_workers) {
            if (worker->ending.is_better_than(best))
                best = worker->ending;
            worker->ending = {};
        }
        if (best.score <= m_team.best_score() || m_team.playouts_left() == 0)
            return;
        MoveList moves = m_trail.moves_to(BeamTrail::parent_of(best.key));
        moves.push_back(BeamTrail::move_of(best.key));
        m_team.lead().offer(moves, best.score);
    }

    void restart_paths() {
        for (const auto& worker : m_workers)
            worker->path.restart();
    }

    const BeamSearch::Options& m_options;
    const Board& m_root;
    const Rules& m_rules;
    SearchTeam& m_team;
    BeamEvaluation m_evaluation;
    BeamLimits m_limits;
    BeamTrail m_trail;
    BeamLayers m_layers;
    BeamSelection m_selection;
    std::vector<std::unique_ptr<Worker>> m_workers;
    BeamPlayouts<Generator> m_playouts;

    std::size_t m_layer = 0;
    std::uint64_t m_width = 0;
    int m_floor = SearchTeam::no_score; // positions that cannot score more are left out of a block
    bool m_has_dropped = false;         // candidates were dropped because of their playouts
    bool m_is_narrowed = false;         // the width was reduced for want of memory
};

} // namespace

OptionTable<BeamSearch::Options> BeamSearch::option_table() {
    const char* const paper = "Takes & Kosters 2009, section 4";
    OptionTable<Options> table;
    table.integer("width", &Options::width, 0, BeamSearch::greatest_width,
                  SAMEGAME_TEXT("Engine", "Positions kept in each layer, as far as memory reaches; "
                                          "0 runs beams of doubling width one after the other"),
                  paper);
    table.choice("layers", &Options::by_moves, {{false, "blocks"}, {true, "moves"}},
                 SAMEGAME_TEXT("Engine", "Positions compete with others that have as many blocks "
                                         "removed, or that are as many moves from the start"),
                 paper);
    table.choice(
        "evaluation", &Options::judge,
        {{BeamJudge::score, "score"},
         {BeamJudge::score_groups, "score-groups"},
         {BeamJudge::over_estimator, "over-estimator"},
         {BeamJudge::fragmentation, "fragmentation"},
         {BeamJudge::playouts, "playouts"}},
        SAMEGAME_TEXT(
            "Engine",
            "What ranks positions: the score; the score with the points of the groups on the "
            "board, or of each color as one group; the score with a value of the colors, lower the "
            "more pieces they are in; or, for the best by that value, the score of a playout"),
        paper);
    table.integer("prefilter", &Options::prefilter, 1, 256,
                  SAMEGAME_TEXT("Engine", "With the evaluation \"playouts\": candidates that get "
                                          "playouts, for each position that is kept"));
    table.integer(
        "playouts", &Options::playouts, 1, 1024,
        SAMEGAME_TEXT(
            "Engine",
            "With the evaluation \"playouts\": playouts from each candidate; the best one counts"));
    table.real("uncleared-penalty", &Options::uncleared_penalty, 0, 10000,
               SAMEGAME_TEXT("Engine", "Points taken off the estimate of a position that can no "
                                       "longer be cleared, since a color has a single block left"));
    table.boolean("prune", &Options::prunes,
                  SAMEGAME_TEXT("Engine",
                                "Leaves out positions that cannot reach more than the best line, "
                                "even with the blocks of each color as one group"),
                  paper);
    return table;
}

StopReason BeamSearch::solve(SearchTeam& team) {
    const Board& root = team.root();
    const Rules& rules = team.rules();
    return with_child_generator(root, rules, [&](const auto& generator) {
        using Generator = std::remove_cvref_t<decltype(generator)>;
        return BeamRun<Generator>(m_options, root, rules, team).run();
    });
}

namespace {

/// The beam as a solver of its own, for searches within another.
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

SearchRequest beam_request(const Board& root, const Rules& rules, int most_width,
                           SearchContext& context) {
    constexpr double widths_of_second = 50;     // of 15x15 cells
    constexpr std::uint64_t nodes_of_width = 4; // for each cell, with the budget three times more
    constexpr std::uint64_t playouts_of_width = 64; // for each cell
    const Budget& share = context.share();
    const auto cells = static_cast<std::uint64_t>(root.cell_count());
    double width = most_width;
    SearchRequest request;
    const auto grant = [&](std::uint64_t left, std::uint64_t cost) {
        width = std::min(width, static_cast<double>(left) / static_cast<double>(cost * cells));
        return std::max<std::uint64_t>(1, left / 2);
    };
    if (share.time) {
        const Seconds left = std::max(Seconds(0), *share.time - context.elapsed());
        width = std::min(width, left.count() * widths_of_second * 225 / static_cast<double>(cells));
        if (!context.has_virtual_time()) // which does not pass in this search
            request.budget.time = left / 2;
    }
    if (share.nodes)
        request.budget.nodes = grant(context.nodes_left(), nodes_of_width);
    if (share.playouts)
        request.budget.playouts = grant(context.playouts_left(), playouts_of_width);
    request.start = {root, rules};
    request.solver = &beam_entry();
    request.options["width"] = static_cast<std::int64_t>(std::max(1.0, width));
    request.budget.memory = context.memory();
    request.seed = context.rng().next();
    return request;
}

} // namespace

std::optional<Line> run_short_beam(const Board& root, const Rules& rules, int width,
                                   SearchContext& context) {
    SearchControl control(&context.control());
    const SearchReport report = run_search(beam_request(root, rules, width, context), control);
    context.take_search(report.snapshot);
    if (!report.snapshot.has_line)
        return std::nullopt;
    return report.snapshot.best;
}

} // namespace samegame
