#include "engine/search/candidate.h"

#include <algorithm>
#include <tuple>

namespace samegame {

bool better(const Candidate& a, const Candidate& b) {
    const auto key = [](const Candidate& c) {
        const bool visited = c.visits > 0;
        return std::tuple(c.has_best(), c.has_best() ? c.best : 0, visited, visited ? c.mean : 0.0,
                          c.points);
    };
    if (key(a) != key(b))
        return key(a) > key(b);
    return a.move < b.move;
}

void sort_best_first(std::vector<Candidate>& candidates) {
    std::sort(candidates.begin(), candidates.end(), better);
}

} // namespace samegame
