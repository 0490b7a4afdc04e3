#include "app/gui/research/comparisonmodel.h"

#include <QFont>

#include <algorithm>

#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/research/decision.h"

namespace {

/// Each entrant beside the first one.
samegame::TrialValues valuesFor(qsizetype entrants) {
    return samegame::TrialValues(std::vector<std::size_t>(static_cast<std::size_t>(entrants)));
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : ColumnTable(parent), m_values(valuesFor(0)) {
    // A published result has no runs.
    const auto ofEntrant = [this](auto value) {
        return [this, value](int row) {
            return isReference(row) ? QVariant() : QVariant(value(static_cast<std::size_t>(row)));
        };
    };
    const auto ofRuns = [this, ofEntrant](auto value) {
        return ofEntrant([this, value](std::size_t row) {
            const samegame::BoardValues& scores = m_values.scores(row);
            return scores.runs() == 0 ? QVariant() : QVariant(value(m_rows[row], scores));
        });
    };
    const auto runs = ofEntrant(
        [this](std::size_t row) { return static_cast<qulonglong>(m_values.scores(row).runs()); });
    const auto rate = ofEntrant([this](std::size_t row) {
        const Row& results = m_rows[row];
        return results.seconds > 0 && results.playouts > 0
                   ? QVariant(results.playouts / results.seconds)
                   : QVariant();
    });
    const auto mean =
        ofRuns([](const Row&, const samegame::BoardValues& scores) { return scores.mean(); });
    const auto interval = [this](auto part, auto reading) {
        return [this, part, reading](int row) {
            return isReference(row) ? std::optional<samegame::Interval>()
                                    : m_rows[static_cast<std::size_t>(row)].*part.*reading;
        };
    };
    setColumns(
        {{.title = tr("Solver"),
          .alignment = Qt::AlignLeft,
          .text = [this](int row) { return name(row); },
          .toolTip = [this](int row) { return plainToolTip(name(row)); }},
         {.title = tr("Runs"), .value = runs},
         {.title = tr("Mean"),
          .help = tr("Mean of the final scores; each board counts once"),
          .value =
              [this, mean](int row) {
                  return isReference(row) ? QVariant(m_reference->mean) : mean(row);
              },
          .decimals = 1},
         intervalColumn(SharedText::meanOfBoardsLikeThese(),
                        SharedText::meanOfBoardsLikeTheseHelp(),
                        interval(&Row::mean, &samegame::ReadIntervals::boards_like_these)),
         intervalColumn(tr("Mean, 95 %, these boards"),
                        tr("95 % confidence interval of the mean over all runs on these very "
                           "boards; the runs on "
                           "each are the sample, two or more (Student's t)"),
                        interval(&Row::mean, &samegame::ReadIntervals::these_boards)),
         {.title = tr("Best"),
          .value = ofRuns([](const Row& row, const auto&) { return row.best; })},
         {.title = tr("Cleared"),
          .help = tr("Runs whose best line clears the board"),
          .value = ofEntrant([this](std::size_t row) { return m_rows[row].cleared; })},
         {.title = tr("Seconds"),
          .help = tr("Mean time of a run"),
          .value = ofRuns([](const Row& row, const samegame::BoardValues& scores) {
              return row.seconds / static_cast<double>(scores.runs());
          }),
          .decimals = 2},
         {.title = tr("Playouts/s"), .value = rate},
         {.title = tr("Difference"),
          .help = tr("Mean difference to the first solver, this one less the first, of runs with "
                     "the same board and seed; each board counts once"),
          .value = ofEntrant([this](std::size_t row) {
              const samegame::BoardValues& differences = m_values.differences(row);
              return differences.runs() == 0 ? QVariant() : QVariant(differences.mean());
          }),
          .decimals = 1},
         intervalColumn(SharedText::differenceOnBoardsLikeThese(),
                        SharedText::differenceIntervalOnBoardsLikeThese(),
                        interval(&Row::difference, &samegame::ReadIntervals::boards_like_these)),
         intervalColumn(
             tr("Difference, 95 %, these boards"),
             tr("95 % interval of the mean difference on these very boards; where it holds 0, the "
                "difference may be luck"),
             interval(&Row::difference, &samegame::ReadIntervals::these_boards))});
}

std::array<ComparisonModel::Column, 2> ComparisonModel::columnsOf(samegame::Reading reading) {
    if (reading == samegame::Reading::these_boards)
        return {MeanOfTheseBoards, DifferenceOnTheseBoards};
    return {MeanOfBoardsLikeThese, DifferenceOnBoardsLikeThese};
}

void ComparisonModel::setEntrants(const QStringList& names, bool endsByVerdict) {
    beginResetModel();
    m_entrants = names;
    m_endsByVerdict = endsByVerdict;
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
    announceCells();
}

void ComparisonModel::setReference(const std::optional<Reference>& reference) {
    const bool isSame = reference && m_reference && reference->name == m_reference->name;
    if (isSame || (!reference && !m_reference)) {
        m_reference = reference;
        announceCells();
        return;
    }
    beginResetModel();
    m_reference = reference;
    endResetModel();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size()) + (m_reference ? 1 : 0);
}

/// A row that is of no run here looks and says so.
QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (index.isValid() && isReference(index.row())) {
        if (role == Qt::ToolTipRole)
            return plainToolTip(m_reference->help);
        if (role == Qt::FontRole) {
            QFont font;
            font.setItalic(true);
            return font;
        }
    }
    return ColumnTable::data(index, role);
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const auto usual = columnsOf(samegame::Reading::boards_like_these);
    const bool isUsual = std::ranges::find(usual, section) != usual.end();
    if (m_endsByVerdict && isUsual && role == Qt::ToolTipRole && orientation == Qt::Horizontal)
        return verdictHelp();
    return ColumnTable::headerData(section, orientation, role);
}

void ComparisonModel::addResult(const samegame::Trial& result) {
    Row& row = m_rows[result.entrant];
    const bool isFirst = m_values.scores(result.entrant).runs() == 0;
    row.best = isFirst ? result.score : std::max(row.best, result.score);
    row.seconds += result.seconds;
    row.playouts += static_cast<double>(result.playouts);
    row.cleared += result.cleared ? 1 : 0;
    m_values.add(result.entrant, result.board, result.run, result.score);
}
