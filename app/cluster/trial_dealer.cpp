#include "app/cluster/trial_dealer.h"

#include <algorithm>

#include "app/cluster/message.h"
#include "engine/studies/experiment/trial_file.h"

namespace samegame::cluster {

namespace {

/// The trial of a row, checked like a row of a file; nothing if its number is another.
std::optional<Trial> trial_of(const TrialTable& table, const TrialResult& result) {
    std::string_view row = result.row;
    if (row.ends_with('\n'))
        row.remove_suffix(1);
    auto trial = trial_of_line(table, row);
    return trial && table.number_of(*trial) == result.number ? std::move(trial) : std::nullopt;
}

} // namespace

TrialDealer::TrialDealer(FixedPlan& plan, Mail& mail, Seconds grace, Keep keep, Tell tell)
    : JobLead(mail, grace, std::move(tell)),
      m_plan(plan),
      m_table(plan.table()),
      m_keep(std::move(keep)),
      m_total(m_table.size()) {
    for (const Trial& trial : plan.trials())
        m_kept.insert(m_table.number_of(trial));
    m_done = m_done_before = plan.trials().size();
}

void TrialDealer::take(const Letter& letter, Clock::time_point now) {
    hear(letter.rank, now);
    if (letter.kind == Kind::trial)
        take_result(letter); // of a lost rank too: it is as good as any
    else if (letter.kind == Kind::want)
        take_wish(letter); // a signal may ask a lost rank to end, too
}

void TrialDealer::take_wish(const Letter& letter) {
    const auto wish = message_of<TrialWish>(letter.content);
    if (!wish)
        return lose(letter.rank,
                    name_of_rank(letter.rank) + " has sent a message that cannot be read");
    m_was_told = m_was_told || wish->was_told;
    if (wish->wants && !is_lost(letter.rank))
        m_wishes.push_back(letter.rank);
    if (!wish->failure.empty() && m_failure.empty())
        m_failure = wish->failure;
    m_wants_stop = m_wants_stop || wish->was_told || !wish->failure.empty();
}

void TrialDealer::take_result(const Letter& letter) {
    const auto result = message_of<TrialResult>(letter.content);
    const bool is_known = result && result->number < m_total;
    if (is_known && m_kept.contains(result->number))
        return; // dealt again, and done twice
    const auto trial = is_known ? trial_of(m_table, *result) : std::nullopt;
    if (!trial)
        return lose(letter.rank, name_of_rank(letter.rank) +
                                     " has sent a trial whose line does not earn its score; "
                                     "the others go on without it");
    m_plan.add(*trial);
    m_keep(*trial);
    m_kept.insert(result->number);
    m_dealt.erase(result->number);
    ++m_done;
}

void TrialDealer::step(Clock::time_point now) {
    lose_silent(now);
    if (m_wants_stop)
        stop_soon(now);
    m_is_late = m_last_moment && now >= *m_last_moment;
    while (!m_wishes.empty() && !m_last_moment) {
        const int rank = m_wishes.front();
        const auto trial = is_lost(rank) ? std::nullopt : next();
        if (!trial && !is_lost(rank))
            break; // one may come back
        m_wishes.pop_front();
        if (!trial)
            continue;
        m_dealt[*trial] = rank;
        m_mail.send(rank, Kind::deal, to_bytes(TrialDeal{*trial}));
    }
    send_signs_of_life(now);
}

/// The trial to be dealt next; nothing if all are dealt.
std::optional<std::uint64_t> TrialDealer::next() {
    while (!m_returned.empty()) {
        const std::uint64_t returned = m_returned.front();
        m_returned.pop_front();
        if (!m_kept.contains(returned) && !m_dealt.contains(returned))
            return returned;
    }
    m_next = m_kept.next_missing(m_next);
    return m_next < m_total ? std::optional<std::uint64_t>(m_next++) : std::nullopt;
}

/// Gives up a rank; its trials are dealt again.
void TrialDealer::lose(int rank, const std::string& sentence) {
    if (is_lost(rank))
        return;
    JobLead::lose(rank, sentence);
    for (const auto& [trial, owner] : m_dealt)
        if (owner == rank)
            m_returned.push_back(trial);
    std::erase_if(m_dealt, [&](const auto& dealt) { return dealt.second == rank; });
}

bool TrialDealer::is_done() const {
    return m_done == m_total || m_is_late || missing() == m_mail.size();
}

} // namespace samegame::cluster
