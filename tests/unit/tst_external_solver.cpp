#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <sstream>
#include <thread>

#include "engine/base/child_process.h"
#include "engine/base/exceptions.h"
#include "engine/formats/board_text.h"
#include "engine/search/search_run.h"
#include "engine/solvers/external/external_protocol.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Of this board, in the coordinates of files: the second line joins the four blocks of color 1.
const Board three_columns = parse_board_text("121\n121\n").value();
const std::string poor = R"({"moves": [[2, 1], [2, 1], [2, 1]]})"; // 1000 points
const std::string good = R"({"moves": [[2, 2], [1, 1]], "score": 1004})";

/// Writes these rows.
std::string says(const std::vector<std::string>& rows) {
    std::string command;
    for (const std::string& row : rows)
        command += "echo '" + row + "'; ";
    return command;
}

SearchRequest request_by(const std::string& command) {
    SearchRequest request;
    request.start.board = three_columns;
    request.solver = &external_solver();
    request.options = {{"command", command}};
    request.seed = 7;
    request.budget.memory = test_memory;
    return request;
}

SearchReport search_by(const SearchRequest& request) {
    permit_command(*command_of(*request.solver, request.options));
    SearchControl control;
    return run_search(request, control);
}

/// The search of a command, which ends by itself.
SearchReport search_by(const std::string& command) {
    return search_by(request_by(command));
}

/// The same, which ends with its time.
SearchReport search_for(const std::string& command, double seconds) {
    SearchRequest request = request_by(command);
    request.budget.time = Seconds(seconds);
    return search_by(request);
}

QString remarks_of(const SearchReport& report) {
    QString remarks;
    for (const Message& remark : report.remarks)
        remarks += text(to_string(remark)) + '\n';
    return remarks;
}

QString failure_of(const SearchReport& report) {
    return report.failure ? text(to_string(*report.failure)) : QString();
}

/// Whether the process runs; one that has ended may stay as a zombie.
bool is_alive(const std::string& process) {
    std::ifstream stat("/proc/" + process + "/stat");
    std::string content;
    if (!std::getline(stat, content))
        return false;
    const char state = content[content.rfind(')') + 2];
    return state != 'Z' && state != 'X';
}

std::string content_of(const QString& path) {
    std::ifstream file(path.toStdString());
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

} // namespace

/// Another program that searches.
class TestExternalSolver : public QObject {
    Q_OBJECT

private slots:
    void answersAreReplayed_data();
    void answersAreReplayed();
    void failuresAreSaid_data();
    void failuresAreSaid();
    void requestHasAllThatWasGranted();
    void inputThatIsNotReadDoesNoHarm();
    void wholeGroupEndsWithTheTime();
    void lateLinesDoNotCount();
    void errorsDoNotStopTheProgram();
    void stopEndsTheProgram();
    void closedOutputEndsTheSearch();
    void nothingStartsWithoutPermission();
    void missingCommandIsRefused_data();
    void missingCommandIsRefused();
    void namesGiveTheCommand();
    void pageShowsWhatIsSaid();
};

void TestExternalSolver::answersAreReplayed_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("score");
    QTest::addColumn<QString>("remark");
    const auto row = [](const char* name, const std::string& command, int score,
                        const char* remark) {
        QTest::newRow(name) << text(command) << score << remark;
    };
    row("better and better", says({poor, good}), 1004, "");
    row("worse and worse", says({good, poor}), 1004, "");
    row("empty rows", says({"", poor, "", ""}), 1000, "");
    row("without a line end", "printf '" + good + "'", 1004, "");
    row("wrong score", says({poor, R"({"moves": [[2, 2], [2, 1]], "score": 9999})"}), 1000,
        "1 of 2; the first is line 2: its moves earn 1004 points, not 9999");
    row("illegal move", says({"", R"({"moves": [[2, 2], [2, 3]]})", poor}), 1000,
        "1 of 2; the first is line 2: move 2 at");
    row("beyond the board", says({R"({"moves": [[3, 1]]})", poor}), 1000, "move 1, row");
    row("not finished", says({R"({"moves": [[2, 2]]})", poor}), 1000,
        "its moves do not finish the game");
    row("no JSON", says({"thinking", poor, "done"}), 1000,
        "2 of 3; the first is line 1: this is not JSON");
    row("no object", says({"[[2, 2], [2, 1]]", poor}), 1000, "1 of 2");
    row("no moves", says({R"({"score": 1004})", poor}), 1000, "moves");
    row("members of its own", says({R"({"moves": [[2, 2], [2, 1]], "playouts": 12})"}), 1004, "");
    row("a row too long", "head -c 200000 /dev/zero | tr '\\0' 'x'; echo; " + says({poor}), 1000,
        "1 of 2; the first is line 1: it is longer than 65536 bytes");
    row("quotes and blanks", "printf '%s\\n' \"{\\\"moves\\\": [[2, 2], [2, 1]]}\"", 1004, "");
}

