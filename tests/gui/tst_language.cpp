#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFile>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTextBrowser>
#include <QToolTip>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/window/colorscheme.h"
#include "engine/formats/board_library.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/menuletters.h"
#include "tests/gui/patience.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Settings that concern the whole program: its language and its colors.
class TestLanguage : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { clear(); }
    void cleanup();

    void languageChangesWhileTheProgramRuns();
    void percentSignsFollowTheLanguage();
    void languageIsRemembered();
    void damageIsToldInTheLanguageChosen();
    void gameOutlivesTheLanguage_data();
    void gameOutlivesTheLanguage();
    void windowStaysAsItWas();
    void resultsOutliveTheLanguage();
    void titlesFollowTheLanguage();
    void programOutlivesTheLanguage();
    void whatRunsGoesOnInTheNewWindow();
    void replayGoesOnInTheNewWindow();
    void searchForABetterGameGoesOnInTheNewWindow();
    void reviewGoesOnInTheNewWindow();
    void everythingFollowsTheLanguageOfTheTexts_data();
    void everythingFollowsTheLanguageOfTheTexts();
    void windowIsEnglishOnADesktopOfAnotherLanguage();
    void pluralsAreEnglishInEnglish();
    void everyTextOfTheWindowIsGerman();
    void germanEntriesOfAMenuHaveLettersOfTheirOwn();
    void germanWindowIsSmallEnough();
    void germanEndCardFitsASlimWindow_data();
    void germanEndCardFitsASlimWindow();
    void colorsOfTheProgramChange_data();
    void colorsOfTheProgramChange();
    void colorsGoBackToTheDesktop();
    void colorsAreRemembered();

private:
    enum Choice { Desktop, English, German };
    static int rowOf(Choice choice);
    enum Scheme { FollowDesktop, Light, Dark };
    void chooseLanguage(Choice choice) const;
    void chooseColors(Scheme scheme) const;
    QString label(const char* name) const { return find<QLabel>(name)->text(); }
    void playFirst() const { click(legal_moves(document()->board())[0]); }
};

void TestLanguage::initTestCase() {
    prepare();
    if (!QFile::exists(":/i18n/samegame_de.qm"))
        QSKIP("built without translations");
}

void TestLanguage::cleanup() {
    quit();
    applyColorScheme(ColorScheme::FollowDesktop);
    m_language.use({});
}

/// Of the list of languages, which begins with the desktop's.
int TestLanguage::rowOf(Choice choice) {
    if (choice == Desktop)
        return 0;
    return 1 + static_cast<int>(Language::codes().indexOf(choice == German ? "de" : "en"));
}

/// Of the whole program: the window is made anew.
void TestLanguage::chooseLanguage(Choice choice) const {
    if (!window()->findChild<QDialog*>("settingsDialog"))
        action("settings")->trigger();
    const QPointer<MainWindow> before = window();
    choose(find<QComboBox>("language"), rowOf(choice));
    TRY_VERIFY(!before);
}

void TestLanguage::chooseColors(Scheme scheme) const {
    if (!window()->findChild<QDialog*>("settingsDialog"))
        action("settings")->trigger();
    choose(find<QComboBox>("colorScheme"), scheme);
}

void TestLanguage::languageChangesWhileTheProgramRuns() {
    start();
    chooseLanguage(German);
    QCOMPARE(m_language.code(), "de");
    QCOMPARE(QLocale().language(), QLocale::German);
    QCOMPARE(QLocale().toString(1000), "1.000");
    QCOMPARE(action("undo")->text().remove('&'), QString::fromUtf8("Zurücknehmen"));
    QCOMPARE(label("score"), "Stand 0");
    auto* dialog = find<QDialog>("settingsDialog"); // where the wish came from
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), "Einstellungen");
    QCOMPARE(find<QComboBox>("language")->currentIndex(), rowOf(German));
    QCOMPARE(find<QComboBox>("language")->currentText(), "Deutsch");
    QCOMPARE(dialog->focusWidget(), find<QComboBox>("language")); // arrows go on from there

    chooseLanguage(English);
    QCOMPARE(action("undo")->text().remove('&'), "Undo");
    QCOMPARE(QLocale().toString(1000), "1,000");
    chooseLanguage(Desktop);
    QCOMPARE(m_language.code(), "");
    QCOMPARE(QLocale().language(), QLocale::C);
}

