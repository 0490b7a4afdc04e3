#pragma once

#include <QObject>

/// Keeps the mouse wheel from changing boxes that it only passes over while a panel is scrolled:
/// a box without the focus, or on a page that scrolls, leaves the wheel to what it stands in.
/// Installed on the application.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};
