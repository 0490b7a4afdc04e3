#include "app/analysis/recordsource.h"

#include <QCoreApplication>

namespace {

samegame::RecordSource sourceOf(const samegame::SolverEntry& solver,
                                const samegame::OptionValues& options) {
    samegame::RecordSource source;
    source.solver = solver.name;
    source.options_json = samegame::to_json(options);
    source.program = "samegame " + QCoreApplication::applicationVersion().toStdString();
    return source;
}

} // namespace

samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report) {
    samegame::RecordSource source = sourceOf(*job.request.solver, job.request.options);
    source.seed = job.request.seed;
    source.threads = job.request.threads;
    source.seconds = snapshot.seconds;
    source.playouts = snapshot.playouts;
    if (job.request.solver->has_nodes)
        source.nodes = snapshot.nodes;
    if (snapshot.depth > 0) {
        source.depth = snapshot.depth;
        source.mean_depth = snapshot.mean_depth;
    }
    if (snapshot.is_unclearable)
        source.clearable = false;
    if (report) {
        source.stop = samegame::name_of(report->stop);
        source.upper_bound = job.prefix.score + report->upper_bound;
    }
    return source;
}

samegame::RecordSource sourceOf(const samegame::ComparisonRequest& request,
                                const samegame::ComparisonResult& result) {
    const samegame::Contestant& contestant = request.contestants[result.contestant];
    samegame::RecordSource source = sourceOf(*contestant.solver, contestant.options);
    source.seed = result.seed;
    source.threads = 1;
    source.seconds = result.seconds;
    source.playouts = result.playouts;
    if (contestant.solver->has_nodes)
        source.nodes = result.nodes;
    source.stop = samegame::name_of(result.stop);
    return source;
}
