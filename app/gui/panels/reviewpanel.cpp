#include "app/gui/panels/reviewpanel.h"

#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <span>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/input.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/reviewtext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/panels/reviewcurve.h"

namespace {

// Of the items of the list: the index of the move, and the heading over its entry, if it has one.
constexpr int moveRole = Qt::UserRole;
constexpr int headingRole = Qt::UserRole + 1;

QPushButton* makeReviewButton(const char* objectName, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}

/// Draws headings over their entries, so that only the entry looks chosen.
class HeadedDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), size.height() + headingHeight(headingOf(option, index))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem heading = headingOf(option, index);
        QStyleOptionViewItem entry = option;
        entry.rect.setTop(option.rect.top() + headingHeight(heading));
        QStyledItemDelegate::paint(painter, entry, index);
        heading.rect.setBottom(entry.rect.top() - 1);
        if (!heading.text.isEmpty())
            heading.widget->style()->drawControl(QStyle::CE_ItemViewItem, &heading, painter,
                                                 heading.widget);
    }

private:
    QStyleOptionViewItem headingOf(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
        QStyleOptionViewItem heading = option;
        initStyleOption(&heading, index);
        heading.text = index.data(headingRole).toString();
        heading.state &=
            ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
        return heading;
    }

    static int headingHeight(const QStyleOptionViewItem& heading) {
        if (heading.text.isEmpty())
            return 0;
        return heading.widget->style()
            ->sizeFromContents(QStyle::CT_ItemViewItem, &heading, {}, heading.widget)
            .height();
    }
};

/// A list whose sentences take as many rows as they need, and the first three of them have room:
/// of less, nobody sees that it is a list.
class SentenceList : public QuietView<QListWidget> {
public:
    SentenceList() {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setWordWrap(true);
        setResizeMode(QListView::Adjust);
        setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setTabKeyNavigation(false);
        setAlternatingRowColors(true);
        setItemDelegate(new HeadedDelegate(this));
    }

    QSize sizeHint() const override { return {300, 8 * fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return {100, 5 * fontMetrics().height()}; }

    /// Qt breaks the sentences as if there always were a scroll bar.
    int heightForWidth(int width) const override {
        const int bar =
            style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
        QStyleOptionViewItem option;
        initViewItemOption(&option);
        option.rect = QRect(0, 0, std::max(1, width - 2 * frameWidth() - bar), 1);
        int height = 2 * frameWidth();
        for (int row = 0; row < std::min(count(), 3); ++row)
            height += itemDelegate()->sizeHint(option, model()->index(row, 0)).height();
        return height;
    }
};

} // namespace

ReviewPanel::ReviewPanel(ReviewRunner* runner, LineReplay* replay, GameDocument* document,
                         const ReviewKeys& keys, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_replay(replay),
      m_document(document),
      m_keys(keys),
      m_empty(makeTextLabel("reviewEmptyText")),
      m_reviewButton(makeReviewButton(
          "reviewButton", tr("Review this game"),
          SharedText::withKey(tr("Looks for ten seconds, on all cores, for what each move gave "
                                 "away"),
                              keys.review))),
      m_buttons(new QWidget),
      m_content(new QWidget),
      m_summary(makeTextLabel("reviewSummary")),
      m_curve(new ReviewCurve),
      m_place(makeTextLabel("reviewPlace")),
      m_list(new SentenceList),
      m_uncertain(makeTextLabel("uncertainLosses")),
      m_legend(makeTextLabel("reviewLegend")),
      m_state(makeTextLabel("reviewState")) {
    setObjectName("reviewPanel");
    makeCurve();
    makeList();
    makeButtons();
    arrange();
    connect(runner, &ReviewRunner::changed, this, &ReviewPanel::showReview);
    connect(runner, &ReviewRunner::runningChanged, this, &ReviewPanel::showReview);
    connect(runner, &ReviewRunner::runningChanged, this, &ReviewPanel::announceEnd);
    connect(document, &GameDocument::positionChanged, this, &ReviewPanel::showReview);
    connect(replay, &LineReplay::lineChanged, this, &ReviewPanel::showPlace);
    connect(replay, &LineReplay::indexChanged, this, &ReviewPanel::showPlace);
    connect(replay, &LineReplay::activeChanged, this, &ReviewPanel::showPlace);
    connect(replay, &LineReplay::comparisonChanged, this, &ReviewPanel::showLegend);
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &ReviewPanel::showList);
    showReview();
}

