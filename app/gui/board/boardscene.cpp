#include "app/gui/board/boardscene.h"

#include <QPainter>

#include "app/gui/board/boardemphasis.h"

/// "7 blocks, 25 points"; no points where moves earn none. One is a text of its own, so that
/// English needs no translation file.
QString BoardScene::sizeAndPoints(int size, int points, bool movesEarn) {
    const QString blocks = size == 1 ? tr("1 block") : tr("%Ln blocks", nullptr, size);
    if (!movesEarn)
        return blocks;
    const QString earned = points == 1 ? tr("1 point") : tr("%Ln points", nullptr, points);
    return tr("%1, %2", "size and points of a group").arg(blocks, earned);
}

void BoardScene::forgetPictures() {
    m_picture = {};
    forgetEmphasis();
}

void BoardScene::forgetEmphasis() {
    m_emphasized = {};
}

const QPixmap& BoardScene::stillPicture(const BoardGeometry& geometry, const Content& content) {
    if (m_picture.size() != geometry.deviceSize()) {
        m_picture = QPixmap(geometry.deviceSize());
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPainter boardPainter(m_theme, geometry);
        boardPainter.paintGround(painter);
        boardPainter.paintBlocks(painter, blocksOf(content.shown.board));
    }
    return m_picture;
}

const QPixmap& BoardScene::emphasizedPicture(const BoardGeometry& geometry,
                                             const Content& content) {
    if (m_emphasized.size() != geometry.deviceSize()) {
        m_emphasized = stillPicture(geometry, content);
        QPainter painter(&m_emphasized);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPainter boardPainter(m_theme, geometry);
        BoardEmphasis emphasis(painter, boardPainter, content.font);
        if (content.markings.preview)
            emphasis.paintLine(content.shown.board, content.markings.preview->order);
        else
            emphasis.paintColor(content.shown, *content.markings.color);
    }
    return m_emphasized;
}

void BoardScene::paint(QPainter& painter, const BoardGeometry& geometry, const Content& content) {
    const ShownBoard& shown = content.shown;
    const BoardMarkings& markings = content.markings;
    const bool isEmphasized = markings.preview || markings.color;
    painter.drawPixmap(0, 0,
                       isEmphasized ? emphasizedPicture(geometry, content)
                                    : stillPicture(geometry, content));
    BoardOverlay overlay(painter, geometry, content.font);
    const auto forCandidates = [&](auto paintOne) {
        if (markings.preview)
            return;
        for (const CandidateLabel& label : markings.candidates)
            if (const auto group = shown.groupAt(label.move.cell); !group.empty())
                (overlay.*paintOne)(group, label);
    };
    forCandidates(&BoardOverlay::paintCandidateOutline);
    if (!content.hovered.empty())
        overlay.paintHovered(content.hovered);
    if (const auto& move = markings.hoveredCandidate) {
        if (const auto group = shown.groupAt(move->cell); !group.empty())
            overlay.paintHovered(group);
    }
    if (!content.selection.empty())
        overlay.paintSelected(content.selection);
    for (const auto& move : {markings.marked, shown.next}) {
        if (move && !shown.groupAt(move->cell).empty())
            overlay.paintMarked(shown.groupAt(move->cell));
    }
    forCandidates(&BoardOverlay::paintCandidateLabel);
    if (content.cursor && !shown.groups.empty())
        overlay.paintCursor(*content.cursor);
    paintBadges(overlay, content);
}

void BoardScene::paintBadges(BoardOverlay& overlay, const Content& content) {
    const samegame::Group& hovered = content.hovered;
    const samegame::Group& selection = content.selection;
    const auto told = [&shown = content.shown](const samegame::Group& group) {
        return sizeAndPoints(group.size(), shown.pointsAt(group.move().cell), shown.movesEarn);
    };
    const bool isSelectionHovered =
        !selection.empty() && !hovered.empty() && hovered.move() == selection.move();
    if (!hovered.empty() && !isSelectionHovered)
        overlay.paintBadge(hovered, told(hovered));
    if (selection.empty())
        return;
    const QString how = content.cursor ? tr("Enter plays it") : tr("click again to play");
    overlay.paintBadge(selection, told(selection) + " – " + how);
}
