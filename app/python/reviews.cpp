#include <algorithm>
#include <utility>

#include "app/python/engine_call.h"
#include "app/python/lines.h"
#include "app/python/parts.h"
#include "app/python/search_terms.h"
#include "engine/base/memory.h"
#include "engine/studies/review/game_reviewer.h"

namespace samegame::python {

namespace {

using namespace py::literals;

/// A review with what it says of the moves.
struct ReviewedGame {
    explicit ReviewedGame(GameReview known)
        : review(std::move(known)), moves(reviewed_moves(review)) {}

    int rows() const { return review.start.board.rows(); }

    GameReview review;
    std::vector<ReviewedMove> moves;
};

/// The review of a game that knows nothing else but a game of the same board, if there is one.
GameReview review_before(const GameRecord& game, const GameRecord* known) {
    GameReview review = value_of(unsearched_review(game.start, game.line.moves));
    if (known == nullptr)
        return review;
    if (!(known->start == game.start))
        refuse("known is a game of another board, or by other rules");
    if (const auto error = take_known_line(review, known->line.moves))
        refuse("known: " + to_string(*error));
    return review;
}

ReviewedGame review_game(const GameRecord& game, const SearchTerms& terms, const GameRecord* known,
                         const py::object& progress) {
    ReviewRequest request;
    request.budget = budget_of(terms);
    if (request.budget.memory == 0)
        request.budget.memory = default_memory();
    request.threads = threads_or_all(terms.threads);
    request.seed = seed_or_random(terms.seed);
    GameReviewer reviewer(review_before(game, known), request);
    SearchControl control;
    std::optional<Error> failure;
    call_engine([&] { failure = reviewer.run(control); }, [&] { control.request_stop(); },
                telling(progress, [&] { return ReviewedGame(reviewer.snapshot()); }));
    if (failure)
        refuse(to_string(*failure));
    return ReviewedGame(reviewer.snapshot());
}

py::dict dict_of(const ReviewedMove& move, int rows) {
    const auto where_searched = [&move](const py::object& value) {
        return move.is_searched ? value : py::none();
    };
    return py::dict("move"_a = tuple_of(move.move, rows), "points"_a = move.points,
                    "reachable"_a = move.reachable, "loss"_a = move.loss, "exact"_a = move.is_exact,
                    "spread"_a = where_searched(py::int_(move.spread)),
                    "verdict"_a = where_searched(py::cast(name_of(sure_verdict(move)))),
                    "doubtful"_a = where_searched(py::bool_(move.verdict == MoveVerdict::doubtful)),
                    "better"_a = array_of(move.better, rows));
}

py::list moves_of_game(const ReviewedGame& game) {
    py::list list;
    for (const ReviewedMove& move : game.moves)
        list.append(dict_of(move, game.rows()));
    return list;
}

py::dict summary_of_game(const ReviewedGame& game) {
    const ReviewSummary summary = summary_of(game.moves);
    const ToldAccuracy told = told_accuracy(game.review, summary);
    std::optional<double> accuracy;
    std::optional<std::string_view> accuracy_is;
    if (told.kind != ToldAccuracy::Kind::not_known) {
        accuracy = summary.accuracy;
        accuracy_is = name_of(told.kind);
    }
    return py::dict(
        "good"_a = count_sure(game.moves, MoveVerdict::good), "doubtful"_a = summary.doubtful,
        "small_losses"_a = count_sure(game.moves, MoveVerdict::small_loss),
        "mistakes"_a = summary.mistakes, "reachable"_a = summary.reachable, "loss"_a = summary.loss,
        "accuracy"_a = accuracy, "accuracy_is"_a = accuracy_is);
}

GameRecord line_of(const ReviewedGame& game) {
    GameRecord record;
    record.start = game.review.start;
    record.line = replay(record.start.board, record.start.rules, game.review.moves).value();
    return record;
}

Integers reachable_of(const ReviewedGame& game) {
    std::vector<int> scores;
    for (const ReviewedPosition& position : game.review.positions)
        scores.push_back(position.reachable);
    return array_of(scores);
}

py::array_t<bool> proofs_of(const ReviewedGame& game) {
    py::array_t<bool> array(static_cast<py::ssize_t>(game.review.positions.size()));
    std::ranges::transform(game.review.positions, array.mutable_data(),
                           &ReviewedPosition::is_exact);
    return array;
}

py::list best_lines_of(const ReviewedGame& game) {
    py::list list;
    for (const ReviewedPosition& position : game.review.positions)
        list.append(array_of(position.line, game.rows()));
    return list;
}

constexpr const char* about_review =
    R"(Finds what each move of a game lost and what was better, and returns a Review.

game: a Line with at least one move, without refill; it need not be over.
known: a Line of the same board whose end is known to be reachable.
progress: is called with the Review so far, twice a second and at the end; Ctrl+C and StopIteration as
    in solve().
)";

} // namespace

void add_reviews(py::module_& module) {
    py::class_<ReviewedGame>(module, "Review",
                             "The best line known from each position of a game, and what each move "
                             "lost.")
        .def_property_readonly("line", &line_of, "The game, a Line.")
        .def_property_readonly(
            "moves", &moves_of_game,
            R"(A list with a dict for each move of the game; pandas.DataFrame makes a table of it.

move: (row, column) from 1.
points: of the move alone.
reachable: the final score of the best line known before it.
loss: points by which less can be reached after it.
spread: points by which the loss may be wrong; 0 if it is exact. It, verdict and doubtful are None where the
    positions beside the move were not searched yet.
exact: whether the loss is proven.
verdict: "good", "small loss" or "mistake": what is sure.
doubtful: whether it may be a mistake.
better: the moves of a better line from before it, int64, (moves, 2); none if nothing was lost.)")
        .def_property_readonly(
            "summary", &summary_of_game,
            "A dict: numbers of good, doubtful, small_losses and mistakes; points "
            "reachable and loss of all moves;\naccuracy in percent of what was "
            "reachable, None where it is not known;\naccuracy_is \"exact\", \"about\" or \"at "
            "most\", how "
            "far it is known.")
        .def_property_readonly("reachable", &reachable_of,
                               "The final score of the best line known from each position: int64, "
                               "(moves + 1,), in points.")
        .def_property_readonly(
            "is_exact", &proofs_of,
            "Whether it is proven that no more can be reached from each position: "
            "bool, (moves + 1,).")
        .def_property_readonly(
            "lines", &best_lines_of,
            "The moves of the best line known from each position: a list of int64, "
            "(moves, 2).")
        .def_property_readonly(
            "searches", [](const ReviewedGame& g) { return g.review.searches; },
            "Searches that were made.");

    module.def(
        "review",
        [](const GameRecord& game, const std::optional<double>& seconds,
           const std::optional<std::int64_t>& playouts, const std::optional<std::uint64_t>& seed,
           const std::optional<std::int64_t>& threads, const std::optional<std::int64_t>& memory,
           const GameRecord* known, const py::object& progress) {
            return review_game(game, {seconds, playouts, {}, seed, threads, memory}, known,
                               progress);
        },
        py::arg("game"), py::kw_only(), py::arg("seconds") = py::none(),
        py::arg("playouts") = py::none(), py::arg("seed") = py::none(),
        py::arg("threads") = py::none(), py::arg("memory") = py::none(),
        py::arg("known") = py::none(), py::arg("progress") = py::none(),
        (about_review + about_terms("seconds, playouts")).c_str());
}

} // namespace samegame::python
