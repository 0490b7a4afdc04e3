#include "app/gui/board/boardview.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleHints>
#include <QTouchEvent>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "app/gui/basics/announcer.h"
#include "app/gui/board/accessibleboard.h"
#include "app/gui/board/boardeffects.h"

namespace {

constexpr int defaultAnimationDuration = 240;
constexpr int undoFingers = 2;

/// `cell`, or the nearest cell of `board`.
samegame::Cell onBoard(samegame::Cell cell, const samegame::Board& board) {
    const auto limited = [](int value, int size) {
        return static_cast<std::uint8_t>(std::clamp(value, 0, std::max(0, size - 1)));
    };
    return {limited(cell.column, board.columns()), limited(cell.row, board.rows())};
}

/// The painter counts device pixels from here on, whole ones also where the widget begins within
/// a pixel of the screen (at fractional scale factors).
void countDevicePixels(QPainter& painter, qreal ratio) {
    painter.scale(1 / ratio, 1 / ratio);
    const QTransform placed = painter.deviceTransform();
    painter.translate(std::round(placed.dx()) - placed.dx(), std::round(placed.dy()) - placed.dy());
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent), m_theme(palette()), m_scene(m_theme), m_effects(new EffectLayer(this)) {
    installAccessibleBoard(); // first: Qt keeps the interface it makes at the first event
    setObjectName("boardView");
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_timeline, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_timeline, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
    connect(m_effects, &EffectLayer::celebrated, this, [this] {
        if (!isMoving())
            emit settled();
    });
    connect(CurrentLook::instance(), &CurrentLook::changed, this, [this] {
        renewTheme();
        announceBoard(this); // colors may have other names
    });
}

BoardView::~BoardView() = default;

void BoardView::show(const ShownBoard& shown, const std::optional<ShownStep>& step) {
    m_timeline.stop();
    m_animation.reset();
    const QSignalBlocker blocker(m_effects); // the move that it ends is no more
    m_effects->finish();
    const bool isSame = shown.board == m_shown.board;
    if (!isSame)
        m_markings = {};
    m_waitsForPointer = step.has_value() || (isSame && m_waitsForPointer);
    m_shown = shown;
    m_pressed.reset();
    m_cursor = onBoard(m_cursor, shown.board);
    if (step && isVisible() && animationDuration() > 0)
        startAnimation(*step);
    if (m_animation && !step->isBackward)
        startEffects(step->transition);
    if (m_animation)
        repaint(); // the first frame: what others make of the move may take a while
    forgetPicture();
    clearSelection();
    m_hovered = {};
    updateHovered();
    if (m_hovered.empty())
        emit groupHovered({}, 0); // the group of the board before is gone
    announceBoard(this);
}

void BoardView::mark(const BoardMarkings& markings) {
    const BoardMarkings before = std::exchange(m_markings, markings);
    std::ranges::sort(m_markings.candidates, std::ranges::greater{}, &CandidateLabel::rank);
    const bool isCalmChanged = m_markings.marked.has_value() != before.marked.has_value();
    if (m_markings.color != before.color || !(m_markings.preview == before.preview) ||
        m_markings.saved != before.saved || (!m_markings.saved.empty() && isCalmChanged))
        m_scene.forgetEmphasis();
    update();
    const bool isPlanChanged =
        m_markings.saved != before.saved || !(m_markings.preview == before.preview);
    if (m_markings.candidates != before.candidates || m_markings.marked != before.marked ||
        m_markings.better != before.better || m_markings.mayBeBetter != before.mayBeBetter ||
        isPlanChanged)
        announceBoard(this);
}

QRect BoardView::cellRect(samegame::Cell cell) const {
    return boardGeometry().logicalCellRect(cell);
}

QRect BoardView::boardRect() const {
    const samegame::Board& board = m_shown.board;
    if (board.cell_count() == 0)
        return {};
    const auto last = [](int count) { return static_cast<std::uint8_t>(count - 1); };
    return cellRect({0, 0}).united(cellRect({last(board.columns()), last(board.rows())}));
}

std::vector<QRect> BoardView::blockRects() const {
    const samegame::Board& board = m_shown.board;
    std::vector<QRect> rects;
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row)
            if (const auto cell = samegame::cell_at(column, row);
                board.color_at(cell) != samegame::no_color)
                rects.push_back(cellRect(cell));
    return rects;
}

