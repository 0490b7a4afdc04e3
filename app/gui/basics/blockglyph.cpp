#include "app/gui/basics/blockglyph.h"

#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <array>
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

/// As large as the square around the origin with sides of length 1 lets it be.
QPainterPath fitted(const QPainterPath& path) {
    const QRectF bounds = path.boundingRect();
    const double scale = 1 / std::max(bounds.width(), bounds.height());
    return QTransform::fromScale(scale, scale).map(path.translated(-bounds.center()));
}

std::array<QPainterPath, samegame::max_colors> makeForms() {
    QPainterPath plus = bars(0.5, 0.2);
    plus.addPath(bars(0.2, 0.5));
    plus.setFillRule(Qt::WindingFill);
    plus = plus.simplified(); // its outline is drawn too
    QPainterPath ring = disk(0.5);
    ring.addPath(disk(0.19));
    return {
        disk(0.5),
        polygon(4, 0.5),
        fitted(polygon(3, 0.5)),
        plus,
        fitted(star(5, 0.5, 0.27)),
        ring,
        bars(0.44, 0.44),
        bars(0.48, 0.2, {-0.27, 0.27}),
        fitted(QTransform().rotate(45).map(plus)),
    };
}

} // namespace

const QPainterPath& blockGlyph(samegame::Color color) {
    static const auto glyphs = makeGlyphs();
    return glyphs[static_cast<std::size_t>(color - 1)];
}

const QPainterPath& blockForm(samegame::Color color) {
    static const auto forms = makeForms();
    return forms[static_cast<std::size_t>(color - 1)];
}
