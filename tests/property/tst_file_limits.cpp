#include <QTest>

#include <vector>

#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/game_record.h"
#include "engine/game/board_generator.h"
#include "engine/game/refill.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "tests/property/random_trials.h"
#include "tests/support/qtest_text.h"
#include "tests/support/random_members.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// The sentence of each reader of a budget, threads and virtual time as members of an entrant: of
/// an experiment, of a file of trials, of files to be merged.
std::vector<QString> refusals_of_terms(const QString& members) {
    const QString experiment =
        QStringLiteral(R"({"format": "samegame-experiment", "version": 1, "title": "t",
            "boards": "random:1", "entries": [{"name": "a", "solver": "nrpa", "options": {}, %1}]})")
            .arg(members);
    const QString head =
        QStringLiteral(R"({"format":"samegame-trials","version":1,"program":"%2",)"
                       R"("signature":"%3","title":"t","seed":"1","entries":[{"name":"a",)"
                       R"("solver":"nrpa","options":{},"rules":"standard","gravity":"shift",%1}]})")
            .arg(members, text(program.name), text(program.signature));
    std::vector<QString> refusals;
    const auto read = parse_experiment(experiment.toStdString(), "e");
    refusals.push_back(read ? QString() : text(to_string(read.error().message)));
    const auto trials = head_of_trials(head.toStdString(), program);
    refusals.push_back(trials ? QString() : text(to_string(trials.error().message)));
    TrialMerger merger;
    const auto merged = merger.read(head.toStdString());
    refusals.push_back(merged ? text(to_string(merged->message)) : QString());
    return refusals;
}

} // namespace

/// What is just beyond a limit in files and board IDs is refused in the same sentence by all who
/// read it.
class TestFileLimits : public QObject {
    Q_OBJECT

private slots:
    void termsBeyondTheirLimitsAreRefused_data();
    void termsBeyondTheirLimitsAreRefused();
    void trialsBeyondTheirLimitsAreRefused_data();
    void trialsBeyondTheirLimitsAreRefused();
    void refillBeyondItsLimitsIsRefused_data();
    void refillBeyondItsLimitsIsRefused();
};

void TestFileLimits::termsBeyondTheirLimitsAreRefused_data() {
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("sentence"); // empty: it is taken
    const auto row = [](const char* name, const QString& budget, const char* sentence,
                        const QString& more = R"("threads": 1)") {
        QTest::newRow(name) << QStringLiteral(R"("budget": {%1}, %2)").arg(budget, more)
                            << QString(sentence);
    };
    const QString good = R"("seconds": 1)";
    const char* seconds =
        "'entries.1.budget.seconds' must be a number above 0 and up to 1000000000";
    row("most seconds", R"("seconds": 1e9)", "");
    row("least seconds", R"("seconds": 5e-324)", "");
    row("no seconds", R"("seconds": 0)", seconds);
    row("seconds below 0", R"("seconds": -1e-300)", seconds);
    row("seconds beyond", R"("seconds": 1000000000.0000001)", seconds);
    row("seconds far beyond", R"("seconds": 1e308)", seconds);
    row("seconds a text", R"("seconds": "1")", seconds);
    for (const QString count : {"playouts", "nodes"}) {
        const auto of_count = [&](const char* name, const char* value, bool is_good) {
            const QString member = QStringLiteral("\"%1\": %2").arg(count, value);
            const QString sentence =
                QStringLiteral("'entries.1.budget.%1' must be a whole number from 1 to "
                               "9223372036854775807")
                    .arg(count);
            row(qPrintable(count + ", " + name), member, is_good ? "" : qPrintable(sentence));
        };
        of_count("none", "0", false);
        of_count("below 0", "-1", false);
        of_count("beyond", "9223372036854775808", false);
        of_count("2^64-1", "18446744073709551615", false);
        of_count("a real", "1.5", false);
        of_count("a whole real", "1e3", false);
    }
    row("most playouts", R"("playouts": 9223372036854775807)", "");
    const char* one = "'entries.1.budget' must have one of seconds, playouts and nodes";
    row("nothing granted", "", one);
    row("two things granted", R"("seconds": 1, "playouts": 1)", one);
    row("memory", R"("seconds": 1, "memory": 1)", "there is no member 'entries.1.budget.memory'");
    const char* threads = "'entries.1.threads' must be a whole number from 1 to 1024";
    row("most threads", good, "", R"("threads": 1024)");
    row("no threads", good, threads, R"("threads": 0)");
    row("threads beyond", good, threads, R"("threads": 1025)");
    row("half a thread", good, threads, R"("threads": 0.5)");
    const auto of_time = [&](const char* name, const char* moves, const char* barrier,
                             const char* sentence) {
        row(name, good, sentence,
            QStringLiteral(R"("threads": 4, "virtual_time": {"moves_per_second": %1, )"
                           R"("barrier_moves": %2})")
                .arg(moves, barrier));
    };
    const char* moves = "'entries.1.virtual_time.moves_per_second' must be a whole number from 1 "
                        "to 1000000000000";
    const char* barrier = "'entries.1.virtual_time.barrier_moves' must be a whole number from 0 to "
                          "1000000000000";
    of_time("most moves", "1000000000000", "1000000000000", "");
    of_time("no moves a second", "0", "0", moves);
    of_time("moves beyond", "1000000000001", "0", moves);
    of_time("half a move", "0.5", "0", moves);
    of_time("barrier below 0", "1", "-1", barrier);
    of_time("barrier beyond", "1", "1000000000001", barrier);
}

