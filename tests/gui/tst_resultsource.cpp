#include <QTest>

#include "app/gui/session/bestknownline.h"
#include "engine/game/board_generator.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What solution files of the window say of a search.
class TestResultSource : public QObject {
    Q_OBJECT

private slots:
    void onlyTheWholeBoardIsUnclearable();
    void onlyTheWholeGameIsBounded();
    void depthsAreThoseOfATree();

private:
    static SearchJob job();
};

SearchJob TestResultSource::job() {
    SearchJob job;
    job.request.start.board = generate_board(1, 5, 5, 3);
    job.request.solver = find_solver("exact");
    return job;
}

/// After the moves of a prefix nothing is known of what other moves lead to.
void TestResultSource::onlyTheWholeBoardIsUnclearable() {
    SearchJob searched = job();
    SearchSnapshot snapshot;
    QVERIFY(!sourceOf(searched, snapshot, nullptr).clearable);
    snapshot.is_unclearable = true;
    QCOMPARE(sourceOf(searched, snapshot, nullptr).clearable, std::optional(false));
    searched.prefix.moves.push_back(legal_moves(searched.request.start.board).front());
    QVERIFY(!sourceOf(searched, snapshot, nullptr).clearable);
}

void TestResultSource::onlyTheWholeGameIsBounded() {
    SearchJob searched = job();
    SearchReport report;
    report.upper_bound = 9;
    QCOMPARE(sourceOf(searched, report.snapshot, &report).upper_bound, std::optional(9));
    searched.prefix.moves.push_back(legal_moves(searched.request.start.board).front());
    QVERIFY(!sourceOf(searched, report.snapshot, &report).upper_bound);
}

void TestResultSource::depthsAreThoseOfATree() {
    SearchSnapshot snapshot;
    QVERIFY(!sourceOf(job(), snapshot, nullptr).depth);
    snapshot.depth = 7;
    snapshot.mean_depth = 2.5;
    QCOMPARE(sourceOf(job(), snapshot, nullptr).depth, std::optional(7));
    QCOMPARE(sourceOf(job(), snapshot, nullptr).mean_depth, std::optional(2.5));
}

SAMEGAME_TEST(TestResultSource, QCoreApplication)
#include "tst_resultsource.moc"
