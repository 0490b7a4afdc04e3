#include "app/gui/charts/decadelabels.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

QString decadeText(int exponent) {
    return QLocale().toString(std::pow(10.0, exponent), 'f', std::max(0, -exponent));
}

} // namespace

DecadeLabels::DecadeLabels(QGraphicsItem* parent) : QGraphicsItem(parent) {}

void DecadeLabels::setLooks(const QFont& font, const QColor& color) {
    m_font = font;
    m_color = color;
    update();
}

void DecadeLabels::setAxis(const QRectF& plot, int lowest, int highest) {
    prepareGeometryChange();
    m_plot = plot;
    m_lowest = lowest;
    m_highest = highest;
    update();
}

QRectF DecadeLabels::boundingRect() const {
    const double height = QFontMetricsF(m_font).height();
    return {m_plot.left() - 4 * height, m_plot.bottom(), m_plot.width() + 5.4 * height, 2 * height};
}

void DecadeLabels::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QFontMetricsF metrics(m_font);
    const double decade = m_plot.width() / (m_highest - m_lowest);
    const double widest = metrics.horizontalAdvance("  ") +
                          std::max(metrics.horizontalAdvance(decadeText(m_lowest)),
                                   metrics.horizontalAdvance(decadeText(m_highest)));
    const int step = std::max(1, static_cast<int>(std::ceil(widest / decade)));
    painter->setFont(m_font);
    painter->setPen(m_color);
    for (int exponent = m_lowest; exponent <= m_highest; exponent += step) {
        const double x = m_plot.left() + (exponent - m_lowest) * decade;
        const QString text = decadeText(exponent);
        const double half = metrics.horizontalAdvance(text) / 2;
        const double left = std::min(x - half, boundingRect().right() - 2 * half);
        painter->drawText(QPointF(left, m_plot.bottom() + 4 + metrics.ascent()), text);
    }
}
