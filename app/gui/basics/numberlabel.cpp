#include "app/gui/basics/numberlabel.h"

#include <algorithm>

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
