#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableWidget>
#include <QToolBar>
#include <QToolButton>

#include "app/gui/basics/language.h"
#include "app/gui/basics/rulesform.h"
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
    void lettersOfRulesStandOnce_data();
    void lettersOfRulesStandOnce();
    void noLetterStandsWhereKeysDoNothing_data();
    void noLetterStandsWhereKeysDoNothing();

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
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes())
        QTest::newRow(qPrintable(language)) << language;
}

void TestDialogLetters::everyLetterStandsOnce() {
    QFETCH(const QString, language);
    clear();
    QSettings().setValue("window/language", language);
    QSettings().setValue("newGame/refill", true); // with the field for a seed
    start();
    for (const auto& [action, name] : windowDialogs) {
        this->action(action)->trigger();
        auto* opened = find<QDialog>(name);
        QVERIFY2(QTest::qWaitForWindowExposed(opened), name);
        QString clashes;
        onEachPage(opened, [&](int /*page*/) { clashes += clashesIn(opened); });
        QVERIFY2(clashes.isEmpty(), qPrintable(name + (": " + clashes)));
        opened->reject();
        settle();
    }
}

void TestDialogLetters::lettersOfRulesStandOnce_data() {
    QTest::addColumn<QString>("scoring");
    QTest::addColumn<bool>("isRefilled");
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes()) {
        QTest::addRow("own, %s", qPrintable(language))
            << "own:points=n:bonus=5" << false << language;
        QTest::addRow("refilled, %s", qPrintable(language)) << "standard" << true << language;
    }
}

/// Each choice of the form brings fields of its own.
void TestDialogLetters::lettersOfRulesStandOnce() {
    QFETCH(const QString, scoring);
    QFETCH(const bool, isRefilled);
    QFETCH(const QString, language);
    clear();
    QSettings().setValue("window/language", language);
    QSettings().setValue("newGame/scoring", scoring);
    QSettings().setValue("newGame/refill", isRefilled);
    start();
    const auto check = [&](const QDialog* dialog) {
        QCOMPARE(dialog->findChild<QWidget*>("ownScoring")->isVisible(), !isRefilled);
        QCOMPARE(dialog->findChild<QWidget*>("refillSeed")->isVisible(), isRefilled);
        QCOMPARE(clashesIn(dialog), QString());
    };
    action("newGame")->trigger();
    auto* newGame = find<QDialog>("newGameDialog");
    QVERIFY(QTest::qWaitForWindowExposed(newGame));
    find<QPushButton>("changeRules")->click();
    check(newGame);
    newGame->reject();
    settle();
    action("rules")->trigger();
    auto* rules = find<QDialog>("rulesDialog");
    QVERIFY(QTest::qWaitForWindowExposed(rules));
    rules->findChild<RulesForm*>("rulesForm")->setRules(RulesForm::lastChosen());
    check(rules);
}

void TestDialogLetters::noLetterStandsWhereKeysDoNothing_data() {
    everyLetterStandsOnce_data();
}

/// Japanese and Chinese write it behind the words: "(N)".
void TestDialogLetters::noLetterStandsWhereKeysDoNothing() {
    QFETCH(const QString, language);
    clear();
    QSettings().setValue("window/language", language);
    start();
    action("startStop")->trigger(); // its words change
    QStringList texts;
    for (const auto* button : find<QToolBar>("toolBar")->findChildren<QToolButton*>())
        texts << button->text();
    action("shortcuts")->trigger();
    const auto* table = find<QTableWidget>("shortcutsTable");
    for (int row = 0; row < table->rowCount(); ++row)
        texts << table->item(row, 0)->text();
    QVERIFY(texts.size() > 40);
    static const QRegularExpression letter("&|\\([A-Z]\\)");
    QCOMPARE(texts.filter(letter), QStringList());
}

SAMEGAME_TEST(TestDialogLetters, QApplication)
#include "tst_dialogletters.moc"
