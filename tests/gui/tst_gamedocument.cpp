#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/firstmoves.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Change = GameDocument::Change;

/// The game document: moves and games, each of them one step of undo.
class TestGameDocument : public QObject {
    Q_OBJECT

private slots:
    void startsWithStandardBoard1();
    void playingAGroupEarnsItsPoints();
    void playingNothingChangesNothing_data();
    void playingNothingChangesNothing();
    void playAndUndoTellTheTransition();
    void everyMoveOfAGameCanBeUndoneAndRedone();
    void positionsAreThoseOfTheLine();
    void newGameIsUndoneWithItsMoves();
    void sameNameGivesTheSameRandomBoard();
    void takeOverIsOneStep();
    void movesTakenOverAreKnown();
    void movesTakenOverAreKnownWhereTheGameGoesOn();
    void goingBackUndoesMoves();
    void goingBackBehindATakeOverIsOneStep();
    void whoHearsOfAStepMayAskAnything();
    void severalStepsAtOnceAreOneChange();
    void restartCountsFromZero();
    void takeOverOfAnIllegalLineChangesNothing();
    void gameOnTheBoardIsTheOpenOne();
    void leftGameGoesOnWithItsMoves();
    void eachBoardGoesOnFromWhereItWasLeft();
    void boardPlayedAgainLeavesNothingOpen();
    void openGameOutlivesTheProgram();
};

void TestGameDocument::startsWithStandardBoard1() {
    const GameDocument document;
    QCOMPARE(document.board(), standard_board(1));
    QCOMPARE(document.name(), QStringLiteral("Standard board 1"));
    QCOMPARE(document.score(), 0);
    QCOMPARE(document.aid().hints, 0);
    QVERIFY(!document.isFinished());
}

void TestGameDocument::playingAGroupEarnsItsPoints() {
    GameDocument document;
    document.newGame({drawn("1122/1122/1122/1122"), {}}, {});
    QVERIFY(document.play({1, 3}));
    QCOMPARE(document.score(), 36);
    QCOMPARE(document.board(), drawn("22../22../22../22.."));
    QVERIFY(document.play({0, 0}));
    QCOMPARE(document.score(), 36 + 36 + 1000);
    QVERIFY(document.isFinished());
    QVERIFY(document.line().cleared);
}

void TestGameDocument::playingNothingChangesNothing_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::newRow("singleton") << 1 << 0;
    QTest::newRow("empty cell") << 0 << 1;
    QTest::newRow("off the board") << 9 << 9;
}

void TestGameDocument::playingNothingChangesNothing() {
    QFETCH(const int, column);
    QFETCH(const int, row);
    GameDocument document;
    document.newGame({drawn("..3/123"), {}}, {});
    const QSignalSpy changed(&document, &GameDocument::positionChanged);
    const int steps = document.undoStack()->count();
    QVERIFY(!document.play({std::uint8_t(column), std::uint8_t(row)}));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(document.undoStack()->count(), steps);
}

/// Whatever the game was before: played, taken back, taken over, opened, and brought back.
void TestGameDocument::positionsAreThoseOfTheLine() {
    GameDocument document;
    const auto check = [&document] {
        const Line line =
            replay(document.start().board, document.start().rules, document.line().moves).value();
        QVERIFY(document.line() == line);
        QVERIFY(document.played().positions() == positions_along(document.start(), line.moves));
        QCOMPARE(document.played().scores(),
                 scores_along(document.start().board, document.start().rules, line.moves));
        QVERIFY(document.position() == document.played().positions().back());
    };
    check();
    document.newGame({drawn("123"), {}}, "over at once");
    check();
    document.newGame({generate_board(4, 6, 6, 3), {}}, "played");
    while (!document.isFinished()) {
        document.play(legal_moves(document.board()).front().cell);
        check();
    }
    MoveList moves = document.line().moves;
    moves.truncate(moves.size() / 2);
    moves.push_back(legal_moves(board_after(document.start().board, document.start().rules, moves,
                                            moves.size()))
                        .back());
    document.takeOver(moves);
    check();
    document.openRecord(document.record(), "opened");
    document.restart();
    check();
    document.play(legal_moves(document.board()).back().cell);
    const int commands = document.undoStack()->count();
    for (int step = commands; step-- > 0;) {
        document.undoStack()->setIndex(step);
        check();
    }
    for (const int step : {commands, 3, commands - 1, 1}) {
        document.undoStack()->setIndex(step);
        check();
    }
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    QVERIFY(restored.played().positions() == document.played().positions());
    restored.undoStack()->setIndex(commands);
    QVERIFY(restored.played().scores().size() == restored.line().moves.size() + 1);
}

