#include "app/charts/comparisonpanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include "app/charts/chartframe.h"
#include "app/models/modelcsv.h"
#include "app/texts/boardtitles.h"
#include "app/texts/durationtext.h"
#include "app/texts/rulestext.h"
#include "app/texts/sharedtexts.h"

namespace {

/// Every run on its own.
QString csvOfRuns(const ComparisonPlan& plan, const std::vector<samegame::Trial>& results) {
    QString csv = csvLine(
        {"solver", "board", "run", "seed", "score", "cleared", "seconds", "playouts", "nodes"});
    for (const samegame::Trial& result : results)
        csv += csvLine({plan.names[static_cast<qsizetype>(result.contestant)],
                        QString::number(result.board + 1), QString::number(result.run + 1),
                        QString::number(result.seed), QString::number(result.score),
                        QString::number(result.cleared ? 1 : 0), csvNumber(result.seconds),
                        QString::number(result.playouts), QString::number(result.nodes)});
    return csv;
}

} // namespace

ComparisonPanel::ComparisonPanel(ComparisonRunner* runner, GameDocument* document, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_document(document),
      m_chart(new HistogramChart(tr("Share of runs"))),
      m_model(new ComparisonModel(this)),
      m_table(makeNumberTable(m_model, "comparisonTable", tr("Numbers of the comparison"))),
      m_setup(new ComparisonSetup),
      m_frame(new ChartFrame("comparison", m_chart, m_table, m_setup)),
      m_startButton(new QPushButton),
      m_progress(new QProgressBar),
      m_status(new QLabel) {
    m_chart->setObjectName("comparisonChart");
    m_startButton->setObjectName("comparisonStart");
    m_progress->setObjectName("comparisonProgress");
    m_progress->setAccessibleName(tr("Runs done"));
    m_progress->setFormat("%v / %m");
    m_progress->setMaximumWidth(m_progress->fontMetrics().horizontalAdvance('0') * 16);
    m_status->setObjectName("comparisonStatus");
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_frame->controls()->addWidget(m_startButton);
    m_frame->controls()->addWidget(m_progress);
    m_frame->controls()->addWidget(m_status, 1);
    ChartExport* files = m_frame->fileExport();
    files->setCaption([this] { return caption(); });
    files->addTable({}, SharedText::tableAsCsv(), [this] { return csvOf(*m_model); });
    files->addTable("bins", SharedText::binsAsCsv(),
                    [this] { return csvOfBins(m_series, m_histograms, m_chart->binWidth()); });
    files->addTable("runs", tr("&Runs as CSV…"),
                    [this] { return csvOfRuns(m_plan, m_runner->results()); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_frame);

    connect(m_startButton, &QPushButton::clicked, this, &ComparisonPanel::toggle);
    connect(m_frame, &ChartFrame::failed, this, &ComparisonPanel::failed);
    connect(runner, &ComparisonRunner::resultsChanged, this, &ComparisonPanel::showResults);
    connect(runner, &ComparisonRunner::progressChanged, this, &ComparisonPanel::showProgress);
    connect(runner, &ComparisonRunner::runningChanged, this, &ComparisonPanel::showRunning);
    connect(runner, &ComparisonRunner::failed, this, &ComparisonPanel::failed);
    showRunning();
}

void ComparisonPanel::toggle() {
    if (m_runner->isRunning())
        m_runner->stop();
    else if (m_setup->error().isEmpty())
        start();
    else
        m_frame->showPage(ChartFrame::Setup); // where the error stands
}

void ComparisonPanel::start() {
    m_plan = m_setup->plan(m_document->start());
    m_boardName = m_document->keptName();
    showPlan();
    if (m_frame->page() == ChartFrame::Setup)
        m_frame->showPage(ChartFrame::Chart);
    m_runner->start(m_plan.request);
}

ComparisonPanel::Content ComparisonPanel::content() const {
    return {m_plan, m_boardName, m_runner->results()};
}

void ComparisonPanel::takeOver(const Content& content) {
    m_plan = content.plan;
    m_boardName = content.boardName;
    nameContestants(m_plan); // the language may be another
    showPlan();
    m_runner->takeOver(m_plan.request, content.results);
    showRunning();
}

/// Its contestants, without results.
void ComparisonPanel::showPlan() {
    m_series.clear();
    for (int i = 0; i < m_plan.names.size(); ++i)
        m_series.push_back({m_plan.names[i], i, i});
    m_histograms.assign(m_series.size(), {});
    m_model->setContestants(m_plan.names);
}

void ComparisonPanel::showResults() {
    const std::span<const samegame::Trial> results(m_runner->results());
    std::size_t shown = 0;
    for (const samegame::ScoreHistogram& histogram : m_histograms)
        shown += histogram.count();
    const auto added = results.subspan(shown);
    for (const samegame::Trial& result : added)
        m_histograms[result.contestant].add(result.score);
    m_model->addResults(added);
    m_table->resizeColumnsToContents();
    m_chart->setHistograms(m_series, m_histograms);
}

void ComparisonPanel::showProgress() {
    const samegame::TrialProgress& progress = m_runner->progress();
    m_progress->setMaximum(static_cast<int>(progress.total));
    m_progress->setValue(static_cast<int>(progress.done));
    if (m_runner->isRunning())
        m_status->setText(progress.time_left
                              ? tr("%1 left").arg(timeLeftText(progress.time_left->count()))
                              : QString());
}

void ComparisonPanel::showRunning() {
    const bool isRunning = m_runner->isRunning();
    m_startButton->setText(isRunning ? tr("Stop") : tr("Start"));
    m_progress->setVisible(isRunning);
    if (!isRunning)
        m_status->setText(m_plan.names.isEmpty() ? tr("Compares solvers by many runs")
                                                 : runsText());
    m_status->setToolTip(m_plan.names.isEmpty()
                             ? QString()
                             : SharedText::seed(QString::number(m_plan.request.seed)));
}

QString ComparisonPanel::runsText() const {
    const QString runs = tr("%Ln runs", nullptr, static_cast<int>(m_runner->results().size()));
    const int boards = static_cast<int>(m_plan.request.boards.size());
    const QString text =
        boards == 1 ? runs : tr("%1 on %2").arg(runs, tr("%Ln boards", nullptr, boards));
    std::vector<samegame::Rules> rules;
    for (const samegame::StartPosition& start : m_plan.request.boards)
        rules.push_back(start.rules);
    const QString note = titlesOf(rules);
    return note.isEmpty() ? text : tr("%1, %2", "runs, rules").arg(text, note);
}

ChartExport::Caption ComparisonPanel::caption() const {
    ChartExport::Caption caption{SharedText::solverComparison(), {}};
    if (!m_plan.names.isEmpty())
        caption.facts << (m_plan.boards.isEmpty() ? titleOfName(m_boardName) : m_plan.boards)
                      << runsText() << SharedText::seed(QString::number(m_plan.request.seed));
    return caption;
}
