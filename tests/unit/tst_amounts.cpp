#include <QTest>

#include "engine/game/amounts.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestAmounts : public QObject {
    Q_OBJECT

private slots:
    void textsGiveAmounts_data();
    void textsGiveAmounts();
    void othersAreRefused_data();
    void othersAreRefused();
    void formulaHoldsForEveryCount();
    void longestListReadsBack();
    void deepParenthesesAreRead();
};

void TestAmounts::textsGiveAmounts_data() {
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("shortest");
    QTest::addColumn<QList<int>>("amounts"); // of 2, 3, ...
    QTest::newRow("one number for all") << "7"
                                        << "7" << QList{7, 7, 7, 7};
    QTest::newRow("the last step goes on") << "1,3,6"
                                           << "1,3n-6" << QList{1, 3, 6, 9, 12};
    QTest::newRow("two numbers are a line") << "2, 4"
                                            << "2n-2" << QList{2, 4, 6, 8};
    QTest::newRow("a step of nothing") << "0,0,5,5"
                                       << "0,0,5,5" << QList{0, 0, 5, 5, 5};
    QTest::newRow("formula") << "n^2-4n+4"
                             << "n^2-4n+4" << QList{0, 1, 4, 9};
    QTest::newRow("power") << "(n-2)^2"
                           << "n^2-4n+4" << QList{0, 1, 4, 9};
    QTest::newRow("product") << "n(n-1)"
                             << "n^2-n" << QList{2, 6, 12};
    QTest::newRow("stars and blanks") << " 2 * n * (n + 1) - 3 "
                                      << "2n^2+2n-3" << QList{9, 21};
    QTest::newRow("sign before") << "-n+50"
                                 << "-n+50" << QList{48, 47, 46};
    QTest::newRow("numbers before a formula") << "0,0,(n-2)^2"
                                              << "0,0,n^2-4n+4" << QList{0, 0, 4};
    QTest::newRow("numbers that the formula gives too") << "0,1,4,(n-2)^2"
                                                        << "n^2-4n+4" << QList{0, 1, 4, 9, 16};
    QTest::newRow("nothing is left of n") << "n-n"
                                          << "0" << QList{0, 0};
}

void TestAmounts::textsGiveAmounts() {
    QFETCH(const QString, written);
    QFETCH(const QString, shortest);
    QFETCH(const QList<int>, amounts);
    const auto parsed = Amounts::parse(written.toStdString(), 2);
    QVERIFY(parsed);
    QCOMPARE(text(parsed->text()), shortest);
    const auto again = Amounts::parse(parsed->text(), 2);
    QVERIFY(again);
    QCOMPARE(again->text(), parsed->text());
    for (int i = 0; i < amounts.size(); ++i) {
        QCOMPARE(parsed->at(2 + i), std::int64_t{amounts[i]});
        QCOMPARE(again->at(2 + i), std::int64_t{amounts[i]});
    }
    QCOMPARE(again->at(1024), parsed->at(1024));
}

void TestAmounts::othersAreRefused_data() {
    QTest::addColumn<QString>("written");
    for (const char* written : {"",
                                ",",
                                "1,",
                                ",1",
                                "n,1",
                                "1,n,2",
                                "n^3",
                                "n*n*n",
                                "n^2n",
                                "(n^2)^2",
                                "x",
                                "1.5",
                                "n+",
                                "+n",
                                "(n",
                                "n)",
                                "2**n",
                                "n^",
                                "n^1",
                                "100000001",
                                "99999999999999999999",
                                "10000n*10001",
                                "0,100000000,5"})
        QTest::addRow("'%s'", written) << written;
    QTest::newRow("long") << QString("0,").repeated(66).append("n");
    QTest::newRow("a comma is missing") << "1 2";
    QTest::newRow("a comma is missing at the end") << "0, 1,  9  9 ";
}

void TestAmounts::othersAreRefused() {
    QFETCH(const QString, written);
    QVERIFY(!Amounts::parse(written.toStdString(), 2));
}

void TestAmounts::formulaHoldsForEveryCount() {
    QVERIFY((Amounts::parse("0,1,4,(n-2)^2", 2)->formula() == Formula{1, -4, 4}));
    QVERIFY((Amounts::parse("3", 2)->formula() == Formula{0, 0, 3}));
    QVERIFY(!Amounts::parse("1,1,(n-2)^2", 2)->formula());
}

void TestAmounts::longestListReadsBack() {
    std::string list = "3";
    for (std::size_t i = 1; i < Amounts::most_listed; ++i)
        list += i % 2 == 0 ? ",3" : ",1";
    const auto alternating = Amounts::parse(list + ",n^2", 2);
    QVERIFY(alternating);
    QVERIFY(Amounts::parse(alternating->text(), 2));
    const auto level = Amounts::parse(list + ",1", 2);
    QVERIFY(level);
    QCOMPARE(Amounts::parse(level->text(), 2)->text(), level->text());
}

void TestAmounts::deepParenthesesAreRead() {
    std::string nested(299, '(');
    nested += 'n';
    nested.append(299, ')');
    QCOMPARE(text(Amounts::parse(nested, 2)->text()), QString("n"));
    QVERIFY(!Amounts::parse(nested + "  )", 2));
}

SAMEGAME_TEST(TestAmounts)
#include "tst_amounts.moc"
