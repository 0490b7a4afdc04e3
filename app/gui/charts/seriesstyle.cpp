#include "app/gui/charts/seriesstyle.h"

#include <array>

namespace {

constexpr int colorCount = 8;

// The colors of M. Okabe & K. Ito, "Color Universal Design", 2002, which stay apart in every kind
// of color vision; those too close to the background are darker or brighter. The last one is gray.
// There are no more that do: series beyond them differ in dashes.
constexpr std::array<QRgb, colorCount> onLight = {0xff0072b2, 0xffd55e00, 0xff007a5e, 0xffb0558a,
                                                  0xffb07800, 0xff2a9fd6, 0xff5b3a9b, 0xff606060};
constexpr std::array<QRgb, colorCount> onDark = {0xff56b4e9, 0xffe69f00, 0xff00c896, 0xffe095c0,
                                                 0xfff0e442, 0xffff7f45, 0xffb39ddb, 0xffb0b0b0};

/// In units of the line's width: dash, gap, … Rows of dots, dashes and long dashes that the eye can
/// spell: no two differ in lengths alone, but for wide gaps. Those of one color, eight apart, have
/// the least in common.
const std::array<QList<qreal>, seriesStyleCount> dashPatterns = {
    QList<qreal>{},
    QList<qreal>{4, 2},
    QList<qreal>{1, 2},
    QList<qreal>{8, 2, 1, 2},
    QList<qreal>{10, 2},
    QList<qreal>{8, 2, 1, 2, 1, 2},
    QList<qreal>{4, 2, 1, 2},
    QList<qreal>{10, 2, 4, 2},
    QList<qreal>{10, 2, 4, 2, 1, 2},
    QList<qreal>{8, 2, 1, 2, 1, 2, 1, 2},
    QList<qreal>{4, 2, 1, 2, 1, 2},
    QList<qreal>{1, 5},
    QList<qreal>{4, 2, 4, 2, 1, 2},
    QList<qreal>{4, 6},
    QList<qreal>{1, 1, 1, 5},
    QList<qreal>{4, 1, 4, 6}};

} // namespace

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

QPen seriesPen(const QPalette& palette, int color, int dashes) {
    const auto& colors = isDark(palette) ? onDark : onLight;
    QPen pen(QColor::fromRgb(colors[static_cast<std::size_t>(color % colorCount)]), 2);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    const QList<qreal>& pattern = dashPatterns[static_cast<std::size_t>(dashes % seriesStyleCount)];
    if (!pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}
