#pragma once

#include <QFont>
#include <QGraphicsItem>
#include <QPen>

/// Labels of a logarithmic axis below a plot: powers of ten, in the language of the window (Qt
/// Charts writes them with a fixed number of decimals), as many as find room.
class DecadeLabels : public QGraphicsItem {
public:
    explicit DecadeLabels(QGraphicsItem* parent);

    void setLooks(const QFont& font, const QColor& color);
    /// `plot` is as wide as the axis, whose ends are powers of ten with these exponents.
    void setAxis(const QRectF& plot, int lowest, int highest);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QFont m_font;
    QColor m_color;
    QRectF m_plot;
    int m_lowest = 0;
    int m_highest = 1;
};
