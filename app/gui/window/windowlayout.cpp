#include "app/gui/window/windowlayout.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QScopedValueRollback>
#include <QScreen>
#include <QSettings>
#include <QToolBar>

#include <algorithm>
#include <array>

#include "app/gui/basics/dialogs.h"
#include "app/gui/window/docks.h"

namespace {

constexpr std::array names{"play", "analyze", "research"}; // by LayoutKind
constexpr int versionWithoutLayouts = 2;

QString key(int layout, const char* what) {
    return QStringLiteral("layouts/%1/%2").arg(names[static_cast<std::size_t>(layout)], what);
}

WindowShape shapeOf(int number) {
    return static_cast<WindowShape>(std::clamp(number, 0, static_cast<int>(WindowShape::Slim)));
}

std::optional<LayoutKind> kindOf(const QString& name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<LayoutKind>(found - names.begin());
}

LayoutState stateWithoutLayouts(const QSettings& settings) {
    LayoutState state;
    state.docks = settings.value("window/state").toByteArray();
    state.version = versionWithoutLayouts;
    state.isAutomatic = settings.value("window/automatic", true).toBool();
    state.showsReplayBar = settings.value("window/replayBar", true).toBool();
    return state;
}

} // namespace

QSize firstWindowSize(QSize screen) {
    constexpr QSize usual(1200, 800);
    const QSize room = screen - windowFrame;
    // Of a large screen four fifths; wide enough for a square board and its column.
    const int height = std::max(std::min(room.height(), usual.height()), room.height() * 4 / 5);
    const int width = std::min(room.width(), std::max(usual.width(), height * 3 / 2));
    return {width, std::min(height, width * 5 / 4)}; // no higher on a screen that stands upright
}

LayoutMemory LayoutMemory::load() {
    const QSettings settings;
    LayoutMemory memory;
    const bool isOlder = !settings.contains("layouts/present") && settings.contains("window/state");
    if (isOlder) {
        memory.present = LayoutKind::Research;
        memory.states[LayoutKind::Research] = stateWithoutLayouts(settings);
        return memory;
    }
    memory.present =
        kindOf(settings.value("layouts/present").toString()).value_or(LayoutKind::Play);
    if (settings.value("layouts/version").toInt() != version)
        return memory;
    for (int layout = 0; layout < layoutCount; ++layout) {
        LayoutState state;
        state.docks = settings.value(key(layout, "docks")).toByteArray();
        state.version = version;
        state.shape = shapeOf(settings.value(key(layout, "shape")).toInt());
        state.window = settings.value(key(layout, "window")).toSize();
        state.isAutomatic = settings.value(key(layout, "automatic"), true).toBool();
        state.showsReplayBar = settings.value(key(layout, "replayBar")).toBool();
        if (!state.docks.isEmpty())
            memory.states[static_cast<LayoutKind>(layout)] = state;
    }
    return memory;
}

void LayoutMemory::save() const {
    QSettings settings;
    for (const char* old : {"window/state", "window/automatic", "window/replayBar"})
        settings.remove(old);
    settings.setValue("layouts/version", version);
    settings.setValue("layouts/present", names[static_cast<std::size_t>(present)]);
    for (auto state = states.begin(); state != states.end(); ++state) {
        const int layout = static_cast<int>(state.key());
        settings.setValue(key(layout, "docks"), state->docks);
        settings.setValue(key(layout, "shape"), static_cast<int>(state->shape));
        settings.setValue(key(layout, "window"), state->window);
        settings.setValue(key(layout, "automatic"), state->isAutomatic);
        settings.setValue(key(layout, "replayBar"), state->showsReplayBar);
    }
}

WindowLayout::WindowLayout(QMainWindow* window)
    : QObject(window),
      m_window(window),
      m_tabs(new DockTabs(window)),
      m_places(window),
      m_showReplayBar(new QAction(tr("Replay &bar"), this)) {
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
    dock->setWidget(new PanelScroll(content));
    m_window->addDockWidget(
        place == Place::Chart ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea, dock);
    switch (place) {
    case Place::Side:
        m_places.addSide(dock);
        break;
    case Place::Chart:
        m_places.addChart(dock);
        break;
    case Place::Asked:
        m_places.addAsked(dock);
        dock->hide();
        break;
    }
    m_tabs->follow(dock);
    connect(dock, &QDockWidget::dockLocationChanged, this, &WindowLayout::followUser);
    connect(dock, &QDockWidget::topLevelChanged, this, &WindowLayout::followUser);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock] {
        noteSize(); // the dock has its room in the next events
        if (dock == m_lentSide)
            m_lentSide.clear();
        makeRoom();
        returnToSize();
    });
    return dock;
}

