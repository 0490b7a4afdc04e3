#include <utility>

#include "app/python/engine_call.h"
#include "app/python/lines.h"
#include "app/python/parts.h"
#include "app/python/search_terms.h"
#include "engine/search/candidate.h"
#include "engine/search/other_orders.h"

namespace samegame::python {

namespace {

constexpr const char* program = "samegame " SAMEGAME_VERSION;

/// The best line of a search; its source is there.
struct FoundLine : GameRecord {
    std::vector<ScorePoint> curve;
};

/// A search as analyze() returns it.
struct Analysis {
    FoundLine line;
    py::list candidates;
};

/// Of a search that may still run.
FoundLine found_so_far(const SearchRequest& request, const SearchSnapshot& snapshot) {
    return {record_so_far(request, snapshot, program), snapshot.curve};
}

FoundLine found_by(const SearchRequest& request, const SearchReport& report) {
    return {record_of(request, report, program), report.snapshot.curve};
}

SearchReport search(const SearchRequest& request, const py::object& progress) {
    SearchControl control;
    SearchReport report;
    call_engine([&] { report = run_search(request, control); }, [&] { control.request_stop(); },
                telling(progress, [&] { return found_so_far(request, control.snapshot()); }));
    for (const Message& remark : report.remarks)
        if (PyErr_WarnEx(PyExc_UserWarning, to_string(remark).c_str(), 1) != 0)
            throw py::error_already_set(); // warnings are errors here
    if (report.failure)
        refuse(to_string(*report.failure));
    return report;
}

FoundLine solve(const SearchRequest& request, const std::vector<std::string>&,
                const py::object& progress) {
    return found_by(request, search(request, progress));
}

py::dict dict_of(const Candidate& candidate, const CandidateStanding& standing, int rows) {
    using namespace py::literals;
    const bool has_best = candidate.has_best();
    const bool is_visited = candidate.visits > 0;
    const RunningStats& attempts = candidate.attempts;
    const py::object places = py::make_tuple(standing.first_place, standing.last_place);
    const py::object several = py::dict("count"_a = attempts.count(), "mean"_a = attempts.mean(),
                                        "deviation"_a = attempts.deviation());
    return py::dict(
        "move"_a = tuple_of(candidate.move, rows), "cells"_a = candidate.cells,
        "points"_a = candidate.points, "best"_a = has_best ? py::cast(candidate.best) : py::none(),
        "exact"_a = candidate.is_exact, "loss"_a = or_none(standing.loss),
        "spread"_a = or_none(standing.spread), "places"_a = has_best ? places : py::none(),
        "any_order"_a = standing.is_any_order,
        "mean"_a = is_visited ? py::cast(candidate.mean) : py::none(),
        "deviation"_a = is_visited ? py::cast(candidate.deviation) : py::none(),
        "visits"_a = candidate.visits, "attempts"_a = attempts.count() > 0 ? several : py::none(),
        "line"_a = array_of(candidate.line.moves, rows));
}

Analysis analyze(SearchRequest request, const std::vector<std::string>& given,
                 const py::object& progress) {
    request.tries_endgame = true;
    compare_first_moves(request, given);
    SearchReport report = search(request, progress);
    take_other_orders(report.snapshot, request.start);
    const auto& candidates = report.snapshot.candidates;
    const std::vector<CandidateStanding> standings = candidate_standings(candidates);
    Analysis analysis{found_by(request, report), py::list()};
    for (std::size_t i = 0; i < candidates.size(); ++i)
        analysis.candidates.append(
            dict_of(candidates[i], standings[i], request.start.board.rows()));
    return analysis;
}

/// Adds a function that searches a board: search(request, options given, progress).
template <class Search>
void add_search(py::module_& module, const char* name, Search run, const std::string& about) {
    module.def(
        name,
        [run](const py::object& board, const std::optional<std::string>& solver,
              const std::optional<double>& seconds, const std::optional<std::int64_t>& playouts,
              const std::optional<std::int64_t>& nodes, const py::dict& options,
              const std::optional<std::uint64_t>& seed, const std::optional<std::int64_t>& threads,
              const std::optional<std::int64_t>& memory, const py::object& progress) {
            const std::vector<std::string> given = option_texts_of(options);
            const SearchTerms terms{seconds, playouts, nodes, seed, threads, memory};
            return run(request_of(position_of(board), solver, given, terms), given, progress);
        },
        py::arg("board"), py::arg("solver") = py::none(), py::kw_only(),
        py::arg("seconds") = py::none(), py::arg("playouts") = py::none(),
        py::arg("nodes") = py::none(), py::arg("options") = py::dict(),
        py::arg("seed") = py::none(), py::arg("threads") = py::none(),
        py::arg("memory") = py::none(), py::arg("progress") = py::none(), about.c_str());
}

std::string about_search() {
    return "\n\nboard: whatever names a board; a Position has rules of its own.\n"
           "solver: a name from solvers(), or \"external:COMMAND\"; the strongest unless given.\n" +
           about_terms() +
           "options: of the solver, as in {\"level\": 3}.\n"
           "progress: is called with the best FoundLine so far, twice a second and at the end.\n\n"
           "Ctrl+C ends the search within about a tenth of a second; progress is called once more, "
           "and\n"
           "then KeyboardInterrupt is raised. If progress raises StopIteration, the search ends, "
           "too,\n"
           "and returns what it has found.";
}

void add_found_line(py::module_& module) {
    py::class_<FoundLine, GameRecord>(module, "FoundLine",
                                      "The best line of a search: a Line, and how it was found.")
        .def_property_readonly(
            "stop",
            [](const FoundLine& f) {
                return f.source->stop.empty() ? py::object(py::none()) : py::cast(f.source->stop);
            },
            "Why the search ended: \"budget_spent\", \"stop_requested\", \"proven_optimal\" (no "
            "line\n"
            "scores more), \"memory_full\" or \"nothing_left\". None while it runs.")
        .def_property_readonly(
            "upper_bound", [](const FoundLine& f) { return f.source->upper_bound; },
            "A proven ceiling on the score of any line, in points, or None.")
        .def_property_readonly(
            "seed", [](const FoundLine& f) { return f.source->seed; },
            "The seed that repeats the search.")
        .def_property_readonly(
            "threads", [](const FoundLine& f) { return f.source->threads; },
            "Threads that searched.")
        .def_property_readonly(
            "seconds", [](const FoundLine& f) { return f.source->seconds; },
            "The time that it took.")
        .def_property_readonly(
            "playouts", [](const FoundLine& f) { return f.source->playouts; },
            "Playouts of all threads; None if the solver plays none.")
        .def_property_readonly(
            "nodes", [](const FoundLine& f) { return f.source->nodes; },
            "Tree nodes of all threads; None if the solver has none.")
        .def_property_readonly(
            "curve", [](const FoundLine& f) { return array_of(f.curve); },
            "Each improvement of the best score: an array with the fields \"seconds\" (float64),\n"
            "\"playouts\" (uint64, of the thread that found it) and \"score\" (int32, points).");
}

void add_analysis(py::module_& module) {
    py::class_<Analysis>(module, "Analysis", "The first moves of a position, compared.")
        .def_property_readonly(
            "line", [](const Analysis& a) { return a.line; }, "The best FoundLine.")
        .def_property_readonly(
            "candidates", [](const Analysis& a) { return a.candidates; },
            R"(A list with a dict for each legal first move, best first; pandas.DataFrame makes a table of it.

move: (row, column) from 1.
cells, points: blocks that it removes, and what that earns.
best: the best final score known after it, from this position on; None if it was never tried.
exact: whether it is proven that no line that begins with the move scores more.
loss: points less than the best move; None if unknown.
spread: points by which the loss may be wrong, 0 if it is exact; None if unknown.
places: (first, last) place that it may have, from 1.
any_order: whether the best line can begin with it, with its groups in another order.
mean, deviation, visits: of the final scores of the playouts that began with it.
attempts: {"count", "mean", "deviation"} of the best scores of independent searches, or None.
line: the moves of the line of best, int64, (moves, 2).)");
}

} // namespace

void add_searches(py::module_& module) {
    add_found_line(module);
    add_analysis(module);
    add_search(module, "solve", &solve,
               "Searches for the best line of a board and returns it, a FoundLine." +
                   about_search());
    add_search(module, "analyze", &analyze,
               "Compares the first moves of a position and returns an Analysis." + about_search());
}

} // namespace samegame::python
