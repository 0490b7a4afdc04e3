#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QTest>
#include <QTimer>

/// How long a test waits, in milliseconds: until just before the test runner ends it, since a test
/// must not fail because the machine is slow. Then it says what it waited for.
inline constexpr int patience = 240'000;

/// QTRY_VERIFY, QTRY_VERIFY2 and QTRY_COMPARE, which give up after five seconds, with patience.
#define TRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, patience)
#define TRY_VERIFY2(condition, otherwise) QTRY_VERIFY2_WITH_TIMEOUT(condition, otherwise, patience)
#define TRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, patience)

/// Handles what waits to be handled, and what that brings on in turn, such as layouts that follow a
/// new size. Timers that are not due yet, and threads, are not waited for.
inline void settle() {
    constexpr int most = 1000; // an animation never comes to rest
    QCoreApplication::sendPostedEvents();
    for (int i = 0;
         i < most && QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents);
         ++i)
        QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// As if the time of the timer had passed: what waits for it is done, and what that brings on.
/// Nothing happens by a timer that does not run.
inline void letTimePass(QTimer* timer) {
    const int time = timer->interval();
    timer->setInterval(0); // begins again if it runs
    settle();
    timer->setInterval(time);
}
