#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/playout/softmax_player.h"
#include "engine/studies/experiment/small_nrpa.h"
#include "tests/property/softmax_cases.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

bool same_line(const LearnedLine& a, const LearnedLine& b) {
    const auto equal = [](const auto& x, const auto& y, std::size_t used) {
        return std::equal(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(used), y.begin());
    };
    if (!(a.moves() == b.moves()) || a.score != b.score || a.fits_core != b.fits_core ||
        a.choice_count != b.choice_count || a.step_count != b.step_count)
        return false;
    for (std::size_t i = 0; i < a.step_count; ++i) {
        const LearnedLine::Step& x = a.steps[i];
        const LearnedLine::Step& y = b.steps[i];
        if (x.begun != y.begun || x.ended != y.ended ||
            (i + 1 < a.step_count && x.played != y.played) ||
            (a.fits_core && (x.begun_slots != y.begun_slots || x.ended_slots != y.ended_slots)))
            return false;
    }
    return equal(a.codes, b.codes, a.choice_count) && equal(a.biases, b.biases, a.choice_count) &&
           equal(a.choice_slots, b.choice_slots, a.choice_count) &&
           equal(a.ended, b.ended, a.choice_count);
}

bool same_weights(const WeightTable& a, const WeightTable& b, const LearnedLine& line) {
    if (a.size() != b.size())
        return false;
    for (std::size_t choice = 0; choice < line.choice_count; ++choice)
        if (a.factor(line.codes[choice]) != b.factor(line.codes[choice]))
            return false;
    return true;
}

/// The players of a row: on a build of the core, and on plain loops.
struct Players {
    Players(int options, int isa)
        : core(tested_options[options].options, static_cast<Isa>(isa)),
          general(tested_options[options].options, std::nullopt) {}

    void start_from(const Board& start, const Rules& rules) {
        core.start_from(start, rules);
        general.start_from(start, rules);
    }

    SoftmaxPlayer core;
    SoftmaxPlayer general;
};

} // namespace

/// Softmax playouts and their adaptation on every build of the hot core against the plain loops, to
/// the last bit.
class TestSoftmaxCoreProperty : public QObject {
    Q_OBJECT

private slots:
    void coreFollowsThePlainLoops_data() { add_builds(); }
    void coreFollowsThePlainLoops();
    void coreLearnsWhatThePlainLoopsLearn_data() { add_builds(); }
    void coreLearnsWhatThePlainLoopsLearn();
    void coreLearnsFromRandomWeightsToo_data() { add_builds(); }
    void coreLearnsFromRandomWeightsToo();
    void crowdedBoardsArePlayedToo_data() { add_builds(); }
    void crowdedBoardsArePlayedToo();
};

void TestSoftmaxCoreProperty::coreFollowsThePlainLoops() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    Players players(options, isa);
    LearnedLine line;
    LearnedLine expected;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const Board start = random_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        players.start_from(start, rules);
        Rng rng(seed);
        Rng same(seed);
        players.core.play(WeightTable(), rng, line);
        players.general.play(WeightTable(), same, expected);
        QVERIFY2(same_line(line, expected), drawing(start).c_str());
        QVERIFY(rng == same);
        MoveList moves;
        QCOMPARE(players.core.play_seed(WeightTable(), Rng(seed).next(), moves), line.score);
        QVERIFY(moves == line.moves());
    }
}

void TestSoftmaxCoreProperty::coreLearnsWhatThePlainLoopsLearn() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    Players players(options, isa);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Board start = seed == 0 ? standard_board(1) : random_board(seed);
        players.start_from(start, Rules{});
        Rng rng(seed);
        Rng same(seed);
        SmallNrpa nrpa(players.core, 2, 12, rng);
        SmallNrpa expected(players.general, 2, 12, same);
        const LearnedLine& line = nrpa.run();
        QVERIFY2(same_line(line, expected.run()), drawing(start).c_str());
        QVERIFY2(same_weights(nrpa.weights(), expected.weights(), line), drawing(start).c_str());
    }
}

void TestSoftmaxCoreProperty::coreLearnsFromRandomWeightsToo() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    Players players(options, isa);
    LearnedLine line;
    LearnedLine expected;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Board start = random_board(seed);
        players.start_from(start, Rules{});
        Rng rng(seed);
        Rng same(seed);
        WeightTable weights({3, seed});
        WeightTable other = weights;
        for (int i = 0; i < 10; ++i) {
            players.core.play(weights, rng, line);
            players.general.play(other, same, expected);
            QVERIFY2(same_line(line, expected), drawing(start).c_str());
            players.core.adapt(weights, line, 0.5F);
            players.general.adapt(other, expected, 0.5F);
            QVERIFY2(same_weights(weights, other, line), drawing(start).c_str());
        }
    }
}

/// More than 64 groups, where the core hands over: dominoes of five colors.
void TestSoftmaxCoreProperty::crowdedBoardsArePlayedToo() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    std::vector<Color> cells;
    for (int row = 0; row < 14; ++row)
        for (int column = 0; column < 15; ++column)
            cells.push_back(static_cast<Color>(1 + (row / 2 * 2 + column) % 5));
    const Board start(14, 15, 5, cells);
    Players players(options, isa);
    players.start_from(start, Rules{});
    Rng rng(1);
    Rng same(1);
    SmallNrpa nrpa(players.core, 2, 5, rng);
    SmallNrpa expected(players.general, 2, 5, same);
    const LearnedLine& line = nrpa.run();
    QVERIFY(same_line(line, expected.run()));
    QVERIFY(same_weights(nrpa.weights(), expected.weights(), line));
    QVERIFY(line.steps[0].begun > 64 || tested_options[options].options.tabu);
}

SAMEGAME_TEST(TestSoftmaxCoreProperty)
#include "tst_softmax_core_property.moc"
