#include <QTest>

#include "engine/base/rng.h"
#include "engine/search/candidate.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

Candidate scored(int best) {
    Candidate candidate;
    candidate.best = best;
    candidate.visits = 1;
    return candidate;
}

Candidate exact(int best) {
    Candidate candidate = scored(best);
    candidate.is_exact = true;
    return candidate;
}

Candidate tried(int best, std::initializer_list<int> attempts) {
    Candidate candidate = scored(best);
    for (const int attempt : attempts)
        candidate.attempts.add(attempt);
    return candidate;
}

/// "1-3" as the places of each.
QStringList places(const std::vector<CandidateStanding>& standings) {
    QStringList places;
    for (const CandidateStanding& standing : standings)
        places
            << (standing.has_one_place()
                    ? QString::number(standing.first_place)
                    : QStringLiteral("%1-%2").arg(standing.first_place).arg(standing.last_place));
    return places;
}

} // namespace

class TestCandidateStanding : public QObject {
    Q_OBJECT

private slots:
    void aLossIsWhatTheBestHasMore();
    void aMoveWithoutAScoreHasNoPlace();
    void withoutAttemptsNothingIsToldApart();
    void exactValuesHaveNoSpread();
    void exactValuesBelowAnUnprovenBestAreInOrder();
    void attemptsThatAgreeTellMoreApart();
    void aLargerLossIsLessSure();
    void movesThatBeginTheBestLineAreMarked();
    void placesFollowOneOrder();
};

void TestCandidateStanding::aLossIsWhatTheBestHasMore() {
    const auto standings = candidate_standings(std::array{scored(900), scored(-50), scored(900)});
    QCOMPARE(standings[0].loss.value(), 0);
    QCOMPARE(standings[1].loss.value(), 950);
    QCOMPARE(standings[2].loss.value(), 0);
    QVERIFY(candidate_standings({}).empty());
}

void TestCandidateStanding::aMoveWithoutAScoreHasNoPlace() {
    const auto standings = candidate_standings(std::array{exact(900), Candidate{}, exact(800)});
    QVERIFY(!standings[1].loss && !standings[1].spread && !standings[1].has_one_place());
    QCOMPARE(places(standings), QStringList({"1", "0-0", "2"}));
    QCOMPARE(places(candidate_standings(std::array{Candidate{}})), QStringList({"0-0"}));
}

void TestCandidateStanding::withoutAttemptsNothingIsToldApart() {
    const auto standings =
        candidate_standings(std::array{scored(4000), tried(2000, {2000}), scored(10)});
    for (const CandidateStanding& standing : standings)
        QVERIFY(!standing.spread);
    QCOMPARE(places(standings), QStringList({"1-3", "1-3", "1-3"}));
}

void TestCandidateStanding::exactValuesHaveNoSpread() {
    const auto standings =
        candidate_standings(std::array{exact(1000), exact(1000), exact(999), exact(990)});
    for (const CandidateStanding& standing : standings)
        QCOMPARE(standing.spread.value(), 0);
    QCOMPARE(places(standings), QStringList({"1-2", "1-2", "3", "4"}));
}

void TestCandidateStanding::exactValuesBelowAnUnprovenBestAreInOrder() {
    const auto standings = candidate_standings(
        std::array{tried(1000, {1000, 900}), exact(990), exact(989), tried(985, {985, 900})});
    QVERIFY(standings[1].spread.value() > 0); // the best may be better still
    QCOMPARE(standings[1].last_place, 3);     // of the two exact ones, this is the better
    QCOMPARE(standings[2].first_place, 2);
}

void TestCandidateStanding::attemptsThatAgreeTellMoreApart() {
    const auto near = candidate_standings(
        std::array{tried(4000, {4000, 3990, 3980}), tried(3600, {3600, 3590, 3580})});
    const auto far = candidate_standings(
        std::array{tried(4000, {4000, 3300, 2900}), tried(3600, {3600, 3000, 2200})});
    for (std::size_t i = 0; i < 2; ++i)
        QVERIFY(near[i].spread.value() < far[i].spread.value());
    QCOMPARE(places(near), QStringList({"1", "2"}));
    QCOMPARE(places(far), QStringList({"1-2", "1-2"}));
}

void TestCandidateStanding::aLargerLossIsLessSure() {
    const auto standings = candidate_standings(std::array{
        tried(4000, {4000, 3950}), tried(3900, {3900, 3850}), tried(2000, {2000, 1950})});
    QVERIFY(standings[0].spread.value() <= standings[1].spread.value());
    QVERIFY(standings[1].spread.value() < standings[2].spread.value());
}

void TestCandidateStanding::movesThatBeginTheBestLineAreMarked() {
    std::array candidates{scored(10), scored(10), scored(10)};
    candidates[1].is_any_order = true;
    const auto standings = candidate_standings(candidates);
    QVERIFY(!standings[0].is_any_order && standings[1].is_any_order);
}

/// Whoever is told to be better than another is better than all that are worse than that one, and
/// a better score never has a later place.
void TestCandidateStanding::placesFollowOneOrder() {
    Rng rng(20261125);
    for (int round = 0; round < 2000; ++round) {
        std::vector<Candidate> candidates;
        for (std::uint32_t i = 0; i <= rng.bounded(12); ++i) {
            const int best = static_cast<int>(rng.bounded(1000));
            Candidate candidate = tried(best, {best, best - static_cast<int>(rng.bounded(60))});
            candidate.is_exact = rng.bounded(3) == 0;
            if (rng.bounded(8) == 0)
                candidate = {};
            candidates.push_back(candidate);
        }
        const auto standings = candidate_standings(candidates);
        int scored = 0;
        for (const CandidateStanding& standing : standings)
            scored += standing.loss ? 1 : 0;
        for (std::size_t i = 0; i < standings.size(); ++i) {
            if (!standings[i].loss)
                continue;
            QVERIFY(1 <= standings[i].first_place && standings[i].last_place <= scored);
            QVERIFY(standings[i].first_place <= standings[i].last_place);
            for (std::size_t k = 0; k < standings.size(); ++k)
                if (standings[k].loss && candidates[k].best <= candidates[i].best)
                    QVERIFY(standings[i].first_place <= standings[k].last_place);
        }
    }
}

SAMEGAME_TEST(TestCandidateStanding)
#include "tst_candidate_standing.moc"
