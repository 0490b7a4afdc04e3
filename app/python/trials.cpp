#include <algorithm>
#include <filesystem>
#include <limits>
#include <pybind11/stl/filesystem.h>
#include <utility>

#include "app/python/engine_call.h"
#include "app/python/parts.h"
#include "app/python/search_terms.h"
#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"
#include "engine/formats/line_file.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/program_signature.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "engine/studies/experiment/trial_team.h"

namespace samegame::python {

namespace {

/// Trials as a file has them: its first line, and a dictionary for each later one.
struct Trials {
    explicit Trials(const std::string& first_line) : head(json_of(first_line)) {}

    py::dict head;
    py::list rows;
    // Of the whole table, as far as it is known; rows may have more.
    std::vector<std::string> boards;
    std::size_t runs = 0;
};

/// The dictionary of a line, with arrays for moves and curve, and the name of its entry.
py::dict row_of(const Trials& trials, const std::string& line) {
    py::dict row = json_of(line);
    const py::list entries = trials.head["entries"];
    row["name"] = entries[row["entry"].cast<std::size_t>() - 1].attr("get")("name", "");
    row["seed"] = py::int_(row["seed"]);
    row["moves"] = integers_of(row["moves"], "moves").reshape({py::ssize_t{-1}, py::ssize_t{2}});
    std::vector<ScorePoint> curve;
    for (const auto& [seconds, playouts, score] :
         row["curve"].cast<std::vector<std::tuple<double, std::uint64_t, int>>>())
        curve.push_back({seconds, playouts, score});
    row["curve"] = array_of(curve);
    return row;
}

std::size_t most_of(const Trials& trials, const char* member) {
    std::size_t most = 0;
    for (const py::handle row : trials.rows)
        most = std::max(most, row[member].cast<std::size_t>());
    return most;
}

std::vector<std::string> names_of_trials(const Trials& trials) {
    std::vector<std::string> names;
    for (const py::handle entry : py::list(trials.head["entries"]))
        names.push_back(entry.attr("get")("name", "").cast<std::string>());
    return names;
}

std::vector<std::string> boards_of_trials(const Trials& trials) {
    std::vector<std::string> boards = trials.boards;
    boards.resize(std::max(boards.size(), most_of(trials, "number")));
    for (const py::handle row : trials.rows)
        boards[row["number"].cast<std::size_t>() - 1] = row["board"].cast<std::string>();
    return boards;
}

py::array_t<double> scores_of_trials(const Trials& trials) {
    const auto size = [](std::size_t count) { return static_cast<py::ssize_t>(count); };
    py::array_t<double> scores({size(names_of_trials(trials).size()),
                                size(std::max(trials.boards.size(), most_of(trials, "number"))),
                                size(std::max(trials.runs, most_of(trials, "run")))});
    std::fill_n(scores.mutable_data(), scores.size(), std::numeric_limits<double>::quiet_NaN());
    for (const py::handle row : trials.rows)
        scores.mutable_at(row["entry"].cast<py::ssize_t>() - 1,
                          row["number"].cast<py::ssize_t>() - 1,
                          row["run"].cast<py::ssize_t>() - 1) = row["score"].cast<double>();
    return scores;
}

/// The trials of a file, each line checked by TrialMerger. A torn last line is left out.
Trials read_trials(const std::filesystem::path& path) {
    const auto file = open_to_read(path, InputKind::anything);
    if (!file)
        refuse("cannot read " + in_quotes(path.string()) + ": " + to_string(file.error()));
    TrialMerger merger;
    const auto torn = for_each_line(file->number(), [&](std::string_view line) -> Result<bool> {
        if (const auto error = merger.read(line))
            return *error;
        return true;
    });
    const auto refuse_file = [&path](const Error& reason) {
        refuse(in_quotes(path.string()) + ": " + to_string(reason));
    };
    if (!torn)
        refuse_file(torn.error());
    if (merger.is_empty()) // it may be no such file at all
        if (const auto error = merger.read(*torn))
            refuse_file(*error);
    const std::string text = merger.text();
    std::vector<std::string_view> lines = split(text, '\n');
    lines.pop_back(); // the text ends with a line end
    Trials trials{std::string(lines.front())};
    if (trials.head.contains("boards"))
        if (const auto boards = parse_board_list(trials.head["boards"].cast<std::string>()))
            for (const NamedBoard& board : *boards)
                trials.boards.push_back(board.name);
    if (trials.head.contains("runs"))
        trials.runs = trials.head["runs"].cast<std::size_t>();
    for (const std::string_view line : std::span(lines).subspan(1))
        trials.rows.append(row_of(trials, std::string(line)));
    return trials;
}

/// "nrpa level=3 iterations=50" as `samegame-cli compare` takes it; "external:COMMAND" as it is.
Entrant entrant_of(const std::string& text, const Rules& rules, const SearchTerms& terms) {
    std::vector<std::string> words{text};
    if (!trim(text).starts_with(external_prefix)) {
        words.clear();
        for (const std::string_view word : split(text, ' '))
            if (!word.empty())
                words.emplace_back(word);
    }
    if (words.empty())
        refuse("an entrant is empty: expected \"SOLVER key=value ...\"");
    const SearchRequest search =
        request_of({Board(), rules}, words[0], {words.begin() + 1, words.end()}, terms);
    Entrant entrant{search.solver, search.options, search.budget};
    entrant.name = text;
    if (const auto error = entrant_error(entrant))
        refuse(to_string(*error));
    return entrant;
}

/// The name by which files know a board: the one that it was given by, or its ID.
std::string listed_name_of(const py::handle& board, const Position& start) {
    const bool is_text = py::isinstance<py::str>(board);
    const auto name = is_text ? board_name_in(board.cast<std::string>()) : std::nullopt;
    return name.value_or(id_name_of(start));
}

/// The boards of a list ("random:1-20") or of a sequence of whatever names one. They have the same
/// rules, since those of an entry are written once.
std::vector<NamedBoard> boards_of(const py::object& boards) {
    std::vector<NamedBoard> named;
    if (py::isinstance<py::str>(boards)) {
        named = value_of(parse_board_list(boards.cast<std::string>()));
    } else {
        for (const py::handle board : boards) {
            const Position start = position_of(py::reinterpret_borrow<py::object>(board));
            named.push_back({listed_name_of(board, start), start});
        }
    }
    if (named.empty())
        refuse("there are no boards");
    for (const NamedBoard& board : named)
        if (!(board.start.rules == named.front().start.rules))
            refuse("the boards have different rules: expected the same for all");
    return named;
}

TrialTable table_of(const std::vector<std::string>& entrants, const py::object& boards,
                    std::int64_t runs, const SearchTerms& terms) {
    TrialTable table;
    std::vector<NamedBoard> named = boards_of(boards);
    for (const std::string& entrant : entrants)
        table.entrants.push_back(entrant_of(entrant, named.front().start.rules, terms));
    if (table.entrants.empty())
        refuse("there are no entrants");
    std::vector<std::string> names;
    for (const NamedBoard& board : named)
        names.push_back(board.name);
    table.set_boards(std::move(named));
    table.runs = static_cast<int>(checked("runs", runs, 1, most_runs));
    if (names.size() <= max_listed_boards) // so that an unfinished file tells its shape
        table.extent = {joined(names), table.runs};
    table.seed = seed_or_random(terms.seed);
    return table;
}

TrialProgram this_program() {
    return {"samegame " SAMEGAME_VERSION, program_signature()};
}

/// Gives the plan the trials in a file, in which later ones are kept.
TrialFile kept_trials(const std::filesystem::path& path, TrialPlan& plan) {
    const auto refuse_writing = [&path](const Error& reason) {
        refuse("cannot write " + in_quotes(path.string()) + ": " + to_string(reason));
    };
    auto growing = GrowingFile::open_or_make(path);
    if (!growing)
        refuse_writing(growing.error());
    TrialFile file(std::move(growing).value(), plan, this_program());
    if (const auto error = file.read())
        refuse(in_quotes(path.string()) + ": " + to_string(*error));
    if (const auto error = file.is_empty() ? file.begin_table() : std::nullopt)
        refuse_writing(*error);
    return file;
}

Trials run_trials(const std::vector<std::string>& entrants, const py::object& boards,
                  std::int64_t runs, const SearchTerms& terms,
                  const std::optional<std::filesystem::path>& path, const py::object& progress) {
    if (path && !terms.seed)
        refuse("file needs a seed, so that the next call goes on with the same trials");
    FixedPlan plan(table_of(entrants, boards, runs, terms));
    std::optional<TrialFile> file;
    if (path)
        file.emplace(kept_trials(*path, plan));
    TrialRun run(plan, threads_or_all(terms.threads), [&](const Trial& trial) {
        if (const auto error = file ? file->add(trial) : std::nullopt)
            refuse("cannot write " + in_quotes(path->string()) + ": " + to_string(*error));
    });
    const auto tell = [&] {
        const TrialProgress so_far = run.progress();
        if (!progress.is_none())
            progress(so_far.done, so_far.total);
    };
    call_engine([&] { run.run(); }, [&] { run.request_stop(); }, tell);

    Trials trials{first_trial_line(plan.table(), this_program())};
    for (std::size_t i = 0; i < plan.table().board_count; ++i)
        trials.boards.push_back(plan.table().board(i).name);
    trials.runs = static_cast<std::size_t>(plan.table().runs);
    std::vector<Trial> done = plan.trials();
    std::ranges::sort(done, {}, [&](const Trial& trial) { return plan.table().number_of(trial); });
    for (const Trial& trial : done)
        trials.rows.append(row_of(trials, trial_line(plan.table(), trial)));
    return trials;
}

std::string about_run_trials() {
    return R"(Runs each entrant on each board a number of times, each on one thread, and returns Trials.

entrants: a list of solvers with their options, as in ["nrpa level=3", "sp-mcts"].
boards: a list of names, as in "standard:1-20, random:7", or a sequence of boards with the same rules.
runs: runs of each entrant on each board, with seeds of their own, the same for each entrant.
)" + about_terms() +
           R"(threads are trials that run at once; the budget is that of each search.
file: a path. Each trial is kept there as it ends, and trials that are there are not run again, so that
    a study that was killed or interrupted goes on. It needs a seed.
progress: is called with the numbers of trials that are done and of all, twice a second and at the end;
    Ctrl+C and StopIteration as in solve().
)";
}

} // namespace

