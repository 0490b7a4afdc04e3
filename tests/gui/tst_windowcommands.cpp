#include <QCheckBox>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QSlider>
#include <QStatusBar>
#include <QToolButton>

#include "app/gui/basics/outsidetext.h"
#include "app/gui/play/sounds.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/version/version.h"
#include "engine/formats/board_library.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the window does for its dialogs and for the card at the end.
class TestWindowCommands : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void endCardStartsANewGame();
    void ownGameIsNoBestLine();
    void endCardReplaysTheBestLine();
    void endCardTakesTheLastMoveBack();
    void solvedBoardIsPlayed();
    void solvedBoardIsReplayed();
    void solvedBoardsNeedAnArchive();
    void bestLineOfAnEarlierWindowIsKnown();
    void lineShownIsSaved_data();
    void lineShownIsSaved();
    void positionIsSavedAsText();
    void exportSaysWhereTheFileIs_data();
    void exportSaysWhereTheFileIs();
    void unwritableFileIsExplained();
    void settingsApplyAtOnce();
    void settingsAreRemembered();
    void firstClearedBoardOffersSounds();
    void aboutTellsTheVersion();

private:
    void playToTheEnd() const;
    void chooseFile(const QString& path, const QString& filter = {}) const;
    void openSolvedBoards(int row) const;
    bool isReplaying() const { return view()->mode() == ViewMode::Replay; }

    std::unique_ptr<Database> m_database;
    std::unique_ptr<Archive> m_lines;
};

void TestWindowCommands::init() {
    m_database = std::make_unique<Database>(":memory:");
    m_lines = std::make_unique<Archive>(m_database.get());
    m_archive = m_lines.get();
    open();
}

void TestWindowCommands::cleanup() {
    close();
    m_archive = nullptr;
    m_lines.reset();
    m_database.reset();
}

void TestWindowCommands::playToTheEnd() const {
    while (!document()->isFinished())
        click(legal_moves(document()->board())[0]);
}

void TestWindowCommands::chooseFile(const QString& path, const QString& filter) const {
    auto* dialog = find<QFileDialog>("fileDialog");
    if (!filter.isEmpty()) {
        dialog->selectNameFilter(filter);
        emit dialog->filterSelected(filter);
    }
    dialog->setDirectory(QFileInfo(path).path());
    dialog->findChild<QLineEdit*>("fileNameEdit")->setText(QFileInfo(path).fileName());
    static_cast<QDialog*>(dialog)->accept();
    TRY_VERIFY(!m_window->findChild<QFileDialog*>("fileDialog"));
}

void TestWindowCommands::openSolvedBoards(int row) const {
    action("solvedBoards")->trigger();
    find<QTableView>("solvedBoards")->selectRow(row);
}

void TestWindowCommands::endCardStartsANewGame() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    playToTheEnd();
    QVERIFY(find<QWidget>("endCard")->isVisible());
    press<QPushButton>("endCardNewGame");
    QVERIFY(find<QDialog>("newGameDialog")->isVisible());
    find<QDialog>("newGameDialog")->accept();
    QVERIFY(!document()->isFinished());
    QVERIFY(!find<QWidget>("endCard")->isVisible());
}

/// One's own game is called so wherever it is shown, while nobody knows a better line.
void TestWindowCommands::ownGameIsNoBestLine() {
    QVERIFY(m_window->openBoard("random:1/8x8x9"));
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board()).back().cell);
    QVERIFY(document()->score() < 0);
    const auto place = [this] { return find<QLabel>("replayPlace")->text(); };
    auto* source = find<QComboBox>("replaySource");
    QCOMPARE(find<QPushButton>("endCardReplay")->text(), "Watch this game");
    QVERIFY2(place().startsWith("This game: move"), qPrintable(place()));
    QCOMPARE(source->itemText(0), "Best game played");
    press<QPushButton>("endCardReplay");
    QCOMPARE(source->currentText(), "This game");
    QCOMPARE(view()->shownBoard(), document()->start().board);
    action("stepBack")->trigger();

    action("restart")->trigger();
    choose(source, 0);
    QVERIFY2(place().startsWith("Best game played: move"), qPrintable(place()));
    search(100);
    QVERIFY2(place().startsWith("Best game: move"), qPrintable(place()));
    QCOMPARE(source->itemText(0), "Best game");
}

