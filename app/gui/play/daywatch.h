#pragma once

#include <QDate>
#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>

/// Which day it is here, and when another one comes: at midnight, after a night asleep, in another
/// zone. GUI thread only.
class DayWatch : public QObject {
    Q_OBJECT

public:
    explicit DayWatch(QObject* parent = nullptr);

    QDate today() const { return m_today; }

    /// Takes the time from `clock` in place of the machine's, from now on.
    void setClock(std::function<QDateTime()> clock);

    void check(); ///< Looks at the clock; done at midnight, and at least once a minute.

signals:
    void dayChanged(const QDate& today);

private:
    std::function<QDateTime()> m_clock;
    QDate m_today;
    QTimer m_timer;
};
