#include "app/gui/research/distributionpanel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QIdentityProxyModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QTableView>

#include <algorithm>

#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/kepttexts.h"

namespace {

using Kind = DistributionCharts::Kind;

constexpr const char* kindKey = "distribution/chart";

} // namespace

DistributionPanel::DistributionPanel(DistributionRunner* runner, GameDocument* document,
                                     QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_document(document),
      m_game(document->start()),
      m_chart(new DistributionCharts(tr("Share of playouts"))),
      m_model(new DistributionModel(this)),
      m_means(new BoardMeansModel(this)),
      m_numbers(new QIdentityProxyModel(this)),
      m_table(makeNumberTable(m_numbers, "distributionTable", tr("Numbers of the distribution"))),
      m_columns(new FittedColumns(m_table)),
      m_setup(new DistributionSetup),
      m_frame(new ChartFrame("distribution", m_chart, m_table, m_setup)),
      m_startButton(new QPushButton),
      m_kind(new QComboBox),
      m_origin(new ElidedLabel) {
    m_startButton->setObjectName("distributionStart");
    m_origin->setObjectName("distributionOrigin");
    m_origin->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_kind->setObjectName("distributionKind");
    m_kind->setAccessibleName(tr("Kind of chart"));
    choicebox::add(m_kind, {}, Kind::Histogram); // named by showPlan()
    choicebox::add(m_kind, tr("Boxes"), Kind::Boxes);
    m_frame->controls()->addWidget(m_startButton);
    m_frame->controls()->addWidget(m_kind);
    m_frame->controls()->addWidget(m_origin, 1);
    addExports();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_frame);

    choicebox::select(m_kind, QSettings().value(kindKey, int(Kind::Histogram)));
    showPlan();
    chooseKind();
    offerKind();
    connect(m_frame, &ChartFrame::pageChanged, this, &DistributionPanel::offerKind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &DistributionPanel::chooseKind);
    connect(m_startButton, &QPushButton::clicked, this, &DistributionPanel::toggle);
    connect(m_setup, &DistributionSetup::changed, this, &DistributionPanel::showRunning);
    connect(m_frame, &ChartFrame::told, this, &DistributionPanel::told);
    connect(m_frame, &ChartFrame::failed, this, &DistributionPanel::failed);
    connect(runner, &DistributionRunner::histogramsChanged, this,
            &DistributionPanel::showHistograms);
    connect(runner, &DistributionRunner::runningChanged, this, &DistributionPanel::showRunning);
    connect(runner, &DistributionRunner::failed, this, &DistributionPanel::failed);
    connect(document, &GameDocument::positionChanged, this, &DistributionPanel::followGame);
    followGame();
}

void DistributionPanel::addExports() {
    ChartExport* files = m_frame->fileExport();
    files->setCaption([this] { return caption(); });
    files->addTable({}, SharedText::tableAsCsv(), [this] { return csvOf(*m_numbers); });
    files->addTable("bins", SharedText::binsAsCsv(),
                    [this] { return csvOfBins(m_plan.series, histograms(), m_chart->binWidth()); });
    files->addTable("boards", tr("&Means by board as CSV…"),
                    [this] { return QString::fromStdString(samegame::csv_text(byBoard())); });
}

/// A list of boards has curves in place of a histogram, other numbers, and other files.
void DistributionPanel::showPlan() {
    const bool isOfList = m_plan.job.isOfList();
    m_chart->showList(isOfList);
    m_kind->setItemText(0, isOfList ? tr("Curves") : tr("Histogram"));
    for (const Kind kind : {Kind::Histogram, Kind::Boxes})
        m_kind->setItemData(m_kind->findData(int(kind)), plainToolTip(m_chart->note(kind)),
                            Qt::ToolTipRole);
    m_kind->setToolTip(m_kind->currentData(Qt::ToolTipRole).toString());
    m_numbers->setSourceModel(isOfList ? static_cast<QAbstractItemModel*>(m_means) : m_model);
    m_frame->fileExport()->offerTable("bins", !isOfList);
    m_frame->fileExport()->offerTable("boards", isOfList);
    m_frame->fit();
}

void DistributionPanel::chooseKind() {
    const Kind kind = choicebox::chosen<Kind>(m_kind);
    m_chart->showKind(kind);
    m_kind->setToolTip(m_kind->currentData(Qt::ToolTipRole).toString());
    QSettings settings;
    keepChosen(settings, kindKey, int(kind), int(Kind::Histogram));
}

