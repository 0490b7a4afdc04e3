#include <QTest>
#include <array>
#include <thread>

#include "engine/base/exceptions.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reference_search.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// SP-MCTS with each of its options: what the contract tests ask of its defaults.
class TestSpMcts : public QObject, protected SolverFixture {
    Q_OBJECT

private slots:
    void reproducesLegalLines_data() { eachSetting(); }
    void reproducesLegalLines();
    void provesOnlyOptima_data() { eachSetting(); }
    void provesOnlyOptima();
    void aTreeThatGrowsNoMoreIsProven_data();
    void aTreeThatGrowsNoMoreIsProven();
    void recyclesWithinLittleMemory_data() { eachSetting(); }
    void sharedPositionsKeepTheBudgetOfNodes_data();
    void sharedPositionsKeepTheBudgetOfNodes();
    void recyclesWithinLittleMemory();
    void recyclingKeepsTheTree();
    void restartsMakeTreesShallow();
    void searchesPerMoveWithoutBudgetUntilStopped();
    void mayKeepOnlyTheGamesPlayed();
    void mayForgetTheBestLine();
    void endsAGameThatTheBudgetEndsIn();
    void playsAWholeGameOnAnyBudget();
    void keepsTheGameThatIsProvenAtItsFirstMove();
    void presetsStandBehindExplicitOptions();
    void fansChooseAsNodesDo_data();
    void fansChooseAsNodesDo();
    void walksOfABatchPart();
    void aThresholdOfChildrenLeavesMovesOutThatThePolicyDoesNotPlay_data();
    void aThresholdOfChildrenLeavesMovesOutThatThePolicyDoesNotPlay();
    void everyChildWaitsLongerThanTheChosenOne();
    void wherePolicyHasNothingNewTheFormulaChooses();
    void optionsThatDoNotGoTogetherAreRefused();
    void moreVirtualLossMakesTreesShallow();
    void oneThreadGrowsTheTreeItWouldGrowAlone_data() { eachSetting(); }
    void oneThreadGrowsTheTreeItWouldGrowAlone();
    void threadsOfOneTreeKeepBudgetAndMemory_data() { eachSetting(); }
    void threadsOfOneTreeKeepBudgetAndMemory();
    void threadsOfOneTreeProveOnlyOptima_data() { eachSetting(); }
    void threadsOfOneTreeProveOnlyOptima();
    void threadsOfOneTreeProveTogether();
    void threadsOfOneTreeStop_data() { eachSetting(); }
    void threadsOfOneTreeStop();

private:
    static void eachSetting();
    static SearchRequest request(const Board& board, const std::vector<std::string>& options);
    static SearchRequest request(const Board& board); ///< With the setting of the row.
};

void TestSpMcts::eachSetting() {
    QTest::addColumn<QString>("options");
    for (const char* options :
         {"",
          "formula=text",
          "formula=product-sqrt logarithm=log10 top-score=convex",
          "expansion=all-children",
          "first-move=random-cell",
          "first-move=random-cell transpositions=tree rave=50",
          "threshold=0",
          "threshold=1 expansion=all-children",
          "threshold-of=chosen-child",
          "threshold-of=every-child threshold=2",
          "threshold-of=chosen-child batch=16 transpositions=tree rave=50",
          "threshold-of=every-child first-move=random-cell search=per-move",
          "preset=exploitation-2008",
          "preset=exploration-2008 threshold-of=every-child threshold=3",
          "transpositions=tree",
          "transpositions=tree expansion=all-children",
          "transpositions=kept restart-nodes=200",
          "rave=100",
          "rave=50 transpositions=tree",
          "widening=widening",
          "widening=unpruning",
          "widening=widening expansion=all-children",
          "widening=widening transpositions=tree expansion=all-children threshold=2",
          "restart-nodes=0 restart-count=7",
          "full-memory=restart",
          "batch=16",
          "batch=256 threshold=0",
          "batch=16 formula=text full-memory=restart",
          "batch=16 first-move=random-cell",
          "batch=16 expansion=all-children threshold=1",
          "batch=16 transpositions=tree rave=50",
          "batch=16 transpositions=kept restart-nodes=200",
          "batch=16 widening=widening",
          "batch=16 restart-nodes=100",
          "batch=16 search=per-move",
          "batch=16 search=per-move restart-count=3 restart-nodes=0",
          "batch=16 virtual-loss=5",
          "search=per-move",
          "search=per-move best-line=forgotten",
          "search=per-move final-move=mean",
          "search=per-move final-move=visits",
          "search=per-move transpositions=kept restart-count=3 rave=10",
          "search=per-move game-length=1",
          "preset=exploitation-text",
          "preset=exploration-program",
          "preset=cem-per-move-text",
          "preset=cem-per-move-program"})
        QTest::newRow(*options == '\0' ? "defaults" : options) << QString(options);
}

