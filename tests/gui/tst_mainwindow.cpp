#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

#include "app/board/boardview.h"
#include "app/window/mainwindow.h"
#include "engine/game/board_generator.h"
#include "engine/game/board_id.h"
#include "engine/game/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"

using namespace samegame;

/// The whole window through its widgets.
class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void startsWithStandardBoard1();
    void newStandardBoard();
    void newRandomBoard();
    void pastedBoard();
    void pastedNonsenseIsExplained();
    void newGameCanBeUndone();
    void clickPlaysAndUndoTakesBack();
    void restartGoesBackToTheStart();
    void savedGameIsOpenedAgain();
    void boardTextIsSaved();
    void damagedFileChangesNothing();
    void boardNamesOpen();
    void boardIdIsCopied();
    void assistantFillsCandidatesAndLabels();
    void assistantFollowsThePosition();
    void resultsComeBackOnUndo();
    void selectedCandidateIsMarked();
    void everySolverHasItsForm();
    void playoutBudgetIsKept();
    void refusedPolicyIsExplained();
    void hintMarksAGroupAndCounts();
    void sameHintCountsOnce();
    void hintFromARunningAssistant();
    void escapeStopsEverything();
    void replayMovesTheBoard();
    void takeOverPlaysOnFromThere();
    void bestLineIsSaved();
    void distributionFills();
    void distributionStaysWithItsGame();
    void actionsAreEnabledOnlyWhenTheyCanAct();
    void nothingToDoOnAFinishedGame();
    void shortcutsAreListed();
    void layoutIsRemembered();
    void fitsASmallScreen();
    void closingWhileEverythingRuns();

