#include <QTest>
#include <chrono>
#include <fstream>
#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/exceptions.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/search/worker_team.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/distribution/score_sampler.h"
#include "engine/studies/experiment/trial.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;
using namespace std::chrono_literals;

namespace {

constexpr int many = 256; ///< Threads: their stacks alone are 2 GiB of address space.

/// Leaves this process so much address space beyond what it has taken.
void leave(std::uint64_t bytes) {
    std::ifstream statm("/proc/self/statm");
    std::uint64_t pages = 0;
    statm >> pages;
    const rlim_t limit = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) + bytes;
    const rlimit both{limit, limit};
    setrlimit(RLIMIT_AS, &both);
}

/// Whether `holds` does in a process of its own that has `bytes` of address space left.
bool holds_within(std::uint64_t bytes, const std::function<bool()>& holds) {
    const pid_t child = fork();
    if (child == 0) {
        leave(bytes);
        bool is_true = false;
        try {
            is_true = holds();
        } catch (...) { // what came out ends as "false"
        }
        _exit(is_true ? 0 : 1);
    }
    int status = 1;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

bool is_sound(const SearchRequest& request, const SearchReport& report) {
    const SearchSnapshot& snapshot = report.snapshot;
    if (report.failure || !snapshot.has_line)
        return false;
    const auto line = replay(request.start.board, request.start.rules, snapshot.best.moves);
    return line.ok() && line->finished && line->score == snapshot.best.score;
}

} // namespace

/// Searches where the machine gives no more threads, or no more memory.
class TestShortMachine : public QObject, protected SolverFixture {
    Q_OBJECT

private slots:
    void teamIsSmallerWhereThreadsDoNotStart();
    void searchGoesOnWithTheThreadsThatStarted_data() { eachSolver(); }
    void searchGoesOnWithTheThreadsThatStarted();
    void searchEndsWhereMemoryDoes_data();
    void searchEndsWhereMemoryDoes();
    void trialOnFewerThreadsDoesNotCount();
    void samplesAreTheSameFromFewerThreads();
};

void TestShortMachine::teamIsSmallerWhereThreadsDoNotStart() {
    QVERIFY(holds_within(200 * mebibyte, [] {
        WorkerTeam team(many);
        std::atomic<int> done = 0;
        for (int round = 0; round < 3; ++round)
            team.run([&](int) { ++done; });
        return team.size() > 1 && team.size() < many && done == 3 * team.size();
    }));
}

void TestShortMachine::searchGoesOnWithTheThreadsThatStarted() {
    SearchRequest search = request(standard_board(1));
    search.threads = many;
    search.budget.memory = 32 * mebibyte;
    search.budget.time = 300ms;
    QVERIFY(holds_within(400 * mebibyte, [&] {
        const SearchReport report = run(search);
        return is_sound(search, report) && report.snapshot.threads > 1 &&
               report.snapshot.threads < many;
    }));
}

void TestShortMachine::searchEndsWhereMemoryDoes_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("option");
    for (const char* name : {"exact", "best-first", "a-star"})
        QTest::newRow(name) << QString(name) << QString();
    QTest::newRow("beam-search") << QStringLiteral("beam-search")
                                 << QStringLiteral("width=4000000");
}

/// It is granted more than there is.
void TestShortMachine::searchEndsWhereMemoryDoes() {
    QFETCH(const QString, option);
    SearchRequest search = request(generate_board(1, 20, 20, 5));
    search.budget.memory = 8192 * mebibyte;
    if (!option.isEmpty())
        search.options = *parse_options(search.solver->options, std::vector{option.toStdString()});
    QVERIFY(holds_within(6 * mebibyte, [&] {
        const SearchReport report = run(search);
        return report.stop == StopReason::memory_full && !report.failure &&
               (!report.snapshot.has_line || is_sound(search, report));
    }));
}

/// Its score would depend on the machine.
void TestShortMachine::trialOnFewerThreadsDoesNotCount() {
    TrialTable table;
    table.set_boards({{"standard:1", {standard_board(1), {}}}});
    Entrant entrant{find_solver("sp-mcts"), {}};
    entrant.options = default_options(entrant.solver->options);
    entrant.budget.playouts = 1000;
    entrant.threads = many;
    table.entrants = {entrant};
    QVERIFY(holds_within(400 * mebibyte, [&] {
        SearchControl control;
        try {
            static_cast<void>(run_trial(table, {}, 32 * mebibyte, control));
        } catch (const ThrownError& refusal) {
            return to_string(refusal.error())
                .ends_with(" of the 256 threads of a run could be started");
        }
        return false;
    }));
}

void TestShortMachine::samplesAreTheSameFromFewerThreads() {
    const auto sample = [](int threads) {
        const auto draw = [](Rng& rng, std::span<int> scores) {
            for (int& score : scores)
                score = static_cast<int>(rng.bounded(100));
        };
        const SearchControl control;
        ScoreSampler sampler([&] { return draw; });
        sampler.run(10'000, threads, 7, control);
        return sampler.histogram().mean();
    };
    const double expected = sample(1);
    QVERIFY(holds_within(200 * mebibyte, [&] { return sample(many) == expected; }));
}

SAMEGAME_TEST(TestShortMachine, QCoreApplication)
#include "tst_short_machine.moc"
