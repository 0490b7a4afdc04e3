#include "app/gui/basics/numbertext.h"

#include <QLocale>

#include <algorithm>

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