private:
    template <class T>
    T* find(const char* objectName) const {
        T* object = m_window->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    QAction* action(const char* name) const { return find<QAction>(name); }
    BoardView* view() const { return find<BoardView>("boardView"); }
    GameDocument* document() const { return m_window->document(); }
    QTableView* candidates() const { return find<QTableView>("candidates"); }
    void click(Move move) const;
    void openDialog(const char* actionName) const { action(actionName)->trigger(); }
    void acceptNewGame() const;
    void setBudget(const QString& unit, double amount) const;
    void search(int playouts) const;
    bool isAssistantRunning() const { return find<QPushButton>("startButton")->text() == "Stop"; }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::initTestCase() {
    QLocale::setDefault(QLocale::c());
    QCoreApplication::setOrganizationName("samegame");
    QCoreApplication::setApplicationName("samegame-test");
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestMainWindow::init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    view()->setAnimationDuration(0);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestMainWindow::click(Move move) const {
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->cellRect(move.cell).center());
}

void TestMainWindow::acceptNewGame() const {
    auto* dialog = find<QDialog>("newGameDialog");
    auto* button = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTest::mouseClick(button, Qt::LeftButton);
}

void TestMainWindow::setBudget(const QString& unit, double amount) const {
    auto* units = find<QComboBox>("budgetUnit");
    const int index = units->findText(unit);
    units->setCurrentIndex(index);
    emit units->activated(index);
    find<QDoubleSpinBox>("budgetAmount")->setValue(amount);
}

/// A search of so many playouts on the position on the board, to its end.
void TestMainWindow::search(int playouts) const {
    setBudget("playouts", playouts);
    QTest::mouseClick(find<QPushButton>("startButton"), Qt::LeftButton);
    QTRY_VERIFY(!isAssistantRunning());
}

void TestMainWindow::startsWithStandardBoard1() {
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QCOMPARE(find<QLabel>("score")->text(), "Score 0");
    QVERIFY(m_window->windowTitle().startsWith("Standard board 1"));
    QCOMPARE(m_window->size(), QSize(1200, 800));
}

void TestMainWindow::newStandardBoard() {
    openDialog("newGame");
    find<QSpinBox>("standardNumber")->setValue(9);
    acceptNewGame();
    QCOMPARE(view()->shownBoard(), standard_board(9));
    QCOMPARE(document()->name(), "Standard board 9");
}

void TestMainWindow::newRandomBoard() {
    openDialog("newGame");
    find<QTabWidget>("newGamePages")->setCurrentIndex(1);
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
    find<QTabWidget>("newGamePages")->setCurrentIndex(2);
    find<QPlainTextEdit>("pastedText")
        ->setPlainText(QString::fromStdString(to_board_id({standard_board(7), {}})));
    acceptNewGame();
    QCOMPARE(view()->shownBoard(), standard_board(7));
}

void TestMainWindow::pastedNonsenseIsExplained() {
    openDialog("newGame");
    find<QTabWidget>("newGamePages")->setCurrentIndex(2);
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

void TestMainWindow::newGameCanBeUndone() {
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    openDialog("newGame");
    find<QSpinBox>("standardNumber")->setValue(2);
    acceptNewGame();
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), before);
    QCOMPARE(document()->name(), "Standard board 1");
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

void TestMainWindow::assistantFillsCandidatesAndLabels() {
    QCOMPARE(candidates()->model()->rowCount(), 0);
    QCOMPARE(find<QLabel>("bestScore")->text(), "–");
    const QPixmap unlabelled = view()->grab();
    search(300);
    QCOMPARE(candidates()->model()->rowCount(),
             static_cast<int>(legal_moves(standard_board(1)).size()));
    QCOMPARE(find<QLabel>("playoutCount")->text(), "300");
    QVERIFY(find<QLabel>("bestScore")->text() != "–");
    QVERIFY(find<QLabel>("usedSeed")->text() != "–");
    QVERIFY(view()->grab().toImage() != unlabelled.toImage());
    find<QSpinBox>("labelCount")->setValue(0);
    QCOMPARE(view()->grab().toImage(), unlabelled.toImage());
}

void TestMainWindow::assistantFollowsThePosition() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    QTRY_VERIFY(candidates()->model()->rowCount() > 0);
    click(legal_moves(document()->board())[0]);
    QVERIFY(isAssistantRunning());
    const auto moves = static_cast<int>(legal_moves(document()->board()).size());
    QTRY_COMPARE(candidates()->model()->rowCount(), moves);
    QVERIFY(isAssistantRunning());
    action("startStop")->trigger();
    QVERIFY(!isAssistantRunning());
    QCOMPARE(candidates()->model()->rowCount(), moves);
}

void TestMainWindow::resultsComeBackOnUndo() {
    search(200);
    const QString best = find<QLabel>("bestScore")->text();
    click(legal_moves(document()->board())[0]);
    QCOMPARE(candidates()->model()->rowCount(), 0);
    QCOMPARE(find<QLabel>("bestScore")->text(), "–");
    action("undo")->trigger();
    QVERIFY(candidates()->model()->rowCount() > 0);
    QCOMPARE(find<QLabel>("bestScore")->text(), best);
}

void TestMainWindow::selectedCandidateIsMarked() {
    search(200);
    find<QSpinBox>("labelCount")->setValue(0);
    const QImage unmarked = view()->grab().toImage();
    candidates()->selectRow(2);
    QVERIFY(view()->grab().toImage() != unmarked);
    candidates()->clearSelection();
    QCOMPARE(view()->grab().toImage(), unmarked);
}

void TestMainWindow::everySolverHasItsForm() {
    auto* solver = find<QComboBox>("solver");
    QTest::mouseClick(find<QToolButton>("optionsButton"), Qt::LeftButton);
    QCOMPARE(solver->count(), static_cast<int>(solver_registry().size()));
    for (int i = 0; i < solver->count(); ++i) {
        solver->setCurrentIndex(i);
        emit solver->activated(i);
        QCoreApplication::processEvents(); // shows the new form
        const SolverEntry& entry = *find_solver(solver->itemData(i).toString().toStdString());
        for (const OptionSpec& option : entry.options) {
            auto* editor = find<QWidget>(("option-" + option.name).c_str());
            QVERIFY(editor->isVisible());
            QVERIFY(!editor->toolTip().isEmpty());
        }
        auto* units = find<QComboBox>("budgetUnit");
        QCOMPARE(units->findText("nodes") >= 0, entry.has_nodes);
        QCOMPARE(units->findText("playouts") >= 0, entry.has_playouts);
        search(50);
        QCOMPARE(find<QLabel>("playoutCount")->text(), "50");
    }
}

