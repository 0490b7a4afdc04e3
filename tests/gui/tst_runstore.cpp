#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/database.h"
#include "app/gui/session/runstore.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/somerun.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The store of distributions and comparisons, and what a list says of them.
class TestRunStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void runComesBack();
    void runThatWentOnKeepsItsName();
    void newestComesFirst();
    void removedRunIsTakenBack();
    void takenRunReplacesNone();
    void damagedRowsAreLeftOut_data();
    void damagedRowsAreLeftOut();
    void closedDatabaseIsSaidOnce();
    void summaryOfADistribution();
    void summaryOfAListOfBoards();
    void summaryOfAComparison();
    void summaryOfSearches();
    void summaryTellsRulesAndNamelessBoards();
    void unknownSolverKeepsItsName();
};

void TestRunStore::runComesBack() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    {
        Database database(path);
        RunStore store(&database);
        QSignalSpy changed(&store, &RunStore::changed);
        QVERIFY(store.keep(someRun("1f")));
        QVERIFY(store.rename("1f", "Paper"));
        QCOMPARE(changed.count(), 2);
    }
    Database database(path);
    const RunStore store(&database);
    QCOMPARE(store.runs().size(), std::size_t{1});
    QVERIFY(store.runs()[0].content.isEmpty());
    const auto run = store.run("1f");
    QVERIFY(run);
    QCOMPARE(run->name, "Paper");
    QVERIFY(run->summary == someRun("1f").summary);
    QCOMPARE(run->endedAt, someRun("1f").endedAt);
    const auto content = decodedDistribution(run->content);
    QVERIFY(content && content->histograms == someDistribution("1f").histograms);
    QCOMPARE(content->origin.gameName, "standard:3");
    QCOMPARE(content->origin.run, "1f");
    QVERIFY(!store.run("2f"));
}

void TestRunStore::runThatWentOnKeepsItsName() {
    Database database(":memory:");
    RunStore store(&database);
    QVERIFY(store.keep(someRun("1f")) && store.rename("1f", "Paper"));
    KeptRun next = someRun("1f");
    next.summary.count = 99;
    next.content = "more";
    next.endedAt = next.endedAt.addDays(1);
    QVERIFY(store.keep(next));
    QCOMPARE(store.runs().size(), std::size_t{1});
    const auto run = store.run("1f");
    QCOMPARE(run->name, "Paper");
    QCOMPARE(run->summary.count, 99);
    QCOMPARE(run->content, "more");
    QCOMPARE(run->endedAt, next.endedAt);
}

void TestRunStore::newestComesFirst() {
    Database database(":memory:");
    RunStore store(&database);
    KeptRun run = someRun("old");
    QVERIFY(store.keep(run));
    run.id = "new";
    run.endedAt = run.endedAt.addSecs(60);
    QVERIFY(store.keep(run));
    run.id = "oldest";
    run.endedAt = run.endedAt.addDays(-9);
    QVERIFY(store.keep(run));
    QStringList ids;
    for (const KeptRun& one : store.runs())
        ids << one.id;
    QCOMPARE(ids, (QStringList{"new", "old", "oldest"}));
}

void TestRunStore::removedRunIsTakenBack() {
    Database database(":memory:");
    RunStore store(&database);
    QVERIFY(store.keep(someRun("1f")) && store.rename("1f", "Paper"));
    const auto removed = store.run("1f");
    QVERIFY(store.remove("1f"));
    QVERIFY(store.runs().empty());
    QVERIFY(store.takeOver({*removed}));
    QCOMPARE(store.run("1f")->name, "Paper");
    QCOMPARE(store.run("1f")->content, removed->content);
}

void TestRunStore::takenRunReplacesNone() {
    Database database(":memory:");
    RunStore store(&database);
    QVERIFY(store.keep(someRun("1f")));
    KeptRun other = someRun("1f");
    other.content = "other";
    QVERIFY(store.takeOver({other, someRun("2f")}));
    QCOMPARE(store.runs().size(), std::size_t{2});
    QCOMPARE(store.run("1f")->content, someRun("1f").content);
}

