#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QWheelEvent>

#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The window through its widgets: games, files, layout, and everything at once.
class TestMainWindow : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void startsWithStandardBoard1();
    void newStandardBoard();
    void newRandomBoard();
    void pastedBoard();
    void pastedNonsenseIsExplained();
    void whatIsNoSeedIsExplained();
    void newGameCanBeUndone();
    void clickPlaysAndUndoTakesBack();
    void restartGoesBackToTheStart();
    void savedGameIsOpenedAgain();
    void boardTextIsSaved();
    void damagedFileChangesNothing();
    void boardNamesOpen();
    void boardIdIsCopied();
    void escapeTakesAwayOneLayerAtATime();
    void distributionFills();
    void distributionStaysWithItsGame();
    void actionsAreEnabledOnlyWhenTheyCanAct();
    void nothingToDoOnAFinishedGame();
    void shortcutsAreListed();
    void layoutIsRemembered();
    void fitsASmallScreen();
    void wheelChangesNoBoxThatItPassesOver();
    void wheelChangesNoBoxOfAScrollingPage();
    void closingWhileEverythingRuns();
    void closingWithTheMouseOverTheBoard();

private:
    void openDialog(const char* actionName) const { action(actionName)->trigger(); }
    void chooseStandardBoard(int number) const {
        auto* boards = find<QListView>("standardBoards");
        boards->setCurrentIndex(boards->model()->index(number - 1, 0));
    }
    void acceptNewGame() const;
    static void turnWheel(QWidget* widget);
};

void TestMainWindow::acceptNewGame() const {
    auto* dialog = find<QDialog>("newGameDialog");
    auto* button = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTest::mouseClick(button, Qt::LeftButton);
}

void TestMainWindow::startsWithStandardBoard1() {
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QCOMPARE(find<QLabel>("score")->text(), "Score 0");
    QCOMPARE(m_window->windowTitle(), "Standard board 1"); // Qt adds the program's name
    QCOMPARE(m_window->size(), QSize(1200, 800));
}

void TestMainWindow::newStandardBoard() {
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Standard board");
    chooseStandardBoard(9);
    acceptNewGame();
    QCOMPARE(view()->shownBoard(), standard_board(9));
    QCOMPARE(document()->name(), "Standard board 9");
}

void TestMainWindow::newRandomBoard() {
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Random board");
    find<QLineEdit>("randomSeed")->setText("42");
    find<QSpinBox>("randomRows")->setValue(8);
    find<QSpinBox>("randomColumns")->setValue(10);
    find<QSpinBox>("randomColors")->setValue(3);
    acceptNewGame();
    QCOMPARE(view()->shownBoard(), generate_board(42, 8, 10, 3));
    QCOMPARE(find<QLabel>("gameName")->text(), "Random board 42");
}

void TestMainWindow::pastedBoard() {
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    find<QPlainTextEdit>("pastedText")
        ->setPlainText(QString::fromStdString(to_board_id({standard_board(7), {}})));
    acceptNewGame();
    QCOMPARE(view()->shownBoard(), standard_board(7));
}

void TestMainWindow::pastedNonsenseIsExplained() {
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    auto* ok = find<QDialog>("newGameDialog")
                   ->findChild<QDialogButtonBox*>()
                   ->button(QDialogButtonBox::Ok);
    QVERIFY(!ok->isEnabled());
    QVERIFY(find<QLabel>("newGameError")->text().isEmpty());
    find<QPlainTextEdit>("pastedText")->setPlainText("11\nx1");
    QVERIFY(!ok->isEnabled());
    QVERIFY(!find<QLabel>("newGameError")->text().isEmpty());
    find<QPlainTextEdit>("pastedText")->setPlainText("11\n21");
    QVERIFY(ok->isEnabled());
    QVERIFY(find<QLabel>("newGameError")->text().isEmpty());
}

void TestMainWindow::whatIsNoSeedIsExplained() {
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Random board");
    auto* ok = find<QDialog>("newGameDialog")
                   ->findChild<QDialogButtonBox*>()
                   ->button(QDialogButtonBox::Ok);
    QVERIFY(ok->isEnabled());
    for (const char* text : {"", "18446744073709551616"}) {
        find<QLineEdit>("randomSeed")->setText(text);
        QVERIFY(!ok->isEnabled());
        QVERIFY(find<QLabel>("newGameError")->text().contains("18446744073709551615"));
    }
    find<QLineEdit>("randomSeed")->setText("18446744073709551615");
    QVERIFY(ok->isEnabled());
    QVERIFY(find<QLabel>("newGameError")->text().isEmpty());
}

