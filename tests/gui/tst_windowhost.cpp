#include <QAbstractButton>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QScreen>
#include <QStatusBar>
#include <QUndoStack>

#include "app/gui/session/ownresults.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/formats/file_content.h"
#include "tests/gui/gamefile.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The window from one start of the program to the next.
class TestWindowHost : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

    void gameAndHistoryComeBack();
    void gameOfAKilledWindowComesBack();
    void analysisComesBack();
    void bestLineComesBack();
    void boardOfTheFirstStartIsTheFirstGame();
    void lineOfTheFirstStartCanBeUndone();
    void helpOnABoardIsToldInTheNextSession();
    void boardOfALaterStartCanBeUndone();
    void unknownBoardIsExplained();
    void standardInputIsPlayed();
    void boardsLeftOutAreSaid();
    void secondWindowHasItsOwnGame();
    void firstWindowFitsTheScreen();
    void laterWindowIsAsItWasLeft();
    void damagedDatabaseIsSetAside();
    void linesOfADamagedDatabaseAreTakenOver();
    void gamesOfADamagedDatabaseAreTakenOver();
    void databaseDeletedWhileItIsOpenIsMadeAnew();
    void databaseReplacedWhileItIsOpenIsJoined();
    void windowThatOnlyReadItsSessionKeepsItsPlace();
    void copyThatAKilledProgramLeftIsTakenOver();
    void gameThatWaitedIsKeptWithItsLine();
    void worksWithoutAFolder();
    void closingAsksBeforeItLosesGames();
    void whatCanBeStoredLaterIsSaid();
    void sessionThatCouldNotBeReadComesLater_data();
    void sessionThatCouldNotBeReadComesLater();
    void databaseThatOpensAtTheVeryEndIsUsed();
    void closingAllTheSameCloses();

private:
    void damageAnalyses() const { damageAnalyses(path()); }
    static void damageAnalyses(const QString& path);
    void playGames(int first, int last) const;
    int games() const;
    void playFirst() const { click(legal_moves(document()->board())[0]); }
};

void TestWindowHost::gameAndHistoryComeBack() {
    start();
    for (int i = 0; i < 3; ++i)
        playFirst();
    QVERIFY(window()->openBoard("standard:7"));
    for (int i = 0; i < 4; ++i)
        playFirst();
    const Board fourth = document()->board();
    action("undo")->trigger();
    const Board third = document()->board();
    quit();

    start();
    QCOMPARE(error(), QString());
    QCOMPARE(view()->shownBoard(), third);
    QCOMPARE(document()->name(), "Standard board 7");
    QCOMPARE(find<QLabel>("score")->text(), QString("Score %1").arg(document()->score()));
    QVERIFY(window()->windowTitle().startsWith("Standard board 7"));
    action("redo")->trigger();
    QCOMPARE(view()->shownBoard(), fourth);
    for (int i = 0; i < 5; ++i)
        action("undo")->trigger();
    QCOMPARE(document()->name(), "Standard board 1");
    QCOMPARE(document()->line().moves.size(), std::size_t{3});
}

void TestWindowHost::gameOfAKilledWindowComesBack() {
    start();
    playFirst();
    const Board board = document()->board();
    settle(); // the move has been handled
    // What a killed program leaves behind: the files as they are now.
    QTemporaryDir left;
    for (const char* end : {"", "-wal"})
        QVERIFY(QFile::copy(path() + end, left.filePath("samegame.sqlite") + end));
    quit();
    start(left.filePath("samegame.sqlite"), {});
    QCOMPARE(view()->shownBoard(), board);
    QVERIFY(action("undo")->isEnabled());
    quit(); // before its folder goes
}

void TestWindowHost::analysisComesBack() {
    start();
    chooseSolver("sp-mcts");
    search(500);
    action("hint")->trigger();
    const std::size_t labels = view()->markings().candidates.size();
    QVERIFY(labels > 0);
    const int rows = candidates()->model()->rowCount();
    // The best line goes on there: what passed through a position only for a while is not kept.
    action("playCandidate1")->trigger();
    search(300);
    const QString best = find<QLabel>("bestScore")->text();
    quit();

    start();
    QCOMPARE(find<QLabel>("bestScore")->text(), best);
    QVERIFY(!isAssistantOn());
    QVERIFY(view()->markings().candidates.empty()); // off means nothing on the board
    action("peek")->trigger();
    QVERIFY(!view()->markings().candidates.empty());
    QCOMPARE(document()->aid().hints, 1);
    QVERIFY(find<QLabel>("aid")->isVisible());
    QVERIFY(action("playCandidate1")->isEnabled());
    action("undo")->trigger();
    action("peek")->trigger();
    TRY_COMPARE(view()->markings().candidates.size(), labels);
    QCOMPARE(candidates()->model()->rowCount(), rows);
}

