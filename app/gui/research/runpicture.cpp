#include "app/gui/research/runpicture.h"

#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <QPolygonF>

#include <algorithm>

#include "app/gui/charts/seriesstyle.h"

namespace {

constexpr double stroke = 1.5; // pixels; that of charts would fill the picture

/// The stairs of the bars over the whole width.
QPolygonF stairsOf(const std::vector<int>& bars, const QRectF& area) {
    const double step = area.width() / static_cast<double>(std::max<std::size_t>(1, bars.size()));
    QPolygonF stairs;
    double x = area.left();
    for (const int bar : bars) {
        const double y = area.bottom() - area.height() * bar / 100;
        stairs << QPointF(x, y) << QPointF(x + step, y);
        x += step;
    }
    return stairs;
}

/// From the lower edge back to it.
QPolygonF histogramOf(const std::vector<int>& bars, const QRectF& area) {
    QPolygonF stairs = stairsOf(bars, area);
    stairs.prepend(area.bottomLeft());
    return stairs << area.bottomRight();
}

/// From the first score on.
QPolygonF curveOf(const std::vector<int>& bars, const QRectF& area) {
    const auto begin = std::ranges::find_if(bars, [](int bar) { return bar > 0; });
    return stairsOf(bars, area).mid(2 * (begin - bars.begin()));
}

} // namespace

QIcon runPicture(const RunSummary& summary, QSize size, qreal pixelRatio, const QPalette& palette) {
    QPixmap picture(size * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(palette.color(QPalette::Base)); // on which the colors of series stand out
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(QPointF(), QSizeF(size)).adjusted(1, 2, -1, -1);
    for (std::size_t i = summary.series.size(); i-- > 0;) { // the first one over the others
        const int look = static_cast<int>(i);
        QPen pen = seriesPen(palette, look, look);
        pen.setWidthF(stroke);
        painter.setPen(pen);
        const std::vector<int>& bars = summary.series[i].bars;
        painter.drawPolyline(summary.kind == RunKind::Convergence ? curveOf(bars, area)
                                                                  : histogramOf(bars, area));
    }
    painter.end();
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected); // a selected row must not tint it
    return icon;
}
