#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/formats/game_record.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestGameRecord : public QObject {
    Q_OBJECT

private slots:
    void writtenRecordsReadBack_data();
    void writtenRecordsReadBack();
    void fileLooksAsDocumented();
    void readsTheDocumentedExample();
    void leftOutMembersTakeTheirDefaults();
    void unknownMembersAreKept();
    void namesOfUnknownMembersAreKeptWhole();
    void unknownMembersOfTheSourceDoNoHarm();
    void wrongClaimsAreNamed_data();
    void wrongClaimsAreNamed();
    void damagedFilesGiveOneError_data();
    void damagedFilesGiveOneError();
    void anyTruncationGivesOneError();
    void anyChangedByteIsReadOrRefused();
    void manyPartsAreRead();
    void deepNestingIsRefused_data();
    void deepNestingIsRefused();

private:
    static GameRecord published_record();
};

GameRecord TestGameRecord::published_record() {
    GameRecord record;
    record.start.board = standard_board(9);
    const MoveList moves = published_line_of_board_9();
    record.line = *replay(record.start.board, record.start.rules, moves);
    record.source = RecordSource{"sp-mcts",
                                 R"({"level":4,"policy":"random"})",
                                 ~std::uint64_t{0},
                                 2,
                                 2,
                                 60.5,
                                 12345678,
                                 77,
                                 "budget_spent",
                                 {"one line was wrong"},
                                 9000,
                                 false,
                                 33,
                                 12.5,
                                 "samegame 0.1.0"};
    return record;
}

void TestGameRecord::writtenRecordsReadBack_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("moves"); // the first of the legal ones each time
    for (int number = 0; number < static_cast<int>(all_rules().size()); ++number) {
        const std::string rules = description_of(all_rules()[static_cast<std::size_t>(number)]);
        QTest::addRow("no moves, %s", rules.c_str()) << "1122/3344" << number << 0;
        QTest::addRow("a saved game, %s", rules.c_str()) << "1122/3344" << number << 2;
        QTest::addRow("cleared, %s", rules.c_str()) << "1122/3344" << number << 4;
        QTest::addRow("blocks left, %s", rules.c_str()) << "1121/3345" << number << 2;
    }
    QTest::newRow("one block") << "9" << 0 << 0;
    QTest::newRow("partially empty") << "1../22./131" << 0 << 1;
}

void TestGameRecord::writtenRecordsReadBack() {
    QFETCH(const QString, board);
    QFETCH(const int, rules);
    QFETCH(const int, moves);

    GameRecord record;
    record.start.board = drawn(board.toStdString());
    record.start.rules = all_rules()[static_cast<std::size_t>(rules)];
    MoveList line;
    for (int i = 0; i < moves; ++i)
        line.push_back(
            legal_moves(board_after(record.start.board, record.start.rules, line, line.size()))
                .front());
    record.line = *replay(record.start.board, record.start.rules, line);

    for (const bool with_source : {false, true}) {
        record.source = with_source ? published_record().source : std::nullopt;
        const auto read = parse_game_record(to_json(record));
        QVERIFY2(read.ok(), read ? "" : to_string(read.error()).c_str());
        QVERIFY(read->record == record);
        QCOMPARE(*read->claim.score, record.line.score);
        QCOMPARE(*read->claim.finished, record.line.finished);
        QCOMPARE(*read->claim.cleared, record.line.cleared);
        QVERIFY(!contradiction(*read));
        QCOMPARE(text(to_json(read->record)), text(to_json(record)));
    }
}

