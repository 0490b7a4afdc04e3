#include <QDockWidget>
#include <QScrollArea>
#include <QToolBar>

#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Where the docks stand in windows of different shapes.
class TestWindowLayout : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void wideWindowHasAColumnAndCharts();
    void lowWindowBelongsToTheBoard();
    void tallWindowHasEverythingBelow();
    void slimWindowHasOneRowOfTabs();
    void panelInFrontStaysInFront();
    void panelsScrollWhereTheyDoNotFit();
    void shapesFollowTheWindow();
    void closedDocksStayClosed();
    void docksMovedByHandStay();
    void dockMovedByHandStaysAfterARestart();
    void arrangingBringsEverythingBack();
    void layoutIsRemembered();
    void replayBarIsRemembered();
    void tabsAreTheOnlyTitles();
    void loneDockHasATitle();
    void floatingDockHasATitle();
    void everyShapeIsSmallEnough_data();
    void everyShapeIsSmallEnough();
    void nothingElseIsShownAtTheStart();
    void menuShowsAndHidesDocks();
    void reviewLeavesTheBoardItsRoom();

private:
    QDockWidget* dock(const char* name) const { return find<QDockWidget>(name); }
    QList<QDockWidget*> docks(const QList<const char*>& names) const;
    QList<QDockWidget*> side() const {
        return docks({"candidatesDock", "lineDock", "assistantDock"});
    }
    QList<QDockWidget*> charts() const {
        return docks({"distributionDock", "comparisonDock", "convergenceDock"});
    }
    Qt::DockWidgetArea areaOf(QDockWidget* dock) const { return m_window->dockWidgetArea(dock); }
    /// The docks that are shown in the same place.
    QList<QDockWidget*> besides(QDockWidget* dock) const {
        QList<QDockWidget*> found = m_window->tabifiedDockWidgets(dock);
        found.removeIf([](const QDockWidget* other) { return other->isHidden(); });
        return found;
    }
    bool isInTab(QDockWidget* dock) const { return !besides(dock).empty(); }
    static bool hasTitle(const QDockWidget* dock) { return !dock->titleBarWidget(); }
    void arrangeAt(int width, int height) const;
    void openNext();

    static constexpr auto right = Qt::RightDockWidgetArea;
    static constexpr auto below = Qt::BottomDockWidgetArea;
};

QList<QDockWidget*> TestWindowLayout::docks(const QList<const char*>& names) const {
    QList<QDockWidget*> found;
    for (const char* name : names)
        found << dock(name);
    return found;
}

void TestWindowLayout::arrangeAt(int width, int height) const {
    resize(width, height);
    action("arrange")->trigger();
    settle(); // docks take their sizes in the next events
}

/// As the program is quit and started again.
void TestWindowLayout::openNext() {
    m_window->close();
    openAgain();
}

void TestWindowLayout::wideWindowHasAColumnAndCharts() {
    QCOMPARE(m_window->size(), QSize(1200, 800));
    for (QDockWidget* dock : side()) {
        QCOMPARE(areaOf(dock), right);
        QVERIFY(!isInTab(dock));
        TRY_VERIFY2(dock->height() >= 200, qPrintable(dock->objectName()));
        TRY_VERIFY(dock->width() >= 400); // a third, or more for long texts
        QVERIFY(dock->width() <= 540);
    }
    for (QDockWidget* dock : charts()) {
        QCOMPARE(areaOf(dock), below);
        QVERIFY(isInTab(dock));
        QVERIFY(!dock->isHidden());
    }
    TRY_VERIFY(!charts().first()->visibleRegion().isEmpty()); // the first is in front
    TRY_VERIFY(charts().first()->height() >= 235);            // half of it is the plot
    QVERIFY2(view()->height() >= 340, qPrintable(QString::number(view()->height())));
}

void TestWindowLayout::lowWindowBelongsToTheBoard() {
    arrangeAt(1024, 640);
    for (QDockWidget* dock : side() + charts()) { // nothing lies below the board
        QVERIFY(!dock->isHidden());
        QCOMPARE(areaOf(dock), right);
        QVERIFY(isInTab(dock));
    }
    TRY_VERIFY(view()->height() >= 440);
    QVERIFY(view()->width() >= 600);
    action("distribution")->trigger(); // a chart that is wanted takes nothing from the board
    TRY_VERIFY(!dock("distributionDock")->visibleRegion().isEmpty());
    QVERIFY2(view()->height() >= 440, qPrintable(QString::number(view()->height())));
    QCOMPARE(m_window->size(), QSize(1024, 640));
    action("stepBack")->trigger();
}

