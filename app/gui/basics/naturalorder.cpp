#include "app/gui/basics/naturalorder.h"

QString naturalKey(const QString& text) {
    constexpr qsizetype width = 20; // digits of the largest seed
    QString key;
    QString digits;
    for (const QChar c : text + QChar()) {
        if (c.isDigit()) {
            digits += c;
            continue;
        }
        if (!digits.isEmpty())
            key += digits.rightJustified(width, '0');
        digits.clear();
        key += c;
    }
    return key;
}