QSize ReviewPanel::sizeHint() const {
    return {360, QWidget::sizeHint().height()};
}

void ReviewPanel::makeCurve() {
    m_curve->setObjectName("reviewCurve");
    connect(m_curve, &ReviewCurve::placeRequested, this, &ReviewPanel::goTo);
    connect(m_curve, &ReviewCurve::lossRequested, this,
            [this](std::size_t loss) { goTo(static_cast<int>(m_losses[loss])); });
    connect(m_curve, &ReviewCurve::placeHovered, this, &ReviewPanel::tellPlace);
    connect(m_curve, &ReviewCurve::nextLossRequested, this, &ReviewPanel::goToNextLoss);
    connect(m_curve, &ReviewCurve::previousLossRequested, this, &ReviewPanel::goToPreviousLoss);
}

void ReviewPanel::makeList() {
    m_list->setObjectName("reviewLosses");
    m_list->setAccessibleName(tr("Losses"));
    const auto show = [this](const QListWidgetItem* item) { goTo(item->data(moveRole).toInt()); };
    // The keyboard that comes to the list makes an item the current one, but selects none.
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this, show] {
        if (const auto items = m_list->selectedItems(); !items.isEmpty())
            show(items.first());
    });
    connect(m_list, &QListWidget::itemClicked, this, show); // one that is selected, once more
    connect(m_list, &QListWidget::itemActivated, this, show);
}

void ReviewPanel::makeButtons() {
    using SharedText::withKey;
    m_previousButton = makeReviewButton("previousLossButton", tr("Earlier loss"), {});
    m_nextButton = makeReviewButton("nextLossButton", tr("Later loss"), {});
    m_betterButton = makeReviewButton(
        "betterLineButton", tr("Show the better game"),
        tr("Plays the best game known from the position on the board, step by step"));
    m_tryButton =
        makeReviewButton("tryFromHereButton", tr("Try from here"),
                         tr("The game goes on from the position on the board; can be undone"));
    m_saveButton = makeReviewButton("saveReviewButton", tr("Save review…"),
                                    tr("Saves the review as a page that every browser shows"));
    connect(m_previousButton, &QPushButton::clicked, this, &ReviewPanel::goToPreviousLoss);
    connect(m_nextButton, &QPushButton::clicked, this, &ReviewPanel::goToNextLoss);
    connect(m_betterButton, &QPushButton::clicked, this, &ReviewPanel::showBetterLine);
    connect(m_tryButton, &QPushButton::clicked, this, &ReviewPanel::tryFromHere);
    connect(m_saveButton, &QPushButton::clicked, this, &ReviewPanel::saveRequested);
    auto* layout = new FlowLayout(m_buttons);
    for (QPushButton* button :
         {m_previousButton, m_nextButton, m_betterButton, m_tryButton, m_saveButton})
        layout->addWidget(button);
}

void ReviewPanel::addDepths() {
    auto* menu = new QMenu(m_deeperButton);
    const auto add = [this, menu](const char* objectName, const QString& text,
                                  ReviewRunner::Depth depth) {
        menu->addAction(text, this, [this, depth] { start(depth); })->setObjectName(objectName);
    };
    add("reviewThorough", tr("&Thorough: for two minutes"), ReviewRunner::Depth::Thorough);
    add("reviewDeep", tr("&Deep: until it is stopped, or all is proven"),
        ReviewRunner::Depth::Deep);
    m_deeperButton->setMenu(menu);
}

