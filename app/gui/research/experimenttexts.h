#pragma once

#include <QString>
#include <QStringList>

#include "app/pictures/experiment_report.h"

/// What the table of an experiment says of it in the language of the window. The words of
/// experiments, papers and systems stay as they are.

/// "Table 2 (scale 0.1)".
QString titleOf(const samegame::Experiment& experiment);

/// Boards, runs, seed and trials, in one row.
QString extentOf(const samegame::pictures::ExperimentReport& report);

/// What the tool tips of the columns leave open.
QStringList notesOf(const samegame::pictures::ExperimentReport& report);