void TestGameRecord::fileLooksAsDocumented() {
    GameRecord record;
    record.start.board = drawn("112/112");
    record.line =
        *replay(record.start.board, record.start.rules, std::vector<Move>{{{0, 0}}, {{0, 0}}});
    record.source = RecordSource{};
    record.source->solver = "sp-mcts";
    record.source->seed = 1;
    record.source->stop = "proven_optimal";
    QCOMPARE(text(to_json(record)), QString(R"({
  "format": "samegame",
  "version": 1,
  "rules": "standard",
  "gravity": "shift",
  "board": [
    "112",
    "112"
  ],
  "moves": [[2,1],[2,1]],
  "score": 1004,
  "cleared": true,
  "finished": true,
  "source": {"solver":"sp-mcts","seed":"1","stop":"proven_optimal"}
}
)"));
}

void TestGameRecord::readsTheDocumentedExample() {
    const auto read = parse_game_record(R"({
"format": "samegame", "version": 1, "rules": "standard", "gravity": "shift",
 "board": ["11", "22"], "moves": [[1, 2], [2, 1]], "score": 1000, "cleared": true, "finished": true,
 "source": {"solver": "nrpa", "options": {"level": 4}, "seed": "1", "threads": 8, "ranks": 4,
            "seconds": 60.0, "playouts": 12345678, "stop": "budget_spent", "upper_bound": 9000,
            "remarks": ["one line was wrong", "none was late"], "clearable": false, "depth": 7, "mean_depth": 2.5, "program": "samegame 1.0.0"}})");
    QVERIFY2(read.ok(), read ? "" : to_string(read.error()).c_str());
    const RecordSource& source = *read->record.source;
    QCOMPARE(text(source.solver), QString("nrpa"));
    QCOMPARE(text(source.options_json), QString(R"({"level":4})"));
    QCOMPARE(*source.seed, std::uint64_t{1});
    QCOMPARE(*source.threads, 8);
    QCOMPARE(*source.ranks, 4);
    QCOMPARE(*source.seconds, 60.0);
    QCOMPARE(*source.playouts, std::uint64_t{12345678});
    QVERIFY(!source.nodes);
    QCOMPARE(text(source.stop), QString("budget_spent"));
    QCOMPARE(source.remarks, (std::vector<std::string>{"one line was wrong", "none was late"}));
    QCOMPARE(*source.upper_bound, 9000);
    QCOMPARE(*source.clearable, false);
    QCOMPARE(*source.depth, 7);
    QCOMPARE(*source.mean_depth, 2.5);
    QCOMPARE(text(source.program), QString("samegame 1.0.0"));
    // Any cell of a group is accepted; the line has the canonical one.
    QCOMPARE(read->record.line.moves[0], printed(read->record.start.board, 1, 1));
}

void TestGameRecord::leftOutMembersTakeTheirDefaults() {
    const auto read =
        parse_game_record(R"({"format": "samegame", "version": 1, "board": ["11"], "moves": []})");
    QVERIFY(read.ok());
    QVERIFY(read->record.start.rules == Rules{});
    QVERIFY(!read->record.source);
    QVERIFY(!read->claim.score && !read->claim.cleared && !read->claim.finished);
    QVERIFY(!contradiction(*read));
}

void TestGameRecord::unknownMembersAreKept() {
    const auto read =
        parse_game_record(R"({"format": "samegame", "author": "A. \u00c9", "version": 1,
        "board": ["11"], "moves": [], "x": {"y": [1, 2.5, null, true]}})");
    QVERIFY(read.ok());
    const std::string written = to_json(read->record);
    QVERIFY(text(written).contains(QString::fromUtf8("\"author\": \"A. \u00c9\"")));
    QVERIFY(text(written).contains(R"("x": {"y":[1,2.5,null,true]})"));
    const auto again = parse_game_record(written);
    QVERIFY(again.ok());
    QVERIFY(again->record == read->record);
}

void TestGameRecord::namesOfUnknownMembersAreKeptWhole() {
    const auto read = parse_game_record(R"({"format": "samegame", "version": 1, "board": ["11"],
        "moves": [], "score\u0000x": 7, "a \"b\"": 1})");
    QVERIFY(read.ok());
    const auto again = parse_game_record(to_json(read->record));
    QVERIFY(again.ok());
    QVERIFY(again->record == read->record);
    QCOMPARE(again->claim.score, 0);
}

