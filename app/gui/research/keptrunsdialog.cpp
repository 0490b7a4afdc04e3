#include "app/gui/research/keptrunsdialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/research/experimentfiles.h"
#include "app/gui/research/runtables.h"
#include "app/gui/session/keptlogs.h"
#include "app/gui/session/trialsfile.h"

namespace {

constexpr int extraHeight = 14;  // pixels of a row over its text: for the picture
constexpr int pictureShape = 3;  // as wide as so many heights
constexpr int widestColumn = 28; // letters of a column of texts, at first
constexpr int leastSolvers = 20; // letters, where the other columns scroll

QSize pictureSize(const QWidget* widget) {
    const int height = widget->fontMetrics().height() + extraHeight - spacing::usual;
    return {pictureShape * height, height};
}

bool isTable(const QString& path) {
    return path.endsWith(".csv", Qt::CaseInsensitive);
}

/// Why the trials cannot be written; empty: they are.
QString writeTrials(const QString& path, const KeptComparison& kept) {
    if (kept.origin.isOfOtherVersion)
        return SharedText::trialsOfOtherVersion();
    samegame::FixedPlan plan(tableInFile(kept.request));
    const auto written = beginTrials(path, plan, kept.results);
    return written ? QString() : errorText(written.error());
}

/// Why the run cannot be written; empty: it is.
QString writeRun(const QString& path, const KeptRun& run) {
    const QString damaged = KeptRunsDialog::tr("the kept run is damaged");
    if (run.summary.kind == RunKind::Distribution) {
        const auto kept = decodedDistribution(run.content);
        return kept ? writeWhole(path, csvOfScores(*kept).toUtf8()) : damaged;
    }
    if (run.summary.kind == RunKind::Convergence) {
        const auto kept = decodedLog(run.content);
        return kept ? writeWhole(path, csvOfCurves(kept->runs).toUtf8()) : damaged;
    }
    if (run.summary.kind == RunKind::Experiment) {
        const auto kept = decodedExperiment(run.content);
        if (!kept && isOfOtherExperiment(run.content))
            return KeptRunsDialog::tr(
                "this version of SameGame has that experiment otherwise, or no "
                "longer");
        return kept ? writeExperiment(path, *kept) : damaged;
    }
    const auto kept = decodedComparison(run.content);
    if (!kept)
        return damaged;
    return isTable(path) ? writeWhole(path, csvOfRuns(*kept).toUtf8()) : writeTrials(path, *kept);
}

/// The kinds of files that a run is written to, the usual one first, and the name that is proposed.
std::pair<QStringList, QString> filesOf(RunKind kind) {
    const QString table = KeptRunsDialog::tr("Comma-separated values (*.csv)");
    switch (kind) {
    case RunKind::Distribution:
        return {{table}, "distribution.csv"};
    case RunKind::Comparison:
        return {{KeptRunsDialog::tr("Trials (*.jsonl)"), table}, "comparison.jsonl"};
    case RunKind::Convergence:
        return {{table}, "convergence.csv"};
    case RunKind::Experiment:
        break;
    }
    return {experimentFilters(), "experiment.svg"};
}

} // namespace

KeptRunsDialog::KeptRunsDialog(RunKeeper* keeper, const samegame::Position& onBoard,
                               QWidget* parent)
    : QDialog(parent),
      m_keeper(keeper),
      m_onBoard(onBoard),
      m_model(new KeptRunsModel(keeper->store(), pictureSize(this), this)),
      m_proxy(new QSortFilterProxyModel(this)),
      m_filter(new QLineEdit),
      m_table(new QTableView),
      m_message(makeTextLabel("keptRunsMessage")),
      m_open(makeDialogButton(
          "openKeptRun", tr("&Open"),
          tr("Shows this run again in its chart, an experiment in its table; searches come with "
             "their board, so that others can be added"))),
      m_rename(makeDialogButton("renameKeptRun", tr("&Rename"),
                                SharedText::withKey(tr("Gives this run a name, or another one"),
                                                    QKeySequence(Qt::Key_F2)))),
      m_export(
          makeDialogButton("exportKeptRun", tr("&Export…"),
                           tr("Writes this run as a file: a comparison as trials or a table "
                              "of its runs, a distribution as a table of its scores, a "
                              "convergence as a table of its curves, an experiment as its figure, "
                              "its table or its trials"))),
      m_delete(makeDialogButton(
          "deleteKeptRun", tr("&Delete"),
          SharedText::withKey(tr("Deletes this run; can be undone"), QKeySequence::Delete))),
      m_undo(makeDialogButton("undoKeptRun", tr("&Undo"),
                              SharedText::withKey(tr("Brings back the run that was deleted last"),
                                                  QKeySequence::Undo))) {
    setObjectName("keptRunsDialog");
    setWindowTitle(tr("Kept runs"));
    fillTable();
    arrange();
    connectParts();
    chooseSomething();
    m_table->setFocus();
    fitScreen(this, {860, 460});
}