void TestExternalSolver::answersAreReplayed() {
    QFETCH(const QString, command);
    QFETCH(const int, score);
    QFETCH(const QString, remark);
    const SearchReport report = search_by(command.toStdString());
    QCOMPARE(failure_of(report), "");
    QVERIFY(report.snapshot.has_line);
    QCOMPARE(report.snapshot.best.score, score);
    QCOMPARE(report.stop, StopReason::nothing_left);
    const QString remarks = remarks_of(report);
    QCOMPARE(remarks.isEmpty(), remark.isEmpty());
    QVERIFY2(remarks.contains(remark), qPrintable(remarks));
}

void TestExternalSolver::failuresAreSaid_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("failure");
    const auto row = [](const char* name, const std::string& command, const char* failure) {
        QTest::newRow(name) << text(command) << failure;
    };
    row("exit code", says({poor}) + "exit 3", "ended with exit code 3");
    row("last words", "echo one >&2; echo 'no memory' >&2; exit 1",
        "ended with exit code 1; the last that it said: 'no memory'");
    row("signal", says({poor}) + "kill -11 $$", "was ended by signal 11");
    row("not found", "/nowhere/solver", "ended with exit code 127");
    row("quote without an end", "echo 'one", "ended with exit code 2");
    row("nothing", "true", "ended without a line that counts");
    row("nothing but wrong lines", "echo one", "ended without a line that counts");
}

void TestExternalSolver::failuresAreSaid() {
    QFETCH(const QString, command);
    QFETCH(const QString, failure);
    const SearchReport report = search_by(command.toStdString());
    QVERIFY2(failure_of(report).contains(failure), qPrintable(failure_of(report)));
    if (command.contains("moves"))
        QCOMPARE(report.snapshot.best.score, 1000); // what came before counts
}

void TestExternalSolver::requestHasAllThatWasGranted() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("request");
    SearchRequest request = request_by("cat > '" + path.toStdString() + "'; " + says({good}));
    request.start.rules.gravity = Gravity::pull_left;
    request.budget.playouts = 100;
    request.budget.memory = 1 << 20;
    request.threads = 2;
    const SearchReport report = search_by(request);
    QCOMPARE(failure_of(report), "");
    QCOMPARE(text(content_of(path)),
             R"({"format":"samegame-request","version":1,"board":["121","121"],"rules":"standard",)"
             R"("gravity":"pull-left","budget":{"playouts":100},"threads":2,"memory":1048576,)"
             R"("seed":"7"})"
             "\n");
    QCOMPARE(report.snapshot.playouts, std::uint64_t{0}); // nobody knows
}

void TestExternalSolver::inputThatIsNotReadDoesNoHarm() {
    const SearchReport report = search_by("exec 0<&-; " + says({good}));
    QCOMPARE(failure_of(report), "");
    QCOMPARE(report.snapshot.best.score, 1004);
}

/// Also what the program has started itself.
void TestExternalSolver::wholeGroupEndsWithTheTime() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("processes");
    const SearchReport report =
        search_for("sleep 1000 & echo $! >> '" + path.toStdString() + "'; echo $$ >> '" +
                       path.toStdString() + "'; " + says({good}) + "wait",
                   1);
    QCOMPARE(failure_of(report), "");
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.best.score, 1004);
    std::istringstream processes(content_of(path));
    int count = 0;
    for (std::string process; std::getline(processes, process); ++count)
        QTRY_VERIFY(!is_alive(process));
    QCOMPARE(count, 2);
}