void TestWindowCommands::endCardReplaysTheBestLine() {
    QVERIFY(m_window->openBoard("random:5/10x10x4"));
    search(200);
    action("startStop")->trigger();
    const Board start = document()->board();
    playToTheEnd();
    QCOMPARE(find<QPushButton>("endCardBetter")->text(), "Watch the best game");
    choose(find<QComboBox>("replaySource"), 1);
    press<QPushButton>("endCardBetter");
    QVERIFY(isReplaying());
    QVERIFY(!find<QWidget>("endCard")->isVisible());
    QCOMPARE(view()->shownBoard(), start);
    QCOMPARE(find<QComboBox>("replaySource")->currentIndex(), 0);
    QCOMPARE(find<QToolButton>("playButton")->text(), "Pause");
    TRY_VERIFY(find<QSlider>("replaySlider")->value() > 0);
    action("stepBack")->trigger();
    QVERIFY(find<QWidget>("endCard")->isVisible());
}

void TestWindowCommands::endCardTakesTheLastMoveBack() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    playToTheEnd();
    const std::size_t moves = document()->line().moves.size();
    press<QPushButton>("endCardUndo");
    QCOMPARE(document()->line().moves.size(), moves - 1);
    QVERIFY(!find<QWidget>("endCard")->isVisible());
}

void TestWindowCommands::solvedBoardIsPlayed() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    const Board start = document()->board();
    playToTheEnd();
    QVERIFY(m_window->openBoard("standard:4"));
    openSolvedBoards(0);
    press<QPushButton>("playSolvedBoard");
    QCOMPARE(view()->shownBoard(), start);
    QCOMPARE(document()->name(), "Random board 5");
    QVERIFY(document()->line().moves.empty());
    QVERIFY(!isReplaying());
    action("undo")->trigger();
    QCOMPARE(document()->name(), "Standard board 4");
}

void TestWindowCommands::solvedBoardIsReplayed() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    const Board start = document()->board();
    playToTheEnd();
    const int moves = static_cast<int>(document()->line().moves.size());
    QVERIFY(m_window->openBoard("standard:4"));
    press<QPushButton>("solvedBoardsButton");
    press<QPushButton>("replaySolvedBoard");
    QCOMPARE(document()->start().board, start);
    QVERIFY(isReplaying());
    QCOMPARE(find<QSlider>("replaySlider")->maximum(), moves);
    QCOMPARE(find<QToolButton>("playButton")->text(), "Pause");
    QVERIFY(document()->line().moves.empty());
}

void TestWindowCommands::solvedBoardsNeedAnArchive() {
    QVERIFY(action("solvedBoards")->isEnabled());
    close();
    m_archive = nullptr;
    openAgain();
    QVERIFY(!action("solvedBoards")->isEnabled());
    press<QPushButton>("solvedBoardsButton");
    QVERIFY(!m_window->findChild<QDialog*>("solvedBoardsDialog"));
}

void TestWindowCommands::bestLineOfAnEarlierWindowIsKnown() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    playToTheEnd();
    openAgain();
    QVERIFY(!action("replay")->isEnabled());
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    QVERIFY(action("replay")->isEnabled());
    QVERIFY(action("saveBestLine")->isEnabled());
}

void TestWindowCommands::lineShownIsSaved_data() {
    QTest::addColumn<int>("source");
    QTest::addColumn<bool>("isFinished");
    QTest::newRow("best line") << 0 << true;
    QTest::newRow("this game") << 1 << false;
}

void TestWindowCommands::lineShownIsSaved() {
    QFETCH(const int, source);
    QFETCH(const bool, isFinished);
    search(200);
    click(legal_moves(document()->board())[0]);
    choose(find<QComboBox>("replaySource"), source);
    press<QPushButton>("saveLineButton");
    chooseFile(m_folder.filePath("line.samegame"));
    QVERIFY(m_window->statusBar()->currentMessage().contains("line.samegame"));
    QVERIFY(m_window->openBoard("standard:2"));
    QVERIFY(m_window->openBoard(m_folder.filePath("line.samegame")));
    QCOMPARE(document()->start().board, standard_board(1));
    QCOMPARE(document()->isFinished(), isFinished);
    QVERIFY(QFile::remove(m_folder.filePath("line.samegame")));
}

void TestWindowCommands::positionIsSavedAsText() {
    click(legal_moves(document()->board())[0]);
    const Board board = document()->board();
    action("save")->trigger();
    chooseFile(m_folder.filePath("position"), "Board text of the position on the board (*.txt)");
    QVERIFY(m_window->openBoard("standard:2"));
    QVERIFY(m_window->openBoard(m_folder.filePath("position.txt")));
    QCOMPARE(view()->shownBoard(), board);
}

void TestWindowCommands::exportSaysWhereTheFileIs_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"distributionCsv", "comparisonCsv", "convergenceCsv"})
        QTest::newRow(name) << name;
}