/// What is clicked stands over the texts that grow while a review goes on, so that it does not move
/// away under the mouse; the two texts over the list have room for a second row.
void ReviewPanel::arrange() {
    m_stopButton = makeReviewButton("stopReviewButton", tr("Stop"),
                                    tr("Ends the review; what it has found is kept"));
    m_deeperButton =
        makeReviewButton("deeperReviewButton", tr("Look deeper"),
                         tr("Goes on with this review, so that its losses become surer"));
    addDepths();
    const int rows = 2 * fontMetrics().lineSpacing();
    m_state->setMinimumHeight(std::max(rows, m_stopButton->sizeHint().height()));
    m_place->setMinimumHeight(rows);
    m_place->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_summary->setFocusPolicy(Qt::TabFocus); // the keyboard scrolls to it in a low window
    connect(m_reviewButton, &QPushButton::clicked, this,
            [this] { start(ReviewRunner::Depth::Quick); });
    connect(m_stopButton, &QPushButton::clicked, m_runner, &ReviewRunner::stop);

    auto* content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->addWidget(m_curve);
    content->addWidget(m_place);
    content->addWidget(m_list, 1);
    content->addWidget(m_legend);
    content->addWidget(m_uncertain);
    content->addWidget(m_summary);
    content->addStretch();
    auto* state = new QHBoxLayout;
    state->addWidget(m_state, 1);
    state->addWidget(m_stopButton, 0, Qt::AlignTop);
    state->addWidget(m_deeperButton, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_empty);
    layout->addWidget(m_reviewButton, 0, Qt::AlignLeft);
    layout->addWidget(m_buttons);
    layout->addLayout(state);
    layout->addWidget(m_content, 1);
    layout->addStretch();

    const std::array inOrder{
        static_cast<QWidget*>(m_reviewButton), static_cast<QWidget*>(m_previousButton),
        static_cast<QWidget*>(m_nextButton),   static_cast<QWidget*>(m_betterButton),
        static_cast<QWidget*>(m_tryButton),    static_cast<QWidget*>(m_saveButton),
        static_cast<QWidget*>(m_stopButton),   static_cast<QWidget*>(m_deeperButton),
        static_cast<QWidget*>(m_curve),        static_cast<QWidget*>(m_list),
        static_cast<QWidget*>(m_summary)};
    for (std::size_t i = 1; i < inOrder.size(); ++i)
        setTabOrder(inOrder[i - 1], inOrder[i]);
}

bool ReviewPanel::hasReview() const {
    return m_runner->review() && m_runner->review()->start == m_document->start();
}

bool ReviewPanel::isExact() const {
    return std::ranges::all_of(m_runner->moves(), &samegame::ReviewedMove::is_exact);
}

void ReviewPanel::showReview() {
    const bool isThere = hasReview();
    m_losses = isThere ? samegame::largest_losses(m_runner->moves(), mostLosses)
                       : std::vector<std::size_t>();
    forgetReasons();
    m_buttons->setVisible(isThere);
    m_content->setVisible(isThere);
    m_empty->setText(emptyText());
    m_empty->setVisible(!m_empty->text().isEmpty());
    m_reviewButton->setVisible(m_runner->canReview() && !m_runner->isOfGame());
    if (isThere) {
        showSummary();
        showCurve();
    }
    showList();
    showState();
}

/// Those of another game, in which the same lines may mean something else.
void ReviewPanel::forgetReasons() {
    samegame::Position start;
    samegame::MoveList moves;
    if (hasReview()) {
        start = m_runner->review()->start;
        moves = m_runner->review()->moves;
    }
    if (start == m_reasonedStart && moves == m_reasonedMoves)
        return;
    m_reasonedStart = start;
    m_reasonedMoves = moves;
    m_reasons.clear();
}

