#include "app/python/engine_call.h"
#include "app/python/parts.h"
#include "app/python/search_terms.h"
#include "engine/search/budget.h"
#include "engine/studies/distribution/score_sampler.h"

namespace samegame::python {

namespace {

Integers scores_of_playouts(const py::object& board, std::int64_t count, const std::string& policy,
                            std::optional<std::uint64_t> seed,
                            std::optional<std::int64_t> threads) {
    const Position start = position_of(board);
    if (start.rules.refill)
        refuse(
            "playouts go to the end of the game, but with refill nobody knows the columns to come");
    Integers scores(static_cast<py::ssize_t>(checked("count", count, 1, most_count)));
    std::int64_t* const places = scores.mutable_data();
    const ScoreSampler sampler(start, 0, policy);
    SearchControl control;
    const std::uint64_t seed_of_all = seed_or_random(seed);
    const int team = threads_or_all(threads);
    call_engine(
        [&] {
            sampler.run(static_cast<std::uint64_t>(count), team, seed_of_all, control,
                        [places](std::uint64_t first, std::span<const int> drawn) {
                            std::ranges::copy(drawn, places + first);
                        });
        },
        [&] { control.request_stop(); }, [] {});
    return scores;
}

} // namespace

void add_playouts(py::module_& module) {
    module.def("playouts", &scores_of_playouts, py::arg("board"), py::arg("count"),
               py::arg("policy") = "random", py::kw_only(), py::arg("seed") = py::none(),
               py::arg("threads") = py::none(),
               R"(The scores of playouts of a board to its end: int64, (count,), in points.

policy: a name from policies(), with parameters as in "tabu-color-random:epsilon=0.01".
seed: 0 to 2^64-1; random unless given.
threads: 1 to 1024; all cores unless given.

Score i depends on the seed and i alone, not on count and threads. The same seed gives the scores of
`samegame-cli histogram`.)");
}

} // namespace samegame::python
