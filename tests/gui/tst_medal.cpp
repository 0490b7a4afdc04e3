#include <QApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <array>

#include "app/gui/basics/medal.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "engine/game/board_generator.h"
#include "tests/gui/patience.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Medals, the scores that they are measured at, and the records of a person.
class TestMedal : public QObject {
    Q_OBJECT

private slots:
    void sharesOfTheBestEarnThem_data();
    void sharesOfTheBestEarnThem();
    void leastScoreIsTheLeast();
    void picturesDifferWithoutColor();
    void markIsTheSameEachTime();
    void markIsKnownOfLinesOfSolvers();
    void markIsKnownOnOtherDays();
    void markWaitsForTheEndOfAPlayedGame();
    void searchThatIsStoppedIsNoLongerTold();
    void smallAndLargeBoardsHaveFewerPlayouts();
    void recordsAreThoseOfEarlierGames();
    void groupOfAGameTakenOverIsNoRecord();
    void sessionKnowsTheRecordsBeforeTheGame();
    void endThatComesBackIsMeasuredAsAtFirst_data();
    void endThatComesBackIsMeasuredAsAtFirst();
    void endThatIsPlayedOnceMoreKeepsItsRecords();

private:
    static void playToTheEnd(GameDocument& document) {
        while (!document.isFinished())
            document.play(legal_moves(document.board()).front().cell);
    }
};

void TestMedal::sharesOfTheBestEarnThem_data() {
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("best");
    QTest::addColumn<int>("medal");
    const auto add = [](const char* name, int score, int best, Medal medal) {
        QTest::newRow(name) << score << best << int(medal);
    };
    add("below bronze", 499, 1000, Medal::None);
    add("bronze", 500, 1000, Medal::Bronze);
    add("below silver", 749, 1000, Medal::Bronze);
    add("silver", 750, 1000, Medal::Silver);
    add("below gold", 899, 1000, Medal::Silver);
    add("gold", 900, 1000, Medal::Gold);
    add("above the best", 1100, 1000, Medal::Gold);
    add("the least", 1, 1, Medal::Gold);
    add("zero", 0, 1000, Medal::None);
    add("below zero", -5, -10, Medal::None);
    add("best below zero", 5, -10, Medal::None);
    add("large", 2'000'000'000, 2'100'000'000, Medal::Gold);
}

void TestMedal::sharesOfTheBestEarnThem() {
    QFETCH(const int, score);
    QFETCH(const int, best);
    QTEST(int(medalOf({}, score, best)), "medal");
    QVERIFY(medalOf({Scoring::clickomania}, score, best) == Medal::None);
}

void TestMedal::leastScoreIsTheLeast() {
    for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold})
        for (int best = 1; best < 300; ++best) {
            const int least = leastScoreFor(medal, best);
            QVERIFY(medalOf({}, least, best) >= medal);
            QVERIFY(medalOf({}, least - 1, best) < medal);
        }
}

/// The place on it and its ribbons, in a gray picture.
void TestMedal::picturesDifferWithoutColor() {
    for (const QColor& window : {QColor(Qt::white), QColor(0x20, 0x20, 0x20)}) {
        const QPalette palette(window);
        std::vector<QImage> pictures;
        for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold}) {
            const QPixmap picture = medalPicture(medal, 40, 2, palette);
            QCOMPARE(picture.size(), QSize(80, 80));
            QCOMPARE(picture.devicePixelRatio(), 2.0);
            const QImage gray = picture.toImage()
                                    .convertToFormat(QImage::Format_Grayscale8)
                                    .convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
            for (const QImage& other : pictures)
                QVERIFY(gray != other);
            pictures.push_back(gray);
        }
        QVERIFY(medalPicture(Medal::None, 40, 2, palette).isNull());
    }
}

/// In the background after the game; another session of another day finds the same.
void TestMedal::markIsTheSameEachTime() {
    const Board board = generate_board(5, 10, 10, 4); // too large for proofs, which take long
    std::optional<int> marks[2];
    for (auto& mark : marks) {
        GameSession session;
        session.markSearch()->setOn(true);
        session.document()->newGame({board, {}}, "small");
        playToTheEnd(*session.document());
        QVERIFY(!session.markSearch()->mark());
        TRY_VERIFY(session.markSearch()->mark());
        mark = session.known().medalMark;
        QCOMPARE(mark, session.known().bestScore);
        QVERIFY(session.bestLine()->record()->source);
    }
    QVERIFY(marks[0] == marks[1]);
}

