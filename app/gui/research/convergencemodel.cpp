#include "app/gui/research/convergencemodel.h"

#include <QLocale>

#include <algorithm>
#include <utility>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"

ConvergenceModel::ConvergenceModel(const RunLog* log, QObject* parent)
    : QAbstractTableModel(parent), m_log(log) {
    connect(log, &RunLog::reset, this, &ConvergenceModel::reset);
    connect(log, &RunLog::runAboutToBeAdded, this, [this] { beginInsertRows({}, 0, 0); });
    connect(log, &RunLog::runAdded, this, [this] {
        endInsertRows();
        choose();
    });
    connect(log, &RunLog::runChanged, this, [this](int row) {
        choose();
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    });
    m_shown = chosen();
}

const LoggedRun& ConvergenceModel::run(int row) const {
    return m_log->runs()[static_cast<std::size_t>(row)];
}

bool ConvergenceModel::isShown(int row) const {
    return m_shown.contains(run(row).number);
}

void ConvergenceModel::setAreOfPlayouts(bool areOfPlayouts) {
    m_areOfPlayouts = areOfPlayouts;
    choose();
}

bool ConvergenceModel::canBeShown(const LoggedRun& run) const {
    return !m_areOfPlayouts || run.playouts > 0;
}

/// Those that the person wants, the last one that was checked first, then the newest of the others,
/// as far as there is room.
std::set<int> ConvergenceModel::chosen() const {
    std::set<int> possible;
    for (const LoggedRun& run : m_log->runs())
        if (canBeShown(run))
            possible.insert(run.number);
    std::set<int> shown;
    const auto show = [&](int number) {
        if (shown.size() < mostDrawn && possible.contains(number))
            shown.insert(number);
    };
    std::for_each(m_wanted.rbegin(), m_wanted.rend(), show);
    for (const LoggedRun& run : m_log->runs())
        if (!m_hidden.contains(run.number))
            show(run.number);
    return shown;
}

void ConvergenceModel::choose() {
    std::set<int> shown = chosen();
    if (shown == m_shown)
        return;
    m_shown = std::move(shown);
    if (rowCount() > 0)
        emit dataChanged(index(0, Number), index(rowCount() - 1, Number), {Qt::CheckStateRole});
}

void ConvergenceModel::reset() {
    beginResetModel();
    m_shown = chosen();
    endResetModel();
}

int ConvergenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_log->runs().size());
}

int ConvergenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConvergenceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LoggedRun& logged = run(index.row());
    if (role == Qt::DisplayRole)
        return text(logged, index.column());
    if (role == csvRole)
        return csvValue(logged, index.column());
    if (role == Qt::CheckStateRole && index.column() == Number && canBeShown(logged))
        return isShown(index.row()) ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole && index.column() == Number && !canBeShown(logged))
        return tr("Not in the chart: this run counts no playouts");
    if (role == Qt::ToolTipRole && index.column() == Solver)
        return plainToolTip(logged.solver);
    if (role == Qt::TextAlignmentRole && index.column() != Solver && index.column() != End)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

bool ConvergenceModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != Number)
        return false;
    const int number = run(index.row()).number;
    std::erase(m_wanted, number);
    m_hidden.erase(number);
    if (value.toInt() == Qt::Checked)
        m_wanted.push_back(number);
    else
        m_hidden.insert(number);
    choose();
    return true;
}

Qt::ItemFlags ConvergenceModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Number && canBeShown(run(index.row()))
               ? flags | Qt::ItemIsUserCheckable
               : flags;
}

QVariant ConvergenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole) {
        const QString titles[] = {tr("Run"),      tr("Solver"), tr("Best"),         tr("Seconds"),
                                  tr("Playouts"), tr("Nodes"),  tr("Moves before"), tr("Seed"),
                                  tr("Threads"),  tr("End")};
        return titles[section];
    }
    if (role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Number:
        return tr("Checked runs are drawn in the chart: at first the newest, and at most %1")
            .arg(mostDrawn);
    case Best:
        return tr("Best final score of the game, from its start");
    case MovesBefore:
        return tr("Moves played when the search began");
    default:
        return {};
    }
}

QVariant ConvergenceModel::csvValue(const LoggedRun& run, int column) {
    switch (column) {
    case Number:
        return run.number;
    case Best:
        return run.best;
    case Seconds:
        return run.seconds;
    case Playouts:
        return run.playouts > 0 ? QVariant(run.playouts) : QVariant();
    case Nodes:
        return run.nodes > 0 ? QVariant(run.nodes) : QVariant();
    case MovesBefore:
        return run.movesBefore;
    case Seed:
        return QString::number(run.seed);
    case Threads:
        return run.threads;
    default:
        return text(run, column);
    }
}

QString ConvergenceModel::text(const LoggedRun& run, int column) {
    const QLocale locale;
    switch (column) {
    case Solver:
        return run.isComparison ? tr("%1 (comparison)").arg(run.solver) : run.solver;
    case Seconds:
        return locale.toString(run.seconds, 'f', 1);
    case Seed:
        return QString::number(run.seed);
    case End:
        if (!run.stop)
            return tr("running");
        switch (*run.stop) {
        case samegame::StopReason::budget_spent:
            return tr("budget spent");
        case samegame::StopReason::stop_requested:
            return tr("stopped");
        case samegame::StopReason::proven_optimal:
            return tr("proven optimal");
        case samegame::StopReason::memory_full:
            return tr("memory full");
        case samegame::StopReason::nothing_left:
            return tr("nothing left to do");
        }
        return {};
    default:
        const QVariant number = csvValue(run, column);
        return number.isValid() ? numberText(number.toDouble(), 0) : QStringLiteral("–");
    }
}
