#include "app/gui/panels/scorecurve.h"

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/gui/basics/numbertext.h"

namespace {

constexpr double edge = 4; // pixels free above and below the curve
constexpr double dotRadius = 3.5;

} // namespace

QColor curvepaint::faint(QColor color, float share) {
    color.setAlphaF(share);
    return color;
}

void curvepaint::paintFilled(QPainter& painter, const QPolygonF& curve, double zero,
                             const QPalette& palette, float share) {
    QPainterPath area;
    area.addPolygon(curve);
    area.lineTo(curve.back().x(), zero);
    area.lineTo(curve.front().x(), zero);
    const QColor ink = palette.color(QPalette::Highlight);
    painter.fillPath(area, faint(ink, share));
    painter.setPen(QPen(ink, 1.5));
    painter.drawPolyline(curve);
}

void curvepaint::paintPlace(QPainter& painter, QPointF place, double top, double bottom,
                            const QPalette& palette, bool isFull) {
    const QColor ink = palette.color(QPalette::Text);
    painter.setPen(QPen(faint(ink, isFull ? 0.8F : 0.4F), 1));
    painter.drawLine(QPointF(place.x(), top), QPointF(place.x(), bottom));
    painter.setBrush(isFull ? ink : palette.color(QPalette::Base));
    painter.drawEllipse(place, dotRadius, dotRadius);
}

ScoreCurve::ScoreCurve(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Score after each move"));
    describe();
}

void ScoreCurve::setScores(const std::vector<int>& scores, int endPoints) {
    m_scores = scores;
    m_endPoints = endPoints;
    m_lowest = 0;
    m_highest = 1;
    if (!scores.empty()) {
        const int beforeEnd = scores.back() - endPoints;
        const auto [lowest, highest] = std::minmax_element(scores.begin(), scores.end());
        m_lowest = std::min({0, *lowest, beforeEnd});
        m_highest = std::max({1, *highest, beforeEnd});
    }
    m_index = std::clamp(m_index, 0, lastIndex());
    hover(std::nullopt);
    describe();
    update();
}

void ScoreCurve::setIndex(int index) {
    const int bounded = std::clamp(index, 0, lastIndex());
    if (bounded == m_index)
        return;
    m_index = bounded;
    describe();
    update();
}

void ScoreCurve::setPlaceText(const QString& text) {
    setToolTip(text + '\n' + tr("Score after each move; click or drag to go there"));
}

void ScoreCurve::setInset(int inset) {
    if (inset == m_inset)
        return;
    m_inset = inset;
    update();
}

QPoint ScoreCurve::placeOf(int index) const {
    const double share = static_cast<double>(index) / std::max(1, lastIndex());
    const int score = m_scores.empty() ? 0 : m_scores[static_cast<std::size_t>(index)];
    return QPointF(m_inset + share * (width() - 2 * m_inset), yOf(score)).toPoint();
}

void ScoreCurve::setPlotHeight(int pixels) {
    if (pixels == m_plotHeight)
        return;
    m_plotHeight = pixels;
    updateGeometry();
    update();
}

QSize ScoreCurve::sizeHint() const {
    return {480, captionHeight() + m_plotHeight};
}

QSize ScoreCurve::minimumSizeHint() const {
    return {60, captionHeight() + m_plotHeight};
}

void ScoreCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (lastIndex() == 0 || m_plotHeight < 3 * edge) // no room for a curve
        return;
    painter.setPen(curvepaint::faint(palette().color(QPalette::Text), 0.25F));
    const int zero = qRound(yOf(0));
    painter.drawLine(m_inset, zero, width() - m_inset, zero);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurve(painter);
    if (m_endPoints != 0)
        paintEnd(painter);
    if (m_hovered && *m_hovered != m_index)
        paintPlace(painter, *m_hovered, false);
    paintPlace(painter, m_index, true);
}

void ScoreCurve::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && lastIndex() > 0)
        emit indexRequested(indexAt(event->position().x()));
}

void ScoreCurve::mouseMoveEvent(QMouseEvent* event) {
    if (lastIndex() == 0)
        return;
    const int index = indexAt(event->position().x());
    hover(index);
    if (event->buttons().testFlag(Qt::LeftButton) && index != m_index)
        emit indexRequested(index);
}

void ScoreCurve::leaveEvent(QEvent*) {
    hover(std::nullopt);
}

int ScoreCurve::lastIndex() const {
    return std::max(0, static_cast<int>(m_scores.size()) - 1);
}

int ScoreCurve::indexAt(double x) const {
    const double share = (x - m_inset) / std::max(1, width() - 2 * m_inset);
    return std::clamp(qRound(share * lastIndex()), 0, lastIndex());
}

double ScoreCurve::yOf(int score) const {
    const double share = static_cast<double>(score - m_lowest) / (m_highest - m_lowest);
    return height() - edge - share * (height() - captionHeight() - 2 * edge);
}

void ScoreCurve::hover(std::optional<int> index) {
    if (index == m_hovered)
        return;
    m_hovered = index;
    emit indexHovered(index);
    update();
}

void ScoreCurve::describe() {
    if (m_scores.empty()) {
        setAccessibleDescription(tr("No game"));
        return;
    }
    const QLocale locale;
    setAccessibleDescription(tr("Score %1 after move %2 of %3; %4 at the end")
                                 .arg(numberText(m_scores[static_cast<std::size_t>(m_index)]),
                                      locale.toString(m_index), locale.toString(lastIndex()),
                                      numberText(m_scores.back())));
}

void ScoreCurve::paintCurve(QPainter& painter) const {
    QPolygonF curve;
    for (int i = 0; i <= lastIndex(); ++i)
        curve << QPointF(placeOf(i).x(), yOf(m_scores[static_cast<std::size_t>(i)]));
    curve.back().setY(yOf(m_scores.back() - m_endPoints));
    curvepaint::paintFilled(painter, curve, yOf(0), palette(), 0.2F);
}

/// The step of the bonus or penalty, thick.
void ScoreCurve::paintEnd(QPainter& painter) const {
    const QPoint end = placeOf(lastIndex());
    const QPointF before(end.x(), yOf(m_scores.back() - m_endPoints));
    painter.setPen(QPen(palette().color(QPalette::Text), 3, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(before, QPointF(end.x(), yOf(m_scores.back())));
}

void ScoreCurve::paintPlace(QPainter& painter, int index, bool isFull) const {
    curvepaint::paintPlace(painter, placeOf(index), captionHeight(), height(), palette(), isFull);
}
