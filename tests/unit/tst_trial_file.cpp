#include <QTest>

#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "engine/studies/experiment/trial_team.h"
#include "engine/studies/tuning/tuning.h"
#include "tests/support/file_bytes.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

/// Files of trials: what is written is read, and what is wrong is said.
class TestTrialFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatIsWrittenIsRead();
    void aTrialNeedNotTellTheDepthOfWalks();
    void commitIsTold();
    void trialsBeyondTheTableAreLeftOut();
    void aTrialMayHaveFoundNoLine();
    void aTrialIsAWholeGame();
    void mergedTrialsHaveTheRulesOfTheirEntry();
    void wrongLinesAreRefused_data();
    void wrongLinesAreRefused();
    void trialsOfAnotherTimeAreRefused();
    void changedBytesNeverBecomeAWrongTrial();
    void theSeedIsThatOfTheFirstLine();
    void theFirstLineTellsWhatTheTrialsAreOf();
    void theFirstLineOfOthersIsRefused();
    void aTrialTellsItsPlace();
    void aFileGoesOnWhereItsPlanStood();
    void aFileHasATableBehindTheOther();

private:
    static TrialTable table();
    static QString refusal(const std::vector<std::string>& lines);
    static std::string without_end(std::string line);
    TrialFile opened(TrialPlan& plan, std::optional<Error>* refusal = nullptr) const;
    QString path() const { return m_folder.filePath("trials.jsonl"); }

    const QTemporaryDir m_folder;
    const TrialProgram m_program{"samegame 1.2.3", "0123456789abcdef"};
    std::vector<Trial> m_trials;
    std::vector<std::string> m_lines; // without their ends
};

TrialTable TestTrialFile::table() {
    TrialTable table;
    const SolverEntry* nested = find_solver("nested-monte-carlo");
    const SolverEntry* greedy = find_solver("greedy");
    table.title = "a title";
    table.entrants = {{nested, {{"level", std::int64_t{1}}}, {}, 2, Rules{Scoring::no_penalty}},
                      {greedy}};
    table.entrants[0].name = "nested";
    table.entrants[1].name = "greedy";
    for (Entrant& entrant : table.entrants) {
        entrant.budget.playouts = 30;
        entrant.budget.memory = test_memory;
    }
    table.board_count = 2;
    table.board = [](std::size_t index) {
        const std::uint64_t seed = index + 1;
        return NamedBoard{"random:" + std::to_string(seed) + "/6x5x3",
                          {generate_board(seed, 6, 5, 3), {}}};
    };
    table.runs = 2;
    table.seed = 7;
    return table;
}

/// For people: where it is known, and no reason to refuse trials.
void TestTrialFile::commitIsTold() {
    TrialProgram built = m_program;
    built.commit = "0123456789ab+";
    const std::string line = without_end(first_trial_line(table(), built));
    QVERIFY(line.find(R"("commit":"0123456789ab+",)") != std::string::npos);
    QVERIFY(m_lines[0].find("commit") == std::string::npos);
    const TrialTable trials = table();
    QVERIFY(!TrialFileReader(trials, m_program).read(line));
    QVERIFY(!TrialFileReader(trials, built).read(m_lines[0]));
}

std::string TestTrialFile::without_end(std::string line) {
    line.pop_back();
    return line;
}

void TestTrialFile::initTestCase() {
    const TrialTable trials = table();
    TrialTeam team(trials, {0, trials.size()}, 2, {},
                   [this](const Trial& trial) { m_trials.push_back(trial); });
    team.run();
    QCOMPARE(m_trials.size(), std::size_t{8});
    m_lines.push_back(without_end(first_trial_line(trials, m_program)));
    for (const Trial& trial : m_trials)
        m_lines.push_back(without_end(trial_line(trials, trial)));
}

void TestTrialFile::whatIsWrittenIsRead() {
    const TrialTable trials = table();
    TrialFileReader reader(trials, m_program);
    for (const std::string& line : m_lines) {
        QVERIFY(line.find('\n') == std::string::npos);
        QVERIFY(!reader.read(line));
    }
    QCOMPARE(reader.trials().size(), m_trials.size());
    for (std::size_t i = 0; i < m_trials.size(); ++i) {
        const Trial& read = reader.trials()[i];
        QVERIFY(static_cast<const TrialPlace&>(read) == m_trials[i]);
        QCOMPARE(read.seed, m_trials[i].seed);
        QCOMPARE(read.score, m_trials[i].score);
        QVERIFY(read.moves == m_trials[i].moves);
        QCOMPARE(read.cleared, m_trials[i].cleared);
        QCOMPARE(read.stop, m_trials[i].stop);
        QCOMPARE(read.seconds, m_trials[i].seconds);
        QCOMPARE(read.playouts, m_trials[i].playouts);
        QCOMPARE(read.curve.size(), m_trials[i].curve.size());
        QCOMPARE(trial_line(trials, read), m_lines[i + 1] + "\n");
    }
}

