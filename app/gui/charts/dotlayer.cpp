#include "app/gui/charts/dotlayer.h"

#include <QLineF>
#include <QPainter>

namespace {

constexpr double dotWidth = 5;
constexpr double largeDotWidth = 11;

QPen dotPen(const QColor& color, double width) {
    QPen pen(color, width);
    pen.setCapStyle(Qt::RoundCap);
    return pen;
}

} // namespace

DotLayer::DotLayer(QGraphicsItem* parent) : QGraphicsItem(parent) {}

void DotLayer::setDots(const QPolygonF& dots) {
    prepareGeometryChange();
    m_dots = dots;
    m_highlighted.reset();
    update();
}

void DotLayer::setColor(const QColor& color) {
    m_color = color;
    update();
}

void DotLayer::highlight(std::optional<int> index) {
    if (index == m_highlighted)
        return;
    m_highlighted = index;
    update();
}

std::optional<int> DotLayer::dotAt(QPointF place, double distance) const {
    std::optional<int> found;
    for (int i = 0; i < m_dots.size(); ++i) {
        const double length = QLineF(m_dots[i], place).length();
        if (length > distance)
            continue;
        distance = length;
        found = i;
    }
    return found;
}

QPen DotLayer::samplePen(const QColor& color) {
    QPen pen = dotPen(color, dotWidth);
    pen.setDashPattern({0.01, 2});
    return pen;
}

QRectF DotLayer::boundingRect() const {
    const double edge = largeDotWidth / 2 + 1;
    return m_dots.boundingRect().adjusted(-edge, -edge, edge, edge);
}

void DotLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setPen(dotPen(m_color, dotWidth));
    painter->drawPoints(m_dots);
    if (!m_highlighted)
        return;
    painter->setPen(dotPen(m_color, largeDotWidth));
    painter->drawPoint(m_dots[*m_highlighted]);
}
