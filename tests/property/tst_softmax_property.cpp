#include <QTest>
#include <cmath>
#include <map>

#include "engine/experiment/small_nrpa.h"
#include "engine/game/board_generator.h"
#include "engine/game/board_library.h"
#include "engine/game/line.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/softmax_player.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_board.h"
#include "tests/support/reference_codes.h"

using namespace samegame;

namespace {

struct TestedOptions {
    const char* name;
    SoftmaxOptions options;
};

const TestedOptions tested_options[] = {
    {"plain", {MoveCode::cells, 0, 0, false, SoftmaxOptions::never}},
    {"bias", {MoveCode::cells, 0.3, 8, false, SoftmaxOptions::never}},
    {"tabu", {MoveCode::cells, 0.3, 8, true, SoftmaxOptions::never}},
    {"pairs after 10", {MoveCode::cells, 0.5, 4, true, 10}},
    {"pairs at once", {MoveCode::cells, 0.3, 8, true, 0}},
    {"corner and size", {MoveCode::corner_and_size, 0.3, 8, true, SoftmaxOptions::never}},
    {"corner and size, pairs", {MoveCode::corner_and_size, 0, 8, true, 5}},
    {"smallest cell", {MoveCode::smallest_cell, 0.3, 8, true, SoftmaxOptions::never}},
    {"smallest cell, pairs", {MoveCode::smallest_cell, 0.5, 4, true, 5}},
    {"color and cell", {MoveCode::color_and_cell, 0.3, 8, true, SoftmaxOptions::never}},
    {"similar", {MoveCode::similar, 0.3, 8, true, SoftmaxOptions::never}},
    {"similar, no tabu", {MoveCode::similar, 0.3, 8, false, SoftmaxOptions::never}},
    {"neighborhood", {MoveCode::neighborhood, 0.3, 8, true, SoftmaxOptions::never}},
    {"neighborhood, pairs", {MoveCode::neighborhood, 0, 0, true, 5}},
    {"neighborhood, no tabu", {MoveCode::neighborhood, 0.3, 8, false, SoftmaxOptions::never}},
    {"previous move", {MoveCode::previous_move, 0.3, 8, true, SoftmaxOptions::never}},
    {"previous move, pairs", {MoveCode::previous_move, 0.3, 8, true, 5}},
    {"time", {MoveCode::time, 0, 0, false, SoftmaxOptions::never}},
    {"time, pairs", {MoveCode::time, 0.3, 8, true, 10}},
    {"blocks", {MoveCode::blocks, 0.3, 8, true, SoftmaxOptions::never}},
    {"blocks, pairs", {MoveCode::blocks, 0, 0, true, 5}},
};

/// The legal groups of a position as the options' texts have them.
struct LegalGroup {
    std::uint64_t code;
    double bias;
    Move move;
};

std::vector<LegalGroup> legal_groups(const ReferenceBoard& board, const SoftmaxOptions& options,
                                     const ReferenceCodes& codes, Color tabu,
                                     std::size_t move_number) {
    const auto is_free = [&](const ReferenceBoard::Cells& group) {
        return board.color_at(group.front()) != tabu ||
               (group.size() == 2 && static_cast<int>(move_number) >= options.tabu_pairs_after);
    };
    const auto groups = board.groups();
    const bool lifted = std::none_of(groups.begin(), groups.end(), is_free);
    std::vector<LegalGroup> legal;
    for (const auto& group : groups) {
        if (!lifted && !is_free(group))
            continue;
        const double bias =
            options.bias * std::min(options.bias_cap, static_cast<int>(group.size()) - 2);
        legal.push_back({codes.code(board, group), bias, canonical_move(group)});
    }
    return legal;
}

using NaiveWeights = std::map<std::uint64_t, double>;

double weight_of(const NaiveWeights& weights, std::uint64_t code) {
    const auto found = weights.find(code);
    return found == weights.end() ? 0 : found->second;
}

/// Algorithm 3 of Negrevergne & Cazenave 2017.
NaiveWeights naive_adapt(const NaiveWeights& policy, const Board& start, const MoveList& moves,
                         const SoftmaxOptions& options, double alpha) {
    NaiveWeights adapted = policy;
    const Color tabu = options.tabu ? start.most_frequent_color() : no_color;
    ReferenceBoard state = reference_of(start);
    ReferenceCodes codes(options.code, start, Gravity::shift);
    for (std::size_t t = 0; t < moves.size(); ++t) {
        const auto legal = legal_groups(state, options, codes, tabu, t);
        double z = 0;
        for (const LegalGroup& group : legal)
            z += std::exp(weight_of(policy, group.code) + group.bias);
        for (const LegalGroup& group : legal) {
            if (group.move == moves[t])
                adapted[group.code] += alpha;
            adapted[group.code] -= alpha * std::exp(weight_of(policy, group.code) + group.bias) / z;
        }
        codes.play(moves[t]);
        state.play(moves[t], Gravity::shift);
    }
    return adapted;
}

/// The legal codes of a position as a line has them.
std::vector<std::uint64_t> codes_at(const LearnedLine& line, std::size_t position) {
    std::vector<bool> present(line.choice_count);
    for (std::size_t choice = 0; choice < line.steps[position].begun; ++choice)
        present[choice] = true;
    for (std::size_t i = 0; i < line.steps[position].ended; ++i)
        present[line.ended[i]] = false;
    std::vector<std::uint64_t> codes;
    for (std::size_t choice = 0; choice < line.choice_count; ++choice)
        if (present[choice])
            codes.push_back(line.codes[choice]);
    std::sort(codes.begin(), codes.end());
    return codes;
}

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

/// Small and large boards, of few and many colors, most of which fit on the core.
Board random_board(std::uint64_t seed) {
    Rng rng(seed);
    const std::uint32_t largest = rng.bounded(8) == 0 ? 32 : 15;
    const auto size = [&] { return 1 + static_cast<int>(rng.bounded(largest)); };
    const int rows = rng.bounded(3) == 0 ? 15 : size();
    const int columns = rng.bounded(3) == 0 ? 15 : size();
    return generate_board(rng.next(), rows, columns, 1 + static_cast<int>(rng.bounded(8)));
}

} // namespace

