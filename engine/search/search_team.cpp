#include "engine/search/search_team.h"

#include <algorithm>

namespace samegame {

namespace {

std::vector<SearchContext> make_contexts(const Board& root, const Rules& rules,
                                         const Budget& budget, int size, std::uint64_t seed,
                                         SearchControl& control,
                                         const std::optional<VirtualTime>& virtual_time,
                                         SearchJournal* journal) {
    std::vector<SearchContext> contexts;
    contexts.reserve(static_cast<std::size_t>(size));
    if (journal != nullptr)
        journal->begin(size);
    for (int worker = 0; worker < size; ++worker) {
        contexts.emplace_back(root, rules, share_of(budget, worker, size), seed, worker, control,
                              virtual_time, journal ? &journal->worker(worker) : nullptr);
        if (journal != nullptr)
            contexts.back().add_time(journal->seconds());
    }
    return contexts;
}

} // namespace

SearchTeam::SearchTeam(const Board& root, const Rules& rules, const Budget& budget, int wanted,
                       std::uint64_t seed, SearchControl& control,
                       const std::optional<VirtualTime>& virtual_time, SearchJournal* journal)
    : m_root(root),
      m_rules(rules),
      m_seed(seed),
      m_virtual_time(virtual_time),
      m_journal(journal),
      m_workers(virtual_time ? 1 : wanted),
      m_own(make_contexts(root, rules, budget, virtual_time ? wanted : m_workers.size(), seed,
                          control, virtual_time, journal)),
      m_contexts(m_own) {}

SearchTeam::SearchTeam(const SearchTeam& whole, int first, int wanted)
    : m_root(whole.m_root),
      m_rules(whole.m_rules),
      m_seed(whole.m_seed),
      m_virtual_time(whole.m_virtual_time),
      m_journal(whole.m_journal),
      m_workers(m_virtual_time ? 1 : wanted),
      m_contexts(whole.m_contexts.subspan(
          static_cast<std::size_t>(first),
          static_cast<std::size_t>(m_virtual_time ? wanted : m_workers.size()))) {}

Budget SearchTeam::budget() const {
    return sum_of_shares(m_contexts);
}

Budget sum_of_shares(std::span<const SearchContext> contexts) {
    Budget whole = contexts.front().share();
    for (const SearchContext& context : contexts.subspan(1)) {
        const Budget& share = context.share();
        if (whole.playouts)
            *whole.playouts += *share.playouts;
        if (whole.nodes)
            *whole.nodes += *share.nodes;
        whole.memory += share.memory;
    }
    return whole;
}

SearchTeam SearchTeam::part(int first, int wanted) const {
    return {*this, first, wanted};
}

void SearchTeam::run(const std::function<void(SearchContext&, int)>& task) {
    if (!m_virtual_time) {
        m_workers.run([&](int worker) { task(context(worker), worker); },
                      [this] { lead().stop_search(); });
        return;
    }
    meet(0);
    for (int worker = 0; worker < size(); ++worker)
        task(context(worker), worker);
    meet(m_virtual_time->barrier_moves);
}

/// Advances all clocks to the latest one plus `cost` moves.
void SearchTeam::meet(std::uint64_t cost) {
    std::uint64_t latest = 0;
    for (const SearchContext& context : m_contexts)
        latest = std::max(latest, context.moves());
    for (SearchContext& context : m_contexts)
        context.wait_until(latest + cost);
}

std::uint64_t SearchTeam::playouts() const {
    std::uint64_t sum = 0;
    for (const SearchContext& context : m_contexts)
        sum += context.playouts();
    return sum;
}

std::uint64_t SearchTeam::nodes() const {
    std::uint64_t sum = 0;
    for (const SearchContext& context : m_contexts)
        sum += context.nodes();
    return sum;
}

std::uint64_t SearchTeam::playouts_left() const {
    return left_of(budget().playouts, playouts());
}

std::uint64_t SearchTeam::nodes_left() const {
    return left_of(budget().nodes, nodes());
}

/// Asks every context, since each reads the clock for itself, and publishes.
bool SearchTeam::should_stop() {
    for (SearchContext& context : m_contexts)
        if (context.is_interrupted())
            return true;
    return playouts_left() == 0 || nodes_left() == 0;
}

StopReason SearchTeam::stop_reason() const {
    for (const SearchContext& context : m_contexts)
        if (context.stop_reason() == StopReason::stop_requested)
            return StopReason::stop_requested;
    return StopReason::budget_spent;
}

void SearchTeam::count_node(int depth) {
    next_counted().count_node(depth);
    ++m_counted;
}

int SearchTeam::best_score() const {
    int best = no_score;
    for (const SearchContext& context : m_contexts)
        if (context.has_line())
            best = std::max(best, context.best_score());
    return best;
}

void SearchTeam::publish() {
    for (SearchContext& context : m_contexts)
        context.publish();
}

} // namespace samegame
