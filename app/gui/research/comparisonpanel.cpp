#include "app/gui/research/comparisonpanel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <map>
#include <set>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/research/comparisonchoices.h"
#include "app/gui/research/decision.h"
#include "app/gui/research/externalquestion.h"
#include "app/gui/research/runtables.h"
#include "app/gui/session/kepttexts.h"

namespace {

constexpr int binsOfABoard = 20;

/// Final scores of each board by itself, in bins of one width.
QString csvOfBinsByBoard(const std::vector<HistogramSeries>& series,
                         const std::vector<samegame::Trial>& results) {
    std::map<std::size_t, std::vector<samegame::ScoreHistogram>> boards;
    for (const samegame::Trial& result : results) {
        auto& histograms = boards[result.board];
        histograms.resize(series.size());
        histograms[result.entrant].add(result.score);
    }
    const std::vector<samegame::ScoreHistogram> none(series.size());
    QString csv = "board," + csvOfBins(series, none, 1); // the heading
    for (const auto& [board, histograms] : boards) {
        const int width = samegame::common_bins(histograms, binsOfABoard).width;
        QStringList rows = csvOfBins(series, histograms, width).split('\n');
        rows.removeFirst();
        rows.removeLast();
        for (const QString& row : rows)
            csv += QString::number(board + 1) + ',' + row + '\n';
    }
    return csv;
}

/// Each board by itself: how far a solver is above the first one, with the interval for that board.
QString csvOfDifferences(const ComparisonPlan& plan, const samegame::TrialValues& values) {
    QString csv = csvRow({"solver", "reference", "board", "pairs", "difference", "low", "high"});
    for (qsizetype i = 1; i < plan.names.size(); ++i) {
        const samegame::BoardValues& differences = values.differences(static_cast<std::size_t>(i));
        for (const auto& [board, runs] : differences.by_board()) {
            const auto interval = differences.interval_of(board);
            csv += csvRow({plan.names[i], plan.names[0], QString::number(board + 1),
                           QString::number(runs.count()), csvNumber(runs.mean()),
                           interval ? csvNumber(interval->low) : QString(),
                           interval ? csvNumber(interval->high) : QString()});
        }
    }
    return csv;
}

/// Why a solver cannot play one of the boards.
std::optional<samegame::Error> refusalOf(const samegame::ComparisonRequest& request) {
    for (const samegame::Entrant& entrant : request.entrants)
        for (const samegame::Position& start : request.boards)
            if (auto refusal = samegame::refill_refusal(*entrant.solver, start.rules))
                return refusal;
    return std::nullopt;
}

/// Whether there is a margin, and the runs decide within it.
bool isDecided(std::span<const samegame::Trial> results, const std::optional<double>& margin) {
    return margin && samegame::summary_of(samegame::pairs_of(results), *margin).verdict !=
                         samegame::Verdict::undecided;
}

} // namespace

ComparisonPanel::ComparisonPanel(ComparisonRunner* runner, GameDocument* document, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_document(document),
      m_chart(new ComparisonCharts),
      m_model(new ComparisonModel(this)),
      m_table(makeNumberTable(m_model, "comparisonTable", tr("Numbers of the comparison"))),
      m_columns(new FittedColumns(m_table)),
      m_setup(new ComparisonSetup),
      m_frame(new ChartFrame("comparison", m_chart, m_table, m_setup)),
      m_startButton(new QPushButton),
      m_goOnButton(new QPushButton(tr("Continue"))),
      m_reading(new ReadingChoice),
      m_publishedButton(new PublishedButton),
      m_trialsButton(new TrialsButton),
      m_progress(new QProgressBar),
      m_status(new ElidedLabel) {
    addControls();
    addExports();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_frame);
    connectParts();
    showRunning();
    showFile();
    showReading();
}

void ComparisonPanel::addControls() {
    m_startButton->setObjectName("comparisonStart");
    m_goOnButton->setObjectName("comparisonContinue");
    m_goOnButton->setToolTip(tr("Goes on with the runs that are shown: those that they lack, and "
                                "more where the setup has more boards or runs"));
    m_progress->setObjectName("comparisonProgress");
    m_progress->setAccessibleName(tr("Runs done"));
    m_progress->setMaximumWidth(m_progress->fontMetrics().horizontalAdvance('0') * 16);
    m_status->setObjectName("comparisonStatus");
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_status->setTextFormat(Qt::PlainText); // it names files
    for (QWidget* control :
         {static_cast<QWidget*>(m_startButton), static_cast<QWidget*>(m_goOnButton),
          static_cast<QWidget*>(m_progress)})
        m_frame->controls()->addWidget(control);
    m_frame->controls()->addWidget(m_status, 1);
    m_frame->controls()->addWidget(m_reading);
    m_frame->controls()->addWidget(m_publishedButton);
    m_frame->controls()->addWidget(m_trialsButton);
}

