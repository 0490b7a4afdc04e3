#include "app/gui/panels/candidatespanel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/panels/candidatemodel.h"

namespace {

int wantedWidth(const auto& columns) {
    int width = 0;
    for (const auto& column : columns)
        width += column.wanted;
    return width;
}

QStringList usualSpreads() {
    samegame::Candidate candidate;
    samegame::CandidateStanding standing{.loss = 0, .spread = 999};
    const QString usual = candidateSpreadText(candidate, standing);
    standing.is_any_order = true;
    const QString anyOrder = candidateSpreadText(candidate, standing);
    candidate.is_exact = true;
    return {usual, anyOrder, candidateSpreadText(candidate, standing)};
}

} // namespace

CandidatesPanel::CandidatesPanel(Assistant* assistant, GameDocument* document, QWidget* parent)
    : QWidget(parent),
      m_assistant(assistant),
      m_document(document),
      m_model(new CandidateModel(this)),
      m_proxy(new QSortFilterProxyModel(this)),
      m_table(new QTableView),
      m_emptyText(new QLabel),
      m_replayNote(new QLabel(tr("Candidates of the position that the replay shows"))),
      m_lookBack(new QPushButton(tr("Step back through the game"))),
      m_lineButton(new QToolButton),
      m_lineMenu(new QMenu(this)),
      m_labelCount(new CountBox),
      m_showsLoss(new QCheckBox(tr("As loss"))) {
    setObjectName("candidatesPanel");
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(CandidateModel::SortRole);
    prepareTable();
    makeLineMenu();
    arrange();
    setLabelCount(usualLabelCount);
    assistant->shownResult() ? showResult() : showEmptyText();

    connect(assistant, &Assistant::resultChanged, this, &CandidatesPanel::showResult);
    connect(assistant, &Assistant::stateChanged, this, &CandidatesPanel::showEmptyText);
    connect(m_labelCount, &CountBox::valueChanged, this, &CandidatesPanel::labelCountChanged);
    connect(m_showsLoss, &QCheckBox::toggled, m_model, &CandidateModel::setShowsLoss);
    connect(m_showsLoss, &QCheckBox::toggled, this, [this] {
        measureColumns(); // other titles
        fitColumns();
        growColumns(); // and other numbers
    });
    connect(m_showsLoss, &QCheckBox::toggled, this, &CandidatesPanel::showsLossChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CandidatesPanel::select);
    connect(m_table, &QTableView::doubleClicked, this, &CandidatesPanel::play);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CandidatesPanel::select);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &CandidatesPanel::hover);
    connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &CandidatesPanel::hover);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &CandidatesPanel::hover);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this] {
        measureColumns(); // the arrow stands beside another title
        fitColumns();
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section) {
        // The last one is stretched by the header itself.
        m_hasOwnWidths |= !m_isFitting && section + 1 < CandidateModel::ColumnCount;
    });
}

int CandidatesPanel::labelCount() const {
    return m_labelCount->value();
}

void CandidatesPanel::setLabelCount(int count) {
    m_labelCount->setValue(count);
}

bool CandidatesPanel::showsLoss() const {
    return m_showsLoss->isChecked();
}

void CandidatesPanel::setShowsLoss(bool showsLoss) {
    m_showsLoss->setChecked(showsLoss);
}

QSize CandidatesPanel::sizeHint() const {
    constexpr int smallest = 400; // a third of the window at first
    const QMargins margins = layout()->contentsMargins();
    const int wider = m_table->fontMetrics().horizontalAdvance("9999"); // than usual: growColumns
    const int rest = wider + 2 * m_table->frameWidth() +
                     m_table->verticalScrollBar()->sizeHint().width() + margins.left() +
                     margins.right();
    // With room for all titles, also the titles of losses: a dock does not grow when they come.
    return {
        std::max({smallest, rest + wantedWidth(widths(false)), rest + wantedWidth(widths(true))}),
        QWidget::sizeHint().height()};
}

void CandidatesPanel::highlightMove(const std::optional<samegame::Move>& move) {
    m_model->setPointedMove(move);
}

void CandidatesPanel::clearSelection() {
    m_table->clearSelection();
}

void CandidatesPanel::setReplaying(bool isReplaying) {
    m_isReplaying = isReplaying;
    m_model->setHasKeys(!isReplaying);
    m_replayNote->setVisible(isReplaying);
    updateLookBack();
}

bool CandidatesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_table->currentIndex().isValid()) {
            play(m_table->currentIndex());
            return true;
        }
    } else if (watched == m_table->viewport() && event->type() == QEvent::MouseMove) {
        m_mouse = static_cast<QMouseEvent*>(event)->position().toPoint();
        hover();
    } else if (watched == m_table->viewport() && event->type() == QEvent::Leave) {
        m_mouse.reset();
        hover();
    } else if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    return QWidget::eventFilter(watched, event);
}

