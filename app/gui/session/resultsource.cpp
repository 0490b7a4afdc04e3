#include "app/gui/session/resultsource.h"

#include <QCoreApplication>

#include "engine/search/search_run.h"

namespace {

std::string thisProgram() {
    return "samegame " + QCoreApplication::applicationVersion().toStdString();
}

} // namespace

samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report) {
    samegame::RecordSource source = samegame::source_of(job.request, snapshot);
    source.program = thisProgram();
    source.playouts = snapshot.playouts; // told of every solver, with or without playouts
    if (!job.prefix.moves.empty())
        source.clearable.reset(); // other moves may clear the board
    if (report) {
        source.stop = samegame::name_of(report->stop);
        // Other moves may lead to more than a later position; a ceiling under the line is none.
        if (job.prefix.moves.empty() && report->upper_bound >= snapshot.best.score)
            source.upper_bound = report->upper_bound;
    }
    return source;
}

samegame::RecordSource sourceOf(const samegame::ComparisonRequest& request,
                                const samegame::Trial& result) {
    const samegame::Entrant& entrant = request.entrants[result.entrant];
    samegame::RecordSource source;
    source.solver = entrant.solver->name;
    source.options_json = samegame::to_json(entrant.options);
    source.program = thisProgram();
    source.seed = result.seed;
    source.threads = 1;
    source.seconds = result.seconds;
    source.playouts = result.playouts;
    if (entrant.solver->has_nodes)
        source.nodes = result.nodes;
    source.stop = samegame::name_of(result.stop);
    return source;
}