void TestGameDocument::playAndUndoTellTheTransition() {
    GameDocument document;
    std::vector<std::pair<Change, std::optional<Transition>>> heard;
    connect(&document, &GameDocument::positionChanged, this,
            [&heard](Change change, const auto& transition) {
                heard.push_back({change, transition});
            });
    const Board before = document.board();
    playFirstMoves(document, 1);
    const Board after = document.board();
    document.undoStack()->undo();
    QCOMPARE(heard.size(), std::size_t(2));
    QCOMPARE(heard[0].first, Change::MovePlayed);
    QCOMPARE(heard[1].first, Change::MoveUndone);
    for (const auto& [change, transition] : heard) {
        QVERIFY(transition.has_value());
        QCOMPARE(transition->before, before);
        QCOMPARE(transition->after, after);
    }
}

void TestGameDocument::everyMoveOfAGameCanBeUndoneAndRedone() {
    GameDocument document;
    document.newGame({generate_board(7, 32, 32, 9), {}}, {});
    std::vector<Board> boards{document.board()};
    std::vector<int> scores{0};
    while (!document.isFinished()) {
        playFirstMoves(document, 1);
        boards.push_back(document.board());
        scores.push_back(document.score());
    }
    const Line whole = document.line();
    for (std::size_t i = boards.size() - 1; i-- > 0;) {
        document.undoStack()->undo();
        QCOMPARE(document.board(), boards[i]);
        QCOMPARE(document.score(), scores[i]);
        QVERIFY(!document.isFinished());
    }
    for (std::size_t i = 1; i < boards.size(); ++i) {
        document.undoStack()->redo();
        QCOMPARE(document.board(), boards[i]);
        QCOMPARE(document.score(), scores[i]);
    }
    QVERIFY(document.line() == whole);
}

void TestGameDocument::newGameIsUndoneWithItsMoves() {
    GameDocument document;
    playFirstMoves(document, 5);
    document.addHint();
    const Board board = document.board();
    const Line line = document.line();

    document.newGame({standard_board(2), {}}, QStringLiteral("Standard board 2"));
    QCOMPARE(document.board(), standard_board(2));
    QCOMPARE(document.score(), 0);
    QCOMPARE(document.aid().hints, 0);
    playFirstMoves(document, 3);

    QVERIFY(!document.gameOfRedo());
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!document.gameOfRedo());
        document.undoStack()->undo();
    }
    QCOMPARE(document.gameOfRedo(), std::optional(QStringLiteral("Standard board 2")));
    QCOMPARE(document.board(), board);
    QVERIFY(document.line() == line);
    QCOMPARE(document.aid().hints, 1);
    QCOMPARE(document.name(), QStringLiteral("Standard board 1"));
    document.undoStack()->undo();
    QVERIFY(!document.gameOfRedo());
    QCOMPARE(document.line().moves.size(), std::size_t(4));
    for (int i = 0; i < 5; ++i)
        document.undoStack()->redo();
    QCOMPARE(document.name(), QStringLiteral("Standard board 2"));
    QCOMPARE(document.line().moves.size(), std::size_t(3));
}

