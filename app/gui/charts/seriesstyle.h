#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QPalette>
#include <QPen>
#include <QPolygonF>

#include <optional>
#include <utility>
#include <vector>

/// Whether the window is dark.
bool isDark(const QPalette& palette);

/// The number of series that look different, each with its number as color and as dashes; there are
/// fewer solvers.
inline constexpr int seriesStyleCount = 16;

/// The pen of a series: one of eight colors and one of seriesStyleCount dash patterns, each counted
/// from 0 and around again. Series that differ in color should differ in dashes too where they can.
QPen seriesPen(const QPalette& palette, int color, int dashes);

/// The number of different shapes; unlike the number of colors, so that series with the same color
/// differ in shape.
inline constexpr int markShapeCount = 6;

/// Draws the mark of a series, filled where its shape has an inside.
void paintMark(QPainter* painter, QPointF place, int shape, const QColor& color);

/// Values as marks, with their intervals as bars that have caps, in one item of a chart.
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

    /// A row of dots, for legends.
    static QPen samplePen(const QColor& color);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QPolygonF m_dots;
    QColor m_color;
    std::optional<int> m_highlighted;
};