void TestWindowLayout::tallWindowHasEverythingBelow() {
    arrangeAt(800, 1200);
    for (QDockWidget* dock : side() + charts()) {
        QCOMPARE(areaOf(dock), below);
        QVERIFY(isInTab(dock));
        QVERIFY(!dock->isHidden());
    }
    TRY_VERIFY(view()->width() >= 500 && view()->height() >= 500);
    QVERIFY(side().first()->geometry().bottom() < charts().first()->geometry().top());
    QVERIFY(side().first()->height() >= 150);
}

void TestWindowLayout::slimWindowHasOneRowOfTabs() {
    arrangeAt(500, 800);
    for (QDockWidget* dock : side() + charts()) {
        QCOMPARE(areaOf(dock), below);
        QCOMPARE(besides(dock).size(), 5);
    }
    TRY_VERIFY(view()->height() >= 300);
    action("comparison")->trigger();
    TRY_VERIFY(!dock("comparisonDock")->visibleRegion().isEmpty());
    TRY_VERIFY(view()->height() >= 300);
    action("stepBack")->trigger();
}

void TestWindowLayout::panelInFrontStaysInFront() {
    dock("comparisonDock")->raise();
    TRY_VERIFY(!dock("comparisonDock")->visibleRegion().isEmpty());
    resize(1024, 640);
    TRY_VERIFY(!dock("comparisonDock")->visibleRegion().isEmpty());
    resize(1200, 800);
    TRY_VERIFY(!dock("comparisonDock")->visibleRegion().isEmpty());
}

void TestWindowLayout::panelsScrollWhereTheyDoNotFit() {
    resize(400, 640);
    auto* seed = find<QWidget>("seed");
    dock("assistantDock")->raise();
    TRY_VERIFY(!dock("assistantDock")->visibleRegion().isEmpty());
    settle();         // the panel has its place, so that there is something to scroll
    seed->setFocus(); // as Tab does
    qobject_cast<QScrollArea*>(dock("assistantDock")->widget())->ensureWidgetVisible(seed);
    TRY_COMPARE(seed->visibleRegion().boundingRect().size(), seed->size());
}

void TestWindowLayout::shapesFollowTheWindow() {
    resize(800, 1200);
    QCOMPARE(areaOf(dock("lineDock")), below);
    resize(1200, 800);
    QCOMPARE(areaOf(dock("lineDock")), right);
    QVERIFY(!isInTab(dock("lineDock")));
    for (QDockWidget* dock : side())
        TRY_VERIFY2(dock->height() >= 200, qPrintable(dock->objectName()));
    resize(1024, 640);
    QVERIFY(isInTab(dock("lineDock")));
    TRY_VERIFY(view()->height() >= 300); // though charts are shown
    resize(1200, 800);
    QVERIFY(!isInTab(dock("lineDock")));
    TRY_VERIFY(!charts().first()->visibleRegion().isEmpty());
}

void TestWindowLayout::closedDocksStayClosed() {
    dock("candidatesDock")->close();
    dock("comparisonDock")->close();
    resize(800, 1200);
    resize(1200, 800);
    QVERIFY(dock("candidatesDock")->isHidden());
    QVERIFY(dock("comparisonDock")->isHidden());
    QVERIFY(!dock("lineDock")->isHidden());
}

void TestWindowLayout::docksMovedByHandStay() {
    dock("lineDock")->setFloating(true);
    resize(800, 1200);
    QVERIFY(dock("lineDock")->isFloating());
    QCOMPARE(areaOf(dock("assistantDock")), right);
    action("arrange")->trigger();
    QVERIFY(!dock("lineDock")->isFloating());
    QCOMPARE(areaOf(dock("assistantDock")), below);
    resize(1200, 800); // follows again
    QCOMPARE(areaOf(dock("assistantDock")), right);
}

void TestWindowLayout::dockMovedByHandStaysAfterARestart() {
    m_window->addDockWidget(Qt::LeftDockWidgetArea, dock("lineDock")); // as dragging does
    openNext();
    QCOMPARE(areaOf(dock("lineDock")), Qt::LeftDockWidgetArea);
    resize(1000, 1200);
    QCOMPARE(areaOf(dock("lineDock")), Qt::LeftDockWidgetArea);
}

void TestWindowLayout::arrangingBringsEverythingBack() {
    for (QDockWidget* dock : side() + charts())
        dock->close();
    dock("lineDock")->setFloating(true);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    for (QDockWidget* dock : side() + charts()) {
        QVERIFY(!dock->isHidden());
        QVERIFY(!dock->isFloating());
    }
    wideWindowHasAColumnAndCharts();
}

