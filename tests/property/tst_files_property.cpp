#include <QTest>

#include <algorithm>

#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/game_record.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/experiment.h"
#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "tests/support/qtest_text.h"
#include "tests/support/random_members.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

const TrialProgram program{"samegame 1.2.3", "0123456789abcdef"};

std::uint64_t games() {
    return static_cast<std::uint64_t>(wanted_count("SAMEGAME_PROPERTY_FILES", 500));
}

std::string without_end(std::string line) {
    line.pop_back();
    return line;
}

RecordSource random_source(RandomMembers& random) {
    RecordSource source;
    source.solver = random.text();
    if (random.maybe())
        source.options_json = R"({"level":2,"c":0.1,"policy":"random","ties":true})";
    source.seed = random.optional([&] { return random.count(); });
    source.threads = random.optional([&] { return random.number(1, 1 << 30); });
    source.ranks = random.optional([&] { return random.number(1, 1 << 20); });
    source.seconds = random.optional([&] { return random.real(1e308); });
    source.playouts = random.optional([&] { return random.count(); });
    source.nodes = random.optional([&] { return random.count(); });
    source.stop = random.text();
    source.upper_bound = random.optional(
        [&] { return random.number(score_range_of_all().least, score_range_of_all().most); });
    source.clearable = random.optional([&] { return random.maybe(); });
    source.depth = random.optional([&] { return random.number(0, max_moves); });
    source.mean_depth = random.optional([&] { return random.real(max_moves); });
    source.program = random.text();
    return source;
}

GameRecord record_of(const Position& start, std::span<const Move> moves) {
    GameRecord record;
    record.start = start;
    record.line = replay(start.board, start.rules, moves).value();
    return record;
}

/// What is wrong with the way of a record into a file and back; empty if nothing is.
std::string way_back_error(const GameRecord& record) {
    const std::string written = to_json(record);
    const auto read = parse_game_record(written);
    if (!read)
        return to_string(read.error()) + " in " + written;
    if (!(read->record == record))
        return "another game is read from " + written;
    if (const auto claim = contradiction(*read))
        return to_string(*claim) + " in " + written;
    return to_json(read->record) == written ? "" : "written again it differs: " + written;
}

std::string id_way_back_error(const Position& start) {
    const std::string id = to_board_id(start);
    const auto read = parse_board_id(id);
    if (!read)
        return to_string(read.error()) + " of " + id;
    if (!(*read == start))
        return "another position is read from " + id;
    return to_board_id(*read) == id ? "" : "written again it differs: " + id;
}

/// A game from any position, its file and ID, and those of each position on its way.
std::string game_error(RandomMembers& random) {
    const Position start = random.position();
    Position end = start;
    const MoveList moves = random.play_some(end);
    GameRecord record = record_of(start, moves);
    if (random.maybe())
        record.source = random_source(random);
    if (random.maybe())
        record.unknown_json = R"({"author":"A. É","x":{"y":[1,2.5,null,true]}})";
    if (std::string error = way_back_error(record); !error.empty())
        return error;
    const std::size_t step = 1 + moves.size() / 8;
    for (std::size_t after = 0; after <= moves.size(); after += step) {
        const Position position = position_after(start, moves, after);
        if (std::string error = id_way_back_error(position); !error.empty())
            return error;
        const auto rest = std::span(moves.begin(), moves.end()).subspan(after);
        if (std::string error = way_back_error(record_of(position, rest)); !error.empty())
            return error;
    }
    return {};
}

const char* const solvers[] = {"greedy", "nrpa", "nested-monte-carlo", "sp-mcts", "exact"};

/// A solver with what a trial of it may have; `solver` has playouts or nodes, or both.
Entrant random_entrant(RandomMembers& random) {
    Entrant entrant;
    const SolverEntry& solver =
        *find_solver(solvers[random.rng().bounded(static_cast<std::uint32_t>(std::size(solvers)))]);
    entrant.solver = &solver;
    entrant.options = complete_options(solver.options, {});
    if (solver.has_playouts && random.maybe())
        entrant.budget.playouts = random.count_within(1, most_count);
    else if (solver.has_nodes && random.maybe())
        entrant.budget.nodes = random.count_within(1, most_count);
    else
        entrant.budget.time = Seconds(random.positive(most_seconds));
    entrant.threads = random.number(1, static_cast<int>(most_threads));
    entrant.name = "name";
    const auto rules = all_rules();
    entrant.rules = rules[random.rng().bounded(static_cast<std::uint32_t>(rules.size()))];
    if (!virtual_time_refusal(solver) && random.maybe())
        entrant.virtual_time = VirtualTime{random.count_within(1, most_virtual_moves),
                                           random.count_within(0, most_virtual_moves)};
    return entrant;
}

