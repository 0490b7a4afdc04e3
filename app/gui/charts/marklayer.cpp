#include "app/gui/charts/marklayer.h"

#include <QPainter>

namespace {

constexpr double radius = 4;
constexpr double cap = 4; // half of it

QPolygonF outlineOf(int shape) {
    switch (shape) {
    case 1: // square
        return {{-0.85, -0.85}, {0.85, -0.85}, {0.85, 0.85}, {-0.85, 0.85}};
    case 2: // triangle
        return {{0, -1.15}, {1.1, 0.8}, {-1.1, 0.8}};
    case 3: // diamond
        return {{0, -1.25}, {1.25, 0}, {0, 1.25}, {-1.25, 0}};
    case 4: // triangle that stands on its point
        return {{-1.1, -0.8}, {1.1, -0.8}, {0, 1.15}};
    default:
        return {};
    }
}

} // namespace

void paintMark(QPainter* painter, QPointF place, int shape, const QColor& color) {
    painter->save();
    painter->translate(place);
    painter->scale(radius, radius);
    const int kind = shape % markShapeCount;
    if (kind == 5) { // a cross
        painter->setPen(QPen(color, 0.5));
        painter->drawLine(QPointF(-1, -1), QPointF(1, 1));
        painter->drawLine(QPointF(-1, 1), QPointF(1, -1));
    } else {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        const QPolygonF outline = outlineOf(kind);
        if (outline.isEmpty())
            painter->drawEllipse(QPointF(), 1, 1);
        else
            painter->drawPolygon(outline);
    }
    painter->restore();
}

MarkLayer::MarkLayer(QGraphicsItem* parent) : QGraphicsItem(parent) {}

void MarkLayer::setMarks(std::vector<Mark> marks) {
    prepareGeometryChange();
    m_marks = std::move(marks);
    m_area = {};
    for (const Mark& mark : m_marks) {
        QRectF area(mark.place.x(), mark.place.y(), 1e-9, 1e-9);
        if (mark.ends)
            area |= QRectF(QPointF(mark.place.x(), mark.ends->first),
                           QPointF(mark.place.x() + 1e-9, mark.ends->second));
        m_area |= area.adjusted(-2 * radius, -2 * radius, 2 * radius, 2 * radius);
    }
    update();
}

void MarkLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    for (const Mark& mark : m_marks) {
        if (mark.ends) {
            painter->setPen(QPen(mark.color, 1.5));
            const double x = mark.place.x();
            painter->drawLine(QPointF(x, mark.ends->first), QPointF(x, mark.ends->second));
            for (const double y : {mark.ends->first, mark.ends->second})
                painter->drawLine(QPointF(x - cap, y), QPointF(x + cap, y));
        }
        paintMark(painter, mark.place, mark.shape, mark.color);
    }
}