void WindowLayout::setReplayBar(QWidget* bar) {
    m_showReplayBar->setObjectName("showReplayBar");
    m_showReplayBar->setCheckable(true);
    m_showReplayBar->setChecked(true);
    connect(m_showReplayBar, &QAction::toggled, bar, &QWidget::setVisible);
    connect(m_showReplayBar, &QAction::toggled, this, &WindowLayout::replayBarToggled);
    connect(m_showReplayBar, &QAction::triggered, this, [this] { m_isBarLent = false; });
}

QList<QAction*> WindowLayout::toggleActions() const {
    QList<QAction*> actions;
    for (QDockWidget* dock : m_places.all())
        actions << dock->toggleViewAction();
    return actions << m_showReplayBar;
}

void WindowLayout::use(LayoutKind kind) {
    if (kind == present())
        return;
    noteSize();
    m_memory.states[present()] = state();
    m_memory.present = kind;
    m_isBarLent = false;
    m_window->setUpdatesEnabled(false); // else each dock is seen on its way
    showPresent();
    if (m_isSideDue && present() == m_lentIn)
        takeBackSide();
    emit changed(kind);
    returnToSize();
    m_window->setUpdatesEnabled(true);
}

/// What the person chose last: all but a size that a layout needs, or was given.
void WindowLayout::noteSize() {
    if (m_window->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))
        return;
    const QSize size = m_window->size();
    const bool isLayouts =
        m_chosen.isValid() &&
        (size == m_given || size == m_chosen.expandedTo(m_window->minimumSize()));
    if (!isLayouts)
        m_chosen = size;
}

/// As near as what is shown allows, which is known when all of it is laid out.
void WindowLayout::returnToSize() {
    if (!m_window->isVisible() || !m_chosen.isValid() ||
        (m_window->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)))
        return;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const QSize size = m_chosen.expandedTo(m_window->minimumSizeHint());
    if (size != m_window->size())
        m_window->resize(size);
    m_given = m_window->size();
}

/// What was asked for stays, or stays away, whatever the layout had when it was left.
void WindowLayout::showPresent() {
    QList<QDockWidget*> wanted;
    for (QDockWidget* dock : m_places.asked())
        if (!dock->isHidden())
            wanted << dock;
    showPresentAlone();
    for (QDockWidget* dock : m_places.asked())
        dock->setVisible(wanted.contains(dock));
    for (QDockWidget* dock : wanted)
        dock->raise();
    if (!wanted.isEmpty())
        makeRoom();
}

/// As it was left, or else in its default.
void WindowLayout::showPresentAlone() {
    if (const auto known = m_memory.states.constFind(present());
        known != m_memory.states.constEnd())
        show(*known);
    else
        reset();
}

void WindowLayout::reset() {
    m_isBarLent = false;
    for (QDockWidget* dock : m_places.side())
        dock->setVisible(present() != LayoutKind::Play);
    for (QDockWidget* dock : m_places.charts())
        dock->setVisible(present() == LayoutKind::Research);
    for (QDockWidget* dock : m_places.asked())
        dock->hide();
    for (QToolBar* bar : toolBars())
        bar->show();
    hideBars();
    m_showReplayBar->setChecked(present() != LayoutKind::Play);
    place(m_places.shapeOfWindow());
    m_isAutomatic = true;
}

void WindowLayout::restore() {
    const QSettings settings;
    m_isRestored = m_window->restoreGeometry(settings.value("window/geometry").toByteArray());
    m_memory = LayoutMemory::load();
    showPresent();
    emit changed(present());
}

void WindowLayout::save() {
    m_memory.states[present()] = state();
    m_memory.save();
    QSettings().setValue("window/geometry", m_window->saveGeometry());
}

/// With the toolbars that full screen hides.
LayoutState WindowLayout::state() const {
    for (QToolBar* bar : m_hiddenBars)
        bar->show();
    const QByteArray docks = m_window->saveState(LayoutMemory::version);
    for (QToolBar* bar : m_hiddenBars)
        bar->hide();
    return {docks,    LayoutMemory::version, m_shape,
            m_fitted, m_isAutomatic,         showsReplayBar() && !m_isBarLent};
}

