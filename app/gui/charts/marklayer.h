#pragma once

#include <QGraphicsItem>
#include <QPen>

#include <optional>
#include <utility>
#include <vector>

/// So many shapes of marks differ: not as many as colors, so that series which share one differ in
/// the other.
inline constexpr int markShapeCount = 6;

/// Draws the mark of a series, filled where its shape has an inside.
void paintMark(QPainter* painter, QPointF place, int shape, const QColor& color);

/// Values as marks, with their intervals as lines that have caps, in one item of a chart.
class MarkLayer : public QGraphicsItem {
public:
    struct Mark {
        QPointF place;                                 ///< In the chart.
        std::optional<std::pair<double, double>> ends; ///< Of the interval, from the top down.
        int shape = 0;
        QColor color;
    };

    explicit MarkLayer(QGraphicsItem* parent);

    void setMarks(std::vector<Mark> marks);
    const std::vector<Mark>& marks() const { return m_marks; }

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Mark> m_marks;
    QRectF m_area;
};
