#include <QAbstractButton>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStatusBar>
#include <QUndoStack>

#include "app/gui/session/ownresults.h"
#include "engine/formats/board_library.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The window whose database is damaged, goes away, or cannot be used: what can be saved is kept,
/// and what cannot is said.
class TestWindowStorage : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

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
    QString backupOfTwoGames();
    void expectGameOfItsOwnInASecondWindow() const;
    void playFirst() const { click(legal_moves(document()->board())[0]); }
};

void TestWindowStorage::damagedDatabaseIsSetAside() {
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
void TestWindowStorage::damageAnalyses(const QString& path) {
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

void TestWindowStorage::linesOfADamagedDatabaseAreTakenOver() {
    start();
    search(200);
    QVERIFY(window()->openBoard("standard:2"));
    search(200);
    const QString summary = find<QLabel>("bestLineSummary")->text();
    quit();
    damageAnalyses();
    start();
    const QString said = error();
    QVERIFY2(said.endsWith(" Read from it, and kept: 2 best games."), qPrintable(said));
    action("solvedBoards")->trigger();
    QCOMPARE(find<QTableView>("solvedBoards")->model()->rowCount(), 2);
    find<QDialog>("solvedBoardsDialog")->close();
    QVERIFY(window()->openBoard("standard:2"));
    QCOMPARE(find<QLabel>("bestLineSummary")->text(), summary);
}

/// Plays one game after the other to its end.
void TestWindowStorage::playGames(int first, int last) const {
    for (int number = first; number <= last; ++number) {
        document()->newGame({schadd250_board(number), {}}, QString::number(number));
        while (!document()->isFinished())
            document()->play(legal_moves(document()->board())[0].cell);
    }
}

void TestWindowStorage::gamesOfADamagedDatabaseAreTakenOver() {
    start();
    playGames(1, 3);
    const Board board = document()->board();
    quit();
    damageAnalyses();
    start();
    const QString said = error();
    QVERIFY2(said.endsWith(" Read from it, and kept: 3 games, 3 best games."), qPrintable(said));
    QCOMPARE(view()->shownBoard(), board); // the session too
    quit();
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(games(), 3);
}

/// How many games there are in the results.
int TestWindowStorage::games() const {
    Database database(path());
    return static_cast<int>(OwnResults(&database).games().size());
}

void TestWindowStorage::databaseDeletedWhileItIsOpenIsMadeAnew() {
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

/// A copy of the database behind a program that played two games and has ended.
QString TestWindowStorage::backupOfTwoGames() {
    start();
    playGames(1, 2);
    quit();
    const QString backup = m_store->filePath("backup");
    return QFile::copy(path(), backup) ? backup : QString();
}

void TestWindowStorage::expectGameOfItsOwnInASecondWindow() const {
    Database database(path());
    SessionStore second(&database);
    QCOMPARE(second.slot(), 2);
    QVERIFY(second.loadHistory().isEmpty());
}

/// By a backup, in which there are other games. Nothing of either is lost.
void TestWindowStorage::databaseReplacedWhileItIsOpenIsJoined() {
    const QString backup = backupOfTwoGames();
    start();
    playGames(3, 4);
    QCoreApplication::processEvents();
    QVERIFY(QFile::remove(path()) && QFile::copy(backup, path()));
    playGames(5, 5);
    TRY_VERIFY(window()->findChild<QMessageBox*>("errorBox"));
    const QString said = error();
    QVERIFY2(said.contains("was replaced") &&
                 said.endsWith("Read from it, and kept: 2 games, 2 best games."),
             qPrintable(said));
    const int steps = document()->undoStack()->count();
    quit();
    QCOMPARE(games(), 5);
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(document()->undoStack()->count(), steps);
    QCOMPARE(QDir(m_store->path()).entryList({"*former*"}), QStringList());
    expectGameOfItsOwnInASecondWindow();
}

/// What it has on its board is the newer session, also if it has not had to write it yet.
void TestWindowStorage::windowThatOnlyReadItsSessionKeepsItsPlace() {
    const QString backup = backupOfTwoGames();
    start();
    QVERIFY(QFile::remove(path()) && QFile::copy(backup, path()));
    playGames(3, 3);
    TRY_VERIFY(window()->findChild<QMessageBox*>("errorBox"));
    error();
    quit();
    start();
    QCOMPARE(document()->start(), (Position{schadd250_board(3), {}}));
    expectGameOfItsOwnInASecondWindow();
}

void TestWindowStorage::copyThatAKilledProgramLeftIsTakenOver() {
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
void TestWindowStorage::gameThatWaitedIsKeptWithItsLine() {
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

void TestWindowStorage::worksWithoutAFolder() {
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
void TestWindowStorage::closingAsksBeforeItLosesGames() {
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
void TestWindowStorage::whatCanBeStoredLaterIsSaid() {
    const QString folder = m_store->filePath("blocked");
    QFile(folder).open(QIODevice::WriteOnly);
    start(folder + "/samegame.sqlite", {});
    error();
    playGames(1, 1);
    error();
    QVERIFY(QFile::remove(folder));
    m_host->results()->tryAgain();
    TRY_COMPARE(window()->statusBar()->currentMessage(), "Games can be stored now.");
    QCOMPARE(error(), QString());
    quit();
}

/// A start without the database, as while the disk is full: what is on the board of the session
/// before is there once it can be opened, unless something was played meanwhile.
void TestWindowStorage::sessionThatCouldNotBeReadComesLater_data() {
    QTest::addColumn<bool>("plays");
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("untouched") << false << false;
    QTest::newRow("played") << true << false;
    QTest::newRow("damaged") << false << true; // its session can be read
}

void TestWindowStorage::sessionThatCouldNotBeReadComesLater() {
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
void TestWindowStorage::databaseThatOpensAtTheVeryEndIsUsed() {
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
void TestWindowStorage::closingAllTheSameCloses() {
    start("/proc/no folder of ours/samegame.sqlite", {});
    error();
    QVERIFY(window()->close()); // nothing is lost
    m_host.reset();
    start("/proc/no folder of ours/samegame.sqlite", {});
    error();
    playFirst();
    QVERIFY(!window()->close());
    const QString loss = window()->lossAtClosing(); // what SIGTERM would say
    QVERIFY2(loss.startsWith("Closing now loses the game on the board. Games cannot be "
                             "stored in ") &&
                 loss.endsWith(": it cannot be opened."),
             qPrintable(loss));
    for (QAbstractButton* button : window()->findChild<QMessageBox*>("closeQuestion")->buttons())
        if (button->text().remove('&') == "Close all the same")
            button->click();
    TRY_VERIFY(!window()->isVisible());
}

SAMEGAME_TEST(TestWindowStorage, QApplication)
#include "tst_windowstorage.moc"
