#include <QSignalSpy>
#include <QTest>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamerecorder.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/ownresults.h"
#include "engine/formats/board_library.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The games that a person finished: which are kept, with what, and how a board stands by them.
class TestOwnResults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void finishedGameIsKept();
    void nameIsKeptForEveryLanguage();
    void gameThatIsNotFinishedIsNotKept();
    void otherEndOfOneGameIsTheSameGame();
    void endWithMovesTakenOverReplacesNoGame();
    void gameKeepsTheDayOfItsFirstEnd();
    void restartIsAnotherGame();
    void sameMovesCountOnce();
    void sameMovesWithHelpAreAnotherGame();
    void thoughtCountsForAMinuteAtMost();
    void timeOfAGameThatIsGoneOnWithCounts();
    void openedGameIsNotPlayed();
    void openedLineIsNotPlayedByItsUndo();
    void lineOfASolverIsNoGame();
    void gameTakenOverToItsEndIsNoGame();
    void forgettingWhatAnotherWindowForgotIsDone();
    void helpIsKeptWithTheBoard();
    void helpIsRememberedWithoutADatabase();
    void aidedGamesStandApart();
    void helpOfAReviewIsKept();
    void solverNeverReplacesAPerson();
    void resultsOutliveTheProgram();
    void damagedRowsAreLeftOut();
    void gamesWaitWithoutADatabase();
    void gameWaitsWhileTheDatabaseIsHeld();
    void gameThatWaitsIsKeptInTheNextSession();
    void gameOfAWindowThatIsGoneIsKept();
    void tornLineOfAWaitingGameIsPassedOver();
    void endCardTellsTheStanding();

private:
    struct Parts {
        explicit Parts(const QString& path = ":memory:") : database(path) {}

        /// Two pairs; the right one first earns the same.
        void start() { document.newGame({drawn("1122"), {}}, "two pairs"); }
        void play(int column) { document.play({static_cast<std::uint8_t>(column), 0}); }
        BoardStanding standing() const {
            return results.standing(document.start(), document.score());
        }

        Database database;
        OwnResults results{&database};
        GameSession session{nullptr, nullptr, &results};
        GameDocument& document = *session.document();
        BestKnownLine& bestLine = *session.bestLine();
    };
};

void TestOwnResults::finishedGameIsKept() {
    Parts parts;
    QSignalSpy changed(&parts.results, &OwnResults::changed);
    parts.document.newGame({drawn("11/11/22"), {}}, "small");
    parts.document.addHint();
    parts.play(0);
    QCOMPARE(changed.count(), 0);
    parts.play(0);
    QCOMPARE(changed.count(), 1);
    const auto results = parts.results.results();
    QCOMPARE(results.size(), std::size_t{1});
    const OwnResult& result = results[0];
    QVERIFY(result.start == parts.document.start());
    QVERIFY(result.line == parts.document.line());
    QCOMPARE(result.name, "small");
    QCOMPARE(result.largestGroup, 4);
    QCOMPARE(result.aid, (Aid{.hints = 1}));
    QVERIFY(result.seconds >= 0);
    QVERIFY(std::abs(result.finishedAt.secsTo(QDateTime::currentDateTimeUtc())) < 600);
}

/// The title of a board is in the language of the window.
void TestOwnResults::nameIsKeptForEveryLanguage() {
    Parts parts;
    parts.document.newGame({drawn("11"), {}}, titleOfStandardBoard(3));
    parts.play(0);
    QCOMPARE(parts.results.results()[0].name, "standard:3");
}

void TestOwnResults::gameThatIsNotFinishedIsNotKept() {
    Parts parts;
    parts.start();
    parts.play(0);
    parts.document.newGame({standard_board(1), {}}, "1");
    QVERIFY(parts.results.results().empty());
}

void TestOwnResults::otherEndOfOneGameIsTheSameGame() {
    Parts parts;
    parts.document.newGame({drawn("2112/3113"), {}}, "two ends"); // the middle first clears nothing
    parts.play(1);
    QVERIFY(parts.document.isFinished() || !legal_moves(parts.document.board()).empty());
    while (!parts.document.isFinished())
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    const int first = parts.document.score();
    parts.document.undoStack()->undo();
    parts.document.addHint();
    const MoveList moves = legal_moves(parts.document.board());
    parts.document.play(moves[moves.size() - 1].cell);
    while (!parts.document.isFinished())
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    const auto results = parts.results.results();
    QCOMPARE(results.size(), std::size_t{1});
    QCOMPARE(results[0].line.score, std::max(first, parts.document.score()));
    QCOMPARE(results[0].aid.hints, 1);
}

