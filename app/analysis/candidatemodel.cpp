#include "app/analysis/candidatemodel.h"

#include <QLocale>

#include <algorithm>

void CandidateModel::setCandidates(const std::vector<samegame::Candidate>& candidates, int rows,
                                   int scoreBefore) {
    const bool isUpdate = hasSameMoves(candidates) && rows == m_boardRows;
    if (!isUpdate)
        beginResetModel();
    m_rows.clear();
    m_visits = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        m_rows.push_back({candidates[i], static_cast<int>(i) + 1});
        m_visits += candidates[i].visits;
    }
    std::sort(m_rows.begin(), m_rows.end(),
              [](const Row& a, const Row& b) { return a.candidate.move < b.candidate.move; });
    m_boardRows = rows;
    m_scoreBefore = scoreBefore;
    if (!isUpdate)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void CandidateModel::clear() {
    setCandidates({}, 0, 0);
}

const samegame::Candidate& CandidateModel::candidate(int row) const {
    return m_rows[static_cast<std::size_t>(row)].candidate;
}

int CandidateModel::rank(int row) const {
    return m_rows[static_cast<std::size_t>(row)].rank;
}

std::optional<int> CandidateModel::rowOf(samegame::Move move) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row& row) { return row.candidate.move == move; });
    if (found == m_rows.end())
        return std::nullopt;
    return static_cast<int>(found - m_rows.begin());
}

int CandidateModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CandidateModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case SortRole:
        return sortValue(row, index.column());
    default:
        return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[] = {tr("Rank"), tr("Group"), tr("Cells"),  tr("Points"),
                              tr("Best"), tr("Mean"),  tr("Visits"), tr("Share")};
    const QString help[] = {
        tr("Place in the order of the best final scores"),
        tr("Row and column of the group's lowest and leftmost cell, row 1 at the top"),
        tr("Blocks of the group"),
        tr("Points of this move alone"),
        tr("Best final score of the game found after this move"),
        tr("Mean final score of the playouts after this move"),
        tr("Playouts that began with this move"),
        tr("Share of all playouts")};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return help[section];
    return {};
}

bool CandidateModel::hasSameMoves(const std::vector<samegame::Candidate>& candidates) const {
    return candidates.size() == m_rows.size() &&
           std::all_of(candidates.begin(), candidates.end(),
                       [this](const auto& candidate) { return rowOf(candidate.move).has_value(); });
}

QString CandidateModel::text(const Row& row, int column) const {
    const samegame::Candidate& candidate = row.candidate;
    const QLocale locale;
    const bool isVisited = candidate.visits > 0;
    const QString unknown = QStringLiteral("–");
    switch (column) {
    case Rank:
        return locale.toString(row.rank);
    case Group:
        return QString::fromStdString(
            samegame::to_string(samegame::to_notation(candidate.move, m_boardRows)));
    case Cells:
        return locale.toString(candidate.cells);
    case Points:
        return locale.toString(candidate.points);
    case Best:
        return isVisited ? locale.toString(m_scoreBefore + candidate.best) : unknown;
    case Mean:
        return isVisited ? locale.toString(m_scoreBefore + candidate.mean, 'f', 0) : unknown;
    case Visits:
        return locale.toString(static_cast<qulonglong>(candidate.visits));
    case Share:
        return tr("%1 %").arg(locale.toString(100.0 * share(row), 'f', 1));
    default:
        return {};
    }
}

QVariant CandidateModel::sortValue(const Row& row, int column) const {
    const samegame::Candidate& candidate = row.candidate;
    constexpr int neverVisited = -1'000'000; // below every score
    switch (column) {
    case Rank:
        return row.rank;
    case Group: {
        const auto notation = samegame::to_notation(candidate.move, m_boardRows);
        return notation.row * 100 + notation.column;
    }
    case Cells:
        return candidate.cells;
    case Points:
        return candidate.points;
    case Best:
        return candidate.visits > 0 ? candidate.best : neverVisited;
    case Mean:
        return candidate.visits > 0 ? candidate.mean : neverVisited;
    case Visits:
    case Share:
        return static_cast<qulonglong>(candidate.visits);
    default:
        return {};
    }
}

double CandidateModel::share(const Row& row) const {
    if (m_visits == 0)
        return 0;
    return static_cast<double>(row.candidate.visits) / static_cast<double>(m_visits);
}
