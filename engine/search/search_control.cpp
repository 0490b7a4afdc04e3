#include "engine/search/search_control.h"

#include <algorithm>
#include <cmath>

namespace samegame {

namespace {

/// Adds what another worker knows of the same move. Deviations are not known yet, but variances.
void merge_candidate(Candidate& into, double& variance, const Candidate& other,
                     double other_variance) {
    if (other.visits == 0)
        return;
    if (into.visits == 0) {
        into = other;
        variance = other_variance;
        return;
    }
    if (other.best > into.best) {
        into.best = other.best;
        into.line = other.line;
    }
    const auto mine = static_cast<double>(into.visits);
    const auto theirs = static_cast<double>(other.visits);
    const double difference = other.mean - into.mean;
    variance = (variance * mine + other_variance * theirs +
                difference * difference * mine * theirs / (mine + theirs)) /
               (mine + theirs);
    into.mean += difference * theirs / (mine + theirs);
    into.visits += other.visits;
}

/// One curve of the best score from those of the workers.
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

SearchSnapshot SearchControl::snapshot() const {
    SearchSnapshot snapshot;
    std::vector<double> variances; // those of the candidates
    std::vector<ScorePoint> points;
    double depth_sum = 0;
    std::uint64_t walk_depth_sum = 0;
    {
        const std::lock_guard lock(m_mutex);
        snapshot.threads = static_cast<int>(m_shares.size());
        for (const Share& share : m_shares) {
            // Of equal scores the lowest worker's line stays, so that the result is reproducible.
            if (share.has_line && (!snapshot.has_line || share.best.score > snapshot.best.score)) {
                snapshot.has_line = true;
                snapshot.best = share.best;
            }
            snapshot.playouts += share.playouts;
            snapshot.nodes += share.nodes;
            if (share.upper_bound)
                snapshot.upper_bound =
                    std::min(snapshot.upper_bound.value_or(*share.upper_bound), *share.upper_bound);
            snapshot.depth = std::max(snapshot.depth, share.depth);
            snapshot.is_unclearable = snapshot.is_unclearable || share.is_unclearable;
            depth_sum += share.mean_depth * static_cast<double>(share.nodes);
            walk_depth_sum += share.walk_depth_sum;
            points.insert(points.end(), share.curve.begin(), share.curve.end());
            if (snapshot.candidates.empty()) {
                snapshot.candidates = share.candidates;
                variances = share.variances;
            } else {
                for (std::size_t i = 0; i < share.candidates.size(); ++i)
                    merge_candidate(snapshot.candidates[i], variances[i], share.candidates[i],
                                    share.variances[i]);
            }
        }
        const auto now = m_end == Clock::time_point{} ? Clock::now() : m_end;
        if (m_start != Clock::time_point{})
            snapshot.seconds = Seconds(now - m_start).count();
    }
    for (std::size_t i = 0; i < variances.size(); ++i)
        snapshot.candidates[i].deviation = std::sqrt(variances[i]);
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
