#include "engine/search/candidate_standing.h"

#include <algorithm>
#include <cmath>

namespace samegame {

namespace {

/// Attempts at one move lie about so many of their deviations around its true worth. A start, to be
/// measured.
constexpr double spread_in_deviations = 3;

/// Of the attempts at all moves together, about the mean of each; nothing where no move has two.
std::optional<double> pooled_deviation(std::span<const Candidate> candidates) {
    double squares = 0;
    double freedom = 0;
    for (const Candidate& candidate : candidates) {
        const auto count = static_cast<double>(candidate.attempts.count());
        if (count < 2)
            continue;
        squares += candidate.attempts.variance() * (count - 1);
        freedom += count - 1;
    }
    if (freedom == 0)
        return std::nullopt;
    return std::sqrt(squares / freedom);
}

/// Whether `a` is told to be better than `b`.
bool is_told_better(const CandidateStanding& a, const CandidateStanding& b) {
    if (!a.loss || !b.loss || !a.spread || !b.spread)
        return false;
    return *b.loss - *a.loss > std::max(*a.spread, *b.spread);
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
    const std::optional<double> deviation = pooled_deviation(candidates);
    int scored = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        if (!candidate.has_best())
            continue;
        ++scored;
        standings[i].loss = best->best - candidate.best;
        if (candidate.is_exact && best->is_exact)
            standings[i].spread = 0;
        else if (deviation)
            standings[i].spread = static_cast<int>(std::ceil(spread_in_deviations * *deviation));
    }
    for (CandidateStanding& standing : standings) {
        if (!standing.loss)
            continue;
        standing.first_place = 1;
        standing.last_place = scored;
        for (const CandidateStanding& other : standings) {
            standing.first_place += is_told_better(other, standing) ? 1 : 0;
            standing.last_place -= is_told_better(standing, other) ? 1 : 0;
        }
    }
    return standings;
}

} // namespace samegame
