#include "app/layout/windowlayout.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSettings>

#include <algorithm>

namespace {

constexpr int lowHeight = 720;   // pixels; below, charts would leave no room for the board
constexpr QSize frame(16, 40);   // pixels; more than most desktops put around a window
constexpr int layoutVersion = 2; // counts up when docks change, so that old states are not restored

} // namespace

WindowLayout::WindowLayout(QMainWindow* window) : QObject(window), m_window(window) {
    window->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks |
                           QMainWindow::AllowTabbedDocks);
    window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window->installEventFilter(this);
}

QDockWidget* WindowLayout::add(Place place, const char* objectName, const QString& title,
                               QWidget* content) {
    auto* dock = new QDockWidget(title);
    dock->setObjectName(objectName);
    dock->setWidget(content);
    m_window->addDockWidget(
        place == Place::Side ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea, dock);
    (place == Place::Side ? m_side : m_charts) << dock;
    m_all << dock;
    connect(dock, &QDockWidget::dockLocationChanged, this, &WindowLayout::followUser);
    connect(dock, &QDockWidget::topLevelChanged, this, &WindowLayout::followUser);
    for (const auto moved : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged})
        connect(dock, moved, this, &WindowLayout::showTitles, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &WindowLayout::showTitles,
            Qt::QueuedConnection);
    return dock;
}

QList<QAction*> WindowLayout::toggleActions() const {
    QList<QAction*> actions;
    for (QDockWidget* dock : m_all)
        actions << dock->toggleViewAction();
    return actions;
}

void WindowLayout::arrange() {
    const Shape shape = shapeOfWindow();
    for (QDockWidget* dock : m_side)
        dock->show();
    for (QDockWidget* dock : m_charts)
        dock->show();
    changeShape(shape);
    m_isAutomatic = true;
}

void WindowLayout::restore() {
    const QSettings settings;
    m_isRestored = m_window->restoreGeometry(settings.value("window/geometry").toByteArray());
    const QScopedValueRollback arranging(m_isArranging, true);
    if (m_isRestored &&
        m_window->restoreState(settings.value("window/state").toByteArray(), layoutVersion)) {
        m_isAutomatic = settings.value("window/automatic", true).toBool();
        m_shape = shapeOfWindow();
    } else {
        arrange();
    }
}

void WindowLayout::save() const {
    QSettings settings;
    settings.setValue("window/geometry", m_window->saveGeometry());
    settings.setValue("window/state", m_window->saveState(layoutVersion));
    settings.setValue("window/automatic", m_isAutomatic);
}

void WindowLayout::fitScreen() {
    if (m_isRestored)
        return;
    const QSize room = m_window->screen()->availableSize() - frame;
    m_window->resize(m_window->size().boundedTo(room));
    arrange();
}

void WindowLayout::bringUp(QDockWidget* dock) {
    dock->show();
    dock->raise();
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::Resize && m_isAutomatic && !m_isArranging &&
        shapeOfWindow() != m_shape)
        placeDocks(shapeOfWindow());
    return QObject::eventFilter(watched, event);
}

/// A low window belongs to the board: the charts go, and come back when there is room again.
void WindowLayout::changeShape(Shape shape) {
    if (shape == Shape::Low) {
        m_hiddenCharts.clear();
        for (QDockWidget* dock : m_charts)
            if (!dock->isHidden())
                m_hiddenCharts << dock;
        for (QDockWidget* dock : m_hiddenCharts)
            dock->hide();
    } else {
        for (QDockWidget* dock : m_hiddenCharts)
            dock->show();
        m_hiddenCharts.clear();
    }
    placeDocks(shape);
}

WindowLayout::Shape WindowLayout::shapeOfWindow() const {
    if (m_window->height() > m_window->width())
        return Shape::Tall;
    return m_window->height() < lowHeight ? Shape::Low : Shape::Wide;
}

void WindowLayout::placeDocks(Shape shape) {
    const QScopedValueRollback arranging(m_isArranging, true);
    m_shape = shape;
    QList<QDockWidget*> hidden;
    for (QDockWidget* dock : m_all) {
        if (dock->isHidden())
            hidden << dock;
        dock->setFloating(false);
        m_window->removeDockWidget(dock);
    }
    if (shape == Shape::Tall)
        placeBelow();
    else
        placeInColumn(shape);
    for (QDockWidget* dock : m_all)
        dock->setVisible(!hidden.contains(dock));
    m_side.first()->raise();
    m_charts.first()->raise();
    sizeDocks(shape);
}

void WindowLayout::placeInColumn(Shape shape) {
    for (QDockWidget* dock : m_side)
        m_window->addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
    if (shape == Shape::Low)
        stack(m_side);
    for (QDockWidget* dock : m_charts)
        m_window->addDockWidget(Qt::BottomDockWidgetArea, dock);
    stack(m_charts);
}

void WindowLayout::placeBelow() {
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_side.first());
    m_window->splitDockWidget(m_side.first(), m_charts.first(), Qt::Vertical);
    stack(m_side);
    stack(m_charts);
}

void WindowLayout::stack(const QList<QDockWidget*>& docks) {
    for (qsizetype i = 1; i < docks.size(); ++i)
        m_window->tabifyDockWidget(docks[i - 1], docks[i]);
}

void WindowLayout::sizeDocks(Shape shape) {
    const int width = m_window->width();
    const int height = m_window->height();
    if (shape == Shape::Tall) {
        m_window->resizeDocks({m_side.first(), m_charts.first()}, {height / 5, height / 5},
                              Qt::Vertical);
        return;
    }
    // A third of the window, or what the texts of this language want, within reason.
    int wanted = 0;
    for (const QDockWidget* dock : m_side)
        wanted = std::max(wanted, dock->widget()->sizeHint().width());
    const int most = width * (shape == Shape::Wide ? 40 : 39) / 100; // a low one is the board's
    m_window->resizeDocks({m_side.first()}, {std::clamp(wanted, width / 3, most)}, Qt::Horizontal);
    if (shape == Shape::Wide)
        m_window->resizeDocks(m_side, QList<int>(m_side.size(), height / 3), Qt::Vertical);
    m_window->resizeDocks({m_charts.first()}, {height / 5}, Qt::Vertical);
}

/// A dock whose tab names it already has no title bar: the room is the content's.
void WindowLayout::showTitles() {
    for (QDockWidget* dock : m_all) {
        const auto beside = m_window->tabifiedDockWidgets(dock);
        const bool hasTab =
            !dock->isFloating() && std::ranges::any_of(beside, [](const QDockWidget* other) {
                return !other->isHidden();
            });
        QWidget* title = dock->titleBarWidget();
        if (hasTab && !title) {
            dock->setTitleBarWidget(new QWidget);
        } else if (!hasTab && title) {
            dock->setTitleBarWidget(nullptr);
            delete title;
        }
    }
}

void WindowLayout::followUser() {
    if (!m_isArranging)
        m_isAutomatic = false;
}