void KeptRunsDialog::fillTable() {
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(KeptRunsModel::SortRole);
    m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSortLocaleAware(true);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(-1);
    prepareNumberTable(m_table, m_proxy, "keptRuns", tr("Kept runs"), extraHeight);
    m_table->setIconSize(pictureSize(this));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers); // a double click opens
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(KeptRunsModel::Date, Qt::DescendingOrder);
    fitColumns();
}

/// To what stands in them now; the solvers have the rest of the room.
void KeptRunsDialog::fitColumns() {
    m_table->resizeColumnsToContents();
    const int widest = widestColumn * fontMetrics().averageCharWidth();
    for (const int column : {KeptRunsModel::Name, KeptRunsModel::Boards})
        m_table->setColumnWidth(column, std::min(widest, m_table->columnWidth(column)));
    stretchColumn(m_table, KeptRunsModel::Searchers, leastSolvers);
}

void KeptRunsDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    stretchColumn(m_table, KeptRunsModel::Searchers, leastSolvers);
}

/// Open is the default button, so that Enter opens from the list as well as from the filter.
void KeptRunsDialog::arrange() {
    m_filter->setObjectName("keptRunsFilter");
    m_filter->setPlaceholderText(tr("Part of a name, a board, a solver, or a date …"));
    m_filter->setClearButtonEnabled(true);
    m_open->setDefault(true);

    auto* label = new QLabel(tr("&Filter"));
    label->setBuddy(m_filter);
    auto* filterRow = new QHBoxLayout;
    filterRow->addWidget(label);
    filterRow->addWidget(m_filter, 1);
    auto* messageRow = new QHBoxLayout;
    messageRow->addWidget(m_message, 1);
    messageRow->addWidget(m_undo);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* ofRun = new FlowLayout;
    for (QPushButton* button : {m_open, m_rename, m_export, m_delete})
        ofRun->addWidget(button);
    auto* buttonRow = new QHBoxLayout;
    buttonRow->addLayout(ofRun, 1);
    buttonRow->addWidget(buttons, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(filterRow);
    layout->addWidget(m_table, 1);
    layout->addLayout(messageRow);
    layout->addLayout(buttonRow);
}

void KeptRunsDialog::connectParts() {
    connect(m_filter, &QLineEdit::textChanged, m_proxy,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, &KeptRunsDialog::chooseSomething);
    connect(m_table, &QTableView::doubleClicked, this, &KeptRunsDialog::openRun);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &KeptRunsDialog::showState);
    connect(m_model, &KeptRunsModel::failed, this, &KeptRunsDialog::answer);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { m_lastChosen = chosenRow() < 0 ? QString() : m_model->run(chosenRow()).id; });
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &KeptRunsDialog::chooseSomething);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &KeptRunsDialog::fitColumns);
    connect(m_proxy, &QAbstractItemModel::dataChanged, this, &KeptRunsDialog::fitColumns);
    connect(m_open, &QPushButton::clicked, this, &KeptRunsDialog::openRun);
    connect(m_rename, &QPushButton::clicked, this, &KeptRunsDialog::renameRun);
    connect(m_export, &QPushButton::clicked, this, &KeptRunsDialog::askExport);
    connect(m_delete, &QPushButton::clicked, this, &KeptRunsDialog::deleteRun);
    connect(m_undo, &QPushButton::clicked, this, &KeptRunsDialog::undoDelete);
    // In the filter these keys edit its text.
    const auto onTable = [this](const QKeySequence& key, QPushButton* button) {
        auto* shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    };
    onTable(QKeySequence(Qt::Key_F2), m_rename);
    onTable(QKeySequence::Delete, m_delete);
    onTable(QKeySequence::Undo, m_undo);
}

