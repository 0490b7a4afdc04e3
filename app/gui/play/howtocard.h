#pragma once

#include <QPointer>
#include <QStringList>

#include <map>
#include <utility>

#include "app/gui/play/cardframe.h"
#include "app/gui/session/gamedocument.h"

class BoardView;
class HowToPicture;
class QGridLayout;
class QLabel;

/// The card of the first start: three pictures with a sentence each, which hold for the rules of
/// the board. It covers no block: it stands in a room of its own that the layout makes for it
/// (BoardLayout), beside the board, or in another free place of the window, and where it has no
/// room, it is hidden until it has. Each move turns to the next picture, and the last one stays. It
/// goes away for good (QSettings keep it) by its own buttons, and with the end of a game that was
/// played under it, so that no block moves earlier. A hint that wants its place puts it aside until
/// the next game, or until the hint has gone if no block moves for it then. It never takes the
/// focus itself.
class HowToCard : public CardFrame {
    Q_OBJECT

public:
    static constexpr int pageCount = 3;

    /// A child of the view, whose document this is.
    HowToCard(BoardView* view, GameDocument* document);

    /// Shows it if it has not gone yet, here or in another run, and this is a place for it.
    void showWhereWanted(bool isPlace);
    /// While candidates are marked on the board, it keeps the room that a layout would give the
    /// card.
    void setBoardFirst(bool isFirst);

    /// A part of the window that is free but for words about hints: the card stands there, as its
    /// child, where the board leaves no room at its side.
    void useRoom(QWidget* room);

    /// The room that a layout gives it while it is wanted, and hides else; it is the layout's.
    QWidget* ownRoom() const { return m_ownRoom.data(); }
    bool wantsRoom() const { return m_isDue && !m_isBoardFirst; }
    /// In logical pixels; a wider one would be empty at its sides.
    int leastWidth() const;
    int mostWidth() const;
    /// What its longest sentence needs in a place of this size, so that the card stays as it is
    /// when it is turned. In a place that is wider than high the picture stands beside its
    /// sentence, else above it, and is smaller in a low one.
    int heightIn(QSize place);
    bool fits(QSize place);
    void fit(); ///< Takes its place anew, if it has one, as after a layout has asked for heights.

    /// Makes way for a hint, and comes back if that has gone and no block has to move for it.
    void makeWayForHint();
    void putAside(); ///< Until the next game.

    int page() const { return m_page; } ///< From 0.

public slots:
    void dismiss();
    void turnOn();   ///< Shows the next picture; after the last one the card goes.
    void turnBack(); ///< Shows the one before, if there is one.

signals:
    void shownChanged(bool isShown);
    void knownGame(); ///< The person knows the game; the card has gone.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Away { No, ForHint, ForGame };

    /// How its parts stand in a place, and the height that this takes.
    struct Shape {
        bool isFlat = false;     ///< The picture stands beside its sentence.
        bool hasWideRow = false; ///< All three buttons are in one row.
        QSize picture{0, 0};
        int height = 0;
    };

    void arrange(const Shape& shape);
    const Shape& shapeIn(QSize place);
    Shape measuredIn(QSize place);
    void followGame(GameDocument::Change change);
    void goAtTheEnd();
    void showPage();
    void showOrHide();
    void setTitleFont();
    QWidget* home();
    QSize placeIn(const QWidget* home) const;
    int roomBeside() const;
    int heightWith(const Shape& shape, int width);
    bool hasHint() const;

    BoardView* m_view;
    QPointer<QWidget> m_ownRoom;
    QPointer<QWidget> m_room;
    GameDocument* m_document;
    QGridLayout* m_layout;
    QLabel* m_title;
    QLabel* m_pageText; ///< "1 of 3".
    HowToPicture* m_picture;
    QLabel* m_text;
    QPushButton* m_known;
    QPushButton* m_back;
    QPushButton* m_next;
    QStringList m_sentences; ///< One for each page.
    int m_page = 0;
    bool m_isFromStart = true; ///< The game on the board began under the card.
    bool m_isWanted;
    bool m_isPlace = false;
    bool m_isBoardFirst = false;
    Away m_away = Away::No;
    bool m_isDue = false; ///< It is shown if it has room.
    /// By width and height of the place, for the sentences and the font it has now: a layout asks
    /// for the same ones again and again.
    std::map<std::pair<int, int>, Shape> m_shapes;
};