void TestGameRecord::unknownMembersOfTheSourceDoNoHarm() {
    const auto read = parse_game_record(
        R"({"format": "samegame", "version": 1, "board": ["11"], "moves": [],
            "source": {"solver": "x", "machine": {"cores": 2}}})");
    QVERIFY(read.ok());
    QCOMPARE(text(read->record.source->solver), QString("x"));
}

void TestGameRecord::wrongClaimsAreNamed_data() {
    QTest::addColumn<QString>("claims");
    QTest::addColumn<QString>("message");
    QTest::newRow("none") << ""
                          << "";
    QTest::newRow("right") << R"(, "score": 1004, "cleared": true, "finished": true)"
                           << "";
    QTest::newRow("score") << R"(, "score": 1005)"
                           << "'score' is 1005, but the moves earn 1004";
    QTest::newRow("negative score") << R"(, "score": -4)"
                                    << "'score' is -4, but the moves earn 1004";
    QTest::newRow("cleared") << R"(, "cleared": false)"
                             << "'cleared' is false, but the board at the end says true";
    QTest::newRow("finished") << R"(, "finished": false)"
                              << "'finished' is false, but the board at the end says true";
}

void TestGameRecord::wrongClaimsAreNamed() {
    QFETCH(const QString, claims);
    QFETCH(const QString, message);
    const auto read = parse_game_record(
        R"({"format": "samegame", "version": 1, "board": ["11", "11"], "moves": [[1, 1]])" +
        claims.toStdString() + "}");
    QVERIFY(read.ok());
    const auto wrong = contradiction(*read);
    QCOMPARE(wrong ? text(to_string(*wrong)) : QString(), message);
    QCOMPARE(read->record.line.score, 1004);
}