/// Why there is no review of the very game on the board, and what to do.
QString ReviewPanel::emptyText() const {
    if (m_runner->isOfGame())
        return {};
    if (hasReview())
        return tr("The game goes another way than the one that was reviewed.");
    if (m_document->start().rules.refill)
        return tr("Games in which new columns come in cannot be reviewed, as nobody knows the "
                  "columns to come.");
    return m_runner->canReview()
               ? tr("A review tells what each move of this game gave away, and what was better.")
               : tr("A review tells what each move of a game gave away, and what was better. Play "
                    "some moves, or open a game.");
}

void ReviewPanel::showSummary() {
    const samegame::GameReview& review = *m_runner->review();
    m_summary->setText(SharedText::sentences(
        {scoresText(review), samegame::is_complete(review)
                                 ? judgmentText()
                                 : tr("Not every move has been looked at yet.")}));
}

/// The words so far come early; where the loss lies and how much it is together, the first look
/// tells only once it has ended.
QString ReviewPanel::judgmentText() const {
    const samegame::ReviewSummary summary = samegame::summary_of(m_runner->moves());
    const bool isRunning = m_runner->isShownRunning();
    const QString verdicts = verdictsText(summary);
    QStringList sentences{isRunning ? tr("So far: %1", "verdicts").arg(verdicts) : verdicts};
    if (m_runner->isFirstLook())
        return sentences.first();
    if (const int losses = summary.mistakes + summary.doubtful + summary.small_losses;
        losses > static_cast<int>(mostLosses))
        sentences << tr("The list has the first %1 of these %2 losses.")
                         .arg(numberText(static_cast<int>(mostLosses)), numberText(losses));
    const samegame::ToldAccuracy accuracy = samegame::told_accuracy(*m_runner->review(), summary);
    if (const QString half = halfOfLossText(summary);
        !half.isEmpty() && !accuracy.are_losses_open())
        sentences << half;
    sentences << (isRunning ? tr("Accuracy so far: %1.") : tr("Accuracy: %1."))
                     .arg(accuracyText(accuracy));
    if (const QString open = openLossesText(accuracy); !open.isEmpty())
        sentences << open;
    if (const QString taken = takenOverText(); !taken.isEmpty())
        sentences << taken;
    return SharedText::sentences(sentences);
}

QString ReviewPanel::takenOverText() const {
    int count = 0;
    for (std::size_t move = 0; move < m_runner->moves().size(); ++move)
        count += m_runner->isTakenOver(move) ? 1 : 0;
    return count == 0 ? QString()
                      : tr("Moves taken over, which count here too: %1.").arg(numberText(count));
}

void ReviewPanel::showCurve() {
    const samegame::GameReview& review = *m_runner->review();
    ReviewCurveData curve;
    for (const samegame::ReviewedPosition& position : review.positions) {
        curve.scores.push_back(position.score);
        curve.reachable.push_back(position.reachable);
    }
    curve.scores.back() = samegame::score_of(review);
    curve.losses = m_losses;
    m_curve->setReview(curve);
    m_curve->setAccessibleDescription(curveText());
}

/// The curve in words: its two ends, and its points.
QString ReviewPanel::curveText() const {
    const samegame::GameReview& review = *m_runner->review();
    QStringList parts{placeText(review, 0), placeText(review, review.moves.size())};
    for (const std::size_t move : m_losses) {
        const samegame::ReviewedMove& lost = m_runner->moves()[move];
        parts << (lost.verdict == samegame::MoveVerdict::doubtful ? tr("move %1 may have lost %2")
                                                                  : tr("move %1 lost %2"))
                     .arg(move + 1)
                     .arg(lossText(lost));
    }
    return SharedText::listOfClauses(parts);
}

