#pragma once

#include <QCalendarWidget>
#include <QDate>
#include <QDialog>
#include <QString>

#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/ownresults.h"

class QLabel;
class QPushButton;

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
