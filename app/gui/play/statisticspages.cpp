#include "app/gui/play/statisticspages.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/reviewtext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/session/ownresults.h"

namespace {

constexpr int chartRoom = 27; // digits; where there is less, the curve stands under the figures
constexpr auto orderSetting = "statistics/byDate";

QString headlineOf(const PlayedGame& game, std::size_t index) {
    const QString board = titleOfBoard(game.name, game.kind.rows, game.kind.columns);
    const QLocale locale;
    return StatisticsPage::tr("Game %1, %2: %3, %4, %5")
        .arg(locale.toString(static_cast<int>(index) + 1), shortName(board),
             finalScoreText(game.kind.rules, game.score),
             locale.toString(game.finishedAt, QLocale::ShortFormat), wholeTextOf(game.aid));
}

QString accuracyHeadlineOf(const PlayedGame& game, std::size_t index) {
    const QString board = titleOfBoard(game.name, game.kind.rows, game.kind.columns);
    const QLocale locale;
    return StatisticsPage::tr("Reviewed game %1, %2: accuracy %3, %4")
        .arg(locale.toString(static_cast<int>(index) + 1), shortName(board),
             accuracyText(*game.accuracy), locale.toString(game.finishedAt, QLocale::ShortFormat));
}

void addGames(GameProgress& progress, const std::vector<PlayedGame>& games,
              const ScoreTrend& trend) {
    for (std::size_t i = 0; i < games.size(); ++i)
        progress.games.push_back(
            {games[i].finishedAt, trend.results[i], trend.means[i], trend.bests[i]});
    progress.window = trend.window;
}

} // namespace

GameProgress progressOf(const std::vector<PlayedGame>& games) {
    GameProgress progress;
    addGames(progress, games, trendOf(games));
    progress.countsBlocksLeft = !games.empty() && !movesEarn(games.front().kind.rules);
    progress.headline = [games](std::size_t game) { return headlineOf(games[game], game); };
    return progress;
}

GameProgress accuracyProgressOf(const std::vector<PlayedGame>& games) {
    GameProgress progress;
    addGames(progress, games, accuracyTrendOf(games));
    progress.isAccuracy = true;
    progress.headline = [games](std::size_t game) { return accuracyHeadlineOf(games[game], game); };
    return progress;
}

StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent),
      m_model(new StatisticsModel(this)),
      m_table(makeNumberTable(m_model, "statisticsFigures", tr("Numbers"))),
      m_chart(new ProgressChart),
      m_measure(new QComboBox),
      m_order(new QComboBox),
      m_reviewed(makeTextLabel("statisticsReviewed")),
      m_curve(new QStackedWidget),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    fillTable();
    m_layout->addWidget(m_table, 0, Qt::AlignTop);
    m_layout->addWidget(makeCurve(), 1);
    connect(m_order, &QComboBox::activated, this, &StatisticsPage::chooseOrder);
    m_order->setCurrentIndex(QSettings().value(orderSetting, false).toBool() ? 1 : 0);
    m_chart->setOrder(choicebox::chosen<ProgressChart::Order>(m_order));
    connect(m_measure, &QComboBox::currentIndexChanged, this, &StatisticsPage::showCurve);
}

void StatisticsPage::fillTable() {
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

QWidget* StatisticsPage::makeCurve() {
    m_chart->setObjectName("statisticsChart");
    m_order->setObjectName("statisticsOrder");
    m_order->setAccessibleName(tr("Horizontal axis"));
    choicebox::add(m_order, tr("Game by game"), ProgressChart::Order::Games);
    choicebox::add(m_order, tr("By date"), ProgressChart::Order::Dates);
    m_order->setToolTip(tr("What the results are drawn against"));
    fillMeasure();
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_measure);
    choices->addStretch(1);
    choices->addWidget(m_order);
    auto* sentence = new QLabel(SharedText::differentRules());
    sentence->setObjectName("statisticsMixed");
    sentence->setAlignment(Qt::AlignCenter);
    sentence->setWordWrap(true);
    m_curve->addWidget(m_chart);
    m_curve->addWidget(sentence);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(choices);
    layout->addWidget(m_curve, 1);
    layout->addWidget(m_reviewed);
    return page;
}

void StatisticsPage::fillMeasure() {
    m_measure->setObjectName("statisticsMeasure");
    m_measure->setAccessibleName(tr("Chart"));
    m_measure->setToolTip(tr("What the chart shows of the games"));
    choicebox::add(m_measure, tr("Results"), Measure::Results);
    choicebox::add(m_measure, tr("Accuracy"), Measure::Accuracy);
}

