#pragma once

#include <QTimer>

#include <algorithm>
#include <chrono>

/// Triggers another attempt to write, at growing distances: after one second, then two, up to a
/// minute. Runs only while something waits.
class RetryTimer : public QTimer {
public:
    explicit RetryTimer(QObject* parent) : QTimer(parent) { setSingleShot(true); }

    /// Writing failed: tries again, unless an attempt is already planned.
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