void TestMainWindow::newGameCanBeUndone() {
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Standard board");
    chooseStandardBoard(2);
    acceptNewGame();
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), before);
    QCOMPARE(document()->name(), "Standard board 1");
    QCOMPARE(m_window->statusBar()->currentMessage(),
             "This is the game before; Redo leads back to: Standard board 2.");
    m_window->statusBar()->clearMessage();
    action("redo")->trigger();
    QCOMPARE(document()->name(), "Standard board 2");
    emit view()->undoRequested(); // by two fingers
    QCOMPARE(document()->name(), "Standard board 1");
    QVERIFY(m_window->statusBar()->currentMessage().startsWith("This is the game before"));
    m_window->statusBar()->clearMessage();
    action("redo")->trigger();
    click(legal_moves(document()->board())[0]);
    action("undo")->trigger();
    QCOMPARE(m_window->statusBar()->currentMessage(), "");
}

void TestMainWindow::clickPlaysAndUndoTakesBack() {
    const Move move = legal_moves(document()->board())[3];
    QVERIFY(!action("undo")->isEnabled());
    click(move);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QCOMPARE(find<QLabel>("moveCount")->text().section(' ', 0, 0), "1");
    QCOMPARE(find<QLabel>("score")->text(), QString("Score %1").arg(document()->score()));
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), standard_board(1));
    action("redo")->trigger();
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestMainWindow::restartGoesBackToTheStart() {
    QVERIFY(!action("restart")->isEnabled());
    for (int i = 0; i < 3; ++i)
        click(legal_moves(document()->board())[0]);
    action("restart")->trigger();
    QCOMPARE(view()->shownBoard(), standard_board(1));
    action("undo")->trigger();
    QCOMPARE(document()->line().moves.size(), std::size_t{3});
}

void TestMainWindow::savedGameIsOpenedAgain() {
    click(legal_moves(document()->board())[0]);
    click(legal_moves(document()->board())[1]);
    const Board board = document()->board();
    const QString path = m_folder.filePath("game.samegame");
    m_window->saveGame(path);
    QVERIFY(m_window->openBoard("standard:5"));
    QVERIFY(m_window->openBoard(path));
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
}

void TestMainWindow::boardTextIsSaved() {
    click(legal_moves(document()->board())[0]);
    const Board board = document()->board();
    m_window->saveGame(m_folder.filePath("board.txt"));
    QVERIFY(m_window->openBoard("standard:5"));
    QVERIFY(m_window->openBoard(m_folder.filePath("board.txt")));
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(document()->line().moves.size(), std::size_t{0});
}

void TestMainWindow::damagedFileChangesNothing() {
    QFile file(m_folder.filePath("damaged.samegame"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"samegame\", \"vers");
    file.close();
    QVERIFY(!m_window->openBoard(file.fileName()));
    QVERIFY(find<QMessageBox>("errorBox")->text().contains("damaged.samegame"));
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QVERIFY(!action("undo")->isEnabled());
}

void TestMainWindow::boardNamesOpen() {
    QVERIFY(m_window->openBoard("standard:3"));
    QCOMPARE(document()->name(), "Standard board 3");
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    QCOMPARE(view()->shownBoard(), generate_board(5, 4, 4, 2));
    QVERIFY(!m_window->openBoard("standard:21"));
    QCOMPARE(view()->shownBoard(), generate_board(5, 4, 4, 2));
}

void TestMainWindow::boardIdIsCopied() {
    click(legal_moves(document()->board())[0]);
    action("copyId")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
             to_board_id({standard_board(1), {}}));
}

void TestMainWindow::escapeTakesAwayOneLayerAtATime() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    action("distribution")->trigger();
    TRY_VERIFY(action("replay")->isEnabled());
    action("replay")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    const auto escape = [this] { QTest::keyClick(m_window.get(), Qt::Key_Escape); };
    escape();
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(assistantState(), "Searching…");
    escape();
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    QVERIFY(isAssistantOn());
    QCOMPARE(assistantState(), "Done; follows the next move");
    QVERIFY(candidates()->model()->rowCount() > 0);
    escape();
    QVERIFY(!isAssistantOn());
    TRY_VERIFY(!action("stepBack")->isEnabled());
}

void TestMainWindow::distributionFills() {
    auto* table = find<QTableView>("distributionTable");
    QCOMPARE(table->model()->rowCount(), 0);
    find<QSpinBox>("distributionPlayouts")->setValue(2000);
    find<QLineEdit>("distributionSeed")->setText("1");
    QTest::mouseClick(find<QPushButton>("distributionStart"), Qt::LeftButton);
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 1).data().toString(), "2000");
    QCOMPARE(table->model()->index(1, 1).data().toString(), "2000");
}

void TestMainWindow::distributionStaysWithItsGame() {
    auto* table = find<QTableView>("distributionTable");
    click(legal_moves(document()->board())[0]);
    find<QSpinBox>("distributionPlayouts")->setValue(500);
    action("distribution")->trigger();
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    QVERIFY(find<QLabel>("distributionOrigin")->text().contains('1'));
    click(legal_moves(document()->board())[0]);
    QCOMPARE(table->model()->rowCount(), 2);
    QVERIFY(m_window->openBoard("standard:2"));
    QCOMPARE(table->model()->rowCount(), 0);
}

