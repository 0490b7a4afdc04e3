#include <QTest>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "engine/base/rng.h"
#include "engine/generic/nrpa.h"
#include "engine/generic/search_state.h"
#include "engine/morpion/morpion.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr std::array variants{MorpionVariant::disjoint, MorpionVariant::touching};

/// A move by its new point and the ends of its line.
using NamedMove = std::tuple<MorpionPoint, MorpionPoint, MorpionPoint>;

NamedMove named(const MorpionMove& move) {
    return {move.point(), move.begin(), move.end()};
}

std::set<NamedMove> named(std::span<const MorpionMove> moves) {
    std::set<NamedMove> names;
    for (const MorpionMove& move : moves)
        names.insert(named(move));
    return names;
}

/// The rules once more, from their text and without any hurry: all points and lines are kept as
/// they are, and all lines near the points are looked at.
class SlowMorpion {
public:
    explicit SlowMorpion(MorpionVariant variant) : m_variant(variant) {
        // The twelve sides of the cross, from corner to corner.
        const std::vector<MorpionPoint> corners{{1, 4},  {1, 7},  {4, 7}, {4, 10}, {7, 10}, {7, 7},
                                                {10, 7}, {10, 4}, {7, 4}, {7, 1},  {4, 1},  {4, 4}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const MorpionPoint from = corners[i];
            const MorpionPoint to = corners[(i + 1) % corners.size()];
            for (int step = 0; step <= 3; ++step)
                m_points.insert({from.row + step * (to.row - from.row) / 3,
                                 from.column + step * (to.column - from.column) / 3});
        }
    }

    std::size_t point_count() const { return m_points.size(); }

    std::set<NamedMove> legal_moves() const {
        std::set<NamedMove> moves;
        for (const MorpionPoint point : m_points)
            for (const auto& [rows, columns] : directions)
                for (int before = -5; before <= 5; ++before)
                    add_if_legal({point.row - before * rows, point.column - before * columns}, rows,
                                 columns, moves);
        return moves;
    }

    void play(const NamedMove& move) {
        const auto& [point, begin, end] = move;
        m_points.insert(point);
        m_lines.push_back(
            points_of(begin, (end.row - begin.row) / 4, (end.column - begin.column) / 4));
    }

private:
    using Points = std::vector<MorpionPoint>;
    static constexpr std::array<std::pair<int, int>, 4> directions{
        {{0, 1}, {1, 0}, {1, 1}, {-1, 1}}};

    static Points points_of(MorpionPoint begin, int rows, int columns) {
        Points points;
        for (int i = 0; i < 5; ++i)
            points.push_back({begin.row + i * rows, begin.column + i * columns});
        return points;
    }

    void add_if_legal(MorpionPoint begin, int rows, int columns, std::set<NamedMove>& moves) const {
        const Points line = points_of(begin, rows, columns);
        Points missing;
        for (const MorpionPoint point : line)
            if (!m_points.contains(point))
                missing.push_back(point);
        if (missing.size() != 1)
            return;
        const int most_shared = m_variant == MorpionVariant::disjoint ? 0 : 1;
        for (const Points& other : m_lines) {
            if (other[1].row - other[0].row != rows || other[1].column - other[0].column != columns)
                continue;
            const auto shared = std::ranges::count_if(line, [&](MorpionPoint point) {
                return std::ranges::find(other, point) != other.end();
            });
            if (shared > most_shared)
                return;
        }
        moves.insert({missing.front(), line.front(), line.back()});
    }

    MorpionVariant m_variant;
    std::set<MorpionPoint> m_points;
    std::vector<Points> m_lines;
};

/// Plays the legal move with this new point and this first end of its line.
void play(Morpion& position, MorpionPoint point, MorpionPoint begin) {
    for (const MorpionMove& move : position.legal_moves())
        if (move.point() == point && move.begin() == begin)
            return position.play(move);
    QFAIL("not legal");
}

std::uint64_t line_count(const Morpion& position, int depth) {
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    for (const MorpionMove& move : position.legal_moves()) {
        Morpion after = position;
        after.play(move);
        count += line_count(after, depth - 1);
    }
    return count;
}

std::uint64_t line_count(const SlowMorpion& position, int depth) {
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    for (const NamedMove& move : position.legal_moves()) {
        SlowMorpion after = position;
        after.play(move);
        count += line_count(after, depth - 1);
    }
    return count;
}

} // namespace

/// The rules of Morpion Solitaire.
class TestMorpion : public QObject {
    Q_OBJECT

private slots:
    void theCrossHas36PointsAnd28Moves();
    void linesOfOneDirectionMayTouchInOneVariant();
    void aBlockedLineStaysBlocked();
    void linesToADepthAreAsManyAsThoseOfTheReference();
    void randomGamesAreThoseOfTheReference();
    void codesTellMovesApart();
    void theOrderOfMovesDoesNotChangeTheHash();
    void gamesStayBelowTheirCeiling();
    void reportedResultsAreKnown();
};

