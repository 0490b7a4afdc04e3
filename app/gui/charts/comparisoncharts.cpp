#include "app/gui/charts/comparisoncharts.h"

#include <QCategoryAxis>
#include <QChart>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>

#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"

using samegame::BoardValues;
using samegame::Reading;

IntervalChart::IntervalChart(const QString& widestLabel, QWidget* parent)
    : ScoreChart(widestLabel, parent),
      m_places(new QCategoryAxis),
      m_values(new QValueAxis),
      m_reference(new QLineSeries),
      m_marks(new MarkLayer(chart())) {
    m_places->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_places->setGridLineVisible(false);
    m_marks->setZValue(4); // above the grid and the lines of Qt Charts
    setHorizontalAxis(m_places);
    setVerticalAxis(m_values);
    chart()->addSeries(m_reference);
    attach(m_reference, {m_places, m_values});
    showNames();
    showRange();
    IntervalChart::takePalette(); // nothing overrides it yet
}

void IntervalChart::setPlaces(double end, std::vector<PlaceName> names) {
    if (end == m_end && names == m_placeNames)
        return; // laying out the labels of an axis is what costs most in a chart
    m_end = end;
    m_placeNames = std::move(names);
    showNames();
    showRange();
}

void IntervalChart::setSeries(std::vector<IntervalSeries> series) {
    const bool isUpdate =
        std::ranges::equal(series, m_series, [](const IntervalSeries& a, const IntervalSeries& b) {
            return a.name == b.name && a.style == b.style;
        });
    m_series = std::move(series);
    showRange();
    if (!isUpdate)
        takePalette(); // the legend names them
}

void IntervalChart::setReference(const QString& name, std::optional<double> value) {
    if (name == m_referenceName && value == m_referenceValue)
        return;
    m_referenceName = name;
    m_referenceValue = value;
    showRange();
    takePalette(); // the legend names it
}

std::pair<double, double> IntervalChart::valueRange() const {
    return {m_values->min(), m_values->max()};
}

/// An axis without new categories would go on showing the old ones.
void IntervalChart::showNames() {
    for (const QString& label : m_places->categoriesLabels())
        m_places->remove(label);
    m_places->setRange(0, m_end);
    m_places->setStartValue(-1);
    if (m_placeNames.empty())
        return;
    double widest = 0;
    for (const PlaceName& place : m_placeNames)
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(place.name));
    const double room = (widest + fontMetrics().averageCharWidth()) * m_end / plot().width();
    const double last = m_placeNames.back().place;
    double next = -m_end;
    for (const PlaceName& place : m_placeNames) {
        const bool isLast = place.place == last;
        if (!isLast && (place.place < next || place.place > last - room))
            continue;
        m_places->append(place.name, place.place);
        next = place.place + room;
    }
}

void IntervalChart::showRange() {
    std::optional<samegame::Interval> range;
    const auto include = [&range](double low, double high) {
        range = range ? samegame::Interval{std::min(range->low, low), std::max(range->high, high)}
                      : samegame::Interval{low, high};
    };
    for (const IntervalSeries& series : m_series)
        for (const IntervalMark& mark : series.marks) {
            include(mark.value, mark.value);
            if (mark.interval)
                include(mark.interval->low, mark.interval->high);
        }
    if (range && m_referenceValue)
        include(*m_referenceValue, *m_referenceValue);
    if (!range)
        range = {0, 1000};
    constexpr double least = 10; // or labels would be fractions
    const double missing = std::max(0.0, least - (range->high - range->low)) / 2;
    setAxisRange(m_values, range->low - missing, range->high + missing, verticalParts());
    m_reference->replace(m_referenceValue
                             ? QList<QPointF>{{0, *m_referenceValue}, {m_end, *m_referenceValue}}
                             : QList<QPointF>());
    showMarks();
}

