#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/session/gamesession.h"
#include "app/gui/session/positionresults.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What panels are told: kept results, the best line.
class TestModels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void positionResultsForgetTheOldest();
    void bestLineIsReplacedOnlyByABetterOne();
    void bestLineBelongsToItsGame();
    void bestLineMayComeFromAComparison();
    void playedGameIsABestLine();
    void moveAfterFollowsTheBestLine();

private:
    static Line firstMoveLine(const Board& board, std::size_t choice);
};

/// Always the first group, but the `choice`th of the first position: some finished line.
Line TestModels::firstMoveLine(const Board& board, std::size_t choice) {
    Board position = board;
    MoveList moves;
    while (position.has_moves()) {
        const MoveList legal = legal_moves(position);
        const Move move = legal[moves.empty() ? choice : 0];
        moves.push_back(move);
        position.play(move, Gravity::shift);
    }
    return replay(board, {}, moves).value();
}

void TestModels::positionResultsForgetTheOldest() {
    PositionResults results;
    const Position first{schadd250_board(1), {}};
    SearchSnapshot snapshot;
    snapshot.playouts = 7;
    results.keep(first, snapshot);
    QCOMPARE(results.find(first)->playouts, std::uint64_t{7});
    QVERIFY(!results.find({first.board, {Scoring::no_penalty}}));
    for (int number = 1; number <= schadd250_board_count; ++number)
        for (const auto scoring : {Scoring::no_penalty, Scoring::bubble_breaker})
            results.keep({schadd250_board(number), {scoring}}, snapshot);
    QVERIFY(!results.find(first));
    QVERIFY(results.find({schadd250_board(250), {Scoring::no_penalty}}));
}

void TestModels::bestLineIsReplacedOnlyByABetterOne() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    QSignalSpy changed(&bestLine, &BestKnownLine::changed);
    QVERIFY(!bestLine.record());

    const Board board = document.board();
    Line worse = firstMoveLine(board, 0);
    Line better = firstMoveLine(board, 1);
    if (worse.score > better.score)
        std::swap(worse, better);
    QVERIFY(bestLine.offer(document.start(), worse, {}));
    QVERIFY(bestLine.offer(document.start(), better, {}));
    QVERIFY(!bestLine.offer(document.start(), worse, {}));
    QCOMPARE(changed.count(), 2);
    QVERIFY(bestLine.record()->line == better);

    RecordSource source;
    source.solver = "sp-mcts";
    QVERIFY(!bestLine.offer(document.start(), better, source));
    QCOMPARE(bestLine.record()->source->solver, std::string("sp-mcts"));
    QCOMPARE(changed.count(), 2);

    Line unfinished = better;
    unfinished.score += 1000;
    unfinished.finished = false;
    QVERIFY(!bestLine.offer(document.start(), unfinished, {}));
}

void TestModels::bestLineBelongsToItsGame() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    const Line line = firstMoveLine(document.board(), 0);
    bestLine.offer(document.start(), line, {});
    document.newGame({standard_board(2), {}}, "2");
    QVERIFY(!bestLine.record());
    bestLine.offer({standard_board(1), {}}, firstMoveLine(standard_board(1), 1), {});
    QVERIFY(!bestLine.record());
    document.undoStack()->undo();
    QVERIFY(bestLine.record());
    QVERIFY(bestLine.record()->line.score >= line.score);
}

void TestModels::bestLineMayComeFromAComparison() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    const Line line = firstMoveLine(document.board(), 0);
    ComparisonRequest request;
    request.entrants.push_back({find_solver("sp-mcts"), {}});
    request.boards.push_back(document.start());
    Trial result;
    result.moves.assign(line.moves.begin(), line.moves.end());
    result.score = line.score;
    result.seed = 7;
    QVERIFY(bestLine.offer(request, result));
    QVERIFY(bestLine.record()->line == line);
    QCOMPARE(bestLine.record()->source->seed, std::uint64_t{7});
    QCOMPARE(bestLine.record()->source->solver, std::string("sp-mcts"));
    QVERIFY(!bestLine.offer(request, result));
}

void TestModels::playedGameIsABestLine() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    const Line line = firstMoveLine(document.board(), 0);
    for (const Move& move : line.moves) {
        QVERIFY(!bestLine.record());
        QVERIFY(document.play(move.cell));
    }
    QCOMPARE(bestLine.record()->line.score, line.score);
    document.undoStack()->undo();
    QVERIFY(bestLine.record());
}

void TestModels::moveAfterFollowsTheBestLine() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    QVERIFY(!bestLine.moveAfter({}));
    const Line line = firstMoveLine(document.board(), 0);
    bestLine.offer(document.start(), line, {});
    MoveList moves;
    QVERIFY(bestLine.moveAfter(moves) == line.moves[0]);
    moves.push_back(line.moves[0]);
    QVERIFY(bestLine.moveAfter(moves) == line.moves[1]);
    QVERIFY(!bestLine.moveAfter(line.moves));
    moves[0] = legal_moves(document.board())[1];
    QVERIFY(!bestLine.moveAfter(moves));
}

SAMEGAME_TEST(TestModels, QCoreApplication)
#include "tst_models.moc"
