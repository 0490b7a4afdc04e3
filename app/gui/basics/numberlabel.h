#pragma once

#include <QLabel>

/// The width of the widest digit. Qt 6.4 cannot ask a font for its tabular digits, so places where
/// numbers change reserve room by it.
int widestDigit(const QFontMetrics& metrics);

/// The width of a text, as if each of its digits were the widest.
int tabularWidth(const QFontMetrics& metrics, const QString& text);

/// A label whose width depends on how many digits it shows, not on which: what stands beside a
/// number that counts does not tremble.
class NumberLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};
