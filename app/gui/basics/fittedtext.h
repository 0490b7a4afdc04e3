#pragma once

#include <QComboBox>
#include <QFontMetricsF>
#include <QLabel>
#include <QString>

/// As much of one row of text as `width` has room for, and "…" where something is left out. Of a
/// number all is shown or nothing, since a number that is cut reads as another one: what goes is
/// the whole word that it is part of. Nothing at all where even "…" finds no room.
QString fittedText(const QFontMetricsF& metrics, const QString& text, double width);

/// The same with "…" in the middle, for names whose ends tell them apart.
QString fittedName(const QFontMetricsF& metrics, const QString& name, double width);

/// A label of one row of plain text that gives way where there is no room, and then ends in "…"
/// (fittedText), or has it in the middle (fittedName).
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// For names, whose ends tell them apart.
    void setElidesMiddle() { m_elidesMiddle = true; }

    QString shownText() const; ///< What of text() is to be seen.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_elidesMiddle = false;
};

/// A combo box that shows its text as fittedText does where it is too narrow for it.
class FittedBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

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
