#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolTip>

#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/progresschart.h"
#include "app/gui/play/statisticsdialog.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/play/statisticsrecord.h"
#include "app/gui/session/reviewstore.h"
#include "engine/studies/review/game_reviewer.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/patience.h"
#include "tests/gui/playedgames.h"
#include "tests/gui/statisticsfixture.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reviews.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The statistics of a person's games, through their widgets.
class TestStatisticsDialog : public QObject, protected StatisticsFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void beginsWithAllGames();
    void choiceSelectsTheGames();
    void aidedGamesAreLeftOut();
    void everyChoiceOfAidedGamesAloneSaysSo();
    void emptyListSaysSo();
    void mixedRulesHaveNoCurve();
    void everyColumnSorts_data();
    void everyColumnSorts();
    void enterReplaysTheChosenGame();
    void doubleClickReplays();
    void reviewOpensTheGame();
    void playStartsTheBoard();
    void damagedGameIsExplained();
    void newGameIsAdded();
    void gamesAreExportedAsTheyAreSorted();
    void curveShowsTheGameUnderTheMouse();
    void reviewedGamesHaveACurve();
    void datesAreRemembered();
    void narrowDialogFits();
    void narrowListLeavesColumnsOut();
    void recordTellsWhatWasWon();
    void gamesThatPlayedTooLittleAreNoMarks();
    void nearlyEqualScoresDoNotFillTheAxis();
    void windowReplaysTheGame();

private:
    QString figure(int row, int column = StatisticsModel::All) const;
};

QString TestStatisticsDialog::figure(int row, int column) const {
    return find<QTableView>("statisticsFigures")->model()->index(row, column).data().toString();
}

/// The game that has just ended is the first of the list, and chosen.
void TestStatisticsDialog::beginsWithAllGames() {
    openAtAllGames();
    QCOMPARE(choice()->currentText(), "All games (4)");
    QCOMPARE(choice()->count(), 3);
    QCOMPARE(choice()->itemText(1), "2 × 4, 2 colors, Standard (3)"); // played most
    QCOMPARE(choice()->itemText(2), "3 × 3, 3 colors, Clickomania (1)");
    QCOMPARE(figure(StatisticsModel::Games), "4");
    QCOMPARE(shownNames().first(), "Gamma");
    QCOMPARE(table()->selectionModel()->selectedRows().first().row(), 0);
}

void TestStatisticsDialog::choiceSelectsTheGames() {
    open();
    choice()->setFocus();
    QTest::keyClick(choice(), Qt::Key_Down);
    QCOMPARE(choice()->currentIndex(), 2);
    QCOMPARE(shownNames(), QStringList{"Gamma"});
    QCOMPARE(figure(StatisticsModel::Best, 0), "Fewest blocks left");
    QVERIFY(table()->isColumnHidden(PlayedGamesModel::Kind));
    QTest::keyClick(choice(), Qt::Key_Home);
    QCOMPARE(shownNames().size(), 4);
    QVERIFY(!table()->isColumnHidden(PlayedGamesModel::Kind));
}

void TestStatisticsDialog::aidedGamesAreLeftOut() {
    open();
    QCOMPARE(figure(StatisticsModel::Games, StatisticsModel::Unaided), "2");
    QCOMPARE(figure(StatisticsModel::Games, StatisticsModel::Aided), "1");
    QTest::keyClick(find<QCheckBox>("statisticsUnaidedOnly"), Qt::Key_Space);
    QCOMPARE(shownNames(), (QStringList{"Standard board 10", "Beta"}));
    auto* figures = find<QTableView>("statisticsFigures");
    QVERIFY(figures->isColumnHidden(StatisticsModel::Aided));
    QVERIFY(!figures->isColumnHidden(StatisticsModel::Unaided));
    QVERIFY(find<ProgressChart>("statisticsChart")->accessibleDescription().startsWith("Games: 2"));
}

void TestStatisticsDialog::everyChoiceOfAidedGamesAloneSaysSo() {
    m_database->run("UPDATE own_result SET hints = 1");
    open();
    QVERIFY(!find<QLabel>("statisticsEmpty")->isVisible());
    find<QCheckBox>("statisticsUnaidedOnly")->click();
    QVERIFY(find<QLabel>("statisticsEmpty")->isVisible());
    QCOMPARE(find<QLabel>("statisticsEmpty")->text(), "All of these games had help.");
    QVERIFY(find<QPushButton>("statisticsReset")->isEnabled());
    find<QCheckBox>("statisticsUnaidedOnly")->click();
    QVERIFY(find<QTableView>("statisticsFigures")->isVisible());
}

