#pragma once

#include <QCalendarWidget>
#include <QDate>
#include <QDateTime>
#include <QDialog>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "app/gui/session/ownresults.h"
#include "engine/game/position.h"

class QLabel;
class QPushButton;

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

/// The current day here, and its changes: at midnight, after sleep, in another time zone. GUI
/// thread only.
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

/// A month of daily boards: on each day its best score, and a dot where it was played on the day
/// itself. Days to come cannot be chosen.
class MonthView : public QCalendarWidget {
    Q_OBJECT

public:
    explicit MonthView(const QDate& today, QWidget* parent = nullptr);

    /// Days after it cannot be chosen; if today was chosen, it stays so.
    void setToday(const QDate& today);
    void setRecord(const DailyRecord& record);

protected:
    void paintCell(QPainter* painter, const QRect& rect, QDate date) const override;

private:
    QDate m_today;
    DailyRecord m_record;
};

/// The daily boards: a month of what was played, the streak, and the board of any day to play. A
/// solver's score stays sealed until the person has finished a game on the board.
class DailyDialog : public QDialog {
    Q_OBJECT

public:
    /// Without results nothing was played. They outlive the dialog.
    DailyDialog(const OwnResults* results, const QDate& today, QWidget* parent = nullptr);

    QDate day() const; ///< The day that is chosen.

    /// A new day has come: its board can be played. If today was chosen, the new day is chosen now.
    void setToday(const QDate& today);

signals:
    void playRequested(const QDate& day); ///< The dialog has closed.

private:
    void arrange();
    void takeResults();
    void showDay();
    void showStanding();
    QString textOf(const DayRecord& record) const;
    void play();
    void copyResult();

    const OwnResults* m_results;
    QDate m_today;
    DailyRecord m_record;
    QLabel* m_streak;
    MonthView* m_month;
    QLabel* m_day;
    QLabel* m_standing;
    QLabel* m_message;
    QPushButton* m_play;
    QPushButton* m_copy;
};
