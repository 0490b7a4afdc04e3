#include "app/gui/window/docktabs.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace {

constexpr int mostTabsInSight = 3; // of more in a narrow column the bar scrolls

QToolButton* makeCloseButton(QTabBar* bar, QDockWidget* dock) {
    auto* button = new QToolButton(bar);
    button->setObjectName(dock->objectName() + "CloseTab");
    button->setText(QStringLiteral("✕"));
    button->setAccessibleName(DockTabs::tr("Close %1").arg(dock->windowTitle()));
    button->setToolTip(button->accessibleName());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // by keyboard, the View menu closes and opens panels
    const int side = bar->fontMetrics().height();
    button->setFixedSize(side, side);
    QObject::connect(button, &QToolButton::clicked, dock, &QDockWidget::close);
    return button;
}

/// Qt's own buttons of the title bar say nothing to who points at them.
void nameTitleButtons(QDockWidget* dock) {
    const auto name = [dock](const char* objectName, const QString& text) {
        if (auto* button = dock->findChild<QAbstractButton*>(objectName)) {
            button->setAccessibleName(text);
            button->setToolTip(text);
        }
    };
    name("qt_dockwidget_closebutton", DockTabs::tr("Close %1").arg(dock->windowTitle()));
    name("qt_dockwidget_floatbutton",
         DockTabs::tr("%1: a window of its own, or back").arg(dock->windowTitle()));
}

} // namespace

DockTabs::DockTabs(QMainWindow* window) : QObject(window), m_window(window) {}

void DockTabs::follow(QDockWidget* dock) {
    m_docks << dock;
    nameTitleButtons(dock);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTabs::updateLater);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTabs::updateLater);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTabs::updateLater);
}

/// Qt makes the tabs after it has told of the docks.
void DockTabs::updateLater() {
    if (!m_isPending)
        QMetaObject::invokeMethod(this, &DockTabs::update, Qt::QueuedConnection);
    m_isPending = true;
}

void DockTabs::update() {
    m_isPending = false;
    for (QDockWidget* dock : m_docks)
        showTitle(dock);
    // The window has its tab bars as children of its own; what panels have lies deeper.
    for (QTabBar* bar : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        connect(bar, &QTabBar::currentChanged, this, &DockTabs::updateLater, Qt::UniqueConnection);
        bar->removeEventFilter(this);
        bar->installEventFilter(this);
        bar->setElideMode(Qt::ElideNone); // titles that are cut would tell nothing
        addCloseButtons(bar);
        fitCloseButtons(bar);
    }
}

bool DockTabs::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        updateLater();
    return QObject::eventFilter(watched, event);
}

void DockTabs::showTitle(QDockWidget* dock) {
    const auto beside = m_window->tabifiedDockWidgets(dock);
    const bool hasTab =
        !dock->isFloating() &&
        std::ranges::any_of(beside, [](const QDockWidget* other) { return !other->isHidden(); });
    QWidget* title = dock->titleBarWidget();
    if (hasTab && !title) {
        dock->setTitleBarWidget(new QWidget);
    } else if (!hasTab && title) {
        dock->setTitleBarWidget(nullptr);
        delete title;
    }
}

/// Qt gives a tab bar that it needs no more to other docks, so each tab is looked at anew.
void DockTabs::addCloseButtons(QTabBar* bar) {
    for (int tab = 0; tab < bar->count(); ++tab) {
        const auto dock = std::ranges::find(m_docks, bar->tabText(tab), &QDockWidget::windowTitle);
        if (dock == m_docks.end())
            continue;
        bar->setTabToolTip(tab, (*dock)->windowTitle());
        const QWidget* present = bar->tabButton(tab, QTabBar::RightSide);
        if (present && present->objectName() == (*dock)->objectName() + "CloseTab")
            continue;
        bar->setTabButton(tab, QTabBar::RightSide, makeCloseButton(bar, *dock));
    }
}

/// Titles go before buttons: where they do not fit beside each other, the tab in front alone keeps
/// its button, or none does. The menu View closes panels too.
void DockTabs::fitCloseButtons(QTabBar* bar) {
    const auto fits = [bar] { return bar->sizeHint().width() <= bar->width(); };
    if (bar->count() > mostTabsInSight)
        return;
    for (int tab = 0; tab < bar->count() && !fits(); ++tab)
        if (tab != bar->currentIndex())
            bar->setTabButton(tab, QTabBar::RightSide, nullptr);
    if (!fits())
        bar->setTabButton(bar->currentIndex(), QTabBar::RightSide, nullptr);
}
