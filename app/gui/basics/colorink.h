#pragma once

#include <QColor>

/// `color`, a share of it (0 to 1) replaced by `other`.
QColor mixed(const QColor& color, const QColor& other, double share);

double luminance(const QColor& color); ///< 0 (black) to 1 (white), as bright as it looks.

/// True for colors on which white reads better than black.
bool needsLightInk(const QColor& color);
