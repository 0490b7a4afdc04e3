#include "app/gui/basics/endsignals.h"

#include <QSocketNotifier>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr std::array heard{SIGTERM, SIGHUP, SIGINT};

using Clock = std::chrono::steady_clock;

// A signal handler may touch nothing but lock-free atomics.
std::atomic<int> pipeEnd = -1;
std::atomic<Clock::rep> firstTime = 0;
static_assert(std::atomic<int>::is_always_lock_free);
static_assert(std::atomic<Clock::rep>::is_always_lock_free);

/// Who ends a session or closes a terminal may send more than one signal at once; one that comes
/// later is meant for a program that hangs.
constexpr std::chrono::seconds patience(2);

/// A full pipe has enough to say already.
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

} // namespace

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
