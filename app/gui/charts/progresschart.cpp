#include "app/gui/charts/progresschart.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/numbertext.h"

namespace {

constexpr double nearDot = 12;     // pixels
constexpr double plotMargin = 0.1; // of the plot, between its ends and dots
constexpr double leastSpan = 100;  // points
constexpr double fewestBlocks = 10;
constexpr int manyGames = 500; // their dots lie on each other: where it is dark there are more

/// Where a value is between the ends of an axis, from 0 to 1.
double share(const QValueAxis* axis, double value) {
    return (value - axis->min()) / (axis->max() - axis->min());
}

} // namespace

ProgressChart::ProgressChart(QWidget* parent)
    : ScoreChart("−00,000", parent),
      m_numberAxis(new QValueAxis),
      m_dateAxis(new QCategoryAxis),
      m_resultAxis(new QValueAxis),
      m_means(new QLineSeries),
      m_bests(new QLineSeries),
      m_dots(new DotLayer(chart())) {
    m_dateAxis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_dots->setZValue(3.5); // between the grid and the curves of Qt Charts
    setHorizontalAxis(m_dateAxis);
    setHorizontalAxis(m_numberAxis);
    setVerticalAxis(m_resultAxis);
    chart()->addSeries(m_means);
    chart()->addSeries(m_bests);
    followMouse();
    setProgress({});
}

void ProgressChart::setProgress(GameProgress progress) {
    m_progress = std::move(progress);
    forgetHovered();
    showAxes();
    showCurves();
    showRange();
    ProgressChart::takePalette(); // the legend names what is drawn; nothing overrides it yet
    describe();
}

void ProgressChart::setOrder(Order order) {
    m_order = order;
    showAxes();
    showCurves();
    showRange();
}

QAbstractAxis* ProgressChart::horizontalAxis() const {
    return m_order == Order::Dates ? static_cast<QAbstractAxis*>(m_dateAxis) : m_numberAxis;
}

double ProgressChart::valueOf(std::size_t game) const {
    return m_order == Order::Dates ? placeOnDateAxis(m_progress.games[game].finishedAt)
                                   : static_cast<double>(game + 1);
}

void ProgressChart::showAxes() {
    for (QLineSeries* curve : {m_means, m_bests})
        attach(curve, {horizontalAxis(), m_resultAxis});
    setHorizontalAxis(horizontalAxis());
    const QString game = m_progress.isAccuracy ? tr("Reviewed game") : tr("Game");
    setAxisNames(m_order == Order::Dates ? tr("Date") : game, resultName());
}

QString ProgressChart::resultName() const {
    if (m_progress.isAccuracy)
        return tr("Accuracy in percent");
    return m_progress.countsBlocksLeft ? tr("Blocks left") : tr("Final score");
}

/// The best is a stair: between two games nothing happens.
void ProgressChart::showCurves() {
    QList<QPointF> means;
    QList<QPointF> bests;
    for (std::size_t i = 0; i < m_progress.games.size(); ++i) {
        const double x = valueOf(i);
        means << QPointF(x, m_progress.games[i].mean);
        if (i > 0)
            bests << QPointF(x, m_progress.games[i - 1].best);
        bests << QPointF(x, m_progress.games[i].best);
    }
    m_means->replace(means);
    m_bests->replace(bests);
}

/// What the vertical axis shows at least, with room below the lowest dot and above the highest one.
/// A few results that are nearly the same fill no axis: it spans at least 100 points and a quarter
/// of the largest score. It shows 0 where that is no further away.
std::pair<double, double> ProgressChart::resultRange() const {
    const auto& games = m_progress.games;
    if (games.empty())
        return {0, 1000};
    const auto [lowest, highest] =
        std::ranges::minmax_element(games, {}, &GameProgress::Game::result);
    double low = lowest->result;
    double high = highest->result;
    if (m_progress.isAccuracy) {
        constexpr double usualAccuracy = 90;
        low = std::min(usualAccuracy, low);
        return {low - plotMargin * (100 - low), 100}; // none is above 100
    }
    if (m_progress.countsBlocksLeft)
        return {0, (1 + plotMargin) * std::max(fewestBlocks, high)};
    const double span = std::max({leastSpan, std::abs(low) / 4, std::abs(high) / 4});
    const double missing = std::max(0.0, span - (high - low)) / 2;
    low -= missing;
    high += missing;
    if (low > 0 && low <= high - low)
        low = 0;
    if (high < 0 && -high <= high - low)
        high = 0;
    const double margin = plotMargin * (high - low);
    return {low == 0 ? 0 : low - margin, high == 0 ? 0 : high + margin};
}

