#include <QTest>

#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Beam search against plain exhaustive search, and that its options do what they say.
class TestBeamSearch : public QObject {
    Q_OBJECT

private slots:
    void wideBeamsAreExhaustive_data();
    void wideBeamsAreExhaustive();
    void narrowBeamsProveNothingWrong_data() { eachEvaluation(); }
    void narrowBeamsProveNothingWrong();
    void widthIsHonored_data() { eachEvaluation(); }
    void widthIsHonored();
    void layersCountBlocksOrMoves();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void widerBeamsFollow();
    void memoryBoundsTheWidth();
    void littleRoomForTheTrailChangesNothing();
    void playoutsAreCounted();

private:
    static void eachEvaluation();
    static SearchRequest request(const Board& board, OptionValues options = {});
    static SearchReport run(const SearchRequest& request);
};

void TestBeamSearch::eachEvaluation() {
    QTest::addColumn<QString>("evaluation");
    for (const OptionSpec& spec : find_solver("beam-search")->options)
        if (spec.name == "evaluation")
            for (const std::string& choice : spec.choices)
                QTest::newRow(choice.c_str()) << text(choice);
}

SearchRequest TestBeamSearch::request(const Board& board, OptionValues options) {
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = board;
    request.solver = find_solver("beam-search");
    request.options = std::move(options);
    request.seed = 1;
    return request;
}

SearchReport TestBeamSearch::run(const SearchRequest& request) {
    SearchControl control;
    return run_search(request, control);
}

void TestBeamSearch::wideBeamsAreExhaustive_data() {
    QTest::addColumn<QString>("evaluation");
    QTest::addColumn<QString>("layers");
    QTest::addColumn<bool>("prune");
    for (const char* evaluation :
         {"score", "score-groups", "over-estimator", "fragmentation", "playouts"})
        for (const char* layers : {"blocks", "moves"})
            for (const bool prune : {false, true})
                QTest::addRow("%s, %s%s", evaluation, layers, prune ? ", prune" : "")
                    << evaluation << layers << prune;
}

void TestBeamSearch::wideBeamsAreExhaustive() {
    QFETCH(const QString, evaluation);
    QFETCH(const QString, layers);
    QFETCH(const bool, prune);
    for (const Rules& rules : all_rules()) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Board board = generate_board(seed, 4, 4, 2 + static_cast<int>(seed % 3));
            if (!board.has_moves())
                continue;
            SearchRequest search = request(board, {{"evaluation", evaluation.toStdString()},
                                                   {"layers", layers.toStdString()},
                                                   {"prune", prune},
                                                   {"width", std::int64_t{100000}}});
            search.start.rules = rules;
            search.threads = 1 + static_cast<int>(seed % 2);
            const SearchReport report = run(search);
            QCOMPARE(report.stop, StopReason::proven_optimal);
            QCOMPARE(report.snapshot.best.score, best_score(reference_of(board), rules));
            QCOMPARE(report.upper_bound, report.snapshot.best.score);
        }
    }
}

void TestBeamSearch::narrowBeamsProveNothingWrong() {
    QFETCH(const QString, evaluation);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Board board = generate_board(seed, 4, 5, 3);
        const int optimum = best_score(reference_of(board), Rules{});
        for (const std::int64_t width : {1, 2, 5, 20, 100}) {
            const SearchReport report =
                run(request(board, {{"evaluation", evaluation.toStdString()}, {"width", width}}));
            QVERIFY(report.snapshot.best.score <= optimum);
            QVERIFY(report.upper_bound >= optimum);
            if (report.stop == StopReason::proven_optimal)
                QCOMPARE(report.snapshot.best.score, optimum);
            else
                QCOMPARE(report.stop, StopReason::nothing_left);
        }
    }
}

void TestBeamSearch::widthIsHonored() {
    QFETCH(const QString, evaluation);
    const Board board = generate_board(3, 9, 9, 4);
    for (const std::int64_t width : {1, 10, 300}) {
        const SearchReport report =
            run(request(board, {{"evaluation", evaluation.toStdString()}, {"width", width}}));
        const auto nodes = report.snapshot.nodes;
        QVERIFY(nodes <= static_cast<std::uint64_t>(width * board.cell_count()));
        QVERIFY(nodes >= static_cast<std::uint64_t>(width * board.cell_count() / 5));
    }
}