void TestGameDocument::sameNameGivesTheSameRandomBoard() {
    const auto start = board_of_name("random:42");
    QVERIFY(start.ok());
    GameDocument first;
    GameDocument second;
    first.newGame(*start, QStringLiteral("Random board 42"));
    second.newGame(*board_of_name("random:42"), QStringLiteral("Random board 42"));
    QCOMPARE(first.board(), second.board());
    QCOMPARE(first.board(), generate_board(42));
}

/// Also after a restart of the program, and of a solver's moves that were opened.
void TestGameDocument::movesTakenOverAreKnown() {
    using Taken = std::vector<bool>;
    GameDocument document;
    document.newGame({drawn("1122334455"), {}}, "drawn");
    const auto line = [&](std::initializer_list<int> columns) {
        MoveList moves;
        for (const int column : columns)
            moves.push_back(Move{Cell{static_cast<std::uint8_t>(column), 0}});
        return replay(document.start().board, document.start().rules, moves)->moves;
    };
    document.play({0, 0});
    QCOMPARE(document.takenOver(), Taken{false});
    document.takeOver(line({0, 2, 0}));
    document.play({0, 0});
    QCOMPARE(document.takenOver(), (Taken{false, true, true, false}));
    document.takeOver(line({0, 2})); // back
    document.play({0, 0});
    QCOMPARE(document.takenOver(), (Taken{false, true, false}));
    document.takeOver(line({0, 2, 2, 0, 0}));
    QCOMPARE(document.takenOver(), (Taken{false, true, true, true, true}));
    GameDocument other;
    QCOMPARE(other.restoreHistory(document.history()), QString());
    QCOMPARE(other.takenOver(), document.takenOver());
    document.undoStack()->undo();
    QCOMPARE(document.takenOver(), (Taken{false, true, false}));
    GameRecord solved = other.record();
    solved.source = RecordSource{};
    solved.source->solver = "nrpa";
    solved.line = replay(solved.start.board, solved.start.rules, line({0, 0})).value();
    document.openRecord(solved, "solved");
    document.play({0, 0});
    QCOMPARE(document.takenOver(), (Taken{true, true, false}));
    document.restart();
    QVERIFY(document.takenOver().empty());
}

/// Also twice, after a restart of the program, and where other moves are played in their place.
void TestGameDocument::movesTakenOverAreKnownWhereTheGameGoesOn() {
    using Taken = std::vector<bool>;
    const Position start{drawn("1122334455"), {}};
    GameDocument document;
    document.newGame(start, "drawn");
    document.play({0, 0});
    MoveList line = document.line().moves;
    line.push_back(Move{Cell{2, 0}});
    line.push_back(Move{Cell{0, 0}});
    document.takeOver(replay(start.board, start.rules, line)->moves);
    document.newGame({drawn("1122"), {}}, "two pairs");
    document.goOn(start);
    QCOMPARE(document.takenOver(), (Taken{false, true, true}));
    document.play({0, 0});
    QCOMPARE(document.takenOver(), (Taken{false, true, true, false}));
    document.newGame({drawn("1122"), {}}, "two pairs");
    document.goOn(start);
    QCOMPARE(document.takenOver(), (Taken{false, true, true, false}));
    GameDocument other;
    QCOMPARE(other.restoreHistory(document.history()), QString());
    QCOMPARE(other.takenOver(), document.takenOver());
    other.goBackTo(2);
    QCOMPARE(other.takenOver(), (Taken{false, true}));
    other.play({2, 0}); // by hand, another group than the line's
    QCOMPARE(other.takenOver(), (Taken{false, true, false}));
    other.restart();
    other.play({0, 0});
    other.play({2, 0});
    QCOMPARE(other.takenOver(), (Taken{false, false}));
}

