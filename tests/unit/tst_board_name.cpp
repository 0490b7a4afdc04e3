#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardName : public QObject {
    Q_OBJECT

private slots:
    void knowsNamesByTheirPrefix();
    void namesLoseWhatPastingAdds_data();
    void namesLoseWhatPastingAdds();
    void namesBoards_data();
    void namesBoards();
    void boardsTellTheirNames_data();
    void boardsTellTheirNames();
    void anIdBringsItsRules();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void gameOfTextReadsEveryForm_data();
    void gameOfTextReadsEveryForm();
    void gameOfASolutionFileHasItsMoves();
    void readGamesSayWhatTheirTextSays();
    void gameOfTextRefusesAnythingElse_data();
    void gameOfTextRefusesAnythingElse();
    void whatLooksLikeAnIdIsSaidToBeWrong_data();
    void whatLooksLikeAnIdIsSaidToBeWrong();
    void severalBoardsAreSaidToBeSeveral_data();
    void severalBoardsAreSaidToBeSeveral();
};

void TestBoardName::knowsNamesByTheirPrefix() {
    for (const char* name : {"standard:1", "standard:", "schadd250:x", "random:1",
                             "clearable:", "counts:", "daily:", "id:"})
        QVERIFY2(board_name_in(name), name);
    for (const char* name : {"", "standard", "standard.txt", "Standard:1", "./random:1", "1"})
        QVERIFY2(!board_name_in(name), name);
    // A bare ID, if its check fits: a file may be called much like one.
    QVERIFY(board_name_in("3x3x3-S-DCBKC-N5tX"));
    for (const char* name :
         {"3x3x3-S-DCBKC-N5tY", "./3x3x3-S-DCBKC-N5tX", "3x3x3-S-DCBKC-N5tX.txt", "15x15x5-best"})
        QVERIFY2(!board_name_in(name), name);
}

void TestBoardName::namesLoseWhatPastingAdds_data() {
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << " standard:3\n"
                            << "standard:3";
    QTest::newRow("no-break spaces") << "\u00a0standard:3\u202f\u3000"
                                     << "standard:3";
    QTest::newRow("no width") << "\u2060standard:\u200b3\ufeff"
                              << "standard:3";
    const char* id = "id:3x3x3-S-DCBKC-N5tX";
    QTest::newRow("ID") << id << id;
    QTest::newRow("bare ID") << "3x3x3-S-DCBKC-N5tX" << id;
    QTest::newRow("wrapped") << "id:3x3x3-S-DCB\n  KC-N5tX\r\n" << id;
    QTest::newRow("wrapped and bare") << "3x3x3-S-\r\nDCBKC-N5tX" << id;
    QTest::newRow("wrapped by a separator of lines") << "3x3x3-S-\u2028DCBKC-N5tX" << id;
    QTest::newRow("wrapped by line ends of CR") << "\r3x3x3-S-\rDCBKC-N5tX\r" << id;
    QTest::newRow("quoted") << "> 3x3x3-S-DCBKC-N5tX" << id;
    QTest::newRow("quoted twice and wrapped") << ">> id:3x3x3-S-\r\n> >DCBKC-N5tX\r\n>>\r\n" << id;
    QTest::newRow("quoted name") << "> standard:3\n"
                                 << "standard:3";
    QTest::newRow("shared and quoted") << "> SameGame · Board\n> 7 points · unaided\n> ▁█▁\n"
                                          "> 3x3x3-S-DCBKC-N5tX\n"
                                       << id;
    QTest::newRow("a blank behind the prefix") << "id: 3x3x3-S-DCBKC-N5tX" << id;
    QTest::newRow("no-break spaces in it") << "id:\u00a03x3x3-S-\u00a0DCBKC-N5tX" << id;
    QTest::newRow("no width in it") << "3x3x3-\u200bS-\u00adDCBKC\u2060-N5tX\ufeff" << id;
    QTest::newRow("shared") << "SameGame · Board\n7 points · 3 moves · unaided\n▁█▁\n"
                               "3x3x3-S-DCBKC-N5tX"
                            << id;
    QTest::newRow("shared and wrapped") << "\ufeffSameGame · Board\r\n7 points · 3 moves · "
                                           "unaided\r\n▁█▁\r\n3x3x3-S-\r\nDCBKC-N5tX\r\n"
                                        << id;
    QTest::newRow("shared in one line") << "SameGame · Board 7 points · unaided ▁█▁ "
                                           "3x3x3-S-DCBKC-N5tX"
                                        << id;
    QTest::newRow("shared without a move") << "SameGame · Board\n0 points · unaided\n\n"
                                              "3x3x3-S-DCBKC-N5tX"
                                           << id;
}

