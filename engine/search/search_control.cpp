#include "engine/search/search_control.h"

#include <algorithm>
#include <cmath>

#include "engine/base/exceptions.h"

namespace samegame {

namespace {

/// Adds another worker's results for the same move. Variances are known, deviations not yet.
void merge_candidate(Candidate& into, double& variance, const Candidate& other,
                     double other_variance) {
    // If two workers contradict each other, nothing is proven.
    into.is_exact = (into.is_exact && !(other.has_best() && other.best > into.best)) ||
                    (other.is_exact && !(into.has_best() && into.best > other.best));
    if (other.has_best() && (!into.has_best() || other.best > into.best)) {
        into.best = other.best;
        into.line = other.line;
    }
    if (other.visits == 0)
        return;
    const auto mine = static_cast<double>(into.visits);
    const auto theirs = static_cast<double>(other.visits);
    const double difference = other.mean - into.mean;
    variance = (variance * mine + other_variance * theirs +
                difference * difference * mine * theirs / (mine + theirs)) /
               (mine + theirs);
    into.mean += difference * theirs / (mine + theirs);
    into.visits += other.visits;
    into.attempts.merge(other.attempts);
}

/// One curve of the best score from the workers' curves.
std::vector<ScorePoint> merge_curves(std::vector<ScorePoint> points) {
    std::sort(points.begin(), points.end(), [](const auto& a, const auto& b) {
        return a.seconds != b.seconds ? a.seconds < b.seconds : a.score > b.score;
    });
    std::vector<ScorePoint> curve;
    for (const ScorePoint& point : points) {
        if (curve.empty() || point.score > curve.back().score)
            curve.push_back(point);
    }
    return curve;
}

} // namespace

std::optional<int> SearchControl::lowest_bound() const {
    std::optional<int> lowest = m_beside.upper_bound;
    for (const Share& share : m_shares)
        if (share.upper_bound)
            lowest = std::min(lowest.value_or(*share.upper_bound), *share.upper_bound);
    return lowest;
}

void SearchControl::check_proofs() const {
    const std::optional<int> bound = lowest_bound();
    const bool is_unclearable =
        m_beside.is_unclearable || std::ranges::any_of(m_shares, &Share::is_unclearable);
    const auto check = [&](const Share& share) {
        if (bound && share.has_line && share.best.score > *bound)
            throw false_proof(*bound, share.best.score);
        if (share.has_line && share.best.cleared && is_unclearable)
            throw FalseClaim({Message(SAMEGAME_TEXT(
                "EngineError",
                "the solver has a fault: it proved that no line clears the board, but one did"))});
        for (std::size_t i = 0; i < share.candidates.size(); ++i) {
            const Candidate& exact = share.candidates[i];
            if (!exact.is_exact)
                continue;
            const auto compare = [i, &exact](const Share& other) {
                if (i < other.candidates.size() && other.candidates[i].has_best() &&
                    other.candidates[i].best > exact.best)
                    throw false_proof(exact.best, other.candidates[i].best);
            };
            compare(m_beside);
            std::ranges::for_each(m_shares, compare);
        }
    };
    check(m_beside);
    std::ranges::for_each(m_shares, check);
}

/// Counts each thread's best score after a move as an attempt.
void SearchControl::count_threads(std::vector<Candidate>& candidates) const {
    for (const Share& share : m_shares)
        for (std::size_t i = 0; i < share.candidates.size(); ++i)
            if (share.candidates[i].visits > 0)
                candidates[i].attempts.add(share.candidates[i].best);
}

SearchSnapshot SearchControl::snapshot() const {
    SearchSnapshot snapshot;
    std::vector<double> variances; // of the candidates
    std::vector<ScorePoint> points;
    double depth_sum = 0;
    std::uint64_t walk_depth_sum = 0;
    {
        const std::lock_guard lock(m_mutex);
        snapshot.threads = static_cast<int>(m_shares.size());
        const auto take_line = [&snapshot, &points](const Share& share) {
            // Of equal scores the lowest worker's line stays, so that the result is reproducible.
            if (share.has_line && (!snapshot.has_line || share.best.score > snapshot.best.score)) {
                snapshot.has_line = true;
                snapshot.best = share.best;
            }
            snapshot.is_unclearable = snapshot.is_unclearable || share.is_unclearable;
            points.insert(points.end(), share.curve.begin(), share.curve.end());
        };
        for (const Share& share : m_shares) {
            take_line(share);
            snapshot.playouts += share.playouts;
            snapshot.nodes += share.nodes;
            snapshot.depth = std::max(snapshot.depth, share.depth);
            depth_sum += share.mean_depth * static_cast<double>(share.nodes);
            walk_depth_sum += share.walk_depth_sum;
            if (snapshot.candidates.empty()) {
                snapshot.candidates = share.candidates;
                variances = share.variances;
            } else {
                for (std::size_t i = 0; i < share.candidates.size(); ++i)
                    merge_candidate(snapshot.candidates[i], variances[i], share.candidates[i],
                                    share.variances[i]);
            }
        }
        take_line(m_beside);
        for (std::size_t i = 0; i < m_beside.candidates.size(); ++i) {
            if (snapshot.candidates.size() == i) { // no worker has published yet
                snapshot.candidates.push_back(m_beside.candidates[i]);
                variances.push_back(0);
            }
            merge_candidate(snapshot.candidates[i], variances[i], m_beside.candidates[i], 0);
        }
        snapshot.upper_bound = lowest_bound();
        if (m_threads_are_apart && m_shares.size() > 1)
            count_threads(snapshot.candidates);
        const auto now = m_end == Clock::time_point{} ? Clock::now() : m_end;
        if (m_start != Clock::time_point{})
            snapshot.seconds = Seconds(now - m_start).count();
    }
    for (std::size_t i = 0; i < variances.size(); ++i)
        snapshot.candidates[i].deviation = std::sqrt(variances[i]);
    if (snapshot.upper_bound && snapshot.has_line && *snapshot.upper_bound < snapshot.best.score)
        snapshot.upper_bound.reset(); // one of the two is wrong, which ends its search
    for (Candidate& candidate : snapshot.candidates)
        if (candidate.has_best() && snapshot.upper_bound && candidate.best >= *snapshot.upper_bound)
            candidate.is_exact = true;
    sort_best_first(snapshot.candidates);
    snapshot.curve = merge_curves(std::move(points));
    if (snapshot.nodes > 0)
        snapshot.mean_depth = depth_sum / static_cast<double>(snapshot.nodes);
    if (snapshot.playouts > 0)
        snapshot.walk_depth =
            static_cast<double>(walk_depth_sum) / static_cast<double>(snapshot.playouts);
    return snapshot;
}

} // namespace samegame
