#include "app/gui/charts/seriesstyle.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>

#include "app/gui/basics/fittedtext.h"

namespace {

constexpr int colorCount = 8;

// The colors of M. Okabe & K. Ito, "Color Universal Design", 2002, which stay apart in every kind
// of color vision; those too close to the background are darker or brighter. The last one is gray.
// There are no more that do: series beyond them differ in dashes.
constexpr std::array<QRgb, colorCount> onLight = {0xff0072b2, 0xffd55e00, 0xff007a5e, 0xffb0558a,
                                                  0xffb07800, 0xff2a9fd6, 0xff5b3a9b, 0xff606060};
constexpr std::array<QRgb, colorCount> onDark = {0xff56b4e9, 0xffe69f00, 0xff00c896, 0xffe095c0,
                                                 0xfff0e442, 0xffff7f45, 0xffb39ddb, 0xffb0b0b0};

/// Dash, gap, … in units of the line's width. Two patterns differ in the order of dots, dashes and
/// long dashes, or by a wide gap, not in lengths alone. Patterns of one color, eight apart, have
/// the least in common.
const std::array<QList<qreal>, seriesStyleCount> dashPatterns = {
    QList<qreal>{},
    QList<qreal>{4, 2},
    QList<qreal>{1, 2},
    QList<qreal>{8, 2, 1, 2},
    QList<qreal>{10, 2},
    QList<qreal>{8, 2, 1, 2, 1, 2},
    QList<qreal>{4, 2, 1, 2},
    QList<qreal>{10, 2, 4, 2},
    QList<qreal>{10, 2, 4, 2, 1, 2},
    QList<qreal>{8, 2, 1, 2, 1, 2, 1, 2},
    QList<qreal>{4, 2, 1, 2, 1, 2},
    QList<qreal>{1, 5},
    QList<qreal>{4, 2, 4, 2, 1, 2},
    QList<qreal>{4, 6},
    QList<qreal>{1, 1, 1, 5},
    QList<qreal>{4, 1, 4, 6}};

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

constexpr int markShapeCount = 6; // unlike colorCount, so that series of one color differ in shape
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

constexpr double dotWidth = 5;
constexpr double largeDotWidth = 11;

QPen dotPen(const QColor& color, double width) {
    QPen pen(color, width);
    pen.setCapStyle(Qt::RoundCap);
    return pen;
}

} // namespace

QPen seriesPen(const QPalette& palette, int color, int dashes) {
    const auto& colors = isDark(palette) ? onDark : onLight;
    QPen pen(QColor::fromRgb(colors[static_cast<std::size_t>(color % colorCount)]), 2);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    const QList<qreal>& pattern = dashPatterns[static_cast<std::size_t>(dashes % seriesStyleCount)];
    if (!pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

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

DotLayer::DotLayer(QGraphicsItem* parent) : QGraphicsItem(parent) {}

void DotLayer::setDots(const QPolygonF& dots) {
    prepareGeometryChange();
    m_dots = dots;
    m_highlighted.reset();
    update();
}

void DotLayer::setColor(const QColor& color) {
    m_color = color;
    update();
}

void DotLayer::highlight(std::optional<int> index) {
    if (index == m_highlighted)
        return;
    m_highlighted = index;
    update();
}

std::optional<int> DotLayer::dotAt(QPointF place, double distance) const {
    std::optional<int> found;
    for (int i = 0; i < m_dots.size(); ++i) {
        const double length = QLineF(m_dots[i], place).length();
        if (length > distance)
            continue;
        distance = length;
        found = i;
    }
    return found;
}

QPen DotLayer::samplePen(const QColor& color) {
    QPen pen = dotPen(color, dotWidth);
    pen.setDashPattern({0.01, 2});
    return pen;
}

QRectF DotLayer::boundingRect() const {
    const double edge = largeDotWidth / 2 + 1;
    return m_dots.boundingRect().adjusted(-edge, -edge, edge, edge);
}

void DotLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setPen(dotPen(m_color, dotWidth));
    painter->drawPoints(m_dots);
    if (!m_highlighted)
        return;
    painter->setPen(dotPen(m_color, largeDotWidth));
    painter->drawPoint(m_dots[*m_highlighted]);
}

ChartLegend::ChartLegend(QGraphicsItem* parent) : QGraphicsItem(parent) {}

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
