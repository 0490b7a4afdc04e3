#include <QApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QUrl>

#include "app/gui/basics/language.h"
#include "app/gui/window/helpdialog.h"
#include "tests/support/file_bytes.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "translations/texts.h"

/// The player's guide, a page in each language, is the text of F1. SAMEGAME_REGENERATE_GOLDEN
/// writes the pages anew, and their pictures.
class TestPlayersGuide : public QObject {
    Q_OBJECT

private slots:
    void pagesAreTheTextOfTheHelp_data();
    void pagesAreTheTextOfTheHelp();
    void picturesAreThere();

private:
    static QString folder() { return SAMEGAME_ROOT "/resources/help/"; }
    static bool isWanted() { return qEnvironmentVariableIsSet("SAMEGAME_REGENERATE_GOLDEN"); }
    static QString markdown(const QString& html);
    static QStringList pictures(const QString& html);
};

/// The page of headings, paragraphs and pictures in Markdown, a paragraph on each line.
QString TestPlayersGuide::markdown(const QString& html) {
    static const QRegularExpression element("<(h3|p)>(.*?)</\\1>",
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression picture("<img src=\"picture:([a-z]+)\"/>");
    static const QRegularExpression special("([\\\\`*_\\[\\]<>|])");
    static const QRegularExpression listSign("^([-+#])");
    QString text;
    for (const auto& match : element.globalMatch(html)) {
        QString line = match.captured(2);
        if (line.contains(picture))
            line.replace(picture, "![](pictures/\\1.png)");
        else
            line = QTextDocumentFragment::fromHtml(line)
                       .toPlainText()
                       .replace(special, "\\\\1")
                       .replace(listSign, "\\\\1");
        text += (match.captured(1) == "h3" ? "\n## " : "\n") + line + '\n';
    }
    return text;
}

QStringList TestPlayersGuide::pictures(const QString& html) {
    static const QRegularExpression picture("picture:([a-z]+)");
    QStringList names;
    for (const auto& match : picture.globalMatch(html))
        names << match.captured(1);
    return names;
}

void TestPlayersGuide::pagesAreTheTextOfTheHelp_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("file");
    for (const QString& language : Language::codes())
        QTest::addRow("%s", qPrintable(language))
            << language
            << (language == "en" ? QString("players-guide.md")
                                 : QString("players-guide.%1.md").arg(language));
}

void TestPlayersGuide::pagesAreTheTextOfTheHelp() {
    QFETCH(const QString, language);
    QFETCH(const QString, file);
    if (!QFile::exists(":/i18n/samegame_de.qm"))
        QSKIP("built without translations");
    Language chosen;
    chosen.use(language);
    const auto text = [](int i) { return QCoreApplication::translate("Page", page_texts[i]); };
    const QString page =
        QString("# %1\n\n%2\n").arg(text(0), text(1)) + markdown(HelpDialog::page());
    if (isWanted())
        writeContent(folder() + file, page.toUtf8());
    const QStringList lines = page.split('\n');
    const QStringList kept = QString::fromUtf8(contentOf(folder() + file)).split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), kept.size()); ++i)
        QVERIFY2(
            lines[i] == kept[i],
            qPrintable(QString("%1, line %2: '%3', expected '%4' (SAMEGAME_REGENERATE_GOLDEN=1 "
                               "writes it)")
                           .arg(file)
                           .arg(i + 1)
                           .arg(kept[i], lines[i])));
    QCOMPARE(kept.size(), lines.size());
}

/// They are drawn by the fonts and styles of the machine, so that only their size is certain.
void TestPlayersGuide::picturesAreThere() {
    HelpDialog dialog;
    auto* browser = dialog.findChild<QTextBrowser*>("helpText");
    QVERIFY(browser);
    const QStringList names = pictures(HelpDialog::page());
    QVERIFY(names.size() >= 6);
    for (const QString& name : names) {
        const QUrl url("picture:" + name);
        const auto drawn = browser->loadResource(QTextDocument::ImageResource, url).value<QImage>();
        const QString path = folder() + "pictures/" + name + ".png";
        if (isWanted()) {
            QVERIFY(QDir().mkpath(folder() + "pictures"));
            QVERIFY2(drawn.save(path), qPrintable(path));
        }
        QVERIFY2(QImage(path).size() == drawn.size(), qPrintable(path));
    }
}

SAMEGAME_TEST(TestPlayersGuide, QApplication)
#include "tst_playersguide.moc"
