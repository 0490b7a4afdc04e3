#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>

#include <vector>

#include "app/gui/basics/blockshape.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/board/boardmarkings.h"
#include "engine/game/group.h"

/// What marks over blocks are drawn with; a dark and a light line together stand out from every
/// block color.
namespace overlayink {
inline const QColor dark(16, 18, 24, 210);
inline const QColor light(255, 255, 255, 245);
inline const QColor best(0xffe27a);
} // namespace overlayink

/// Draws what lies over the blocks: outlines, the keyboard cursor, labels and the badge of the
/// hovered group. The painter is in device pixels; nothing covers a whole block.
class BoardOverlay {
public:
    BoardOverlay(QPainter& painter, const BoardGeometry& geometry, const QFont& font);

    void paintHovered(const samegame::Group& group);
    void paintSelected(const samegame::Group& group);
    void paintMarked(const samegame::Group& group);
    void paintCursor(samegame::Cell cell);
    /// Outlines what move `number` (from 1) of a line removes; cells may be apart.
    void paintStep(const CellSet& cells, int number);
    void paintCandidateOutline(const samegame::Group& group, const CandidateLabel& label);
    /// Draws the label, if it has room within the board and covers no label drawn before: one that
    /// was cut would read as another number.
    void paintCandidateLabel(const samegame::Group& group, const CandidateLabel& label);
    /// Draws `text` beside the group, where it covers as little of it as possible; not where it is
    /// wider than the board.
    void paintBadge(const samegame::Group& group, const QString& text);

private:
    QPainterPath outline(const CellSet& cells) const;
    QPainterPath outline(const samegame::Group& group) const { return outline(cellSetOf(group)); }
    void strokeTwice(const QPainterPath& path, double width, Qt::PenStyle style = Qt::SolidLine);
    QFont fontOf(double pixelSize, QFont::Weight weight) const;

    QPainter& m_painter;
    BoardGeometry m_geometry;
    QFont m_font;
    std::vector<QRectF> m_labels; ///< The texts of labels drawn so far.
    double m_unit; ///< The unit of line widths: a device pixel or, on large cells, more.
};

/// The cell of the group that is nearest to its centroid.
samegame::Cell centerCell(const samegame::Group& group);
