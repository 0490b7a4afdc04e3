#include <QTest>

#include "engine/bounds/upper_bound.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/scoring.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reference_search.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestUpperBound : public QObject {
    Q_OBJECT

private slots:
    void treatsEachColorAsOneGroup_data();
    void treatsEachColorAsOneGroup();
    void neverBelowTheOptimum_data();
    void neverBelowTheOptimum();
    void sumOverTheStandardBoards();
};

void TestUpperBound::treatsEachColorAsOneGroup_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("bound");
    const auto row = [](const char* rules, const char* board, int bound) {
        QTest::addRow("%s %s", rules, board) << rules << board << bound;
    };
    row("standard", "12121", 1 + 0 + 1000);
    row("no-penalty", "12121", 1 + 0 + 1000);
    row("lenient-penalty", "12121", 1 + 0 + 1000);
    row("bubble-breaker", "12121", 6 + 2);
    row("clickomania", "12121", 1);
    row("standard", "1211", 1 - 1); // the single block stays
    row("no-penalty", "1211", 1);
    row("lenient-penalty", "1211", 1);
    row("bubble-breaker", "1211", 6);
    row("clickomania", "1211", -1);
    row("standard", "...", 1000);
    row("clickomania", "...", 1);
}

void TestUpperBound::treatsEachColorAsOneGroup() {
    QFETCH(const QString, rules);
    QFETCH(const QString, board);
    QFETCH(const int, bound);
    QCOMPARE(remaining_upper_bound(Rules{*scoring_of_name(rules.toStdString())},
                                   drawn(board.toStdString())),
             bound);
}

void TestUpperBound::neverBelowTheOptimum_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("colors");
    QTest::newRow("4x3x2") << 4 << 3 << 2;
    QTest::newRow("3x4x3") << 3 << 4 << 3;
    QTest::newRow("1x10x2") << 1 << 10 << 2;
    QTest::newRow("10x1x3") << 10 << 1 << 3;
    QTest::newRow("3x3x1") << 3 << 3 << 1;
}

void TestUpperBound::neverBelowTheOptimum() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, colors);
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Board board = generate_board(seed, rows, columns, colors);
        for (const Rules& rules : all_rules()) {
            const int optimum = best_score(reference_of(board), rules);
            QVERIFY2(remaining_upper_bound(rules, board) >= optimum,
                     (description_of(rules) + " " + drawing(board)).c_str());
        }
    }
}

/// Each color of the 20 boards as one group: 209,504 in all without the bonus of 1,000 a board.
void TestUpperBound::sumOverTheStandardBoards() {
    int sum = 0;
    for (int number = 1; number <= standard_board_count; ++number)
        sum += remaining_upper_bound(Rules{}, standard_board(number));
    QCOMPARE(sum, 209504);
}

SAMEGAME_TEST(TestUpperBound)
#include "tst_upper_bound.moc"