void ComparisonPanel::addExports() {
    ChartExport* files = m_frame->fileExport();
    files->setCaption([this] { return caption(); });
    files->addTable({}, SharedText::tableAsCsv(), [this] { return csvOf(*m_model); });
    files->addTable("bins", SharedText::binsAsCsv(), [this] {
        return m_plan.request.boards.size() > 1
                   ? csvOfBinsByBoard(m_series, m_runner->results())
                   : csvOfBins(m_series, m_histograms, m_chart->histogram()->binWidth());
    });
    files->addTable("differences", tr("&Differences by board as CSV…"),
                    [this] { return csvOfDifferences(m_plan, m_model->values()); });
    files->addTable("runs", tr("&Runs as CSV…"),
                    [this] { return csvOfRuns(m_plan, m_runner->results()); });
}

void ComparisonPanel::connectParts() {
    connect(m_startButton, &QPushButton::clicked, this, &ComparisonPanel::startOrStop);
    connect(m_goOnButton, &QPushButton::clicked, this, &ComparisonPanel::askToGoOn);
    connect(m_setup, &ComparisonSetup::changed, this, &ComparisonPanel::showRunning);
    connect(m_document, &GameDocument::positionChanged, this, &ComparisonPanel::showRunning);
    connect(m_reading, &ReadingChoice::readingChanged, this, &ComparisonPanel::showReading);
    connect(m_publishedButton, &PublishedButton::chosenChanged, this,
            [this] { showReference(m_runner->results()); });
    connect(m_trialsButton, &TrialsButton::saveRequested, m_runner, &ComparisonRunner::save);
    connect(m_trialsButton, &TrialsButton::openRequested, this, &ComparisonPanel::openTrials);
    connect(m_frame, &ChartFrame::told, this, &ComparisonPanel::told);
    connect(m_frame, &ChartFrame::failed, this, &ComparisonPanel::failed);
    connect(m_runner, &ComparisonRunner::resultsChanged, this, &ComparisonPanel::showResults);
    connect(m_runner, &ComparisonRunner::progressChanged, this, &ComparisonPanel::showProgress);
    connect(m_runner, &ComparisonRunner::runningChanged, this, &ComparisonPanel::showRunning);
    connect(m_runner, &ComparisonRunner::filingChanged, this, &ComparisonPanel::showFile);
    connect(m_runner, &ComparisonRunner::opened, this, &ComparisonPanel::showOpened);
    connect(m_runner, &ComparisonRunner::failed, this, &ComparisonPanel::failed);
}

void ComparisonPanel::toggle() {
    if (continuation())
        askToGoOn();
    else
        startOrStop();
}

void ComparisonPanel::startOrStop() {
    if (m_runner->isRunning())
        m_runner->stop();
    else if (!m_setup->error().isEmpty())
        m_frame->showPage(ChartFrame::Setup); // where the error stands
    else if (const ComparisonPlan plan = m_setup->plan(m_document->start(), m_document->keptName());
             const auto refusal = refusalOf(plan.request))
        emit failed(errorText(*refusal)); // what is shown stays
    else
        whenPermitted(plan, &ComparisonPanel::start);
}

/// Begins at once, or once a person has permitted the external programs of the plan. What stands in
/// the setup is then as it was, since the question lets nothing else be done meanwhile.
void ComparisonPanel::whenPermitted(const ComparisonPlan& plan, void (ComparisonPanel::*begin)()) {
    const std::vector<std::string> commands = commandsToPermit(plan.request.entrants);
    if (commands.empty()) {
        (this->*begin)();
        return;
    }
    auto* question = new ExternalQuestion(commands, this);
    connect(question, &QDialog::accepted, this, [this, begin] {
        if (!m_runner->isRunning())
            (this->*begin)();
    });
    openOnce(question);
}

