#pragma once

#include <QSize>
#include <QString>

class PanelScroll;
class QDialog;
class QPushButton;

/// Pixels that a desktop puts around a window; most need less.
inline constexpr QSize windowFrame(16, 40);

/// Gives a dialog that is not shown yet the size that it wants, limited to its parent's screen. The
/// rest scrolls, so the dialog needs a layout that can shrink.
void fitScreen(QDialog* dialog, QSize wanted);
void fitScreen(QDialog* dialog); ///< Wants what its layout likes.
/// Wants this width, and the height in which the page shows all of itself.
void fitScreen(QDialog* dialog, const PanelScroll* page, int width);

void openOnce(QDialog* dialog); ///< The dialog ends when it is closed.

/// A button of a dialog with a tool tip, which Enter presses only if it has the focus or is made
/// the default.
QPushButton* makeDialogButton(const char* objectName, const QString& text, const QString& help);