void TestMedal::markIsKnownOfLinesOfSolvers() {
    GameSession session;
    session.document()->newGame({drawn("1122"), {}}, "two pairs");
    playToTheEnd(*session.document());
    QVERIFY(!session.known().medalMark); // one's own game alone is no mark
    RecordSource source;
    source.playouts = 1; // a short try is none either
    Line line = session.document()->line();
    session.bestLine()->offer(session.document()->start(), line, source);
    QVERIFY(!session.known().medalMark);
    source.playouts = MarkSearch::playoutsFor(session.document()->board());
    session.bestLine()->offer(session.document()->start(), line, source);
    QCOMPARE(session.known().medalMark, std::optional(1000));
}

/// The best line may be that of a short search, which the long one did not surpass.
void TestMedal::markIsKnownOnOtherDays() {
    Database database(":memory:");
    OwnResults results(&database);
    const Position start{drawn("1122"), {}};
    {
        GameSession session(nullptr, nullptr, &results);
        session.markSearch()->setOn(true);
        session.document()->newGame(start, "two pairs");
        RecordSource source;
        source.solver = "champion";
        source.playouts = 1;
        GameDocument played;
        played.newGame(start, "two pairs");
        playToTheEnd(played);
        session.bestLine()->offer(start, played.line(), source);
        playToTheEnd(*session.document());
        TRY_VERIFY(session.known().medalMark);
    }
    QCOMPARE(results.medalMarks().value(boardKey(start)), 1000);
    GameSession session(nullptr, nullptr, &results);
    session.markSearch()->setOn(true);
    session.document()->newGame(start, "two pairs");
    playToTheEnd(*session.document());
    QVERIFY(!session.markSearch()->isSearching());
}

void TestMedal::markWaitsForTheEndOfAPlayedGame() {
    GameSession session;
    QSignalSpy changes(session.markSearch(), &MarkSearch::changed);
    session.document()->newGame({drawn("1122"), {}}, "two pairs");
    playToTheEnd(*session.document());
    QVERIFY(!session.markSearch()->isSearching()); // off
    session.markSearch()->setOn(true);
    GameRecord opened = session.document()->record();
    opened.start = {drawn("1133"), {}};
    session.document()->openRecord(opened, "opened");
    QVERIFY(session.document()->isFinished());
    QVERIFY(!session.markSearch()->isSearching());
    session.document()->newGame({drawn("1122"), {}}, "two pairs");
    playToTheEnd(*session.document());
    QVERIFY(session.markSearch()->isSearching());
    QVERIFY(session.known().isMarkSought);
    TRY_COMPARE(changes.count(), 1);
    QVERIFY(!session.known().isMarkSought);
}

/// A search for another board, too, is none.
void TestMedal::searchThatIsStoppedIsNoLongerTold() {
    GameSession session;
    session.markSearch()->setOn(true);
    session.document()->newGame({generate_board(5, 15, 15, 5), {}}, "usual");
    playToTheEnd(*session.document());
    QVERIFY(session.known().isMarkSought);
    session.document()->newGame({drawn("1122"), {}}, "two pairs");
    QVERIFY(!session.known().isMarkSought);
    session.document()->undoStack()->undo();
    QVERIFY(session.known().isMarkSought);
    QSignalSpy changes(&session, &GameSession::changed);
    session.markSearch()->stop();
    TRY_VERIFY(!session.known().isMarkSought);
    QVERIFY(!changes.isEmpty());
}

void TestMedal::smallAndLargeBoardsHaveFewerPlayouts() {
    const auto playouts = [](int size) {
        return MarkSearch::playoutsFor(generate_board(1, size, size, 5));
    };
    QCOMPARE(playouts(9), playouts(15));
    QVERIFY(playouts(8) < playouts(15));
    QVERIFY(playouts(20) < playouts(15));
    QVERIFY(playouts(max_rows) >= 100);
}

void TestMedal::recordsAreThoseOfEarlierGames() {
    Database database(":memory:");
    OwnResults results(&database);
    const Position start{drawn("1112223"), {}};
    QCOMPARE(results.records(start), std::optional(OwnRecords{}));
    OwnResult game;
    game.start = start;
    game.name = "row";
    game.line = *replay(start.board, start.rules, std::array{Move{{0, 0}}, Move{{0, 0}}});
    game.largestGroup = 3;
    game.finishedAt = QDateTime::currentDateTime();
    QVERIFY(results.add(game));
    QCOMPARE(results.records(start), std::optional(OwnRecords{1, 1, 3}));
    const Position other{drawn("11"), {}};
    QCOMPARE(results.records(other), std::optional(OwnRecords{{}, {}, 3}));
    game.start = other;
    game.line = *replay(other.board, other.rules, std::array{Move{{0, 0}}});
    game.largestGroup = 0; // not counted: nothing may be called the largest
    QVERIFY(results.add(game));
    QCOMPARE(results.records(start), std::optional(OwnRecords{1, 1, 0}));
}

