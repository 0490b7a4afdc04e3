#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/line_file.h"
#include "engine/game/group.h"
#include "tests/gui/firstmoves.h"
#include "tests/gui/gamefile.h"
#include "tests/support/board_drawing.h"
#include "tests/support/file_bytes.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The game document and its files: what is opened and saved, each opening one step of undo.
class TestDocumentFiles : public QObject {
    Q_OBJECT

private slots:
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

QString TestDocumentFiles::written(const char* name, const QByteArray& content) const {
    writeContent(path(name), content);
    return path(name);
}

void TestDocumentFiles::damagedFilesChangeNothing_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"format": "samegame", "version": 1, "board": [)");
    QTest::newRow("other JSON") << QByteArray(R"({"name": "value"})");
    QTest::newRow("illegal move") << QByteArray(
        R"({"format": "samegame", "version": 1, "board": ["12"], "moves": [[1, 1]]})");
    QTest::newRow("floating block") << QByteArray("1\n.\n");
    QTest::newRow("bytes") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10);
}

void TestDocumentFiles::damagedFilesChangeNothing() {
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

void TestDocumentFiles::missingFilesChangeNothing() {
    GameSession session;
    QVERIFY(!session.openFile(path("missing.samegame")).isEmpty());
    QVERIFY(!session.openFile(m_folder.path()).isEmpty());
    QCOMPARE(session.document()->undoStack()->count(), 0);
}

void TestDocumentFiles::savedGamesOpenAgain() {
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

void TestDocumentFiles::openingIsUndone() {
    GameDocument document;
    playFirstMoves(document, 4);
    const Board board = document.board();
    QCOMPARE(openFile(document, written("board.txt", "12\n12\n")), QString());
    QCOMPARE(document.board(), drawn("12/12"));
    document.undoStack()->undo();
    QCOMPARE(document.board(), board);
    QCOMPARE(document.line().moves.size(), std::size_t(4));
}

void TestDocumentFiles::boardTextOpensAsANewGame() {
    GameDocument document;
    QCOMPARE(openFile(document, written("board.txt", "# small\n1 2\n1 2\n")), QString());
    QCOMPARE(document.board(), drawn("12/12"));
    QVERIFY(document.line().moves.empty());
    QCOMPARE(document.name(), QStringLiteral("board.txt"));
}

void TestDocumentFiles::unknownMembersAreKept() {
    const QByteArray content = R"({"format": "samegame", "version": 1, "board": ["11", "22"],
        "refill": {"seed": "7", "colors": 3, "later": [1]},
        "moves": [], "comment": {"text": "kept", "numbers": [1, 2]}, "hints": 3})";
    GameDocument document;
    QCOMPARE(openFile(document, written("members.samegame", content)), QString());
    QCOMPARE(document.aid().hints, 3);
    document.addHint();
    QCOMPARE(saveFile(document, path("members.samegame")), QString());
    const QByteArray saved = contentOf(path("members.samegame"));
    QVERIFY(saved.contains("kept"));
    QVERIFY(saved.contains("\"hints\": 4"));
    QVERIFY2(saved.contains("\"later\":[1]"), saved);
    QCOMPARE(saved.count("hints"), 1);
}

void TestDocumentFiles::movesOfAnOpenedLineAreUndoneOneByOne() {
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

void TestDocumentFiles::lineOfASolverIsNoOnesMoves() {
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

void TestDocumentFiles::lineOfASolverHasTheNameOfItsBoard() {
    for (const auto& [board, title] :
         {std::pair("standard:3", "Standard board 3"), std::pair("random:7", "Random board 7"),
          std::pair("random:7/10x10x4", "Random board 7"),
          std::pair("daily:2026-11-23", "Daily board 23 November 2026"),
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

void TestDocumentFiles::firstGameKeepsItsMoves() {
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

void TestDocumentFiles::sourceIsWrittenForItsOwnLineOnly() {
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

void TestDocumentFiles::savingWhereNothingCanBeSavedSaysWhy() {
    const GameDocument document;
    const QString error = saveFile(document, path("no/such/folder/game.samegame"));
    QVERIFY(error.startsWith(QStringLiteral("game.samegame could not be written: ")));
}

void TestDocumentFiles::savingLeavesTheFileWhatItIs() {
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

void TestDocumentFiles::aFileThatAnotherProgramWritesToIsNotReplaced() {
    const GameDocument document;
    const QString file = written("trials.jsonl", "trial\n");
    const auto growing = samegame::GrowingFile::open(QFile::encodeName(file).toStdString());
    QVERIFY(growing.ok());
    QCOMPARE(saveFile(document, file),
             QStringLiteral("trials.jsonl could not be written: another program writes to it."));
    QCOMPARE(contentOf(file), QByteArray("trial\n"));
}

SAMEGAME_TEST(TestDocumentFiles, QCoreApplication)
#include "tst_documentfiles.moc"
