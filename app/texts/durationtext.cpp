#include "app/texts/durationtext.h"

#include <QtMath>

QString durationText(double seconds) {
    const qint64 whole = qRound64(seconds);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, QChar('0'))
        .arg(whole % 60, 2, 10, QChar('0'));
}
