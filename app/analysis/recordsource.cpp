#include "app/analysis/recordsource.h"

#include <QCoreApplication>

samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report) {
    samegame::RecordSource source;
    source.solver = job.request.solver->name;
    source.options_json = samegame::to_json(job.request.options);
    source.seed = job.request.seed;
    source.threads = job.request.threads;
    source.seconds = snapshot.seconds;
    source.playouts = snapshot.playouts;
    if (job.request.solver->has_nodes)
        source.nodes = snapshot.nodes;
    source.program = "samegame " + QCoreApplication::applicationVersion().toStdString();
    if (report) {
        source.stop = samegame::name_of(report->stop);
        source.upper_bound = job.prefix.score + report->upper_bound;
    }
    return source;
}