void TestBoardName::namesLoseWhatPastingAdds() {
    QFETCH(const QString, pasted);
    QFETCH(const QString, name);
    QCOMPARE(text(board_name_in(pasted.toStdString()).value_or("")), name);
    const auto start = board_of_name(pasted.toStdString());
    QVERIFY(start.ok());
    const auto game = read_game(pasted.toStdString());
    QVERIFY2(game.ok(), game ? "" : to_string(game.error()).c_str());
    QVERIFY(game->record.start == *start);
}

void TestBoardName::namesBoards_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("board");
    const auto row = [](const char* name, const Board& board) {
        QTest::newRow(name) << name << text(drawing(board));
    };
    row("standard:1", standard_board(1));
    row("standard:20", standard_board(20));
    row("schadd250:1", schadd250_board(1));
    row("schadd250:250", schadd250_board(250));
    row("random:0", generate_board(0));
    row("random:18446744073709551615", generate_board(~std::uint64_t{0}));
    row("random:7/2x6x2", generate_board(7, 2, 6, 2));
    row("random:7/32x32x9", generate_board(7, 32, 32, 9));
    row("clearable:7", generate_clearable_board(7).board);
    row("clearable:7/2x6x3", generate_clearable_board(7, 2, 6, 3).board);
    row("clearable:18446744073709551615/32x32x9",
        generate_clearable_board(~std::uint64_t{0}, 32, 32, 9).board);
    row("counts:1/3x4/6+3x2", drawn("3211/1113/2123"));
    row("counts:7/2x3/6", drawn("111/111"));
    row("daily:2026-11-23", generate_board(20261123));
    row("daily:2028-02-29", generate_board(20280229));
    row("id:3x3x3-S-DCBKC-N5tX", drawn("1../22./131"));
}

void TestBoardName::namesBoards() {
    QFETCH(const QString, name);
    QFETCH(const QString, board);
    const auto start = board_of_name(name.toStdString());
    QVERIFY2(start.ok(), start ? "" : to_string(start.error()).c_str());
    QCOMPARE(text(drawing(start->board)), board);
    QVERIFY(start->rules == Rules{});
}

void TestBoardName::boardsTellTheirNames_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("name");
    for (const char* name : {"standard:3", "schadd250:117", "random:7", "random:999999",
                             "random:7/10x10x4", "random:8/32x32x9", "daily:2026-11-23"})
        QTest::newRow(name) << name << name;
    QTest::newRow("random board of a day") << "random:20261123"
                                           << "daily:2026-11-23";
    QTest::newRow("no such day") << "random:20261131"
                                 << "";
    QTest::newRow("other seed") << "random:18446744073709551615"
                                << "";
    QTest::newRow("given by many seeds") << "random:7/2x6x2"
                                         << "";
    QTest::newRow("not full") << "id:3x3x3-S-DCBKC-N5tX"
                              << "";
}

void TestBoardName::boardsTellTheirNames() {
    QFETCH(const QString, board);
    QFETCH(const QString, name);
    const auto start = board_of_name(board.toStdString());
    QVERIFY(start.ok());
    const auto found = name_of_board(start->board);
    QCOMPARE(text(found.value_or("")), name);
}

void TestBoardName::anIdBringsItsRules() {
    const auto start = board_of_name("id:1x2x1-c--DvNp");
    QVERIFY(start.ok());
    QVERIFY(start->rules.scoring == Scoring::clickomania);
}

