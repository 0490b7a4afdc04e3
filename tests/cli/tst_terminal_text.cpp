#include <QTest>

#include "app/cli/report/comparison_report.h"
#include "app/cli/terminal/help_text.h"
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
    void textIsWrappedBetweenWords_data();
    void textIsWrappedBetweenWords();
    void footersAreParagraphsAndCommands();
    void shareAndTimeAreLeft_data();
    void shareAndTimeAreLeft();
    void whatRoundsToZeroHasNoMinus();
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
    QTest::newRow("few") << 7 << 1.25 << -13.5 << 16.04 << "second - first 1.2  7 boards  ";
    QTest::newRow("small") << 20 << 1.25 << -13.5 << 16.04
                           << "second - first 1.2 (-13.5 to 16.0)  20";
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

void TestTerminalText::textIsWrappedBetweenWords_data() {
    QTest::addColumn<QString>("whole");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("indentation");
    QTest::addColumn<QString>("lines");
    QTest::newRow("fits") << "one two" << 7 << 0 << "one two\n";
    QTest::newRow("one too many") << "one two" << 6 << 0 << "one\ntwo\n";
    QTest::newRow("behind blanks") << "one two three" << 9 << 2 << "  one two\n  three\n";
    QTest::newRow("a long word") << "a incomprehensible b" << 8 << 1
                                 << " a\n incomprehensible\n b\n";
    QTest::newRow("two bytes, one place") << "±1 ±2" << 5 << 0 << "±1 ±2\n";
    QTest::newRow("more blanks") << "one  two " << 20 << 0 << "one two\n";
}

void TestTerminalText::textIsWrappedBetweenWords() {
    QFETCH(const QString, whole);
    QFETCH(const int, width);
    QFETCH(const int, indentation);
    QFETCH(const QString, lines);
    QCOMPARE(text(wrapped(whole.toStdString(), static_cast<std::size_t>(width),
                          static_cast<std::size_t>(indentation))),
             lines);
}

void TestTerminalText::footersAreParagraphsAndCommands() {
    const auto parts = footer_parts("\nOne\nparagraph.\n\nExamples:\n  a\n  b");
    QCOMPARE(parts.size(), std::size_t{3});
    QCOMPARE(text(parts[0].text), QStringLiteral("One paragraph."));
    QVERIFY(parts[1].is_after_gap && !parts[1].is_verbatim);
    QCOMPARE(text(parts[2].text), QStringLiteral("  a\n  b"));
    QVERIFY(!parts[2].is_after_gap && parts[2].is_verbatim);
}

void TestTerminalText::shareAndTimeAreLeft_data() {
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("shown");
    QTest::newRow("not begun") << 0.0 << 0.0 << "";
    QTest::newRow("a quarter") << 0.25 << 15.0 << "  25 %, 45 s left";
    QTest::newRow("almost done") << 0.999 << 59.94 << "  99 %, 1 s left";
    QTest::newRow("hours") << 0.5 << 5400.0 << "  50 %, 1 h 30 min left";
    QTest::newRow("hardly begun") << 1e-18 << 1.0 << "  0 %";
    QTest::newRow("done") << 1.0 << 60.0 << "";
    QTest::newRow("more than granted") << 1.01 << 60.6 << "";
}

void TestTerminalText::shareAndTimeAreLeft() {
    QFETCH(const double, share);
    QFETCH(const double, seconds);
    QFETCH(const QString, shown);
    QCOMPARE(text(share_text(share, seconds)), shown);
}

void TestTerminalText::whatRoundsToZeroHasNoMinus() {
    QCOMPARE(text(fixed(-0.03, 1)), "0.0");
    QCOMPARE(text(fixed(-0.0, 0)), "0");
    QCOMPARE(text(fixed(-0.06, 1)), "-0.1");
    QCOMPARE(text(fixed(-10, 0)), "-10");
}

SAMEGAME_TEST(TestTerminalText)
#include "tst_terminal_text.moc"
