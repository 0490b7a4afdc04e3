#include <QTest>
#include <cstdlib>

#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Without budget: it ends by itself where `options` say how many searches.
SearchReport run(const Board& board, const OptionValues& options, std::uint64_t seed = 1) {
    SearchRequest request;
    request.start.board = board;
    request.solver = find_solver("nested-monte-carlo");
    request.options = options;
    request.seed = seed;
    SearchControl control;
    return run_search(request, control);
}

OptionValues searches(int count, int level) {
    return {{"searches", std::int64_t{count}}, {"level", std::int64_t{level}}};
}

std::uint64_t visits_of(const SearchReport& report, Cell cell) {
    for (const Candidate& candidate : report.snapshot.candidates)
        if (candidate.move.cell == cell)
            return candidate.visits;
    return 0;
}

/// Playouts of a search of level 1 that follows `line`: one for each move of each position.
std::uint64_t playouts_along(Board board, const Line& line) {
    std::uint64_t count = 0;
    for (const Move move : line.moves) {
        count += legal_moves(board).size();
        board.play(move, Gravity::shift);
    }
    return count;
}

} // namespace

/// What a nested search tries, what it follows, and when it ends.
class TestNestedMonteCarlo : public QObject {
    Q_OBJECT

private slots:
    void eachLevelTriesEveryMoveOfEveryPosition_data();
    void eachLevelTriesEveryMoveOfEveryPosition();
    void searchesAreCounted();
    void tiesDecideWhichOfEqualMovesIsFollowed();
    void memoryDecidesWhetherTheBestSequenceIsFollowed_data();
    void memoryDecidesWhetherTheBestSequenceIsFollowed();
    void explorationFollowsAnyMove();
    void explorationKeepsTheBestSequence_data();
    void explorationKeepsTheBestSequence();
    void linesBelowZeroAreFollowed_data();
    void linesBelowZeroAreFollowed();
    void presetsStandForTheOtherOptions();
};

void TestNestedMonteCarlo::eachLevelTriesEveryMoveOfEveryPosition_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("playouts");
    QTest::newRow("level 0") << 0 << 1;
    QTest::newRow("level 1") << 1 << 3 + 2 + 1;
    // Below each move of a position with n moves a search of n-1, n-2, ... moves, or 1 playout.
    QTest::newRow("level 2") << 2 << 3 * (2 + 1) + 2 * 1 + 1;
    QTest::newRow("level 3") << 3 << 3 * (2 * 1 + 1) + 2 * 1 + 1;
    QTest::newRow("deeper than the game") << 8 << 3 * (2 * 1 + 1) + 2 * 1 + 1;
}

/// Three groups that do not touch in any order.
void TestNestedMonteCarlo::eachLevelTriesEveryMoveOfEveryPosition() {
    QFETCH(const int, level);
    QFETCH(const int, playouts);
    const SearchReport report = run(drawn("112233"), searches(1, level));
    QCOMPARE(report.snapshot.playouts, static_cast<std::uint64_t>(playouts));
    QCOMPARE(report.snapshot.best.score, 1000);
}

void TestNestedMonteCarlo::searchesAreCounted() {
    for (const int count : {1, 2, 5}) {
        const SearchReport report = run(drawn("112233"), searches(count, 1));
        QCOMPARE(report.stop, StopReason::nothing_left);
        QCOMPARE(report.snapshot.playouts, static_cast<std::uint64_t>(6 * count));
    }
}

/// Every line of the board earns 1000. After one playout for each move, that which is followed gets
/// another two and one, in the positions below it.
void TestNestedMonteCarlo::tiesDecideWhichOfEqualMovesIsFollowed() {
    OptionValues options = searches(1, 1);
    options["ties"] = std::string("last");
    int times_last = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        QCOMPARE(visits_of(run(drawn("112233"), options, seed), {4, 0}), std::uint64_t{4});
        const SearchReport random = run(drawn("112233"), searches(1, 1), seed);
        times_last += visits_of(random, {4, 0}) == 4 ? 1 : 0;
    }
    QVERIFY(times_last > 3 && times_last < 20);
}

void TestNestedMonteCarlo::memoryDecidesWhetherTheBestSequenceIsFollowed_data() {
    QTest::addColumn<bool>("memory");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("the best of all steps") << true << 40 << 40;
    QTest::newRow("the best of each step") << false << 0 << 20;
}