void TestGameDocument::takeOverIsOneStep() {
    GameDocument document;
    playFirstMoves(document, 2);
    const Line own = document.line();
    MoveList other;
    Board board = document.start().board;
    for (int i = 0; i < 6; ++i) {
        const MoveList moves = legal_moves(board);
        other.push_back(moves.back());
        board.play(moves.back(), Gravity::shift);
    }
    const int steps = document.undoStack()->count();
    document.takeOver(other);
    QCOMPARE(document.undoStack()->count(), steps + 1);
    QCOMPARE(document.board(), board);
    QVERIFY(document.line().moves == other);
    document.undoStack()->undo();
    QVERIFY(document.line() == own);
}

void TestGameDocument::goingBackUndoesMoves() {
    GameDocument document;
    playFirstMoves(document, 5);
    const MoveList moves = document.line().moves;
    QSignalSpy changes(&document, &GameDocument::positionChanged);
    document.goBackTo(2);
    QCOMPARE(changes.count(), 1); // whatever follows the position does so once
    QCOMPARE(changes.first().first().value<GameDocument::Change>(), GameDocument::Change::Jumped);
    QCOMPARE(document.line().moves.size(), std::size_t{2});
    QCOMPARE(document.undoStack()->index(), 2);
    document.goBackTo(3); // there are fewer
    QCOMPARE(document.undoStack()->index(), 2);
    for (int i = 0; i < 3; ++i)
        document.undoStack()->redo();
    QCOMPARE(document.line().moves, moves);
}

void TestGameDocument::goingBackBehindATakeOverIsOneStep() {
    GameDocument document;
    playFirstMoves(document, 4);
    const MoveList moves = document.line().moves;
    document.undoStack()->setIndex(0);
    document.takeOver(moves);
    playFirstMoves(document, 1);
    document.goBackTo(2);
    QCOMPARE(document.line().moves.size(), std::size_t{2});
    document.undoStack()->undo();
    QCOMPARE(document.line().moves.size(), std::size_t{5});
}

/// The undo stack has taken the step by then.
void TestGameDocument::whoHearsOfAStepMayAskAnything() {
    GameDocument document;
    const Position first{drawn("1122334455"), {}};
    const auto answers = [&] {
        return std::tuple(document.takenOver(), document.openGame(first), document.openGameBeside(),
                          document.history(), document.undoStack()->canUndo());
    };
    std::vector<decltype(answers())> heard;
    const auto hear = [&] { heard.push_back(answers()); };
    connect(&document, &GameDocument::positionChanged, this, hear);
    connect(&document, &GameDocument::nameChanged, this, hear);
    connect(&document, &GameDocument::aidChanged, this, hear);
    const QSignalSpy names(&document, &GameDocument::nameChanged);
    const QSignalSpy aids(&document, &GameDocument::aidChanged);
    const auto isRight = [&] {
        const auto all = std::exchange(heard, {});
        return !all.empty() && std::ranges::all_of(all, [now = answers()](const auto& each) {
            return each == now;
        });
    };
    document.newGame(first, "first");
    QVERIFY(isRight());
    document.play({0, 0});
    QVERIFY(isRight());
    MoveList line = document.line().moves;
    line.push_back(Move{{2, 0}});
    line.push_back(Move{{2, 0}});
    document.takeOver(line);
    QVERIFY(isRight());
    document.play({0, 0}, GameDocument::MoveSource::Candidate);
    QVERIFY(isRight());
    document.newGame({drawn("1122"), {}}, "second");
    QVERIFY(isRight());
    document.play({0, 0});
    QVERIFY(isRight());
    while (document.undoStack()->canUndo()) {
        document.undoStack()->undo();
        QVERIFY(isRight());
    }
    while (document.undoStack()->canRedo()) {
        document.undoStack()->redo();
        QVERIFY(isRight());
    }
    document.goOn(first);
    QVERIFY(isRight());
    document.goBackTo(1);
    QVERIFY(isRight());
    document.restart();
    QVERIFY(isRight());
    QVERIFY(!names.isEmpty() && !aids.isEmpty());
}

