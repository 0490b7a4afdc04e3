#include <QTest>
#include <cmath>

#include "engine/bounds/estimate.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
#include "engine/game/scoring.h"
#include "engine/solvers/beam/beam_worker.h"
#include "engine/solvers/beam/evaluation.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Counted cell by cell.
struct SlowFeatures {
    int blocks[max_colors + 1] = {};
    int parts[max_colors + 1] = {};
    int all_blocks = 0;
    int singletons = 0;
    int vertical_links = 0;
    int columns = 0;
    bool has_moves = false;
};

SlowFeatures slow_features(const Board& board) {
    const auto color = [&](int column, int row) {
        const bool inside =
            column >= 0 && column < board.columns() && row >= 0 && row < board.rows();
        return inside ? board.color_at(
                            {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)})
                      : no_color;
    };
    SlowFeatures slow;
    for (int column = 0; column < board.columns(); ++column) {
        slow.columns += color(column, 0) != no_color ? 1 : 0;
        for (int row = 0; row < board.rows(); ++row) {
            const Color here = color(column, row);
            if (here == no_color)
                continue;
            const bool above = color(column, row + 1) == here;
            const bool below = color(column, row - 1) == here;
            const bool right = color(column + 1, row) == here;
            const bool left = color(column - 1, row) == here;
            const bool single = !above && !below && !right && !left;
            ++slow.blocks[here];
            ++slow.all_blocks;
            slow.singletons += single ? 1 : 0;
            slow.vertical_links += above ? 1 : 0;
            slow.has_moves = slow.has_moves || !single;
            if (single || (!below && !left))
                ++slow.parts[here];
        }
    }
    return slow;
}

double slow_fragmentation(const Board& board, int cells, const BeamWeights& weights) {
    const SlowFeatures features = slow_features(board);
    double value = 0;
    for (int color = 1; color <= max_colors; ++color) {
        const int blocks = features.blocks[color];
        if (blocks >= 2)
            value += weights.color * std::pow(blocks - 1, weights.power) *
                     (1 - weights.pieces * (features.parts[color] - 1) / blocks);
    }
    return value * (1 + weights.fullness * features.all_blocks / cells) +
           weights.singleton * features.singletons + weights.vertical * features.vertical_links +
           weights.column * features.columns;
}

/// The steps of a point.
int steps_per_point(const BeamEvaluation& evaluation) {
    return evaluation.estimate_of_points(1) - evaluation.estimate_of_points(0);
}

} // namespace

/// What beams look at, and what they make of it, against slow versions of the same.
class TestBeamEvaluation : public QObject {
    Q_OBJECT

private slots:
    void featuresAreCounted_data() { eachBoard(); }
    void featuresAreCounted();
    void groupsArePlayed_data() { eachBoard(); }
    void groupsArePlayed();
    void estimatesAreThoseOfTheBoard_data() { eachBoard(); }
    void estimatesAreThoseOfTheBoard();
    void whatCannotBeClearedLosesThePenalty();
    void endsThatCostMillionsDiffer();

private:
    static void eachBoard();
    template <class Check>
    void onEachPosition(Check check);
};

void TestBeamEvaluation::eachBoard() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("isa");
    const int sizes[][3] = {{15, 15, 5}, {6, 5, 3}, {15, 15, 7}, {1, 15, 2}, {15, 1, 2},
                            {4, 4, 1},   {4, 4, 9}, {16, 15, 4}, {32, 32, 6}};
    for (const auto& [rows, columns, colors] : sizes)
        for (const Isa isa : all_isas())
            if (is_supported(isa))
                QTest::addRow("%dx%dx%d %s", rows, columns, colors,
                              std::string(name_of(isa)).c_str())
                    << rows << columns << colors << static_cast<int>(isa);
}

/// Calls check(positions, position before, children, rules, root) along random games.
template <class Check>
void TestBeamEvaluation::onEachPosition(Check check) {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    QFETCH(const int, isa);
    const Isa before = current_isa();
    use_isa(static_cast<Isa>(isa));
    Rng rng(1);
    const int games = rows * columns > 400 ? 1 : 3;
    for (int game = 0; game < games; ++game) {
        const Rules rules = all_rules()[static_cast<std::size_t>(game * 2)];
        const Board root = generate_board(rng.next(), rows, columns, colors);
        with_child_generator(root, rules, [&](const auto& generator) {
            BeamPositions<std::remove_cvref_t<decltype(generator)>> positions(root, rules);
            auto position = positions.position(root);
            for (int move = 0;; ++move) {
                const auto children = positions.children(position);
                if (children.empty())
                    break;
                if (games > 1 || move % 16 == 0)
                    check(positions, position, children, rules, root);
                position =
                    children[rng.bounded(static_cast<std::uint32_t>(children.size()))].position;
            }
        });
    }
    use_isa(before);
}

