#include "app/gui/research/experimentsdialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/research/experimentfiles.h"
#include "app/gui/research/experimentmodels.h"
#include "app/gui/research/experimenttexts.h"
#include "app/gui/research/figureview.h"
#include "app/gui/session/kepttexts.h"

namespace {

constexpr std::chrono::milliseconds pauseBetweenRepaints(500);
constexpr int leastTitle = 20; // letters, where the other columns scroll
constexpr int scaleDecimals = 9;

} // namespace

ExperimentsDialog::ExperimentsDialog(ExperimentRunner* runner, QWidget* parent)
    : QDialog(parent),
      m_runner(runner),
      m_listModel(new ExperimentListModel(ExperimentRunner::threads(), this)),
      m_tableModel(new ExperimentTableModel(this)),
      m_pages(new QTabWidget),
      m_list(makeNumberTable(m_listModel, "experiments", tr("Experiments of the papers"))),
      m_title(makeTextLabel("experimentTitle")),
      m_table(makeNumberTable(m_tableModel, "experimentTable", tr("Results of the experiment"))),
      m_notes(makeTextLabel("experimentNotes")),
      m_figure(new FigureView),
      m_scale(new NumberBox),
      m_progress(new QProgressBar),
      m_message(makeTextLabel("experimentMessage")),
      m_start(makeDialogButton("startExperiment", tr("&Start"),
                               tr("Runs the chosen experiment at this scale, on all cores"))),
      m_goOn(makeDialogButton("continueExperiment", tr("&Continue"),
                              tr("Runs the trials that the experiment shown still lacks"))),
      m_export(makeDialogButton("exportExperiment", tr("&Export…"),
                                tr("Writes the figure, the table, or the trials, with which "
                                   "samegame-cli experiment --resume goes on"))) {
    setObjectName("experimentsDialog");
    setWindowTitle(tr("Experiments of the papers"));
    m_timer.setSingleShot(true);
    m_timer.setInterval(pauseBetweenRepaints);
    fillList();
    arrange();
    connectParts();
    chooseKept();
    showRunning();
    showResult();
    if (m_runner->kept())
        m_pages->setCurrentIndex(Table);
    fitScreen(this, {900, 560});
}

void ExperimentsDialog::fillList() {
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->resizeColumnsToContents();
    stretchColumn(m_list, ExperimentListModel::Title, leastTitle);
}

void ExperimentsDialog::arrange() {
    m_figure->setObjectName("experimentFigure");
    m_pages->setObjectName("experimentPages");
    m_scale->setObjectName("experimentScale");
    m_scale->setDecimals(scaleDecimals);
    m_scale->setRange(samegame::least_scale, 1);
    m_scale->setToolTip(tr("The share of the whole cost, up to 1: fewer runs or boards, or smaller "
                           "budgets, as the experiment says"));
    m_progress->setObjectName("experimentProgress");
    m_progress->setFormat("%p" + percentUnit());
    auto* table = new QWidget;
    auto* tableLayout = new QVBoxLayout(table);
    tableLayout->addWidget(m_title);
    tableLayout->addWidget(m_table, 1);
    tableLayout->addWidget(m_notes);
    m_pages->addTab(m_list, tr("Experiments"));
    m_pages->addTab(new PanelScroll(table), tr("Table"));
    m_pages->addTab(m_figure, tr("Figure"));

    auto* label = new QLabel(tr("Sca&le"));
    label->setBuddy(m_scale);
    auto* scale = new QWidget; // stays in one row
    auto* scaleLayout = new QHBoxLayout(scale);
    scaleLayout->setContentsMargins(0, 0, 0, 0);
    scaleLayout->addWidget(label);
    scaleLayout->addWidget(m_scale);
    auto* controls = new FlowLayout;
    controls->addWidget(scale);
    for (QPushButton* button : {m_start, m_goOn, m_export})
        controls->addWidget(button);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* messageRow = new QHBoxLayout;
    messageRow->addWidget(m_message, 1);
    messageRow->addWidget(m_progress);
    auto* buttonRow = new QHBoxLayout;
    buttonRow->addLayout(controls, 1);
    buttonRow->addWidget(buttons, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addLayout(messageRow);
    layout->addLayout(buttonRow);
}

void ExperimentsDialog::connectParts() {
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ExperimentsDialog::proposeScale);
    connect(m_list, &QTableView::doubleClicked, this, [this] {
        if (!m_runner->isRunning())
            startOrStop();
    });
    connect(m_start, &QPushButton::clicked, this, &ExperimentsDialog::startOrStop);
    connect(m_goOn, &QPushButton::clicked, this, &ExperimentsDialog::goOn);
    connect(m_export, &QPushButton::clicked, this, &ExperimentsDialog::askExport);
    connect(m_runner, &ExperimentRunner::runningChanged, this, &ExperimentsDialog::showRunning);
    connect(m_runner, &ExperimentRunner::runningChanged, this, &ExperimentsDialog::showResult);
    connect(m_runner, &ExperimentRunner::runningChanged, this, [this](bool isRunning) {
        if (!isRunning)
            Announcer::instance()->say(this, m_message->text());
    });
    connect(m_runner, &ExperimentRunner::progressChanged, this, &ExperimentsDialog::showProgress);
    connect(m_runner, &ExperimentRunner::resultsChanged, this, &ExperimentsDialog::showResultSoon);
    connect(m_pages, &QTabWidget::currentChanged, this, &ExperimentsDialog::showResult);
    connect(&m_timer, &QTimer::timeout, this, &ExperimentsDialog::showResult);
}

void ExperimentsDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    stretchColumn(m_list, ExperimentListModel::Title, leastTitle);
}

void ExperimentsDialog::proposeScale() {
    m_scale->setValue(ExperimentListModel::experiment(m_list->currentIndex().row()).default_scale);
}

/// The list and the scale say what the pages show, so that Start begins no other experiment.
void ExperimentsDialog::chooseKept() {
    m_list->selectRow(0);
    const auto& kept = m_runner->kept();
    for (int row = 0; kept && row < m_listModel->rowCount(); ++row) {
        if (ExperimentListModel::experiment(row).name != kept->experiment.name)
            continue;
        m_list->selectRow(row);
        m_scale->setValue(kept->experiment.scale);
    }
}

void ExperimentsDialog::startOrStop() {
    if (m_runner->isRunning())
        return m_runner->stop();
    const auto& chosen = ExperimentListModel::experiment(m_list->currentIndex().row());
    m_runner->start({samegame::scaled(chosen, m_scale->value()), {}, newRunId()});
    m_pages->setCurrentIndex(Table);
}

void ExperimentsDialog::goOn() {
    const KeptExperiment kept = *m_runner->kept();
    m_runner->start(kept);
    m_pages->setCurrentIndex(Table);
}

void ExperimentsDialog::askExport() {
    const QStringList filters = experimentFilters();
    auto* dialog = new QFileDialog(this, tr("Export"));
    dialog->setObjectName("exportExperimentDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    const QString name = QString::fromStdString(m_runner->kept()->experiment.name);
    dialog->setDefaultSuffix("svg");
    dialog->selectFile(name + ".svg");
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString& chosen) { dialog->setDefaultSuffix(suffixOfFilter(chosen)); });
    connect(dialog, &QFileDialog::fileSelected, this, &ExperimentsDialog::exportResult);
    dialog->open();
}

void ExperimentsDialog::exportResult(const QString& path) {
    const QString reason = writeExperiment(path, *m_runner->kept());
    m_told = reason.isEmpty() ? SharedText::savedAs(path)
                              : tr("%1 cannot be written: %2").arg(shortFileName(path), reason);
    showProgress();
    Announcer::instance()->say(this, m_told);
}

void ExperimentsDialog::showRunning() {
    m_told.clear();
    const bool isRunning = m_runner->isRunning();
    const auto& kept = m_runner->kept();
    m_start->setText(isRunning ? tr("&Stop") : tr("&Start"));
    m_goOn->setVisible(!isRunning && kept && !kept->isComplete() && !kept->isOfOtherVersion);
    m_progress->setVisible(isRunning);
    m_export->setEnabled(kept && !kept->trials.empty());
    showProgress();
}

void ExperimentsDialog::showProgress() {
    const samegame::TrialProgress& progress = m_runner->progress();
    const auto& kept = m_runner->kept();
    m_export->setEnabled(kept && !kept->trials.empty());
    m_progress->setMaximum(static_cast<int>(progress.total));
    m_progress->setValue(static_cast<int>(progress.done));
    const bool isRunning = m_runner->isRunning();
    QStringList parts;
    if (!m_told.isEmpty())
        parts << m_told;
    if (isRunning && progress.time_left)
        parts << tr("%1 left").arg(timeLeftText(progress.time_left->count()));
    else if (!kept)
        parts << tr("Choose an experiment and start it.");
    else if (!isRunning && m_told.isEmpty())
        parts << (kept->isComplete()
                      ? tr("All trials are done.")
                      : tr("%Ln trials are done.", nullptr, static_cast<int>(kept->trials.size())));
    m_message->setText(parts.join(QStringLiteral(" · ")));
}

void ExperimentsDialog::showResultSoon() {
    if (!m_timer.isActive())
        m_timer.start();
}

namespace {

/// For what has come into them; nobody's own widths become smaller.
void growColumns(QTableView* table) {
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        const int width = table->columnWidth(column);
        table->resizeColumnToContents(column);
        table->setColumnWidth(column, std::max(width, table->columnWidth(column)));
    }
}

} // namespace

void ExperimentsDialog::showResult() {
    const auto& kept = m_runner->kept();
    m_pages->setTabEnabled(Table, kept.has_value());
    m_pages->setTabEnabled(Figure, kept && !kept->trials.empty());
    if (!kept || m_pages->currentIndex() == List)
        return;
    const samegame::pictures::ExperimentReport report = reportOf(*kept);
    const QString title = titleOf(kept->experiment);
    if (m_pages->currentIndex() == Figure) {
        m_figure->show(QByteArray::fromStdString(samegame::pictures::experiment_svg(report)),
                       title);
        return;
    }
    if (m_title->text() != title)
        m_tableModel->show({}); // another experiment, whose entries may be called alike
    m_title->setText(title);
    if (m_tableModel->show(samegame::pictures::table_of(report)))
        m_table->resizeColumnsToContents();
    else
        growColumns(m_table);
    m_notes->setText((QStringList{extentOf(report)} + notesOf(report)).join('\n'));
}