/// Boards that their names tell, under the rules of their IDs where no entrant has others.
TrialTable random_table(RandomMembers& random) {
    TrialTable table;
    const bool has_rules = random.maybe();
    for (int left = random.number(1, 4); left > 0; --left) {
        table.entrants.push_back(random_entrant(random));
        if (!has_rules)
            table.entrants.back().rules.reset();
    }
    std::vector<NamedBoard> boards;
    for (int left = random.number(1, 4); left > 0; --left) {
        const Position start = random.position();
        boards.push_back({"id:" + to_board_id(start), start});
    }
    table.board_count = boards.size();
    table.board = [boards](std::size_t index) { return boards[index]; };
    table.runs = random.number(1, most_runs);
    table.seed = random.count();
    table.title = random.text();
    table.extent = {"random:1-2/6x5x3", table.runs};
    return table;
}

/// A trial as if it had been run: a game at random to its end, and all else at random.
Trial random_trial(RandomMembers& random, const TrialTable& table, const TrialPlace& place) {
    Trial trial;
    static_cast<TrialPlace&>(trial) = place;
    trial.seed = seed_of(table, place);
    Position start = start_of(table, place);
    MoveList moves;
    for (Position now = start; !is_over(now.board, now.rules);) {
        const MoveList legal = legal_moves(now.board);
        moves.push_back(legal[random.rng().bounded(static_cast<std::uint32_t>(legal.size()))]);
        play(now.board, now.rules, moves.back());
    }
    const Line line = replay(start.board, start.rules, moves).value();
    trial.moves.assign(line.moves.begin(), line.moves.end());
    trial.score = line.score;
    trial.cleared = line.cleared;
    trial.stop = StopReason::nothing_left;
    trial.seconds = random.real(1e12);
    trial.playouts = random.count_within(0, most_count);
    trial.nodes = random.count_within(0, most_count);
    trial.depth = random.number(0, max_moves);
    trial.mean_depth = random.real(max_moves);
    trial.walk_depth = random.real(max_moves);
    double seconds = random.real(1e11); // a curve rises in time and score
    for (int score = trial.score - random.number(0, 5); score <= trial.score; ++score) {
        trial.curve.push_back({seconds, random.count_within(0, most_count), score});
        seconds += random.real(1e11);
    }
    return trial;
}

std::string read_all(TrialMerger& merger, const std::vector<std::string>& lines) {
    merger.begin_file();
    for (const std::string& line : lines)
        if (const auto error = merger.read(line))
            return to_string(*error);
    return {};
}

/// The way of trials into a file and back, by every reader.
std::string trials_error(RandomMembers& random) {
    const TrialTable table = random_table(random);
    std::vector<std::string> lines{without_end(first_trial_line(table, program))};
    TrialFileReader reader(table, program);
    if (const auto error = reader.read(lines.front()))
        return to_string(*error);
    for (std::size_t number = 0; number < std::min<std::size_t>(table.size(), 6); ++number) {
        const TrialPlace place =
            table.place_of(random.maybe() ? number : table.size() - 1 - number);
        const Trial trial = random_trial(random, table, place);
        if (std::find(lines.begin(), lines.end(), without_end(trial_line(table, trial))) !=
            lines.end())
            continue;
        lines.push_back(without_end(trial_line(table, trial)));
        if (const auto error = reader.read(lines.back())) {
            if (to_string(error->message) == "this trial appears twice") {
                lines.pop_back();
                continue;
            }
            return to_string(*error) + " in " + lines.back();
        }
        if (without_end(trial_line(table, reader.trials().back())) != lines.back())
            return "another trial is read from " + lines.back();
        const auto claimed = place_of_trial(lines.back());
        if (!claimed || !(claimed->place == place))
            return "it does not tell its place: " + lines.back();
    }
    const auto head = head_of_trials(lines.front(), program);
    if (!head)
        return to_string(head.error()) + " in " + lines.front();
    for (std::size_t i = 0; i < table.entrants.size(); ++i) {
        const Entrant& entrant = head->entrants[i];
        const Entrant& wanted = table.entrants[i];
        if (!(entrant.budget == wanted.budget) || entrant.threads != wanted.threads ||
            entrant.virtual_time != wanted.virtual_time || entrant.options != wanted.options)
            return "another entrant is read from " + lines.front();
    }
    TrialMerger merger;
    if (std::string error = read_all(merger, lines); !error.empty())
        return error + " when merged";
    const std::string merged = merger.text();
    TrialMerger again;
    std::vector<std::string> merged_lines;
    for (std::size_t at = 0; at < merged.size(); at = merged.find('\n', at) + 1)
        merged_lines.push_back(merged.substr(at, merged.find('\n', at) - at));
    if (std::string error = read_all(again, merged_lines); !error.empty())
        return error + " when merged again";
    if (again.text() != merged || again.size() + 1 != lines.size())
        return "merged again it differs: " + merged;
    return {};
}