/// A game without help would be lost, and its result be told as one with help.
void TestOwnResults::endWithMovesTakenOverReplacesNoGame() {
    Parts parts;
    parts.document.newGame({drawn("11/22/33"), {}}, "rows");
    const auto playOn = [&] {
        while (!parts.document.isFinished())
            parts.play(0);
    };
    playOn();
    MoveList begin;
    begin.push_back(legal_moves(parts.document.start().board)[1]);
    parts.document.takeOver(begin);
    playOn();
    auto results = parts.results.results();
    QCOMPARE(results.size(), std::size_t{2});
    std::ranges::sort(results, {}, [](const OwnResult& one) { return one.aid.lineMoves; });
    QVERIFY(results[0].aid.isNone());
    QCOMPARE(results[1].aid.lineMoves, 1);
}

/// Or a better end after midnight would cost a day of the streak of daily boards.
void TestOwnResults::gameKeepsTheDayOfItsFirstEnd() {
    Parts parts;
    OwnResult game;
    game.start = {drawn("11122"), {}};
    MoveList moves;
    moves.push_back(Move{{3, 0}});
    moves.push_back(Move{{0, 0}});
    game.line = *replay(game.start.board, game.start.rules, moves);
    game.finishedAt = QDateTime(QDate(2026, 11, 23), QTime(22, 50), Qt::UTC);
    OwnResult better = game;
    game.line.score -= 100;
    better.finishedAt = game.finishedAt.addSecs(3600 * 2);
    const auto number = parts.results.add(game);
    QVERIFY(number);
    QVERIFY(parts.results.improve(*number, better));
    QCOMPARE(parts.results.results().at(0).line.score, better.line.score);
    QCOMPARE(parts.results.results().at(0).finishedAt, game.finishedAt);
}

void TestOwnResults::restartIsAnotherGame() {
    Parts parts;
    parts.start();
    parts.play(0);
    parts.play(0);
    parts.document.takeOver({});
    parts.play(2); // the other pair
    parts.play(0);
    QCOMPARE(parts.results.results().size(), std::size_t{2});
    QCOMPARE(parts.standing().games, 2);
}

void TestOwnResults::sameMovesCountOnce() {
    Parts parts;
    for (int game = 0; game < 3; ++game) {
        parts.start();
        parts.play(0);
        parts.play(0);
    }
    QCOMPARE(parts.results.results().size(), std::size_t{1});
}

/// Or the card at the end would say "Played without help" of a game that is none among the unaided.
void TestOwnResults::sameMovesWithHelpAreAnotherGame() {
    Parts parts;
    for (const bool isHelped : {true, false, true, false}) {
        parts.document.newGame({drawn("1122"), {}}, "two pairs");
        if (isHelped)
            parts.document.addHint();
        parts.play(0);
        parts.play(0);
    }
    QCOMPARE(parts.standing().games, 2);
    QCOMPARE(parts.standing().bestAided, parts.document.score());
    QCOMPARE(parts.standing().bestUnaided, parts.document.score());
    const auto games = parts.results.games();
    QCOMPARE(parts.results.forget({games[0].number}), QString());
    QCOMPARE(parts.standing().games, 1);
    QCOMPARE(parts.results.restoreForgotten(), QString());
    QCOMPARE(parts.standing().games, 2);
}

/// Who is away longer is not at the board.
void TestOwnResults::thoughtCountsForAMinuteAtMost() {
    Parts parts;
    std::chrono::milliseconds now{1};
    parts.session.recorder()->setClock([&now] { return now; });
    parts.start();
    now += std::chrono::milliseconds(1500);
    parts.play(0);
    now += std::chrono::hours(1);
    parts.play(0);
    QCOMPARE(parts.results.results()[0].seconds, 61.5);
}