/// Games and moves: the change is that to another game.
void TestGameDocument::severalStepsAtOnceAreOneChange() {
    GameDocument document;
    document.newGame({drawn("1122334455"), {}}, "drawn");
    playFirstMoves(document, 2);
    QSignalSpy changes(&document, &GameDocument::positionChanged);
    const QSignalSpy names(&document, &GameDocument::nameChanged);
    const auto isOne = [&changes](Change change) {
        const QList<QVariantList> told = changes;
        changes.clear();
        return told.size() == 1 && told.first().first().value<Change>() == change;
    };
    document.undoStack()->setIndex(0);
    QVERIFY(isOne(Change::NewGame));
    QCOMPARE(names.count(), 1);
    document.undoStack()->setIndex(3);
    QVERIFY(isOne(Change::NewGame));
    document.undoStack()->setIndex(1);
    QVERIFY(isOne(Change::Jumped));
    document.undoStack()->setIndex(2);
    QVERIFY(isOne(Change::MovePlayed));
    QCOMPARE(names.count(), 2);
}

/// Two facts: the help in this game, and that of games on its board before.
void TestGameDocument::restartCountsFromZero() {
    GameDocument document;
    document.addHint();
    document.addHint();
    playFirstMoves(document, 3);
    QCOMPARE(wholeTextOf(document.aid()), "2 hints");
    document.restart();
    QVERIFY(document.line().moves.empty());
    QCOMPARE(document.aid(), (Aid{.wasHelpedBefore = true}));
    QVERIFY(document.aid().isNone());
    QCOMPARE(textOf(document.aid()), "without help");
    QCOMPARE(wholeTextOf(document.aid()), "without help; board played with help before");
    QCOMPARE(shortTextOf(document.aid()), "helped before");
    QCOMPARE(fewestWordsOf(document.aid()), "helped before");
    QVERIFY(explanationOf(document.aid()).contains("Hints: 0\n"));
    QVERIFY(explanationOf(document.aid()).endsWith("This board was played with help before."));
    document.addHint();
    QCOMPARE(document.aid().hints, 1);
    document.undoStack()->undo(); // the game before, as it was
    QCOMPARE(document.aid(), (Aid{.hints = 2}));
    document.undoStack()->redo();
    QCOMPARE(document.aid(), (Aid{.hints = 1, .wasHelpedBefore = true}));
    playFirstMoves(document, 1);
    document.takeOver({}); // another way to begin again
    QCOMPARE(document.aid(), (Aid{.wasHelpedBefore = true}));
}

void TestGameDocument::takeOverOfAnIllegalLineChangesNothing() {
    GameDocument document;
    const int steps = document.undoStack()->count();
    MoveList moves;
    moves.push_back({{31, 31}});
    document.takeOver(moves);
    QCOMPARE(document.undoStack()->count(), steps);
    QCOMPARE(document.board(), standard_board(1));
}

void TestGameDocument::gameOnTheBoardIsTheOpenOne() {
    GameDocument document;
    QVERIFY(!document.openGameBeside()); // not begun
    document.goOn(document.start());
    QVERIFY(!document.hasHistory());
    playFirstMoves(document, 2);
    const auto open = document.openGameBeside();
    QVERIFY(open);
    QCOMPARE(open->name, QStringLiteral("Standard board 1"));
    QCOMPARE(open->position.board, document.board());
    QCOMPARE(open->score, document.score());
    QCOMPARE(open->moves, 2);
    const int commands = document.undoStack()->count();
    document.goOn(open->start); // it is there
    QCOMPARE(document.undoStack()->count(), commands);
}