void ComparisonPanel::start() {
    m_untold = 0;
    m_plan = m_setup->plan(m_document->start(), m_document->keptName());
    m_boardName = m_document->keptName();
    m_isOfOtherVersion = false;
    m_run = newRunId();
    showPlan();
    m_frame->leaveSetup();
    m_runner->start(m_plan.request);
}

/// What stands in the setup, if runs that are shown are of it and some are missing.
std::optional<ComparisonPlan> ComparisonPanel::continuation() const {
    if (m_plan.names.isEmpty() || m_isOfOtherVersion || m_runner->isRunning() ||
        !m_setup->error().isEmpty())
        return std::nullopt;
    ComparisonPlan next = m_setup->plan(m_document->start(), m_document->keptName());
    if (!m_setup->hasSeed())
        next.request.seed = m_plan.request.seed;
    if (!next.boards.isEmpty() && next.boards == m_plan.boards) { // under its own rules
        next.request.boards = m_plan.request.boards;
        next.request.board_names = m_plan.request.board_names;
    }
    if (!samegame::goes_on(next.request, m_plan.request))
        return std::nullopt;
    const std::vector<samegame::Trial>& results = m_runner->results();
    const auto isOfNext = [&](const samegame::Trial& result) {
        return result.board < next.request.boards.size() && result.run < next.request.runs;
    };
    const std::size_t wanted = samegame::table_of(next.request).size();
    if (results.size() >= wanted || !std::ranges::all_of(results, isOfNext) ||
        isDecided(results, next.request.margin))
        return std::nullopt;
    const auto& names = m_plan.request.board_names; // the file may have called them otherwise
    std::copy_n(names.begin(), std::min(names.size(), next.request.board_names.size()),
                next.request.board_names.begin());
    return next;
}

void ComparisonPanel::askToGoOn() {
    if (const auto next = continuation())
        whenPermitted(*next, &ComparisonPanel::goOn);
}

void ComparisonPanel::goOn() {
    const auto next = continuation();
    if (!next)
        return;
    m_untold = m_runner->results().size();
    m_plan = *next;
    m_boardName = m_document->keptName();
    if (m_run.isEmpty()) // an earlier version kept what is shown
        m_run = newRunId();
    showPlan();
    m_frame->leaveSetup();
    const std::vector<samegame::Trial> results = m_runner->results();
    m_runner->goOn(m_plan.request, results, m_runner->path());
}

void ComparisonPanel::openTrials(const QString& path) {
    const QString name = shortFileName(path);
    if (m_runner->isRunning())
        emit failed(tr("%1 stays closed: a comparison is running; stop it first.").arg(name));
    else if (m_runner->isFiling())
        emit failed(tr("%1 stays closed: another file of trials is not done yet.").arg(name));
    else
        m_runner->open(path);
}

/// The setup holds then what was opened, so that it may go on.
void ComparisonPanel::showOpened(const QString& path, const OpenedTrials& opened) {
    if (m_runner->isRunning())
        return; // it was started in the meantime
    m_plan = {opened.request, {}, QString::fromStdString(boardListOf(opened.request.board_names))};
    nameEntrants(m_plan);
    m_plan.request.margin = m_setup->marginFor(m_plan.request);
    m_boardName.clear();
    m_isOfOtherVersion = false;
    m_run = newRunId();
    showPlan();
    m_untold = SIZE_MAX;
    m_runner->takeOver(m_plan.request, opened.trials, path);
    editShown();
}

void ComparisonPanel::editShown() {
    m_setup->setPlan(m_plan);
    m_frame->leaveSetup();
    showRunning();
}

void ComparisonPanel::takeOver(const ComparisonOrigin& origin) {
    m_untold = SIZE_MAX;
    m_plan = {m_runner->request(), {}, origin.boards};
    m_boardName = origin.boardName;
    m_isOfOtherVersion = origin.isOfOtherVersion;
    m_run = origin.run;
    nameEntrants(m_plan);
    showPlan();
    showResults();
    showFile();
}

