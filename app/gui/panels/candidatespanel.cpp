#include "app/gui/panels/candidatespanel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/reviewtext.h"
#include "app/gui/panels/candidatemodel.h"

namespace {

constexpr int rowSpace = 11;     // pixels over the text's height, so that groups have room
constexpr int leastReason = 10;  // digits wide; the tool tip has the rest
constexpr int wantedReason = 28; // digits wide

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
      m_emptyText(new ElidedLabel),
      m_replayNote(new QLabel(tr("Candidates of the position that the replay shows"))),
      m_lookBack(new QPushButton(tr("Step back through the game"))),
      m_lineButton(new QToolButton),
      m_lineMenu(new QMenu(this)),
      m_lastMove(makeTextLabel("lastMove")),
      m_labelCount(new CountBox),
      m_showsLoss(new QCheckBox(tr("As loss"))),
      m_columnsButton(new QToolButton),
      m_columns(new QMenu(this)) {
    setObjectName("candidatesPanel");
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(CandidateModel::SortRole);
    prepareTable();
    makeLineMenu();
    makeColumnMenu();
    arrange();
    makePictures();
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &CandidatesPanel::makePictures);
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
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int section, int before, int now) {
                // The last one is stretched by the header itself, which also takes the width of
                // hidden ones when the window is first shown.
                const bool isHidden = before == 0 || now == 0;
                m_hasOwnWidths |= !m_isFitting && !isHidden && section != lastShownColumn();
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

QStringList CandidatesPanel::usualColumns() {
    QStringList names;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column)
        if (const auto each = static_cast<CandidateModel::Column>(column);
            CandidateModel::isUsual(each))
            names << CandidateModel::nameOf(each);
    return names;
}

QStringList CandidatesPanel::shownColumns() const {
    QStringList names;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column)
        if (!m_table->isColumnHidden(column))
            names << CandidateModel::nameOf(static_cast<CandidateModel::Column>(column));
    return names;
}

void CandidatesPanel::setShownColumns(const QStringList& names) {
    for (QAction* action : m_columns->actions())
        action->setChecked(names.contains(action->data().toString()));
}

QSize CandidatesPanel::sizeHint() const {
    constexpr int smallest = 400; // a third of the window at first
    const QMargins margins = layout()->contentsMargins();
    const QFontMetrics metrics = m_table->fontMetrics();
    const int wider = metrics.horizontalAdvance("9999"); // than usual: growColumns
    const int reason = (wantedReason - leastReason) * metrics.horizontalAdvance('0');
    const int rest = wider + (m_table->isColumnHidden(CandidateModel::Reason) ? 0 : reason) +
                     2 * m_table->frameWidth() + m_table->verticalScrollBar()->sizeHint().width() +
                     margins.left() + margins.right();
    // With room for all titles, also the title of losses: a dock does not grow when it comes.
    return {std::max({smallest, rest + shownWidth(widths(false)).wanted,
                      rest + shownWidth(widths(true)).wanted}),
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

/// Rows that move under the mouse when the word comes would be played in place of others.
void CandidatesPanel::setLastMove(const std::optional<samegame::ReviewedMove>& move,
                                  bool isWanted) {
    m_lastMove->setMinimumHeight(m_lastMove->fontMetrics().lineSpacing());
    m_lastMove->setVisible(isWanted);
    m_lastMove->setText(move ? tr("Last move: %1 %2", "sign and word")
                                   .arg(verdictSign(move->verdict), verdictText(*move))
                             : QString());
    m_lastMove->setToolTip(move ? plainToolTip(verdictSentence(*move)) : QString());
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

void CandidatesPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        makePictures();
    QWidget::changeEvent(event);
}

void CandidatesPanel::makePictures() {
    m_model->setPictures(
        [theme = BoardTheme(palette()), size = pictureSize(),
         ratio = devicePixelRatioF()](const samegame::Board& board, const samegame::Group& group) {
            return groupPicture(theme, board.color_at(group.move().cell), group, size, ratio);
        });
}

QSize CandidatesPanel::pictureSize() const {
    const int height = m_table->fontMetrics().height() + rowSpace - 4;
    return {height * 5 / 3, height};
}

/// For the mouse also over the titles of the table.
void CandidatesPanel::makeColumnMenu() {
    m_columns->setObjectName("candidateColumns");
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        if (column == CandidateModel::Group)
            continue;
        const auto each = static_cast<CandidateModel::Column>(column);
        const QString spoken =
            m_model->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
        const QString title = m_model->title(column, false);
        auto* action =
            m_columns->addAction(spoken.isEmpty() ? title : title + QStringLiteral("  ") + spoken);
        action->setObjectName("column-" + CandidateModel::nameOf(each));
        action->setData(CandidateModel::nameOf(each));
        action->setCheckable(true);
        action->setChecked(CandidateModel::isUsual(each));
        action->setToolTip(m_model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
        connect(action, &QAction::toggled, this,
                [this, column](bool isShown) { showColumn(column, isShown); });
        showColumn(column, action->isChecked());
    }
    m_columns->setToolTipsVisible(true);
    m_columnsButton->setObjectName("columnsButton");
    m_columnsButton->setText(tr("Columns"));
    m_columnsButton->setToolTip(tr("Chooses what the table tells of each candidate"));
    m_columnsButton->setMenu(m_columns);
    m_columnsButton->setPopupMode(QToolButton::InstantPopup);
    m_columnsButton->setFocusPolicy(Qt::StrongFocus);
    QHeaderView* header = m_table->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](QPoint at) { m_columns->popup(header->mapToGlobal(at)); });
}

