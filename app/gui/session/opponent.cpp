#include "app/gui/session/opponent.h"

#include <QCoreApplication>

#include <array>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "engine/base/option_spec.h"
#include "engine/solvers/solver_registry.h"

namespace {

struct Row {
    const char* name;
    const char* title;       // %1 is the name
    const char* explanation; // in one line; %1 is the solver
    const char* solver;
    std::uint64_t playouts;
    int points; // on random boards of 15x15 with 5 colors, standard rules; rounded to hundreds
};

constexpr std::array<Row, opponentCount> rows{{
    {"Pip", QT_TRANSLATE_NOOP("Opponent", "%1: easy"),
     QT_TRANSLATE_NOOP("Opponent", "%1: makes the move after which the board looks best."),
     "greedy", 1, 700},
    {"Toni", QT_TRANSLATE_NOOP("Opponent", "%1: medium"),
     QT_TRANSLATE_NOOP("Opponent", "%1: makes the move after which random games ended best."),
     "flat-monte-carlo", 2000, 1700},
    {"Robin", QT_TRANSLATE_NOOP("Opponent", "%1: hard"),
     QT_TRANSLATE_NOOP("Opponent", "%1: tries each move in games that are played with care."),
     "nested-monte-carlo", 20000, 2300},
    {"Nova", QT_TRANSLATE_NOOP("Opponent", "%1: master"),
     QT_TRANSLATE_NOOP("Opponent", "%1: learns from its own best games of this board."), "nrpa",
     200000, 3200},
}};

const Row& rowOf(Opponent opponent) {
    return rows[static_cast<std::size_t>(opponent)];
}

} // namespace

QString nameOf(Opponent opponent) {
    return rowOf(opponent).name;
}

QString titleOf(Opponent opponent) {
    const Row& row = rowOf(opponent);
    return QCoreApplication::translate("Opponent", row.title).arg(nameOf(opponent));
}

QString explanationOf(Opponent opponent) {
    const Row& row = rowOf(opponent);
    return SharedText::sentences(
        {QCoreApplication::translate("Opponent", row.explanation)
             .arg(solverText(*samegame::find_solver(row.solver), {})),
         QCoreApplication::translate(
             "Opponent",
             "On random boards of 15×15 with 5 colors under the standard rules it reaches "
             "about %1 points.")
             .arg(numberText(row.points))});
}

bool canPlay(Opponent opponent, const samegame::Position& start) {
    const auto* solver = samegame::find_solver(rowOf(opponent).solver);
    return !samegame::refill_refusal(*solver, start.rules);
}

samegame::SearchRequest requestOf(Opponent opponent, const samegame::Position& start) {
    samegame::SearchRequest request;
    request.start = start;
    request.solver = samegame::find_solver(rowOf(opponent).solver);
    request.options = samegame::complete_options(request.solver->options, {});
    request.budget.playouts = rowOf(opponent).playouts;
    request.seed = 1;
    return request;
}
