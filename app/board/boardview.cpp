#include "app/board/boardview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

#include "app/board/boardoverlay.h"
#include "app/board/endcard.h"
#include "engine/game/scoring.h"

namespace {

constexpr int defaultAnimationDuration = 160;

/// "7 blocks, 25 points". One is a text of its own, so that English needs no translation file.
QString sizeAndPoints(int size, int points) {
    const QString blocks =
        size == 1 ? BoardView::tr("1 block") : BoardView::tr("%Ln blocks", nullptr, size);
    const QString earned =
        points == 1 ? BoardView::tr("1 point") : BoardView::tr("%Ln points", nullptr, points);
    return BoardView::tr("%1, %2", "size and points of a group").arg(blocks, earned);
}

} // namespace

BoardView::BoardView(QWidget* parent) : QWidget(parent), m_theme(palette()) {
    setObjectName("boardView");
    setAccessibleName(tr("Board"));
    setAccessibleDescription(
        tr("Arrow keys move the cursor, Enter or Space plays the group under it."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_timeline, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_timeline, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
}

BoardView::~BoardView() = default;

void BoardView::setDocument(GameDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    connect(document, &GameDocument::positionChanged, this, &BoardView::followDocument);
    showGame();
}

ViewMode BoardView::mode() const {
    return m_mode;
}

void BoardView::showReplay(const samegame::Board& board,
                           const std::optional<samegame::Move>& next) {
    // A step of the line shown, forward or backward, is animated; a jump is not. The transition
    // serves the picture only, so the rules that price it do not matter.
    std::optional<samegame::Transition> step;
    bool backward = false;
    if (m_mode == ViewMode::Replay && m_next)
        step = samegame::transition(m_board, {}, *m_next);
    if (!step || !(step->after == board)) {
        step.reset();
        if (m_mode == ViewMode::Replay && next)
            step = samegame::transition(board, {}, *next);
        if (step && !(step->after == m_board))
            step.reset();
        backward = step.has_value();
    }
    m_mode = ViewMode::Replay;
    m_next = next;
    showBoard(board, step, backward);
}

void BoardView::showGame() {
    m_mode = ViewMode::Play;
    m_next.reset();
    if (m_document)
        showBoard(m_document->board(), std::nullopt, false);
}

void BoardView::followDocument(GameDocument::Change change,
                               const std::optional<samegame::Transition>& transition) {
    m_isEndCardHidden = false;
    if (m_mode == ViewMode::Play)
        showBoard(m_document->board(), transition, change == GameDocument::Change::MoveUndone);
}

void BoardView::showBoard(const samegame::Board& board,
                          const std::optional<samegame::Transition>& transition, bool backward) {
    finishAnimation();
    if (!(board == m_board)) {
        m_candidates.clear();
        m_marked.reset();
    }
    m_board = board;
    m_pressed.reset();
    m_cursor.column =
        std::min<std::uint8_t>(m_cursor.column, static_cast<std::uint8_t>(board.columns() - 1));
    m_cursor.row =
        std::min<std::uint8_t>(m_cursor.row, static_cast<std::uint8_t>(board.rows() - 1));
    if (transition && isVisible() && animationDuration() > 0)
        startAnimation(*transition, backward);
    forgetPicture();
    updateHovered();
}

void BoardView::setCandidates(const std::vector<CandidateLabel>& labels) {
    m_candidates = labels;
    // The best last, so that it lies on top.
    std::ranges::sort(m_candidates, std::ranges::greater{}, &CandidateLabel::rank);
    update();
}

void BoardView::setMarkedMove(const std::optional<samegame::Move>& move) {
    m_marked = move;
    update();
}

const samegame::Board& BoardView::shownBoard() const {
    return m_board;
}

QRect BoardView::cellRect(samegame::Cell cell) const {
    return boardGeometry().logicalCellRect(cell);
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

void BoardView::setShowsGlyphs(bool shows) {
    m_theme.showsGlyphs = shows;
    forgetPicture();
}

QSize BoardView::sizeHint() const {
    return {640, 640};
}

QSize BoardView::minimumSizeHint() const {
    return {240, 240};
}

void BoardView::startAnimation(const samegame::Transition& transition, bool backward) {
    m_animation.emplace(transition, BoardPainter(m_theme, boardGeometry()));
    m_timeline.setStartValue(backward ? 1.0 : 0.0);
    m_timeline.setEndValue(backward ? 0.0 : 1.0);
    m_timeline.setDuration(animationDuration());
    m_timeline.start();
}

void BoardView::finishAnimation() {
    if (!m_animation)
        return;
    m_timeline.stop();
    m_animation.reset();
    update();
}

std::optional<samegame::Cell> BoardView::pointedCell() const {
    if (m_isCursorActive && hasFocus())
        return m_cursor;
    return m_mouse ? boardGeometry().cellAt(*m_mouse) : std::nullopt;
}

void BoardView::updateHovered() {
    samegame::Group group;
    if (const auto cell = pointedCell(); cell && m_mode == ViewMode::Play)
        group = samegame::group_at(m_board, *cell);
    const bool same = group.empty() ? m_hovered.empty()
                                    : !m_hovered.empty() && group.size() == m_hovered.size() &&
                                          group.move() == m_hovered.move();
    m_hovered = group;
    if (same || !m_document)
        return;
    update();
    const int points =
        group.empty() ? 0 : samegame::move_points(m_document->start().rules, group.size());
    emit groupHovered(group, points);
}

void BoardView::moveCursor(int columns, int rows) {
    if (m_board.cell_count() == 0)
        return;
    m_cursor.column =
        static_cast<std::uint8_t>(std::clamp(m_cursor.column + columns, 0, m_board.columns() - 1));
    m_cursor.row =
        static_cast<std::uint8_t>(std::clamp(m_cursor.row + rows, 0, m_board.rows() - 1));
    update();
    setCursorActive(true);
}

void BoardView::setCursorActive(bool active) {
    if (active != m_isCursorActive)
        update();
    m_isCursorActive = active;
    updateHovered();
}

void BoardView::play(samegame::Cell cell) {
    if (m_mode == ViewMode::Play && m_document)
        m_document->play(cell);
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
        finishAnimation();
        moveCursor(0, 0);
        return play(m_cursor);
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    m_mouse = event->position();
    setCursorActive(false);
}

void BoardView::leaveEvent(QEvent*) {
    m_mouse.reset();
    updateHovered();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    finishAnimation();
    m_mouse = event->position();
    m_pressed = boardGeometry().cellAt(event->position());
    if (m_pressed)
        m_cursor = *m_pressed;
    if (showsEndCard()) {
        const QRectF card =
            endCardRect(endCardOf(m_board, m_document->start().rules, m_document->score()),
                        boardGeometry(), font());
        m_isEndCardHidden = card.contains(event->position() * boardGeometry().ratio());
        update();
    }
    setCursorActive(false);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const samegame::Cell pressed = *m_pressed;
    m_pressed.reset();
    const auto released = boardGeometry().cellAt(event->position());
    // Leaving the group with the button held down takes the click back.
    if (released && samegame::group_at(m_board, pressed).contains(*released))
        play(*released);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    const auto reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
        reason == Qt::ShortcutFocusReason)
        m_isCursorActive = true;
    update();
    updateHovered();
}

void BoardView::focusOutEvent(QFocusEvent*) {
    update();
    updateHovered();
}

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        BoardTheme theme(palette());
        theme.showsGlyphs = m_theme.showsGlyphs;
        m_theme = theme;
        finishAnimation();
        forgetPicture();
    }
    QWidget::changeEvent(event);
}

