#include "app/gui/session/moment.h"

QDateTime momentHere(const QDateTime& time) {
    const QDateTime local = time.toLocalTime();
    return local.toOffsetFromUtc(local.offsetFromUtc());
}

QString textOfMoment(const QDateTime& moment) {
    return moment.toOffsetFromUtc(moment.offsetFromUtc()).toString(Qt::ISODate);
}

QDateTime momentOfText(const QString& text) {
    return QDateTime::fromString(text, Qt::ISODate);
}
