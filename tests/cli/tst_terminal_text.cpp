#include <QTest>

#include "app/cli/report/comparison_report.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/text_output.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;
using namespace samegame::cli;

/// Texts as they stand in a terminal and in a page.
class TestTerminalText : public QObject {
    Q_OBJECT

private slots:
    void aLineIsCutToItsPlaces_data();
    void aLineIsCutToItsPlaces();
    void narrowTerminalShowsTheDifference_data();
    void narrowTerminalShowsTheDifference();
    void markdownShowsWhatIsThere();
};

void TestTerminalText::aLineIsCutToItsPlaces_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("places");
    QTest::addColumn<QString>("cut");
    QTest::newRow("shorter") << "abc" << 4 << "abc";
    QTest::newRow("as long") << "abcd" << 4 << "abcd";
    QTest::newRow("longer") << "abcde" << 4 << "abc…";
    QTest::newRow("one place") << "abcde" << 1 << "…";
    QTest::newRow("more bytes than characters") << "äöüß" << 4 << "äöüß";
    QTest::newRow("cut between characters") << "äöüßx" << 4 << "äöü…";
}

void TestTerminalText::aLineIsCutToItsPlaces() {
    QFETCH(const QString, line);
    QFETCH(const int, places);
    QFETCH(const QString, cut);
    QCOMPARE(text(cut_to(line.toStdString(), static_cast<std::size_t>(places))), cut);
}

void TestTerminalText::narrowTerminalShowsTheDifference_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<double>("difference");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("shown");
    QTest::newRow("none yet") << 0 << 0.0 << 0.0 << 0.0 << "0 boards";
    QTest::newRow("one") << 1 << 1918.0 << 0.0 << 0.0 << "second - first 1918  1 board  ";
    QTest::newRow("small") << 7 << 1.25 << -13.5 << 16.04
                           << "second - first 1.2 (-13.5 to 16.0)  7 ";
    QTest::newRow("large") << 12000 << -2345.6 << -3456.7 << -1234.5
                           << "second - first -2346 (-3457 to -1234)";
}

/// In the 39 places of a line of 40.
void TestTerminalText::narrowTerminalShowsTheDifference() {
    QFETCH(const int, boards);
    QFETCH(const double, difference);
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const QString, shown);
    const PairedSummary summary{.boards = static_cast<std::size_t>(boards),
                                .means = {1472.0, 3072.0},
                                .difference = difference,
                                .interval = {low, high}};
    const QString line = text(cut_to(progress_text(summary), 39));
    QVERIFY2(line.startsWith(shown), qPrintable(line));
}

void TestTerminalText::markdownShowsWhatIsThere() {
    QCOMPARE(text(markdown_escaped("level 1 = 2")), QStringLiteral("level 1 = 2"));
    QCOMPARE(text(markdown_escaped("Knuth & Moore &")), QStringLiteral("Knuth & Moore &"));
    QCOMPARE(text(markdown_escaped("<b>&amp;</b>")), QStringLiteral("\\<b>\\&amp;\\</b>"));
    QCOMPARE(text(markdown_escaped("a|b*c`[d](e)\\~f")),
             QStringLiteral("a\\|b\\*c\\`\\[d](e)\\\\\\~f"));
    TextTable table({TextTable::left("<i>")});
    table.add_row({"<script>"});
    QCOMPARE(text(table.markdown()), QStringLiteral("| \\<i> |\n|---|\n| \\<script> |\n"));
}

SAMEGAME_TEST(TestTerminalText)
#include "tst_terminal_text.moc"
