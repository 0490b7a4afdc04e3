#include "app/gui/basics/digitkey.h"

#include <QKeyEvent>

std::optional<int> digitOf(const QKeyEvent& event) {
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    // Keycodes of X, which Wayland has too: the row begins with 1 and ends with 0.
    constexpr quint32 firstOfRow = 10;
    const quint32 place = event.nativeScanCode() - firstOfRow;
    if (place > 9 || event.modifiers() != Qt::NoModifier)
        return std::nullopt;
    return static_cast<int>((place + 1) % 10);
}