/// The sentences of a review that goes on may change each moment; the item that is chosen stays.
/// Losses of several kinds have a heading over the first of each, which says the word for all; a
/// screen reader, which goes from line to line, has the word in each.
void ReviewPanel::showList() {
    const auto verdictAt = [this](std::size_t row) {
        return m_runner->moves()[m_losses[row]].verdict;
    };
    const bool isMixed = !m_losses.empty() && verdictAt(0) != verdictAt(m_losses.size() - 1);
    {
        const QSignalBlocker blocker(m_list);
        while (m_list->count() > static_cast<int>(m_losses.size()))
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < static_cast<int>(m_losses.size()))
            m_list->addItem(new QListWidgetItem);
        for (int row = 0; row < m_list->count(); ++row) {
            const auto place = static_cast<std::size_t>(row);
            const std::size_t move = m_losses[place];
            const bool isHeaded = isMixed && (row == 0 || verdictAt(place - 1) != verdictAt(place));
            QListWidgetItem* item = m_list->item(row);
            item->setText(listedText(move, !isMixed));
            item->setData(headingRole, isHeaded ? verdictHeading(verdictAt(place)) : QString());
            item->setData(Qt::AccessibleTextRole, listedText(move, true));
            item->setToolTip(toolTipOf(move));
            item->setData(Qt::AccessibleDescriptionRole, item->toolTip());
            item->setData(moveRole, static_cast<int>(move));
        }
    }
    m_list->setVisible(!m_losses.empty());
    m_list->updateGeometry(); // its sentences may have other heights
    m_uncertain->setText(uncertainLossesText(m_runner->moves()));
    m_uncertain->setVisible(!m_uncertain->text().isEmpty());
    showPlace();
}

QString ReviewPanel::listedText(std::size_t move, bool saysVerdict) {
    const samegame::ReviewedMove& reviewed = m_runner->moves()[move];
    QStringList remarks;
    if (reviewed.spread > 0)
        remarks << tr("± %1", "spread").arg(numberText(reviewed.spread));
    if (saysVerdict)
        remarks << verdictName(reviewed.verdict);
    if (m_runner->isTakenOver(move))
        remarks << tr("taken over", "move");
    const QString text = sentenceOf(move);
    return remarks.isEmpty() ? text
                             : SharedText::withRemark(text, SharedText::listOfClauses(remarks));
}

/// The reason is looked for anew only where the lines that tell it are others.
QString ReviewPanel::sentenceOf(std::size_t move) {
    const samegame::GameReview& review = *m_runner->review();
    const samegame::MoveList& before = review.positions[move].line;
    const samegame::MoveList& after = review.positions[move + 1].line;
    auto known = m_reasons.find(move);
    if (known == m_reasons.end() || !(known->second.before == before) ||
        !(known->second.after == after))
        known =
            m_reasons
                .insert_or_assign(move, Reason{before, after, samegame::reason_of(review, move)})
                .first;
    return lossSentence(m_runner->moves()[move], move, known->second.reason);
}

QString ReviewPanel::toolTipOf(std::size_t move) const {
    const samegame::GameReview& review = *m_runner->review();
    return spreadSentence(m_runner->moves()[move]) + '\n' + placeText(review, move) + '\n' +
           placeText(review, move + 1);
}

void ReviewPanel::showState() {
    m_state->setText(stateText());
    if (m_runner->isRunning())
        m_isOfReviewThatRan = m_runner->isShownRunning();
    m_state->setVisible(!m_state->text().isEmpty());
    const bool isLeft = m_stopButton->hasFocus() && !m_runner->isRunning();
    m_deeperButton->setVisible(m_runner->isOfGame() && !m_runner->isRunning() && !isExact() &&
                               m_document->line().moves == m_runner->review()->moves);
    if (isLeft) // the keyboard goes on where one can read, or look deeper
        (m_deeperButton->isHidden() ? static_cast<QWidget*>(m_curve) : m_deeperButton)->setFocus();
    m_stopButton->setVisible(m_runner->isRunning());
}

/// What became of the review of another game, behind another sentence.
QString ReviewPanel::endedText() const {
    const auto& ended = m_runner->ended();
    if (!ended)
        return {};
    const QString name = shortName(ended->name);
    return ended->isKept ? tr("The review of %1 has ended for it; what it found is kept.").arg(name)
                         : tr("The review of %1 has ended for it.").arg(name);
}