void TestExternalSolver::lateLinesDoNotCount() {
    const SearchReport report = search_for("yes '" + poor + "'", 0.2);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.best.score, 1000);
    QVERIFY2(remarks_of(report).contains("late lines that do not count"),
             qPrintable(remarks_of(report)));
    const SearchReport silent = search_for("sleep 1000", 0.1);
    QVERIFY(!silent.snapshot.has_line);
    QVERIFY2(remarks_of(silent).contains("gave no line that counts"),
             qPrintable(remarks_of(silent)));
}

void TestExternalSolver::errorsDoNotStopTheProgram() {
    const SearchReport report = search_by("yes no | head -c 1000000 >&2; " + says({good}));
    QCOMPARE(failure_of(report), "");
    QCOMPARE(report.snapshot.best.score, 1004);
}

void TestExternalSolver::stopEndsTheProgram() {
    const SearchRequest request = request_by(says({good}) + "sleep 1000");
    permit_command(*command_of(*request.solver, request.options));
    SearchControl control;
    const std::jthread host([&control] {
        while (!control.snapshot().has_line)
            std::this_thread::yield();
        control.request_stop();
    });
    const SearchReport report = run_search(request, control);
    QCOMPARE(report.stop, StopReason::stop_requested);
    QCOMPARE(report.snapshot.best.score, 1004);
    QCOMPARE(failure_of(report), "");
}

void TestExternalSolver::closedOutputEndsTheSearch() {
    const SearchReport report = search_by(says({good}) + "exec 1>&-; sleep 1000");
    QCOMPARE(report.stop, StopReason::nothing_left);
    QCOMPARE(report.snapshot.best.score, 1004);
    QCOMPARE(failure_of(report), "");
}

void TestExternalSolver::nothingStartsWithoutPermission() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("started");
    SearchControl control;
    const SearchReport report =
        run_search(request_by("echo > '" + path.toStdString() + "'; " + says({good})), control);
    QVERIFY2(failure_of(report).contains("was not permitted to start"),
             qPrintable(failure_of(report)));
    QVERIFY(!report.snapshot.has_line);
    QVERIFY(!QFile::exists(path));
}

void TestExternalSolver::missingCommandIsRefused_data() {
    QTest::addColumn<QString>("command");
    QTest::newRow("empty") << QString();
    QTest::newRow("blank") << QStringLiteral("  ");
    QTest::newRow("zero") << QString::fromUtf8("a\0b", 3);
}

void TestExternalSolver::missingCommandIsRefused() {
    QFETCH(const QString, command);
    SearchControl control;
    QVERIFY_THROWS_EXCEPTION(InvalidOptions,
                             run_search(request_by(command.toStdString()), control));
}

void TestExternalSolver::namesGiveTheCommand() {
    const auto named = solver_of_name("external: python3 'my solver.py' --level=3 ");
    QVERIFY(named);
    QCOMPARE(named->solver, &external_solver());
    const auto options = parse_options(named->solver->options, named->options);
    QVERIFY(options);
    QCOMPARE(text(*command_of(*named->solver, *options)), "python3 'my solver.py' --level=3");
    QCOMPARE(solver_of_name("nrpa")->solver, find_solver("nrpa"));
    QVERIFY(!command_of(*find_solver("nrpa"), default_options(find_solver("nrpa")->options)));
    QVERIFY(!solver_of_name("extern:x"));
}

void TestExternalSolver::pageShowsWhatIsSaid() {
    const QString page = text(content_of(SAMEGAME_ROOT "/resources/help/external.md"));
    const auto example = [&page](const QString& section) {
        return page.section("\n## " + section + "\n", 1)
            .section("```json\n", 1)
            .section("```", 0, 0)
            .toStdString();
    };
    Budget budget;
    budget.time = Seconds(10);
    budget.memory = 1 << 30;
    const Rules rules;
    QCOMPARE(text(example("The request")),
             text(request_line({three_columns, rules, budget, 1, 7})));
    const auto answer = read_answer(example("An answer"), three_columns, rules);
    QVERIFY(answer);
    QCOMPARE(answer->score, 1004);
}

SAMEGAME_TEST(TestExternalSolver)
#include "tst_external_solver.moc"
