#pragma once

#include <QString>

#include <array>
#include <optional>

#include "app/gui/session/bettergame.h"
#include "app/gui/session/clearingwatch.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/duel.h"
#include "app/gui/session/ownresults.h"
#include "engine/studies/review/game_review.h"

/// The game is on the board of a day.
struct DailyEnd {
    QDate day;
    int dayInRow = 0;    ///< See DailyRecord.
    bool isLate = false; ///< Played, but only after its day.

    bool operator==(const DailyEnd&) const = default;
};

/// What the end of a game is compared with.
struct KnownResults {
    std::optional<int> bestScore = {};  ///< The best score of any line of this board.
    bool isBestProven = false;          ///< No line ends higher than the best one known.
    BoardStanding standing = {};        ///< Of the board, and of the game once it has ended.
    std::optional<OwnRecords> own = {}; ///< Before this game, once it has ended.
    std::optional<int> medalMark = {};  ///< The score that medals are measured at (MarkSearch).
    bool isMarkSought = false;          ///< A search for it goes on.
    std::optional<DuelView> duel = {};  ///< While its outcome is waited for, and then.
    std::optional<DailyEnd> daily = {};
    std::optional<int> scoreToBeat = {}; ///< Came with the board, which another person shared.
    bool canFindBetter = false;          ///< A better game may be looked for.
    BetterGame::State better = BetterGame::State::None;
    int betterPercent = 0; ///< Of the time for it.

    bool operator==(const KnownResults&) const = default;
};

/// What a window has to show of a session, beside the boards and the tables.
struct SessionView {
    QString name; ///< Of the game, for people.
    TodaysBoard today;
    bool hasBegun = false;
    bool isFinished = false;
    std::array<bool, opponentCount> canChallenge{}; ///< A solver can play this board too.
    KnownResults known;
    bool hasBestLine = false;

    ClearingWatch::State clearing = ClearingWatch::State::Off;
    bool showsClearing = false; ///< As the person chose, or as the board says.
    bool canShowClearing = false;
    bool canGoBackToClearable = false;

    std::optional<samegame::ReviewedMove> lastMove = {}; ///< With the word for it; none if unknown.
    bool judgesMoves = false;                            ///< As chosen.
    bool canJudgeMoves = false;

    bool canReview = false;   ///< The game on the board has moves that can be reviewed.
    bool isReviewing = false; ///< A review runs, of this game or of another.

    bool isReplaying = false;
    int replayIndex = 0;
    int replayLength = 0;
    bool isComparingLines = false;

    bool isAssistantOn = false;
    bool canAnalyze = false; ///< The position shown, of the game or of a replay, has a move.
    bool isPeeking = false;
    bool isHintPending = false;
    bool isCounting = false; ///< A distribution, a comparison or an experiment goes on.
    int candidateCount = 0;  ///< Candidates of that position that may be seen and have a score.

    std::optional<DuelView> duel;
};
