#include "app/gui/charts/chartlegend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/charts/seriesstyle.h"

ChartLegend::ChartLegend(QGraphicsItem* parent) : QGraphicsItem(parent) {}

void ChartLegend::setEntries(const std::vector<LegendEntry>& entries) {
    m_entries = entries;
}

void ChartLegend::setFont(const QFont& font) {
    m_font = font;
}

void ChartLegend::setTextColor(const QColor& color) {
    m_textColor = color;
    update();
}

double ChartLegend::rowHeight() const {
    return 1.3 * QFontMetricsF(m_font).height();
}

double ChartLegend::sampleWidth() const {
    return 3.2 * QFontMetricsF(m_font).height(); // one round of the longest dashes
}

double ChartLegend::layOut(double width, double indent, int mostRows) {
    prepareGeometryChange();
    m_places.clear();
    const QFontMetricsF metrics(m_font);
    const double gap = metrics.height();
    const double rest = metrics.horizontalAdvance("+00"); // room to say how many are left out
    double x = indent;
    int row = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const bool isLast = i + 1 == m_entries.size();
        const double wanted = sampleWidth() + metrics.horizontalAdvance(m_entries[i].name) + gap;
        const bool isLastRow = row + 1 == mostRows;
        if (x > 0 && x + wanted > width - (isLastRow && !isLast ? rest : 0)) {
            if (isLastRow) {
                const QString more = QStringLiteral("+%1").arg(m_entries.size() - i);
                m_places.push_back(
                    {{x, row * rowHeight(), rest, rowHeight()}, more, Qt::NoPen, -1});
                break;
            }
            ++row;
            x = 0;
        }
        const double used = std::min(wanted, width - x);
        m_places.push_back(
            {{x, row * rowHeight(), used, rowHeight()},
             fittedText(metrics, m_entries[i].name, std::max(0.0, used - sampleWidth())),
             m_entries[i].pen,
             m_entries[i].mark});
        x += used;
    }
    m_area = {0, 0, width, m_entries.empty() ? 0 : (row + 1) * rowHeight()};
    update();
    return m_area.height();
}

QRectF ChartLegend::boundingRect() const {
    return m_area;
}

void ChartLegend::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setFont(m_font);
    for (const Place& place : m_places) {
        QRectF text = place.area;
        if (place.pen.style() != Qt::NoPen) {
            const double middle = place.area.center().y();
            painter->setPen(place.pen);
            painter->drawLine(QPointF(place.area.left(), middle),
                              QPointF(place.area.left() + sampleWidth() * 0.8, middle));
            if (place.mark >= 0)
                paintMark(painter, {place.area.left() + sampleWidth() * 0.4, middle}, place.mark,
                          place.pen.color());
            text.setLeft(text.left() + sampleWidth());
        }
        painter->setPen(m_textColor);
        painter->drawText(text,
                          Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter |
                              Qt::TextSingleLine | Qt::TextDontClip,
                          place.text);
    }
}
