#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBrowser>

#include "app/gui/basics/input.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/session/duel.h"
#include "app/gui/window/windowactions.h"
#include "tests/gui/keyboard.h"
#include "tests/gui/menuletters.h"
#include "tests/gui/patience.h"
#include "tests/gui/tabs.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Actions of the window: where they are found, their keys, and what they do.
class TestWindowActions : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void everyActionIsInAMenu();
    void everyActionIsExplained();
    void noTwoActionsHaveTheSameKey();
    void noTwoEntriesOfAMenuHaveTheSameLetter();
    void shortcutsDialogListsEveryKey();
    void helpExplainsEveryNumber();
    void pagesNameTheKeys_data();
    void pagesNameTheKeys();
    void everyActionRepeatsOrDoesNot();
    void heldKeysChangeTheGameOnce();
    void repeatsThatAreNotToldAreNoPresses();
    void heldKeysStepOn();
    void heldEnterPressesOnce();
    void keysOfDigitsNeedNoShift();
    void peekingEndsWithItsKey_data();
    void peekingEndsWithItsKey();
    void peekingEndsWithTheWindow();
    void digitsPlayCandidates();
    void digitsDoNothingWithoutCandidates();
    void digitsTypedInAFieldStayThere();
    void lettersTypedInAFieldStayThere();
    void keysWorkOnTheBoard();
    void comparisonStartsAndStops();
    void chartsComeToTheFront_data();
    void chartsComeToTheFront();
    void bestLineCanBeSavedAsSoonAsItIsKnown();