QString json_of(const Budget& budget) {
    if (budget.time)
        return QStringLiteral(R"({"seconds": %1})").arg(budget.time->count(), 0, 'g', 17);
    return budget.playouts ? QStringLiteral(R"({"playouts": %1})").arg(*budget.playouts)
                           : QStringLiteral(R"({"nodes": %1})").arg(*budget.nodes);
}

/// An experiment with an entrant at random, whose numbers come back from its file, and whose trials
/// come back from theirs, at any scale.
std::string experiment_error(RandomMembers& random) {
    const Entrant wanted = random_entrant(random);
    const int runs = random.number(1, most_runs);
    const bool is_logarithmic = random.maybe();
    const double x = is_logarithmic ? 1e-15 * std::pow(10, 30 * random.rng().uniform())
                                    : random.real(1e15) * (random.maybe() ? 1 : -1);
    QString virtual_time;
    if (wanted.virtual_time)
        virtual_time =
            QStringLiteral(R"("virtual_time": {"moves_per_second": %1, "barrier_moves": %2},)")
                .arg(wanted.virtual_time->moves_per_second)
                .arg(wanted.virtual_time->barrier_moves);
    const QString file =
        QStringLiteral(R"({"format": "samegame-experiment", "version": 1, "title": "t",
            "boards": "random:1-3/4x4x3", "runs": %1, "solver": "%2", "budget": %3, "threads": %4,
            %5 "axis": {"title": "x", "logarithmic": %6}, "shrink": [{"extent": "budget"}],
            "rules": "%8", "gravity": "%9", "entries": [{"name": "a", "x": %7}]})")
            .arg(runs)
            .arg(text(wanted.solver->name), json_of(wanted.budget))
            .arg(wanted.threads)
            .arg(virtual_time, is_logarithmic ? "true" : "false")
            .arg(x, 0, 'g', 17)
            .arg(text(name_of(wanted.rules->scoring)), text(name_of(wanted.rules->gravity)));
    const auto read = parse_experiment(file.toStdString(), "e");
    if (!read)
        return to_string(read.error()) + " in " + file.toStdString();
    const ExperimentEntrant& entrant = read->entrants.front();
    if (read->runs != runs || !(entrant.budget == wanted.budget) || entrant.x != x ||
        entrant.threads != wanted.threads || entrant.rules != wanted.rules ||
        entrant.virtual_time != wanted.virtual_time)
        return "another experiment is read from " + file.toStdString();
    for (const double scale : {1.0, random.positive(1.0), least_scale}) {
        const Experiment experiment = scaled(*read, std::max(scale, least_scale));
        const std::string line = without_end(first_trial_line(table_of(experiment), program));
        const auto head = head_of_trials(line, program);
        if (!head)
            return to_string(head.error()) + " in " + line;
        if (!(head->entrants.front().budget == experiment.entrants.front().budget))
            return "another budget is read from " + line;
        if (scale_text(experiment).find("nan") != std::string::npos)
            return scale_text(experiment);
        TrialMerger merger;
        if (const auto error = merger.read(line))
            return to_string(*error) + " when merged";
    }
    return {};
}

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

