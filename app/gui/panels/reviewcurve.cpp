#include "app/gui/panels/reviewcurve.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/gui/panels/scorecurve.h"

namespace {

constexpr double curveEdge = 4;     // pixels free around the curves, besides the radius of a point
constexpr double labelGap = 2;      // pixels between two labels
constexpr double restDotRadius = 3; // pixels, of the point of a label that stands elsewhere

} // namespace

ReviewCurve::ReviewCurve(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Score and best still possible"));
    setToolTip(
        tr("Filled: the score after each move. Steps: the best final score still possible. "
           "Numbers: the moves that the list tells of. Click or use the arrow keys to go there."));
}

void ReviewCurve::setReview(const ReviewCurveData& review) {
    if (review == m_data)
        return;
    m_data = review;
    m_lowest = 0;
    m_highest = 1;
    for (const std::vector<int>* values : {&review.scores, &review.reachable})
        for (const int value : *values) {
            m_lowest = std::min(m_lowest, value);
            m_highest = std::max(m_highest, value);
        }
    if (m_hovered && *m_hovered > lastPlace())
        hover(std::nullopt);
    update();
}

void ReviewCurve::setPlace(std::optional<int> place) {
    if (place == m_place)
        return;
    m_place = place;
    update();
}

QPoint ReviewCurve::placeOf(int place) const {
    return QPointF(xOf(place), yOf(m_data.reachable[static_cast<std::size_t>(place)])).toPoint();
}

QPoint ReviewCurve::pointOf(std::size_t loss) const {
    const std::size_t move = m_data.losses[loss];
    const double middle = (m_data.reachable[move] + m_data.reachable[move + 1]) / 2.0;
    return QPointF(xOf(static_cast<double>(move) + 0.5), yOf(middle)).toPoint();
}

std::optional<QRectF> ReviewCurve::labelOf(std::size_t loss) const {
    return labels()[loss];
}

QFont ReviewCurve::labelFont() const {
    QFont font = this->font();
    font.setBold(true);
    return font;
}

QString ReviewCurve::labelText(std::size_t loss) const {
    return QString::number(m_data.losses[loss] + 1);
}

/// The first loss has its label on its point. Each later one goes up or down to the nearest free
/// place, and is left out where there is none.
std::vector<std::optional<QRectF>> ReviewCurve::labels() const {
    const double height = 2 * radius();
    const double step = height + labelGap;
    const QFontMetricsF metrics(labelFont());
    std::vector<std::optional<QRectF>> all;
    for (std::size_t loss = 0; loss < m_data.losses.size(); ++loss) {
        const QPointF point(pointOf(loss));
        const double width = metrics.horizontalAdvance(labelText(loss)) + radius();
        QRectF place(0, 0, std::max(width, height), height);
        const double half = place.width() / 2;
        const double x = std::max(half, std::min(point.x(), this->width() - half));
        std::vector<double> heights{point.y()}; // of the middle
        for (const auto& other : all)
            if (other) {
                heights.push_back(other->center().y() - step);
                heights.push_back(other->center().y() + step);
            }
        std::ranges::stable_sort(heights, {},
                                 [&point](double y) { return std::abs(y - point.y()); });
        std::optional<QRectF> label;
        for (const double y : heights) {
            place.moveCenter({x, y});
            const bool isFree = std::ranges::none_of(all, [&place](const auto& other) {
                return other && other->adjusted(-1, -1, 1, 1).intersects(place);
            });
            if (isFree && QRectF(rect()).contains(place)) {
                label = place;
                break;
            }
        }
        all.push_back(label);
    }
    return all;
}

QSize ReviewCurve::sizeHint() const {
    return {360, 5 * fontMetrics().height()};
}

QSize ReviewCurve::minimumSizeHint() const {
    return {80, 4 * fontMetrics().height()};
}

/// The arrow keys go to the curve while it has the keyboard, whatever shortcuts there are.
bool ReviewCurve::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && lastPlace() > 0) {
        const auto* key = static_cast<QKeyEvent*>(event);
        constexpr std::array keys{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Home,
                                  Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};
        if (key->modifiers() == Qt::NoModifier && std::ranges::find(keys, key->key()) != keys.end())
            event->accept();
    }
    return QWidget::event(event);
}

void ReviewCurve::keyPressEvent(QKeyEvent* event) {
    const auto go = [this](int place) { emit placeRequested(std::clamp(place, 0, lastPlace())); };
    if (lastPlace() == 0)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return go(m_place.value_or(lastPlace() + 1) - 1);
    case Qt::Key_Right:
        return go(m_place.value_or(-1) + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(lastPlace());
    case Qt::Key_PageUp:
        emit previousLossRequested();
        return;
    case Qt::Key_PageDown:
        emit nextLossRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ReviewCurve::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || lastPlace() == 0)
        return;
    if (const auto loss = lossAt(event->position()))
        emit lossRequested(*loss);
    else
        emit placeRequested(placeAt(event->position().x()));
}

