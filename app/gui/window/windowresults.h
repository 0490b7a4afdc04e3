#pragma once

#include <QByteArray>

#include <optional>

#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/distributionpanel.h"
#include "app/gui/session/runlog.h"

/// The results of a window's charts, a plain value: a new window or the next session goes on with
/// it.
struct WindowResults {
    DistributionPanel::Content distribution;
    ComparisonPanel::Content comparison;
    RunLog::Content runs;
};

// What a window has found out, as bytes for the store, and back: nothing if the bytes are damaged.
// Of foreign bytes only what board and moves confirm is accepted, where there are moves.

QByteArray encoded(const DistributionPanel::Content& content);
std::optional<DistributionPanel::Content> decodedDistribution(const QByteArray& bytes);

/// The rows of a file of trials, and the facts that such a file lacks.
QByteArray encoded(const ComparisonPanel::Content& content);
/// Takes a while where there are many trials.
std::optional<ComparisonPanel::Content> decodedComparison(const QByteArray& bytes);

/// The newest runs, up to `mostKeptPoints` points of their curves.
QByteArray encoded(const RunLog::Content& content);
std::optional<RunLog::Content> decodedRuns(const QByteArray& bytes);

inline constexpr std::size_t mostKeptPoints = 50'000;
