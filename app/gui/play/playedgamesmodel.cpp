#include "app/gui/play/playedgamesmodel.h"

#include <QLocale>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/kepttexts.h"

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