/// After another game, and in the next session.
void TestOwnResults::timeOfAGameThatIsGoneOnWithCounts() {
    Parts parts;
    std::chrono::milliseconds now{1};
    parts.session.recorder()->setClock([&now] { return now; });
    parts.start();
    const Position start = parts.document.start();
    now += std::chrono::seconds(30);
    parts.play(0);
    parts.document.newGame({drawn("3344"), {}}, "other pairs");
    now += std::chrono::seconds(50);
    parts.play(0);
    parts.document.goOn(start);
    now += std::chrono::seconds(10);
    Parts next;
    next.session.recorder()->setClock([&now] { return now; });
    QCOMPARE(next.document.restoreHistory(parts.document.history()), QString());
    now += std::chrono::seconds(5);
    next.play(0);
    QCOMPARE(next.results.results()[0].seconds, 35.0);
    now += std::chrono::seconds(20);
    parts.play(0);
    QCOMPARE(parts.results.results()[0].seconds, 65.0);
    GameDocument other; // of which no time is known
    other.newGame({drawn("1133"), {}}, "two other pairs");
    other.play(legal_moves(other.board())[0].cell);
    parts.document.openRecord(other.record(), "opened");
    now += std::chrono::seconds(20);
    parts.play(0);
    const std::vector<OwnResult> results = parts.results.results();
    QCOMPARE(results.size(), std::size_t{2});
    QCOMPARE(results[0].seconds + results[1].seconds, 65.0);
}

void TestOwnResults::openedGameIsNotPlayed() {
    Parts parts;
    GameDocument other;
    other.newGame({drawn("1122"), {}}, "two pairs");
    while (!other.isFinished())
        other.play(legal_moves(other.board())[0].cell);
    parts.document.openRecord(other.record(), "opened");
    QVERIFY(parts.document.isFinished());
    QVERIFY(parts.results.results().empty());
}

void TestOwnResults::openedLineIsNotPlayedByItsUndo() {
    Parts parts;
    GameDocument other;
    other.newGame({drawn("1122"), {}}, "two pairs");
    while (!other.isFinished())
        other.play(legal_moves(other.board())[0].cell);
    parts.document.openRecord(other.record(), "opened");
    parts.document.undoStack()->undo();
    QVERIFY(!parts.document.isFinished());
    parts.document.undoStack()->redo();
    QVERIFY(parts.document.isFinished());
    QVERIFY(parts.results.results().empty());
    parts.document.restart();
    parts.play(2); // another one
    parts.play(0);
    QCOMPARE(parts.results.results().size(), std::size_t{1});
}

/// What a person makes of its first moves is a game with help.
void TestOwnResults::lineOfASolverIsNoGame() {
    Parts parts;
    GameDocument other;
    other.newGame({drawn("112233"), {}}, "three pairs");
    while (!other.isFinished())
        other.play(legal_moves(other.board())[0].cell);
    GameRecord solved = other.record();
    solved.source = RecordSource{};
    solved.source->solver = "flat-monte-carlo";
    parts.document.openRecord(solved, "solved");
    QCOMPARE(parts.standing().bestOfSolver, solved.line.score);
    parts.document.undoStack()->undo();
    parts.document.undoStack()->redo();
    QVERIFY(parts.results.results().empty());
    parts.document.undoStack()->undo();
    parts.document.undoStack()->undo();
    parts.play(2); // the other one of two pairs that are left
    parts.play(0);
    QCOMPARE(parts.results.games().size(), std::size_t{1});
    QCOMPARE(parts.results.games()[0].aid.lineMoves, 1);
    QVERIFY(!parts.standing().bestUnaided);
    parts.document.newGame(solved.start, "again");
    QVERIFY(parts.document.aid().wasHelpedBefore);
}

/// Until its last move is played by hand; then it stays one.
void TestOwnResults::gameTakenOverToItsEndIsNoGame() {
    Parts parts;
    parts.start();
    parts.play(0);
    parts.play(0);
    const MoveList moves = parts.document.line().moves;
    parts.document.restart();
    parts.document.takeOver(moves);
    QVERIFY(parts.document.isFinished() && !parts.document.hasEndedByHand());
    QCOMPARE(parts.results.games().size(), std::size_t{1});
    parts.document.goBackTo(1);
    parts.play(0);
    QVERIFY(parts.document.hasEndedByHand());
    QCOMPARE(parts.results.games().size(), std::size_t{2}); // with help
    parts.document.goBackTo(1);
    parts.document.takeOver(moves);
    QVERIFY(parts.document.hasEndedByHand());
    QCOMPARE(parts.results.games().size(), std::size_t{2});
}

