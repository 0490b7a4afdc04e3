#include "app/gui/session/dailyrecord.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/session/kepttexts.h"
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

NamedGame gameOfDay(const QDate& day) {
    NamedGame game;
    game.record.start = boardOfDay(day);
    game.name = titleOfName(nameOfDay(day));
    return game;
}

namespace {

void keepBetter(std::optional<int>& best, int score) {
    best = std::max(best.value_or(score), score);
}

bool isBetterGame(const PlayedGame& game, const PlayedGame& best) {
    const auto rank = [](const PlayedGame& one) { return std::pair(one.score, one.aid.isNone()); };
    return rank(game) > rank(best);
}

/// The time at the board is no longer than the game took, so a game that it puts on the day did
/// begin on it.
bool wasPlayedOn(const PlayedGame& game, const QDate& day) {
    const auto atTheBoard = static_cast<qint64>(game.seconds * 1000);
    return game.finishedAt.date() == day || game.finishedAt.addMSecs(-atTheBoard).date() == day;
}

} // namespace

DailyRecord::DailyRecord(std::span<const PlayedGame> games) {
    for (const PlayedGame& game : games) {
        const auto day = dayOfName(game.name);
        if (!day || game.board != boardKey(boardOfDay(*day)))
            continue;
        DayRecord& record = m_days[*day];
        if (record.games++ == 0 || isBetterGame(game, record.best))
            record.best = game;
        keepBetter(game.aid.isNone() ? record.bestUnaided : record.bestAided, game.score);
        record.wasPlayedThatDay |= wasPlayedOn(game, *day);
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

int DailyRecord::dayInRow(const QDate& day) const {
    int days = 0;
    while (wasPlayedThatDay(day.addDays(-days)))
        ++days;
    return days;
}

int DailyRecord::streak(const QDate& today) const {
    for (const int ahead : {0, -1, 1}) {
        QDate last = today.addDays(ahead);
        if (!wasPlayedThatDay(last))
            continue;
        while (wasPlayedThatDay(last.addDays(1)))
            last = last.addDays(1);
        return dayInRow(last);
    }
    return 0;
}

int DailyRecord::longestStreak() const {
    int longest = 0;
    for (const auto& [day, record] : m_days)
        if (record.wasPlayedThatDay && !wasPlayedThatDay(day.addDays(1)))
            longest = std::max(longest, dayInRow(day));
    return longest;
}

namespace {

struct DailyTexts {
    Q_DECLARE_TR_FUNCTIONS(DailyRecord)
};

} // namespace

QString dayCountText(int days) {
    return days == 1 ? DailyTexts::tr("1 day") : DailyTexts::tr("%Ln days", nullptr, days);
}

QString daysInRowText(int days, bool isTodayIncluded) {
    const QString row = days == 1 ? DailyTexts::tr("1 day in a row")
                                  : DailyTexts::tr("%Ln days in a row", nullptr, days);
    if (days == 0)
        return row;
    return isTodayIncluded ? DailyTexts::tr("%1, today included", "days in a row").arg(row)
                           : DailyTexts::tr("%1, today not yet", "days in a row").arg(row);
}

TodaysBoard todaysBoard(const DailyRecord& record, const QDate& today) {
    return {today, record.find(today) != nullptr, record.streak(today), {}};
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
