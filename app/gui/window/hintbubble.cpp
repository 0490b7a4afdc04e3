#include "app/gui/window/hintbubble.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QStringList>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/lineplantext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/board/boardview.h"
#include "engine/game/move.h"

namespace {

struct HintText {
    Q_DECLARE_TR_FUNCTIONS(HintText)
};

QString textOfPlan(const Hint& hint, const samegame::Position& position) {
    QStringList sentences;
    if (const auto harvest = hint.harvest()) {
        const samegame::PlannedMove& planned = hint.plan.moves[*harvest];
        const QString color = colorName(planned.color);
        const QString points = pointsText(planned.points);
        const auto saved = static_cast<int>(planned.blocks.size());
        const int all = position.board.block_count(planned.color);
        sentences << (saved == all
                          ? HintText::tr("Save %1: all its %Ln blocks go in one move, for %2.",
                                         nullptr, all)
                                .arg(color, points)
                          : HintText::tr("Save %1: %2 of its %Ln blocks go in one move, for %3.",
                                         nullptr, all)
                                .arg(color)
                                .arg(saved)
                                .arg(points));
        if (hint.clears)
            sentences << HintText::tr("At the end the board is empty.");
    } else {
        sentences << HintText::tr("The board can be cleared from here.");
    }
    sentences << HintText::tr("H again shows the group to play now.");
    return SharedText::sentences(sentences);
}

QString placeText(const Hint& hint, const samegame::Position& position) {
    return QString::fromStdString(
        samegame::to_string(samegame::to_notation(hint.move, position.board.rows())));
}

/// Why the first move is made; of one that frees the way for another also what that one is for.
QString reasonSentence(const Hint& hint, const samegame::Rules& rules) {
    const samegame::PlannedMove& first = hint.plan.moves.front();
    if (first.role == samegame::MoveRole::harvest) // its size has been told
        return hint.plan.harvests.front() == 0
                   ? HintText::tr("No later group earns more.")
                   : HintText::tr("It is one of the moves that earn most.");
    const QString sentence =
        HintText::tr("It %1.", "what the move does").arg(reasonText(hint.plan, 0, rules));
    if (first.role != samegame::MoveRole::prepares)
        return sentence;
    return SharedText::sentences(
        {sentence,
         HintText::tr("Move %1 %2.", "number of a move, and what it does")
             .arg(QString::number(first.target + 1), reasonText(hint.plan, first.target, rules))});
}

/// What the step before has told of, where this move is for something else.
QString savedSentence(const Hint& hint) {
    const auto harvest = hint.harvest();
    if (!harvest || hint.plan.moves.front().target == *harvest)
        return {};
    return HintText::tr("The saved %1 blocks go in move %2.", "color, number")
        .arg(colorName(hint.plan.moves[*harvest].color))
        .arg(*harvest + 1);
}

/// After the last step.
QString beginsAnewText() {
    return HintText::tr("That is all; H again begins anew.");
}

QString textOfNext(const Hint& hint, const samegame::Position& position) {
    const QString place = placeText(hint, position);
    if (hint.plan.moves.empty())
        return SharedText::sentences(
            {HintText::tr("Hint: the marked group at %1 (row, column), %2; the best by the "
                          "blocks on the board, since nobody knows the columns to come.")
                 .arg(place, sizeAndPointsText(hint.cells, hint.points, movesEarn(position.rules))),
             beginsAnewText()});
    const samegame::PlannedMove& first = hint.plan.moves.front();
    QStringList sentences{HintText::tr("Next: the marked group at %1 (row, column), %2.")
                              .arg(place, sizeAndPointsText(first, position.rules)),
                          reasonSentence(hint, position.rules)};
    if (const QString saved = savedSentence(hint); !saved.isEmpty())
        sentences << saved;
    sentences << HintText::tr("H again shows the next moves.");
    return SharedText::sentences(sentences);
}

QString textOfLine(const Hint& hint, const samegame::Rules& rules) {
    QStringList sentences{
        HintText::tr("The next %Ln moves are numbered.", nullptr, hint.numberedMoves())};
    if (const auto harvest = hint.harvest())
        sentences << HintText::tr("The framed blocks go in move %1.").arg(*harvest + 1);
    if (hint.finalScore) {
        const QString score = finalScoreText(rules, *hint.finalScore);
        sentences << (movesEarn(rules)
                          ? HintText::tr("Played like this, the game ends with a score of %1.")
                          : HintText::tr("Played like this, the game ends: %1."))
                         .arg(score);
    }
    sentences << beginsAnewText();
    return SharedText::sentences(sentences);
}

QString textOfStep(const Hint& hint, const samegame::Position& position) {
    switch (hint.step) {
    case Hint::Step::Color:
        return HintText::tr("Hint: a group of this color: %1. Press H again to see which one.")
            .arg(colorName(hint.color));
    case Hint::Step::Plan:
        return textOfPlan(hint, position);
    case Hint::Step::Next:
        return textOfNext(hint, position);
    case Hint::Step::Line:
        return textOfLine(hint, position.rules);
    }
    return {};
}

/// To a screen reader the bubble is something that comes up and wants to be read.
QAccessibleInterface* makeAlert(const QString&, QObject* object) {
    auto* bubble = qobject_cast<HintBubble*>(object);
    return bubble ? new QAccessibleWidget(bubble, QAccessible::AlertMessage) : nullptr;
}

} // namespace

