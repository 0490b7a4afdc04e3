#include <QDockWidget>
#include <QFontMetrics>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The three layouts of the window: what stands in them, what they remember, how they are changed.
class TestLayouts : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openAtFirst(); }
    void cleanup() { close(); }

    void firstStartIsPlay();
    void boardOfPlayIsAsLargeAsTheWindowAllows();
    void scoreOfPlayIsLarge();
    void keysChooseALayout();
    void toolbarChoosesALayout();
    void menuChoosesALayout();
    void eachLayoutRemembersItsDocks();
    void eachLayoutRemembersItsReplayBar();
    void sizesAreRemembered();
    void layoutIsFoundAgainInTheNextRun();
    void resettingIsForThePresentLayout();
    void movedDockStaysMovedInItsLayoutAlone();
    void layoutOfAnotherShapeIsArrangedAnew();
    void assistantIsShownBesideTheBoard();
    void chartsAskedForAreShown_data();
    void chartsAskedForAreShown();
    void replayShowsItsBar();
    void replayGoesOnInAnotherLayout();
    void barIsShownWhereNoLineIsKnown();
    void hintNeedsNoDock();
    void tabsCanBeClosed();
    void fullScreenEndsWithEscape();
    void olderSettingsLeaveTheWindowAsItWas();
    void nonsenseInTheSettingsHurtsNothing();

private:
    QDockWidget* dock(const char* name) const { return find<QDockWidget>(name); }
    QWidget* replayBar() const { return find<QWidget>("replayBar"); }
    QStringList shownDocks() const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    void openNext() {
        m_window->close();
        openAgain();
    }

    const QStringList m_side{"assistantDock", "candidatesDock", "lineDock"};
    const QStringList m_charts{"comparisonDock", "convergenceDock", "distributionDock"};
};

QStringList TestLayouts::shownDocks() const {
    QStringList names;
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        if (!dock->isHidden())
            names << dock->objectName();
    names.sort();
    return names;
}

void TestLayouts::firstStartIsPlay() {
    QVERIFY(action("playLayout")->isChecked());
    QCOMPARE(shownDocks(), QStringList());
    QVERIFY(replayBar()->isHidden());
    QVERIFY(find<QToolBar>("toolBar")->isVisible());
    QVERIFY(find<QLabel>("score")->isVisible());
}

void TestLayouts::boardOfPlayIsAsLargeAsTheWindowAllows() {
    QCOMPARE(m_window->size(), QSize(1200, 800));
    const double share = 1.0 * view()->width() * view()->height() / (1200 * 800);
    QVERIFY2(share >= 0.65, qPrintable(QString::number(share)));
    // A square board: its height is what counts, but for the frame around it.
    const int cells = 15 * view()->cellRect({0, 0}).height();
    QVERIFY2(cells >= 15 * 47, qPrintable(QString::number(cells)));
}

void TestLayouts::scoreOfPlayIsLarge() {
    QFont large = find<QLabel>("score")->font();
    large.setPointSize(20);
    const int height = QFontMetrics(large).height();
    QVERIFY(find<QLabel>("score")->sizeHint().height() >= height);
    QVERIFY(find<QLabel>("score")->height() >= height);
    press(Qt::Key_F3);
    QVERIFY(find<QLabel>("score")->sizeHint().height() < height);
    find<QLabel>("score")->setText("Score 1,111");
    const int narrow = find<QLabel>("score")->sizeHint().width();
    find<QLabel>("score")->setText("Score 8,888");
    QCOMPARE(find<QLabel>("score")->sizeHint().width(), narrow);
}

void TestLayouts::keysChooseALayout() {
    press(Qt::Key_F3);
    QVERIFY(action("analyzeLayout")->isChecked());
    QCOMPARE(shownDocks(), m_side);
    QVERIFY(replayBar()->isVisible());
    press(Qt::Key_F4);
    QVERIFY(action("researchLayout")->isChecked());
    QStringList all = m_side + m_charts;
    all.sort();
    QCOMPARE(shownDocks(), all);
    QVERIFY(replayBar()->isVisible());
    press(Qt::Key_F2);
    firstStartIsPlay();
    press(Qt::Key_F2); // once more changes nothing
    firstStartIsPlay();
}

void TestLayouts::toolbarChoosesALayout() {
    auto* bar = find<QToolBar>("toolBar");
    for (const char* name : {"analyzeLayout", "researchLayout", "playLayout"}) {
        auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action(name)));
        QVERIFY(button && button->isVisible());
        QVERIFY(button->toolTip().contains(action(name)->shortcut().toString()));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(action(name)->isChecked());
    }
    firstStartIsPlay();
}