void add_trials(py::module_& module) {
    py::class_<Trials>(module, "Trials", "Searches of several solvers on several boards.")
        .def_property_readonly("names", &names_of_trials,
                               "The names of the entrants: a list of str.")
        .def_property_readonly(
            "boards", &boards_of_trials,
            "The names of the boards: a list of str. Of a file that does not say which boards it "
            "is of, as far as it has trials.")
        .def_property_readonly(
            "scores", &scores_of_trials,
            "The scores: float64, (entrants, boards, runs), NaN where there is no "
            "trial, in points.")
        .def_property_readonly(
            "rows", [](const Trials& trials) { return trials.rows; },
            R"(A list with a dict for each trial; pandas.DataFrame makes a table of it.

name: of the entrant.
entry, number, run: of entrant, board and run, from 1.
board: its name.
seed: of the search.
score: in points.
cleared: whether the line clears the board.
stop: why the search ended.
seconds, playouts, nodes: what it took.
depth, mean_depth, walk_depth: of its tree.
moves: int64, (moves, 2).
curve: as in FoundLine.
remarks: sentences on lines of an external program that do not count, where there are any.)")
        .def_property_readonly(
            "head", [](const Trials& trials) { return trials.head; },
            "The first line of the file as a dict: program, seed, entries with "
            "solver, options, rules and budget.")
        .def("__len__", [](const Trials& trials) { return trials.rows.size(); });

    module.def(
        "run_trials",
        [](const std::vector<std::string>& entrants, const py::object& boards, std::int64_t runs,
           const std::optional<double>& seconds, const std::optional<std::int64_t>& playouts,
           const std::optional<std::int64_t>& nodes, const std::optional<std::uint64_t>& seed,
           const std::optional<std::int64_t>& threads, const std::optional<std::int64_t>& memory,
           const std::optional<std::filesystem::path>& file, const py::object& progress) {
            return run_trials(entrants, boards, runs,
                              {seconds, playouts, nodes, seed, threads, memory}, file, progress);
        },
        py::arg("entrants"), py::arg("boards"), py::kw_only(), py::arg("runs") = 1,
        py::arg("seconds") = py::none(), py::arg("playouts") = py::none(),
        py::arg("nodes") = py::none(), py::arg("seed") = py::none(),
        py::arg("threads") = py::none(), py::arg("memory") = py::none(),
        py::arg("file") = py::none(), py::arg("progress") = py::none(), about_run_trials().c_str());
    module.def(
        "read_trials", &read_trials, py::arg("path"),
        "The Trials in a file of experiment, compare, the window or run_trials(). Each line is "
        "checked: its\nmoves earn its score.");
}

} // namespace samegame::python