QString textOf(const Hint& hint, const samegame::Position& position) {
    const QString step = textOfStep(hint, position);
    return hint.isBetterPlan
               ? SharedText::sentences({HintText::tr("A better plan was found."), step})
               : step;
}

HintBubble::HintBubble(BoardView* view, Kind kind)
    : CardFrame(view),
      m_view(view),
      m_kind(kind),
      m_text(makeTextLabel(kind == Kind::Hint ? "hintText" : "noticeText")) {
    QAccessible::installFactory(&makeAlert); // a second time changes nothing
    setObjectName(kind == Kind::Hint ? "hintBubble" : "notice");
    setFocusPolicy(Qt::NoFocus);
    hide();
    auto* layout = new QVBoxLayout(this);
    const int margin = shadow + fontMetrics().height() / 2;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_text);
    view->installEventFilter(this);
}

void HintBubble::setRoom(QWidget* room) {
    m_room = room;
    room->installEventFilter(this);
    place();
}

void HintBubble::tell(const QString& text, const std::vector<samegame::Cell>& marked,
                      const std::vector<samegame::Cell>& clicked) {
    m_marked = marked;
    m_clicked = clicked;
    m_text->setText(text);
    show();
    place();
    setAccessibleName(text);
    Announcer::instance()->announce(this);
}

bool HintBubble::eventFilter(QObject* watched, QEvent* event) {
    const bool isResize = event->type() == QEvent::Resize;
    if (watched == m_view && (isResize || event->type() == QEvent::Move))
        place();
    else if (watched == m_room &&
             (isResize || event->type() == QEvent::Show || event->type() == QEvent::Hide))
        place();
    return CardFrame::eventFilter(watched, event);
}

