#include "app/gui/basics/program.h"

#include <QApplication>
#include <QMessageLogContext>
#include <QPointer>
#include <QSocketNotifier>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace {

// The options of Qt 6.4 (of QCoreApplication, QGuiApplication, QApplication and the platform xcb)
// without the one dash or two that they begin with: those whose value is the next argument, those
// without a value, and those whose value may follow in the same argument, behind "=".
constexpr auto valued = std::to_array<std::string_view>(
    {"qmljsdebugger", "platform", "platformpluginpath", "platformtheme", "geometry",
     "qwindowgeometry", "title", "qwindowtitle", "icon", "qwindowicon", "plugin", "session",
     "style", "stylesheet", "display", "name", "visual"});
constexpr auto valueless = std::to_array<std::string_view>(
    {"reverse", "nograb", "dograb", "widgetcount", "qdebug", "qdevel", "testability"});
constexpr auto joined = std::to_array<std::string_view>({"style", "stylesheet", "qmljsdebugger"});

bool isIn(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// How many arguments the option of Qt takes that `argument` begins with; 0 if it is none.
std::size_t takenBy(std::string_view argument) {
    if (!argument.starts_with('-'))
        return 0;
    argument.remove_prefix(argument.starts_with("--") ? 2 : 1);
    const auto name = argument.substr(0, argument.find('='));
    if (name.size() < argument.size())
        return isIn(joined, name) ? 1 : 0;
    return isIn(valued, name) ? 2 : isIn(valueless, name) ? 1 : 0;
}

constexpr std::array heard{SIGTERM, SIGHUP, SIGINT};

using Clock = std::chrono::steady_clock;

// A signal handler may touch nothing but lock-free atomics.
std::atomic<int> pipeEnd = -1;
std::atomic<Clock::rep> firstTime = 0;
static_assert(std::atomic<int>::is_always_lock_free);
static_assert(std::atomic<Clock::rep>::is_always_lock_free);

/// The end of a session or of a terminal may send several signals at once; a later one is meant
/// for a program that hangs.
constexpr std::chrono::seconds patience(2);

/// A pipe that is full says enough already.
void onSignal(int signal) {
    const int before = errno;
    const Clock::duration now = Clock::now().time_since_epoch();
    if (firstTime == 0) {
        firstTime = now.count();
    } else if (now - Clock::duration(firstTime) > patience) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    const char anything = 0;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnd, &anything, 1);
    errno = before;
}

/// Not SIG_IGN, which programs that are started from here would inherit.
void doNothing(int /*signal*/) {}

void install(int signal, void (*handler)(int)) {
    struct sigaction action {};
    if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
        return;
    action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    ::sigaction(signal, &action, nullptr);
}

std::function<void()>& keeper() {
    static std::function<void()> keeper;
    return keeper;
}

void keepAndEnd() {
    if (!keeper())
        return;
    const auto keep = std::exchange(keeper(), {});
    keep();
    std::_Exit(EXIT_FAILURE);
}

/// X sends this to a client that watches a window; the layout is xcb's.
struct DestroyNotify {
    std::uint8_t type;
    std::uint8_t padding;
    std::uint16_t sequence;
    std::uint32_t event;
    std::uint32_t window;
};

constexpr std::uint8_t destroyNotify = 17;
constexpr std::uint8_t typeMask = 0x7f; // the highest bit says who sent it

/// What the desktop calls the window that a widget has now; 0: it has none.
WId windowOf(const QWidget* widget) {
    const QWindow* window = widget->windowHandle();
    return window != nullptr && window->handle() != nullptr ? window->winId() : 0;
}

} // namespace

QStringList withoutOptionsOfQt(std::span<char* const> arguments) {
    QStringList own;
    for (std::size_t i = 0; i < arguments.size();) {
        const bool areOptionsOver = own.contains("--");
        const std::size_t taken = areOptionsOver ? 0 : takenBy(arguments[i]);
        if (taken == 0)
            own << QString::fromLocal8Bit(arguments[i]);
        i += std::max<std::size_t>(taken, 1);
    }
    return own;
}

std::vector<std::pair<QtMsgType, QString>> NoDisplay::s_said;

NoDisplay::NoDisplay() : m_before(qInstallMessageHandler(take)) {}

NoDisplay::~NoDisplay() {
    qInstallMessageHandler(m_before);
    for (const auto& [type, text] : std::exchange(s_said, {}))
        qt_message_output(type, QMessageLogContext(), text);
}

void NoDisplay::take(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtFatalMsg) {
        s_said.emplace_back(type, text);
        return;
    }
    std::fputs("samegame: no window can be shown, since there is no display that answers "
               "(DISPLAY, WAYLAND_DISPLAY); in a terminal 'samegame-cli solve standard:1' solves "
               "a board\n",
               stderr);
    std::_Exit(EXIT_FAILURE);
}

void outliveFailedWrites() {
    for (const int signal : {SIGPIPE, SIGXFSZ})
        install(signal, doNothing);
}

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::pipe2(m_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // the signals end the program at once, as they do without handlers
    pipeEnd = m_ends[1];
    auto* notifier = new QSocketNotifier(m_ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &EndSignals::take);
    for (const int signal : heard)
        install(signal, onSignal);
}

EndSignals::~EndSignals() {
    if (m_ends[0] < 0)
        return;
    for (const int signal : heard)
        install(signal, SIG_DFL);
    pipeEnd = -1;
    for (const int end : m_ends)
        ::close(end);
}

void EndSignals::take() {
    std::array<char, 16> bytes{};
    while (::read(m_ends[0], bytes.data(), bytes.size()) > 0) {
    }
    emit received();
}

ExitGuard::ExitGuard(const std::function<void()>& keep) {
    keeper() = keep; // made before the handler, so that it ends after it
    static const int isRegistered = std::atexit(keepAndEnd);
    static_cast<void>(isRegistered);
}

ExitGuard::~ExitGuard() {
    keeper() = {};
}

LostWindows::LostWindows(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installNativeEventFilter(this);
}

/// When this arrives, a window that Qt itself destroyed belongs to no widget any more: tool tips
/// have another one by then, while internalWinId() is still that of the first.
bool LostWindows::nativeEventFilter(const QByteArray& type, void* message, qintptr* /*result*/) {
    if (type != "xcb_generic_event_t")
        return false;
    const auto* event = static_cast<const DestroyNotify*>(message);
    if ((event->type & typeMask) != destroyNotify)
        return false;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (windowOf(widget) == event->window)
            QMetaObject::invokeMethod(
                this,
                [this, window = QPointer(widget)] {
                    if (window)
                        emit lost(window);
                },
                Qt::QueuedConnection);
    return false;
}
