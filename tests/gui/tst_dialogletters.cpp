#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QTabBar>

#include "app/gui/basics/language.h"
#include "tests/gui/dialogpages.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/windowdialogs.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Alt and a letter reach one thing in each page of a dialog. With two of the same letter, the key
/// does nothing but move the focus, and Enter then does something else than was meant.
class TestDialogLetters : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void cleanup();

    void everyLetterStandsOnce_data();
    void everyLetterStandsOnce();

private:
    static QStringList textsOf(const QDialog* dialog);
    static QString clashesIn(const QDialog* dialog);
};

void TestDialogLetters::cleanup() {
    quit();
    m_language.use({});
}

/// What bears a letter: fields by their labels, buttons and pages.
QStringList TestDialogLetters::textsOf(const QDialog* dialog) {
    QStringList texts;
    for (const auto* label : dialog->findChildren<QLabel*>())
        if (label->isVisible() && label->buddy())
            texts << label->text();
    for (const auto* button : dialog->findChildren<QAbstractButton*>())
        if (button->isVisible())
            texts << button->text();
    for (const auto* bar : dialog->findChildren<QTabBar*>())
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
            texts << bar->tabText(tab);
    return texts;
}

QString TestDialogLetters::clashesIn(const QDialog* dialog) {
    QMap<QString, QStringList> bearers;
    for (const QString& text : textsOf(dialog))
        if (const QKeySequence letter = QKeySequence::mnemonic(text); !letter.isEmpty())
            bearers[letter.toString()] << text;
    QStringList clashes;
    for (const QStringList& texts : bearers)
        if (texts.size() > 1)
            clashes << texts.join(" / ");
    return clashes.join(", ");
}

void TestDialogLetters::everyLetterStandsOnce_data() {
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("dialog");
    QTest::addColumn<QString>("language");
    for (const auto& [action, dialog] : windowDialogs)
        for (const QString& language : Language::codes())
            QTest::addRow("%s, %s", dialog, qPrintable(language))
                << QByteArray(action) << QByteArray(dialog) << language;
}

void TestDialogLetters::everyLetterStandsOnce() {
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, dialog);
    QFETCH(const QString, language);
    clear();
    QSettings().setValue("window/language", language);
    QSettings().setValue("newGame/refill", true); // with the field for a seed
    start();
    this->action(action)->trigger();
    auto* opened = find<QDialog>(dialog);
    QVERIFY(QTest::qWaitForWindowExposed(opened));
    onEachPage(opened, [&](int /*page*/) { QCOMPARE(clashesIn(opened), QString()); });
}

SAMEGAME_TEST(TestDialogLetters, QApplication)
#include "tst_dialogletters.moc"
