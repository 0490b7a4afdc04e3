#pragma once

#include <QString>

#include "engine/game/move.h"

/// A mark of the assistant on one group.
struct CandidateLabel {
    samegame::Move move;
    int rank = 1;             ///< 1 is the best.
    QString text;             ///< Short, large: the best final score.
    QString detail;           ///< Short, small: visits; may be empty.
    bool isUncertain = false; ///< The label is drawn faint.
    QString spoken = {};      ///< What screen readers say; empty: "final score" and `text`.
};
