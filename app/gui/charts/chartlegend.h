#pragma once

#include <QFont>
#include <QGraphicsItem>
#include <QPen>
#include <QString>

#include <vector>

/// What an entry of the legend says.
struct LegendEntry {
    QString name;
    QPen pen;
    int mark = -1; ///< The shape of the mark on the sample (MarkLayer); below 0: none.
};

/// A legend whose samples are strokes as drawn, dashes and all (Qt Charts draws squares), in as
/// many rows as its width wants and its height allows.
class ChartLegend : public QGraphicsItem {
public:
    explicit ChartLegend(QGraphicsItem* parent);

    void setEntries(const std::vector<LegendEntry>& entries);
    void setFont(const QFont& font);
    void setTextColor(const QColor& color);

    /// Places the entries in `width` and at most `mostRows` rows, the first of which begins at
    /// `indent`; the last row ends with the number of entries without room. Returns the height
    /// taken.
    double layOut(double width, double indent, int mostRows);

    QRectF boundingRect() const override;
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
