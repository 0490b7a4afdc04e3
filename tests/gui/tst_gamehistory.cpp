#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/session/gamedocument.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The history of a document: written, read again, and everything in it undone and redone.
class TestGameHistory : public QObject {
    Q_OBJECT

private slots:
    void newDocumentHasAHistory();
    void restoredSessionIsTheSameAllTheWay_data();
    void restoredSessionIsTheSameAllTheWay();
    void historyDoesNotDisturbTheDocument();
    void playGoesOnAfterRestoring();
    void restoringIsHeardOnce();
    void sourceAndUnknownMembersAreKept();
    void clearedUndoStackKeepsTheGame();
    void damagedHistoryChangesNothing_data();
    void damagedHistoryChangesNothing();
    void writingALongHistory();
    void writingManyGames();
    void restoringManyGames();
};

namespace {

int pick(Rng& rng, std::size_t count) {
    return static_cast<int>(rng.bounded(static_cast<std::uint32_t>(count)));
}

Move someMove(Rng& rng, const Board& board) {
    const MoveList moves = legal_moves(board);
    return moves[static_cast<std::size_t>(pick(rng, moves.size()))];
}

MoveList someLine(Rng& rng, const Board& start) {
    MoveList moves;
    Board board = start;
    for (int left = pick(rng, 8); left > 0 && board.has_moves(); --left) {
        moves.push_back(someMove(rng, board));
        board.play(moves.back(), Gravity::shift);
    }
    return moves;
}

GameRecord someRecord(Rng& rng) {
    GameRecord record;
    record.start.rules.scoring = all_scorings()[static_cast<std::size_t>(pick(rng, 5))];
    record.start.board = generate_board(rng.next(), 1 + pick(rng, 9), 1 + pick(rng, 9), 3);
    record.line =
        replay(record.start.board, record.start.rules, someLine(rng, record.start.board)).value();
    if (pick(rng, 2) == 0) {
        record.source.emplace();
        record.source->solver = "sp-mcts";
        record.source->options_json = R"({"c":10.0,"d":1e-09,"n":18446744073709551615})";
        record.source->seed = rng.next();
        record.source->seconds = 0.1;
        if (pick(rng, 2) == 0)
            record.source->unknown_json = R"({"comment":"kept"})";
    }
    if (pick(rng, 2) == 0)
        record.unknown_json = R"({"comment":"kept"})";
    return record;
}

/// One thing that a person can do.
void doSomething(GameDocument& document, Rng& rng) {
    QUndoStack& stack = *document.undoStack();
    const QString name = QStringLiteral("Board %1").arg(pick(rng, 5));
    switch (pick(rng, 14)) {
    case 0:
        return document.newGame({generate_board(rng.next(), 6, 7, 3), {}}, name);
    case 1:
        return document.openRecord(someRecord(rng), name);
    case 2:
        return document.takeOver(someLine(rng, document.start().board));
    case 3:
        return document.addHint();
    case 4:
        return stack.setIndex(pick(rng, static_cast<std::size_t>(stack.count()) + 1));
    case 5:
    case 6:
        return stack.undo();
    case 7:
        return stack.redo();
    default:
        if (document.board().has_moves())
            document.play(someMove(rng, document.board()).cell);
    }
}

void compare(const GameDocument& one, const GameDocument& other) {
    QCOMPARE(other.board(), one.board());
    QCOMPARE(other.name(), one.name());
    QCOMPARE(other.aid().hints, one.aid().hints);
    QVERIFY(other.line() == one.line());
    QVERIFY(other.record() == one.record());
    QCOMPARE(other.hasEndedByHand(), one.hasEndedByHand());
}

GameDocument& playedDocument(GameDocument& document, int games, int moves) {
    for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        document.newGame({generate_board(seed), {}}, QStringLiteral("Random board %1").arg(game));
        for (int i = 0; i < moves && document.board().has_moves(); ++i)
            document.play(legal_moves(document.board())[0].cell);
    }
    return document;
}

} // namespace

