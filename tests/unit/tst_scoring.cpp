#include <QTest>

#include "engine/game/scoring.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestScoring : public QObject {
    Q_OBJECT

private slots:
    void namesRoundTrip();
    void movesEarnBySize_data();
    void movesEarnBySize();
    void clearingTheBoardEarnsTheBonus_data();
    void clearingTheBoardEarnsTheBonus();
    void blocksLeftCost_data();
    void blocksLeftCost();
};

void TestScoring::namesRoundTrip() {
    QCOMPARE(all_scorings().size(), std::size_t{5});
    for (const Scoring& scoring : all_scorings())
        QVERIFY(scoring_of_name(name_of(scoring)) == scoring);
    QVERIFY(!scoring_of_name("Standard"));
    QVERIFY(!scoring_of_name(""));
    QVERIFY(scoring_of_name("lenient-penalty") == Scoring::lenient_penalty);
}

void TestScoring::movesEarnBySize_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("points");
    for (const char* rules : {"standard", "no-penalty", "lenient-penalty"}) {
        QTest::addRow("%s 2", rules) << rules << 2 << 0;
        QTest::addRow("%s 3", rules) << rules << 3 << 1;
        QTest::addRow("%s 5", rules) << rules << 5 << 9;
        QTest::addRow("%s 1024", rules) << rules << 1024 << 1022 * 1022;
    }
    QTest::newRow("bubble-breaker 2") << "bubble-breaker" << 2 << 2;
    QTest::newRow("bubble-breaker 5") << "bubble-breaker" << 5 << 20;
    QTest::newRow("clickomania 2") << "clickomania" << 2 << 0;
    QTest::newRow("clickomania 60") << "clickomania" << 60 << 0;
}

void TestScoring::movesEarnBySize() {
    QFETCH(const QString, rules);
    QFETCH(const int, size);
    QFETCH(const int, points);
    QCOMPARE(move_points(Rules{*scoring_of_name(rules.toStdString())}, size), points);
}

void TestScoring::clearingTheBoardEarnsTheBonus_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("points");
    QTest::newRow("standard") << "standard" << 1000;
    QTest::newRow("no-penalty") << "no-penalty" << 1000;
    QTest::newRow("lenient-penalty") << "lenient-penalty" << 1000;
    QTest::newRow("bubble-breaker") << "bubble-breaker" << 0;
    QTest::newRow("clickomania") << "clickomania" << 1;
}

void TestScoring::clearingTheBoardEarnsTheBonus() {
    QFETCH(const QString, rules);
    QFETCH(const int, points);
    QCOMPARE(end_points(Rules{*scoring_of_name(rules.toStdString())}, drawn("..../....")), points);
}

void TestScoring::blocksLeftCost_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("points");
    const auto rows = [](const char* board, int standard, int lenient, int clickomania) {
        QTest::addRow("standard %s", board) << "standard" << board << standard;
        QTest::addRow("no-penalty %s", board) << "no-penalty" << board << 0;
        QTest::addRow("lenient-penalty %s", board) << "lenient-penalty" << board << lenient;
        QTest::addRow("bubble-breaker %s", board) << "bubble-breaker" << board << 0;
        QTest::addRow("clickomania %s", board) << "clickomania" << board << clickomania;
    };
    rows("1", -1, 0, -1);      // one block costs 1 under standard rules only
    rows("121", -1, 0, -3);    // two of a color cost nothing
    rows("12121", -1, -1, -5); // three cost 1
    rows("1213141519", -1 - 1 - 1 - 1 - 9 - 1, -9, -10);
    rows("12121212/21212121", -36 - 36, -36 - 36, -16);
}

void TestScoring::blocksLeftCost() {
    QFETCH(const QString, rules);
    QFETCH(const QString, board);
    QFETCH(const int, points);
    QCOMPARE(end_points(Rules{*scoring_of_name(rules.toStdString())}, drawn(board.toStdString())),
             points);
}

SAMEGAME_TEST(TestScoring)
#include "tst_scoring.moc"
