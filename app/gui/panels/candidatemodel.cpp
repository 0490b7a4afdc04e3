#include "app/gui/panels/candidatemodel.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/panels/candidatetexts.h"

namespace {

constexpr int lastKey = 9; // that plays a candidate

} // namespace

void CandidateModel::setCandidates(const std::vector<samegame::Candidate>& candidates, int rows,
                                   int scoreBefore, const QStringList& finders) {
    const bool isUpdate = hasSameMoves(candidates) && rows == m_boardRows;
    if (!isUpdate)
        beginResetModel();
    m_rows.clear();
    const auto standings = samegame::candidate_standings(candidates);
    m_hasSpreads = haveSpreads(standings);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        m_rows.push_back({candidates[i], standings[i], static_cast<int>(i) + 1,
                          finders.value(static_cast<qsizetype>(i))});
    summarize();
    std::sort(m_rows.begin(), m_rows.end(),
              [](const Row& a, const Row& b) { return a.candidate.move < b.candidate.move; });
    m_boardRows = rows;
    m_scoreBefore = scoreBefore;
    if (!isUpdate)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void CandidateModel::summarize() {
    m_visits = 0;
    std::optional<double> bestMean;
    for (const Row& row : m_rows) {
        const samegame::Candidate& candidate = row.candidate;
        m_visits += candidate.visits;
        if (candidate.visits > 0)
            bestMean = std::max(bestMean.value_or(candidate.mean), candidate.mean);
    }
    m_bestMean = bestMean.value_or(0);
}

void CandidateModel::clear() {
    setCandidates({}, 0, 0);
}

void CandidateModel::setShowsLoss(bool showsLoss) {
    if (showsLoss == m_showsLoss)
        return;
    m_showsLoss = showsLoss;
    emit headerDataChanged(Qt::Horizontal, Best, Mean);
    if (!m_rows.empty())
        emit dataChanged(index(0, Best), index(rowCount() - 1, Mean));
}

void CandidateModel::setKnownMove(const std::optional<samegame::Move>& move,
                                  const QString& finder) {
    m_finder = finder;
    const auto before = std::exchange(m_knownMove, move);
    announceRow(before);
    announceRow(move);
}

void CandidateModel::setPointedMove(const std::optional<samegame::Move>& move) {
    if (move == m_pointedMove)
        return;
    const auto before = std::exchange(m_pointedMove, move);
    announceRow(before);
    announceRow(move);
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
    case Qt::ToolTipRole:
        return plainToolTip(description(row));
    case Qt::AccessibleDescriptionRole:
        return description(row);
    case SortRole:
        return sortValue(row, index.column());
    case ShareRole:
        return share(row);
    case UncertainRole:
        return isUncertain(row.standing, m_hasSpreads);
    case PointedRole:
        return row.candidate.move == m_pointedMove;
    default:
        return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::InitialSortOrderRole)
        return section <= Group ? Qt::AscendingOrder : Qt::DescendingOrder;
    if (role == Qt::DisplayRole)
        return title(section, m_showsLoss);
    if (role == Qt::ToolTipRole)
        return help(section, m_showsLoss);
    return {};
}

QString CandidateModel::title(int column, bool showsLoss) {
    switch (column) {
    case Rank:
        return tr("Rank");
    case Group:
        return tr("Group");
    case Cells:
        return tr("Blocks");
    case Points:
        return tr("Points");
    case Best:
        return showsLoss ? tr("Loss") : tr("Best");
    case Spread:
        return tr("Spread");
    case Mean:
        return tr("Mean");
    case Visits:
        return tr("Visits");
    case Share:
        return tr("Share");
    default:
        return {};
    }
}

