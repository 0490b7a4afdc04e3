#pragma once

#include <QDateTime>
#include <QString>

/// A moment with the clock of the place where it was: its date is the day that it was there, also
/// where it is read in another zone. So are all moments that are kept and shown; they are compared
/// as moments.
QDateTime momentHere(const QDateTime& time = QDateTime::currentDateTime());

/// As ISO 8601 writes it, with the offset of the place: "2026-11-23T08:00:00+09:00".
QString textOfMoment(const QDateTime& moment);

/// The inverse of textOfMoment; not valid if the text is none. "Z" means a place at this offset.
QDateTime momentOfText(const QString& text);
