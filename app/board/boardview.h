#pragma once

#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/board/boardanimation.h"
#include "app/board/boardgeometry.h"
#include "app/board/boardtheme.h"
#include "app/board/candidatelabel.h"
#include "app/game/gamedocument.h"
#include "engine/game/board.h"
#include "engine/game/group.h"

enum class ViewMode {
    Play,   ///< Shows the document's board; clicks play.
    Replay, ///< Shows a board given by showReplay; clicks do nothing.
};

/// Shows a board and lets a person play on it. Gets values (a Board, a Transition) and knows no
/// rules. GUI thread only.
///
/// Moves are shown as a short animation, which never stands in the way: a click or key first
/// finishes it, then acts on the settled board. With the keyboard, arrows move a cursor from cell
/// to cell, Enter or Space plays the group under it; the mouse hides the cursor again.
class BoardView : public QWidget {
    Q_OBJECT
    Q_PROPERTY(int animationDuration READ animationDuration WRITE setAnimationDuration)
    Q_PROPERTY(bool showsGlyphs READ showsGlyphs WRITE setShowsGlyphs)

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Follows the document from now on; the document outlives the view.
    void setDocument(GameDocument* document);

    ViewMode mode() const;
    /// Shows `board` of a replayed line, with the group outlined that the line removes next.
    void showReplay(const samegame::Board& board, const std::optional<samegame::Move>& next);
    /// Back to the document's board.
    void showGame();

    /// Labels of the candidates, drawn at the center cell of each group; none clears them. They
    /// belong to the board shown at this moment and go away by themselves when it changes.
    void setCandidates(const std::vector<CandidateLabel>& labels);
    /// Outlines a group apart from hovering: a hint, or the candidate selected in the table. Goes
    /// away by itself when the board changes.
    void setMarkedMove(const std::optional<samegame::Move>& move);

    /// The board that is drawn (settled, not in the middle of an animation).
    const samegame::Board& shownBoard() const;
    /// Where a cell is drawn, in widget coordinates; for tests and for the accessible table.
    QRect cellRect(samegame::Cell cell) const;

    /// How long a move is shown, in milliseconds; 0 shows its result at once. Until it is set: a
    /// sixth of a second, or nothing where the desktop asks for no animations.
    int animationDuration() const;
    void setAnimationDuration(int milliseconds);

    /// A shape on each color, on by default.
    bool showsGlyphs() const { return m_theme.showsGlyphs; }
    void setShowsGlyphs(bool shows);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The group under the mouse or keyboard cursor; empty when there is none. `points` is what
    /// playing it would earn.
    void groupHovered(const samegame::Group& group, int points);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void followDocument(GameDocument::Change change,
                        const std::optional<samegame::Transition>& transition);
    void showBoard(const samegame::Board& board,
                   const std::optional<samegame::Transition>& transition, bool backward);
    void startAnimation(const samegame::Transition& transition, bool backward);
    void finishAnimation();

    std::optional<samegame::Cell> pointedCell() const;
    void updateHovered();
    void moveCursor(int columns, int rows);
    void setCursorActive(bool active);
    void play(samegame::Cell cell);

    BoardGeometry boardGeometry() const;
    const QPixmap& stillPicture(const BoardGeometry& geometry);
    void forgetPicture();
    bool showsEndCard() const;
    void paintOverlay(QPainter& painter, const BoardGeometry& geometry);

    QPointer<GameDocument> m_document;
    ViewMode m_mode = ViewMode::Play;
    samegame::Board m_board;
    std::optional<samegame::Move> m_next; ///< Of the replayed line.

    std::vector<CandidateLabel> m_candidates;
    std::optional<samegame::Move> m_marked;
    samegame::Group m_hovered;
    bool m_isEndCardHidden = false;

    std::optional<QPointF> m_mouse; ///< While it is over the view.
    std::optional<samegame::Cell> m_pressed;
    samegame::Cell m_cursor;
    bool m_isCursorActive = false; ///< The keyboard was used last.

    BoardTheme m_theme;
    QPixmap m_picture; ///< Ground and blocks of m_board at rest; null if not drawn yet.
    std::optional<BoardAnimation> m_animation;
    QVariantAnimation m_timeline; ///< Progress of m_animation.
    std::optional<int> m_animationDuration;
};