private:
    WindowActions* actions() const { return m_window->findChild<WindowActions*>(); }
    QList<QMenu*> menus() const { return m_window->menuBar()->findChildren<QMenu*>(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    Move candidate(int rank) const;
};

void TestWindowActions::init() {
    open();
    chooseSolver("sp-mcts");
}

Move TestWindowActions::candidate(int rank) const {
    for (const CandidateLabel& label : view()->markings().candidates)
        if (label.rank == rank)
            return label.move;
    qFatal("no candidate %d", rank);
}

void TestWindowActions::everyActionIsInAMenu() {
    QList<QAction*> inMenus;
    for (const QMenu* menu : menus())
        inMenus << menu->actions();
    for (QAction* action : actions()->all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
    for (const QObject* child : actions()->children())
        if (auto* action = qobject_cast<const QAction*>(child))
            QVERIFY2(actions()->all().contains(action), qPrintable(action->objectName()));
}

void TestWindowActions::everyActionIsExplained() {
    for (const QAction* action : actions()->all()) {
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(action->toolTip() != action->text().remove('&').remove(QChar(0x2026)),
                 qPrintable(action->objectName()));
    }
    for (const QMenu* menu : menus())
        QVERIFY2(menu->title().isEmpty() || menu->toolTipsVisible(), qPrintable(menu->title()));
}

void TestWindowActions::noTwoActionsHaveTheSameKey() {
    QList<QKeySequence> keys;
    for (const QAction* action : m_window->findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
            keys << key;
        }
    QVERIFY(keys.size() > 20);
}

void TestWindowActions::noTwoEntriesOfAMenuHaveTheSameLetter() {
    QCOMPARE(entriesWithSameLetter(m_window->menuBar()).join(", "), QString());
}

void TestWindowActions::shortcutsDialogListsEveryKey() {
    action("shortcuts")->trigger();
    const auto* table = find<QTableWidget>("shortcutsTable");
    int row = 0;
    for (const QAction* action : actions()->all()) {
        if (action->shortcuts().isEmpty())
            continue;
        QVERIFY(row < table->rowCount());
        const QString keys = table->item(row, 1)->text();
        for (const QKeySequence& key : action->shortcuts())
            QVERIFY2(keys.contains(key.toString()), qPrintable(keys));
        QVERIFY(!table->item(row, 0)->text().contains('&'));
        ++row;
    }
    QCOMPARE(table->rowCount(), row);
}

void TestWindowActions::helpExplainsEveryNumber() {
    press(Qt::Key_F1);
    const QString help = find<QTextBrowser>("helpText")->toPlainText();
    const auto* header = candidates()->model();
    for (int column = CandidateModel::Best; column < CandidateModel::ColumnCount; ++column) {
        const QString title = header->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(help.contains(title), qPrintable(title));
    }
    for (const char* word :
         {"F5", "Ctrl+L", "Hints", "percentile", "interval", "1,000", "group", "Duels", "Nova"})
        QVERIFY2(help.contains(word), word);
    QTest::keyClick(find<QWidget>("helpDialog"), Qt::Key_Escape);
    TRY_VERIFY(!m_window->findChild<QWidget*>("helpDialog"));
}

void TestWindowActions::pagesNameTheKeys_data() {
    QTest::addColumn<QString>("window");
    QTest::addColumn<QString>("help");
    const auto row = [](const char* action, const QString& window, const QString& help) {
        QTest::newRow(action) << window << help;
    };
    row("newGame", "**New game** (%1)", "A new game (%1)");
    row("randomGame", "%1 plays a random board", "%1 plays a random board");
    row("editBoard", "**Board editor** (%1)", "The editor (%1)");
    row("daily", "**Daily boards** (%1)", "");
    row("practice", "**Practice** (%1)", "Practice (%1)");
    row("rules", "with Rules… (%1)", "Rules… (%1)");
    row("settings", "the settings (%1)", "");
    row("paste", "boards pasted with %1", "");
    row("undoToClearable", "%1, or a click on the lamp", "a click on the lamp or %1");
    row("showBetter", "Show a better game (%1)", "Show a better game (%1");
    row("review", "**Review** (%1,", "%1 reviews the game");
    row("hint", "**Hint** (%1)", "");
    row("startStop", "**Assistant** (%1)", "%1 switches the assistant on");
    row("peek", "%1, held, peeks", "%1 shows it as long as it is held");
    row("replay", "**Replay** (%1)", "The bar under the board (%1)");
    row("otherLine", "%1 changes from one", "Other game (%1)");
    row("solvedBoards", "**Solved boards** (%1)", "Solved boards (%1)");
    row("statistics", "**Statistics** (%1)", "Statistics (%1)");
    row("distribution", "**Distribution** (%1)", "");
    row("comparison", "**Comparison** (%1)", "");
    row("convergence", "**Convergence** (%1)", "");
    row("keptRuns", "**Kept runs** (%1)", "Kept runs (%1)");
    row("experiments", "**Experiments of the papers** (%1)", "Experiments of the papers (%1)");
    row("playLayout", "*Play* (%1)", "Play (%1)");
    row("analyzeLayout", "*Analyze* (%1)", "Analyze (%1)");
    row("researchLayout", "*Research* (%1)", "Research (%1)");
    row("arrange", "%1 resets it", "%1 resets the one that is shown");
    row("fullScreen", "%1 is full screen", "%1 gives the window the whole screen");
    row("help", "%1 explains every number", "");
}

void TestWindowActions::pagesNameTheKeys() {
    QFETCH(const QString, window);
    QFETCH(const QString, help);
    const QString key = action(QTest::currentDataTag())->shortcut().toString();
    QVERIFY(!key.isEmpty());
    const QString page =
        QString::fromUtf8(contentOf(SAMEGAME_ROOT "/resources/help/window.md")).simplified();
    QVERIFY2(page.contains(window.arg(key)), qPrintable(window.arg(key)));
    action("help")->trigger();
    const QString text = find<QTextBrowser>("helpText")->toPlainText();
    if (!help.isEmpty())
        QVERIFY2(text.contains(help.arg(key)), qPrintable(help.arg(key)));
}

/// An action that is new belongs into one of the lists: what it does is done once for a press, or
/// it is a step that a held key may go on with.
void TestWindowActions::everyActionRepeatsOrDoesNot() {
    const QStringList repeating{"undo", "redo", "previousMove", "nextMove"};
    QStringList once{"newGame",        "randomGame",  "daily",        "editBoard",  "rules",
                     "open",           "paste",       "solvedBoards", "statistics", "save",
                     "saveBestLine",   "copyId",      "copyResult",   "settings",   "quit",
                     "restart",        "hint",        "startStop",    "peek",       "distribution",
                     "comparison",     "convergence", "stepBack",     "replay",     "firstMove",
                     "lastMove",       "loop",        "takeOver",     "playLayout", "analyzeLayout",
                     "researchLayout", "arrange",     "fullScreen",   "help",       "shortcuts",
                     "about"};
    once << "undoToClearable"
         << "showClearing";
    once << "showBetter"
         << "showResult"
         << "exportLine"
         << "judgeMoves"
         << "practice"
         << "review"
         << "thoroughReview"
         << "previousLoss"
         << "nextLoss"
         << "otherLine"
         << "keptRuns"
         << "experiments";
    for (int i = 1; i <= opponentCount; ++i)
        once << QString("beatSolver%1").arg(i);
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        once << QString("playCandidate%1").arg(rank);
    QStringList known = repeating + once;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
        const QString name = action->objectName();
        if (!actions()->all().contains(action) && action->shortcuts().isEmpty())
            continue; // of a menu or a dock: no key triggers it
        QVERIFY2(repeating.contains(name) != once.contains(name), qPrintable(name));
        QVERIFY2(action->autoRepeat() == repeating.contains(name), qPrintable(name));
        known.removeOne(name);
    }
    QCOMPARE(known.join(", "), QString());
}

void TestWindowActions::heldKeysChangeTheGameOnce() {
    const int before = document()->undoStack()->count();
    holdKey(view(), Qt::Key_N, 22, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document()->undoStack()->count(), before + 1);
    search(500);
    const int marks = document()->aid().hints;
    holdKey(view(), Qt::Key_H, 22);
    QCOMPARE(document()->aid().hints, marks + 1);
    holdKey(view(), Qt::Key_1, 22);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    holdKey(view(), Qt::Key_F7, 4); // starts the replay, and does not stop it
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(action("replay")->text().contains("ause"));
}

/// As X sends them where its events do not arrive together.
void TestWindowActions::repeatsThatAreNotToldAreNoPresses() {
    search(500);
    m_window->activateWindow();
    view()->setFocus();
    TRY_VERIFY(view()->hasFocus());
    pressKey(view(), placed_keys::digit1);
    for (int i = 0; i < 10; ++i)
        repeatUntold(view(), placed_keys::digit1);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    const PlacedKey space{65, Qt::Key_Space, " ", 0};
    QTest::keyClick(view(), Qt::Key_Down);
    view()->moveCursorTo(legal_moves(document()->board())[0].cell);
    pressKey(view(), space);
    for (int i = 0; i < 10; ++i)
        repeatUntold(view(), space);
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
    // Releases that belong to no press arrive after all.
    QSignalSpy released(m_window->findChild<HeldKey*>(), &HeldKey::released);
    action("startStop")->trigger();
    pressKey(view(), placed_keys::p);
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_P, Qt::NoModifier, placed_keys::p.place, 0, 0);
    sendKey(m_window->windowHandle(), release);
    QVERIFY(released.isEmpty());
    TRY_COMPARE(released.size(), 1);
    QVERIFY(!action("peek")->isChecked());
}

