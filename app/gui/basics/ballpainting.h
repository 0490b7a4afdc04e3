#pragma once

#include <QPainter>

/// A glossy ball that fills `place` (a square, in pixels) but for its shadow and a hair's breadth
/// to its neighbors; smaller ones have fewer lights, so that they stay clear.
void paintBall(QPainter& painter, const QRectF& place, const QColor& color);
