#include "app/texts/numbertext.h"

#include <QLocale>

namespace {

QString withMinusSign(QString text) {
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

} // namespace

QString numberText(int number) {
    return withMinusSign(QLocale().toString(number));
}

QString numberText(double number, int decimals) {
    return withMinusSign(QLocale().toString(number, 'f', decimals));
}
