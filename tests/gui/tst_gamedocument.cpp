#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/namedgame.h"
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
    void goingBackUndoesMoves();
    void goingBackBehindATakeOverIsOneStep();
    void whoHearsOfAStepMayAskAnything();
    void severalStepsAtOnceAreOneChange();
    void movesOfALineTakenOverAreCounted();
    void restartCountsFromZero();
    void undoneTakeOverHasNoMoves();
    void helpOfTheBoardIsAskedForWhenAGameBegins();
    void aidIsKeptInTheFile();
    void aidOfEarlierFilesIsRead();
    void damagedAidIsToldOf_data();
    void damagedAidIsToldOf();
    void whatWasSeenStaysWithTheGame_data();
    void whatWasSeenStaysWithTheGame();
    void moveCountsOnce();
    void whatWasSeenIsOfOnePosition();
    void eachHelpIsNamed_data();
    void eachHelpIsNamed();
    void takeOverOfAnIllegalLineChangesNothing();
    void hintsCountOnWhenATakeOverIsUndone();
    void gameOnTheBoardIsTheOpenOne();
    void leftGameGoesOnWithItsMoves();
    void eachBoardGoesOnFromWhereItWasLeft();
    void boardPlayedAgainLeavesNothingOpen();
    void openGameOutlivesTheProgram();
    void endKeepsTheAidThatItWasPlayedWith();
    void endPlayedAgainHasTheAidSince();
    void endTakenOverIsNotByHand();
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

    for (int i = 0; i < 4; ++i)
        document.undoStack()->undo();
    QCOMPARE(document.board(), board);
    QVERIFY(document.line() == line);
    QCOMPARE(document.aid().hints, 1);
    QCOMPARE(document.name(), QStringLiteral("Standard board 1"));
    document.undoStack()->undo();
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

void TestGameDocument::movesOfALineTakenOverAreCounted() {
    GameDocument document;
    playFirstMoves(document, 4);
    MoveList moves = document.line().moves;
    moves.truncate(2);
    document.takeOver(moves); // back in the own game
    QVERIFY(document.aid().isNone());
    Board board = document.board();
    for (int i = 0; i < 3; ++i) {
        moves.push_back(legal_moves(board).back());
        board.play(moves.back(), Gravity::shift);
    }
    document.takeOver(moves);
    QCOMPARE(document.aid(), (Aid{.lineMoves = 3}));
    moves.truncate(4);
    document.takeOver(moves); // back on the line, of which two moves are left
    QCOMPARE(document.aid(), (Aid{.lineMoves = 3}));
    moves.truncate(1);
    document.takeOver(moves);
    QCOMPARE(document.aid(), (Aid{.lineMoves = 1})); // no more than there are moves
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
    QCOMPARE(document.undoStack()->undoText(), "Restart");
    document.undoStack()->undo(); // the game before, as it was
    QCOMPARE(document.aid(), (Aid{.hints = 2}));
    document.undoStack()->redo();
    QCOMPARE(document.aid(), (Aid{.hints = 1, .wasHelpedBefore = true}));
    playFirstMoves(document, 1);
    document.takeOver({}); // another way to begin again
    QCOMPARE(document.aid(), (Aid{.wasHelpedBefore = true}));
}

void TestGameDocument::undoneTakeOverHasNoMoves() {
    GameDocument document;
    MoveList moves;
    Board board = document.board();
    for (int i = 0; i < 5; ++i) {
        moves.push_back(legal_moves(board).back());
        board.play(moves.back(), Gravity::shift);
    }
    document.takeOver(moves);
    document.addHint();
    QCOMPARE(document.aid(), (Aid{.hints = 1, .lineMoves = 5}));
    document.undoStack()->undo();
    QCOMPARE(document.aid(), (Aid{.hints = 1}));
    document.undoStack()->redo();
    QCOMPARE(document.aid(), (Aid{.hints = 1, .lineMoves = 5}));
    document.restart();
    QVERIFY(document.aid().isNone());
}

