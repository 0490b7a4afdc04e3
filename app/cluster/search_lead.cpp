#include "app/cluster/search_lead.h"

#include <algorithm>

#include "engine/base/exceptions.h"
#include "engine/bounds/upper_bound.h"

namespace samegame::cluster {

namespace {

constexpr std::chrono::milliseconds between_incumbents(100);

} // namespace

SearchLead::SearchLead(const SearchPlan& plan, Mail& mail, Seconds grace, Tell tell)
    : JobLead(mail, grace, std::move(tell)),
      m_plan(plan),
      m_start(Clock::now()),
      m_reports(static_cast<std::size_t>(mail.size())),
      m_next_exchange(m_start) {}

void SearchLead::take(const Letter& letter, Clock::time_point now) {
    hear(letter.rank, now);
    if (is_lost(letter.rank) || letter.kind != Kind::report)
        return;
    auto report = message_of<RankReport>(letter.content);
    if (!report)
        return m_tell(name_of_rank(letter.rank) + " has sent a report that cannot be read");
    take_line(letter.rank, *report);
    report_of(letter.rank) = std::move(*report);
}

/// Checks the line of a report; if it is wrong, the rank's line before stays.
void SearchLead::take_line(int rank, RankReport& report) {
    const RankReport& before = report_of(rank);
    if (!report.line)
        return;
    const bool is_known = before.line && before.line->score == report.line->score &&
                          before.line->moves == report.line->moves;
    if (!is_known) {
        const auto line = believed(m_plan.whole.start, *report.line);
        if (!line) {
            m_tell(name_of_rank(rank) + " has sent a line that does not earn the " +
                   std::to_string(report.line->score) +
                   " points that it claims; it does not count");
            report.line = before.line;
            return;
        }
        report.line->moves = line->moves;
    }
    if (m_best && *m_best >= report.line->score)
        return;
    m_best = report.line->score;
    ++m_improvements;
}

void SearchLead::step(Clock::time_point now) {
    for (const RankReport& report : m_reports)
        if (report.was_told)
            stop_soon(now);
    give_up(now);
    if (is_proven() && !m_plan.is_counted())
        stop(); // nothing is left for the others to find
    exchange(now);
    send_signs_of_life(now);
}

/// Gives up ranks that are silent, and after a signal ranks that do not answer.
void SearchLead::give_up(Clock::time_point now) {
    lose_silent(now);
    if (!m_last_moment || now < *m_last_moment)
        return;
    for (int rank = 0; rank < m_mail.size(); ++rank)
        if (is_waited_for(rank))
            lose(rank, name_of_rank(rank) + " has not answered in time");
}

bool SearchLead::is_waited_for(int rank) const {
    return !is_lost(rank) && !report_of(rank).has_ended;
}

/// Whether some rank has the proof that no line scores more.
bool SearchLead::is_proven() const {
    return std::ranges::any_of(m_reports, [](const RankReport& report) {
        return report.stop == StopReason::proven_optimal;
    });
}

void SearchLead::exchange(Clock::time_point now) {
    if (!m_plan.shares || m_is_stopping)
        return;
    if (m_plan.is_counted())
        return exchange_counted();
    if (now < m_next_exchange || m_shared == m_improvements)
        return;
    m_next_exchange = now + between_incumbents;
    m_shared = m_improvements;
    send_incumbent(0, false);
}

/// The incumbent of a round goes out when every rank has ended it.
void SearchLead::exchange_counted() {
    for (int rank = 0; rank < m_mail.size(); ++rank)
        if (is_waited_for(rank) && report_of(rank).rounds <= m_rounds)
            return;
    if (is_done())
        return;
    ++m_rounds;
    if (is_proven())
        return stop();
    send_incumbent(m_rounds, true);
}

/// Sends it to every rank, or to the ranks that have read the last one.
void SearchLead::send_incumbent(int rounds, bool to_all) {
    Incumbent incumbent;
    incumbent.rounds = rounds;
    if (const auto best = best_rank())
        incumbent.moves = report_of(*best).line->moves;
    for (int rank = 0; rank < m_mail.size(); ++rank)
        if (is_waited_for(rank) && (to_all || !m_mail.is_sending(rank)))
            m_mail.send(rank, Kind::incumbent, to_bytes(incumbent));
}

std::optional<int> SearchLead::best_rank() const {
    std::optional<int> best;
    for (int rank = 0; rank < m_mail.size(); ++rank) {
        const auto& line = report_of(rank).line;
        if (line && (!best || line->score > report_of(*best).line->score))
            best = rank;
    }
    return best;
}

bool SearchLead::is_done() const {
    for (int rank = 0; rank < m_mail.size(); ++rank)
        if (is_waited_for(rank))
            return false;
    return true;
}

SearchReport SearchLead::report() const {
    SearchReport whole;
    SearchSnapshot& snapshot = whole.snapshot;
    const auto& [board, rules] = m_plan.whole.start;
    double depth_sum = 0;
    bool is_proof_sound = true;
    for (const RankReport& report : m_reports) {
        snapshot.playouts += report.playouts;
        snapshot.nodes += report.nodes;
        snapshot.threads += report.threads;
        snapshot.seconds = std::max(snapshot.seconds, report.seconds);
        snapshot.depth = std::max(snapshot.depth, report.depth);
        snapshot.is_unclearable = snapshot.is_unclearable || report.is_unclearable;
        depth_sum += report.mean_depth * static_cast<double>(report.nodes);
        if (report.upper_bound)
            snapshot.upper_bound =
                std::min(snapshot.upper_bound.value_or(*report.upper_bound), *report.upper_bound);
        if (whole.stop == StopReason::budget_spent || report.stop == StopReason::memory_full)
            whole.stop = report.stop;
        if (!report.failure.empty() && !whole.failure)
            whole.failure = Error{Message("%1", report.failure)};
    }
    if (snapshot.nodes > 0)
        snapshot.mean_depth = depth_sum / static_cast<double>(snapshot.nodes);
    if (const auto best = best_rank()) {
        snapshot.has_line = true;
        snapshot.best = replay(board, rules, report_of(*best).line->moves).value();
    }
    if (m_last_moment)
        whole.stop = StopReason::stop_requested;
    if (snapshot.has_line && snapshot.upper_bound &&
        *snapshot.upper_bound < snapshot.best.score) { // one of two ranks is wrong
        whole.failure = false_proof(*snapshot.upper_bound, snapshot.best.score).error();
        snapshot.upper_bound.reset();
        snapshot.is_unclearable = false;
        is_proof_sound = false;
        if (whole.stop == StopReason::proven_optimal)
            whole.stop = StopReason::nothing_left;
    }
    if (is_proven() && is_proof_sound)
        whole.stop = StopReason::proven_optimal;
    whole.upper_bound = snapshot.upper_bound;
    if (!rules.refill) {
        const int ceiling = remaining_upper_bound(rules, board);
        whole.upper_bound = std::min(ceiling, whole.upper_bound.value_or(ceiling));
    }
    return whole;
}

} // namespace samegame::cluster
