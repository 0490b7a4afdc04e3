#pragma once

#include <QPalette>
#include <QPixmap>
#include <QString>

#include "engine/game/rules.h"

/// Bronze, silver or gold for a score, measured at the best score known of the same board.
enum class Medal { None, Bronze, Silver, Gold };

/// From this share of the best score on, in percent.
inline constexpr int bronzePercent = 50;
inline constexpr int silverPercent = 75;
inline constexpr int goldPercent = 90;

/// None where one of the two scores is not above 0, or where moves earn no points: the score is how
/// the game ended then.
Medal medalOf(const samegame::Rules& rules, int score, int best);

/// The least score that earns the medal where `best`, above 0, is the best known.
int leastScoreFor(Medal medal, int best);

QString titleOf(Medal medal); ///< "Gold medal"; empty for None.

/// A coin on a ribbon, `size` logical pixels wide and high, with the place on it (1 for gold) and
/// more ribbons the better it is, so that it can be read without color. Empty for None.
QPixmap medalPicture(Medal medal, int size, qreal devicePixelRatio, const QPalette& palette);
