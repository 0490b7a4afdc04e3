#pragma once

#include <QColor>
#include <QFont>
#include <QGraphicsItem>
#include <QPalette>
#include <QPen>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

/// The number of series that look different, each with its number as color and as dashes; there are
/// fewer solvers.
inline constexpr int seriesStyleCount = 16;

/// The pen of a series: one of eight colors and one of seriesStyleCount dash patterns, each counted
/// from 0 and around again. Series that differ in color should differ in dashes too where they can.
QPen seriesPen(const QPalette& palette, int color, int dashes);

/// Draws the mark of a series, filled where its shape has an inside. There are six shapes, counted
/// around like the colors.
void paintMark(QPainter* painter, QPointF place, int shape, const QColor& color);

/// Values as marks, with their intervals as bars that have caps, in one item of a chart.
class MarkLayer : public QGraphicsItem {
public:
    struct Mark {
        QPointF place; ///< In the chart.
        std::optional<std::pair<double, double>>
            ends; ///< The ends of the interval, the upper one first.
        int shape = 0;
        QColor color;
    };

    explicit MarkLayer(QGraphicsItem* parent);

    void setMarks(std::vector<Mark> marks);

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

    /// Takes the places of the dots in the chart.
    void setDots(const QPolygonF& dots);
    QPointF dot(int index) const { return m_dots[index]; }
    void setColor(const QColor& color);
    /// Draws this dot larger.
    void highlight(std::optional<int> index);

    /// The dot nearest to `place`, if it is not farther than `distance`; the last of equally near
    /// dots.
    std::optional<int> dotAt(QPointF place, double distance) const;

    /// A pen that draws a row of dots, for legends.
    static QPen samplePen(const QColor& color);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QPolygonF m_dots;
    QColor m_color;
    std::optional<int> m_highlighted;
};

/// An entry of a legend.
struct LegendEntry {
    QString name;
    QPen pen;
    int mark = -1; ///< The shape of the mark on the sample (MarkLayer); below 0: none.
};

/// A legend whose samples are the strokes themselves with their dashes (Qt Charts draws squares),
/// in as many rows as it needs and has room for.
class ChartLegend : public QGraphicsItem {
public:
    explicit ChartLegend(QGraphicsItem* parent);

    void setEntries(const std::vector<LegendEntry>& entries) { m_entries = entries; }
    void setFont(const QFont& font) { m_font = font; }
    void setTextColor(const QColor& color);

    /// Places the entries in `width` and at most `mostRows` rows, the first of which begins at
    /// `indent`; the last row ends with the number of entries without room. Returns the height
    /// taken.
    double layOut(double width, double indent, int mostRows);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Place {
        QRectF area;
        QString text; // elided
        QPen pen;
        int mark = -1;
    };
    double rowHeight() const;
    double sampleWidth() const;

    std::vector<LegendEntry> m_entries;
    std::vector<Place> m_places;
    QFont m_font;
    QColor m_textColor;
    QRectF m_area;
};
