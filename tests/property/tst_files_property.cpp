#include <QTest>

#include <algorithm>

#include "engine/formats/board_id.h"
#include "engine/formats/game_record.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/studies/experiment/experiment.h"
#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "tests/property/random_trials.h"
#include "tests/support/qtest_text.h"
#include "tests/support/random_members.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

std::uint64_t games() {
    return static_cast<std::uint64_t>(wanted_count("SAMEGAME_PROPERTY_FILES", 500));
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
std::string record_error(RandomMembers& random) {
    const Position start = random.position();
    Position end = start;
    const MoveList moves = random.play_some(end);
    GameRecord record = record_of(start, moves);
    if (random.maybe())
        record.source = random_source(random);
    const std::string unknown = R"({"author":"A. É","x":{"y":[1,2.5,null,true]}})";
    if (random.maybe())
        record.unknown_json = unknown;
    if (record.source && random.maybe())
        record.source->unknown_json = unknown;
    if (start.rules.refill && random.maybe())
        record.unknown_refill_json = unknown;
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

} // namespace

/// Files and board IDs with members at random: what is written is read, and written again it is the
/// same.
class TestFilesProperty : public QObject {
    Q_OBJECT

private slots:
    void gamesComeBack();
    void theLongestAndDearestGamesComeBack_data();
    void theLongestAndDearestGamesComeBack();
    void trialsComeBack();
    void experimentsComeBack();

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
    try_all(record_error);
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

SAMEGAME_TEST(TestFilesProperty)
#include "tst_files_property.moc"