/// Softmax playouts and their adaptation: the plain loops against the definitions on the slow
/// board, and every build of the hot core against the plain loops, to the last bit.
class TestSoftmaxProperty : public QObject {
    Q_OBJECT

private slots:
    void choicesAreTheLegalMoves_data() { addOptions(); }
    void choicesAreTheLegalMoves();
    void adaptsLikeThePaper_data() { addOptions(); }
    void adaptsLikeThePaper();
    void coreFollowsThePlainLoops_data() { addBuilds(); }
    void coreFollowsThePlainLoops();
    void coreLearnsWhatThePlainLoopsLearn_data() { addBuilds(); }
    void coreLearnsWhatThePlainLoopsLearn();
    void coreLearnsFromRandomWeightsToo_data() { addBuilds(); }
    void coreLearnsFromRandomWeightsToo();
    void crowdedBoardsArePlayedToo_data() { addBuilds(); }
    void crowdedBoardsArePlayedToo();
    void firstMovesFollowTheWeights_data() { addBuilds(); }
    void firstMovesFollowTheWeights();

private:
    static void addOptions();
    static void addBuilds();
};

void TestSoftmaxProperty::addOptions() {
    QTest::addColumn<int>("options");
    for (std::size_t i = 0; i < std::size(tested_options); ++i)
        QTest::newRow(tested_options[i].name) << static_cast<int>(i);
}

void TestSoftmaxProperty::addBuilds() {
    QTest::addColumn<int>("options");
    QTest::addColumn<int>("isa");
    for (const Isa isa : all_isas()) {
        if (!is_supported(isa)) {
            qInfo("left out: this machine has no %s", std::string(name_of(isa)).c_str());
            continue;
        }
        for (std::size_t i = 0; i < std::size(tested_options); ++i)
            QTest::addRow("%s, %s", std::string(name_of(isa)).c_str(), tested_options[i].name)
                << static_cast<int>(i) << static_cast<int>(isa);
    }
}

