#pragma once

#include <QToolButton>

#include "app/gui/session/dailyrecord.h"

class QAction;
class QToolBar;

/// The button of today's board in a toolbar: its icon has a dot while the board is not played, and
/// beside it stands the streak in days; the word "Today" where the toolbar has room for words.
class TodayButton : public QToolButton {
    Q_OBJECT

public:
    /// Does what the action does, with its icon and key. Follows the toolbar, which takes the
    /// button; both outlive it.
    TodayButton(QAction* action, QToolBar* bar);

    void setBoard(const TodaysBoard& board);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showText();

    QAction* m_action;
    QToolBar* m_bar;
    TodaysBoard m_board;
};