QString ReviewPanel::stateText() const {
    if (m_runner->isRunning() && !m_runner->isShownRunning())
        return tr("Another game is being reviewed.");
    if (m_runner->isRunning())
        return SharedText::sentences(
            {m_runner->depth() == ReviewRunner::Depth::Deep
                 ? tr("Reviewing until it is stopped, or all is proven.")
                 : tr("Reviewing: %1 % of the time.").arg(numberText(m_runner->percent())),
             endedText()});
    if (!hasReview())
        return {};
    return isExact() ? tr("All of it is proven.")
                     : tr("Reviewed for %1.").arg(durationInWords(m_runner->seconds()));
}

std::optional<int> ReviewPanel::shownPlace() const {
    if (!hasReview())
        return std::nullopt;
    const samegame::MoveList& game = m_runner->review()->moves;
    const samegame::MoveList moves =
        m_replay->isActive() ? m_replay->movesSoFar() : m_document->line().moves;
    const bool isOnGame =
        moves.size() <= game.size() && std::equal(moves.begin(), moves.end(), game.begin());
    return isOnGame ? std::optional(static_cast<int>(moves.size())) : std::nullopt;
}

/// The move of the reviewed game from the position shown.
const samegame::ReviewedMove* ReviewPanel::shownMove() const {
    const auto place = shownPlace();
    const std::vector<samegame::ReviewedMove>& moves = m_runner->moves();
    return place && *place < static_cast<int>(moves.size())
               ? &moves[static_cast<std::size_t>(*place)]
               : nullptr;
}

void ReviewPanel::showPlace() {
    if (m_isGoing)
        return;
    const auto place = shownPlace();
    if (!m_replay->isActive())
        m_at = -1;
    else if (place)
        m_at = *place;
    m_curve->setPlace(place);
    tellPlace(std::nullopt);
    {
        const QSignalBlocker blocker(m_list);
        const auto listed = std::ranges::find_if(
            m_losses, [&](std::size_t move) { return place && static_cast<int>(move) == *place; });
        const bool isListed = listed != m_losses.end() && m_replay->isActive();
        m_list->setCurrentRow(isListed ? static_cast<int>(listed - m_losses.begin()) : -1);
    }
    showLegend();
    showWays();
    emit lossesChanged();
}

/// BoardMarks draws what it is about, where a better line is known for the move that goes next.
void ReviewPanel::showLegend() {
    const samegame::ReviewedMove* move = shownMove();
    const bool isParting = m_replay->other() && m_replay->firstDifference() == m_replay->index();
    const bool isMarked = m_replay->isActive() && move && !isParting && !move->better.empty() &&
                          m_replay->nextMove() == move->move;
    m_legend->setVisible(isMarked);
    if (isMarked)
        m_legend->setText(
            samegame::loses_for_sure(*move)
                ? tr("On the board: dashed, what was played; framed in gold, what was better.")
                : tr("On the board: dashed, what was played; framed in gold, what may be better."));
}

/// A way that is closed says why.
void ReviewPanel::showWays() {
    using SharedText::withKey;
    const samegame::ReviewedMove* move = shownMove();
    enableOrLeave(m_betterButton, move && !move->better.empty(), m_curve);
    enableOrLeave(m_tryButton, move && m_replay->isActive(), m_curve);
    enableOrLeave(m_nextButton, hasNextLoss(), m_curve);
    m_nextButton->setToolTip(withKey(
        hasNextLoss() ? tr("In the order of the moves, the listed loss after the position on the "
                           "board; the list itself begins with mistakes")
                      : tr("No listed loss comes later in the game than the position on the board"),
        m_keys.next));
    enableOrLeave(m_previousButton, hasPreviousLoss(), m_curve);
    m_previousButton->setToolTip(
        withKey(hasPreviousLoss()
                    ? tr("In the order of the moves, the listed loss before the position on the "
                         "board; the list itself begins with mistakes")
                    : tr("No listed loss comes earlier in the game than the position on the board"),
                m_keys.previous));
}

