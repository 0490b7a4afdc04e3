#pragma once

#include <QPainter>

/// Something short that is drawn over the board and then is gone. Knows its picture at each moment,
/// in the coordinates of the layer that it is drawn on.
class Effect {
public:
    virtual ~Effect() = default;

    /// How long it lasts at the normal pace, in milliseconds.
    virtual int duration() const = 0;

    /// `progress` goes from 0 to 1, evenly in time.
    virtual void paint(QPainter& painter, double progress) const = 0;
};