/// Across sessions, in whichever way it is begun again.
void TestOwnResults::forgettingWhatAnotherWindowForgotIsDone() {
    Parts parts;
    parts.start();
    parts.play(0);
    parts.play(0);
    const qint64 number = parts.results.games()[0].number;
    const QSignalSpy changed(&parts.results, &OwnResults::gamesChanged);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(parts.results.forget({number}), QString());
    QCOMPARE(changed.count(), 2);
    QVERIFY(parts.results.games().empty());
    QCOMPARE(parts.results.forgottenCount(), 1);
}

void TestOwnResults::helpIsKeptWithTheBoard() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    {
        Parts parts(path);
        parts.start();
        QVERIFY(!parts.document.aid().wasHelpedBefore);
        parts.document.addHint(); // no game comes to its end
        QCOMPARE(parts.document.aid(), (Aid{.hints = 1}));
        parts.start();
        QCOMPARE(parts.document.aid(), (Aid{.wasHelpedBefore = true}));
    }
    Parts parts(path);
    QVERIFY(!parts.document.aid().wasHelpedBefore); // standard board 1
    parts.start();
    QCOMPARE(parts.document.aid(), (Aid{.wasHelpedBefore = true}));
    parts.play(0);
    parts.play(0);
    const auto kept = parts.results.results();
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept[0].aid, (Aid{.wasHelpedBefore = true}));
    QCOMPARE(parts.results.games()[0].aid, (Aid{.wasHelpedBefore = true}));
    QCOMPARE(parts.standing().bestUnaided, parts.document.score()); // this game was
    parts.document.restart();
    QVERIFY(parts.document.aid().wasHelpedBefore);
    parts.document.newGame({drawn("1122"), {Scoring::clickomania, Gravity::pull_left}}, "rules");
    QVERIFY(parts.document.aid().wasHelpedBefore);
    parts.document.openRecord({{drawn("1122"), {}}, {}, {}, {}}, "opened");
    QVERIFY(parts.document.aid().wasHelpedBefore);
    parts.document.newGame({drawn("1133"), {}}, "another board");
    QVERIFY(!parts.document.aid().wasHelpedBefore);
}

void TestOwnResults::helpIsRememberedWithoutADatabase() {
    Parts parts("/proc/samegame.sqlite");
    QSignalSpy failed(&parts.results, &OwnResults::failed);
    parts.start();
    parts.document.addHint();
    parts.start();
    QVERIFY(parts.document.aid().wasHelpedBefore);
    QCOMPARE(failed.count(), 0);
}

void TestOwnResults::aidedGamesStandApart() {
    Parts parts;
    parts.document.newGame({drawn("11122233"), {}}, "row");
    parts.play(0); // 111
    parts.play(0); // 222
    parts.play(0); // 33
    const int cleared = parts.document.score();
    QCOMPARE(parts.standing().bestUnaided, cleared);
    QVERIFY(!parts.standing().bestAided);
    parts.document.takeOver({});
    parts.document.noteCandidatesShown();
    parts.play(3);
    parts.play(0);
    parts.play(0);
    QCOMPARE(parts.standing().bestAided, parts.document.score());
    QCOMPARE(parts.standing().bestUnaided, cleared);
    QCOMPARE(parts.standing().above, 0);
    QCOMPARE(parts.results.standing(parts.document.start(), -5).above, 2);
}

/// As help of its own, also where a further end of the game has more of it.
void TestOwnResults::helpOfAReviewIsKept() {
    Parts parts;
    parts.document.newGame({drawn("11122233"), {}}, "row");
    parts.document.noteReviewed();
    parts.play(0);
    parts.play(0);
    parts.play(0);
    const int score = parts.document.score();
    QCOMPARE(parts.results.games().at(0).aid, (Aid{.reviewMoves = 1}));
    QCOMPARE(parts.standing().bestAided, score);
    QVERIFY(!parts.standing().bestUnaided);
    QVERIFY(parts.results.wasHelped(parts.document.start()));
    parts.document.undoStack()->undo();
    parts.document.undoStack()->undo();
    parts.document.noteReviewed();
    parts.play(3);
    parts.play(0);
    QVERIFY(parts.document.isFinished());
    QCOMPARE(parts.results.games().size(), std::size_t{1});
    QCOMPARE(parts.results.results().at(0).aid, (Aid{.reviewMoves = 2}));
}

