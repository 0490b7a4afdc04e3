#include "engine/solvers/annealing/annealing.h"

#include <algorithm>

#include "engine/solvers/beam/beam_search.h"

namespace samegame {

namespace {

constexpr int lists_between_looks = 64;

double part(std::uint64_t counted, std::uint64_t granted) {
    return static_cast<double>(counted) / static_cast<double>(std::max<std::uint64_t>(1, granted));
}

} // namespace

Annealer::Annealer(const Board& root, const Rules& rules, const ChainOptions& chain,
                   const StartOptions& start, SearchContext& context)
    : m_root(root),
      m_rules(rules),
      m_start(start),
      m_context(context),
      m_chain(root, rules, chain, context.rng()) {}

bool Annealer::must_stop() {
    m_stopped = m_stopped || m_context.should_stop();
    return m_stopped;
}

bool Annealer::has_budget() const {
    const Budget& share = m_context.share();
    return share.time || share.playouts || share.nodes;
}

double Annealer::spent() const {
    const Budget& share = m_context.share();
    double spent = 0;
    if (share.time)
        spent = m_context.elapsed() / *share.time;
    if (share.playouts)
        spent = std::max(spent, part(m_context.playouts(), *share.playouts));
    if (share.nodes)
        spent = std::max(spent, part(m_context.nodes(), *share.nodes));
    return spent;
}

double Annealer::cost_of_list() {
    constexpr int probes = 2000;
    const double begin = spent();
    for (int i = 0; i < probes && step(0); ++i) {
    }
    return std::max(spent() - begin, 1e-12) / probes;
}

void Annealer::take_random_game() {
    m_chain.take({});
    m_context.offer(best(), best_score());
    m_context.publish();
}

void Annealer::take_start() {
    if (!m_start.with_beam)
        return take_random_game();
    if (must_stop())
        return;
    if (const auto line = run_short_beam(m_root, m_rules, m_start.width, m_context))
        take(line->moves);
    else if (!must_stop())
        take_random_game();
}

void Annealer::put_first(Move move) {
    m_chain.put_first(move);
    m_context.offer(best(), best_score());
}

void Annealer::cool(std::int64_t length, double until, double from) {
    const double begin = spent();
    const std::int64_t between_looks = std::clamp<std::int64_t>(length / 8, 1, lists_between_looks);
    double progress = 0;
    for (std::int64_t count = 0; progress < 1; ++count) {
        if (count % between_looks == 0) {
            progress = static_cast<double>(count) / static_cast<double>(length);
            if (has_budget())
                progress = std::max(progress, (spent() - begin) / std::max(1e-9, until - begin));
        }
        if (!step(from + (1 - from) * std::min(1.0, progress)))
            return;
    }
}

/// Plays one list; false once the search must return.
bool Annealer::step(double progress) {
    if (must_stop())
        return false;
    m_context.count_node(m_chain.length());
    if (m_chain.step(progress))
        m_context.offer_playout(m_chain.last_first(), m_chain.last_score(),
                                [this] { return m_chain.last_moves(); });
    return true;
}

OptionTable<Annealing::Options> Annealing::option_table() {
    OptionTable<Options> table;
    add_annealing_options(table);
    table.integer("chains", &Options::chains, 1, 1'000'000,
                  SAMEGAME_TEXT("Engine", "Chains that share the budget, one after another"));
    table.integer("length", &Options::length, 1, 1e12,
                  SAMEGAME_TEXT("Engine", "Lists that a chain tries without a budget"));
    return table;
}

StopReason Annealing::solve(const Board& root, const Rules& rules, SearchContext& context) {
    Annealer annealer(root, rules, m_options.chain, m_options.start, context);
    if (!annealer.must_stop())
        annealer.take_random_game(); // a line at once
    for (int chain = 1; !annealer.must_stop(); ++chain) {
        annealer.take_start();
        if (annealer.has_budget())
            annealer.cool(Annealer::to_the_end,
                          static_cast<double>(std::min(chain, m_options.chains)) /
                              m_options.chains);
        else
            annealer.cool(m_options.length);
    }
    return context.stop_reason();
}

} // namespace samegame
