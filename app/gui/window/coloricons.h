#pragma once

#include <QIcon>
#include <QList>

#include "app/gui/basics/blocklook.h"

/// Every color as a small block with its shape, by number - 1.
QList<QIcon> colorIcons(const BoardTheme& theme, qreal pixelRatio);
