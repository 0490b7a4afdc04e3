#include <QDataStream>
#include <QIODevice>
#include <QTest>

#include <algorithm>

#include "app/gui/session/snapshotcodec.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/scoring.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What searches know, as bytes.
class TestSnapshotCodec : public QObject {
    Q_OBJECT

private slots:
    void snapshotIsReadAsItWasWritten_data();
    void snapshotIsReadAsItWasWritten();
    void bestLineMayBeOfAnEarlierSearch();
    void proofsAreRead();
    void ownersAndAttemptsAreRead();
    void seedIsRead();
    void secondVersionIsRead();
    void firstVersionIsRead_data();
    void firstVersionIsRead();
    void snapshotOfAnotherPositionIsIgnored();
    void damagedSnapshotIsIgnored();
    void snapshotOfWhatCannotBeIsIgnored();
    void encodingAResult();
    void decodingAResult();
};

namespace {

SearchSnapshot someSnapshot(const Position& position) {
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

bool isSame(const PositionResult& a, const PositionResult& b) {
    const auto isSamePoint = [](const ScorePoint& p, const ScorePoint& q) {
        return p.seconds == q.seconds && p.playouts == q.playouts && p.score == q.score;
    };
    const auto isSameCandidate = [](const Candidate& p, const Candidate& q) {
        return p.move == q.move && p.cells == q.cells && p.points == q.points && p.best == q.best &&
               p.mean == q.mean && p.deviation == q.deviation && p.visits == q.visits &&
               p.line == q.line && p.is_exact == q.is_exact && p.is_any_order == q.is_any_order &&
               p.attempts.count() == q.attempts.count() && p.attempts.mean() == q.attempts.mean() &&
               p.attempts.variance() == q.attempts.variance() &&
               p.attempts.minimum() == q.attempts.minimum() &&
               p.attempts.maximum() == q.attempts.maximum();
    };
    return a.has_line == b.has_line && a.best == b.best && a.playouts == b.playouts &&
           a.nodes == b.nodes && a.seconds == b.seconds && a.depth == b.depth &&
           a.mean_depth == b.mean_depth && a.is_unclearable == b.is_unclearable &&
           a.upper_bound == b.upper_bound && a.finder == b.finder && a.others == b.others &&
           std::ranges::equal(a.curve, b.curve, isSamePoint) &&
           std::ranges::equal(a.candidates, b.candidates, isSameCandidate);
}

/// As the first version wrote it, with or without its proofs.
QByteArray firstVersionOf(const SearchSnapshot& snapshot, bool hasProofs) {
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    const auto write = [&stream](const Line& line) {
        stream << static_cast<quint32>(line.moves.size());
        for (const Move move : line.moves)
            stream << quint8{move.cell.column} << quint8{move.cell.row};
    };
    stream << true;
    write(snapshot.best);
    stream << quint64{snapshot.playouts} << quint64{snapshot.nodes} << snapshot.seconds
           << qint32{snapshot.depth} << snapshot.mean_depth
           << static_cast<quint32>(snapshot.candidates.size());
    for (const Candidate& each : snapshot.candidates) {
        stream << quint8{each.move.cell.column} << quint8{each.move.cell.row}
               << quint64{each.visits};
        if (each.visits == 0)
            continue;
        stream << each.mean << each.deviation;
        write(each.line);
    }
    stream << quint32{0}; // points of the curve
    if (hasProofs)
        stream << snapshot.is_unclearable << true << qint32{snapshot.best.score};
    QByteArray whole;
    QDataStream frame(&whole, QIODevice::WriteOnly);
    frame << quint32{0x53475331} << qChecksum(QByteArrayView(content));
    return whole + content;
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
    const Position position{board.isEmpty() ? standard_board(1) : drawn(board.toStdString()),
                            {Scoring::standard}};
    SearchSnapshot snapshot = someSnapshot(position);
    if (board.startsWith("1122")) {
        Candidate& last = snapshot.candidates.back();
        last.visits = 0;
        last.best = 0;
        last.mean = last.deviation = 0;
        last.is_exact = false;
        last.line = {};
    }
    const auto read = decodedSnapshot(encoded(snapshot), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, snapshot));
    QVERIFY(decodedSnapshot(encoded(PositionResult{}), position));
}

void TestSnapshotCodec::bestLineMayBeOfAnEarlierSearch() {
    const Position position{standard_board(1), {}};
    SearchSnapshot snapshot = someSnapshot(position);
    snapshot.curve.back().score -= 2;
    const auto read = decodedSnapshot(encoded(snapshot), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, snapshot));
}