int KeptRunsDialog::chosenRow() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_proxy->mapToSource(rows.first()).row();
}

/// With its content, which is read when it is wanted.
std::optional<KeptRun> KeptRunsDialog::chosenRun() {
    const int row = chosenRow();
    return row < 0 ? std::nullopt : runOf(m_model->run(row).id);
}

std::optional<KeptRun> KeptRunsDialog::runOf(const QString& id) {
    auto run = m_keeper->store()->run(id);
    if (!run) { // another window deleted it
        m_model->reload();
        answer(tr("This run is no longer kept."));
    }
    return run;
}

void KeptRunsDialog::openRun() {
    const auto run = chosenRun();
    if (!run)
        return;
    if (const QString error = m_keeper->open(*run, m_onBoard); !error.isEmpty())
        return answer(error);
    accept();
    emit opened(run->summary.kind);
}

void KeptRunsDialog::renameRun() {
    const QModelIndex name = m_model->index(chosenRow(), KeptRunsModel::Name);
    m_table->setFocus();
    m_table->edit(m_proxy->mapFromSource(name));
}

void KeptRunsDialog::askExport() {
    const KeptRun& asked = m_model->run(chosenRow());
    const auto [filters, fileName] = filesOf(asked.summary.kind);
    auto* dialog = new QFileDialog(this, tr("Export"));
    dialog->setObjectName("exportRunDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffixOfFilter(filters.first()));
    dialog->selectFile(fileName);
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString& chosen) { dialog->setDefaultSuffix(suffixOfFilter(chosen)); });
    // The list may change while the path is asked for.
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id = asked.id](const QString& path) { exportRun(id, path); });
    dialog->open();
}

void KeptRunsDialog::exportRun(const QString& id, const QString& path) {
    const auto run = runOf(id);
    if (!run)
        return;
    const QString reason = writeRun(path, *run);
    answer(reason.isEmpty() ? SharedText::savedAs(path)
                            : tr("%1 cannot be written: %2").arg(shortFileName(path), reason));
}

void KeptRunsDialog::deleteRun() {
    const auto run = chosenRun();
    if (!run)
        return;
    const int place = m_table->currentIndex().row();
    if (!m_keeper->store()->remove(run->id))
        return answer(m_keeper->store()->error());
    m_deleted.push_back(*run);
    m_table->selectRow(std::min(place, m_proxy->rowCount() - 1)); // so that several can go
    showState();
    answer(tr("The run was deleted. It can be brought back until this list is closed."));
}

void KeptRunsDialog::undoDelete() {
    if (m_deleted.empty())
        return;
    const KeptRun run = m_deleted.back();
    if (!m_keeper->store()->takeOver({run}))
        return answer(m_keeper->store()->error());
    m_deleted.pop_back();
    m_filter->clear(); // or it might not be seen
    m_table->selectRow(m_proxy->mapFromSource(m_model->index(m_model->rowOf(run.id), 0)).row());
    m_table->setFocus(); // the button may go
    showState();
}

/// The run that was chosen before the list was read anew, if it is still there.
void KeptRunsDialog::chooseSomething() {
    if (chosenRow() < 0 && m_proxy->rowCount() > 0) {
        const int last = m_model->rowOf(std::exchange(m_lastChosen, {}));
        const QModelIndex place =
            last < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model->index(last, 0));
        m_table->selectRow(std::max(place.row(), 0));
    }
    showState();
}

void KeptRunsDialog::showState() {
    for (QPushButton* button : {m_open, m_rename, m_export, m_delete})
        button->setEnabled(chosenRow() >= 0);
    m_undo->setVisible(!m_deleted.empty());
    const int all = m_model->rowCount();
    const int shown = m_proxy->rowCount();
    if (all == 0)
        m_message->setText(
            tr("No run is kept yet. Distributions, comparisons, searches and experiments are kept "
               "when they end."));
    else if (shown == all)
        m_message->setText(tr("%Ln runs", nullptr, all));
    else
        m_message->setText(tr("%1 of %Ln runs", nullptr, all).arg(numberText(shown)));
}

void KeptRunsDialog::answer(const QString& sentence) {
    m_message->setText(sentence);
    Announcer::instance()->say(this, sentence);
}
