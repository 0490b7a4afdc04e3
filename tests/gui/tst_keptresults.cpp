#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include "app/gui/basics/optionform.h"
#include "app/gui/research/boardmeansmodel.h"
#include "app/gui/session/keptlogs.h"
#include "app/gui/session/keptresults.h"
#include "app/gui/window/mainwindow.h"
#include "engine/formats/board_library.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/nestedpair.h"
#include "tests/gui/otherversion.h"
#include "tests/gui/patience.h"
#include "tests/gui/somerun.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What charts show is there again at the next start, and a comparison that runs is not dropped
/// without a question.
class TestKeptResults : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

    void distributionComesBack();
    void distributionOfAnotherGameStaysAway();
    void listOfBoardsComesBack();
    void stoppedListOfBoardsStaysAsItIs();
    void listOfBoardsThatDoesNotHoldIsNothing();
    void comparisonComesBackAndGoesOn();
    void verdictComesBack();
    void marginsThatDecideNothingAreDamage();
    void runsComeBack();
    void killedWindowKeepsWhatItHadFound();
    void distributionThatIsDrawnStays();
    void eachWindowHasItsResults();
    void runningComparisonAsksBeforeItIsClosed();
    void closedPanelIsSaidToGoOn_data();
    void closedPanelIsSaidToGoOn();
    void endOfTheProgramAsksNothing();
    void otherVersionShowsAndDoesNotGoOn();
    void bytesThatDoNotHoldAreNothing();
    void languageChangesWithoutAQuestion();

private:
    void compare(int runs, double playouts) const;
    void decide() const;
    void draw() const;
    QString textIn(const char* name) const { return find<QLabel>(name)->text(); }
    static QStringList tableOf(const QTableView* table);
    QStringList numbers(const char* name) const { return tableOf(find<QTableView>(name)); }
};

QStringList TestKeptResults::tableOf(const QTableView* table) {
    QStringList cells;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        for (int column = 0; column < table->model()->columnCount(); ++column)
            cells << table->model()->index(row, column).data().toString();
    return cells;
}

void TestKeptResults::compare(int runs, double playouts) const {
    chooseNestedPair(window(), runs, playouts);
    find<QPushButton>("comparisonStart")->click();
}

/// Two solvers that are the same.
void TestKeptResults::decide() const {
    chooseNestedPair(window(), 1, 30);
    find<OptionButton>("entrant1Text")->setOptions({});
    find<QLineEdit>("comparisonBoards")->setText("random:1-40/6x6x4");
    find<QCheckBox>("comparisonUntil")->setChecked(true);
    find<QPushButton>("comparisonStart")->click();
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
}

void TestKeptResults::draw() const {
    find<QSpinBox>("distributionPlayouts")->setValue(500);
    find<QPushButton>("distributionStart")->click();
    TRY_VERIFY(find<QPushButton>("distributionStart")->text() == "Start");
}

void TestKeptResults::distributionComesBack() {
    start();
    draw();
    const QStringList before = numbers("distributionTable");
    QVERIFY(before.size() > 2);
    const QString origin = textIn("distributionOrigin");
    quit();
    start();
    QCOMPARE(numbers("distributionTable"), before);
    QCOMPARE(textIn("distributionOrigin"), origin);
}

void TestKeptResults::distributionOfAnotherGameStaysAway() {
    start();
    draw();
    window()->document()->newGame({standard_board(4), {}}, "4");
    quit();
    start();
    QVERIFY(numbers("distributionTable").isEmpty());
}

/// Beside another game, too: its boards are none of a game.
void TestKeptResults::listOfBoardsComesBack() {
    start();
    find<QLineEdit>("distributionBoards")->setText("random:1-4/6x6x3");
    draw();
    const QStringList before = numbers("distributionTable");
    QCOMPARE(before.size(), 2 * int(BoardMeansModel::ColumnCount));
    const auto drawn = window()->session()->distributionRunner()->byBoard();
    window()->document()->newGame({standard_board(4), {}}, "4");
    quit();
    start();
    QCOMPARE(numbers("distributionTable"), before);
    QCOMPARE(textIn("distributionOrigin"), "4 boards");
    const auto& restored = window()->session()->distributionRunner()->byBoard();
    QCOMPARE(csv_text(restored), csv_text(drawn));
}