/// Nor does it keep the person's own groups from being one.
void TestMedal::groupOfAGameTakenOverIsNoRecord() {
    OwnResult game;
    game.start = {drawn("1112223"), {}};
    game.name = "row";
    game.line = *replay(game.start.board, {}, std::array{Move{{0, 0}}, Move{{0, 0}}});
    game.largestGroup = 3;
    game.aid.lineMoves = 1;
    game.finishedAt = QDateTime::currentDateTime();
    Database database(":memory:");
    OwnResults results(&database);
    QVERIFY(results.add(game));
    QCOMPARE(results.records(game.start), std::optional(OwnRecords{1, 1, 0}));
    OwnResult own = game;
    own.start = {drawn("11"), {}};
    own.line = *replay(own.start.board, {}, std::array{Move{{0, 0}}});
    own.largestGroup = 2;
    own.aid = {};
    QVERIFY(results.add(own));
    QCOMPARE(results.records(game.start), std::optional(OwnRecords{1, 1, 2}));
}

/// An end is measured at the games before it, and the same game again is no better one.
void TestMedal::sessionKnowsTheRecordsBeforeTheGame() {
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    GameDocument* document = session.document();
    document->newGame({drawn("11222"), {}}, "row");
    playToTheEnd(*document);
    QCOMPARE(session.known().own, std::optional(OwnRecords{}));
    document->restart();
    QVERIFY(!session.known().own);
    playToTheEnd(*document);
    const OwnRecords first{document->score(), 0, 3};
    QCOMPARE(session.known().own, std::optional(first));
    document->undoStack()->undo();
    document->undoStack()->redo();
    QCOMPARE(session.known().own, std::optional(first));
    document->newGame({drawn("1122"), {}}, "other");
    QVERIFY(!session.known().own);
}

/// By then the game is one of the results itself.
void TestMedal::endThatComesBackIsMeasuredAsAtFirst_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("undo of all moves") << 0;
    QTest::newRow("undo of a restart") << 1;
    QTest::newRow("undo of another game") << 2;
    QTest::newRow("the next session") << 3;
    QTest::newRow("undo and redo in the next session") << 4;
    QTest::newRow("undo and the same move in the next session") << 5;
}

void TestMedal::endThatComesBackIsMeasuredAsAtFirst() {
    QFETCH(const int, way);
    Database database(":memory:");
    OwnResults results(&database);
    const Position start{drawn("11222"), {}};
    OwnResult earlier;
    earlier.start = {drawn("333"), {}};
    earlier.name = "earlier";
    earlier.line = *replay(earlier.start.board, {}, std::array{Move{{0, 0}}});
    earlier.largestGroup = 3;
    earlier.finishedAt = QDateTime::currentDateTime();
    QVERIFY(results.add(earlier));
    GameSession session(nullptr, nullptr, &results);
    GameSession next(nullptr, nullptr, &results);
    GameDocument* document = session.document();
    document->newGame(start, "row");
    playToTheEnd(*document);
    const OwnRecords first{{}, {}, 3};
    QCOMPARE(session.known().own, std::optional(first));
    QUndoStack* stack = document->undoStack();
    if (way == 0) {
        stack->undo();
        stack->undo();
        QVERIFY(document->line().moves.empty());
        stack->redo();
        stack->redo();
    } else if (way == 1) {
        document->restart();
        playToTheEnd(*document); // the same game, which is one of the results now
        QCOMPARE(session.known().own, std::optional(OwnRecords{document->score(), 0, 3}));
        while (document->isFinished())
            stack->undo();
        while (!document->isFinished())
            stack->undo();
    } else if (way == 2) {
        document->newGame({drawn("1122"), {}}, "other");
        stack->undo();
    } else {
        QCOMPARE(next.document()->restoreHistory(document->history()), QString());
    }
    if (way >= 4)
        next.document()->undoStack()->undo();
    if (way == 4)
        next.document()->undoStack()->redo();
    if (way == 5)
        playToTheEnd(*next.document());
    const GameSession& now = way < 3 ? session : next;
    QVERIFY((way < 3 ? document : next.document())->isFinished());
    QCOMPARE(now.known().own, std::optional(first));
}

/// Whereas its help is that of the move.
void TestMedal::endThatIsPlayedOnceMoreKeepsItsRecords() {
    GameDocument document;
    document.newGame({drawn("11"), {}}, "pair");
    document.play({0, 0});
    QVERIFY(!document.recordsBefore());
    const OwnRecords records{7, {}, 4};
    document.keepRecords(records);
    document.undoStack()->undo();
    QVERIFY(!document.recordsBefore());
    document.noteCandidatesShown();
    document.play({0, 0});
    QCOMPARE(document.recordsBefore(), std::optional(records));
    QCOMPARE(document.aid().visibleMoves, 1);
    document.restart();
    document.play({0, 0});
    QVERIFY(!document.recordsBefore());
}

SAMEGAME_TEST(TestMedal, QApplication)
#include "tst_medal.moc"
