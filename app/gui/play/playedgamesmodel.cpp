#include "app/gui/play/playedgamesmodel.h"

#include <QLocale>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/modelcsv.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/kepttexts.h"

namespace {

Qt::AlignmentFlag alignmentOf(int column) {
    switch (column) {
    case PlayedGamesModel::Score:
    case PlayedGamesModel::Moves:
    case PlayedGamesModel::LargestGroup:
    case PlayedGamesModel::Time:
        return Qt::AlignRight;
    case PlayedGamesModel::Cleared:
        return Qt::AlignHCenter;
    default:
        return Qt::AlignLeft;
    }
}

} // namespace

PlayedGamesModel::PlayedGamesModel(QObject* parent) : QAbstractTableModel(parent) {}

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

int PlayedGamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlayedGamesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case csvRole:
        return fileValue(row, column);
    case SortRole:
        return sortValue(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(alignmentOf(column) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant PlayedGamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[] = {tr("Date"),  tr("Board"),   tr("Kind"),          tr("Score"),
                              tr("Moves"), tr("Cleared"), tr("Largest group"), tr("Time"),
                              tr("Aid"),   tr("Board ID")};
    const QString help[] = {
        tr("When the game was finished"),
        tr("What the board was called"),
        tr("Rows, columns, colors and rules"),
        tr("Final score"),
        tr("Moves of the game"),
        tr("Whether no block was left"),
        SharedText::largestGroup(),
        SharedText::timeAtBoard(),
        tr("Hints, and moves with the assistant's help, in the game; and whether "
           "its board was played with help before"),
        QString()};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return help[section];
    return {};
}

QString PlayedGamesModel::text(int row, int column) const {
    const PlayedGame& found = game(row);
    const QLocale locale;
    switch (column) {
    case Date:
        return locale.toString(found.finishedAt, QLocale::ShortFormat);
    case Name:
        return shortName(title(row));
    case Kind:
        return titleOf(found.kind);
    case Score:
        return finalScoreText(found.kind.rules, found.score);
    case Moves:
        return locale.toString(found.moves);
    case Cleared:
        return found.cleared ? tr("yes") : tr("no");
    case LargestGroup:
        return found.largestGroup > 0 ? locale.toString(found.largestGroup) : SharedText::unknown();
    case AidColumn:
        return wholeTextOf(found.aid);
    case Time:
        return found.seconds > 0 ? durationText(found.seconds) : SharedText::unknown();
    default:
        return found.board;
    }
}

/// Numbers as such, times as ISO 8601 writes them, with the offset of the place, nothing for what
/// nobody counted.
QVariant PlayedGamesModel::fileValue(int row, int column) const {
    const PlayedGame& found = game(row);
    switch (column) {
    case Date:
        return textOfMoment(found.finishedAt);
    case Name:
        return title(row);
    case Score:
        return found.score;
    case Moves:
        return found.moves;
    case LargestGroup:
        return found.largestGroup > 0 ? QVariant(found.largestGroup) : QVariant();
    case Time:
        return found.seconds > 0 ? QVariant(found.seconds) : QVariant();
    default:
        return text(row, column);
    }
}

QVariant PlayedGamesModel::sortValue(int row, int column) const {
    const PlayedGame& found = game(row);
    switch (column) {
    case Date:
        return found.finishedAt;
    case Name:
        return textKey(m_nameKeys, row, column);
    case Kind:
        return textKey(m_kindKeys, row, column);
    case Cleared:
        return found.cleared;
    case LargestGroup:
        return found.largestGroup;
    case AidColumn:
        return 2.0 * found.aid.count() + (found.aid.wasHelpedBefore ? 1 : 0);
    case Time:
        return found.seconds;
    default:
        return fileValue(row, column);
    }
}

QVariant PlayedGamesModel::toolTip(int row, int column) const {
    if (column == Name)
        return plainToolTip(shortName(title(row), 200));
    if (column == AidColumn)
        return explanationOf(game(row).aid);
    return column == Kind ? toolTipOf(game(row).kind.rules) : QVariant();
}

const QString& PlayedGamesModel::textKey(QStringList& keys, int row, int column) const {
    if (keys.isEmpty())
        for (int other = 0; other < rowCount(); ++other)
            keys << naturalKey(column == Name ? title(other) : text(other, column));
    return keys[row];
}