void TestStatisticsDialog::emptyListSaysSo() {
    m_database->run("DELETE FROM own_result");
    open();
    QVERIFY(find<QLabel>("statisticsEmpty")->isVisible());
    QVERIFY(find<QLabel>("statisticsEmpty")->text().startsWith("No game has been finished yet."));
    for (const char* name : {"statisticsReset", "statisticsExport", "replayPlayedGame"})
        QVERIFY2(!find<QPushButton>(name)->isEnabled(), name);
    QVERIFY(!find<QPushButton>("statisticsUndo")->isVisible());
    QCOMPARE(choice()->currentText(), "All games (0)");
}

void TestStatisticsDialog::mixedRulesHaveNoCurve() {
    open();
    QVERIFY(find<ProgressChart>("statisticsChart")->isVisible());
    choice()->setCurrentIndex(0);
    QVERIFY(!find<ProgressChart>("statisticsChart")->isVisible());
    QVERIFY(find<QLabel>("statisticsMixed")->isVisible());
    QMenu* menu = find<QPushButton>("statisticsExport")->menu();
    emit menu->aboutToShow();
    QVERIFY(!find<QAction>("statisticsFigure")->isEnabled());
    QVERIFY(find<QAction>("statisticsCsv")->isEnabled());
    choice()->setCurrentIndex(1);
    QVERIFY(find<ProgressChart>("statisticsChart")->isVisible());
    emit menu->aboutToShow();
    QVERIFY(find<QAction>("statisticsFigure")->isEnabled());
}

void TestStatisticsDialog::everyColumnSorts_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("names");
    const QString ten = "Standard board 10";
    const QString nine = "Standard board 9";
    QTest::newRow("date") << int(PlayedGamesModel::Date) << QStringList{"alpha", ten, nine};
    // In the C locale capitals come first.
    QTest::newRow("name") << int(PlayedGamesModel::Name) << QStringList{nine, ten, "alpha"};
    QTest::newRow("score") << int(PlayedGamesModel::Score) << QStringList{nine, "alpha", ten};
    QTest::newRow("moves") << int(PlayedGamesModel::Moves) << QStringList{ten, nine, "alpha"};
    QTest::newRow("largest group")
        << int(PlayedGamesModel::LargestGroup) << QStringList{ten, "alpha", nine};
    QTest::newRow("aid") << int(PlayedGamesModel::AidColumn) << QStringList{nine, ten, "alpha"};
    QTest::newRow("time") << int(PlayedGamesModel::Time) << QStringList{nine, "alpha", ten};
}

void TestStatisticsDialog::everyColumnSorts() {
    QFETCH(const int, column);
    QFETCH(const QStringList, names);
    m_database->run("DELETE FROM own_result WHERE name IN ('Beta', 'Gamma')");
    add(drawn("1221/1122"), 0, "standard:9");
    const QStringList numbers{
        "UPDATE own_result SET score = 90, moves = 12, largest_group = 9, hints = 2, "
        "candidate_moves = 9, seconds = 100 WHERE name = 'alpha'",
        "UPDATE own_result SET score = 100, moves = 9, largest_group = 8, hints = 10, "
        "seconds = 3600 WHERE name = 'standard:10'",
        "UPDATE own_result SET score = -5, moves = 10, largest_group = 10, seconds = 99.5 "
        "WHERE name = 'standard:9'"};
    for (const QString& statement : numbers)
        QVERIFY(m_database->run(statement));
    open();
    table()->sortByColumn(column, Qt::AscendingOrder);
    QCOMPARE(shownNames(), names);
    table()->sortByColumn(column, Qt::DescendingOrder);
    QCOMPARE(shownNames(), QStringList(names.rbegin(), names.rend()));
}

void TestStatisticsDialog::enterReplaysTheChosenGame() {
    open();
    QSignalSpy replay(m_dialog.get(), &StatisticsDialog::replayRequested);
    chooseGame("alpha");
    QTest::keyClick(choice(), Qt::Key_Return);
    QCOMPARE(replay.count(), 0); // only the table means its game
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(replay.count(), 1);
    const auto game = replay[0][0].value<GameRecord>();
    QVERIFY(game.line == finishedRecord(drawn("1212/1122")).line);
    QVERIFY(QByteArray::fromStdString(game.unknown_json).contains("\"hints\":2"));
    QCOMPARE(replay[0][1].toString(), "alpha");
    QVERIFY(!m_dialog->isVisible());
}

