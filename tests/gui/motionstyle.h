#pragma once

#include <QProxyStyle>
#include <QStyleFactory>

/// A desktop that asks for no animations, or for some.
class MotionStyle : public QProxyStyle {
public:
    explicit MotionStyle(int duration)
        : QProxyStyle(QStyleFactory::create("Fusion")), m_duration(duration) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        return hint == SH_Widget_Animation_Duration
                   ? m_duration
                   : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    int m_duration;
};