void ReviewCurve::mouseMoveEvent(QMouseEvent* event) {
    if (lastPlace() == 0)
        return;
    const int place = placeAt(event->position().x());
    hover(place);
    if (event->buttons().testFlag(Qt::LeftButton) && place != m_place && !lossAt(event->position()))
        emit placeRequested(place);
}

void ReviewCurve::leaveEvent(QEvent*) {
    hover(std::nullopt);
}

void ReviewCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (lastPlace() > 0) {
        painter.setPen(curvepaint::faint(palette().color(QPalette::Text), 0.25F));
        const int zero = qRound(yOf(0));
        painter.drawLine(qRound(xOf(0)), zero, qRound(xOf(lastPlace())), zero);
        painter.setRenderHint(QPainter::Antialiasing);
        paintScores(painter);
        paintReachable(painter);
        if (m_hovered && m_hovered != m_place)
            paintPlace(painter, *m_hovered, false);
        if (m_place && *m_place <= lastPlace())
            paintPlace(painter, *m_place, true);
        paintLosses(painter);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

int ReviewCurve::lastPlace() const {
    return std::max(0, static_cast<int>(m_data.reachable.size()) - 1);
}

int ReviewCurve::placeAt(double x) const {
    const double share = (x - xOf(0)) / std::max(1.0, xOf(lastPlace()) - xOf(0));
    return std::clamp(qRound(share * lastPlace()), 0, lastPlace());
}

/// The label under the mouse, or else the point of a label that stands elsewhere.
std::optional<std::size_t> ReviewCurve::lossAt(QPointF position) const {
    const auto all = labels();
    for (std::size_t loss = 0; loss < all.size(); ++loss)
        if (all[loss] && all[loss]->contains(position))
            return loss;
    for (std::size_t loss = 0; loss < all.size(); ++loss) {
        const QPointF way = position - pointOf(loss);
        if (std::hypot(way.x(), way.y()) <= restDotRadius + 1)
            return loss;
    }
    return std::nullopt;
}

double ReviewCurve::xOf(double place) const {
    const double inset = curveEdge + radius();
    return inset + place / std::max(1, lastPlace()) * (width() - 2 * inset);
}

double ReviewCurve::yOf(double score) const {
    const double inset = curveEdge + radius();
    const double share = (score - m_lowest) / (m_highest - m_lowest);
    return height() - inset - share * (height() - 2 * inset);
}

double ReviewCurve::radius() const {
    return 0.55 * fontMetrics().height();
}

void ReviewCurve::hover(std::optional<int> place) {
    if (place == m_hovered)
        return;
    m_hovered = place;
    emit placeHovered(place);
    update();
}

void ReviewCurve::paintScores(QPainter& painter) const {
    QPolygonF curve;
    for (int i = 0; i <= lastPlace(); ++i)
        curve << QPointF(xOf(i), yOf(m_data.scores[static_cast<std::size_t>(i)]));
    curvepaint::paintFilled(painter, curve, yOf(0), palette(), 0.25F);
}

/// A step falls with the move, half-way between the places before and after it.
void ReviewCurve::paintReachable(QPainter& painter) const {
    QPolygonF steps;
    for (int i = 0; i <= lastPlace(); ++i) {
        const double y = yOf(m_data.reachable[static_cast<std::size_t>(i)]);
        steps << QPointF(xOf(std::max(0.0, i - 0.5)), y)
              << QPointF(xOf(std::min<double>(lastPlace(), i + 0.5)), y);
    }
    painter.setPen(
        QPen(palette().color(QPalette::Text), 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(steps);
}

/// A line leads from a label that stands elsewhere to its point.
void ReviewCurve::paintLosses(QPainter& painter) const {
    const QColor color = palette().color(QPalette::Text);
    const auto all = labels();
    for (std::size_t loss = 0; loss < all.size(); ++loss) {
        const QPointF point(pointOf(loss));
        if (all[loss]) {
            painter.setPen(QPen(color, 1));
            painter.drawLine(point, all[loss]->center());
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(point, restDotRadius, restDotRadius);
    }
    for (std::size_t loss = 0; loss < all.size(); ++loss)
        if (all[loss])
            paintLabel(painter, *all[loss], loss);
}

void ReviewCurve::paintLabel(QPainter& painter, const QRectF& label, std::size_t loss) const {
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(palette().color(QPalette::Text));
    painter.drawRoundedRect(label, radius(), radius());
    painter.setFont(labelFont());
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(label, Qt::AlignCenter, labelText(loss));
}

void ReviewCurve::paintPlace(QPainter& painter, int place, bool isFull) const {
    curvepaint::paintPlace(painter, placeOf(place), curveEdge, height() - curveEdge, palette(),
                           isFull);
}