void StatisticsPage::setGames(const std::vector<PlayedGame>& games, bool isUnaided) {
    m_games = games;
    m_model->setGames(games);
    m_table->setColumnHidden(StatisticsModel::All, isUnaided);
    m_table->setColumnHidden(StatisticsModel::Aided, isUnaided);
    const bool isReviewed = !reviewedOf(games).empty();
    for (const int row : {StatisticsModel::Reviewed, StatisticsModel::MeanAccuracy})
        m_table->setRowHidden(row, !isReviewed);
    m_table->updateGeometry();
    m_measure->setVisible(isReviewed);
    showCurve();
}

void StatisticsPage::showCurve() {
    const std::vector<PlayedGame> reviewed = reviewedOf(m_games);
    const bool isAccuracy =
        !reviewed.empty() && choicebox::chosen<Measure>(m_measure) == Measure::Accuracy;
    const bool hasCurve = isAccuracy || haveSameRules(m_games);
    m_chart->setProgress(isAccuracy ? accuracyProgressOf(reviewed)
                         : hasCurve ? progressOf(m_games)
                                    : GameProgress());
    m_curve->setCurrentIndex(hasCurve ? 0 : 1);
    m_order->setVisible(hasCurve);
    const QLocale locale;
    m_reviewed->setText(tr("Reviewed games: %1 of %2")
                            .arg(locale.toString(static_cast<int>(reviewed.size())),
                                 locale.toString(static_cast<int>(m_games.size()))));
    m_reviewed->setVisible(isAccuracy);
}

bool StatisticsPage::hasChart() const {
    return m_curve->currentIndex() == 0;
}

QString StatisticsPage::csv() const {
    return csvOf(*m_model);
}

void StatisticsPage::chooseOrder(int index) {
    QSettings().setValue(orderSetting, index == 1);
    m_chart->setOrder(choicebox::chosen<ProgressChart::Order>(m_order));
}

void StatisticsPage::resizeEvent(QResizeEvent* event) {
    const int chart = chartRoom * fontMetrics().horizontalAdvance('0');
    const bool isNarrow = width() < m_table->sizeHint().width() + chart;
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

namespace {

constexpr qint64 none = 0; // no game has this number

} // namespace

GamesPage::GamesPage(QWidget* parent)
    : QWidget(parent),
      m_model(new PlayedGamesModel(this)),
      m_proxy(new QSortFilterProxyModel(this)),
      m_table(makeNumberTable(m_proxy, "playedGames", tr("Games played"))),
      m_replay(makeDialogButton("replayPlayedGame", tr("&Replay"),
                                tr("Opens this game and replays it; can be undone"))),
      m_play(makeDialogButton("playPlayedGame", tr("&Play"),
                              tr("Starts the board of this game anew"))),
      m_review(makeDialogButton("reviewPlayedGame", tr("Re&view"),
                                tr("Opens this game and shows what each of its moves gave away"))) {
    fillTable();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_replay);
    buttons->addWidget(m_play);
    buttons->addWidget(m_review);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    connect(m_table, &QTableView::doubleClicked, this, &GamesPage::replay);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesPage::showState);
    connect(m_replay, &QPushButton::clicked, this, &GamesPage::replay);
    connect(m_play, &QPushButton::clicked, this, &GamesPage::play);
    connect(m_review, &QPushButton::clicked, this, &GamesPage::review);
    showState();
}

