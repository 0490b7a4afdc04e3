#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/other_program.h"
#include "engine/formats/printed_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

QString sentence(const Result<ReadGame>& game) {
    return game.ok() ? QString() : text(to_string(game.error()));
}

/// A standard board as CodinGame prints it.
QString codinGameText(int number) {
    QString rows;
    for (const QChar cell : text(drawing(standard_board(number))))
        rows += cell == '/' ? QString("\n") : QString("%1 ").arg(cell.digitValue() - 1);
    return rows;
}

/// Two moves of a game on a board of two rows and three columns.
const char* const sp_mcts_game = "3 2 3\n"
                                 "0 2 1 0 1 1 \n"
                                 "Start\n"
                                 "0 0 0\n"
                                 "0 -1 -1 0 2 -1 \n"
                                 "C 2\n"
                                 "1 6 3\n"
                                 "-1 -1 -1 2 -1 -1 \n"
                                 "A 1\n"
                                 "1 8 5\n";

} // namespace

/// Boards and games in the forms of other programs.
class TestOtherProgram : public QObject {
    Q_OBJECT

private slots:
    void boardsAreReadInTheirOwnOrder_data();
    void boardsAreReadInTheirOwnOrder();
    void gamesOfTheSpMctsProgramHaveTheirMoves();
    void claimsOfTheSpMctsProgramAreChecked();
    void ourOwnFormsAreOurs_data();
    void ourOwnFormsAreOurs();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

void TestOtherProgram::boardsAreReadInTheirOwnOrder_data() {
    QTest::addColumn<QString>("input");
    QTest::addColumn<int>("program");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("rules"); // empty: the form has none
    const int tatham = static_cast<int>(OtherProgram::tatham);
    // Three columns, two rows; the floor is the last row.
    QTest::newRow("game ID") << "3x2c3s2:1,2,3,3,2,1" << tatham << "123/321"
                             << "";
    QTest::newRow("pasted game ID") << " \n3x2c3s2:1,2,3,\n 3,2,1\n"
                                    << tatham << "123/321"
                                    << "";
    QTest::newRow("game ID without colors and scoring") << "3x2:1,2,3,3,2,1" << tatham << "123/321"
                                                        << "";
    QTest::newRow("game ID of a random board") << "3x2c4s2r:4,2,3,3,2,1" << tatham << "423/321"
                                               << "";
    QTest::newRow("game ID with empty cells") << "3x2c3s2:1,0,0,3,2,0" << tatham << "1../32."
                                              << "";
    QTest::newRow("game ID with other points") << "3x2c3s1:1,2,3,3,2,1" << tatham << "123/321"
                                               << "own:points=n^2-2n+1";
    QTest::newRow("CodinGame") << codinGameText(9) << static_cast<int>(OtherProgram::codingame)
                               << text(drawing(standard_board(9))) << "no-penalty";
    QTest::newRow("SP-MCTS program") << QString(sp_mcts_game).section('\n', 0, 3)
                                     << static_cast<int>(OtherProgram::sp_mcts) << "132/122"
                                     << "lenient-penalty";
}

void TestOtherProgram::boardsAreReadInTheirOwnOrder() {
    QFETCH(const QString, input);
    QFETCH(const int, program);
    QFETCH(const QString, board);
    QFETCH(const QString, rules);
    for (const QString& form :
         {input, QString(QString(input).replace("\n", "\r\n")), QString("\ufeff" + input)}) {
        const auto game = read_game(form.toStdString());
        QVERIFY2(game.ok(), qPrintable(sentence(game)));
        QVERIFY(game->program == static_cast<OtherProgram>(program));
        QCOMPARE(text(drawing(game->record.start.board)), board);
        QCOMPARE(game->has_rules, !rules.isEmpty());
        if (game->has_rules)
            QCOMPARE(text(name_of(game->record.start.rules.scoring)), rules);
        QVERIFY(game->record.start.rules.gravity == Gravity::shift);
        QVERIFY(game->record.line.moves.empty());
        QVERIFY(!contradiction(*game));
    }
}

void TestOtherProgram::gamesOfTheSpMctsProgramHaveTheirMoves() {
    const auto game = read_game(sp_mcts_game);
    QVERIFY2(game.ok(), qPrintable(sentence(game)));
    QCOMPARE(text(to_move_list(game->record.line.moves, 2)), "2,2\n2,1\n");
    QCOMPARE(game->record.line.score, 1); // the block that is left costs nothing
    QVERIFY(game->record.line.finished);
    QVERIFY(!contradiction(*game));
}

void TestOtherProgram::claimsOfTheSpMctsProgramAreChecked() {
    const auto game = read_game(QString(sp_mcts_game).replace("1 8 5", "2 8 5").toStdString());
    const auto wrong = contradiction(*game);
    QVERIFY(wrong.has_value());
    QCOMPARE(text(to_string(*wrong)), "'score' is 2, but the moves earn 1");
}

void TestOtherProgram::ourOwnFormsAreOurs_data() {
    QTest::addColumn<QString>("input");
    for (const char* input :
         {"1 2 3\n1 1 2\n2 2 3\n", "112\n221\n", "1..\n22.\n", "standard:1", "random:1/15x15x5",
          "3x3x3-S-DCBKC-N5tX", "1 2\n. .\n", "1 2 3\n1 1 2\n2 . .\n", "1 2 3\n1 1 2\nabc\n"})
        QTest::newRow(input) << input;
}

void TestOtherProgram::ourOwnFormsAreOurs() {
    QFETCH(const QString, input);
    QVERIFY(!other_program_in(input.toStdString()));
}

void TestOtherProgram::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("error");
    QTest::newRow("no such points") << "3x2c3s3:1,2,3,3,2,1"
                                    << "s3 is no scoring: expected s1, (n-1)^2 points, or "
                                       "s2, (n-2)^2 points";
    QTest::newRow("a random seed") << "3x2c3s2#123456"
                                   << "this is a random seed of Simon Tatham's Same Game, whose "
                                      "board only that program makes: expected its game ID, with "
                                      "':' and all cells";
    QTest::newRow("a cell too few") << "3x2c3s2:1,2,3,3,2"
                                    << "the game ID has 5 cells, but its board 3x2 has 6";
    QTest::newRow("a color too high") << "3x2c3s2:1,2,4,3,2,1"
                                      << "'4' is no cell of this board: expected a color 1 to 3, "
                                         "or 0";
    QTest::newRow("a cell that is no number") << "3x2c3s2:1,2,,3,2,1"
                                              << "'' is no cell of this board: expected a color 1 "
                                                 "to 3, or 0";
    QTest::newRow("too large") << "33x2c3s2:1"
                               << "a board has 1x1 to 32x32 cells, not 2x33";
    QTest::newRow("no rows") << "3x0c3s2:1"
                             << "a board has 1x1 to 32x32 cells, not 0x3";
    QTest::newRow("too many colors") << "3x2c10s2:1,2,3,3,2,1"
                                     << "c10 is no number of colors: expected 1 to 9";
    QTest::newRow("a block that floats") << "3x2c3s2:1,2,3,0,2,1"
                                         << "the block in row 1, column 1 floats: the cell below "
                                            "it is empty";
    QTest::newRow("another number of columns")
        << "0 1 2\n1 1 2\n"
        << "line 1: a row of CodinGame's boards has 15 numbers, not 3";
    QTest::newRow("another number of rows")
        << codinGameText(1).section('\n', 0, 13) << "CodinGame's boards have 15 rows, not 14";
    QTest::newRow("another color") << codinGameText(1).replace("4", "5")
                                   << "line 1: '5' is no cell of this board: expected a color 0 to "
                                      "4, or -1";
    QTest::newRow("a size too large") << QString(sp_mcts_game).replace("3 2 3", "33 2 3")
                                      << "line 1: '33 2 3' is no size: expected columns and rows "
                                         "up to 32, and colors up to 9";
    QTest::newRow("a cell too many") << QString(sp_mcts_game).replace("2 1 0 1 1", "2 1 0 1 1 1")
                                     << "line 2: this position has 7 cells, but the board 6";
    QTest::newRow("a color not on the board")
        << QString(sp_mcts_game).replace("0 2 1", "0 3 1")
        << "line 2: '3' is no cell of this board: expected a color 0 to 2, or -1";
    QTest::newRow("no move between") << QString(sp_mcts_game).replace("0 -1 -1 0 2", "0 -1 -1 0 1")
                                     << "line 5: no move leads from the position before to this "
                                        "one";
    QTest::newRow("scores missing") << QString(sp_mcts_game).section('\n', 0, 5)
                                    << "line 6: the file ends within a position: expected its "
                                       "cells, a move and three scores, on a line each";
    QTest::newRow("scores that are none") << QString(sp_mcts_game).replace("1 6 3", "x")
                                          << "line 7: 'x' are no scores: expected three numbers";
}

void TestOtherProgram::saysWhatIsWrong() {
    QFETCH(const QString, input);
    QFETCH(const QString, error);
    QCOMPARE(sentence(read_game(input.toStdString())), error);
}

SAMEGAME_TEST(TestOtherProgram)
#include "tst_other_program.moc"
