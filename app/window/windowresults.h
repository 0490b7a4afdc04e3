#pragma once

#include "app/laboratory/comparisonpanel.h"
#include "app/laboratory/distributionpanel.h"
#include "app/models/runlog.h"

/// What a window has found out that is not kept between sessions, a plain value: a window that
/// takes the place of another one goes on with it.
struct WindowResults {
    DistributionPanel::Content distribution;
    ComparisonPanel::Content comparison;
    RunLog::Content runs;
};
