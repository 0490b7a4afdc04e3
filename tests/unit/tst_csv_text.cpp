#include <QTest>

#include "engine/formats/csv_text.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestCsvText : public QObject {
    Q_OBJECT

private slots:
    void aFieldIsQuotedAndNoFormula_data();
    void aFieldIsQuotedAndNoFormula();
    void aLineHasEveryFieldAndAnEnd();
};

void TestCsvText::aFieldIsQuotedAndNoFormula_data() {
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("a name") << "level 1"
                            << "level 1";
    QTest::newRow("a comma") << "b,c"
                             << "\"b,c\"";
    QTest::newRow("a quote") << "d\"e"
                             << "\"d\"\"e\"";
    QTest::newRow("a line end") << "f\ng"
                                << "\"f\ng\"";
    QTest::newRow("a number") << "-12.5"
                              << "-12.5";
    QTest::newRow("a number with an exponent") << "-1e+20"
                                               << "-1e+20";
    QTest::newRow("a formula") << "=1+2"
                               << "'=1+2";
    QTest::newRow("plus") << "+1"
                          << "'+1";
    QTest::newRow("minus and a call") << "-3+cmd|' /C calc'!A0"
                                      << "'-3+cmd|' /C calc'!A0";
    QTest::newRow("at") << "@SUM(A1)"
                        << "'@SUM(A1)";
    QTest::newRow("a tab") << "\t=1"
                           << "'\t=1";
    QTest::newRow("a carriage return") << "\r=1"
                                       << "\"'\r=1\"";
    QTest::newRow("a formula with quotes") << "=HYPERLINK(\"x\",\"y\")"
                                           << "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"";
    QTest::newRow("behind blanks") << "  =1"
                                   << "'  =1";
    QTest::newRow("of full width") << "＝1+1"
                                   << "'＝1+1";
    QTest::newRow("a sign within") << "a=b"
                                   << "a=b";
}

void TestCsvText::aFieldIsQuotedAndNoFormula() {
    QFETCH(const QString, value);
    QFETCH(const QString, field);
    QCOMPARE(text(csv_field(value.toStdString())), field);
}

void TestCsvText::aLineHasEveryFieldAndAnEnd() {
    QCOMPARE(text(csv_line({"a,b", "", "-1.5", "=1", ""})), "\"a,b\",,-1.5,'=1,\n");
    QCOMPARE(text(csv_line({"", "a"})), ",a\n");
    QCOMPARE(text(csv_line({})), "\n");
}

SAMEGAME_TEST(TestCsvText)
#include "tst_csv_text.moc"
