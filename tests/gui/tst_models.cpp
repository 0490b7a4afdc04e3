#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <algorithm>

#include "app/analysis/bestline.h"
#include "app/analysis/candidatemodel.h"
#include "app/analysis/distributionmodel.h"
#include "app/analysis/enginetexts.h"
#include "app/analysis/linereplay.h"
#include "app/analysis/positionresults.h"
#include "engine/game/board_library.h"
#include "engine/playout/playout_engine.h"
#include "engine/solvers/solver_registry.h"

using namespace samegame;

/// What panels show: item models, the best line and its replay.
class TestModels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void candidatesAreFinalScoresOfTheGame();
    void candidatesKeepTheirRowsWhileNumbersChange();
    void candidatesSortByEachColumn_data();
    void candidatesSortByEachColumn();
    void candidatesOfAnotherPositionReset();
    void distributionNumbers();
    void positionResultsForgetTheOldest();
    void bestLineIsReplacedOnlyByABetterOne();
    void bestLineBelongsToItsGame();
    void playedGameIsABestLine();
    void moveAfterFollowsTheBestLine();
    void replayWalksAlongTheLine();
    void replayPlaysToTheEnd();
    void replayTakesUpABetterLineOnlyWhenLeft();
    void everyEngineTextIsListed();

private:
    static Candidate candidate(Cell cell, int best, std::uint64_t visits);
    static Line firstMoveLine(const Board& board, std::size_t choice);
};

Candidate TestModels::candidate(Cell cell, int best, std::uint64_t visits) {
    Candidate candidate;
    candidate.move = {cell};
    candidate.cells = 3;
    candidate.points = 1;
    candidate.best = best;
    candidate.mean = best / 2.0;
    candidate.visits = visits;
    return candidate;
}

/// Always the first group, but the `choice`th of the first position: some finished line.
Line TestModels::firstMoveLine(const Board& board, std::size_t choice) {
    Board position = board;
    MoveList moves;
    while (position.has_moves()) {
        const MoveList legal = legal_moves(position);
        const Move move = legal[moves.empty() ? choice : 0];
        moves.push_back(move);
        position.play(move);
    }
    return replay(board, {}, moves).value();
}

void TestModels::candidatesAreFinalScoresOfTheGame() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    model.setCandidates(
        {candidate({2, 0}, 900, 30), candidate({1, 4}, 700, 10), candidate({0, 0}, 0, 0)}, 15, 100);
    QCOMPARE(model.rowCount(), 3);
    const int row = model.rowOf({{2, 0}}).value();
    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(CandidateModel::Rank), "1");
    QCOMPARE(text(CandidateModel::Group), "15,3");
    QCOMPARE(text(CandidateModel::Cells), "3");
    QCOMPARE(text(CandidateModel::Points), "1");
    QCOMPARE(text(CandidateModel::Best), "1000");
    QCOMPARE(text(CandidateModel::Mean), "550");
    QCOMPARE(text(CandidateModel::Visits), "30");
    QCOMPARE(text(CandidateModel::Share), "75.0 %");
    const int unvisited = model.rowOf({{0, 0}}).value();
    QCOMPARE(model.index(unvisited, CandidateModel::Best).data().toString(), "–");
}

void TestModels::candidatesKeepTheirRowsWhileNumbersChange() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    model.setCandidates({candidate({2, 0}, 900, 30), candidate({1, 4}, 700, 10)}, 15, 0);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const int row = model.rowOf({{1, 4}}).value();
    QCOMPARE(model.rank(row), 2);
    model.setCandidates({candidate({1, 4}, 950, 60), candidate({2, 0}, 900, 40)}, 15, 0);
    QCOMPARE(model.rowOf({{1, 4}}).value(), row);
    QCOMPARE(model.rank(row), 1);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
}

void TestModels::candidatesSortByEachColumn_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<QList<int>>("ranks"); // in ascending order of the column
    QTest::newRow("rank") << int(CandidateModel::Rank) << QList<int>{1, 2, 3};
    QTest::newRow("group") << int(CandidateModel::Group) << QList<int>{2, 3, 1};
    QTest::newRow("best") << int(CandidateModel::Best) << QList<int>{3, 2, 1};
    QTest::newRow("visits") << int(CandidateModel::Visits) << QList<int>{3, 1, 2};
}

void TestModels::candidatesSortByEachColumn() {
    QFETCH(int, column);
    QFETCH(QList<int>, ranks);
    CandidateModel model;
    QSortFilterProxyModel proxy;
    const QAbstractItemModelTester tester(&proxy);
    proxy.setSourceModel(&model);
    proxy.setSortRole(CandidateModel::SortRole);
    model.setCandidates(
        {candidate({2, 0}, 1200, 9), candidate({1, 4}, 900, 100), candidate({0, 0}, 0, 0)}, 15, 0);
    proxy.sort(column);
    QList<int> sorted;
    for (int row = 0; row < proxy.rowCount(); ++row)
        sorted << proxy.index(row, CandidateModel::Rank).data(CandidateModel::SortRole).toInt();
    QCOMPARE(sorted, ranks);
}