void TestGameHistory::newDocumentHasAHistory() {
    GameDocument document;
    GameDocument other;
    other.newGame({standard_board(2), {}}, "Standard board 2");
    QCOMPARE(other.restoreHistory(document.history()), QString());
    QCOMPARE(other.undoStack()->count(), 0);
    compare(document, other);
}

void TestGameHistory::restoredSessionIsTheSameAllTheWay_data() {
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 200; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestGameHistory::restoredSessionIsTheSameAllTheWay() {
    QFETCH(const quint64, seed);
    Rng rng(seed);
    GameDocument document;
    for (int i = 0; i < 80; ++i) {
        doSomething(document, rng);
        if (pick(rng, 4) == 0)
            document.history(); // what it keeps for the next time must not grow stale
    }

    const QJsonObject history = document.history();
    const QByteArray stored = QJsonDocument(history).toJson();
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(QJsonDocument::fromJson(stored).object()), QString());
    QCOMPARE(restored.history(), history);
    compare(document, restored);

    QUndoStack& one = *document.undoStack();
    QUndoStack& other = *restored.undoStack();
    QCOMPARE(other.count(), one.count());
    QCOMPARE(other.index(), one.index());
    const auto walk = [&](auto step) {
        while ((one.*step)(), (other.*step)(), true) {
            QCOMPARE(other.index(), one.index());
            compare(document, restored);
            if (one.index() == 0 || one.index() == one.count())
                return;
        }
    };
    walk(&QUndoStack::undo);
    walk(&QUndoStack::redo);
    walk(&QUndoStack::undo);
    QCOMPARE(restored.history(), document.history());
}

void TestGameHistory::historyDoesNotDisturbTheDocument() {
    GameDocument document;
    playedDocument(document, 2, 5);
    document.undoStack()->undo();
    const QSignalSpy changed(&document, &GameDocument::positionChanged);
    const QSignalSpy stepped(document.undoStack(), &QUndoStack::indexChanged);
    const QJsonObject history = document.history();
    QCOMPARE(document.history(), history);
    QCOMPARE(changed.count() + stepped.count(), 0);
}

void TestGameHistory::playGoesOnAfterRestoring() {
    GameDocument document;
    playedDocument(document, 1, 5);
    document.undoStack()->undo();
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    const Move move = legal_moves(document.board()).back();
    QVERIFY(document.play(move.cell));
    QVERIFY(restored.play(move.cell));
    compare(document, restored);
    QVERIFY(!restored.undoStack()->canRedo());
    QCOMPARE(restored.history(), document.history());
}

void TestGameHistory::restoringIsHeardOnce() {
    GameDocument document;
    playedDocument(document, 2, 5);
    document.addHint();
    GameDocument restored;
    QSignalSpy changed(&restored, &GameDocument::positionChanged);
    QSignalSpy named(&restored, &GameDocument::nameChanged);
    QSignalSpy aided(&restored, &GameDocument::aidChanged);
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].value<GameDocument::Change>(), GameDocument::Change::NewGame);
    QCOMPARE(named, (QList<QVariantList>{{"Random board 1"}}));
    QCOMPARE(aided.count(), 1);
    QCOMPARE(restored.aid().hints, 1);
}

void TestGameHistory::sourceAndUnknownMembersAreKept() {
    GameRecord record;
    record.start.board = drawn("1122/1122");
    record.line = replay(record.start.board, {}, std::vector<Move>{{{0, 0}}, {{0, 0}}}).value();
    record.source.emplace();
    record.source->solver = "nrpa";
    record.source->options_json = R"({"alpha":1.0})";
    record.unknown_json = R"({"comment":{"text":"kept"}})";
    GameDocument document;
    document.openRecord(record, "file");
    document.takeOver({}); // away from the line that the source belongs to
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    QVERIFY(!restored.record().source);
    restored.undoStack()->undo();
    QVERIFY(restored.record() == record);
}

void TestGameHistory::clearedUndoStackKeepsTheGame() {
    GameDocument document;
    playedDocument(document, 2, 5);
    document.undoStack()->clear();
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(document.history()), QString());
    compare(document, restored);
    QCOMPARE(restored.undoStack()->count(), 0);
}

