#include <QTest>
#include <memory>

#include "engine/game/board_generator.h"
#include "engine/search/search_context.h"
#include "engine/search/search_run.h"
#include "engine/search/solver.h"
#include "engine/solvers/tree/depth_first.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Three searches in turn, a few positions at a time; one that has nothing left gets half of what
/// another has. The result is the best line's score, for the whole search.
class TakingTurns final : public SoloSolver {
public:
    explicit TakingTurns(const DepthFirstOptions& options) : m_options(options) {}

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override {
        const int bound = ceiling_points(m_options.ceiling, rules, root);
        std::vector<DepthFirst> searches;
        for (int i = 0; i < 3; ++i)
            searches.emplace_back(m_options, rules, 1U << 20);
        searches[0].add({root, {}, 0, bound});
        for (bool any = true; any;) {
            any = false;
            int ceiling = context.has_line() ? context.best_score() : DepthFirst::nothing;
            for (DepthFirst& search : searches) {
                any = search.run(context, 5) && (any || !search.is_idle());
                ceiling = std::max(ceiling, search.bound());
                for (const int depth : search.take_met())
                    context.count_node(depth);
            }
            for (DepthFirst& search : searches) {
                search.raise_floor(context.best_score());
                ceiling = std::max(ceiling, context.best_score());
                if (search.is_idle())
                    take_from_another(searches, search);
                any = any || !search.is_idle();
            }
            context.prove_bound(ceiling);
        }
        return StopReason::budget_spent; // so that the ceiling itself is reported
    }

private:
    static void take_from_another(std::vector<DepthFirst>& searches, DepthFirst& idle) {
        for (DepthFirst& giver : searches) {
            if (giver.depth_to_give() == DepthFirst::too_little)
                continue;
            const std::size_t depth = giver.depth_to_give();
            for (Subtree& subtree : giver.give()) {
                QCOMPARE(subtree.moves.size(), depth);
                idle.add(std::move(subtree));
            }
            return;
        }
    }

    DepthFirstOptions m_options;
};

template <bool has_table>
std::unique_ptr<Solver> taking_turns(const OptionValues&) {
    DepthFirstOptions options;
    options.has_table = has_table;
    return solvers_apart<TakingTurns>(options);
}

} // namespace

/// Interrupting a depth-first search and giving away parts of it.
class TestDepthFirst : public QObject {
    Q_OBJECT

private slots:
    void partsComeToTheSame_data();
    void partsComeToTheSame();
};

void TestDepthFirst::partsComeToTheSame_data() {
    QTest::addColumn<bool>("table");
    QTest::newRow("with a table") << true;
    QTest::newRow("without") << false;
}

void TestDepthFirst::partsComeToTheSame() {
    QFETCH(const bool, table);
    SolverEntry entry;
    entry.make = table ? taking_turns<true> : taking_turns<false>;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SearchRequest request;
        request.budget.memory = test_memory;
        request.start.board = generate_board(seed, 4, 5, 3);
        request.solver = &entry;
        request.seed = seed;
        SearchControl control;
        const SearchReport report = run_search(request, control);
        const int optimum = best_score(reference_of(request.start.board), request.start.rules);
        QCOMPARE(report.snapshot.best.score, optimum);
        QCOMPARE(report.upper_bound, optimum);
    }
}

SAMEGAME_TEST(TestDepthFirst)
#include "tst_depth_first.moc"