void TestWindowHost::bestLineComesBack() {
    start();
    QVERIFY(!action("replay")->isEnabled());
    search(200);
    QVERIFY(action("replay")->isEnabled());
    const QString summary = find<QLabel>("bestLineSummary")->text();
    quit();
    start();
    QVERIFY(action("replay")->isEnabled());
    QCOMPARE(find<QLabel>("bestLineSummary")->text(), summary);
    action("solvedBoards")->trigger();
    QCOMPARE(find<QTableView>("solvedBoards")->model()->rowCount(), 1);
}

void TestWindowHost::boardOfTheFirstStartIsTheFirstGame() {
    start("standard:5");
    QCOMPARE(view()->shownBoard(), standard_board(5));
    QVERIFY(!action("undo")->isEnabled());
    quit();
    start();
    QCOMPARE(view()->shownBoard(), standard_board(5));
    QVERIFY(!action("undo")->isEnabled());
}

/// Its moves, but not that it was opened.
void TestWindowHost::lineOfTheFirstStartCanBeUndone() {
    GameDocument played;
    played.newGame({standard_board(4), {}}, "any");
    for (int i = 0; i < 3; ++i)
        played.play(legal_moves(played.board())[0].cell);
    const QString file = path() + ".samegame";
    QCOMPARE(saveFile(played, file), QString());
    start(file);
    QCOMPARE(document()->line().moves.size(), std::size_t(3));
    for (int i = 0; i < 3; ++i)
        action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), standard_board(4));
    QVERIFY(!action("undo")->isEnabled());
    action("redo")->trigger();
    QCOMPARE(document()->line().moves.size(), std::size_t(1));
}

void TestWindowHost::helpOnABoardIsToldInTheNextSession() {
    start("standard:5");
    playFirst();
    document()->addHint();
    QCOMPARE(find<QLabel>("aid")->text(), "1 hint");
    quit();
    start(); // the same game
    QCOMPARE(find<QLabel>("aid")->text(), "1 hint");
    action("restart")->trigger();
    QCOMPARE(find<QLabel>("aid")->text(), "unaided; board played with help before");
    QVERIFY(window()->openBoard("standard:6"));
    QVERIFY(!find<QLabel>("aid")->isVisible());
    quit();
    start("standard:5");
    QCOMPARE(find<QLabel>("aid")->text(), "unaided; board played with help before");
}

void TestWindowHost::boardOfALaterStartCanBeUndone() {
    start();
    playFirst();
    const Board board = document()->board();
    quit();
    start("standard:5");
    QCOMPARE(view()->shownBoard(), standard_board(5));
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), board);
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), standard_board(1));
}

void TestWindowHost::unknownBoardIsExplained() {
    start("standard:99");
    QVERIFY(error().contains("99"));
    QCOMPARE(view()->shownBoard(), standard_board(1));
    quit();
    start(path() + "missing.samegame");
    QVERIFY(error().contains("missing.samegame"));
    QCOMPARE(view()->shownBoard(), standard_board(1));
}

void TestWindowHost::standardInputIsPlayed() {
    const auto startWith = [this](const Result<std::string>& input) {
        m_host = std::make_unique<WindowHost>(path(), &m_language);
        m_host->show({"-"}, input);
    };
    startWith(to_board_text(standard_board(5)));
    QCOMPARE(error(), QString());
    QCOMPARE(view()->shownBoard(), standard_board(5));
    QCOMPARE(document()->name(), "Pasted board");
    QVERIFY(!action("undo")->isEnabled());
    quit();
    startWith(std::string("standard:7\n"));
    QCOMPARE(document()->name(), "Standard board 7");
    quit();
    startWith(std::string("Good morning"));
    QVERIFY(error().startsWith("Standard input cannot be played: "));
    QCOMPARE(view()->shownBoard(), standard_board(7));
    quit();
    startWith(too_large_error());
    QCOMPARE(error(), "Standard input cannot be read: it has more than 16 MiB.");
}

void TestWindowHost::boardsLeftOutAreSaid() {
    m_host = std::make_unique<WindowHost>(path(), &m_language);
    m_host->show({"standard:5", "/some/where/b.txt", "random:3/8x8x3"});
    QCOMPARE(view()->shownBoard(), standard_board(5));
    QCOMPARE(window()->statusBar()->currentMessage(),
             "One board at a time; left out: b.txt, random:3/8x8x3");
}