/// What stood in a window of another shape is arranged anew, unless that was done by hand.
void WindowLayout::show(const LayoutState& state) {
    {
        const QScopedValueRollback arranging(m_isArranging, true);
        if (!m_window->restoreState(state.docks, state.version))
            return reset();
    }
    hideBars();
    m_showReplayBar->setChecked(state.showsReplayBar);
    m_isAutomatic = state.isAutomatic;
    m_shape = m_places.shapeOfWindow();
    m_fitted = state.window;
    if (m_isAutomatic &&
        (state.shape != m_shape || state.version != LayoutMemory::version || isMuchResized()))
        place(m_shape);
}

void WindowLayout::fitScreen() {
    if (m_isRestored)
        return;
    m_window->resize(firstWindowSize(m_window->screen()->availableSize()));
    reset();
}

void WindowLayout::bringUp(QDockWidget* dock) {
    const bool wasHidden = dock->isHidden();
    noteSize();
    dock->show();
    dock->raise();
    if (wasHidden)
        makeRoom();
}

void WindowLayout::bringUpSide() {
    // A panel behind the tab of another one is not to be seen either.
    if (std::ranges::all_of(m_places.side(), [](const QDockWidget* dock) {
            return dock->isHidden() || dock->visibleRegion().isEmpty();
        })) {
        QDockWidget* first = m_places.side().first();
        if (first->isHidden()) {
            m_lentSide = first;
            m_lentIn = present();
            m_isSideDue = false;
        }
        bringUp(first);
    }
}

void WindowLayout::takeBackSide() {
    if (!m_lentSide)
        return;
    if (present() != m_lentIn) {
        m_isSideDue = true;
        return;
    }
    noteSize();
    m_lentSide->hide();
    m_lentSide.clear();
    m_isSideDue = false;
    returnToSize();
}

QList<QToolBar*> WindowLayout::toolBars() const {
    return m_window->findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly);
}

void WindowLayout::setFullScreen(bool isFullScreen) {
    if (isFullScreen == m_isFullScreen)
        return;
    m_isFullScreen = isFullScreen;
    m_window->menuBar()->setVisible(!isFullScreen);
    if (isFullScreen)
        return hideBars();
    for (QToolBar* bar : m_hiddenBars)
        bar->show();
    m_hiddenBars.clear();
}

void WindowLayout::hideBars() {
    if (!m_isFullScreen)
        return;
    m_hiddenBars.clear();
    for (QToolBar* bar : toolBars())
        if (!bar->isHidden())
            m_hiddenBars << bar;
    for (QToolBar* bar : m_hiddenBars)
        bar->hide();
}

void WindowLayout::showReplayBar() {
    if (showsReplayBar())
        return;
    m_showReplayBar->setChecked(true);
    m_isBarLent = true;
}

void WindowLayout::endReplay() {
    if (m_isBarLent)
        m_showReplayBar->setChecked(false);
    m_isBarLent = false;
}

bool WindowLayout::showsReplayBar() const {
    return m_showReplayBar->isChecked();
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::Resize && m_isAutomatic && !m_isArranging &&
        (m_places.shapeOfWindow() != m_shape || isMuchResized()))
        place(m_places.shapeOfWindow());
    return QObject::eventFilter(watched, event);
}

void WindowLayout::place(WindowShape shape) {
    const QScopedValueRollback arranging(m_isArranging, true);
    m_shape = shape;
    m_fitted = m_window->size();
    m_places.place(shape);
}

/// By a third or more: then sizes that suited the other window do not suit this one.
bool WindowLayout::isMuchResized() const {
    const auto isOther = [](int now, int then) {
        return 3 * now >= 4 * then || 4 * now <= 3 * then;
    };
    const QSize size = m_window->size();
    return m_fitted.isValid() &&
           (isOther(size.width(), m_fitted.width()) || isOther(size.height(), m_fitted.height()));
}

/// A dock that was not there has no size that anybody chose.
void WindowLayout::makeRoom() {
    if (m_isAutomatic)
        m_places.fit(m_shape);
}

void WindowLayout::followUser() {
    if (!m_isArranging)
        m_isAutomatic = false;
}
