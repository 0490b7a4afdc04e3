#include "app/gui/panels/candidatemodel.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/lineplantext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

struct CandidateTexts {
    Q_DECLARE_TR_FUNCTIONS(CandidateTexts)
};

bool hasPlace(const samegame::CandidateStanding& standing) {
    return standing.spread && standing.first_place > 0;
}

QString spokenPlace(const samegame::CandidateStanding& standing) {
    if (!hasPlace(standing))
        return standing.loss == 0 ? CandidateTexts::tr("best candidate found")
                                  : CandidateTexts::tr("candidate");
    if (!standing.has_one_place())
        return CandidateTexts::tr("candidate of place %1 to %2")
            .arg(standing.first_place)
            .arg(standing.last_place);
    return standing.first_place == 1 ? CandidateTexts::tr("best candidate")
                                     : CandidateTexts::tr("candidate %1").arg(standing.first_place);
}

QString spokenSpread(const samegame::Candidate& candidate,
                     const samegame::CandidateStanding& standing) {
    if (candidate.is_exact)
        return CandidateTexts::tr("exact");
    if (standing.is_any_order)
        return CandidateTexts::tr("any order");
    return standing.spread ? CandidateTexts::tr("give or take %1").arg(numberText(*standing.spread))
                           : CandidateTexts::tr("how sure is not known");
}

} // namespace

QString knownLineMark() {
    return QStringLiteral("★");
}

QString clearedMark() {
    return QStringLiteral("✓");
}

QString candidateVisitsText(const samegame::Candidate& candidate, const QString& visits,
                            bool isKnown) {
    const bool isCounted = candidate.visits > 0 || !candidate.has_best();
    if (!isKnown)
        return isCounted ? visits : SharedText::unknown();
    return isCounted ? knownLineMark() + ' ' + visits : knownLineMark();
}

QString candidateScoreText(const samegame::Candidate& candidate, int scoreBefore) {
    return numberText(scoreBefore + candidate.best);
}

QString candidateLossText(const samegame::CandidateStanding& standing) {
    return standing.loss ? numberText(-*standing.loss) : SharedText::unknown();
}

QString candidateSpreadText(const samegame::Candidate& candidate,
                            const samegame::CandidateStanding& standing) {
    if (!standing.loss)
        return SharedText::unknown();
    if (candidate.is_exact)
        return CandidateTexts::tr("exact");
    if (standing.is_any_order)
        return CandidateTexts::tr("any order");
    return standing.spread ? QStringLiteral("± ") + numberText(*standing.spread)
                           : QStringLiteral("?");
}

QString candidatePlaceText(const samegame::CandidateStanding& standing) {
    const QLocale locale;
    if (!hasPlace(standing))
        return SharedText::unknown();
    const QString first = locale.toString(standing.first_place);
    return standing.has_one_place()
               ? first
               : first + QStringLiteral("–") + locale.toString(standing.last_place);
}

QString candidateSentences(const samegame::Candidate& candidate,
                           const samegame::CandidateStanding& standing) {
    if (!standing.loss)
        return CandidateTexts::tr("No line that begins with this move is known.");
    QStringList sentences;
    if (candidate.line.cleared)
        sentences << CandidateTexts::tr("%1 Its line clears the board.").arg(clearedMark());
    if (standing.is_any_order)
        sentences << CandidateTexts::tr("Any order: the best line can begin with this move, too.");
    if (candidate.is_exact)
        sentences << CandidateTexts::tr("Exact: no line that begins with this move ends higher, "
                                        "that is proven.");
    else if (!standing.is_any_order && !standing.spread)
        sentences << CandidateTexts::tr("How sure its loss is, this search cannot tell.");
    else if (!standing.is_any_order)
        sentences << CandidateTexts::tr("Its loss may be %Ln points smaller or larger.", nullptr,
                                        *standing.spread);
    const bool isSettled = candidate.is_exact || standing.is_any_order; // equals are equal
    if (!isSettled && hasPlace(standing) && !standing.has_one_place())
        sentences << CandidateTexts::tr("It is not told apart from others: its place is one of %1.")
                         .arg(candidatePlaceText(standing));
    return SharedText::sentences(sentences);
}

QString spokenCandidate(const samegame::Candidate& candidate,
                        const samegame::CandidateStanding& standing, bool showsLoss,
                        int scoreBefore) {
    const QString value =
        showsLoss
            ? CandidateTexts::tr("loss %1").arg(numberText(standing.loss.value_or(0)))
            : CandidateTexts::tr("final score %1").arg(candidateScoreText(candidate, scoreBefore));
    QStringList parts{spokenPlace(standing), value, spokenSpread(candidate, standing)};
    if (candidate.line.cleared)
        parts << CandidateTexts::tr("clears the board");
    return SharedText::list(parts);
}

