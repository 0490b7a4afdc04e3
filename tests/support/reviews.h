#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <QtGlobal>

#include "engine/base/message.h"
#include "engine/game/line.h"
#include "engine/studies/review/game_reviewer.h"

namespace samegame {

/// So many playouts; with the same seed and threads a review finds the same.
inline ReviewRequest review_of_playouts(std::uint64_t count, int threads = 1,
                                        std::uint64_t seed = 1) {
    ReviewRequest request;
    request.budget.playouts = count;
    request.threads = threads;
    request.seed = seed;
    return request;
}

/// The review after it went on. A search that fails is told by a warning.
inline GameReview reviewed(const GameReview& review, const ReviewRequest& request) {
    GameReviewer reviewer(review, request);
    if (const auto failure = reviewer.run(SearchControl()))
        qWarning("%s", to_string(*failure).c_str());
    return reviewer.snapshot();
}

/// The review of a game that takes the first group of a row each time, with what could be reached
/// before each move and at the end: proven from a position on, searched once before it. A best line
/// that is given is known from the start.
inline GameReview review_reaching(const Position& start, const std::vector<int>& reachable,
                                  std::size_t proven_from, const MoveList& best) {
    MoveList moves;
    while (moves.size() + 1 < reachable.size())
        moves.push_back(Move{{0, 0}});
    GameReview review = unsearched_review(start, moves).value();
    for (std::size_t i = 0; i < review.positions.size(); ++i) {
        review.positions[i].reachable = reachable[i];
        review.positions[i].is_exact = i >= proven_from;
        if (i < proven_from)
            review.positions[i].found.add(reachable[i]);
    }
    if (!best.empty())
        review.positions.front().line = best;
    return review;
}

} // namespace samegame
