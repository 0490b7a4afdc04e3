#pragma once

#include <QProxyStyle>

#include "app/gui/basics/desktopmotion.h"

/// Qt's own style "fusion", with contrast where it has too little, above all in dark windows: the
/// frames of check boxes, and the icons of title bars and of buttons that close, which it draws in
/// black. Has no animations where the desktop wants none.
class ReadableStyle : public QProxyStyle {
    Q_OBJECT

public:
    ReadableStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;

private:
    DesktopMotion m_motion;
};