void IntervalChart::showMarks() {
    const auto x = [this](double place) { return plot().left() + place / m_end * plot().width(); };
    const auto y = [this](double value) {
        return plot().bottom() -
               (value - m_values->min()) / (m_values->max() - m_values->min()) * plot().height();
    };
    std::vector<MarkLayer::Mark> marks;
    for (const IntervalSeries& series : m_series)
        for (const IntervalMark& mark : series.marks) {
            marks.push_back({{x(mark.place), y(mark.value)},
                             std::nullopt,
                             series.style,
                             seriesPen(palette(), series.style, 0).color()});
            if (mark.interval)
                marks.back().ends = {y(mark.interval->high), y(mark.interval->low)};
        }
    m_marks->setMarks(std::move(marks));
}

void IntervalChart::takePalette() {
    std::vector<LegendEntry> legend;
    const QPen line(palette().color(QPalette::WindowText), 1.5, Qt::DotLine);
    m_reference->setPen(line);
    if (m_referenceValue && !m_referenceName.isEmpty())
        legend.push_back({m_referenceName, line}); // first: what finds no room is left out
    for (const IntervalSeries& series : m_series) {
        QPen pen = seriesPen(palette(), series.style, 0);
        pen.setWidthF(1.5);
        legend.push_back({series.name, pen, series.style});
    }
    setLegend(legend);
    ScoreChart::takePalette();
    showMarks();
}

void IntervalChart::roomChanged() {
    showNames();
    showRange();
}

namespace {

constexpr int meansShare = 2; // of the room, in parts
constexpr int differencesShare = 3;
constexpr double spread = 0.6;           // of a column, over which the solvers of a board stand
constexpr double leastShareOfAll = 0.06; // of the columns, so that solvers stay apart there

} // namespace

ComparisonCharts::ComparisonCharts(QWidget* parent)
    : ChartRow(parent),
      m_histogram(new HistogramChart(tr("Share of runs"))),
      m_means(new IntervalChart("-00,000")),
      m_differences(new IntervalChart("-00,000")) {
    setObjectName("comparisonCharts");
    m_histogram->setObjectName("comparisonChart");
    m_means->setObjectName("comparisonMeans");
    m_means->setAccessibleName(tr("Means of the solvers"));
    m_differences->setObjectName("comparisonDifferences");
    m_differences->setAccessibleName(tr("Differences by board"));
    add(m_histogram, 1);
    add(m_means, meansShare);
    add(m_differences, differencesShare);
    setAccessibleName(SharedText::solverComparison());
    setPlan({}, 1);
}

void ComparisonCharts::setPlan(const std::vector<HistogramSeries>& series, std::size_t boards,
                               bool isEachPlayed) {
    m_series = series;
    m_boards = boards;
    m_isEachPlayed = isEachPlayed;
    m_histogram->setVisible(!isOfSeveral());
    m_means->setVisible(isOfSeveral());
    m_differences->setVisible(isOfSeveral() && series.size() > 1);
    setValues(samegame::TrialValues(std::vector<std::size_t>(series.size(), 0)),
              Reading::boards_like_these);
}

void ComparisonCharts::setValues(const samegame::TrialValues& values, Reading reading) {
    if (isOfSeveral()) {
        nameAxes(reading);
        showMeans(values, reading);
        showDifferences(values, reading);
    } else {
        m_means->setSeries({});
        m_differences->setSeries({});
    }
    describe();
}

void ComparisonCharts::nameAxes(Reading reading) {
    const bool isOfThese = reading == Reading::these_boards;
    const QString name =
        isOfThese ? tr("Mean, 95 % for these boards") : tr("Mean, 95 % for boards like these");
    m_means->setAxisNames({}, name);
    m_means->setMinimumWidth(fontMetrics().horizontalAdvance(name) + 2 * spacing::usual);
    m_differences->setAxisNames(
        tr("Board"), m_series.empty()
                         ? QString()
                         : tr("Difference to %1", "solver").arg(shortName(m_series.front().name)));
}

