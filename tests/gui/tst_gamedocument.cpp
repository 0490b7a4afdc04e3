#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/line_file.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/gamefile.h"
#include "tests/support/board_drawing.h"
#include "tests/support/file_bytes.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Change = GameDocument::Change;

/// The game document: moves, games and files, each of them one step of undo.
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
    void movesOfALineTakenOverAreCounted();
    void restartCountsFromZero();
    void undoneTakeOverHasNoMoves();
    void helpOfTheBoardIsAskedForWhenAGameBegins();
    void aidIsKeptInTheFile();
    void takeOverOfAnIllegalLineChangesNothing();
    void hintsCountOnWhenATakeOverIsUndone();
    void damagedFilesChangeNothing_data();
    void damagedFilesChangeNothing();
    void missingFilesChangeNothing();
    void savedGamesOpenAgain();
    void openingIsUndone();
    void boardTextOpensAsANewGame();
    void unknownMembersAreKept();
    void movesOfAnOpenedLineAreUndoneOneByOne();
    void lineOfASolverIsNoOnesMoves();
    void lineOfASolverHasTheNameOfItsBoard();
    void firstGameKeepsItsMoves();
    void sourceIsWrittenForItsOwnLineOnly();
    void savingWhereNothingCanBeSavedSaysWhy();
    void savingLeavesTheFileWhatItIs();
    void aFileThatAnotherProgramWritesToIsNotReplaced();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString written(const char* name, const QByteArray& content) const;

    QTemporaryDir m_folder;
};

namespace {

void playFirstMoves(GameDocument& document, int count) {
    for (int i = 0; i < count; ++i)
        QVERIFY(document.play(legal_moves(document.board())[0].cell));
}

} // namespace

QString TestGameDocument::written(const char* name, const QByteArray& content) const {
    writeContent(path(name), content);
    return path(name);
}

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
    QCOMPARE(textOf(document.aid()), "unaided");
    QCOMPARE(wholeTextOf(document.aid()), "unaided; board played with help before");
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
    const Aid aid{.hints = 1, .candidateMoves = 1, .visibleMoves = 1};
    QCOMPARE(document.aid(), aid);
    GameDocument other;
    other.openRecord(document.record(), "copy");
    QCOMPARE(other.aid(), aid);
    QCOMPARE(textOf(aid), "1 hint, 2 moves with the assistant on");
    document.restart();
    other.openRecord(document.record(), "begun again");
    QCOMPARE(other.aid(), (Aid{.wasHelpedBefore = true}));
    QCOMPARE(textOf(Aid()), "unaided");
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

void TestGameDocument::damagedFilesChangeNothing_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"format": "samegame", "version": 1, "board": [)");
    QTest::newRow("other JSON") << QByteArray(R"({"name": "value"})");
    QTest::newRow("illegal move") << QByteArray(
        R"({"format": "samegame", "version": 1, "board": ["12"], "moves": [[1, 1]]})");
    QTest::newRow("floating block") << QByteArray("1\n.\n");
    QTest::newRow("bytes") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10);
}

void TestGameDocument::damagedFilesChangeNothing() {
    QFETCH(const QByteArray, content);
    GameSession session;
    GameDocument& document = *session.document();
    playFirstMoves(document, 3);
    const Line line = document.line();
    const QSignalSpy changed(&document, &GameDocument::positionChanged);
    const QString error = session.openFile(written("damaged.samegame", content));
    QVERIFY(error.startsWith(QStringLiteral("damaged.samegame: ")));
    QVERIFY(error.endsWith(u'.'));
    QVERIFY(!error.contains(u'\n'));
    QCOMPARE(changed.count(), 0);
    QVERIFY(document.line() == line);
    QCOMPARE(document.undoStack()->count(), 3);
}

void TestGameDocument::missingFilesChangeNothing() {
    GameSession session;
    QVERIFY(!session.openFile(path("missing.samegame")).isEmpty());
    QVERIFY(!session.openFile(m_folder.path()).isEmpty());
    QCOMPARE(session.document()->undoStack()->count(), 0);
}

