#pragma once

#include <QObject>

#include <array>

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
