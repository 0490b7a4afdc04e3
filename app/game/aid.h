#pragma once

#include <QJsonObject>
#include <QString>

/// What a game owes to the assistant. Counted for the whole game, also for moves taken back.
struct Aid {
    int hints = 0;          ///< Steps of hints that were revealed.
    int candidateMoves = 0; ///< Moves taken from the candidates by key or table.
    int visibleMoves = 0;   ///< Other moves made while candidates could be seen.
    int lineMoves = 0;      ///< Moves of a line that were taken over.

    bool isNone() const { return *this == Aid(); }
    bool operator==(const Aid&) const = default;
};

/// "3 hints, 8 moves with the assistant on"; "unaided" if there was none.
QString textOf(const Aid& aid);

/// The same with what each number counts, in several lines.
QString explanationOf(const Aid& aid);

/// Takes the members of a solution file that tell of the aid out of `members`. What is missing,
/// negative or no number counts as 0.
Aid takeAid(QJsonObject& members);

/// The inverse of takeAid: nothing is written for what is 0.
void insertAid(QJsonObject& members, const Aid& aid);