void TestBoardName::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("part"); // of the message
    for (const char* number :
         {"0", "21", "-1", "x", "", "1 2", "+1", "1.0", "99999999999999999999"})
        QTest::addRow("standard:%s", number) << QStringLiteral("standard:%1").arg(number)
                                             << "expected standard:N with N from 1 to 20";
    for (const char* day :
         {"", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-32", "1582-01-01", "10000-01-01",
          "2026-1-1", "2026/01/01", "2026-01-01 1", "-026-01-01", "20260101", "2026-01-01/15x15x5"})
        QTest::addRow("daily:%s", day)
            << QStringLiteral("daily:%1").arg(day) << "expected daily:YEAR-MONTH-DAY";
    QTest::newRow("schadd250:251") << "schadd250:251"
                                   << "expected schadd250:N with N from 1 to 250";
    for (const char* rest :
         {"", "-1", "x", "18446744073709551616", "1/", "1/15", "1/15x15", "1/0x15x5", "1/33x15x5",
          "1/15x33x5", "1/15x15x10", "1/15x15x5x1", "1/15x15x5/1", "1/15x15x", "1/-1x1x1"})
        QTest::addRow("random:%s", rest)
            << QStringLiteral("random:%1").arg(rest)
            << "expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS";
    for (const char* rest : {"", "x", "1/", "1/15x15", "1/1x1x3", "1/15x15x2", "1/15x15x10",
                             "1/33x15x5", "18446744073709551616"})
        QTest::addRow("clearable:%s", rest)
            << QStringLiteral("clearable:%1").arg(rest)
            << "expected clearable:SEED or clearable:SEED/ROWSxCOLUMNSxCOLORS";
    for (const char* rest : {"", "x", "1", "1/15x15", "1/15x15/", "1/15x15x5/45x5", "1/15/45x5",
                             "1/33x15/495", "1/15x15/45x10", "1/15x15/0+225", "1/15x15/45,45",
                             "1/15x15/45x0", "18446744073709551616/15x15/45x5"})
        QTest::addRow("counts:%s", rest)
            << QStringLiteral("counts:%1").arg(rest) << "expected counts:SEED/ROWSxCOLUMNS/COUNTS";
    QTest::newRow("counts:1/15x15/45x4")
        << "counts:1/15x15/45x4"
        << "is not a board: its colors have 180 blocks, but it has 225 cells";
    QTest::newRow("id:") << "id:"
                         << "a board ID has four parts";
    QTest::newRow("bare ID with a wrong check")
        << "3x3x3-S-DCBKC-N5tY"
        << "the check at the end of the board ID does not fit";
    QTest::newRow("part of a bare ID") << "3x3x3-S-DCBKC"
                                       << "a board ID has four parts";
    QTest::newRow("two bare IDs") << "3x3x3-S-DCBKC-N5tX 1x2x1-c--DvNp"
                                  << "there are several boards: expected one";
    QTest::newRow("two IDs") << "id:3x3x3-S-DCBKC-N5tX,id:1x2x1-c--DvNp"
                             << "there are several boards: expected one";
    QTest::newRow("two names") << "standard:1 standard:2"
                               << "there are several boards: expected one";
    QTest::newRow("no prefix") << "board"
                               << "is not a board name: expected standard:N";
    QTest::newRow("nothing") << ""
                             << "is not a board name: expected standard:N";
}

void TestBoardName::saysWhatIsWrong() {
    QFETCH(const QString, name);
    QFETCH(const QString, part);
    const auto start = board_of_name(name.toStdString());
    QVERIFY(!start.ok());
    QVERIFY2(text(to_string(start.error().message)).contains(part),
             to_string(start.error()).c_str());
}

