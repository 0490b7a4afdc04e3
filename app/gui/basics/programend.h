#pragma once

#include <QAbstractNativeEventFilter>
#include <QObject>

#include <array>
#include <functional>

class QWidget;

/// From here on nobody ends the program by closing a pipe that it writes to, or by a limit on the
/// size of files: SIGPIPE and SIGXFSZ do nothing, and the write fails. For the beginning of main:
/// Qt may have something to say from the start.
void outliveFailedWrites();

/// Hears what asks the program to end from outside: SIGTERM (the end of a desktop session, `kill`),
/// SIGHUP (a terminal that goes away) and SIGINT (Ctrl+C). A signal that is ignored when the
/// program starts, as SIGHUP is under `nohup`, stays ignored.
///
/// One at a time, on the GUI thread, from before there is anything to lose until the end of main:
/// while it lives the signals do nothing else, but that another one seconds after the first ends
/// the program at once.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    /// One of them came. Sent by the event loop, also by that of a dialog or a menu.
    void received();

private:
    void take();

    std::array<int, 2> m_ends{-1, -1}; // the handler writes into the second
};

/// Runs a function where the program is ended from within by exit(), which destroys nothing that
/// main() holds. So Qt does when the window system goes away. The program ends then at once, with
/// exit status 1: there may be threads that still search. One at a time.
class ExitGuard {
public:
    explicit ExitGuard(const std::function<void()>& keep);
    ~ExitGuard(); ///< From here on exit() is what it is.
    ExitGuard(const ExitGuard&) = delete;
    ExitGuard& operator=(const ExitGuard&) = delete;
};

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