/// Its entrants, without results.
void ComparisonPanel::showPlan() {
    m_series.clear();
    for (int i = 0; i < m_plan.names.size(); ++i)
        m_series.push_back({m_plan.names[i], i, i});
    m_histograms.assign(m_series.size(), {});
    m_shown = 0;
    const bool endsByVerdict = m_plan.request.margin.has_value();
    m_model->setEntrants(m_plan.names, endsByVerdict);
    m_chart->setPlan(m_series, m_plan.request.boards.size(), !endsByVerdict);
    m_reading->setExtent(m_plan.request.boards.size(), m_plan.request.runs);
    showReading();
    m_published = PublishedBoards(m_plan.request.boards);
    m_publishedButton->setResults(m_published.results());
    m_frame->fit();
    showReference({});
    emit originChanged({m_plan.boards, m_boardName, m_isOfOtherVersion, m_run});
}

void ComparisonPanel::showResults() {
    const std::span<const samegame::Trial> results(m_runner->results());
    const auto added = results.subspan(m_shown);
    m_shown = results.size();
    m_model->addResults(added);
    tellRemark(results);
    showReference(results);
    if (m_plan.request.boards.size() == 1) { // those of several are not alike
        for (const samegame::Trial& result : added)
            m_histograms[result.entrant].add(result.score);
        m_chart->histogram()->setHistograms(m_series, m_histograms);
    }
    m_chart->setValues(m_model->values(), m_reading->reading());
}

/// The first remark on runs of an external program; the file of the runs has all.
void ComparisonPanel::tellRemark(std::span<const samegame::Trial> results) {
    for (; m_untold < results.size(); ++m_untold) {
        const std::vector<samegame::Message>& remarks = results[m_untold].remarks;
        if (remarks.empty())
            continue;
        m_untold = SIZE_MAX;
        emit failed(tr("%1. Runs to come may have the same fault, which is not told again.")
                        .arg(errorText({remarks.front()})));
        return;
    }
}

/// The table has the columns of the reading shown; files have all.
void ComparisonPanel::showReading() {
    for (const auto reading :
         {samegame::Reading::boards_like_these, samegame::Reading::these_boards})
        for (const int column : ComparisonModel::columnsOf(reading))
            m_table->setColumnHidden(column, reading != m_reading->reading());
    m_columns->forget();
    m_columns->grow(m_model->rowCount());
    m_chart->setValues(m_model->values(), m_reading->reading());
    showRunning();
}

/// The published result that was chosen, as it stands beside these runs of the plan.
void ComparisonPanel::showReference(std::span<const samegame::Trial> runs) {
    const samegame::PublishedResult* result = m_publishedButton->chosen();
    if (result == nullptr) {
        m_model->setReference(std::nullopt);
        m_chart->setReference({}, std::nullopt);
    } else {
        const QString name = publishedName(*result);
        const double mean = m_published.mean(*result, runs);
        m_model->setReference(ComparisonModel::Reference{name, publishedHelp(*result), mean});
        m_chart->setReference(name, mean);
    }
    m_columns->grow(m_model->rowCount());
}

void ComparisonPanel::showProgress() {
    const samegame::TrialProgress& progress = m_runner->progress();
    m_progress->setMaximum(static_cast<int>(progress.total));
    m_progress->setValue(static_cast<int>(progress.done));
    const QString all = numberText(static_cast<int>(progress.total));
    m_progress->setFormat(numberText(static_cast<int>(progress.done)) + " / " + all);
    // Room for its longest text.
    const QString longest = all + " / " + all;
    const int width = m_progress->fontMetrics().horizontalAdvance(longest) + 8;
    m_progress->setMaximumWidth(std::max(width, m_progress->maximumWidth()));
    m_progress->setMinimumWidth(width);
    if (!m_runner->isRunning())
        return;
    if (m_plan.request.margin)
        showStatus(withFile(differenceSoFarText(summary())));
    else
        showStatus(withFile(progress.time_left
                                ? tr("%1 left").arg(timeLeftText(progress.time_left->count()))
                                : QString()));
}

void ComparisonPanel::showRunning() {
    const bool isRunning = m_runner->isRunning();
    m_startButton->setText(isRunning ? tr("Stop") : tr("Start"));
    m_goOnButton->setVisible(continuation().has_value());
    m_progress->setVisible(isRunning);
    m_trialsButton->setCanOpen(!isRunning && !m_runner->isFiling());
    m_trialsButton->setCanSave(!m_plan.names.isEmpty() && !m_isOfOtherVersion &&
                               !m_runner->isFiling());
    if (!isRunning)
        showStatus(m_plan.names.isEmpty() ? tr("Compares solvers by many runs") : endText());
    m_frame->fit();
}