void TestMainWindow::playoutBudgetIsKept() {
    setBudget("playouts", 123);
    setBudget("seconds", 4.5);
    auto* units = find<QComboBox>("budgetUnit");
    units->setCurrentText("playouts");
    emit units->activated(units->currentIndex());
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 123.0);
    units->setCurrentText("seconds");
    emit units->activated(units->currentIndex());
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 4.5);
}

void TestMainWindow::refusedPolicyIsExplained() {
    auto* policy = find<QComboBox>("option-policy");
    policy->setEditText("no-such-policy");
    emit policy->lineEdit()->editingFinished();
    QTest::mouseClick(find<QPushButton>("startButton"), Qt::LeftButton);
    QTRY_VERIFY(m_window->findChild<QMessageBox*>("errorBox"));
    QVERIFY(!isAssistantRunning());
}

void TestMainWindow::hintMarksAGroupAndCounts() {
    const QImage unmarked = view()->grab().toImage();
    action("hint")->trigger();
    QVERIFY(!action("hint")->isEnabled());
    QTRY_COMPARE(document()->hintCount(), 1);
    QVERIFY(view()->grab().toImage() != unmarked);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith("Hint"));
    QVERIFY(find<QLabel>("hintCount")->text().startsWith("1"));
    QCOMPARE(candidates()->model()->rowCount(), 0); // a hint does not tell everything
    QVERIFY(action("hint")->isEnabled());
    QVERIFY(action("stopAll")->isEnabled());
    action("stopAll")->trigger();
    QCOMPARE(view()->grab().toImage(), unmarked);
}

void TestMainWindow::sameHintCountsOnce() {
    search(200);
    action("hint")->trigger();
    QCOMPARE(document()->hintCount(), 1);
    action("hint")->trigger();
    QCOMPARE(document()->hintCount(), 1);
    click(legal_moves(document()->board())[0]);
    search(200);
    action("hint")->trigger();
    QCOMPARE(document()->hintCount(), 2);
}

void TestMainWindow::hintFromARunningAssistant() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    action("hint")->trigger();
    QTRY_COMPARE(document()->hintCount(), 1);
    QVERIFY(isAssistantRunning());
}

void TestMainWindow::escapeStopsEverything() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    action("distribution")->trigger();
    QTRY_VERIFY(action("replay")->isEnabled());
    action("replay")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(view()->mode(), ViewMode::Play);
    QVERIFY(!isAssistantRunning());
    QTRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    QTRY_VERIFY(!action("stopAll")->isEnabled());
}

void TestMainWindow::replayMovesTheBoard() {
    auto* slider = find<QSlider>("replaySlider");
    QVERIFY(!slider->isEnabled());
    search(200);
    QVERIFY(slider->isEnabled());
    slider->setValue(5);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(view()->shownBoard() != standard_board(1));
    const Board fifth = view()->shownBoard();
    QTest::mouseClick(find<QToolButton>("nextButton"), Qt::LeftButton);
    QVERIFY(view()->shownBoard() != fifth);
    QTest::mouseClick(find<QToolButton>("previousButton"), Qt::LeftButton);
    QCOMPARE(view()->shownBoard(), fifth);
    QTest::mouseClick(find<QToolButton>("lastButton"), Qt::LeftButton);
    QCOMPARE(slider->value(), slider->maximum());
    QVERIFY(!view()->shownBoard().has_moves());
    QTest::mouseClick(find<QToolButton>("firstButton"), Qt::LeftButton);
    QCOMPARE(view()->shownBoard(), standard_board(1));

    auto* speed = find<QComboBox>("replaySpeed");
    speed->setCurrentIndex(speed->count() - 1);
    emit speed->activated(speed->currentIndex());
    QTest::mouseClick(find<QToolButton>("playButton"), Qt::LeftButton);
    QTRY_VERIFY(slider->value() >= 2);
    QTest::mouseClick(find<QToolButton>("playButton"), Qt::LeftButton);
    QTest::mouseClick(find<QPushButton>("backToGameButton"), Qt::LeftButton);
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QCOMPARE(document()->line().moves.size(), std::size_t{0});
}

