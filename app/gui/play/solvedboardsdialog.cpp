#include "app/gui/play/solvedboardsdialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/gamefiles.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr std::chrono::milliseconds updateInterval(200); // a search improves its line in bursts

QString titleOfSolver(const QString& name) {
    if (name.isEmpty())
        return SolvedBoardsModel::tr("by hand");
    for (const samegame::SolverEntry& solver : samegame::solver_registry())
        if (name == QLatin1String(solver.name.c_str()))
            return engineText(solver.title);
    return shortName(name); // a file from elsewhere
}

} // namespace

SolvedBoardsModel::SolvedBoardsModel(Archive* archive, QObject* parent)
    : ColumnTable(parent), m_archive(archive), m_entries(archive->entries()) {
    const auto board = [this](int row) -> const samegame::Board& { return entry(row).start.board; };
    setColumns({{.title = tr("Board"),
                 .help = tr("What the board was called when it was played"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return shortName(title(row)); },
                 .order = [this](int row) { return naturalKey(title(row)); }},
                {.title = tr("Size"),
                 .help = tr("Rows and columns"),
                 .value =
                     [board](int row) {
                         return tr("%1 × %2").arg(board(row).rows()).arg(board(row).columns());
                     },
                 .order = [board](int row) { return board(row).cell_count(); }},
                {.title = tr("Colors"),
                 .help = tr("Colors of the board"),
                 .value = [board](int row) { return board(row).color_count(); }},
                {.title = tr("Rules"),
                 .help = tr("The rules under which it was played"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return titleOf(entry(row).start.rules); },
                 .toolTip = [this](int row) { return toolTipOf(entry(row).start.rules); }},
                {.title = tr("Score"),
                 .help = tr("Final score of the best game known"),
                 .value = [this](int row) { return entry(row).score; }},
                {.title = tr("Cleared"),
                 .help = tr("Whether the best game leaves no block"),
                 .alignment = Qt::AlignHCenter,
                 .value = [this](int row) { return entry(row).cleared ? tr("yes") : tr("no"); }},
                {.title = tr("Moves"),
                 .help = tr("Moves of the best game"),
                 .value = [this](int row) { return entry(row).moves; }},
                {.title = tr("Found by"),
                 .help = tr("Who played the best game: the computer, and how, or a person"),
                 .alignment = Qt::AlignLeft,
                 .value = [this](int row) { return titleOfSolver(entry(row).solver); }},
                {.title = tr("Date"),
                 .help = tr("When the best game was played"),
                 .alignment = Qt::AlignLeft,
                 .value =
                     [this](int row) {
                         return QLocale().toString(entry(row).improvedAt, QLocale::ShortFormat);
                     },
                 .order = [this](int row) { return entry(row).improvedAt; }}});
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(updateInterval);
    connect(&m_updateTimer, &QTimer::timeout, this, &SolvedBoardsModel::reload);
    connect(archive, &Archive::changed, this, [this] {
        if (!m_updateTimer.isActive())
            m_updateTimer.start();
    });
}

const Archive::Entry& SolvedBoardsModel::entry(int row) const {
    return m_entries[static_cast<std::size_t>(row)];
}

QString SolvedBoardsModel::title(int row) const {
    const Archive::Entry& found = entry(row);
    return titleOfBoard(found.name, found.start.board.rows(), found.start.board.columns());
}

int SolvedBoardsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

/// Boards never leave the archive and new ones come last, so rows keep their places.
void SolvedBoardsModel::reload() {
    auto entries = m_archive->entries();
    const auto isSame = [](const Archive::Entry& a, const Archive::Entry& b) {
        return a.start == b.start;
    };
    if (entries.size() < m_entries.size() ||
        !std::equal(m_entries.begin(), m_entries.end(), entries.begin(), isSame)) {
        beginResetModel(); // another program has written the file anew
        m_entries = std::move(entries);
        endResetModel();
        return;
    }
    const auto known = static_cast<std::ptrdiff_t>(m_entries.size());
    const auto all = static_cast<std::ptrdiff_t>(entries.size());
    std::copy_n(entries.begin(), known, m_entries.begin());
    announceCells();
    if (all == known)
        return;
    beginInsertRows({}, static_cast<int>(known), static_cast<int>(all) - 1);
    m_entries = std::move(entries);
    endInsertRows();
}

namespace {

constexpr int leastName = 20; // letters of a board's name, where the other columns scroll

samegame::GameRecord startOf(const Archive::Entry& entry) {
    samegame::GameRecord record;
    record.start = entry.start;
    return record;
}

} // namespace

