#include "app/gui/board/boardscene.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <map>

#include "app/gui/basics/boardpainter.h"
#include "engine/game/transition.h"

namespace {

/// Brings some blocks of a painted board forward and sets the others back. All of it can stay in a
/// pixmap until the board changes; the painter is in device pixels.
class BoardEmphasis {
public:
    BoardEmphasis(QPainter& painter, const BoardPainter& boardPainter, const QFont& font);

    /// Numbers the blocks with the moves of a line that remove them. The first moves are outlined,
    /// each weaker than the one before it; blocks that go late or stay are veiled.
    void paintLine(const samegame::Board& board, const samegame::RemovalOrder& order);
    /// Outlines every group of a color and veils all other blocks.
    void paintColor(const ShownBoard& shown, samegame::Color color);

private:
    void paintNumbers(const samegame::Board& board, const samegame::RemovalOrder& order);
    QPixmap numberStamp(int number) const;

    QPainter& m_painter;
    const BoardPainter& m_boardPainter;
    QFont m_font;
};

/// Moves that are outlined and strongly numbered: as many as keys 1 to 9 or a hand can show.
constexpr int strongMoves = 9;

constexpr double lateVeil = 0.45;
constexpr double otherVeil = 0.68;

/// The smallest number in logical pixels; in smaller cells numbers would be specks.
constexpr double smallestNumber = 7;

/// A number with a dark rim. Costs a third of a millisecond, too much for all moves of a line.
void paintStrong(QPainter& painter, const QFont& font, int number) {
    QPainterPath path;
    path.addText(0, 0, font, QString::number(number));
    path.translate(QRectF(painter.viewport()).center() - path.boundingRect().center());
    painter.strokePath(path, QPen(overlayink::dark, font.pixelSize() * 0.22, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, number == 1 ? overlayink::best : overlayink::light);
}

void paintFaint(QPainter& painter, const QFont& font, int number) {
    const QRectF place = painter.viewport();
    const double shift = std::max(1.0, font.pixelSize() / 12.0);
    painter.setFont(font);
    painter.setPen(QColor(16, 18, 24, 130));
    painter.drawText(place.translated(shift / 2, shift), Qt::AlignCenter, QString::number(number));
    painter.setPen(QColor(255, 255, 255, 150));
    painter.drawText(place, Qt::AlignCenter, QString::number(number));
}

} // namespace

BoardEmphasis::BoardEmphasis(QPainter& painter, const BoardPainter& boardPainter, const QFont& font)
    : m_painter(painter), m_boardPainter(boardPainter), m_font(font) {}

void BoardEmphasis::paintLine(const samegame::Board& board, const samegame::RemovalOrder& order) {
    std::array<CellSet, strongMoves> strong;
    CellSet late;
    CellSet staying;
    for (const Block& block : blocksOf(board)) {
        const int number = order.at(block.cell);
        if (number == 0)
            staying.insert(block.cell);
        else if (number > strongMoves)
            late.insert(block.cell);
        else
            strong[static_cast<std::size_t>(number - 1)].insert(block.cell);
    }
    m_boardPainter.paintVeil(m_painter, late, lateVeil);
    m_boardPainter.paintVeil(m_painter, staying, otherVeil);
    BoardOverlay overlay(m_painter, m_boardPainter.geometry(), m_font);
    for (int number = strongMoves; number >= 1; --number)
        overlay.paintStep(strong[static_cast<std::size_t>(number - 1)], number);
    paintNumbers(board, order);
}

void BoardEmphasis::paintNumbers(const samegame::Board& board,
                                 const samegame::RemovalOrder& order) {
    std::map<int, QPixmap> stamps;
    for (const Block& block : blocksOf(board)) {
        const int number = order.at(block.cell);
        if (number == 0)
            continue;
        QPixmap& stamp = stamps[number];
        if (stamp.isNull())
            stamp = numberStamp(number);
        m_painter.drawPixmap(m_boardPainter.geometry().cellRect(block.cell).topLeft(), stamp);
    }
}

QPixmap BoardEmphasis::numberStamp(int number) const {
    const BoardGeometry& geometry = m_boardPainter.geometry();
    const int cell = geometry.cellSize();
    QPixmap stamp(cell, cell);
    stamp.fill(Qt::transparent);
    const double share = number == 1 ? 0.52 : number <= strongMoves ? 0.44 : 0.32;
    const double size = std::min(share * cell, 24 * geometry.ratio());
    if (size < smallestNumber * geometry.ratio())
        return stamp;

    QFont font = m_font;
    font.setPixelSize(static_cast<int>(size));
    font.setWeight(number <= strongMoves ? QFont::Bold : QFont::Medium);
    if (QFontMetricsF(font).horizontalAdvance(QString::number(number)) > cell)
        return stamp; // a number that is cut reads as another one
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    if (number <= strongMoves)
        paintStrong(painter, font, number);
    else
        paintFaint(painter, font, number);
    return stamp;
}

void BoardEmphasis::paintColor(const ShownBoard& shown, samegame::Color color) {
    CellSet others;
    for (const Block& block : blocksOf(shown.board))
        others.insert(block.cell);
    CellSet groups;
    for (const auto& [group, points] : shown.groups) {
        if (shown.board.color_at(group.move().cell) != color)
            continue;
        for (const samegame::Cell cell : group.cells())
            groups.insert(cell);
    }
    for (std::size_t column = 0; column < others.columns.size(); ++column)
        others.columns[column] &= ~groups.columns[column];
    m_boardPainter.paintVeil(m_painter, others, otherVeil);
    BoardOverlay(m_painter, m_boardPainter.geometry(), m_font).paintStep(groups, 1);
}

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