int BoardView::animationDuration() const {
    if (m_animationDuration)
        return *m_animationDuration;
    const bool wanted = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    return wanted ? defaultAnimationDuration : 0;
}

void BoardView::setAnimationDuration(int milliseconds) {
    m_animationDuration = std::max(0, milliseconds);
}

void BoardView::followDesktopAnimation() {
    m_animationDuration.reset();
}

void BoardView::setShowsGlyphs(bool shows) {
    m_theme.showsGlyphs = shows;
    forgetPicture();
}

QSize BoardView::sizeHint() const {
    return {640, 640};
}

QSize BoardView::minimumSizeHint() const {
    return {200, 160};
}

void BoardView::startAnimation(const ShownStep& step) {
    m_animation.emplace(step.transition, BoardPainter(m_theme, boardGeometry()),
                        step.isBackward ? std::nullopt : m_activated);
    m_timeline.setStartValue(step.isBackward ? 1.0 : 0.0);
    m_timeline.setEndValue(step.isBackward ? 0.0 : 1.0);
    m_timeline.setDuration(animationDuration());
    m_timeline.start();
}

void BoardView::startEffects(const samegame::Transition& transition) {
    const ShownMove move{transition, m_shown, boardGeometry(), m_theme, font()};
    playEffects(*m_effects, move, pace());
}

double BoardView::pace() const {
    return static_cast<double>(animationDuration()) / defaultAnimationDuration;
}

bool BoardView::isMoving() const {
    return m_animation || m_effects->isCelebrating();
}

void BoardView::setTellsHovered(bool tells) {
    m_tellsHovered = tells;
    update();
}

void BoardView::skipWhatMoves() {
    finishAnimation();
    m_effects->finish();
}

void BoardView::finishAnimation() {
    if (!m_animation)
        return;
    m_timeline.stop();
    m_animation.reset();
    update();
    if (!isMoving())
        emit settled();
}

void BoardView::guardFromDoubleClicks(QWidget* card) {
    for (QWidget* part : card->findChildren<QWidget*>())
        part->installEventFilter(this);
}

void BoardView::ignoreSecondClick(QPointF place, quint64 time) {
    m_onCard = Click{place, time, {}};
}

void BoardView::renewTheme() {
    const bool showsGlyphs = m_theme.showsGlyphs;
    m_theme = BoardTheme(palette());
    m_theme.showsGlyphs = showsGlyphs;
    skipWhatMoves();
    forgetPicture();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        renewTheme();
    QWidget::changeEvent(event);
}

void BoardView::resizeEvent(QResizeEvent*) {
    skipWhatMoves();
    forgetPicture();
}

BoardGeometry BoardView::boardGeometry() const {
    return {size(), devicePixelRatioF(), std::max(1, m_shown.board.rows()),
            std::max(1, m_shown.board.columns())};
}

void BoardView::forgetPicture() {
    m_scene.forgetPictures();
    update();
}

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry placed = boardGeometry();
    countDevicePixels(painter, placed.ratio());
    if (m_animation) {
        BoardPainter(m_theme, placed).paintGround(painter);
        m_animation->paint(painter, m_timeline.currentValue().toDouble());
        return;
    }
    m_scene.paint(painter, placed,
                  {m_shown, m_markings, m_hovered, m_selection, activeCursor(), font(),
                   m_tellsHovered && !m_waitsForPointer});
}

std::optional<samegame::Cell> BoardView::pointedCell() const {
    if (m_isCursorActive && hasFocus())
        return m_cursor;
    return m_mouse ? boardGeometry().cellAt(*m_mouse) : std::nullopt;
}

std::optional<samegame::Cell> BoardView::activeCursor() const {
    return m_isCursorActive && hasFocus() ? std::optional(m_cursor) : std::nullopt;
}