SearchRequest TestSpMcts::request(const Board& board, const std::vector<std::string>& options) {
    SearchRequest request;
    request.start.board = board;
    request.solver = find_solver("sp-mcts");
    request.options = parse_options(request.solver->options, options).value();
    request.seed = 1;
    return request;
}

SearchRequest TestSpMcts::request(const Board& board) {
    QFETCH(const QString, options);
    std::vector<std::string> texts;
    for (const QString& option : options.split(' ', Qt::SkipEmptyParts))
        texts.push_back(option.toStdString());
    return request(board, texts);
}

void TestSpMcts::reproducesLegalLines() {
    for (const std::uint64_t threads : {1, 2}) {
        SearchRequest search = request(generate_board(3));
        search.threads = static_cast<int>(threads);
        search.budget.playouts = 1000;
        const SearchReport first = run(search);
        const SearchReport second = run(search);
        checkReport(search, first);
        QCOMPARE(first.snapshot.playouts, std::uint64_t{1000});
        QVERIFY(first.snapshot.best == second.snapshot.best);
        QCOMPARE(first.snapshot.nodes, second.snapshot.nodes);
        QCOMPARE(first.snapshot.mean_depth, second.snapshot.mean_depth);
        QVERIFY(first.snapshot.walk_depth <= first.snapshot.depth);
        QCOMPARE(first.snapshot.walk_depth, second.snapshot.walk_depth);
    }
    SearchRequest search = request(generate_board(4));
    search.budget.nodes = 1500;
    const SearchReport first = run(search);
    checkReport(search, first);
    QCOMPARE(first.snapshot.nodes, std::uint64_t{1500});
    QVERIFY(first.snapshot.best == run(search).snapshot.best);
}

/// Against plain exhaustive search.
void TestSpMcts::provesOnlyOptima() {
    int proofs = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SearchRequest search = request(generate_board(seed, 3, 4, 2 + static_cast<int>(seed % 2)));
        search.budget.playouts = 4000;
        const SearchReport report = run(search);
        checkReport(search, report);
        const int optimum = best_score(reference_of(search.start.board), search.start.rules);
        QVERIFY(report.snapshot.best.score <= optimum);
        if (report.stop != StopReason::proven_optimal)
            continue;
        ++proofs;
        QCOMPARE(report.snapshot.best.score, optimum);
    }
    if (!std::get<std::string>(request(generate_board(1)).options.at("search")).ends_with("move"))
        QVERIFY(proofs >= 6);
}

void TestSpMcts::aTreeThatGrowsNoMoreIsProven_data() {
    QTest::addColumn<QString>("options");
    for (const char* options :
         {"transpositions=tree", "transpositions=kept",
          "transpositions=tree expansion=all-children",
          "transpositions=tree threshold-of=chosen-child",
          "transpositions=tree threshold-of=every-child", "transpositions=tree batch=16"})
        QTest::newRow(options) << QString(options);
}

/// Where positions are shared, a line that is found behind one parent counts for the others, too.
void TestSpMcts::aTreeThatGrowsNoMoreIsProven() {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SearchRequest search = request(seed > 1 ? generate_board(seed, 5, 4, 3)
                                                : drawn("33233/23112/13322/32311/32131/32211"));
        search.seed = seed;
        search.budget.playouts = 100'000; // some 4,000 are needed
        const SearchReport report = run(search);
        checkReport(search, report);
        QCOMPARE(report.stop, StopReason::proven_optimal);
        SearchRequest exact = search;
        exact.solver = find_solver("exact");
        exact.options = {};
        exact.budget = {};
        QCOMPARE(report.snapshot.best.score, run(exact).snapshot.best.score);
    }
}

