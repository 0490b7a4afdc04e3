#pragma once

#include <QCalendarWidget>
#include <QDate>
#include <QDialog>
#include <QString>
#include <QWidget>

#include <optional>

#include "app/gui/session/boarddifficulty.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/ownresults.h"

class PanelScroll;
class QButtonGroup;
class QLabel;
class QPushButton;

/// The seven days up to today, a button with a dot for each: full where the day's board was played
/// on the day itself, half full where it was played later, empty where it was not played.
class WeekView : public QWidget {
    Q_OBJECT

public:
    /// The games that may be under way, if any, outlive the view.
    explicit WeekView(const GameDocument* games, QWidget* parent = nullptr);

    void setRecord(const DailyRecord& record, const QDate& today);
    /// The button of this day is down, and has the focus of the week; none if it is another week's.
    void choose(const QDate& day);

signals:
    void dayChosen(const QDate& day); ///< By the person.

protected:
    void changeEvent(QEvent* event) override;

private:
    void showDots();

    const GameDocument* m_games;
    DailyRecord m_record;
    QDate m_today;
    QButtonGroup* m_days;
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

/// The daily boards: the week, the streak, and behind a button the month of any day, each with its
/// board to play. What the computer reached on a board stays unsaid until the person has finished a
/// game on it.
class DailyDialog : public QDialog {
    Q_OBJECT

public:
    /// Without results nothing was played, without games none is under way. They outlive the
    /// dialog.
    DailyDialog(const OwnResults* results, const QDate& today, const GameDocument* games = nullptr,
                QWidget* parent = nullptr);

    QDate day() const; ///< The day that is chosen.

    /// A new day has come: its board can be played. If today was chosen, the new day is chosen now.
    void setToday(const QDate& today);

signals:
    /// A game on this day's board that is under way is to go on. The dialog has closed.
    void playRequested(const QDate& day);

private:
    void arrange();
    void takeResults();
    void showDay();
    void showDifficulty();
    void showStanding();
    void showMonth(bool isShown);
    void fit();
    QString textOf(const DayRecord& record) const;
    void play();
    void copyResult();

    const OwnResults* m_results;
    const GameDocument* m_games;
    QDate m_today;
    DailyRecord m_record;
    BoardDifficulty m_difficulties;
    PanelScroll* m_page = nullptr;
    QLabel* m_streak;
    WeekView* m_week;
    MonthView* m_month;
    QLabel* m_day;
    QLabel* m_difficulty;
    QLabel* m_standing;
    QPushButton* m_play;
    QPushButton* m_copy;
    QPushButton* m_earlier;
};
