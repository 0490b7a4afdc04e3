#include <QAccessible>
#include <QCheckBox>
#include <QDockWidget>
#include <QFontMetrics>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

#include "app/board/endcard.h"
#include "tests/gui/windowfixture.h"

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
    void longMessageIsShownWhole();
    void hintNeedsNoDock();
    void tabsCanBeClosed();
    void fullScreenEndsWithEscape();
    void smallestWindows_data();
    void smallestWindows();
    void narrowToolbarHidesNoButton();
    void iconOnlyButtonsNameThemselves_data() { smallestWindows_data(); }
    void iconOnlyButtonsNameThemselves();
    void buttonsOfTheReplayNameTheirKeys();
    void olderSettingsLeaveTheWindowAsItWas();
    void nonsenseInTheSettingsHurtsNothing();

private:
    QDockWidget* dock(const char* name) const { return find<QDockWidget>(name); }
    QWidget* replayBar() const { return find<QWidget>("replayBar"); }
    QStringList shownDocks() const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    void resize(int width, int height) const;
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

void TestLayouts::resize(int width, int height) const {
    m_window->resize(width, height);
    TRY_COMPARE(m_window->centralWidget()->visibleRegion().boundingRect().size(),
                m_window->centralWidget()->size());
    QCOMPARE(m_window->size(), QSize(width, height));
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
    QVERIFY2(cells >= 800 * 4 / 5, qPrintable(QString::number(cells)));
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
    QTest::qWait(50); // docks take their sizes in the next events
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
    QCOMPARE(shownDocks(), QStringList("assistantDock"));
    TRY_VERIFY(dock("assistantDock")->geometry().left() >=
               view()->mapTo(m_window.get(), view()->rect().topRight()).x());
    TRY_VERIFY2(dock("assistantDock")->width() >= 400,
                qPrintable(QString::number(dock("assistantDock")->width())));
    QVERIFY(action("playLayout")->isChecked());
    press(Qt::Key_F5);
    QVERIFY(!isAssistantOn());
    press(Qt::Key_F3);
    dock("assistantDock")->close(); // other panels are there
    press(Qt::Key_F5);
    QVERIFY(isAssistantOn());
    QVERIFY(dock("assistantDock")->isHidden());
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

void TestLayouts::longMessageIsShownWhole() {
    press(Qt::Key_F2);
    resize(400, 640);
    const int before = m_window->statusBar()->height();
    m_window->statusBar()->showMessage(QString("Many words that tell of a hint. ").repeated(9));
    const auto needed = [this] {
        const auto* bar = m_window->statusBar();
        return bar->fontMetrics()
            .boundingRect(0, 0, bar->width() - 30, 1000, Qt::TextWordWrap, bar->currentMessage())
            .height();
    };
    QVERIFY(needed() > before);
    TRY_VERIFY(m_window->statusBar()->height() >= needed());
    m_window->statusBar()->clearMessage();
    TRY_COMPARE(m_window->statusBar()->height(), before);
}

void TestLayouts::barIsShownWhereNoLineIsKnown() {
    press(Qt::Key_F7);
    QVERIFY(replayBar()->isVisible());
    QVERIFY(!action("replay")->isEnabled()); // there is nothing more to ask for
}

void TestLayouts::hintNeedsNoDock() {
    press(Qt::Key_H);
    TRY_VERIFY(document()->aid().hints == 1);
    TRY_VERIFY(m_window->statusBar()->currentMessage().startsWith("Hint:"));
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
        QTest::qWait(20); // the tabs follow in the next events
    }
    QCOMPARE(shownDocks().size(), 4);
    press(Qt::Key_0, Qt::ControlModifier); // and they are found again
    resize(640, 480);
    for (const QString& name : m_side + m_charts) {
        QToolButton* button = nullptr;
        TRY_VERIFY((button = m_window->findChild<QToolButton*>(name + "CloseTab")) != nullptr);
        auto* bar = qobject_cast<QTabBar*>(button->parentWidget());
        QVERIFY(bar);
        const auto* dock = m_window->findChild<QDockWidget*>(name);
        int tab = 0;
        while (bar->tabText(tab) != dock->windowTitle())
            ++tab;
        QCOMPARE(bar->tabButton(tab, QTabBar::RightSide), button);
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

void TestLayouts::smallestWindows_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    for (const char* layout : {"playLayout", "analyzeLayout", "researchLayout"}) {
        QTest::addRow("%s 640x480", layout) << layout << QSize(640, 480);
        QTest::addRow("%s 400x640", layout) << layout << QSize(400, 640);
    }
}

/// Whatever is shown lies in the window whole; panels scroll, so only the parts around them count.
void TestLayouts::smallestWindows() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    QVERIFY(m_window->openBoard("random:1/15x15x9")); // with the most counts
    find<QAction>(qPrintable(layout))->trigger();
    document()->play(legal_moves(document()->board())[0].cell);
    action("stepBack")->trigger();
    m_window->resize(size);
    const QSize least = m_window->minimumSizeHint();
    QVERIFY2(least.boundedTo(size) == least,
             qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
    QTest::qWait(50);
    QCOMPARE(m_window->size(), size);
    const int cell = view()->cellRect({0, 0}).height();
    const bool isAlone = layout == "playLayout";
    QVERIFY2(cell >= (isAlone ? 20 : 14), qPrintable(QString::number(cell)));
    for (QWidget* widget : m_window->centralWidget()->findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        const QRect place(widget->mapTo(m_window.get(), QPoint()), widget->size());
        QVERIFY2(m_window->rect().contains(place), qPrintable(widget->objectName()));
        const bool givesWay = widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored ||
                              widget->minimumSizeHint().width() <= 1;
        QVERIFY2(givesWay || widget->width() >= widget->minimumSizeHint().width(),
                 qPrintable(widget->objectName()));
    }
}

void TestLayouts::narrowToolbarHidesNoButton() {
    auto* bar = find<QToolBar>("toolBar");
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    resize(400, 640);
    TRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    for (const QAction* shown : bar->actions()) {
        auto* button =
            qobject_cast<QToolButton*>(bar->widgetForAction(const_cast<QAction*>(shown)));
        if (!button)
            continue; // a separator
        TRY_VERIFY2(button->isVisible(), qPrintable(shown->objectName()));
        QVERIFY(!button->text().isEmpty()); // what a screen reader tells
        QVERIFY2(button->toolTip().contains(shown->shortcut().toString()),
                 qPrintable(button->toolTip()));
    }
    resize(1200, 800);
    TRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
}

void TestLayouts::iconOnlyButtonsNameThemselves() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    find<QAction>(qPrintable(layout))->trigger();
    for (const QSize& present : {m_window->size(), size}) {
        resize(present.width(), present.height());
        QTest::qWait(50);
        int count = 0;
        for (QAbstractButton* button : m_window->findChildren<QAbstractButton*>()) {
            const auto* tool = qobject_cast<QToolButton*>(button);
            const bool showsText = tool && tool->defaultAction() &&
                                   tool->toolButtonStyle() == Qt::ToolButtonTextBesideIcon &&
                                   tool->defaultAction()->priority() != QAction::LowPriority;
            const bool hasIconAlone =
                button->text().size() < 2 || (tool && !tool->icon().isNull() && !showsText);
            const bool isQtsOwn = qobject_cast<QTabBar*>(button->parentWidget()) &&
                                  !button->objectName().endsWith("CloseTab");
            if (!button->isVisible() || !hasIconAlone || isQtsOwn ||
                qobject_cast<QCheckBox*>(button))
                continue;
            ++count;
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
            const QString name =
                QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
            QVERIFY2(name.size() > 1, qPrintable(button->objectName()));
        }
        QVERIFY(count >= 4);
    }
}

void TestLayouts::buttonsOfTheReplayNameTheirKeys() {
    press(Qt::Key_F3);
    const std::pair<const char*, const char*> pairs[] = {
        {"firstButton", "firstMove"},   {"previousButton", "previousMove"},
        {"playButton", "replay"},       {"nextButton", "nextMove"},
        {"lastButton", "lastMove"},     {"loopButton", "loop"},
        {"takeOverButton", "takeOver"}, {"backToGameButton", "stepBack"}};
    for (const auto& [button, name] : pairs) {
        const QString key = action(name)->shortcut().toString(QKeySequence::NativeText);
        const QString toolTip = find<QAbstractButton>(button)->toolTip();
        QVERIFY2(toolTip.endsWith(" (" + key + ")"), qPrintable(toolTip));
    }
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
    QSettings().setValue("layouts/version", 3);
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

QTEST_MAIN(TestLayouts)
#include "tst_layouts.moc"