void TestModels::candidatesOfAnotherPositionReset() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    model.setCandidates({candidate({2, 0}, 900, 30)}, 15, 0);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setCandidates({candidate({3, 0}, 900, 30)}, 15, 0);
    QCOMPARE(reset.count(), 1);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::distributionNumbers() {
    DistributionModel model;
    const QAbstractItemModelTester tester(&model);
    ScoreHistogram histogram;
    for (int score = 1; score <= 100; ++score)
        histogram.add(score);
    model.setDistributions({"A", "B"}, {histogram, {}});
    model.setOwnScore(26);
    const auto text = [&](int row) { return model.index(row, 0).data().toString(); };
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(text(DistributionModel::Playouts), "100");
    QCOMPARE(text(DistributionModel::Mean), "50.5");
    QCOMPARE(text(DistributionModel::Median), "50");
    QCOMPARE(text(DistributionModel::Quantile95), "95");
    QCOMPARE(text(DistributionModel::Minimum), "1");
    QCOMPARE(text(DistributionModel::Maximum), "100");
    QCOMPARE(text(DistributionModel::OwnScore), "25.5 %");
    QCOMPARE(model.headerData(DistributionModel::OwnScore, Qt::Vertical).toString(), "Below 26");
    QCOMPARE(model.index(DistributionModel::Mean, 1).data().toString(), "–");
    model.setDistributions({}, {});
    QCOMPARE(model.columnCount(), 0);
}

void TestModels::positionResultsForgetTheOldest() {
    PositionResults results;
    const StartPosition first{schadd250_board(1), {}};
    SearchSnapshot snapshot;
    snapshot.playouts = 7;
    results.keep(first, snapshot);
    QCOMPARE(results.find(first)->playouts, std::uint64_t{7});
    QVERIFY(!results.find({first.board, {Scoring::no_penalty}}));
    for (int number = 1; number <= schadd250_board_count; ++number)
        for (const Scoring scoring : {Scoring::no_penalty, Scoring::bubble_breaker})
            results.keep({schadd250_board(number), {scoring}}, snapshot);
    QVERIFY(!results.find(first));
    QVERIFY(results.find({schadd250_board(250), {Scoring::no_penalty}}));
}

void TestModels::bestLineIsReplacedOnlyByABetterOne() {
    GameDocument document;
    BestLine bestLine(&document);
    QSignalSpy changed(&bestLine, &BestLine::changed);
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
    GameDocument document;
    BestLine bestLine(&document);
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

void TestModels::playedGameIsABestLine() {
    GameDocument document;
    BestLine bestLine(&document);
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
    GameDocument document;
    BestLine bestLine(&document);
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

void TestModels::replayWalksAlongTheLine() {
    GameDocument document;
    BestLine bestLine(&document);
    LineReplay replay(&document, &bestLine);
    QVERIFY(replay.isEmpty());
    replay.setIndex(3);
    QVERIFY(!replay.isActive());

    const Line line = firstMoveLine(document.board(), 0);
    bestLine.offer(document.start(), line, {});
    QCOMPARE(replay.length(), static_cast<int>(line.moves.size()));
    QVERIFY(!replay.isActive());
    replay.next();
    QVERIFY(replay.isActive());
    QCOMPARE(replay.index(), 1);
    QVERIFY(replay.board() == board_after(document.start().board, line.moves, 1));
    QVERIFY(replay.nextMove() == line.moves[1]);
    replay.last();
    QCOMPARE(replay.score(), line.score);
    QVERIFY(!replay.nextMove());
    replay.next();
    QCOMPARE(replay.index(), replay.length());
    replay.first();
    replay.previous();
    QCOMPARE(replay.index(), 0);

    document.play(line.moves[0].cell);
    QVERIFY(!replay.isActive());
    QCOMPARE(replay.index(), 1); // the game stands on the line
}

void TestModels::replayPlaysToTheEnd() {
    GameDocument document;
    BestLine bestLine(&document);
    LineReplay replay(&document, &bestLine);
    bestLine.offer(document.start(), firstMoveLine(document.board(), 0), {});
    QSignalSpy playing(&replay, &LineReplay::playingChanged);
    replay.setSpeed(1000);
    replay.setPlaying(true);
    QTRY_COMPARE(replay.index(), replay.length());
    QTRY_VERIFY(!replay.isPlaying());
    QCOMPARE(playing.count(), 2);
    QVERIFY(replay.isActive());
    replay.setPlaying(true);
    QCOMPARE(replay.index(), 0);
    replay.leave();
    QVERIFY(!replay.isPlaying());
}

void TestModels::replayTakesUpABetterLineOnlyWhenLeft() {
    GameDocument document;
    BestLine bestLine(&document);
    LineReplay replay(&document, &bestLine);
    Line worse = firstMoveLine(document.board(), 0);
    Line better = firstMoveLine(document.board(), 1);
    if (worse.score > better.score)
        std::swap(worse, better);
    bestLine.offer(document.start(), worse, {});
    replay.next();
    bestLine.offer(document.start(), better, {});
    QVERIFY(replay.line() == worse);
    replay.leave();
    QVERIFY(replay.line() == better);
}

void TestModels::everyEngineTextIsListed() {
    const auto listed = listedEngineTexts();
    const auto isListed = [&](const std::string& text) {
        return std::any_of(listed.begin(), listed.end(),
                           [&](const char* entry) { return text == entry; });
    };
    for (const SolverEntry& solver : solver_registry()) {
        QVERIFY2(isListed(solver.title), solver.title.c_str());
        QVERIFY2(isListed(solver.summary), solver.summary.c_str());
        for (const OptionSpec& option : solver.options)
            QVERIFY2(isListed(option.help), option.help.c_str());
    }
    for (const PolicyEntry& policy : policy_registry()) {
        QVERIFY2(isListed(policy.title), policy.title.c_str());
        QVERIFY2(isListed(policy.help), policy.help.c_str());
        for (const PolicyParameter& parameter : policy.parameters)
            QVERIFY2(isListed(parameter.help), parameter.help.c_str());
    }
}

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
