#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWindow>

#include <memory>

class QDropEvent;

/// Copies what other programs drop on this one and never moves it: an editor would delete the text
/// that was dragged out of it, even if the text is useless here. Installed on the application, for
/// fields and everything else that takes drops.
class CopiedDrops : public QObject {
public:
    using QObject::QObject;

    /// The event proposes a copy; if the source refuses, a link, or nothing.
    static void forbidMoving(QDropEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Recognizes repeats of a held key. X sends a repeat as a release and a press at the same time,
/// and Qt takes both for real ones if the press has not arrived with the release. So a release
/// waits a moment for such a press, and both are passed on as repeats. Installed on the
/// application.
class KeyRepeats : public QObject {
    Q_OBJECT

public:
    explicit KeyRepeats(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool holdBack(QWindow* window, const QKeyEvent& release);
    bool takePress(QWindow* window, QKeyEvent* press);
    void letGo();

    QPointer<QWindow> m_window;
    std::unique_ptr<QKeyEvent> m_release; ///< Waits; it is sent to m_window.
    QTimer m_wait;
};

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
