#include <QTest>

#include "engine/bounds/removable_blocks.h"
#include "engine/bounds/upper_bound.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestRemovableBlocks : public QObject {
    Q_OBJECT

private slots:
    void findsPermanentBlocks_data();
    void findsPermanentBlocks();
    void separatesColors_data();
    void separatesColors();
};

/// Boards and the same with the permanent blocks only, the others drawn as '#'.
void TestRemovableBlocks::findsPermanentBlocks_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("permanent");
    const auto row = [](const char* name, const char* board, const char* permanent) {
        QTest::newRow(name) << board << permanent;
    };
    row("nothing left", "...", "...");
    row("one group", "11", "##");
    row("single block of a color", "1211", "12##");
    row("two colors hold each other up", "1212", "1212");
    row("opened by a third color", "1331", "####");
    row("a single block keeps a color apart", "12311", "123##");
    row("a color that hangs on another", "133212", "1##212");
    row("alone behind a single block", "1../122/131", "#../###/#31");
    row("column blocked below", "1./2./1./33", "1./2./1./##");
    row("met through another column", "1./2./12/33", "#./#./##/##");
    row("too low to meet", "1..../2..../3..../45566", "1..../2..../3..../4####");
    row("never falls to the same row", "1../3../4../521/622", "1../3../4../5#1/6##");
}

void TestRemovableBlocks::findsPermanentBlocks() {
    QFETCH(const QString, board);
    QFETCH(const QString, permanent);
    const Board position = drawn(board.toStdString());
    const RemovableBlocks blocks(position);
    std::string found = drawing(position);
    const auto width = static_cast<std::size_t>(position.columns()) + 1;
    int count = 0;
    for (int column = 0; column < blocks.columns(); ++column)
        for (int row = 0; row < position.height(column); ++row) {
            const auto from_top = static_cast<std::size_t>(position.rows() - 1 - row);
            if ((blocks.removable(column) >> row & 1U) != 0)
                found[from_top * width + static_cast<std::size_t>(column)] = '#';
            else
                ++count;
        }
    QCOMPARE(text(found), permanent);
    QCOMPARE(blocks.permanent_count(), count);
    QCOMPARE(may_be_cleared_separated(Rules{}, position), count == 0);
}

void TestRemovableBlocks::separatesColors_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("plain");
    QTest::addColumn<int>("separated");
    const auto row = [](const char* rules, const char* board, int plain, int separated) {
        QTest::addRow("%s %s", rules, board) << rules << board << plain << separated;
    };
    // Two parts of three blocks on both sides of a wall.
    row("standard", "1112111", 16 - 1, 1 + 1 - 1);
    row("no-penalty", "1112111", 16, 1 + 1);
    row("lenient-penalty", "1112111", 16, 1 + 1);
    row("bubble-breaker", "1112111", 30, 6 + 6);
    row("clickomania", "1112111", -1, -1);
    // The wall's column holds the color too, but too high, or meets one side or both.
    row("standard", "...1.../1112111", 25 - 1, 1 + 1 - 1 - 1);
    row("standard", "..11.../1112111", 36 - 1, 9 + 1 - 1);
    row("standard", "..111../1112111", 49 - 1, 49 - 1);
    // Four blocks that stay cost together.
    row("standard", "1212", 1000, 0);
    row("standard", "12121212", 4 + 4 + 1000, -4 - 4);
    row("clickomania", "12121212", 1, -8);
    row("lenient-penalty", "1211", 1, -1 + 1);
    row("standard", "11", 1000, 1000);
}

void TestRemovableBlocks::separatesColors() {
    QFETCH(const QString, rules);
    QFETCH(const QString, board);
    const Rules ruled{*scoring_of_name(rules.toStdString())};
    const Board position = drawn(board.toStdString());
    QTEST(remaining_upper_bound(ruled, position), "plain");
    QTEST(separated_upper_bound(ruled, position), "separated");
}

SAMEGAME_TEST(TestRemovableBlocks)
#include "tst_removable_blocks.moc"
