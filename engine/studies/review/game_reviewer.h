#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"
#include "engine/search/search_run.h"
#include "engine/studies/review/game_review.h"

namespace samegame {

struct ReviewRequest {
    /// Of time or of playouts; without either, the review goes on until it is stopped or all is
    /// proven. A budget of playouts gives the same review for the same seed and number of threads.
    Budget budget;
    int threads = 1; ///< 1 or more.
    std::uint64_t seed = 0;
};

/// Improves a review, for as long as it may.
///
/// 1. The ends: from the last position backwards, each is solved (Endgame), up to the first that
///    takes too long. This has a tenth of the budget, of time ten seconds at most.
/// 2. A pass: from there back to the start, the default solver searches each position that is not
///    exact and was never searched. It has three tenths of what is left, in even shares.
/// 3. Rounds: the position that matters most is searched again with another seed, so that a loss is
///    confirmed or goes away. That is the position before or after a move, the one with fewer
///    searches, whose loss is large for the searches it has had: the largest losses have most of
///    the budget. Four of five searches know nothing (the default solver), the fifth begins with a
///    known line (Chain), or every other one where all searches of the position end below what is
///    known from there, and each is 1.4 times as long as the one before it there. Where a move
///    seems to have given the cleared board away (gave_clearing_away), the position after it has
///    up to five searches more than the one before, and every other one looks for a line that
///    clears the board and for nothing else. The largest loss of these that is doubtful has every
///    second round after it, until it is a mistake for sure or goes away. Where the searches end
///    below the game itself, half of the budget of the rounds is for long searches (16 shares and
///    more), as no loss shows before one of them finds more. Beyond that half, searches near the
///    line it finds follow the loss to the move that caused it.
///
/// Whatever line comes from it serves all positions (take_line). The search of a position tries the
/// played move, too, and what it finds belongs to the position after it. Proven values end the
/// search there.
class GameReviewer {
public:
    /// The review with what another one knows of the positions that both games go through, as far
    /// as it is more: lines, proofs and what searches found. Without a common start it stays as it
    /// is.
    static GameReview with_knowledge_of(const GameReview& other, GameReview review);

    /// Goes on with `review`, which has all its positions (unsearched_review).
    GameReviewer(GameReview review, const ReviewRequest& request);

    /// Returns at the end of the budget, within a tenth of a second after a stop of `control`, or
    /// with nothing left to find; the error of a search that failed, which leaves the review valid.
    /// Once.
    std::optional<Error> run(const SearchControl& control);

    /// The review as it is now. Any thread, any time.
    GameReview snapshot() const;

private:
    void solve_ends(const SearchControl& control);
    void pass(const SearchControl& control);
    void rounds(const SearchControl& control);
    bool has_lost_clearing(std::size_t place) const;
    std::optional<std::size_t> place_in_doubt() const;

    SearchRequest request_for(std::size_t place, double amount);
    SearchReport report_of(SearchRequest request, const SearchControl& control);
    void search(std::size_t place, double amount, const SearchControl& control);
    void look_for_clearing(std::size_t place, double amount, const SearchControl& control);
    MoveList known_line(std::size_t place) const;
    void go_on_from_lines(std::size_t place, double amount, const SearchControl& control);

    std::optional<std::size_t> place_that_matters() const;
    std::optional<std::size_t> place_behind() const;
    void follow_loss(std::size_t place, const SearchControl& control);
    std::size_t open_count() const;
    bool is_over(const SearchControl& control) const;
    double left() const;

    void publish();

    const ReviewRequest m_request;
    Clock::time_point m_start{};
    std::vector<Position> m_positions;
    std::uint64_t m_playouts = 0;
    double m_share = 0; // the least that a search of a round is worth
    std::size_t m_searches_at_length = 0;
    std::optional<Error> m_failure;
    GameReview m_review; // of the thread that runs
    mutable std::mutex m_mutex;
    std::shared_ptr<const GameReview> m_shown; // m_review as others may see it; guarded by m_mutex
};

} // namespace samegame