SolvedBoardsDialog::SolvedBoardsDialog(Archive* archive, QWidget* parent)
    : QDialog(parent),
      m_archive(archive),
      m_model(new SolvedBoardsModel(archive, this)),
      m_proxy(new QSortFilterProxyModel(this)),
      m_filter(new QLineEdit),
      m_table(new QTableView),
      m_message(makeTextLabel("solvedBoardsMessage")),
      m_play(makeDialogButton("playSolvedBoard", tr("&Play"), tr("Starts this board anew"))),
      m_replay(makeDialogButton("replaySolvedBoard", tr("&Replay"),
                                tr("Starts this board anew and replays the best game of it"))),
      m_save(makeDialogButton("saveSolvedLine", tr("&Save game…"),
                              tr("Saves the best game of this board as a file"))) {
    setObjectName("solvedBoardsDialog");
    setWindowTitle(tr("Solved boards"));
    fillTable();
    arrange();
    connect(m_filter, &QLineEdit::textChanged, m_proxy,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, &SolvedBoardsDialog::chooseSomething);
    connect(m_table, &QTableView::doubleClicked, this, &SolvedBoardsDialog::replay);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SolvedBoardsDialog::showState);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &SolvedBoardsDialog::chooseSomething);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SolvedBoardsDialog::chooseSomething);
    connect(m_play, &QPushButton::clicked, this, &SolvedBoardsDialog::play);
    connect(m_replay, &QPushButton::clicked, this, &SolvedBoardsDialog::replay);
    connect(m_save, &QPushButton::clicked, this, &SolvedBoardsDialog::askSave);
    chooseSomething();
    m_table->setFocus();
    fitScreen(this, {820, 460});
}

void SolvedBoardsDialog::saveLine(const samegame::Position& start, const QString& path) {
    const auto line = lineOf(start);
    if (!line)
        return;
    const QString error = writeFile(path, samegame::to_json(*line));
    m_message->setText(error.isEmpty() ? SharedText::bestLineSaved(path) : error);
}

void SolvedBoardsDialog::fillTable() {
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(SolvedBoardsModel::SortRole);
    m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSortLocaleAware(true);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(-1);
    prepareNumberTable(m_table, m_proxy, "solvedBoards", tr("Solved boards"), 8);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SolvedBoardsModel::Date, Qt::DescendingOrder);
    m_table->resizeColumnsToContents();
}

void SolvedBoardsDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    stretchColumn(m_table, SolvedBoardsModel::Name, leastName);
}

/// Replay is the default button, so that Enter replays from the list as well as from the filter.
void SolvedBoardsDialog::arrange() {
    m_filter->setObjectName("solvedBoardsFilter");
    m_filter->setPlaceholderText(tr("Part of a name, a size, a date, or who played it …"));
    m_filter->setClearButtonEnabled(true);
    m_replay->setDefault(true);

    auto* label = new QLabel(tr("&Filter"));
    label->setBuddy(m_filter);
    auto* filterRow = new QHBoxLayout;
    filterRow->addWidget(label);
    filterRow->addWidget(m_filter, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* ofBoard = new FlowLayout;
    for (QPushButton* button : {m_replay, m_play, m_save})
        ofBoard->addWidget(button);
    auto* buttonRow = new QHBoxLayout;
    buttonRow->addLayout(ofBoard, 1);
    buttonRow->addWidget(buttons, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(filterRow);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_message);
    layout->addLayout(buttonRow);
}

int SolvedBoardsDialog::chosenRow() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_proxy->mapToSource(rows.first()).row();
}

/// Read when it is wanted: the list itself shows what was stored with the line.
std::optional<samegame::GameRecord> SolvedBoardsDialog::lineOf(const samegame::Position& start) {
    auto line = m_archive->bestLine(start);
    if (!line)
        m_message->setText(tr("The stored game of this board is damaged."));
    return line;
}

void SolvedBoardsDialog::play() {
    const int row = chosenRow();
    accept();
    emit playRequested(startOf(m_model->entry(row)), m_model->title(row));
}

void SolvedBoardsDialog::replay() {
    const int row = chosenRow();
    if (row < 0 || !lineOf(m_model->entry(row).start))
        return;
    accept();
    emit replayRequested(startOf(m_model->entry(row)), m_model->title(row));
}

void SolvedBoardsDialog::askSave() {
    // The list may change while the path is asked for.
    askSaveLinePath(this, suggestedFileName(m_model->title(chosenRow())),
                    [this, start = m_model->entry(chosenRow()).start](const QString& path) {
                        saveLine(start, path);
                    });
}

void SolvedBoardsDialog::chooseSomething() {
    if (chosenRow() < 0 && m_proxy->rowCount() > 0)
        m_table->selectRow(0);
    showState();
}

void SolvedBoardsDialog::showState() {
    const bool isChosen = chosenRow() >= 0;
    for (QPushButton* button : {m_play, m_replay, m_save})
        button->setEnabled(isChosen);
    const int all = m_model->rowCount();
    const int shown = m_proxy->rowCount();
    if (all == 0)
        m_message->setText(tr("No game to the end of a board is known yet."));
    else if (shown == all)
        m_message->setText(tr("%Ln boards", nullptr, all));
    else
        m_message->setText(tr("%1 of %Ln boards", nullptr, all).arg(numberText(shown)));
}
