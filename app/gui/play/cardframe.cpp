#include "app/gui/play/cardframe.h"

#include <QPainter>
#include <QPushButton>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/colormath.h"

namespace {

constexpr int cornerRadius = 12;

} // namespace

CardFrame::CardFrame(QWidget* parent) : QFrame(parent) {
    setAttribute(Qt::WA_NoMousePropagation);
}

QPushButton* CardFrame::addButton(const char* objectName, const QString& text,
                                  const QString& toolTip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(objectName);
    button->setToolTip(toolTip);
    button->setAutoDefault(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void CardFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardTheme theme(palette());
    const QRectF card = QRectF(rect()).adjusted(shadow, shadow, -shadow, -shadow);
    painter.setPen(Qt::NoPen);
    for (int i = 1; i < shadow; ++i) {
        painter.setBrush(QColor(0, 0, 0, 5));
        painter.drawRoundedRect(card.adjusted(-i, -i + 1, i, i + 1), cornerRadius + i,
                                cornerRadius + i);
    }
    const QColor window = palette().color(QPalette::Window);
    painter.setPen(QPen(theme.groundFrame, 1));
    painter.setBrush(mixed(window, Qt::white, theme.isDark ? 0.06 : 0.7));
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
}
