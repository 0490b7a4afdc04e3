#pragma once

#include <QTimer>

#include <algorithm>
#include <chrono>

/// Calls for another try of what could not be written, ever later: after a second, then two, up to
/// a minute. Runs only while something waits.
class RetryTimer : public QTimer {
public:
    explicit RetryTimer(QObject* parent) : QTimer(parent) { setSingleShot(true); }

    /// It cannot be written: once more, unless that is to come already.
    void failed() {
        if (isActive())
            return;
        setInterval(m_next);
        m_next = std::min(m_next * 2, std::chrono::milliseconds(std::chrono::minutes(1)));
        start();
    }
    /// Nothing waits any more.
    void succeeded() {
        stop();
        m_next = first;
    }

private:
    static constexpr std::chrono::milliseconds first = std::chrono::seconds(1);
    std::chrono::milliseconds m_next = first;
};
