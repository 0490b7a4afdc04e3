#include "app/gui/research/keptrunsmodel.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>

#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/research/runpicture.h"

namespace {

constexpr int longestName = 100; // letters

} // namespace

KeptRunsModel::KeptRunsModel(RunStore* store, QSize picture, QObject* parent)
    : ColumnTable(parent), m_store(store), m_picture(picture), m_runs(store->runs()) {
    setColumns(
        {{.title = tr("Run"),
          .help =
              tr("What was run, and a histogram of its final scores, or curves of its best scores"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return titleOf(run(row).summary.kind); },
          .toolTip = [this](int row) { return factsOf(row); }},
         {.title = tr("Name"),
          .help = tr("The name that you gave it"),
          .alignment = Qt::AlignLeft,
          .value =
              [this](int row) {
                  const QString& name = run(row).name;
                  return name.isEmpty() ? QVariant() : QVariant(shortName(name));
              },
          .order = [this](int row) { return naturalKey(run(row).name); }},
         {.title = tr("Boards"),
          .help = tr("The boards, and the rules if they are not the usual ones"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return shortName(boardsText(run(row).summary)); },
          .order = [this](int row) { return naturalKey(boardsText(run(row).summary)); },
          .toolTip = [this](int row) { return plainToolTip(boardsText(run(row).summary)); }},
         {.title = tr("Solvers"),
          .help = tr("The solvers of a comparison or of searches, the playout policies of a "
                     "distribution, the entries of an experiment"),
          .alignment = Qt::AlignLeft,
          .value = [this](int row) { return searchersOf(row); },
          .toolTip = [this](int row) { return plainToolTip(searchersOf(row)); }},
         {.title = tr("Count"),
          .help = tr("Runs of a comparison, playouts of a distribution, trials of an experiment, "
                     "of all together; searches on a board"),
          .value = [this](int row) { return run(row).summary.count; },
          .toolTip = [this](int row) { return factsOf(row); }},
         {.title = tr("Best mean"),
          .help = tr("The highest mean score of one of its solvers, policies or entries"),
          .value = [this](int row) { return run(row).summary.bestMean(); },
          .decimals = 1},
         {.title = tr("Date"),
          .help = tr("When it ended or was stopped"),
          .alignment = Qt::AlignLeft,
          .value =
              [this](int row) {
                  return QLocale().toString(run(row).endedAt, QLocale::ShortFormat);
              },
          .order = [](int row) { return -row; }}}); // the newest stands first
    connect(store, &RunStore::changed, this, &KeptRunsModel::reload);
}

const KeptRun& KeptRunsModel::run(int row) const {
    return m_runs[static_cast<std::size_t>(row)];
}

int KeptRunsModel::rowOf(const QString& id) const {
    const auto found = std::ranges::find(m_runs, id, &KeptRun::id);
    return found == m_runs.end() ? -1 : static_cast<int>(found - m_runs.begin());
}

int KeptRunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

/// Pictures have the colors of now, which may change while the list is open.
QVariant KeptRunsModel::data(const QModelIndex& index, int role) const {
    if (index.isValid() && index.column() == Kind && role == Qt::DecorationRole)
        return runPicture(run(index.row()).summary, m_picture, qApp->devicePixelRatio(),
                          QGuiApplication::palette());
    if (index.isValid() && index.column() == Name && role == Qt::EditRole)
        return run(index.row()).name;
    return ColumnTable::data(index, role);
}

bool KeptRunsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != Name || role != Qt::EditRole)
        return false;
    const QString name = value.toString().simplified().left(longestName);
    const bool isKept = name == run(index.row()).name || m_store->rename(run(index.row()).id, name);
    if (!isKept)
        emit failed(m_store->error());
    return isKept;
}

Qt::ItemFlags KeptRunsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = ColumnTable::flags(index);
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

/// Rows that are still there keep their places where nothing came or went.
void KeptRunsModel::reload() {
    std::vector<KeptRun> runs = m_store->runs();
    if (std::ranges::equal(runs, m_runs, {}, &KeptRun::id, &KeptRun::id)) {
        m_runs = std::move(runs);
        announceCells();
        return;
    }
    beginResetModel();
    m_runs = std::move(runs);
    endResetModel();
}

QString KeptRunsModel::searchersOf(int row) const {
    const RunSummary& summary = run(row).summary;
    QStringList titles;
    for (const RunSeries& series : summary.series)
        if (const QString title = searcherTitle(series, summary.kind); !titles.contains(title))
            titles << title;
    return SharedText::list(titles);
}

QString KeptRunsModel::factsOf(int row) const {
    const RunSummary& summary = run(row).summary;
    if (summary.kind == RunKind::Convergence)
        return tr("The longest search took %1 s")
            .arg(QLocale().toString(samegame::amount_of(summary.budget), 'f', 1));
    const QString seed = SharedText::seed(QString::number(summary.seed));
    if (summary.kind == RunKind::Experiment) // each entry may have a budget of its own
        return seed;
    return plainToolTip(budgetText(summary.budget) + '\n' + seed);
}
