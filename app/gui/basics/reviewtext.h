#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <span>

#include "engine/studies/review/game_review.h"

/// What a review says, in words for people.

/// "good", "may be a mistake", "small loss", "mistake".
QString verdictName(samegame::MoveVerdict verdict);

/// "Mistakes:", over a list of such losses; empty for good moves, which are none.
QString verdictHeading(samegame::MoveVerdict verdict);

/// "412", or "about 412" where it is not proven.
QString lossText(const samegame::ReviewedMove& move);

/// "Move 12 gave away about 412: the yellow group of 42 became 23", or "may have given away" where
/// that is doubtful; without the part after the colon where there is no reason. `move` is an index;
/// `reviewed` and `reason` are of that move.
QString lossSentence(const samegame::ReviewedMove& reviewed, std::size_t move,
                     const std::optional<samegame::LossReason>& reason);

/// How sure the loss of a move is, in a sentence or two.
QString spreadSentence(const samegame::ReviewedMove& move);

/// "This game: 1,979. Could be reached: about 2,500."; of a game that is not over, what it has and
/// what can still be reached.
QString scoresText(const samegame::GameReview& review);

/// "After move 12 of 60: score 412, still possible about 2,300"; `place` counts the moves made.
QString placeText(const samegame::GameReview& review, std::size_t place);

/// "31 good moves, 9 small losses, 4 mistakes." Where some are doubtful, it says how many.
QString verdictsText(const samegame::ReviewSummary& summary);

/// "At least half of the loss lies in moves 12 to 18."; empty if nothing was lost.
QString halfOfLossText(const samegame::ReviewSummary& summary);

/// "87.3 %", or "about 87.3 %" where it is not proven. 100 is said only of a game without any loss.
QString accuracyText(double percent, bool isExact);

/// So, or "at most 0.0 %" or "not known yet" while most of the loss is open.
QString accuracyText(const samegame::ToldAccuracy& accuracy);

/// "Which moves lost most is not known yet, …"; empty if most of the loss is sure.
QString openLossesText(const samegame::ToldAccuracy& accuracy);

/// "Not listed: 3 losses that may be none, as far as the searches tell."; empty if no good move has
/// one.
QString uncertainLossesText(std::span<const samegame::ReviewedMove> moves);

/// The sign of a word for a move, which tells it apart without color.
QString verdictSign(samegame::MoveVerdict verdict);

/// "good", "small loss, about 18", "mistake, 112" where the loss is proven.
QString verdictText(const samegame::ReviewedMove& move);

/// "Mistake: about 112 points less than the best line known." Of a good move it says whether
/// nothing was lost, or nothing for sure, and of a doubtful one why it is.
QString verdictSentence(const samegame::ReviewedMove& move);