void TestSoftmaxProperty::choicesAreTheLegalMoves() {
    QFETCH(const int, options);
    const SoftmaxOptions& tested = tested_options[options].options;
    SoftmaxPlayer player(tested, std::nullopt);
    LearnedLine line;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Board start = random_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        const Color tabu = tested.tabu ? start.most_frequent_color() : no_color;
        player.start_from(start, rules);
        Rng rng(seed);
        player.play(WeightTable(), rng, line);
        const auto replayed = replay(start, rules, line.moves());
        QVERIFY(replayed.ok() && replayed->finished);
        QCOMPARE(line.score, replayed->score);
        const MoveList moves = line.moves();
        QCOMPARE(line.step_count, static_cast<std::uint32_t>(moves.size() + 1));
        ReferenceBoard board = reference_of(start);
        ReferenceCodes reference(tested.code, start, rules.gravity);
        for (std::size_t t = 0; t < line.step_count; ++t) {
            const auto legal = legal_groups(board, tested, reference, tabu, t);
            std::vector<std::uint64_t> codes;
            for (const LegalGroup& group : legal)
                codes.push_back(group.code);
            std::sort(codes.begin(), codes.end());
            QVERIFY2(codes_at(line, t) == codes, drawing(start).c_str());
            if (t == moves.size())
                continue;
            const auto played = std::find_if(legal.begin(), legal.end(), [&](const auto& group) {
                return group.move == moves[t];
            });
            QVERIFY(played != legal.end());
            QCOMPARE(line.codes[line.steps[t].played], played->code);
            reference.play(moves[t]);
            board.play(moves[t], rules.gravity);
        }
    }
}

void TestSoftmaxProperty::adaptsLikeThePaper() {
    QFETCH(const int, options);
    const SoftmaxOptions& tested = tested_options[options].options;
    SoftmaxPlayer player(tested, std::nullopt);
    LearnedLine line;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Board start = random_board(seed);
        player.start_from(start, Rules{});
        Rng rng(seed);
        WeightTable weights;
        NaiveWeights expected;
        for (int i = 0; i < 12; ++i) {
            if (i % 3 == 0)
                player.play(weights, rng, line);
            const float alpha = i % 2 == 0 ? 1.0F : 0.25F;
            player.adapt(weights, line, alpha);
            expected =
                naive_adapt(expected, start, line.moves(), tested, static_cast<double>(alpha));
        }
        QCOMPARE(weights.size(), expected.size());
        for (const auto& [code, weight] : expected) {
            const double adapted = std::log(static_cast<double>(weights.factor(code)));
            QVERIFY2(std::abs(adapted - weight) < 1e-4, drawing(start).c_str());
        }
    }
}

void TestSoftmaxProperty::coreFollowsThePlainLoops() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    SoftmaxPlayer core(tested_options[options].options, static_cast<Isa>(isa));
    SoftmaxPlayer general(tested_options[options].options, std::nullopt);
    LearnedLine line;
    LearnedLine expected;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const Board start = random_board(seed);
        const Rules rules = all_rules()[seed % all_rules().size()];
        core.start_from(start, rules);
        general.start_from(start, rules);
        Rng rng(seed);
        Rng same(seed);
        core.play(WeightTable(), rng, line);
        general.play(WeightTable(), same, expected);
        QVERIFY2(same_line(line, expected), drawing(start).c_str());
        QVERIFY(rng == same);
        MoveList moves;
        QCOMPARE(core.play_seed(WeightTable(), Rng(seed).next(), moves), line.score);
        QVERIFY(moves == line.moves());
    }
}

void TestSoftmaxProperty::coreLearnsWhatThePlainLoopsLearn() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    SoftmaxPlayer core(tested_options[options].options, static_cast<Isa>(isa));
    SoftmaxPlayer general(tested_options[options].options, std::nullopt);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Board start = seed == 0 ? standard_board(1) : random_board(seed);
        core.start_from(start, Rules{});
        general.start_from(start, Rules{});
        Rng rng(seed);
        Rng same(seed);
        SmallNrpa nrpa(core, 2, 12, rng);
        SmallNrpa expected(general, 2, 12, same);
        const LearnedLine& line = nrpa.run();
        QVERIFY2(same_line(line, expected.run()), drawing(start).c_str());
        QVERIFY2(same_weights(nrpa.weights(), expected.weights(), line), drawing(start).c_str());
    }
}

