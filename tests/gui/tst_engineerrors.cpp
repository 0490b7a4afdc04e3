#include <QTest>

#include "app/texts/engineerrors.h"
#include "engine/experiment/board_list.h"
#include "engine/formats/board_name.h"
#include "engine/playout/policies/policy_registry.h"
#include "engine/solvers/solver_registry.h"

using namespace samegame;

/// The engine's sentences are found again in the patterns that translate them.
class TestEngineErrors : public QObject {
    Q_OBJECT

private slots:
    void sentencesOfBoardsAndFilesAreKnown_data();
    void sentencesOfBoardsAndFilesAreKnown();
    void sentencesOfBoardListsAreKnown();
    void sentencesOfPoliciesAreKnown_data();
    void sentencesOfPoliciesAreKnown();
    void sentencesOfOptionsAreKnown();
    void whatVariesIsKept();
    void unknownSentencesStay();

private:
    static void check(const Error& error);
};

/// Known, and in English the same as before.
void TestEngineErrors::check(const Error& error) {
    const QString english = QString::fromStdString(to_string(error));
    QVERIFY2(translatedEngineError(english).has_value(), qPrintable(english));
    QCOMPARE(errorText(error), english);
}

void TestEngineErrors::sentencesOfBoardsAndFilesAreKnown_data() {
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

void TestEngineErrors::sentencesOfBoardsAndFilesAreKnown() {
    QFETCH(QString, input);
    const auto game = game_of_text(input.toStdString());
    QVERIFY(!game.ok());
    check(game.error());
}

void TestEngineErrors::sentencesOfBoardListsAreKnown() {
    for (const char* list : {"standard:3-1", "random:1-5000", "standard:x", "nothing"}) {
        const auto boards = parse_board_list(list);
        QVERIFY2(!boards.ok(), list);
        check(boards.error());
    }
}

void TestEngineErrors::sentencesOfPoliciesAreKnown_data() {
    QTest::addColumn<QString>("policy");
    QTest::newRow("unknown") << "clever";
    QTest::newRow("no parameters") << "random:x=1";
    QTest::newRow("other parameters") << "tabu-random:x=1";
    QTest::newRow("out of range") << "tabu-random:epsilon=2";
}

void TestEngineErrors::sentencesOfPoliciesAreKnown() {
    QFETCH(QString, policy);
    check(Error{policy_error(policy.toStdString())});
}

/// Every option of every solver with a value that it cannot have.
void TestEngineErrors::sentencesOfOptionsAreKnown() {
    const auto refuse = [](const SolverEntry& solver, const std::string& text) {
        const std::vector<std::string> texts{text};
        const auto values = parse_options(solver.options, texts);
        QVERIFY2(!values.ok(), text.c_str());
        check(values.error());
    };
    for (const SolverEntry& solver : solver_registry()) {
        refuse(solver, "nothing");
        refuse(solver, "nothing=1");
        for (const OptionSpec& spec : solver.options)
            if (spec.type != OptionType::policy)
                refuse(solver, spec.name + "=impossible");
    }
}

void TestEngineErrors::whatVariesIsKept() {
    QCOMPARE(errorText(Error{"%2 and %1 is not a cell: expected a color 1 to 9 or '.'", 3, 7}),
             "line 3, column 7: %2 and %1 is not a cell: expected a color 1 to 9 or '.'");
}

void TestEngineErrors::unknownSentencesStay() {
    QVERIFY(!translatedEngineError("the moon is made of cheese"));
    QCOMPARE(errorText(std::string("the moon is made of cheese")), "the moon is made of cheese");
}

QTEST_GUILESS_MAIN(TestEngineErrors)
#include "tst_engineerrors.moc"