/// Earlier files have no depths of walks.
void TestTrialFile::aTrialNeedNotTellTheDepthOfWalks() {
    std::string line = m_lines[1];
    const std::string member = R"("walk_depth":0.0,)";
    line.erase(line.find(member), member.size());
    QCOMPARE(refusal({m_lines[0], line}), QString());
}

void TestTrialFile::trialsBeyondTheTableAreLeftOut() {
    TrialTable trials = table();
    trials.board_count = 1;
    trials.runs = 1;
    TrialFileReader reader(trials, m_program);
    for (const std::string& line : m_lines)
        QVERIFY(!reader.read(line));
    QCOMPARE(reader.trials().size(), std::size_t{2});
}

/// As where a budget of time is spent at once.
void TestTrialFile::aTrialMayHaveFoundNoLine() {
    Trial trial = m_trials[0];
    trial.moves.clear();
    trial.curve.clear();
    trial.score = 0;
    trial.cleared = false;
    const auto refused = [&] {
        return refusal({m_lines[0], without_end(trial_line(table(), trial))});
    };
    QCOMPARE(refused(), QString());
    trial.score = 1;
    QVERIFY(refused().contains("its moves earn 0 points, not 1"));
}

QString TestTrialFile::refusal(const std::vector<std::string>& lines) {
    const TrialTable trials = table();
    TrialFileReader reader(trials, {"samegame 1.2.3", "0123456789abcdef"});
    for (const std::string& line : lines)
        if (const auto error = reader.read(line))
            return text(to_string(*error));
    return {};
}

void TestTrialFile::wrongLinesAreRefused_data() {
    QTest::addColumn<int>("line"); // of those written
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* name, int line, const char* from, const char* to,
                        const char* refusal) {
        QTest::newRow(name) << line << from << to << refusal;
    };
    row("no JSON", 0, "^.", "", "line 1: this is not JSON: expected an object");
    row("an array", 0, ".*", "[]", "line 1: it is not a JSON object");
    row("other format", 0, "samegame-trials", "samegame", "line 1: it is no file of trials");
    row("later version", 0, "\"version\":1", "\"version\":2",
        "'version' is 2, this program reads version 1");
    row("other program", 0, "1.2.3", "1.2.4",
        "its trials are of samegame 1.2.4 (bench 0123456789abcdef), expected samegame 1.2.3");
    row("other signature", 0, "0123", "1123", "(bench 1123456789abcdef), expected");
    row("other seed", 0, "\"7\"", "\"8\"", "its trials have seed 8, expected 7");
    row("no seed", 0, "\"7\"", "7", "'seed' must be a text");
    row("other solver", 0, "\"greedy\",\"options", "\"exact\",\"options",
        "its trials have other 'entries.2.solver': \"exact\", expected \"greedy\"");
    row("other option", 0, "\"level\":1", "\"level\":2",
        "its trials have other 'entries.1.options.level': 2, expected 1");
    row("other rules", 0, "no-penalty", "standard", "'entries.1.rules'");
    row("other budget", 0, "\"playouts\":30\\},\"threads\":2", "\"playouts\":31},\"threads\":2",
        "'entries.1.budget.playouts': 31, expected 30");
    row("other threads", 0, "\"threads\":2", "\"threads\":3", "'entries.1.threads'");
    row("fewer entries", 0, "\"entries\":.*", "\"entries\":[]}", "have 0 entries, expected 2");
    row("no object", 1, ".*", "7", "line 2: it is not a JSON object");
    row("no entry", 1, "\"entry\":[0-9]+,", "", "line 2: member 'entry' is missing");
    row("entry 0", 1, "\"entry\":[0-9]+", "\"entry\":0", "'entry' must be a whole number from 1");
    row("entry 3", 1, "\"entry\":[0-9]+", "\"entry\":3", "from 1 to 2");
    row("number", 1, "\"number\":[0-9]+", "\"number\":1.5", "'number' must be a whole number");
    row("board", 1, "\"board\":\"random:[0-9]", "\"board\":\"random:3", "is 'random:3/6x5x3'");
    row("seed", 1, "\"seed\":\"[0-9]", "\"seed\":\"", "its seed is");
    row("score", 1, "\"score\":", "\"score\":9", "line 2: its moves earn");
    row("cleared", 1, "\"cleared\":(true|false)", "\"cleared\":0", "must be true or false");
    row("stop", 1, "budget_spent|nothing_left", "boredom",
        "'stop' is not a reason to stop: 'boredom'");
    row("stopped", 1, "budget_spent|nothing_left", "stop_requested", "is not a reason to stop");
    row("seconds", 1, "\"seconds\":", "\"seconds\":-", "'seconds' must be a number from 0");
    row("playouts", 1, "\"playouts\":", "\"playouts\":-", "'playouts' must be a whole number");
    row("a move", 1, "\"moves\":\\[\\[", "\"moves\":[[9", "move 1, row must be a whole number");
    row("half a move", 1, "\"moves\":\\[\\[[0-9]+,", "\"moves\":[[",
        "move 1 must be [row, column]");
    row("no move", 1, "\"moves\":\\[.*?\\]\\]", "\"moves\":[]", "its moves earn 0 points");
    row("curve", 1, "\"curve\":\\[\\[", "\"curve\":[[0,", "'curve' must be an array of");
    row("a curve above the score", 1, "\"curve\":.*", "\"curve\":[[0.1,1,99999]]}",
        "'curve' must rise with time");
    row("a curve that falls", 1, "\"curve\":.*", "\"curve\":[[5,1,-900],[4,1,-800]]}",
        "'curve' must rise with time");
    row("gravity", 0, "\"gravity\":\"shift\"", "\"gravity\":\"foo\"", "gravity");
    row("nothing", 1, ".*", "", "line 2");
}