/// Past a game that was ended in between; and nothing of that is lost.
void TestGameDocument::leftGameGoesOnWithItsMoves() {
    GameDocument document;
    playFirstMoves(document, 3);
    document.addHint();
    const Board left = document.board();
    document.newGame({drawn("11"), {}}, QStringLiteral("short"));
    QCOMPARE(document.openGameBeside()->position.board, left); // the new one is not begun
    playFirstMoves(document, 1);
    QVERIFY(document.isFinished());
    QCOMPARE(document.openGameBeside()->moves, 3);

    const QSignalSpy changes(&document, &GameDocument::positionChanged);
    document.goOn(document.openGameBeside()->start);
    QCOMPARE(changes.count(), 1);
    QVERIFY(changes[0][0].value<Change>() == Change::NewGame);
    QCOMPARE(document.board(), left);
    QCOMPARE(document.name(), QStringLiteral("Standard board 1"));
    QCOMPARE(document.aid().hints, 1);
    QVERIFY(!document.isOpenedLine());
    for (int i = 0; i < 3; ++i)
        document.undoStack()->undo();
    QCOMPARE(document.board(), standard_board(1));
    document.undoStack()->undo();
    QVERIFY(document.isFinished());
    QCOMPARE(document.name(), QStringLiteral("short"));
}

/// Not only the one that was left last.
void TestGameDocument::eachBoardGoesOnFromWhereItWasLeft() {
    GameDocument document;
    playFirstMoves(document, 3);
    const Position first = document.start();
    const int score = document.score();
    document.newGame({standard_board(2), {}}, QStringLiteral("Standard board 2"));
    QVERIFY(!document.openGame(document.start())); // not begun
    playFirstMoves(document, 2);
    const Position second = document.start();
    document.newGame({standard_board(3), {}}, QStringLiteral("Standard board 3"));
    playFirstMoves(document, 1);
    QCOMPARE(document.openGame(document.start())->moves, 1);
    QCOMPARE(document.openGame(second)->moves, 2);
    QCOMPARE(document.openGameBeside()->moves, 1);
    QVERIFY(document.openGameBeside(document.start())->start == second);
    const auto open = document.openGame(first);
    QVERIFY(open);
    QCOMPARE(open->moves, 3);
    QCOMPARE(open->score, score);
    QVERIFY(open->start == first);
    QCOMPARE(standingOf(*open), pointsOf(*open) + ", 3 moves");
    QVERIFY(!document.openGame({standard_board(1), {Scoring::no_penalty}})); // other rules
    document.goOn(first);
    QVERIFY(document.start() == first);
    QCOMPARE(document.line().moves.size(), std::size_t{3});
    QCOMPARE(document.openGame(second)->moves, 2);
}

void TestGameDocument::boardPlayedAgainLeavesNothingOpen() {
    GameDocument document;
    document.newGame({drawn("1122"), {}}, QStringLiteral("a"));
    playFirstMoves(document, 1);
    document.restart();
    QVERIFY(!document.openGameBeside());
    playFirstMoves(document, 2);
    QVERIFY(document.isFinished());
    QVERIFY(!document.openGameBeside());
    document.newGame({drawn("11"), {}}, QStringLiteral("b"));
    QVERIFY(!document.openGameBeside());
}

void TestGameDocument::openGameOutlivesTheProgram() {
    GameDocument document;
    playFirstMoves(document, 4);
    const Board left = document.board();
    document.newGame({standard_board(2), {}}, QStringLiteral("Standard board 2"));
    GameDocument next;
    QCOMPARE(next.restoreHistory(document.history()), QString());
    QCOMPARE(next.openGameBeside()->position.board, left);
    next.goOn(next.openGameBeside()->start);
    GameDocument last;
    QCOMPARE(last.restoreHistory(next.history()), QString());
    QCOMPARE(last.board(), left);
    QCOMPARE(last.line().moves.size(), std::size_t{4});
    last.undoStack()->undo();
    QCOMPARE(last.line().moves.size(), std::size_t{3});
}

SAMEGAME_TEST(TestGameDocument, QCoreApplication)
#include "tst_gamedocument.moc"
