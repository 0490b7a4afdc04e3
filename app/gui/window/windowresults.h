#pragma once

#include <QByteArray>

#include <optional>

#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/distributionpanel.h"
#include "app/gui/session/runlog.h"

/// What a window has found out for its charts, a plain value: a window that takes the place of
/// another one goes on with it, and so does the next session.
struct WindowResults {
    DistributionPanel::Content distribution;
    ComparisonPanel::Content comparison;
    RunLog::Content runs;
};

// What a window has found out, as bytes to be kept, and back: nothing if they do not hold. Bytes
// that somebody else wrote are believed no further than board and moves bear them out, where there
// are moves.

QByteArray encoded(const DistributionPanel::Content& content);
std::optional<DistributionPanel::Content> decodedDistribution(const QByteArray& bytes);

/// The lines of a file of trials, with what that does not tell.
QByteArray encoded(const ComparisonPanel::Content& content);
/// Takes a while where there are many trials.
std::optional<ComparisonPanel::Content> decodedComparison(const QByteArray& bytes);

/// The newest runs, up to `mostKeptPoints` points of their curves.
QByteArray encoded(const RunLog::Content& content);
std::optional<RunLog::Content> decodedRuns(const QByteArray& bytes);

inline constexpr std::size_t mostKeptPoints = 50'000;
