#include "app/gui/basics/fittedtext.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace {

const QString ellipsis = QStringLiteral("…");

bool hasDigit(QStringView word) {
    return std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); });
}

/// How many letters of `text` come before "…", at most `most` of them.
qsizetype keptLetters(const QString& text, qsizetype most) {
    const qsizetype begin = most == 0 ? 0 : text.lastIndexOf(' ', most - 1) + 1;
    const qsizetype next = text.indexOf(' ', most);
    const qsizetype end = next < 0 ? text.size() : next;
    return hasDigit(QStringView(text).mid(begin, end - begin)) ? begin : most;
}

} // namespace

QString fittedText(const QFontMetricsF& metrics, const QString& text, double width) {
    if (text.isEmpty() || metrics.horizontalAdvance(text) <= width)
        return text;
    // About where to begin, for long texts.
    qsizetype kept =
        std::min(text.size(), metrics.elidedText(text, Qt::ElideRight, width).size() + 2);
    QString shown;
    do {
        kept = keptLetters(text, kept - 1);
        shown = text.left(kept) + ellipsis;
    } while (kept > 0 && metrics.horizontalAdvance(shown) > width);
    return metrics.horizontalAdvance(shown) <= width ? shown : QString();
}

QString fittedName(const QFontMetricsF& metrics, const QString& name, double width) {
    const QString elided = metrics.elidedText(name, Qt::ElideMiddle, width);
    if (elided == name)
        return name;
    const auto same = std::mismatch(elided.begin(), elided.end(), name.begin(), name.end());
    const qsizetype left = same.first - elided.begin();
    qsizetype right = name.size() - std::max<qsizetype>(0, elided.size() - left - 1);
    // A word with a number that begins before the end that is kept goes whole.
    const qsizetype begin = right == 0 ? 0 : name.lastIndexOf(' ', right - 1) + 1;
    const qsizetype next = name.indexOf(' ', right);
    const qsizetype end = next < 0 ? name.size() : next;
    if (begin < right && hasDigit(QStringView(name).mid(begin, end - begin)))
        right = end;
    return name.left(keptLetters(name, left)) + ellipsis + name.mid(right);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

QSize ElidedLabel::minimumSizeHint() const {
    return {1, QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::shownText() const {
    const QFontMetricsF metrics(fontMetrics());
    const double width = contentsRect().width();
    if (m_elidesMiddle) {
        QString name = fittedName(metrics, text(), width);
        if (metrics.horizontalAdvance(name) <= width)
            return name;
    }
    return fittedText(metrics, text(), width);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     shownText());
}

void FittedBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    constexpr int margins = 2; // those of QCommonStyle
    option->currentText = fittedText(fontMetrics(), option->currentText, room.width() - margins);
}

int widestDigit(const QFontMetrics& metrics) {
    int widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

int tabularWidth(const QFontMetrics& metrics, const QString& text) {
    QString rest = text;
    rest.removeIf([](QChar letter) { return letter.isDigit(); });
    const auto digits = static_cast<int>(text.size() - rest.size());
    return metrics.horizontalAdvance(rest) + digits * widestDigit(metrics);
}

QSize NumberLabel::sizeHint() const {
    QSize size = QLabel::sizeHint();
    const int spare = tabularWidth(fontMetrics(), text()) - fontMetrics().horizontalAdvance(text());
    return size + QSize(std::max(0, spare), 0);
}

QSize NumberLabel::minimumSizeHint() const {
    return {sizeHint().width(), QLabel::minimumSizeHint().height()};
}