void TestGameDocument::helpOfTheBoardIsAskedForWhenAGameBegins() {
    GameDocument document;
    document.setHelpMemory([](const Position& start) { return start.board != standard_board(2); });
    QVERIFY(document.aid().wasHelpedBefore); // it has not begun yet
    document.newGame({standard_board(2), {}}, "2");
    QVERIFY(!document.aid().wasHelpedBefore);
    document.openRecord({{standard_board(3), {}}, {}, {}, {}}, "3");
    QVERIFY(document.aid().wasHelpedBefore);
    document.undoStack()->undo();
    QVERIFY(!document.aid().wasHelpedBefore);
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    restored.undoStack()->redo();
    QVERIFY(restored.aid().wasHelpedBefore);
}

void TestGameDocument::aidIsKeptInTheFile() {
    GameDocument document;
    playFirstMoves(document, 2);
    document.addHint();
    document.noteCandidatesShown();
    document.play(legal_moves(document.board())[0].cell);
    document.play(legal_moves(document.board())[0].cell, GameDocument::MoveSource::Candidate);
    document.noteReviewed();
    document.play(legal_moves(document.board())[0].cell);
    document.play(legal_moves(document.board())[0].cell); // of this position no review tells
    const Aid aid{.hints = 1, .candidateMoves = 1, .visibleMoves = 1, .reviewMoves = 1};
    QCOMPARE(document.aid(), aid);
    GameDocument other;
    other.openRecord(document.record(), "copy");
    QCOMPARE(other.aid(), aid);
    document.restart();
    other.openRecord(document.record(), "begun again");
    QCOMPARE(other.aid(), (Aid{.wasHelpedBefore = true}));
}

void TestGameDocument::aidOfEarlierFilesIsRead() {
    QJsonObject members{{"hints", 2},
                        {"aided_moves", QJsonObject{{"candidates", 3}, {"visible", 4}}}};
    QCOMPARE(takeAid(members), (Aid{.hints = 2, .candidateMoves = 3, .visibleMoves = 4}));
    QVERIFY(members.isEmpty());
}

void TestGameDocument::damagedAidIsToldOf_data() {
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("none") << QByteArray("{}") << false;
    QTest::newRow("all") << QByteArray(
                                R"({"hints": 2, "aided_moves": {"candidates": 1, "visible": 2,
        "review": 3, "line": 4, "later": "unknown"}, "helped_before": true})")
                         << false;
    for (const char* value : {"-1", "1.5", "1e30", "2147483647", "\"many\"", "null", "[]"})
        for (const char* member :
             {R"({"hints": %1})", R"({"aided_moves": {"candidates": %1}})",
              R"({"aided_moves": {"visible": %1}})", R"({"aided_moves": {"review": %1}})",
              R"({"aided_moves": {"line": %1}})", R"({"aided_moves": %1})",
              R"({"helped_before": %1})"}) {
            const QByteArray members = QString(member).arg(value).toUtf8();
            QTest::newRow(members.constData()) << members << true;
        }
}

/// What can be read of it is taken; the sentence says what becomes of the rest.
void TestGameDocument::damagedAidIsToldOf() {
    QFETCH(const QByteArray, members);
    QFETCH(const bool, isDamaged);
    QJsonObject json = QJsonDocument::fromJson(members).object();
    QCOMPARE(json.isEmpty(), members == "{}");
    QCOMPARE(!errorInAid(json).isEmpty(), isDamaged);
    const Aid all{2, 1, 2, 3, 4, true};
    QCOMPARE(takeAid(json), isDamaged || members == "{}" ? Aid() : all);
    GameDocument document;
    document.play(legal_moves(document.board())[0].cell);
    samegame::GameRecord record = document.record();
    record.unknown_json = members.toStdString();
    const auto game = namedGameOfText(QString::fromStdString(to_json(record)));
    QVERIFY(game.ok());
    QCOMPARE(!game->refutation.isEmpty(), isDamaged);
}

void TestGameDocument::whatWasSeenStaysWithTheGame_data() {
    QTest::addColumn<bool>("isReview");
    QTest::addColumn<Aid>("aid");
    QTest::newRow("candidates") << false << Aid{.visibleMoves = 1};
    QTest::newRow("review") << true << Aid{.reviewMoves = 1};
}

