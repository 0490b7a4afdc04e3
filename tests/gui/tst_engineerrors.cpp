#include <QCoreApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/comparisonrunner.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/searchrunner.h"
#include "engine/base/exceptions.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/board_list.h"
#include "engine/studies/experiment/comparison.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The engine's errors are shown in the language of the program, with what varies in them.
class TestEngineErrors : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { QCoreApplication::removeTranslator(&m_german); }

    void errorsOfBoardsAndFilesAreTranslated_data();
    void errorsOfBoardsAndFilesAreTranslated();
    void errorsOfClaimsAreTranslated_data();
    void errorsOfClaimsAreTranslated();
    void errorsOfBoardListsAreTranslated();
    void errorsOfPoliciesAreTranslated_data();
    void errorsOfPoliciesAreTranslated();
    void errorsOfOptionsAreTranslated();
    void errorsOfEntrantsAreTranslated_data();
    void errorsOfEntrantsAreTranslated();
    void exceptionsAreTranslated();
    void germanSentences_data();
    void germanSentences();
    void whatVariesIsKept();
    void runnersTranslate();

private:
    static QString withMinus(QString text);
    void check(const Error& error);
    void checkGerman(const Message& message, const QString& german) const;

    QTranslator m_german;
};

void TestEngineErrors::initTestCase() {
    if (!m_german.load(":/i18n/samegame_de"))
        QSKIP("built without translations");
}

/// Numbers of the window have its minus sign.
QString TestEngineErrors::withMinus(QString text) {
    return text.replace(QRegularExpression("(^| )-(?=\\d)"), "\\1−");
}

/// In English the sentence of the engine, in German every part of it in German.
void TestEngineErrors::check(const Error& error) {
    QCoreApplication::removeTranslator(&m_german);
    QCOMPARE(errorText(error), withMinus(QString::fromStdString(to_string(error))));
    QCoreApplication::installTranslator(&m_german);
    checkGerman(with_place(error), errorText(error));
}

/// `german` has the fixed parts of the translated pattern, and all arguments.
void TestEngineErrors::checkGerman(const Message& message, const QString& german) const {
    const QString pattern = m_german.translate("EngineError", message.pattern);
    QVERIFY2(!pattern.isEmpty(), message.pattern);
    for (std::size_t i = 0; i < message.arguments.size(); ++i) {
        QVERIFY2(pattern.contains(QString("%%1").arg(i + 1)), message.pattern);
        if (const std::string* text = message.arguments[i].text())
            QVERIFY2(german.contains(withMinus(QString::fromStdString(*text))), qPrintable(german));
        else
            checkGerman(*message.arguments[i].message(), german);
    }
    QVERIFY2(german.contains(pattern.section('%', 0, 0)), qPrintable(german));
}