void TestBeamEvaluation::featuresAreCounted() {
    onEachPosition(
        [](auto& positions, const auto&, const auto& children, const Rules&, const Board&) {
            const auto features = positions.features(children);
            QCOMPARE(features.size(), children.size());
            for (std::size_t i = 0; i < children.size(); ++i) {
                const Board board = positions.board(children[i].position);
                const SlowFeatures slow = slow_features(board);
                for (int color = 0; color <= max_colors; ++color) {
                    QCOMPARE(static_cast<int>(features[i].blocks[color]), slow.blocks[color]);
                    QCOMPARE(static_cast<int>(features[i].parts[color]), slow.parts[color]);
                }
                QCOMPARE(static_cast<int>(features[i].all_blocks), slow.all_blocks);
                QCOMPARE(static_cast<int>(features[i].singletons), slow.singletons);
                QCOMPARE(static_cast<int>(features[i].vertical_links), slow.vertical_links);
                QCOMPARE(static_cast<int>(features[i].columns), slow.columns);
                QCOMPARE(features[i].has_moves, slow.has_moves);
            }
        });
}

void TestBeamEvaluation::groupsArePlayed() {
    onEachPosition([](auto& positions, const auto& before, const auto& children, const Rules&,
                      const Board&) {
        for (const auto& child : children) {
            auto after = before;
            QCOMPARE(positions.play(after, positions.cell_of(child)), static_cast<int>(child.size));
            QCOMPARE(drawing(positions.board(after)), drawing(positions.board(child.position)));
        }
    });
}

void TestBeamEvaluation::estimatesAreThoseOfTheBoard() {
    const BeamWeights weights;
    onEachPosition([&](auto& positions, const auto&, const auto& children, const Rules& rules,
                       const Board& root) {
        const auto features = positions.features(children);
        const auto points = [&](BeamJudge judge, std::size_t i, int group_points) {
            const BeamEvaluation evaluation(judge, rules, root, weights, 0);
            return static_cast<double>(evaluation.estimate(7, features[i], group_points) -
                                       evaluation.estimate_of_points(0)) /
                   steps_per_point(evaluation);
        };
        for (std::size_t i = 0; i < children.size(); i += 11) {
            const Board board = positions.board(children[i].position);
            const BeamEvaluation evaluation(BeamJudge::score, rules, root, weights, 0);
            QCOMPARE(evaluation.bound(features[i]), remaining_upper_bound(rules, board));
            QCOMPARE(evaluation.end_points(features[i]), end_points(rules, board));
            QCOMPARE(points(BeamJudge::score, i, 0), 7.0);
            QCOMPARE(points(BeamJudge::over_estimator, i, 0),
                     7.0 + remaining_upper_bound(rules, board));
            const int group_points = positions.group_points(rules, children[i].position);
            if (features[i].has_moves)
                QCOMPARE(group_points, promised_points(Estimate::score_groups, rules, board));
            QCOMPARE(points(BeamJudge::score_groups, i, group_points), 7.0 + group_points);
            const double slow = 7 + slow_fragmentation(board, root.cell_count(), weights);
            const double error = std::abs(points(BeamJudge::fragmentation, i, 0) - slow);
            QVERIFY2(error <= 1 + 0.0005 * std::abs(slow),
                     qPrintable(QString("%1 off at %2").arg(error).arg(slow)));
        }
    });
}

void TestBeamEvaluation::whatCannotBeClearedLosesThePenalty() {
    const Board stuck = drawn("3../11./112");
    const Board clear = drawn("11./112/332");
    for (const BeamJudge judge : {BeamJudge::score, BeamJudge::fragmentation}) {
        for (const Board& board : {stuck, clear}) {
            const core::Features features = position_features(board);
            const BeamEvaluation plain(judge, {}, board, {}, 0);
            const BeamEvaluation strict(judge, {}, board, {}, 50);
            const int loss = plain.estimate(0, features, 0) - strict.estimate(0, features, 0);
            QCOMPARE(loss, board == stuck ? 50 * steps_per_point(plain) : 0);
        }
    }
}

void TestBeamEvaluation::endsThatCostMillionsDiffer() {
    Rules rules;
    rules.scoring = *scoring_of_name("own:points=n:penalty=888888");
    const BeamEvaluation evaluation(BeamJudge::playouts, rules, generate_board(1, 15, 15, 9), {},
                                    0);
    for (int colors = 1; colors <= max_colors; ++colors)
        QVERIFY(evaluation.estimate_of_points(-888888 * colors) <
                evaluation.estimate_of_points(-888888 * (colors - 1)));
}

SAMEGAME_TEST(TestBeamEvaluation)
#include "tst_beam_evaluation.moc"
