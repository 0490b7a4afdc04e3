#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "app/gui/session/distributionrunner.h"
#include "engine/game/position.h"
#include "engine/studies/experiment/comparison.h"

/// What a distribution was drawn for, which its runner does not know.
struct DistributionOrigin {
    samegame::Position game;       ///< The start of the game that the distribution belongs to.
    int movesBefore = 0;           ///< Moves played when it began.
    std::vector<bool> isHere;      ///< Whether a source of the job is the position on the board.
    QStringList boards;            ///< The board of each source as written.
    QString list;                  ///< The list of boards as written; empty: there are sources.
    QString gameName;              ///< keptName() of that game.
    QString run;                   ///< Its ID among the kept runs (RunStore).
    bool isOfOtherVersion = false; ///< Another program has drawn it (thisProgram).
};

/// What a comparison was started for, which its runner does not know.
struct ComparisonOrigin {
    QString boards;                ///< The boards as written; empty: the board of the game.
    QString boardName;             ///< keptName() of the game when the comparison began.
    bool isOfOtherVersion = false; ///< Runs of this version do not belong among its runs.
    QString run; ///< Its ID among the kept runs (RunStore); the same when it goes on.
};

struct KeptDistribution {
    DistributionOrigin origin;
    DistributionJob job;
    std::vector<samegame::ScoreHistogram> histograms; ///< Those of its sources.
    samegame::BoardDistributions byBoard;             ///< That of its list.

    bool hasScores() const; ///< Of each series.
};

struct KeptComparison {
    ComparisonOrigin origin;
    samegame::ComparisonRequest request;
    std::vector<samegame::Trial> results;
    QString path; ///< The file that holds the results; empty: none.
};

// The results of charts as bytes for the store, and back: nothing if the bytes are damaged. Of
// foreign bytes only what board and moves confirm is accepted, where there are moves.

QByteArray encoded(const KeptDistribution& kept);
std::optional<KeptDistribution> decodedDistribution(const QByteArray& bytes);

/// The rows of a file of trials, and the facts that such a file lacks.
QByteArray encoded(const KeptComparison& kept);
/// Takes a while where there are many trials.
std::optional<KeptComparison> decodedComparison(const QByteArray& bytes);
