#pragma once

#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/gui/basics/boardgeometry.h"
#include "app/gui/basics/boardtheme.h"
#include "app/gui/board/boardanimation.h"
#include "app/gui/board/boardmarkings.h"
#include "app/gui/board/duelend.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/settings.h"
#include "engine/game/board.h"
#include "engine/game/group.h"

class BoardOverlay;
class EffectLayer;
class EndCard;
struct GameSummary;
class QTouchEvent;

enum class ViewMode {
    Play,   ///< Shows the document's board; clicks play.
    Replay, ///< Shows a board given by showReplay; clicks are only told of.
};

/// Shows a board and lets a person play on it: a click asks the document for a move, and the view
/// shows what it tells of it (a Board, a Transition). Of the rules it knows what a group earns and
/// what the next move of a replay does. GUI thread only.
///
/// Moves are shown as a short animation, with effects that tell what they earned and celebrate the
/// end, which never stands in the way: a click or key first finishes it, then acts on the settled
/// board. With the keyboard, arrows move a cursor from cell
/// to cell, Enter or Space plays the group under it; the mouse hides the cursor again, and then
/// they play the group that stands out under the mouse, or else show the cursor. A held key plays
/// once, and a double click too: what fell there since its first click was not aimed at. On a touch
/// screen a tap plays, two fingers undo. To a screen
/// reader the board is a table of cells (see accessibleboard.h).
///
/// What a set...() below puts on the board belongs to the board shown at that moment and goes away
/// by itself when it changes; std::nullopt takes it away earlier.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Follows the document from now on; the document outlives the view.
    void setDocument(GameDocument* document);

    ViewMode mode() const { return m_mode; }
    /// Shows a position of a replayed line, with the group outlined that the line removes next.
    void showReplay(const samegame::StartPosition& position,
                    const std::optional<samegame::Move>& next);
    /// Shows the document's board again.
    void showGame();

    /// Labels of the candidates, drawn at the center cell of each group; an empty list clears them.
    void setCandidates(const std::vector<CandidateLabel>& labels);
    /// Outlines a group strongly: a hint, or the candidate selected in the table.
    void setMarkedMove(const std::optional<samegame::Move>& move);
    /// Outlines a group as hovering does: the candidate under the mouse in the table.
    void setHoveredCandidate(const std::optional<samegame::Move>& move);
    /// All groups of a color stand out: the first step of a hint.
    void setMarkedColor(const std::optional<samegame::Color>& color);
    /// Shows a line that begins on the board shown: each block carries the number of the move that
    /// removes it. Candidates' labels give way meanwhile.
    void setPreview(const std::optional<samegame::MoveList>& moves);
    const BoardMarkings& markings() const { return m_markings; } ///< All marks set above.

    /// The board that is drawn (settled, not in the middle of an animation).
    const samegame::Board& shownBoard() const { return m_board; }
    /// Where a cell is drawn, in widget coordinates; for tests and for the accessible table.
    QRect cellRect(samegame::Cell cell) const;
    samegame::Rules rules() const; ///< The rules of the document's game.
    /// What removing a group, which is not empty, earns.
    int pointsOf(const samegame::Group& group) const;

    ClickMode clickMode() const { return m_clickMode; }
    void setClickMode(ClickMode mode);
    /// The group that waits for its second click; empty if there is none.
    const samegame::Group& selection() const { return m_selection; }
    void clearSelection();
    /// What a click on the cell does: plays its group, or selects it.
    void activate(samegame::Cell cell);

    /// The cell of the keyboard cursor while the keyboard is in use here.
    std::optional<samegame::Cell> activeCursor() const;
    void moveCursorTo(samegame::Cell cell);

    /// How long a move is shown, in milliseconds; 0 shows its result at once. Until it is set: a
    /// sixth of a second, or nothing where the desktop asks for no animations.
    int animationDuration() const;
    void setAnimationDuration(int milliseconds);
    void followDesktopAnimation(); ///< Forgets that the duration was ever set.

    /// Whether each color bears a shape, as by default.
    bool showsGlyphs() const { return m_theme.showsGlyphs; }
    void setShowsGlyphs(bool shows);

    /// What the card at the end compares the game with, until it is set anew.
    void setBestKnownScore(const std::optional<int>& score, bool isProven = false);
    void setStanding(const BoardStanding& standing); ///< Of the board and the finished game.
    /// Takes the card at the end away until the next move; false if there was none.
    bool closeEndCard();
    bool hasEndCard() const;
    /// Whether the game shown has come to an end that no line surpasses, as is proven.
    bool isPerfect() const;
    void setDuel(const std::optional<DuelEnd>& duel); ///< Of the game, if there is one.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The group under the mouse or keyboard cursor; empty when there is none. `points` is what
    /// playing it would earn. The signal comes again for each new board.
    void groupHovered(const samegame::Group& group, int points);
    /// `group` waits for its second click, or (when empty) none does any more.
    void selectionChanged(const samegame::Group& group);
    /// A button of the card at the end was pressed, here and below.
    void newGameRequested();
    void restartRequested();
    void bestLineRequested();
    void gameReplayRequested();

    void endCardChanged(bool isShown);
    /// The board of a replay was clicked, or Enter pressed there.
    void replayActivated();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< Of the card at the end.
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // boardview.cpp: what is shown
    void followDocument(GameDocument::Change change,
                        const std::optional<samegame::Transition>& transition);
    void showBoard(const samegame::Board& board,
                   const std::optional<samegame::Transition>& transition, bool backward);
    void startAnimation(const samegame::Transition& transition, bool backward);
    void startEffects(const samegame::Transition& transition);
    void finishAnimation();
    void skipWhatMoves(); ///< The animation, and the effects that outlast it.
    void makeEndCard();
    bool showsFinishedGame() const;
    GameSummary summary() const;
    void updateEndCard();
    void describe();

    // boardviewinput.cpp: where the person points
    std::optional<samegame::Cell> pointedCell() const;
    void updateHovered();
    void moveCursor(int columns, int rows);
    void setCursorActive(bool active);
    void select(const samegame::Group& group);
    void activatePointed();
    void press(QPointF place, quint64 time);
    void release(QPointF place);
    bool isSecondOfDouble(QPointF place, quint64 time) const;
    void touch(const QTouchEvent& event); // boardviewtouch.cpp

    // boardviewpainting.cpp
    void renewTheme();
    BoardGeometry boardGeometry() const;
    const QPixmap& stillPicture(const BoardGeometry& geometry);
    const QPixmap& emphasizedPicture(const BoardGeometry& geometry);
    void forgetPicture();
    void forgetEmphasis();
    void paintOverlay(QPainter& painter, const BoardGeometry& geometry);
    void paintCandidateOutlines(BoardOverlay& overlay);
    void paintCandidateLabels(BoardOverlay& overlay);
    void paintBadges(BoardOverlay& overlay);

    QPointer<GameDocument> m_document;
    ViewMode m_mode = ViewMode::Play;
    samegame::Board m_board;
    std::optional<samegame::Move> m_next; ///< The next move of the replayed line.
    samegame::Rules m_replayRules;        ///< Those of the position shown in a replay.
    BoardMarkings m_markings;

    ClickMode m_clickMode = ClickMode::PlayAtOnce;
    std::optional<QPointF> m_mouse; ///< Where the mouse is, while over the view.
    std::optional<samegame::Cell> m_pressed;
    /// A click, by its press.
    struct Click {
        QPointF place;
        quint64 time = 0; ///< In milliseconds; 0 if nothing tells it.
        samegame::Board before;
    };
    Click m_click;                     ///< The last that the board took.
    std::optional<Click> m_lastPlayed; ///< The last that changed the board.
    int m_fingers = 0; ///< The most that touched the board at once since the first one.
    samegame::Cell m_cursor;
    bool m_isCursorActive = false; ///< The keyboard was used last.
    samegame::Group m_hovered;
    samegame::Group m_selection;

    BoardTheme m_theme;
    QPixmap m_picture;    ///< Ground and blocks of m_board at rest; null if not drawn yet.
    QPixmap m_emphasized; ///< m_picture with the line or color of m_markings; null if not drawn.
    std::optional<BoardAnimation> m_animation;
    QVariantAnimation m_timeline; ///< Tells the progress of m_animation.
    std::optional<int> m_animationDuration;
    EffectLayer* m_effects;

    EndCard* m_endCard = nullptr;
    bool m_isEndCardClosed = false;
    std::optional<int> m_bestKnownScore;
    bool m_isBestProven = false;
    BoardStanding m_standing;
    std::optional<DuelEnd> m_duel;
};
