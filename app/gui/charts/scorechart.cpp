#include "app/gui/charts/scorechart.h"

#include <QAbstractAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QLegend>
#include <QLogValueAxis>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>
#include <QXYSeries>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/outsidetext.h"

namespace {

constexpr double lowChart = 14;  // rows of text; below, the horizontal axis has no name
constexpr double legendRows = 6; // rows of text of the chart for each row of the legend

} // namespace

ScoreChart::ScoreChart(const QString& widestLabel, QWidget* parent)
    : DrawnChart(parent),
      m_chart(new QChart),
      m_view(new QChartView(m_chart)),
      m_legend(new ChartLegend(m_chart)),
      m_horizontalName(new QGraphicsSimpleTextItem(m_chart)),
      m_verticalName(new QGraphicsSimpleTextItem(m_chart)),
      m_horizontalLabels(new AxisLabels(Qt::Horizontal, m_chart)),
      m_verticalLabels(new AxisLabels(Qt::Vertical, m_chart)),
      m_widestLabel(widestLabel) {
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({0, 0, 0, 0});
    m_chart->setLocalizeNumbers(true);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->hide();
    connect(m_chart, &QChart::geometryChanged, this, &ScoreChart::placeParts);

    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setFocusPolicy(Qt::NoFocus); // nothing in it takes keys
    m_view->setMinimumSize(160, 80);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
}

void ScoreChart::render(QPainter* painter, QSizeF size) {
    const QSizeF before = m_chart->size();
    m_chart->resize(size);
    painter->fillRect(QRectF({}, size), palette().color(QPalette::Window));
    painter->setRenderHint(QPainter::Antialiasing);
    m_chart->scene()->render(painter, QRectF({}, size), QRectF(m_chart->pos(), size));
    m_chart->resize(before);
}

void ScoreChart::setHorizontalAxis(QAbstractAxis* axis) {
    if (!m_chart->axes(Qt::Horizontal).contains(axis)) {
        m_chart->addAxis(axis, Qt::AlignBottom);
        takeLabels(axis);
    }
    for (QAbstractAxis* other : m_chart->axes(Qt::Horizontal))
        other->setVisible(other == axis);
    styleAxis(axis);
    showLabels();
}

void ScoreChart::setVerticalAxis(QAbstractAxis* axis) {
    m_chart->addAxis(axis, Qt::AlignLeft);
    takeLabels(axis);
    styleAxis(axis);
}

/// AxisLabels paints them, since Qt Charts would cut them.
void ScoreChart::takeLabels(QAbstractAxis* axis) {
    axis->setLabelsVisible(false);
    if (auto* decades = qobject_cast<QLogValueAxis*>(axis))
        connect(decades, &QLogValueAxis::rangeChanged, this, &ScoreChart::showLabels);
    auto* values = qobject_cast<QValueAxis*>(axis);
    if (values == nullptr)
        return;
    connect(values, &QValueAxis::rangeChanged, this, &ScoreChart::showLabels);
    connect(values, &QValueAxis::tickIntervalChanged, this, &ScoreChart::showLabels);
    connect(values, &QValueAxis::labelFormatChanged, this, &ScoreChart::showLabels);
    if (auto* categories = qobject_cast<QCategoryAxis*>(axis))
        connect(categories, &QCategoryAxis::categoriesChanged, this, &ScoreChart::showLabels);
}

void ScoreChart::showLabels() {
    for (const auto& [orientation, labels] : {std::pair(Qt::Horizontal, m_horizontalLabels),
                                              std::pair(Qt::Vertical, m_verticalLabels)}) {
        const QList<QAbstractAxis*> axes = m_chart->axes(orientation);
        const auto shown = std::ranges::find_if(axes, &QAbstractAxis::isVisible);
        labels->setAxis(shown == axes.end() ? nullptr : *shown);
    }
    if (labelRoom() != m_labelRoom)
        placeParts();
}

/// At most half of the chart; labels without room are left out.
double ScoreChart::labelRoom() const {
    const double usual = QFontMetricsF(font()).horizontalAdvance(m_widestLabel);
    return std::min(std::max(usual, m_verticalLabels->widest()) + 8, m_chart->size().width() / 2);
}

void ScoreChart::attach(QAbstractSeries* series, const QList<QAbstractAxis*>& axes) {
    for (QAbstractAxis* axis : series->attachedAxes())
        if (!axes.contains(axis))
            series->detachAxis(axis);
    for (QAbstractAxis* axis : axes)
        if (!series->attachedAxes().contains(axis))
            series->attachAxis(axis);
}

void ScoreChart::followMouse() {
    m_view->viewport()->setMouseTracking(true);
    m_view->viewport()->installEventFilter(this);
}

