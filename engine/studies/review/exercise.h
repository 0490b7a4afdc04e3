#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/search/search_control.h"
#include "engine/studies/review/game_review.h"

namespace samegame {

/// Exercises: positions in which few of the moves are right, with what is known of each move.

/// What an exercise asks: after which move is it still possible …
enum class ExerciseQuestion {
    clear, ///< … to clear the board?
    /// … to remove Exercise::harvest blocks of Exercise::color in one move? The moves that keep
    /// this are exactly those that keep the best score.
    keep,
    best, ///< … to reach the best score?
};

/// "clear", "keep", "best".
std::string_view name_of(ExerciseQuestion question);

/// A legal move of an exercise.
struct ExerciseMove {
    Move move; ///< Canonical.
    bool is_right = false;
    int reachable = 0; ///< The best score known that begins with the move.
    int loss = 0;      ///< What can be reached less than after the best move, 0 or more.
    int spread = 0;    ///< How much smaller or larger the loss may be; 0 if the exercise is proven.
    /// Begins with the move, is finished, and earns `reachable`. But after a right move of `clear`
    /// it clears the board, which may earn less.
    MoveList line;
};

/// A question about a position. Of its moves a half at most is right, and one at least.
struct Exercise {
    Position position; ///< Without refill.
    ExerciseQuestion question = ExerciseQuestion::best;
    Color color = no_color;          ///< For `keep`.
    int harvest = 0;                 ///< For `keep`, in blocks.
    std::vector<ExerciseMove> moves; ///< Every legal move, right ones first, then by their loss.
    /// Endgame proves the score that each move reaches, and that each wrong move is wrong. Else
    /// scores are those of a search, the question is `best`, and each right move is known to be
    /// better than each wrong one: their losses differ by more than both spreads.
    bool is_proven = false;

    std::size_t right_count() const;
    /// The move at a cell of the board; nullptr if no group is there.
    const ExerciseMove* move_at(Cell cell) const;
    /// The wrong move that loses least.
    const ExerciseMove& closest_wrong() const { return moves[right_count()]; }
    /// What it loses more than each right move; 0 or less is possible for `clear` alone, which does
    /// not ask for points.
    int gap() const;
};

/// How much is done to judge the moves of a position.
struct ExerciseEffort {
    /// Positions that the proofs of one move may meet.
    std::uint64_t positions = 100'000;
    /// Of the default solver on one thread, where there is no proof; 0: only what is proven counts.
    std::uint64_t playouts = 0;
    std::uint64_t seed = 0; ///< Of that search.
};

/// The exercise that a position makes; nothing if it makes none (mostly because too many of its
/// moves are right, or the best ones gain little), or on a stop request. The first question that
/// fits is asked, in the order of ExerciseQuestion; `best` and `keep` only where a wrong move loses
/// least_gap points or more. `known` is a line from the position, or empty. It depends on its
/// arguments alone. Without playouts it takes some milliseconds to some tenths of a second.
std::optional<Exercise> exercise_at(const Position& position, const ExerciseEffort& effort,
                                    std::span<const Move> known, const SearchControl& control);

inline constexpr int least_gap = 10;

/// The moves of a reviewed game that are mistakes, as indices, largest losses first: before them
/// there may be an exercise.
std::vector<std::size_t> exercise_places(const GameReview& review);

/// The exercise_at of a position in which `played` was a mistake; nothing if that move is right.
std::optional<Exercise> exercise_of_mistake(const Position& position, Move played,
                                            const ExerciseEffort& effort,
                                            std::span<const Move> known,
                                            const SearchControl& control);

/// Exercise `number` of a seed, proven: on the way of a good line from a random board (generator 1,
/// 15x15 cells, 5 colors), with 20 to 35 blocks left, 4 moves or more, and one or two right ones.
/// Questions take turns as far as fitting positions are found soon. It depends on seed and number
/// alone; nothing only on a stop request. Takes some tenths of a second (November 2026).
std::optional<Exercise> generated_exercise(std::uint64_t seed, std::uint64_t number,
                                           const SearchControl& control);

/// The seed of a day's exercises: 20261126 for 26 November 2026.
constexpr std::uint64_t exercise_seed(int year, int month, int day) {
    return (static_cast<std::uint64_t>(year) * 100 + static_cast<std::uint64_t>(month)) * 100 +
           static_cast<std::uint64_t>(day);
}

} // namespace samegame
