#include <QRegularExpression>
#include <QTest>

#include "engine/game/board_generator.h"
#include "engine/search/search_file.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const SearchProgram program{"samegame 1.0.0", "123"};

SearchRequest some_request() {
    SearchRequest request;
    request.start.board = generate_board(3, 5, 6, 4);
    request.start.rules.scoring = Scoring::no_penalty;
    request.solver = find_solver("nrpa");
    request.options = {{"level", std::int64_t{2}}};
    request.budget.playouts = 1000;
    request.budget.memory = 1 << 20;
    request.threads = 2;
    request.seed = 18'446'744'073'709'551'615ULL;
    return request;
}

KeptSearch some_search() {
    KeptSearch kept = kept_search_of(some_request());
    kept.seconds = 61.5;
    kept.has_ended = true;
    kept.journal = std::string("a\n\0b\xff", 5);
    return kept;
}

QString error_in(std::string_view file) {
    const auto kept = parse_kept_search(file, program);
    return kept ? QString() : text(to_string(kept.error()));
}

} // namespace

/// The file of `solve --resume`.
class TestSearchFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void eachDamageIsNoticed();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void otherSearchesAreRefused_data();
    void otherSearchesAreRefused();
    void aSearchThatHasEndedMayHaveMore();
};

void TestSearchFile::whatIsWrittenIsRead() {
    const KeptSearch kept = some_search();
    const auto read = parse_kept_search(to_text(kept, program), program);
    QVERIFY2(read.ok(), read.ok() ? "" : to_string(read.error()).c_str());
    QVERIFY(!difference(*read, kept));
    QCOMPARE(read->seconds, 61.5);
    QVERIFY(read->has_ended);
    QVERIFY(read->journal == kept.journal);
    QVERIFY(read->options == kept.options);
    QCOMPARE(read->budget.memory, kept.budget.memory);
}

void TestSearchFile::eachDamageIsNoticed() {
    const std::string file = to_text(some_search(), program);
    for (std::size_t i = 0; i < file.size(); ++i) {
        QVERIFY(!error_in(std::string_view(file).substr(0, i)).isEmpty());
        std::string changed = file;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        QVERIFY2(!error_in(changed).isEmpty(), QByteArray::number(static_cast<qulonglong>(i)));
    }
    QCOMPARE(error_in(std::string_view(file).substr(0, file.size() - 1)),
             QString("it is damaged: its check does not fit; without it the search begins anew"));
}

void TestSearchFile::otherFilesAreRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("error");
    QTest::newRow("text") << "abc"
                          << "it keeps no search, expected .*'solve --resume' wrote";
    QTest::newRow("JSON") << "[1]"
                          << "must be an object|keeps no search";
    QTest::newRow("another file") << R"({"format":"samegame","version":1})"
                                  << "it keeps no search, expected .*";
    QTest::newRow("a newer version")
        << text(with_check(R"({"format":"samegame-search","version":2})"))
        << "'version' is 2, this program reads version 1";
    SearchProgram other = program;
    other.signature = "124";
    QTest::newRow("another program")
        << text(to_text(some_search(), other)).replace("\xff", "")
        << "it keeps a search of samegame 1.0.0 \\(bench 124\\), but this is samegame 1.0.0 "
           "\\(bench 123\\): only the same program can go on with it|it is damaged.*";
}

void TestSearchFile::otherFilesAreRefused() {
    QFETCH(QString, file);
    QFETCH(QString, error);
    const QString found = error_in(file.toStdString());
    QVERIFY2(QRegularExpression(error).match(found).hasMatch(), qPrintable(found));
}

void TestSearchFile::otherSearchesAreRefused_data() {
    QTest::addColumn<int>("change");
    QTest::addColumn<QString>("error");
    int change = 0;
    for (const char* error : {"it keeps a search of another board",
                              "it keeps a search with rules no-penalty, not standard",
                              "it keeps a search with solver nrpa, not champion",
                              "it keeps a search with option level=2, not level=3",
                              "it keeps a search with budget 1000 playouts, not 1000 seconds",
                              "it keeps a search with memory 1048576 bytes, not 2097152 bytes",
                              "it keeps a search with threads 2, not 3",
                              "it keeps a search with seed 18446744073709551615, not 1",
                              "it keeps a search that began with another policy"})
        QTest::newRow(error) << change++ << error;
}

void TestSearchFile::otherSearchesAreRefused() {
    QFETCH(int, change);
    QFETCH(QString, error);
    SearchRequest request = some_request();
    if (change == 0)
        request.start.board = generate_board(4, 5, 6, 4);
    if (change == 1)
        request.start.rules.scoring = Scoring::standard;
    if (change == 2)
        request.solver = find_solver("champion");
    if (change == 2)
        request.options.clear();
    if (change == 3)
        request.options["level"] = std::int64_t{3};
    if (change == 4)
        request.budget = {.time = Seconds(1000), .playouts = {}, .nodes = {}, .memory = 1 << 20};
    if (change == 5)
        request.budget.memory = 2 << 20;
    if (change == 6)
        request.threads = 3;
    if (change == 7)
        request.seed = 1;
    if (change == 8)
        request.learned = "policy";
    const auto found = difference(some_search(), kept_search_of(request));
    QVERIFY(found.has_value());
    QCOMPARE(text(to_string(*found)), error);
}

void TestSearchFile::aSearchThatHasEndedMayHaveMore() {
    SearchRequest request = some_request();
    KeptSearch kept = some_search();
    request.budget.playouts = 1001;
    QVERIFY(!difference(kept, kept_search_of(request)));
    kept.has_ended = false;
    QVERIFY(difference(kept, kept_search_of(request)).has_value());
    kept.has_ended = true;
    request.budget.playouts = 999;
    QVERIFY(difference(kept, kept_search_of(request)).has_value());
}

SAMEGAME_TEST(TestSearchFile)
#include "tst_search_file.moc"
