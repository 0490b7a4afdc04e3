#include <QFile>
#include <QStatusBar>

#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/formats/file_content.h"
#include "tests/gui/gamefile.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/patience.h"
#include "tests/gui/sometrials.h"
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
    void trialsLeaveTheGame();
    void standardInputIsPlayed();
    void boardsLeftOutAreSaid();
    void secondWindowHasItsOwnGame();
    void firstWindowFitsTheScreen();
    void laterWindowIsAsItWasLeft();

private:
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
    QCOMPARE(find<QLabel>("aid")->text(), "without help; board played with help before");
    QVERIFY(window()->openBoard("standard:6"));
    QVERIFY(!find<QLabel>("aid")->isVisible());
    quit();
    start("standard:5");
    QCOMPARE(find<QLabel>("aid")->text(), "without help; board played with help before");
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

void TestWindowHost::trialsLeaveTheGame() {
    start();
    playFirst();
    const Board board = document()->board();
    quit();
    const QString trials = m_store->filePath("some.jsonl");
    writeSomeTrials(trials);
    start(trials);
    TRY_COMPARE(window()->session()->comparisonRunner()->results().size(), std::size_t{4});
    QCOMPARE(error(), QString());
    QCOMPARE(view()->shownBoard(), board);
    QVERIFY(action("undo")->isEnabled());
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

SAMEGAME_TEST(TestWindowHost, QApplication)
#include "tst_windowhost.moc"