void BoardView::updateHovered() {
    samegame::Group group;
    if (const auto cell = pointedCell(); cell && mode() == ViewMode::Play)
        group = m_shown.groupAt(*cell);
    const bool same = group.empty() ? m_hovered.empty()
                                    : !m_hovered.empty() && group.size() == m_hovered.size() &&
                                          group.move() == m_hovered.move();
    m_hovered = group;
    if (same)
        return;
    update();
    emit groupHovered(group, group.empty() ? 0 : pointsOf(group));
}

void BoardView::moveCursor(int columns, int rows) {
    if (m_shown.board.cell_count() == 0)
        return;
    moveCursorTo(
        samegame::cell_at(std::clamp(m_cursor.column + columns, 0, m_shown.board.columns() - 1),
                          std::clamp(m_cursor.row + rows, 0, m_shown.board.rows() - 1)));
}

void BoardView::moveCursorTo(samegame::Cell cell) {
    m_cursor = cell;
    m_waitsForPointer = false;
    update();
    setCursorActive(true);
    announceCursor(this);
}

void BoardView::pointAtNothing() {
    if (m_mouse)
        m_restingMouse = std::exchange(m_mouse, std::nullopt);
    setCursorActive(false);
}

void BoardView::setCursorActive(bool active) {
    if (active != m_isCursorActive)
        update();
    m_isCursorActive = active;
    updateHovered();
}

void BoardView::setClickMode(ClickMode mode) {
    m_clickMode = mode;
    clearSelection();
}

void BoardView::clearSelection() {
    if (!m_selection.empty())
        select({});
}

void BoardView::select(const samegame::Group& group) {
    m_selection = group;
    update();
    if (!group.empty()) // of the badge, screen readers see nothing
        Announcer::instance()->say(
            this, BoardScene::selectionText(group, m_shown, activeCursor().has_value()));
    emit selectionChanged(group);
}

void BoardView::activate(samegame::Cell cell) {
    skipWhatMoves();
    if (mode() == ViewMode::Replay) {
        if (m_shown.groups.empty()) // what comes up now was not aimed at, as the end's card
            m_onCard = m_click;
        return emit replayActivated(cell);
    }
    const samegame::Group group = m_shown.groupAt(cell);
    m_activated = cell;
    if (group.empty())
        refuse(cell);
    const bool waits = m_clickMode == ClickMode::SelectThenConfirm;
    if (waits && (m_selection.empty() || !m_selection.contains(cell)))
        select(group);
    else if (!group.empty())
        emit groupClicked(group.move());
}

void BoardView::refuse(samegame::Cell cell) {
    const samegame::Color color = m_shown.board.color_at(cell);
    if (color == samegame::no_color || m_shown.groups.empty())
        return; // nothing lies there, or the game is over
    if (animationDuration() > 0)
        m_effects->play(std::make_unique<Shake>(Block{cell, color}, m_theme, boardGeometry()),
                        std::min(1.0, pace()));
    m_effects->setAccessibleName(
        tr("A single block stays: only two or more of one color that touch can be removed."));
    Announcer::instance()->announce(m_effects);
}

/// Plays no group that the person cannot see to be meant.
void BoardView::activatePointed() {
    if (mode() == ViewMode::Play && !activeCursor()) {
        const auto cell = pointedCell();
        if (cell && !m_hovered.empty())
            return activate(*cell);
        return moveCursor(0, 0);
    }
    moveCursor(0, 0);
    activate(m_cursor);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-1, 0);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Up:
        return moveCursor(0, 1);
    case Qt::Key_Down:
        return moveCursor(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (!event->isAutoRepeat())
            activatePointed();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    pointAt(event->position());
    setCursorActive(false);
}

void BoardView::pointAt(QPointF place) {
    if (m_restingMouse == place) // as Qt tells when the card has gone
        return;
    m_restingMouse.reset();
    if (m_waitsForPointer && m_mouse != place) {
        m_waitsForPointer = false;
        update();
    }
    m_mouse = place;
}

