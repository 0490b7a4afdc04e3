#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "engine/game/cell.h"
#include "engine/game/move.h"
#include "engine/game/transition.h"

/// A mark of the assistant on one group.
struct CandidateLabel {
    samegame::Move move;
    int rank = 1;             ///< The place in the list, from 1; the first lies on top.
    QString text;             ///< Short, large: the best final score, or the loss.
    QString detail;           ///< Short, small: visits, or how sure the loss is; may be empty.
    bool isUncertain = false; ///< The label is drawn faint.
    bool isBest = false;      ///< Drawn as the best found; several may be.
    QString spoken = {};      ///< What screen readers say; empty: `text`.

    bool operator==(const CandidateLabel&) const = default;
};

/// The moves of a line that begins on the board shown, and which of them removes each block.
struct LinePreview {
    samegame::MoveList moves;
    samegame::RemovalOrder order;

    /// On one board the order follows from the moves.
    bool operator==(const LinePreview& other) const { return moves == other.moves; }
};

/// What is pointed out on one board; it goes when the board goes. Where the person points is not
/// part of it.
struct BoardMarkings {
    /// Labels at the center cell of each group; in a view the best one is the last, on top.
    std::vector<CandidateLabel> candidates = {};
    /// A group that is outlined strongly: a hint, or the candidate selected in the table.
    std::optional<samegame::Move> marked = {};
    /// A group that is outlined as hovering does: the candidate under the mouse in the table.
    std::optional<samegame::Move> hoveredCandidate = {};
    /// A color whose groups all stand out: the first step of a hint.
    std::optional<samegame::Color> color = {};
    /// A line whose moves are numbered on the blocks; labels of candidates give way meanwhile.
    std::optional<LinePreview> preview = {};
};
