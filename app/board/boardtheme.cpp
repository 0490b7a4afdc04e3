#include "app/board/boardtheme.h"

#include <QCoreApplication>
#include <QPolygonF>
#include <QTransform>

#include <cmath>
#include <numbers>
#include <vector>

namespace {

/// `corners` points on circles of radius `outer` and, between them, `inner`; the first at the top.
QPainterPath star(int corners, double outer, double inner) {
    QPolygonF points;
    for (int i = 0; i < 2 * corners; ++i) {
        const double angle = std::numbers::pi * i / corners;
        const double radius = i % 2 == 0 ? outer : inner;
        points << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath polygon(int corners, double radius) {
    return star(corners, radius, radius * std::cos(std::numbers::pi / corners));
}

QPainterPath disk(double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), radius, radius);
    return path;
}

/// Level bars around the given heights.
QPainterPath bars(double halfWidth, double halfHeight, const std::vector<double>& ys = {0}) {
    QPainterPath path;
    for (const double y : ys)
        path.addRoundedRect(QRectF(-halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight), 0.04,
                            0.04);
    return path;
}

std::array<QPainterPath, samegame::max_colors> makeGlyphs() {
    QPainterPath plus = bars(0.42, 0.13);
    plus.addPath(bars(0.13, 0.42));
    plus.setFillRule(Qt::WindingFill);
    QPainterPath ring = disk(0.42);
    ring.addPath(disk(0.22)); // odd-even filling leaves it open
    return {
        disk(0.38),
        polygon(4, 0.5),
        polygon(3, 0.5).translated(0, 0.08),
        plus,
        star(5, 0.5, 0.21).translated(0, 0.03),
        ring,
        bars(0.36, 0.36),
        bars(0.4, 0.12, {-0.2, 0.2}),
        QTransform().rotate(45).map(plus),
    };
}

double luminance(const QColor& color) {
    return (0.299 * color.red() + 0.587 * color.green() + 0.114 * color.blue()) / 255;
}

} // namespace

BlockColors defaultBlockColors() {
    return {
        QColor(0xffde41), // yellow
        QColor(0x2cb9fa), // sky blue
        QColor(0xf14d19), // vermilion
        QColor(0x0b746c), // teal
        QColor(0x5619af), // violet
        QColor(0xf4f6f8), // white
        QColor(0xeb7bb5), // pink
        QColor(0x7d3f16), // brown
        QColor(0x333840), // slate
    };
}

QString colorName(samegame::Color color) {
    static constexpr std::array<const char*, samegame::max_colors> names{
        QT_TRANSLATE_NOOP("BoardTheme", "yellow"),    QT_TRANSLATE_NOOP("BoardTheme", "sky blue"),
        QT_TRANSLATE_NOOP("BoardTheme", "vermilion"), QT_TRANSLATE_NOOP("BoardTheme", "teal"),
        QT_TRANSLATE_NOOP("BoardTheme", "violet"),    QT_TRANSLATE_NOOP("BoardTheme", "white"),
        QT_TRANSLATE_NOOP("BoardTheme", "pink"),      QT_TRANSLATE_NOOP("BoardTheme", "brown"),
        QT_TRANSLATE_NOOP("BoardTheme", "slate"),
    };
    return QCoreApplication::translate("BoardTheme", names[static_cast<std::size_t>(color - 1)]);
}

BoardTheme::BoardTheme(const QPalette& palette) {
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    isDark = luminance(window) < luminance(text);
    ground = isDark ? mixed(window, Qt::black, 0.35) : mixed(window, QColor(0x5a6e96), 0.2);
    groundFrame = mixed(ground, text, isDark ? 0.18 : 0.14);
}

const QPainterPath& blockGlyph(samegame::Color color) {
    static const auto glyphs = makeGlyphs();
    return glyphs[static_cast<std::size_t>(color - 1)];
}

QColor mixed(const QColor& color, const QColor& other, double share) {
    const auto mix = [share](int from, int to) {
        return static_cast<int>(from + (to - from) * share + 0.5);
    };
    return QColor(mix(color.red(), other.red()), mix(color.green(), other.green()),
                  mix(color.blue(), other.blue()), color.alpha());
}

bool needsLightInk(const QColor& color) {
    return luminance(color) < 0.5;
}
