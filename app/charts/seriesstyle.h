#pragma once

#include <QPalette>
#include <QPen>

/// Whether the window is dark.
bool isDark(const QPalette& palette);

/// The pen of a series: one of eight colors and one of eight dash patterns, each counted from 0 and
/// around again. Series that differ in color should differ in dashes too where they can.
QPen seriesPen(const QPalette& palette, int color, int dashes);
