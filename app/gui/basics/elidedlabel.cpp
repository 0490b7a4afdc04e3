#include "app/gui/basics/elidedlabel.h"

#include <QPainter>

#include "app/gui/basics/fittedtext.h"

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