void TestRunStore::damagedRowsAreLeftOut_data() {
    QTest::addColumn<QString>("damage");
    const auto row = [](const char* name, const char* damage) {
        QTest::newRow(name) << QString(damage);
    };
    row("id", "id = ''");
    row("moment", "ended_at = 'never'");
    row("no text", "summary = x'00ff'");
    row("empty", "summary = ''");
    const auto replaced = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QString("summary = replace(summary, '%1', '%2')").arg(from, to);
    };
    replaced("kind", "\"distribution\"", "\"dance\"");
    replaced("board", "\"first\":\"", "\"first\":\"9");
    replaced("unit", "\"playouts\"", "\"moves\"");
    replaced("amount", "\"amount\":4", "\"amount\":-4");
    replaced("seed", "\"seed\":\"", "\"seed\":\"9");
    replaced("count", "\"count\":8", "\"count\":0.5");
    replaced("moves", "\"before\":12", "\"before\":-12");
    replaced("no series", "\"series\":", "\"others\":");
    replaced("series without a name", "\"random\"", "\"\"");
    replaced("no mean", "\"mean\":101", "\"mean\":\"101\"");
    replaced("bar too high", "\"bars\":[", "\"bars\":[101,");
}

void TestRunStore::damagedRowsAreLeftOut() {
    QFETCH(const QString, damage);
    Database database(":memory:");
    RunStore store(&database);
    QVERIFY(store.keep(someRun("1f")));
    QVERIFY(store.keep(someRun("2f")));
    QVERIFY(database.run("UPDATE run SET " + damage + " WHERE id = '1f'"));
    QCOMPARE(store.runs().size(), std::size_t{1});
    QCOMPARE(store.runs()[0].id, "2f");
    QVERIFY(!store.run("1f"));
}

/// A trigger stands for a full disk.
void TestRunStore::closedDatabaseIsSaidOnce() {
    Database database(":memory:");
    RunStore store(&database);
    QSignalSpy failed(&store, &RunStore::failed);
    QVERIFY(database.run("CREATE TRIGGER full BEFORE INSERT ON run BEGIN "
                         "SELECT RAISE(FAIL, 'disk full'); END"));
    QVERIFY(!store.keep(someRun("1f")));
    QVERIFY(!store.keep(someRun("1f")));
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("disk full"));
    QVERIFY(!store.takeOver({someRun("1f")}));
    QVERIFY(database.run("DROP TRIGGER full"));
    QVERIFY(store.keep(someRun("1f")));
}

void TestRunStore::summaryOfADistribution() {
    const RunSummary summary = summaryOf(someDistribution("1f"));
    QCOMPARE(titleOf(summary.kind), "Distribution");
    QCOMPARE(boardsText(summary), "Standard board 3 after 12 moves");
    QCOMPARE(summary.count, 8);
    QCOMPARE(summary.bestMean(), 110.0);
    QCOMPARE(summary.series.size(), std::size_t{2});
    QCOMPARE(summary.series[0].mean, 101.0);
    QCOMPARE(summary.series[0].bars, (std::vector{75, 0, 25, 0, 0, 0})); // two scores each
    QCOMPARE(summary.series[1].bars.back(), 100);
    QCOMPARE(searcherTitle(summary.series[1], summary.kind), "Tabu color random recompute=1");
    QVERIFY(summaryOfText(textOfSummary(summary)) == summary);
}

/// Its picture has the means of the boards.
void TestRunStore::summaryOfAListOfBoards() {
    const RunSummary summary = summaryOf(someList("1f"));
    QCOMPARE(titleOf(summary.kind), "Distribution");
    QCOMPARE(boardsText(summary), "standard:1-3");
    QCOMPARE(summary.count, 16);
    QCOMPARE(summary.budget.playouts, std::optional<std::uint64_t>(4));
    QCOMPARE(summary.series.size(), std::size_t{2});
    QCOMPARE(summary.series[0].mean, (100.25 + 1.0 / 3) / 2);
    QCOMPARE(summary.bestMean(), 115.25);
    QCOMPARE(std::ranges::count(summary.series[0].bars, 100), 2); // a board each
    QVERIFY(summaryOfText(textOfSummary(summary)) == summary);
}