bool haveSpreads(std::span<const samegame::CandidateStanding> standings) {
    return std::ranges::any_of(standings, [](const auto& each) { return each.spread.has_value(); });
}

bool isUncertain(const samegame::CandidateStanding& standing, bool othersHaveSpreads) {
    if (!standing.loss)
        return true;
    return *standing.loss > 0 && !standing.spread && othersHaveSpreads;
}

namespace {

constexpr int lastKey = 9;                                    // that plays a candidate
constexpr int unknownScore = std::numeric_limits<int>::min(); // below every score
constexpr int unknownSpread = std::numeric_limits<int>::max();

} // namespace

CandidateModel::CandidateModel(QObject* parent) : ColumnTable(parent) {
    // A cell's text or value, by its row or by the candidate in it.
    const auto ofRow = [this](auto say) {
        return [this, say](int row) { return say(m_rows[static_cast<std::size_t>(row)]); };
    };
    const auto ofCandidate = [this](auto say) {
        return [this, say](int row) { return say(candidate(row)); };
    };
    using samegame::Candidate;
    const auto visits = [](const Candidate& candidate) {
        return static_cast<qulonglong>(candidate.visits);
    };
    // By the order of best scores, equal ones in the order of keys.
    const auto byRank = ofRow([](const Row& row) { return row.rank; });
    const auto byRankDown = ofRow([](const Row& row) { return -row.rank; });
    setColumns(
        {{.title = tr("Group"),
          .help = tr("The group to remove, and how many blocks it has"),
          .value = ofCandidate([](const Candidate& candidate) { return candidate.cells; })},
         {.title = tr("Points"),
          .help = tr("Points of this move alone"),
          .value = ofCandidate([](const Candidate& candidate) { return candidate.points; })},
         {.title = tr("Ends at"),
          .help = tr("Best final score of the game found after this move"),
          .text = ofCandidate([this](const Candidate& candidate) {
              return candidate.has_best() ? candidateScoreText(candidate, m_scoreBefore)
                                          : SharedText::unknown();
          }),
          .order = byRankDown},
         {.title = tr("Loss"),
          .help = tr("Best final score found after this move, less the best of all moves"),
          .text = ofRow([](const Row& row) { return candidateLossText(row.standing); }),
          .order = byRank},
         {.title = tr("Spread"),
          .help = tr("How sure that is: exact where it is proven, any order where the best line "
                     "can begin with this move, so many points more or less, or ? where the "
                     "search cannot tell"),
          .text = ofRow(
              [](const Row& row) { return candidateSpreadText(row.candidate, row.standing); }),
          .order = ofRow([](const Row& row) {
              return row.candidate.is_exact || row.standing.is_any_order
                         ? 0
                         : row.standing.spread.value_or(unknownSpread);
          })},
         {.title = clearedMark(),
          .help = tr("%1: the line found after this move clears the board").arg(clearedMark()),
          .alignment = Qt::AlignHCenter,
          .text = ofCandidate([](const Candidate& candidate) {
              return candidate.line.cleared ? clearedMark() : QString();
          })},
         {.title = tr("Rank"),
          .help = tr("The places that this move may have: moves that are not told apart have "
                     "places in common, and there is none where the search cannot tell"),
          .text = ofRow([](const Row& row) { return candidatePlaceText(row.standing); }),
          .order = byRank},
         {.title = tr("Place"),
          .help = SharedText::groupPlace(),
          .text = ofCandidate([this](const Candidate& candidate) {
              return QString::fromStdString(
                  samegame::to_string(samegame::to_notation(candidate.move, m_boardRows)));
          }),
          .order = ofCandidate([this](const Candidate& candidate) {
              const auto notation = samegame::to_notation(candidate.move, m_boardRows);
              return notation.row * 100 + notation.column;
          })},
         {.title = tr("Mean"),
          .help = tr("Mean final score of the playouts after this move"),
          .text = ofCandidate([this](const Candidate& candidate) {
              if (candidate.visits == 0)
                  return SharedText::unknown();
              const double mean = candidate.mean - (m_showsLoss ? m_bestMean : -m_scoreBefore);
              // Plus zero, so that -0.3 does not become -0.
              return numberText(std::round(mean) + 0.0, 0);
          }),
          .order = ofCandidate([](const Candidate& candidate) {
              return candidate.visits > 0 ? candidate.mean : unknownScore;
          })},
         {.title = knownLineMark(),
          .help = tr("%1: the best line known goes on with this move, whoever found it, and by "
                     "whatever "
                     "moves the position was reached")
                      .arg(knownLineMark()),
          .alignment = Qt::AlignHCenter,
          .text = ofCandidate([this](const Candidate& candidate) {
              return candidate.move == m_knownMove ? knownLineMark() : QString();
          })},
         {.title = tr("Visits"),
          .help = tr("Playouts that began with this move"),
          .text = ofCandidate([visits](const Candidate& candidate) {
              return candidateVisitsText(candidate, QLocale().toString(visits(candidate)), false);
          }),
          .order = ofCandidate(visits)},
         {.title = tr("Share"),
          .help = tr("Share of all playouts"),
          .text = ofRow([this](const Row& row) {
              if (row.candidate.visits == 0 && row.candidate.has_best())
                  return SharedText::unknown(); // of the search that counts
              return percentText(100.0 * share(row), 1);
          }),
          .order = ofCandidate(visits)},
         {.title = tr("What for", "what a move does for its line"),
          .help = tr("What the move does for the line found after it"),
          .alignment = Qt::AlignLeft,
          .text = ofRow([this](const Row& row) { return reason(row); })}});
}

