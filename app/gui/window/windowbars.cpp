#include "app/gui/window/windowbars.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QSizeGrip>
#include <QStyleOption>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/board/boardview.h"

TakeOverQuestion::TakeOverQuestion(BoardView* view)
    : CardFrame(view), m_view(view), m_text(makeTextLabel("takeOverText")) {
    setObjectName("takeOverQuestion");
    m_text->setText(
        tr("Does the game go on by hand from here? A second click, or Enter, says yes."));
    setAccessibleName(m_text->text());
    QPushButton* yes = addButton("takeOverYes", tr("Go &on by hand"),
                                 tr("Ends the replay; the game goes on from the position shown"));
    QPushButton* no = addButton("takeOverNo", tr("&Keep watching"), tr("Goes on with the replay"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(yes);
    buttons->addWidget(no);
    auto* layout = new QVBoxLayout(this);
    const int margin = shadow + fontMetrics().height() / 2;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    setTabOrder(view, yes);
    setTabOrder(yes, no);
    setPrimaryButton(yes);
    connect(yes, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(no, &QPushButton::clicked, this, &TakeOverQuestion::decline);
    view->installEventFilter(this);
    hide();
}

void TakeOverQuestion::ask(samegame::Cell cell, bool wasPlaying) {
    if (!isHidden()) {
        hide();
        emit accepted();
        return;
    }
    m_cell = cell;
    m_wasPlaying = wasPlaying;
    show();
    place();
    Announcer::instance()->announce(this);
}

void TakeOverQuestion::decline() {
    hide();
    emit declined(m_wasPlaying);
}

/// The keyboard goes back to the board with it, or it would wander to the next widget.
void TakeOverQuestion::setVisible(bool isVisible) {
    if (!isVisible && isAncestorOf(m_view->window()->focusWidget()))
        m_view->setFocus(Qt::OtherFocusReason);
    CardFrame::setVisible(isVisible);
}

bool TakeOverQuestion::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Resize)
        place();
    return CardFrame::eventFilter(watched, event);
}

/// Above the cell, or below it where there is no room above.
void TakeOverQuestion::place() {
    if (isHidden())
        return;
    const QRect view = m_view->rect();
    const QRect cell = m_view->cellRect(m_cell);
    const int least = layout()->totalMinimumSize().width();
    const int wished = std::max(least, fontMetrics().averageCharWidth() * 44);
    const int width = std::min(view.width(), wished);
    QRect card(0, 0, width, std::max(layout()->totalHeightForWidth(width), 1));
    card.moveCenter(cell.center());
    card.moveBottom(cell.top() - 1 + shadow); // what touches the cell is no more than shadow
    if (card.top() < view.top())
        card.moveTop(cell.bottom() + 1 - shadow);
    card.moveLeft(std::clamp(card.left(), view.left(), view.right() - width + 1));
    card.moveTop(std::clamp(card.top(), view.top(),
                            std::max(view.top(), view.bottom() - card.height() + 1)));
    setGeometry(card);
    raise();
}

bool FittingToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

void FittingToolBar::fit() {
    if (orientation() != Qt::Horizontal || isFloating())
        return;
    if (toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_wholeWidth = sizeHint().width();
    const auto fitting =
        m_wholeWidth <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    if (fitting != toolButtonStyle())
        setToolButtonStyle(fitting);
}

namespace {

constexpr int inset = 6; // pixels, as QStatusBar has it
constexpr int flags = static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextWordWrap;

} // namespace

WrappingStatusBar::WrappingStatusBar(QWidget* parent) : QStatusBar(parent) {
    // Queued: widgets beside the text may hide when there is a message.
    connect(this, &QStatusBar::messageChanged, this, &WrappingStatusBar::fit, Qt::QueuedConnection);
}

/// The part that no widget takes.
QRect WrappingStatusBar::textRect() const {
    QRect text = rect().adjusted(inset, 0, -fontMetrics().height(), 0); // but for the size grip
    for (const auto* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !qobject_cast<const QSizeGrip*>(child))
            text.setRight(std::min(text.right(), child->x() - inset));
    return text;
}

void WrappingStatusBar::fit() {
    const QRect room(0, 0, textRect().width(), QWIDGETSIZE_MAX);
    const int height = fontMetrics().boundingRect(room, flags, currentMessage()).height();
    const bool isOneRow = height <= fontMetrics().height();
    setMinimumHeight(isOneRow ? 0 : height + 4);
    update();
}

void WrappingStatusBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().windowText().color());
    painter.drawText(textRect(), flags, currentMessage());
}

