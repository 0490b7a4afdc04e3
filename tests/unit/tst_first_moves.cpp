#include <QTest>

#include <cmath>

#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/playout/policy_registry.h"
#include "engine/studies/solvability/first_moves.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// How good first moves are, and how that goes together with what is seen of them.
class TestFirstMoves : public QObject {
    Q_OBJECT

private slots:
    void ranksCorrelate_data();
    void ranksCorrelate();
    void equalValuesHaveNoCorrelation();
    void movesAreJudgedByPlayouts();
    void scoresCountFromTheBoardBeforeTheMove();
    void theSeedAloneDecides();
    void theyCanBeStopped();
    void aStudyComparesTheMovesOfABoard();
    void chanceIsTakenFromTheSpread();

private:
    static std::vector<FirstMove> moves_of(const Board& board, std::uint64_t playouts,
                                           std::uint64_t seed = 1);
};

std::vector<FirstMove> TestFirstMoves::moves_of(const Board& board, std::uint64_t playouts,
                                                std::uint64_t seed) {
    const auto engine = playout_engine_or_throw("tabu-color-random");
    return first_moves(*engine, {board, {}}, playouts, seed, [] { return false; }).value();
}

void TestFirstMoves::ranksCorrelate_data() {
    QTest::addColumn<QList<double>>("a");
    QTest::addColumn<QList<double>>("b");
    QTest::addColumn<double>("correlation");
    using List = QList<double>;
    QTest::newRow("the same order") << List{1, 2, 3} << List{-5, 0, 100} << 1.0;
    QTest::newRow("the other order") << List{1, 2, 3, 4} << List{8, 6, 4, -2} << -1.0;
    QTest::newRow("ties share") << List{1, 1, 2} << List{1, 2, 3} << std::sqrt(0.75);
    QTest::newRow("no order") << List{1, 2, 3, 4} << List{2, 4, 1, 3} << 0.0;
    QTest::newRow("two values") << List{0, 1, 1, 0} << List{3, 9, 7, 1} << std::sqrt(0.8);
}

void TestFirstMoves::ranksCorrelate() {
    QFETCH(const QList<double>, a);
    QFETCH(const QList<double>, b);
    QFETCH(const double, correlation);
    const std::vector<double> x(a.begin(), a.end());
    const std::vector<double> y(b.begin(), b.end());
    QVERIFY(std::abs(rank_correlation(x, y).value() - correlation) < 1e-12);
    QVERIFY(std::abs(rank_correlation(y, x).value() - correlation) < 1e-12);
}

void TestFirstMoves::equalValuesHaveNoCorrelation() {
    const std::vector<double> equal{2, 2, 2};
    const std::vector<double> other{1, 2, 3};
    QVERIFY(!rank_correlation(equal, other));
    QVERIFY(!rank_correlation(other, equal));
    QVERIFY(!rank_correlation({}, {}));
}

/// The twos first, and the ones come together; the ones above first, and one is left.
void TestFirstMoves::movesAreJudgedByPlayouts() {
    const std::vector<FirstMove> moves = moves_of(drawn("1/1/2/2/1"), 10);
    QCOMPARE(moves.size(), std::size_t{2});
    const FirstMove& good = moves.front();
    QCOMPARE(good.value(MoveValue::mean_score), 1001.0);
    QCOMPARE(good.value(MoveValue::clearing_share), 1.0);
    QCOMPARE(good.value(MoveValue::best_score), 1001.0);
    QCOMPARE(good.feature(FirstMoveFeature::cells), 2.0);
    QCOMPARE(good.feature(FirstMoveFeature::color_blocks), 2.0);
    QCOMPARE(good.feature(FirstMoveFeature::tabu_color), 0.0);
    QCOMPARE(good.feature(FirstMoveFeature::height), 1.0);
    const FirstMove& bad = moves.back();
    QCOMPARE(bad.value(MoveValue::mean_score), -1.0);
    QCOMPARE(bad.value(MoveValue::clearing_share), 0.0);
    QCOMPARE(bad.feature(FirstMoveFeature::color_blocks), 3.0);
    QCOMPARE(bad.feature(FirstMoveFeature::tabu_color), 1.0);
    QCOMPARE(bad.feature(FirstMoveFeature::height), 3.0);
}

