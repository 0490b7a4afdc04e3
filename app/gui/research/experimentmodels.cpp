#include "app/gui/research/experimentmodels.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/studies/experiment/experiment_file.h"

namespace {

QVariant textOrNothing(const std::optional<double>& seconds) {
    return seconds ? QVariant(*seconds) : QVariant();
}

/// The titles of columns as files and the command line have them, and as the window does.
constexpr std::array<std::pair<std::string_view, const char*>, 21> titles{{
    {"entry", QT_TRANSLATE_NOOP("ExperimentColumn", "Entry")},
    {"trials", QT_TRANSLATE_NOOP("ExperimentColumn", "Trials")},
    {"mean", QT_TRANSLATE_NOOP("ExperimentColumn", "Mean")},
    {"total", QT_TRANSLATE_NOOP("ExperimentColumn", "Total")},
    {"± like these", QT_TRANSLATE_NOOP("ExperimentColumn", "± like these")},
    {"± these", QT_TRANSLATE_NOOP("ExperimentColumn", "± these")},
    {"deviation", QT_TRANSLATE_NOOP("ExperimentColumn", "Deviation")},
    {"best", QT_TRANSLATE_NOOP("ExperimentColumn", "Best")},
    {"cleared", QT_TRANSLATE_NOOP("ExperimentColumn", "Cleared")},
    {"difference", QT_TRANSLATE_NOOP("ExperimentColumn", "Difference")},
    {"to", QT_TRANSLATE_NOOP("ExperimentColumn", "To")},
    {"published", QT_TRANSLATE_NOOP("ExperimentColumn", "Published")},
    {"above", QT_TRANSLATE_NOOP("ExperimentColumn", "Above")},
    {"published deviation", QT_TRANSLATE_NOOP("ExperimentColumn", "Published deviation")},
    {"depth", QT_TRANSLATE_NOOP("ExperimentColumn", "Depth")},
    {"of walks", QT_TRANSLATE_NOOP("ExperimentColumn", "Of walks")},
    {"published depth", QT_TRANSLATE_NOOP("ExperimentColumn", "Published depth")},
    {"deepest", QT_TRANSLATE_NOOP("ExperimentColumn", "Deepest")},
    {"running", QT_TRANSLATE_NOOP("ExperimentColumn", "Running")},
    {"published deepest", QT_TRANSLATE_NOOP("ExperimentColumn", "Published deepest")},
    {"playouts", QT_TRANSLATE_NOOP("ExperimentColumn", "Playouts")},
}};

QString titleOf(const std::string& title) {
    const auto found =
        std::ranges::find(titles, title, [](const auto& pair) { return pair.first; });
    return found == titles.end() ? QString::fromStdString(title)
                                 : QCoreApplication::translate("ExperimentColumn", found->second);
}

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

void ExperimentTableModel::show(const samegame::pictures::ExperimentTable& table) {
    beginResetModel();
    m_table = table;
    endResetModel();
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
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return titleOf(m_table.columns[static_cast<std::size_t>(section)].title);
}