void BoardView::leaveEvent(QEvent*) {
    m_mouse.reset();
    updateHovered();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    press(event->position(), event->timestamp());
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        release(event->position());
}

/// Whether a press belongs to the click before it, which has played or taken a card away: what lies
/// at this place now came to be seen so shortly before that nobody can have meant it.
bool BoardView::isSecondOfDouble(QPointF place, quint64 time) const {
    const bool hasPlayed = m_lastPlayed && !(m_shown.board == m_lastPlayed->before);
    return (hasPlayed && isSecondOf(*m_lastPlayed, place, time)) ||
           (m_onCard && isSecondOf(*m_onCard, place, time));
}

bool BoardView::isSecondOf(const Click& click, QPointF place, quint64 time) const {
    const auto longest =
        static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    if (time == 0 || click.time == 0 || time - click.time >= longest)
        return false;
    const BoardGeometry geometry = boardGeometry();
    const auto cell = geometry.cellAt(place);
    return (cell && cell == geometry.cellAt(click.place)) ||
           (place - click.place).manhattanLength() <=
               QGuiApplication::styleHints()->mouseDoubleClickDistance();
}

void BoardView::press(QPointF place, quint64 time) {
    skipWhatMoves();
    m_restingMouse.reset();
    pointAt(place);
    m_pressed = boardGeometry().cellAt(place);
    if (isSecondOfDouble(place, time)) {
        m_pressed.reset();
        return setCursorActive(false);
    }
    m_click = {place, time, {}};
    if (m_pressed)
        m_cursor = *m_pressed;
    else
        clearSelection(); // beside the board
    setCursorActive(false);
}

void BoardView::release(QPointF place) {
    if (!m_pressed)
        return;
    const samegame::Cell pressed = *m_pressed;
    m_pressed.reset();
    m_click.before = m_shown.board;
    const auto released = boardGeometry().cellAt(place);
    // Leaving the group with the button held down takes the click back.
    if (released && (*released == pressed || m_shown.groupAt(pressed).contains(*released)))
        activate(*released);
    if (!(m_shown.board == m_click.before))
        m_lastPlayed = m_click;
}

/// A card that comes up between the two clicks of a double click is not pressed by the second.
bool BoardView::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool isPress = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || (!isPress && type != QEvent::MouseButtonRelease))
        return QWidget::eventFilter(watched, event);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const QPointF place = widget->mapTo(this, mouse->position());
    if (isPress && isSecondOfDouble(place, mouse->timestamp()))
        return true;
    m_mouse = place;
    pointAtNothing();
    return QWidget::eventFilter(watched, event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    const auto reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
        reason == Qt::ShortcutFocusReason)
        m_isCursorActive = true;
    update();
    updateHovered();
    // Qt announces the focus of the whole board after this event; the cell must come later.
    QMetaObject::invokeMethod(
        this, [this] { announceCursor(this); }, Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent*) {
    update();
    updateHovered();
}

bool BoardView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        touch(static_cast<const QTouchEvent&>(*event));
        event->accept();
        return true;
    case QEvent::TouchCancel:
        m_pressed.reset();
        m_mouse.reset();
        m_fingers = 0;
        updateHovered();
        return true;
    default:
        return QWidget::event(event);
    }
}

/// One finger does what the mouse does: the group under it is announced while it is down, and
/// played when it is lifted there. Two fingers together take the last move back.
void BoardView::touch(const QTouchEvent& event) {
    const auto fingers = static_cast<int>(event.points().size());
    const QPointF place = event.points().first().position();
    if (event.type() == QEvent::TouchBegin) {
        m_fingers = 0;
        press(place, event.timestamp());
    }
    m_fingers = std::max(m_fingers, fingers);
    if (m_fingers > 1)
        m_pressed.reset();
    if (event.type() != QEvent::TouchEnd) {
        pointAt(place);
        setCursorActive(false);
        return;
    }
    m_mouse.reset(); // no finger hovers
    if (m_fingers == 1)
        release(place);
    else if (m_fingers == undoFingers && mode() == ViewMode::Play)
        emit undoRequested();
    updateHovered();
}