void TestFirstMoves::scoresCountFromTheBoardBeforeTheMove() {
    const std::vector<FirstMove> moves = moves_of(drawn("11122/11122"), 5);
    QCOMPARE(moves.size(), std::size_t{2});
    for (const FirstMove& move : moves) {
        QCOMPARE(move.value(MoveValue::mean_score), 1000.0 + 16 + 4);
        QCOMPARE(move.points, move.feature(FirstMoveFeature::cells) == 6 ? 16 : 4);
    }
}

void TestFirstMoves::theSeedAloneDecides() {
    const Board board = standard_board(1);
    const std::vector<FirstMove> moves = moves_of(board, 1500, 7);
    const std::vector<FirstMove> again = moves_of(board, 1500, 7);
    const std::vector<FirstMove> other = moves_of(board, 1500, 8);
    QCOMPARE(moves.size(), legal_moves(board).size());
    double apart = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        QCOMPARE(moves[i].after.playouts, std::uint64_t{1500});
        QVERIFY(moves[i].move == again[i].move && moves[i].after.sum == again[i].after.sum);
        apart += std::abs(moves[i].after.sum - other[i].after.sum);
        QVERIFY(i == 0 ||
                moves[i - 1].value(MoveValue::mean_score) >= moves[i].value(MoveValue::mean_score));
    }
    QVERIFY(apart > 0);
}

void TestFirstMoves::theyCanBeStopped() {
    const auto engine = playout_engine_or_throw("random");
    int asked = 0;
    const auto moves = first_moves(*engine, {standard_board(1), {}}, 1'000'000'000'000, 1,
                                   [&asked] { return ++asked > 3; });
    QVERIFY(!moves);
}

void TestFirstMoves::aStudyComparesTheMovesOfABoard() {
    FirstMoveStudy study;
    study.add(moves_of(drawn("1/1/2/2/1"), 10));
    study.add(moves_of(drawn("12"), 10)); // no move
    QCOMPARE(study.branching().mean(), 1.0);
    const auto correlation = [&study](FirstMoveFeature feature, MoveValue value) {
        return study.correlation(feature, value).mean();
    };
    for (const MoveValue value :
         {MoveValue::mean_score, MoveValue::clearing_share, MoveValue::best_score}) {
        QCOMPARE(correlation(FirstMoveFeature::height, value), -1.0);
        QCOMPARE(correlation(FirstMoveFeature::tabu_color, value), -1.0);
        QCOMPARE(study.correlation(FirstMoveFeature::cells, value).count(), std::uint64_t{0});
    }
    QCOMPARE(study.move_count(0, false), std::uint64_t{1});
    QCOMPARE(study.move_count(0, true), std::uint64_t{1});
    QCOMPARE(study.move_count(3, true), std::uint64_t{0});
    QCOMPARE(study.lead(0, false, MoveValue::mean_score).mean(), 501.0);
    QCOMPARE(study.lead(0, true, MoveValue::mean_score).mean(), -501.0);
    QCOMPARE(study.lead(0, true, MoveValue::clearing_share).mean(), -0.5);
    QVERIFY(std::abs(study.spread().mean() - 1002 / std::sqrt(2.0)) < 1e-9);
}

/// Moves that are all worth the same, since their playouts are of one board, and differ by chance.
void TestFirstMoves::chanceIsTakenFromTheSpread() {
    std::vector<FirstMove> moves = moves_of(standard_board(1), 200);
    const auto engine = playout_engine_or_throw("tabu-color-random");
    for (std::size_t i = 0; i < moves.size(); ++i) {
        moves[i].points = 0;
        moves[i].after = sample_playouts(*engine, {standard_board(2), {}}, 200, i);
    }
    RunningStats means;
    for (const FirstMove& move : moves)
        means.add(move.value(MoveValue::mean_score));
    FirstMoveStudy study;
    study.add(moves);
    QVERIFY(means.deviation() > 0);
    QVERIFY(study.spread().mean() < 0.7 * means.deviation());
}

SAMEGAME_TEST(TestFirstMoves)
#include "tst_first_moves.moc"