void ProgressChart::showRange() {
    const auto& games = m_progress.games;
    const auto [low, high] = resultRange();
    setAxisRange(m_resultAxis, low, high, verticalParts());
    constexpr int fewGames = 10; // or there would be tick marks between games
    setAxisRange(m_numberAxis, 0, std::max(fewGames, static_cast<int>(games.size())),
                 horizontalParts());
    const double date = fontMetrics().horizontalAdvance(
        QLocale().toString(QDate(2000, 12, 28), QLocale::ShortFormat));
    // By the clocks of their places, the first and the last game need not be at the ends.
    const auto [first, last] = std::ranges::minmax_element(
        games, {}, [](const GameProgress::Game& game) { return placeOnDateAxis(game.finishedAt); });
    if (!games.empty())
        setDateRange(m_dateAxis, first->finishedAt, last->finishedAt,
                     static_cast<int>(plot().width() / date / 1.3));
    showDots();
}

void ProgressChart::showDots() {
    const auto* across = static_cast<const QValueAxis*>(horizontalAxis()); // both kinds are
    QPolygonF dots;
    for (std::size_t i = 0; i < m_progress.games.size(); ++i)
        dots << QPointF(plot().left() + share(across, valueOf(i)) * plot().width(),
                        plot().bottom() -
                            share(m_resultAxis, m_progress.games[i].result) * plot().height());
    m_dots->setDots(dots);
}

void ProgressChart::takePalette() {
    QColor dots = seriesPen(palette(), 7, 0).color();
    dots.setAlpha(150);
    const QPen sample = DotLayer::samplePen(dots);
    if (static_cast<int>(m_progress.games.size()) > manyGames)
        dots.setAlpha(40);
    m_dots->setColor(dots);
    m_means->setPen(seriesPen(palette(), 0, 0));
    m_bests->setPen(seriesPen(palette(), 1, 1));
    if (m_progress.games.empty())
        setLegend({});
    else
        setLegend(
            {{tr("One game"), sample}, {bestName(), m_bests->pen()}, {meanName(), m_means->pen()}});
    ScoreChart::takePalette();
}

QString ProgressChart::meanName() const {
    return tr("Mean of the last %Ln games", nullptr, m_progress.window);
}

QString ProgressChart::bestName() const {
    return m_progress.countsBlocksLeft ? tr("Fewest so far") : tr("Best so far");
}

std::optional<int> ProgressChart::gameAt(QPoint position) const {
    const QPoint inView = view()->viewport()->mapFrom(this, position);
    return m_dots->dotAt(chart()->mapFromScene(view()->mapToScene(inView)), nearDot);
}

QPoint ProgressChart::placeOf(int game) const {
    const QPointF scene = chart()->mapToScene(m_dots->dot(game));
    return view()->viewport()->mapTo(this, view()->mapFromScene(scene));
}

void ProgressChart::showHovered() {
    m_dots->highlight(hovered());
}

QString ProgressChart::headlineOf(int game) const {
    return m_progress.headline(static_cast<std::size_t>(game));
}

void ProgressChart::describe() {
    setAccessibleName(m_progress.isAccuracy ? tr("Accuracy of the games")
                                            : tr("Results of the games"));
    if (m_progress.games.empty()) {
        setAccessibleDescription({});
        return;
    }
    const QLocale locale;
    const int decimals = m_progress.countsBlocksLeft || m_progress.isAccuracy ? 1 : 0;
    const int decimalsOfBest = m_progress.isAccuracy ? 1 : 0;
    setAccessibleDescription(
        tr("Games: %1; %2: %3; %4: %5")
            .arg(locale.toString(static_cast<int>(m_progress.games.size())), meanName(),
                 numberText(m_progress.games.back().mean, decimals), bestName(),
                 numberText(m_progress.games.back().best, decimalsOfBest)));
}