void TestStatisticsDialog::doubleClickReplays() {
    open();
    QSignalSpy replay(m_dialog.get(), &StatisticsDialog::replayRequested);
    showGames();
    const QPoint place = table()->visualRect(table()->model()->index(0, 1)).center();
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseRelease(table()->viewport(), Qt::LeftButton); // closed before it came
    QCOMPARE(replay.count(), 1);
    QCOMPARE(replay[0][1].toString(), "Standard board 10"); // the newest
}

void TestStatisticsDialog::reviewOpensTheGame() {
    open();
    QSignalSpy review(m_dialog.get(), &StatisticsDialog::reviewRequested);
    chooseGame("alpha");
    find<QPushButton>("reviewPlayedGame")->click();
    QCOMPARE(review.count(), 1);
    QVERIFY(review[0][0].value<GameRecord>().line == finishedRecord(drawn("1212/1122")).line);
    QCOMPARE(review[0][1].toString(), "alpha");
    QVERIFY(!m_dialog->isVisible());
}

void TestStatisticsDialog::playStartsTheBoard() {
    open();
    QSignalSpy play(m_dialog.get(), &StatisticsDialog::playRequested);
    chooseGame("Beta");
    find<QPushButton>("playPlayedGame")->click();
    QCOMPARE(play.count(), 1);
    const auto start = play[0][0].value<GameRecord>();
    QCOMPARE(start.start.board, drawn("1122/1122"));
    QVERIFY(start.line.moves.empty() && start.unknown_json.empty());
    QVERIFY(!m_dialog->isVisible());
}

void TestStatisticsDialog::damagedGameIsExplained() {
    m_database->run("UPDATE own_result SET line = 'damaged'");
    open();
    QSignalSpy replay(m_dialog.get(), &StatisticsDialog::replayRequested);
    chooseGame("Beta");
    find<QPushButton>("replayPlayedGame")->click();
    QCOMPARE(replay.count(), 0);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(message().contains("damaged"));
}

void TestStatisticsDialog::newGameIsAdded() {
    open();
    chooseGame("Beta");
    add(drawn("2112/1122"), 0, "Delta");
    QCOMPARE(shownNames().first(), "Delta");
    QCOMPARE(figure(StatisticsModel::Games), "4");
    const auto chosen = table()->selectionModel()->selectedRows(PlayedGamesModel::Name);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0].data().toString(), "Beta");
}

void TestStatisticsDialog::gamesAreExportedAsTheyAreSorted() {
    open();
    table()->sortByColumn(PlayedGamesModel::Name, Qt::AscendingOrder);
    const auto* files = m_dialog->findChild<ChartExport*>();
    const QString games = m_folder.filePath("games.csv");
    QCOMPARE(files->write(games), QString());
    const QList<QByteArray> lines = contentOf(games).split('\n');
    QCOMPARE(lines.size(), 5); // titles, three games, the end
    QVERIFY(lines[0].startsWith("Date,Board,Kind,Score,"));
    QVERIFY(lines[1].contains(",Beta,") && lines[3].contains(",alpha,"));
    QVERIFY(lines[1].trimmed().split(',').last().startsWith("2x4x2-s-"));
    const QString figures = m_folder.filePath("figures.csv");
    QCOMPARE(files->write(figures, "figures"), QString());
    QVERIFY(contentOf(figures).startsWith("Statistic,All,Without help,With help\nGames,3,2,1\n"));
    for (const char* name : {"curve.png", "curve.svg"}) {
        const QString path = m_folder.filePath(name);
        QCOMPARE(files->write(path), QString());
        QVERIFY(contentOf(path).size() > 1000);
    }
    QVERIFY(contentOf(m_folder.filePath("curve.svg")).contains("2 × 4, 2 colors, Standard"));
}

void TestStatisticsDialog::curveShowsTheGameUnderTheMouse() {
    open();
    auto* chart = find<ProgressChart>("statisticsChart");
    for (const auto order : {ProgressChart::Order::Games, ProgressChart::Order::Dates}) {
        chart->setOrder(order);
        for (int game = 0; game < 3; ++game)
            QCOMPARE(chart->gameAt(chart->placeOf(game)), std::optional(game));
        QVERIFY(chart->placeOf(0).x() < chart->placeOf(1).x());
        QVERIFY(!chart->gameAt({0, 0}));
    }
    chart->setOrder(ProgressChart::Order::Games);
    QWidget* viewport = chart->childAt(chart->placeOf(1));
    QTest::mouseMove(viewport, {1, 1});
    QTest::mouseMove(viewport, viewport->mapFrom(chart, chart->placeOf(1)));
    QCOMPARE(QToolTip::text(), "Game 2, alpha: 4, 2 Nov 2026 12:00:00, 2 hints");
    QTest::mouseMove(viewport, {1, 1});
    TRY_VERIFY(!QToolTip::isVisible());
}