void TestFileLimits::termsBeyondTheirLimitsAreRefused() {
    QFETCH(const QString, members);
    QFETCH(const QString, sentence);
    const bool is_of_nodes = members.contains("nodes") && sentence.isEmpty();
    QVERIFY(!is_of_nodes); // nrpa has none
    for (const QString& refusal : refusals_of_terms(members))
        QCOMPARE(refusal, sentence);
}

void TestFileLimits::trialsBeyondTheirLimitsAreRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* from, const char* to, const char* sentence) {
        QTest::newRow(name) << from << to << sentence;
    };
    const char* count = "must be a whole number from 0 to 9223372036854775807";
    row("as it is", "", "", "");
    row("seconds below 0", R"("seconds":1.0)", R"("seconds":-1e-300)", "'seconds' must be");
    row("seconds beyond", R"("seconds":1.0)", R"("seconds":1000000000001)", "'seconds' must be");
    row("seconds far beyond", R"("seconds":1.0)", R"("seconds":1e308)", "'seconds' must be");
    row("playouts beyond", R"("playouts":2)", R"("playouts":9223372036854775808)", count);
    row("2^64-1 playouts", R"("playouts":2)", R"("playouts":18446744073709551615)", count);
    row("playouts a real", R"("playouts":2)", R"("playouts":2.0)", count);
    row("nodes below 0", R"("nodes":3)", R"("nodes":-1)", count);
    row("depth beyond", R"("depth":4,)", R"("depth":513,)", "whole number from 0 to 512");
    row("depth 2^31", R"("depth":4,)", R"("depth":2147483648,)", "whole number from 0 to 512");
    row("mean depth", R"("mean_depth":5.0)", R"("mean_depth":512.5)", "'mean_depth' must be");
    row("walk depth", R"("walk_depth":6.0)", R"("walk_depth":-0.5)", "'walk_depth' must be");
    row("run 0", R"("run":1)", R"("run":0)", "'run' must be a whole number from 1 to 1000000");
    row("run beyond", R"("run":1)", R"("run":1000001)", "'run' must be a whole number from 1 to");
    row("number beyond", R"("number":1)", R"("number":1000000001)", "'number' must be");
    row("score beyond", R"("score":)", R"("score":1000000001,"x":)", "'score' must be");
    row("seed", R"("seed":")", R"("seed":"99999999999999999999)", "'seed' must be a text with");
    const char* point = R"("curve":[[0.5,7,-8]])";
    row("no curve", point, R"("curve":7)", "'curve' must be an array of");
    row("a curve of members", point, R"("curve":{})", "'curve' must be an array of");
    row("half a point", point, R"("curve":[[0.5,7]])", "'curve' must be an array of");
    row("a point's seconds", point, R"("curve":[[0.5,7,-8],[-0.5,7,-8]])",
        "point 2 of 'curve', seconds must be a number from 0 to 1000000000000");
    row("a point's playouts", point, R"("curve":[[0.5,1e300,-8]])",
        "point 1 of 'curve', playouts must be a whole number from 0 to 9223372036854775807");
    row("a point's half playout", point, R"("curve":[[0.5,7.5,-8]])", "point 1 of 'curve', pl");
    row("a point's score", point, R"("curve":[[0.5,7,4294967296]])",
        "point 1 of 'curve', score must be a whole number from -8000000 to 536346624");
    row("a point's half score", point, R"("curve":[[0.5,7,8.5]])", "point 1 of 'curve', score");
    row("no moves", R"("moves":[)", R"("moves":{},"x":[)", "'moves' must be an array of");
}