void TestLanguage::percentSignsFollowTheLanguage() {
    start();
    for (const auto& [code, text] : {std::pair("en", "12.5 %"), std::pair("ja", "12.5%")}) {
        m_language.use(code);
        QCOMPARE(percentText(12.5, 1), text);
    }
}

void TestLanguage::languageIsRemembered() {
    start();
    chooseLanguage(German);
    quit();
    m_language.use({});
    start();
    QCOMPARE(label("score"), "Stand 0");
    QVERIFY(!window()->findChild<QDialog*>("settingsDialog"));
}

void TestLanguage::damageIsToldInTheLanguageChosen() {
    start();
    chooseLanguage(German);
    quit();
    m_language.use({});
    QFile stored(path());
    QVERIFY(stored.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(stored.write("no database"), 11);
    stored.close();
    start();
    QVERIFY(error().startsWith("Die Datei mit den gespeicherten Partien"));
}

void TestLanguage::gameOutlivesTheLanguage_data() {
    QTest::addColumn<bool>("canStore");
    QTest::newRow("stored") << true;
    QTest::newRow("nothing can be stored") << false;
}

void TestLanguage::gameOutlivesTheLanguage() {
    QFETCH(const bool, canStore);
    start(canStore ? path() : QString("/proc/no folder of ours/samegame.sqlite"), {});
    error();
    QVERIFY(window()->openBoard("standard:6"));
    playFirst();
    const Board first = document()->board();
    playFirst();
    const Board second = document()->board();
    action("undo")->trigger();
    chooseLanguage(German);
    find<QDialog>("settingsDialog")->close();
    QCOMPARE(view()->shownBoard(), first);
    action("redo")->trigger();
    QCOMPARE(view()->shownBoard(), second);
    for (int i = 0; i < 3; ++i)
        action("undo")->trigger();
    QVERIFY(!action("undo")->isEnabled());
    QVERIFY(document()->line().moves.empty());
}

void TestLanguage::windowStaysAsItWas() {
    start();
    searchAndTurnOff(200);
    window()->resize(900, 720);
    find<QDockWidget>("lineDock")->close();
    chooseLanguage(German);
    QCOMPARE(window()->size(), QSize(900, 720));
    QVERIFY(find<QDockWidget>("lineDock")->isHidden());
    action("peek")->trigger();
    QVERIFY(candidates()->model()->rowCount() > 0);
    QVERIFY(action("replay")->isEnabled());
}

void TestLanguage::resultsOutliveTheLanguage() {
    start();
    const auto table = [this](const char* name) { return find<QTableView>(name)->model(); };
    const auto numbers = [&](const char* name) {
        QList<QVariant> cells;
        for (int row = 0; row < table(name)->rowCount(); ++row)
            for (int column = 1; column < table(name)->columnCount(); ++column)
                cells << table(name)->index(row, column).data(csvRole);
        return cells;
    };
    search(200);
    find<QSpinBox>("distributionPlayouts")->setValue(1000);
    action("distribution")->trigger();
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QDoubleSpinBox>("comparisonAmount")->setValue(0.1);
    action("comparison")->trigger();
    TRY_COMPARE(find<QPushButton>("comparisonStart")->text(), "Start");
    const auto before = numbers("distributionTable");
    const auto compared = numbers("comparisonTable");
    const int runs = table("convergenceTable")->rowCount();
    QCOMPARE(runs, 5); // the search, and two of each solver
    QCOMPARE(table("distributionTable")->index(0, 0).data(), "Random");

    chooseLanguage(German);
    QCOMPARE(numbers("distributionTable"), before);
    QCOMPARE(numbers("comparisonTable"), compared);
    QCOMPARE(table("convergenceTable")->rowCount(), runs);
    QCOMPARE(table("distributionTable")->index(0, 0).data(), "Zufall");
    chooseLanguage(English);
    QCOMPARE(numbers("distributionTable"), before);
    QCOMPARE(table("distributionTable")->index(0, 0).data(), "Random");
    find<QDialog>("settingsDialog")->close();
    search(100); // the log goes on
    QCOMPARE(table("convergenceTable")->rowCount(), runs + 1);
    QVERIFY(window()->openBoard("standard:6"));
    QCOMPARE(table("distributionTable")->rowCount(), 0); // it was of the other game
    action("undo")->trigger();
    QCOMPARE(table("convergenceTable")->rowCount(), runs + 1);
}

void TestLanguage::titlesFollowTheLanguage() {
    start();
    QCOMPARE(document()->name(), "Standard board 1");
    QVERIFY(window()->openBoard("random:42"));
    search(100); // a line for the archive
    chooseLanguage(German);
    QCOMPARE(document()->name(), "Zufallsbrett 42");
    QVERIFY(window()->windowTitle().startsWith("Zufallsbrett 42"));
    find<QDialog>("settingsDialog")->close();
    action("solvedBoards")->trigger();
    QCOMPARE(find<QTableView>("solvedBoards")->model()->index(0, 0).data(), "Zufallsbrett 42");
    action("undo")->trigger();
    QCOMPARE(document()->name(), "Standardbrett 1");
    // What earlier versions kept, in whichever language they ran.
    for (const char* title : {"Standard board 3", "Standardbrett 3"}) {
        document()->newGame({standard_board(3), {}}, title);
        QCOMPARE(document()->name(), "Standardbrett 3");
    }
    document()->newGame({standard_board(3), {}}, "Standard board 3.samegame");
    QCOMPARE(document()->name(), "Standard board 3.samegame"); // a file's name stays
}

void TestLanguage::programOutlivesTheLanguage() {
    start();
    QSignalSpy quits(qApp, &QCoreApplication::aboutToQuit);
    QVERIFY(QApplication::quitOnLastWindowClosed());
    chooseLanguage(German);
    settle();
    QCOMPARE(quits.count(), 0);
    QVERIFY(window()->isVisible());
    QVERIFY(QApplication::quitOnLastWindowClosed());
}

/// The window is another, the session the same.
void TestLanguage::whatRunsGoesOnInTheNewWindow() {
    start();
    chooseSolver("sp-mcts");
    setBudget("until stopped", 0);
    action("startStop")->trigger();
    find<QSpinBox>("comparisonRuns")->setValue(1000);
    action("comparison")->trigger();
    GameSession* session = window()->session();
    TRY_VERIFY(session->assistant()->candidateMove(1) && !session->runLog()->runs().empty());
    QSignalSpy states(session->assistant(), &Assistant::stateChanged);
    QSignalSpy runs(session->comparisonRunner(), &ComparisonRunner::runningChanged);
    const auto search = session->searchRunner()->job().number;
    chooseLanguage(German);
    QCOMPARE(window()->session(), session);
    QCOMPARE(states.count(), 0);
    QCOMPARE(runs.count(), 0);
    QVERIFY(session->assistant()->isSearching() && session->comparisonRunner()->isRunning());
    QCOMPARE(session->searchRunner()->job().number, search);
    QVERIFY(action("stepBack")->isEnabled());
    QVERIFY(candidates()->model()->rowCount() > 0);
    QVERIFY(!view()->markings().candidates.empty());
    QVERIFY(find<QTableView>("comparisonTable")->model()->rowCount() > 0);
    find<QDialog>("settingsDialog")->close();
    action("stepBack")->trigger(); // the new window stops what runs
    TRY_VERIFY(!session->assistant()->isSearching() && !session->comparisonRunner()->isRunning());
}

void TestLanguage::searchForABetterGameGoesOnInTheNewWindow() {
    start();
    BetterGame* better = window()->session()->betterGame();
    Budget untilStopped;
    untilStopped.memory = test_memory;
    better->setBudget(untilStopped);
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board())[0].cell);
    action("showBetter")->trigger();
    QVERIFY(better->isSearching());
    QSignalSpy found(better, &BetterGame::found);
    chooseLanguage(German);
    QVERIFY(better->isSearching() && found.isEmpty());
    QCOMPARE(find<QPushButton>("endCardBetter")->text().remove('&'), "Suche anhalten");
    find<QDialog>("settingsDialog")->close();
    const BestKnownLine* known = window()->session()->bestLine();
    TRY_VERIFY(known->record()->line.score > document()->score());
    action("showBetter")->trigger(); // takes what was found
    TRY_COMPARE(found.count(), 1);
    TRY_COMPARE(view()->mode(), ViewMode::Replay);
}

