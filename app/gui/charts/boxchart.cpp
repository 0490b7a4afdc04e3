#include "app/gui/charts/boxchart.h"

#include <QCategoryAxis>
#include <QChart>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <utility>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

/// Box plots in one item of a chart.
class BoxLayer : public QGraphicsItem {
public:
    struct Box {
        double x = 0;
        double half = 0;              ///< Half of its width.
        samegame::QuantileBox places; ///< In the chart, from above.
        QColor color;
        bool isHighlighted = false;
    };

    explicit BoxLayer(QGraphicsItem* parent) : QGraphicsItem(parent) {}

    void setBoxes(std::vector<Box> boxes, const QRectF& area) {
        prepareGeometryChange();
        m_boxes = std::move(boxes);
        m_area = area;
        update();
    }

    QRectF boundingRect() const override { return m_area; }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        for (const Box& box : m_boxes)
            paintBox(painter, box);
    }

private:
    static constexpr double ring = 3; // pixels from its middle

    static void paintBox(QPainter* painter, const Box& box) {
        const auto& [lowest, low, first, median, third, high, highest] = box.places;
        const auto across = [&](double y, double half) {
            painter->drawLine(QPointF(box.x - half, y), QPointF(box.x + half, y));
        };
        QColor fill = box.color;
        fill.setAlpha(box.isHighlighted ? 110 : 45);
        painter->setPen(QPen(box.color, 1.5));
        painter->setBrush(fill);
        painter->drawRect(
            QRectF(QPointF(box.x - box.half, third), QPointF(box.x + box.half, first)));
        painter->drawLine(QPointF(box.x, third), QPointF(box.x, high));
        painter->drawLine(QPointF(box.x, first), QPointF(box.x, low));
        painter->setBrush(Qt::NoBrush);
        for (const double end : {low, high})
            across(end, box.half / 2);
        for (const double end : {lowest, highest})
            painter->drawEllipse(QPointF(box.x, end), ring, ring);
        painter->setPen(QPen(box.color, 3, Qt::SolidLine, Qt::FlatCap));
        across(median, box.half);
    }

    std::vector<Box> m_boxes;
    QRectF m_area;
};

namespace {

constexpr double boxShare = 0.4;     // of a column
constexpr double widestBox = 120;    // pixels, so that a single box is no wall
constexpr double leastRange = 10;    // of scores, or labels would be fractions
constexpr double rangeMargin = 0.03; // of the range, for the rings at its ends

} // namespace

BoxChart::BoxChart(QWidget* parent)
    : ScoreChart("00,000", parent),
      m_places(new QCategoryAxis),
      m_scores(new QValueAxis),
      m_marker(new QLineSeries),
      m_zero(new QLineSeries),
      m_layer(new BoxLayer(chart())) {
    m_places->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_places->setGridLineVisible(false);
    m_layer->setZValue(4); // above the grid and the lines of Qt Charts
    setHorizontalAxis(m_places);
    setVerticalAxis(m_scores);
    for (QLineSeries* line : {m_marker, m_zero}) {
        chart()->addSeries(line);
        attach(line, {m_places, m_scores});
    }
    setAccessibleName(SharedText::scoreDistribution());
    setAxisNames({}, HistogramChart::tr("Final score"));
    followMouse();
    showNames();
    showRange();
    BoxChart::takePalette(); // nothing overrides it yet
}

void BoxChart::showZero() {
    m_hasZero = true;
    showRange();
}

void BoxChart::setHistograms(const std::vector<HistogramSeries>& series,
                             std::span<const samegame::ScoreHistogram> histograms) {
    Boxes boxes(series.size());
    std::vector<double> means(series.size());
    for (std::size_t i = 0; i < histograms.size(); ++i) {
        if (histograms[i].empty())
            continue;
        boxes[i] = samegame::box_of(histograms[i]);
        means[i] = histograms[i].mean();
    }
    setSeries(series, std::move(boxes), std::move(means), 0);
}

void BoxChart::setValues(const std::vector<HistogramSeries>& series,
                         const std::vector<samegame::BoardValues>& values) {
    Boxes boxes(series.size());
    std::vector<double> means(series.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::vector<double> each;
        for (const auto& [board, value] : values[i].by_board())
            each.push_back(value.mean());
        if (each.empty())
            continue;
        boxes[i] = samegame::box_of(std::move(each));
        means[i] = values[i].mean();
    }
    setSeries(series, std::move(boxes), std::move(means), 1);
}

void BoxChart::setSeries(const std::vector<HistogramSeries>& series, Boxes boxes,
                         std::vector<double> means, int decimals) {
    const bool isUpdate = series == m_series;
    m_series = series;
    m_decimals = decimals;
    m_boxes = std::move(boxes);
    m_means = std::move(means);
    if (!isUpdate) {
        forgetHovered();
        showNames();
        takePalette(); // the legend names them
    }
    showRange();
    QStringList parts;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i])
            parts << headlineOf(static_cast<int>(i));
    setAccessibleDescription(SharedText::listOfClauses(parts));
}

void BoxChart::setMarker(std::optional<int> score, bool isFinal) {
    if (score == m_markedScore && isFinal == m_isMarkFinal)
        return;
    m_markedScore = score;
    m_isMarkFinal = isFinal;
    showRange();
    takePalette(); // the legend names the score
}

