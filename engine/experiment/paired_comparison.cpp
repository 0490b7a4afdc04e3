#include "engine/experiment/paired_comparison.h"

#include <algorithm>
#include <utility>

#include "engine/game/board_generator.h"

namespace samegame {

namespace {

/// Boards between two looks: the same for any number of threads, so that a comparison ends at the
/// same board everywhere.
constexpr std::size_t boards_at_a_time = 4;

ComparisonRequest request_of(const PairedRequest& paired, std::size_t first, std::size_t count) {
    ComparisonRequest request;
    request.contestants = {paired.contestants.begin(), paired.contestants.end()};
    for (std::size_t i = first; i < first + count; ++i)
        request.boards.push_back(
            {generate_board(paired.seed + i, paired.rows, paired.columns, paired.colors),
             paired.rules});
    request.first_board = first;
    request.budget = paired.budget;
    request.seed = paired.seed;
    request.threads = paired.threads;
    return request;
}

Verdict verdict_of(const PairedSummary& summary, double margin) {
    if (summary.boards < least_values)
        return Verdict::undecided;
    if (summary.interval.low > 0)
        return Verdict::first;
    if (summary.interval.high < 0)
        return Verdict::second;
    return summary.interval.low >= -margin && summary.interval.high <= margin ? Verdict::equal
                                                                              : Verdict::undecided;
}

} // namespace

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::first:
        return "first";
    case Verdict::second:
        return "second";
    case Verdict::equal:
        return "equal";
    case Verdict::undecided:
        return "undecided";
    }
    return {};
}

PairedSummary summary_of(std::span<const PairedTrial> trials, double margin) {
    RunningStats difference;
    std::array<RunningStats, 2> scores;
    for (const PairedTrial& trial : trials) {
        difference.add(trial.scores[0] - trial.scores[1]);
        for (std::size_t i = 0; i < scores.size(); ++i)
            scores[i].add(trial.scores[i]);
    }
    PairedSummary summary;
    summary.boards = trials.size();
    summary.means = {scores[0].mean(), scores[1].mean()};
    summary.difference = difference.mean();
    if (trials.size() >= 2)
        summary.interval = sequential_interval(difference);
    summary.verdict = verdict_of(summary, margin);
    return summary;
}

PairedComparison::PairedComparison(PairedRequest request, std::vector<PairedTrial> done)
    : m_request(std::move(request)), m_trials(std::move(done)) {}

void PairedComparison::run(const std::function<void()>& after_boards) {
    while (!is_over()) {
        run_next_boards();
        after_boards();
    }
}

void PairedComparison::request_stop() {
    const std::lock_guard lock(m_mutex);
    m_is_stopped = true;
    if (m_running != nullptr)
        m_running->request_stop();
}

std::vector<PairedTrial> PairedComparison::trials() const {
    const std::lock_guard lock(m_mutex);
    return m_trials;
}

PairedSummary PairedComparison::summary() const {
    return summary_of(trials(), m_request.margin);
}

/// Looks only where every run of the same request does.
bool PairedComparison::is_over() const {
    const std::vector<PairedTrial> done = trials();
    const auto most = static_cast<std::size_t>(m_request.boards);
    const bool is_look = done.size() % boards_at_a_time == 0;
    if (done.size() >= most ||
        (is_look && summary_of(done, m_request.margin).verdict != Verdict::undecided))
        return true;
    const std::lock_guard lock(m_mutex);
    return m_is_stopped;
}

void PairedComparison::run_next_boards() {
    const std::size_t first = trials().size();
    const std::size_t look = (first / boards_at_a_time + 1) * boards_at_a_time;
    const std::size_t end = std::min(look, static_cast<std::size_t>(m_request.boards));
    Comparison comparison(request_of(m_request, first, end - first));
    {
        const std::lock_guard lock(m_mutex);
        m_running = &comparison;
        if (m_is_stopped)
            comparison.request_stop();
    }
    const auto finish = [this, &comparison] {
        const std::lock_guard lock(m_mutex);
        m_running = nullptr;
        keep(comparison);
    };
    try {
        comparison.run();
    } catch (...) {
        finish();
        throw;
    }
    finish();
}

/// Adds the boards of which both runs are done, up to the first that lacks one.
void PairedComparison::keep(const Comparison& comparison) {
    const std::size_t first = m_trials.size();
    std::vector<std::array<const ComparisonResult*, 2>> pairs(comparison.request().boards.size());
    const std::vector<ComparisonResult> results = comparison.results();
    for (const ComparisonResult& result : results)
        pairs[result.board][result.contestant] = &result;
    for (std::size_t board = 0; board < pairs.size(); ++board) {
        const auto& [a, b] = pairs[board];
        if (a == nullptr || b == nullptr)
            return;
        m_trials.push_back(
            {m_request.seed + first + board, {a->score, b->score}, {a->seconds, b->seconds}});
    }
}

} // namespace samegame
