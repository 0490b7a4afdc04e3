#include "app/gui/play/todaybutton.h"

#include <QAction>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolBar>

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

/// The picture with a dot in its upper right corner, apart from the strokes below it.
QPixmap withDot(QPixmap picture, const QColor& ink) {
    const qreal side = picture.width() / picture.devicePixelRatio();
    const qreal radius = std::max(2.5, side * 0.2);
    const QPointF center(side - radius, radius);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.setBrush(Qt::black);
    painter.drawEllipse(center, radius + 1.5, radius + 1.5);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setBrush(ink);
    painter.drawEllipse(center, radius, radius);
    return picture;
}

} // namespace

TodayButton::TodayButton(QAction* action, QToolBar* bar) : m_action(action), m_bar(bar) {
    setObjectName("today");
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus); // as every button of a toolbar
    setIcon(action->icon());
    setIconSize(bar->iconSize());
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    connect(bar, &QToolBar::iconSizeChanged, this, &QToolButton::setIconSize);
    connect(bar, &QToolBar::toolButtonStyleChanged, this, &TodayButton::showText);
    showText();
}

void TodayButton::setBoard(const TodaysBoard& board) {
    if (board == m_board)
        return;
    m_board = board;
    showText();
    update();
}

/// Where the toolbar has icons alone, the number stays.
void TodayButton::showText() {
    const bool hasWords = m_bar->toolButtonStyle() != Qt::ToolButtonIconOnly;
    const QString streak = m_board.streak > 0 ? QLocale().toString(m_board.streak) : QString();
    if (streak.isEmpty())
        setText(tr("Today"));
    else
        setText(hasWords ? tr("Today · %1", "days in a row").arg(streak) : streak);
    setToolButtonStyle(hasWords || !streak.isEmpty() ? Qt::ToolButtonTextBesideIcon
                                                     : Qt::ToolButtonIconOnly);

    const QString date = dayText(m_board.day);
    QString sentence = !m_board.underWay.isEmpty()
                           ? tr("Today's board, %1: under way, %2.").arg(date, m_board.underWay)
                       : m_board.isPlayed ? tr("Today's board, %1: played.").arg(date)
                                          : tr("Today's board, %1: not played yet.").arg(date);
    if (m_board.streak > 0)
        sentence =
            SharedText::sentences({sentence, daysInRowText(m_board.streak, m_board.isPlayed)});
    setAccessibleName(sentence);
    setToolTip(SharedText::withKey(sentence, m_action->shortcut()));
}

void TodayButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    if (!m_board.isPlayed)
        option.icon = withDot(icon().pixmap(iconSize(), devicePixelRatioF()),
                              palette().color(QPalette::ButtonText));
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}
