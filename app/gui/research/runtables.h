#pragma once

#include <QString>

#include <deque>
#include <vector>

#include "app/gui/research/comparisonsetup.h"
#include "app/gui/session/keptresults.h"
#include "app/gui/session/runlog.h"

/// Every run of a comparison as comma-separated values, a row for each.
QString csvOfRuns(const ComparisonPlan& plan, const std::vector<samegame::Trial>& results);

/// The same of a kept comparison.
QString csvOfRuns(const KeptComparison& kept);

/// How often each series of a kept distribution has each final score, a row for each score; of a
/// list of boards the means, a row for each policy on each board.
QString csvOfScores(const KeptDistribution& kept);

/// How the best score of each search grew, a row for each improvement and one for the end.
QString csvOfCurves(const std::deque<LoggedRun>& runs);
