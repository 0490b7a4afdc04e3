#pragma once

#include <QAbstractButton>
#include <QTabWidget>
#include <QWidget>

#include "tests/gui/tabs.h"

/// Presses a button of the dialog for a new game.
inline void pressIn(const QWidget* dialog, const char* objectName) {
    auto* button = dialog->findChild<QAbstractButton*>(objectName);
    if (!button)
        qFatal("no %s", objectName);
    button->click();
}

/// Leads the dialog for a new game from its cards, or from another page, to the page with this
/// title: "Standard board", "Random board", "Text or ID".
inline void showNewGamePage(const QWidget* dialog, const QString& title) {
    if (dialog->findChild<QWidget*>("newGameBack")->isVisibleTo(dialog))
        pressIn(dialog, "newGameBack");
    if (title == "Standard board")
        return pressIn(dialog, "boardsCard");
    pressIn(dialog, "moreBoards");
    showTab(dialog->findChild<QTabWidget*>("newGamePages"), title);
}
