#include "app/gui/play/dailydialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QTextCharFormat>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/sharetext.h"

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
    nameButton(this, "qt_calendar_prevmonth", tr("Previous month"));
    nameButton(this, "qt_calendar_nextmonth", tr("Next month"));
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

namespace {

QString dayCount(int days) {
    return days == 1 ? DailyDialog::tr("1 day") : DailyDialog::tr("%Ln days", nullptr, days);
}

QString scoreText(const std::optional<int>& score) {
    return score ? numberText(*score) : QStringLiteral("–");
}

} // namespace

DailyDialog::DailyDialog(const OwnResults* results, const QDate& today, QWidget* parent)
    : QDialog(parent),
      m_results(results),
      m_today(today),
      m_streak(makeTextLabel("dailyStreak")),
      m_month(new MonthView(today)),
      m_day(makeTextLabel("dailyDay")),
      m_standing(makeTextLabel("dailyStanding")),
      m_message(makeTextLabel("dailyMessage")),
      m_play(makeDialogButton("playDaily", tr("&Play"), tr("Starts the board of this day"))),
      m_copy(makeDialogButton("copyDaily", tr("&Copy result"),
                              tr("Copies score and board ID of the best game of this day as text, "
                                 "without its moves"))) {
    setObjectName("dailyDialog");
    setWindowTitle(tr("Daily boards"));
    arrange();
    connect(m_month, &QCalendarWidget::selectionChanged, this, &DailyDialog::showDay);
    connect(m_month, &QCalendarWidget::activated, this, &DailyDialog::play);
    connect(m_play, &QPushButton::clicked, this, &DailyDialog::play);
    connect(m_copy, &QPushButton::clicked, this, &DailyDialog::copyResult);
    if (results) {
        connect(results, &OwnResults::gamesChanged, this, &DailyDialog::takeResults);
        connect(results, &OwnResults::changed, this, &DailyDialog::showStanding); // of solvers too
    }
    takeResults();
    m_month->setFocus();
    fitScreen(this);
}

QDate DailyDialog::day() const {
    return m_month->selectedDate();
}

void DailyDialog::setToday(const QDate& today) {
    if (today == m_today)
        return;
    m_today = today;
    m_month->setToday(today);
    takeResults();
}

void DailyDialog::arrange() {
    QFont bold = m_day->font();
    bold.setBold(true);
    m_day->setFont(bold);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_play, QDialogButtonBox::ActionRole);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &DailyDialog::reject);
    auto* page = new QWidget;
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_streak);
    parts->addWidget(m_month, 1);
    for (QLabel* label : {m_day, m_standing, m_message})
        parts->addWidget(label);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new PanelScroll(page), 1);
    layout->addWidget(buttons);
    m_play->setDefault(true); // it belongs to the dialog from now on
}

void DailyDialog::takeResults() {
    m_record = m_results ? DailyRecord(m_results->games(dailyPrefix)) : DailyRecord();
    m_month->setRecord(m_record);
    m_streak->setText(tr("Streak: %1 · longest: %2 · boards played: %3")
                          .arg(dayCount(m_record.streak(m_today)),
                               dayCount(m_record.longestStreak()),
                               QLocale().toString(m_record.dayCount())));
    showDay();
}

void DailyDialog::showDay() {
    m_day->setText(QLocale().toString(day(), QLocale::LongFormat));
    m_copy->setEnabled(m_record.find(day()));
    m_message->clear();
    showStanding();
}

void DailyDialog::showStanding() {
    const DayRecord* record = m_record.find(day());
    m_standing->setText(record ? textOf(*record) : tr("Not played yet."));
}

QString DailyDialog::textOf(const DayRecord& record) const {
    const BoardStanding standing = m_results->standing(boardOfDay(day()), 0);
    const QString games = record.games == 1 ? tr("1 game") : tr("%Ln games", nullptr, record.games);
    return tr("%1. Best unaided: %2 · aided: %3 · of a solver: %4")
        .arg(games, scoreText(record.bestUnaided), scoreText(record.bestAided),
             scoreText(standing.bestOfSolver));
}

void DailyDialog::play() {
    if (day() > m_today)
        return;
    accept();
    emit playRequested(day());
}

void DailyDialog::copyResult() {
    const DayRecord* record = m_record.find(day());
    if (!record)
        return;
    const auto best = m_results->result(record->best.number);
    if (!best)
        return;
    QGuiApplication::clipboard()->setText(
        shareText(titleOfName(best->name), best->start, best->line, best->aid));
    m_message->setText(tr("The result is on the clipboard."));
}
