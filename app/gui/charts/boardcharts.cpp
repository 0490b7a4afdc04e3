#include "app/gui/charts/boardcharts.h"

#include <algorithm>

#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

using samegame::BoardValues;

BoardCharts::BoardCharts(QWidget* parent)
    : ChartRow(parent),
      m_means(new OrderedChart),
      m_differences(new OrderedChart),
      m_meanBoxes(new BoxChart),
      m_differenceBoxes(new BoxChart) {
    setObjectName("boardCharts");
    m_means->setObjectName("boardMeans");
    m_differences->setObjectName("boardDifferences");
    m_meanBoxes->setObjectName("boardMeanBoxes");
    m_differenceBoxes->setObjectName("boardDifferenceBoxes");
    const QString means = tr("Mean of playouts on a board");
    m_means->setAxisNames(tr("Boards in the order of the values, percent"), means);
    m_meanBoxes->setAxisNames({}, means);
    for (ScoreChart* chart :
         {static_cast<ScoreChart*>(m_means), static_cast<ScoreChart*>(m_meanBoxes)}) {
        chart->setAccessibleName(tr("Means of the boards"));
        chart->setMinimumWidth(fontMetrics().horizontalAdvance(means) + 2 * spacing::usual);
    }
    for (ScoreChart* chart :
         {static_cast<ScoreChart*>(m_differences), static_cast<ScoreChart*>(m_differenceBoxes)})
        chart->setAccessibleName(tr("Differences of the boards"));
    m_differences->showZero();
    m_differenceBoxes->showZero();
    for (ScoreChart* chart :
         {static_cast<ScoreChart*>(m_means), static_cast<ScoreChart*>(m_differences),
          static_cast<ScoreChart*>(m_meanBoxes), static_cast<ScoreChart*>(m_differenceBoxes)})
        add(chart, 1);
    setAccessibleName(SharedText::scoreDistribution());
    showParts();
}

void BoardCharts::showBoxes(bool hasBoxes) {
    m_hasBoxes = hasBoxes;
    showParts();
}

void BoardCharts::showParts() {
    const bool hasDifferences = m_series.size() > 1;
    m_means->setVisible(!m_hasBoxes);
    m_differences->setVisible(!m_hasBoxes && hasDifferences);
    m_meanBoxes->setVisible(m_hasBoxes);
    m_differenceBoxes->setVisible(m_hasBoxes && hasDifferences);
    describeAll();
}

void BoardCharts::setDistributions(const std::vector<HistogramSeries>& series,
                                   const samegame::BoardDistributions& drawn) {
    m_series = series;
    QStringList boards;
    for (const samegame::NamedBoard& board : drawn.boards)
        boards << QString::fromStdString(board.name);
    std::vector<BoardValues> means;
    std::vector<BoardValues> differences;
    for (std::size_t i = 0; i < series.size(); ++i) {
        means.push_back(samegame::means_of(drawn, i));
        if (i > 0)
            differences.push_back(samegame::differences_of(drawn, i));
    }
    std::vector<HistogramSeries> others = series; // than the first
    if (!others.empty())
        others.erase(others.begin());
    m_means->setValues(series, means, boards);
    m_meanBoxes->setValues(series, means);
    m_differences->setValues(others, differences, boards);
    m_differenceBoxes->setValues(others, differences);
    const QString name =
        others.empty() ? QString() : tr("Difference to %1", "policy").arg(series.front().name);
    m_differences->setAxisNames(tr("Boards in the order of the values, percent"), name);
    m_differenceBoxes->setAxisNames({}, name);
    describeMeans(means);
    describeDifferences(others, differences);
    showParts();
}

void BoardCharts::describeMeans(const std::vector<BoardValues>& means) {
    QStringList parts;
    for (std::size_t i = 0; i < means.size(); ++i)
        if (means[i].boards() > 0)
            parts << withInterval(tr("%1: mean of the boards %2", "policy")
                                      .arg(m_series[i].name, numberText(means[i].mean(), 1)),
                                  means[i].intervals().boards_like_these);
    m_means->setAccessibleDescription(SharedText::listOfClauses(parts));
}

void BoardCharts::describeDifferences(const std::vector<HistogramSeries>& series,
                                      const std::vector<BoardValues>& differences) {
    QStringList parts;
    for (std::size_t i = 0; i < differences.size(); ++i)
        if (differences[i].boards() > 0)
            parts << withInterval(tr("%1 less %2: %3", "policy, policy")
                                      .arg(series[i].name, m_series.front().name,
                                           numberText(differences[i].mean(), 1)),
                                  differences[i].intervals().boards_like_these);
    m_differences->setAccessibleDescription(SharedText::listOfClauses(parts));
}

QString BoardCharts::curveNote() {
    return tr("A curve has the boards in the order of their values; a band is their mean with its "
              "95 % interval for boards like these.");
}

QString BoardCharts::boxNote() {
    return tr("A box has the middle half of the boards, with a line at the median; whiskers reach "
              "to 5 % and 95 %, and rings are the lowest and the highest.");
}
