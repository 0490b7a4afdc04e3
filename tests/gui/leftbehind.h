#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPixmapCache>
#include <QTest>

#include <cstddef>
#include <optional>
#include <vector>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "tests/support/wait_until.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SAMEGAME_HAS_OTHER_HEAP
#elif defined(__clang__)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SAMEGAME_HAS_OTHER_HEAP
#endif
#endif

/// What windows that were opened and closed over and over have left behind: threads, and memory on
/// the heap.
class LeftBehind {
public:
    /// The threads that run now may stay. To be called when a first window has come and gone: Qt
    /// has threads of its own.
    void begin() {
        m_threads = threadCount();
        // Qt's cache of pictures, which every picture goes through, keeps their names for as long
        // as there is no half minute of rest, cleared or not.
        QPixmapCache::setCacheLimit(0);
    }

    /// To be called whenever a window has gone. Waits for the end of its threads, so a test whose
    /// windows leave one is ended by the test runner.
    void takeStock() {
        samegame::wait_until([this] { return threadCount() <= m_threads; });
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_heap.push_back(heapInUse());
    }

    /// Fails the running test if the heap has grown from the middle one of the windows to the last:
    /// until then, caches may fill. Windows without a leak were measured to end within 70 KB of
    /// each other, the first ones included, and within 30 KB from the fourth on.
    void checkHeap() const {
        constexpr std::size_t most = 256 << 10;
        if (m_heap.empty())
            QSKIP("no window was opened");
        const auto middle = m_heap[(m_heap.size() - 1) / 2];
        const auto last = m_heap.back();
        if (!middle || !last)
            QSKIP("this heap does not tell what is in use");
        QVERIFY2(*last <= *middle + most,
                 qPrintable(QString("%1 bytes after half of the windows, %2 after the last one")
                                .arg(*middle)
                                .arg(*last)));
    }

private:
    /// Bytes; nothing where it is not told, and under a sanitizer, which has a heap of its own and
    /// finds leaks by itself.
    static std::optional<std::size_t> heapInUse() {
#if defined(__GLIBC__) && !defined(SAMEGAME_HAS_OTHER_HEAP)
        const auto heap = mallinfo2();
        return heap.uordblks + heap.hblkhd;
#else
        return std::nullopt;
#endif
    }

    /// Every thread of this process; 0 where it is not told. Those of Qt's pools, which end when
    /// there was nothing to do for half a minute, do not count.
    static qsizetype threadCount() {
        const QDir threads("/proc/self/task");
        qsizetype count = 0;
        for (const QString& thread : threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile name(threads.filePath(thread + "/comm"));
            const bool isThere = name.open(QIODevice::ReadOnly);
            count += isThere && name.readAll().trimmed() != "Thread (pooled)" ? 1 : 0;
        }
        return count;
    }

    qsizetype m_threads = 0;
    std::vector<std::optional<std::size_t>> m_heap; // one number for each window
};