void TestWindowLayout::layoutIsRemembered() {
    m_window->resize(1100, 760);
    dock("comparisonDock")->close();
    dock("lineDock")->setFloating(true);
    find<QToolBar>("toolBar")->hide();
    openNext();
    QCOMPARE(m_window->size(), QSize(1100, 760));
    QVERIFY(dock("comparisonDock")->isHidden());
    QVERIFY(dock("lineDock")->isFloating());
    QVERIFY(find<QToolBar>("toolBar")->isHidden());
    QCOMPARE(areaOf(dock("assistantDock")), right);
}

void TestWindowLayout::replayBarIsRemembered() {
    QVERIFY(find<QWidget>("replayBar")->isVisible());
    action("showReplayBar")->trigger();
    QVERIFY(!find<QWidget>("replayBar")->isVisible());
    openNext();
    QVERIFY(!find<QWidget>("replayBar")->isVisible());
    QVERIFY(!action("showReplayBar")->isChecked());
    action("showReplayBar")->trigger();
    openNext();
    QVERIFY(find<QWidget>("replayBar")->isVisible());
}

void TestWindowLayout::tabsAreTheOnlyTitles() {
    for (QDockWidget* dock : charts())
        TRY_VERIFY(!hasTitle(dock));
    for (QDockWidget* dock : side())
        QVERIFY(hasTitle(dock));
    resize(1024, 640);
    for (QDockWidget* dock : side())
        TRY_VERIFY(!hasTitle(dock));
    openNext();
    for (QDockWidget* dock : side() + charts())
        TRY_VERIFY(!hasTitle(dock));
    resize(1200, 800);
    for (QDockWidget* dock : side())
        TRY_VERIFY(hasTitle(dock));
}

void TestWindowLayout::loneDockHasATitle() {
    dock("comparisonDock")->close();
    TRY_VERIFY(!hasTitle(dock("distributionDock"))); // two are left
    dock("convergenceDock")->close();
    TRY_VERIFY(hasTitle(dock("distributionDock")));
    dock("comparisonDock")->show();
    TRY_VERIFY(!hasTitle(dock("distributionDock")));
}

void TestWindowLayout::floatingDockHasATitle() {
    TRY_VERIFY(!hasTitle(dock("comparisonDock")));
    dock("comparisonDock")->setFloating(true);
    TRY_VERIFY(hasTitle(dock("comparisonDock")));
    QVERIFY(!hasTitle(dock("distributionDock")));
    dock("comparisonDock")->setFloating(false);
    TRY_VERIFY(!hasTitle(dock("comparisonDock")));
}

void TestWindowLayout::everyShapeIsSmallEnough_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("largest");
    QTest::newRow("wide") << QSize(1200, 800) << QSize(1000, 600);
    QTest::newRow("low") << QSize(1024, 640) << QSize(640, 480);
    QTest::newRow("tall") << QSize(800, 1200) << QSize(600, 900);
    QTest::newRow("slim") << QSize(500, 800) << QSize(400, 640);
}

void TestWindowLayout::everyShapeIsSmallEnough() {
    QFETCH(const QSize, size);
    QFETCH(const QSize, largest);
    chooseSolver("sp-mcts");
    resize(size.width(), size.height());
    search(200); // with every number shown
    const QSize least = m_window->minimumSizeHint();
    QVERIFY2(least.boundedTo(largest) == least,
             qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
}

void TestWindowLayout::nothingElseIsShownAtTheStart() {
    struct Watch : QObject {
        QStringList shown;
        bool eventFilter(QObject* watched, QEvent* event) override {
            if (event->type() == QEvent::Show && watched->isWidgetType() &&
                static_cast<QWidget*>(watched)->isWindow())
                shown << watched->metaObject()->className();
            return false;
        }
    } watch;
    close();
    qApp->installEventFilter(&watch);
    openAgain();
    QCOMPARE(watch.shown, QStringList{"MainWindow"});
}

void TestWindowLayout::menuShowsAndHidesDocks() {
    for (QDockWidget* dock : side() + charts()) {
        dock->toggleViewAction()->trigger();
        QVERIFY(dock->isHidden());
        dock->toggleViewAction()->trigger();
        QVERIFY(!dock->isHidden());
    }
}

/// Alone beside the board it has no more than it wants: in a wide window no cell gets smaller.
void TestWindowLayout::reviewLeavesTheBoardItsRoom() {
    action("playLayout")->trigger();
    resize(1500, 768);
    settle();
    const QSize cell = view()->cellRect({0, 0}).size();
    dock("reviewDock")->toggleViewAction()->trigger();
    TRY_VERIFY(dock("reviewDock")->isVisible());
    settle();
    QCOMPARE(view()->cellRect({0, 0}).size(), cell);
    resize(1200, 800);
    settle();
    QVERIFY2(dock("reviewDock")->width() < 400, // a third
             qPrintable(QString::number(dock("reviewDock")->width())));
}

SAMEGAME_TEST(TestWindowLayout, QApplication)
#include "tst_windowlayout.moc"