void TestWindowHost::secondWindowHasItsOwnGame() {
    start("random:5/4x4x2");
    playFirst();
    const Board board = document()->board();
    Language language;
    {
        WindowHost second(path(), &language);
        second.show({});
        QCOMPARE(second.window()->document()->board(), standard_board(1));
        QVERIFY(second.window()->openBoard("standard:3"));
        second.window()->close();
    }
    QCOMPARE(view()->shownBoard(), board);
    quit();
    start();
    QCOMPARE(view()->shownBoard(), board);
}

void TestWindowHost::firstWindowFitsTheScreen() {
    const QSize room = QGuiApplication::primaryScreen()->availableSize();
    start();
    const QSize size = window()->frameSize();
    QVERIFY2(size.boundedTo(room) == size,
             qPrintable(QString("%1 x %2").arg(size.width()).arg(size.height())));
    QVERIFY2(view()->width() >= 300 && view()->height() >= 300,
             qPrintable(QString("%1 x %2").arg(view()->width()).arg(view()->height())));
}

void TestWindowHost::laterWindowIsAsItWasLeft() {
    start();
    find<QWidget>("lineDock")->hide();
    window()->resize(770, 720);
    quit();
    start();
    QCOMPARE(window()->size(), QSize(770, 720));
    QVERIFY(find<QWidget>("lineDock")->isHidden());
}