void TestBoardName::gameOfTextReadsEveryForm_data() {
    QTest::addColumn<QString>("input");
    QTest::newRow("board text") << "# a board\n1..\n22.\n131\n";
    QTest::newRow("a name") << "id:3x3x3-S-DCBKC-N5tX";
    QTest::newRow("a name with blanks around") << "\n  id:3x3x3-S-DCBKC-N5tX \n";
    QTest::newRow("a bare ID") << "3x3x3-S-DCBKC-N5tX";
    QTest::newRow("a solution file")
        << R"({"format":"samegame","version":1,"board":["1..","22.","131"],"moves":[]})";
    QTest::newRow("board text with other blanks") << "1\u00a0. .\n2\u20092\u200b .\n\u20601 3 1\n";
    QTest::newRow("a solution file after other blanks")
        << "\u00a0\n{\"format\":\"samegame\",\"version\":1,\"board\":[\"1..\",\"22.\",\"131\"],"
           "\"moves\":[]}\u200b\u00a0";
    QTest::newRow("a solution file after blanks")
        << " \n{\"format\":\"samegame\",\"version\":1,\"board\":[\"1..\",\"22.\",\"131\"],"
           "\"moves\":[]}";
}

/// With the line ends and the mark at the beginning that other systems give a file, and quoted in a
/// mail, too.
void TestBoardName::gameOfTextReadsEveryForm() {
    QFETCH(const QString, input);
    const QString elsewhere = QString(input).replace("\n", "\r\n");
    const QString longAgo = QString(input).replace("\n", "\r");
    for (const QString& form :
         {input, elsewhere, QString("\ufeff" + input), QString("\ufeff" + elsewhere),
          QString(elsewhere + "\r\n"), longAgo, QString(longAgo + '\r'),
          QString("> " + QString(input).replace("\n", "\n> ")),
          QString(">" + QString(input).replace("\n", "\r\n>") + "\r\n")}) {
        const auto game = read_game(form.toStdString());
        QVERIFY2(game.ok(), game ? "" : to_string(game.error()).c_str());
        QCOMPARE(game->record.start.board, drawn("1../22./131"));
        QVERIFY(game->record.start.rules == Rules{});
        QVERIFY(game->record.line.moves.empty());
        QVERIFY(!game->record.line.finished);
    }
}

void TestBoardName::gameOfASolutionFileHasItsMoves() {
    GameRecord record;
    record.start.board = standard_board(9);
    const MoveList moves = published_line_of_board_9();
    record.line = *replay(record.start.board, record.start.rules, moves);
    const auto game = read_game(to_json(record));
    QVERIFY(game.ok());
    QVERIFY(game->record == record);
}

void TestBoardName::readGamesSayWhatTheirTextSays() {
    const auto named = read_game(" standard:3\n");
    QCOMPARE(text(named->board_name), "standard:3");
    QVERIFY(!named->has_rules);
    QVERIFY(!contradiction(*named));
    const auto id = read_game("3x3x3-S-DCBKC-N5tX");
    QCOMPARE(text(id->board_name), "id:3x3x3-S-DCBKC-N5tX");
    QVERIFY(id->has_rules);
    const auto drawing = read_game("1..\n22.\n131\n");
    QVERIFY(drawing->board_name.empty());
    QVERIFY(!drawing->has_rules);
    const std::string solution =
        R"({"format":"samegame","version":1,"board":["11"],"moves":[[1,1]],"score":)";
    for (const std::string& around : {std::string(), std::string("\u00a0")}) {
        const auto honest = read_game(around + solution + "1000}" + around);
        QVERIFY(honest->board_name.empty());
        QVERIFY(honest->has_rules);
        QVERIFY(!contradiction(*honest));
        QVERIFY(contradiction(*read_game(around + solution + "1001}" + around)).has_value());
    }
}

void TestBoardName::gameOfTextRefusesAnythingElse_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \n\t ");
    QTest::newRow("words") << QByteArray("hello world");
    QTest::newRow("another JSON") << QByteArray("{}");
    QTest::newRow("a JSON array") << QByteArray("[1,2]");
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10);
    QTest::newRow("a damaged ID") << QByteArray("3x3x3-S-DCBKC-N5tY");
    QTest::newRow("a solution and zeros")
        << QByteArray(R"({"format":"samegame","version":1,"board":["11"],"moves":[]})") +
               QByteArray(2, '\0');
    QTest::newRow("a board and zeros") << QByteArray("11\n\0\0", 5);
    QTest::newRow("a name and zeros") << QByteArray("standard:1\0", 11);
    QTest::newRow("a name and text") << QByteArray("standard:1\nstandard:2");
    QTest::newRow("an ID and text") << QByteArray("id:3x3x3-S-DCBKC-N5tX\n11");
    QTest::newRow("a board and text") << QByteArray("11\n22\nend");
    QTest::newRow("a name that is too large") << QByteArray("standard:21");
    QTest::newRow("a damaged ID, wrapped") << QByteArray("3x3x3-S-\nDCBKC-N5tY");
    QTest::newRow("a shared result without an ID") << QByteArray("SameGame · Board\n7 points\n");
}