void BoxChart::setSeriesNames(const QHash<QString, QString>& names) {
    m_otherNames = names;
    ScoreChart::setSeriesNames(names);
    showNames();
}

QStringList BoxChart::namesBelow() const {
    return m_places->categoriesLabels();
}

QString BoxChart::headlineOf(int item) const {
    const auto i = static_cast<std::size_t>(item);
    const samegame::QuantileBox& box = *m_boxes[i];
    const auto text = [this](double value) { return numberText(value, m_decimals); };
    return tr("%1: mean %2, median %3, middle half %4 to %5, 5 % to 95 %: %6 to %7, lowest %8, "
              "highest %9")
        .arg(m_series[i].name, text(m_means[i]), text(box.median), text(box.first), text(box.third),
             text(box.low), text(box.high), text(box.minimum), text(box.maximum));
}

QString BoxChart::note() {
    return tr("A box has the middle half of the scores, with a line at the median; whiskers reach "
              "to 5 % and 95 %, and rings are the lowest and the highest.");
}

double BoxChart::columnWidth() const {
    return plot().width() / std::max<double>(1, static_cast<double>(m_series.size()));
}

/// An axis without new categories would go on showing the old ones.
void BoxChart::showNames() {
    QStringList names;
    for (const HistogramSeries& series : m_series)
        names << m_otherNames.value(series.name, series.name);
    const double gap = 2 * fontMetrics().averageCharWidth();
    const bool isNamed =
        QStringList(names).removeDuplicates() == 0 &&
        std::ranges::all_of(names, [&](const QString& name) {
            return !name.isEmpty() && fontMetrics().horizontalAdvance(name) + gap <= columnWidth();
        });
    for (const QString& label : m_places->categoriesLabels())
        m_places->remove(label);
    m_places->setRange(0, std::max<double>(1, static_cast<double>(names.size())));
    m_places->setStartValue(-1);
    for (qsizetype i = 0; i < names.size(); ++i)
        m_places->append(isNamed ? names[i] : numberText(static_cast<int>(i + 1)),
                         static_cast<double>(i) + 0.5);
}

void BoxChart::showRange() {
    std::optional<std::pair<double, double>> range;
    const auto include = [&range](double low, double high) {
        range = range ? std::pair(std::min(range->first, low), std::max(range->second, high))
                      : std::pair(low, high);
    };
    for (const auto& box : m_boxes)
        if (box)
            include(box->minimum, box->maximum);
    if (range && m_markedScore)
        include(*m_markedScore, *m_markedScore);
    if (range && m_hasZero)
        include(0, 0);
    const auto [low, high] = range.value_or(std::pair(0.0, 1000.0));
    const double margin =
        std::max(range ? rangeMargin * (high - low) : 0, (leastRange - (high - low)) / 2);
    setAxisRange(m_scores, low - margin, high + margin, verticalParts());
    const auto across = [this](double score) {
        return QList<QPointF>{{0, score}, {m_places->max(), score}};
    };
    m_marker->replace(range && m_markedScore ? across(*m_markedScore) : QList<QPointF>());
    m_zero->replace(range && m_hasZero ? across(0) : QList<QPointF>());
    showBoxes();
}

void BoxChart::showBoxes() {
    const auto y = [this](double score) {
        return plot().bottom() -
               (score - m_scores->min()) / (m_scores->max() - m_scores->min()) * plot().height();
    };
    std::vector<BoxLayer::Box> shown;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (!m_boxes[i])
            continue;
        const samegame::QuantileBox& box = *m_boxes[i];
        shown.push_back({.x = plot().left() + (static_cast<double>(i) + 0.5) * columnWidth(),
                         .half = std::min(widestBox, boxShare * columnWidth()) / 2,
                         .places = {y(box.minimum), y(box.low), y(box.first), y(box.median),
                                    y(box.third), y(box.high), y(box.maximum)},
                         .color = seriesPen(palette(), m_series[i].color, 0).color(),
                         .isHighlighted = hovered() == static_cast<int>(i)});
    }
    m_layer->setBoxes(std::move(shown), plot());
}

/// The whole column of a box counts.
std::optional<int> BoxChart::itemAt(QPoint position) const {
    if (m_series.empty() || !plot().contains(position))
        return std::nullopt;
    const auto item = static_cast<std::size_t>((position.x() - plot().left()) / columnWidth());
    return item < m_boxes.size() && m_boxes[item] ? std::optional(static_cast<int>(item))
                                                  : std::nullopt;
}

void BoxChart::takePalette() {
    std::vector<LegendEntry> legend;
    for (const HistogramSeries& series : m_series)
        legend.push_back({series.name, seriesPen(palette(), series.color, 0)});
    if (m_markedScore) {
        legend.push_back(HistogramChart::markerEntry(palette(), *m_markedScore, m_isMarkFinal));
        m_marker->setPen(legend.back().pen);
    }
    m_zero->setPen(QPen(palette().color(QPalette::WindowText), 1.5, Qt::DotLine));
    setLegend(legend);
    ScoreChart::takePalette();
    showBoxes();
}

void BoxChart::roomChanged() {
    showNames();
    showRange();
}
