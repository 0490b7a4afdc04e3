#include "app/gui/play/scorelabel.h"

#include <QPainter>

#include "app/gui/basics/fittedtext.h"

ScoreLabel::ScoreLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void ScoreLabel::setLarge(bool isLarge) {
    m_isLarge = isLarge;
    updateGeometry();
    update();
}

QFont ScoreLabel::numberFont() const {
    QFont font = this->font();
    font.setBold(true);
    if (m_isLarge)
        font.setPointSize(largeSize);
    return font;
}

/// Tells the letters of a text one by one: where, how wide, and whether it belongs to a number;
/// what stands between digits and before them does. Returns the width of all.
template <class Visitor>
int ScoreLabel::visitLetters(const QString& text, Visitor visit) const {
    const QFontMetrics letters = fontMetrics();
    const QFontMetrics numbers(numberFont());
    const int digitWidth = widestDigit(numbers);
    const auto isDigitAt = [&](qsizetype i) {
        return i >= 0 && i < text.size() && text[i].isDigit();
    };
    int x = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isDigit = isDigitAt(i);
        const bool isNumber = isDigit || (isDigitAt(i + 1) && !text[i].isLetter() &&
                                          (isDigitAt(i - 1) || !text[i].isSpace()));
        const int width =
            isDigit ? digitWidth : (isNumber ? numbers : letters).horizontalAdvance(text[i]);
        visit(x, width, text[i], isNumber);
        x += width;
    }
    return x;
}

QSize ScoreLabel::sizeHint() const {
    return {widthOf(text()), QFontMetrics(numberFont()).height()};
}

int ScoreLabel::widthOf(const QString& text) const {
    return visitLetters(text, [](int, int, QChar, bool) {});
}

QSize ScoreLabel::minimumSizeHint() const {
    return sizeHint();
}

void ScoreLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QFont big = numberFont();
    const auto baseline = [this](const QFontMetrics& metrics) {
        return (height() - metrics.height()) / 2 + metrics.ascent();
    };
    visitLetters(text(), [&](int x, int width, QChar letter, bool isNumber) {
        painter.setFont(isNumber ? big : font());
        const int inset = (width - painter.fontMetrics().horizontalAdvance(letter)) / 2;
        painter.drawText(x + inset, baseline(painter.fontMetrics()), letter);
    });
}
