#include "app/gui/window/docks.h"

#include <QDockWidget>
#include <QEvent>
#include <QListWidget>
#include <QMainWindow>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <numeric>

#include "app/gui/basics/dialogs.h"

namespace {

constexpr int lowHeight = 720;      // pixels; below, charts would leave no room for the board
constexpr int tallHeight = 1000;    // pixels; below, two rows under the board would not
constexpr int boardHeight = 420;    // pixels for the board, and for what stands above and below it
constexpr int leastChartShare = 34; // percent of the height; below, the plot itself is a strip
constexpr int roomOverCharts = 528; // pixels: what they may not take to be that high
constexpr int smallWidth = 800;     // pixels; below, a column needs a larger share to be readable

QList<QDockWidget*> shown(const QList<QDockWidget*>& docks) {
    QList<QDockWidget*> result;
    std::ranges::copy_if(docks, std::back_inserter(result),
                         [](const QDockWidget* dock) { return !dock->isHidden(); });
    return result;
}

/// The height that a panel needs, with the title over it.
int neededHeight(const QDockWidget* dock, int width) {
    return static_cast<const PanelScroll*>(dock->widget())->neededHeight(width) +
           dock->fontMetrics().height() + 12;
}

int wantedWidth(const QList<QDockWidget*>& docks) {
    int wanted = 0;
    for (const QDockWidget* dock : docks)
        wanted = std::max(wanted, dock->widget()->sizeHint().width());
    return wanted;
}

/// Whether one of the docks has a table, or a list.
bool holdsTable(const QList<QDockWidget*>& docks) {
    return std::ranges::any_of(docks, [](const QDockWidget* dock) {
        return dock->findChild<QTableView*>() || dock->findChild<QListWidget*>();
    });
}

} // namespace

DockPlaces::DockPlaces(QMainWindow* window) : m_window(window) {}

void DockPlaces::addSide(QDockWidget* dock) {
    m_side << dock;
    m_all << dock;
}

void DockPlaces::addChart(QDockWidget* dock) {
    m_charts << dock;
    m_all << dock;
}

void DockPlaces::addAsked(QDockWidget* dock) {
    m_asked << dock;
    m_all << dock;
}

WindowShape DockPlaces::shapeOfWindow() const {
    const int height = m_window->height();
    if (height > m_window->width())
        return height < tallHeight ? WindowShape::Slim : WindowShape::Tall;
    return height < lowHeight ? WindowShape::Low : WindowShape::Wide;
}

void DockPlaces::place(WindowShape shape) {
    const QList<QDockWidget*> wanted = shown(m_all);
    QList<QDockWidget*> front;
    std::ranges::copy_if(wanted, std::back_inserter(front),
                         [](const QDockWidget* dock) { return !dock->visibleRegion().isEmpty(); });
    for (QDockWidget* dock : m_all) {
        dock->setFloating(false);
        m_window->removeDockWidget(dock);
    }
    switch (shape) {
    case WindowShape::Wide:
        placeInColumn();
        break;
    case WindowShape::Low:
        placeInTabs(Qt::RightDockWidgetArea);
        break;
    case WindowShape::Tall:
        placeBelow();
        break;
    case WindowShape::Slim:
        placeInTabs(Qt::BottomDockWidgetArea);
        break;
    }
    for (QDockWidget* dock : m_all)
        dock->setVisible(wanted.contains(dock));
    bringToFront(front);
    fit(shape);
}

/// In one stack the first chart stands before the panels: it was opened last, but for what was
/// asked for.
void DockPlaces::bringToFront(const QList<QDockWidget*>& docks) {
    for (const QList<QDockWidget*>& part : {m_side, m_charts}) {
        part.first()->raise();
        for (auto dock = part.rbegin(); dock != part.rend(); ++dock)
            if (docks.contains(*dock))
                (*dock)->raise();
    }
    if (shown(m_charts).isEmpty() && !m_side.first()->isHidden())
        m_side.first()->raise();
    for (QDockWidget* dock : m_asked)
        if (docks.contains(dock))
            dock->raise();
}

void DockPlaces::placeInColumn() {
    for (QDockWidget* dock : m_side + m_asked)
        m_window->addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
    stack(QList{m_side.last()} + m_asked);
    for (QDockWidget* dock : m_charts)
        m_window->addDockWidget(Qt::BottomDockWidgetArea, dock);
    stack(m_charts);
}

void DockPlaces::placeInTabs(Qt::DockWidgetArea area) {
    for (QDockWidget* dock : m_all)
        m_window->addDockWidget(area, dock, Qt::Vertical);
    stack(m_all);
}

void DockPlaces::placeBelow() {
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_side.first());
    m_window->splitDockWidget(m_side.first(), m_charts.first(), Qt::Vertical);
    stack(m_side + m_asked);
    stack(m_charts);
}

void DockPlaces::stack(const QList<QDockWidget*>& docks) {
    for (qsizetype i = 1; i < docks.size(); ++i)
        m_window->tabifyDockWidget(docks[i - 1], docks[i]);
}

