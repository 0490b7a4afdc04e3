#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QWidget;

/// Says what the program is, its version and its license; returns at once.
void showAbout(QWidget* parent);

/// Lists the shortcuts of `actions`.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);
};

/// Explains, in a page, how to play and what every number in the window means.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent = nullptr);

    /// The text, in HTML: <h3> and <p> alone, and pictures as HelpBrowser has them. The player's
    /// guide (resources/help) is made of it.
    static QString page();
};
