#include "app/analysis/combinedresult.h"

#include <algorithm>
#include <cmath>

#include "engine/game/group.h"
#include "engine/game/scoring.h"

namespace {

/// Mean and deviation of the scores of both (T. Chan, G. Golub & R. LeVeque, "Updating Formulae and
/// a Pairwise Algorithm for Computing Sample Variances", 1979).
void addScores(samegame::Candidate& candidate, const samegame::Candidate& other) {
    const auto a = static_cast<double>(candidate.visits);
    const auto b = static_cast<double>(other.visits);
    const double difference = other.mean - candidate.mean;
    const double squares = candidate.deviation * candidate.deviation * std::max(0.0, a - 1) +
                           other.deviation * other.deviation * std::max(0.0, b - 1) +
                           difference * difference * a * b / (a + b);
    candidate.mean += difference * b / (a + b);
    candidate.deviation = std::sqrt(squares / std::max(1.0, a + b - 1));
    candidate.visits += other.visits;
}

void combine(samegame::Candidate& candidate, const samegame::Candidate& earlier, bool addsUp) {
    if (earlier.visits == 0)
        return;
    if (candidate.visits == 0) {
        candidate = earlier;
        return;
    }
    if (earlier.best > candidate.best) {
        candidate.best = earlier.best;
        candidate.line = earlier.line;
    }
    if (addsUp)
        addScores(candidate, earlier);
}

/// What is known of a position before any search: its moves.
samegame::SearchSnapshot untried(const samegame::StartPosition& position) {
    samegame::SearchSnapshot snapshot;
    for (const samegame::Move move : samegame::legal_moves(position.board)) {
        samegame::Candidate& candidate = snapshot.candidates.emplace_back();
        candidate.move = move;
        candidate.cells = samegame::group_at(position.board, move.cell).size();
        candidate.points = samegame::move_points(position.rules, candidate.cells);
    }
    return snapshot;
}

} // namespace

samegame::SearchSnapshot combinedResult(const samegame::SearchSnapshot& earlier,
                                        const samegame::SearchSnapshot& later, bool addsUp) {
    samegame::SearchSnapshot combined = later;
    if (earlier.has_line && (!later.has_line || earlier.best.score > later.best.score)) {
        combined.best = earlier.best;
        combined.has_line = true;
    }
    if (earlier.upper_bound)
        combined.upper_bound =
            std::min(*earlier.upper_bound, later.upper_bound.value_or(*earlier.upper_bound));
    combined.is_unclearable = earlier.is_unclearable || later.is_unclearable;
    if (addsUp) {
        combined.playouts += earlier.playouts;
        combined.nodes += earlier.nodes;
        combined.seconds += earlier.seconds;
    }
    for (samegame::Candidate& candidate : combined.candidates) {
        const auto found =
            std::ranges::find(earlier.candidates, candidate.move, &samegame::Candidate::move);
        if (found != earlier.candidates.end())
            combine(candidate, *found, addsUp);
    }
    if (combined.candidates.empty())
        combined.candidates = earlier.candidates;
    samegame::sort_best_first(combined.candidates);
    return combined;
}

samegame::SearchSnapshot withKnownLine(const samegame::SearchSnapshot* result,
                                       const samegame::StartPosition& position,
                                       const samegame::Line& line) {
    samegame::SearchSnapshot snapshot =
        result && !result->candidates.empty() ? *result : untried(position);
    if (!snapshot.has_line || line.score > snapshot.best.score) {
        snapshot.best = line;
        snapshot.has_line = true;
    }
    auto& candidates = snapshot.candidates;
    const auto known =
        std::ranges::find(candidates, line.moves.front(), &samegame::Candidate::move);
    if (known != candidates.end() && (!known->has_best() || line.score > known->best)) {
        known->best = line.score;
        known->line = line;
    }
    samegame::sort_best_first(candidates);
    return snapshot;
}
