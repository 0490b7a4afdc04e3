#include <QTest>
#include <algorithm>
#include <map>

#include "engine/base/rng.h"
#include "engine/solvers/beam/layers.h"
#include "engine/solvers/beam/pool.h"
#include "engine/solvers/beam/trail.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr std::uint64_t salt = 0x9e3779b97f4a7c15;

std::vector<std::uint64_t> words_of(BeamPool& pool) {
    std::vector<std::uint64_t> words;
    pool.for_each([&](const BeamCandidate& candidate) { words.push_back(candidate.word); });
    std::sort(words.begin(), words.end());
    return words;
}

/// Candidates of few positions, so that many are there twice, of few estimates.
std::vector<BeamCandidate> random_candidates(Rng& rng, int count, std::uint32_t positions) {
    std::vector<BeamCandidate> candidates;
    for (int i = 0; i < count; ++i) {
        std::uint64_t position = rng.bounded(positions);
        const std::uint64_t hash = splitmix(position);
        candidates.emplace_back(hash, static_cast<int>(1 + rng.bounded(50)),
                                BeamTrail::key(rng.bounded(1000), rng.bounded(1024)));
    }
    return candidates;
}

/// What a pool must hold, from all candidates at once.
std::vector<std::uint64_t> best_words(const std::vector<BeamCandidate>& candidates,
                                      std::size_t width) {
    std::map<std::uint64_t, BeamCandidate> positions;
    for (const BeamCandidate& candidate : candidates) {
        const auto [known, is_new] = positions.try_emplace(candidate.hash, candidate);
        BeamCandidate& other = known->second;
        if (candidate.estimate() > other.estimate() ||
            (candidate.estimate() == other.estimate() && candidate.key() < other.key()))
            other = candidate;
    }
    std::vector<BeamCandidate> best;
    for (const auto& [hash, candidate] : positions)
        best.push_back(candidate);
    std::sort(best.begin(), best.end(), [](const BeamCandidate& a, const BeamCandidate& b) {
        return a.rank(salt) > b.rank(salt);
    });
    best.resize(std::min(best.size(), width));
    std::vector<std::uint64_t> words;
    for (const BeamCandidate& candidate : best)
        words.push_back(candidate.word);
    std::sort(words.begin(), words.end());
    return words;
}

} // namespace

/// Pools, layers and trails of beams against plain versions of the same.
class TestBeamParts : public QObject {
    Q_OBJECT

private slots:
    void aPoolKeepsTheHigherScore();
    void aPoolKeepsTheBest_data();
    void aPoolKeepsTheBest();
    void aPoolForgets();
    void layersKeepAsManyAsTheirWidth();
    void layersDoNotDependOnTheWorkers();
    void layersFitIntoMemory();
    void aTrailRemembersItsMoves();
    void aTrailDropsWhatIsNotNeeded();
};

void TestBeamParts::aPoolKeepsTheHigherScore() {
    BeamArena arena(1 << 16);
    BeamPool pool(arena);
    pool.add({77, 10, BeamTrail::key(1, 1)}, 5, salt);
    pool.add({77, 12, BeamTrail::key(2, 2)}, 5, salt);
    pool.add({77, 11, BeamTrail::key(3, 3)}, 5, salt);
    pool.add({77, 12, BeamTrail::key(4, 4)}, 5, salt);
    QCOMPARE(pool.size(), std::size_t{1});
    QCOMPARE(words_of(pool).front(), BeamCandidate(77, 12, BeamTrail::key(2, 2)).word);
    QVERIFY(!pool.has_dropped());
}

void TestBeamParts::aPoolKeepsTheBest_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("positions");
    for (const int width : {1, 2, 7, 100, 1000})
        for (const int positions : {10, 500, 100000})
            QTest::addRow("%d of %d", width, positions) << width << positions;
}

/// In whatever order they come.
void TestBeamParts::aPoolKeepsTheBest() {
    QFETCH(const int, width);
    QFETCH(const int, positions);
    Rng rng(1);
    auto candidates = random_candidates(rng, 20000, static_cast<std::uint32_t>(positions));
    const auto best = best_words(candidates, static_cast<std::size_t>(width));
    for (int order = 0; order < 3; ++order) {
        BeamArena arena(1 << 12);
        BeamPool pool(arena);
        for (const BeamCandidate& candidate : candidates)
            pool.add(candidate, static_cast<std::size_t>(width), salt);
        pool.reduce(static_cast<std::size_t>(width), salt);
        QVERIFY(words_of(pool) == best);
        std::reverse(candidates.begin(), candidates.end());
        std::rotate(candidates.begin(), candidates.begin() + 777, candidates.end());
    }
}

void TestBeamParts::aPoolForgets() {
    BeamArena arena(1 << 16);
    BeamPool pool(arena);
    Rng rng(1);
    for (const BeamCandidate& candidate : random_candidates(rng, 1000, 1000))
        pool.add(candidate, 10, salt);
    QVERIFY(pool.has_dropped());
    pool.clear();
    QCOMPARE(pool.size(), std::size_t{0});
    QCOMPARE(pool.bytes(), std::size_t{0});
    QVERIFY(!pool.has_dropped());
}

