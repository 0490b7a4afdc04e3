#include <QTest>

#include <algorithm>
#include <map>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/playout/move_features.h"
#include "engine/playout/softmax_player.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_board.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

using Features = std::map<std::string, double>;

/// Cells with their neighbors by plain loops.
struct Counted {
    Counted(const ReferenceBoard& board, Color spared) {
        for (int column = 0; column < board.columns(); ++column)
            for (int row = 0; row < board.rows(); ++row)
                count(board, column, row, spared);
    }

    void count(const ReferenceBoard& board, int column, int row, Color spared) {
        const auto color = [&board](int of_column, int of_row) {
            const bool is_on = of_column >= 0 && of_row >= 0 && of_column < board.columns() &&
                               of_row < board.rows();
            return is_on ? board.color_at(cell_at(of_column, of_row)) : no_color;
        };
        const Color own = color(column, row);
        if (own == no_color)
            return;
        int forward = 0;
        forward += color(column + 1, row) == own ? 1 : 0;
        forward += color(column, row + 1) == own ? 1 : 0;
        pairs += forward;
        spared_pairs += own == spared ? forward : 0;
        const bool is_alone =
            forward == 0 && color(column - 1, row) != own && color(column, row - 1) != own;
        alone += is_alone ? 1 : 0;
        used_columns = std::max(used_columns, column + 1);
    }

    int pairs = 0;
    int spared_pairs = 0;
    int alone = 0;
    int used_columns = 0;
};

double limited(int number, int most) {
    return std::clamp(number, -most, most);
}

/// The features as their comments tell them.
Features expected(const ReferenceBoard& board, const ReferenceBoard::Cells& group, Gravity gravity,
                  Color spared) {
    const int size = static_cast<int>(group.size());
    const Color color = board.color_at(group.front());
    const auto is_own = [&group](Cell cell) { return std::ranges::count(group, cell) > 0; };
    int left = max_columns;
    int right = 0;
    int lowest = max_rows;
    for (const Cell cell : group) {
        left = std::min<int>(left, cell.column);
        right = std::max<int>(right, cell.column);
        lowest = std::min<int>(lowest, cell.row);
    }
    int near = 0;
    int falling = 0;
    int emptied = 0;
    int own_pairs = 0;
    for (int column = 0; column < board.columns(); ++column) {
        bool is_above = false;
        bool has_own = false;
        bool has_other = false;
        for (int row = 0; row < board.rows(); ++row) {
            const Cell cell = cell_at(column, row);
            const Color here = board.color_at(cell);
            const bool own = is_own(cell);
            near += !own && here == color && column >= left - 1 && column <= right + 1 ? 1 : 0;
            falling += is_above && !own && here != no_color ? 1 : 0;
            is_above = is_above || own;
            has_own = has_own || own;
            has_other = has_other || (!own && here != no_color);
            own_pairs += own && is_own(cell_at(column + 1, row)) ? 1 : 0;
            own_pairs += own && is_own(cell_at(column, row + 1)) ? 1 : 0;
        }
        emptied += has_own && !has_other ? 1 : 0;
    }
    ReferenceBoard after = board;
    after.play({group.front()}, gravity);
    const Counted before(board, spared);
    const Counted then(after, spared);
    const int rest = board.block_count(color) - size;
    const double full = static_cast<double>(board.block_count()) / (board.rows() * board.columns());
    const int spared_pairs = color == spared ? own_pairs : 0;
    Features features;
    features["size"] = limited(size - 2, 8);
    features["pair"] = size == 2 ? 1 : 0;
    features["spared"] = color == spared ? 1 : 0;
    features["last"] = rest == 0 ? 1 : 0;
    features["orphan"] = rest == 1 ? 1 : 0;
    features["rest"] = limited(rest, 16);
    features["near"] = limited(near, 8);
    features["links"] = limited(then.pairs - before.pairs + own_pairs, 8);
    features["spared-links"] = limited(then.spared_pairs - before.spared_pairs + spared_pairs, 8);
    features["stranded"] = limited(then.alone - before.alone, 8);
    features["falling"] = limited(falling, 16);
    features["columns"] = emptied;
    features["place"] = (left + right) / 2.0 / std::max(before.used_columns - 1, 1);
    features["height"] = static_cast<double>(lowest) / board.rows();
    features["early-size"] = features["size"] * full;
    features["early-near"] = features["near"] * full;
    return features;
}

} // namespace

/// What a learned bias sees of a move, and playouts with it.
class TestMoveFeatures : public QObject {
    Q_OBJECT

private slots:
    void featuresAreAsAReferenceCountsThem();
    void aBiasOfTheSizeAlonePlaysTheSameGames_data();
    void aBiasOfTheSizeAlonePlaysTheSameGames();
    void theBiasOfAChoiceIsThatOfItsMove();
    void aBiasIsLimited();
};

