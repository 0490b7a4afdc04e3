#pragma once

#include <QDate>
#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>
#include <span>

#include "app/gui/session/gamestatistics.h"
#include "app/gui/session/namedgame.h"
#include "engine/game/position.h"

/// The first day that has a board, of the first whole year of the calendar.
inline const QDate firstDay(1583, 1, 1);

/// The board of a day, which is not before the first one, comes from its date alone, so that it is
/// the same for everybody: see samegame::board_of_name.
samegame::Position boardOfDay(const QDate& day);

inline const QString dailyPrefix = QStringLiteral("daily:"); ///< How these names begin.

/// "daily:2026-11-23", the name that the board of a day is kept under.
QString nameOfDay(const QDate& day);

/// The inverse of nameOfDay; nothing for the names of other boards.
std::optional<QDate> dayOfName(const QString& name);

NamedGame gameOfDay(const QDate& day); ///< The game on its board, without a move.

/// What a person did with the board of one day.
struct DayRecord {
    int games = 0;
    std::optional<int> bestUnaided;
    std::optional<int> bestAided;
    bool wasPlayedThatDay = false; ///< Not only on a later one.
    PlayedGame best;               ///< The game with the best score; unaided before aided ones.

    std::optional<int> score() const { return bestUnaided > bestAided ? bestUnaided : bestAided; }
};

/// The daily boards among the games of a person, and for how many days in a row they were played.
///
/// A board is played on the day itself if one of its games ended on that day, or began on it and
/// ended after midnight, by the clock of the place where it was played. A plain value.
class DailyRecord {
public:
    DailyRecord() = default;
    /// Games of other boards, and under other rules, do not count.
    explicit DailyRecord(std::span<const PlayedGame> games);

    /// Null if the board of that day was never played.
    const DayRecord* find(const QDate& day) const;

    int dayCount() const { return static_cast<int>(m_days.size()); } ///< Boards played.

    /// The streak: days in a row whose boards were played on the day itself. The row is that of
    /// today or, while today's board is not played yet, of yesterday. Days ahead of the clock
    /// belong to it where they follow on: they were played further east, or before the clock was
    /// set back; such a row may also begin tomorrow.
    int streak(const QDate& today) const;
    int longestStreak() const;
    /// The place of a day in its row, from 1 on; 0 if its board was not played on the day itself.
    int dayInRow(const QDate& day) const;

private:
    bool wasPlayedThatDay(const QDate& day) const;

    std::map<QDate, DayRecord> m_days;
};

/// What a window shows of today's board.
struct TodaysBoard {
    QDate day;
    bool isPlayed = false; ///< To its end, at least once.
    int streak = 0;        ///< In days.
    /// How far its game is that was begun and has not ended: "120 points, 9 moves"; or empty.
    QString underWay = {};

    bool operator==(const TodaysBoard&) const = default;
};

QString dayCountText(int days); ///< "7 days".

/// "3 days in a row, today included": a streak, with today's board or still without.
QString daysInRowText(int days, bool isTodayIncluded);

TodaysBoard todaysBoard(const DailyRecord& record, const QDate& today);

/// The current day here, and its changes: at midnight, after sleep, in another time zone, when the
/// clock is set. GUI thread only.
class DayWatch : public QObject {
    Q_OBJECT

public:
    explicit DayWatch(QObject* parent = nullptr);

    QDate today() const { return m_today; }

    /// Takes the time from `clock` in place of the machine's, from now on.
    void setClock(std::function<QDateTime()> clock);

    void check(); ///< Reads the clock; called at midnight, and at least once a minute.

signals:
    void dayChanged(const QDate& today);

private:
    std::function<QDateTime()> m_clock;
    QDate m_today;
    QTimer m_timer;
};
