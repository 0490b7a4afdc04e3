#pragma once

#include <QString>

#include <vector>

#include "engine/game/rules.h"

/// Rules in words, for people: "Bubble Breaker", "Rows are drawn left", and a sentence or two on
/// what they mean.
QString titleOf(const samegame::Scoring& scoring);
QString titleOf(samegame::Gravity gravity);
QString explanationOf(const samegame::Scoring& scoring);
QString explanationOf(samegame::Gravity gravity);

/// What moves and the end earn and cost; where columns come in, the end does neither.
QString explanationOfScoring(const samegame::Rules& rules);

/// What becomes of empty columns.
QString titleOfRefill(bool isRefilled);
QString explanationOfRefill(bool isRefilled);

/// Rules in words; the title leaves out the usual gravity and columns: "Standard", "Clickomania,
/// rows drawn left", "Standard, refill".
QString titleOf(const samegame::Rules& rules);
QString explanationOf(const samegame::Rules& rules);
QString toolTipOf(const samegame::Rules& rules); ///< Titles and explanations, each in a row.

/// What the rules earn and cost, by examples and without a formula: "10 blocks earn 64, 20 earn
/// 324; a cleared board 1,000 more; 10 of one color left cost 64". Rules that are not the usual
/// ones have their title before it.
QString examplesOf(const samegame::Rules& rules);

/// Each title once, for a note on games that need not all have the same rules; empty if all have
/// the usual ones.
QString titlesOf(const std::vector<samegame::Rules>& games);

/// Whether moves earn points; if not, only what is left at the end counts, and words about points
/// of moves mean nothing.
bool movesEarn(const samegame::Rules& rules);

/// The score of a finished line: "2,345", or where moves earn nothing "board cleared", "3 blocks
/// left".
QString finalScoreText(const samegame::Rules& rules, int score);