void CandidatesPanel::showColumn(int column, bool isShown) {
    {
        const QScopedValueRollback fitting(m_isFitting, true);
        m_table->setColumnHidden(column, !isShown);
    }
    m_hasOwnWidths = false; // of other columns
    fitColumns();
    updateGeometry();
    if (column == CandidateModel::Visits)
        emit showsVisitsChanged(isShown);
}

bool CandidatesPanel::showsVisits() const {
    return !m_table->isColumnHidden(CandidateModel::Visits);
}

int CandidatesPanel::lastShownColumn() const {
    int column = CandidateModel::ColumnCount - 1;
    while (column > 0 && m_table->isColumnHidden(column))
        --column;
    return column;
}

void CandidatesPanel::arrange() {
    m_labelCount->setObjectName("labelCount");
    m_labelCount->setRange(0, 99);
    m_labelCount->setSpecialValueText(tr("none"));
    m_labelCount->setToolTip(tr("The best candidates are labelled with the best final score found "
                                "after them and with their visits, or with their loss and how sure "
                                "that is"));
    m_showsLoss->setObjectName("showsLoss");
    m_showsLoss->setToolTip(tr("Labels on the board tell what a candidate loses against the best "
                               "one instead of its final score, and so do means in the table"));
    m_emptyText->setObjectName("candidatesEmptyText");
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->fillRows();
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
    m_lastMove->hide();

    auto* label = new QLabel(tr("&Labels on the board"));
    label->setBuddy(m_labelCount);
    auto* labels = new QWidget;
    auto* labelRow = new QHBoxLayout(labels);
    labelRow->setContentsMargins(0, 0, 0, 0);
    labelRow->addWidget(label);
    labelRow->addWidget(m_labelCount);
    auto* choices = new FlowLayout; // three in a row, or fewer where the texts are long
    for (QWidget* choice : std::initializer_list<QWidget*>{labels, m_showsLoss, m_columnsButton})
        choices->addWidget(choice);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_lastMove);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_replayNote);
    layout->addWidget(m_lookBack);
    layout->addWidget(m_lineButton);
    layout->addLayout(choices);
    updateLookBack();
}

void CandidatesPanel::prepareTable() {
    prepareNumberTable(m_table, m_proxy, "candidates", tr("Candidates"), rowSpace);
    m_table->setItemDelegate(new CandidateDelegate(m_table));
    m_table->setIconSize(pictureSize());
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CandidateModel::Best, Qt::DescendingOrder);
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
    const std::array<QString, CandidateModel::ColumnCount> usual{
        "99",                                // and a picture
        score,         score,   score,   {}, // usualSpreads()
        clearedMark(), "10–99", "15,15", score, knownLineMark(), locale.toString(99'999),
        "99.9 %",      {}, // a reason may have what room there is
    };
    const QFontMetrics metrics = m_table->fontMetrics();
    const int margin = metrics.horizontalAdvance('0');
    const QHeaderView* header = m_table->horizontalHeader();
    const int headerMargin = 2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
    const int arrow = style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, header);
    const int pictureMargin = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    std::vector<Widths> widths;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        const auto place = static_cast<std::size_t>(column);
        int numbers = std::max(metrics.horizontalAdvance(usual[place]),
                               metrics.horizontalAdvance(m_longest[place]));
        if (column == CandidateModel::Group)
            numbers += pictureSize().width() + pictureMargin;
        if (column == CandidateModel::Reason)
            numbers = leastReason * margin;
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

CandidatesPanel::Widths CandidatesPanel::shownWidth(const std::vector<Widths>& columns) const {
    Widths sum;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        if (m_table->isColumnHidden(column))
            continue;
        sum.least += columns[static_cast<std::size_t>(column)].least;
        sum.wanted += columns[static_cast<std::size_t>(column)].wanted;
    }
    return sum;
}

/// Columns grow with numbers that are longer than usual, and shrink only for another game.
void CandidatesPanel::growColumns() {
    if (!(m_document->start() == m_measuredGame)) {
        m_measuredGame = m_document->start();
        m_longest.fill({});
    }
    const auto before = m_longest;
    for (int column = 0; column < CandidateModel::Reason; ++column) {
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
/// Where not even these fit, the table scrolls, and the titles are whole again.
void CandidatesPanel::fitColumns() {
    if (m_hasOwnWidths)
        return;
    const Widths all = shownWidth(m_widths);
    const double spare = m_table->viewport()->width() - all.least;
    const double room = spare < 0 ? 1 : std::min(1.0, spare / std::max(1, all.wanted - all.least));
    m_isFitting = true;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        if (m_table->isColumnHidden(column))
            continue;
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
