#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>

#include <optional>
#include <span>
#include <vector>

#include "app/gui/session/aid.h"
#include "engine/game/position.h"
#include "engine/studies/review/game_review.h"

/// What makes the scores of two games comparable: their rules, and how large and colorful their
/// boards are.
struct GameKind {
    samegame::Rules rules;
    int rows = 0;
    int columns = 0;
    int colors = 0; ///< The highest color on the board.

    bool operator==(const GameKind&) const = default;
};

GameKind kindOf(const samegame::Position& start);

/// "15 × 15, 5 colors, Standard".
QString titleOf(const GameKind& kind);

/// A game of a person as lists and figures have it, without its board and moves: a plain value.
struct PlayedGame {
    qint64 number = 0; ///< Names it in the results.
    GameKind kind;
    QString board; ///< Its boardKey.
    QString name;  ///< The board's, the same in every language (GameDocument::keptName).
    int score = 0;
    bool cleared = false;
    int moves = 0;
    int largestGroup = 0; ///< Blocks; 0 if not counted.
    Aid aid;
    double seconds = 0;   ///< Time at the board; 0 if not counted.
    QDateTime finishedAt; ///< With the clock of the place (kepttexts.h).
    /// Nothing without a complete review, or where moves were taken over.
    std::optional<samegame::ToldAccuracy> accuracy = {};

    bool operator==(const PlayedGame&) const = default;
};

/// What some games of a person came to, together: a plain value.
struct GameStatistics {
    int games = 0;
    int boards = 0;  ///< Different ones.
    int cleared = 0; ///< Games that left no block.

    // Of scores; 0 if there are no games. They mean something where all games have the same rules.
    double meanScore = 0;
    int bestScore = 0;

    // Where only what is left counts: a cleared board has nothing left, whatever it earns.
    double meanLeft = 0; ///< Blocks.
    int fewestLeft = 0;

    int currentStreak = 0; ///< Cleared games since the last that was not, the newest included.
    int longestStreak = 0; ///< Cleared games in a row.
    int largestGroup = 0;  ///< Blocks, of games without moves taken over; 0 if not counted.
    int timed = 0;         ///< Games whose time was counted.
    double seconds = 0;    ///< Their time at the board, together.
    int reviewed = 0;      ///< Games with an accuracy.
    /// The mean of these, known as far as the accuracy of which least is known; 0 % if there are
    /// none.
    samegame::ToldAccuracy meanAccuracy = {samegame::ToldAccuracy::Kind::exact, 0};

    bool operator==(const GameStatistics&) const = default;
};

/// Here and below `games` are in the order in which they were finished.
GameStatistics statisticsOf(std::span<const PlayedGame> games);

/// The games that were played without any aid, and the games with some.
std::vector<PlayedGame> unaidedOf(std::span<const PlayedGame> games);
std::vector<PlayedGame> aidedOf(std::span<const PlayedGame> games);

/// The games with an accuracy.
std::vector<PlayedGame> reviewedOf(std::span<const PlayedGame> games);

/// The games of one kind.
std::vector<PlayedGame> gamesOf(std::span<const PlayedGame> games, const GameKind& kind);

/// The medals of a person: of each board the one that its best game has.
struct MedalCount {
    int gold = 0;
    int silver = 0;
    int bronze = 0;
    int boards = 0;   ///< Boards played.
    int measured = 0; ///< Boards with a mark; the others have no medal.

    bool operator==(const MedalCount&) const = default;
};

/// `marks` has, by the keys of boards, what the computer reached on them. A better game of the
/// person is the mark itself.
MedalCount medalsOf(std::span<const PlayedGame> games, const QHash<QString, int>& marks);

/// A kind, and how many games of it were played.
struct KindCount {
    GameKind kind;
    int games = 0;

    bool operator==(const KindCount&) const = default;
};

/// Each kind once, the most played first; of two that were played as often the one played last.
std::vector<KindCount> kindsPlayed(std::span<const PlayedGame> games);

/// Whether all games have the same rules, so that their scores can stand on one axis.
bool haveSameRules(std::span<const PlayedGame> games);

/// How results went from game to game.
struct ScoreTrend {
    std::vector<double> results; ///< One for each game: its score, or the blocks left.
    std::vector<double> means;   ///< The mean of the last `window` games, or of as many there were.
    std::vector<double> bests;   ///< The best up to each game.
    int window = 0;
};

/// The trend of games under the same rules. Where moves earn nothing (movesEarn) results are the
/// blocks left, the fewer the better.
ScoreTrend trendOf(std::span<const PlayedGame> games);

/// The trend of the accuracies of games that all have one, under whatever rules.
ScoreTrend accuracyTrendOf(std::span<const PlayedGame> games);

/// Games over which a mean moves: ten, and more among many, so that it is still a curve.
int trendWindow(int games);