/// The playouts tell which line was followed. With memory it is the best one, or one of the same
/// score found later, most often the same groups in another order: about as many playouts.
void TestNestedMonteCarlo::memoryDecidesWhetherTheBestSequenceIsFollowed() {
    QFETCH(const bool, memory);
    QFETCH(const int, least);
    QFETCH(const int, most);
    const Board board = standard_board(1);
    OptionValues options = searches(1, 1);
    options["memory"] = memory;
    int followed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const SearchReport report = run(board, options, seed);
        const auto expected = static_cast<int>(playouts_along(board, report.snapshot.best));
        if (std::abs(static_cast<int>(report.snapshot.playouts) - expected) <= 30)
            ++followed;
    }
    QVERIFY2(followed >= least && followed <= most, qPrintable(QString::number(followed)));
}

/// Taking one half of the large group first earns far less, so that only exploration plays on below
/// it: then the other moves get more than the playout of the first step.
void TestNestedMonteCarlo::explorationFollowsAnyMove() {
    const Board board = drawn("11211/11211");
    OptionValues options = searches(1, 1);
    int followed = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        options["exploration"] = 0.0;
        options["policy"] = std::string("greedy");
        const SearchReport plain = run(board, options, seed);
        QVERIFY(visits_of(plain, {0, 0}) == 1 && visits_of(plain, {3, 0}) == 1);
        options["exploration"] = 1.0;
        const SearchReport exploring = run(board, options, seed);
        QCOMPARE(exploring.snapshot.best.score, 1036);
        followed += visits_of(exploring, {2, 0}) == 1 ? 1 : 0;
    }
    QVERIFY(followed > 20 && followed < 55); // two moves of three: 40, with a deviation of 4
}

void TestNestedMonteCarlo::explorationKeepsTheBestSequence_data() {
    QTest::addColumn<int>("level");
    QTest::newRow("level 1") << 1;
    QTest::newRow("level 2") << 2;
}

/// Searches that explore are seeded like all others, and find legal lines of their score.
void TestNestedMonteCarlo::explorationKeepsTheBestSequence() {
    QFETCH(const int, level);
    const Board board = level == 1 ? standard_board(1) : drawn("123123/213321/312213/133212");
    OptionValues options = searches(level == 1 ? 20 : 3, level);
    for (const bool memory : {true, false}) {
        options["memory"] = memory;
        options["exploration"] = 0.0;
        const SearchReport plain = run(board, options);
        options["exploration"] = 0.3;
        const SearchReport exploring = run(board, options);
        QVERIFY(exploring.snapshot.playouts != plain.snapshot.playouts);
        const auto line = replay(board, Rules{}, exploring.snapshot.best.moves);
        QVERIFY(line.ok());
        QCOMPARE(line->score, exploring.snapshot.best.score);
        QVERIFY(run(board, options).snapshot.best == exploring.snapshot.best);
    }
}

void TestNestedMonteCarlo::linesBelowZeroAreFollowed_data() {
    QTest::addColumn<QString>("preset");
    for (const char* preset : {"ours", "text"})
        QTest::newRow(preset) << preset;
}

/// No line reaches the 0 points of the start.
void TestNestedMonteCarlo::linesBelowZeroAreFollowed() {
    QFETCH(const QString, preset);
    const SearchReport report = run(
        drawn("1122345345345"), {{"preset", preset.toStdString()}, {"searches", std::int64_t{1}}});
    QCOMPARE(report.snapshot.best.score, -3);
    QCOMPARE(report.snapshot.best.moves.size(), std::size_t{2});
}

void TestNestedMonteCarlo::presetsStandForTheOtherOptions() {
    const Board board = drawn("1231/3112/2231");
    const SearchReport text = run(board, {{"preset", std::string("text")}});
    const SearchReport spelled = run(board, {{"level", std::int64_t{2}},
                                             {"policy", std::string("random")},
                                             {"ties", std::string("last")},
                                             {"memory", true},
                                             {"searches", std::int64_t{1}}});
    QVERIFY(text.snapshot.best == spelled.snapshot.best);
    QCOMPARE(text.snapshot.playouts, spelled.snapshot.playouts);

    const SearchReport given =
        run(board, {{"preset", std::string("text")}, {"searches", std::int64_t{2}}});
    QVERIFY(given.snapshot.playouts > text.snapshot.playouts);
}

SAMEGAME_TEST(TestNestedMonteCarlo)
#include "tst_nested_monte_carlo.moc"