void TestSpMcts::sharedPositionsKeepTheBudgetOfNodes_data() {
    QTest::addColumn<QString>("options");
    for (const char* options :
         {"transpositions=tree threshold=0", "transpositions=kept threshold=0 restart-nodes=100",
          "transpositions=tree first-move=random-cell threshold=0",
          "transpositions=tree widening=widening threshold=0",
          "transpositions=tree expansion=all-children threshold=1",
          "transpositions=kept expansion=all-children threshold=1 restart-nodes=300"})
        QTest::newRow(options) << QString(options);
}

/// A walk may make a node for a position that is known, and goes on from there.
void TestSpMcts::sharedPositionsKeepTheBudgetOfNodes() {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SearchRequest search = request(generate_board(seed, 8, 8, 3));
        search.seed = seed;
        search.budget.nodes = 300 + seed;
        const SearchReport report = run(search);
        checkReport(search, report);
        QVERIFY2(report.snapshot.nodes <= *search.budget.nodes,
                 qPrintable(QString::number(report.snapshot.nodes)));
    }
}

void TestSpMcts::recyclesWithinLittleMemory() {
    SearchRequest search = request(generate_board(5));
    search.budget.memory = 1;
    search.budget.playouts = 5000; // 4,095 nodes fit
    const SearchReport report = run(search);
    checkReport(search, report);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QVERIFY(report.snapshot.nodes > 4095);
    QVERIFY(report.snapshot.best == run(search).snapshot.best);
}

/// A tree that is recycled goes on growing deeper; one that begins anew does not.
void TestSpMcts::recyclingKeepsTheTree() {
    SearchRequest search = request(generate_board(6), {"restart-nodes=0"});
    search.budget.playouts = 30000;
    search.budget.memory = 1;
    const SearchReport recycled = run(search);
    search.options["full-memory"] = std::string("restart");
    const SearchReport restarted = run(search);
    QVERIFY(recycled.snapshot.nodes > 4 * 4096);
    QVERIFY(recycled.snapshot.depth > restarted.snapshot.depth);
}

void TestSpMcts::restartsMakeTreesShallow() {
    SearchRequest search = request(generate_board(6), {"preset=exploitation-text"});
    search.budget.nodes = 3000;
    const SearchReport one = run(search);
    search.options["restart-count"] = std::int64_t{30};
    const SearchReport many = run(search);
    QCOMPARE(many.snapshot.nodes, one.snapshot.nodes);
    QVERIFY(2 * many.snapshot.mean_depth < one.snapshot.mean_depth);
}

void TestSpMcts::searchesPerMoveWithoutBudgetUntilStopped() {
    SearchRequest search = request(generate_board(7, 5, 5, 3), {"search=per-move"});
    SearchControl control;
    std::jthread host([&control] {
        while (control.snapshot().playouts < 100)
            std::this_thread::yield();
        control.request_stop();
    });
    const SearchReport report = run_search(search, control);
    checkReport(search, report);
    QVERIFY(report.stop == StopReason::stop_requested || report.stop == StopReason::proven_optimal);
}

/// The game that follows the means scores less than the best playout on its way.
void TestSpMcts::mayKeepOnlyTheGamesPlayed() {
    SearchRequest search = request(generate_board(9), {"search=per-move", "final-move=mean"});
    search.budget.playouts = 7000;
    const SearchReport playouts = run(search);
    search.options["keep"] = std::string("games");
    const SearchReport games = run(search);
    QCOMPARE(games.snapshot.playouts, playouts.snapshot.playouts);
    QVERIFY(games.snapshot.best.finished);
    QVERIFY(games.snapshot.best.score < playouts.snapshot.best.score);
    search.budget.playouts = 1; // no game ends
    QVERIFY(run(search).snapshot.has_line);
}