void TestTrialFile::wrongLinesAreRefused() {
    QFETCH(const int, line);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, refusal);
    std::vector<std::string> lines(m_lines.begin(), m_lines.begin() + 2);
    std::string& changed = lines[static_cast<std::size_t>(line)];
    QString content = text(changed);
    const auto match = QRegularExpression(from).match(content);
    QVERIFY2(match.hasMatch(), qPrintable(content));
    content.replace(match.capturedStart(), match.capturedLength(), to);
    changed = content.toStdString();
    const QString error = TestTrialFile::refusal(lines);
    QVERIFY2(error.contains(refusal), qPrintable(error));
    QVERIFY2(!error.contains('\n'), qPrintable(error));
}

/// Half a game was said to earn 5 points, not 5.
void TestTrialFile::aTrialIsAWholeGame() {
    const TrialTable trials = table();
    Trial half = m_trials.front();
    half.moves.resize(2);
    half.cleared = false;
    half.curve.clear();
    const Position start = start_of(trials, half);
    half.score = replay(start.board, start.rules, half.moves)->score;
    const QString error = refusal({m_lines.front(), without_end(trial_line(trials, half))});
    QVERIFY2(error.contains("its moves do not finish the game"), qPrintable(error));
}

/// A trial whose entry has other rules than it was played by was taken under those of its board.
void TestTrialFile::mergedTrialsHaveTheRulesOfTheirEntry() {
    QString first = text(m_lines.front());
    first.replace("\"gravity\":\"shift\"", "\"gravity\":\"pull-left\"");
    TrialMerger merger;
    merger.begin_file();
    QVERIFY(!merger.read(first.toStdString()));
    bool is_any_refused = false;
    for (std::size_t i = 1; i < m_lines.size(); ++i)
        is_any_refused = merger.read(m_lines[i]).has_value() || is_any_refused;
    QVERIFY(is_any_refused);
}

void TestTrialFile::trialsOfAnotherTimeAreRefused() {
    TrialTable simulated = table();
    simulated.entrants[0].virtual_time = VirtualTime{9, 1};
    const std::string line = without_end(first_trial_line(simulated, m_program));
    QVERIFY(!TrialFileReader(simulated, m_program).read(line));
    QVERIFY(TrialFileReader(simulated, m_program).read(m_lines[0]));
    const TrialTable timed = table();
    QVERIFY(TrialFileReader(timed, m_program).read(line));
    simulated.entrants[0].virtual_time->barrier_moves = 2;
    QVERIFY(TrialFileReader(simulated, m_program).read(line));
}

