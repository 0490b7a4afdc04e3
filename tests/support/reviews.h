#pragma once

#include <cstdint>

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

} // namespace samegame
