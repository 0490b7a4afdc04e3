#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/game/line.h"
#include "engine/game/position.h"
#include "engine/stats/running_stats.h"

namespace samegame {

/// The review of a game: for each position of it the best line known from there, and for each move
/// what it lost. GameReviewer improves it.

/// A position of a reviewed game. Scores are final scores of the game: what was earned before the
/// position counts too.
struct ReviewedPosition {
    int score = 0;         ///< Earned before it.
    int reachable = 0;     ///< The final score of `line`, the best one known.
    MoveList line;         ///< From here to an end of the game, canonical.
    bool is_exact = false; ///< Proven: nothing more can be reached.
    /// The final scores that searches of this position alone found; each has a seed of its own.
    RunningStats found;
    /// Other searches: they began with a known line, or looked for a cleared board alone.
    std::uint64_t chains = 0;
};

/// A game with what is known of it, as a plain value that can be kept and taken up again.
struct GameReview {
    Position start;                          ///< Without refill.
    MoveList moves;                          ///< Canonical, at least one.
    std::vector<ReviewedPosition> positions; ///< One before each move, and the last one.
    std::uint64_t searches = 0;              ///< Searches so far, so that none has a seed twice.
};

/// A review that knows nothing but the game itself: from each position its own moves. A game that
/// is not over goes on with any moves, as what is still possible after it counts. The error is
/// about a game with refill, without moves, or with an illegal move.
Result<GameReview> unsearched_review(const Position& start, std::span<const Move> moves);

/// What a review learns serves all its positions. `positions` are those along its game
/// (positions_along). take_line and prove are for one thread, and take some milliseconds at most.

/// Takes a finished line of a position where it is better than the one known, and all that follows.
/// The line with the move before it is a line of the position before: what can be reached is never
/// less than later. And the line with the played move put first (other_order) is a line of the
/// position after it, so that a line found early does not leave the blame with an innocent move.
void take_line(GameReview& review, std::span<const Position> positions, std::size_t place,
               const MoveList& line);

/// Passes on what the line of a position is to the others, as take_line does.
void pass_line_on(GameReview& review, std::span<const Position> positions, std::size_t place);

/// Takes a line that is known of the board, from its start to an end of the game: at the start, and
/// at each later position of the reviewed game that the line goes through too, whatever moves led
/// there. The error says why a line is refused; the review then stays as it is.
std::optional<Error> take_known_line(GameReview& review, std::span<const Move> moves);

/// Nothing more can be reached from a position, nor from those after it for as long as the game
/// loses nothing.
void prove(GameReview& review, std::size_t place);

/// Points that can be reached less after a move than before it; 0 or more.
int loss_of(const GameReview& review, std::size_t move);

/// Points by which the best search of a position alone ends below the best line known from there; 0
/// if it is proven or was not searched.
double miss_of(const ReviewedPosition& position);

/// Each position is proven or was searched. Before that nobody has looked for what the others could
/// reach, so that losses and accuracy say too little of the game.
bool is_complete(const GameReview& review);

/// The reviewed game is over after its last move.
bool is_over(const GameReview& review);

/// What the game has earned, with the end points if it is over.
int score_of(const GameReview& review);

/// A word for a move.
///
/// With `loss` and `spread` of the move: a mistake loses for sure, by `loss - spread`, 20 points
/// and 2 % of what could be reached before it. It is doubtful where that is not sure, but `loss`
/// itself is as large and more than half of the spread. A small loss is smaller, and loses
/// something for sure; all other moves are good.
enum class MoveVerdict { good, doubtful, small_loss, mistake };

/// "good", "may be a mistake", "small loss", "mistake".
std::string_view name_of(MoveVerdict verdict);

/// What a review says of a move.
struct ReviewedMove {
    Move move;
    int points = 0;    ///< Of the move alone.
    int reachable = 0; ///< Before the move.
    int loss = 0;      ///< What can be reached less than before it, 0 or more.
    /// How much smaller or larger the loss may be; 0 if both positions are exact.
    ///
    /// It is made from how far searches of a position alone end below the best line known from
    /// there (the shortfall, in the mean of all positions that are not exact), from the score, from
    /// the loss, and from how often the positions before and after the move were searched; where
    /// the cleared board was given away, all of the loss is in doubt until the position after the
    /// move was searched often. See spread_of in the source, and engine/measurements/reviews.md for
    /// how often it holds.
    int spread = 0;
    bool is_exact = false; ///< The loss is proven.
    /// The positions before and after it are proven or were searched. If not, loss, spread and
    /// verdict say what the lines known by chance show, and no more.
    bool is_searched = false;
    MoveVerdict verdict = MoveVerdict::good;
    MoveList better; ///< The best line from before the move; empty if nothing was lost.
};

/// The move loses more than its spread. A doubtful one may do so too: how much is in doubt then.
bool loses_for_sure(const ReviewedMove& move);

/// The verdict, or of a doubtful move what is sure of it: a small loss, or good.
MoveVerdict sure_verdict(const ReviewedMove& move);

/// How many of the moves between positions that were searched have this as what is sure of them.
int count_sure(std::span<const ReviewedMove> moves, MoveVerdict verdict);

/// One for each move of the game.
std::vector<ReviewedMove> reviewed_moves(const GameReview& review);

/// The moves that are not good, of those between positions that were searched, at most `most`, as
/// indices: mistakes, then what may be one, then
/// small losses. Each kind has its largest losses first, and of equal ones the earlier.
std::vector<std::size_t> largest_losses(std::span<const ReviewedMove> moves, std::size_t most);

struct ReviewSummary {
    int good = 0; ///< Moves by their verdict, of those between positions that were searched.
    int doubtful = 0;
    int small_losses = 0;
    int mistakes = 0;
    int reachable = 0; ///< At the start.
    int loss = 0;      ///< Of all moves together.
    int sure_loss = 0; ///< Of the moves that lose for sure.
    /// The shortest stretch of moves with half of the loss or more, both ends included, as indices;
    /// the first of equals. Nothing if nothing was lost.
    std::optional<std::pair<std::size_t, std::size_t>> half_of_loss;
    /// In percent: the part of the reachable score that was reached, 100 * (1 - loss / reachable),
    /// and 0 if nothing or less was reached. Each loss makes it smaller, and without any it is 100.
    double accuracy = 100;
};

ReviewSummary summary_of(std::span<const ReviewedMove> moves);

/// An accuracy as it is shown, with a digit behind the point: what is nearly all is not all, so
/// that 100 is said only of games without any loss, and 99.9 of those next to them.
double shown_accuracy(double percent);

/// How an accuracy is told, so that nobody takes for known what the spreads leave open.
struct ToldAccuracy {
    enum class Kind {
        exact, ///< What could be reached at the start and at the end is proven.
        about, ///< The moves that lose for sure have at least half of the loss.
        /// They have less, or not all positions were searched, and the game is over. What it lost
        /// together is then certain, as its score and a better line are known, but which moves lost
        /// it is not.
        at_most,
        /// They have less, and the game goes on: what it lost is open, too. Or nothing is known to
        /// be lost, and not all positions were searched for it.
        not_known,
    };
    Kind kind = Kind::about;
    double percent = 100; ///< Of no use where it is not known; 100 if no move lost anything.