/// Whatever is done to a file: it is refused in a sentence, or its trials are of the table and
/// their lines earn their scores.
void TestTrialFile::changedBytesNeverBecomeAWrongTrial() {
    const int count = wanted_count("SAMEGAME_TRIAL_FILES", 3000);
    const TrialTable trials = table();
    Rng rng(1);
    int refused = 0;
    for (int i = 0; i < count; ++i) {
        std::vector<std::string> lines = m_lines;
        for (std::uint32_t change = rng.bounded(3); change < 3; ++change) {
            std::string& line = lines[rng.bounded(static_cast<std::uint32_t>(lines.size()))];
            if (line.empty())
                continue;
            const std::size_t at = rng.bounded(static_cast<std::uint32_t>(line.size()));
            const std::string signs = "0123456789{}[]\",:-.e\\ tfn\x01\xff";
            const char sign = signs[rng.bounded(static_cast<std::uint32_t>(signs.size()))];
            if (rng.bounded(2) == 0)
                line[at] = sign;
            else if (rng.bounded(2) == 0)
                line.insert(at, 1, sign);
            else
                line.erase(at, 1 + rng.bounded(40));
        }
        TrialFileReader reader(trials, m_program);
        std::optional<Error> error;
        for (std::size_t line = 0; line < lines.size() && !error; ++line)
            error = reader.read(lines[line]);
        refused += error ? 1 : 0;
        QVERIFY(!error || !to_string(*error).empty());
        for (const Trial& trial : reader.trials()) {
            QVERIFY(trials.number_of(trial) < trials.size());
            QCOMPARE(trial.seed, seed_of(trials, trial));
            const Position start = start_of(trials, trial);
            QCOMPARE(replay(start.board, start.rules, trial.moves).value().score, trial.score);
        }
    }
    QVERIFY(refused > count / 2);
}

void TestTrialFile::theSeedIsThatOfTheFirstLine() {
    QCOMPARE(seed_of_trials(m_lines[0]).value(), std::uint64_t{7});
    QVERIFY(!seed_of_trials(m_lines[1]));
    QVERIFY(!seed_of_trials(""));
}

void TestTrialFile::theFirstLineTellsWhatTheTrialsAreOf() {
    TrialTable trials = table();
    trials.entrants[0].solver = find_solver("nrpa");
    trials.entrants[0].virtual_time = VirtualTime{9, 2};
    const auto head = [&](const TrialExtent& extent) {
        trials.extent = extent;
        return head_of_trials(without_end(first_trial_line(trials, m_program)), m_program).value();
    };
    const TrialFileHead read = head({"random:1-2/6x5x3", 2});
    QCOMPARE(read.seed, std::uint64_t{7});
    QCOMPARE(read.extent.boards, std::string("random:1-2/6x5x3"));
    QCOMPARE(read.extent.runs, 2);
    QCOMPARE(head({}).extent.boards, std::string());
    QCOMPARE(head({}).extent.runs, 0);
    QCOMPARE(read.entrants.size(), trials.entrants.size());
    for (std::size_t i = 0; i < read.entrants.size(); ++i) {
        const Entrant& entrant = read.entrants[i];
        const Entrant& wanted = trials.entrants[i];
        QCOMPARE(entrant.solver, wanted.solver);
        QVERIFY(entrant.options == complete_options(wanted.solver->options, wanted.options));
        QVERIFY(*entrant.rules == start_of(trials, {i, 0, 0}).rules);
        QVERIFY(entrant.budget.playouts == wanted.budget.playouts);
        QCOMPARE(entrant.threads, wanted.threads);
        QVERIFY(entrant.virtual_time == wanted.virtual_time);
    }
    trials.entrants = read.entrants; // so that the file goes on
    trials.extent = {"random:1-2/6x5x3", 2};
    QVERIFY(
        !TrialFileReader(trials, m_program).read(without_end(first_trial_line(trials, m_program))));
}

void TestTrialFile::theFirstLineOfOthersIsRefused() {
    const auto refused = [&](const std::string& line) {
        const auto head = head_of_trials(line, m_program);
        return head ? QString() : text(to_string(head.error()));
    };
    const auto changed = [&](const QString& from, const QString& to) {
        QString line = text(m_lines[0]);
        const auto at = line.indexOf(from);
        return line.replace(at, at < 0 ? 0 : from.size(), to).toStdString();
    };
    QCOMPARE(refused(m_lines[0]), QString());
    QVERIFY(refused(m_lines[1]).startsWith("line 1: it is no file of trials"));
    QVERIFY(!refused("").isEmpty());
    QVERIFY(refused(changed("1.2.3", "1.2.4")).contains("different programs"));
    QVERIFY(refused(changed("\"greedy\",\"opt", "\"oracle\",\"opt")).contains("'oracle'"));
    QVERIFY(refused(changed("\"level\":1", "\"level\":-1")).contains("'entries.1.options'"));
    QVERIFY(refused(changed("\"level\":1", "\"level\":[1]")).contains("'entries.1.options'"));
    QVERIFY(refused(changed("\"no-penalty\"", "\"chess\"")).contains("'entries.1.rules'"));
    QVERIFY(refused(changed("\"playouts\":30", "\"playouts\":-1")).contains("playouts"));
    QVERIFY(refused(changed("\"entries\":[", "\"entries\":[7,")).contains("'entries.1'"));
}

