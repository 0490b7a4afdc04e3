#include "app/analysis/comparisonmodel.h"

#include <QLocale>

#include "app/analysis/modelcsv.h"

namespace {

std::optional<samegame::Interval> intervalOf(const samegame::RunningStats& stats) {
    if (stats.count() < 2)
        return std::nullopt;
    return samegame::mean_interval(stats);
}

/// As a text, for files.
QVariant rangeOf(const std::optional<samegame::Interval>& interval) {
    return interval ? QVariant(csvNumber(interval->low) + " to " + csvNumber(interval->high))
                    : QVariant();
}

} // namespace

void ComparisonModel::setContestants(const QStringList& names) {
    beginResetModel();
    m_rows.assign(static_cast<std::size_t>(names.size()), {});
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].name = names[static_cast<qsizetype>(i)];
    m_scoresOfFirst.clear();
    m_waiting.clear();
    endResetModel();
}

void ComparisonModel::addResults(std::span<const samegame::ComparisonResult> results) {
    if (results.empty())
        return;
    for (const samegame::ComparisonResult& result : results) {
        addResult(result);
        addDifference(result);
    }
    for (Row& row : m_rows) {
        row.meanInterval = intervalOf(row.scores);
        row.differenceInterval = intervalOf(row.differences);
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ComparisonModel::addResult(const samegame::ComparisonResult& result) {
    Row& row = m_rows[result.contestant];
    row.scores.add(result.score);
    row.seconds += result.seconds;
    row.playouts += static_cast<double>(result.playouts);
    row.cleared += result.cleared ? 1 : 0;
}

/// Runs of a pair may end in any order.
void ComparisonModel::addDifference(const samegame::ComparisonResult& result) {
    const RunKey key(result.board, result.run);
    const auto first = m_scoresOfFirst.find(key);
    if (result.contestant == 0) {
        m_scoresOfFirst[key] = result.score;
        for (const auto& [contestant, score] : m_waiting[key])
            m_rows[contestant].differences.add(score - result.score);
        m_waiting.erase(key);
    } else if (first != m_scoresOfFirst.end()) {
        m_rows[result.contestant].differences.add(result.score - first->second);
    } else {
        m_waiting[key].emplace_back(result.contestant, result.score);
    }
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == numberRole)
        return number(row, index.column());
    if (role == Qt::ToolTipRole && index.column() == Name)
        return row.name;
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole) {
        const QString titles[] = {tr("Solver"),          tr("Runs"),       tr("Mean"),
                                  tr("Mean, 95 %"),      tr("Best"),       tr("Cleared"),
                                  tr("Seconds"),         tr("Playouts/s"), tr("Difference"),
                                  tr("Difference, 95 %")};
        return titles[section];
    }
    if (role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Mean:
        return tr("Mean of the final scores");
    case MeanInterval:
        return tr("The mean of many more runs would lie in this interval with a probability of "
                  "95 % (Student's t)");
    case Cleared:
        return tr("Runs whose best line clears the board");
    case MeanSeconds:
        return tr("Mean time of a run");
    case Difference:
        return tr("Mean difference to the first solver, of runs with the same board and seed");
    case DifferenceInterval:
        return tr("95 % interval of the mean difference; a solver is surely better or worse than "
                  "the first if it does not hold 0");
    default:
        return {};
    }
}

QVariant ComparisonModel::number(const Row& row, int column) {
    const bool isEmpty = row.scores.count() == 0;
    switch (column) {
    case Runs:
        return static_cast<qulonglong>(row.scores.count());
    case Mean:
        return isEmpty ? QVariant() : row.scores.mean();
    case MeanInterval:
        return rangeOf(row.meanInterval);
    case Best:
        return isEmpty ? QVariant() : row.scores.maximum();
    case Cleared:
        return row.cleared;
    case MeanSeconds:
        return isEmpty ? QVariant() : row.seconds / static_cast<double>(row.scores.count());
    case PlayoutRate:
        return row.seconds > 0 ? QVariant(row.playouts / row.seconds) : QVariant();
    case Difference:
        return row.differences.count() == 0 ? QVariant() : row.differences.mean();
    case DifferenceInterval:
        return rangeOf(row.differenceInterval);
    default:
        return {};
    }
}

QString ComparisonModel::text(const Row& row, int column) {
    const QLocale locale;
    if (column == Name)
        return row.name;
    if (column == MeanInterval || column == DifferenceInterval) {
        const auto& interval = column == MeanInterval ? row.meanInterval : row.differenceInterval;
        return interval ? tr("%1 to %2")
                              .arg(locale.toString(interval->low, 'f', 1),
                                   locale.toString(interval->high, 'f', 1))
                        : QStringLiteral("–");
    }
    const QVariant value = number(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    const bool isWhole =
        column == Runs || column == Best || column == Cleared || column == PlayoutRate;
    return locale.toString(value.toDouble(), 'f', isWhole ? 0 : column == MeanSeconds ? 2 : 1);
}