bool CandidateModel::isUsual(Column column) {
    return column <= Clears || column == Reason;
}

QString CandidateModel::nameOf(Column column) {
    constexpr std::array<const char*, ColumnCount> names{
        "group", "points", "best",  "loss",   "spread", "clears", "rank",
        "place", "mean",   "known", "visits", "share",  "reason"};
    return QString::fromLatin1(names[column]);
}

void CandidateModel::setPosition(const samegame::Position& position) {
    if (position == m_position)
        return;
    clear(); // other moves may bear the same names
    m_position = position;
}

void CandidateModel::setPictures(PictureMaker maker) {
    m_makePicture = std::move(maker);
    for (Row& row : m_rows)
        row.picture = {};
    if (!m_rows.empty())
        emit dataChanged(index(0, Group), index(rowCount() - 1, Group), {Qt::DecorationRole});
}

void CandidateModel::setCandidates(const std::vector<samegame::Candidate>& candidates,
                                   const std::vector<samegame::CandidateStanding>& standings,
                                   int rows, int scoreBefore, const QStringList& finders) {
    const bool isUpdate = hasSameMoves(candidates) && rows == m_boardRows;
    if (!isUpdate)
        beginResetModel();
    const std::vector<Row> before = std::exchange(m_rows, {});
    m_hasSpreads = haveSpreads(standings);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        m_rows.push_back({candidates[i],
                          standings[i],
                          static_cast<int>(i) + 1,
                          finders.value(static_cast<qsizetype>(i)),
                          {},
                          {}});
    summarize();
    std::sort(m_rows.begin(), m_rows.end(),
              [](const Row& a, const Row& b) { return a.candidate.move < b.candidate.move; });
    if (isUpdate)
        keepMadeParts(before);
    m_boardRows = rows;
    m_scoreBefore = scoreBefore;
    if (!isUpdate)
        endResetModel();
    else
        announceCells();
}

/// The same moves have the same pictures, and the same lines the same reasons.
void CandidateModel::keepMadeParts(const std::vector<Row>& before) {
    for (std::size_t i = 0; i < before.size(); ++i) {
        m_rows[i].picture = before[i].picture;
        if (before[i].candidate.line.moves == m_rows[i].candidate.line.moves)
            m_rows[i].reason = before[i].reason;
    }
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
    setCandidates({}, {}, 0, 0);
}

void CandidateModel::setShowsLoss(bool showsLoss) {
    if (showsLoss == m_showsLoss)
        return;
    m_showsLoss = showsLoss;
    emit headerDataChanged(Qt::Horizontal, Mean, Mean);
    if (!m_rows.empty())
        emit dataChanged(index(0, Mean), index(rowCount() - 1, Mean));
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

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DecorationRole:
        return index.column() == Group ? picture(row) : QVariant();
    case Qt::AccessibleTextRole:
        return spokenText(row, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(description(row));
    case Qt::AccessibleDescriptionRole:
        return description(row);
    case ShareRole:
        return share(row);
    case UncertainRole:
        return isUncertain(row.standing, m_hasSpreads);
    case PointedRole:
        return row.candidate.move == m_pointedMove;
    default:
        return ColumnTable::data(index, role);
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::InitialSortOrderRole)
        return section == Loss || section == Rank || section == Place || section == Reason
                   ? Qt::AscendingOrder
                   : Qt::DescendingOrder;
    if (orientation == Qt::Horizontal && role == Qt::AccessibleTextRole) {
        if (section == Clears)
            return tr("Clears the board");
        if (section == Known)
            return tr("Best line known");
    }
    if (m_showsLoss && orientation == Qt::Horizontal && section == Mean) {
        if (role == Qt::DisplayRole)
            return title(section, true);
        if (role == Qt::ToolTipRole)
            return tr("Mean final score of the playouts after this move, less the highest mean");
    }
    return ColumnTable::headerData(section, orientation, role);
}