/// Files and board IDs with members at random: what is written is read, and written again it is the
/// same; what is just beyond a limit is refused in the same sentence by all who read it.
class TestFilesProperty : public QObject {
    Q_OBJECT

private slots:
    void gamesComeBack();
    void theLongestAndDearestGamesComeBack_data();
    void theLongestAndDearestGamesComeBack();
    void trialsComeBack();
    void experimentsComeBack();
    void termsBeyondTheirLimitsAreRefused_data();
    void termsBeyondTheirLimitsAreRefused();
    void trialsBeyondTheirLimitsAreRefused_data();
    void trialsBeyondTheirLimitsAreRefused();
    void refillBeyondItsLimitsIsRefused_data();
    void refillBeyondItsLimitsIsRefused();

private:
    template <class Error>
    static void try_all(const Error& error);
};

template <class Error>
void TestFilesProperty::try_all(const Error& error) {
    for (std::uint64_t seed = 1; seed <= games(); ++seed) {
        RandomMembers random(seed);
        const std::string wrong = error(random);
        QVERIFY2(wrong.empty(),
                 qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(text(wrong))));
    }
}

void TestFilesProperty::gamesComeBack() {
    try_all(game_error);
}

void TestFilesProperty::theLongestAndDearestGamesComeBack_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("columnsBefore");
    const auto rules = all_rules();
    for (std::size_t i = 0; i < rules.size(); ++i)
        if (rules[i].scoring != Scoring::clickomania)
            for (const int before : {0, most_refill_columns(0)})
                QTest::addRow("%s, %d columns before", description_of(rules[i]).c_str(), before)
                    << static_cast<int>(i) << before;
}

/// One color with refill: each move removes the whole board, and as many columns come in.
void TestFilesProperty::theLongestAndDearestGamesComeBack() {
    QFETCH(const int, rules);
    QFETCH(const int, columnsBefore);
    Position start{generate_board(1, max_rows, max_columns, 1),
                   all_rules()[static_cast<std::size_t>(rules)]};
    start.rules.refill = Refill{.seed = 1, .color_count = 1, .columns = columnsBefore};
    Position now = start;
    MoveList moves;
    for (; !is_over(now.board, now.rules); play(now.board, now.rules, moves.back()))
        moves.push_back(Move{});
    QCOMPARE(moves.size(), static_cast<std::size_t>(max_moves));
    QCOMPARE(now.rules.refill->columns, columnsBefore + max_moves * max_columns);
    QVERIFY(now.rules.refill->columns <= most_refill_columns(max_moves));
    const GameRecord record = record_of(start, moves);
    QVERIFY(record.line.score > 500'000'000 && score_range_of_all().contains(record.line.score));
    QCOMPARE(text(way_back_error(record)), QString());
    for (std::size_t after = 0; after <= moves.size(); after += 64) {
        const Position position = position_after(start, moves, after);
        QCOMPARE(text(id_way_back_error(position)), QString());
        QCOMPARE(text(way_back_error(record_of(position, {}))), QString());
    }
}

void TestFilesProperty::trialsComeBack() {
    try_all(trials_error);
}

void TestFilesProperty::experimentsComeBack() {
    try_all(experiment_error);
}

void TestFilesProperty::termsBeyondTheirLimitsAreRefused_data() {
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

void TestFilesProperty::termsBeyondTheirLimitsAreRefused() {
    QFETCH(const QString, members);
    QFETCH(const QString, sentence);
    const bool is_of_nodes = members.contains("nodes") && sentence.isEmpty();
    QVERIFY(!is_of_nodes); // nrpa has none
    for (const QString& refusal : refusals_of_terms(members))
        QCOMPARE(refusal, sentence);
}

void TestFilesProperty::trialsBeyondTheirLimitsAreRefused_data() {
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
        "point 1 of 'curve', score must be a whole number from -1044484 to 536346624");
    row("a point's half score", point, R"("curve":[[0.5,7,8.5]])", "point 1 of 'curve', score");
    row("no moves", R"("moves":[)", R"("moves":{},"x":[)", "'moves' must be an array of");
}

void TestFilesProperty::trialsBeyondTheirLimitsAreRefused() {
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

void TestFilesProperty::refillBeyondItsLimitsIsRefused_data() {
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
void TestFilesProperty::refillBeyondItsLimitsIsRefused() {
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

SAMEGAME_TEST(TestFilesProperty)
#include "tst_files_property.moc"