/// Over the end of the program, in a saved file, and while another board is played.
void TestGameDocument::whatWasSeenStaysWithTheGame() {
    QFETCH(const bool, isReview);
    QFETCH(const Aid, aid);
    const auto play = [](GameDocument& document) {
        document.play(legal_moves(document.board())[0].cell);
    };
    GameDocument document;
    play(document);
    isReview ? document.noteReviewed() : document.noteCandidatesShown();
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    play(restored);
    QCOMPARE(restored.aid(), aid);
    GameDocument opened;
    opened.openRecord(document.record(), "copy");
    play(opened);
    QCOMPARE(opened.aid(), aid);
    play(opened); // of this position nobody was told
    QCOMPARE(opened.aid(), aid);
    document.newGame({drawn("1122"), {}}, "other");
    play(document);
    QVERIFY(document.aid().isNone());
    document.undoStack()->undo();
    document.undoStack()->undo();
    play(document);
    QCOMPARE(document.aid(), aid);
}

/// Whoever saw more than one kind of help is said to have seen the one that tells most.
void TestGameDocument::moveCountsOnce() {
    GameDocument document;
    const auto play = [&document](GameDocument::MoveSource source) {
        document.noteReviewed();
        document.noteCandidatesShown();
        document.noteReviewed();
        document.play(legal_moves(document.board())[0].cell, source);
    };
    play(GameDocument::MoveSource::Hand);
    QCOMPARE(document.aid(), (Aid{.visibleMoves = 1}));
    play(GameDocument::MoveSource::Candidate);
    QCOMPARE(document.aid(), (Aid{.candidateMoves = 1, .visibleMoves = 1}));
}

/// However another one comes onto the board.
void TestGameDocument::whatWasSeenIsOfOnePosition() {
    GameDocument document;
    playFirstMoves(document, 3);
    MoveList firstMove = document.line().moves;
    firstMove.truncate(1);
    const std::vector<std::function<void()>> ways{
        [&] { document.undoStack()->undo(); }, [&] { document.undoStack()->redo(); },
        [&] { document.takeOver(firstMove); },
        [&] {
            document.newGame({standard_board(2), {}}, "2");
        }};
    for (const auto& go : ways) {
        document.noteCandidatesShown();
        document.noteReviewed();
        go();
        QVERIFY(document.play(legal_moves(document.board())[0].cell));
        QVERIFY(document.aid().isNone());
        document.undoStack()->undo();
    }
}

void TestGameDocument::eachHelpIsNamed_data() {
    QTest::addColumn<Aid>("aid");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shortText");
    QTest::addColumn<QString>("explained");
    QTest::newRow("none") << Aid() << "without help"
                          << "without help"
                          << "Hints: 0";
    QTest::newRow("hint") << Aid{.hints = 1} << "1 hint"
                          << "1 hint"
                          << "Hints: 1";
    QTest::newRow("candidate") << Aid{.candidateMoves = 1} << "1 move with candidates seen"
                               << "1 with candidates"
                               << "Moves taken from the candidates: 1";
    QTest::newRow("candidates seen") << Aid{.visibleMoves = 1} << "1 move with candidates seen"
                                     << "1 with candidates"
                                     << "Other moves where candidates were seen: 1";
    QTest::newRow("review") << Aid{.reviewMoves = 1} << "1 move from a reviewed position"
                            << "1 with a review"
                            << "Other moves from reviewed positions: 1";
    QTest::newRow("taken over") << Aid{.lineMoves = 1} << "1 move of a game taken over"
                                << "1 taken over"
                                << "Moves of a game taken over: 1";
    QTest::newRow("all") << Aid{2, 3, 4, 5, 21, true}
                         << "2 hints, 7 moves with candidates seen, 5 moves from reviewed "
                            "positions, 21 moves of a game taken over"
                         << "2 hints, 7 with candidates, 5 with a review, 21 taken over, helped "
                            "before"
                         << "This board was played with help before.";
}

