#include "app/gui/play/statisticsmodel.h"

#include <QLocale>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/kepttexts.h"

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

namespace {

/// A count as files have it: nothing for what nobody counted.
template <class Number>
QVariant counted(Number number) {
    return number > 0 ? QVariant(number) : QVariant();
}

} // namespace

/// Files have numbers as such, and times as ISO 8601 writes them, with the offset of the place.
PlayedGamesModel::PlayedGamesModel(QObject* parent) : ColumnTable(parent) {
    setColumns(
        {{.title = tr("Date"),
          .help = tr("When the game was finished"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return textOfMoment(game(row).finishedAt); },
          .text =
              [this](int row) {
                  return QLocale().toString(game(row).finishedAt, QLocale::ShortFormat);
              },
          .order = [this](int row) { return game(row).finishedAt; }},
         {.title = tr("Board"),
          .help = tr("What the board was called"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return title(row); },
          .text = [this](int row) { return shortName(title(row)); },
          .order = [this](int row) { return textKey(m_nameKeys, row, Name); },
          .toolTip = [this](int row) { return plainToolTip(shortName(title(row), 200)); }},
         {.title = tr("Kind"),
          .help = tr("Rows, columns, colors and rules"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return titleOf(game(row).kind); },
          .order = [this](int row) { return textKey(m_kindKeys, row, Kind); },
          .toolTip = [this](int row) { return toolTipOf(game(row).kind.rules); }},
         {.title = tr("Score"),
          .help = tr("Final score"),
          .value = [this](int row) { return game(row).score; },
          .text =
              [this](int row) { return finalScoreText(game(row).kind.rules, game(row).score); }},
         {.title = tr("Moves"),
          .help = tr("Moves of the game"),
          .value = [this](int row) { return game(row).moves; }},
         {.title = tr("Cleared"),
          .help = tr("Whether no block was left"),
          .alignment = Qt::AlignHCenter,
          .value = [this](int row) { return game(row).cleared ? tr("yes") : tr("no"); },
          .order = [this](int row) { return game(row).cleared; }},
         {.title = tr("Largest group"),
          .help = SharedText::largestGroup(),
          .value = [this](int row) { return counted(game(row).largestGroup); },
          .order = [this](int row) { return game(row).largestGroup; }},
         {.title = tr("Time"),
          .help = SharedText::timeAtBoard(),
          .value = [this](int row) { return counted(game(row).seconds); },
          .text = [this](int row) { return durationText(game(row).seconds); },
          .order = [this](int row) { return game(row).seconds; }},
         {.title = tr("Aid"),
          .help = tr("Hints, and moves with the assistant's help, in the game; and whether "
                     "its board was played with help before"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return wholeTextOf(game(row).aid); },
          .order =
              [this](int row) {
                  const Aid& aid = game(row).aid;
                  return 2.0 * aid.count() + (aid.wasHelpedBefore ? 1 : 0);
              },
          .toolTip = [this](int row) { return explanationOf(game(row).aid); }},
         {.title = tr("Board ID"), .alignment = Qt::AlignLeft, .value = [this](int row) {
              return game(row).board;
          }}});
}

void PlayedGamesModel::setGames(std::vector<PlayedGame> games) {
    beginResetModel();
    m_games = std::move(games);
    m_nameKeys.clear();
    m_kindKeys.clear();
    endResetModel();
}

const PlayedGame& PlayedGamesModel::game(int row) const {
    return m_games[static_cast<std::size_t>(row)];
}

QString PlayedGamesModel::title(int row) const {
    return titleOfBoard(game(row).name, game(row).kind.rows, game(row).kind.columns);
}

int PlayedGamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

const QString& PlayedGamesModel::textKey(QStringList& keys, int row, int column) const {
    if (keys.isEmpty())
        for (int other = 0; other < rowCount(); ++other)
            keys << naturalKey(index(other, column).data(csvRole).toString());
    return keys[row];
}
