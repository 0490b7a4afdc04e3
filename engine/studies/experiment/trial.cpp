#include "engine/studies/experiment/trial.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <memory>
#include <utility>

#include "engine/base/exceptions.h"
#include "engine/base/rng.h"
#include "engine/search/search_run.h"

namespace samegame {

std::optional<Error> entrant_error(const Entrant& entrant) {
    try {
        entrant.solver->make(complete_options(entrant.solver->options, entrant.options));
    } catch (const std::exception& error) {
        return error_of(error);
    }
    return std::nullopt;
}

int Entrant::real_threads(int all) const {
    const bool is_one = virtual_time || (rules && rules->refill);
    return std::min(is_one ? 1 : threads, all);
}

std::uint64_t Entrant::memory_of_trial(std::uint64_t all, int all_threads) const {
    return (budget.memory == 0 ? all : budget.memory) / static_cast<std::uint64_t>(all_threads) *
           static_cast<std::uint64_t>(real_threads(all_threads));
}

void TrialTable::set_boards(std::vector<NamedBoard> boards) {
    board_count = boards.size();
    board = [shared = std::make_shared<const std::vector<NamedBoard>>(std::move(boards))](
                std::size_t index) { return (*shared)[index]; };
}

std::size_t TrialTable::size() const {
    return entrants.size() * board_count * static_cast<std::size_t>(runs);
}

TrialPlace TrialTable::place_of(std::size_t number) const {
    const std::size_t round = number / entrants.size();
    return {number % entrants.size(), round % board_count, static_cast<int>(round / board_count)};
}

std::size_t TrialTable::number_of(const TrialPlace& place) const {
    const std::size_t round = static_cast<std::size_t>(place.run) * board_count + place.board;
    return round * entrants.size() + place.entrant;
}

void TrialNumbers::insert(std::size_t number) {
    if (contains(number))
        return;
    std::size_t end = number + 1;
    const auto next = m_intervals.find(end);
    if (next != m_intervals.end()) {
        end = next->second;
        m_intervals.erase(next);
    }
    const auto behind = m_intervals.upper_bound(number);
    if (behind != m_intervals.begin() && std::prev(behind)->second == number)
        std::prev(behind)->second = end;
    else
        m_intervals[number] = end;
}

bool TrialNumbers::contains(std::size_t number) const {
    return next_missing(number) != number;
}

std::size_t TrialNumbers::next_missing(std::size_t first) const {
    const auto behind = m_intervals.upper_bound(first);
    if (behind == m_intervals.begin() || std::prev(behind)->second <= first)
        return first;
    return std::prev(behind)->second;
}

std::uint64_t run_seed(std::uint64_t seed, std::size_t board, int run) {
    return Rng(Rng(seed).split(board).next()).split(static_cast<std::uint64_t>(run)).next();
}

std::uint64_t seed_of(const TrialTable& table, const TrialPlace& place) {
    return run_seed(table.seed, place.board, place.run);
}

Position start_of(const TrialTable& table, const TrialPlace& place) {
    Position start = table.board(place.board).start;
    if (const auto& rules = table.entrants[place.entrant].rules)
        start.rules = *rules;
    return start;
}

std::optional<Trial> run_trial(const TrialTable& table, const TrialPlace& place,
                               std::uint64_t memory, SearchControl& control) {
    const Entrant& entrant = table.entrants[place.entrant];
    SearchRequest request;
    request.start = start_of(table, place);
    request.solver = entrant.solver;
    request.options = entrant.options;
    request.budget = entrant.budget;
    request.budget.memory = memory;
    request.threads = entrant.threads;
    request.virtual_time = entrant.virtual_time;
    request.seed = seed_of(table, place);

    SearchReport report = run_search(request, control);
    if (report.failure)
        throw ThrownError(*report.failure);
    if (report.stop == StopReason::stop_requested)
        return std::nullopt;
    if (report.snapshot.threads < request.threads && !request.start.rules.refill)
        throw ThrownError(Error{
            {SAMEGAME_TEXT("EngineError", "only %1 of the %2 threads of a run could be started"),
             report.snapshot.threads, request.threads}});
    const Line& best = report.snapshot.best;
    Trial trial;
    static_cast<TrialPlace&>(trial) = place;
    trial.seed = request.seed;
    trial.score = best.score;
    trial.moves.assign(best.moves.begin(), best.moves.end());
    trial.cleared = best.cleared;
    trial.stop = report.stop;
    trial.seconds = report.snapshot.seconds;
    trial.playouts = report.snapshot.playouts;
    trial.nodes = report.snapshot.nodes;
    trial.depth = report.snapshot.depth;
    trial.mean_depth = report.snapshot.mean_depth;
    trial.walk_depth = report.snapshot.walk_depth;
    trial.curve = std::move(report.snapshot.curve);
    trial.remarks = std::move(report.remarks);
    return trial;
}

} // namespace samegame
