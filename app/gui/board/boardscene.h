#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <QString>

#include <optional>
#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/board/shownboard.h"
#include "engine/game/cell.h"
#include "engine/game/group.h"
#include "engine/game/move.h"
#include "engine/game/transition.h"

/// A mark of the assistant on one group.
struct CandidateLabel {
    samegame::Move move;
    int rank = 1;             ///< The place in the list, from 1; the first lies on top.
    QString text;             ///< Short, large: the best final score, or the loss.
    QString detail;           ///< Short, small: visits, or how sure the loss is; may be empty.
    bool isUncertain = false; ///< The label is drawn faint.
    bool isBest = false;      ///< Drawn as the best found; several may be.
    QString spoken = {};      ///< What screen readers say; empty: `text`.

    bool operator==(const CandidateLabel&) const = default;
};

/// The moves of a line that begins on the board shown, and which of them removes each block.
struct LinePreview {
    samegame::MoveList moves;
    samegame::RemovalOrder order;
    /// So many moves are shown; blocks that go later look like those that stay.
    int numbered = samegame::max_moves;

    /// The number on the block at a cell; 0 if it bears none.
    int numberAt(samegame::Cell cell) const {
        const int number = order.at(cell);
        return number <= numbered ? number : 0;
    }

    /// On one board the order follows from the moves.
    bool operator==(const LinePreview& other) const {
        return moves == other.moves && numbered == other.numbered;
    }
};

/// The markings of one board; they go away with it. They do not include where the person points.
struct BoardMarkings {
    /// Labels at the center cell of each group; in a view the best one is the last, on top.
    std::vector<CandidateLabel> candidates = {};
    /// A group that is outlined strongly: a hint, or the candidate selected in the table.
    std::optional<samegame::Move> marked = {};
    /// A group that is outlined as hovering does: the candidate under the mouse in the table.
    std::optional<samegame::Move> hoveredCandidate = {};
    /// A color whose groups all stand out: the first step of a hint where columns come in.
    std::optional<samegame::Color> color = {};
    /// Blocks that are framed and tinted: those that a line saves for one group. All others are set
    /// back a little, unless a group is marked.
    std::vector<samegame::Cell> saved = {};
    /// A line whose moves are numbered on the blocks; labels of candidates give way meanwhile.
    std::optional<LinePreview> preview = {};
    /// In a replay, a group that was better than the one that goes next: it is outlined and named,
    /// and the other one is dashed and named.
    std::optional<samegame::Move> better = {};
    bool mayBeBetter = false; ///< It is not sure that this group was better.
};

/// The colors of marks over blocks; a dark and a light stroke together stand out from every block
/// color. What the program recommends is golden, what the person points at is white.
namespace overlayink {
inline const QColor dark(16, 18, 24, 210);
inline const QColor light(255, 255, 255, 245);
inline const QColor best(0xffe27a);
} // namespace overlayink

/// Draws a board at rest with all its markings. Keeps pictures of the parts that change rarely.
class BoardScene {
    Q_DECLARE_TR_FUNCTIONS(BoardScene)

public:
    /// What is drawn. An empty group means that there is none.
    struct Content {
        const ShownBoard& shown;
        const BoardMarkings& markings;
        const samegame::Group& hovered;
        const samegame::Group& selection;          ///< Waits for its second click.
        std::optional<samegame::Cell> cursor = {}; ///< Of the keyboard, while it is in use.
        QFont font;
        bool tellsHovered = true; ///< Size and points of the hovered group stand beside it.
    };

    /// What the badge of a selected group says: its size and points, and how it is played, by the
    /// keyboard or else by the mouse.
    static QString selectionText(const samegame::Group& selection, const ShownBoard& shown,
                                 bool byKeyboard);

    /// The theme outlives the scene.
    explicit BoardScene(const BoardTheme& theme) : m_theme(theme) {}

    /// The painter is in device pixels.
    void paint(QPainter& painter, const BoardGeometry& geometry, const Content& content);

    void forgetPictures(); ///< Board, theme or size have changed.
    void forgetEmphasis(); ///< Another line or color stands out, or other blocks.

private:
    const QPixmap& stillPicture(const BoardGeometry& geometry, const Content& content);
    const QPixmap& emphasizedPicture(const BoardGeometry& geometry, const Content& content);

    const BoardTheme& m_theme;
    QPixmap m_picture;    ///< Ground and blocks; null if not drawn yet.
    QPixmap m_emphasized; ///< m_picture with what the markings bring forward; null if not drawn.
};