void TestMorpion::theCrossHas36PointsAnd28Moves() {
    for (const auto variant : variants) {
        const Morpion start(variant);
        int points = 0;
        for (int row = -20; row <= 30; ++row)
            for (int column = -20; column <= 30; ++column)
                points += start.has_point({row, column}) ? 1 : 0;
        QCOMPARE(points, Morpion::start_points);
        QCOMPARE(SlowMorpion(variant).point_count(), std::size_t{36});
        QCOMPARE(start.legal_moves().size(), std::size_t{28});
        QVERIFY(named(start.legal_moves()) == SlowMorpion(variant).legal_moves());
        QVERIFY(!start.is_terminal());
        QCOMPARE(start.score(), 0);
        QVERIFY(morpion_variant_of(name_of(variant)) == variant);
    }
    QVERIFY(!morpion_variant_of("5d"));
}

/// Row 4 has points in columns 1 to 4 and 7 to 10. The line from 1 to 5 ends where another one to 9
/// could begin.
void TestMorpion::linesOfOneDirectionMayTouchInOneVariant() {
    for (const auto variant : variants) {
        Morpion position(variant);
        play(position, {4, 5}, {4, 1});
        const auto moves = named(position.legal_moves());
        QCOMPARE(moves.contains({{4, 6}, {4, 5}, {4, 9}}), variant == MorpionVariant::touching);
        QVERIFY(moves.contains({{4, 6}, {4, 6}, {4, 10}}));
        QVERIFY(!moves.contains({{4, 6}, {4, 4}, {4, 8}})); // it would share a segment
        QVERIFY(!moves.contains({{4, 0}, {4, 0}, {4, 4}}));
    }
}

/// The line from 0 to 4 is as good as that from 1 to 5, but not after it.
void TestMorpion::aBlockedLineStaysBlocked() {
    Morpion position(MorpionVariant::touching);
    QVERIFY(named(position.legal_moves()).contains({{4, 0}, {4, 0}, {4, 4}}));
    play(position, {4, 5}, {4, 1});
    Rng rng(1);
    while (!position.is_terminal()) {
        QVERIFY(!named(position.legal_moves()).contains({{4, 0}, {4, 0}, {4, 4}}));
        const auto moves = position.legal_moves();
        position.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))]);
    }
}

void TestMorpion::linesToADepthAreAsManyAsThoseOfTheReference() {
    for (const auto variant : variants)
        for (const int depth : {1, 2})
            QCOMPARE(line_count(Morpion(variant), depth), line_count(SlowMorpion(variant), depth));
}

void TestMorpion::randomGamesAreThoseOfTheReference() {
    for (const auto variant : variants)
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Rng rng(seed);
            Morpion position(variant);
            SlowMorpion reference(variant);
            int moves = 0;
            while (true) {
                const auto legal = position.legal_moves();
                QCOMPARE(named(legal).size(), legal.size());
                QVERIFY2(named(legal) == reference.legal_moves(),
                         qPrintable(QString("seed %1, move %2").arg(seed).arg(moves)));
                if (position.is_terminal())
                    break;
                const MorpionMove move =
                    legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))];
                QVERIFY(!position.has_point(move.point()));
                reference.play(named(move));
                position.play(move);
                QVERIFY(position.has_point(move.point()));
                QCOMPARE(position.score(), ++moves);
            }
        }
}

void TestMorpion::codesTellMovesApart() {
    std::map<std::uint64_t, NamedMove> known;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng rng(seed);
        Morpion position(MorpionVariant::touching);
        while (!position.is_terminal()) {
            const auto legal = position.legal_moves();
            for (const MorpionMove& move : legal) {
                const auto [entry, is_new] = known.emplace(position.code(move), named(move));
                QVERIFY(is_new || entry->second == named(move));
            }
            position.play(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    std::set<NamedMove> names;
    for (const auto& [code, name] : known)
        names.insert(name);
    QCOMPARE(names.size(), known.size());
}

void TestMorpion::theOrderOfMovesDoesNotChangeTheHash() {
    Morpion start(MorpionVariant::disjoint);
    Morpion one = start;
    play(one, {4, 5}, {4, 1});
    Morpion other = start;
    play(other, {7, 6}, {7, 6});
    QVERIFY(one.hash() != start.hash());
    QVERIFY(one.hash() != other.hash());
    play(one, {7, 6}, {7, 6});
    play(other, {4, 5}, {4, 1});
    QCOMPARE(one.hash(), other.hash());
    QVERIFY(named(one.legal_moves()) == named(other.legal_moves()));
}

/// In 5D a point is on four lines at most, and a line has five points: 5 m <= 4 (36 + m).
void TestMorpion::gamesStayBelowTheirCeiling() {
    Rng rng(1);
    const auto line = generic::nrpa(Morpion(MorpionVariant::disjoint), {2, 30, 1.0}, rng);
    QVERIFY(line.score <= 144);
    QVERIFY(line.score >= 55); // random games come to some 43
    QCOMPARE(line.score, static_cast<double>(line.moves.size()));
}

void TestMorpion::reportedResultsAreKnown() {
    std::set<int> disjoint;
    for (const MorpionReport& report : reported_results()) {
        QVERIFY(!report.by.empty() && !report.source.empty());
        if (report.variant == MorpionVariant::disjoint)
            disjoint.insert(report.score);
    }
    QVERIFY((disjoint == std::set<int>{80, 82}));
}

SAMEGAME_TEST(TestMorpion)
#include "tst_morpion.moc"