void TestKeptResults::stoppedListOfBoardsStaysAsItIs() {
    const KeptDistribution kept = someList("1f");
    const auto read = decodedDistribution(encoded(kept));
    QVERIFY(read);
    QVERIFY(read->byBoard.scores == kept.byBoard.scores);
    QCOMPARE(csv_text(read->byBoard), csv_text(kept.byBoard));
    QCOMPARE(read->job.boards.size(), std::size_t{3});
    QCOMPARE(read->job.boards[2].name, std::string("standard:3"));
    QVERIFY(read->job.boards[2].start == kept.job.boards[2].start);
    QVERIFY(read->job.policies == kept.job.policies);
    QCOMPARE(read->origin.list, "standard:1-3");
    QCOMPARE(read->origin.run, "1f");
    KeptDistribution none = kept; // stopped on the first board
    none.byBoard.boards.clear();
    none.byBoard.scores.clear();
    QVERIFY(!none.hasScores() && kept.hasScores());
    const auto empty = decodedDistribution(encoded(none));
    QVERIFY(empty && empty->byBoard.boards.empty());
}

void TestKeptResults::listOfBoardsThatDoesNotHoldIsNothing() {
    const QByteArray text = qUncompress(encoded(someList("1f")));
    QVERIFY(decodedDistribution(qCompress(text)));
    const std::pair<const char*, const char*> damages[] = {
        {"\"policies\":[\"random\"", "\"policies\":[\"randum\""},
        {"\"policies\":[\"random\",\"tabu-color-random\"]", "\"policies\":[]"},
        {"\"policies\":[\"random\",", "\"policies\":[\"random\",\"tabu-random\","},
        {"\"boards\":[\"", "\"boards\":[\"9"},
        {"\"boards\":[", "\"boards\":[\"\","},
        {"\"scores\":[100.25,", "\"scores\":[98.25,"},      // below the lowest
        {"\"scores\":[100.25,", "\"scores\":[102.25,"},     // above the highest
        {"\"scores\":[100.25,", "\"scores\":[\"100.25\","}, // no number
        {"\"scores\":[100.25,", "\"scores\":["},            // one is missing
        {"\"scores\":[100.25,1.5,", "\"scores\":[100.25,-1.5,"},
        {"\"scores\":[100.25,1.5,99,", "\"scores\":[100.25,1.5,99.5,"},
        {"\"seed\":\"7\"", "\"seed\":\"x\""},
        {"\"playouts\":4", "\"playouts\":0"}};
    for (const auto& [whole, damaged] : damages) {
        QByteArray bytes = text;
        bytes.replace(whole, damaged);
        QVERIFY2(bytes != text, whole);
        QVERIFY2(!decodedDistribution(qCompress(bytes)), damaged);
    }
    QByteArray longer = text; // more boards than there are
    const qsizetype first = longer.indexOf("\"scores\":[") + 10;
    longer.insert(first, longer.mid(first, longer.indexOf(']', first) - first) + ',');
    QVERIFY(!decodedDistribution(qCompress(longer)));
}

void TestKeptResults::comparisonComesBackAndGoesOn() {
    start();
    compare(3, 50);
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
    const QStringList before = numbers("comparisonTable");
    const QString status = textIn("comparisonStatus");
    QVERIFY2(status.startsWith("6 runs"), qPrintable(status));
    quit();
    start();
    TRY_VERIFY(numbers("comparisonTable") == before);
    QCOMPARE(textIn("comparisonStatus"), status);
    find<QSpinBox>("comparisonRuns")->setValue(5);
    auto* goOn = find<QPushButton>("comparisonContinue");
    QVERIFY(!goOn->isHidden());
    goOn->click();
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
    QVERIFY2(textIn("comparisonStatus").startsWith("10 runs"),
             qPrintable(textIn("comparisonStatus")));
}

void TestKeptResults::verdictComesBack() {
    start();
    decide();
    const QString verdict = textIn("comparisonStatus");
    QVERIFY2(verdict.startsWith("Decided after 20 boards"), qPrintable(verdict));
    quit();
    start();
    TRY_COMPARE(textIn("comparisonStatus"), verdict);
    QVERIFY(find<QPushButton>("comparisonContinue")->isHidden());
}

void TestKeptResults::marginsThatDecideNothingAreDamage() {
    start();
    decide();
    const auto kept = window()->session()->resultsKeeper()->comparison();
    QCOMPARE(kept.request.margin, std::optional(usual_margin));
    const QByteArray whole = encoded(kept);
    QCOMPARE(decodedComparison(whole)->request.margin, kept.request.margin);
    const QByteArray text = qUncompress(whole);
    const auto isRead = [&](const QByteArray& from, const QByteArray& to) {
        QByteArray other = text;
        other.replace(from, to);
        const auto read = decodedComparison(qCompress(other));
        return other != text && read && read->results.size() == kept.results.size();
    };
    QVERIFY(isRead("\"margin\":15", "\"margin\":0.5"));
    QVERIFY(isRead("\"margin\":15,", "")); // as earlier versions kept them
    for (const char* margin : {"0", "-1", "1e7", "\"15\"", "null"})
        QVERIFY2(!isRead("\"margin\":15", QByteArray("\"margin\":") + margin), margin);
    auto several = kept;
    several.request.runs = 2;
    QVERIFY(!decodedComparison(encoded(several)));
    several = kept;
    several.request.entrants.push_back(kept.request.entrants[0]);
    QVERIFY(!decodedComparison(encoded(several)));
}