void TestGameRecord::damagedFilesGiveOneError_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("error");

    const QString no_json = "this is not JSON: expected an object in { }";
    const QString goes_on = "the object has ended, but the text goes on";
    QTest::newRow("empty") << QByteArray() << "line 1, column 1: " + no_json;
    QTest::newRow("blanks") << QByteArray(" \n ") << "line 2, column 2: " + no_json;
    QTest::newRow("words") << QByteArray("hello") << "line 1, column 1: " + no_json;
    QTest::newRow("a board ID") << QByteArray("15x15x5-s-AA") << "line 1, column 3: " + no_json;
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\xff", 10)
                            << "line 1, column 1: " + no_json;
    QTest::newRow("a comma too many")
        << QByteArray("{\"format\": \"samegame\",\n}") << "line 2, column 1: " + no_json;
    QTest::newRow("text after the object")
        << QByteArray("{}\n\nx") << "line 3, column 1: " + goes_on;
    QTest::newRow("two objects") << QByteArray("{}{}") << "line 1, column 3: " + goes_on;
    QTest::newRow("zeros after the object")
        << QByteArray("{}\n\0\0", 5) << "line 2, column 1: " + goes_on;
    QTest::newRow("text after a zero") << QByteArray("{}\0x", 4) << "line 1, column 3: " + goes_on;
    QTest::newRow("a zero in the object")
        << QByteArray("{\0}", 3) << "line 1, column 2: " + no_json;
    QTest::newRow("a member twice") << QByteArray(R"({"score": 1, "board": [], "score": 2})")
                                    << "member 'score' appears twice in the same object";
    QTest::newRow("a member of a member twice") << QByteArray(R"({"a": {"b": 1, "\u0062": 1}})")
                                                << "member 'b' appears twice in the same object";
    QTest::newRow("a member of any name twice")
        << QByteArray(R"({"\u001b[2J": 1, "\u001b[2J": 1})")
        << R"(member '\x1b[2J' appears twice in the same object)";
    QTest::newRow("a number too large")
        << QByteArray(R"({"source": {"options": {"c": 1}, "seconds": 1e999}})")
        << "a number in 'seconds' is too large to be read";
    QTest::newRow("a number too large in a list") << QByteArray(R"({"moves": [[1, -1e999]]})")
                                                  << "a number in 'moves' is too large to be read";
    QTest::newRow("nothing but a number too large")
        << QByteArray("1e999") << "a number is too large to be read";
    QByteArray many = "{\"0\": 0";
    for (int i = 1; i <= 1000; ++i)
        many += ",\"" + QByteArray::number(i) + "\": 0";
    QTest::newRow("too many members") << many + "}"
                                      << "an object has more than 1000 members";
    QTest::newRow("a control character in a text")
        << QByteArray("{\"a\": \"\x01\"}") << "line 1, column 8: " + no_json;
    QTest::newRow("bytes that are no UTF-8")
        << QByteArray("{\"a\": \"\xff\"}") << "line 1, column 8: " + no_json;

    QTest::newRow("an array") << QByteArray("[]") << "a solution file is a JSON object";
    QTest::newRow("a number") << QByteArray("1") << "a solution file is a JSON object";
    QTest::newRow("null") << QByteArray("null") << "a solution file is a JSON object";
    QTest::newRow("no members") << QByteArray("{}") << "member 'format' is missing";

    // A good file, with one member exchanged or left out.
    const auto row = [](const char* name, const char* member, const char* value,
                        const QString& error) {
        QByteArray json;
        for (const auto& [key, good] :
             {std::pair<const char*, const char*>{"format", "\"samegame\""},
              {"version", "1"},
              {"rules", "\"standard\""},
              {"gravity", "\"shift\""},
              {"board", R"(["112", "113"])"},
              {"moves", "[[1, 1]]"},
              {"score", "1"},
              {"cleared", "false"},
              {"finished", "true"},
              {"source", "{}"}}) {
            const char* content = qstrcmp(key, member) == 0 ? value : good;
            if (content != nullptr)
                json += QByteArray(json.isEmpty() ? "{\"" : ", \"") + key + "\": " + content;
        }
        QTest::newRow(name) << json + "}" << error;
    };
    row("no format", "format", nullptr, "member 'format' is missing");
    row("another format", "format", "\"chess\"", "'format' is not \"samegame\"");
    row("format a number", "format", "1", "'format' must be a text");
    row("no version", "version", nullptr, "member 'version' is missing");
    row("version 2", "version", "2", "'version' is 2, this program reads version 1");
    row("version a text", "version", "\"1\"", "'version' must be a whole number from 1 to 1000000");
    row("version a real", "version", "1.5", "'version' must be a whole number from 1 to 1000000");
    row("unknown rules", "rules", "\"fun\"",
        "'rules' names no known rules; known are standard, no-penalty, lenient-penalty, "
        "bubble-breaker and clickomania");
    row("a slip in the rules", "rules", "\"standart\"",
        "'rules' names no known rules; known are standard, no-penalty, lenient-penalty, "
        "bubble-breaker and clickomania; did you mean 'standard'?");
    row("rules of one's own that are wrong", "rules", "\"own:points=3,2,1\"",
        "'rules': '3,2,1' is below 0 at n = 6");
    row("rules null", "rules", "null", "'rules' must be a text");
    row("unknown gravity", "gravity", "\"up\"",
        "'gravity' names no known gravity; known are shift and pull-left");

    const QString texts = "'board' must be an array of 1 to 32 texts, one for each row";
    row("no board", "board", nullptr, "member 'board' is missing");
    row("board a text", "board", "\"112\"", texts);
    row("board empty", "board", "[]", texts);
    row("board of 33 rows", "board",
        R"(["1","1","1","1","1","1","1","1","1","1","1","1","1","1","1","1","1","1","1","1","1",
            "1","1","1","1","1","1","1","1","1","1","1","1"])",
        texts);
    row("a row a number", "board", "[112, 113]", "a row of 'board' must be a text");
    row("an empty row", "board", R"(["112", ""])", "row 2 of 'board' is not a row of cells");
    row("two rows in one", "board", R"(["112\n113"])", "row 1 of 'board' is not a row of cells");
    row("a comment", "board", R"(["#112", "113"])", "row 1 of 'board' is not a row of cells");
    row("rows of different sizes", "board", R"(["112", "11"])",
        "row 2 of 'board': this row has 2 cells, the rows above have 3");
    row("a color that is none", "board", R"(["112", "1a3"])",
        "row 2 of 'board': 'a' is not a cell: expected a color 1 to 9 or '.'");
    row("a row of 33 cells", "board", R"(["111111111111111111111111111111111"])",
        "row 1 of 'board': a board has at most 32 columns");
    row("a floating cell", "board", R"(["1..", "..1"])",
        "'board': the block in row 1, column 1 floats: the cell below it is empty");
    row("an empty column", "board", R"(["1.1"])",
        "'board': column 2 is empty, but there are blocks to the right of it");

    row("no moves", "moves", nullptr, "member 'moves' is missing");
    row("moves an object", "moves", "{}", "'moves' must be an array of [row, column]");
    row("a move a number", "moves", "[1, 1]", "move 1 must be [row, column]");
    row("a move of three", "moves", "[[1, 1, 1]]", "move 1 must be [row, column]");
    row("a move of texts", "moves", R"([["1", "1"]])",
        "move 1, row must be a whole number from 1 to 2");
    row("row 0", "moves", "[[0, 1]]", "move 1, row must be a whole number from 1 to 2");
    row("column 4", "moves", "[[1, 4]]", "move 1, column must be a whole number from 1 to 3");
    row("a negative row", "moves", "[[-1, 1]]", "move 1, row must be a whole number from 1 to 2");
    row("a real row", "moves", "[[1.0, 1]]", "move 1, row must be a whole number from 1 to 2");
    row("a huge row", "moves", "[[99999999999999999999999, 1]]",
        "move 1, row must be a whole number from 1 to 2");
    row("a row beyond 32 bits", "moves", "[[4294967297, 1]]",
        "move 1, row must be a whole number from 1 to 2");
    row("a row of 2^64-1", "moves", "[[18446744073709551615, 1]]",
        "move 1, row must be a whole number from 1 to 2");
    row("a singleton", "moves", "[[1, 3]]", "move 1 at 1,3 names no group of two or more blocks");
    row("an empty cell", "moves", "[[1, 1], [1, 1]]",
        "move 2 at 1,1 names no group of two or more blocks");

    row("score a text", "score", "\"1\"",
        "'score' must be a whole number from -8000000 to 536346624");
    row("score a real", "score", "1.0",
        "'score' must be a whole number from -8000000 to 536346624");
    row("score huge", "score", "99999999999999999999",
        "'score' must be a whole number from -8000000 to 536346624");
    row("cleared a number", "cleared", "0", "'cleared' must be true or false");
    row("finished null", "finished", "null", "'finished' must be true or false");
    row("source an array", "source", "[]", "'source' must be an object");
    row("solver a number", "source", R"({"solver": 1})", "'source.solver' must be a text");
    row("options a text", "source", R"({"options": "x"})", "'source.options' must be an object");
    row("seed a number", "source", R"({"seed": 1})", "'source.seed' must be a text");
    row("seed too large", "source", R"({"seed": "18446744073709551616"})",
        "'source.seed' must be a text with a whole number from 0 to 2^64-1");
    row("no threads", "source", R"({"threads": 0})",
        "'source.threads' must be a whole number from 1 to 1073741824");
    row("no ranks", "source", R"({"ranks": 0})",
        "'source.ranks' must be a whole number from 1 to 1048576");
    row("seconds a text", "source", R"({"seconds": "1"})", "'source.seconds' must be a number");
    row("playouts negative", "source", R"({"playouts": -1})",
        "'source.playouts' must be a whole number from 0 to 2^64-1");
    row("bound a text", "source", R"({"upper_bound": "x"})",
        "'source.upper_bound' must be a whole number from -8000000 to 536346624");
    row("clearable a number", "source", R"({"clearable": 0})",
        "'source.clearable' must be true or false");
    row("no depth", "source", R"({"depth": -1})",
        "'source.depth' must be a whole number from 0 to 512");
    row("remarks a text", "source", R"({"remarks": "late"})",
        "'source.remarks' must be an array with one value or more");
    row("remarks of numbers", "source", R"({"remarks": [1]})", "'source.remarks' must be a text");
    row("mean depth a text", "source", R"({"mean_depth": "1"})",
        "'source.mean_depth' must be a number");
}

