#include "app/gui/window/windowbars.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QSizeGrip>
#include <QStyleOption>

#include <algorithm>

bool FittingToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

void FittingToolBar::fit() {
    if (orientation() != Qt::Horizontal || isFloating())
        return;
    if (toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_wholeWidth = sizeHint().width();
    const auto fitting =
        m_wholeWidth <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    if (fitting != toolButtonStyle())
        setToolButtonStyle(fitting);
}

namespace {

constexpr int inset = 6; // pixels, as QStatusBar has it
constexpr int flags = static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextWordWrap;

} // namespace

WrappingStatusBar::WrappingStatusBar(QWidget* parent) : QStatusBar(parent) {
    // Later: what stands before the text may go when there is a message.
    connect(this, &QStatusBar::messageChanged, this, &WrappingStatusBar::fit, Qt::QueuedConnection);
}

void WrappingStatusBar::reserve(const QString& longest) {
    m_longest = longest;
    fit();
}

/// Less the corner that resizes the window.
QRect WrappingStatusBar::wholeRect() const {
    return rect().adjusted(inset, 0, -fontMetrics().height(), 0);
}

/// Less what stands before it.
QRect WrappingStatusBar::textRect() const {
    QRect text = wholeRect();
    for (const auto* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !qobject_cast<const QSizeGrip*>(child))
            text.setRight(std::min(text.right(), child->x() - inset));
    return text;
}

int WrappingStatusBar::heightOf(const QString& text, int width) const {
    return fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), flags, text).height();
}

void WrappingStatusBar::fit() {
    const int height = std::max(heightOf(currentMessage(), textRect().width()),
                                heightOf(m_longest, wholeRect().width()));
    const bool isOneRow = height <= fontMetrics().height();
    setMinimumHeight(isOneRow ? 0 : height + 4);
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
