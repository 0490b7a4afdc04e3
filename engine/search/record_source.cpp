#include "engine/search/record_source.h"

namespace samegame {

RecordSource source_of(const SearchRequest& request, const SearchSnapshot& snapshot) {
    RecordSource source;
    source.solver = request.solver->name;
    source.options_json = to_json(request.options);
    source.seed = request.seed;
    source.threads = snapshot.threads;
    source.seconds = snapshot.seconds;
    if (request.solver->has_playouts)
        source.playouts = snapshot.playouts;
    if (request.solver->has_nodes)
        source.nodes = snapshot.nodes;
    if (snapshot.depth > 0) {
        source.depth = snapshot.depth;
        source.mean_depth = snapshot.mean_depth;
    }
    if (snapshot.is_unclearable)
        source.clearable = false;
    return source;
}

} // namespace samegame
