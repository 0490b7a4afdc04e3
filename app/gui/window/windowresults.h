#pragma once

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
