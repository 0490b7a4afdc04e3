#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "tests/gui/newgamepages.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Where the keys of the game go after something else was done.
class TestBoardFocus : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void boardHasItAtTheStart();
    void enterInAFieldGivesItBack_data();
    void enterInAFieldGivesItBack();
    void enterInATableGivesItBack();
    void escapeGivesItBack();
    void escapeInAnOpenedListOnlyClosesIt();
    void actionsGiveItBack_data();
    void actionsGiveItBack();
    void closedDialogGivesItBack_data();
    void closedDialogGivesItBack();
    void closedEditorGivesTheKeysBack();
    void dialogKeepsItWhileItIsOpen();
    void closedPanelGivesItBack();
    void digitsAndHReachTheBoardAfterEnter();
    void typingStaysInAField();

private:
    QWidget* focused() const { return m_window->focusWidget(); }
    template <class T>
    T* focusOn(const char* name) const {
        auto* widget = find<T>(name);
        m_window->activateWindow();
        widget->setFocus();
        return widget;
    }
};

void TestBoardFocus::init() {
    open();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestBoardFocus::boardHasItAtTheStart() {
    QCOMPARE(focused(), view());
}

void TestBoardFocus::enterInAFieldGivesItBack_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"threads", "budgetAmount", "labelCount", "solver"})
        QTest::newRow(name) << name;
}

void TestBoardFocus::enterInAFieldGivesItBack() {
    QFETCH(const QString, name);
    auto* field = focusOn<QWidget>(qPrintable(name));
    QCOMPARE(focused(), field);
    QTest::keyClick(field, Qt::Key_Return);
    TRY_COMPARE(focused(), view());
}

void TestBoardFocus::enterInATableGivesItBack() {
    search(500);
    candidates()->selectRow(1);
    focusOn<QTableView>("candidates");
    QTest::keyClick(candidates(), Qt::Key_Enter);
    TRY_COMPARE(focused(), view());
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestBoardFocus::escapeGivesItBack() {
    QVERIFY(!action("stepBack")->isEnabled()); // though there is nothing to take away
    auto* field = focusOn<QSpinBox>("threads");
    QTest::keyClick(field, Qt::Key_Escape);
    TRY_COMPARE(focused(), view());
    action("startStop")->trigger();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Escape);
    TRY_COMPARE(focused(), view());
}

void TestBoardFocus::escapeInAnOpenedListOnlyClosesIt() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    TRY_COMPARE(assistantState(), "Searching…");
    auto* solvers = find<QComboBox>("solver");
    solvers->showPopup();
    TRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(solvers->view(), Qt::Key_Escape);
    TRY_VERIFY(!QApplication::activePopupWidget());
    QCOMPARE(assistantState(), "Searching…");
    QTest::keyClick(view(), Qt::Key_Escape);
    TRY_VERIFY(assistantState() != "Searching…");
}

void TestBoardFocus::actionsGiveItBack_data() {
    QTest::addColumn<int>("key");
    QTest::newRow("assistant") << int(Qt::Key_F5);
    QTest::newRow("distribution") << int(Qt::Key_F6);
    QTest::newRow("convergence") << int(Qt::Key_F9);
    QTest::newRow("play") << int(Qt::Key_F2);
    QTest::newRow("analyze") << int(Qt::Key_F3);
}

void TestBoardFocus::actionsGiveItBack() {
    QFETCH(const int, key);
    auto* field = focusOn<QSpinBox>("threads");
    QTest::keyClick(field, static_cast<Qt::Key>(key));
    TRY_COMPARE(focused(), view());
}

void TestBoardFocus::closedDialogGivesItBack_data() {
    QTest::addColumn<QString>("action");
    for (const char* name : {"help", "settings", "newGame", "rules", "shortcuts"})
        QTest::newRow(name) << name;
}

void TestBoardFocus::closedDialogGivesItBack() {
    QFETCH(const QString, action);
    focusOn<QSpinBox>("threads");
    find<QAction>(qPrintable(action))->trigger();
    auto* dialog = m_window->findChild<QDialog*>();
    QVERIFY(dialog);
    TRY_VERIFY(dialog->isVisible());
    dialog->reject();
    TRY_COMPARE(focused(), view());
}

/// Two dialogs that close one after the other: a window manager may have given the keys to another
/// window meanwhile.
void TestBoardFocus::closedEditorGivesTheKeysBack() {
    action("newGame")->trigger();
    auto* chooser = find<QDialog>("newGameDialog");
    QVERIFY(QTest::qWaitForWindowActive(chooser));
    showNewGamePage(chooser, "Random board");
    chooser->findChild<QPushButton*>("editChosenBoard")->click();
    auto* editor = chooser->findChild<QDialog*>("boardEditor");
    QVERIFY(QTest::qWaitForWindowActive(editor));
    QTest::keyClick(editor, Qt::Key_Escape);
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QTest::keyClick(chooser, Qt::Key_Escape);
    TRY_COMPARE(QApplication::focusWidget(), view());
}

void TestBoardFocus::dialogKeepsItWhileItIsOpen() {
    action("settings")->trigger();
    auto* dialog = m_window->findChild<QDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    TRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    settle();
    QVERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    dialog->reject();
}

void TestBoardFocus::closedPanelGivesItBack() {
    focusOn<QSpinBox>("threads");
    find<QDockWidget>("assistantDock")->close();
    TRY_COMPARE(focused(), view());
}

void TestBoardFocus::digitsAndHReachTheBoardAfterEnter() {
    search(500);
    auto* labels = focusOn<QSpinBox>("labelCount");
    labels->selectAll();
    QTest::keyClicks(labels, "3");
    QTest::keyClick(labels, Qt::Key_Return);
    QCOMPARE(labels->value(), 3);
    TRY_COMPARE(focused(), view());
    QTest::keyClick(focused(), Qt::Key_H);
    QCOMPARE(document()->aid().hints, 1);
    QTest::keyClick(focused(), Qt::Key_2);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestBoardFocus::typingStaysInAField() {
    search(500);
    auto* seed = focusOn<QLineEdit>("seed");
    QTest::keyClicks(seed, "12");
    settle();
    QCOMPARE(focused(), seed);
    QCOMPARE(seed->text(), "12");
    QVERIFY(document()->line().moves.empty());
}

SAMEGAME_TEST(TestBoardFocus, QApplication)
#include "tst_boardfocus.moc"
