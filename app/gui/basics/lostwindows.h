#pragma once

#include <QAbstractNativeEventFilter>
#include <QObject>

class QWidget;

/// Notices windows that somebody else destroys (another client of the X server, as `xdotool
/// windowclose` does): Qt does not, and the program would go on without a window. GUI thread only.
class LostWindows : public QObject, public QAbstractNativeEventFilter {
    Q_OBJECT

public:
    explicit LostWindows(QObject* parent = nullptr);

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

signals:
    void lost(QWidget* window); ///< Sent by the event loop, if it is still there.
};