void TestBoardName::whatLooksLikeAnIdIsSaidToBeWrong_data() {
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("error"); // empty where it is a name, or the path of a file
    const QString check =
        "the check at the end of the board ID does not fit: a character is missing or wrong";
    QTest::newRow("a wrong check") << "3x3x3-S-DCBKC-N5tY" << check;
    QTest::newRow("quoted") << "> 3x3x3-S-DCBKC-N5tY" << check;
    QTest::newRow("two") << "3x3x3-S-DCBKC-N5tX\r3x3x3-S-DCBKC-N5tX"
                         << "there are several boards: expected one";
    QTest::newRow("a part") << "15x15x5-s"
                            << "a board ID has four parts with '-' between them (size, rules, "
                               "cells, check), not 2";
    for (const char* argument :
         {"3x3x3-S-DCBKC-N5tX", "id:3x3x3-S-DCBKC-N5tY", "standard:21", "./3x3x3-S-DCBKC-N5tY",
          "absent.txt", "max-1.txt", "15x15.txt", "15x15x5.txt", "-", "", ">"})
        QTest::newRow(argument) << argument << "";
}

void TestBoardName::whatLooksLikeAnIdIsSaidToBeWrong() {
    QFETCH(const QString, argument);
    QFETCH(const QString, error);
    const auto fault = board_id_fault(argument.toStdString());
    QCOMPARE(text(fault ? to_string(*fault) : ""), error);
}

void TestBoardName::severalBoardsAreSaidToBeSeveral_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("error");
    const QString several = "there are several boards: expected one";
    QTest::newRow("names") << QByteArray("standard:1\nstandard:2\n") << several;
    QTest::newRow("IDs") << QByteArray("id:3x3x3-S-DCBKC-N5tX\n\nid:1x2x1-c--DvNp") << several;
    QTest::newRow("bare IDs") << QByteArray("3x3x3-S-DCBKC-N5tX\r\n1x2x1-c--DvNp") << several;
    QTest::newRow("IDs in one line") << QByteArray("3x3x3-S-DCBKC-N5tX 1x2x1-c--DvNp") << several;
    QTest::newRow("an ID and a damaged one")
        << QByteArray("3x3x3-S-DCBKC-N5tX, 1x2x1-c--DvNq") << several;
    QTest::newRow("names with line ends of CR") << QByteArray("standard:1\rstandard:2") << several;
    QTest::newRow("board text with line ends of CR")
        << QByteArray("11\r22\r\r11\r22")
        << "line 4: a second board begins here: expected one board";
    QTest::newRow("board text") << QByteArray("11\n22\n\n11\n22\n")
                                << "line 4: a second board begins here: expected "
                                   "one board";
    QTest::newRow("a damaged ID") << QByteArray("3x3x3-S-\nDCBKC-N5tY")
                                  << "the check at the end of the board ID does not fit: a "
                                     "character is missing or wrong";
}

void TestBoardName::severalBoardsAreSaidToBeSeveral() {
    QFETCH(const QByteArray, input);
    QFETCH(const QString, error);
    const auto game = read_game(input.toStdString());
    QVERIFY(!game.ok());
    QCOMPARE(text(to_string(game.error())), error);
}

void TestBoardName::gameOfTextRefusesAnythingElse() {
    QFETCH(const QByteArray, input);
    const auto game = read_game(input.toStdString());
    QVERIFY(!game.ok());
    QVERIFY(!to_string(game.error()).empty());
}

SAMEGAME_TEST(TestBoardName)
#include "tst_board_name.moc"