void TestWindowHost::damagedDatabaseIsSetAside() {
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(10'000, 'x'));
    file.close();
    start();
    const QString said = error();
    QVERIFY2(said.contains("cannot be read") && said.endsWith('.'), qPrintable(said));
    playFirst();
    const Board board = document()->board();
    quit();
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(view()->shownBoard(), board);
}

/// Makes nothing of the first page of a table.
void TestWindowHost::damageAnalyses(const QString& path) {
    qint64 page = 0;
    {
        Database database(path);
        auto query = database.run("SELECT rootpage FROM sqlite_master WHERE name = 'analysis'");
        QVERIFY(query && query->next());
        page = query->value(0).toLongLong();
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(page > 1 && file.seek((page - 1) * 4096));
    QCOMPARE(file.write(QByteArray(4096, '\0')), 4096);
}

void TestWindowHost::linesOfADamagedDatabaseAreTakenOver() {
    start();
    search(200);
    QVERIFY(window()->openBoard("standard:2"));
    search(200);
    const QString summary = find<QLabel>("bestLineSummary")->text();
    quit();
    damageAnalyses();
    start();
    const QString said = error();
    QVERIFY2(said.endsWith(" Read from it, and kept: 2 best lines."), qPrintable(said));
    action("solvedBoards")->trigger();
    QCOMPARE(find<QTableView>("solvedBoards")->model()->rowCount(), 2);
    find<QDialog>("solvedBoardsDialog")->close();
    QVERIFY(window()->openBoard("standard:2"));
    QCOMPARE(find<QLabel>("bestLineSummary")->text(), summary);
}

/// Plays one game after the other to its end.
void TestWindowHost::playGames(int first, int last) const {
    for (int number = first; number <= last; ++number) {
        document()->newGame({schadd250_board(number), {}}, QString::number(number));
        while (!document()->isFinished())
            document()->play(legal_moves(document()->board())[0].cell);
    }
}

void TestWindowHost::gamesOfADamagedDatabaseAreTakenOver() {
    start();
    playGames(1, 3);
    const Board board = document()->board();
    quit();
    damageAnalyses();
    start();
    const QString said = error();
    QVERIFY2(said.endsWith(" Read from it, and kept: 3 games, 3 best lines."), qPrintable(said));
    QCOMPARE(view()->shownBoard(), board); // the session too
    quit();
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(games(), 3);
}

/// How many games there are in the results.
int TestWindowHost::games() const {
    Database database(path());
    return static_cast<int>(OwnResults(&database).games().size());
}

void TestWindowHost::databaseDeletedWhileItIsOpenIsMadeAnew() {
    start();
    playGames(1, 1);
    QCoreApplication::processEvents(); // it is kept
    QVERIFY(QFile::remove(path()));
    playGames(2, 2);
    TRY_VERIFY(window()->findChild<QMessageBox*>("errorBox"));
    const QString said = error();
    QVERIFY2(said.contains("was deleted") && said.endsWith("all that it held."), qPrintable(said));
    playGames(3, 3);
    QCoreApplication::processEvents();
    QCOMPARE(error(), QString()); // said once
    const Board board = document()->board();
    const int steps = document()->undoStack()->count();
    quit();
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(games(), 3);
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(document()->undoStack()->count(), steps);
}

/// By a backup, in which there are other games. Nothing of either is lost.
void TestWindowHost::databaseReplacedWhileItIsOpenIsJoined() {
    start();
    playGames(1, 2);
    quit();
    const QString backup = m_store->filePath("backup");
    QVERIFY(QFile::copy(path(), backup));
    start();
    playGames(3, 4);
    QCoreApplication::processEvents();
    QVERIFY(QFile::remove(path()) && QFile::copy(backup, path()));
    playGames(5, 5);
    TRY_VERIFY(window()->findChild<QMessageBox*>("errorBox"));
    const QString said = error();
    QVERIFY2(said.contains("was replaced") &&
                 said.endsWith("Read from it, and kept: 2 games, 2 best lines."),
             qPrintable(said));
    const int steps = document()->undoStack()->count();
    quit();
    QCOMPARE(games(), 5);
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(document()->undoStack()->count(), steps);
    QCOMPARE(QDir(m_store->path()).entryList({"*former*"}), QStringList());
    Database database(path());
    SessionStore second(&database); // a second window begins a game of its own
    QCOMPARE(second.slot(), 2);
    QVERIFY(second.loadHistory().isEmpty());
}

/// What it has on its board is the newer session, also if it has not had to write it yet.
void TestWindowHost::windowThatOnlyReadItsSessionKeepsItsPlace() {
    start();
    playGames(1, 2);
    quit();
    const QString backup = m_store->filePath("backup");
    QVERIFY(QFile::copy(path(), backup));
    start();
    QVERIFY(QFile::remove(path()) && QFile::copy(backup, path()));
    playGames(3, 3);
    TRY_VERIFY(window()->findChild<QMessageBox*>("errorBox"));
    error();
    quit();
    start();
    QCOMPARE(document()->start(), (Position{schadd250_board(3), {}}));
    Database database(path());
    SessionStore second(&database);
    QCOMPARE(second.slot(), 2);
    QVERIFY(second.loadHistory().isEmpty());
}

void TestWindowHost::copyThatAKilledProgramLeftIsTakenOver() {
    start();
    playGames(1, 2);
    quit();
    QFile former(path());
    QVERIFY(former.rename(m_store->filePath("samegame-former-1.sqlite")));
    QVERIFY(former.open(QIODevice::ReadWrite));
    QVERIFY(former.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                               QFileDevice::FileModificationTime));
    former.close();
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(games(), 2);
    QVERIFY(document()->isFinished()); // it is the session of before
    QVERIFY(!former.exists());
}

/// Another program holds the database until the window is closed.
void TestWindowHost::gameThatWaitedIsKeptWithItsLine() {
    start();
    {
        Database other(path());
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        playGames(1, 1);
        quit();
    }
    QCOMPARE(games(), 0);
    start();
    QCOMPARE(games(), 1);
    Database database(path());
    QVERIFY(Archive(&database).bestLine({schadd250_board(1), {}}));
}

void TestWindowHost::worksWithoutAFolder() {
    start("/proc/no folder of ours/samegame.sqlite", {});
    QVERIFY(error().startsWith("Nothing can be stored for now"));
    playFirst();
    search(100);
    QVERIFY(action("replay")->isEnabled());
    action("solvedBoards")->trigger();
    QCOMPARE(find<QTableView>("solvedBoards")->model()->rowCount(), 0);
    find<QDialog>("solvedBoardsDialog")->close();
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QCOMPARE(error(), QString()); // said once
}

/// A finished game and the one on the board; the folder can be made before the window is closed.
void TestWindowHost::closingAsksBeforeItLosesGames() {
    const QString folder = m_store->filePath("blocked");
    QFile(folder).open(QIODevice::WriteOnly);
    start(folder + "/samegame.sqlite", {});
    QVERIFY(error().startsWith("Nothing can be stored for now"));
    playGames(1, 1);
    QVERIFY2(error().contains("waits as long as the program runs"), "");
    document()->newGame({schadd250_board(2), {}}, "2");
    playFirst();
    const Board board = document()->board();
    const auto question = [this] { return window()->findChild<QMessageBox*>("closeQuestion"); };
    const auto answer = [&](const QString& text) {
        for (QAbstractButton* button : question()->buttons())
            if (button->text().remove('&') == text)
                button->click();
    };
    QVERIFY(!window()->close());
    QVERIFY(question());
    QCOMPARE(question()->text(),
             "Closing now loses 1 finished game. Closing now loses the game on the board.");
    answer("Cancel");
    TRY_VERIFY(!question());
    QVERIFY(!window()->close());
    answer("Try again"); // in vain
    TRY_VERIFY(question());
    QVERIFY(window()->isVisible());
    QVERIFY(QFile::remove(folder));
    answer("Try again");
    TRY_VERIFY(!window()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(error(), QString()); // which would keep the program alive
    m_host.reset();
    start(folder + "/samegame.sqlite", {});
    QCOMPARE(error(), QString());
    QCOMPARE(view()->shownBoard(), board);
    Database database(folder + "/samegame.sqlite");
    QCOMPARE(OwnResults(&database).games().size(), std::size_t{1});
    quit(); // before its folder goes
}

/// The folder can be made while the window is open: that is no reason to worry.
void TestWindowHost::whatCanBeStoredLaterIsSaid() {
    const QString folder = m_store->filePath("blocked");
    QFile(folder).open(QIODevice::WriteOnly);
    start(folder + "/samegame.sqlite", {});
    error();
    playGames(1, 1);
    error();
    QVERIFY(QFile::remove(folder));
    m_host->results()->tryAgain();
    TRY_COMPARE(window()->statusBar()->currentMessage(), "Games and lines can be stored now.");
    QCOMPARE(error(), QString());
    quit();
}

/// A start without the database, as while the disk is full: what is on the board of the session
/// before is there once it can be opened, unless something was played meanwhile.
void TestWindowHost::sessionThatCouldNotBeReadComesLater_data() {
    QTest::addColumn<bool>("plays");
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("untouched") << false << false;
    QTest::newRow("played") << true << false;
    QTest::newRow("damaged") << false << true; // its session can be read
}

void TestWindowHost::sessionThatCouldNotBeReadComesLater() {
    QFETCH(const bool, plays);
    QFETCH(const bool, isDamaged);
    const QString folder = m_store->filePath("data");
    const QString file = folder + "/samegame.sqlite";
    start(file, {});
    document()->newGame({schadd250_board(3), {}}, "3");
    playFirst();
    const Board before = document()->board();
    quit();
    if (isDamaged)
        damageAnalyses(file);
    QVERIFY(QFile::rename(folder, m_store->filePath("elsewhere")));
    QFile(folder).open(QIODevice::WriteOnly);
    start(file, {});
    error();
    if (plays)
        playFirst();
    const Board now = document()->board();
    QVERIFY(QFile::remove(folder));
    QVERIFY(QFile::rename(m_store->filePath("elsewhere"), folder));
    m_host->results()->tryAgain();
    window()->keep();
    TRY_VERIFY(document()->board() == (plays ? now : before));
    QCOMPARE(view()->shownBoard(), document()->board());
    quit();
    start(file, {});
    QCOMPARE(document()->board(), plays ? now : before);
    Database database(file);
    SessionStore second(&database);
    QCOMPARE(second.loadHistory().isEmpty(), !plays);
    quit(); // before its folder goes
}

/// While the window goes, it saves once more.
void TestWindowHost::databaseThatOpensAtTheVeryEndIsUsed() {
    const QString folder = m_store->filePath("blocked");
    QFile(folder).open(QIODevice::WriteOnly);
    start(folder + "/samegame.sqlite", {});
    error();
    playFirst();
    const Board board = document()->board();
    window()->closeUnasked();
    QVERIFY(QFile::remove(folder));
    m_host->results()->tryAgain(); // nothing waits, but the next write tries at once
    m_host.reset();
    start(folder + "/samegame.sqlite", {});
    QCOMPARE(error(), QString());
    QCOMPARE(document()->board(), board);
    quit(); // before its folder goes
}

/// Who wants to lose them may.
void TestWindowHost::closingAllTheSameCloses() {
    start("/proc/no folder of ours/samegame.sqlite", {});
    error();
    QVERIFY(window()->close()); // nothing is lost
    m_host.reset();
    start("/proc/no folder of ours/samegame.sqlite", {});
    error();
    playFirst();
    QVERIFY(!window()->close());
    const QString loss = window()->lossAtClosing(); // what SIGTERM would say
    QVERIFY2(loss.startsWith("Closing now loses the game on the board. Games and lines cannot be "
                             "stored: "),
             qPrintable(loss));
    for (QAbstractButton* button : window()->findChild<QMessageBox*>("closeQuestion")->buttons())
        if (button->text().remove('&') == "Close all the same")
            button->click();
    TRY_VERIFY(!window()->isVisible());
}

SAMEGAME_TEST(TestWindowHost, QApplication)
#include "tst_windowhost.moc"