void TestEngineErrors::errorsOfBoardsAndFilesAreTranslated_data() {
    QTest::addColumn<QString>("input");
    const auto file = [](const QString& members) {
        return "{\"format\": \"samegame\", \"version\": 1" + members + "}";
    };
    const QString board = R"(, "board": ["11", "22"])";
    QTest::newRow("not a cell") << "1a\n11";
    QTest::newRow("not a printable cell") << QString("1\x01\n11");
    QTest::newRow("too many columns") << QString(33, '1');
    QTest::newRow("too many rows") << QString("1\n").repeated(33);
    QTest::newRow("floating block") << "1\n.";
    QTest::newRow("empty column") << ".1";
    QTest::newRow("uneven rows") << "11\n1";
    QTest::newRow("no board") << "# nothing\n";
    QTest::newRow("no such standard board") << "standard:21";
    QTest::newRow("no such position") << "schadd250:0";
    QTest::newRow("no seed") << "random:x";
    QTest::newRow("ID without parts") << "id:abc";
    QTest::newRow("ID with wrong check") << "2x2x2-s-AA-0000";
    QTest::newRow("not JSON") << "{\"format\": }";
    QTest::newRow("nested too deeply") << "{\"a\":" + QString(100, '[') + QString(100, ']') + "}";
    QTest::newRow("too many values") << "{\"a\":[" + QString("1,").repeated(500'000) + "1]}";
    QTest::newRow("no format") << "{}";
    QTest::newRow("other format") << R"({"format": "chess"})";
    QTest::newRow("format is no text") << R"({"format": 1})";
    QTest::newRow("version is no number") << R"({"format": "samegame", "version": "x"})";
    QTest::newRow("other version") << R"({"format": "samegame", "version": 2})";
    QTest::newRow("no board in the file") << file("");
    QTest::newRow("board is no array") << file(R"(, "board": 1)");
    QTest::newRow("row is no text") << file(R"(, "board": [1])");
    QTest::newRow("row is a comment") << file(R"(, "board": ["#"])");
    QTest::newRow("row with a wrong cell") << file(R"(, "board": ["1x"])");
    QTest::newRow("floating block in a file") << file(R"(, "board": ["1", "."])");
    QTest::newRow("moves are no array") << file(board + R"(, "moves": 1)");
    QTest::newRow("move is no array") << file(board + R"(, "moves": [1])");
    QTest::newRow("row of a move") << file(board + R"(, "moves": [[3, 1]])");
    QTest::newRow("column of a move") << file(board + R"(, "moves": [[1, 0]])");
    QTest::newRow("illegal move") << file(R"(, "board": ["12"], "moves": [[1, 1]])");
    QTest::newRow("too many moves")
        << file(board + ", \"moves\": [" + QString("[1,1],").repeated(600) + "[1,1]]");
    const QString game = board + R"(, "moves": [])";
    QTest::newRow("unknown rules") << file(game + R"(, "rules": "chess")");
    QTest::newRow("unknown gravity") << file(game + R"(, "gravity": "up")");
    QTest::newRow("score is no number") << file(game + R"(, "score": "1")");
    QTest::newRow("cleared is no truth") << file(game + R"(, "cleared": 1)");
    QTest::newRow("source is no object") << file(game + R"(, "source": 1)");
    QTest::newRow("options are no object") << file(game + R"(, "source": {"options": 1})");
    QTest::newRow("seed is no number") << file(game + R"(, "source": {"seed": "x"})");
    QTest::newRow("threads are no number") << file(game + R"(, "source": {"threads": 0})");
    QTest::newRow("seconds are no number") << file(game + R"(, "source": {"seconds": "x"})");
    QTest::newRow("playouts are no number") << file(game + R"(, "source": {"playouts": -1})");
}

void TestEngineErrors::errorsOfBoardsAndFilesAreTranslated() {
    QFETCH(QString, input);
    const auto game = read_game(input.toStdString());
    QVERIFY(!game.ok());
    check(game.error());
}

void TestEngineErrors::errorsOfClaimsAreTranslated_data() {
    QTest::addColumn<QString>("claim");
    QTest::newRow("score") << R"("score": 7)";
    QTest::newRow("cleared") << R"("cleared": true)";
    QTest::newRow("finished") << R"("finished": true)";
}

void TestEngineErrors::errorsOfClaimsAreTranslated() {
    QFETCH(QString, claim);
    const auto parsed = parse_game_record(
        R"({"format": "samegame", "version": 1, "board": ["11", "22"], "moves": [], )" +
        claim.toStdString() + "}");
    QVERIFY(parsed.ok());
    const auto error = contradiction(*parsed);
    QVERIFY(error);
    check(*error);
}

void TestEngineErrors::errorsOfBoardListsAreTranslated() {
    for (const char* list : {"standard:3-1", "random:1-5000", "standard:x", "nothing"}) {
        const auto boards = parse_board_list(list);
        QVERIFY2(!boards.ok(), list);
        check(boards.error());
    }
}

void TestEngineErrors::errorsOfPoliciesAreTranslated_data() {
    QTest::addColumn<QString>("policy");
    QTest::newRow("unknown") << "clever";
    QTest::newRow("no parameters") << "random:x=1";
    QTest::newRow("other parameters") << "tabu-random:x=1";
    QTest::newRow("out of range") << "tabu-random:epsilon=2";
    QTest::newRow("no whole number") << "greedy:tabu=0.5";
}

void TestEngineErrors::errorsOfPoliciesAreTranslated() {
    QFETCH(QString, policy);
    const auto error = policy_error(policy.toStdString());
    QVERIFY(error);
    check(*error);
}

/// Every option of every solver with a value that it cannot have.
void TestEngineErrors::errorsOfOptionsAreTranslated() {
    const auto refuse = [this](const SolverEntry& solver, const std::string& text) {
        const std::vector<std::string> texts{text};
        const auto values = parse_options(solver.options, texts);
        QVERIFY2(!values.ok(), text.c_str());
        check(values.error());
    };
    for (const SolverEntry& solver : solver_registry()) {
        refuse(solver, "nothing");
        refuse(solver, "nothing=1");
        for (const OptionSpec& spec : solver.options)
            if (spec.type != OptionType::policy && spec.type != OptionType::text)
                refuse(solver, spec.name + "=impossible");
    }
}

void TestEngineErrors::errorsOfEntrantsAreTranslated_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no such policy") << "sp-mcts" << QStringList{"policy=clever"};
    QTest::newRow("no such policy, checked early")
        << "flat-monte-carlo" << QStringList{"policy=clever"};
    QTest::newRow("too large a bias") << "nrpa" << QStringList{"bias=4", "bias-cap=100"};
    QTest::newRow("too high a parallel level")
        << "nrpa" << QStringList{"parallel=shared", "parallel-level=3", "level=2"};
    QTest::newRow("beam at the parallel level")
        << "nrpa" << QStringList{"parallel=shared", "parallel-level=2", "beam-2=2"};
}

void TestEngineErrors::errorsOfEntrantsAreTranslated() {
    QFETCH(QString, solver);
    QFETCH(QStringList, options);
    const SolverEntry* entry = find_solver(solver.toStdString());
    std::vector<std::string> texts;
    for (const QString& option : options)
        texts.push_back(option.toStdString());
    const auto values = parse_options(entry->options, texts);
    QVERIFY(values.ok());
    const auto error = entrant_error({entry, *values});
    QVERIFY(error);
    check(*error);
}

void TestEngineErrors::exceptionsAreTranslated() {
    check(error_of(std::bad_alloc()));
    check(error_of(std::runtime_error("Resource temporarily unavailable")));
}

void TestEngineErrors::germanSentences_data() {
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("german");
    QTest::newRow("with its place")
        << "1a\n11"
        << "Zeile 1, Spalte 2: 'a' ist kein Feld: erwartet wird eine Farbe 1 bis 9 oder '.'";
    QTest::newRow("a part of a sentence")
        << R"({"format": "samegame", "version": 1, "board": ["11", "22"], "moves": [[1, 1], [3, 1]]})"
        << "die Zeile von Zug 2 muss eine ganze Zahl von 1 bis 2 sein";
    QTest::newRow("a sentence in a sentence")
        << R"({"format": "samegame", "version": 1, "board": ["11", "1x"]})"
        << "Zeile 2 von 'board': 'x' ist kein Feld: erwartet wird eine Farbe 1 bis 9 oder '.'";
}

void TestEngineErrors::germanSentences() {
    QFETCH(QString, input);
    QFETCH(QString, german);
    QCoreApplication::installTranslator(&m_german);
    const auto game = read_game(input.toStdString());
    QVERIFY(!game.ok());
    QCOMPARE(errorText(game.error()), german);
}

/// What stands in a place may look like a place, or like a sentence that has a translation.
void TestEngineErrors::whatVariesIsKept() {
    QCoreApplication::installTranslator(&m_german);
    QCOMPARE(errorText({{"option %1 is %2, expected %3", "%2", "%1 and %3", "true or false"}}),
             "Option %2 ist %1 and %3, erwartet wird true or false");
}

/// What a runner emits is shown as it is.
void TestEngineErrors::runnersTranslate() {
    QCoreApplication::installTranslator(&m_german);
    const Position start{standard_board(1), Rules{}};
    const SolverEntry* solver = find_solver("sp-mcts");
    const OptionValues options{{"policy", std::string("clever")}};
    SearchRequest search;
    search.start = start;
    search.solver = solver;
    search.options = options;
    SearchRunner searches;
    QSignalSpy searchFailed(&searches, &SearchRunner::failed);
    searches.start(search, {});
    ComparisonRequest comparison;
    comparison.entrants.push_back({solver, options});
    comparison.boards.push_back(start);
    ComparisonRunner comparisons;
    QSignalSpy comparisonFailed(&comparisons, &ComparisonRunner::failed);
    comparisons.start(comparison);
    DistributionJob job;
    job.sources.push_back({start, 0, "clever"});
    DistributionRunner distributions;
    QSignalSpy distributionFailed(&distributions, &DistributionRunner::failed);
    distributions.start(job);
    for (QSignalSpy* failed : {&searchFailed, &comparisonFailed, &distributionFailed}) {
        TRY_COMPARE(failed->count(), 1);
        const QString message = failed->first().first().toString();
        QVERIFY2(message.startsWith("'clever' ist keine Playout-Strategie"), qPrintable(message));
    }
}

SAMEGAME_TEST(TestEngineErrors, QCoreApplication)
#include "tst_engineerrors.moc"
