#pragma once

#include <QString>
#include <QStringList>

#include "app/gui/session/keptexperiment.h"
#include "app/pictures/experiment_report.h"

/// The results of a kept experiment, as the command line tells and draws them.
samegame::pictures::ExperimentReport reportOf(const KeptExperiment& kept);

/// The kinds of files that an experiment is written to, for a file dialog: the first is usual.
QStringList experimentFilters();

QString suffixOfFilter(const QString& filter); ///< "svg" of "Figure (*.svg)".

/// Writes the figure (".svg"), the table (".csv") or else the trials, with which `samegame-cli
/// experiment NAME --resume FILE` goes on. Returns why it cannot; empty: it is written.
QString writeExperiment(const QString& path, const KeptExperiment& kept);
