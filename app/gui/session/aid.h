#pragma once

#include <QJsonObject>
#include <QString>

/// What a game owes to help, and apart from that whether its board had help before. A new game
/// counts from 0, also on the same board. A move counts once: whoever sees candidates and a review
/// has seen candidates.
struct Aid {
    /// Steps of hints that were revealed, also for moves taken back, and moves taken back after a
    /// word that named a loss (MoveJudge).
    int hints = 0;
    int candidateMoves = 0; ///< Moves taken from the candidates, also if they were taken back.
    int visibleMoves = 0;   ///< Other moves where candidates were seen, also taken back.
    int reviewMoves = 0;    ///< Other moves from positions of a reviewed game, also taken back.
    int lineMoves = 0;      ///< Moves of the game that come from a line that was taken over.

    /// An earlier game on this board had help; that does not count as help in this one.
    bool wasHelpedBefore = false;

    int count() const { return hints + candidateMoves + visibleMoves + reviewMoves + lineMoves; }
    bool isNone() const { return count() == 0; } ///< No help in this game.
    bool operator==(const Aid&) const = default;
};

/// The help in this game: "3 hints, 8 moves with candidates seen"; "without help" if there was
/// none.
QString textOf(const Aid& aid);

/// Both facts: "without help; board played with help before".
QString wholeTextOf(const Aid& aid);

/// Both facts in few words, for a column: "3 hints, 8 taken over, helped before".
QString shortTextOf(const Aid& aid);

/// The fewest words, with all that the game owes in one number: "help: 11", or "helped before" if
/// only the board was played with help.
QString fewestWordsOf(const Aid& aid);

/// "This board was played with help before."; empty if it was not.
QString sentenceOnBoard(const Aid& aid);

/// The help with what each number counts, in several rows, and the sentence on the board.
QString explanationOf(const Aid& aid);

/// The sentence that says that a member of a solution file which describes the aid is damaged;
/// empty if none is.
QString errorInAid(const QJsonObject& members);

/// Takes the members of a solution file that describe the aid out of `members`. What is missing or
/// damaged counts as 0.
Aid takeAid(QJsonObject& members);

/// The inverse of takeAid: nothing is written for what is 0.
void insertAid(QJsonObject& members, const Aid& aid);
