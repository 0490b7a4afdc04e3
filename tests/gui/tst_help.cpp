#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/window/helpbrowser.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

/// The help: its contents, what it finds, its pictures, and its numbers.
class TestHelp : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void contentsLeadToTheTopics();
    void narrowHelpHasItsContentsAbove();
    void wordsAreFoundAndMarked();
    void foundPlaceIsMarkedInTheContents();
    void enterGoesOnAndClosesNothing();
    void unknownWordIsNotFound();
    void picturesAreDrawn();
    void numbersAreThoseOfTheCode();

private:
    QTextBrowser* page() const { return find<QTextBrowser>("helpText"); }
    QListWidget* contents() const { return find<QListWidget>("helpContents"); }
    QString found() const { return find<QLabel>("helpFound")->text(); }
    void search(const QString& words) const { find<QLineEdit>("helpSearch")->setText(words); }
};

void TestHelp::init() {
    open();
    action("help")->trigger();
    find<QWidget>("helpDialog")->resize(1000, 600);
}

void TestHelp::contentsLeadToTheTopics() {
    QStringList topics;
    for (int row = 0; row < contents()->count(); ++row)
        topics << contents()->item(row)->text();
    QVERIFY2(topics.contains("Hints") && topics.contains("Review"), qPrintable(topics.join('|')));
    QCOMPARE(topics.size(), QSet(topics.begin(), topics.end()).size());
    TRY_VERIFY(contents()->isVisible());
    const int hints = static_cast<int>(topics.indexOf("Hints"));
    contents()->setCurrentRow(hints);
    QCOMPARE(page()->textCursor().block().text(), "Hints");
    QCOMPARE(page()->window()->findChild<HelpBrowser*>()->topic(), hints);
    // The last one does not come to the top, and stays chosen all the same.
    contents()->setCurrentRow(contents()->count() - 1);
    QCOMPARE(contents()->currentRow(), contents()->count() - 1);
}

void TestHelp::narrowHelpHasItsContentsAbove() {
    auto* narrow = find<QComboBox>("helpNarrowContents");
    QVERIFY(narrow->isHidden());
    find<QWidget>("helpDialog")->resize(420, 400);
    TRY_VERIFY(narrow->isVisible() && contents()->isHidden());
    QCOMPARE(narrow->count(), contents()->count());
    narrow->setCurrentIndex(3);
    emit narrow->activated(3);
    QCOMPARE(page()->textCursor().block().text(), narrow->itemText(3));
}

void TestHelp::wordsAreFoundAndMarked() {
    search("gold");
    const auto marks = page()->extraSelections();
    QVERIFY(marks.size() >= 2);
    for (const auto& mark : marks)
        QCOMPARE(mark.cursor.selectedText().toLower(), "gold");
    QCOMPARE(found(), QString("1 of %1").arg(marks.size()));
    find<QToolButton>("helpNext")->click();
    QCOMPARE(found(), QString("2 of %1").arg(marks.size()));
    find<QToolButton>("helpPrevious")->click();
    find<QToolButton>("helpPrevious")->click();
    QCOMPARE(found(), QString("%1 of %1").arg(marks.size()));
    search({});
    QVERIFY(page()->extraSelections().isEmpty() && found().isEmpty());
}

/// While one types, and by Enter; the topic at the top of the page may be another.
void TestHelp::foundPlaceIsMarkedInTheContents() {
    const auto topicOfPlace = [this] {
        QTextBlock block = page()->textCursor().block();
        while (block.isValid() && block.blockFormat().headingLevel() == 0)
            block = block.previous();
        return block.text();
    };
    auto* field = find<QLineEdit>("helpSearch");
    QTest::keyClicks(field, "gold");
    QSet<QString> topics;
    for (qsizetype i = 0; i < page()->extraSelections().size(); ++i) {
        QCOMPARE(contents()->currentItem()->text(), topicOfPlace());
        QCOMPARE(find<QComboBox>("helpNarrowContents")->currentText(), topicOfPlace());
        QVERIFY(page()->viewport()->rect().contains(page()->cursorRect().center()));
        topics << topicOfPlace();
        QTest::keyClick(field, Qt::Key_Return);
    }
    QVERIFY2(topics.contains("The result") && topics.contains("Statistics"),
             qPrintable(QStringList(topics.values()).join('|')));
}

void TestHelp::enterGoesOnAndClosesNothing() {
    auto* field = find<QLineEdit>("helpSearch");
    QTest::keyClicks(field, "hint");
    const QString first = found();
    QVERIFY(first.startsWith("1 of "));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(found().startsWith("2 of "));
    QVERIFY(find<QWidget>("helpDialog")->isVisible());
}

void TestHelp::unknownWordIsNotFound() {
    search("xyzzy");
    QCOMPARE(found(), "not found");
    QVERIFY(!find<QToolButton>("helpNext")->isEnabled());
}

void TestHelp::picturesAreDrawn() {
    for (const char* name : {"click", "fall", "left", "bronze", "silver", "gold"}) {
        QVERIFY2(page()->toHtml().contains(QString("picture:%1").arg(name)), name);
        const QUrl url(QString("picture:%1").arg(name));
        const auto image = page()->loadResource(QTextDocument::ImageResource, url).value<QImage>();
        QVERIFY2(!image.isNull(), name);
    }
}

void TestHelp::numbersAreThoseOfTheCode() {
    const QString help = page()->toPlainText();
    QVERIFY(help.contains(
        QString("bronze from %1 % of it, silver from %2 %, gold from %3 %")
            .arg(numberText(bronzePercent), numberText(silverPercent), numberText(goldPercent))));
    QVERIFY(help.contains("these 11 cost 17."));
    QVERIFY(help.contains("one of two blocks nothing"));                 // samegame::move_points()
    QVERIFY(help.contains("taken over with all its moves, earns none")); // GameSummary::isPlayed()
}

SAMEGAME_TEST(TestHelp, QApplication)
#include "tst_help.moc"
