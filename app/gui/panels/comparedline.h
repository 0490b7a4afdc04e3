#pragma once

#include <QKeySequence>
#include <QWidget>

#include "app/gui/session/linereplay.h"
#include "engine/game/board.h"

class QLabel;
class QToolButton;

/// A row of the replay bar for a line that stands beside the one that is replayed: its board, in
/// step with the board shown, where it is and where the two part, and the way to walk along it.
/// Hidden while no lines are compared.
class ComparedLine : public QWidget {
    Q_OBJECT

public:
    /// The replay outlives the row; `swapKey` is that of the action that swaps the lines.
    ComparedLine(LineReplay* replay, const QKeySequence& swapKey, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class SmallBoard;
    QToolButton* makeButton(const char* objectName, const QString& text, const QString& toolTip,
                            void (LineReplay::*act)());
    void showLine();
    QString placeText() const;
    QString partingText() const;

    LineReplay* m_replay;
    SmallBoard* m_board; // gives way where the row is short
    QLabel* m_place;
    QToolButton* m_swapButton;
    QToolButton* m_partingButton;
    QToolButton* m_endButton;
};