/// What the curve says where the mouse is, or else where the board stands.
void ReviewPanel::tellPlace(std::optional<int> place) {
    const auto told = place ? place : shownPlace();
    m_place->setText(told ? placeText(*m_runner->review(), static_cast<std::size_t>(*told))
                          : tr("Filled: score. Steps: best still possible."));
}

/// While the board is on no move of the game, from its start; else from where it was last.
std::optional<std::size_t> ReviewPanel::nextLoss() const {
    std::optional<std::size_t> next;
    for (const std::size_t move : m_losses)
        if (static_cast<int>(move) > m_at && (!next || move < *next))
            next = move;
    return next;
}

std::optional<std::size_t> ReviewPanel::previousLoss() const {
    std::optional<std::size_t> previous;
    for (const std::size_t move : m_losses)
        if ((m_at < 0 || static_cast<int>(move) < m_at) && (!previous || move > *previous))
            previous = move;
    return previous;
}

void ReviewPanel::goToNextLoss() {
    if (const auto move = nextLoss())
        goToLoss(*move);
}

void ReviewPanel::goToPreviousLoss() {
    if (const auto move = previousLoss())
        goToLoss(*move);
}

/// Says the loss: whoever sees it finds it in the list, and marked on the board.
void ReviewPanel::goToLoss(std::size_t move) {
    goTo(static_cast<int>(move));
    Announcer::instance()->say(m_list, sentenceOf(move));
}

void ReviewPanel::goTo(int place) {
    if (hasReview())
        showOnBoard(LineKind::ReviewedGame, m_runner->review()->moves, place);
}

void ReviewPanel::tryFromHere() {
    const auto place = shownPlace();
    if (!place || !m_replay->isActive())
        return;
    goTo(*place); // whichever line leads there
    m_replay->takeOver();
    emit tried();
}

void ReviewPanel::showBetterLine() {
    const samegame::ReviewedMove* move = shownMove();
    if (!move || move->better.empty())
        return;
    const int place = *shownPlace();
    const std::span<const samegame::Move> game = m_runner->review()->moves;
    const auto before = game.first(static_cast<std::size_t>(place));
    showOnBoard(LineKind::BetterLine, samegame::joined(before, move->better), place);
    m_replay->setPlaying(true);
}

void ReviewPanel::showOnBoard(LineKind kind, const samegame::MoveList& moves, int index) {
    const auto& [board, rules] = m_document->start();
    const auto line = samegame::replay(board, rules, moves);
    if (!line)
        return;
    {
        const QScopedValueRollback going(m_isGoing, true);
        m_replay->show(*line, kind, index);
    }
    showPlace();
    if (m_curve->hasFocus())
        announcePlace();
}

/// The list reads its items itself, but the curve has no text where one walks along it.
void ReviewPanel::announcePlace() {
    Announcer::instance()->announce(m_place);
}

/// The button that was pressed goes meanwhile.
void ReviewPanel::start(ReviewRunner::Depth depth) {
    m_runner->start(depth);
    takeFocus();
}

void ReviewPanel::takeFocus() {
    QWidget* const read = !m_losses.empty() ? static_cast<QWidget*>(m_list)
                          : hasReview()     ? static_cast<QWidget*>(m_curve)
                                            : static_cast<QWidget*>(m_reviewButton);
    if (!read->isVisible())
        return;
    read->setFocus(Qt::OtherFocusReason);
    Announcer::instance()->announce(m_runner->isShownRunning() ? m_state
                                    : hasReview()              ? m_summary
                                                               : m_empty);
}

/// What the review comes to, once it has ended; not that of another game.
void ReviewPanel::announceEnd() {
    if (!m_runner->isRunning() && m_isOfReviewThatRan && m_summary->isVisible())
        Announcer::instance()->announce(m_summary);
}