void BoardView::resizeEvent(QResizeEvent*) {
    finishAnimation();
    forgetPicture();
}

BoardGeometry BoardView::boardGeometry() const {
    return {size(), devicePixelRatioF(), std::max(1, m_board.rows()),
            std::max(1, m_board.columns())};
}

void BoardView::forgetPicture() {
    m_picture = {};
    update();
}

const QPixmap& BoardView::stillPicture(const BoardGeometry& geometry) {
    if (m_picture.size() != geometry.deviceSize()) {
        m_picture = QPixmap(geometry.deviceSize());
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPainter boardPainter(m_theme, geometry);
        boardPainter.paintGround(painter);
        boardPainter.paintBlocks(painter, blocksOf(m_board));
    }
    return m_picture;
}

bool BoardView::showsEndCard() const {
    return m_mode == ViewMode::Play && m_document && m_document->isFinished() &&
           !m_isEndCardHidden && !m_animation;
}

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry placed = boardGeometry();
    painter.scale(1 / placed.ratio(), 1 / placed.ratio()); // device pixels from here on
    if (m_animation) {
        BoardPainter(m_theme, placed).paintGround(painter);
        m_animation->paint(painter, m_timeline.currentValue().toDouble());
        return;
    }
    painter.drawPixmap(0, 0, stillPicture(placed));
    paintOverlay(painter, placed);
}

void BoardView::paintOverlay(QPainter& painter, const BoardGeometry& geometry) {
    BoardOverlay overlay(painter, geometry, font());
    for (const CandidateLabel& label : m_candidates) {
        if (const auto group = samegame::group_at(m_board, label.move.cell); !group.empty())
            overlay.paintCandidateOutline(group, label);
    }
    if (!m_hovered.empty())
        overlay.paintHovered(m_hovered);
    for (const auto& move : {m_marked, m_next}) {
        if (move && !samegame::group_at(m_board, move->cell).empty())
            overlay.paintMarked(samegame::group_at(m_board, move->cell));
    }
    for (const CandidateLabel& label : m_candidates) {
        if (const auto group = samegame::group_at(m_board, label.move.cell); !group.empty())
            overlay.paintCandidateLabel(group, label);
    }
    if (m_isCursorActive && hasFocus())
        overlay.paintCursor(m_cursor);
    if (!m_hovered.empty()) {
        const int size = m_hovered.size();
        overlay.paintBadge(
            m_hovered, sizeAndPoints(size, samegame::move_points(m_document->start().rules, size)));
    }
    if (showsEndCard()) {
        const EndCard card = endCardOf(m_board, m_document->start().rules, m_document->score());
        paintEndCard(painter, card, geometry, m_theme, font());
    }
}