void TestMoveFeatures::featuresAreAsAReferenceCountsThem() {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rng rng(seed);
        const auto size = [&rng] { return 1 + static_cast<int>(rng.bounded(18)); };
        Board board =
            generate_board(rng.next(), size(), size(), 1 + static_cast<int>(rng.bounded(6)));
        ReferenceBoard reference(board.rows(), board.columns(), cells_of(board));
        const Gravity gravity = seed % 4 == 0 ? Gravity::pull_left : Gravity::shift;
        const Color spared = seed % 5 == 0 ? no_color : board.most_frequent_color();
        while (board.has_moves()) {
            const PositionFeatures features(board, gravity, spared);
            const auto all = groups(board);
            for (const Group& group : all) {
                const MoveFeatures found = features.of(group);
                Features wanted =
                    expected(reference, reference.group_at(group.move().cell), gravity, spared);
                for (std::size_t i = 0; i < move_feature_count; ++i) {
                    const std::string& name = move_feature_names()[i];
                    QVERIFY2(std::abs(static_cast<double>(found[i]) - wanted.at(name)) < 1e-5,
                             qPrintable(QString("%1 of seed %2: %3 instead of %4")
                                            .arg(text(name))
                                            .arg(seed)
                                            .arg(static_cast<double>(found[i]))
                                            .arg(wanted.at(name))));
                }
            }
            const Move move = all[rng.bounded(static_cast<std::uint32_t>(all.size()))].move();
            board.play(move, gravity);
            reference.play(move, gravity);
        }
    }
}

void TestMoveFeatures::aBiasOfTheSizeAlonePlaysTheSameGames_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("tabu");
    QTest::addColumn<int>("pairsAfter");
    for (const MoveCode code : {MoveCode::cells, MoveCode::blocks, MoveCode::time})
        for (const bool tabu : {false, true})
            QTest::addRow("code %d, tabu %d", static_cast<int>(code), tabu ? 1 : 0)
                << static_cast<int>(code) << tabu << (tabu ? 5 : SoftmaxOptions::never);
}

/// Also on the core: lines, scores and what is learned are the same to the last bit.
void TestMoveFeatures::aBiasOfTheSizeAlonePlaysTheSameGames() {
    QFETCH(const int, code);
    QFETCH(const bool, tabu);
    QFETCH(const int, pairsAfter);
    SoftmaxOptions by_size;
    by_size.code = static_cast<MoveCode>(code);
    by_size.tabu = tabu;
    by_size.tabu_pairs_after = pairsAfter;
    by_size.bias = 0.25; // a power of two, so that no product is rounded
    SoftmaxOptions learned = by_size;
    learned.learned_bias = FeatureWeights{};
    (*learned.learned_bias)[static_cast<std::size_t>(MoveFeature::size)] = by_size.bias;
    for (const int side : {9, 15, 18}) {
        const Board board = generate_board(static_cast<std::uint64_t>(side), side, side, 4);
        SoftmaxPlayer first(by_size);
        SoftmaxPlayer second(learned);
        first.start_from(board, {});
        second.start_from(board, {});
        WeightTable first_weights;
        WeightTable second_weights;
        Rng first_rng(1);
        Rng second_rng(1);
        LearnedLine first_line;
        LearnedLine second_line;
        for (int i = 0; i < 30; ++i) {
            QCOMPARE(second.play(second_weights, second_rng, second_line),
                     first.play(first_weights, first_rng, first_line));
            QVERIFY(second_line.moves() == first_line.moves());
            first.adapt(first_weights, first_line, 1);
            second.adapt(second_weights, second_line, 1);
        }
    }
}

/// A choice begins with the bias of its group at that position.
void TestMoveFeatures::theBiasOfAChoiceIsThatOfItsMove() {
    Rng rng(7);
    SoftmaxOptions options;
    options.tabu = false;
    options.learned_bias = FeatureWeights{};
    for (double& weight : *options.learned_bias)
        weight = rng.uniform() - 0.5;
    const Board start = generate_board(3, 12, 12, 4);
    SoftmaxPlayer player(options);
    player.start_from(start, {});
    LearnedLine line;
    std::size_t renewed = 0;
    for (int i = 0; i < 20; ++i) {
        player.play(WeightTable(), rng, line);
        Board board = start;
        std::size_t choice = 0;
        for (std::size_t step = 0; step < line.move_count(); ++step) {
            const PositionFeatures features(board, Gravity::shift, start.most_frequent_color());
            std::vector<float> biases;
            for (const Group& group : groups(board))
                biases.push_back(bias_factor(bias_of(features.of(group), *options.learned_bias)));
            for (; choice < line.steps[step].begun; ++choice) {
                QVERIFY(std::ranges::count(biases, line.biases[choice]) > 0);
                renewed += step > 0 ? 1 : 0;
            }
            board.play(line.moves()[step], Gravity::shift);
        }
    }
    QVERIFY(renewed > 0);
}

void TestMoveFeatures::aBiasIsLimited() {
    MoveFeatures features{};
    features.fill(1);
    FeatureWeights weights{};
    weights.fill(1000);
    QCOMPARE(bias_of(features, weights), 30.0F);
    weights.fill(-1000);
    QCOMPARE(bias_of(features, weights), -30.0F);
}

SAMEGAME_TEST(TestMoveFeatures)
#include "tst_move_features.moc"