void TestStatisticsDialog::reviewedGamesHaveACurve() {
    ReviewStore reviews(m_database.get());
    open(&reviews);
    auto* measure = find<QComboBox>("statisticsMeasure");
    auto* chart = find<ProgressChart>("statisticsChart");
    auto* figures = find<QTableView>("statisticsFigures");
    QVERIFY(!measure->isVisible()); // nothing is said of accuracy
    QVERIFY(figures->isRowHidden(StatisticsModel::MeanAccuracy));
    QVERIFY(table()->isColumnHidden(PlayedGamesModel::Accuracy));
    const OwnResult game = m_results->results()[0];
    const GameReview review = reviewed(unsearched_review(game.start, game.line.moves).value(),
                                       review_of_playouts(1000, 1, 0));
    QVERIFY(reviews.keep({review, game.name, 10, game.finishedAt}));
    QVERIFY(measure->isVisible()); // the dialog follows
    QVERIFY(!figures->isRowHidden(StatisticsModel::MeanAccuracy));
    QVERIFY(!table()->isColumnHidden(PlayedGamesModel::Accuracy));
    QCOMPARE(figure(StatisticsModel::Reviewed), "1");
    QVERIFY(!find<QLabel>("statisticsReviewed")->isVisible());
    QTest::keyClick(measure, Qt::Key_Down);
    QCOMPARE(find<QLabel>("statisticsReviewed")->text(), "Reviewed games: 1 of 3");
    QVERIFY(find<QLabel>("statisticsReviewed")->isVisible());
    QCOMPARE(chart->accessibleName(), "Accuracy of the games");
    QVERIFY(chart->accessibleDescription().startsWith("Games: 1; "));
    QVERIFY(chart->gameAt(chart->placeOf(0)).has_value());
    QCOMPARE(m_results->forget({m_results->games()[0].number}), QString());
    emit reviews.changed(); // as the storage passes it on
    QVERIFY(!measure->isVisible());
    QCOMPARE(chart->accessibleName(), "Results of the games");
}

void TestStatisticsDialog::datesAreRemembered() {
    open();
    auto* order = find<QComboBox>("statisticsOrder");
    QCOMPARE(order->currentText(), "Game by game");
    QTest::keyClick(order, Qt::Key_Down);
    QVERIFY(find<QWidget>("statisticsChart")->isVisible());
    open();
    QCOMPARE(find<QComboBox>("statisticsOrder")->currentText(), "By date");
}

void TestStatisticsDialog::narrowDialogFits() {
    open();
    auto* chart = find<ProgressChart>("statisticsChart");
    auto* figures = find<QTableView>("statisticsFigures");
    const auto top = [&](QWidget* widget) { return widget->mapTo(m_dialog.get(), QPoint()).y(); };
    m_dialog->resize(900, 500);
    TRY_VERIFY(top(chart) < top(figures) + figures->height());
    m_dialog->resize(380, 620);
    TRY_COMPARE(m_dialog->size(), QSize(380, 620)); // no part needs more
    TRY_VERIFY(top(chart) >= top(figures) + figures->height());
}

void TestStatisticsDialog::narrowListLeavesColumnsOut() {
    open();
    showGames();
    const auto isWhole = [this] {
        return table()->horizontalHeader()->length() <= table()->viewport()->width();
    };
    m_dialog->resize(420, 480);
    TRY_VERIFY(table()->isColumnHidden(PlayedGamesModel::LargestGroup) && isWhole());
    QVERIFY(!table()->isColumnHidden(PlayedGamesModel::Score));
    m_dialog->resize(1300, 600);
    TRY_VERIFY(!table()->isColumnHidden(PlayedGamesModel::LargestGroup) && isWhole());
    QVERIFY(table()->isColumnHidden(PlayedGamesModel::BoardId));
}