void TestLanguage::reviewGoesOnInTheNewWindow() {
    start();
    ReviewRunner* runner = window()->session()->reviewRunner();
    Budget untilStopped;
    untilStopped.memory = test_memory;
    runner->setBudget(untilStopped);
    playFirst();
    action("review")->trigger();
    QVERIFY(runner->isRunning());
    chooseLanguage(German);
    QVERIFY(runner->isRunning());
    QVERIFY(find<QWidget>("reviewDock")->isVisible()); // in sight, with its button to stop it
    find<QDialog>("settingsDialog")->close();
    runner->stop();
    TRY_VERIFY(!runner->isRunning());
}

void TestLanguage::replayGoesOnInTheNewWindow() {
    start();
    playFirst();
    playFirst();
    LineReplay* replay = window()->session()->replay();
    replay->setSource(ReplaySource::Game);
    replay->setIndex(1);
    replay->setLooping(true);
    const Board board = replay->board();
    chooseLanguage(German);
    QVERIFY(replay->isActive());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(label("moveCount"), "1 Zug");
    QVERIFY(find<QWidget>("replayBar")->isVisible());
    QVERIFY(find<QLabel>("candidatesReplayNote")->isVisibleTo(find<QWidget>("candidatesPanel")));
    QVERIFY(action("loop")->isChecked());
    QVERIFY(action("takeOver")->isEnabled());
    find<QDialog>("settingsDialog")->close();
    press<QPushButton>("backToGameButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(view()->shownBoard(), document()->board());
    QCOMPARE(label("moveCount"), QString::fromUtf8("2 Züge"));
}

void TestLanguage::everythingFollowsTheLanguageOfTheTexts_data() {
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("cancel"); // of Qt's own texts
    QTest::addColumn<QString>("number");
    QTest::newRow("Icelandic") << "is_IS"
                               << "en_US"
                               << "Cancel"
                               << "1,000.5";
    QTest::newRow("Arabic") << "ar_EG"
                            << "en_US"
                            << "Cancel"
                            << "1,000.5";
    QTest::newRow("Hebrew") << "he_IL"
                            << "en_US"
                            << "Cancel"
                            << "1,000.5";
    QTest::newRow("British") << "en_GB"
                             << "en_GB"
                             << "Cancel"
                             << "1,000.5";
    QTest::newRow("German") << "de_DE"
                            << "de_DE"
                            << "Abbrechen"
                            << "1.000,5";
    QTest::newRow("Austrian") << "de_AT"
                              << "de_AT"
                              << "Abbrechen" << QLocale("de_AT").toString(1000.5);
}

/// On a desktop in a language without texts of ours nothing is half translated or mirrored.
void TestLanguage::everythingFollowsTheLanguageOfTheTexts() {
    QFETCH(const QString, desktop);
    QFETCH(const QString, locale);
    QFETCH(const QString, cancel);
    QFETCH(const QString, number);
    const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    QLocale::setDefault(QLocale(desktop));
    const Language language;
    QCOMPARE(QLocale().name(), locale);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), cancel);
    QCOMPARE(QLocale().toString(1000.5), number);
    QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    QWidget widget;
    QCOMPARE(widget.layoutDirection(), Qt::LeftToRight);
    QCOMPARE(widget.locale().name(), locale);
}

