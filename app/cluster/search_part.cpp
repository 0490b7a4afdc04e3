#include "app/cluster/search_part.h"

#include <thread>

#include "app/cluster/message.h"

namespace samegame::cluster {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_looks(30); // as often as a search publishes

} // namespace

SearchPart::SearchPart(const SearchPlan& plan, Mail& mail)
    : m_plan(plan), m_mail(mail), m_search(plan, mail.rank()) {}

void SearchPart::take(const Letter& letter) {
    if (letter.kind == Kind::stop)
        m_search.request_stop();
    if (letter.kind != Kind::incumbent)
        return;
    const auto incumbent = read_incumbent(letter.content);
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
        return; // what is new is told when the last report has left
    m_next_look = now + between_looks;
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
        std::this_thread::sleep_for(milliseconds(1));
    return m_search.report();
}

} // namespace samegame::cluster