void TestStatisticsDialog::recordTellsWhatWasWon() {
    GameRecord solved = finishedRecord(drawn("1122/1122"));
    solved.source.emplace().solver = "nrpa";
    m_results->offerSolverLine(solved);
    open();
    auto* tabs = find<QTabWidget>("statisticsTabs");
    const QPoint place = tabs->mapTo(m_dialog.get(), QPoint());
    showTab(tabs, "Medals and duels");
    QVERIFY(!choice()->isVisible()); // it is of all games
    m_dialog->layout()->activate();
    QCOMPARE(tabs->mapTo(m_dialog.get(), QPoint()), place); // the next tab is where it was
    QCOMPARE(find<QLabel>("recordMedal1")->text(), "1");
    QCOMPARE(find<QLabel>("recordMedal2")->text(), "0");
    QVERIFY(find<QLabel>("recordMedals")->text().endsWith("1 of 3."));
    QVERIFY(find<QLabel>("recordDays")->text().startsWith("No board of a day"));
    QVERIFY(find<QLabel>("recordNoDuels")->isVisible());
    const Position start{drawn("1122/1122"), {}};
    const Position other{drawn("1212/1122"), {}};
    const QDateTime now = QDateTime::currentDateTime();
    m_results->addDuel({start, Opponent::Medium, 1008, 12, false, now});
    m_results->addDuel({other, Opponent::Medium, 12, 1008, false, now});
    m_results->addDuel({other, Opponent::Master, 1008, 12, true, now});
    const auto* duels = find<QTableView>("recordDuels");
    QVERIFY(duels->isVisible()); // the dialog follows
    const auto cell = [duels](Opponent opponent, int column) {
        return duels->model()->index(static_cast<int>(opponent), column).data().toString();
    };
    QCOMPARE(cell(Opponent::Medium, DuelsModel::Name), "Toni");
    QCOMPARE(cell(Opponent::Medium, DuelsModel::Won), "1");
    QCOMPARE(cell(Opponent::Medium, DuelsModel::Lost), "1");
    QCOMPARE(cell(Opponent::Master, DuelsModel::Won), "0");
    QCOMPARE(cell(Opponent::Master, DuelsModel::WithHelp), "1, 1 won");
    showGames();
    QVERIFY(choice()->isVisible());
}

/// As the opponents of duels do.
void TestStatisticsDialog::gamesThatPlayedTooLittleAreNoMarks() {
    GameRecord solved = finishedRecord(drawn("1122/1122"));
    solved.source.emplace().solver = "greedy";
    solved.source->playouts = 1;
    m_results->offerSolverLine(solved);
    QVERIFY(m_results->medalMarks().isEmpty());
    QCOMPARE(medalsOf(m_results->games(), {}), (MedalCount{.boards = 3}));
}

void TestStatisticsDialog::nearlyEqualScoresDoNotFillTheAxis() {
    ProgressChart chart;
    chart.resize(500, 300);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    GameProgress progress;
    progress.headline = [](std::size_t) { return QString(); };
    const QDateTime first(QDate(2026, 11, 1), QTime(12, 0));
    progress.games = {{first, -110, -110, -110}};
    chart.setProgress(progress);
    QCOMPARE(chart.gameAt(chart.placeOf(0)), std::optional(0)); // one game is a point
    progress.games.push_back({first.addDays(1), -98, -104, -98});
    chart.setProgress(progress);
    const int apart = chart.placeOf(0).y() - chart.placeOf(1).y();
    QVERIFY2(apart > 0 && apart < chart.height() / 6, qPrintable(QString::number(apart)));
}

void TestStatisticsDialog::windowReplaysTheGame() {
    GameSession session(nullptr, nullptr, m_results.get());
    MainWindow window(&session);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.findChild<QAction*>("statistics")->trigger();
    auto* dialog = window.findChild<StatisticsDialog*>();
    QVERIFY(dialog);
    auto* games = dialog->findChild<QTableView*>("playedGames");
    games->selectRow(0);
    QTest::keyClick(games, Qt::Key_Return);
    QCOMPARE(window.document()->name(), "Gamma");
    QVERIFY(window.document()->isFinished());
    QCOMPARE(window.document()->start().rules.scoring, Scoring::clickomania);
    QCOMPARE(m_results->games().size(), std::size_t{4});          // it was not played again
    QVERIFY(window.findChild<QAction*>("takeOver")->isEnabled()); // the replay is on

    GameSession other;
    MainWindow without(&other);
    QVERIFY(!without.findChild<QAction*>("statistics")->isEnabled());
}

SAMEGAME_TEST(TestStatisticsDialog, QApplication)
#include "tst_statisticsdialog.moc"