void TestWindowActions::heldKeysStepOn() {
    for (int i = 0; i < 5; ++i)
        click(legal_moves(document()->board())[0]);
    holdKey(view(), Qt::Key_Z, 2, Qt::ControlModifier);
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
    holdKey(view(), Qt::Key_Z, 1, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document()->line().moves.size(), std::size_t{4});
}

/// On a button that opens a dialog, whose own button is the one that Enter presses.
void TestWindowActions::heldEnterPressesOnce() {
    const Board board = document()->board();
    QPushButton button("New", m_window.get());
    connect(&button, &QPushButton::clicked, action("newGame"), &QAction::trigger);
    button.setAutoDefault(true);
    button.show();
    button.setFocus();
    int pressed = 0;
    connect(&button, &QPushButton::clicked, this, [&pressed] { ++pressed; });
    holdKey(&button, Qt::Key_Return, 5);
    QCOMPARE(pressed, 1);
    auto* dialog = find<QDialog>("newGameDialog");
    QTest::simulateEvent(dialog, true, Qt::Key_Return, Qt::NoModifier, "\r", true, -1);
    QVERIFY(dialog->isVisible());
    QCOMPARE(document()->board(), board);
}

/// On a French keyboard, whose keys of digits have other signs without Shift.
void TestWindowActions::keysOfDigitsNeedNoShift() {
    search(500);
    const Move second = candidate(2);
    pressKey(view(), placed_keys::french2);
    releaseKey(view(), placed_keys::french2);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QCOMPARE(document()->line().moves.front(), second);
    pressKey(view(), placed_keys::french1);
    pressKey(view(), placed_keys::french1, true);
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
    pressKey(candidates(), placed_keys::french1); // as digits do there, too
    QCOMPARE(document()->line().moves.size(), std::size_t{3});
    auto* labels = find<QSpinBox>("labelCount");
    pressKey(labels, placed_keys::french1); // stays in the field
    QCOMPARE(document()->line().moves.size(), std::size_t{3});
    PlacedKey ofAnotherRow = placed_keys::french1;
    ofAnotherRow.place = 24;
    pressKey(view(), ofAnotherRow);
    QCOMPARE(document()->line().moves.size(), std::size_t{3});
}