/// The tool tip has all of it, whatever there is room for.
void ComparisonPanel::showStatus(const QString& text) {
    m_status->setText(text);
    const bool endsByVerdict = m_plan.request.margin.has_value();
    m_status->setShorterTexts(endsByVerdict
                                  ? shorterVerdicts(summary(), *m_plan.request.margin, m_plan.names)
                                  : QStringList());
    QStringList facts;
    if ((m_runner->isRunning() || endsByVerdict) && !text.isEmpty())
        facts << text;
    if (endsByVerdict)
        facts << verdictHelp();
    if (!m_plan.names.isEmpty())
        facts << withNote(runsText()) << SharedText::seed(QString::number(m_plan.request.seed));
    if (!m_runner->path().isEmpty())
        facts << m_runner->path();
    m_status->setToolTip(facts.isEmpty() ? QString() : plainToolTip(facts.join('\n')));
}

/// Which file holds the runs, and whether there may be another.
void ComparisonPanel::showFile() {
    m_trialsButton->setSuggestion(m_runner->path());
    showRunning();
    if (m_runner->isRunning())
        showProgress();
}

QString ComparisonPanel::withFile(const QString& text) const {
    if (m_runner->path().isEmpty())
        return text;
    const QString file = shortFileName(m_runner->path());
    return text.isEmpty() ? tr("kept in %1").arg(file)
                          : tr("%1, kept in %2", "runs or time, file").arg(text, file);
}

/// And why there is one reading alone, if so.
QString ComparisonPanel::withNote(const QString& text) const {
    const QString note = m_reading->note();
    return note.isEmpty() ? text : tr("%1; %2", "runs, what they tell nothing of").arg(text, note);
}

/// Of a comparison with a margin.
samegame::PairedSummary ComparisonPanel::summary() const {
    return samegame::summary_of(samegame::pairs_of(m_runner->results()), *m_plan.request.margin);
}

/// What has come of what is shown: its verdict, if that is to end it, or its runs.
QString ComparisonPanel::endText() const {
    const auto& margin = m_plan.request.margin;
    return margin ? withFile(verdictText(summary(), *margin, m_plan.names))
                  : withNote(withFile(runsText()));
}

/// The boards of the plan; where a verdict ends it, those that were played.
int ComparisonPanel::boardsOfRuns() const {
    if (!m_plan.request.margin)
        return static_cast<int>(m_plan.request.boards.size());
    std::set<std::size_t> boards; // until decided nobody knows how many there will be
    for (const samegame::Trial& run : m_runner->results())
        boards.insert(run.board);
    return static_cast<int>(boards.size());
}

QString ComparisonPanel::boardsTitle() const {
    return m_plan.boards.isEmpty() ? titleOfName(m_boardName) : m_plan.boards;
}

QString ComparisonPanel::runsText() const {
    const QString runs = tr("%Ln runs", nullptr, static_cast<int>(m_runner->results().size()));
    const int boards = boardsOfRuns();
    const bool isSingle = m_plan.request.boards.size() == 1;
    const QString where = isSingle ? boardsTitle() : tr("%Ln boards", nullptr, boards);
    const QString text = where.isEmpty() ? runs : tr("%1 on %2").arg(runs, where);
    const QString note = titlesOf(rulesOfBoards());
    return note.isEmpty() ? text : tr("%1, %2", "runs, rules").arg(text, note);
}

std::vector<samegame::Rules> ComparisonPanel::rulesOfBoards() const {
    std::vector<samegame::Rules> rules;
    for (const samegame::Position& start : m_plan.request.boards)
        rules.push_back(start.rules);
    return rules;
}

ChartExport::Caption ComparisonPanel::caption() const {
    ChartExport::Caption caption{SharedText::solverComparison(), {}, !m_isOfOtherVersion};
    if (m_plan.names.isEmpty())
        return caption;
    if (m_plan.request.boards.size() > 1) // a single one stands behind the runs
        caption.facts << boardsTitle();
    caption.facts << runsText() << budgetText(m_plan.request.entrants.front().budget)
                  << tr("One thread for each run")
                  << SharedText::seed(QString::number(m_plan.request.seed));
    if (m_plan.request.margin)
        caption.facts << verdictText(summary(), *m_plan.request.margin, m_plan.names);
    if (titlesOf(rulesOfBoards()).isEmpty())
        caption.facts << SharedText::rules(titleOf(samegame::Rules()));
    return caption;
}
