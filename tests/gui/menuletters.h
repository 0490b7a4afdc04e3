#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QStringList>

/// The entries of a list of actions that have the letter of one before them.
inline QStringList entriesWithSameLetter(const QList<QAction*>& entries) {
    QList<QKeySequence> letters;
    QStringList clashes;
    for (const QAction* entry : entries) {
        const QKeySequence letter = QKeySequence::mnemonic(entry->text());
        if (letter.isEmpty())
            continue;
        if (letters.contains(letter))
            clashes << entry->text();
        letters << letter;
    }
    return clashes;
}

/// The same for a menu bar and all its menus, with theirs.
inline QStringList entriesWithSameLetter(const QMenuBar* bar) {
    QStringList clashes = entriesWithSameLetter(bar->actions());
    for (const QMenu* menu : bar->findChildren<QMenu*>())
        clashes << entriesWithSameLetter(menu->actions());
    return clashes;
}
