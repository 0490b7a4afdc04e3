#include <QTemporaryDir>
#include <QTest>

#include "engine/base/exceptions.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/playout/bias_text.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/file_bytes.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

FeatureWeights some_weights() {
    FeatureWeights weights{};
    for (std::size_t i = 0; i < move_feature_count; ++i)
        weights[i] = static_cast<double>(i) / 30 - 0.2;
    return weights;
}

} // namespace

/// The text of a learned bias, and searches of nrpa with it.
class TestBiasFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void peopleMayWriteIt();
    void wrongTextsAreRefused_data();
    void wrongTextsAreRefused();
    void searchesKeepTheirPromises_data();
    void searchesKeepTheirPromises();
    void aFileThatIsNoneIsRefused();
};

void TestBiasFile::whatIsWrittenIsRead() {
    const std::vector<std::string> comments{"how it was made"};
    const std::string file = to_bias_text(some_weights(), comments);
    QVERIFY(file.starts_with("samegame-bias 1\n# how it was made\nweights 16\nsize -0.2\n"));
    const auto read = parse_bias_text(file);
    QVERIFY(read.ok());
    QVERIFY(*read == some_weights());
}

void TestBiasFile::peopleMayWriteIt() {
    const auto read = parse_bias_text("samegame-bias 1\r\n\n# mine\r\nweights 2\r\nnear  -1\r\n"
                                      "# more\nsize 0.3\n\n");
    QVERIFY(read.ok());
    FeatureWeights wanted{};
    wanted[static_cast<std::size_t>(MoveFeature::near)] = -1;
    wanted[static_cast<std::size_t>(MoveFeature::size)] = 0.3;
    QVERIFY(*read == wanted);
}

void TestBiasFile::wrongTextsAreRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("error");
    const QString head = "samegame-bias 1\n";
    const QString other = "line 1: it is no learned bias, expected a file that train-bias wrote";
    QTest::newRow("empty") << "" << other;
    QTest::newRow("a policy") << "samegame-policy 1\n" << other;
    QTest::newRow("a later version") << "samegame-bias 2\n" << other;
    QTest::newRow("no count") << head + "size 1\n"
                              << "line 2: expected 'weights' and how many lines follow";
    QTest::newRow("too many") << head + "weights 17\n"
                              << "line 2: expected 'weights' and how many lines follow";
    QTest::newRow("unknown") << head + "weights 1\nluck 1\n"
                             << "line 3: no feature of a move is called 'luck'";
    QTest::newRow("twice") << head + "weights 2\nsize 1\nsize 2\n"
                           << "line 4: the feature 'size' appears twice";
    const QString number = "line 3: the weight of 'size' is '%1', expected a number from -1000 to "
                           "1000";
    QTest::newRow("no number") << head + "weights 1\nsize big\n" << number.arg("big");
    QTest::newRow("no weight") << head + "weights 1\nsize\n" << number.arg("");
    QTest::newRow("infinite") << head + "weights 1\nsize inf\n" << number.arg("inf");
    QTest::newRow("too large") << head + "weights 1\nsize 1001\n" << number.arg("1001");
    QTest::newRow("more") << head + "weights 1\nsize 1\nnear 1\n"
                          << "line 4: there are more weights than 'weights' says";
    QTest::newRow("cut off") << head + "weights 2\nsize 1\n"
                             << "it is cut off";
    QTest::newRow("cut in its last weight") << head + "weights 1\nsize 1.5"
                                            << "it is cut off";
}

void TestBiasFile::wrongTextsAreRefused() {
    QFETCH(const QString, file);
    QFETCH(const QString, error);
    const auto read = parse_bias_text(file.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(text(to_string(read.error())), error);
}

void TestBiasFile::searchesKeepTheirPromises_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("threads");
    for (const char* options :
         {"level=2", "tabu=false", "code=neighborhood", "code=time", "tabu-color=vote",
          "tabu-pairs-after=3", "beam-2=2", "parallel=shared"})
        for (const int threads : {1, 2})
            QTest::addRow("%s, %d threads", options, threads) << options << threads;
}

/// Legal lines, the whole budget and nothing more, and the same again.
void TestBiasFile::searchesKeepTheirPromises() {
    QFETCH(const QString, options);
    QFETCH(const int, threads);
    const QTemporaryDir folder;
    const std::string path = folder.filePath("my bias").toStdString();
    writeContent(text(path), QByteArray::fromStdString(to_bias_text(some_weights(), {})));
    SearchRequest request;
    request.start.board = generate_board(6, 11, 12, 4);
    request.solver = find_solver("nrpa");
    request.options =
        parse_options(request.solver->options,
                      std::vector<std::string>{options.toStdString(), "bias-file=" + path})
            .value();
    request.budget.playouts = 300;
    request.threads = threads;
    request.seed = 5;
    std::vector<SearchReport> reports;
    for (int i = 0; i < 2; ++i) {
        SearchControl control;
        reports.push_back(run_search(request, control));
    }
    const SearchReport& report = reports.front();
    const auto line = replay(request.start.board, request.start.rules, report.snapshot.best.moves);
    QVERIFY(line.ok());
    QCOMPARE(line->score, report.snapshot.best.score);
    QCOMPARE(report.snapshot.playouts, request.budget.playouts);
    if (threads == 1)
        QVERIFY(reports.back().snapshot.best.moves == report.snapshot.best.moves);
}

void TestBiasFile::aFileThatIsNoneIsRefused() {
    SearchRequest request;
    request.start.board = generate_board(6, 5, 5, 3);
    request.solver = find_solver("nrpa");
    request.options =
        parse_options(request.solver->options, std::vector<std::string>{"bias-file=/no/such/file"})
            .value();
    SearchControl control;
    QVERIFY_THROWS_EXCEPTION(InvalidOptions, run_search(request, control));
}

SAMEGAME_TEST(TestBiasFile)
#include "tst_bias_file.moc"
