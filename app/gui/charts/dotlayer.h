#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QPen>
#include <QPolygonF>

#include <optional>

/// Dots on a chart, thousands of them in one item (Qt Charts makes an item of each point).
class DotLayer : public QGraphicsItem {
public:
    explicit DotLayer(QGraphicsItem* parent);

    /// Places, in the chart.
    void setDots(const QPolygonF& dots);
    QPointF dot(int index) const { return m_dots[index]; }
    void setColor(const QColor& color);
    /// Draws one of them larger.
    void highlight(std::optional<int> index);

    /// The dot next to `place`, if it is no farther than `distance`; the last of several.
    std::optional<int> dotAt(QPointF place, double distance) const;

    /// A line of dots, for legends.
    static QPen samplePen(const QColor& color);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QPolygonF m_dots;
    QColor m_color;
    std::optional<int> m_highlighted;
};
