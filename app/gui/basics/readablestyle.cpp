#include "app/gui/basics/readablestyle.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

#include "app/gui/basics/colorink.h"

namespace {

/// In light and dark windows more than three times as bright or dark as what is around it.
QColor frameColor(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.55);
}

/// Lines in the color of texts. Draws when asked, so that it follows a change of the colors.
class LineIcon final : public QIconEngine {
public:
    explicit LineIcon(bool isClose) : m_isClose(isClose) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const double side = std::min(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(side / 10, side / 10);
        painter->setPen(QPen(QGuiApplication::palette().color(group, QPalette::WindowText), 1.2,
                             Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (m_isClose) {
            painter->drawLine(QPointF(-3, -3), QPointF(3, 3));
            painter->drawLine(QPointF(-3, 3), QPointF(3, -3));
        } else {
            painter->drawRect(QRectF(-4, -1, 5, 5));
            painter->drawPolyline(QPolygonF({{-1, -1}, {-1, -4}, {4, -4}, {4, 1}, {1, 1}}));
        }
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIcon(*this); }

private:
    bool m_isClose; ///< Else: makes a dock a window of its own, or the other way round.
};

} // namespace

ReadableStyle::ReadableStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void ReadableStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool hasFocus = option->state.testFlag(State_HasFocus) &&
                          option->state.testFlag(State_KeyboardFocusChange); // has its own frame
    if (element != PE_IndicatorCheckBox || hasFocus)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(frameColor(option->palette));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
    painter->restore();
}

int ReadableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* data) const {
    if (hint == SH_Widget_Animation_Duration && m_motion.isReduced())
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QIcon ReadableStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                  const QWidget* widget) const {
    switch (icon) {
    case SP_DockWidgetCloseButton:
    case SP_TitleBarCloseButton:
    case SP_DialogCloseButton:
        return QIcon(new LineIcon(true));
    case SP_TitleBarNormalButton:
        return QIcon(new LineIcon(false));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}
