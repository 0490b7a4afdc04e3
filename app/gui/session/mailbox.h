#pragma once

#include <mutex>
#include <optional>
#include <utility>

/// Hands values from one thread to another; only the newest counts. Any thread.
///
/// Arguments of queued signals would do the same, but the thread sanitizer does not see the locks
/// of Qt's event queue and could not check what is handed over. So signals only say that there is
/// mail.
template <class T>
class Mailbox {
public:
    void put(T value) {
        const std::lock_guard lock(m_mutex);
        m_value = std::move(value);
    }

    /// The newest value; nothing if it was taken already.
    std::optional<T> take() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_value, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<T> m_value;
};
