#include "engine/studies/experiment/comparison.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace samegame {

namespace {

/// Boards between two looks: the same for any number of threads, so that a comparison ends at the
/// same board everywhere.
constexpr std::size_t boards_at_a_time = 4;

/// Ignores memory, which files of trials leave out.
bool grant_the_same(const Budget& a, const Budget& b) {
    return a.time == b.time && a.playouts == b.playouts && a.nodes == b.nodes;
}

bool are_same(const Entrant& a, const Entrant& b) {
    return a.solver == b.solver && grant_the_same(a.budget, b.budget) &&
           complete_options(a.solver->options, a.options) ==
               complete_options(b.solver->options, b.options);
}

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

/// Moves pairs out of `single`, which has trials or references to them, behind the others: up to
/// the first board that lacks a run.
template <typename KeptTrial>
void take_pairs(std::map<TrialPlace, KeptTrial>& single, std::vector<PairedTrial>& pairs) {
    for (;;) {
        const std::size_t board = pairs.size();
        const auto a = single.find({0, board, 0});
        const auto b = single.find({1, board, 0});
        if (a == single.end() || b == single.end())
            return;
        const Trial& first = a->second;
        const Trial& second = b->second;
        pairs.push_back({board,
                         {first.score, second.score},
                         {first.seconds, second.seconds},
                         {has_game(first), has_game(second)}});
        single.erase(a);
        single.erase(b);
    }
}

/// What trials add up to.
class PairedSums {
public:
    void add(const PairedTrial& trial) {
        m_difference.add(trial.scores[1] - trial.scores[0]);
        for (std::size_t i = 0; i < m_scores.size(); ++i)
            m_scores[i].add(trial.scores[i]);
    }

    PairedSummary summary(double margin) const {
        PairedSummary summary;
        summary.boards = m_difference.count();
        summary.means = {m_scores[0].mean(), m_scores[1].mean()};
        summary.difference = m_difference.mean();
        if (summary.boards >= 2)
            summary.interval = sequential_interval(m_difference);
        summary.verdict = verdict_of(summary, margin);
        return summary;
    }

private:
    RunningStats m_difference;
    std::array<RunningStats, 2> m_scores;
};

} // namespace

TrialTable table_of(const ComparisonRequest& request) {
    TrialTable table;
    table.entrants = request.entrants;
    std::vector<NamedBoard> boards;
    for (std::size_t i = 0; i < request.boards.size(); ++i)
        boards.push_back({i < request.board_names.size() ? request.board_names[i] : std::string(),
                          request.boards[i]});
    table.set_boards(std::move(boards));
    table.runs = request.runs;
    table.seed = request.seed;
    return table;
}

bool goes_on(const ComparisonRequest& next, const ComparisonRequest& before) {
    const std::size_t boards = std::min(next.boards.size(), before.boards.size());
    return next.seed == before.seed &&
           std::equal(next.entrants.begin(), next.entrants.end(), before.entrants.begin(),
                      before.entrants.end(), are_same) &&
           std::equal(next.boards.begin(),
                      next.boards.begin() + static_cast<std::ptrdiff_t>(boards),
                      before.boards.begin());
}

TrialTable table_of(const PairedRequest& request) {
    TrialTable table;
    table.title = request.entrants[0].name + " against " + request.entrants[1].name;
    table.entrants.assign(request.entrants.begin(), request.entrants.end());
    table.board_count = static_cast<std::size_t>(request.boards);
    table.board = [seed = request.seed, rows = request.rows, columns = request.columns,
                   colors = request.colors, rules = request.rules](std::size_t index) {
        return random_board(seed + index, rows, columns, colors, rules);
    };
    table.seed = request.seed;
    return table;
}

std::vector<PairedTrial> pairs_of(std::span<const Trial> trials) {
    std::map<TrialPlace, std::reference_wrapper<const Trial>> single; // moves are not copied
    for (const Trial& trial : trials)
        single.insert({trial, trial});
    std::vector<PairedTrial> pairs;
    take_pairs(single, pairs);
    return pairs;
}

std::string_view name_of(Verdict verdict) {
    constexpr std::array<std::string_view, 4> names{"first", "second", "equal", "undecided"};
    return names[static_cast<std::size_t>(verdict)];
}

PairedSummary summary_of(std::span<const PairedTrial> trials, double margin) {
    PairedSums sums;
    for (const PairedTrial& trial : trials)
        sums.add(trial);
    return sums.summary(margin);
}

std::vector<PairedSummary> running_summaries(std::span<const PairedTrial> trials, double margin) {
    std::vector<PairedSummary> summaries;
    summaries.reserve(trials.size());
    PairedSums sums;
    for (const PairedTrial& trial : trials) {
        sums.add(trial);
        summaries.push_back(sums.summary(margin));
    }
    return summaries;
}

PairedPlan::PairedPlan(TrialTable table, double margin)
    : m_table(std::move(table)), m_margin(margin) {
    assert(m_table.entrants.size() == 2 && m_table.runs == 1);
}

void PairedPlan::add(const Trial& trial) {
    const std::lock_guard lock(m_mutex);
    m_single.insert({trial, trial});
    take_pairs(m_single, m_trials);
}

std::vector<Trial> PairedPlan::done() const {
    const std::lock_guard lock(m_mutex);
    std::vector<Trial> done;
    for (const auto& [place, trial] : m_single)
        done.push_back(trial);
    return done;
}

/// Checks the rule only after boards at which every run of the same request does.
TrialRange PairedPlan::next() {
    const std::vector<PairedTrial> done = trials();
    const std::size_t first = done.size();
    const bool is_look = first % boards_at_a_time == 0;
    if (first >= m_table.board_count ||
        (is_look && summary_of(done, m_margin).verdict != Verdict::undecided))
        return {};
    const std::size_t look = (first / boards_at_a_time + 1) * boards_at_a_time;
    const std::size_t entrants = m_table.entrants.size();
    return {first * entrants, std::min(look, m_table.board_count) * entrants};
}

std::vector<PairedTrial> PairedPlan::trials() const {
    const std::lock_guard lock(m_mutex);
    return m_trials;
}

PairedSummary PairedPlan::summary() const {
    return summary_of(trials(), m_margin);
}

} // namespace samegame
