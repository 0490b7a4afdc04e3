#pragma once

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QShortcutEvent>
#include <QTest>
#include <QWidget>
#include <QWindow>
#include <QtTest/qtestspontaneevent.h>

/// A key as a window system tells of it: its place on the keyboard and what the layout in use makes
/// of it. QTest's keys have no places.
struct PlacedKey {
    quint32 place = 0; ///< The keycode of X.
    int key = 0;       ///< By the layout in use.
    QString text;
    int latin = 0; ///< What shortcuts are looked up by, where it is not `key`.

    bool operator==(const PlacedKey&) const = default;
};

namespace placed_keys {

// The keys of P, of H and of 1, by three layouts.
inline const PlacedKey p{33, Qt::Key_P, "p", 0};
inline const PlacedKey russianP{33, 0x417, QString(QChar(0x437)), Qt::Key_P};
inline const PlacedKey h{43, Qt::Key_H, "h", 0};
inline const PlacedKey russianH{43, 0x420, QString(QChar(0x440)), Qt::Key_H};
inline const PlacedKey digit1{10, Qt::Key_1, "1", 0};
inline const PlacedKey french1{10, Qt::Key_Ampersand, "&", 0};
inline const PlacedKey french2{11, 0xc9, QString(QChar(0xe9)), 0};

} // namespace placed_keys

/// Sends the event as one of the window system's: of others Qt makes up a look for shortcuts.
inline void sendKey(QObject* receiver, QKeyEvent& event) {
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(receiver, &event);
}

/// Whether a shortcut of the window takes the key, as Qt's shortcut map would see to it.
inline bool triggerShortcut(QWidget* widget, const PlacedKey& key, bool isRepeat) {
    const QKeySequence sequence(key.latin != 0 ? key.latin : key.key);
    for (QAction* action : widget->window()->findChildren<QAction*>()) {
        if (!action->isEnabled() || !action->shortcuts().contains(sequence))
            continue;
        QShortcutEvent event(sequence, 0);
        if (!isRepeat || action->autoRepeat())
            QCoreApplication::sendEvent(action, &event);
        return true;
    }
    return false;
}

inline void pressKey(QWidget* widget, const PlacedKey& key, bool isRepeat = false) {
    QKeyEvent override(QEvent::ShortcutOverride, key.key, Qt::NoModifier, key.place, 0, 0, key.text,
                       isRepeat);
    override.ignore();
    sendKey(widget, override);
    if (!override.isAccepted() && triggerShortcut(widget, key, isRepeat))
        return;
    QKeyEvent press(QEvent::KeyPress, key.key, Qt::NoModifier, key.place, 0, 0, key.text, isRepeat);
    sendKey(widget, press);
}

inline void releaseKey(QWidget* widget, const PlacedKey& key, bool isRepeat = false) {
    QKeyEvent release(QEvent::KeyRelease, key.key, Qt::NoModifier, key.place, 0, 0, key.text,
                      isRepeat);
    sendKey(widget, release);
}

/// A repeat as X sends it: a release and a press at the same time, of which Qt does not know that
/// they belong together where they do not arrive together. Such keys come to the window, which
/// hands them on to the widget with the focus.
inline void repeatUntold(QWidget* widget, const PlacedKey& key) {
    static quint64 time = 1'000'000;
    time += 40;
    QWindow* window = widget->window()->windowHandle();
    const auto send = [&](QEvent::Type type) {
        QKeyEvent event(type, key.key, Qt::NoModifier, key.place, 0, 0, key.text);
        event.setTimestamp(time);
        event.ignore();
        sendKey(window, event);
        return event.isAccepted();
    };
    send(QEvent::KeyRelease);
    if (send(QEvent::ShortcutOverride) || !triggerShortcut(widget, key, false))
        send(QEvent::KeyPress);
}

/// The key goes down and repeats itself until it is let go; without a place.
inline void holdKey(QWidget* widget, Qt::Key key, int repeats,
                    Qt::KeyboardModifiers modifiers = {}) {
    const QString text = modifiers == Qt::NoModifier ? QString(QTest::keyToAscii(key)) : QString();
    QTest::simulateEvent(widget, true, key, modifiers, text, false, -1);
    for (int i = 0; i < repeats; ++i) {
        QTest::simulateEvent(widget, false, key, modifiers, text, true, -1);
        QTest::simulateEvent(widget, true, key, modifiers, text, true, -1);
    }
    QTest::simulateEvent(widget, false, key, modifiers, text, false, -1);
}