void TestOwnResults::solverNeverReplacesAPerson() {
    Parts parts;
    parts.start();
    parts.play(0);
    parts.play(0);
    const Line line = parts.document.line();
    RecordSource source;
    source.solver = "nrpa";
    parts.bestLine.offer(parts.document.start(), line, source); // no better than the person's
    QCOMPARE(parts.standing().bestOfSolver, line.score);
    QCOMPARE(parts.standing().bestUnaided, line.score);
    QCOMPARE(parts.results.results().size(), std::size_t{1});
}

void TestOwnResults::resultsOutliveTheProgram() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    {
        Parts parts(path);
        parts.start();
        parts.play(0);
        parts.play(0);
    }
    Parts parts(path);
    QCOMPARE(parts.results.results().size(), std::size_t{1});
    parts.start();
    QCOMPARE(parts.standing().games, 1);
}

void TestOwnResults::damagedRowsAreLeftOut() {
    Parts parts;
    parts.start();
    parts.play(0);
    parts.play(0);
    for (const char* damage : {"line = '9,9'", "line = 'x'", "line = ''", "board = 'no board'"}) {
        parts.database.run(QString("UPDATE own_result SET %1").arg(damage));
        QVERIFY(parts.results.results().empty());
    }
}

void TestOwnResults::gamesWaitWithoutADatabase() {
    Parts parts("/proc/samegame.sqlite"); // nobody can write there
    QVERIFY(!parts.database.isOpen());
    QSignalSpy failed(&parts.results, &OwnResults::failed);
    parts.start();
    parts.play(0);
    parts.play(0);
    QVERIFY(parts.results.results().empty());
    QCOMPARE(parts.standing(), (BoardStanding{.bestUnaided = parts.document.score(), .games = 1}));
    QCOMPARE(failed.count(), 1); // two ends of one game
    QVERIFY(failed[0][0].toString().contains("waits as long as the program runs"));
    QCOMPARE(parts.results.unsafeCount(), 1);
}

/// Another program holds it for longer than anybody waits.
void TestOwnResults::gameWaitsWhileTheDatabaseIsHeld() {
    const QTemporaryDir folder;
    Parts parts(folder.filePath("samegame.sqlite"));
    parts.results.keepWaitingIn(folder.filePath("waiting"));
    QSignalSpy failed(&parts.results, &OwnResults::failed);
    Database other(folder.filePath("samegame.sqlite"));
    QVERIFY(other.run("BEGIN IMMEDIATE"));
    parts.document.newGame({drawn("2112/3113"), {}}, "two ends");
    parts.play(1);
    while (!parts.document.isFinished())
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    const int first = parts.document.score();
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().endsWith("The game waits, and is stored as soon as that "
                                             "works."));
    // Another end of the same game, and another game.
    parts.document.undoStack()->undo();
    parts.document.addHint();
    const MoveList moves = legal_moves(parts.document.board());
    parts.document.play(moves[moves.size() - 1].cell);
    while (!parts.document.isFinished())
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    const int best = std::max(first, parts.document.score());
    parts.start();
    parts.play(0);
    parts.play(0);
    QCOMPARE(parts.results.waitingCount(), 2);
    QVERIFY(parts.results.results().empty());
    QVERIFY(other.run("ROLLBACK"));
    TRY_VERIFY(parts.results.waitingCount() == 0); // by itself
    auto results = parts.results.results();
    QCOMPARE(results.size(), std::size_t{2});
    QCOMPARE(results[0].line.score, best);
    QCOMPARE(results[0].aid.hints, 1);
    QCOMPARE(results[1].name, "two pairs");
    QVERIFY(parts.results.wasHelped(results[0].start));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(QFileInfo(folder.filePath("waiting")).size(), 0);
    // The game that waited is known by the number that it had.
    parts.document.undoStack()->undo();
    parts.play(0);
    QCOMPARE(parts.results.results().size(), std::size_t{2});
}