void TestLanguage::windowIsEnglishOnADesktopOfAnotherLanguage() {
    const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    QLocale::setDefault(QLocale("ar_EG"));
    Language language;
    {
        WindowHost host(path(), &language);
        host.show({});
        QVERIFY(QTest::qWaitForWindowExposed(host.window()));
        host.window()->document()->play(legal_moves(host.window()->document()->board())[0].cell);
        QCOMPARE(host.window()->layoutDirection(), Qt::LeftToRight);
        QCOMPARE(host.window()->findChild<QLabel*>("moveCount")->text(), "1 move");
        auto* amount = host.window()->findChild<QDoubleSpinBox*>("budgetAmount");
        amount->setValue(2.5);
        QCOMPARE(amount->text(), "2.5");
        host.window()->close();
    }
}

void TestLanguage::pluralsAreEnglishInEnglish() {
    start();
    QCOMPARE(label("moveCount"), "0 moves");
    playFirst();
    QCOMPARE(label("moveCount"), "1 move");
    chooseLanguage(German);
    QCOMPARE(label("moveCount"), "1 Zug");
}

void TestLanguage::everyTextOfTheWindowIsGerman() {
    start();
    QStringList english;
    for (const QAction* action : window()->findChildren<QAction*>())
        if (!action->objectName().isEmpty() && !action->text().isEmpty())
            english << action->objectName() + ": " + action->toolTip();
    for (const auto* dock : window()->findChildren<QDockWidget*>())
        english << dock->windowTitle();
    chooseLanguage(German);
    QStringList unchanged;
    for (const QAction* action : window()->findChildren<QAction*>())
        if (english.contains(action->objectName() + ": " + action->toolTip()))
            unchanged << action->objectName();
    for (const auto* dock : window()->findChildren<QDockWidget*>())
        if (english.contains(dock->windowTitle()))
            unchanged << dock->objectName();
    QCOMPARE(unchanged, QStringList());
    QVERIFY(colorName(1) != "yellow");
    for (const auto palette : {PaletteChoice::Standard, PaletteChoice::Soft, PaletteChoice::Vivid,
                               PaletteChoice::Contrast}) {
        const QStringList names = colorNames(colorsOf(palette));
        QCOMPARE(QSet(names.begin(), names.end()).size(), names.size());
    }
    find<QDialog>("settingsDialog")->close();
    action("help")->trigger();
    QVERIFY(find<QTextBrowser>("helpText")->toPlainText().contains("1.000"));
    const auto* buttons = find<QDialog>("helpDialog")->findChild<QDialogButtonBox*>();
    QVERIFY(
        buttons->button(QDialogButtonBox::Close)->text().contains(QString::fromUtf8("chließen")));
}