void TestWindowActions::peekingEndsWithItsKey_data() {
    QTest::addColumn<bool>("isRussian");
    QTest::addColumn<bool>("areRepeatsTold");
    QTest::newRow("English") << false << true;
    QTest::newRow("English, repeats look like presses") << false << false;
    QTest::newRow("Russian") << true << true;
    QTest::newRow("Russian, repeats look like presses") << true << false;
}

void TestWindowActions::peekingEndsWithItsKey() {
    QFETCH(const bool, isRussian);
    QFETCH(const bool, areRepeatsTold);
    searchAndTurnOff(500);
    const PlacedKey key = isRussian ? placed_keys::russianP : placed_keys::p;
    int changes = 0;
    connect(action("peek"), &QAction::toggled, this, [&changes] { ++changes; });
    pressKey(view(), key);
    QVERIFY(!view()->markings().candidates.empty());
    for (int i = 0; i < 20; ++i) {
        if (!areRepeatsTold) {
            repeatUntold(view(), key);
            continue;
        }
        releaseKey(view(), key, true);
        pressKey(view(), key, true);
    }
    letTimePass(find<QTimer>("keyRepeatsTimer"));
    QVERIFY(!view()->markings().candidates.empty());
    QCOMPARE(changes, 1);
    releaseKey(view(), key == placed_keys::p ? placed_keys::russianP : placed_keys::p);
    TRY_VERIFY(view()->markings().candidates.empty());
    QCOMPARE(changes, 2);
    pressKey(view(), key);
    QVERIFY(!view()->markings().candidates.empty());
    releaseKey(view(), key);
    TRY_VERIFY(view()->markings().candidates.empty());
}

