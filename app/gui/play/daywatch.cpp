#include "app/gui/play/daywatch.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace {

// A timer stands still while the machine sleeps, and does not hear of another zone.
constexpr qint64 longestWait = 60'000; // milliseconds
constexpr qint64 shortestWait = 100;

} // namespace

DayWatch::DayWatch(QObject* parent)
    : QObject(parent), m_clock(&QDateTime::currentDateTime), m_today(m_clock().date()) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DayWatch::check);
    check();
}

void DayWatch::setClock(std::function<QDateTime()> clock) {
    m_clock = std::move(clock);
    check();
}

void DayWatch::check() {
    const QDateTime now = m_clock();
    const qint64 left = now.msecsTo(now.date().addDays(1).startOfDay(now.timeSpec()));
    m_timer.start(std::chrono::milliseconds(std::clamp(left, shortestWait, longestWait)));
    if (now.date() == m_today)
        return;
    m_today = now.date();
    emit dayChanged(m_today);
}
