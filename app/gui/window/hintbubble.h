#pragma once

#include <QFont>
#include <QPointer>
#include <QString>

#include <tuple>
#include <vector>

#include "app/gui/play/cardframe.h"
#include "app/gui/session/hintladder.h"
#include "app/gui/window/bubbleplace.h"
#include "engine/game/cell.h"
#include "engine/game/position.h"

class BoardView;
class QLabel;

/// What a hint says in the position that it was given in.
QString textOf(const Hint& hint, const samegame::Position& position);

/// Words about the board in a bubble: a hint, or what else is told during a game. They stand in the
/// room that was given to them where they fit, else at the board: beside it where there is room, or
/// where they cover the least of what they are about, in smaller letters or over the widgets around
/// the view where that must be (leastCoveringPlace). It never takes the focus; a screen reader is
/// told of each text, and a click takes the bubble away, which as the first of two plays nothing
/// beneath it.
class HintBubble : public CardFrame {
    Q_OBJECT

public:
    enum class Kind {
        Hint,
        Notice, ///< Rather at the lower edge, apart from hints.
    };

    /// A child of the view, of its parent or of its room; hidden at first.
    explicit HintBubble(BoardView* view, Kind kind = Kind::Hint);

    /// A widget near the board that is free for texts while it is visible.
    void setRoom(QWidget* room);

    /// Shows the text, and leaves these cells of the board shown uncovered where it can, before all
    /// others those that it says to click.
    void tell(const QString& text, const std::vector<samegame::Cell>& marked,
              const std::vector<samegame::Cell>& clicked = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    bool placeInRoom();
    void placeAtBoard();
    void placeOverTheLeast();
    const std::vector<BubbleShape>& shapesIn(const QRect& area);
    BubbleGround groundIn(const QRect& area) const;
    void place();
    void setSmall(bool isSmall);
    void moveTo(QWidget* home);
    int heightFor(int width) const;

    BoardView* m_view;
    QPointer<QWidget> m_room;
    Kind m_kind;
    QLabel* m_text;
    std::vector<samegame::Cell> m_marked;
    std::vector<samegame::Cell> m_clicked;
    std::vector<BubbleShape> m_shapes; // see shapesIn()
    std::tuple<QString, QFont, int, int> m_measured;
    bool m_isPlacing = false;
    bool m_isPlaceOld = false; ///< The board has moved since its place was chosen.
};