/// The release goes to whoever has the keyboard then.
void TestWindowActions::peekingEndsWithTheWindow() {
    searchAndTurnOff(500);
    pressKey(view(), placed_keys::p);
    QVERIFY(!view()->markings().candidates.empty());
    QEvent left(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(m_window.get(), &left);
    QVERIFY(view()->markings().candidates.empty());
    pressKey(view(), placed_keys::p);
    QVERIFY(!view()->markings().candidates.empty());
    releaseKey(view(), placed_keys::p);
    TRY_VERIFY(view()->markings().candidates.empty());
}

void TestWindowActions::digitsPlayCandidates() {
    search(500);
    const Move third = candidate(3);
    press(Qt::Key_3);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QCOMPARE(document()->line().moves.front(), third);
    press(Qt::Key_9); // so many are not known of the new position yet
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    press(Qt::Key_1); // its line goes on
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
    action("startStop")->trigger();
    press(Qt::Key_1); // nobody sees which one that is
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
}

void TestWindowActions::digitsDoNothingWithoutCandidates() {
    for (int rank = 1; rank <= WindowActions::candidateKeys; ++rank)
        QVERIFY(!actions()->playCandidate[rank - 1]->isEnabled());
    press(Qt::Key_1);
    QVERIFY(document()->line().moves.empty());
    search(500);
    QVERIFY(actions()->playCandidate[8]->isEnabled());
    action("nextMove")->trigger(); // replays
    QVERIFY(!actions()->playCandidate[0]->isEnabled());
    press(Qt::Key_1);
    QVERIFY(document()->line().moves.empty());
}

void TestWindowActions::digitsTypedInAFieldStayThere() {
    search(500);
    auto* labels = find<QSpinBox>("labelCount");
    m_window->activateWindow();
    labels->setFocus();
    QVERIFY(labels->hasFocus());
    labels->selectAll();
    QTest::keyClick(labels, Qt::Key_7);
    QCOMPARE(labels->value(), 7);
    QVERIFY(document()->line().moves.empty());
}

void TestWindowActions::lettersTypedInAFieldStayThere() {
    search(500);
    find<QDockWidget>("comparisonDock")->raise();
    showTab(find<QTabBar>("comparisonPages"), "Setup");
    auto* boards = find<QLineEdit>("comparisonBoards");
    m_window->activateWindow();
    boards->setFocus();
    QVERIFY(boards->hasFocus());
    QTest::keyClicks(boards, "schadd250:1");
    QCOMPARE(boards->text(), "schadd250:1");
    QCOMPARE(document()->aid().hints, 0);
    QVERIFY(document()->line().moves.empty());
    QGuiApplication::clipboard()->setText("-7");
    QTest::keyClick(boards, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(boards->text(), "schadd250:1-7");
    QTest::keyClick(boards, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(boards->text(), "schadd250:1");
    QCOMPARE(document()->name(), "Standard board 1");
}

void TestWindowActions::keysWorkOnTheBoard() {
    search(500);
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_H);
    QCOMPARE(document()->aid().hints, 1);
    QTest::keyClick(view(), Qt::Key_2);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QTest::keyClick(view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document()->line().moves.empty());
    QTest::keyClick(view(), Qt::Key_F7);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QTest::keyClick(view(), Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(view(), Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(view(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
    QTest::keyClick(view(), Qt::Key_R, Qt::ControlModifier);
    QVERIFY(document()->line().moves.empty());
}

void TestWindowActions::comparisonStartsAndStops() {
    auto* button = find<QPushButton>("comparisonStart");
    press(Qt::Key_F8);
    QCOMPARE(button->text(), "Stop");
    QVERIFY(find<QDockWidget>("comparisonDock")->isVisible());
    QVERIFY(action("stepBack")->isEnabled());
    press(Qt::Key_F8);
    TRY_COMPARE(button->text(), "Start");
    TRY_VERIFY(!action("stepBack")->isEnabled());
    press(Qt::Key_F8);
    QCOMPARE(button->text(), "Stop");
    press(Qt::Key_Escape);
    TRY_COMPARE(button->text(), "Start");
}

void TestWindowActions::chartsComeToTheFront_data() {
    QTest::addColumn<QString>("actionName");
    QTest::addColumn<QString>("dockName");
    QTest::newRow("distribution") << "distribution"
                                  << "distributionDock";
    QTest::newRow("comparison") << "comparison"
                                << "comparisonDock";
    QTest::newRow("convergence") << "convergence"
                                 << "convergenceDock";
}

void TestWindowActions::chartsComeToTheFront() {
    QFETCH(const QString, actionName);
    QFETCH(const QString, dockName);
    for (const char* name : {"distributionDock", "comparisonDock", "convergenceDock"})
        find<QDockWidget>(name)->close();
    auto* dock = find<QDockWidget>(dockName.toLatin1());
    QVERIFY(!dock->isVisible());
    action(actionName.toLatin1())->trigger();
    TRY_VERIFY(!dock->visibleRegion().isEmpty());
}

void TestWindowActions::bestLineCanBeSavedAsSoonAsItIsKnown() {
    click(legal_moves(document()->board())[0]);
    choose(find<QComboBox>("replaySource"), 1); // the replay does not follow the best line
    QVERIFY(!action("saveBestLine")->isEnabled());
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    TRY_VERIFY(action("saveBestLine")->isEnabled());
    QVERIFY(isAssistantOn());
}

SAMEGAME_TEST(TestWindowActions, QApplication)
#include "tst_windowactions.moc"
