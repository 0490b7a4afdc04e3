#include "app/gui/play/statisticsmodel.h"

#include <QLocale>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

QVariant known(int count) {
    return count > 0 ? QVariant(count) : QVariant();
}

/// With a decimal where whole numbers would say all, or none, of what is not so.
QString shareText(double share) {
    const bool isAll = share == 0 || share == 1;
    const bool looksLikeAll = share < 0.005 || share >= 0.995;
    const int decimals = looksLikeAll && !isAll ? 1 : 0;
    return StatisticsModel::tr("%1 %").arg(QLocale().toString(100 * share, 'f', decimals));
}

} // namespace

StatisticsModel::StatisticsModel(QObject* parent) : ColumnTable(parent) {
    const auto name = [this](int row) { return m_names[row]; };
    const auto explain = [this](int row) { return explanation(row); };
    const auto figures = [&](Column column, const QString& title, const QString& help) {
        return TableColumn{.title = title,
                           .help = help,
                           .value = [this, column](int row) { return number(row, column); },
                           .text = [this, column](int row) { return text(row, column); },
                           .toolTip = explain};
    };
    setColumns(
        {{.title = tr("Figure"), .alignment = Qt::AlignLeft, .value = name, .toolTip = explain},
         figures(All, tr("All"), tr("All games of this choice")),
         figures(Unaided, tr("Unaided"),
                 tr("Games without hints, candidates in sight or moves taken from the assistant")),
         figures(Aided, tr("Aided"),
                 tr("Games with hints, candidates in sight or moves taken from the assistant"))});
    setGames({});
}

void StatisticsModel::setGames(const std::vector<PlayedGame>& games) {
    beginResetModel();
    m_statistics[All] = statisticsOf(games);
    m_statistics[Unaided] = statisticsOf(unaidedOf(games));
    m_statistics[Aided] = statisticsOf(aidedOf(games));
    if (!haveSameRules(games))
        m_results = Results::Mixed;
    else if (games.empty() || movesEarn(games.front().kind.rules))
        m_results = Results::Scores;
    else
        m_results = Results::BlocksLeft;
    const bool isLeft = m_results == Results::BlocksLeft;
    m_names = {tr("Games"),
               tr("Different boards"),
               tr("Games cleared"),
               tr("Share cleared"),
               isLeft ? tr("Mean of blocks left") : tr("Mean score"),
               isLeft ? tr("Fewest blocks left") : tr("Best score"),
               tr("Current streak"),
               tr("Longest streak"),
               tr("Largest group"),
               tr("Time at the board"),
               tr("Time per game")};
    endResetModel();
}

QVariant StatisticsModel::number(int row, int column) const {
    const GameStatistics& figures = m_statistics[column];
    if (row == Games)
        return figures.games;
    if (figures.games == 0 || ((row == Mean || row == Best) && m_results == Results::Mixed))
        return {};
    const bool isLeft = m_results == Results::BlocksLeft;
    switch (row) {
    case Boards:
        return figures.boards;
    case Cleared:
        return figures.cleared;
    case ClearedShare:
        return static_cast<double>(figures.cleared) / figures.games;
    case Mean:
        return isLeft ? figures.meanLeft : figures.meanScore;
    case Best:
        return isLeft ? figures.fewestLeft : figures.bestScore;
    case CurrentStreak:
        return figures.currentStreak;
    case LongestStreak:
        return figures.longestStreak;
    case LargestGroup:
        return known(figures.largestGroup);
    case Time:
        return figures.timed > 0 ? QVariant(figures.seconds) : QVariant();
    case TimePerGame:
        return figures.timed > 0 ? QVariant(figures.seconds / figures.timed) : QVariant();
    default:
        return {};
    }
}

QString StatisticsModel::text(int row, int column) const {
    const QVariant value = number(row, column);
    switch (row) {
    case ClearedShare:
        return shareText(value.toDouble());
    case Mean:
        return numberText(value.toDouble(), 1);
    case Time:
    case TimePerGame:
        return durationText(value.toDouble());
    default:
        return numberText(value.toInt());
    }
}

QString StatisticsModel::explanation(int row) const {
    switch (row) {
    case Mean:
    case Best:
        return m_results == Results::Mixed ? SharedText::differentRules() : QString();
    case CurrentStreak:
        return tr("Games since the last one in which blocks were left");
    case LongestStreak:
        return tr("Games in a row in which the board was cleared");
    case LargestGroup:
        return SharedText::largestGroup();
    case Time:
    case TimePerGame:
        return SharedText::timeAtBoard();
    default:
        return {};
    }
}
