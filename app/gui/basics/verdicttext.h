#pragma once

#include <QString>

#include "engine/studies/review/game_review.h"

/// The sign of a word for a move, which tells it apart without color.
QString verdictSign(samegame::MoveVerdict verdict);

/// The word with the points that were lost: "good", "small loss, about 18", "mistake, 112" where
/// the loss is proven.
QString verdictText(const samegame::ReviewedMove& move);

/// The same as a sentence: "Mistake: about 112 points less than the best line known." Of a good
/// move it says whether nothing was lost, or nothing for sure.
QString verdictSentence(const samegame::ReviewedMove& move);