/// What was found before the present move leads nowhere then, and the game ends below it.
void TestSpMcts::mayForgetTheBestLine() {
    SearchRequest search = request(generate_board(9), {"search=per-move", "keep=games"});
    search.budget.playouts = 2000;
    const int kept = run(search).snapshot.best.score;
    search.options["best-line"] = std::string("forgotten");
    QVERIFY(run(search).snapshot.best.score < kept);
}

/// A playout is worse than the best of them, whose moves are the same in both searches.
void TestSpMcts::endsAGameThatTheBudgetEndsIn() {
    SearchRequest search = request(generate_board(9), {"search=per-move", "game-length=1"});
    search.budget.playouts = 200;
    search.options["final-move"] = std::string("visits");
    const SearchReport playouts = run(search);
    search.options["keep"] = std::string("games");
    QVERIFY(run(search).snapshot.best.score < playouts.snapshot.best.score);
}

/// Whether its searches end before, between or after the moves of the first game.
void TestSpMcts::playsAWholeGameOnAnyBudget() {
    for (const char* choice :
         {"final-move=top-score", "best-line=forgotten", "final-move=mean", "final-move=visits"}) {
        for (const char* game_length : {"1", "4", "30"}) {
            for (const std::uint64_t playouts : {1, 2, 11, 29, 30, 60, 200}) {
                SearchRequest search = request(generate_board(playouts, 5, 6, 3),
                                               {"search=per-move", "keep=games", choice,
                                                std::string("game-length=") + game_length});
                search.budget.playouts = playouts;
                const SearchReport report = run(search);
                const Line& game = report.snapshot.best;
                QVERIFY(report.snapshot.has_line && game.finished);
                const auto replayed = replay(search.start.board, search.start.rules, game.moves);
                QVERIFY(replayed.ok());
                QVERIFY(*replayed == game);
                if (report.stop != StopReason::proven_optimal)
                    QCOMPARE(report.snapshot.playouts, playouts);
            }
        }
    }
}

/// The search of the first move already plays every line.
void TestSpMcts::keepsTheGameThatIsProvenAtItsFirstMove() {
    SearchRequest search = request(drawn("11/22"), {"search=per-move"});
    search.budget.playouts = 10000;
    search.options["keep"] = std::string("games");
    const SearchReport report = run(search);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.best.score, 1000);
}

/// The same search from the values alone as from the preset's name.
void TestSpMcts::presetsStandBehindExplicitOptions() {
    SearchRequest search = request(generate_board(8), {});
    search.budget.playouts = 1000;
    search.options = {{"preset", std::string("exploration-program")}, {"c", 0.25}};
    const SearchReport named = run(search);
    search = request(generate_board(8), {"preset=exploration-program", "c=0.25"});
    search.budget.playouts = 1000;
    QVERIFY(named.snapshot.best == run(search).snapshot.best);
    search.options["c"] = 50.0;
    QVERIFY(!(named.snapshot.best == run(search).snapshot.best));
}

void TestSpMcts::fansChooseAsNodesDo_data() {
    QTest::addColumn<QString>("formula");
    QTest::addColumn<int>("batch");
    for (const QString formula : {"text", "product", "product-sqrt"})
        for (const int batch : {1, 2, 50})
            QTest::newRow(qPrintable(formula + ", " + QString::number(batch))) << formula << batch;
}

/// With T = 0 nothing asks for the first random cell, but the option keeps the search from fans.
void TestSpMcts::fansChooseAsNodesDo() {
    QFETCH(const QString, formula);
    QFETCH(const int, batch);
    for (const auto& [rows, columns, colors] :
         {std::array{15, 15, 5}, std::array{5, 4, 3}, std::array{17, 8, 8}}) {
        SearchRequest search = request(generate_board(10, rows, columns, colors), {"threshold=0"});
        search.options["formula"] = formula.toStdString();
        search.options["batch"] = std::int64_t{batch};
        search.budget.playouts = 4000;
        const SearchReport by_fans = run(search);
        search.options["first-move"] = std::string("random-cell");
        const SearchReport by_nodes = run(search);
        QVERIFY(by_fans.snapshot.best == by_nodes.snapshot.best);
        QCOMPARE(by_fans.snapshot.playouts, by_nodes.snapshot.playouts);
        QCOMPARE(by_fans.snapshot.nodes, by_nodes.snapshot.nodes);
        QCOMPARE(by_fans.snapshot.mean_depth, by_nodes.snapshot.mean_depth);
    }
}

