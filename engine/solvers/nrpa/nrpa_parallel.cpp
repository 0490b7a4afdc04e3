#include "engine/solvers/nrpa/nrpa_parallel.h"

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/playout/hot_core.h"
#include "engine/search/search_journal.h"

namespace samegame {

namespace {

/// A playout outside the hot core takes milliseconds on a large board, so the clock is read before
/// each, as if several were asked for.
constexpr std::size_t asked_if_slow = 8;

/// The first move of a line that has one.
Move first_move(const LearnedLine& line) {
    return line.has_groups ? canonical_move(line.groups.front()) : line.named_moves.front();
}

} // namespace

NrpaThread::NrpaThread(const NrpaOptions& options, const Board& root, const Rules& rules,
                       SearchContext& context, std::uint64_t memory)
    : NrpaLevels(options, 0, root, context, memory), m_root(root), m_rules(rules) {
    player().start_from(root, rules);
}

std::span<LearnedLine> NrpaThread::search_lowest(WeightTable& policy) {
    Level& own = level(0);
    BestLine& best = own.best;
    if (!goes_on()) {
        best.forget();
        own.iteration = 0;
    }
    end_going_on();
    for (; own.iteration < static_cast<std::uint64_t>(options().playouts); ++own.iteration) {
        if (!may_play()) {
            set_must_return();
            break;
        }
        player().play(policy, context().rng(), m_line);
        context().count_moves(m_line.move_count());
        context().offer_playout(first_move(m_line), m_line.score, [&] { return m_line.moves(); });
        best.take(m_line);
    }
    return best.lines();
}

bool NrpaThread::may_play() {
    if (m_journal != nullptr && m_journal->is_asked())
        keep_state();
    if (context().granted_playouts(m_line.has_groups ? 1 : asked_if_slow) > 0)
        return true;
    if (m_journal != nullptr)
        keep_state(); // at the end of the budget too: a later run may have more
    freeze_if_stopped();
    return false;
}

void NrpaThread::freeze_if_stopped() {
    if (m_journal != nullptr && context().control().stop_requested())
        m_journal->freeze();
}

void NrpaThread::begin(const NrpaIterations& iterations) {
    NrpaLevels::begin(iterations);
    m_is_searching = true;
}

void NrpaThread::set_tabu_color(Color color) {
    m_tabu = color;
    player().start_from(m_root, m_rules, color);
}

bool NrpaThread::go_on(NrpaSchedule& schedule, LearnedPolicy& learned) {
    m_journal = context().journal();
    m_schedule = &schedule;
    m_learned = &learned;
    if (m_journal == nullptr || m_journal->state().empty())
        return false;
    ByteReader state(m_journal->state());
    context().load(state);
    schedule.load(state);
    learned.load(state);
    const auto tabu = state.get_below<Color>(max_colors + 1);
    if (tabu != no_color)
        set_tabu_color(tabu);
    m_is_searching = state.get<bool>();
    if (m_is_searching)
        load(state, m_root.block_count());
    if (!state.at_end())
        throw DamagedState();
    return m_is_searching;
}

void NrpaThread::keep_between_searches() {
    m_is_searching = false;
    if (m_journal != nullptr)
        keep_state();
}

void NrpaThread::keep_state() {
    ByteWriter state;
    context().save(state);
    m_schedule->save(state);
    m_learned->save(state);
    state.put(m_tabu.value_or(no_color));
    state.put(m_is_searching);
    if (m_is_searching)
        save(state);
    m_journal->keep(state);
}

std::span<LearnedLine> NrpaThread::nrpa_sub(int number, WeightTable& policy) {
    const std::span<LearnedLine> found = nrpa(number, policy);
    if (!found.empty() && !is_over())
        adapt(level(number).policy, found.front(), options().step());
    return found;
}

void NrpaThread::iterate(int number, const WeightTable* policy) {
    Level& own = level(number);
    if (policy != nullptr) {
        own.best.forget();
        own.policy = *policy;
    } else if (must_return() || own.best.is_worn_out()) {
        return;
    } else {
        adapt(own.policy, own.best.line(), options().step());
    }
    const std::span<LearnedLine> found = nrpa(number - 1, own.policy);
    if (!found.empty())
        own.best.take(found.front());
}

namespace {

/// The memory of a member, and of the job itself.
std::uint64_t part_of_memory(const SearchTeam& team) {
    return team.memory() / (static_cast<std::uint64_t>(team.size()) + 1);
}

} // namespace

NrpaJob::NrpaJob(const NrpaOptions& options, const Board& root, const Rules& rules,
                 SearchTeam& team)
    : NrpaLevels(options, options.parallel_level, root, team.lead(), part_of_memory(team)),
      m_team(team),
      m_found(static_cast<std::size_t>(team.size())) {
    for (int i = 0; i < team.size(); ++i)
        m_members.push_back(std::make_unique<NrpaThread>(options, root, rules, team.context(i),
                                                         part_of_memory(team)));
    m_task = [this](SearchContext&, int worker) {
        const auto i = static_cast<std::size_t>(worker);
        m_found[i] = search_with(*m_members[i]);
    };
}

/// A member's part of a round.
std::span<LearnedLine> NrpaJob::search_with(NrpaThread& member) {
    switch (options().parallel) {
    case NrpaOptions::Parallel::thread_local_policy:
    case NrpaOptions::Parallel::thread_local_kept:
        return member.nrpa_sub(lowest(), *m_policy);
    case NrpaOptions::Parallel::thread_local_exchange:
        member.iterate(lowest(), m_round == 1 ? m_policy : nullptr);
        return member.local_best(lowest()).lines();
    default:
        return member.nrpa(lowest() - 1, *m_policy);
    }
}

void NrpaJob::make_room_for(const WeightTable& policy) {
    NrpaLevels::make_room_for(policy);
    for (const auto& member : m_members)
        member->make_room_for(policy);
}

void NrpaJob::begin(const NrpaIterations& iterations) {
    NrpaLevels::begin(iterations);
    NrpaIterations of_members = iterations;
    of_members.of_level[static_cast<std::size_t>(lowest())] = rounds();
    for (const auto& member : m_members)
        member->begin(of_members);
}

void NrpaJob::set_tabu_color(Color color) {
    for (const auto& member : m_members)
        member->set_tabu_color(color);
}

/// N/M rounds, rounded up.
std::uint64_t NrpaJob::rounds() const {
    const std::uint64_t n = iterations_of(lowest());
    return n / member_count() + (n % member_count() != 0 ? 1 : 0);
}

std::span<LearnedLine> NrpaJob::search_lowest(WeightTable& policy) {
    switch (options().parallel) {
    case NrpaOptions::Parallel::thread_local_policy:
    case NrpaOptions::Parallel::thread_local_kept:
        return nrpa_par_2(policy);
    case NrpaOptions::Parallel::thread_local_exchange:
        return nrpa_par_exchanging(policy);
    default:
        return nrpa_par_1(policy);
    }
}

/// Algorithm 4: M calls of the level below share a policy.
std::span<LearnedLine> NrpaJob::nrpa_par_1(WeightTable& policy) {
    Level& own = level(lowest());
    const bool as_printed = options().parallel == NrpaOptions::Parallel::shared_as_printed;
    const double alpha = options().step() * static_cast<double>(member_count());
    own.best.forget();
    own.policy = policy;
    m_policy = &own.policy;
    for (std::uint64_t i = 1;; ++i) {
        spawn();
        for (const std::span<LearnedLine> found : m_found) {
            if (!found.empty())
                own.best.take(found.front());
            if (as_printed && !is_over() && !own.best.lines().empty())
                adapt(own.policy, own.best.line(), alpha);
        }
        if (is_over() || i >= rounds() || own.best.is_worn_out())
            return own.best.lines();
        if (!as_printed)
            adapt(own.policy, own.best.line(), alpha);
    }
}

/// Algorithm 5: M threads run the level by policies of their own, and the best one's stays, unless
/// the option leaves the caller's.
std::span<LearnedLine> NrpaJob::nrpa_par_2(WeightTable& policy) {
    m_policy = &policy;
    spawn();
    std::size_t& best = m_best_member;
    best = 0;
    for (std::size_t i = 1; i < member_count(); ++i)
        if (!m_found[i].empty() &&
            (m_found[best].empty() || m_found[i].front().score > m_found[best].front().score))
            best = i;
    if (!is_over() && options().parallel == NrpaOptions::Parallel::thread_local_policy)
        policy = m_members[best]->local_policy(lowest());
    return m_found[best];
}

/// The third strategy of the program: policies as in Algorithm 5, and a store of the best line.
std::span<LearnedLine> NrpaJob::nrpa_par_exchanging(WeightTable& policy) {
    BestLine& store = level(lowest()).best;
    store.forget();
    m_policy = &policy;
    for (m_round = 1;; ++m_round) {
        spawn();
        bool are_worn_out = true;
        for (const auto& member : m_members) {
            BestLine& best = member->local_best(lowest());
            are_worn_out = are_worn_out && best.is_worn_out();
            best.exchange_with(store);
        }
        if (is_over() || m_round >= rounds() || are_worn_out)
            return store.lines();
    }
}

/// With Algorithm 4 the policy of the job, else that of the member with the best line; those that
/// exchange their lines are alike.
const WeightTable& NrpaJob::learned_policy() {
    const bool has_own = options().parallel == NrpaOptions::Parallel::shared ||
                         options().parallel == NrpaOptions::Parallel::shared_as_printed;
    if (has_own || lowest() < options().level)
        return NrpaLevels::learned_policy();
    return m_members[m_best_member]->local_policy(lowest());
}

void NrpaJob::spawn() {
    m_team.run(m_task);
    if (std::ranges::all_of(m_members, [](const auto& member) { return member->must_return(); }))
        set_must_return();
    if (std::ranges::any_of(m_members, [](const auto& member) { return member->is_full(); }))
        set_full();
}

} // namespace samegame