void TestMainWindow::takeOverPlaysOnFromThere() {
    search(200);
    QVERIFY(!find<QPushButton>("takeOverButton")->isEnabled());
    find<QSlider>("replaySlider")->setValue(4);
    const Board board = view()->shownBoard();
    QTest::mouseClick(find<QPushButton>("takeOverButton"), Qt::LeftButton);
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(document()->board(), board);
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(document()->line().moves.size(), std::size_t{4});
    QCOMPARE(find<QSlider>("replaySlider")->value(), 4);
    action("undo")->trigger();
    QCOMPARE(document()->board(), standard_board(1));
}

void TestMainWindow::bestLineIsSaved() {
    QVERIFY(!action("saveBestLine")->isEnabled());
    search(200);
    QVERIFY(action("saveBestLine")->isEnabled());
    const QString path = m_folder.filePath("best.samegame");
    m_window->saveBestLine(path);
    QVERIFY(m_window->openBoard(path));
    QVERIFY(document()->isFinished());
    QCOMPARE(text(document()->record().source->solver),
             find<QComboBox>("solver")->currentData().toString());
}

void TestMainWindow::distributionFills() {
    auto* table = find<QTableView>("distributionTable");
    QCOMPARE(table->model()->columnCount(), 0);
    find<QSpinBox>("distributionPlayouts")->setValue(2000);
    find<QLineEdit>("distributionSeed")->setText("1");
    QTest::mouseClick(find<QPushButton>("distributionStart"), Qt::LeftButton);
    QTRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    QCOMPARE(table->model()->columnCount(), 2);
    QCOMPARE(table->model()->index(0, 0).data().toString(), "2000");
    QCOMPARE(table->model()->index(0, 1).data().toString(), "2000");
}

void TestMainWindow::distributionStaysWithItsGame() {
    auto* table = find<QTableView>("distributionTable");
    click(legal_moves(document()->board())[0]);
    find<QSpinBox>("distributionPlayouts")->setValue(500);
    action("distribution")->trigger();
    QTRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    QVERIFY(find<QLabel>("distributionOrigin")->text().contains('1'));
    click(legal_moves(document()->board())[0]);
    QCOMPARE(table->model()->columnCount(), 2);
    QVERIFY(m_window->openBoard("standard:2"));
    QCOMPARE(table->model()->columnCount(), 0);
}

void TestMainWindow::actionsAreEnabledOnlyWhenTheyCanAct() {
    for (const char* name : {"undo", "redo", "restart", "saveBestLine", "replay", "stopAll"})
        QVERIFY2(!action(name)->isEnabled(), name);
    for (const char* name : {"newGame", "open", "save", "copyId", "quit", "hint", "startStop",
                             "distribution", "shortcuts", "about"})
        QVERIFY2(action(name)->isEnabled(), name);
}

void TestMainWindow::nothingToDoOnAFinishedGame() {
    openDialog("newGame");
    find<QTabWidget>("newGamePages")->setCurrentIndex(2);
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
    m_window = std::make_unique<MainWindow>();
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

void TestMainWindow::closingWhileEverythingRuns() {
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    action("distribution")->trigger();
    QTest::qWait(100);
    m_window.reset(); // returns, or the test times out
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