/// Where there is a chart.
void DistributionPanel::offerKind() {
    const ChartFrame::Page page = m_frame->page();
    m_kind->setEnabled(page == ChartFrame::Chart || page == ChartFrame::Both);
}

void DistributionPanel::toggle() {
    if (!canToggle())
        return;
    if (m_runner->isRunning())
        m_runner->stop();
    else if (m_setup->hasHere() && m_document->start().rules.refill)
        emit failed(tr("Playouts end with the blocks on the board, but this game has refill: more "
                       "columns come in, which nobody knows. Choose boards by name."));
    else if (m_setup->error().isEmpty())
        start();
    else
        m_frame->showPage(ChartFrame::Setup); // where the error stands
}

bool DistributionPanel::canToggle() const {
    return m_runner->isRunning() || !m_setup->hasHere() || !m_document->isFinished();
}

void DistributionPanel::start() {
    m_game = m_document->start();
    m_gameName = m_document->keptName();
    m_plan = m_setup->plan(*m_document);
    m_movesBefore = hasHere() ? static_cast<int>(m_document->line().moves.size()) : 0;
    m_run = newRunId();
    m_isOfOtherVersion = false;
    showPlan();
    tellOrigin();
    m_frame->leaveSetup();
    m_runner->start(m_plan.job);
}

void DistributionPanel::tellOrigin() {
    DistributionOrigin origin;
    origin.game = m_game;
    origin.movesBefore = m_movesBefore;
    origin.isHere = m_plan.isHere;
    origin.boards = m_plan.boards;
    origin.list = m_plan.list;
    origin.gameName = m_gameName;
    origin.run = m_run;
    origin.isOfOtherVersion = m_isOfOtherVersion;
    emit originChanged(origin);
}

void DistributionPanel::takeOver(const DistributionOrigin& origin) {
    m_game = origin.game;
    m_gameName = origin.gameName;
    m_movesBefore = origin.movesBefore;
    m_run = origin.run;
    m_isOfOtherVersion = origin.isOfOtherVersion;
    m_plan = {m_runner->job(), {}, origin.isHere, origin.boards, origin.list};
    nameSeries(m_plan);
    showPlan();
    showHistograms();
    followGame();
}

void DistributionPanel::followGame() {
    if (!(m_game == m_document->start())) {
        m_game = m_document->start();
        if (hasHere()) {
            if (m_runner->isRunning())
                emit aboutToForget();
            m_plan = {};
            showPlan();
            tellOrigin();
            m_runner->clear();
        }
    }
    showGame();
    showRunning();
}

bool DistributionPanel::hasHere() const {
    return std::find(m_plan.isHere.begin(), m_plan.isHere.end(), true) != m_plan.isHere.end();
}

void DistributionPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showHistograms();
}

void DistributionPanel::showHistograms() {
    showOrigin();
    if (m_plan.job.isOfList()) {
        showBoards();
        return;
    }
    showGame();
    if (isVisible()) // otherwise showEvent() makes up for it
        m_chart->setHistograms(m_plan.series, histograms());
}

/// The boards of a list, which no move changes.
void DistributionPanel::showBoards() {
    if (!isVisible() && m_runner->isRunning())
        return; // showEvent() makes up for it
    QStringList names;
    for (const HistogramSeries& series : m_plan.series)
        names << series.name;
    m_means->setDistributions(names, byBoard());
    m_columns->grow(m_means->rowCount());
    if (isVisible())
        m_chart->setBoards(m_plan.series, byBoard());
}

/// What the runner has drawn; nothing as long as the panel does not know what for. A window that is
/// made while results are there is told by takeOver().
const std::vector<samegame::ScoreHistogram>& DistributionPanel::histograms() const {
    static const std::vector<samegame::ScoreHistogram> none;
    const auto& drawn = m_runner->histograms();
    return drawn.size() == m_plan.series.size() ? drawn : none;
}

/// The same of a list.
const samegame::BoardDistributions& DistributionPanel::byBoard() const {
    static const samegame::BoardDistributions none{};
    const auto& drawn = m_runner->byBoard();
    return drawn.policies.size() == m_plan.series.size() ? drawn : none;
}

/// The score of the game among the distributions, which a move leaves as they are.
void DistributionPanel::showGame() {
    if (m_plan.job.isOfList())
        return;
    if (!isVisible() && m_runner->isRunning())
        return; // who does not see it need not pay for it
    QStringList names;
    std::vector<std::optional<int>> ownScores;
    for (std::size_t i = 0; i < histograms().size(); ++i) {
        names << m_plan.series[i].name;
        ownScores.push_back(m_plan.isHere[i] ? ownScore() : std::nullopt);
    }
    const bool isCompared = hasHere() || m_plan.series.empty();
    const bool isFinal = m_document->isFinished();
    if (isVisible())
        m_chart->setMarker(isCompared ? ownScore() : std::nullopt, isFinal);
    m_model->setDistributions(names, histograms(), ownScores, isFinal);
    m_columns->grow(m_model->rowCount());
}