void CandidatesPanel::arrange() {
    m_labelCount->setObjectName("labelCount");
    m_labelCount->setRange(0, 99);
    m_labelCount->setSpecialValueText(tr("none"));
    m_labelCount->setToolTip(tr("The best candidates are labelled with the best final score found "
                                "after them and with their visits, or with their loss and how sure "
                                "that is"));
    m_showsLoss->setObjectName("showsLoss");
    m_showsLoss->setToolTip(tr("Shows what a candidate loses against the best one, in the table "
                               "and on the board, instead of final scores"));
    m_emptyText->setObjectName("candidatesEmptyText");
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyText->setForegroundRole(QPalette::PlaceholderText);
    m_emptyText->setAttribute(Qt::WA_TransparentForMouseEvents);
    (new QVBoxLayout(m_table->viewport()))->addWidget(m_emptyText);
    m_replayNote->setObjectName("candidatesReplayNote");
    m_replayNote->setWordWrap(true);
    m_replayNote->hide();
    m_lookBack->setObjectName("lookBackButton");
    m_lookBack->setToolTip(tr("Shows the position before the last move, and searches it: so each "
                              "move of the game can be looked at again"));
    connect(m_lookBack, &QPushButton::clicked, this, &CandidatesPanel::lookBackRequested);

    auto* label = new QLabel(tr("&Labels on the board"));
    label->setBuddy(m_labelCount);
    auto* choices = new QHBoxLayout;
    choices->addWidget(label);
    choices->addWidget(m_labelCount);
    choices->addStretch();
    choices->addWidget(m_showsLoss);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_replayNote);
    layout->addWidget(m_lookBack);
    layout->addWidget(m_lineButton);
    layout->addLayout(choices);
    updateLookBack();
}

void CandidatesPanel::prepareTable() {
    prepareNumberTable(m_table, m_proxy, "candidates", tr("Candidates"), 7);
    m_table->setItemDelegate(new CandidateDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CandidateModel::Rank, Qt::AscendingOrder);
    m_table->setMinimumHeight(4 * m_table->fontMetrics().height());
    m_table->horizontalHeader()->setMinimumSectionSize(20);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    measureColumns();
    m_table->setMouseTracking(true);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
}

std::vector<CandidatesPanel::Widths> CandidatesPanel::widths(bool showsLoss) const {
    // Wide enough for what is usual, whatever stands there now: columns must not move while the
    // numbers change. For what is wider they grow, once (growColumns).
    const QLocale locale;
    const QString score = locale.toString(9'999);
    const QString usual[] = {
        "10–99",  "15,15 " + clearedMark(),
        "99",     score,
        score,    {}, // usualSpreads()
        score,    knownLineMark() + ' ' + locale.toString(99'999),
        "99.9 %",
    };
    const QFontMetrics metrics = m_table->fontMetrics();
    const int margin = metrics.horizontalAdvance('0');
    const QHeaderView* header = m_table->horizontalHeader();
    const int headerMargin = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
    const int arrow = style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, header);
    std::vector<Widths> widths;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        int numbers =
            std::max(metrics.horizontalAdvance(usual[column]),
                     metrics.horizontalAdvance(m_longest[static_cast<std::size_t>(column)]));
        if (column == CandidateModel::Spread)
            for (const QString& spread : usualSpreads())
                numbers = std::max(numbers, metrics.horizontalAdvance(spread));
        const QString title = m_model->title(column, showsLoss);
        int titleWidth = header->fontMetrics().horizontalAdvance(title) + headerMargin + 2;
        if (column == header->sortIndicatorSection())
            titleWidth += arrow + headerMargin;
        widths.push_back({numbers + margin, std::max(numbers + margin, titleWidth)});
    }
    return widths;
}

/// Columns grow with numbers that are longer than usual, and shrink only for another game.
void CandidatesPanel::growColumns() {
    if (!(m_document->start() == m_measuredGame)) {
        m_measuredGame = m_document->start();
        m_longest.fill({});
    }
    const auto before = m_longest;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        QString& longest = m_longest[static_cast<std::size_t>(column)];
        if (const QString text = longestText(*m_model, column); text.size() > longest.size())
            longest = text;
    }
    if (m_longest == before)
        return;
    measureColumns();
    fitColumns();
}

void CandidatesPanel::measureColumns() {
    m_widths = widths(m_model->showsLoss());
}

/// All columns with their titles if there is room, otherwise narrower ones, down to their numbers.
void CandidatesPanel::fitColumns() {
    if (m_hasOwnWidths)
        return;
    int least = 0;
    int wanted = 0;
    for (const Widths& column : m_widths) {
        least += column.least;
        wanted += column.wanted;
    }
    const double room = std::clamp(static_cast<double>(m_table->viewport()->width() - least) /
                                       std::max(1, wanted - least),
                                   0.0, 1.0);
    m_isFitting = true;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        const Widths& widths = m_widths[static_cast<std::size_t>(column)];
        m_table->setColumnWidth(
            column, widths.least + static_cast<int>(room * (widths.wanted - widths.least)));
    }
    m_isFitting = false;
}