bool ScoreChart::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const auto item = itemAt(m_view->viewport()->mapTo(this, mouse->position().toPoint()));
        if (item != m_hovered) {
            m_hovered = item;
            showHovered();
            QToolTip::showText(mouse->globalPosition().toPoint(),
                               item ? plainToolTip(headlineOf(*item)) : QString(),
                               this); // an empty text hides it
        }
    } else if (event->type() == QEvent::Leave) {
        m_hovered.reset();
        showHovered();
    }
    return DrawnChart::eventFilter(watched, event);
}

void ScoreChart::setAxisNames(const QString& horizontal, const QString& vertical) {
    m_horizontal = horizontal;
    m_vertical = vertical;
    placeParts();
}

void ScoreChart::setLegend(const std::vector<LegendEntry>& entries) {
    m_entries = entries;
    showLegend();
}

void ScoreChart::showLegend() {
    std::vector<LegendEntry> entries = m_entries;
    for (LegendEntry& entry : entries)
        entry.name = m_names.value(entry.name, entry.name);
    m_legend->setEntries(entries);
    placeParts();
}

QStringList ScoreChart::seriesNames() const {
    QStringList names;
    for (const LegendEntry& entry : m_entries)
        if (!names.contains(entry.name))
            names << entry.name;
    return names;
}

void ScoreChart::setSeriesNames(const QHash<QString, QString>& names) {
    m_names = names;
    showLegend();
}

int ScoreChart::horizontalParts() const {
    const double label = fontMetrics().horizontalAdvance("000,000");
    return std::clamp(static_cast<int>(m_plot.width() / label / 1.5), 2, 10);
}

int ScoreChart::verticalParts() const {
    return std::clamp(static_cast<int>(m_plot.height() / fontMetrics().height() / 2), 2, 6);
}

void ScoreChart::takePalette() {
    const QColor text = palette().color(QPalette::WindowText);
    m_legend->setFont(font());
    m_legend->setTextColor(text);
    for (AxisLabels* labels : {m_horizontalLabels, m_verticalLabels})
        labels->setLooks(font(), text);
    for (QGraphicsSimpleTextItem* name : {m_horizontalName, m_verticalName}) {
        name->setFont(font());
        name->setBrush(text);
    }
    for (QAbstractAxis* axis : m_chart->axes())
        styleAxis(axis);
    placeParts();
}

void ScoreChart::styleAxis(QAbstractAxis* axis) const {
    const QColor text = palette().color(QPalette::WindowText);
    QColor grid = text;
    grid.setAlpha(40);
    axis->setLabelsColor(text);
    axis->setLinePenColor(text);
    axis->setGridLineColor(grid);
    grid.setAlpha(18);
    axis->setMinorGridLineColor(grid);
    axis->setLabelsFont(font());
}

void ScoreChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        takePalette();
    DrawnChart::changeEvent(event);
}

/// The labels follow the range, which follows the room, which follows the labels.
void ScoreChart::placeParts() {
    if (m_isPlacing)
        return;
    const QScopedValueRollback placing(m_isPlacing, true);
    for (int round = 0; round < 3; ++round) {
        m_labelRoom = labelRoom();
        place(m_labelRoom);
        if (labelRoom() == m_labelRoom)
            return;
    }
}

/// Places the parts itself, since the layout of Qt Charts leaves much of a low dock empty.
void ScoreChart::place(double labelRoom) {
    const QSizeF size = m_chart->size();
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    const double left = labelRoom;
    const bool isLow = size.height() < lowChart * line;
    m_verticalName->setText(fittedText(metrics, m_vertical, size.width() - 8));
    const double nameWidth = m_verticalName->boundingRect().width();
    m_verticalName->setPos(4, 0.15 * line);
    m_legend->setPos(4, 0);
    const double legend =
        m_legend->layOut(std::max(1.0, size.width() - line), nameWidth + 1.5 * line,
                         std::max(2, static_cast<int>(size.height() / line / legendRows)));
    const double top = std::max(1.3 * line, legend) + 0.4 * line;
    const double bottom = (isLow ? 1.6 : 2.7) * line;
    const QRectF plot(left, top, std::max(1.0, size.width() - left - 1.5 * line),
                      std::max(1.0, size.height() - top - bottom));
    m_horizontalName->setVisible(!isLow);
    m_horizontalName->setText(fittedText(metrics, m_horizontal, plot.right() - 4));
    m_horizontalName->setPos(plot.right() - m_horizontalName->boundingRect().width(),
                             size.height() - 1.2 * line);
    for (AxisLabels* labels : {m_horizontalLabels, m_verticalLabels})
        labels->setRoom(plot, QRectF({}, size));
    if (plot == m_plot)
        return;
    m_plot = plot;
    m_chart->setPlotArea(plot);
    roomChanged();
    m_chart->layout()->invalidate(); // or the axes stay where they were
    m_chart->layout()->activate();
}