void TestGameHistory::damagedHistoryChangesNothing_data() {
    GameDocument document;
    document.newGame({drawn("1122/1122"), {}}, "small");
    document.play({0, 0});
    document.takeOver({});
    const QJsonObject good = document.history();
    const auto with = [&](qsizetype game, const char* member, const QJsonValue& value) {
        QJsonArray games = good["games"].toArray();
        QJsonObject object = games[game].toObject();
        object[QLatin1String(member)] = value;
        games[game] = object;
        QJsonObject history = good;
        history["games"] = games;
        return history;
    };
    const auto withHead = [&](const char* member, const QJsonValue& value) {
        QJsonObject history = good;
        history[QLatin1String(member)] = value;
        return history;
    };
    const QString file = good["games"][1]["file"].toString();
    const QString otherFile = good["games"][0]["file"].toString();
    QString manyMoves = "1,1";
    for (int i = 0; i < 600; ++i)
        manyMoves += " 1,1";

    QTest::addColumn<QJsonObject>("history");
    QTest::newRow("empty") << QJsonObject();
    QTest::newRow("other version") << withHead("version", 2);
    QTest::newRow("no step") << withHead("step", QJsonValue());
    QTest::newRow("step too high") << withHead("step", 4);
    QTest::newRow("step below 0") << withHead("step", -1);
    QTest::newRow("no games") << withHead("games", QJsonArray());
    QTest::newRow("games are a text") << withHead("games", "games");
    QTest::newRow("a game is missing")
        << withHead("games", QJsonArray{good["games"][0], good["games"][1]});
    QTest::newRow("a game is a number") << withHead("games", QJsonArray{1});
    QTest::newRow("begins with a new game") << with(0, "entered", "new game");
    QTest::newRow("begins twice") << with(1, "entered", "start");
    QTest::newRow("unknown beginning") << with(1, "entered", "bought");
    QTest::newRow("no file") << with(1, "file", QJsonValue());
    QTest::newRow("file cut off") << with(1, "file", file.left(file.size() / 2));
    QTest::newRow("file with another score")
        << with(1, "file", QString(file).replace("\"score\": 0", "\"score\": 7"));
    QTest::newRow("taken over from another board") << with(2, "file", otherFile);
    QTest::newRow("illegal move") << with(1, "played", "2,1 2,2 1,1");
    QTest::newRow("illegal position") << with(1, "position", "1,1 1,1 1,1");
    QTest::newRow("move off the board") << with(1, "played", "2,5");
    QTest::newRow("move with a letter") << with(1, "played", "2,a");
    QTest::newRow("move without a column") << with(1, "played", "2");
    QTest::newRow("too many moves") << with(1, "played", manyMoves);
}

void TestGameHistory::damagedHistoryChangesNothing() {
    QFETCH(const QJsonObject, history);
    GameDocument document;
    playedDocument(document, 2, 3);
    document.undoStack()->undo();
    const QJsonObject before = document.history();
    const QSignalSpy changed(&document, &GameDocument::positionChanged);
    const QString error = document.restoreHistory(history);
    QVERIFY(error.endsWith('.'));
    QVERIFY(!error.contains('\n'));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(document.history(), before);
}

void TestGameHistory::writingALongHistory() {
    GameDocument document;
    playedDocument(document, 10, 50);
    QBENCHMARK {
        document.undoStack()->undo();
        document.history();
        document.undoStack()->redo();
        document.history();
    }
}

void TestGameHistory::writingManyGames() {
    GameDocument document;
    playedDocument(document, 300, 50);
    QBENCHMARK {
        document.history();
    }
}

void TestGameHistory::restoringManyGames() {
    GameDocument document;
    playedDocument(document, 300, 50);
    const QJsonObject history = document.history();
    GameDocument restored;
    QBENCHMARK_ONCE {
        QCOMPARE(restored.restoreHistory(history), QString());
    }
    QCOMPARE(restored.history(), history);
}

SAMEGAME_TEST(TestGameHistory, QCoreApplication)
#include "tst_gamehistory.moc"
