#include "app/gui/research/comparisonmodel.h"

#include <QFont>

#include <algorithm>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"

namespace {

/// Each entrant beside the first one.
samegame::TrialValues valuesFor(qsizetype entrants) {
    return samegame::TrialValues(std::vector<std::size_t>(static_cast<std::size_t>(entrants)));
}

bool isInterval(int column) {
    return column == ComparisonModel::MeanOfBoardsLikeThese ||
           column == ComparisonModel::MeanOfTheseBoards ||
           column == ComparisonModel::DifferenceOnBoardsLikeThese ||
           column == ComparisonModel::DifferenceOnTheseBoards;
}

/// An interval as a text, for files.
QVariant rangeOf(const std::optional<samegame::Interval>& interval) {
    return interval
               ? QVariant('[' + csvNumber(interval->low) + ", " + csvNumber(interval->high) + ']')
               : QVariant();
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent)
    : NumberTableModel(ColumnCount, parent), m_values(valuesFor(0)) {}

std::array<ComparisonModel::Column, 2> ComparisonModel::columnsOf(samegame::Reading reading) {
    if (reading == samegame::Reading::these_boards)
        return {MeanOfTheseBoards, DifferenceOnTheseBoards};
    return {MeanOfBoardsLikeThese, DifferenceOnBoardsLikeThese};
}

void ComparisonModel::setEntrants(const QStringList& names) {
    beginResetModel();
    m_entrants = names;
    showNames();
    m_rows.assign(static_cast<std::size_t>(names.size()), {});
    m_values = valuesFor(names.size());
    endResetModel();
}

void ComparisonModel::addResults(std::span<const samegame::Trial> results) {
    if (results.empty())
        return;
    for (const samegame::Trial& result : results)
        addResult(result);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].mean = m_values.scores(i).intervals();
        m_rows[i].difference = m_values.differences(i).intervals();
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
    setNames(m_reference ? m_entrants + QStringList(m_reference->name) : m_entrants);
}

bool ComparisonModel::isReference(int row) const {
    return m_reference && row == m_entrants.size();
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
    Row& row = m_rows[result.entrant];
    const bool isFirst = m_values.scores(result.entrant).runs() == 0;
    row.best = isFirst ? result.score : std::max(row.best, result.score);
    row.seconds += result.seconds;
    row.playouts += static_cast<double>(result.playouts);
    row.cleared += result.cleared ? 1 : 0;
    m_values.add(result, result.score);
}

QString ComparisonModel::title(int column) const {
    const QString titles[] = {tr("Solver"),
                              tr("Runs"),
                              tr("Mean"),
                              tr("Mean, 95 %, boards like these"),
                              tr("Mean, 95 %, these boards"),
                              tr("Best"),
                              tr("Cleared"),
                              tr("Seconds"),
                              tr("Playouts/s"),
                              tr("Difference"),
                              tr("Difference, 95 %, boards like these"),
                              tr("Difference, 95 %, these boards")};
    return titles[column];
}

QString ComparisonModel::help(int column) const {
    switch (column) {
    case Mean:
        return tr("Mean of the final scores; each board counts once");
    case MeanOfBoardsLikeThese:
        return tr("The mean over many more boards like these would lie in this interval with a "
                  "probability of 95 %: the boards are the sample, two or more (Student's t)");
    case MeanOfTheseBoards:
        return tr(
            "The mean of many more runs on these boards would lie in this interval with a "
            "probability of 95 %: the runs on each are the sample, two or more (Student's t)");
    case Cleared:
        return tr("Runs whose best line clears the board");
    case MeanSeconds:
        return tr("Mean time of a run");
    case Difference:
        return tr("Mean difference to the first solver, this one less the first, of runs with the "
                  "same board and seed; each board counts once");
    case DifferenceOnBoardsLikeThese:
        return tr("95 % interval of the mean difference on boards like these; a solver is surely "
                  "better or worse than the first on such boards if it does not hold 0");
    case DifferenceOnTheseBoards:
        return tr("95 % interval of the mean difference on these boards; a solver is surely better "
                  "or worse than the first on these very boards if it does not hold 0");
    default:
        return {};
    }
}

QVariant ComparisonModel::number(int row, int column) const {
    if (isReference(row))
        return column == Mean ? QVariant(m_reference->mean) : QVariant();
    const auto index = static_cast<std::size_t>(row);
    const Row& results = m_rows[index];
    const samegame::BoardValues& scores = m_values.scores(index);
    const samegame::BoardValues& differences = m_values.differences(index);
    const bool isEmpty = scores.runs() == 0;
    if (isInterval(column))
        return rangeOf(interval(row, column));
    switch (column) {
    case Runs:
        return static_cast<qulonglong>(scores.runs());
    case Mean:
        return isEmpty ? QVariant() : scores.mean();
    case Best:
        return isEmpty ? QVariant() : results.best;
    case Cleared:
        return results.cleared;
    case MeanSeconds:
        return isEmpty ? QVariant() : results.seconds / static_cast<double>(scores.runs());
    case PlayoutRate:
        return results.seconds > 0 && results.playouts > 0
                   ? QVariant(results.playouts / results.seconds)
                   : QVariant();
    case Difference:
        return differences.runs() == 0 ? QVariant() : differences.mean();
    default:
        return {};
    }
}

const std::optional<samegame::Interval>& ComparisonModel::interval(int row, int column) const {
    const Row& results = m_rows[static_cast<std::size_t>(row)];
    switch (column) {
    case MeanOfBoardsLikeThese:
        return results.mean.boards_like_these;
    case MeanOfTheseBoards:
        return results.mean.these_boards;
    case DifferenceOnBoardsLikeThese:
        return results.difference.boards_like_these;
    default:
        return results.difference.these_boards;
    }
}

QString ComparisonModel::text(int row, int column) const {
    if (isInterval(column)) {
        const auto& ends = interval(row, column);
        return tr("%1 to %2").arg(numberText(ends->low, 1), numberText(ends->high, 1));
    }
    const bool isWhole =
        column == Runs || column == Best || column == Cleared || column == PlayoutRate;
    const int decimals = isWhole ? 0 : column == MeanSeconds ? 2 : 1;
    return numberText(number(row, column).toDouble(), decimals);
}
