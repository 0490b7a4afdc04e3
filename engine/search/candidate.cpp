#include "engine/search/candidate.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
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

namespace {

/// How far attempts at a move end below the best score of this move, on average over all moves;
/// nothing if no move has two attempts. It says as much as deviations, which a few attempts that
/// miss the bonus make large.
std::optional<double> mean_shortfall(std::span<const Candidate> candidates) {
    RunningStats shortfalls;
    for (const Candidate& candidate : candidates)
        if (candidate.has_best() && candidate.attempts.count() > 1)
            shortfalls.add(candidate.best - candidate.attempts.mean());
    if (shortfalls.count() == 0)
        return std::nullopt;
    return shortfalls.mean();
}

/// How far a loss that is not exact may be wrong, if the best score is `best`. Fitted on generated
/// boards, to losses of a search six times as long by another seed, so that 19 of 20 lie within:
/// see engine/measurements/losses.md.
int spread_of(int loss, double shortfall, int best) {
    constexpr double of_shortfall = 0.4;
    constexpr double of_best = 0.025; // for finds of longer searches that no short chain comes near
    constexpr double of_loss = 0.55;  // the larger the loss, the less complete its chains
    const double spread = of_shortfall * shortfall + of_best * std::abs(best) + of_loss * loss;
    return std::max(1, static_cast<int>(std::ceil(spread)));
}

/// Whether `a` is known to be better than `b`. Spreads grow with losses, so that this is an order.
bool is_told_better(const Candidate& a, const CandidateStanding& of_a, const Candidate& b,
                    const CandidateStanding& of_b) {
    if (!of_a.loss || !of_b.loss)
        return false;
    const int difference = *of_b.loss - *of_a.loss;
    if (a.is_exact && b.is_exact)
        return difference > 0;
    return of_a.spread && of_b.spread && difference > std::max(*of_a.spread, *of_b.spread);
}

} // namespace

std::vector<CandidateStanding> candidate_standings(std::span<const Candidate> candidates) {
    std::vector<CandidateStanding> standings(candidates.size());
    const Candidate* best = nullptr;
    for (const Candidate& candidate : candidates)
        if (candidate.has_best() && (best == nullptr || candidate.best > best->best))
            best = &candidate;
    if (best == nullptr)
        return standings;
    const std::optional<double> shortfall = mean_shortfall(candidates);
    int scored = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        CandidateStanding& standing = standings[i];
        if (!candidate.has_best())
            continue;
        ++scored;
        standing.is_any_order = candidate.is_any_order;
        standing.loss = best->best - candidate.best;
        if (candidate.is_exact && best->is_exact)
            standing.spread = 0;
        else if (shortfall)
            standing.spread = spread_of(*standing.loss, *shortfall, best->best);
    }
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        CandidateStanding& standing = standings[i];
        if (!standing.loss)
            continue;
        standing.first_place = 1;
        standing.last_place = scored;
        for (std::size_t k = 0; k < candidates.size(); ++k) {
            const Candidate& other = candidates[k];
            if (is_told_better(other, standings[k], candidates[i], standing))
                ++standing.first_place;
            if (is_told_better(candidates[i], standing, other, standings[k]))
                --standing.last_place;
        }
    }
    return standings;
}

} // namespace samegame
