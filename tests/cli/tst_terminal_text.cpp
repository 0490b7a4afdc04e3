#include <QTest>

#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/text_output.h"
#include "tests/support/qtest_text.h"

using namespace samegame;
using namespace samegame::cli;

/// Texts as they stand in a terminal and in a page.
class TestTerminalText : public QObject {
    Q_OBJECT

private slots:
    void aLineIsCutToItsPlaces_data();
    void aLineIsCutToItsPlaces();
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

void TestTerminalText::markdownShowsWhatIsThere() {
    QCOMPARE(text(markdown_escaped("level 1 = 2")), QStringLiteral("level 1 = 2"));
    QCOMPARE(text(markdown_escaped("Knuth & Moore &")), QStringLiteral("Knuth & Moore &"));
    QCOMPARE(text(markdown_escaped("<b>&amp;</b>")), QStringLiteral("\\<b>\\&amp;\\</b>"));
    QCOMPARE(text(markdown_escaped("a|b*c`[d](e)\\~f")),
             QStringLiteral("a\\|b\\*c\\`\\[d](e)\\\\\\~f"));
    TextTable table({{"<i>", TextTable::Align::left}});
    table.add_row({"<script>"});
    QCOMPARE(text(table.markdown()), QStringLiteral("| \\<i> |\n|---|\n| \\<script> |\n"));
}

QTEST_APPLESS_MAIN(TestTerminalText)
#include "tst_terminal_text.moc"