/// The score of the game as soon as it means something: after a move that earned points, or at the
/// end.
std::optional<int> DistributionPanel::ownScore() const {
    const bool hasPoints =
        !m_document->line().moves.empty() && movesEarn(m_document->start().rules);
    return hasPoints || m_document->isFinished() ? std::optional(m_document->score())
                                                 : std::nullopt;
}

void DistributionPanel::showOrigin() {
    if (m_plan.series.empty()) {
        m_origin->setText(tr("Compares playouts from the position on the board"));
        m_origin->setToolTip({});
        return;
    }
    const QString origin = originText();
    m_origin->setText(m_runner->isRunning() && !m_plan.job.isOfList()
                          ? tr("%1, %2 %").arg(origin, progressText())
                          : origin);
    m_origin->setToolTip(
        plainToolTip(origin + '\n' + SharedText::seed(QString::number(m_plan.job.seed))));
}

/// Where the playouts begin, or how many boards are done, and the rules if they are not usual.
QString DistributionPanel::originText() const {
    const QString origin = m_plan.job.isOfList() ? boardsDone()
                           : m_movesBefore > 0
                               ? tr("From the position after %Ln moves", nullptr, m_movesBefore)
                           : hasHere() ? tr("From the start")
                                       : tr("From the start of each board");
    const QString note = titlesOf(rulesOfBoards());
    return note.isEmpty() ? origin : tr("%1, %2", "where playouts begin, rules").arg(origin, note);
}

QString DistributionPanel::boardsDone() const {
    const auto all = static_cast<int>(m_plan.job.boards.size());
    const auto done = static_cast<int>(byBoard().boards.size());
    return done == all ? tr("%Ln boards", nullptr, all)
                       : tr("%1 of %Ln boards", nullptr, all).arg(QLocale().toString(done));
}

std::vector<samegame::Rules> DistributionPanel::rulesOfBoards() const {
    std::vector<samegame::Rules> rules;
    for (const samegame::NamedBoard& board : m_plan.job.boards)
        rules.push_back(board.start.rules);
    for (const DistributionSource& source : m_plan.job.sources)
        rules.push_back(source.position.rules);
    return rules;
}

/// Percent of all playouts drawn.
QString DistributionPanel::progressText() const {
    double drawn = 0;
    for (const samegame::ScoreHistogram& histogram : histograms())
        drawn += static_cast<double>(histogram.count());
    const double wanted =
        static_cast<double>(m_plan.job.playouts) * static_cast<double>(m_plan.job.sources.size());
    return QLocale().toString(100 * drawn / std::max(1.0, wanted), 'f', 0);
}

void DistributionPanel::showRunning() {
    showOrigin();
    const bool isRunning = m_runner->isRunning();
    m_startButton->setText(isRunning ? tr("Stop") : tr("Start"));
    m_startButton->setEnabled(canToggle());
    emit canToggleChanged();
}

ChartExport::Caption DistributionPanel::caption() const {
    ChartExport::Caption caption{m_chart->accessibleName(), {}, !m_isOfOtherVersion};
    if (hasHere())
        caption.facts << m_document->name();
    QStringList boards = m_plan.boards; // series may have been called otherwise
    boards.removeAll(QString());
    boards.removeDuplicates();
    caption.facts << boards;
    if (m_plan.job.isOfList())
        caption.facts << m_plan.list;
    if (!m_plan.series.empty())
        caption.facts << originText() << tr("%Ln playouts each", nullptr, playoutsEach())
                      << SharedText::seed(QString::number(m_plan.job.seed));
    if (!m_plan.series.empty() && titlesOf(rulesOfBoards()).isEmpty())
        caption.facts << SharedText::rules(titleOf(samegame::Rules()));
    if (const QString note = m_chart->note(m_chart->kind()); !note.isEmpty())
        caption.facts << note;
    return caption;
}

/// Drawn so far of each series, at least.
int DistributionPanel::playoutsEach() const {
    if (m_plan.job.isOfList())
        return static_cast<int>(byBoard().playouts);
    const auto& drawn = histograms();
    const auto least = std::ranges::min_element(drawn, {}, &samegame::ScoreHistogram::count);
    return least == drawn.end() ? 0 : static_cast<int>(least->count());
}