    /// Moves lose something, and which of them lose most is not sure.
    bool are_losses_open() const {
        return percent < 100 && (kind == Kind::at_most || kind == Kind::not_known);
    }
    bool operator==(const ToldAccuracy&) const = default;
};
/// "exact", "about", "at most", "not known".
std::string_view name_of(ToldAccuracy::Kind kind);

/// In percent as they are shown (shown_accuracy).
ToldAccuracy told_accuracy(const GameReview& review, const ReviewSummary& summary);

/// Why a move lost, seen from the plans (LinePlan) of the best lines before and after it.
struct LossReason {
    enum class Kind {
        /// The line before it cleared the board, the line after it does not, and the end points are
        /// half of the loss or more.
        clearing,
        /// A harvest of the line before it is smaller in the line after it: the harvest of that
        /// line with most of its blocks has fewer blocks than it, half of them or more its own, and
        /// the difference of their points is half to twice the loss.
        harvest,
    };
    Kind kind = Kind::clearing;
    Color color = no_color;    ///< Of the harvest.
    int before = 0;            ///< Its blocks.
    int after = 0;             ///< The blocks of what becomes of it.
    std::vector<Cell> harvest; ///< Its blocks on the board before the move.
};

/// LossReason::Kind::clearing: a move lost something by it; `before` is the position before it.
bool gave_clearing_away(const Position& before, const GameReview& review, std::size_t move);

/// Nothing if there is no such reason; `move` is an index. Takes a few milliseconds.
std::optional<LossReason> reason_of(const GameReview& review, std::size_t move);

/// "Move 12 gave away about 412: the yellow group of 42 became 23", or "may have given away" where
/// that is doubtful. `number` counts from 1, and `color` is what the host calls the color of the
/// harvest.
Message sentence_of(const ReviewedMove& move, std::size_t number, const LossReason& reason,
                    const std::string& color);

} // namespace samegame
