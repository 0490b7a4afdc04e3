#include "app/window/wrappingstatusbar.h"

#include <QPainter>
#include <QResizeEvent>
#include <QSizeGrip>
#include <QStyleOption>

#include <algorithm>

namespace {

constexpr int inset = 6; // pixels, as QStatusBar has it
constexpr int flags = static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextWordWrap;

} // namespace

WrappingStatusBar::WrappingStatusBar(QWidget* parent) : QStatusBar(parent) {
    connect(this, &QStatusBar::messageChanged, this, &WrappingStatusBar::fit);
}

/// Less the corner that resizes the window, and what stands before it.
QRect WrappingStatusBar::textRect() const {
    QRect text = rect().adjusted(inset, 0, -fontMetrics().height(), 0);
    for (const auto* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !qobject_cast<const QSizeGrip*>(child))
            text.setRight(std::min(text.right(), child->x() - inset));
    return text;
}

void WrappingStatusBar::fit() {
    const QRect endless(0, 0, textRect().width(), QWIDGETSIZE_MAX);
    const int height = fontMetrics().boundingRect(endless, flags, currentMessage()).height();
    const bool isOneLine = height <= fontMetrics().height();
    setMinimumHeight(isOneLine ? 0 : height + 4);
    update();
}

void WrappingStatusBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().windowText().color());
    painter.drawText(textRect(), flags, currentMessage());
}

void WrappingStatusBar::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}
