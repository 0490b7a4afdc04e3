#pragma once

#include <QString>

class QPushButton;

/// A button of a dialog with a tool tip, which Enter presses only if it has the focus or is made
/// the default.
QPushButton* makeDialogButton(const char* objectName, const QString& text, const QString& help);