void TestGameDocument::savedGamesOpenAgain() {
    GameDocument document;
    document.newGame({standard_board(9), {Scoring::bubble_breaker}}, {});
    playFirstMoves(document, 10);
    document.addHint();
    document.addHint();
    QCOMPARE(saveFile(document, path("game.samegame")), QString());

    GameDocument reopened;
    const QSignalSpy hints(&reopened, &GameDocument::aidChanged);
    QCOMPARE(openFile(reopened, path("game.samegame")), QString());
    QVERIFY(reopened.start() == document.start());
    QVERIFY(reopened.line() == document.line());
    QCOMPARE(reopened.board(), document.board());
    QCOMPARE(reopened.aid().hints, 2);
    QCOMPARE(hints.count(), 1);
    QCOMPARE(reopened.name(), QStringLiteral("game.samegame"));
    QVERIFY(reopened.record() == document.record());
}

void TestGameDocument::openingIsUndone() {
    GameDocument document;
    playFirstMoves(document, 4);
    const Board board = document.board();
    QCOMPARE(openFile(document, written("board.txt", "12\n12\n")), QString());
    QCOMPARE(document.board(), drawn("12/12"));
    document.undoStack()->undo();
    QCOMPARE(document.board(), board);
    QCOMPARE(document.line().moves.size(), std::size_t(4));
}

void TestGameDocument::boardTextOpensAsANewGame() {
    GameDocument document;
    QCOMPARE(openFile(document, written("board.txt", "# small\n1 2\n1 2\n")), QString());
    QCOMPARE(document.board(), drawn("12/12"));
    QVERIFY(document.line().moves.empty());
    QCOMPARE(document.name(), QStringLiteral("board.txt"));
}

void TestGameDocument::unknownMembersAreKept() {
    const QByteArray content = R"({"format": "samegame", "version": 1, "board": ["11", "22"],
        "moves": [], "comment": {"text": "kept", "numbers": [1, 2]}, "hints": 3})";
    GameDocument document;
    QCOMPARE(openFile(document, written("members.samegame", content)), QString());
    QCOMPARE(document.aid().hints, 3);
    document.addHint();
    QCOMPARE(saveFile(document, path("members.samegame")), QString());
    const QByteArray saved = contentOf(path("members.samegame"));
    QVERIFY(saved.contains("kept"));
    QVERIFY(saved.contains("\"hints\": 4"));
    QCOMPARE(saved.count("hints"), 1);
}

void TestGameDocument::movesOfAnOpenedLineAreUndoneOneByOne() {
    GameDocument played;
    playFirstMoves(played, 6);
    QCOMPARE(saveFile(played, path("six.samegame")), QString());
    GameDocument document;
    document.newGame({standard_board(2), {}}, "2");
    QSignalSpy changed(&document, &GameDocument::positionChanged);
    QCOMPARE(openFile(document, path("six.samegame")), QString());
    QCOMPARE(changed.count(), 1); // it is shown where it ends
    QVERIFY(document.line() == played.line());
    for (std::size_t left = 6; left-- > 0;) {
        document.undoStack()->undo();
        played.undoStack()->undo();
        QCOMPARE(document.line().moves.size(), left);
        QCOMPARE(document.board(), played.board());
    }
    document.undoStack()->undo();
    QCOMPARE(document.board(), standard_board(2));
    document.undoStack()->setIndex(document.undoStack()->count());
    QCOMPARE(document.line().moves.size(), std::size_t(6));
    QVERIFY(document.isOpenedLine());

    GameDocument restored; // the same in another session
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    QVERIFY(restored.isOpenedLine());
    restored.undoStack()->undo();
    QCOMPARE(restored.line().moves.size(), std::size_t(5));
    restored.undoStack()->setIndex(1);
    QCOMPARE(restored.board(), standard_board(2));
}

void TestGameDocument::lineOfASolverIsNoOnesMoves() {
    GameDocument played;
    while (!played.isFinished())
        playFirstMoves(played, 1);
    GameRecord record = played.record();
    record.source = RecordSource{};
    record.source->solver = "flat-monte-carlo";
    const auto length = static_cast<int>(record.line.moves.size());
    GameDocument document;
    document.openRecord(record, "solved");
    QCOMPARE(document.source()->solver, record.source->solver);
    QCOMPARE(document.aid(), (Aid{.lineMoves = length}));
    QVERIFY(document.record() == record);
    document.undoStack()->undo();
    QVERIFY(!document.source());
    QVERIFY(!document.isOpenedLine());
    QCOMPARE(document.aid(), (Aid{.lineMoves = length - 1}));
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    QCOMPARE(restored.aid(), (Aid{.lineMoves = length - 1}));
    restored.undoStack()->redo();
    QVERIFY(restored.source());

    while (legal_moves(document.board()).size() < 2)
        document.undoStack()->undo();
    const auto kept = static_cast<int>(document.line().moves.size());
    document.play(legal_moves(document.board()).back().cell); // own moves from here
    QCOMPARE(document.aid(), (Aid{.lineMoves = kept}));
    GameDocument copy;
    copy.openRecord(document.record(), "copy");
    QCOMPARE(copy.aid(), (Aid{.lineMoves = kept}));
    document.restart();
    QVERIFY(!document.source());
    QCOMPARE(document.aid(), (Aid{.wasHelpedBefore = true}));
}

