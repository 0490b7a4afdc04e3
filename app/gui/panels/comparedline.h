#pragma once

#include <QKeySequence>
#include <QWidget>

#include "app/gui/session/linereplay.h"
#include "engine/game/board.h"

class ElidedLabel;
class QToolButton;

/// A row of the replay bar for a line that stands beside the one that is replayed: where it is and
/// where the two part, and the way to walk along it; and a picture of its board, in step with the
/// board shown. The row is hidden while no lines are compared.
class ComparedLine : public QWidget {
    Q_OBJECT

public:
    /// The replay outlives the row; `swapKey` is that of the action that swaps the lines.
    ComparedLine(LineReplay* replay, const QKeySequence& swapKey, QWidget* parent = nullptr);

    /// The board of the other line, which its host lays out, shows and hides.
    QWidget* picture() const;
    int leastHeight() const; ///< With its rows of words.

private:
    class SmallBoard;
    QToolButton* makeButton(const char* objectName, const QString& text, const QString& toolTip,
                            void (LineReplay::*act)());
    void showLine();
    QString placeText() const;
    QString partingText() const;

    LineReplay* m_replay;
    SmallBoard* m_board; // of the host, once it is laid out
    ElidedLabel* m_place;
    QToolButton* m_swapButton;
    QToolButton* m_partingButton;
    QToolButton* m_endButton;
};
