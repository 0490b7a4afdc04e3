#include "app/models/comparisonmodel.h"

#include <QFont>

#include "app/models/modelcsv.h"
#include "app/texts/numbertext.h"
#include "app/texts/outsidetext.h"

namespace {

std::optional<samegame::Interval> intervalOf(const samegame::RunningStats& stats) {
    if (stats.count() < 2)
        return std::nullopt;
    return samegame::mean_interval(stats);
}

/// An interval as a text, for files.
QVariant rangeOf(const std::optional<samegame::Interval>& interval) {
    return interval ? QVariant(csvNumber(interval->low) + " to " + csvNumber(interval->high))
                    : QVariant();
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : NumberTableModel(ColumnCount, parent) {}

void ComparisonModel::setContestants(const QStringList& names) {
    beginResetModel();
    m_contestants = names;
    showNames();
    m_rows.assign(static_cast<std::size_t>(names.size()), {});
    m_scoresOfFirst.clear();
    m_waiting.clear();
    endResetModel();
}

void ComparisonModel::addResults(std::span<const samegame::Trial> results) {
    if (results.empty())
        return;
    for (const samegame::Trial& result : results) {
        addResult(result);
        addDifference(result);
    }
    for (Row& row : m_rows) {
        row.meanInterval = intervalOf(row.scores);
        row.differenceInterval = intervalOf(row.differences);
    }
    announceNumbers();
}

void ComparisonModel::setReference(const std::optional<Reference>& reference) {
    const bool isSame = reference && m_reference && reference->name == m_reference->name;
    if (isSame || (!reference && !m_reference)) {
        m_reference = reference;
        announceNumbers();
        return;
    }
    beginResetModel();
    m_reference = reference;
    showNames();
    endResetModel();
}

void ComparisonModel::showNames() {
    setNames(m_reference ? m_contestants + QStringList(m_reference->name) : m_contestants);
}

bool ComparisonModel::isReference(int row) const {
    return m_reference && row == m_contestants.size();
}

/// A row that is of no run here looks and says so.
QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (checkIndex(index, CheckIndexOption::IndexIsValid) && isReference(index.row())) {
        if (role == Qt::ToolTipRole)
            return plainToolTip(m_reference->help);
        if (role == Qt::FontRole) {
            QFont font;
            font.setItalic(true);
            return font;
        }
    }
    return NumberTableModel::data(index, role);
}

void ComparisonModel::addResult(const samegame::Trial& result) {
    Row& row = m_rows[result.contestant];
    row.scores.add(result.score);
    row.seconds += result.seconds;
    row.playouts += static_cast<double>(result.playouts);
    row.cleared += result.cleared ? 1 : 0;
}

/// Runs of a pair may end in any order.
void ComparisonModel::addDifference(const samegame::Trial& result) {
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

QString ComparisonModel::title(int column) const {
    const QString titles[] = {
        tr("Solver"),  tr("Runs"),    tr("Mean"),       tr("Mean, 95 %"), tr("Best"),
        tr("Cleared"), tr("Seconds"), tr("Playouts/s"), tr("Difference"), tr("Difference, 95 %")};
    return titles[column];
}

QString ComparisonModel::help(int column) const {
    switch (column) {
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

QVariant ComparisonModel::number(int row, int column) const {
    if (isReference(row))
        return column == Mean ? QVariant(m_reference->mean) : QVariant();
    const Row& results = m_rows[static_cast<std::size_t>(row)];
    const bool isEmpty = results.scores.count() == 0;
    switch (column) {
    case Runs:
        return static_cast<qulonglong>(results.scores.count());
    case Mean:
        return isEmpty ? QVariant() : results.scores.mean();
    case MeanInterval:
        return rangeOf(results.meanInterval);
    case Best:
        return isEmpty ? QVariant() : results.scores.maximum();
    case Cleared:
        return results.cleared;
    case MeanSeconds:
        return isEmpty ? QVariant() : results.seconds / static_cast<double>(results.scores.count());
    case PlayoutRate:
        return results.seconds > 0 && results.playouts > 0
                   ? QVariant(results.playouts / results.seconds)
                   : QVariant();
    case Difference:
        return results.differences.count() == 0 ? QVariant() : results.differences.mean();
    case DifferenceInterval:
        return rangeOf(results.differenceInterval);
    default:
        return {};
    }
}

QString ComparisonModel::text(int row, int column) const {
    if (column == MeanInterval || column == DifferenceInterval) {
        const Row& results = m_rows[static_cast<std::size_t>(row)];
        const auto& interval =
            column == MeanInterval ? results.meanInterval : results.differenceInterval;
        return tr("%1 to %2").arg(numberText(interval->low, 1), numberText(interval->high, 1));
    }
    const bool isWhole =
        column == Runs || column == Best || column == Cleared || column == PlayoutRate;
    const int decimals = isWhole ? 0 : column == MeanSeconds ? 2 : 1;
    return numberText(number(row, column).toDouble(), decimals);
}