void TestLayouts::menuChoosesALayout() {
    for (const char* name : {"playLayout", "analyzeLayout", "researchLayout", "fullScreen"}) {
        const auto widgets = action(name)->associatedObjects();
        QVERIFY2(std::ranges::any_of(widgets, [](QObject* o) { return o->inherits("QMenu"); }),
                 name);
    }
}

void TestLayouts::eachLayoutRemembersItsDocks() {
    press(Qt::Key_F3);
    dock("candidatesDock")->close();
    press(Qt::Key_F4);
    QVERIFY(!dock("candidatesDock")->isHidden());
    dock("comparisonDock")->close();
    press(Qt::Key_F2);
    dock("lineDock")->toggleViewAction()->trigger();
    press(Qt::Key_F3);
    QCOMPARE(shownDocks(), QStringList({"assistantDock", "lineDock"}));
    press(Qt::Key_F4);
    QVERIFY(dock("comparisonDock")->isHidden());
    QCOMPARE(shownDocks().size(), 5);
    press(Qt::Key_F2);
    QCOMPARE(shownDocks(), QStringList("lineDock"));
}

void TestLayouts::eachLayoutRemembersItsReplayBar() {
    press(Qt::Key_F3);
    action("showReplayBar")->trigger();
    press(Qt::Key_F4);
    QVERIFY(replayBar()->isVisible());
    press(Qt::Key_F3);
    QVERIFY(replayBar()->isHidden());
    openNext();
    QVERIFY(replayBar()->isHidden());
    press(Qt::Key_F4);
    QVERIFY(replayBar()->isVisible());
}

void TestLayouts::sizesAreRemembered() {
    press(Qt::Key_F3);
    settle(); // docks take their sizes in the next events
    m_window->resizeDocks({dock("assistantDock")}, {350}, Qt::Horizontal);
    TRY_COMPARE(dock("assistantDock")->width(), 350);
    press(Qt::Key_F2);
    press(Qt::Key_F3);
    TRY_COMPARE(dock("assistantDock")->width(), 350);
    openNext();
    TRY_COMPARE(dock("assistantDock")->width(), 350);
}

void TestLayouts::layoutIsFoundAgainInTheNextRun() {
    press(Qt::Key_F3);
    dock("lineDock")->close();
    press(Qt::Key_F4);
    openNext();
    QVERIFY(action("researchLayout")->isChecked());
    QCOMPARE(shownDocks().size(), 6);
    press(Qt::Key_F3);
    QVERIFY(dock("lineDock")->isHidden());
    press(Qt::Key_F2);
    openNext();
    firstStartIsPlay();
}

void TestLayouts::resettingIsForThePresentLayout() {
    press(Qt::Key_F4);
    dock("lineDock")->close();
    press(Qt::Key_F3);
    dock("lineDock")->close();
    dock("distributionDock")->show();
    action("showReplayBar")->trigger();
    find<QToolBar>("toolBar")->hide();
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(shownDocks(), m_side);
    QVERIFY(replayBar()->isVisible());
    QVERIFY(find<QToolBar>("toolBar")->isVisible());
    press(Qt::Key_F4);
    QVERIFY(dock("lineDock")->isHidden());
    press(Qt::Key_F2);
    dock("assistantDock")->show();
    press(Qt::Key_0, Qt::ControlModifier);
    firstStartIsPlay();
}

void TestLayouts::movedDockStaysMovedInItsLayoutAlone() {
    press(Qt::Key_F3);
    m_window->addDockWidget(Qt::LeftDockWidgetArea, dock("lineDock")); // as dragging does
    press(Qt::Key_F4);
    QCOMPARE(m_window->dockWidgetArea(dock("lineDock")), Qt::RightDockWidgetArea);
    resize(800, 1200);
    QCOMPARE(m_window->dockWidgetArea(dock("lineDock")), Qt::BottomDockWidgetArea);
    press(Qt::Key_F3);
    QCOMPARE(m_window->dockWidgetArea(dock("lineDock")), Qt::LeftDockWidgetArea);
    resize(1200, 800);
    QCOMPARE(m_window->dockWidgetArea(dock("assistantDock")), Qt::RightDockWidgetArea);
    QCOMPARE(m_window->dockWidgetArea(dock("lineDock")), Qt::LeftDockWidgetArea);
}

