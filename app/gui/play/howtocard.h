#pragma once

#include <QPointer>
#include <QStringList>

#include "app/gui/play/cardframe.h"
#include "app/gui/session/gamedocument.h"

class BoardView;
class HowToPicture;
class QGridLayout;
class QLabel;

/// The card of the first start: three pictures with a sentence each, which hold for the rules of
/// the board. It stands in a free place of the window, beside the board, or over its lower part if
/// there is no room. Where it covers no block, each move turns to the next picture. It goes away
/// for good (QSettings keep it) with the move after the last picture, with the first one if it lies
/// over the board, when it is closed, or when it covers a hint or candidates. It never takes the
/// focus itself.
class HowToCard : public CardFrame {
    Q_OBJECT

public:
    static constexpr int pageCount = 3;

    /// A child of the view, whose document this is.
    HowToCard(BoardView* view, GameDocument* document);

    /// Shows it if it has not gone yet, here or in another run, and this is a place for it.
    void showWhereWanted(bool isPlace);

    /// A part of the window that is free but for words about hints: the card stands there, as its
    /// child, where the board leaves no room at its side.
    void useRoom(QWidget* room);

    void
    uncoverMarks(); ///< Goes if something is marked on the board that it keeps from being read.

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
    enum class Place { Beside, Room, Over };

    void arrange(Place place, bool hasWideRow);
    void followGame(GameDocument::Change change);
    void showPage();
    void showOrHide();
    void setTitleFont();
    void fit();
    Place place();
    int leastWidth() const;
    int heightFor(int width, Place place);
    int sentenceHeight(int width);
    bool isBoardMarked() const;

    BoardView* m_view;
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
    std::size_t m_moves = 0; ///< Those of the game for which the card stays.
    bool m_isWanted;
    bool m_isPlace = false;
};