void TestSnapshotCodec::proofsAreRead() {
    const Position position{drawn("11213"), {}};
    SearchSnapshot snapshot = someSnapshot(position);
    QCOMPARE(snapshot.upper_bound, snapshot.best.score);
    snapshot.is_unclearable = true;
    for (Candidate& each : snapshot.candidates)
        each.is_exact = true;
    const auto read = decodedSnapshot(encoded(snapshot), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, snapshot));
    QVERIFY(read->isProven());
}

void TestSnapshotCodec::ownersAndAttemptsAreRead() {
    const Position position{standard_board(1), {}};
    PositionResult result{someSnapshot(position), {Finder::Kind::Solver, "sp-mcts"}};
    Candidate& known = result.candidates[1]; // by a line of another's, without a visit
    known.visits = 0;
    known.mean = known.deviation = 0;
    result.others[known.move] = {Finder::Kind::Solver, "champion"};
    result.others[result.candidates[2].move] = {Finder::Kind::Person};
    result.candidates[0].is_any_order = true;
    for (const double attempt : {1000.1, 1200.7, 900.3})
        result.candidates[0].attempts.add(attempt);
    const QByteArray bytes = encoded(result);
    const auto read = decodedSnapshot(bytes, position);
    QVERIFY(read);
    QVERIFY(isSame(*read, result));
    QCOMPARE(encoded(*read), bytes);
}

void TestSnapshotCodec::seedIsRead() {
    const Position position{standard_board(1), {}};
    PositionResult result{someSnapshot(position), {Finder::Kind::Solver, "sp-mcts"}};
    for (const auto seed : {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(0),
                            std::optional<std::uint64_t>(18446744073709551615ULL)}) {
        result.seed = seed;
        const auto read = decodedSnapshot(encoded(result), position);
        QVERIFY(read);
        QCOMPARE(read->seed, seed);
    }
}

/// It had no seed.
void TestSnapshotCodec::secondVersionIsRead() {
    const Position position{standard_board(1), {}};
    PositionResult result{someSnapshot(position), {Finder::Kind::Solver, "sp-mcts"}};
    result.seed = 7;
    QByteArray bytes = encoded(result);
    bytes.chop(9);
    bytes[3] = '2';
    const auto read = decodedSnapshot(withFittingCheck(bytes), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, result));
    QVERIFY(!read->seed);
}

void TestSnapshotCodec::firstVersionIsRead_data() {
    QTest::addColumn<bool>("hasProofs");
    QTest::newRow("with proofs") << true;
    QTest::newRow("without") << false;
}

/// Its ceilings may be false: exact proved too little.
void TestSnapshotCodec::firstVersionIsRead() {
    QFETCH(const bool, hasProofs);
    const Position position{standard_board(1), {}};
    SearchSnapshot snapshot = someSnapshot(position);
    snapshot.curve.clear();
    snapshot.upper_bound.reset();
    snapshot.candidates[1].visits = 0;
    snapshot.candidates[1].best = 0;
    snapshot.candidates[1].mean = snapshot.candidates[1].deviation = 0;
    snapshot.candidates[1].line = {};
    for (Candidate& each : snapshot.candidates)
        each.attempts = {};
    sort_best_first(snapshot.candidates);
    const auto read = decodedSnapshot(firstVersionOf(snapshot, hasProofs), position);
    QVERIFY(read);
    QVERIFY(isSame(*read, snapshot)); // found in an earlier session
}

void TestSnapshotCodec::snapshotOfAnotherPositionIsIgnored() {
    const Position position{standard_board(1), {}};
    const QByteArray bytes = encoded(someSnapshot(position));
    QVERIFY(!decodedSnapshot(bytes, {standard_board(2), {}}));
}

void TestSnapshotCodec::damagedSnapshotIsIgnored() {
    const Position position{drawn("11221/12211"), {}};
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
    const Position position{standard_board(1), {}};
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
    QVERIFY(!isReadWith([](SearchSnapshot& snapshot) {
        snapshot.curve.front().score = score_range_of_all().least - 1;
    }));
}

void TestSnapshotCodec::encodingAResult() {
    const SearchSnapshot snapshot = someSnapshot({standard_board(1), {}});
    QBENCHMARK {
        encoded(snapshot);
    }
}

void TestSnapshotCodec::decodingAResult() {
    const Position position{generate_board(1, 32, 32, 9), {}}; // the largest there is
    const QByteArray bytes = encoded(someSnapshot(position));
    QBENCHMARK {
        QVERIFY(decodedSnapshot(bytes, position));
    }
}

SAMEGAME_TEST(TestSnapshotCodec, QCoreApplication)
#include "tst_snapshotcodec.moc"
