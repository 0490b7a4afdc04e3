#pragma once

#include <QString>

#include <vector>

struct GameSummary;

/// What a person may be praised for at the end of a game, the strongest last. Each is a fact of the
/// game or of the games before it.
enum class Praise {
    AboveZero,    ///< Under rules that charge for blocks left; no comfort in a lost duel.
    FewestLeft,   ///< Fewer blocks left than in any earlier game of this board.
    LargestGroup, ///< A larger group than in any earlier game.
    NearMiss,     ///< Up to nearMissBlocks left, on a board that may be cleared.
    Medal,
    NewBest, ///< Above every earlier game of this board.
    Cleared,
    Perfect, ///< No game of this board ends higher, as is proven.
};

inline constexpr int nearMissBlocks = 3;

/// The strongest first. None of a game that was opened or taken over.
std::vector<Praise> praisesOf(const GameSummary& summary);

/// The strongest praise; where there is none, how the game ended.
QString praiseTitleOf(const GameSummary& summary);

/// How the game ended and what else it is praised for, where the title does not say it; or empty.
/// Of a game that was taken over, why it is praised for nothing.
QString otherPraiseOf(const GameSummary& summary);

/// What a cleared board would have earned, where the game nearly came to it; else empty.
QString nearMissTextOf(const GameSummary& summary);