void GamesPage::fillTable() {
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(PlayedGamesModel::SortRole);
    m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSortLocaleAware(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWordWrap(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PlayedGamesModel::Date, Qt::DescendingOrder);
    m_table->setColumnHidden(PlayedGamesModel::BoardId, true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->installEventFilter(this);
}

void GamesPage::setGames(const std::vector<PlayedGame>& games, bool isOneKind) {
    const int row = chosenRow();
    const qint64 chosen = row < 0 ? none : m_model->game(row).number;
    m_model->setGames(games);
    m_isOneKind = isOneKind;
    m_isReviewed = !reviewedOf(games).empty();
    for (int column = 0; column < PlayedGamesModel::ColumnCount; ++column)
        m_table->setColumnHidden(column, !isWanted(column));
    m_areColumnsFit = false;
    if (isVisible())
        fitColumns();
    choose(chosen);
    showState();
}

bool GamesPage::isWanted(int column) const {
    return column != PlayedGamesModel::BoardId &&
           (column != PlayedGamesModel::Kind || !m_isOneKind) &&
           (column != PlayedGamesModel::Accuracy || m_isReviewed);
}

/// Names and aid may be long: they are cut, and their tool tips tell all. The last column takes
/// what room there is.
void GamesPage::fitColumns() {
    for (int column = 0; column < PlayedGamesModel::ColumnCount; ++column)
        m_table->setColumnHidden(column, !isWanted(column));
    m_table->horizontalHeader()->setStretchLastSection(false); // or it would have the rest
    m_table->resizeColumnsToContents();
    const int letter = m_table->fontMetrics().averageCharWidth();
    for (const auto& [column, letters] :
         {std::pair(PlayedGamesModel::Name, 30), std::pair(PlayedGamesModel::AidColumn, 24)})
        m_table->setColumnWidth(column, std::min(letters * letter, m_table->columnWidth(column)));
    m_widths.clear();
    for (int column = 0; column < PlayedGamesModel::ColumnCount; ++column)
        m_widths.push_back(m_table->columnWidth(column)); // 0 if it is hidden
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_areColumnsFit = true;
    hideWhatDoesNotFit();
}

/// Files have every column.
void GamesPage::hideWhatDoesNotFit() {
    using Model = PlayedGamesModel;
    constexpr std::array leastImportant{Model::LargestGroup, Model::Moves, Model::Time,
                                        Model::Cleared,      Model::Kind,  Model::Accuracy,
                                        Model::AidColumn};
    int width = m_table->verticalScrollBar()->sizeHint().width() + 2 * m_table->frameWidth();
    width = std::accumulate(m_widths.begin(), m_widths.end(), width);
    for (const int column : leastImportant) {
        const bool isLeftOut = isWanted(column) && width > m_table->width();
        if (isLeftOut)
            width -= m_widths[static_cast<std::size_t>(column)];
        m_table->setColumnHidden(column, isLeftOut || !isWanted(column));
    }
}

void GamesPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_areColumnsFit)
        hideWhatDoesNotFit();
}

void GamesPage::choose(qint64 number) {
    int chosen = 0;
    for (int row = 0; row < m_proxy->rowCount() && number != none; ++row)
        if (m_model->game(m_proxy->mapToSource(m_proxy->index(row, 0)).row()).number == number)
            chosen = row;
    if (m_proxy->rowCount() > 0)
        m_table->selectRow(chosen);
}

QString GamesPage::csv() const {
    return csvOf(*m_proxy);
}

int GamesPage::chosenRow() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_proxy->mapToSource(rows.first()).row();
}

void GamesPage::replay() {
    if (const int row = chosenRow(); row >= 0)
        emit replayRequested(m_model->game(row).number, m_model->title(row));
}

void GamesPage::play() {
    if (const int row = chosenRow(); row >= 0)
        emit playRequested(m_model->game(row).number, m_model->title(row));
}

void GamesPage::review() {
    if (const int row = chosenRow(); row >= 0)
        emit reviewRequested(m_model->game(row).number, m_model->title(row));
}

/// Of games in which columns came in there is no review.
void GamesPage::showState() {
    const int row = chosenRow();
    for (QPushButton* button : {m_replay, m_play})
        button->setEnabled(row >= 0);
    m_review->setEnabled(row >= 0 && !m_model->game(row).kind.rules.refill);
}

void GamesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_areColumnsFit)
        fitColumns();
}

/// Not as the default button of the dialog, which Enter in any other place would press too.
bool GamesPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            replay();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

ForgetBar::ForgetBar(OwnResults* results, QWidget* parent)
    : QWidget(parent),
      m_results(results),
      m_message(makeTextLabel("statisticsMessage")),
      m_undo(
          makeDialogButton("statisticsUndo", tr("&Undo"),
                           SharedText::withKey(tr("Brings back the games that were forgotten last"),
                                               QKeySequence::Undo))) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_message, 1);
    layout->addWidget(m_undo);
    connect(m_undo, &QPushButton::clicked, this, &ForgetBar::undo);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, m_undo,
            &QPushButton::click);
    connect(m_results, &OwnResults::gamesChanged, this, &ForgetBar::showForgotten);
    showForgotten();
}

void ForgetBar::forget(const std::vector<PlayedGame>& games) {
    std::vector<qint64> numbers;
    for (const PlayedGame& game : games)
        numbers.push_back(game.number);
    const QString error = m_results->forget(numbers);
    if (!error.isEmpty())
        say(error);
    else if (m_results->forgottenCount() > 0)
        m_undo->setFocus();
}

void ForgetBar::undo() {
    if (m_results->forgottenCount() == 0)
        return; // Ctrl+Z without anything to bring back
    const QString error = m_results->restoreForgotten();
    if (!error.isEmpty())
        say(error);
}

void ForgetBar::say(const QString& sentence) {
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
}

void ForgetBar::showForgotten() {
    const int count = m_results->forgottenCount();
    m_undo->setVisible(count > 0);
    if (count == 0)
        say({});
    else if (count == 1)
        say(tr("1 game was forgotten. It can be brought back until SameGame is closed."));
    else
        say(tr("%Ln games were forgotten. They can be brought back until SameGame is closed.",
               nullptr, count));
}
