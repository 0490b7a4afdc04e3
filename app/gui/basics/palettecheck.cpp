#include "app/gui/basics/palettecheck.h"

#include <algorithm>

using namespace colordifference;

namespace {

Rgb rgbOf(const QColor& color) {
    return {color.redF(), color.greenF(), color.blueF()};
}

} // namespace

ClosestPair closestPair(const BlockColors& colors, int count, Vision vision) {
    ClosestPair closest;
    for (int i = 1; i < count; ++i) {
        for (int j = 0; j < i; ++j) {
            const double found = difference(rgbOf(colors[static_cast<std::size_t>(j)]),
                                            rgbOf(colors[static_cast<std::size_t>(i)]), vision);
            if (closest.first == samegame::no_color || found < closest.difference)
                closest = {static_cast<samegame::Color>(j + 1), static_cast<samegame::Color>(i + 1),
                           found};
        }
    }
    return closest;
}

double leastDifference(Vision vision) {
    return vision == Vision::Gray ? 4 : 10;
}

QColor seen(const QColor& color, Vision vision) {
    const Rgb rgb = simulated(rgbOf(color), vision);
    const auto part = [](double value) { return static_cast<float>(std::clamp(value, 0.0, 1.0)); };
    return QColor::fromRgbF(part(rgb.red), part(rgb.green), part(rgb.blue));
}
