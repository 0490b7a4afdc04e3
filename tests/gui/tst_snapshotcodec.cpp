#include <QTest>

#include <algorithm>

#include "app/analysis/snapshotcodec.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/limits.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"

using namespace samegame;

/// What searches know, as bytes.
class TestSnapshotCodec : public QObject {
    Q_OBJECT

private slots:
    void snapshotIsReadAsItWasWritten_data();
    void snapshotIsReadAsItWasWritten();
    void bestLineMayBeOfAnEarlierSearch();
    void proofsAreReadIfTheyAreThere();
    void snapshotOfAnotherPositionIsIgnored();
    void damagedSnapshotIsIgnored();
    void snapshotOfWhatCannotBeIsIgnored();
    void encodingAResult();
    void decodingAResult();
};

namespace {

SearchSnapshot someSnapshot(const StartPosition& position) {
    SearchRequest request;
    request.start = position;
    request.budget.playouts = 300;
    request.solver = &*std::ranges::find(solver_registry(), "sp-mcts", &SolverEntry::name);
    SearchControl control;
    return run_search(request, control).snapshot;
}

QByteArray withFittingCheck(QByteArray bytes) {
    const quint16 check = qChecksum(QByteArrayView(bytes).sliced(6));
    bytes[4] = static_cast<char>(check >> 8);
    bytes[5] = static_cast<char>(check & 0xff);
    return bytes;
}

bool isSame(const SearchSnapshot& a, const SearchSnapshot& b) {
    const auto isSamePoint = [](const ScorePoint& p, const ScorePoint& q) {
        return p.seconds == q.seconds && p.playouts == q.playouts && p.score == q.score;
    };
    const auto isSameCandidate = [](const Candidate& p, const Candidate& q) {
        return p.move == q.move && p.cells == q.cells && p.points == q.points && p.best == q.best &&
               p.mean == q.mean && p.deviation == q.deviation && p.visits == q.visits &&
               p.line == q.line;
    };
    return a.has_line == b.has_line && a.best == b.best && a.playouts == b.playouts &&
           a.nodes == b.nodes && a.seconds == b.seconds && a.depth == b.depth &&
           a.mean_depth == b.mean_depth && a.is_unclearable == b.is_unclearable &&
           a.upper_bound == b.upper_bound && std::ranges::equal(a.curve, b.curve, isSamePoint) &&
           std::ranges::equal(a.candidates, b.candidates, isSameCandidate);
}

} // namespace

void TestSnapshotCodec::snapshotIsReadAsItWasWritten_data() {
    QTest::addColumn<QString>("board");
    QTest::newRow("unvisited candidates") << "1122/1122";
    QTest::newRow("nothing left") << "12/21";
    QTest::newRow("standard board") << "";
}

void TestSnapshotCodec::snapshotIsReadAsItWasWritten() {
    QFETCH(const QString, board);
    const StartPosition position{board.isEmpty() ? standard_board(1) : drawn(board.toStdString()),
                                 {Scoring::standard}};
    SearchSnapshot snapshot = someSnapshot(position);
    if (board.startsWith("1122")) {
        Candidate& last = snapshot.candidates.back();
        last.visits = 0;
        last.best = 0;
        last.mean = last.deviation = 0;
        last.line = {};
    }
    const auto read = decodedSnapshot(encoded(snapshot), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, snapshot));
    QVERIFY(decodedSnapshot(encoded({}), position));
}

void TestSnapshotCodec::bestLineMayBeOfAnEarlierSearch() {
    const StartPosition position{standard_board(1), {}};
    SearchSnapshot snapshot = someSnapshot(position);
    snapshot.curve.back().score -= 2;
    const auto read = decodedSnapshot(encoded(snapshot), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, snapshot));
}

void TestSnapshotCodec::proofsAreReadIfTheyAreThere() {
    const StartPosition position{drawn("11213"), {}};
    SearchSnapshot snapshot = someSnapshot(position);
    QCOMPARE(snapshot.upper_bound, snapshot.best.score);
    snapshot.is_unclearable = true;
    const QByteArray bytes = encoded(snapshot);
    QVERIFY(isSame(*decodedSnapshot(bytes, position), snapshot));

    const QByteArray earlierVersion = withFittingCheck(bytes.chopped(6)); // it had no proofs
    const auto read = decodedSnapshot(earlierVersion, position);
    QVERIFY(read);
    QVERIFY(!read->is_unclearable && !read->upper_bound);
    QVERIFY(read->best == snapshot.best);
}

void TestSnapshotCodec::snapshotOfAnotherPositionIsIgnored() {
    const StartPosition position{standard_board(1), {}};
    const QByteArray bytes = encoded(someSnapshot(position));
    QVERIFY(!decodedSnapshot(bytes, {standard_board(2), {}}));
}

void TestSnapshotCodec::damagedSnapshotIsIgnored() {
    const StartPosition position{drawn("11221/12211"), {}};
    const QByteArray bytes = encoded(someSnapshot(position));
    QVERIFY(decodedSnapshot(bytes, position));
    for (qsizetype size = 0; size < bytes.size(); ++size)
        QVERIFY(!decodedSnapshot(bytes.left(size), position));
    QVERIFY(!decodedSnapshot(bytes + '\0', position));
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        QByteArray damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x41);
        QVERIFY(!decodedSnapshot(damaged, position));
        // With a check that fits, whatever is read must still be possible.
        const QByteArray forged = withFittingCheck(damaged);
        if (const auto read = decodedSnapshot(forged, position); read && read->has_line)
            QVERIFY(replay(position.board, position.rules, read->best.moves).value() == read->best);
    }
}

/// No more is taken than files of trials take.
void TestSnapshotCodec::snapshotOfWhatCannotBeIsIgnored() {
    const StartPosition position{standard_board(1), {}};
    const auto isReadWith = [&](const auto& change) {
        SearchSnapshot snapshot = someSnapshot(position);
        change(snapshot);
        return decodedSnapshot(encoded(snapshot), position).has_value();
    };
    QVERIFY(isReadWith([](SearchSnapshot& snapshot) { snapshot.depth = max_moves; }));
    QVERIFY(!isReadWith([](SearchSnapshot& snapshot) { snapshot.depth = max_moves + 1; }));
    QVERIFY(!isReadWith([](SearchSnapshot& snapshot) { snapshot.depth = -1; }));
    QVERIFY(!isReadWith([](SearchSnapshot& snapshot) { snapshot.mean_depth = 513; }));
    QVERIFY(isReadWith([](SearchSnapshot& snapshot) { snapshot.seconds = 1e12; }));
    QVERIFY(!isReadWith([](SearchSnapshot& snapshot) { snapshot.seconds = 1e13; }));
    QVERIFY(!isReadWith([](SearchSnapshot& snapshot) { snapshot.curve.front().seconds = 1e13; }));
    QVERIFY(!isReadWith(
        [](SearchSnapshot& snapshot) { snapshot.curve.front().score = -most_points - 1; }));
}

void TestSnapshotCodec::encodingAResult() {
    const SearchSnapshot snapshot = someSnapshot({standard_board(1), {}});
    QBENCHMARK {
        encoded(snapshot);
    }
}

void TestSnapshotCodec::decodingAResult() {
    const StartPosition position{generate_board(1, 32, 32, 9), {}}; // the largest there is
    const QByteArray bytes = encoded(someSnapshot(position));
    QBENCHMARK {
        QVERIFY(decodedSnapshot(bytes, position));
    }
}

QTEST_GUILESS_MAIN(TestSnapshotCodec)
#include "tst_snapshotcodec.moc"
