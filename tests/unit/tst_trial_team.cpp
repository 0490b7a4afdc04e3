#include <QTest>

#include <algorithm>
#include <atomic>
#include <set>

#include "engine/game/board_generator.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_team.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The trials of a table on a number of threads (what comparisons ask of them, tst_comparison and
/// tst_paired_comparison test).
class TestTrialTeam : public QObject {
    Q_OBJECT

private slots:
    void numbersAndPlacesGoTogether();
    void trialsThatAreDoneAreNotRunAgain();
    void rangesAreKept();
    void aTrialOfMoreThreadsRunsAlone();
    void whatKeepingThrowsEndsTheOthers();
    void rulesOfAnEntrantTakeThePlaceOfTheBoards();

private:
    static TrialTable table();
    static std::vector<Trial> run(const TrialTable& table, int threads, TrialRange range,
                                  const std::vector<Trial>& done = {});
};

TrialTable TestTrialTeam::table() {
    TrialTable table;
    table.entrants.resize(2);
    for (Entrant& entrant : table.entrants) {
        entrant.solver = find_solver("nested-monte-carlo");
        entrant.budget.playouts = 20;
        entrant.budget.memory = test_memory;
    }
    table.board_count = 3;
    table.board = [](std::size_t index) {
        return NamedBoard{std::to_string(index), {generate_board(index, 5, 5, 3), {}}};
    };
    table.runs = 2;
    table.seed = 1;
    return table;
}

std::vector<Trial> TestTrialTeam::run(const TrialTable& table, int threads, TrialRange range,
                                      const std::vector<Trial>& done) {
    std::vector<Trial> trials;
    TrialTeam team(table, range, threads, done,
                   [&](const Trial& trial) { trials.push_back(trial); });
    team.run();
    return trials;
}

void TestTrialTeam::numbersAndPlacesGoTogether() {
    const TrialTable trials = table();
    std::set<TrialPlace> places;
    for (std::size_t number = 0; number < trials.size(); ++number) {
        const TrialPlace place = trials.place_of(number);
        QCOMPARE(trials.number_of(place), number);
        QVERIFY(place.entrant < 2 && place.board < 3 && place.run < 2);
        places.insert(place);
    }
    QCOMPARE(places.size(), std::size_t{12});
}

void TestTrialTeam::trialsThatAreDoneAreNotRunAgain() {
    const TrialTable trials = table();
    const std::vector<Trial> all = run(trials, 1, {0, 12});
    QCOMPARE(all.size(), std::size_t{12});
    const std::vector<Trial> done{all[0], all[3], all[11]};
    const std::vector<Trial> rest = run(trials, 2, {0, 12}, done);
    QCOMPARE(rest.size(), std::size_t{9});
    for (const Trial& trial : rest) {
        const std::size_t number = trials.number_of(trial);
        QVERIFY(number != 0 && number != 3 && number != 11);
        QCOMPARE(trial.score, all[number].score);
    }
    TrialTeam team(trials, {0, 12}, 1, all, [](const Trial&) { QFAIL("all are done"); });
    QCOMPARE(team.progress().done, std::size_t{12});
    team.run();
}

void TestTrialTeam::rangesAreKept() {
    const TrialTable trials = table();
    const std::vector<Trial> some = run(trials, 1, {4, 8}, run(trials, 1, {6, 8}));
    QCOMPARE(some.size(), std::size_t{2});
    QCOMPARE(trials.number_of(some[0]), std::size_t{4});
    QCOMPARE(trials.number_of(some[1]), std::size_t{5});
}

/// A search of three threads takes all two that there are.
void TestTrialTeam::aTrialOfMoreThreadsRunsAlone() {
    TrialTable trials = table();
    trials.entrants[1].threads = 3;
    std::atomic<int> running = 0;
    std::atomic<int> overlaps = 0;
    const auto board = trials.board;
    trials.board = [&](std::size_t index) { // each trial asks for its board as it begins
        running += 1;
        return board(index);
    };
    std::vector<Trial> done;
    TrialTeam team(trials, {0, 12}, 2, {}, [&](const Trial& trial) {
        if (trial.entrant == 1 && running != static_cast<int>(done.size()) + 1)
            ++overlaps;
        done.push_back(trial);
    });
    team.run();
    QCOMPARE(done.size(), std::size_t{12});
    QCOMPARE(overlaps.load(), 0);
}

void TestTrialTeam::whatKeepingThrowsEndsTheOthers() {
    const TrialTable trials = table();
    int kept = 0;
    TrialTeam team(trials, {0, 12}, 2, {}, [&](const Trial&) {
        if (++kept == 3)
            throw std::runtime_error("no room");
    });
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, team.run());
    QCOMPARE(kept, 3);
    QVERIFY(team.progress().done < 12);
}

void TestTrialTeam::rulesOfAnEntrantTakeThePlaceOfTheBoards() {
    TrialTable trials = table();
    trials.entrants[1].rules = Rules{Scoring::clickomania};
    QCOMPARE(start_of(trials, {0, 0, 0}).rules.scoring, Scoring::standard);
    QCOMPARE(start_of(trials, {1, 0, 0}).rules.scoring, Scoring::clickomania);
    for (const Trial& trial : run(trials, 1, {0, 12}))
        QVERIFY(trial.entrant == 0 || trial.score <= 1);
}

SAMEGAME_TEST(TestTrialTeam)
#include "tst_trial_team.moc"