void TestLayouts::layoutOfAnotherShapeIsArrangedAnew() {
    press(Qt::Key_F3);
    dock("candidatesDock")->close();
    press(Qt::Key_F2);
    resize(400, 640);
    press(Qt::Key_F3);
    QCOMPARE(m_window->size(), QSize(400, 640));
    QCOMPARE(m_window->dockWidgetArea(dock("assistantDock")), Qt::BottomDockWidgetArea);
    QVERIFY(dock("candidatesDock")->isHidden());
}

void TestLayouts::assistantIsShownBesideTheBoard() {
    press(Qt::Key_F5);
    QVERIFY(isAssistantOn());
    QCOMPARE(shownDocks(), QStringList("candidatesDock")); // what it finds comes first
    TRY_VERIFY(dock("candidatesDock")->geometry().left() >=
               view()->mapTo(m_window.get(), view()->rect().topRight()).x());
    TRY_VERIFY2(dock("candidatesDock")->width() >= 400,
                qPrintable(QString::number(dock("candidatesDock")->width())));
    QVERIFY(action("playLayout")->isChecked());
    press(Qt::Key_F5);
    QVERIFY(!isAssistantOn());
    QCOMPARE(shownDocks(), QStringList());
    press(Qt::Key_F3);
    dock("candidatesDock")->close(); // other panels are there
    press(Qt::Key_F5);
    QVERIFY(isAssistantOn());
    QVERIFY(dock("candidatesDock")->isHidden());
}

void TestLayouts::chartsAskedForAreShown_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("dock");
    QTest::newRow("distribution") << int(Qt::Key_F6) << "distributionDock";
    QTest::newRow("comparison") << int(Qt::Key_F8) << "comparisonDock";
    QTest::newRow("convergence") << int(Qt::Key_F9) << "convergenceDock";
}

void TestLayouts::chartsAskedForAreShown() {
    QFETCH(const int, key);
    QFETCH(const QString, dock);
    for (const QSize size : {QSize(1200, 800), QSize(640, 480), QSize(400, 640)}) {
        press(Qt::Key_0, Qt::ControlModifier);
        resize(size.width(), size.height());
        press(static_cast<Qt::Key>(key));
        QCOMPARE(shownDocks(), QStringList(dock));
        auto* shown = m_window->findChild<QDockWidget*>(dock);
        TRY_VERIFY(!shown->visibleRegion().isEmpty());
        TRY_VERIFY2(shown->height() >= 120, qPrintable(QString::number(shown->height())));
        QVERIFY(shown->width() >= 250);
        QCOMPARE(m_window->size(), size);
        press(Qt::Key_Escape); // the card
        press(Qt::Key_Escape);
    }
}

void TestLayouts::replayShowsItsBar() {
    press(Qt::Key_F3);
    searchAndTurnOff(200);
    press(Qt::Key_F2);
    QVERIFY(replayBar()->isHidden());
    press(Qt::Key_F7);
    QVERIFY(replayBar()->isVisible());
    QVERIFY(action("showReplayBar")->isChecked());
    press(Qt::Key_Escape); // the card
    press(Qt::Key_Escape);
    QVERIFY(!action("takeOver")->isEnabled());
    QVERIFY(replayBar()->isHidden());      // it was there for the replay
    press(Qt::Key_Right, Qt::AltModifier); // any other way into a replay
    QVERIFY(replayBar()->isVisible());
    press(Qt::Key_0, Qt::ControlModifier);
    QVERIFY(replayBar()->isVisible());
    action("showReplayBar")->trigger();
    action("showReplayBar")->trigger(); // chosen, it stays
    press(Qt::Key_Escape);
    QVERIFY(replayBar()->isVisible());
}

void TestLayouts::replayGoesOnInAnotherLayout() {
    press(Qt::Key_F3);
    searchAndTurnOff(200);
    press(Qt::Key_Right, Qt::AltModifier);
    press(Qt::Key_F2);
    QVERIFY(action("takeOver")->isEnabled());
    QVERIFY(replayBar()->isVisible());
    press(Qt::Key_F3);
    press(Qt::Key_F2);
    openNext(); // with the replay on
    QVERIFY(action("playLayout")->isChecked());
    QVERIFY(replayBar()->isHidden());
}

void TestLayouts::barIsShownWhereNoLineIsKnown() {
    press(Qt::Key_F7);
    QVERIFY(replayBar()->isVisible());
    QVERIFY(!action("replay")->isEnabled()); // there is nothing more to ask for
}

void TestLayouts::hintNeedsNoDock() {
    press(Qt::Key_H);
    TRY_VERIFY(document()->aid().hints == 1);
    TRY_VERIFY(find<QWidget>("hintBubble")->isVisible());
    QCOMPARE(shownDocks(), QStringList());
}

