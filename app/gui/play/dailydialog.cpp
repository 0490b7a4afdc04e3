#include "app/gui/play/dailydialog.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStringList>
#include <QTextCharFormat>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/sharetext.h"

namespace {

constexpr int weekDays = 7;

/// What became of the board of a day.
enum class DayState { Unplayed, PlayedLater, PlayedThatDay };

DayState dayStateOf(const DayRecord* record) {
    if (!record)
        return DayState::Unplayed;
    return record->wasPlayedThatDay ? DayState::PlayedThatDay : DayState::PlayedLater;
}

/// A disc, the lower half of one within a ring, or a ring.
QPixmap dotPicture(DayState state, int size, qreal pixelRatio, const QColor& ink) {
    QPixmap picture(QSize(size, size) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pen = std::max(1.5, size / 9.0);
    const QRectF disc = QRectF(0, 0, size, size).adjusted(pen, pen, -pen, -pen);
    painter.setPen(QPen(ink, pen));
    painter.setBrush(state == DayState::PlayedThatDay ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
    if (state == DayState::PlayedLater) {
        painter.setBrush(ink);
        painter.drawChord(disc, 180 * 16, 180 * 16);
    }
    return picture;
}

std::optional<OpenGame> openGameOf(const QDate& day, const GameDocument* games) {
    return games ? games->openGame(boardOfDay(day)) : std::nullopt;
}

/// "Thursday, 26 November 2026: played, 1,234 points" for tool tips and screen readers.
QString sentenceOn(const QDate& day, const DayRecord* record, const GameDocument* games) {
    const QString date = QLocale().toString(day, QLocale::LongFormat);
    if (const auto open = openGameOf(day, games))
        return WeekView::tr("%1: under way, %2").arg(date, standingOf(*open));
    if (!record)
        return WeekView::tr("%1: not played").arg(date);
    const QString score = numberText(record->score().value_or(0));
    return record->wasPlayedThatDay ? WeekView::tr("%1: played, %2").arg(date, score)
                                    : WeekView::tr("%1: played later, %2").arg(date, score);
}

} // namespace

WeekView::WeekView(const GameDocument* games, QWidget* parent)
    : QWidget(parent), m_games(games), m_days(new QButtonGroup(this)) {
    setObjectName("weekView");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::tight);
    for (int i = 0; i < weekDays; ++i) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("weekDay%1").arg(i + 1));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_days->addButton(button, i);
        row->addWidget(button);
    }
    connect(m_days, &QButtonGroup::idClicked, this,
            [this](int id) { emit dayChosen(m_today.addDays(id + 1 - weekDays)); });
}

void WeekView::setRecord(const DailyRecord& record, const QDate& today) {
    m_record = record;
    m_today = today;
    showDots();
}

void WeekView::choose(const QDate& day) {
    const qint64 ago = day.daysTo(m_today);
    auto* chosen = ago < 0 ? nullptr : m_days->button(static_cast<int>(weekDays - 1 - ago));
    m_days->setExclusive(false); // a day of another week leaves none down
    for (QAbstractButton* button : m_days->buttons())
        button->setChecked(button == chosen);
    m_days->setExclusive(true);
    setFocusProxy(chosen);
}

void WeekView::showDots() {
    if (!m_today.isValid())
        return; // nothing is known yet
    const int size = fontMetrics().height();
    for (int i = 0; i < weekDays; ++i) {
        auto* button = static_cast<QToolButton*>(m_days->button(i));
        const QDate day = m_today.addDays(i + 1 - weekDays);
        const DayRecord* record = m_record.find(day);
        button->setIconSize({size, size});
        button->setIcon(dotPicture(dayStateOf(record), size, devicePixelRatioF(),
                                   palette().color(QPalette::Active, QPalette::ButtonText)));
        button->setText(QLocale().dayName(day.dayOfWeek(), QLocale::ShortFormat));
        button->setAccessibleName(sentenceOn(day, record, m_games));
        button->setToolTip(button->accessibleName());
        QFont font = this->font();
        font.setBold(day == m_today);
        button->setFont(font);
    }
}

void WeekView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showDots();
    QWidget::changeEvent(event);
}

