#include "app/gui/play/dailyboard.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/formats/board_name.h"

samegame::Position boardOfDay(const QDate& day) {
    return samegame::board_of_name(nameOfDay(day).toStdString()).value();
}

QString nameOfDay(const QDate& day) {
    return dailyPrefix + day.toString(Qt::ISODate);
}

std::optional<QDate> dayOfName(const QString& name) {
    if (!name.startsWith(dailyPrefix) || !samegame::board_of_name(name.toStdString()))
        return std::nullopt;
    return QDate::fromString(name.mid(dailyPrefix.size()), Qt::ISODate);
}

namespace {

void keepBetter(std::optional<int>& best, int score) {
    best = std::max(best.value_or(score), score);
}

bool isBetter(const OwnResult& game, const OwnResult& best) {
    const auto rank = [](const OwnResult& one) {
        return std::pair(one.line.score, one.aid.isNone());
    };
    return rank(game) > rank(best);
}

} // namespace

DailyRecord::DailyRecord(const std::vector<OwnResult>& results) {
    for (const OwnResult& result : results) {
        const auto day = dayOfName(result.name);
        if (!day || !(result.start == boardOfDay(*day)))
            continue;
        DayRecord& record = m_days[*day];
        if (record.games++ == 0 || isBetter(result, record.best))
            record.best = result;
        keepBetter(result.aid.isNone() ? record.bestUnaided : record.bestAided, result.line.score);
        record.wasPlayedThatDay |= result.finishedAt.date() == *day;
    }
}

const DayRecord* DailyRecord::find(const QDate& day) const {
    const auto found = m_days.find(day);
    return found == m_days.end() ? nullptr : &found->second;
}

bool DailyRecord::wasPlayedThatDay(const QDate& day) const {
    const DayRecord* record = find(day);
    return record && record->wasPlayedThatDay;
}

int DailyRecord::streak(const QDate& today) const {
    QDate day = wasPlayedThatDay(today) ? today : today.addDays(-1);
    int days = 0;
    for (; wasPlayedThatDay(day); day = day.addDays(-1))
        ++days;
    return days;
}

int DailyRecord::longestStreak() const {
    int longest = 0;
    for (const auto& [day, record] : m_days)
        if (record.wasPlayedThatDay && !wasPlayedThatDay(day.addDays(1)))
            longest = std::max(longest, streak(day));
    return longest;
}

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
