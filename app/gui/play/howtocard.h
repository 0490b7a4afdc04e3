#pragma once

#include "app/gui/play/cardframe.h"
#include "app/gui/session/gamedocument.h"

class BoardView;
class QLabel;

/// The card of the first start that says how to play. It stands beside the board, or over its lower
/// part if there is no room. It goes away for good (QSettings keep it) with the first move, when it
/// is closed, or when it covers a hint or candidates. It never takes the focus itself.
class HowToCard : public CardFrame {
    Q_OBJECT

public:
    /// A child of the view, whose document this is.
    HowToCard(BoardView* view, GameDocument* document);

    /// Shows it if it has not gone yet, here or in another run, and this is a place for it.
    void showWhereWanted(bool isPlace);

    void uncoverMarks(); ///< Goes if it lies over blocks and something is marked on them.

public slots:
    void dismiss();

signals:
    void shownChanged(bool isShown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followGame(GameDocument::Change change);
    void showOrHide();
    void setTitleFont();
    void fit();
    bool isBoardMarked() const;

    BoardView* m_view;
    GameDocument* m_document;
    QLabel* m_title;
    QLabel* m_text;
    bool m_isWanted;
    bool m_isPlace = false;
};
