#pragma once

#include <QIcon>
#include <QPalette>
#include <QSize>

#include "app/gui/session/runsummary.h"

/// The final scores of a run as small as a row of a list: the outlines of its histograms, drawn as
/// its chart draws them. It looks the same in a selected row.
QIcon runPicture(const RunSummary& summary, QSize size, qreal pixelRatio, const QPalette& palette);
