#include "app/gui/basics/durationtext.h"

#include <cmath>

#include <QtMath>

QString durationText(double seconds) {
    const qint64 whole = qRound64(seconds);
    return QStringLiteral("%1:%2:%3")
        .arg(whole / 3600)
        .arg(whole / 60 % 60, 2, 10, QChar('0'))
        .arg(whole % 60, 2, 10, QChar('0'));
}

QString timeLeftText(double seconds) {
    const auto whole = static_cast<qint64>(std::ceil(seconds));
    const QString minutes = QString::number(whole / 60 % 60);
    const QString rest = QString::number(whole % 60).rightJustified(2, '0');
    if (whole < 3600)
        return minutes + ':' + rest;
    return QString::number(whole / 3600) + ':' + minutes.rightJustified(2, '0') + ':' + rest;
}
