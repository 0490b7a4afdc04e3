#pragma once

#include <QFont>
#include <QGraphicsItem>

#include <vector>

class QAbstractAxis;

/// The labels of an axis, at the left of the plot or below it. By hand, because Qt Charts cuts
/// labels that find no room, and has a hyphen for a minus sign: here a label is whole or not there.
class AxisLabels : public QGraphicsItem {
public:
    AxisLabels(Qt::Orientation orientation, QGraphicsItem* parent);

    void setLooks(const QFont& font, const QColor& color);
    /// Takes the labels of a value or category axis; of another one there are none.
    void setAxis(QAbstractAxis* axis);
    /// `plot` is the area within the axes, `room` the chart around it.
    void setRoom(const QRectF& plot, const QRectF& room);

    double widest() const;     ///< Of the labels, in pixels.
    QStringList shown() const; ///< Those that find room, from left to right or upward.

    QRectF boundingRect() const override { return m_room; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Label {
        double share; // of the axis, from its lower end
        int number;   // of the tick mark, so that every second one stays the same
        QString text;
    };
    struct Placed {
        QRectF area;
        QString text;
    };

    QRectF areaOf(const Label& label) const;
    std::vector<Placed> placed() const;

    Qt::Orientation m_orientation;
    QFont m_font;
    QColor m_color;
    QRectF m_plot;
    QRectF m_room;
    std::vector<Label> m_labels;
};
