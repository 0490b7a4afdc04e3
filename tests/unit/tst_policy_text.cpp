#include <QTest>

#include <map>

#include "engine/base/exceptions.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/nrpa/policy_text.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

std::map<std::uint64_t, float> weights_of(const WeightTable& policy) {
    std::map<std::uint64_t, float> weights;
    policy.for_each([&](std::uint64_t code, float factor) { weights[code] = factor; });
    return weights;
}

SearchReport searched(const std::vector<std::string>& options, const std::string& learned,
                      std::uint64_t playouts = 2000) {
    SearchRequest request;
    request.start.board = generate_board(4711, 12, 12, 5);
    request.solver = find_solver("nrpa");
    request.options = parse_options(request.solver->options, options).value();
    request.budget.playouts = playouts;
    request.seed = 5;
    request.learned = learned;
    request.keeps_learned = true;
    SearchControl control;
    return run_search(request, control);
}

} // namespace

/// Learned policies of NRPA and their text.
class TestPolicyText : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void wrongTextsAreRefused_data();
    void wrongTextsAreRefused();
    void aSearchBeginsWithAPolicy();
    void allWaysOfThreadsLearn_data();
    void allWaysOfThreadsLearn();
    void otherSolversLearnNothing();
};

void TestPolicyText::whatIsWrittenIsRead() {
    WeightTable policy({0.5F, 99});
    policy.make_room(4);
    policy.set(0x00a1b2c3d4e5f607ULL, 1.1F);
    policy.set(1, WeightTable::least_factor);
    policy.set(~0ULL, WeightTable::most_factor);
    policy.set(0xf0a1b2c3d4e5f607ULL, 1.0F / 3);
    const std::string file = to_policy_text(policy, MoveCode::blocks);
    QVERIFY(file.starts_with("samegame-policy 1\ncode blocks\ninitial 0.5 99\nweights 4\n"
                             "0000000000000001 1.9287499e-22\n00a1b2c3d4e5f607 1.1\n"));
    const auto read = parse_policy_text(file, MoveCode::blocks);
    QVERIFY(read.ok());
    QVERIFY(weights_of(*read) == weights_of(policy));
    QVERIFY(read->factor(12345) == policy.factor(12345));
}

void TestPolicyText::wrongTextsAreRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("error");
    const QString head = "samegame-policy 1\ncode cells\ninitial 0 0\n";
    QTest::newRow("empty") << ""
                           << "line 1: it is no learned policy, expected a file that "
                              "--save-policy wrote";
    QTest::newRow("no code") << "samegame-policy 1\n"
                             << "line 2: expected 'code' and its name";
    QTest::newRow("another code")
        << "samegame-policy 1\ncode blocks\n"
        << "line 2: the policy has weights for code=blocks, but the search has code=cells";
    QTest::newRow("spread") << "samegame-policy 1\ncode cells\ninitial 51 0\n"
                            << "line 3: expected 'initial', a spread from 0 to 50 and a seed";
    QTest::newRow("count") << head + "weights 1000000\n"
                           << "line 4: expected 'weights' and how many lines follow";
    const QString row = "expected a code of 16 hexadecimal digits and a factor from 1.93e-22 to "
                        "5.18e21";
    QTest::newRow("short code") << head + "weights 1\n123 1\n"
                                << "line 5: " + row;
    QTest::newRow("code 0") << head + "weights 1\n0000000000000000 1\n"
                            << "line 5: " + row;
    QTest::newRow("factor 0") << head + "weights 1\n0000000000000001 0\n"
                              << "line 5: " + row;
    QTest::newRow("factor nan") << head + "weights 1\n0000000000000001 nan\n"
                                << "line 5: " + row;
    QTest::newRow("cut off") << head + "weights 2\n0000000000000001 1\n"
                             << "line 6: " + row;
    QTest::newRow("cut in its last weight") << head + "weights 1\n0000000000000001 1.5"
                                            << "it is cut off, its last line has no end";
    QTest::newRow("twice") << head + "weights 2\n0000000000000001 1\n0000000000000001 2\n"
                           << "line 6: this code appears twice";
    QTest::newRow("more") << head + "weights 1\n0000000000000001 1\n0000000000000002 2\n"
                          << "line 6: there are more lines than 'weights' says";
}

void TestPolicyText::wrongTextsAreRefused() {
    QFETCH(QString, file);
    QFETCH(QString, error);
    const auto read = parse_policy_text(file.toStdString(), MoveCode::cells);
    QVERIFY(!read.ok());
    QCOMPARE(text(to_string(read.error())), error);
}

void TestPolicyText::aSearchBeginsWithAPolicy() {
    const SearchReport first = searched({"level=2", "iterations=40"}, "");
    const auto policy = parse_policy_text(first.learned, MoveCode::cells);
    QVERIFY(policy.ok());
    QVERIFY(policy->size() > 100);

    // The playouts of a policy that has learned a line are near that line from the start.
    const SearchReport fresh = searched({"level=1", "iterations=20"}, "", 20);
    const SearchReport taught = searched({"level=1", "iterations=20"}, first.learned, 20);
    const auto mean = [](const SearchReport& report) {
        double sum = 0;
        double visits = 0;
        for (const Candidate& candidate : report.snapshot.candidates) {
            sum += candidate.mean * static_cast<double>(candidate.visits);
            visits += static_cast<double>(candidate.visits);
        }
        return sum / visits;
    };
    QVERIFY2(mean(taught) > mean(fresh) + 50,
             qPrintable(QString("%1 %2").arg(mean(taught)).arg(mean(fresh))));

    // Without a playout to learn from, what was taken is not changed.
    QVERIFY(searched({"level=1", "iterations=1"}, first.learned, 1).learned == first.learned);
}

void TestPolicyText::allWaysOfThreadsLearn_data() {
    QTest::addColumn<QString>("options");
    for (const char* options :
         {"parallel=root", "parallel=shared", "parallel=shared parallel-level=2",
          "parallel=shared-as-printed parallel-level=2", "parallel=thread-local parallel-level=2",
          "parallel=thread-local-kept parallel-level=2",
          "parallel=thread-local-exchange parallel-level=2", "beam-2=3", "beam-1=3 beam-2=2"})
        QTest::newRow(options) << options;
}

void TestPolicyText::allWaysOfThreadsLearn() {
    QFETCH(QString, options);
    std::vector<std::string> all{"level=2", "iterations=20"};
    for (const QString& option : options.split(' '))
        all.push_back(option.toStdString());
    SearchRequest request;
    request.start.board = generate_board(4711, 12, 12, 5);
    request.solver = find_solver("nrpa");
    request.options = parse_options(request.solver->options, all).value();
    request.budget.playouts = 2000;
    request.threads = 2;
    request.keeps_learned = true;
    SearchControl control;
    const auto policy = parse_policy_text(run_search(request, control).learned, MoveCode::cells);
    QVERIFY(policy.ok());
    QVERIFY(policy->size() > 50);
}

void TestPolicyText::otherSolversLearnNothing() {
    SearchRequest request;
    request.start.board = generate_board(4711, 12, 12, 5);
    request.solver = find_solver("annealing");
    request.budget.playouts = 10;
    request.keeps_learned = true;
    SearchControl control;
    QVERIFY_THROWS_EXCEPTION(InvalidOptions, run_search(request, control));
}

SAMEGAME_TEST(TestPolicyText)
#include "tst_policy_text.moc"
