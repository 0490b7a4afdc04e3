#include <QTest>

#include "engine/bounds/upper_bound.h"
#include "engine/game/own_scoring.h"
#include "engine/game/position.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/random_scoring.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

Rules own_rules(std::string_view name) {
    return {parse_own_scoring(name).value()};
}

} // namespace

class TestOwnScoring : public QObject {
    Q_OBJECT

private slots:
    void namesSayAll_data();
    void namesSayAll();
    void namesReadBack();
    void publishedScoringsCanBeDescribed_data();
    void publishedScoringsCanBeDescribed();
    void manySmallGroupsMayEarnMost_data();
    void manySmallGroupsMayEarnMost();
    void blocksMayBeLeftWhereTheyCostLeast();
    void equalTextsAreEqualRules();
    void positionsOfOtherRulesHaveOtherHashes();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void noGameIsOutOfRange();
    void hasNoRefill();
};

void TestOwnScoring::namesSayAll_data() {
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("name");
    QTest::newRow("points alone") << "own:points=n(n-1)"
                                  << "own:points=n^2-n";
    QTest::newRow("nothing for the end") << "own:points=3:bonus=0:penalty=0"
                                         << "own:points=3";
    QTest::newRow("any order") << "own:penalty=0,0,(n-2)^2:bonus=0500:points=1,3,6"
                               << "own:points=1,3n-6:bonus=500:penalty=0,n^2-4n+4";
    QTest::newRow("blanks") << "own:points= 2 n :bonus= 7"
                            << "own:points=2n:bonus=7";
}

void TestOwnScoring::namesSayAll() {
    QFETCH(const QString, written);
    QFETCH(const QString, name);
    const auto scoring = scoring_of_name(written.toStdString());
    QVERIFY(scoring);
    QVERIFY(scoring->own() != nullptr);
    QCOMPARE(text(std::string(name_of(*scoring))), name);
    QCOMPARE(text(description_of({*scoring, Gravity::pull_left})), name + ", pull-left");
    QVERIFY(!own_scoring_fault(written.toStdString()));
}

void TestOwnScoring::namesReadBack() {
    Rng rng(1);
    for (int i = 0; i < 1000; ++i) {
        const Scoring scoring = random_scoring(rng);
        const auto read = scoring_of_name(name_of(scoring));
        QVERIFY(read);
        QVERIFY(*read == scoring);
        for (int count = 1; count <= max_cells; count += 31) {
            QCOMPARE(read->own()->points(count), scoring.own()->points(count));
            QCOMPARE(read->own()->penalty(count), scoring.own()->penalty(count));
        }
    }
}

void TestOwnScoring::publishedScoringsCanBeDescribed_data() {
    QTest::addColumn<QString>("published");
    QTest::addColumn<QString>("own");
    QTest::newRow("standard") << "standard"
                              << "own:points=(n-2)^2:bonus=1000:penalty=(n-2)^2";
    QTest::newRow("no penalty") << "no-penalty"
                                << "own:points=(n-2)^2:bonus=1000";
    QTest::newRow("lenient penalty") << "lenient-penalty"
                                     << "own:points=(n-2)^2:bonus=1000:penalty=0,0,(n-2)^2";
    QTest::newRow("bubble breaker") << "bubble-breaker"
                                    << "own:points=n(n-1)";
}

void TestOwnScoring::publishedScoringsCanBeDescribed() {
    QFETCH(const QString, published);
    QFETCH(const QString, own);
    const Rules theirs{*scoring_of_name(published.toStdString())};
    const Rules described = own_rules(own.toStdString());
    QVERIFY(theirs != described);
    QCOMPARE(end_points(described, std::array<int, 0>{}), end_points(theirs, std::array<int, 0>{}));
    for (int count = 1; count <= max_cells; ++count) {
        if (count >= 2)
            QCOMPARE(move_points(described, count), move_points(theirs, count));
        QCOMPARE(best_points(described, count), best_points(theirs, count));
        QCOMPARE(end_points(described, std::array{count, 3}),
                 end_points(theirs, std::array{count, 3}));
    }
    const Board board = drawn("1212/2121/1122");
    QVERIFY(score_range({board, described}) == score_range({board, theirs}));
}

void TestOwnScoring::manySmallGroupsMayEarnMost_data() {
    QTest::addColumn<QString>("points");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("most");
    QTest::newRow("one block") << "5" << 1 << 0;
    QTest::newRow("as many groups as possible") << "5" << 7 << 15;
    QTest::newRow("a line above 0") << "n+10" << 7 << 37;
    QTest::newRow("threes") << "0,9,0,0" << 11 << 27;
    QTest::newRow("a block that is better left") << "10,1,1" << 5 << 20;
    QTest::newRow("one group") << "n^2" << 7 << 49;
}

void TestOwnScoring::manySmallGroupsMayEarnMost() {
    QFETCH(const QString, points);
    QFETCH(const int, count);
    QFETCH(const int, most);
    const Rules rules = own_rules("own:points=" + points.toStdString());
    QCOMPARE(best_points(rules, count), most);
    QCOMPARE(remaining_upper_bound(rules, BlockCounts{0, count}), most);
}