void DockPlaces::fit(WindowShape shape) {
    if (shape == WindowShape::Tall || shape == WindowShape::Slim)
        return fitBelow(shape);
    fitColumn(shape);
    if (shape == WindowShape::Low)
        return;
    fitSide();
    fitCharts();
}

/// What the board does not need to be played on, in higher windows.
void DockPlaces::fitCharts() {
    const auto charts = shown(m_charts);
    if (charts.isEmpty())
        return;
    const int height = m_window->height();
    const int width = m_window->width() - columnWidth(WindowShape::Wide);
    const int useful = std::min(height * leastChartShare / 100, height - roomOverCharts);
    const int wished =
        std::max({neededHeight(charts.first(), width), (height - boardHeight) / 2, useful});
    m_window->resizeDocks({charts.first()}, {std::min(wished, height * 2 / 5)}, Qt::Vertical);
}

void DockPlaces::fitColumn(WindowShape shape) {
    const auto docks = shown(shape == WindowShape::Low ? m_all : m_side + m_asked);
    if (!docks.isEmpty())
        m_window->resizeDocks({docks.first()}, {columnWidth(shape)}, Qt::Horizontal);
}

/// A third of the window, or what the texts of this language want, within reason. What was asked
/// for, and stands there alone, has no more than it wants: the board is what is played on.
int DockPlaces::columnWidth(WindowShape shape) const {
    const int width = m_window->width();
    const int share = shape == WindowShape::Wide ? 45 : width < smallWidth ? 52 : 39;
    const int most = width * share / 100;
    const QList<QDockWidget*> asked = shown(m_asked);
    if (!asked.isEmpty() && shown(shape == WindowShape::Low ? m_side + m_charts : m_side).isEmpty())
        return std::min(wantedWidth(asked), most);
    return std::clamp(wantedWidth(m_side), width / 3, most);
}

/// What stands below each other in the column; docks of one part share their place.
QList<QList<QDockWidget*>> DockPlaces::columnParts() const {
    QList<QList<QDockWidget*>> parts;
    for (QDockWidget* dock : m_side)
        parts << (dock == m_side.last() ? shown(QList{dock} + m_asked) : shown({dock}));
    parts.removeIf([](const auto& part) { return part.isEmpty(); });
    return parts;
}

/// Each panel of the column gets what it needs, and tables more if they can. What has no table
/// scrolls before tables become too low to be read.
void DockPlaces::fitSide() {
    const int height = m_window->height();
    const int width = columnWidth(WindowShape::Wide);
    const int leastTable = height / 4 + 4;
    const auto parts = columnParts();
    const auto tables = static_cast<int>(std::ranges::count_if(parts, holdsTable));
    const int others = std::max(1, static_cast<int>(parts.size()) - tables);
    const int most = std::max(leastTable, (height * 7 / 8 - tables * leastTable) / others);
    QList<QDockWidget*> docks;
    QList<int> heights;
    for (const QList<QDockWidget*>& part : parts) {
        int needed = 0;
        for (const QDockWidget* dock : part)
            needed = std::max(needed, neededHeight(dock, width));
        docks << part.first();
        heights << (holdsTable(part) ? std::max(needed, leastTable) : std::min(needed, most));
    }
    const int left = height * 7 / 8 - std::accumulate(heights.begin(), heights.end(), 0);
    for (qsizetype i = 0; i < heights.size(); ++i)
        if (holdsTable(parts[i]))
            heights[i] += std::max(0, left) / tables;
    m_window->resizeDocks(docks, heights, Qt::Vertical);
}

void DockPlaces::fitBelow(WindowShape shape) {
    const int height = m_window->height();
    if (shape == WindowShape::Slim) {
        if (const auto docks = shown(m_all); !docks.isEmpty())
            m_window->resizeDocks({docks.first()}, {height * 28 / 100}, Qt::Vertical);
        return;
    }
    QList<QDockWidget*> docks;
    for (const auto& part : {shown(m_side + m_asked), shown(m_charts)})
        if (!part.isEmpty())
            docks << part.first();
    m_window->resizeDocks(docks, QList<int>(docks.size(), height / 5), Qt::Vertical);
}

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

} // namespace

DockTabs::DockTabs(QMainWindow* window) : QObject(window), m_window(window) {}

void DockTabs::follow(QDockWidget* dock) {
    m_docks << dock;
    nameButton(dock, "qt_dockwidget_closebutton", tr("Close %1").arg(dock->windowTitle()));
    nameButton(dock, "qt_dockwidget_floatbutton",
               tr("%1: a window of its own, or back").arg(dock->windowTitle()));
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTabs::updateLater);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTabs::updateLater);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockTabs::updateLater);
    updateLater(); // a dock that is hidden from the start tells nothing
}

/// Qt makes the tabs after the signals of the docks.
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
        bar->setElideMode(Qt::ElideNone); // cut titles would say nothing
        // To Qt one without tabs is visible, and Tab would stop where nothing is to be seen.
        bar->setFocusPolicy(bar->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
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
