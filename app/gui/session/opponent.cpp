#include "app/gui/session/opponent.h"

#include <QCoreApplication>

#include <array>

#include "app/gui/basics/enginetexts.h"
#include "engine/base/option_spec.h"
#include "engine/solvers/solver_registry.h"

namespace {

struct Row {
    const char* level;
    const char* solver;
    std::uint64_t playouts;
};

constexpr std::array<Row, opponentCount> rows{{
    {QT_TRANSLATE_NOOP("Opponent", "Easy: %1"), "greedy", 1},
    {QT_TRANSLATE_NOOP("Opponent", "Medium: %1"), "flat-monte-carlo", 2000},
    {QT_TRANSLATE_NOOP("Opponent", "Hard: %1"), "nested-monte-carlo", 20000},
    {QT_TRANSLATE_NOOP("Opponent", "Master: %1"), "nrpa", 200000},
}};

const Row& rowOf(Opponent opponent) {
    return rows[static_cast<std::size_t>(opponent)];
}

} // namespace

QString titleOf(Opponent opponent) {
    return QCoreApplication::translate("Opponent", rowOf(opponent).level)
        .arg(solverTitleOf(opponent));
}

QString solverTitleOf(Opponent opponent) {
    return solverText(*samegame::find_solver(rowOf(opponent).solver), {});
}

bool canPlay(Opponent opponent, const samegame::StartPosition& start) {
    const auto* solver = samegame::find_solver(rowOf(opponent).solver);
    return !samegame::refill_refusal(*solver, start.rules);
}

samegame::SearchRequest requestOf(Opponent opponent, const samegame::StartPosition& start) {
    samegame::SearchRequest request;
    request.start = start;
    request.solver = samegame::find_solver(rowOf(opponent).solver);
    request.options = samegame::complete_options(request.solver->options, {});
    request.budget.playouts = rowOf(opponent).playouts;
    request.seed = 1;
    return request;
}
