#pragma once

#include <QDate>

#include <map>
#include <optional>
#include <vector>

#include "app/gui/session/ownresults.h"

/// What a person did with the board of one day.
struct DayRecord {
    int games = 0;
    std::optional<int> bestUnaided;
    std::optional<int> bestAided;
    bool wasPlayedThatDay = false; ///< Not only on a later one.
    OwnResult best;                ///< The game with the best score; unaided before aided ones.

    std::optional<int> score() const { return bestUnaided > bestAided ? bestUnaided : bestAided; }
};

/// The daily boards among the games of a person, and for how many days in a row they were played.
/// A plain value.
class DailyRecord {
public:
    DailyRecord() = default;
    /// Games of other boards, and under other rules, do not count.
    explicit DailyRecord(const std::vector<OwnResult>& results);

    /// Null if the board of that day was never played.
    const DayRecord* find(const QDate& day) const;

    int dayCount() const { return static_cast<int>(m_days.size()); } ///< Boards played.

    /// Days in a row, to today or, while today's board is not played yet, to yesterday, whose board
    /// was played on the day itself.
    int streak(const QDate& today) const;
    int longestStreak() const;

private:
    bool wasPlayedThatDay(const QDate& day) const;

    std::map<QDate, DayRecord> m_days;
};