void TestGameRecord::damagedFilesGiveOneError() {
    QFETCH(const QByteArray, json);
    QFETCH(const QString, error);
    const auto read = parse_game_record(json.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(text(to_string(read.error())), error);
}

void TestGameRecord::anyTruncationGivesOneError() {
    const std::string json = to_json(published_record());
    const std::size_t end = json.rfind('}');
    for (std::size_t size = 0; size <= end; ++size) {
        const auto read = parse_game_record(std::string_view(json).substr(0, size));
        QVERIFY(!read.ok());
        QVERIFY(!to_string(read.error()).empty());
    }
}

/// Whatever is in a file: an error, or a record whose line is legal.
void TestGameRecord::anyChangedByteIsReadOrRefused() {
    const std::string json = to_json(published_record());
    for (std::size_t i = 0; i < json.size(); ++i) {
        for (const char c : {'\0', '"', '}', '1', '.', '\xff', ' '}) {
            std::string changed = json;
            changed[i] = c;
            const auto read = parse_game_record(changed);
            if (!read)
                QVERIFY(!to_string(read.error()).empty());
            else
                QVERIFY(*replay(read->record.start.board, read->record.start.rules,
                                read->record.line.moves) == read->record.line);
        }
    }
}

/// Files whose parts are many take time in proportion. (Reading this one took minutes once, the
/// square of its parts.)
void TestGameRecord::manyPartsAreRead() {
    constexpr int parts = 160000; // three values each, below max_json_values
    const QByteArray head =
        R"({"format": "samegame", "version": 1, "board": ["11"], "moves": [], "x": [)";
    for (const QByteArray part : {"{}", "[]", R"({"a": {}})"}) {
        const auto read =
            parse_game_record((head + (part + ",").repeated(parts) + part + "]}").toStdString());
        QVERIFY2(read.ok(), read ? "" : to_string(read.error()).c_str());
        QCOMPARE(text(read->record.unknown_json).count(','), parts);
    }
}

void TestGameRecord::deepNestingIsRefused_data() {
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<int>("depth");
    QTest::newRow("arrays") << QByteArray("[") << 100;
    QTest::newRow("a million arrays") << QByteArray("[") << 1000000;
    QTest::newRow("objects") << QByteArray("{\"a\":") << 100;
    QTest::newRow("a million objects") << QByteArray("{\"a\":") << 1000000;
}

void TestGameRecord::deepNestingIsRefused() {
    QFETCH(const QByteArray, open);
    QFETCH(const int, depth);
    const QByteArray close = open == "[" ? "]" : "}";
    const QByteArray head = R"({"format": "samegame", "version": 1, "board": ["11"], "moves": [],)";
    for (const QByteArray& json :
         {head + "\"x\": " + open.repeated(depth) + "1" + close.repeated(depth) + "}",
          head + "\"x\": " + open.repeated(depth), open.repeated(depth)}) {
        const auto read = parse_game_record(json.toStdString());
        QVERIFY(!read.ok());
        QVERIFY(!to_string(read.error()).empty());
    }
}

SAMEGAME_TEST(TestGameRecord)
#include "tst_game_record.moc"
