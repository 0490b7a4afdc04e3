#include "app/gui/basics/numberbox.h"

#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QToolTip>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/numberlabel.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/typednumber.h"

namespace {

/// Why what was typed is gone, at the box.
void tellRefused(const QAbstractSpinBox& box, const QString& text, const QString& least,
                 const QString& most) {
    if (text.trimmed().isEmpty())
        return;
    const QString sentence =
        NumberBox::tr("%1 is no number from %2 to %3 here; the number stays as it was.")
            .arg('"' + shortName(text) + '"', least, most);
    QToolTip::showText(box.mapToGlobal(QPoint(0, box.height())), plainToolTip(sentence));
}

QLocale localeOf(const QAbstractSpinBox& box, bool showsGroups) {
    QLocale locale = box.locale();
    if (!showsGroups)
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

} // namespace

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

QSize NumberBox::sizeHint() const {
    return minimumSizeHint();
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

void NumberBox::refuse(const QString& text) const {
    tellRefused(*this, text, textFromValue(minimum()), textFromValue(maximum()));
}

CountBox::CountBox(QWidget* parent) : TypedBox(parent) {}

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

void CountBox::refuse(const QString& text) const {
    tellRefused(*this, text, textFromValue(minimum()), textFromValue(maximum()));
}
