#include <QTest>
#include <thread>

#include "engine/morpion/morpion_record.h"
#include "engine/morpion/morpion_search.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

MorpionRequest request_of(const std::string& solver, const std::vector<std::string>& options = {}) {
    MorpionRequest request;
    request.solver = find_morpion_solver(solver);
    request.options = *parse_options(request.solver->options, options);
    request.seed = 1;
    return request;
}

MorpionSnapshot run(const MorpionRequest& request) {
    SearchControl control;
    return MorpionSearch(request).run(control);
}

/// Ends with an error in the log if a move is not legal.
int checked_score(const MorpionRequest& request, const MorpionSnapshot& found) {
    const auto record = parse_morpion(to_json({request.variant, found.moves}));
    return record ? static_cast<int>(record->moves.size()) : -1;
}

} // namespace

/// Searches of Morpion: budgets, threads, seeds, stops.
class TestMorpionSearch : public QObject {
    Q_OBJECT

private slots:
    void everySolverFindsLegalGames_data();
    void everySolverFindsLegalGames();
    void playoutsAndSeedDecideTheResult_data();
    void playoutsAndSeedDecideTheResult();
    void threadsHaveStreamsOfTheirOwn();
    void aStopEndsTheSearch_data();
    void aStopEndsTheSearch();
    void optionsHaveAnEffect();

private:
    static void add_solvers();
};

void TestMorpionSearch::add_solvers() {
    QTest::addColumn<QString>("solver");
    for (const MorpionSolver& solver : morpion_solvers())
        QTest::newRow(solver.name.c_str()) << QString::fromStdString(solver.name);
}

void TestMorpionSearch::everySolverFindsLegalGames_data() {
    add_solvers();
}

void TestMorpionSearch::everySolverFindsLegalGames() {
    QFETCH(const QString, solver);
    for (const auto variant : {MorpionVariant::disjoint, MorpionVariant::touching}) {
        MorpionRequest request = request_of(solver.toStdString());
        request.variant = variant;
        request.budget.playouts = 500;
        request.budget.nodes = 5000;
        if (!request.solver->has_playouts)
            request.options["width"] = std::int64_t{50};
        const MorpionSnapshot found = run(request);
        QVERIFY(checked_score(request, found) >= 45);
        QVERIFY(position_after(variant, found.moves).is_terminal());
        QCOMPARE(found.playouts, std::uint64_t{request.solver->has_playouts ? 500U : 0U});
        QCOMPARE(found.nodes, std::uint64_t{request.solver->has_playouts ? 0U : 5000U});
        QVERIFY(found.stop == StopReason::budget_spent);
        QVERIFY(found.found_seconds <= found.seconds);
    }
}

void TestMorpionSearch::playoutsAndSeedDecideTheResult_data() {
    add_solvers();
}

void TestMorpionSearch::playoutsAndSeedDecideTheResult() {
    QFETCH(const QString, solver);
    MorpionRequest request = request_of(solver.toStdString());
    request.budget.playouts = 301;
    request.budget.nodes = 20'001;
    request.options["width"] = std::int64_t{100}; // of beam; others have none
    request.threads = 2;
    const MorpionSnapshot once = run(request);
    const MorpionSnapshot twice = run(request);
    QVERIFY(once.moves == twice.moves);
    QCOMPARE(once.playouts + once.nodes,
             *(request.solver->has_playouts ? request.budget.playouts : request.budget.nodes));
    request.seed = 2;
    QVERIFY(run(request).moves != once.moves);
}

/// The first thread alone finds what it finds beside another.
void TestMorpionSearch::threadsHaveStreamsOfTheirOwn() {
    MorpionRequest request = request_of("nrpa", {"level=1"});
    request.budget.playouts = 200;
    const MorpionSnapshot alone = run(request);
    request.budget.playouts = 400;
    request.threads = 2;
    const MorpionSnapshot both = run(request);
    QCOMPARE(both.threads, 2);
    QVERIFY(both.moves.size() >= alone.moves.size());
}

void TestMorpionSearch::aStopEndsTheSearch_data() {
    add_solvers();
}

void TestMorpionSearch::aStopEndsTheSearch() {
    QFETCH(const QString, solver);
    MorpionRequest request = request_of(solver.toStdString()); // without a budget
    request.options["width"] = std::int64_t{50};               // of beam; others have none
    MorpionSearch search(request);
    SearchControl control;
    MorpionSnapshot found;
    {
        const std::jthread thread([&] { found = search.run(control); });
        QTRY_VERIFY_WITH_TIMEOUT(!search.snapshot().moves.empty(), 100000);
        control.request_stop();
    }
    QVERIFY(found.stop == StopReason::stop_requested);
    QVERIFY(found.moves.size() >= search.snapshot().moves.size());
}

void TestMorpionSearch::optionsHaveAnEffect() {
    const auto moves = [](const std::string& solver, const std::string& option) {
        MorpionRequest request = request_of(solver, {option});
        request.budget.playouts = 1000;
        return run(request).moves;
    };
    const auto usual = [](const std::string& solver) { return request_of(solver).options; };
    for (const char* option : {"level=1", "iterations=10", "alpha=0.5"})
        QVERIFY(moves("nrpa", option) !=
                moves("nrpa", "level=" + to_string(usual("nrpa").at("level"))));
    MorpionRequest narrow = request_of("beam", {"width=20"});
    narrow.budget.nodes = 2000;
    MorpionRequest wide = request_of("beam", {"width=40"});
    wide.budget.nodes = 2000;
    QVERIFY(run(narrow).moves != run(wide).moves);
    QVERIFY(moves("nested", "level=1") != moves("nested", "level=2"));
    for (const char* option :
         {"c=5", "d=1000", "w=1", "threshold=50", "playouts-per-move=100", "restart-nodes=100"})
        QVERIFY2(moves("sp-mcts", option) !=
                     moves("sp-mcts", "c=" + to_string(usual("sp-mcts").at("c"))),
                 option);
}

SAMEGAME_TEST(TestMorpionSearch)
#include "tst_morpion_search.moc"
