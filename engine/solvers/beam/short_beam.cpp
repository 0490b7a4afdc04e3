#include "engine/solvers/beam/short_beam.h"

#include <algorithm>
#include <memory>

#include "engine/search/search_run.h"
#include "engine/solvers/beam/beam_search.h"

namespace samegame {

namespace {

/// The beam as a solver of its own, for searches within another.
const SolverEntry& beam_entry() {
    static const SolverEntry entry = [] {
        SolverEntry beam;
        beam.name = "beam-search";
        beam.options = BeamSearch::option_table().specs();
        beam.make = [](const OptionValues& options) -> std::unique_ptr<Solver> {
            return std::make_unique<BeamSearch>(BeamSearch::option_table().read(options));
        };
        return beam;
    }();
    return entry;
}

SearchRequest beam_request(const Board& root, const Rules& rules, int most_width,
                           SearchContext& context) {
    constexpr double widths_of_second = 50;     // of 15x15 cells
    constexpr std::uint64_t nodes_of_width = 4; // for each cell, with the budget three times more
    constexpr std::uint64_t playouts_of_width = 64; // for each cell
    const Budget& share = context.share();
    const auto cells = static_cast<std::uint64_t>(root.cell_count());
    double width = most_width;
    SearchRequest request;
    const auto grant = [&](std::uint64_t left, std::uint64_t cost) {
        width = std::min(width, static_cast<double>(left) / static_cast<double>(cost * cells));
        return std::max<std::uint64_t>(1, left / 2);
    };
    if (share.time) {
        const Seconds left = std::max(Seconds(0), *share.time - context.elapsed());
        width = std::min(width, left.count() * widths_of_second * 225 / static_cast<double>(cells));
        request.budget.time = left / 2;
    }
    if (share.nodes)
        request.budget.nodes = grant(context.nodes_left(), nodes_of_width);
    if (share.playouts)
        request.budget.playouts = grant(context.playouts_left(), playouts_of_width);
    request.start = {root, rules};
    request.solver = &beam_entry();
    request.options["width"] = static_cast<std::int64_t>(std::max(1.0, width));
    request.budget.memory = context.memory();
    request.seed = context.rng().next();
    return request;
}

} // namespace

std::optional<Line> run_short_beam(const Board& root, const Rules& rules, int width,
                                   SearchContext& context) {
    SearchControl control(&context.control());
    const SearchReport report = run_search(beam_request(root, rules, width, context), control);
    context.take_search(report.snapshot);
    if (!report.snapshot.has_line)
        return std::nullopt;
    return report.snapshot.best;
}

} // namespace samegame
