#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/basics/input.h"
#include "app/gui/board/boardeffects.h"
#include "app/gui/board/boardscene.h"
#include "app/gui/board/shownboard.h"

class EffectLayer;
class QTouchEvent;

/// Shows a board and asks for moves: a click requests a move, and the host shows the next board.
/// The view knows no document and no rules: groups and points come with each board. GUI thread
/// only.
///
/// Moves are shown as a short animation, with effects for the points and the end of the game. It
/// never delays input: a click or key first finishes it, then acts on the settled board. A single
/// block that is to be played shakes, and a screen reader hears why. With the
/// keyboard, arrows move a cursor from cell to cell, Enter or Space plays the group under it; the
/// mouse hides the cursor again, and then they play the group that stands out under the mouse, or
/// else show the cursor. A held key plays once, and so does a double click, since the person did
/// not aim at blocks that fell there after the first click. On a touch screen a tap plays, two
/// fingers undo. To a screen reader the board is a table of cells (see accessibleboard.h).
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    using QWidget::show;
    /// Shows a board, animated if it follows from the one before by a step. Marks go away unless it
    /// is the same board.
    void show(const ShownBoard& shown, const std::optional<ShownStep>& step = {});
    const ShownBoard& shown() const { return m_shown; }
    ViewMode mode() const { return m_shown.mode; }

    /// Shows these markings on the board, in place of the earlier ones.
    void mark(const BoardMarkings& markings);
    const BoardMarkings& markings() const { return m_markings; }

    /// The board that is drawn (settled, not in the middle of an animation).
    const samegame::Board& shownBoard() const { return m_shown.board; }
    /// Where a cell is drawn, in widget coordinates; for tests and for the accessible table.
    QRect cellRect(samegame::Cell cell) const;
    QRect boardRect() const;               ///< All cells; empty where there are none.
    std::vector<QRect> blockRects() const; ///< The cells of the board shown that hold a block.
    /// The points that removing a group of the board shown earns.
    int pointsOf(const samegame::Group& group) const { return m_shown.pointsAt(group.move().cell); }

    ClickMode clickMode() const { return m_clickMode; }
    void setClickMode(ClickMode mode);
    /// The group that waits for its second click; empty if there is none.
    const samegame::Group& selection() const { return m_selection; }
    void clearSelection();
    /// Does what a click on the cell does: asks for the move of its group, or selects it.
    void activate(samegame::Cell cell);

    /// The cell of the keyboard cursor while the keyboard is in use here.
    std::optional<samegame::Cell> activeCursor() const;
    void moveCursorTo(samegame::Cell cell);
    /// Points at no group until the mouse or a key does, as where a board begins: a key pressed
    /// once too often plays nothing.
    void pointAtNothing();

    /// How long a move is shown, in milliseconds; 0 shows its result at once. Until it is set: a
    /// quarter of a second, or nothing where the desktop asks for no animations.
    int animationDuration() const;
    void setAnimationDuration(int milliseconds);
    void followDesktopAnimation(); ///< Forgets that the duration was ever set.

    /// Whether each color bears a shape, as by default.
    bool showsGlyphs() const { return m_theme.showsGlyphs; }
    void setShowsGlyphs(bool shows);

    /// Whether size and points of the group under the mouse stand beside it, as by default. After a
    /// move they wait until the mouse or the cursor moves.
    bool tellsHovered() const { return m_tellsHovered; }
    void setTellsHovered(bool tells);

    /// A move is being shown, or the confetti after it.
    bool isMoving() const;
    /// Keeps a card over the board from taking the second click of a double click whose first one
    /// has played. A click on the card is a use of the mouse, but points at no group.
    void guardFromDoubleClicks(QWidget* card);
    /// A click at this place, at this time in milliseconds, took a card over the board away: the
    /// second click of a double click there plays nothing.
    void ignoreSecondClick(QPointF place, quint64 time);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The group under the mouse or keyboard cursor; empty when there is none. `points` is what
    /// playing it would earn. The signal comes again for each new board.
    void groupHovered(const samegame::Group& group, int points);
    /// `group` waits for its second click, or (when empty) none does any more.
    void selectionChanged(const samegame::Group& group);
    /// A group was clicked (twice if the first click selects) or Enter pressed on it: its move.
    void groupClicked(samegame::Move move);
    void undoRequested(); ///< Two fingers touched the board.
    void settled();       ///< A move has been shown to its end, and the confetti after it.
    /// A cell of the board of a replay was clicked, or Enter pressed there; at its end, too, where
    /// no group is left.
    void replayActivated(samegame::Cell cell);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< Of guarded cards.
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Click;
    void startAnimation(const ShownStep& step);
    void startEffects(const samegame::Transition& transition);
    void finishAnimation();
    void refuse(samegame::Cell cell); ///< It has no group to remove.
    double pace() const;              ///< How long effects last, as a multiple of the usual.
    void skipWhatMoves();             ///< The animation, and the effects that outlast it.

    void pointAt(QPointF place); ///< The mouse or a finger is there.
    std::optional<samegame::Cell> pointedCell() const;
    void updateHovered();
    void moveCursor(int columns, int rows);
    void setCursorActive(bool active);
    void select(const samegame::Group& group);
    void activatePointed();
    void press(QPointF place, quint64 time);
    void release(QPointF place);
    bool isSecondOfDouble(QPointF place, quint64 time) const;
    bool isSecondOf(const Click& click, QPointF place, quint64 time) const;
    void touch(const QTouchEvent& event);

    void renewTheme();
    BoardGeometry boardGeometry() const;
    void forgetPicture();

    ShownBoard m_shown;
    BoardMarkings m_markings;

    ClickMode m_clickMode = ClickMode::PlayAtOnce;
    std::optional<QPointF> m_mouse; ///< Where the mouse is, while over the view.
    /// Where the mouse rests since it was on a card or a board began; there it points at no group.
    std::optional<QPointF> m_restingMouse;
    std::optional<samegame::Cell> m_pressed;
    /// A click, by its press.
    struct Click {
        QPointF place;
        quint64 time = 0; ///< In milliseconds; 0 if unknown.
        samegame::Board before;
    };
    Click m_click;                     ///< The last that the board took.
    std::optional<Click> m_lastPlayed; ///< The last that changed the board.
    std::optional<Click> m_onCard;     ///< The last that took a card away, or asked for one.
    int m_fingers = 0; ///< The most that touched the board at once since the first one.
    samegame::Cell m_cursor;
    bool m_isCursorActive = false; ///< The keyboard was used last.
    samegame::Group m_hovered;
    samegame::Group m_selection;
    bool m_tellsHovered = true;
    bool m_waitsForPointer = false; ///< Neither mouse nor cursor has moved since a move was shown.
    std::optional<samegame::Cell> m_activated; ///< Whose group was asked for last.

    BoardTheme m_theme;
    BoardScene m_scene; ///< Of m_theme.
    std::optional<BoardAnimation> m_animation;
    QVariantAnimation m_timeline; ///< The progress of m_animation.
    std::optional<int> m_animationDuration;
    EffectLayer* m_effects;
};
