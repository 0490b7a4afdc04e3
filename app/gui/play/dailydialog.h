#pragma once

#include <QDialog>

#include "app/gui/play/dailyrecord.h"

class MonthView;
class QLabel;
class QPushButton;

/// The daily boards: a month of what was played, the streak, and the board of any day to play. What
/// a solver made of a board stays sealed until the person has finished a game on it.
class DailyDialog : public QDialog {
    Q_OBJECT

public:
    /// Without results nothing was played. They outlive the dialog.
    DailyDialog(const OwnResults* results, const QDate& today, QWidget* parent = nullptr);

    QDate day() const; ///< The day that is chosen.

    /// Another day has come: its board can be played. Who had chosen today has chosen it.
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
