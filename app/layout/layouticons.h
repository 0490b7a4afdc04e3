#pragma once

#include <QIcon>

#include "app/layout/layoutkind.h"

class QWidget;

/// A small picture of a window in this layout, in the widget's text color.
QIcon layoutIcon(const QWidget* widget, LayoutKind kind);
