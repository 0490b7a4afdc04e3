#include "app/gui/play/monthview.h"

#include <QLocale>
#include <QPainter>
#include <QTextCharFormat>
#include <QToolButton>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/dailyboard.h"

namespace {

constexpr int inset = 6; // pixels between a text and the end of its day

} // namespace

MonthView::MonthView(const QDate& today, QWidget* parent)
    : QCalendarWidget(parent), m_today(today) {
    setObjectName("monthView");
    setDateRange(firstDay, today);
    setSelectedDate(today);
    setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    setHorizontalHeaderFormat(QCalendarWidget::ShortDayNames);
    for (const Qt::DayOfWeek weekend : {Qt::Saturday, Qt::Sunday})
        setWeekdayTextFormat(weekend, weekdayTextFormat(Qt::Monday)); // red has no meaning here
    setFirstDayOfWeek(QLocale().firstDayOfWeek());
    const auto name = [this](const char* button, const QString& text) {
        if (auto* found = findChild<QToolButton*>(button)) {
            found->setAccessibleName(text);
            found->setToolTip(text);
        }
    };
    name("qt_calendar_prevmonth", tr("Previous month"));
    name("qt_calendar_nextmonth", tr("Next month"));
    QFont bold = font();
    bold.setBold(true);
    const int line = fontMetrics().height();
    // A score fits into each day, under its number.
    const int day = QFontMetrics(bold).horizontalAdvance(QLocale().toString(9999)) + 2 * inset;
    setMinimumSize(7 * day, 8 * 2 * line + 2 * line);
}

void MonthView::setToday(const QDate& today) {
    const bool wasChosen = selectedDate() == m_today;
    m_today = today;
    setMaximumDate(today);
    if (wasChosen)
        setSelectedDate(today);
    updateCells();
}

void MonthView::setRecord(const DailyRecord& record) {
    m_record = record;
    updateCells();
}

void MonthView::paintCell(QPainter* painter, const QRect& rect, QDate date) const {
    const bool isChosen = date == selectedDate();
    const bool isOpen = date <= m_today && date.month() == monthShown();
    const DayRecord* record = m_record.find(date);
    const QPalette::ColorGroup group = isOpen ? QPalette::Active : QPalette::Disabled;
    const QRect cell = rect.adjusted(1, 1, -1, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    if (isChosen)
        painter->setBrush(palette().brush(QPalette::Active, QPalette::Highlight));
    else
        painter->setBrush(record && isOpen ? palette().alternateBase() : palette().base());
    painter->drawRoundedRect(cell, 4, 4);
    const QColor ink =
        palette().color(group, isChosen ? QPalette::HighlightedText : QPalette::Text);
    if (date == m_today) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(ink, 1.5));
        painter->drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -1), 4, 4);
    }

    painter->setPen(ink);
    const QRect text = cell.adjusted(inset - 1, 2, 1 - inset, -2);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop, QLocale().toString(date.day()));
    if (record && record->wasPlayedThatDay) {
        const int dot = std::max(4, fontMetrics().height() / 3);
        painter->setBrush(ink);
        painter->setPen(Qt::NoPen);
        painter->drawEllipse(QRect(text.right() - dot, text.top() + dot, dot, dot));
    }
    if (record && record->score()) {
        QFont font = this->font();
        font.setBold(true);
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(
            text, Qt::AlignRight | Qt::AlignBottom,
            fittedText(painter->fontMetrics(), numberText(*record->score()), text.width()));
    }
    painter->restore();
}
