#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <functional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/namedgame.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "tests/gui/firstmoves.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The help in a game, as the document counts and keeps it.
class TestGameAid : public QObject {
    Q_OBJECT

private slots:
    void movesOfALineTakenOverAreCounted();
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
    void hintsCountOnWhenATakeOverIsUndone();
    void endKeepsTheAidThatItWasPlayedWith();
    void endPlayedAgainHasTheAidSince();
    void endTakenOverIsNotByHand();
};

void TestGameAid::movesOfALineTakenOverAreCounted() {
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

void TestGameAid::undoneTakeOverHasNoMoves() {
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

void TestGameAid::helpOfTheBoardIsAskedForWhenAGameBegins() {
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

void TestGameAid::aidIsKeptInTheFile() {
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

void TestGameAid::aidOfEarlierFilesIsRead() {
    QJsonObject members{{"hints", 2},
                        {"aided_moves", QJsonObject{{"candidates", 3}, {"visible", 4}}}};
    QCOMPARE(takeAid(members), (Aid{.hints = 2, .candidateMoves = 3, .visibleMoves = 4}));
    QVERIFY(members.isEmpty());
}

void TestGameAid::damagedAidIsToldOf_data() {
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
void TestGameAid::damagedAidIsToldOf() {
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

void TestGameAid::whatWasSeenStaysWithTheGame_data() {
    QTest::addColumn<bool>("isReview");
    QTest::addColumn<Aid>("aid");
    QTest::newRow("candidates") << false << Aid{.visibleMoves = 1};
    QTest::newRow("review") << true << Aid{.reviewMoves = 1};
}

/// Over the end of the program, in a saved file, and while another board is played.
void TestGameAid::whatWasSeenStaysWithTheGame() {
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
void TestGameAid::moveCountsOnce() {
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
void TestGameAid::whatWasSeenIsOfOnePosition() {
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

void TestGameAid::eachHelpIsNamed_data() {
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

void TestGameAid::eachHelpIsNamed() {
    QFETCH(const Aid, aid);
    QFETCH(const QString, explained);
    QTEST(textOf(aid), "text");
    QTEST(shortTextOf(aid), "shortText");
    QVERIFY2(explanationOf(aid).contains(explained), qPrintable(explanationOf(aid)));
}

void TestGameAid::hintsCountOnWhenATakeOverIsUndone() {
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

/// What is tried beside an end, after it, is no aid in the game that came there.
void TestGameAid::endKeepsTheAidThatItWasPlayedWith() {
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

void TestGameAid::endPlayedAgainHasTheAidSince() {
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
void TestGameAid::endTakenOverIsNotByHand() {
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

SAMEGAME_TEST(TestGameAid, QCoreApplication)
#include "tst_gameaid.moc"
