#include <QTest>

#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

#include "engine/base/exceptions.h"
#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_journal.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

struct Case {
    const char* name;
    const char* solver;
    std::vector<std::string> options = {};
    int threads = 1;
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0;
    int size = 12;
    Gravity gravity = Gravity::shift;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {.name = "champion", .solver = "champion", .playouts = 60'000},
        {.name = "champion, nodes, three threads",
         .solver = "champion",
         .threads = 3,
         .nodes = 120'000},
        {.name = "champion, short chains",
         .solver = "champion",
         .options = {"length=1000", "first-moves=0.25"},
         .threads = 2,
         .playouts = 80'000},
        {.name = "champion, an endgame", .solver = "champion", .playouts = 60'000, .size = 9},
        {.name = "champion, pull-left",
         .solver = "champion",
         .options = {"start=random"},
         .playouts = 20'000,
         .gravity = Gravity::pull_left},
        {.name = "champion, a large board", .solver = "champion", .playouts = 6'000, .size = 20},
        {.name = "champion, too little for a round", .solver = "champion", .playouts = 2'000},
        {.name = "annealing", .solver = "annealing", .playouts = 60'000},
        {.name = "annealing, two threads, linear",
         .solver = "annealing",
         .options = {"schedule=linear", "chains=3", "spared=largest-group"},
         .threads = 2,
         .nodes = 80'000},
        {.name = "nrpa", .solver = "nrpa", .playouts = 20'000},
        {.name = "nrpa, two threads, searches repeated",
         .solver = "nrpa",
         .options = {"iterations=12", "playouts=3", "initial-policy=random"},
         .threads = 2,
         .playouts = 30'000},
        {.name = "nrpa, beams",
         .solver = "nrpa",
         .options = {"level=3", "iterations=10", "beam-1=2", "beam-2=3", "diversity=score"},
         .playouts = 20'000},
        {.name = "nrpa, a beam above",
         .solver = "nrpa",
         .options = {"level=2", "beam-2=2", "repetitions=4"},
         .playouts = 15'000},
        {.name = "nrpa, vote",
         .solver = "nrpa",
         .options = {"level=2", "iterations=30", "tabu-color=vote", "vote-width=5"},
         .playouts = 15'000},
        {.name = "nrpa, a large board", .solver = "nrpa", .playouts = 800, .size = 20},
        {.name = "nrpa, the paper",
         .solver = "nrpa",
         .options = {"preset=program", "parallel=root"},
         .playouts = 15'000},
    };
    return all;
}

SearchRequest request_of(const Case& given) {
    SearchRequest request;
    request.start.board = generate_board(4711, given.size, given.size, 4);
    request.start.rules.gravity = given.gravity;
    request.solver = find_solver(given.solver);
    request.options = parse_options(request.solver->options, given.options).value();
    if (given.playouts > 0)
        request.budget.playouts = given.playouts;
    if (given.nodes > 0)
        request.budget.nodes = given.nodes;
    request.budget.memory = 64 << 20;
    request.threads = given.threads;
    request.seed = 7;
    return request;
}

/// Runs a search and asks it to stop once it has counted `stop_at` playouts, or nodes.
SearchReport stopped_search(SearchRequest request, SearchJournal& journal, std::uint64_t stop_at) {
    request.journal = &journal;
    SearchControl control;
    if (stop_at == 0)
        control.request_stop(); // however late the other thread comes
    const std::jthread stopper([&](const std::stop_token& end) {
        while (!end.stop_requested()) {
            const SearchSnapshot snapshot = control.snapshot();
            if (std::max(snapshot.playouts, snapshot.nodes) >= stop_at)
                return control.request_stop();
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
    });
    return run_search(request, control);
}

SearchReport whole_search(SearchRequest request, SearchJournal* journal = nullptr) {
    request.journal = journal;
    SearchControl control;
    return run_search(request, control);
}

/// What the search of a case ends with when nothing is kept and nothing breaks it off.
const SearchReport& expected_of(int number) {
    static std::map<int, SearchReport> reports;
    const auto found = reports.find(number);
    if (found != reports.end())
        return found->second;
    const Case& given = cases()[static_cast<std::size_t>(number)];
    return reports.emplace(number, whole_search(request_of(given))).first->second;
}

/// Compares all that does not depend on the clock.
void compare(const SearchReport& report, const SearchReport& expected) {
    QVERIFY2(!report.failure, report.failure ? to_string(*report.failure).c_str() : "");
    const SearchSnapshot& found = report.snapshot;
    const SearchSnapshot& wanted = expected.snapshot;
    QCOMPARE(found.playouts, wanted.playouts);
    QCOMPARE(found.nodes, wanted.nodes);
    QCOMPARE(found.best.score, wanted.best.score);
    QVERIFY(found.best == wanted.best);
    QCOMPARE(found.depth, wanted.depth);
    QCOMPARE(found.mean_depth, wanted.mean_depth);
    QCOMPARE(text(name_of(report.stop)), text(name_of(expected.stop)));
    QCOMPARE(report.upper_bound.value_or(0), expected.upper_bound.value_or(0));
    QCOMPARE(found.candidates.size(), wanted.candidates.size());
    for (std::size_t i = 0; i < found.candidates.size(); ++i) {
        const Candidate& one = found.candidates[i];
        const Candidate& other = wanted.candidates[i];
        QVERIFY(one.move == other.move && one.best == other.best && one.visits == other.visits);
        QVERIFY(one.line == other.line && one.mean == other.mean);
        QCOMPARE(one.attempts.count(), other.attempts.count());
        QCOMPARE(one.attempts.mean(), other.attempts.mean());
    }
}

void add_cases() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

} // namespace

/// What a search keeps so that a later run goes on with it.
class TestSearchJournal : public QObject {
    Q_OBJECT

private slots:
    void breaksChangeNothing_data() { add_cases(); }
    void breaksChangeNothing();
    void aJournalChangesNothing_data() { add_cases(); }
    void aJournalChangesNothing();
    void aKilledSearchGoesOnFromWhatWasKept_data() { add_cases(); }
    void aKilledSearchGoesOnFromWhatWasKept();
    void nothingIsKeptOfAPhaseAfterAStop();
    void moreBudgetGoesOn_data();
    void moreBudgetGoesOn();
    void timeOfEarlierRunsCounts();
    void otherSolversSayThatTheyCannot();
    void anotherNumberOfThreadsIsRefused();
    void damagedJournalsAreNoticedOrHarmless_data();
    void damagedJournalsAreNoticedOrHarmless();
};

void TestSearchJournal::breaksChangeNothing() {
    QFETCH(int, number);
    const Case& given = cases()[static_cast<std::size_t>(number)];
    const SearchRequest request = request_of(given);
    const SearchReport& expected = expected_of(number);
    const std::uint64_t all = std::max(given.playouts, given.nodes);
    std::string content;
    int breaks = 0;
    for (const double part : {0.0, 0.02, 0.1, 0.3, 0.5, 0.55, 0.7, 0.9, 0.97}) {
        SearchJournal journal =
            content.empty() ? SearchJournal() : SearchJournal(content, Seconds(1));
        const SearchReport report = stopped_search(
            request, journal, static_cast<std::uint64_t>(part * static_cast<double>(all)));
        QVERIFY2(!report.failure, report.failure ? to_string(*report.failure).c_str() : "");
        breaks += report.stop == StopReason::stop_requested ? 1 : 0;
        content = journal.content();
    }
    QVERIFY(breaks > 0);
    SearchJournal journal(content, Seconds(1));
    compare(whole_search(request, &journal), expected);
    if (QTest::currentTestFailed())
        return;

    // A search that has ended has the same end again.
    SearchJournal ended(journal.content(), Seconds(1));
    compare(whole_search(request, &ended), expected);
}

void TestSearchJournal::aJournalChangesNothing() {
    QFETCH(int, number);
    const SearchRequest request = request_of(cases()[static_cast<std::size_t>(number)]);
    SearchJournal journal;
    compare(whole_search(request, &journal), expected_of(number));
}

/// States are kept while the search goes on, and each of them leads to the same end.
void TestSearchJournal::aKilledSearchGoesOnFromWhatWasKept() {
    QFETCH(int, number);
    const SearchRequest request = request_of(cases()[static_cast<std::size_t>(number)]);
    std::vector<std::string> contents;
    SearchJournal journal;
    SearchReport expected;
    {
        const std::jthread host([&](const std::stop_token& end) {
            while (!end.stop_requested()) {
                journal.ask();
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                contents.push_back(journal.content());
            }
        });
        expected = whole_search(request, &journal);
    }
    const std::size_t step = std::max<std::size_t>(1, contents.size() / 4);
    for (std::size_t i = 0; i < contents.size(); i += step) {
        SearchJournal earlier(contents[i], Seconds(0));
        compare(whole_search(request, &earlier), expected);
        if (QTest::currentTestFailed())
            return;
    }
}

/// What workers do after a phase that a stop ended may depend on where the stop came.
void TestSearchJournal::nothingIsKeptOfAPhaseAfterAStop() {
    ByteWriter text;
    text.put_text("a");
    SearchJournal journal;
    journal.begin(2);
    const auto play_a_phase = [&](bool is_stopped) {
        journal.begin_phase();
        for (const int worker : {0, 1}) {
            journal.worker(worker).add(WorkerJournal::Kind::number, text);
            journal.worker(worker).keep(text);
        }
        if (is_stopped)
            journal.worker(0).freeze();
        journal.end_phase();
    };
    const std::string nothing = journal.content();
    play_a_phase(false);
    QVERIFY(journal.content() != nothing);
    play_a_phase(true);
    const std::string stopped = journal.content();
    play_a_phase(true);
    QVERIFY(journal.content() == stopped);
}

void TestSearchJournal::moreBudgetGoesOn_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QString>("option");
    QTest::addColumn<bool>("isTheSame"); // as a search with all of the budget from the beginning
    QTest::newRow("nrpa") << "nrpa"
                          << "iterations=12" << true;
    QTest::newRow("nrpa, fitted") << "nrpa"
                                  << "level=3" << false;
    QTest::newRow("annealing") << "annealing"
                               << "chains=2" << false;
    QTest::newRow("champion") << "champion"
                              << "go-on=3" << false;
}

void TestSearchJournal::moreBudgetGoesOn() {
    QFETCH(QString, solver);
    QFETCH(QString, option);
    QFETCH(bool, isTheSame);
    const std::string name = solver.toStdString();
    SearchRequest request = request_of({.name = "",
                                        .solver = name.c_str(),
                                        .options = {option.toStdString()},
                                        .threads = 2,
                                        .playouts = 10'000});
    SearchJournal journal;
    const SearchReport first = whole_search(request, &journal);
    request.budget.playouts = 30'000;
    SearchJournal later(journal.content(), Seconds(0));
    const SearchReport second = whole_search(request, &later);
    QCOMPARE(second.snapshot.playouts, std::uint64_t{30'000});
    QVERIFY(second.snapshot.best.score >= first.snapshot.best.score);
    if (isTheSame)
        compare(second, whole_search(request));
}

void TestSearchJournal::timeOfEarlierRunsCounts() {
    SearchRequest request = request_of(cases().front());
    request.budget.playouts.reset();
    request.budget.time = Seconds(1000);
    SearchJournal journal;
    QVERIFY(stopped_search(request, journal, 1).stop == StopReason::stop_requested);
    SearchJournal later(journal.content(), Seconds(999.9));
    const SearchReport report = whole_search(request, &later);
    QVERIFY(report.stop == StopReason::budget_spent);
    QVERIFY(report.snapshot.seconds >= 999.9 && report.snapshot.seconds < 1100);
}

void TestSearchJournal::otherSolversSayThatTheyCannot() {
    QStringList can;
    for (const SolverEntry& solver : solver_registry()) {
        SearchRequest request;
        request.start.board = generate_board(1, 3, 3, 2);
        request.solver = &solver;
        request.budget.playouts = 100;
        try {
            SearchJournal journal;
            static_cast<void>(whole_search(request, &journal));
            can.append(text(solver.name));
        } catch (const InvalidOptions& refusal) {
            QVERIFY(text(to_string(refusal.error()))
                        .startsWith("solver '" + text(solver.name) + "' cannot go on with"));
        }
    }
    QCOMPARE(can, QStringList({"nrpa", "annealing", "champion"}));

    SearchRequest request =
        request_of({.name = "", .solver = "nrpa", .options = {"parallel=shared"}});
    SearchJournal journal;
    QVERIFY_THROWS_EXCEPTION(InvalidOptions, whole_search(request, &journal));
}

void TestSearchJournal::anotherNumberOfThreadsIsRefused() {
    SearchRequest request = request_of(cases().front());
    SearchJournal journal;
    static_cast<void>(stopped_search(request, journal, 1));
    SearchJournal later(journal.content(), Seconds(0));
    request.threads = 2;
    const SearchReport report = whole_search(request, &later);
    QVERIFY(report.failure.has_value());
    QCOMPARE(text(to_string(*report.failure)),
             QString("the search to go on with has 1 threads, not 2"));
}

void TestSearchJournal::damagedJournalsAreNoticedOrHarmless_data() {
    QTest::addColumn<QString>("solver");
    for (const char* solver : {"champion", "annealing", "nrpa"})
        QTest::newRow(solver) << solver;
}

/// No byte makes a search crash, read other memory, or tell a line that is none.
void TestSearchJournal::damagedJournalsAreNoticedOrHarmless() {
    QFETCH(QString, solver);
    const std::string name = solver.toStdString();
    const SearchRequest request =
        request_of({.name = "", .solver = name.c_str(), .playouts = 5'000, .size = 6});
    SearchJournal journal;
    static_cast<void>(stopped_search(request, journal, 1'000));
    const std::string content = journal.content();
    Rng rng(11);
    for (int i = 0; i < 150; ++i) {
        std::string damaged = content;
        const auto place = rng.bounded(static_cast<std::uint32_t>(content.size()));
        if (i % 3 == 0)
            damaged.resize(place);
        else
            damaged[place] = static_cast<char>(rng.bounded(256));
        try {
            SearchJournal later(damaged, Seconds(0));
            const SearchReport report = whole_search(request, &later);
            const SearchSnapshot& snapshot = report.snapshot;
            if (snapshot.has_line)
                QVERIFY(
                    replay(request.start.board, request.start.rules, snapshot.best.moves).value() ==
                    snapshot.best);
        } catch (const DamagedState&) {
            continue;
        }
    }
}

SAMEGAME_TEST(TestSearchJournal)
#include "tst_search_journal.moc"
