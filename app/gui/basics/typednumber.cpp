#include "app/gui/basics/typednumber.h"

#include <QRegularExpression>

namespace {

/// What the separators of a text stand for.
struct Reading {
    QChar group;   ///< Null: none.
    QChar decimal; ///< Null: none.
};

bool matches(const QString& text, const QString& pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

/// Whether `separator`, which stands once in `digits`, could part groups: "1,234" but not "0,234".
bool couldPartGroups(const QString& digits, QChar separator) {
    return matches(digits, "[1-9]\\d{0,2}" + QRegularExpression::escape(separator) + "\\d{3}");
}

/// Of one separator that stands once.
std::optional<Reading> readingOfOne(const QString& digits, QChar separator, const QLocale& locale,
                                    bool isWhole) {
    const bool isGroup = locale.groupSeparator() == QString(separator);
    const bool isDecimal = locale.decimalPoint() == QString(separator);
    if (!couldPartGroups(digits, separator))
        return isWhole ? std::nullopt : std::optional(Reading{{}, separator});
    if (isGroup)
        return Reading{separator, {}};
    return isDecimal && !isWhole ? std::optional(Reading{{}, separator}) : std::nullopt;
}

std::optional<Reading> readingOf(const QString& digits, const QLocale& locale, bool isWhole) {
    const auto points = digits.count('.');
    const auto commas = digits.count(',');
    if (points == 0 && commas == 0)
        return Reading{};
    if (points > 0 && commas > 0) { // the last one stands before the decimals
        const bool endsWithPoint = digits.lastIndexOf('.') > digits.lastIndexOf(',');
        const Reading both = endsWithPoint ? Reading{',', '.'} : Reading{'.', ','};
        return isWhole ? std::nullopt : std::optional(both);
    }
    const QChar separator = points > 0 ? '.' : ',';
    if (points + commas > 1)
        return Reading{separator, {}};
    return readingOfOne(digits, separator, locale, isWhole);
}

/// Groups of three, then decimals; either may be missing, and a decimal separator may begin or end
/// the number.
bool isWellFormed(const QString& digits, const Reading& reading) {
    const auto escaped = [](QChar c) { return QRegularExpression::escape(c); };
    const QString whole = reading.group.isNull()
                              ? QStringLiteral("\\d+")
                              : "[1-9]\\d{0,2}(" + escaped(reading.group) + "\\d{3})+";
    if (reading.decimal.isNull())
        return matches(digits, whole);
    return matches(digits, whole + escaped(reading.decimal) + "\\d*") ||
           matches(digits, escaped(reading.decimal) + "\\d+");
}

} // namespace

std::optional<double> typedNumber(const QString& text, const QLocale& locale, bool isWhole) {
    QString digits = text.trimmed();
    const bool isNegative = digits.startsWith('-') || digits.startsWith(QChar(0x2212));
    if (isNegative || digits.startsWith('+'))
        digits.remove(0, 1);
    // These part groups and nothing else, in the languages that have them.
    static const QRegularExpression separator("[\\s'’]");
    if (digits.contains(separator)) {
        if (!matches(digits, "[1-9]\\d{0,2}([\\s'’]\\d{3})+([.,]\\d*)?"))
            return std::nullopt;
        digits.remove(separator);
    }
    const auto reading = readingOf(digits, locale, isWhole);
    if (!reading || !isWellFormed(digits, *reading))
        return std::nullopt;
    if (!reading->group.isNull())
        digits.remove(reading->group);
    if (!reading->decimal.isNull())
        digits.replace(reading->decimal, '.');
    bool isNumber = false;
    const double value = QLocale::c().toDouble(digits, &isNumber);
    if (!isNumber)
        return std::nullopt;
    return isNegative ? -value : value;
}