void TestSoftmaxProperty::coreLearnsFromRandomWeightsToo() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    SoftmaxPlayer core(tested_options[options].options, static_cast<Isa>(isa));
    SoftmaxPlayer general(tested_options[options].options, std::nullopt);
    LearnedLine line;
    LearnedLine expected;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Board start = random_board(seed);
        core.start_from(start, Rules{});
        general.start_from(start, Rules{});
        Rng rng(seed);
        Rng same(seed);
        WeightTable weights({3, seed});
        WeightTable other = weights;
        for (int i = 0; i < 10; ++i) {
            core.play(weights, rng, line);
            general.play(other, same, expected);
            QVERIFY2(same_line(line, expected), drawing(start).c_str());
            core.adapt(weights, line, 0.5F);
            general.adapt(other, expected, 0.5F);
            QVERIFY2(same_weights(weights, other, line), drawing(start).c_str());
        }
    }
}

/// More than 64 groups, where the core hands over: dominoes of five colors.
void TestSoftmaxProperty::crowdedBoardsArePlayedToo() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    std::vector<Color> cells;
    for (int row = 0; row < 14; ++row)
        for (int column = 0; column < 15; ++column)
            cells.push_back(static_cast<Color>(1 + (row / 2 * 2 + column) % 5));
    const Board start(14, 15, 5, cells);
    SoftmaxPlayer core(tested_options[options].options, static_cast<Isa>(isa));
    SoftmaxPlayer general(tested_options[options].options, std::nullopt);
    core.start_from(start, Rules{});
    general.start_from(start, Rules{});
    Rng rng(1);
    Rng same(1);
    SmallNrpa nrpa(core, 2, 5, rng);
    SmallNrpa expected(general, 2, 5, same);
    const LearnedLine& line = nrpa.run();
    QVERIFY(same_line(line, expected.run()));
    QVERIFY(same_weights(nrpa.weights(), expected.weights(), line));
    QVERIFY(line.steps[0].begun > 64 || tested_options[options].options.tabu);
}

void TestSoftmaxProperty::firstMovesFollowTheWeights() {
    QFETCH(const int, options);
    QFETCH(const int, isa);
    const SoftmaxOptions& tested = tested_options[options].options;
    const Board start = standard_board(1);
    SoftmaxPlayer player(tested, static_cast<Isa>(isa));
    player.start_from(start, Rules{});
    Rng rng(1);
    WeightTable weights;
    LearnedLine line;
    for (int i = 0; i < 40; ++i) {
        player.play(weights, rng, line);
        player.adapt(weights, line, 0.3F);
    }
    const Color tabu = tested.tabu ? start.most_frequent_color() : no_color;
    const auto legal = legal_groups(reference_of(start), tested,
                                    ReferenceCodes(tested.code, start, Gravity::shift), tabu, 0);
    double z = 0;
    for (const LegalGroup& group : legal)
        z += static_cast<double>(weights.factor(group.code)) * std::exp(group.bias);
    constexpr int games = 8000;
    std::map<Move, int> counts;
    for (int i = 0; i < games; ++i) {
        MoveList moves;
        player.play_seed(weights, rng.next(), moves);
        ++counts[moves.front()];
    }
    double sum = 0;
    for (const LegalGroup& group : legal) {
        const double expected =
            games * static_cast<double>(weights.factor(group.code)) * std::exp(group.bias) / z;
        sum += std::pow(counts[group.move] - expected, 2) / expected;
    }
    const auto freedom = static_cast<double>(legal.size() - 1);
    QVERIFY2(sum < freedom + 5 * std::sqrt(2 * freedom), std::to_string(sum).c_str());
}

QTEST_APPLESS_MAIN(TestSoftmaxProperty)
#include "tst_softmax_property.moc"
