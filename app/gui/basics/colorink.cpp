#include "app/gui/basics/colorink.h"

QColor mixed(const QColor& color, const QColor& other, double share) {
    const auto mix = [share](int from, int to) {
        return static_cast<int>(from + (to - from) * share + 0.5);
    };
    return QColor(mix(color.red(), other.red()), mix(color.green(), other.green()),
                  mix(color.blue(), other.blue()), color.alpha());
}

double luminance(const QColor& color) {
    return (0.299 * color.red() + 0.587 * color.green() + 0.114 * color.blue()) / 255;
}

bool needsLightInk(const QColor& color) {
    return luminance(color) < 0.5;
}
