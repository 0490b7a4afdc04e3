#include "app/gui/play/statisticsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/progresschart.h"
#include "app/gui/play/statisticspages.h"
#include "app/gui/play/statisticsrecord.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"

namespace {

constexpr int recordTab = 1;

} // namespace

StatisticsDialog::StatisticsDialog(OwnResults* results, ReviewStore* reviews, QWidget* parent)
    : QDialog(parent),
      m_results(results),
      m_reviews(reviews),
      m_filter(new QWidget),
      m_choice(new FittedBox),
      m_unaidedOnly(new QCheckBox(tr("&Leave out games with help"))),
      m_tabs(new QTabWidget),
      m_pages(new QStackedWidget),
      m_statistics(new StatisticsPage),
      m_record(new RecordPage),
      m_list(new GamesPage),
      m_empty(new QLabel),
      m_forgetBar(new ForgetBar(results)),
      m_reset(makeDialogButton(
          "statisticsReset", tr("R&eset"),
          tr("Forgets games, here and on the cards at the end of a game, and with the "
             "last one the record of duels; can be undone"))),
      m_exportButton(makeDialogButton("statisticsExport", tr("E&xport"),
                                      tr("Writes the numbers or the picture to a file"))),
      m_export(new ChartExport(m_statistics->chart(), "statistics", this)) {
    setObjectName("statisticsDialog");
    setWindowTitle(tr("Statistics"));
    arrange();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StatisticsDialog::showGames);
    connect(m_unaidedOnly, &QCheckBox::toggled, this, &StatisticsDialog::showGames);
    connect(m_list, &GamesPage::replayRequested, this, &StatisticsDialog::replay);
    connect(m_list, &GamesPage::playRequested, this, &StatisticsDialog::play);
    connect(m_list, &GamesPage::reviewRequested, this, &StatisticsDialog::review);
    connect(m_tabs, &QTabWidget::currentChanged, this, &StatisticsDialog::showFilter);
    connect(m_results, &OwnResults::gamesChanged, this, &StatisticsDialog::reload);
    connect(m_results, &OwnResults::changed, this, &StatisticsDialog::showRecord);
    if (m_reviews)
        connect(m_reviews, &ReviewStore::changed, this, &StatisticsDialog::reload);
    connect(m_export, &ChartExport::written, m_forgetBar, &ForgetBar::say);
    connect(m_export, &ChartExport::failed, m_forgetBar, &ForgetBar::say);
    reload();
    m_choice->setFocus();
    fitScreen(this, {130 * fontMetrics().averageCharWidth(), 42 * fontMetrics().height()});
}

void StatisticsDialog::arrange() {
    m_tabs->setObjectName("statisticsTabs");
    m_tabs->addTab(new PanelScroll(m_statistics), tr("Sc&ores"));
    m_tabs->addTab(new PanelScroll(m_record), tr("&Medals and duels"));
    m_tabs->addTab(m_list, tr("&Games"));
    m_empty->setObjectName("statisticsEmpty");
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_pages->addWidget(m_tabs);
    m_pages->addWidget(m_empty);
    makeChoice();
    auto* label = new QLabel(tr("&Show"));
    label->setBuddy(m_choice);
    auto* choice = new QHBoxLayout;
    choice->addWidget(label);
    choice->addWidget(m_choice, 1);
    auto* filter = new QVBoxLayout(m_filter);
    filter->setContentsMargins(0, 0, 0, 0);
    filter->addLayout(choice);
    filter->addWidget(m_unaidedOnly);
    QSizePolicy policy = m_filter->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // else the tabs would jump away from the mouse
    m_filter->setSizePolicy(policy);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_forgetBar);
    layout->addWidget(makeButtons());
}

