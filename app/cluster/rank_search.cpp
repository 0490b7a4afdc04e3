#include "app/cluster/rank_search.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>

#include "engine/base/exceptions.h"
#include "engine/base/rng.h"

namespace samegame::cluster {

namespace {

constexpr double periods_by_default = 10;
constexpr std::chrono::milliseconds between_reports(30); // as often as a search publishes

// Above the streams of workers, which are split from the same seeds.
constexpr std::uint64_t first_rank_stream = std::uint64_t{1} << 32;
constexpr std::uint64_t position_stream = std::uint64_t{1} << 33;

/// Part `index` of `count` of a budget, each with the whole memory.
Budget part_of(const Budget& budget, int index, int count) {
    Budget part = share_of(budget, index, count);
    part.memory = budget.memory;
    return part;
}

std::uint64_t counted(const Budget& share) {
    return share.playouts ? *share.playouts : share.nodes.value_or(0);
}

/// Whether `reason` says more than another reason about a search with both.
bool says_more(StopReason reason, StopReason than) {
    return reason == StopReason::memory_full || than == StopReason::budget_spent;
}

} // namespace

int SearchPlan::rounds() const {
    if (!shares)
        return 1;
    if (!is_counted())
        return 0;
    constexpr double most_rounds = 1'000'000;
    const auto share = static_cast<double>(counted(part_of(whole.budget, 0, ranks))); // the largest
    const double each = period > 0 ? period : std::ceil(share / periods_by_default);
    // A round with nothing to spend would only wait for the others.
    return static_cast<int>(
        std::clamp(std::ceil(share / each), 1.0, std::clamp(share, 1.0, most_rounds)));
}

std::uint64_t rank_seed(std::uint64_t seed, int rank, int round) {
    if (rank == 0 && round == 0)
        return seed;
    const std::uint64_t of_rank =
        Rng(seed).split(first_rank_stream + static_cast<std::uint64_t>(rank)).next();
    return Rng(of_rank).split(static_cast<std::uint64_t>(round)).next();
}

RankSearch::RankSearch(const SearchPlan& plan, int rank)
    : m_plan(plan),
      m_rank(rank),
      m_rounds(plan.rounds()),
      m_share(part_of(plan.whole.budget, rank, plan.ranks)) {
    m_total.threads = plan.whole.threads;
    m_thread = std::thread([this] { run(); });
}

RankSearch::~RankSearch() {
    request_stop();
    m_thread.join();
}

void RankSearch::request_stop() {
    const std::lock_guard lock(m_mutex);
    m_is_stopped = true;
    if (m_current != nullptr)
        m_current->request_stop();
    m_wake.notify_all();
}

void RankSearch::take(const Incumbent& incumbent) {
    const std::lock_guard lock(m_mutex);
    m_incumbent = incumbent;
    m_wake.notify_all();
}

int RankSearch::changes() const {
    const std::lock_guard lock(m_mutex);
    return m_changes;
}

RankReport RankSearch::report() const {
    const std::lock_guard lock(m_mutex);
    RankReport report = m_total;
    if (m_current != nullptr)
        add(report, m_current->snapshot());
    if (!report.has_ended)
        report.seconds = Seconds(Clock::now() - m_start).count();
    return report;
}

/// Adds what a round has found so far to the total. Called with m_mutex held.
void RankSearch::add(RankReport& total, const SearchSnapshot& snapshot) const {
    const auto before = static_cast<double>(total.nodes);
    total.threads = snapshot.threads;
    total.playouts += snapshot.playouts;
    total.nodes += snapshot.nodes;
    total.depth = std::max(total.depth, snapshot.depth);
    if (total.nodes > 0)
        total.mean_depth = (total.mean_depth * before +
                            snapshot.mean_depth * static_cast<double>(snapshot.nodes)) /
                           static_cast<double>(total.nodes);
    if (m_prefix.empty()) {
        if (snapshot.upper_bound)
            total.upper_bound =
                std::min(total.upper_bound.value_or(*snapshot.upper_bound), *snapshot.upper_bound);
        total.is_unclearable = total.is_unclearable || snapshot.is_unclearable;
    }
    if (!snapshot.has_line)
        return;
    MoveList moves = m_prefix;
    for (const Move move : snapshot.best.moves)
        moves.push_back(move);
    const Position& start = m_plan.whole.start;
    const int score = replay(start.board, start.rules, moves).value().score;
    if (!total.line || score > total.line->score)
        total.line = ClaimedLine{moves, score};
}

void RankSearch::run() {
    try {
        while (const auto request = next_round())
            search(*request);
    } catch (const std::exception& exception) { // no memory, no more threads
        const std::lock_guard lock(m_mutex);
        m_total.failure = to_string(error_of(exception));
    }
    const std::lock_guard lock(m_mutex);
    if (m_is_stopped && m_total.stop != StopReason::proven_optimal)
        m_total.stop = StopReason::stop_requested;
    m_total.seconds = Seconds(Clock::now() - m_start).count();
    m_total.has_ended = true;
    ++m_changes;
}

/// The search of the next round; nothing once all is done.
std::optional<SearchRequest> RankSearch::next_round() {
    if (!wait_for_incumbent())
        return std::nullopt;
    const std::lock_guard lock(m_mutex);
    const int round = m_total.rounds;
    SearchRequest request = m_plan.whole;
    request.seed = rank_seed(m_plan.whole.seed, m_rank, round);
    request.budget = budget_of_round();
    m_prefix.clear();
    if (!m_incumbent.moves.empty()) {
        const MoveList& moves = m_incumbent.moves;
        Rng rng = Rng(request.seed).split(position_stream);
        const std::size_t count = rng.bounded(static_cast<std::uint32_t>(moves.size()));
        request.start = position_after(m_plan.whole.start, moves, count);
        for (std::size_t i = 0; i < count; ++i)
            m_prefix.push_back(moves[i]);
    }
    return request;
}

/// False if there is nothing more to do: all rounds are over, or the search was stopped.
bool RankSearch::wait_for_incumbent() {
    std::unique_lock lock(m_mutex);
    const int round = m_total.rounds;
    const bool is_proven = m_total.stop == StopReason::proven_optimal;
    const bool is_spent = m_rounds > 0
                              ? round == m_rounds
                              : Clock::now() - m_start >= m_share.time.value_or(Seconds::max());
    if (m_is_stopped || is_proven || is_spent || !m_total.failure.empty())
        return false;
    if (m_rounds > 0 && round > 0)
        m_wake.wait(lock, [&] { return m_is_stopped || m_incumbent.rounds >= round; });
    return !m_is_stopped;
}

Budget RankSearch::budget_of_round() const {
    if (m_rounds > 0)
        return part_of(m_share, m_total.rounds, m_rounds);
    Budget budget = m_share;
    const Seconds period(m_plan.period > 0 ? m_plan.period
                                           : m_share.time->count() / periods_by_default);
    const Seconds spent = Clock::now() - m_start;
    budget.time = std::min(period, std::max(Seconds(0), *m_share.time - spent));
    return budget;
}

void RankSearch::search(const SearchRequest& request) {
    if (m_plan.is_counted() && counted(request.budget) == 0)
        return end_round(nullptr); // there are more ranks, or rounds, than playouts
    SearchControl control;
    {
        const std::lock_guard lock(m_mutex);
        m_current = &control;
        if (m_is_stopped)
            control.request_stop();
    }
    try {
        const SearchReport report = run_search(request, control);
        end_round(&report);
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        m_current = nullptr;
        throw;
    }
}

/// Adds the result of the round to the total, if it has searched.
void RankSearch::end_round(const SearchReport* report) {
    const std::lock_guard lock(m_mutex);
    m_current = nullptr;
    if (report != nullptr) {
        add(m_total, report->snapshot);
        const bool is_of_whole = m_prefix.empty() && report->stop == StopReason::proven_optimal;
        if (is_of_whole) {
            m_total.upper_bound = report->upper_bound;
            m_total.stop = StopReason::proven_optimal;
        } else if (report->stop != StopReason::proven_optimal &&
                   says_more(report->stop, m_total.stop)) {
            m_total.stop = report->stop;
        }
        if (report->failure)
            m_total.failure = to_string(*report->failure);
    }
    ++m_total.rounds;
    ++m_changes;
}

SearchPart::SearchPart(const SearchPlan& plan, Mail& mail)
    : m_plan(plan), m_mail(mail), m_search(plan, mail.rank()) {}

void SearchPart::take(const Letter& letter) {
    if (letter.kind == Kind::stop)
        m_search.request_stop();
    if (letter.kind != Kind::incumbent)
        return;
    const auto incumbent = message_of<Incumbent>(letter.content);
    const Position& start = m_plan.whole.start;
    if (incumbent &&
        (incumbent->moves.empty() || replay(start.board, start.rules, incumbent->moves)))
        m_search.take(*incumbent);
}

void SearchPart::step(Clock::time_point now, bool was_told) {
    if (was_told && !m_was_told)
        m_search.request_stop();
    const int changes = m_search.changes();
    const bool has_changed = changes != m_told_changes || was_told != m_was_told;
    if ((!has_changed && now < m_next_look) || m_mail.is_sending(0))
        return; // news waits until the last report has left
    m_next_look = now + between_reports;
    RankReport report = m_search.report();
    report.was_told = was_told;
    const std::optional<int> score = report.line ? std::optional(report.line->score) : std::nullopt;
    if (!has_changed && score == m_told_score && now < m_next_report)
        return;
    m_next_report = now + between_words(m_mail.size());
    m_told_changes = changes;
    m_was_told = was_told;
    m_told_score = score;
    m_mail.send(0, Kind::report, to_bytes(report));
}

RankReport SearchPart::end() {
    m_search.request_stop();
    while (!m_search.report().has_ended)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return m_search.report();
}

} // namespace samegame::cluster
