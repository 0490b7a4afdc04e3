#pragma once

#include <QPalette>
#include <QPen>

/// Whether the window is dark.
bool isDark(const QPalette& palette);

/// So many series in a row look different, each with its number as color and as dashes: more than
/// there are solvers.
inline constexpr int seriesStyleCount = 16;

/// The pen of a series: one of eight colors and one of seriesStyleCount dash patterns, each counted
/// from 0 and around again. Series that differ in color should differ in dashes too where they can.
QPen seriesPen(const QPalette& palette, int color, int dashes);