void TestLanguage::germanEntriesOfAMenuHaveLettersOfTheirOwn() {
    start();
    chooseLanguage(German);
    QCOMPARE(entriesWithSameLetter(window()->menuBar()).join(", "), QString());
}

void TestLanguage::germanWindowIsSmallEnough() {
    start();
    chooseLanguage(German);
    find<QDialog>("settingsDialog")->close();
    for (const char* layout : {"playLayout", "analyzeLayout", "researchLayout"}) {
        action(layout)->trigger();
        for (const QSize& size :
             {QSize(1200, 800), QSize(1024, 640), QSize(640, 480), QSize(400, 640)}) {
            for (const int part :
                 {1, 2}) { // as somebody drags it: it takes another shape on the way
                window()->resize((window()->size() * (2 - part) + size * part) / 2);
                settle();
            }
            QCOMPARE(window()->size(), size);
            const QSize least = window()->minimumSizeHint();
            QVERIFY2(least.boundedTo(size) == least,
                     qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
        }
    }
}

void TestLanguage::germanEndCardFitsASlimWindow_data() {
    QTest::addColumn<bool>("isDuel");
    QTest::addColumn<QSize>("size");
    QTest::newRow("high") << false << QSize(400, 640);
    QTest::newRow("low") << false << QSize(400, 480);
    QTest::newRow("duel, high") << true << QSize(400, 640);
    QTest::newRow("duel, low") << true << QSize(640, 480);
}

void TestLanguage::germanEndCardFitsASlimWindow() {
    QFETCH(const bool, isDuel);
    QFETCH(const QSize, size);
    start();
    chooseLanguage(German);
    find<QDialog>("settingsDialog")->close();
    document()->newGame({drawn("1122"), {}}, "two pairs");
    if (isDuel)
        window()->session()->duel()->begin(Opponent::Hard); // has the longest name
    for (int move = 0; move < 2; ++move)
        document()->play({0, 0});
    const auto* card = find<QWidget>("endCard");
    if (isDuel)
        TRY_COMPARE(window()->session()->duel()->state(), Duel::State::Open);
    window()->resize(size);
    settle();
    TRY_VERIFY(card->isVisible() && view()->rect().contains(card->geometry()));
    for (const auto* button : card->findChildren<QPushButton*>())
        QVERIFY2(!button->isVisible() || button->width() >= button->minimumSizeHint().width(),
                 qPrintable(button->text()));
}

void TestLanguage::colorsOfTheProgramChange_data() {
    QTest::addColumn<int>("scheme");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("dark") << int(Dark) << true;
    QTest::newRow("light") << int(Light) << false;
}

void TestLanguage::colorsOfTheProgramChange() {
    QFETCH(const int, scheme);
    QFETCH(const bool, isDark);
    start();
    const auto isDarkColor = [](const QColor& color) { return color.lightness() < 128; };
    chooseColors(isDark ? Light : Dark); // the other one first
    chooseColors(static_cast<Scheme>(scheme));
    for (const QWidget* widget : {find<QWidget>("boardView"), find<QWidget>("candidates"),
                                  find<QWidget>("settingsDialog"), static_cast<QWidget*>(window())})
        TRY_COMPARE(isDarkColor(widget->palette().color(QPalette::Window)), isDark);
    QCOMPARE(isDarkColor(QToolTip::palette().color(QPalette::ToolTipBase)), isDark);
    QCOMPARE(isDarkColor(QApplication::palette().color(QPalette::Text)), !isDark);
    find<QDialog>("settingsDialog")->close();
    const QImage picture = window()->grab().toImage();
    QCOMPARE(isDarkColor(picture.pixelColor(3, picture.height() - 3)), isDark); // status bar
    const QImage board = view()->grab().toImage();
    QCOMPARE(isDarkColor(board.pixelColor(1, 1)), isDark);
}

void TestLanguage::colorsGoBackToTheDesktop() {
    start();
    const QPalette before = QApplication::palette();
    const QString style = QApplication::style()->name();
    chooseColors(Dark);
    TRY_VERIFY(view()->palette().color(QPalette::Window) != before.color(QPalette::Window));
    chooseColors(FollowDesktop);
    QCOMPARE(QApplication::palette(), before);
    QCOMPARE(QApplication::style()->name(), style);
    TRY_COMPARE(view()->palette().color(QPalette::Window), before.color(QPalette::Window));
}

void TestLanguage::colorsAreRemembered() {
    start();
    chooseColors(Dark);
    quit();
    applyColorScheme(ColorScheme::FollowDesktop);
    start();
    QVERIFY(view()->palette().color(QPalette::Window).lightness() < 128);
}

SAMEGAME_TEST(TestLanguage, QApplication)
#include "tst_language.moc"
