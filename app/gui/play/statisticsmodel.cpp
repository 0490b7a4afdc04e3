#include "app/gui/play/statisticsmodel.h"

#include <QLocale>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/reviewtext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/kepttexts.h"

namespace {

/// A count as tables have it: nothing for what nobody counted.
template <class Number>
QVariant counted(Number number) {
    return number > 0 ? QVariant(number) : QVariant();
}

/// With a decimal where whole numbers would say all, or none, of what is not so.
QString shareText(double share) {
    const bool isAll = share == 0 || share == 1;
    const bool looksLikeAll = share < 0.005 || share >= 0.995;
    const int decimals = looksLikeAll && !isAll ? 1 : 0;
    return percentText(100 * share, decimals);
}

QString wholeText(double number) {
    return numberText(static_cast<int>(number));
}

QString meanText(double number) {
    return numberText(number, 1);
}

QString whatAccuracyIs() {
    return StatisticsModel::tr(
        "The part of the score that could be reached, as the review of the game found it");
}

} // namespace

StatisticsModel::StatisticsModel(QObject* parent) : ColumnTable(parent) {
    const auto explain = [this](int row) { return figure(row).help; };
    const auto figures = [&](Column column, const QString& title, const QString& help) {
        return TableColumn{.title = title,
                           .help = help,
                           .value = [this, column](int row) { return number(row, column); },
                           .text = [this, column](int row) { return text(row, column); },
                           .toolTip = explain};
    };
    setColumns({{.title = tr("Statistic"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return figure(row).name; },
                 .toolTip = explain},
                figures(All, tr("All"), tr("All games of this choice")),
                figures(Unaided, tr("Without help"),
                        tr("Games without help; an earlier game on the board may have had help")),
                figures(Aided, tr("With help"),
                        tr("Games with hints, moves where candidates were seen, moves from "
                           "reviewed positions, or moves taken over"))});
    setGames({});
}

void StatisticsModel::setGames(const std::vector<PlayedGame>& games) {
    beginResetModel();
    m_statistics[All] = statisticsOf(games);
    m_statistics[Unaided] = statisticsOf(unaidedOf(games));
    m_statistics[Aided] = statisticsOf(aidedOf(games));
    const bool isMixed = !haveSameRules(games);
    const bool isLeft = !isMixed && !games.empty() && !movesEarn(games.front().kind.rules);
    const auto of = [](auto member) {
        return [member](const GameStatistics& some) { return QVariant(some.*member); };
    };
    // Scores under different rules cannot be compared.
    const auto ofResults = [isMixed](auto member) {
        return [isMixed, member](const GameStatistics& some) {
            return isMixed ? QVariant() : QVariant(some.*member);
        };
    };
    const QString whyNone = isMixed ? SharedText::differentRules() : QString();
    m_figures = {
        {tr("Games"), of(&GameStatistics::games), wholeText},
        {tr("Different boards"), of(&GameStatistics::boards), wholeText},
        {tr("Games cleared"), of(&GameStatistics::cleared), wholeText},
        {tr("Share cleared"),
         [](const GameStatistics& some) {
             return QVariant(static_cast<double>(some.cleared) / some.games);
         },
         shareText},
        {isLeft ? tr("Mean of blocks left") : tr("Mean score"),
         ofResults(isLeft ? &GameStatistics::meanLeft : &GameStatistics::meanScore), meanText,
         whyNone},
        {isLeft ? tr("Fewest blocks left") : tr("Best score"),
         ofResults(isLeft ? &GameStatistics::fewestLeft : &GameStatistics::bestScore), wholeText,
         whyNone},
        {tr("Cleared in a row now"), of(&GameStatistics::currentStreak), wholeText,
         tr("Games since the last one in which blocks were left")},
        {tr("Cleared in a row at most"), of(&GameStatistics::longestStreak), wholeText,
         tr("Games in a row in which the board was cleared")},
        {tr("Largest group"), [](const GameStatistics& some) { return counted(some.largestGroup); },
         wholeText,
         tr("Blocks of the largest group that was removed in a game without moves that were taken "
            "over")},
        {tr("Time at the board"),
         [](const GameStatistics& some) {
             return some.timed > 0 ? QVariant(some.seconds) : QVariant();
         },
         durationText, SharedText::timeAtBoard()},
        {tr("Time per game"),
         [](const GameStatistics& some) {
             return some.timed > 0 ? QVariant(some.seconds / some.timed) : QVariant();
         },
         durationText, SharedText::timeAtBoard()},
        {tr("Games reviewed"), of(&GameStatistics::reviewed), wholeText,
         tr("Games with a review that has looked at each move, without moves taken over")},
        {tr("Mean accuracy"),
         [](const GameStatistics& some) {
             return some.reviewed > 0 ? QVariant(some.meanAccuracy.percent) : QVariant();
         },
         nullptr, whatAccuracyIs()},
    };
    endResetModel();
}

const StatisticsModel::FigureRow& StatisticsModel::figure(int row) const {
    return m_figures[static_cast<std::size_t>(row)];
}

QVariant StatisticsModel::number(int row, int column) const {
    const GameStatistics& some = m_statistics[column];
    return row == Games || some.games > 0 ? figure(row).number(some) : QVariant();
}

QString StatisticsModel::text(int row, int column) const {
    return row == MeanAccuracy ? accuracyText(m_statistics[column].meanAccuracy)
                               : figure(row).text(number(row, column).toDouble());
}

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
         {.title = tr("Accuracy"),
          .help = whatAccuracyIs(),
          .value =
              [this](int row) {
                  const auto& accuracy = game(row).accuracy;
                  return accuracy ? QVariant(accuracy->percent) : QVariant();
              },
          .text = [this](int row) { return accuracyText(*game(row).accuracy); },
          .order =
              [this](int row) {
                  const auto& accuracy = game(row).accuracy;
                  return accuracy ? accuracy->percent : -1.0;
              }},
         {.title = tr("Help"),
          .help = tr("Hints and other help in the game, and whether its board was played with "
                     "help before"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return wholeTextOf(game(row).aid); },
          .text = [this](int row) { return shortTextOf(game(row).aid); },
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