void CandidatesPanel::showResult() {
    m_table->setUpdatesEnabled(false); // rows that change places would be painted twice
    m_model->setPosition(m_assistant->position());
    if (const PositionResult* result = m_assistant->shownResult())
        m_model->setCandidates(result->candidates, m_assistant->shownStandings(),
                               m_document->board().rows(), m_assistant->scoreBefore(),
                               finders(*result));
    else
        m_model->clear();
    if (const auto& known = m_assistant->knownLine())
        m_model->setKnownMove(known->rest.moves.front(), textOf(known->finder));
    else
        m_model->setKnownMove(std::nullopt, {});
    growColumns();
    m_table->doItemsLayout();
    m_table->setUpdatesEnabled(true);
    showEmptyText();
    updateLineMenu();
    updateLookBack();
}

QStringList CandidatesPanel::finders(const PositionResult& result) {
    QStringList finders;
    for (const samegame::Candidate& candidate : result.candidates)
        finders << textOf(result.finderOf(candidate.move));
    return finders;
}

void CandidatesPanel::showEmptyText() {
    m_emptyText->setVisible(m_model->rowCount() == 0);
    if (!m_assistant->canSearch())
        m_emptyText->setText(m_assistant->isOfReplay() ? tr("There are no moves left here.")
                                                       : tr("The game has no moves left."));
    else if (m_assistant->isSearching())
        m_emptyText->setText(tr("Searching…"));
    else if (m_assistant->isOn())
        m_emptyText->setText(tr("The search found no line within its budget."));
    else if (m_assistant->result() || m_assistant->knownLine())
        m_emptyText->setText(tr("The assistant is off. F5 turns it on; hold P to peek at what is "
                                "known of this position."));
    else
        m_emptyText->setText(tr("Start the assistant (F5) to see what each move is worth."));
}

void CandidatesPanel::select() {
    updateLineMenu();
    emit moveSelected(selectedMove());
}

std::optional<samegame::Move> CandidatesPanel::selectedMove() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : moveAt(rows.first());
}

/// What can be done with a candidate's line, below a button and in the menu of the table.
void CandidatesPanel::makeLineMenu() {
    const auto add = [this](const char* name, const QString& text,
                            void (CandidatesPanel::*request)(samegame::Move)) {
        QAction* action = m_lineMenu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, request] {
            if (const auto move = selectedMove())
                emit(this->*request)(*move);
        });
        return action;
    };
    m_replayLine =
        add("replayCandidate", tr("&Replay this line"), &CandidatesPanel::replayRequested);
    m_compareLine = add("compareCandidate", tr("&Compare with the best candidate’s line"),
                        &CandidatesPanel::compareRequested);
    m_saveLine = add("saveCandidate", tr("&Save line…"), &CandidatesPanel::saveRequested);
    m_lineButton->setObjectName("candidateLineButton");
    m_lineButton->setText(tr("Line of this candidate"));
    m_lineButton->setToolTip(
        tr("What can be done with the line of the selected candidate; also in the menu of the "
           "table"));
    m_lineButton->setMenu(m_lineMenu);
    m_lineButton->setPopupMode(QToolButton::InstantPopup);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        if (selectedMove())
            m_lineMenu->popup(m_table->viewport()->mapToGlobal(place));
    });
    updateLineMenu();
}

void CandidatesPanel::updateLineMenu() {
    const auto move = selectedMove();
    const bool hasLine = move && m_assistant->lineOf(*move);
    m_lineButton->setVisible(hasLine);
    m_replayLine->setEnabled(hasLine);
    m_saveLine->setEnabled(hasLine);
    m_compareLine->setEnabled(hasLine && m_assistant->candidateMove(1) != move);
}

/// A game that has ended shows nothing by itself.
void CandidatesPanel::updateLookBack() {
    m_lookBack->setVisible(!m_isReplaying && m_document->isFinished() &&
                           !m_document->line().moves.empty());
}

/// Rows move under a mouse that rests, too.
void CandidatesPanel::hover() {
    const auto move = m_mouse ? moveAt(m_table->indexAt(*m_mouse)) : std::nullopt;
    if (move == m_hovered)
        return;
    m_hovered = move;
    emit moveHovered(move);
}

void CandidatesPanel::play(const QModelIndex& index) {
    const auto move = moveAt(index);
    if (move && m_isReplaying)
        emit replayRequested(*move);
    else if (move)
        emit playRequested(*move);
}

std::optional<samegame::Move> CandidatesPanel::moveAt(const QModelIndex& index) const {
    if (!index.isValid())
        return std::nullopt;
    return m_model->candidate(m_proxy->mapToSource(index).row()).move;
}
