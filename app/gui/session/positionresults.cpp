#include "app/gui/session/positionresults.h"

#include <algorithm>
#include <cmath>

#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/other_orders.h"

const Finder& PositionResult::finderOf(samegame::Move move) const {
    const auto other = others.find(move);
    return other == others.end() ? finder : other->second;
}

bool PositionResult::isProven() const {
    return has_line && upper_bound == best.score &&
           std::ranges::all_of(candidates, &samegame::Candidate::is_exact);
}

const PositionResult* PositionResults::find(const samegame::Position& position) const {
    const auto found = m_results.find(position);
    return found == m_results.end() ? nullptr : &found->second;
}

void PositionResults::keep(const samegame::Position& position, const PositionResult& result) {
    if (m_results.insert_or_assign(position, result).second)
        m_order.push_back(position);
    if (m_order.size() > capacity) {
        m_results.erase(m_order.front());
        m_order.pop_front();
    }
}

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

/// Whether the best line of `earlier` stays: it is better, or proven where the later one is not.
bool stays(const samegame::Candidate& earlier, const samegame::Candidate& later) {
    if (!earlier.has_best())
        return false;
    if (!later.has_best() || earlier.best > later.best)
        return true;
    return earlier.best == later.best && earlier.is_exact && !later.is_exact;
}

void takeLine(samegame::Candidate& candidate, const samegame::Candidate& earlier) {
    const bool wasDisproved = candidate.is_exact && candidate.has_best(); // by the better line
    candidate.best = earlier.best;
    candidate.line = earlier.line;
    candidate.is_exact = earlier.is_exact && !wasDisproved;
}

void addCounts(samegame::Candidate& candidate, const samegame::Candidate& earlier) {
    if (earlier.visits > 0)
        addScores(candidate, earlier);
    candidate.attempts.merge(earlier.attempts);
}

samegame::Candidate untried(const samegame::Candidate& candidate) {
    samegame::Candidate same;
    same.move = candidate.move;
    same.cells = candidate.cells;
    same.points = candidate.points;
    return same;
}

/// A ceiling under a line that is known was none.
void dropFalseCeiling(samegame::SearchSnapshot& snapshot) {
    if (snapshot.has_line && snapshot.upper_bound < snapshot.best.score)
        snapshot.upper_bound.reset();
}

/// What is known of a position before any search: its moves.
std::vector<samegame::Candidate> untried(const samegame::Position& position) {
    std::vector<samegame::Candidate> candidates;
    for (const samegame::Move move : samegame::legal_moves(position.board)) {
        samegame::Candidate& candidate = candidates.emplace_back();
        candidate.move = move;
        candidate.cells = samegame::group_at(position.board, move.cell).size();
        candidate.points = samegame::move_points(position.rules, candidate.cells);
    }
    return candidates;
}

void setFinder(PositionResult& result, samegame::Move move, const Finder& finder) {
    if (finder == result.finder)
        result.others.erase(move);
    else
        result.others[move] = finder;
}

} // namespace

PositionResult combinedResult(const PositionResult& earlier, const PositionResult& later,
                              bool addsUp) {
    PositionResult combined = later;
    if (earlier.has_line && (!later.has_line || earlier.best.score > later.best.score)) {
        combined.best = earlier.best;
        combined.has_line = true;
    }
    if (earlier.upper_bound)
        combined.upper_bound =
            std::min(*earlier.upper_bound, later.upper_bound.value_or(*earlier.upper_bound));
    dropFalseCeiling(combined);
    combined.is_unclearable = earlier.is_unclearable || later.is_unclearable;
    if (addsUp) {
        combined.playouts += earlier.playouts;
        combined.nodes += earlier.nodes;
        combined.seconds += earlier.seconds;
    }
    if (combined.candidates.empty())
        for (const samegame::Candidate& candidate : earlier.candidates)
            combined.candidates.push_back(untried(candidate));
    const bool isEarlierBest = earlier.best.score == combined.best.score;
    const bool isLaterBest = later.best.score == combined.best.score;
    for (samegame::Candidate& candidate : combined.candidates) {
        candidate.is_any_order &= isLaterBest;
        const auto found =
            std::ranges::find(earlier.candidates, candidate.move, &samegame::Candidate::move);
        if (found == earlier.candidates.end())
            continue;
        candidate.is_any_order |= isEarlierBest && found->is_any_order;
        if (stays(*found, candidate)) {
            takeLine(candidate, *found);
            setFinder(combined, candidate.move, earlier.finderOf(candidate.move));
        }
        if (addsUp)
            addCounts(candidate, *found);
    }
    samegame::sort_best_first(combined.candidates);
    return combined;
}

PositionResult withKnownLine(const PositionResult* result, const samegame::Position& position,
                             const KnownLine& line) {
    PositionResult known = result ? *result : PositionResult();
    if (known.candidates.empty())
        known.candidates = untried(position);
    const samegame::Line& rest = line.rest;
    if (!known.has_line || rest.score > known.best.score) {
        known.best = rest;
        known.has_line = true;
    }
    dropFalseCeiling(known);
    const samegame::Move move = rest.moves.front();
    const auto candidate = std::ranges::find(known.candidates, move, &samegame::Candidate::move);
    if (candidate != known.candidates.end() &&
        (!candidate->has_best() || rest.score > candidate->best)) {
        candidate->best = rest.score;
        candidate->line = rest;
        candidate->is_exact = false;
        setFinder(known, move, line.finder);
    }
    samegame::sort_best_first(known.candidates);
    return known;
}

PositionResult withOtherOrders(PositionResult result, const samegame::Position& position) {
    if (!result.has_line || result.best.moves.empty())
        return result;
    const Finder finder = result.finderOf(result.best.moves.front());
    const std::vector<samegame::Candidate> before = result.candidates;
    samegame::take_other_orders(result, position);
    for (const samegame::Candidate& candidate : result.candidates) {
        const auto old = std::ranges::find(before, candidate.move, &samegame::Candidate::move);
        if (old == before.end() || !(old->line == candidate.line))
            setFinder(result, candidate.move, finder);
    }
    return result;
}
