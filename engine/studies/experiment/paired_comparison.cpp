#include "engine/studies/experiment/paired_comparison.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/game/board_generator.h"

namespace samegame {

namespace {

/// Boards between two looks: the same for any number of threads, so that a comparison ends at the
/// same board everywhere.
constexpr std::size_t boards_at_a_time = 4;

Verdict verdict_of(const PairedSummary& summary, double margin) {
    if (summary.boards < least_values)
        return Verdict::undecided;
    if (summary.interval.high < 0)
        return Verdict::first;
    if (summary.interval.low > 0)
        return Verdict::second;
    return summary.interval.low >= -margin && summary.interval.high <= margin ? Verdict::equal
                                                                              : Verdict::undecided;
}

} // namespace

TrialTable table_of(const PairedRequest& request) {
    TrialTable table;
    for (const Contestant& contestant : request.contestants)
        table.entrants.push_back({contestant, request.budget, 1, request.rules});
    table.board_count = static_cast<std::size_t>(request.boards);
    table.board = [seed = request.seed, rows = request.rows, columns = request.columns,
                   colors = request.colors, rules = request.rules](std::size_t index) {
        const std::uint64_t board = seed + index;
        const std::string size =
            std::to_string(rows) + "x" + std::to_string(columns) + "x" + std::to_string(colors);
        return NamedBoard{"random:" + std::to_string(board) + "/" + size,
                          {generate_board(board, rows, columns, colors), rules}};
    };
    table.seed = request.seed;
    return table;
}

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
        difference.add(trial.scores[1] - trial.scores[0]);
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

PairedComparison::PairedComparison(PairedRequest request, std::span<const Trial> done)
    : m_request(std::move(request)), m_table(table_of(m_request)) {
    for (const Trial& trial : done)
        add(trial);
}

void PairedComparison::run(const TrialTeam::Keep& keep) {
    while (!is_over())
        run_next_boards(keep);
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
    const bool is_look = done.size() % boards_at_a_time == 0;
    if (done.size() >= m_table.board_count ||
        (is_look && summary_of(done, m_request.margin).verdict != Verdict::undecided))
        return true;
    const std::lock_guard lock(m_mutex);
    return m_is_stopped;
}

void PairedComparison::run_next_boards(const TrialTeam::Keep& keep) {
    const std::size_t first = trials().size();
    const std::size_t look = (first / boards_at_a_time + 1) * boards_at_a_time;
    const std::size_t end = std::min(look, m_table.board_count);
    std::vector<Trial> done;
    for (const auto& [place, trial] : m_single) // no other thread changes it now
        done.push_back(trial);
    const std::size_t entrants = m_table.entrants.size();
    TrialTeam team(m_table, {first * entrants, end * entrants}, m_request.threads, done,
                   [&](Trial trial) {
                       {
                           const std::lock_guard lock(m_mutex);
                           add(trial);
                       }
                       keep(std::move(trial));
                   });
    {
        const std::lock_guard lock(m_mutex);
        m_running = &team;
        if (m_is_stopped)
            team.request_stop();
    }
    const auto finish = [this] {
        const std::lock_guard lock(m_mutex);
        m_running = nullptr;
    };
    try {
        team.run();
    } catch (...) {
        finish();
        throw;
    }
    finish();
}

/// Makes pairs of what there is, up to the first board that lacks a run.
void PairedComparison::add(const Trial& trial) {
    m_single.insert({trial, trial});
    for (;;) {
        const std::size_t board = m_trials.size();
        const auto a = m_single.find({0, board, 0});
        const auto b = m_single.find({1, board, 0});
        if (a == m_single.end() || b == m_single.end())
            return;
        m_trials.push_back({m_request.seed + board,
                            {a->second.score, b->second.score},
                            {a->second.seconds, b->second.seconds}});
        m_single.erase(a);
        m_single.erase(b);
    }
}

} // namespace samegame