void TestGameDocument::eachHelpIsNamed() {
    QFETCH(const Aid, aid);
    QFETCH(const QString, explained);
    QTEST(textOf(aid), "text");
    QTEST(shortTextOf(aid), "shortText");
    QVERIFY2(explanationOf(aid).contains(explained), qPrintable(explanationOf(aid)));
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

void TestGameDocument::hintsCountOnWhenATakeOverIsUndone() {
    GameDocument document;
    document.addHint();
    MoveList moves;
    moves.push_back(legal_moves(document.board())[0]);
    document.takeOver(moves);
    QCOMPARE(document.aid().hints, 1);
    document.addHint();
    document.undoStack()->undo();
    QCOMPARE(document.aid().hints, 2);
    document.undoStack()->redo();
    QCOMPARE(document.aid().hints, 2);
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

/// What is tried beside an end, after it, is no aid in the game that came there.
void TestGameDocument::endKeepsTheAidThatItWasPlayedWith() {
    GameDocument document;
    document.newGame({drawn("3311221"), {}}, "drawn");
    for (int move = 0; move < 3; ++move)
        document.play({0, 0});
    QVERIFY(document.isFinished());
    QVERIFY(document.aid().isNone());
    const Line game = document.line();
    MoveList moves = game.moves;
    moves.truncate(1);
    document.takeOver(moves); // tried from there, beside a review
    document.noteCandidatesShown();
    document.play({2, 0});
    document.addHint();
    document.play({0, 0});
    QVERIFY(document.isFinished());
    const Aid tried{.hints = 1, .visibleMoves = 1};
    QCOMPARE(document.aid(), tried);
    document.undoStack()->setIndex(document.undoStack()->index() - 3);
    QVERIFY(document.line() == game);
    QVERIFY(document.aid().isNone());
    QVERIFY(document.record().unknown_json.empty());
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    QVERIFY(restored.aid().isNone());
    for (GameDocument* each : {&document, &restored}) {
        each->undoStack()->undo(); // the game goes on, with all that it had
        QCOMPARE(each->aid(), tried);
        each->undoStack()->setIndex(each->undoStack()->count());
        QCOMPARE(each->aid(), tried);
    }
    document.restart();
    QVERIFY(document.aid().wasHelpedBefore);
}

void TestGameDocument::endPlayedAgainHasTheAidSince() {
    GameDocument document;
    document.newGame({drawn("11"), {}}, "drawn");
    document.play({0, 0});
    document.undoStack()->undo();
    document.addHint();
    document.undoStack()->redo();
    QVERIFY(document.aid().isNone());
    document.undoStack()->undo();
    document.play({0, 0});
    QCOMPARE(document.aid().hints, 1);
}

/// Also in the next session, and in a history that does not tell of ends.
void TestGameDocument::endTakenOverIsNotByHand() {
    GameDocument document;
    document.newGame({drawn("1122"), {}}, "drawn");
    playFirstMoves(document, 2);
    QVERIFY(document.hasEndedByHand());
    const MoveList moves = document.line().moves;
    document.restart();
    QVERIFY(!document.hasEndedByHand());
    document.takeOver(moves);
    const int step = document.undoStack()->index();
    const auto check = [&](const QJsonObject& history, bool isByHand) {
        GameDocument restored;
        QCOMPARE(restored.restoreHistory(history), QString());
        QVERIFY(restored.isFinished());
        QCOMPARE(restored.hasEndedByHand(), isByHand);
    };
    const auto withoutEnds = [](QJsonObject history) {
        const QJsonArray before = history.value("games").toArray();
        QJsonArray games;
        for (const auto& value : before) {
            QJsonObject game = value.toObject();
            game.remove("ends");
            games.append(game);
        }
        history.insert("games", games);
        return history;
    };
    QVERIFY(!document.hasEndedByHand());
    check(document.history(), false);
    check(withoutEnds(document.history()), false);
    document.undoStack()->setIndex(step - 2); // the first game
    QVERIFY(document.hasEndedByHand());
    check(document.history(), true);
    check(withoutEnds(document.history()), true);
}

SAMEGAME_TEST(TestGameDocument, QCoreApplication)
#include "tst_gamedocument.moc"
