#include "app/gui/research/convergencemodel.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/basics/outsidetext.h"

ConvergenceModel::ConvergenceModel(const RunLog* log, QObject* parent)
    : ColumnTable(parent), m_log(log) {
    const auto ofRun = [this](auto say) { return [this, say](int row) { return say(run(row)); }; };
    // What a run counts none of is missing.
    const auto ofCount = [ofRun](auto count) {
        return ofRun([count](const LoggedRun& run) {
            return run.*count > 0 ? QVariant(run.*count) : QVariant();
        });
    };
    setColumns(
        {{.title = tr("Run"),
          .help = tr("Checked runs are drawn in the chart: at first the newest, and at most %1")
                      .arg(mostDrawn),
          .value = ofRun([](const LoggedRun& run) { return run.number; }),
          .toolTip = ofRun([this](const LoggedRun& run) {
              return canBeShown(run) ? QVariant()
                                     : tr("Not in the chart: this run counts no playouts");
          })},
         {.title = tr("Solver"),
          .alignment = Qt::AlignLeft,
          .text = ofRun([](const LoggedRun& run) {
              return run.isComparison ? tr("%1 (comparison)").arg(solverOf(run)) : solverOf(run);
          }),
          .toolTip = ofRun([](const LoggedRun& run) { return plainToolTip(run.solver); })},
         {.title = tr("Best"),
          .help = tr("Best final score of the game, from its start"),
          .value = ofRun([](const LoggedRun& run) { return run.best; })},
         {.title = tr("Seconds"),
          .value = ofRun([](const LoggedRun& run) { return run.seconds; }),
          .decimals = 1},
         {.title = tr("Playouts"), .value = ofCount(&LoggedRun::playouts)},
         {.title = tr("Nodes"), .value = ofCount(&LoggedRun::nodes)},
         {.title = tr("Moves before"),
          .help = tr("Moves played when the search began"),
          .value = ofRun([](const LoggedRun& run) { return run.movesBefore; })},
         {.title = tr("Seed"),
          .value = ofRun([](const LoggedRun& run) { return QString::number(run.seed); })},
         {.title = tr("Threads"), .value = ofRun([](const LoggedRun& run) { return run.threads; })},
         {.title = tr("End"),
          .alignment = Qt::AlignLeft,
          .text = ofRun(&ConvergenceModel::endOf)}});
    connect(log, &RunLog::reset, this, &ConvergenceModel::reset);
    connect(log, &RunLog::runAboutToBeAdded, this, [this] { beginInsertRows({}, 0, 0); });
    connect(log, &RunLog::runAdded, this, [this] {
        endInsertRows();
        choose();
    });
    connect(log, &RunLog::runChanged, this, [this](int row) {
        choose();
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    });
    m_shown = chosen();
}

void ConvergenceModel::setAreOfPlayouts(bool areOfPlayouts) {
    m_areOfPlayouts = areOfPlayouts;
    choose();
}

/// The runs that the person wants, the last one checked first, then the newest of the others, while
/// there is room.
std::set<int> ConvergenceModel::chosen() const {
    std::set<int> possible;
    for (const LoggedRun& run : m_log->runs())
        if (canBeShown(run))
            possible.insert(run.number);
    std::set<int> shown;
    const auto show = [&](int number) {
        if (shown.size() < mostDrawn && possible.contains(number))
            shown.insert(number);
    };
    std::for_each(m_wanted.rbegin(), m_wanted.rend(), show);
    for (const LoggedRun& run : m_log->runs())
        if (!m_hidden.contains(run.number))
            show(run.number);
    return shown;
}

void ConvergenceModel::choose() {
    std::set<int> shown = chosen();
    if (shown == m_shown)
        return;
    m_shown = std::move(shown);
    if (rowCount() > 0)
        emit dataChanged(index(0, Number), index(rowCount() - 1, Number), {Qt::CheckStateRole});
}

void ConvergenceModel::reset() {
    beginResetModel();
    m_shown = chosen();
    endResetModel();
}

int ConvergenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_log->runs().size());
}

QVariant ConvergenceModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::CheckStateRole && index.isValid() && index.column() == Number &&
        canBeShown(run(index.row())))
        return isShown(index.row()) ? Qt::Checked : Qt::Unchecked;
    return ColumnTable::data(index, role);
}

bool ConvergenceModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != Number)
        return false;
    const int number = run(index.row()).number;
    std::erase(m_wanted, number);
    m_hidden.erase(number);
    if (value.toInt() == Qt::Checked)
        m_wanted.push_back(number);
    else
        m_hidden.insert(number);
    choose();
    return true;
}

Qt::ItemFlags ConvergenceModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = ColumnTable::flags(index);
    return index.column() == Number && canBeShown(run(index.row()))
               ? flags | Qt::ItemIsUserCheckable
               : flags;
}

QString ConvergenceModel::solverOf(const LoggedRun& run) {
    return run.isOfOtherVersion ? tr("%1 (another version)").arg(run.solver) : run.solver;
}

QString ConvergenceModel::endOf(const LoggedRun& run) {
    // In the order of StopReason.
    static constexpr std::array ends{QT_TR_NOOP("budget spent"), QT_TR_NOOP("stopped"),
                                     QT_TR_NOOP("proven optimal"), QT_TR_NOOP("memory full"),
                                     QT_TR_NOOP("nothing left to do")};
    return run.stop ? tr(ends[static_cast<std::size_t>(*run.stop)]) : tr("running");
}