void HintBubble::changeEvent(QEvent* event) {
    CardFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

void HintBubble::mousePressEvent(QMouseEvent* event) {
    m_view->ignoreSecondClick(m_view->mapFromGlobal(event->globalPosition()), event->timestamp());
    hide();
}

int HintBubble::heightFor(int width) const {
    return std::max(layout()->totalHeightForWidth(width), 1);
}

void HintBubble::moveTo(QWidget* home) {
    if (parentWidget() == home)
        return;
    const bool wasHidden = isHidden();
    setParent(home);
    setVisible(!wasHidden);
}

/// When it moves to another parent, the layouts around it may move the board meanwhile.
void HintBubble::place() {
    m_isPlaceOld = true;
    if (m_isPlacing || isHidden() || !layout())
        return;
    const QScopedValueRollback isPlacing(m_isPlacing, true);
    while (std::exchange(m_isPlaceOld, false)) {
        setSmall(false);
        if (!placeInRoom())
            placeAtBoard();
    }
    raise();
}

/// Whether it fits there. Other cards make way for a hint, and a notice stands apart from them.
bool HintBubble::placeInRoom() {
    if (!m_room || m_room->isHidden())
        return false;
    const QRect room = m_room->rect();
    const QSize size(room.width(), heightFor(room.width()));
    if (size.height() > room.height() || layout()->totalMinimumSize().width() > room.width())
        return false;
    QRect place(room.topLeft(), size);
    if (m_kind == Kind::Notice) {
        place.moveBottom(room.bottom());
        const auto cards = m_room->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        if (std::ranges::any_of(cards, [&](const QWidget* card) {
                return card != this && !card->isHidden() && card->geometry().intersects(place);
            }))
            return false;
    }
    moveTo(m_room);
    setGeometry(place);
    return true;
}

/// Beside the board where a bubble of good width fits.
void HintBubble::placeAtBoard() {
    const QRect view = m_view->rect();
    const int letter = fontMetrics().averageCharWidth();
    const int room = m_view->boardRect().left() - view.left();
    const bool isBeside = room >= letter * 28;
    const int width = isBeside ? std::min(room, letter * 46) : std::min(view.width(), letter * 60);
    const QSize size(width, heightFor(width));
    const bool isHint = m_kind == Kind::Hint;
    if (isHint && (!isBeside || size.height() > view.height()))
        return placeOverTheLeast();
    moveTo(m_view);
    setGeometry(QStyle::alignedRect(
        Qt::LeftToRight, isHint ? Qt::AlignCenter : Qt::AlignHCenter | Qt::AlignBottom, size,
        isBeside ? QRect(view.topLeft(), QSize(room, view.height())) : view));
}

/// In the view, or else partly over what stands around it.
void HintBubble::placeOverTheLeast() {
    QWidget* around = m_view->isWindow() ? m_view : m_view->parentWidget();
    const QRect area(m_view->mapFrom(around, QPoint(0, 0)), around->size());
    const std::vector<BubbleShape>& shapes = shapesIn(area);
    const BubblePlace place = leastCoveringPlace(groundIn(area), shapes, shadow);
    setSmall(shapes[place.shape].isSmall);
    QWidget* home = m_view->rect().contains(place.rect) ? m_view : around;
    moveTo(home);
    setGeometry(place.rect.translated(m_view->mapTo(home, QPoint(0, 0))));
}

/// Wide ones first, and as wide as what is free beside the board; then all in small letters.
/// Measured once for a text, which comes back after each look at a replay.
const std::vector<BubbleShape>& HintBubble::shapesIn(const QRect& area) {
    const int letter = fontMetrics().averageCharWidth();
    const int widest = std::min(area.width(), letter * 60);
    const int beside = m_view->boardRect().left() + shadow; // a shadow covers nothing
    auto measured = std::tuple(m_text->text(), font(), widest, beside);
    if (measured == m_measured)
        return m_shapes;
    m_measured = std::move(measured);
    m_shapes.clear();
    std::vector<int> widths{widest};
    for (int letters = 56; letters >= 20; letters -= 4)
        widths.push_back(letter * letters);
    widths.push_back(beside);
    for (const bool isSmall : {false, true}) {
        setSmall(isSmall);
        const int least = std::max(letter * 20, layout()->totalMinimumSize().width());
        for (const int width : widths)
            if (width == widest || (width >= least && width < widest))
                m_shapes.push_back({{width, heightFor(width)}, isSmall});
    }
    return m_shapes;
}

BubbleGround HintBubble::groundIn(const QRect& area) const {
    const samegame::Board& board = m_view->shownBoard();
    BubbleGround ground;
    ground.area = area;
    ground.view = m_view->rect();
    const auto rectOf = [this](int column, int row) {
        return m_view->cellRect(samegame::cell_at(column, row));
    };
    for (int column = 0; column < board.columns(); ++column)
        ground.columns.push_back(rectOf(column, 0));
    for (int row = 0; row < board.rows(); ++row)
        ground.rows.push_back(rectOf(0, row));
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row)
            ground.cells.push_back(board.color_at(samegame::cell_at(column, row)) ==
                                           samegame::no_color
                                       ? BubbleGround::Cell::Empty
                                       : BubbleGround::Cell::Block);
    const auto mark = [&](const std::vector<samegame::Cell>& cells, BubbleGround::Cell as) {
        for (const samegame::Cell cell : cells)
            if (cell.column < board.columns() && cell.row < board.rows())
                ground.cells[cell.column * ground.rows.size() + cell.row] = as;
    };
    mark(m_marked, BubbleGround::Cell::Marked);
    mark(m_clicked, BubbleGround::Cell::Clicked);
    return ground;
}

/// Letters that are still readable, for places where there is little room.
void HintBubble::setSmall(bool isSmall) {
    constexpr double smallLetters = 0.85;
    QFont letters; // the bubble's
    if (isSmall) {
        letters = font();
        letters.setPointSizeF(letters.pointSizeF() * smallLetters);
    }
    m_text->setFont(letters);
}
