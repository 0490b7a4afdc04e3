#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/search/budget.h"
#include "engine/studies/review/game_review.h"

namespace samegame::pictures {

/// A review with what it says, and how it was made.
struct ReviewReport {
    static constexpr std::size_t most_shown = 3; ///< Losses with their boards and sentences.

    /// One of the largest losses.
    struct Loss {
        std::size_t move = 0; ///< An index.
        /// "Move 12 gave away about 412: …" (or "may have given away"), without full stop.
        std::string sentence;
    };

    ReviewReport(std::string game, GameReview reviewed);

    std::string name; ///< Of the game, as it was given.
    GameReview review;
    std::vector<ReviewedMove> moves;
    ReviewSummary summary;
    std::vector<Loss> losses; ///< In the order of largest_losses.
    Budget budget;
    int threads = 1;
    std::uint64_t seed = 0;
    std::string known;   ///< The file of a game of the board that it began with; empty without one.
    std::string command; ///< That repeats it; empty if there is none.
    std::string day;     ///< "2026-11-23", of the review.
    bool is_interrupted = false; ///< It was stopped before the end of its budget.
    std::string failure; ///< Of the search that ended it before that, if one did: a sentence.

    int rows() const { return review.start.board.rows(); }
};

/// The cells of a move in the tables of all pages.
struct ReviewRow {
    std::string number, move, points, reachable, loss, spread, verdict, better;
};
ReviewRow row_of(const ReviewReport& report, std::size_t move);

/// Sentences without their full stops: what the game earned, the verdicts, where the loss lies.
std::vector<std::string> summary_sentences(const ReviewReport& report);

/// "exact" or "about" what, and from which search, and what has ended the review before its budget:
/// sentences without their full stops.
std::vector<std::string> review_notes(const ReviewReport& report);

} // namespace samegame::pictures
