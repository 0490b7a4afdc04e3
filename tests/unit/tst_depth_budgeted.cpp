#include <QTest>
#include <vector>

#include "engine/bounds/estimate.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

std::vector<std::string> rankings() {
    std::vector<std::string> names{"playout"};
    for (const auto& choice : estimate_option().names)
        names.push_back(choice.second);
    return names;
}

} // namespace

/// How depth-budgeted search shares out its budget.
class TestDepthBudgeted : public QObject {
    Q_OBJECT

private slots:
    void everyFirstMoveGetsTheSameBudget_data();
    void everyFirstMoveGetsTheSameBudget();
    void everyOptionEndsWithLegalLines_data();
    void everyOptionEndsWithLegalLines();
    void memoryCountsWherePlayoutsRank_data();
    void memoryCountsWherePlayoutsRank();

private:
    static SearchReport run(const Board& board, const OptionValues& options, int playouts);
};

SearchReport TestDepthBudgeted::run(const Board& board, const OptionValues& options, int playouts) {
    SearchRequest request;
    request.budget.memory = test_memory;
    request.start.board = board;
    request.solver = find_solver("depth-budgeted");
    request.options = options;
    request.budget.playouts = static_cast<std::uint64_t>(playouts);
    SearchControl control;
    return run_search(request, control);
}

void TestDepthBudgeted::everyFirstMoveGetsTheSameBudget_data() {
    QTest::addColumn<QString>("ranking");
    QTest::addColumn<double>("decay");
    for (const std::string& ranking : rankings())
        for (const double decay : {0.25, 0.5, 0.9, 1.0})
            QTest::addRow("%s, decay %g", ranking.c_str(), decay) << text(ranking) << decay;
}

/// In a whole round: nothing of a budget is lost on the way down, whatever shares it out.
void TestDepthBudgeted::everyFirstMoveGetsTheSameBudget() {
    QFETCH(const QString, ranking);
    QFETCH(const double, decay);
    const Board board = standard_board(1);
    const auto moves = static_cast<int>(legal_moves(board).size());
    constexpr int budget = 300;
    const SearchReport report = run(board,
                                    {{"ranking", ranking.toStdString()},
                                     {"decay", decay},
                                     {"first-budget", std::int64_t{budget}}},
                                    moves * budget);
    for (const Candidate& candidate : report.snapshot.candidates)
        QCOMPARE(candidate.visits, static_cast<std::uint64_t>(budget));
}

void TestDepthBudgeted::everyOptionEndsWithLegalLines_data() {
    QTest::addColumn<QString>("ranking");
    QTest::addColumn<bool>("greedy");
    for (const std::string& ranking : rankings())
        for (const bool greedy : {false, true})
            QTest::addRow("%s, %s", ranking.c_str(), greedy ? "greedy" : "policy")
                << text(ranking) << greedy;
}

void TestDepthBudgeted::everyOptionEndsWithLegalLines() {
    QFETCH(const QString, ranking);
    QFETCH(const bool, greedy);
    const SearchReport report = run(
        standard_board(2),
        {{"ranking", ranking.toStdString()}, {"finish", std::string(greedy ? "greedy" : "policy")}},
        2000);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{2000});
    for (const Candidate& candidate : report.snapshot.candidates) {
        if (candidate.visits == 0)
            continue;
        const auto line = replay(standard_board(2), Rules{}, candidate.line.moves);
        QVERIFY(line.ok());
        QVERIFY(*line == candidate.line);
    }
}

void TestDepthBudgeted::memoryCountsWherePlayoutsRank_data() {
    QTest::addColumn<QString>("ranking");
    for (const std::string& ranking : rankings())
        QTest::newRow(ranking.c_str()) << text(ranking);
}

void TestDepthBudgeted::memoryCountsWherePlayoutsRank() {
    QFETCH(const QString, ranking);
    const auto bests_with = [&](bool memory) {
        std::vector<int> bests;
        const SearchReport report =
            run(standard_board(1), {{"ranking", ranking.toStdString()}, {"memory", memory}}, 20000);
        for (const Candidate& candidate : report.snapshot.candidates)
            bests.push_back(candidate.best);
        return bests;
    };
    QCOMPARE(bests_with(true) == bests_with(false), ranking != "playout");
}

SAMEGAME_TEST(TestDepthBudgeted)
#include "tst_depth_budgeted.moc"