void TestGameDocument::lineOfASolverHasTheNameOfItsBoard() {
    for (const auto& [board, title] :
         {std::pair("standard:3", "Standard board 3"), std::pair("random:7", "Random board 7"),
          std::pair("random:7/10x10x4", "Random board 7"),
          std::pair("daily:2026-11-23", "Daily board 2026-11-23"),
          std::pair("id:3x3x3-S-DCBKC-N5tX", "solved.samegame")}) {
        GameRecord record;
        record.start = *board_of_name(board);
        GameDocument document;
        QCOMPARE(openFile(document, written("solved.samegame", to_json(record).c_str())),
                 QString());
        QCOMPARE(document.name(), "solved.samegame"); // a person's
        record.source = RecordSource{};
        record.source->solver = "nrpa";
        QCOMPARE(openFile(document, written("solved.samegame", to_json(record).c_str())),
                 QString());
        QCOMPARE(document.name(), title);
    }
}

void TestGameDocument::firstGameKeepsItsMoves() {
    GameDocument played;
    playFirstMoves(played, 4);
    GameDocument document;
    document.openRecord(played.record(), "four");
    document.forgetEarlierGames();
    QCOMPARE(document.undoStack()->count(), 4);
    QVERIFY(document.line() == played.line());
    document.undoStack()->undo();
    QCOMPARE(document.line().moves.size(), std::size_t(3));
    document.undoStack()->setIndex(0);
    QCOMPARE(document.name(), "four");
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    restored.undoStack()->setIndex(4);
    QVERIFY(restored.isOpenedLine());
}

void TestGameDocument::sourceIsWrittenForItsOwnLineOnly() {
    const QByteArray content = R"({"format": "samegame", "version": 1, "board": ["1122", "1122"],
        "moves": [[2, 1]], "source": {"solver": "nrpa", "seed": "1"}})";
    GameDocument document;
    QCOMPARE(openFile(document, written("source.samegame", content)), QString());
    QVERIFY(document.record().source.has_value());
    playFirstMoves(document, 1);
    QVERIFY(!document.record().source.has_value());
    document.undoStack()->undo();
    QVERIFY(document.record().source.has_value());
}

void TestGameDocument::savingWhereNothingCanBeSavedSaysWhy() {
    const GameDocument document;
    const QString error = saveFile(document, path("no/such/folder/game.samegame"));
    QVERIFY(error.startsWith(QStringLiteral("game.samegame could not be written: ")));
}

void TestGameDocument::savingLeavesTheFileWhatItIs() {
    const GameDocument document;
    const QString file = written("private.samegame", "old");
    const QFile::Permissions user = QFile::ReadUser | QFile::WriteUser;
    const QFile::Permissions onlyMine = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(file, onlyMine));
    QCOMPARE(saveFile(document, file), QString());
    QCOMPARE(QFile::permissions(file) & ~user, onlyMine);
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
    const QByteArray saved = contentOf(file);
    QCOMPARE(saveFile(document, file),
             QStringLiteral("private.samegame could not be written: it is write-protected."));
    QCOMPARE(contentOf(file), saved);
}

void TestGameDocument::aFileThatAnotherProgramWritesToIsNotReplaced() {
    const GameDocument document;
    const QString file = written("trials.jsonl", "trial\n");
    const auto growing = samegame::GrowingFile::open(QFile::encodeName(file).toStdString());
    QVERIFY(growing.ok());
    QCOMPARE(saveFile(document, file),
             QStringLiteral("trials.jsonl could not be written: another program writes to it."));
    QCOMPARE(contentOf(file), QByteArray("trial\n"));
}

SAMEGAME_TEST(TestGameDocument, QCoreApplication)
#include "tst_gamedocument.moc"