void StatisticsDialog::makeChoice() {
    m_choice->setObjectName("statisticsChoice");
    m_choice->setToolTip(tr("Which games: their rules, and the size and colors of their boards"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(16);
    m_unaidedOnly->setObjectName("statisticsUnaidedOnly");
    m_unaidedOnly->setToolTip(
        tr("Games with hints, moves where candidates were seen, moves from reviewed positions, "
           "or moves taken over"));
}

QWidget* StatisticsDialog::makeButtons() {
    addReset(m_reset);
    addExport(m_exportButton);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_reset);
    layout->addWidget(m_exportButton);
    layout->addStretch(1);
    layout->addWidget(buttons);
    return row;
}

void StatisticsDialog::addReset(QPushButton* button) {
    auto* menu = new QMenu(button);
    auto* shown = menu->addAction(QString(), this, [this] { m_forgetBar->forget(m_shown); });
    auto* all = menu->addAction(QString(), this, [this] { m_forgetBar->forget(m_games); });
    shown->setObjectName("forgetShown");
    all->setObjectName("forgetAll");
    connect(menu, &QMenu::aboutToShow, this, [this, shown, all] {
        const auto count = [](const auto& games) { return static_cast<int>(games.size()); };
        shown->setText(count(m_shown) == 1
                           ? tr("Forget the 1 &game shown")
                           : tr("Forget the %Ln &games shown", nullptr, count(m_shown)));
        shown->setEnabled(!m_shown.empty());
        all->setText(m_games.size() == 1 ? tr("Forget &all: 1 game")
                                         : tr("Forget &all %Ln games", nullptr, count(m_games)));
        all->setVisible(m_shown.size() < m_games.size());
    });
    button->setMenu(menu);
}

void StatisticsDialog::addExport(QPushButton* button) {
    auto* menu = new QMenu(button);
    m_export->setCaption([this] {
        return ChartExport::Caption{m_statistics->chart()->accessibleName(), facts()};
    });
    m_export->fillMenu(menu);
    m_export->addTable({}, tr("&Games as CSV…"), [this] { return m_list->csv(); });
    m_export->addTable("figures", tr("&Numbers as CSV…"), [this] { return m_statistics->csv(); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->findChild<QAction*>("statisticsFigure")->setEnabled(m_statistics->hasChart());
    });
    button->setMenu(menu);
}

QStringList StatisticsDialog::facts() const {
    QStringList facts{m_choice->currentText()};
    if (m_unaidedOnly->isChecked())
        facts << tr("Without help");
    return facts;
}

void StatisticsDialog::reload() {
    const auto chosen = chosenKind();
    m_games = playedGames();
    showChoices(chosen);
    showRecord();
}

std::vector<PlayedGame> StatisticsDialog::playedGames() const {
    std::vector<PlayedGame> games = m_results->games();
    if (!m_reviews)
        return games;
    QHash<qint64, samegame::ToldAccuracy> accuracies;
    for (const ReviewedGame& reviewed : m_reviews->games())
        accuracies.insert(reviewed.number, reviewed.accuracy);
    for (PlayedGame& game : games)
        if (const auto known = accuracies.constFind(game.number); known != accuracies.constEnd())
            game.accuracy = *known;
    return games;
}

void StatisticsDialog::showChoices(const std::optional<GameKind>& chosen) {
    const QSignalBlocker blocker(m_choice); // the games are shown once, below
    const auto add = [this](const QString& title, int games) {
        m_choice->addItem(
            tr("%1 (%2)", "kind of game, number of games").arg(title, QLocale().toString(games)));
    };
    m_kinds = kindsPlayed(m_games);
    m_choice->clear();
    add(tr("All games"), static_cast<int>(m_games.size()));
    int current = 0;
    for (const auto& [kind, games] : m_kinds) {
        if (kind == chosen)
            current = m_choice->count();
        add(titleOf(kind), games);
    }
    m_choice->setCurrentIndex(current);
    showGames();
}

std::optional<GameKind> StatisticsDialog::chosenKind() const {
    const int index = m_choice->currentIndex();
    return index > 0 ? std::optional(m_kinds[static_cast<std::size_t>(index - 1)].kind)
                     : std::nullopt;
}

QString StatisticsDialog::whyEmpty() const {
    if (!m_results->isReadable())
        return tr("The stored games cannot be read now.");
    if (const int waiting = m_results->waitingCount(); waiting > 0)
        return tr("%Ln finished games wait to be stored, and are counted then.", nullptr, waiting);
    return tr("No game has been finished yet. Every game that you play to its end is counted "
              "here.");
}

void StatisticsDialog::showGames() {
    const auto kind = chosenKind();
    m_shown = kind ? gamesOf(m_games, *kind) : m_games;
    const bool leavesOut = m_unaidedOnly->isChecked();
    if (leavesOut)
        m_shown = unaidedOf(m_shown);
    m_empty->setText(m_games.empty() ? whyEmpty() : tr("All of these games had help."));
    m_pages->setCurrentIndex(m_shown.empty() ? 1 : 0);
    m_statistics->setGames(m_shown, leavesOut);
    m_list->setGames(m_shown, kind.has_value() || m_kinds.size() == 1);
    showFilter();
    m_reset->setEnabled(!m_games.empty());
    m_exportButton->setEnabled(!m_shown.empty());
}

/// Of all games, whichever are chosen.
void StatisticsDialog::showRecord() {
    m_record->setMedals(medalsOf(m_games, m_results->medalMarks()));
    m_record->setDuels(m_results->duels().tallies());
    m_record->setDays(DailyRecord(m_results->games(dailyPrefix)), QDate::currentDate());
}

void StatisticsDialog::showFilter() {
    const bool isRecord = m_tabs->currentIndex() == recordTab && m_pages->currentIndex() == 0;
    m_filter->setVisible(!isRecord);
}

/// Read when it is wanted: the list itself shows what was stored with the game.
std::optional<OwnResult> StatisticsDialog::soundResult(qint64 number) {
    auto result = m_results->result(number);
    if (result)
        return result;
    reload(); // another window may have forgotten it
    const bool isListed = std::ranges::any_of(
        m_games, [number](const PlayedGame& game) { return game.number == number; });
    m_forgetBar->say(isListed ? tr("This stored game is damaged.")
                              : tr("This game is not stored any more."));
    return std::nullopt;
}

void StatisticsDialog::replay(qint64 number, const QString& title) {
    const auto result = soundResult(number);
    if (!result)
        return;
    accept();
    emit replayRequested(recordOf(*result), title);
}

void StatisticsDialog::review(qint64 number, const QString& title) {
    const auto result = soundResult(number);
    if (!result)
        return;
    accept();
    emit reviewRequested(recordOf(*result), title);
}

void StatisticsDialog::play(qint64 number, const QString& title) {
    const auto result = soundResult(number);
    if (!result)
        return;
    samegame::GameRecord start;
    start.start = result->start;
    accept();
    emit playRequested(start, title);
}
