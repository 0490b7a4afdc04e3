#pragma once

#include <QCalendarWidget>

#include "app/gui/play/dailyrecord.h"

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
