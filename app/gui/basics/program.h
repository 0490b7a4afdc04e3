#pragma once

#include <QAbstractNativeEventFilter>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <array>
#include <functional>
#include <span>
#include <utility>
#include <vector>

class QWidget;

/// The arguments of a program without the options that a QApplication takes (such as "-platform
/// offscreen"), so that they can be checked before there is an application or a display.
QStringList withoutOptionsOfQt(std::span<char* const> arguments);

/// While it lives, a window system that cannot be reached ends the program with status 1 and one
/// sentence that names the program for terminals, where Qt would abort. It lives during the
/// construction of the QApplication; Qt's messages wait until it ends.
class NoDisplay {
public:
    NoDisplay();
    ~NoDisplay();
    NoDisplay(const NoDisplay&) = delete;
    NoDisplay& operator=(const NoDisplay&) = delete;

private:
    static void take(QtMsgType type, const QMessageLogContext& context, const QString& text);

    static std::vector<std::pair<QtMsgType, QString>> s_said;
    QtMessageHandler m_before;
};

/// Ignores SIGPIPE and SIGXFSZ from now on: a closed pipe or a limit on file sizes makes a write
/// fail and does not end the program. Called at the beginning of main, since Qt may write from the
/// start.
void outliveFailedWrites();

/// Receives the signals that ask the program to end: SIGTERM (the end of a desktop session,
/// `kill`), SIGHUP (a terminal that goes away) and SIGINT (Ctrl+C). A signal that is ignored when
/// the program starts, as SIGHUP is under `nohup`, stays ignored.
///
/// One object at a time, on the GUI thread. While it lives the signals have no other effect, except
/// that a second one some seconds after the first ends the program at once.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    /// A signal came. Sent by the event loop, a dialog's or menu's too.
    void received();

private:
    void take();

    std::array<int, 2> m_ends{-1, -1}; // the handler writes into the second
};

/// Runs a function when exit() ends the program from within, which destroys nothing that main()
/// holds; Qt calls exit() when the window system goes away. The program then ends at once with exit
/// status 1, since threads may still search. One object at a time.
class ExitGuard {
public:
    explicit ExitGuard(const std::function<void()>& keep);
    ~ExitGuard(); ///< exit() is as usual again.
    ExitGuard(const ExitGuard&) = delete;
    ExitGuard& operator=(const ExitGuard&) = delete;
};

/// Notices windows that another client of the X server destroys, as `xdotool windowclose` does: Qt
/// does not notice, and the program would go on without a window. GUI thread only.
class LostWindows : public QObject, public QAbstractNativeEventFilter {
    Q_OBJECT

public:
    explicit LostWindows(QObject* parent = nullptr);

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

signals:
    void lost(QWidget* window); ///< Sent by the event loop, if it is still there.
};