void TestKeptResults::runsComeBack() {
    start();
    search(200);
    const QStringList before = numbers("convergenceTable");
    QVERIFY(!before.isEmpty());
    quit();
    start();
    QCOMPARE(numbers("convergenceTable"), before);
}

/// Some seconds after it was found.
void TestKeptResults::killedWindowKeepsWhatItHadFound() {
    start();
    draw();
    compare(2, 50);
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
    const QStringList before = numbers("distributionTable");
    const QStringList runs = numbers("comparisonTable");
    auto* timer = window()->session()->findChild<QTimer*>("keepResults");
    QVERIFY(timer && timer->isActive());
    letTimePass(timer);
    TRY_VERIFY(!timer->isActive());
    const QTemporaryDir killed;
    for (const char* end : {"", "-wal"})
        QVERIFY(QFile::copy(path() + end, killed.filePath("samegame.sqlite") + end));
    quit();
    start(killed.filePath("samegame.sqlite"), {});
    QCOMPARE(numbers("distributionTable"), before);
    TRY_VERIFY(numbers("comparisonTable") == runs);
    quit(); // before its folder goes
}

/// While another session's comes from the store.
void TestKeptResults::distributionThatIsDrawnStays() {
    start();
    draw();
    const DistributionJob kept = window()->session()->distributionRunner()->job();
    quit();
    Database database(path());
    SessionStore store(&database);
    GameSession session(nullptr, &store);
    ResultsKeeper* keeper = session.resultsKeeper();
    keeper->load();
    QCOMPARE(session.distributionRunner()->job().playouts, kept.playouts);
    QCOMPARE(keeper->distribution().histograms.size(), kept.sources.size());
    DistributionJob other = kept;
    other.playouts = 100'000'000;
    session.distributionRunner()->start(other);
    keeper->load();
    QVERIFY(session.distributionRunner()->isRunning());
    QCOMPARE(session.distributionRunner()->job().playouts, other.playouts);
}

void TestKeptResults::eachWindowHasItsResults() {
    start();
    draw();
    WindowHost second(path(), &m_language);
    second.show({});
    QVERIFY(tableOf(second.window()->findChild<QTableView*>("distributionTable")).isEmpty());
    second.window()->close();
}

void TestKeptResults::runningComparisonAsksBeforeItIsClosed() {
    start();
    compare(1000, 200);
    auto* progress = find<QProgressBar>("comparisonProgress");
    TRY_VERIFY(progress->value() > 0);
    for (int round = 0; round < 2; ++round) { // also when it is asked twice
        QVERIFY(!window()->close());
        QVERIFY(window()->isVisible());
        QCOMPARE(window()->findChildren<QMessageBox*>("closeQuestion").size(), 1);
    }
    auto* box = window()->findChild<QMessageBox*>("closeQuestion");
    QVERIFY(box->text().contains("of 2000 runs are done"));
    QVERIFY(box->informativeText().startsWith("The comparison goes on while this is asked."));
    const QString before = box->text();
    TRY_VERIFY(box->text() != before);                              // it counts on
    QCOMPARE(find<QPushButton>("comparisonStart")->text(), "Stop"); // it goes on meanwhile
    box->button(QMessageBox::Cancel)->click();
    TRY_VERIFY(!window()->findChild<QMessageBox*>("closeQuestion"));
    QVERIFY(window()->isVisible());
    QCOMPARE(find<QPushButton>("comparisonStart")->text(), "Stop");
    QVERIFY(!window()->close());
    box = window()->findChild<QMessageBox*>("closeQuestion");
    for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    TRY_VERIFY(!window()->isVisible());
    m_host.reset();
    start();
    TRY_VERIFY(!find<QPushButton>("comparisonContinue")->isHidden());
    QVERIFY(!numbers("comparisonTable").isEmpty());
}

void TestKeptResults::closedPanelIsSaidToGoOn_data() {
    QTest::addColumn<bool>("byLayout");
    QTest::newRow("closed by hand") << false;
    QTest::newRow("left out of the layout") << true;
}

