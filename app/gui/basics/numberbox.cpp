#include "app/gui/basics/numberbox.h"

#include <QAction>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/base/text.h"

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

QLocale localeOf(const QAbstractSpinBox& box, bool showsGroups) {
    QLocale locale = box.locale();
    if (!showsGroups)
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
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

void tellRefused(const QAbstractSpinBox& box, const QString& text, const QString& least,
                 const QString& most) {
    if (text.trimmed().isEmpty())
        return;
    const QString sentence =
        NumberBox::tr("“%1” is no number from %2 to %3 here; the number stays as it was.")
            .arg(shortName(text), least, most);
    // Qt takes tool tips away as the focus comes to another widget, and as a button is let go.
    constexpr std::chrono::milliseconds click(400);
    const bool isClicking = QGuiApplication::mouseButtons() != Qt::NoButton;
    QTimer::singleShot(isClicking ? click : std::chrono::milliseconds(0), &box, [&box, sentence] {
        QToolTip::showText(box.mapToGlobal(QPoint(0, box.height())), plainToolTip(sentence));
    });
}

NumberBox::NumberBox(QWidget* parent) : TypedBox(parent) {
    connect(lineEdit(), &QLineEdit::textChanged, this, [this] {
        if (const int width = textWidth(); width != m_width) {
            m_width = width;
            updateGeometry();
        }
    });
}

void NumberBox::setUsualText(const QString& text) {
    m_usual = text;
    updateGeometry();
}

int NumberBox::textWidth() const {
    const auto widthOf = [this](const QString& text) { return tabularWidth(fontMetrics(), text); };
    return std::max(widthOf(m_usual), widthOf(textFromValue(value())));
}

QSize NumberBox::minimumSizeHint() const {
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const int cursor = style()->pixelMetric(QStyle::PM_TextCursorWidth, nullptr, this);
    const QSize text(textWidth() + 2 + cursor + fontMetrics().horizontalAdvance('0'),
                     lineEdit()->minimumSizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

QString NumberBox::textFromValue(double value) const {
    const QLocale locale = localeOf(*this, isGroupSeparatorShown());
    QString text = locale.toString(value, 'f', decimals());
    if (decimals() > 0) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(locale.zeroDigit().size());
        if (text.endsWith(locale.decimalPoint()))
            text.chop(locale.decimalPoint().size());
    }
    return withMinusSign(text);
}

/// The text as a value that the box can hold as it is.
std::optional<double> NumberBox::typedValue(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText())
        return minimum();
    const auto number = typedNumber(text, locale(), decimals() == 0);
    if (!number || *number < minimum() || *number > maximum())
        return std::nullopt;
    const double rounded = QString::number(*number, 'f', decimals()).toDouble();
    return std::abs(rounded - *number) < 1e-12 * std::max(1.0, std::abs(rounded))
               ? std::optional(rounded)
               : std::nullopt;
}

QString CountBox::textFromValue(int value) const {
    return withMinusSign(localeOf(*this, isGroupSeparatorShown()).toString(value));
}

std::optional<int> CountBox::typedValue(const QString& text) const {
    if (!specialValueText().isEmpty() && text == specialValueText())
        return minimum();
    const auto number = typedNumber(text, locale(), true);
    if (!number || *number < minimum() || *number > maximum())
        return std::nullopt;
    return static_cast<int>(*number);
}

SeedEdit::SeedEdit(const QString& objectName, Empty empty, QWidget* parent)
    : QLineEdit(parent),
      m_empty(empty),
      m_sign(addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), TrailingPosition)) {
    setObjectName(objectName);
    setAccessibleName(tr("Seed"));
    if (m_empty == Empty::Random) {
        setPlaceholderText(tr("random"));
        setClearButtonEnabled(true);
    }
    m_sign->setObjectName(objectName + "Sign");
    connect(this, &QLineEdit::textChanged, this, &SeedEdit::showError);
    connect(this, &QLineEdit::textChanged, this, [this] { updateGeometry(); });
    showError();
}

/// The whole seed is seen.
QSize SeedEdit::minimumSizeHint() const {
    const QSize base = QLineEdit::minimumSizeHint(); // with room for one letter, the widest
    const QFontMetrics metrics = fontMetrics();
    const int digit = metrics.horizontalAdvance('0');
    const int text = std::min(metrics.horizontalAdvance(this->text()) + digit, 21 * digit);
    const int needed = base.width() - metrics.maxWidth() + text;
    return {std::max(12 * digit, needed), base.height()};
}

std::optional<std::uint64_t> SeedEdit::value() const {
    return samegame::parse_seed(text().trimmed().toStdString());
}

std::uint64_t SeedEdit::valueOrRandom() const {
    return value().value_or(QRandomGenerator::global()->generate64());
}

std::uint64_t SeedEdit::newSeed() {
    return QRandomGenerator::global()->bounded(1'000'000U);
}

void SeedEdit::setValue(std::optional<std::uint64_t> seed) {
    if (!seed || value() != seed) // else the text stays as it is typed, and its cursor
        setText(seed ? QString::number(*seed) : QString());
}

std::optional<samegame::Error> SeedEdit::error() const {
    if (value() || (text().isEmpty() && m_empty == Empty::Random))
        return std::nullopt;
    return samegame::Error{
        {QT_TRANSLATE_NOOP("EngineError", "A seed is a whole number from 0 to %1"),
         std::numeric_limits<std::uint64_t>::max()}};
}

/// The sentence is the tooltip of the sign, and the line's description for screen readers.
void SeedEdit::showError() {
    const auto wrong = error();
    const QString sentence = wrong ? errorText(*wrong) : QString();
    m_sign->setVisible(!sentence.isEmpty());
    m_sign->setToolTip(plainToolTip(sentence));
    setAccessibleDescription(sentence);
}
