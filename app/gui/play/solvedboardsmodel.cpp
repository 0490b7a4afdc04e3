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

} // namespace

SolvedBoardsModel::SolvedBoardsModel(Archive* archive, QObject* parent)
    : ColumnTable(parent), m_archive(archive), m_entries(archive->entries()) {
    const auto board = [this](int row) -> const samegame::Board& { return entry(row).start.board; };
    setColumns({{.title = tr("Board"),
                 .help = tr("What the board was called when its line was found"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return shortName(title(row)); },
                 .order = [this](int row) { return naturalKey(title(row)); }},
                {.title = tr("Size"),
                 .help = tr("Rows and columns"),
                 .value =
                     [board](int row) {
                         return tr("%1 × %2").arg(board(row).rows()).arg(board(row).columns());
                     },
                 .order = [board](int row) { return board(row).cell_count(); }},
                {.title = tr("Colors"),
                 .help = tr("Colors of the board"),
                 .value = [board](int row) { return board(row).color_count(); }},
                {.title = tr("Rules"),
                 .help = tr("The rules under which the line was played"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return titleOf(entry(row).start.rules); },
                 .toolTip = [this](int row) { return toolTipOf(entry(row).start.rules); }},
                {.title = tr("Score"),
                 .help = tr("Final score of the best line known"),
                 .value = [this](int row) { return entry(row).score; }},
                {.title = tr("Cleared"),
                 .help = tr("Whether the best line leaves no block"),
                 .alignment = Qt::AlignHCenter,
                 .value = [this](int row) { return entry(row).cleared ? tr("yes") : tr("no"); }},
                {.title = tr("Moves"),
                 .help = tr("Moves of the best line"),
                 .value = [this](int row) { return entry(row).moves; }},
                {.title = tr("Found by"),
                 .help = tr("The solver that found the line, or a person"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return titleOfSolver(entry(row).solver); }},
                {.title = tr("Date"),
                 .help = tr("When the best line was found"),
                 .alignment = Qt::AlignLeft,
                 .value =
                     [this](int row) {
                         return QLocale().toString(entry(row).improvedAt, QLocale::ShortFormat);
                     },
                 .order = [this](int row) { return entry(row).improvedAt; }}});
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