void ComparisonCharts::showMeans(const samegame::TrialValues& values, Reading reading) {
    std::vector<IntervalSeries> shown;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const BoardValues& scores = values.scores(i);
        shown.push_back({m_series[i].name, m_series[i].color, {}});
        if (scores.boards() > 0)
            shown.back().marks.push_back(
                {static_cast<double>(i) + 0.5, scores.mean(), scores.intervals()[reading]});
    }
    m_means->setPlaces(std::max<double>(1, static_cast<double>(m_series.size())), {});
    m_means->setSeries(std::move(shown));
}

/// The boards that have a column.
std::size_t ComparisonCharts::columnsFor(const samegame::TrialValues& values) const {
    if (m_isEachPlayed)
        return m_boards;
    std::size_t columns = 1;
    for (std::size_t i = 1; i < m_series.size(); ++i)
        if (const auto& played = values.differences(i).by_board(); !played.empty())
            columns = std::max(columns, played.rbegin()->first + 1);
    return columns;
}

/// Each board has a column, and all of them together have one.
void ComparisonCharts::showDifferences(const samegame::TrialValues& values, Reading reading) {
    const std::size_t solvers = m_series.size() - (m_series.empty() ? 0 : 1);
    const std::size_t columns = columnsFor(values);
    const auto boards = static_cast<double>(columns);
    const double room = std::max(1.0, leastShareOfAll * boards); // half of that of all boards
    const double all = boards + 0.5 + room;
    std::vector<IntervalSeries> shown;
    for (std::size_t i = 1; i < m_series.size(); ++i) {
        const BoardValues& differences = values.differences(i);
        const double aside = (static_cast<double>(i) - (static_cast<double>(solvers) + 1) / 2) *
                             spread / static_cast<double>(solvers);
        shown.push_back({m_series[i].name, m_series[i].color, {}});
        for (const auto& [board, runs] : differences.by_board())
            shown.back().marks.push_back(
                {static_cast<double>(board) + 1 + aside, runs.mean(),
                 reading == Reading::these_boards ? differences.interval_of(board) : std::nullopt});
        if (differences.boards() > 0)
            shown.back().marks.push_back(
                {all + room * aside, differences.mean(), differences.intervals()[reading]});
    }
    std::vector<PlaceName> names;
    for (std::size_t board = 1; board <= columns; ++board)
        names.push_back({static_cast<double>(board), numberText(static_cast<int>(board))});
    names.push_back({all, tr("All", "boards")});
    m_differences->setPlaces(all + room, std::move(names));
    m_differences->setReference({}, 0);
    m_differences->setSeries(std::move(shown));
}

void ComparisonCharts::setReference(const QString& name, std::optional<double> mean) {
    m_histogram->setReference(name, mean);
    m_means->setReference(
        mean ? tr("%1: %2", "published result, mean").arg(name, numberText(*mean, 0)) : QString(),
        mean);
}

/// The last mark of a series is the one of all boards.
void ComparisonCharts::describe() {
    const auto describeSeries = [](IntervalChart* chart, const auto& textOf) {
        QStringList parts;
        for (const IntervalSeries& series : chart->series()) {
            if (series.marks.empty())
                continue;
            const auto& [place, value, interval] = series.marks.back();
            const QString text = textOf(series.name, numberText(value, 1));
            parts << withInterval(text, interval);
        }
        chart->setAccessibleDescription(SharedText::listOfClauses(parts));
    };
    describeSeries(m_means, [](const QString& name, const QString& value) {
        return tr("%1: mean %2", "solver").arg(name, value);
    });
    describeSeries(m_differences, [this](const QString& name, const QString& value) {
        return tr("%1 less %2: %3", "solver, solver").arg(name, m_series.front().name, value);
    });
    describeAll();
}

std::optional<int> ComparisonCharts::chosenBinWidth() const {
    return isOfSeveral() ? std::nullopt : m_histogram->chosenBinWidth();
}