void TestMainWindow::actionsAreEnabledOnlyWhenTheyCanAct() {
    for (const char* name : {"undo", "redo", "restart", "saveBestLine", "replay", "stepBack"})
        QVERIFY2(!action(name)->isEnabled(), name);
    for (const char* name : {"newGame", "open", "save", "copyId", "quit", "hint", "startStop",
                             "distribution", "shortcuts", "about"})
        QVERIFY2(action(name)->isEnabled(), name);
}

void TestMainWindow::nothingToDoOnAFinishedGame() {
    openDialog("newGame");
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    find<QPlainTextEdit>("pastedText")->setPlainText("12\n12");
    acceptNewGame();
    click(legal_moves(document()->board())[0]);
    click(legal_moves(document()->board())[0]);
    QVERIFY(document()->isFinished());
    for (const char* name : {"hint", "startStop", "distribution"})
        QVERIFY2(!action(name)->isEnabled(), name);
    QVERIFY(!find<QPushButton>("startButton")->isEnabled());
    QVERIFY(!find<QPushButton>("distributionStart")->isEnabled());
    QVERIFY(action("saveBestLine")->isEnabled()); // a game played to its end is a line
    action("undo")->trigger();
    QVERIFY(action("hint")->isEnabled());
}

void TestMainWindow::shortcutsAreListed() {
    openDialog("shortcuts");
    auto* table = find<QTableWidget>("shortcutsTable");
    QStringList keys;
    for (int row = 0; row < table->rowCount(); ++row)
        keys << table->item(row, 1)->text();
    for (const char* key : {"Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+Z", "F5", "H", "Esc"})
        QVERIFY2(keys.filter(key).size() > 0, key);
}

void TestMainWindow::layoutIsRemembered() {
    auto* dock = find<QWidget>("lineDock");
    QVERIFY(dock->isVisible());
    dock->hide();
    find<QSpinBox>("labelCount")->setValue(3);
    m_window->resize(1100, 700);
    m_window->close();
    makeWindow();
    m_window->show();
    QVERIFY(!find<QWidget>("lineDock")->isVisible());
    QVERIFY(find<QWidget>("assistantDock")->isVisible());
    QCOMPARE(find<QSpinBox>("labelCount")->value(), 3);
    QCOMPARE(m_window->width(), 1100);
}

void TestMainWindow::fitsASmallScreen() {
    QVERIFY2(m_window->minimumSizeHint().width() <= 1024 &&
                 m_window->minimumSizeHint().height() <= 640,
             qPrintable(QString("%1 x %2")
                            .arg(m_window->minimumSizeHint().width())
                            .arg(m_window->minimumSizeHint().height())));
}

/// As from a mouse: Qt then gives the focus to widgets that want it by the wheel.
void TestMainWindow::turnWheel(QWidget* widget) {
    const QPointF middle = widget->rect().center();
    QWheelEvent event(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    QCoreApplication::sendEvent(widget, &event);
}

void TestMainWindow::wheelChangesNoBoxThatItPassesOver() {
    auto* threads = find<QSpinBox>("threads");
    for (const char* dock : {"candidatesDock", "lineDock"})
        find<QWidget>(dock)->hide(); // its page need not scroll
    QCoreApplication::processEvents();
    threads->setValue(4);
    view()->setFocus();
    turnWheel(threads);
    QCOMPARE(threads->value(), 4);
    m_window->activateWindow();
    threads->setFocus();
    TRY_VERIFY(threads->hasFocus());
    turnWheel(threads);
    QCOMPARE(threads->value(), 3);
}

/// While a page is scrolled, the box that has the focus comes under the mouse.
void TestMainWindow::wheelChangesNoBoxOfAScrollingPage() {
    QScrollArea area;
    auto* page = new QWidget;
    page->setFixedSize(150, 2000);
    auto* box = new QSpinBox(page);
    box->setValue(4);
    area.setWidget(page);
    area.resize(200, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    box->setFocus();
    TRY_VERIFY(box->hasFocus());
    turnWheel(box);
    QCOMPARE(box->value(), 4);
}

void TestMainWindow::closingWhileEverythingRuns() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    action("distribution")->trigger();
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Stop");
    TRY_VERIFY(assistantState().startsWith("Searching"));
    close(); // returns, or the test times out
}

/// The board hears the mouse leave while the window ends.
void TestMainWindow::closingWithTheMouseOverTheBoard() {
    searchAndTurnOff(100);
    const auto move = legal_moves(document()->board()).front();
    const QSignalSpy hovered(view(), &BoardView::groupHovered);
    QTest::mouseMove(m_window->windowHandle(),
                     view()->mapTo(m_window.get(), view()->cellRect(move.cell).center()));
    TRY_VERIFY(!hovered.isEmpty());
    m_window.reset();
}

SAMEGAME_TEST(TestMainWindow, QApplication)
#include "tst_mainwindow.moc"