void TestRunStore::summaryOfAComparison() {
    const SolverEntry* solver = find_solver("sp-mcts");
    KeptComparison kept;
    kept.origin.boards = "standard:1-2";
    const Budget budget{Seconds(10), {}, {}};
    kept.request.entrants = {{solver, parseOptionsText(*solver, {}).value(), budget},
                             {solver, parseOptionsText(*solver, "c=2").value(), budget}};
    kept.request.boards = {{standard_board(1), {}}, {standard_board(2), {}}};
    kept.request.seed = 7;
    Trial trial;
    trial.score = 1000;
    kept.results.push_back(trial);
    const RunSummary summary = summaryOf(kept);
    QCOMPARE(titleOf(summary.kind), "Comparison");
    QCOMPARE(boardsText(summary), "standard:1-2");
    QCOMPARE(summary.count, 1);
    QCOMPARE(searcherTitle(summary.series[0], summary.kind), "SP-MCTS");
    QCOMPARE(searcherTitle(summary.series[1], summary.kind), "SP-MCTS c=2");
    QCOMPARE(summary.series[1].mean, 0.0); // it has no run yet
    QVERIFY(summaryOfText(textOfSummary(summary)) == summary);
}

void TestRunStore::summaryOfSearches() {
    const RunLog::GameLog log = someLog("1f");
    const RunSummary summary = summaryOf(log);
    QCOMPARE(titleOf(summary.kind), "Convergence");
    QCOMPARE(boardsText(summary), "Standard board 3");
    QCOMPARE(summary.count, 3);
    QCOMPARE(summary.seed, quint64{7});
    QCOMPARE(summary.budget.time, std::optional(Seconds(10)));
    QCOMPARE(summary.series.size(), std::size_t{2});
    QCOMPARE(searcherTitle(summary.series[0], summary.kind), "SP-MCTS c=2");
    QCOMPARE(summary.series[0].mean, 1500.0);
    QCOMPARE(summary.bestMean(), 2000.0);
    // From 0.1 to 10 seconds; one run of the first solver has a score only after a second.
    const std::vector<int>& first = summary.series[0].bars;
    QCOMPARE(first.size(), std::size_t{RunSeries::mostBars});
    QCOMPARE(std::ranges::count(first, 0), 19);
    QCOMPARE(first[19], 18);    // 750 of 500 to 2000
    QCOMPARE(first.back(), 67); // 1500
    QCOMPARE(summary.series[1].bars.front(), 1);
    QCOMPARE(summary.series[1].bars.back(), 100);
    QVERIFY(summaryOfText(textOfSummary(summary)) == summary);
    const auto kept = decodedLog(encoded(log));
    QVERIFY(kept && summaryOf(*kept) == summary);
    QCOMPARE(kept->run, "1f");
    QVERIFY(!decodedLog(encoded(RunLog::GameLog{log.start, {}})));
}

void TestRunStore::summaryTellsRulesAndNamelessBoards() {
    RunSummary summary = summaryOf(someDistribution("1f"));
    summary.boards = QStringList{QString()};
    summary.movesBefore = 0;
    QCOMPARE(boardsText(summary), "Board of 15 × 15 cells");
    summary.first.rules.scoring = Scoring::bubble_breaker;
    QCOMPARE(boardsText(summary), "Board of 15 × 15 cells, Bubble Breaker");
}

/// A later version wrote it.
void TestRunStore::unknownSolverKeepsItsName() {
    const RunSeries series{"oracle depth=3", 0, {}};
    QCOMPARE(searcherTitle(series, RunKind::Comparison), "oracle depth=3");
}

SAMEGAME_TEST(TestRunStore, QApplication)
#include "tst_runstore.moc"