namespace {

constexpr int inset = 6; // pixels between a text and the end of its day
constexpr int above = 2; // pixels over the number and below the score of a day

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
    const int cell = 2 * (line + above + 1);
    const auto* bar = findChild<QWidget*>("qt_calendar_navigationbar");
    setMinimumSize(7 * day, 7 * cell + (bar ? bar->sizeHint().height() : 2 * line));
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
    const QRect text = cell.adjusted(inset - 1, above, 1 - inset, -above);
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

DailyDialog::DailyDialog(const OwnResults* results, const QDate& today, const GameDocument* games,
                         QWidget* parent)
    : QDialog(parent),
      m_results(results),
      m_games(games),
      m_today(today),
      m_streak(makeTextLabel("dailyStreak")),
      m_week(new WeekView(games)),
      m_month(new MonthView(today)),
      m_day(makeTextLabel("dailyDay")),
      m_difficulty(makeTextLabel("dailyDifficulty")),
      m_standing(makeTextLabel("dailyStanding")),
      m_play(makeDialogButton("playDaily", {}, {})),
      m_copy(makeDialogButton("copyDaily", tr("&Share"),
                              tr("Copies score and board of your best game of this day as text, "
                                 "without its moves"))),
      m_earlier(makeDialogButton("earlierDays", tr("&Earlier days"),
                                 tr("Shows every month up to today, with your best score of each "
                                    "day; each day's board can be played"))) {
    setObjectName("dailyDialog");
    setWindowTitle(tr("Daily boards"));
    arrange();
    connect(m_week, &WeekView::dayChosen, m_month, &QCalendarWidget::setSelectedDate);
    connect(m_month, &QCalendarWidget::selectionChanged, this, &DailyDialog::showDay);
    connect(m_month, &QCalendarWidget::activated, this, &DailyDialog::play);
    connect(m_play, &QPushButton::clicked, this, &DailyDialog::play);
    connect(m_copy, &QPushButton::clicked, this, &DailyDialog::copyResult);
    connect(m_earlier, &QPushButton::toggled, this, &DailyDialog::showMonth);
    if (results) {
        connect(results, &OwnResults::gamesChanged, this, &DailyDialog::takeResults);
        connect(results, &OwnResults::changed, this, &DailyDialog::showStanding); // of solvers too
    }
    takeResults();
    m_week->setFocus();
    fit();
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
    m_standing->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the rest keeps its place
    m_standing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_difficulty->setToolTip(difficultyHelp());
    m_month->hide();
    m_earlier->setCheckable(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_play, QDialogButtonBox::ActionRole);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &DailyDialog::reject);
    auto* page = new QWidget;
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_streak);
    parts->addWidget(m_week);
    auto* row = new QHBoxLayout;
    row->addWidget(m_day, 1);
    row->addWidget(m_earlier);
    parts->addLayout(row);
    parts->addWidget(m_difficulty);
    parts->addWidget(m_standing);
    parts->addWidget(m_month, 1);
    parts->addStretch();
    auto* layout = new QVBoxLayout(this);
    m_page = new PanelScroll(page);
    layout->addWidget(m_page, 1);
    layout->addWidget(buttons);
    m_play->setDefault(true); // it belongs to the dialog from now on
}

void DailyDialog::fit() {
    const QMargins margins = layout()->contentsMargins();
    const int month = m_month->minimumWidth() + margins.left() + margins.right();
    fitScreen(this, m_page, std::max(fontMetrics().averageCharWidth() * 60, month));
}

/// The month has the days of the week too, and wants its room in low windows.
void DailyDialog::showMonth(bool isShown) {
    m_week->setVisible(!isShown);
    m_month->setVisible(isShown);
    if (isShown)
        m_month->setFocus();
    else
        m_week->setFocus();
    fit();
    stayOnScreen(this);
}

void DailyDialog::takeResults() {
    m_record = m_results ? DailyRecord(m_results->games(dailyPrefix)) : DailyRecord();
    m_month->setRecord(m_record);
    m_week->setRecord(m_record, m_today);
    m_streak->setText(
        tr("%1 · longest: %2 · boards played: %3", "days in a row, days, boards")
            .arg(daysInRowText(m_record.streak(m_today), m_record.dayInRow(m_today) > 0),
                 dayCountText(m_record.longestStreak()), QLocale().toString(m_record.dayCount())));
    showDay();
}

void DailyDialog::showDay() {
    m_week->choose(day());
    m_day->setText(QLocale().toString(day(), QLocale::LongFormat));
    m_copy->setEnabled(m_record.find(day()));
    m_copy->setText(tr("&Share"));
    m_copy->setAccessibleName(tr("Share the result"));
    m_day->setAccessibleName(sentenceOn(day(), m_record.find(day()), m_games));
    if (m_month->isVisible()) // its cells tell only their numbers
        Announcer::instance()->announce(m_day);
    showDifficulty();
    showStanding();
}

void DailyDialog::showDifficulty() {
    const auto level = m_difficulties.levelOf(boardOfDay(day()));
    m_difficulty->setText(level ? difficultyText(*level) : QString());
}

void DailyDialog::showStanding() {
    const DayRecord* record = m_record.find(day());
    const auto open = openGameOf(day(), m_games);
    QStringList parts;
    if (open)
        parts << tr("Under way: %1").arg(standingOf(*open));
    if (record)
        parts << textOf(*record);
    m_standing->setText(parts.isEmpty() ? tr("Not played yet.")
                                        : parts.join(QStringLiteral(" · ")));
    m_play->setText(goesOnHere(open) ? tr("&Go on") : tr("&Play"));
    m_play->setToolTip(open ? goingOnText(*open) : tr("Starts the board of this day"));
}

QString DailyDialog::textOf(const DayRecord& record) const {
    const samegame::Position board = boardOfDay(day());
    const BoardStanding known = m_results->standing(board, 0);
    QStringList parts{record.games == 1 ? tr("1 game") : tr("%Ln games", nullptr, record.games)};
    if (record.bestUnaided)
        parts << tr("your best: %1").arg(numberText(*record.bestUnaided));
    if (record.bestAided)
        parts << tr("with help: %1").arg(numberText(*record.bestAided));
    const Medal medal =
        medalOf(board.rules, *record.score(), m_results->medalMark(board, known).value_or(0));
    if (medal != Medal::None)
        parts << titleOf(medal);
    parts << (known.bestOfSolver ? tr("the computer: %1").arg(numberText(*known.bestOfSolver))
                                 : tr("the computer: not known yet"));
    return parts.join(QStringLiteral(" · "));
}

void DailyDialog::play() {
    if (day() > m_today)
        return;
    accept();
    emit playRequested(day());
}

void DailyDialog::copyResult() {
    const DayRecord* record = m_record.find(day());
    const auto best = record ? m_results->result(record->best.number) : std::nullopt;
    if (!best)
        return;
    QGuiApplication::clipboard()->setText(
        shareText(titleOfName(best->name), best->start, best->line, best->aid, {},
                  m_results->medalMark(best->start, m_results->standing(best->start, 0))));
    m_copy->setText(tr("Copied"));
    m_copy->setAccessibleName(tr("The result is on the clipboard"));
    Announcer::instance()->announce(m_copy);
}