void TestFileLimits::trialsBeyondTheirLimitsAreRefused() {
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, sentence);
    TrialTable table;
    table.entrants = {{find_solver("greedy"), {}, {}, 1, Rules{}}};
    table.entrants.front().budget.playouts = 1;
    table.board_count = 1;
    const Position start = board_of_name("random:1/4x4x3").value();
    table.board = [&](std::size_t) { return NamedBoard{"random:1/4x4x3", start}; };
    RandomMembers random(1);
    Trial trial = random_trial(random, table, {});
    trial.seconds = 1;
    trial.playouts = 2;
    trial.nodes = 3;
    trial.depth = 4;
    trial.mean_depth = 5;
    trial.walk_depth = 6;
    trial.curve = {{0.5, 7, -8}};
    const std::string first = without_end(first_trial_line(table, program));
    QString line = text(without_end(trial_line(table, trial)));
    QVERIFY2(line.contains(from), qPrintable(line));
    if (!from.isEmpty())
        line.replace(line.indexOf(from), from.size(), to);

    TrialFileReader reader(table, program);
    QVERIFY(!reader.read(first));
    const auto read = reader.read(line.toStdString());
    TrialMerger merger;
    QVERIFY(!merger.read(first));
    const auto merged = merger.read(line.toStdString());
    const auto place = place_of_trial(line.toStdString());
    QCOMPARE(read.has_value(), !sentence.isEmpty());
    QVERIFY(read == merged);
    if (!read)
        return;
    QVERIFY2(text(to_string(*read)).contains(sentence), to_string(*read).c_str());
    if (!sentence.startsWith("'moves'")) // which are read once the board is known
        QCOMPARE(text(to_string(place.error().message)), text(to_string(read->message)));
}

void TestFileLimits::refillBeyondItsLimitsIsRefused_data() {
    QTest::addColumn<int>("colors");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("the first move") << 1 << 0 << 0 << true;
    QTest::newRow("columns before the first move") << 9 << 16384 << 0 << true;
    QTest::newRow("the last move") << 9 << 32768 << 512 << true;
    QTest::newRow("no colors") << 0 << 0 << 0 << false;
    QTest::newRow("too many colors") << 10 << 0 << 0 << false;
    QTest::newRow("too many columns before the first move") << 9 << 16385 << 0 << false;
    QTest::newRow("too many columns") << 9 << 16384 + 32 * 7 + 1 << 7 << false;
    QTest::newRow("too many columns at the end") << 9 << 32769 << 512 << false;
    QTest::newRow("too many moves") << 9 << 0 << 513 << false;
}

/// By rules, solution files and board IDs.
void TestFileLimits::refillBeyondItsLimitsIsRefused() {
    QFETCH(const int, colors);
    QFETCH(const int, columns);
    QFETCH(const int, moves);
    QFETCH(const bool, isGood);
    Position start{generate_board(1, 3, 3, 3), {}};
    start.rules.refill = Refill{7, colors, columns, moves};
    const auto error = refill_error(start.rules);
    QCOMPARE(!error, isGood);
    const auto file = parse_game_record(
        QStringLiteral(R"({"format": "samegame", "version": 1, "board": ["112"], "moves": [],
            "refill": {"seed": "7", "colors": %1, "columns": %2, "moves": %3}})")
            .arg(colors)
            .arg(columns)
            .arg(moves)
            .toStdString());
    QCOMPARE(file.ok(), isGood);
    QVERIFY(file || text(to_string(file.error())).startsWith("'refill."));
    if (colors == 0 || colors == 10) // an ID has one digit for them
        return;
    const auto id = parse_board_id(to_board_id(start));
    QCOMPARE(id.ok(), isGood);
    QVERIFY(id || to_string(id.error()) == to_string(*error));
}

SAMEGAME_TEST(TestFileLimits)
#include "tst_file_limits.moc"
