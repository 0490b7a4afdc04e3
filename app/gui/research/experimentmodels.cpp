#include "app/gui/research/experimentmodels.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/studies/experiment/experiment_file.h"

namespace {

QVariant textOrNothing(const std::optional<double>& seconds) {
    return seconds ? QVariant(*seconds) : QVariant();
}

struct ColumnText {
    const char* title;
    const char* help;
};

/// In the order of ExperimentColumn.
constexpr auto columnTexts = std::to_array<ColumnText>({
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Entry"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "A solver with its options and its budget")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Trials"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Trials that are done: runs on all boards together")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Mean"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Mean score over boards; that of a board is the mean of its runs")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Total"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Sum of the scores over boards; that of a board is the mean of its runs")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "± like these"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Half the width of the 95 % interval of the mean or total for boards like "
                       "these: these boards are the sample")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "± these"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Half the width of the 95 % interval of the mean or total for these boards: "
                       "the runs on each are the sample")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Deviation"),
     QT_TRANSLATE_NOOP(
         "ExperimentColumn",
         "Standard deviation of the scores between boards; with one board, between its runs")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Best"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Highest score of all trials")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Cleared"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Trials that cleared their board")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Difference"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Score less that of the entry it is compared with, on the same boards and "
                       "seeds: the mean over boards or their sum")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "± like these"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Half the width of the 95 % interval of the difference "
                                           "for boards like these: these boards are the sample")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "± these"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Half the width of the 95 % interval of the difference "
                                           "for these boards: the runs on each are the sample")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Compared with"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "The entry from which the difference is taken")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Published"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "The published mean, or the sum of the published scores of these boards")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Above published"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Mean or total less the published one; below zero where it is lower")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Published deviation"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "The published standard deviation of the scores")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Mean depth"),
     QT_TRANSLATE_NOOP(
         "ExperimentColumn",
         "Mean depth of the nodes of a tree, over trials; the first position has depth 0")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Depth of walks"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Mean depth of the nodes where playouts begin, over trials")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Published mean depth"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "The mean depth that the paper prints")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Deepest node"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Depth of the deepest node of a tree, the mean over trials")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Deepest so far"),
     QT_TRANSLATE_NOOP("ExperimentColumn",
                       "Depth of the deepest node on a board and all boards "
                       "before it, the mean over boards; only the first run on each board counts")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Published deepest node"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "The depth of the deepest node that the paper prints")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Playouts"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Playouts of a trial, the mean")},
    {QT_TRANSLATE_NOOP("ExperimentColumn", "Seconds"),
     QT_TRANSLATE_NOOP("ExperimentColumn", "Seconds that a trial takes by the clock, the mean")},
});
static_assert(columnTexts.size() == samegame::pictures::experiment_column_count);

/// A number as people of the window's language read it; another text as it is.
QString textOfCell(const std::string& cell) {
    const QString text = QString::fromStdString(cell);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    const qsizetype point = text.indexOf('.');
    return isNumber ? numberText(number, point < 0 ? 0 : static_cast<int>(text.size() - point - 1))
                    : text;
}

} // namespace

ExperimentListModel::ExperimentListModel(int cores, QObject* parent) : ColumnTable(parent) {
    const auto seconds = [cores](const samegame::Experiment& experiment) {
        return textOrNothing(experiment.core_hours
                                 ? std::optional(*experiment.core_hours * 3600 / cores)
                                 : std::nullopt);
    };
    const auto smaller = [](int row) {
        return samegame::scaled(experiment(row), experiment(row).default_scale);
    };
    const auto words = [](const QVariant& time) {
        return time.isValid() ? durationText(time.toDouble()) : QString();
    };
    setColumns(
        {{.title = tr("Experiment"),
          .help = tr("The table or figure of a paper, or a question of this program"),
          .alignment = Qt::AlignLeft,
          .value = [](int row) { return QString::fromStdString(experiment(row).title); },
          .toolTip =
              [](int row) {
                  const samegame::Experiment& one = experiment(row);
                  return plainToolTip(QString::fromStdString(
                      one.title + (one.paper.empty() ? "" : "\n" + one.paper) +
                      (one.note.empty() ? "" : "\n" + one.note)));
              }},
         {.title = tr("Name"),
          .help = tr("Its name on the command line"),
          .alignment = Qt::AlignLeft,
          .value = [](int row) { return QString::fromStdString(experiment(row).name); }},
         {.title = tr("Whole"),
          .help = tr("The time that the whole experiment takes on %Ln cores, about: hours, minutes "
                     "and seconds",
                     nullptr, cores),
          .value = [seconds](int row) { return seconds(experiment(row)); },
          .text = [seconds, words](int row) { return words(seconds(experiment(row))); }},
         {.title = tr("Smaller"),
          .help = tr("The same at the scale that is proposed"),
          .value = [seconds, smaller](int row) { return seconds(smaller(row)); },
          .text = [seconds, smaller, words](int row) { return words(seconds(smaller(row))); }},
         {.title = tr("Scale"),
          .help = tr("The share of the whole that is proposed: fewer runs or boards, or smaller "
                     "budgets"),
          .value = [](int row) { return experiment(row).default_scale; },
          .text = [](int row) { return QLocale().toString(experiment(row).default_scale); }}});
}

const samegame::Experiment& ExperimentListModel::experiment(int row) {
    return samegame::shipped_experiments()[static_cast<std::size_t>(row)];
}

int ExperimentListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(samegame::shipped_experiments().size());
}

bool ExperimentTableModel::show(const samegame::pictures::ExperimentTable& table) {
    const auto titles = [](const auto& column) { return column.title; };
    const auto names = [](const auto& row) { return row.front(); };
    if (std::ranges::equal(table.rows, m_table.rows, {}, names, names) &&
        std::ranges::equal(table.columns, m_table.columns, {}, titles, titles)) {
        m_table = table;
        if (rowCount() > 0 && columnCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return false;
    }
    beginResetModel();
    m_table = table;
    endResetModel();
    return true;
}

int ExperimentTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ExperimentTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant ExperimentTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto column = static_cast<std::size_t>(index.column());
    const std::string& cell = m_table.rows[static_cast<std::size_t>(index.row())][column];
    const bool isLeft = m_table.columns[column].is_left;
    switch (role) {
    case Qt::DisplayRole:
        return isLeft ? QString::fromStdString(cell) : textOfCell(cell);
    case Qt::TextAlignmentRole:
        return QVariant((isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ExperimentTableModel::headerData(int section, Qt::Orientation orientation,
                                          int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto content = m_table.columns[static_cast<std::size_t>(section)].content;
    const ColumnText& text = columnTexts[static_cast<std::size_t>(content)];
    return QCoreApplication::translate("ExperimentColumn",
                                       role == Qt::DisplayRole ? text.title : text.help);
}