void TestKeptResults::closedPanelIsSaidToGoOn() {
    QFETCH(const bool, byLayout);
    const auto said = [this] { return window()->statusBar()->currentMessage(); };
    start();
    window()->findChild<QAction*>("researchLayout")->trigger();
    auto* dock = find<QDockWidget>("comparisonDock");
    QVERIFY(!dock->isHidden());
    const auto closeDock = [&] {
        if (byLayout)
            window()->findChild<QAction*>("playLayout")->trigger();
        else
            dock->close();
        QVERIFY(dock->isHidden());
        QCoreApplication::processEvents();
    };
    closeDock();
    QCOMPARE(said(), QString()); // nothing runs
    window()->findChild<QAction*>("researchLayout")->trigger();
    dock->show();
    compare(1000, 200);
    TRY_VERIFY(find<QProgressBar>("comparisonProgress")->value() > 0);
    closeDock();
    QCOMPARE(said(),
             "Goes on, though its panel is closed: Comparison of solvers. Esc stops it, the "
             "menu View shows it.");
    window()->findChild<QAction*>("stepBack")->trigger();
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
}

/// Nor does what ends it from outside.
void TestKeptResults::endOfTheProgramAsksNothing() {
    start();
    compare(1000, 200);
    TRY_VERIFY(find<QProgressBar>("comparisonProgress")->value() > 0);
    m_host->end();
    QVERIFY(!window()->isVisible());
    QVERIFY(!window()->findChild<QMessageBox*>("closeQuestion"));
    m_host.reset();
    start();
    TRY_VERIFY(!numbers("comparisonTable").isEmpty());
}

void TestKeptResults::otherVersionShowsAndDoesNotGoOn() {
    start();
    compare(2, 50);
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
    const QStringList before = numbers("comparisonTable");
    quit();
    const OtherVersion other;
    start();
    TRY_VERIFY(numbers("comparisonTable") == before);
    find<QSpinBox>("comparisonRuns")->setValue(5);
    QVERIFY(find<QPushButton>("comparisonContinue")->isHidden());
    QVERIFY(!find<QAction>("comparisonSaveTrials")->isEnabled()); // they would be this version's
    quit();
}

void TestKeptResults::bytesThatDoNotHoldAreNothing() {
    start();
    draw();
    search(100);
    compare(2, 50);
    TRY_VERIFY(find<QPushButton>("comparisonStart")->text() == "Start");
    GameSession* session = window()->session();
    const QByteArray whole[] = {encoded(session->resultsKeeper()->distribution()),
                                encoded(session->resultsKeeper()->comparison()),
                                encoded(session->runLog()->content()),
                                encoded(session->runLog()->content().logs.front())};
    const auto isRead = [](int kind, const QByteArray& bytes) {
        return kind == 0   ? decodedDistribution(bytes).has_value()
               : kind == 1 ? decodedComparison(bytes).has_value()
               : kind == 2 ? decodedRuns(bytes).has_value()
                           : decodedLog(bytes).has_value();
    };
    for (int kind = 0; kind < 4; ++kind) {
        QVERIFY(isRead(kind, whole[kind]));
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("x"), QByteArray(4, '\xff'), QByteArray(100, '\xff'),
              whole[(kind + 1) % 4], whole[kind].left(whole[kind].size() / 2), qCompress("{}"),
              qCompress("[]\n{}\n"), qCompress("{\"games\": [7], \"last\": 3}")})
            QVERIFY(!isRead(kind, bytes));
        QByteArray text = qUncompress(whole[kind]);
        for (const char* word : {"\"seed\":", "\"policy\":\"", "\"counts\":[", "\"solver\":\"",
                                 "\"score\":", "\"boards\":[\"", "\"game\":\"", "\"before\":"}) {
            QByteArray damaged = text;
            damaged.replace(word, QByteArray(word) + '9');
            if (damaged != text && word != QByteArray("\"counts\":["))
                QVERIFY2(!isRead(kind, qCompress(damaged)) || word == QByteArray("\"before\":"),
                         word);
        }
    }
}

/// The window is made anew then, with what it had found.
void TestKeptResults::languageChangesWithoutAQuestion() {
    start();
    compare(1000, 200);
    TRY_VERIFY(find<QProgressBar>("comparisonProgress")->value() > 0);
    const QPointer<MainWindow> before(window());
    Settings settings = Settings::load();
    settings.language = "de";
    emit window()->settingsChanged(settings);
    TRY_VERIFY(!before);
    QVERIFY(!numbers("comparisonTable").isEmpty());
    m_language.use("en");
}

SAMEGAME_TEST(TestKeptResults, QApplication)
#include "tst_keptresults.moc"
