#pragma once

#include <QString>

#include "engine/game/move.h"

/// A mark of the assistant on one group.
struct CandidateLabel {
    samegame::Move move;
    int rank = 1;             ///< 1 is the best.
    QString text;             ///< Short, large: the best final score.
    QString detail;           ///< Short, small: visits; may be empty.
    bool isUncertain = false; ///< Drawn faint.
    QString spoken = {};      ///< For screen readers; empty says "final score" and `text`.
};