QString CandidateModel::title(int column, bool showsLoss) const {
    return column == Mean && showsLoss
               ? tr("Mean loss")
               : ColumnTable::headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
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

samegame::Group CandidateModel::groupOf(const Row& row) const {
    return samegame::group_at(m_position.board, row.candidate.move.cell);
}

QString CandidateModel::reason(const Row& row) const {
    if (!row.reason)
        row.reason = firstReasonText(m_position, row.candidate.line.moves);
    return *row.reason;
}

QVariant CandidateModel::picture(const Row& row) const {
    if (!m_makePicture)
        return {};
    if (const samegame::Group group = groupOf(row); row.picture.isNull() && !group.empty())
        row.picture = m_makePicture(m_position.board, group);
    return row.picture;
}

/// Pictures and signs have words for who cannot see them.
QVariant CandidateModel::spokenText(const Row& row, int column) const {
    const samegame::Cell cell = row.candidate.move.cell;
    if (column == Group && !groupOf(row).empty())
        return tr("%1 %2 blocks", "a group by its size and color")
            .arg(numberText(row.candidate.cells), colorName(m_position.board.color_at(cell)));
    if (column == Clears)
        return row.candidate.line.cleared ? tr("clears the board") : tr("does not clear the board");
    if (column == Known && row.candidate.move == m_knownMove)
        return tr("begins the best line known");
    return {};
}

QString CandidateModel::description(const Row& row) const {
    QStringList sentences;
    if (const QString group = spokenText(row, Group).toString(); !group.isEmpty())
        sentences << SharedText::sentence(group);
    if (row.candidate.move == m_knownMove)
        sentences << tr("%1 Known line: the best line known goes on with this move. %2.")
                         .arg(knownLineMark(), m_finder);
    else if (row.candidate.has_best() && !row.finder.isEmpty())
        sentences << SharedText::sentence(row.finder);
    sentences << candidateSentences(row.candidate, row.standing);
    if (const QString why = reason(row); !why.isEmpty())
        sentences << tr("This move %1.", "what it does").arg(why);
    if (m_hasKeys && row.candidate.has_best() && row.rank <= lastKey)
        sentences << tr("Key %1 plays it.").arg(row.rank);
    return SharedText::sentences(sentences);
}

double CandidateModel::share(const Row& row) const {
    if (m_visits == 0)
        return 0;
    return static_cast<double>(row.candidate.visits) / static_cast<double>(m_visits);
}

namespace {

constexpr int barHeight = 2;           // pixels
constexpr double uncertainInk = 0.55;  // share of the text color
constexpr double pointedInk = 0.25;    // share of the highlight color
constexpr double uncertainBlend = 0.4; // share of a bar's color

QColor faint(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

} // namespace

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    NumberCells::paint(painter, option, index);
    const QColor highlight = option.palette.color(QPalette::Highlight);
    const QRect& cell = option.rect;
    if (index.data(CandidateModel::PointedRole).toBool()) {
        painter->fillRect(cell.left(), cell.top(), cell.width(), 1, highlight);
        painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, highlight);
    }
    if (index.column() != CandidateModel::Share)
        return;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : highlight;
    const bool isUncertain = index.data(CandidateModel::UncertainRole).toBool();
    const int full = cell.width() - 2;
    const int length = qRound(full * index.data(CandidateModel::ShareRole).toDouble());
    painter->fillRect(cell.left() + 1, cell.bottom() + 1 - barHeight, length, barHeight,
                      isUncertain ? faint(ink, uncertainBlend) : ink);
}

void CandidateDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const {
    NumberCells::initStyleOption(option, index);
    if (const auto picture = index.data(Qt::DecorationRole).value<QPixmap>(); !picture.isNull())
        option->icon.addPixmap(picture, QIcon::Selected); // a selected row must not tint it
    if (index.data(CandidateModel::PointedRole).toBool())
        option->backgroundBrush = faint(option->palette.color(QPalette::Highlight), pointedInk);
    if (!index.data(CandidateModel::UncertainRole).toBool())
        return;
    option->font.setItalic(true);
    for (const auto role : {QPalette::Text, QPalette::HighlightedText})
        option->palette.setColor(role, faint(option->palette.color(role), uncertainInk));
}
