#include "engine/experiment/comparison.h"

#include <algorithm>
#include <cassert>
#include <exception>

#include "engine/base/invalid_options.h"
#include "engine/base/rng.h"
#include "engine/search/default_memory.h"
#include "engine/search/search_run.h"
#include "engine/search/worker_team.h"

namespace samegame {

std::optional<Error> contestant_error(const Contestant& contestant) {
    try {
        contestant.solver->make(complete_options(contestant.solver->options, contestant.options));
    } catch (const std::exception& error) {
        return error_of(error);
    }
    return std::nullopt;
}

std::uint64_t run_seed(std::uint64_t seed, std::size_t board, int run) {
    return Rng(Rng(seed).split(board).next()).split(static_cast<std::uint64_t>(run)).next();
}

Comparison::Comparison(ComparisonRequest request) : m_request(std::move(request)) {
    assert(!m_request.contestants.empty() && !m_request.boards.empty());
    assert(m_request.runs > 0 && m_request.threads > 0);
    m_seconds.resize(m_request.contestants.size());
}

std::size_t Comparison::total() const {
    return m_request.contestants.size() * m_request.boards.size() *
           static_cast<std::size_t>(m_request.runs);
}

void Comparison::run() {
    const auto threads = std::min(static_cast<std::size_t>(m_request.threads), total());
    WorkerTeam(static_cast<int>(threads)).run([this](int) { work(); }, [this] { request_stop(); });
}

void Comparison::request_stop() {
    const std::lock_guard lock(m_mutex);
    m_is_stopped = true;
    for (Running* running : m_running)
        running->control.request_stop();
}

void Comparison::work() {
    for (;;) {
        Running running;
        std::size_t number = 0;
        if (!begin(running, number))
            return;
        try {
            end(running, search(number, running));
        } catch (...) {
            end(running, std::nullopt);
            throw;
        }
    }
}

bool Comparison::begin(Running& running, std::size_t& number) {
    const std::lock_guard lock(m_mutex);
    if (m_is_stopped || m_next == total())
        return false;
    number = m_next++;
    running.contestant = number % m_request.contestants.size();
    running.start = Clock::now();
    m_running.push_back(&running);
    return true;
}

void Comparison::end(const Running& running, std::optional<ComparisonResult> result) {
    const std::lock_guard lock(m_mutex);
    std::erase(m_running, &running);
    if (!result)
        return;
    m_seconds[result->contestant].add(result->seconds);
    m_results.push_back(std::move(*result));
}

/// Run `number`, or nothing if it was stopped. Contestants follow each other most closely, then
/// boards, then repetitions.
std::optional<ComparisonResult> Comparison::search(std::size_t number, Running& running) const {
    ComparisonResult result;
    const std::size_t round = number / m_request.contestants.size();
    result.contestant = running.contestant;
    result.board = round % m_request.boards.size();
    result.run = static_cast<int>(round / m_request.boards.size());
    result.seed = run_seed(m_request.seed, m_request.first_board + result.board, result.run);

    const Contestant& contestant = m_request.contestants[result.contestant];
    SearchRequest request;
    request.start = m_request.boards[result.board];
    request.solver = contestant.solver;
    request.options = contestant.options;
    request.budget = m_request.budget;
    request.budget.memory =
        (request.budget.memory == 0 ? default_memory() : request.budget.memory) /
        static_cast<std::uint64_t>(m_request.threads);
    request.seed = result.seed;

    SearchReport report = run_search(request, running.control);
    if (report.stop == StopReason::stop_requested)
        return std::nullopt;
    const MoveList& moves = report.snapshot.best.moves;
    result.score = report.snapshot.best.score;
    result.moves.assign(moves.begin(), moves.end());
    result.stop = report.stop;
    result.cleared = report.snapshot.best.cleared;
    result.seconds = report.snapshot.seconds;
    result.playouts = report.snapshot.playouts;
    result.nodes = report.snapshot.nodes;
    result.curve = std::move(report.snapshot.curve);
    return result;
}

std::vector<ComparisonResult> Comparison::results(std::size_t skipped) const {
    const std::lock_guard lock(m_mutex);
    const auto first = static_cast<std::ptrdiff_t>(std::min(skipped, m_results.size()));
    return {m_results.begin() + first, m_results.end()};
}

ComparisonProgress Comparison::progress() const {
    const std::lock_guard lock(m_mutex);
    ComparisonProgress progress{m_results.size(), total(), {}};
    double left = 0;    // thread time
    double longest = 0; // what the longest run takes
    for (std::size_t contestant = 0; contestant < m_request.contestants.size(); ++contestant) {
        const double expected = expected_seconds(contestant);
        if (expected < 0)
            return progress;
        // Of numbers from m_next on, those that leave this rest.
        const auto count = m_request.contestants.size();
        const auto dealt = (m_next + count - 1 - contestant) / count;
        const std::size_t undealt = total() / count - dealt;
        left += expected * static_cast<double>(undealt);
        if (undealt > 0)
            longest = std::max(longest, expected);
    }
    for (const Running* running : m_running) {
        const double rest = std::max(0.0, expected_seconds(running->contestant) -
                                              Seconds(Clock::now() - running->start).count());
        left += rest;
        longest = std::max(longest, rest);
    }
    progress.time_left = Seconds(std::max(longest, left / m_request.threads));
    return progress;
}

/// The expected seconds of one run, from those that are done; negative: unknown.
double Comparison::expected_seconds(std::size_t contestant) const {
    if (m_seconds[contestant].count() > 0)
        return m_seconds[contestant].mean();
    return m_request.budget.time ? m_request.budget.time->count() : -1;
}

} // namespace samegame