void TestBeamParts::layersKeepAsManyAsTheirWidth() {
    Rng rng(1);
    for (const std::size_t width : {1, 3, 255, 1000, 5001}) {
        BeamLayers layers(3, 1, 1 << 16);
        layers.start(width, salt);
        for (const BeamCandidate& candidate : random_candidates(rng, 100000, 1U << 31))
            layers.put(0, 2, candidate);
        for (std::size_t shard = 0; shard < layers.shard_count(); ++shard) {
            layers.settle(shard);
            layers.reduce(2, shard);
        }
        QCOMPARE(layers.size(1), std::size_t{0});
        QCOMPARE(layers.size(2), width);
        QVERIFY(layers.has_dropped());
    }
}

void TestBeamParts::layersDoNotDependOnTheWorkers() {
    Rng rng(1);
    const auto candidates = random_candidates(rng, 50000, 20000);
    std::vector<std::uint64_t> expected;
    for (const int workers : {1, 2, 5}) {
        BeamLayers layers(2, workers, 1 << 16);
        layers.start(2000, salt);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            layers.put(static_cast<int>(i * 7 % static_cast<std::size_t>(workers)), 1,
                       candidates[i]);
            if (i % 10000 == 9999)
                for (std::size_t shard = 0; shard < layers.shard_count(); ++shard)
                    layers.settle(shard);
        }
        std::vector<std::uint64_t> words;
        for (std::size_t shard = 0; shard < layers.shard_count(); ++shard) {
            layers.reduce(1, shard);
            const auto of_shard = words_of(layers.pool(1, shard));
            words.insert(words.end(), of_shard.begin(), of_shard.end());
        }
        if (expected.empty())
            expected = words;
        QVERIFY(words == expected);
    }
}

void TestBeamParts::layersFitIntoMemory() {
    Rng rng(1);
    BeamLayers layers(20, 1, 1 << 16);
    layers.start(10000, salt);
    for (std::size_t layer = 0; layer < 20; ++layer)
        for (const BeamCandidate& candidate : random_candidates(rng, 20000, 1U << 31))
            layers.put(0, layer, candidate);
    for (std::size_t shard = 0; shard < layers.shard_count(); ++shard)
        layers.settle(shard);
    const std::uint64_t before = layers.bytes();
    QVERIFY(before > 20 * 10000 * sizeof(BeamCandidate));
    const auto fit = [&](std::uint64_t bytes) {
        while (layers.narrow(bytes))
            for (std::size_t shard = 0; shard < layers.shard_count(); ++shard)
                layers.shrink(shard);
    };
    fit(before / 3);
    QVERIFY(layers.bytes() <= before / 3);
    QVERIFY(layers.bytes() >= before / 5);
    QVERIFY(layers.width() < 10000);
    fit(1);
    QVERIFY(layers.size(0) >= layers.shard_count());
}

void TestBeamParts::aTrailRemembersItsMoves() {
    BeamTrail trail(10);
    const auto first = trail.append(2);
    trail.write(first, BeamTrail::key(0, 3 * 32 + 5));
    trail.write(first + 1, BeamTrail::key(0, 31 * 32 + 31));
    const auto second = trail.append(1);
    trail.write(second, BeamTrail::key(first + 1, 0));
    QCOMPARE(trail.depth_of(second), 2);
    QCOMPARE(trail.parent(second), first + 1);
    const MoveList moves = trail.moves_to(second);
    QCOMPARE(moves.size(), std::size_t{2});
    QVERIFY((moves[0] == Move{{31, 31}}));
    QVERIFY((moves[1] == Move{{0, 0}}));
    QVERIFY(trail.moves_to(0).empty());
    QCOMPARE(trail.room(), std::uint64_t{6});
}

void TestBeamParts::aTrailDropsWhatIsNotNeeded() {
    Rng rng(1);
    constexpr BeamTrail::Number count = 3000;
    BeamTrail trail(count + 1);
    trail.append(count);
    for (BeamTrail::Number number = 1; number <= count; ++number)
        trail.write(number, BeamTrail::key(number / 500 == 0 ? 0 : number - 1 - rng.bounded(400),
                                           rng.bounded(1024)));
    std::map<BeamTrail::Number, MoveList> needed;
    BeamTrail::Marks marks(trail);
    for (int i = 0; i < 40; ++i) {
        const BeamTrail::Number number = rng.bounded(count + 1);
        needed[number] = trail.moves_to(number);
        marks.mark(number);
    }
    QVERIFY(marks.collect(trail, [] { return false; }));
    QVERIFY(trail.size() < count / 2);
    BeamTrail::Number before = 0;
    for (const auto& [number, moves] : needed) {
        const BeamTrail::Number now = marks.after(number);
        QVERIFY(now >= before);
        before = now;
        const MoveList kept = trail.moves_to(now);
        QVERIFY(std::equal(kept.begin(), kept.end(), moves.begin(), moves.end()));
        QCOMPARE(trail.depth_of(now), static_cast<int>(moves.size()));
    }
}

SAMEGAME_TEST(TestBeamParts)
#include "tst_beam_parts.moc"