void TestLayouts::tabsCanBeClosed() {
    press(Qt::Key_F4);
    for (const QString& name : m_charts) {
        auto* chart = m_window->findChild<QDockWidget*>(name);
        chart->raise();
        if (shownDocks().size() == 4)
            break; // the last one has a title bar with a button of its own
        QToolButton* button = nullptr;
        TRY_VERIFY((button = m_window->findChild<QToolButton*>(name + "CloseTab")) != nullptr &&
                   button->isVisible());
        QCOMPARE(button->accessibleName(), "Close " + chart->windowTitle());
        QCOMPARE(button->toolTip(), button->accessibleName());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(chart->isHidden());
        settle(); // the tabs follow in the next events
    }
    QCOMPARE(shownDocks().size(), 4);
    press(Qt::Key_0, Qt::ControlModifier); // and they are found again
    resize(640, 480);
    for (const QString& name : m_side + m_charts) {
        const QString title = m_window->findChild<QDockWidget*>(name)->windowTitle();
        const auto buttonOfTab = [&]() -> QWidget* {
            for (const QTabBar* bar : m_window->findChildren<QTabBar*>())
                for (int tab = 0; tab < bar->count(); ++tab)
                    if (bar->tabText(tab) == title)
                        return bar->tabButton(tab, QTabBar::RightSide);
            return nullptr;
        };
        TRY_VERIFY(buttonOfTab() && buttonOfTab()->objectName() == name + "CloseTab");
    }
}

void TestLayouts::fullScreenEndsWithEscape() {
    press(Qt::Key_Escape); // the card
    press(Qt::Key_F11);
    QVERIFY(m_window->isFullScreen());
    QVERIFY(action("fullScreen")->isChecked());
    press(Qt::Key_F5);
    QVERIFY(isAssistantOn());
    while (action("stepBack")->isEnabled() && m_window->isFullScreen()) {
        QVERIFY(isAssistantOn()); // the full screen goes first
        press(Qt::Key_Escape);
    }
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(!action("fullScreen")->isChecked());
    QVERIFY(isAssistantOn());
    press(Qt::Key_Escape);
    QVERIFY(!isAssistantOn());
    QCOMPARE(m_window->size(), QSize(1200, 800));
    press(Qt::Key_F11);
    press(Qt::Key_F11);
    QVERIFY(!m_window->isFullScreen());
}

void TestLayouts::olderSettingsLeaveTheWindowAsItWas() {
    press(Qt::Key_F4);
    dock("lineDock")->setFloating(true);
    dock("candidatesDock")->close();
    const QByteArray state = m_window->saveState(2);
    const QByteArray geometry = m_window->saveGeometry();
    close();
    QSettings().clear();
    QSettings().setValue("window/geometry", geometry);
    QSettings().setValue("window/state", state);
    QSettings().setValue("window/automatic", false);
    QSettings().setValue("window/replayBar", false);
    openAgain();
    QVERIFY(action("researchLayout")->isChecked());
    QVERIFY(dock("lineDock")->isFloating());
    QVERIFY(dock("candidatesDock")->isHidden());
    QVERIFY(!dock("comparisonDock")->isHidden());
    QVERIFY(replayBar()->isHidden());
    QVERIFY(find<QWidget>("howToCard")->isHidden()); // they have played before
    press(Qt::Key_F2);
    QCOMPARE(shownDocks(), QStringList());
    QVERIFY(find<QWidget>("howToCard")->isHidden());
    openNext();
    QVERIFY(action("playLayout")->isChecked()); // from now on as everybody's
    QVERIFY(find<QWidget>("howToCard")->isHidden());
}

void TestLayouts::nonsenseInTheSettingsHurtsNothing() {
    close();
    QSettings().setValue("layouts/present", "chess");
    QSettings().setValue("layouts/version", 4);
    QSettings().setValue("layouts/play/docks", QByteArray("no state"));
    QSettings().setValue("layouts/play/shape", 77);
    QSettings().setValue("layouts/analyze/docks", 4.5);
    QSettings().setValue("layouts/analyze/shape", "wide");
    openAgain();
    firstStartIsPlay();
    press(Qt::Key_F3);
    QCOMPARE(shownDocks(), m_side);
    m_window->close();
    QSettings().setValue("layouts/version", 99); // of a program to come
    openAgain();
    QVERIFY(action("analyzeLayout")->isChecked());
    QCOMPARE(shownDocks(), m_side);
}

SAMEGAME_TEST(TestLayouts, QApplication)
#include "tst_layouts.moc"
