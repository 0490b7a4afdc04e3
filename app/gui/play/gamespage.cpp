#include "app/gui/play/gamespage.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/play/playedgamesmodel.h"

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
                              tr("Starts the board of this game anew"))) {
    fillTable();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_replay);
    buttons->addWidget(m_play);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    connect(m_table, &QTableView::doubleClicked, this, &GamesPage::replay);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesPage::showState);
    connect(m_replay, &QPushButton::clicked, this, &GamesPage::replay);
    connect(m_play, &QPushButton::clicked, this, &GamesPage::play);
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
    m_table->setColumnHidden(PlayedGamesModel::Kind, isOneKind);
    m_areColumnsFit = false;
    if (isVisible())
        fitColumns();
    choose(chosen);
    showState();
}

/// Names and aid may be long: they are cut, and their tool tips tell all. The last column takes
/// what room there is.
void GamesPage::fitColumns() {
    m_table->resizeColumnsToContents();
    const int letter = m_table->fontMetrics().averageCharWidth();
    for (const auto& [column, letters] :
         {std::pair(PlayedGamesModel::Name, 30), std::pair(PlayedGamesModel::AidColumn, 14)})
        m_table->setColumnWidth(column, std::min(letters * letter, m_table->columnWidth(column)));
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

void GamesPage::showState() {
    for (QPushButton* button : {m_replay, m_play})
        button->setEnabled(chosenRow() >= 0);
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
