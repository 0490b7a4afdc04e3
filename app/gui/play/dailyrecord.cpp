#include "app/gui/play/dailyrecord.h"

#include <algorithm>
#include <utility>

#include "app/gui/play/dailyboard.h"

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
