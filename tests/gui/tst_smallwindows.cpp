#include <QAccessible>
#include <QCheckBox>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include "app/gui/basics/fittedtext.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Windows in which there is little room: nothing is hidden, and what is an icon alone says its
/// name.
class TestSmallWindows : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openAtFirst(); }
    void cleanup() { close(); }

    void longMessageIsShownWhole();
    void smallestWindows_data();
    void smallestWindows();
    void boardNameKeepsItsNumber_data();
    void boardNameKeepsItsNumber();
    void narrowToolbarHidesNoButton();
    void iconOnlyButtonsNameThemselves_data() { smallestWindows_data(); }
    void iconOnlyButtonsNameThemselves();
    void buttonsOfTheReplayNameTheirKeys();

private:
    void press(Qt::Key key) const { QTest::keyClick(m_window.get(), key); }
};

void TestSmallWindows::longMessageIsShownWhole() {
    resize(400, 640);
    press(Qt::Key_F3); // Play has no status bar
    settle();
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

void TestSmallWindows::smallestWindows_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    for (const char* layout : {"playLayout", "analyzeLayout", "researchLayout"}) {
        QTest::addRow("%s 640x480", layout) << layout << QSize(640, 480);
        QTest::addRow("%s 400x640", layout) << layout << QSize(400, 640);
    }
}

/// Whatever is shown lies in the window whole; panels scroll, so only the parts around them count.
void TestSmallWindows::smallestWindows() {
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
    settle();
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

void TestSmallWindows::boardNameKeepsItsNumber_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("end");
    QTest::newRow("one digit") << "standard:7"
                               << "7";
    QTest::newRow("two digits") << "standard:17"
                                << "17";
    QTest::newRow("a day") << "daily:2026-11-23"
                           << "";
}

void TestSmallWindows::boardNameKeepsItsNumber() {
    QFETCH(const QString, board);
    QFETCH(const QString, end);
    press(Qt::Key_F3);
    resize(640, 480);
    QVERIFY(m_window->openBoard(board));
    settle();
    const auto* label = static_cast<const ElidedLabel*>(find<QLabel>("gameName"));
    const QString shown = label->shownText();
    QVERIFY2(end.isEmpty() || !shown.contains(QChar(0x2026)), qPrintable(shown));
    QVERIFY2(shown.endsWith(end), qPrintable(shown));
    QVERIFY2(label->fontMetrics().horizontalAdvance(shown) <= label->width(), qPrintable(shown));
    QVERIFY(label->toolTip().contains(document()->name()));
}

void TestSmallWindows::narrowToolbarHidesNoButton() {
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

void TestSmallWindows::iconOnlyButtonsNameThemselves() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    find<QAction>(qPrintable(layout))->trigger();
    for (const QSize& present : {m_window->size(), size}) {
        resize(present.width(), present.height());
        settle();
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

void TestSmallWindows::buttonsOfTheReplayNameTheirKeys() {
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

SAMEGAME_TEST(TestSmallWindows, QApplication)
#include "tst_smallwindows.moc"
