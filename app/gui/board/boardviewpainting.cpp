#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/gui/board/boardemphasis.h"
#include "app/gui/board/boardoverlay.h"
#include "app/gui/board/boardview.h"

namespace {

/// "7 blocks, 25 points"; no points where moves earn none. One is a text of its own, so that
/// English needs no translation file.
QString sizeAndPoints(int size, int points, bool movesEarn) {
    const QString blocks =
        size == 1 ? BoardView::tr("1 block") : BoardView::tr("%Ln blocks", nullptr, size);
    if (!movesEarn)
        return blocks;
    const QString earned =
        points == 1 ? BoardView::tr("1 point") : BoardView::tr("%Ln points", nullptr, points);
    return BoardView::tr("%1, %2", "size and points of a group").arg(blocks, earned);
}

/// The painter counts device pixels from here on, whole ones also where the widget begins within
/// a pixel of the screen (at fractional scale factors).
void countDevicePixels(QPainter& painter, qreal ratio) {
    painter.scale(1 / ratio, 1 / ratio);
    const QTransform placed = painter.deviceTransform();
    painter.translate(std::round(placed.dx()) - placed.dx(), std::round(placed.dy()) - placed.dy());
}

} // namespace

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
    m_picture = {};
    forgetEmphasis();
}

void BoardView::forgetEmphasis() {
    m_emphasized = {};
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
        boardPainter.paintBlocks(painter, blocksOf(m_shown.board));
    }
    return m_picture;
}

const QPixmap& BoardView::emphasizedPicture(const BoardGeometry& geometry) {
    if (m_emphasized.size() != geometry.deviceSize()) {
        m_emphasized = stillPicture(geometry);
        QPainter painter(&m_emphasized);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPainter boardPainter(m_theme, geometry);
        BoardEmphasis emphasis(painter, boardPainter, font());
        if (m_markings.preview)
            emphasis.paintLine(m_shown.board, m_markings.preview->order);
        else
            emphasis.paintColor(m_shown, *m_markings.color);
    }
    return m_emphasized;
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
    const bool isEmphasized = m_markings.preview || m_markings.color;
    painter.drawPixmap(0, 0, isEmphasized ? emphasizedPicture(placed) : stillPicture(placed));
    paintOverlay(painter, placed);
}

void BoardView::paintOverlay(QPainter& painter, const BoardGeometry& geometry) {
    BoardOverlay overlay(painter, geometry, font());
    if (!m_markings.preview)
        paintCandidateOutlines(overlay);
    if (!m_hovered.empty())
        overlay.paintHovered(m_hovered);
    if (const auto& move = m_markings.hoveredCandidate) {
        if (const auto group = m_shown.groupAt(move->cell); !group.empty())
            overlay.paintHovered(group);
    }
    if (!m_selection.empty())
        overlay.paintSelected(m_selection);
    for (const auto& move : {m_markings.marked, m_shown.next}) {
        if (move && !m_shown.groupAt(move->cell).empty())
            overlay.paintMarked(m_shown.groupAt(move->cell));
    }
    if (!m_markings.preview)
        paintCandidateLabels(overlay);
    if (activeCursor() && !m_shown.groups.empty())
        overlay.paintCursor(m_cursor);
    paintBadges(overlay);
}

void BoardView::paintCandidateOutlines(BoardOverlay& overlay) {
    for (const CandidateLabel& label : m_markings.candidates) {
        if (const auto group = m_shown.groupAt(label.move.cell); !group.empty())
            overlay.paintCandidateOutline(group, label);
    }
}

void BoardView::paintCandidateLabels(BoardOverlay& overlay) {
    for (const CandidateLabel& label : m_markings.candidates) {
        if (const auto group = m_shown.groupAt(label.move.cell); !group.empty())
            overlay.paintCandidateLabel(group, label);
    }
}

void BoardView::paintBadges(BoardOverlay& overlay) {
    const auto told = [this](const samegame::Group& group) {
        return sizeAndPoints(group.size(), pointsOf(group), m_shown.movesEarn);
    };
    const bool isSelectionHovered =
        !m_selection.empty() && !m_hovered.empty() && m_hovered.move() == m_selection.move();
    if (!m_hovered.empty() && !isSelectionHovered)
        overlay.paintBadge(m_hovered, told(m_hovered));
    if (m_selection.empty())
        return;
    const QString how = activeCursor() ? tr("Enter plays it") : tr("click again to play");
    overlay.paintBadge(m_selection, told(m_selection) + " – " + how);
}
