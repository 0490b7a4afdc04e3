#include "app/gui/basics/numbertext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

} // namespace

QString withMinusSign(QString number) {
    return number.replace(QLatin1Char('-'), QChar(0x2212));
}

QString numberText(int number) {
    return withMinusSign(QLocale().toString(number));
}

QString numberText(double number, int decimals) {
    const QString text = QLocale().toString(number, 'f', decimals);
    // What is rounded to nothing has no sign.
    const bool isZero = std::none_of(text.begin(), text.end(),
                                     [](QChar c) { return c.isDigit() && c.digitValue() != 0; });
    return isZero && text.startsWith('-') ? text.mid(1) : withMinusSign(text);
}

QString percentText(double percent, int decimals) {
    return numberText(percent, decimals) + percentUnit();
}

QString percentUnit() {
    return NumberText::tr("%1 %", "percent").remove(QLatin1String("%1"));
}

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

// One is a text of its own, so that English needs no translation file.

QString pointsText(int points) {
    const int size = std::abs(points);
    const QString text =
        size == 1 ? NumberText::tr("1 point") : NumberText::tr("%Ln points", nullptr, size);
    return points < 0 ? QChar(0x2212) + text : text;
}

QString blocksText(int blocks) {
    return blocks == 1 ? NumberText::tr("1 block") : NumberText::tr("%Ln blocks", nullptr, blocks);
}

QString sizeAndPointsText(int size, int points, bool movesEarn) {
    return movesEarn ? NumberText::tr("%1, %2", "size and points of a group")
                           .arg(blocksText(size), pointsText(points))
                     : blocksText(size);
}

QString durationInWords(double seconds) {
    const int whole = std::max(1, static_cast<int>(std::ceil(seconds)));
    const int hours = whole / 3600;
    const int minutes = whole / 60 % 60;
    const int rest = hours > 0 ? 0 : whole % 60;
    QStringList parts;
    if (hours > 0)
        parts << (hours == 1 ? NumberText::tr("1 hour")
                             : NumberText::tr("%Ln hours", nullptr, hours));
    if (minutes > 0)
        parts << (minutes == 1 ? NumberText::tr("1 minute")
                               : NumberText::tr("%Ln minutes", nullptr, minutes));
    if (rest > 0)
        parts << (rest == 1 ? NumberText::tr("1 second")
                            : NumberText::tr("%Ln seconds", nullptr, rest));
    return parts.size() == 1 ? parts.first()
                             : NumberText::tr("%1 and %2", "two parts of a time")
                                   .arg(parts.first(), parts.last());
}