void WrappingStatusBar::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void openFirstMenu(QMenuBar* bar) {
    for (QAction* menu : bar->actions())
        if (menu->isVisible() && menu->isEnabled())
            return bar->setActiveAction(menu);
}

namespace {

constexpr int edge = 1; // pixels; the mouse stops at the first row of the screen

} // namespace

EdgeBars::EdgeBars(QMainWindow* window, const QList<QAction*>& tools)
    : QWidget(window), m_window(window), m_menus(new QMenuBar), m_tools(new FittingToolBar) {
    setObjectName("edgeBars");
    m_menus->setNativeMenuBar(false);
    m_menus->addActions(window->menuBar()->actions());
    const int iconSize = fontMetrics().height() + 4; // as the window's own toolbar
    m_tools->setIconSize({iconSize, iconSize});
    m_tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tools->addActions(tools);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_menus);
    rows->addWidget(m_tools);
    hide();
    const auto hideWhereMouseIs = [this] { hideUnlessUsed(mapFromGlobal(QCursor::pos()).y()); };
    for (const QAction* action : m_menus->actions())
        if (const QMenu* menu = action->menu())
            connect(menu, &QMenu::aboutToHide, this, hideWhereMouseIs,
                    Qt::QueuedConnection); // another menu may open
    connect(qApp, &QApplication::focusChanged, this, hideWhereMouseIs, Qt::QueuedConnection);
    qApp->installEventFilter(this);
}

void EdgeBars::setInUse(bool isInUse) {
    m_isInUse = isInUse;
    if (!isInUse)
        hide();
}

void EdgeBars::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), palette().window());
}

void EdgeBars::reveal() {
    const int width = m_window->width();
    const int height =
        std::max(layout()->totalSizeHint().height(), layout()->totalHeightForWidth(width));
    setGeometry(0, 0, width, height);
    show();
    raise();
}

void EdgeBars::openMenus() {
    if (!m_isInUse || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return;
    reveal();
    openFirstMenu(m_menus);
}

void EdgeBars::hideUnlessUsed(int mouseY) {
    if (isVisible() && mouseY > height() && !QApplication::activePopupWidget() &&
        !isAncestorOf(QApplication::focusWidget()))
        hide();
}

bool EdgeBars::isOfWindow(const QObject* watched) const {
    if (watched == m_window->windowHandle())
        return true;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget && widget->window() == m_window;
}

/// Alt alone, pressed and let go, opens the menus as it does where the menu bar is to be seen.
void EdgeBars::followAlt(const QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
        m_isAltAlone = static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Alt;
        break;
    case QEvent::ShortcutOverride: // also of keys that a shortcut takes
        m_isAltAlone &= static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Alt;
        break;
    case QEvent::KeyRelease:
        if (m_isAltAlone && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Alt) {
            m_isAltAlone = false;
            openMenus();
        }
        break;
    case QEvent::MouseButtonPress:
    case QEvent::WindowDeactivate:
        m_isAltAlone = false;
        break;
    default:
        break;
    }
}

bool EdgeBars::eventFilter(QObject* watched, QEvent* event) {
    if (!m_isInUse || !isOfWindow(watched))
        return false;
    followAlt(event);
    if (event->type() == QEvent::MouseMove && watched == m_window->windowHandle()) {
        const auto y = static_cast<int>(static_cast<QMouseEvent*>(event)->position().y());
        if (y <= edge && !isVisible())
            reveal();
        else
            hideUnlessUsed(y);
    } else if (watched == m_window && event->type() == QEvent::Resize && isVisible()) {
        reveal();
    }
    return false;
}