void TestTrialFile::aTrialTellsItsPlace() {
    for (std::size_t i = 0; i < m_trials.size(); ++i) {
        const auto claimed = place_of_trial(m_lines[i + 1]);
        QVERIFY(claimed->place == m_trials[i]);
        QCOMPARE(claimed->board, table().board(m_trials[i].board).name);
    }
    QVERIFY(!place_of_trial(m_lines[0]));
    QVERIFY(!place_of_trial("[1]"));
    QVERIFY(!place_of_trial(""));
}

/// The file with a plan that has taken its trials.
TrialFile TestTrialFile::opened(TrialPlan& plan, std::optional<Error>* refusal) const {
    TrialFile file(GrowingFile::open_or_make(path().toStdString()).value(), plan, m_program);
    const auto error = file.read();
    if (refusal != nullptr)
        *refusal = error;
    return file;
}

void TestTrialFile::aFileGoesOnWhereItsPlanStood() {
    QByteArray whole;
    for (const std::string& line : m_lines)
        whole += QByteArray::fromStdString(line) + '\n';
    for (const std::size_t count : {0U, 1U, 5U, 8U}) {
        QFile::remove(path());
        FixedPlan first(table());
        {
            TrialFile file = opened(first);
            QVERIFY(file.is_empty());
            QVERIFY(!file.begin_table());
            for (std::size_t i = 0; i < count; ++i)
                QVERIFY(!file.add(m_trials[i]));
        }
        writeContent(path(), contentOf(path()) + "{\"entry\""); // killed while it wrote
        FixedPlan next(table());
        TrialFile file = opened(next);
        QCOMPARE(next.trials().size(), count);
        QCOMPARE(next.next().is_empty(), count == m_trials.size());
        for (const Trial& trial : m_trials) // those that are there are not written again
            QVERIFY(!file.add(trial));
        QCOMPARE(contentOf(path()), whole);
    }
    std::optional<Error> refusal;
    TrialTable other = table();
    other.seed = 8;
    FixedPlan stranger(other);
    static_cast<void>(opened(stranger, &refusal));
    QCOMPARE(text(to_string(*refusal)), "line 1: its trials have seed 7, expected 8");
    QCOMPARE(contentOf(path()), whole);
}

/// As tunings have them, whose next table depends on the trials of those before.
void TestTrialFile::aFileHasATableBehindTheOther() {
    TuningRequest request;
    const SolverEntry* solver = find_solver("sp-mcts");
    request.base = {solver, default_options(solver->options)};
    request.base.budget.playouts = 20;
    request.base.budget.memory = test_memory;
    request.parameters = {{"c", "", 0, 10, 0, 100000, false}};
    request.rows = request.columns = 5;
    request.colors = 3;
    request.samples = 4;
    request.elites = 2;
    request.boards = 2;
    request.iterations = 3;
    request.until = 0;
    const auto run = [this](Tuning& tuning, std::size_t most) {
        std::size_t rounds_of_progress = 0;
        {
            TrialFile file = opened(tuning);
            std::size_t kept = 0;
            std::optional<TrialRun> trials;
            trials.emplace(tuning, 2, [&](const Trial& trial) {
                QVERIFY(!file.add(trial));
                rounds_of_progress = trials->progress().round;
                if (++kept == most)
                    trials->request_stop();
            });
            trials->run();
        }
        return rounds_of_progress;
    };
    QFile::remove(path());
    Tuning whole(request);
    QCOMPARE(run(whole, 1000), std::size_t{2});
    QVERIFY(whole.is_over());
    QCOMPARE(contentOf(path()).count('\n'), 3 * (1 + 4 * 2));
    for (const std::size_t most : {3U, 8U, 13U}) {
        QFile::remove(path());
        Tuning begun(request);
        run(begun, most);
        QVERIFY(!begun.is_over());
        Tuning rest(request);
        run(rest, 1000);
        QVERIFY(rest.is_over());
        QCOMPARE(rest.text_of(rest.middle()), whole.text_of(whole.middle()));
        QCOMPARE(contentOf(path()).count('\n'), 3 * (1 + 4 * 2));
        Tuning read(request); // all of it from the file
        static_cast<void>(opened(read));
        QVERIFY(read.is_over());
        QCOMPARE(read.rounds().size(), std::size_t{3});
        QCOMPARE(read.text_of(read.middle()), whole.text_of(whole.middle()));
    }
}

SAMEGAME_TEST(TestTrialFile)
#include "tst_trial_file.moc"
