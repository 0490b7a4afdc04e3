#pragma once

#include <QString>

#include "engine/game/move.h"

/// A mark of the assistant on one group.
struct CandidateLabel {
    samegame::Move move;
    int rank = 1;             ///< The place in the list, from 1; the first lies on top.
    QString text;             ///< Short, large: the best final score, or the loss.
    QString detail;           ///< Short, small: visits, or how sure the loss is; may be empty.
    bool isUncertain = false; ///< The label is drawn faint.
    bool isBest = false;      ///< Drawn as the best found; several may be.
    QString spoken = {};      ///< What screen readers say; empty: `text`.
};