void TestWindowCommands::exportSaysWhereTheFileIs() {
    QFETCH(const QString, name);
    const QString path = m_folder.filePath(name + ".csv");
    action(name.toLatin1())->trigger();
    auto* dialog = find<QFileDialog>("exportDialog");
    emit dialog->fileSelected(path);
    QCOMPARE(m_window->statusBar()->currentMessage(), "Saved as " + shownPath(path));
    QVERIFY(QFile::exists(path));
    dialog->reject();
}

void TestWindowCommands::unwritableFileIsExplained() {
    m_window->saveGame(m_folder.filePath("no such folder/game.samegame"));
    QVERIFY(find<QMessageBox>("errorBox")->text().contains("game.samegame"));
}

void TestWindowCommands::settingsApplyAtOnce() {
    action("settings")->trigger();
    choose(find<QComboBox>("clickMode"), 1);
    QCOMPARE(view()->clickMode(), ClickMode::SelectThenConfirm);
    choose(find<QComboBox>("animationSpeed"), 1);
    QCOMPARE(view()->animationDuration(), 0);
    choose(find<QComboBox>("animationSpeed"), 2);
    QCOMPARE(view()->animationDuration(), 450);
    find<QCheckBox>("showGlyphs")->click();
    QVERIFY(!view()->showsGlyphs());
    find<QToolButton>("blockSet1")->click();
    find<QToolButton>("palette1")->click();
    QCOMPARE(CurrentLook::instance()->look(),
             (BlockLook{BlockSet::Balls, colorsOf(PaletteChoice::Soft)}));
    find<QDialog>("settingsDialog")->close();

    const Move move = legal_moves(document()->board())[0];
    click(move);
    QVERIFY(document()->line().moves.empty());
    QVERIFY(!view()->selection().empty());
    QVERIFY(action("stepBack")->isEnabled());
    click(move);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestWindowCommands::settingsAreRemembered() {
    action("settings")->trigger();
    choose(find<QComboBox>("clickMode"), 1);
    choose(find<QComboBox>("animationSpeed"), 4);
    find<QCheckBox>("showGlyphs")->click();
    find<QToolButton>("blockSet2")->click();
    makeWindow();
    QCOMPARE(CurrentLook::instance()->look().set, BlockSet::Shapes);
    QCOMPARE(view()->clickMode(), ClickMode::SelectThenConfirm);
    QCOMPARE(view()->animationDuration(), 120);
    QVERIFY(!view()->showsGlyphs());
    action("settings")->trigger();
    QCOMPARE(find<QComboBox>("clickMode")->currentIndex(), 1);
    press<QPushButton>("defaultSettings");
    QCOMPARE(view()->clickMode(), ClickMode::PlayAtOnce);
    QVERIFY(view()->showsGlyphs());
    QCOMPARE(CurrentLook::instance()->look(), BlockLook());
}

void TestWindowCommands::firstClearedBoardOffersSounds() {
    if (!Sounds::isAvailable())
        QSKIP("built without Qt Multimedia");
    const auto playCleared = [this] {
        document()->newGame({drawn("11/11"), {}}, {});
        click(Move{{0, 0}});
        QVERIFY(document()->board().is_cleared());
    };
    auto* offer = find<QWidget>("soundOffer");
    QVERIFY(m_window->openBoard("random:1/8x8x9")); // has too many colors to be cleared
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board()).back().cell);
    QVERIFY(!offer->isVisible());
    document()->newGame({drawn("../.."), {}}, "no blocks"); // nobody cleared this one
    TRY_VERIFY(find<QWidget>("endCard")->isVisible());
    QVERIFY(!offer->isVisible());
    playCleared();
    TRY_VERIFY(offer->isVisible());
    const auto top = [this](const QWidget* part) {
        return part->mapTo(m_window.get(), QPoint()).y();
    };
    TRY_VERIFY(top(offer) > top(find<QLabel>("endCardAid"))); // after what the result has to say
    TRY_VERIFY(top(offer) < top(find<QPushButton>("endCardNext")));
    press<QPushButton>("soundsOn");
    QVERIFY(!offer->isVisible());
    TRY_VERIFY(find<QWidget>("endCard")->isVisible());
    QVERIFY(Settings::load().playsSounds);
    playCleared();
    QVERIFY(!offer->isVisible());
}

void TestWindowCommands::aboutTellsTheVersion() {
    QCoreApplication::setApplicationVersion("7.6.5");
    action("about")->trigger();
    const QString version = QString::fromStdString(samegame::with_commit("7.6.5"));
    QVERIFY(version.contains(QString::fromStdString(samegame::program_commit())));
    QVERIFY(find<QMessageBox>("aboutDialog")->text().contains("SameGame " + version));
}

SAMEGAME_TEST(TestWindowCommands, QApplication)
#include "tst_windowcommands.moc"