/// Of a beam of one, by moves, each move makes one node; by blocks, most layers are empty.
void TestBeamSearch::layersCountBlocksOrMoves() {
    const Board board = generate_board(1, 10, 10, 3);
    OptionValues options = {{"width", std::int64_t{1}}, {"prune", false}};
    options["layers"] = "moves";
    const SearchReport moves = run(request(board, options));
    QCOMPARE(moves.snapshot.nodes, static_cast<std::uint64_t>(moves.snapshot.depth));
    options["layers"] = "blocks";
    const SearchReport blocks = run(request(board, options));
    QVERIFY(blocks.snapshot.nodes > static_cast<std::uint64_t>(blocks.snapshot.depth));
    QVERIFY(blocks.snapshot.nodes < static_cast<std::uint64_t>(board.cell_count()));
}

void TestBeamSearch::threadsChangeNothing_data() {
    QTest::addColumn<QString>("evaluation");
    QTest::addColumn<int>("rows");
    for (const char* evaluation :
         {"score", "score-groups", "over-estimator", "fragmentation", "playouts"}) {
        QTest::addRow("%s", evaluation) << evaluation << 15;
        QTest::addRow("%s, high board", evaluation) << evaluation << 18;
    }
}

void TestBeamSearch::threadsChangeNothing() {
    QFETCH(const QString, evaluation);
    QFETCH(const int, rows);
    SearchRequest search =
        request(generate_board(4, rows, 15, 5), {{"evaluation", evaluation.toStdString()},
                                                 {"width", std::int64_t{600}},
                                                 {"prefilter", std::int64_t{3}}});
    search.budget.nodes = rows > 15 ? 901 : 7001;
    const SearchReport one = run(search);
    QCOMPARE(one.stop, StopReason::budget_spent);
    QCOMPARE(one.snapshot.nodes, *search.budget.nodes);
    for (const int threads : {2, 3}) {
        search.threads = threads;
        const SearchReport more = run(search);
        QVERIFY(more.snapshot.best == one.snapshot.best);
        QCOMPARE(more.snapshot.nodes, one.snapshot.nodes);
        QCOMPARE(more.snapshot.playouts, one.snapshot.playouts);
        QCOMPARE(more.snapshot.mean_depth, one.snapshot.mean_depth);
        QCOMPARE(more.snapshot.curve.size(), one.snapshot.curve.size());
    }
}

/// Without a width the search goes on until it is exhaustive.
void TestBeamSearch::widerBeamsFollow() {
    const Board board = generate_board(2, 5, 6, 3);
    const SearchReport report = run(request(board));
    QCOMPARE(report.stop, StopReason::proven_optimal);
    QCOMPARE(report.snapshot.best.score, best_score(reference_of(board), Rules{}));
}

void TestBeamSearch::memoryBoundsTheWidth() {
    SearchRequest search =
        request(generate_board(5, 10, 10, 4),
                {{"evaluation", std::string("fragmentation")}, {"width", std::int64_t{1000000}}});
    search.budget.memory = 1 << 20;
    const SearchReport little = run(search);
    QCOMPARE(little.stop, StopReason::memory_full);
    QVERIFY(little.snapshot.nodes < 100 * 1100);
    search.options.erase("width");
    const SearchReport doubling = run(search);
    QCOMPARE(doubling.stop, StopReason::memory_full);
    QVERIFY(doubling.snapshot.best.score >= little.snapshot.best.score);
}

/// The same beam, once with room for each of its positions.
void TestBeamSearch::littleRoomForTheTrailChangesNothing() {
    SearchRequest search =
        request(generate_board(6, 15, 15, 5),
                {{"evaluation", std::string("fragmentation")}, {"width", std::int64_t{700}}});
    search.budget.memory = 1 << 20;
    const SearchReport little = run(search);
    search.budget.memory = 1 << 28;
    const SearchReport much = run(search);
    QVERIFY(little.snapshot.best == much.snapshot.best);
    QCOMPARE(little.snapshot.nodes, much.snapshot.nodes);
}

/// Those that rank candidates, and at least one for each layer besides.
void TestBeamSearch::playoutsAreCounted() {
    OptionValues options = {{"width", std::int64_t{20}}};
    const auto playouts = [&](const char* evaluation, std::int64_t repeats) {
        options["evaluation"] = std::string(evaluation);
        options["playouts"] = repeats;
        const SearchReport report = run(request(generate_board(7, 8, 8, 4), options));
        return static_cast<double>(report.snapshot.playouts) /
               static_cast<double>(report.snapshot.nodes);
    };
    QVERIFY(playouts("fragmentation", 1) > 0.05);
    QVERIFY(playouts("fragmentation", 1) < 0.5);
    QVERIFY(playouts("playouts", 1) > 2);
    QVERIFY(playouts("playouts", 3) > 2 * playouts("playouts", 1));
}

SAMEGAME_TEST(TestBeamSearch)
#include "tst_beam_search.moc"