QString CandidateModel::help(int column, bool showsLoss) {
    switch (column) {
    case Rank:
        return tr("The places that this move may have: moves that are not told apart have places "
                  "in common, and there is none where the search cannot tell");
    case Group:
        return SharedText::groupPlace();
    case Cells:
        return SharedText::groupSize();
    case Points:
        return tr("Points of this move alone");
    case Best:
        return showsLoss ? tr("Best final score found after this move, less the best of all moves")
                         : tr("Best final score of the game found after this move");
    case Spread:
        return tr("How sure that is: exact where it is proven, any order where the best line can "
                  "begin with this move, so many points more or less, or ? where the search cannot "
                  "tell");
    case Mean:
        return showsLoss
                   ? tr("Mean final score of the playouts after this move, less the highest mean")
                   : tr("Mean final score of the playouts after this move");
    case Visits:
        return tr("Playouts that began with this move");
    case Share:
        return tr("Share of all playouts");
    default:
        return {};
    }
}

bool CandidateModel::hasSameMoves(const std::vector<samegame::Candidate>& candidates) const {
    return candidates.size() == m_rows.size() &&
           std::all_of(candidates.begin(), candidates.end(),
                       [this](const auto& candidate) { return rowOf(candidate.move).has_value(); });
}

void CandidateModel::announceRow(const std::optional<samegame::Move>& move) {
    if (const auto row = move ? rowOf(*move) : std::nullopt)
        emit dataChanged(index(*row, 0), index(*row, ColumnCount - 1), {PointedRole});
}

QString CandidateModel::text(const Row& row, int column) const {
    const samegame::Candidate& candidate = row.candidate;
    const QLocale locale;
    const bool isVisited = candidate.visits > 0;
    switch (column) {
    case Rank:
        return candidatePlaceText(row.standing);
    case Group:
        return QString::fromStdString(
            samegame::to_string(samegame::to_notation(candidate.move, m_boardRows)));
    case Cells:
        return locale.toString(candidate.cells);
    case Points:
        return locale.toString(candidate.points);
    case Best:
        if (!candidate.has_best())
            return SharedText::unknown();
        return m_showsLoss ? candidateLossText(row.standing)
                           : candidateScoreText(candidate, m_scoreBefore);
    case Spread:
        return candidateSpreadText(candidate, row.standing);
    case Mean: {
        const double mean = candidate.mean - (m_showsLoss ? m_bestMean : -m_scoreBefore);
        // Plus zero, so that -0.3 does not become -0.
        return isVisited ? numberText(std::round(mean) + 0.0, 0) : SharedText::unknown();
    }
    case Visits:
        return candidateVisitsText(candidate,
                                   locale.toString(static_cast<qulonglong>(candidate.visits)),
                                   candidate.move == m_knownMove);
    case Share:
        if (!isVisited && candidate.has_best())
            return SharedText::unknown(); // of the search that counts
        return tr("%1 %").arg(locale.toString(100.0 * share(row), 'f', 1));
    default:
        return {};
    }
}

QString CandidateModel::description(const Row& row) const {
    QStringList sentences;
    if (row.candidate.move == m_knownMove)
        sentences << tr("%1 Known line: the best line known goes on with this move. %2.")
                         .arg(knownLineMark(), m_finder);
    else if (row.candidate.has_best() && !row.finder.isEmpty())
        sentences << row.finder + '.';
    sentences << candidateSentences(row.candidate, row.standing);
    if (row.candidate.has_best() && row.rank <= lastKey)
        sentences << tr("Key %1 plays it.").arg(row.rank);
    return sentences.join(' ');
}

QVariant CandidateModel::sortValue(const Row& row, int column) const {
    const samegame::Candidate& candidate = row.candidate;
    constexpr int unknownScore = std::numeric_limits<int>::min(); // below every score
    constexpr int unknownSpread = std::numeric_limits<int>::max();
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
        return candidate.has_best() ? candidate.best : unknownScore;
    case Spread:
        return candidate.is_exact || row.standing.is_any_order
                   ? 0
                   : row.standing.spread.value_or(unknownSpread);
    case Mean:
        return candidate.visits > 0 ? candidate.mean : unknownScore;
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
