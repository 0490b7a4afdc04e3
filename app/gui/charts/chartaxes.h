#pragma once

#include <QDateTime>
#include <QFont>
#include <QGraphicsItem>
#include <QString>

#include <vector>

class QAbstractAxis;
class QCategoryAxis;
class QValueAxis;

/// Shows at least `minimum` to `maximum` on the axis, with about `parts` round tick marks. The ends
/// are round too, so that the axis changes rarely while numbers grow: laying out its labels is what
/// costs most in a chart.
void setAxisRange(QValueAxis* axis, double minimum, double maximum, int parts,
                  const QString& unit = {});

/// The place of a moment on an axis of dates, in days by the clock of the place.
double placeOnDateAxis(const QDateTime& when);

/// Shows `first` to `last` on the axis with some room at both sides, and at most `parts` marks.
/// They are at whole hours if both moments are of one day, else at whole days, and have names in
/// the language of the window.
void setDateRange(QCategoryAxis* axis, const QDateTime& first, const QDateTime& last, int parts);

/// The labels of an axis, at the left of the plot or below it. Qt Charts cuts labels without room
/// and uses a hyphen as a minus sign; these labels are whole or left out.
class AxisLabels : public QGraphicsItem {
public:
    AxisLabels(Qt::Orientation orientation, QGraphicsItem* parent);

    void setLooks(const QFont& font, const QColor& color);
    /// Takes the labels of a value, category or logarithmic axis; the last has powers of ten, in
    /// the language of the window (Qt Charts writes them with a fixed number of decimals).
    void setAxis(QAbstractAxis* axis);
    /// `plot` is the area within the axes, `room` the chart around it.
    void setRoom(const QRectF& plot, const QRectF& room);

    double widest() const;     ///< The width of the widest label, in pixels.
    QStringList shown() const; ///< The labels with enough room, from left to right or upward.

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
