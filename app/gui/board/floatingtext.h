#pragma once

#include <QFont>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>

#include "app/gui/board/effect.h"

/// A short text, as the points of a move, that rises from where they were earned and fades.
class FloatingText : public Effect {
public:
    /// The text begins around `from` and is moved as far as it takes to stay inside `area`, from
    /// where it rises to where it ends, and drawn smaller where it is wider. The font has a size in
    /// pixels. All in logical pixels, `ratio` device pixels each.
    FloatingText(const QString& text, const QFont& wished, QPointF from, const QRectF& area,
                 double ratio);

    int duration() const override { return 800; }
    void paint(QPainter& painter, double progress) const override;

private:
    QRectF m_box; ///< Where the text begins.
    double m_way; ///< How far it rises.
    QPixmap m_picture;
};