/// In one batch of twice as many walks as the root has moves, two begin with each of them: a loss
/// sends the next walk elsewhere.
void TestSpMcts::walksOfABatchPart() {
    SearchRequest search = request(generate_board(11), {"threshold=0"});
    const auto moves = static_cast<std::int64_t>(legal_moves(search.start.board).size());
    search.options["batch"] = 2 * moves;
    search.budget.playouts = static_cast<std::uint64_t>(2 * moves);
    const SearchReport report = run(search);
    QCOMPARE(report.snapshot.nodes, static_cast<std::uint64_t>(2 * moves));
    QCOMPARE(report.snapshot.depth, 2);
    QCOMPARE(report.snapshot.mean_depth, 1.5);
    QCOMPARE(report.snapshot.walk_depth, 1.5);
}

void TestSpMcts::aThresholdOfChildrenLeavesMovesOutThatThePolicyDoesNotPlay_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<bool>("triesAll");
    QTest::newRow("2011") << "preset=balanced-2008 threshold-of=position" << true;
    QTest::newRow("2008") << "preset=balanced-2008" << false;
    QTest::newRow("every child") << "preset=balanced-2008 threshold-of=every-child" << false;
}

/// The policy saves the most frequent color. By the visits of 2011 the formula tries every move
/// once the root has T visits; by those of a child only what the policy has played.
void TestSpMcts::aThresholdOfChildrenLeavesMovesOutThatThePolicyDoesNotPlay() {
    QFETCH(const bool, triesAll);
    const Board board = generate_board(12);
    const Color saved = board.most_frequent_color();
    SearchRequest search = request(board);
    search.budget.playouts = 2000;
    const SearchReport report = run(search);
    int tried_of_saved = 0;
    int tried = 0;
    for (const Candidate& candidate : report.snapshot.candidates) {
        if (candidate.visits == 0)
            continue;
        ++tried;
        tried_of_saved += board.color_at(candidate.move.cell) == saved ? 1 : 0;
    }
    QCOMPARE(tried_of_saved > 0, triesAll);
    QVERIFY(tried > 5);
}

/// The policy plays the root's moves alike, so that one of them has T visits long before all have.
void TestSpMcts::everyChildWaitsLongerThanTheChosenOne() {
    SearchRequest search = request(generate_board(13), {"preset=exploitation-2008"});
    search.budget.playouts = 1000;
    const SearchReport chosen = run(search);
    search.options["threshold-of"] = std::string("every-child");
    const SearchReport every = run(search);
    QVERIFY(chosen.snapshot.mean_depth > every.snapshot.mean_depth);
    search.options["threshold"] = std::int64_t{1000000}; // the policy alone, whoever is asked
    const SearchReport policy = run(search);
    search.options["threshold-of"] = std::string("chosen-child");
    QVERIFY(run(search).snapshot.best == policy.snapshot.best);
    QVERIFY(every.snapshot.mean_depth > policy.snapshot.mean_depth);
}

/// A policy that saves color 1 plays 2 and then 1 alone: the line that begins with 1 is found where
/// it has come to its end.
void TestSpMcts::wherePolicyHasNothingNewTheFormulaChooses() {
    SearchRequest search =
        request(drawn("11122"), {"preset=exploitation-2008", "threshold-of=chosen-child"});
    search.budget.playouts = 100;
    const SearchReport report = run(search);
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.candidates.size(), std::size_t{2});
    for (const Candidate& candidate : report.snapshot.candidates)
        QVERIFY(candidate.visits > 0);
}

void TestSpMcts::optionsThatDoNotGoTogetherAreRefused() {
    for (const char* other : {"expansion=all-children", "widening=unpruning"}) {
        SearchRequest search = request(generate_board(14), {"threshold-of=every-child", other});
        search.budget.playouts = 10;
        QVERIFY_THROWS_EXCEPTION(InvalidOptions, run(search));
    }
}

