#include "engine/solvers/annealing/annealing.h"

#include <algorithm>

#include "engine/base/exceptions.h"
#include "engine/game/line.h"
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
      m_chain(root, rules, chain, context.rng()),
      m_journal(context.journal()) {
    catch_up();
}

bool Annealer::must_stop() {
    if (is_behind()) {
        const bool was_stopped = m_journal->next(WorkerJournal::Kind::stop).get<bool>();
        catch_up();
        return was_stopped;
    }
    const bool must_stop = stops();
    if (must_stop && is_stop_requested()) {
        keep_state();
        m_journal->freeze();
    } else if (m_journal != nullptr) {
        ByteWriter answer;
        answer.put(must_stop);
        m_journal->add(WorkerJournal::Kind::stop, answer);
    }
    return must_stop;
}

bool Annealer::stops() {
    m_stopped = m_stopped || m_context.should_stop();
    return m_stopped;
}

/// Of a search that keeps a journal.
bool Annealer::is_stop_requested() const {
    return m_journal != nullptr && m_context.control().stop_requested();
}

bool Annealer::has_budget() const {
    const Budget& share = m_context.share();
    return share.time || has_counted_budget();
}

bool Annealer::has_counted_budget() const {
    const Budget& share = m_context.share();
    return share.playouts || share.nodes;
}

double Annealer::spent() {
    return answer<double>(WorkerJournal::Kind::number, [this] { return spent_now(); });
}

double Annealer::spent_now() const {
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
    return answer<double>(WorkerJournal::Kind::number, [this] {
        constexpr int probes = 2000;
        const double begin = spent_now();
        for (int i = 0; i < probes && step(0); ++i) {
        }
        if (is_stop_requested())
            m_journal->freeze();
        return std::max(spent_now() - begin, 1e-12) / probes;
    });
}

std::uint64_t Annealer::noted(SearchJournal* journal, const std::function<std::uint64_t()>& task) {
    return answer<std::uint64_t>(WorkerJournal::Kind::count, [&] {
        const SearchJournal::Suspension suspension(journal);
        const std::uint64_t value = task();
        if (is_stop_requested())
            m_journal->freeze();
        return value;
    });
}

/// What `task` returns, or returned in an earlier run.
template <class Number>
Number Annealer::answer(WorkerJournal::Kind kind, const std::function<Number()>& task) {
    if (is_behind()) {
        const auto known = m_journal->next(kind).get<Number>();
        catch_up();
        return known;
    }
    const Number value = task();
    if (m_journal != nullptr) {
        ByteWriter answer;
        answer.put(value);
        m_journal->add(kind, answer);
    }
    return value;
}

/// Lets `task` change the chain, or takes the result of an earlier run.
template <class Task>
void Annealer::play(const Task& task) {
    if (is_behind()) {
        ByteReader& known = m_journal->next(WorkerJournal::Kind::game);
        m_best_score = known.get<int>();
        m_best = get_moves(known);
        const Result<Line> line = replay(m_root, m_rules, m_best);
        if (!line || !line->finished || line->score != m_best_score)
            throw DamagedState();
        return catch_up();
    }
    task();
    m_best = m_chain.best();
    m_best_score = m_chain.best_score();
    if (m_journal != nullptr) {
        ByteWriter answer;
        answer.put(m_best_score);
        put_moves(answer, m_best);
        m_journal->add(WorkerJournal::Kind::game, answer);
    }
}

/// Goes on from the state of the earlier run, once all its answers are given.
void Annealer::catch_up() {
    if (m_journal == nullptr || m_journal->is_behind() || m_journal->state().empty())
        return;
    ByteReader state(m_journal->state());
    m_context.load(state);
    m_chain.load(state);
    if (state.get<bool>()) {
        m_cooling = Cooling{};
        Cooling& cooling = *m_cooling;
        cooling.begin = state.get<double>();
        cooling.count = state.get<std::int64_t>();
        cooling.progress = state.get<double>();
    }
    if (!state.at_end())
        throw DamagedState();
}

ByteWriter Annealer::state() const {
    ByteWriter state;
    m_context.save(state);
    m_chain.save(state);
    state.put(m_cooling.has_value());
    if (m_cooling) {
        state.put(m_cooling->begin);
        state.put(m_cooling->count);
        state.put(m_cooling->progress);
    }
    return state;
}

void Annealer::keep_state() {
    if (m_journal != nullptr)
        m_journal->keep(state());
}

void Annealer::take_random_game() {
    play([this] { begin_with_random_game(); });
}

void Annealer::begin_with_random_game() {
    m_chain.take({});
    m_context.offer(m_chain.best(), m_chain.best_score());
    m_context.publish();
}

void Annealer::take_start() {
    take_start(m_start.width);
}

void Annealer::take_start(int width) {
    play([&] {
        keep_state(); // where a later run begins if a stop cuts the beam off
        start_chain(width);
        if (is_stop_requested())
            m_journal->freeze();
    });
}

void Annealer::start_chain(int width) {
    if (!m_start.with_beam)
        return begin_with_random_game();
    if (stops())
        return;
    if (const auto line = run_short_beam(m_root, m_rules, width, m_context))
        m_chain.take(line->moves);
    else if (!stops())
        begin_with_random_game();
}

void Annealer::take(std::span<const Move> moves) {
    play([&] { m_chain.take(moves); });
}

void Annealer::put_first(Move move) {
    play([&] {
        m_chain.put_first(move);
        m_context.offer(m_chain.best(), m_chain.best_score());
    });
}

void Annealer::cool(std::int64_t length, double until, double from) {
    play([&] {
        if (!m_cooling) {
            m_cooling = Cooling{};
            m_cooling->begin = spent_now();
        }
        cool_on(length, until, from, *m_cooling);
        m_cooling.reset();
    });
}

void Annealer::cool_on(std::int64_t length, double until, double from, Cooling& cooling) {
    const std::int64_t between_looks = std::clamp<std::int64_t>(length / 8, 1, lists_between_looks);
    bool is_last = false;
    for (auto& [begin, count, progress] = cooling; !is_last; ++count) {
        if (count % between_looks == 0) {
            if (m_journal != nullptr && m_journal->is_asked())
                keep_state();
            progress = static_cast<double>(count) / static_cast<double>(length);
            if (has_budget())
                progress =
                    std::max(progress, (spent_now() - begin) / std::max(1e-9, until - begin));
            is_last = progress >= 1;
        }
        if (!step(from + (1 - from) * std::min(1.0, progress))) {
            if (is_stop_requested()) {
                keep_state();
                m_journal->freeze();
            }
            return;
        }
    }
}

/// Plays one list; false once the search must return.
bool Annealer::step(double progress) {
    if (stops())
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
        annealer.keep_state(); // whether the budget is spent is not kept: a later run may have more
    }
    return context.stop_reason();
}

} // namespace samegame
