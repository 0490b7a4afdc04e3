#include "engine/studies/solvability/clearing_search.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/line.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"

namespace samegame {

namespace {

constexpr std::uint64_t first_playouts = 1000;
constexpr std::uint64_t first_nodes = 20'000;
constexpr std::uint64_t growth = 4; ///< Growth from one round to the next.
constexpr int most_rounds = 20;     ///< The last would have some 10^15 playouts.
constexpr auto player_name = "nested-monte-carlo";
constexpr auto prover_name = "exact";

class ClearingSearch {
public:
    ClearingSearch(const ClearingRequest& request, const SearchControl& control)
        : m_request(request), m_control(control), m_start(Clock::now()) {
        m_result.blocks_left = request.start.board.block_count();
    }

    ClearingResult run() {
        const Board& board = m_request.start.board;
        if (board.is_cleared())
            m_result.outcome = Clearing::line;
        else if (!board.has_moves() || !may_be_cleared_separated(m_request.start.rules, board))
            m_result.outcome = Clearing::none;
        for (std::uint64_t share = 1; !is_over() && !has_played_all(); share *= growth) {
            ++m_result.rounds;
            play(first_playouts * share);
            if (!is_over())
                prove(first_nodes * share);
        }
        m_result.seconds = elapsed();
        return m_result;
    }

private:
    double elapsed() const { return Seconds(Clock::now() - m_start).count(); }

    bool is_over() const {
        return m_result.outcome != Clearing::open || m_control.stop_requested() ||
               (m_request.time && elapsed() >= m_request.time->count());
    }

    bool has_played_all() const {
        return m_result.rounds >= std::min(m_request.rounds.value_or(most_rounds), most_rounds);
    }

    SearchReport search(const char* solver, SearchRequest request) {
        request.start = m_request.start;
        request.start.rules.scoring = Scoring::clickomania; // clearing is all that counts
        request.solver = find_solver(solver);
        request.options = complete_options(request.solver->options, request.options);
        request.seed = Rng(m_request.seed).split(m_searches++).next();
        request.budget.memory = m_request.memory;
        if (m_request.time)
            request.budget.time = Seconds(std::max(1e-3, m_request.time->count() - elapsed()));
        SearchControl inner(&m_control);
        SearchReport report = run_search(request, inner);
        if (report.failure)
            throw std::runtime_error(to_string(*report.failure));
        if (report.snapshot.has_line)
            take(report.snapshot.best);
        return report;
    }

    void play(std::uint64_t playouts) {
        SearchRequest request;
        request.budget.playouts = playouts;
        request.threads = m_request.threads;
        m_result.playouts += search(player_name, request).snapshot.playouts;
    }

    void prove(std::uint64_t nodes) {
        SearchRequest request;
        request.options["goal"] = std::string("clear");
        request.budget.nodes = nodes;
        const SearchReport report = search(prover_name, request);
        m_result.nodes += report.snapshot.nodes;
        if (report.snapshot.is_unclearable)
            m_result.outcome = Clearing::none;
    }

    void take(const Line& line) {
        const Board& start = m_request.start.board;
        const int left =
            board_after(start, m_request.start.rules, line.moves, line.moves.size()).block_count();
        if (left < m_result.blocks_left) {
            m_result.blocks_left = left;
            m_result.moves = line.moves;
        }
        if (left == 0)
            m_result.outcome = Clearing::line;
    }

    const ClearingRequest& m_request;
    const SearchControl& m_control;
    const Clock::time_point m_start;
    std::uint64_t m_searches = 0;
    ClearingResult m_result;
};

} // namespace

std::string_view name_of(Clearing clearing) {
    constexpr std::array<std::string_view, 3> names{"cleared", "unclearable", "open"};
    return names[static_cast<std::size_t>(clearing)];
}

ClearingResult find_clearing(const ClearingRequest& request, const SearchControl& control) {
    return ClearingSearch(request, control).run();
}

} // namespace samegame