/// Walks of a batch that avoid each other more try more moves, and go less deep.
void TestSpMcts::moreVirtualLossMakesTreesShallow() {
    SearchRequest search = request(generate_board(15), {"batch=64"});
    search.budget.playouts = 6400;
    const SearchReport one = run(search);
    search.options["virtual-loss"] = std::int64_t{20};
    QVERIFY(run(search).snapshot.mean_depth < one.snapshot.mean_depth);
}

void TestSpMcts::oneThreadGrowsTheTreeItWouldGrowAlone() {
    SearchRequest search = request(generate_board(3));
    search.budget.playouts = 1000;
    const SearchReport root = run(search);
    search.options["parallel"] = std::string("tree");
    const SearchReport tree = run(search);
    QVERIFY(tree.snapshot.best == root.snapshot.best);
    QCOMPARE(tree.snapshot.playouts, root.snapshot.playouts);
    QCOMPARE(tree.snapshot.nodes, root.snapshot.nodes);
    QCOMPARE(tree.snapshot.mean_depth, root.snapshot.mean_depth);
    QCOMPARE(tree.snapshot.walk_depth, root.snapshot.walk_depth);
    QVERIFY(tree.stop == root.stop);
}

/// With restarts, moves and recycling while other threads are on their way: 4,095 nodes fit.
void TestSpMcts::threadsOfOneTreeKeepBudgetAndMemory() {
    SearchRequest search = request(generate_board(5));
    search.options["parallel"] = std::string("tree");
    search.threads = 4;
    search.budget.memory = 1;
    search.budget.playouts = 6001;
    const SearchReport playouts = run(search);
    checkReport(search, playouts);
    QCOMPARE(playouts.stop, StopReason::budget_spent);
    QCOMPARE(playouts.snapshot.playouts, std::uint64_t{6001});
    search.budget.playouts.reset();
    search.budget.nodes = 1501;
    const SearchReport nodes = run(search);
    QVERIFY(nodes.snapshot.best.finished);
    QVERIFY(nodes.snapshot.nodes >= 1501);
    QVERIFY(nodes.snapshot.nodes <= 1501 + 4); // a playout may add two nodes, as alone
    search.budget.nodes.reset();
    search.budget.time = Seconds(0.02);
    checkReport(search, run(search));
}

void TestSpMcts::threadsOfOneTreeProveOnlyOptima() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        SearchRequest search = request(generate_board(seed, 3, 4, 2 + static_cast<int>(seed % 2)));
        search.options["parallel"] = std::string("tree");
        search.threads = 3;
        search.budget.playouts = 4000;
        const SearchReport report = run(search);
        checkReport(search, report);
        const int optimum = best_score(reference_of(search.start.board), search.start.rules);
        QVERIFY(report.snapshot.best.score <= optimum);
        if (report.stop == StopReason::proven_optimal)
            QCOMPARE(report.snapshot.best.score, optimum);
    }
}

/// What eight threads find out suffices for a proof only if it is in one tree: each alone has an
/// eighth of the playouts.
void TestSpMcts::threadsOfOneTreeProveTogether() {
    SearchRequest search =
        request(drawn("33233/23112/13322/32311/32131/32211"), {"transpositions=tree"});
    search.threads = 8;
    search.budget.playouts = 16'000; // some 4,000 are needed
    QVERIFY(run(search).stop != StopReason::proven_optimal);
    search.options["parallel"] = std::string("tree");
    QCOMPARE(run(search).stop, StopReason::proven_optimal);
}

void TestSpMcts::threadsOfOneTreeStop() {
    SearchRequest search = request(generate_board(7));
    search.options["parallel"] = std::string("tree");
    search.threads = 3;
    SearchControl control;
    std::jthread host([&control] {
        while (control.snapshot().playouts < 100)
            std::this_thread::yield();
        control.request_stop();
    });
    const SearchReport report = run_search(search, control);
    checkReport(search, report);
    QCOMPARE(report.stop, StopReason::stop_requested);
}

SAMEGAME_TEST(TestSpMcts, QCoreApplication)
#include "tst_sp_mcts.moc"
