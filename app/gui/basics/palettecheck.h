#pragma once

#include "app/gui/basics/blockpalette.h"
#include "app/gui/basics/colordifference.h"

/// The two colors of a palette that look most alike.
struct ClosestPair {
    samegame::Color first = samegame::no_color;
    samegame::Color second = samegame::no_color;
    double difference = 0; ///< CIEDE2000; 100 is black and white.

    bool operator==(const ClosestPair&) const = default;
};

/// Among the first `count` colors (2 or more), to eyes with this vision.
ClosestPair closestPair(const BlockColors& colors, int count, colordifference::Vision vision);

/// Below it two blocks side by side are easily taken for one: half of what the first five colors of
/// the program's own palettes keep, and less in gray, where nobody can have as much.
double leastDifference(colordifference::Vision vision);

/// The color as eyes with this vision see it.
QColor seen(const QColor& color, colordifference::Vision vision);
