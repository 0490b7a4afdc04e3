#include "app/gui/play/solvedboardsmodel.h"

#include <QLocale>

#include <algorithm>
#include <chrono>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr std::chrono::milliseconds updateInterval(200); // a search improves its line in bursts

QString titleOfSolver(const QString& name) {
    if (name.isEmpty())
        return SolvedBoardsModel::tr("by hand");
    for (const samegame::SolverEntry& solver : samegame::solver_registry())
        if (name == QLatin1String(solver.name.c_str()))
            return engineText(solver.title);
    return shortName(name); // a file from elsewhere
}

Qt::AlignmentFlag alignmentOfColumn(int column) {
    switch (column) {
    case SolvedBoardsModel::Size:
    case SolvedBoardsModel::Colors:
    case SolvedBoardsModel::Score:
    case SolvedBoardsModel::Moves:
        return Qt::AlignRight;
    case SolvedBoardsModel::Cleared:
        return Qt::AlignHCenter;
    default:
        return Qt::AlignLeft;
    }
}

} // namespace

SolvedBoardsModel::SolvedBoardsModel(Archive* archive, QObject* parent)
    : QAbstractTableModel(parent), m_archive(archive), m_entries(archive->entries()) {
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(updateInterval);
    connect(&m_updateTimer, &QTimer::timeout, this, &SolvedBoardsModel::reload);
    connect(archive, &Archive::changed, this, [this] {
        if (!m_updateTimer.isActive())
            m_updateTimer.start();
    });
}

const Archive::Entry& SolvedBoardsModel::entry(int row) const {
    return m_entries[static_cast<std::size_t>(row)];
}

QString SolvedBoardsModel::title(int row) const {
    const Archive::Entry& found = entry(row);
    return titleOfBoard(found.name, found.start.board.rows(), found.start.board.columns());
}

int SolvedBoardsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int SolvedBoardsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SolvedBoardsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant(alignmentOfColumn(index.column()) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return index.column() == RulesColumn ? toolTipOf(entry(index.row()).start.rules)
                                             : QVariant();
    case SortRole:
        return sortValue(index.row(), index.column());
    default:
        return {};
    }
}

QVariant SolvedBoardsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[] = {tr("Board"),   tr("Size"),  tr("Colors"),   tr("Rules"), tr("Score"),
                              tr("Cleared"), tr("Moves"), tr("Found by"), tr("Date")};
    const QString help[] = {tr("What the board was called when its line was found"),
                            tr("Rows and columns"),
                            tr("Colors of the board"),
                            tr("The rules under which the line was played"),
                            tr("Final score of the best line known"),
                            tr("Whether the best line leaves no block"),
                            tr("Moves of the best line"),
                            tr("The solver that found the line, or a person"),
                            tr("When the best line was found")};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return help[section];
    return {};
}

/// Boards never leave the archive and new ones come last, so rows keep their places.
void SolvedBoardsModel::reload() {
    auto entries = m_archive->entries();
    const auto isSame = [](const Archive::Entry& a, const Archive::Entry& b) {
        return a.start == b.start;
    };
    if (entries.size() < m_entries.size() ||
        !std::equal(m_entries.begin(), m_entries.end(), entries.begin(), isSame)) {
        beginResetModel(); // another program has written the file anew
        m_entries = std::move(entries);
        endResetModel();
        return;
    }
    const auto known = static_cast<std::ptrdiff_t>(m_entries.size());
    const auto all = static_cast<std::ptrdiff_t>(entries.size());
    std::copy_n(entries.begin(), known, m_entries.begin());
    if (known > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    if (all == known)
        return;
    beginInsertRows({}, static_cast<int>(known), static_cast<int>(all) - 1);
    m_entries = std::move(entries);
    endInsertRows();
}

QString SolvedBoardsModel::text(int row, int column) const {
    const Archive::Entry& found = entry(row);
    const QLocale locale;
    switch (column) {
    case Name:
        return shortName(title(row));
    case Size:
        return tr("%1 × %2").arg(found.start.board.rows()).arg(found.start.board.columns());
    case Colors:
        return locale.toString(found.start.board.color_count());
    case RulesColumn:
        return titleOf(found.start.rules);
    case Score:
        return numberText(found.score);
    case Cleared:
        return found.cleared ? tr("yes") : tr("no");
    case Moves:
        return locale.toString(found.moves);
    case FoundBy:
        return titleOfSolver(found.solver);
    case Date:
        return locale.toString(found.improvedAt, QLocale::ShortFormat);
    default:
        return {};
    }
}

QVariant SolvedBoardsModel::sortValue(int row, int column) const {
    const Archive::Entry& found = entry(row);
    switch (column) {
    case Name:
        return naturalKey(title(row));
    case Size:
        return found.start.board.cell_count();
    case Colors:
        return found.start.board.color_count();
    case Score:
        return found.score;
    case Moves:
        return found.moves;
    case Date:
        return found.improvedAt;
    default:
        return text(row, column);
    }
}
