#pragma once

#include <QIcon>
#include <QStyle>

class QWidget;

/// A one-colored icon of the widget's style (play, pause, skip) in the widget's text color, which
/// the style does not do by itself: its icons are black in a dark window too.
QIcon tintedIcon(const QWidget* widget, QStyle::StandardPixmap icon);