void TestOwnScoring::blocksMayBeLeftWhereTheyCostLeast() {
    const Rules rules = own_rules("own:points=n:penalty=9,4,6,1,7,n");
    QCOMPARE(cheapest_left(rules, 0, 9), 0);
    QCOMPARE(cheapest_left(rules, 1, 3), 2);
    QCOMPARE(cheapest_left(rules, 1, 9), 4);
    QCOMPARE(cheapest_left(rules, 5, 9), 6);
    QCOMPARE(cheapest_left(Rules{}, 1, 9), 1);
    QVERIFY(score_range({drawn("11111"), rules}) == (ScoreRange{-9, 5}));
}

void TestOwnScoring::equalTextsAreEqualRules() {
    const Rules rules = own_rules("own:points=1,2,3:bonus=5");
    const Rules copy = rules;
    QVERIFY(copy == rules);
    QVERIFY(own_rules("own:bonus=5:points=n-1") == rules);
    QVERIFY(own_rules("own:points=n-1:bonus=6") != rules);
    QVERIFY(own_rules("own:points=n") != Rules{});
    QVERIFY(Rules{} != own_rules("own:points=n"));
}

void TestOwnScoring::positionsOfOtherRulesHaveOtherHashes() {
    const Board board = drawn("121/212/331");
    const Position one{board, own_rules("own:points=n")};
    const Position other{board, own_rules("own:points=n:bonus=1")};
    QVERIFY(one.hash() != other.hash());
    QVERIFY(one.hash() != (Position{board, Rules{}}.hash()));
    QCOMPARE(one.hash(), (Position{board, own_rules("own:points=1n+0")}.hash()));
}

void TestOwnScoring::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("sentence");
    const QString parts = "'%1' names no rules: expected points, and bonus and penalty if "
                          "wanted, each once, as in own:points=n^2:bonus=100:penalty=n";
    const auto wrong_parts = [&parts](const char* name) {
        QTest::newRow(name) << name << parts.arg(name);
    };
    wrong_parts("own");
    wrong_parts("own:");
    wrong_parts("own:points");
    wrong_parts("own:points=n:speed=3");
    wrong_parts("own:points=n:points=n");
    wrong_parts("own:points=n:");
    QTest::newRow("no points") << "own:bonus=3"
                               << "rules of one's own need the points of groups, as in "
                                  "own:points=n^2";
    QTest::newRow("no formula") << "own:points=n^3"
                                << "'n^3' gives no amounts: expected up to 64 whole numbers with "
                                   "commas between, or a formula of n up to n^2 as the last of "
                                   "them or alone, as in 0,0,(n-2)^2";
    QTest::newRow("bonus below 0") << "own:points=n:bonus=-1"
                                   << "the bonus is '-1': expected a whole number from 0 to "
                                      "8000000";
    QTest::newRow("points below 0") << "own:points=3,2,1"
                                    << "'3,2,1' is below 0 at n = 6";
    QTest::newRow("a gain at the end") << "own:points=n:penalty=n-2"
                                       << "'n-2' is below 0 at n = 1";
    const QString much = "a game on the largest board of 1024 blocks must not earn or cost more "
                         "than 8000000 points";
    QTest::newRow("too many points") << "own:points=10n^2" << much;
    QTest::newRow("too many points in small groups") << "own:points=20000" << much;
    QTest::newRow("too large a bonus") << "own:points=n:bonus=7999999" << much;
    QTest::newRow("too large a penalty") << "own:points=n:penalty=1000000" << much;
    QTest::newRow("moves for nothing") << "own:points=0:bonus=5"
                                       << "groups must earn points: rules whose moves earn nothing "
                                          "are clickomania";
}

void TestOwnScoring::saysWhatIsWrong() {
    QFETCH(const QString, name);
    QFETCH(const QString, sentence);
    const auto fault = own_scoring_fault(name.toStdString());
    QVERIFY(fault);
    QCOMPARE(text(to_string(*fault)), sentence);
    QVERIFY(!scoring_of_name(name.toStdString()));
}

void TestOwnScoring::noGameIsOutOfRange() {
    const ScoreRange all = score_range_of_all();
    Board full(max_rows, max_columns, 1, std::vector<Color>(max_cells, Color{1}));
    for (const char* name : {"own:points=7n^2:bonus=600000:penalty=7n^2", "own:points=15000",
                             "own:points=1:penalty=800000", "own:points=n:penalty=7000n"}) {
        const ScoreRange range = score_range({full, own_rules(name)});
        QVERIFY2(all.contains(range.least) && all.contains(range.most), name);
    }
    QVERIFY(own_scoring_fault("own:points=8n^2"));
}

void TestOwnScoring::hasNoRefill() {
    Rules rules = own_rules("own:points=n");
    QVERIFY(!refill_error(rules));
    rules.refill = Refill{};
    QCOMPARE(text(to_string(*refill_error(rules))),
             QString("there is no refill under rules of one's own"));
}

SAMEGAME_TEST(TestOwnScoring)
#include "tst_own_scoring.moc"
