#include "app/cli/board_source.h"

#include <string>

#include "app/cli/terminal/failure.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

/// Boards in a row that the quick search may fail on before it gives up.
constexpr int max_draws = 1000;
constexpr std::uint64_t quick_playouts = 1000;

/// Whether a short search finds a line that empties the board; depends on board and seed alone.
bool is_cleared_quickly(const StartPosition& start, std::uint64_t seed) {
    const Board& board = start.board;
    for (int color = 1; color <= board.color_count(); ++color)
        if (board.block_count(static_cast<Color>(color)) == 1)
            return false;
    SearchRequest request;
    request.start = {board, {Scoring::clickomania, start.rules.gravity}};
    request.budget.playouts = quick_playouts;
    request.solver = find_solver("nested-monte-carlo"); // whichever is the default later
    request.options = default_options(request.solver->options);
    request.seed = seed;
    SearchControl control;
    const SearchSnapshot snapshot = run_search(request, control).snapshot;
    return snapshot.has_line && snapshot.best.cleared;
}

} // namespace

std::optional<GeneratedBoard> BoardSource::next() {
    for (int draw = 0; draw < max_draws; ++draw) {
        if (m_guard.interrupted())
            return std::nullopt;
        const std::uint64_t seed = m_wish.first_seed++;
        if (m_wish.kind == BoardWish::Kind::known_line) {
            const auto made =
                generate_clearable_board(seed, m_wish.rows, m_wish.columns, m_wish.colors);
            return GeneratedBoard{{made.board, m_wish.rules}, seed, made.line};
        }
        const StartPosition start{generate_board(seed, m_wish.rows, m_wish.columns, m_wish.colors),
                                  m_wish.rules};
        if (m_wish.kind == BoardWish::Kind::any || is_cleared_quickly(start, seed))
            return GeneratedBoard{start, seed, std::nullopt};
    }
    throw InputError("none of " + std::to_string(max_draws) +
                     " boards of this size was cleared by a quick search");
}

} // namespace samegame::cli
