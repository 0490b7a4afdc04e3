#include "app/gui/basics/lostwindows.h"

#include <QApplication>
#include <QPointer>
#include <QWidget>

#include <cstdint>

namespace {

/// What X sends to who asked for news of a window, as xcb lays it out.
struct DestroyNotify {
    std::uint8_t type;
    std::uint8_t padding;
    std::uint16_t sequence;
    std::uint32_t event;
    std::uint32_t window;
};

constexpr std::uint8_t destroyNotify = 17;
constexpr std::uint8_t typeMask = 0x7f; // the rest tells who sent it

} // namespace

LostWindows::LostWindows(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installNativeEventFilter(this);
}

/// A window that Qt destroys belongs to no widget any more when this is heard.
bool LostWindows::nativeEventFilter(const QByteArray& type, void* message, qintptr* /*result*/) {
    if (type != "xcb_generic_event_t")
        return false;
    const auto* event = static_cast<const DestroyNotify*>(message);
    if ((event->type & typeMask) != destroyNotify)
        return false;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->internalWinId() == event->window)
            QMetaObject::invokeMethod(
                this,
                [this, window = QPointer(widget)] {
                    if (window)
                        emit lost(window);
                },
                Qt::QueuedConnection);
    return false;
}
