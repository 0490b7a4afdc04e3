#include "app/gui/charts/comparisoncharts.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/charts/intervalchart.h"

using samegame::BoardValues;
using samegame::Reading;

namespace {

constexpr int meansShare = 2; // of the room, in parts
constexpr int differencesShare = 3;
constexpr double spread = 0.6;           // of a column, over which the solvers of a board stand
constexpr double leastShareOfAll = 0.06; // of the columns, so that solvers stay apart there

} // namespace

ComparisonCharts::ComparisonCharts(QWidget* parent)
    : DrawnChart(parent),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_histogram(new HistogramChart(tr("Share of runs"))),
      m_means(new IntervalChart("-00,000")),
      m_differences(new IntervalChart("-00,000")) {
    setObjectName("comparisonCharts");
    m_histogram->setObjectName("comparisonChart");
    m_means->setObjectName("comparisonMeans");
    m_means->setAccessibleName(tr("Means of the solvers"));
    m_differences->setObjectName("comparisonDifferences");
    m_differences->setAccessibleName(tr("Differences by board"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_histogram);
    m_layout->addWidget(m_means, meansShare);
    m_layout->addWidget(m_differences, differencesShare);
    setAccessibleName(SharedText::solverComparison());
    setPlan({}, 1);
}

void ComparisonCharts::setPlan(const std::vector<HistogramSeries>& series, std::size_t boards) {
    m_series = series;
    m_boards = boards;
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
    m_means->setNames({}, name);
    m_means->setMinimumWidth(fontMetrics().horizontalAdvance(name) + 2 * spacing::usual);
    m_differences->setNames(
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

/// A column for each board, and one for all of them.
void ComparisonCharts::showDifferences(const samegame::TrialValues& values, Reading reading) {
    const std::size_t solvers = m_series.size() - (m_series.empty() ? 0 : 1);
    const auto boards = static_cast<double>(m_boards);
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
    for (std::size_t board = 1; board <= m_boards; ++board)
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

/// The last mark of a series is that of all boards.
void ComparisonCharts::describe() {
    const auto describeSeries = [](IntervalChart* chart, const auto& textOf) {
        QStringList parts;
        for (const IntervalSeries& series : chart->series()) {
            if (series.marks.empty())
                continue;
            const auto& [place, value, interval] = series.marks.back();
            const QString text = textOf(series.name, numberText(value, 1));
            parts << (interval ? tr("%1, 95 %: %2 to %3", "solver and value")
                                     .arg(text, numberText(interval->low, 1),
                                          numberText(interval->high, 1))
                               : text);
        }
        chart->setAccessibleDescription(parts.join("; "));
    };
    describeSeries(m_means, [](const QString& name, const QString& value) {
        return tr("%1: mean %2", "solver").arg(name, value);
    });
    describeSeries(m_differences, [this](const QString& name, const QString& value) {
        return tr("%1 less %2: %3", "solver, solver").arg(name, m_series.front().name, value);
    });
    QStringList all;
    for (const QWidget* chart : {static_cast<QWidget*>(m_histogram), static_cast<QWidget*>(m_means),
                                 static_cast<QWidget*>(m_differences)})
        if (chart->isVisibleTo(this) && !chart->accessibleDescription().isEmpty())
            all << chart->accessibleDescription();
    setAccessibleDescription(all.join("; "));
}

void ComparisonCharts::render(QPainter* painter, QSizeF size) {
    if (!isOfSeveral()) {
        m_histogram->render(painter, size);
        return;
    }
    if (!m_differences->isVisibleTo(this)) {
        m_means->render(painter, size);
        return;
    }
    const double share = static_cast<double>(meansShare) / (meansShare + differencesShare);
    m_means->render(painter, {size.width() * share, size.height()});
    painter->save();
    painter->translate(size.width() * share, 0);
    m_differences->render(painter, {size.width() * (1 - share), size.height()});
    painter->restore();
}

/// Beside each other where the room is wide.
void ComparisonCharts::resizeEvent(QResizeEvent* event) {
    m_layout->setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    DrawnChart::resizeEvent(event);
}
