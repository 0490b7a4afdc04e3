#include <QTest>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <vector>

#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/playout/policy_registry.h"
#include "engine/playout/softmax_player.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

namespace {

thread_local int allocations = 0; // Qt Test has a thread of its own

void* counted(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace samegame;

/// Hot code stays off the heap.
class TestPlayoutAllocations : public QObject {
    Q_OBJECT

private slots:
    void allocationsAreCounted();
    void playoutsAllocateNothing_data() { addPolicies(); }
    void playoutsAllocateNothing();
    void batchesAllocateNothing_data() { addPolicies(); }
    void batchesAllocateNothing();
    void softmaxAllocatesNothing_data();
    void softmaxAllocatesNothing();
    void legalMovesAllocateNothing();

private:
    static void addPolicies();
    static std::vector<std::unique_ptr<PlayoutEngine>> engines(const QString& policy);
};

void TestPlayoutAllocations::allocationsAreCounted() {
    const int before = allocations;
    const auto all = groups(standard_board(1));
    QVERIFY(!all.empty());
    QVERIFY(allocations > before);
}

void TestPlayoutAllocations::addPolicies() {
    QTest::addColumn<QString>("policy");
    for (const PolicyEntry& entry : policy_registry())
        QTest::newRow(entry.name.c_str()) << text(entry.name);
    QTest::newRow("with epsilon") << "tabu-color-random:epsilon=0.5";
    QTest::newRow("recomputed") << "tabu-color-random:recompute=1";
    QTest::newRow("fixed exponent") << "roulette-wheel:alpha=2";
    QTest::newRow("greedy with epsilon") << "greedy:epsilon=0.5:tabu=1";
}

/// The loop for boards of every size, and the hot core in each build that the machine has.
std::vector<std::unique_ptr<PlayoutEngine>> TestPlayoutAllocations::engines(const QString& policy) {
    std::vector<std::unique_ptr<PlayoutEngine>> engines;
    engines.push_back(make_playout_engine(policy.toStdString(), std::nullopt).value());
    for (const Isa isa : all_isas())
        if (is_supported(isa))
            engines.push_back(make_playout_engine(policy.toStdString(), isa).value());
    return engines;
}

void TestPlayoutAllocations::playoutsAllocateNothing() {
    QFETCH(const QString, policy);
    const Board start = standard_board(1);
    for (const auto& engine : engines(policy)) {
        Rng rng(1);
        MoveList moves;
        const int before = allocations;
        for (int playout = 0; playout < 100; ++playout) {
            moves.clear();
            engine->play_out(start, Rules{}, rng, moves);
        }
        QCOMPARE(allocations, before);
    }
}

void TestPlayoutAllocations::batchesAllocateNothing() {
    QFETCH(const QString, policy);
    const Board start = standard_board(1);
    const MoveList moves = legal_moves(start);
    std::vector<PlayoutResult> results(1000);
    for (const auto& engine : engines(policy)) {
        Rng rng(1);
        const int before = allocations;
        engine->play_batch(start, Rules{}, rng, results);
        engine->play_after(start, moves, Rules{}, rng, std::span(results).first(moves.size()));
        QCOMPARE(allocations, before);
    }
}

void TestPlayoutAllocations::softmaxAllocatesNothing_data() {
    QTest::addColumn<int>("isa");
    QTest::newRow("plain loops") << -1;
    for (const Isa isa : all_isas())
        if (is_supported(isa))
            QTest::newRow(std::string(name_of(isa)).c_str()) << static_cast<int>(isa);
}

/// Once buffers are made, neither playouts nor adaptation within a table's room.
void TestPlayoutAllocations::softmaxAllocatesNothing() {
    QFETCH(const int, isa);
    SoftmaxPlayer player({}, isa < 0 ? std::nullopt : std::optional(static_cast<Isa>(isa)));
    player.start_from(standard_board(1), Rules{});
    Rng rng(1);
    WeightTable weights;
    weights.make_room(20000);
    LearnedLine line;
    player.play(weights, rng, line);
    player.adapt(weights, line, 1.0F);
    LearnedLine best = line;
    const int before = allocations;
    for (int playout = 0; playout < 30; ++playout) {
        player.play(weights, rng, line);
        player.adapt(weights, line, 1.0F);
        best = line;
        std::swap(best, line);
    }
    QCOMPARE(allocations, before);
}

void TestPlayoutAllocations::legalMovesAllocateNothing() {
    const Board board = standard_board(1);
    const int before = allocations;
    const MoveList moves = legal_moves(board);
    QCOMPARE(allocations, before);
    QCOMPARE(moves.size(), std::size_t{44});
}

SAMEGAME_TEST(TestPlayoutAllocations)
#include "tst_playout_allocations.moc"