void TestOwnResults::gameThatWaitsIsKeptInTheNextSession() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    const QString waiting = folder.filePath("waiting");
    Database other(path);
    OwnResult kept;
    {
        Parts parts(path);
        parts.results.keepWaitingIn(waiting);
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        parts.start();
        parts.document.addHint();
        parts.play(0);
        parts.play(0);
        QCOMPARE(parts.results.waitingCount(), 1);
    }
    {
        Parts still(path);
        QCOMPARE(still.results.keepWaitingIn(waiting), 0);
        QCOMPARE(still.results.waitingCount(), 1);
        QVERIFY(still.database.isOpen());
    }
    QVERIFY(other.run("ROLLBACK"));
    Parts parts(path);
    QCOMPARE(parts.results.keepWaitingIn(waiting), 1);
    const auto results = parts.results.results();
    QCOMPARE(results.size(), std::size_t{1});
    QCOMPARE(results[0].name, "two pairs");
    QCOMPARE(results[0].line.score, 1000);
    QCOMPARE(results[0].largestGroup, 2);
    QCOMPARE(results[0].aid.hints, 1);
    QVERIFY(results[0].finishedAt.isValid());
    QCOMPARE(QFileInfo(waiting).size(), 0);
}

void TestOwnResults::gameOfAWindowThatIsGoneIsKept() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    const QString waiting = folder.filePath("waiting 2");
    {
        Database other(path);
        Parts parts(path);
        parts.results.keepWaitingIn(waiting);
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        parts.start();
        parts.play(0);
        parts.play(0);
    }
    Parts parts(path);
    parts.results.keepWaitingIn(folder.filePath("waiting 1"));
    QVERIFY(parts.results.takeWaitingOf(waiting));
    QCOMPARE(parts.results.results().size(), std::size_t{1});
    QVERIFY(!QFileInfo::exists(waiting));
}

void TestOwnResults::tornLineOfAWaitingGameIsPassedOver() {
    const QTemporaryDir folder;
    const QString waiting = folder.filePath("waiting");
    {
        Parts parts;
        parts.results.keepWaitingIn(waiting);
        QVERIFY(parts.database.run("PRAGMA query_only = ON")); // every write fails
        parts.start();
        parts.play(0);
        parts.play(0);
    }
    QFile file(waiting);
    QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Append));
    QVERIFY(file.seek(0));
    const QByteArray line = QByteArray(file.readAll()).trimmed();
    QVERIFY(line.contains("\"number\":-1"));
    file.write(QByteArray(line).replace("-1", "-2").replace("\"line\":\"1", "\"line\":\"9") +
               "\nno game\n\n" + line.left(50));
    file.close();
    Parts parts;
    QCOMPARE(parts.results.keepWaitingIn(waiting), 1);
    QCOMPARE(parts.results.results().size(), std::size_t{1});
}

void TestOwnResults::endCardTellsTheStanding() {
    const QTemporaryDir folder;
    keepSettingsIn(folder);
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    MainWindow window(&session);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* view = window.findChild<BoardView*>("boardView");
    view->setAnimationDuration(0);
    const auto text = [&](const char* name) { return window.findChild<QLabel*>(name)->text(); };
    window.document()->newGame({drawn("11122233"), {}}, "row");
    for (int move = 0; move < 3; ++move)
        window.document()->play({0, 0});
    QVERIFY(window.findChild<QWidget*>("endCard")->isVisible());
    QCOMPARE(text("endCardComparison"), "No other game of this board is known yet.");
    window.findChild<QPushButton*>("endCardAgain")->click();
    QVERIFY(window.document()->line().moves.empty());
    QVERIFY(!window.findChild<QWidget*>("endCard")->isVisible());
    for (const int column : {0, 3}) // leaves what is left of 222
        window.document()->play({static_cast<std::uint8_t>(column), 0});
    while (!window.document()->isFinished())
        window.document()->play(legal_moves(window.document()->board())[0].cell);
    QVERIFY2(text("endCardStanding").contains(" 2 games on this board"),
             qPrintable(text("endCardStanding")));
    QVERIFY(text("endCardStanding").contains("Best without help: "));
}

SAMEGAME_TEST(TestOwnResults, QApplication)
#include "tst_ownresults.moc"
