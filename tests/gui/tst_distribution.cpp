#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/research/distributionpanel.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/playout/policy_registry.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"
#include "tests/gui/tabs.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Distributions of playouts: their table, their panel and what it draws.
class TestDistribution : public QObject, protected PanelFixture<DistributionPanel> {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void numbersOfADistribution();
    void numbersOfAnEmptyDistribution();
    void defaultIsRandomAndBiasedHere();
    void scoresContinueTheGame();
    void publishedFigureHasTwoBoards();
    void boardsArePlayedUnderTheRulesOfTheGame();
    void everyPolicyHasASeries();
    void policiesTakeParameters();
    void policiesAreShownByTheirTitles();
    void mistakesAreSaidInPlace_data();
    void mistakesAreSaidInPlace();
    void tooLargeSeedIsSaid();
    void thereAreOneToEightSeries();
    void ownScoreFollowsTheGame();
    void ownScoreOfOtherRulesIsThatOfTheEnd();
    void distributionOfOtherBoardsOutlivesTheGame();
    void finishedGamesHaveNothingToDraw();
    void stopKeepsWhatIsDrawn();
    void setupIsRemembered();
    void onlyWhatWasChosenIsKept();
    void settingsMayClaimAnyNumberOfSeries();
    void chartTellsItsNumbers();
    void boxesAreChosen();
    void hiddenPanelIsRightWhenShown();
    void movesDrawOnlyTheMarker();

private:
    void draw(int playouts) const;
    void trigger(const char* action) const { find<QAction>(action)->trigger(); }
    QAbstractItemModel* table() const { return find<QTableView>("distributionTable")->model(); }
    QString text(int row, int column) const {
        return table()->index(row, column).data().toString();
    }
    double number(int row, int column) const {
        return table()->index(row, column).data(csvRole).toDouble();
    }

    std::unique_ptr<DistributionRunner> m_runner;
};

void TestDistribution::init() {
    begin();
    m_runner = std::make_unique<DistributionRunner>();
    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    show("distributionTable", {800, 220});
}

void TestDistribution::cleanup() {
    m_panel.reset();
    m_runner.reset();
}

void TestDistribution::draw(int playouts) const {
    find<QSpinBox>("distributionPlayouts")->setValue(playouts);
    QTest::mouseClick(find<QPushButton>("distributionStart"), Qt::LeftButton);
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
}

void TestDistribution::numbersOfADistribution() {
    DistributionModel model;
    const QAbstractItemModelTester tester(&model);
    ScoreHistogram histogram;
    for (int score = 1; score <= 100; ++score)
        histogram.add(score);
    const ScoreHistogram histograms[] = {histogram, histogram};
    model.setDistributions({"A", "B"}, histograms, {26, std::nullopt}, true);
    const auto cell = [&](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(DistributionModel::Name), "A");
    QCOMPARE(cell(DistributionModel::Playouts), "100");
    QCOMPARE(cell(DistributionModel::Mean), "50.5");
    QCOMPARE(cell(DistributionModel::Deviation), "29.0");
    QCOMPARE(cell(DistributionModel::Minimum), "1");
    QCOMPARE(cell(DistributionModel::Quantile5), "5");
    QCOMPARE(cell(DistributionModel::Median), "50");
    QCOMPARE(cell(DistributionModel::Quantile95), "95");
    QCOMPARE(cell(DistributionModel::Best), "100");
    QCOMPARE(cell(DistributionModel::OwnScore), "26");
    QCOMPARE(cell(DistributionModel::Percentile), "25.5 %");
    QCOMPARE(model.index(1, DistributionModel::Percentile).data().toString(), "–");
    const auto restore = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    QLocale::setDefault(QLocale::German);
    QCOMPARE(cell(DistributionModel::Mean), "50,5");
    QCOMPARE(csvOf(model).section('\n', 1), "A,100,50.5,29.0114919759,1,5,25,50,75,95,100,26,25.5\n"
                                            "B,100,50.5,29.0114919759,1,5,25,50,75,95,100,,\n");
    model.setDistributions({}, {}, {}, true);
    QCOMPARE(model.rowCount(), 0);
}

void TestDistribution::numbersOfAnEmptyDistribution() {
    DistributionModel model;
    const QAbstractItemModelTester tester(&model);
    const ScoreHistogram histograms[1];
    model.setDistributions({"A"}, histograms, {26}, true);
    QCOMPARE(model.index(0, DistributionModel::Playouts).data().toString(), "0");
    for (const int column : {DistributionModel::Mean, DistributionModel::Best,
                             DistributionModel::Median, DistributionModel::Percentile})
        QCOMPARE(model.index(0, column).data().toString(), "–");
}

void TestDistribution::defaultIsRandomAndBiasedHere() {
    QCOMPARE(find<QSpinBox>("distributionPlayouts")->value(), 1'000'000);
    draw(2000);
    QCOMPARE(table()->rowCount(), 2);
    QCOMPARE(text(0, DistributionModel::Name), "Random");
    QCOMPARE(text(1, DistributionModel::Name), "Tabu color random");
    QCOMPARE(text(0, DistributionModel::Playouts), "2000");
    QVERIFY(number(0, DistributionModel::Mean) < number(1, DistributionModel::Mean));
    QCOMPARE(find<QLabel>("distributionOrigin")->text(), "From the start");
}

void TestDistribution::scoresContinueTheGame() {
    // The largest group of the start counts in every playout that begins behind it.
    Group largest;
    for (const Group& group : groups(m_document->board()))
        if (group.size() > largest.size())
            largest = group;
    m_document->play(largest.move().cell);
    draw(500);
    QVERIFY(find<QLabel>("distributionOrigin")->text().contains('1'));
    QCOMPARE(m_runner->job().sources[0].scoreBefore, m_document->score());
    QVERIFY(m_runner->job().sources[0].position.board == m_document->board());
}

void TestDistribution::publishedFigureHasTwoBoards() {
    trigger("presetFigure");
    draw(2000);
    QCOMPARE(table()->rowCount(), 4);
    QCOMPARE(text(0, DistributionModel::Name), "Random, standard:1");
    QCOMPARE(text(1, DistributionModel::Name), "Tabu color random recompute=1, standard:1");
    QCOMPARE(text(2, DistributionModel::Name), "Random, standard:9");
    QCOMPARE(text(3, DistributionModel::Name), "Tabu color random recompute=1, standard:9");
    QVERIFY(m_runner->job().sources[3].position.board == standard_board(9));
    // As in the figure: board 9 is the easier one, and the bias helps on both.
    QVERIFY(number(0, DistributionModel::Mean) < number(1, DistributionModel::Mean));
    QVERIFY(number(2, DistributionModel::Mean) < number(3, DistributionModel::Mean));
    QVERIFY(number(1, DistributionModel::Mean) < number(3, DistributionModel::Mean));
    QCOMPARE(text(0, DistributionModel::Percentile), "–");
}

void TestDistribution::boardsArePlayedUnderTheRulesOfTheGame() {
    const Rules left{Scoring::clickomania, Gravity::pull_left};
    m_document->newGame({standard_board(5), left}, "5");
    find<QLineEdit>("series1Text")->setText("standard:9");
    draw(200);
    QVERIFY(m_runner->job().sources[0].position.rules == left);
    QVERIFY(m_runner->job().sources[1].position == (Position{standard_board(9), left}));
    QVERIFY(m_runner->histograms()[0].maximum() <= 1);
    QVERIFY(find<QLabel>("distributionOrigin")->text().contains("Clickomania, rows drawn left"));
    const std::string id = "id:" + to_board_id({standard_board(6), {Scoring::bubble_breaker}});
    find<QLineEdit>("series1Text")->setText(QString::fromStdString(id));
    draw(200);
    QCOMPARE(m_runner->job().sources[1].position.rules.scoring, Scoring::bubble_breaker);
    QVERIFY(find<QLabel>("distributionOrigin")->text().contains("Bubble Breaker"));
}

void TestDistribution::everyPolicyHasASeries() {
    trigger("presetEveryPolicy");
    draw(300);
    QCOMPARE(static_cast<std::size_t>(table()->rowCount()), policy_registry().size());
}

void TestDistribution::policiesTakeParameters() {
    find<QComboBox>("series0Choice")->setCurrentText("tabu-random:epsilon=0.5");
    draw(300);
    QCOMPARE(m_runner->job().sources[0].policy, std::string("tabu-random:epsilon=0.5"));
    QCOMPARE(text(0, DistributionModel::Name), "Tabu random epsilon=0.5");
}

void TestDistribution::policiesAreShownByTheirTitles() {
    auto* choice = find<QComboBox>("series0Choice");
    QCOMPARE(static_cast<std::size_t>(choice->count()), policy_registry().size());
    for (int item = 0; item < choice->count(); ++item) {
        const QString name = choice->itemData(item).toString();
        QCOMPARE(choice->itemText(item), policyText(name));
        QVERIFY(choice->itemText(item) != name);
        for (const QString& policy : {name, name + ":x=0.5", name + ":x=0.5:y=2"}) {
            QCOMPARE(policyOfText(policyText(policy)), policy);
            QCOMPARE(policyOfText(policy), policy); // as on the command line
        }
    }
    QCOMPARE(policyOfText("no such policy "), "no such policy");
    choice->setCurrentText("tabu random  epsilon=0.5");
    draw(300);
    QCOMPARE(m_runner->job().sources[0].policy, std::string("tabu-random:epsilon=0.5"));
    m_panel.reset();
    m_runner->clear(); // the next panel begins anew
    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QComboBox>("series0Choice")->currentText(), "Tabu random epsilon=0.5");
}

void TestDistribution::mistakesAreSaidInPlace_data() {
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such policy") << "randum"
                                    << ""
                                    << "'randum' is not a playout policy";
    QTest::newRow("no such parameter") << "random:x=1"
                                       << ""
                                       << "'x=1'";
    QTest::newRow("no such board") << "random"
                                   << "standard:21"
                                   << "'standard:21'";
}

void TestDistribution::mistakesAreSaidInPlace() {
    QFETCH(const QString, policy);
    QFETCH(const QString, board);
    QFETCH(const QString, said);
    auto* error = find<QLabel>("distributionError");
    QVERIFY(error->isHidden());
    find<QComboBox>("series1Choice")->setCurrentText(policy);
    find<QLineEdit>("series1Text")->setText(board);
    QVERIFY2(error->text().contains(said), qPrintable(error->text()));
    QTest::mouseClick(find<QPushButton>("distributionStart"), Qt::LeftButton);
    QVERIFY(!m_runner->isRunning());
    QVERIFY(error->isVisible()); // the page with the mistake is shown
    find<QComboBox>("series1Choice")->setCurrentText("random");
    find<QLineEdit>("series1Text")->setText("standard:20");
    QVERIFY(error->isHidden());
}

void TestDistribution::tooLargeSeedIsSaid() {
    auto* error = find<QLabel>("distributionError");
    find<QLineEdit>("distributionSeed")->setText("18446744073709551616");
    QVERIFY2(error->text().contains("18446744073709551615"), qPrintable(error->text()));
    m_panel->toggle();
    QVERIFY(!m_runner->isRunning());
    QVERIFY(error->isVisible());
    find<QLineEdit>("distributionSeed")->setText("18446744073709551615");
    QVERIFY(error->isHidden());
    draw(200);
    QCOMPARE(m_runner->job().seed, ~std::uint64_t{0});
}

void TestDistribution::thereAreOneToEightSeries() {
    showTab(find<QTabBar>("distributionPages"), "Setup");
    auto* add = find<QPushButton>("seriesAdd");
    for (int count = 2; count < 8; ++count) {
        QVERIFY(add->isEnabled());
        QTest::mouseClick(add, Qt::LeftButton);
    }
    QVERIFY(!add->isEnabled());
    draw(200);
    QCOMPARE(table()->rowCount(), 8);
    showTab(find<QTabBar>("distributionPages"), "Setup");
    for (int count = 8; count > 1; --count) {
        QVERIFY(find<QPushButton>("series0Remove")->isEnabled());
        find<QPushButton>("series0Remove")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QVERIFY(!find<QPushButton>("series0Remove")->isEnabled());
    QVERIFY(add->isEnabled());
}

void TestDistribution::ownScoreFollowsTheGame() {
    draw(500);
    // The score so far has no penalty in it, which final scores have.
    QCOMPARE(text(0, DistributionModel::OwnScore), "–");
    QCOMPARE(text(0, DistributionModel::Percentile), "–");
    while (m_document->score() < 50)
        m_document->play(legal_moves(m_document->board())[0].cell);
    QCOMPARE(text(0, DistributionModel::OwnScore), numberText(m_document->score()));
    QCOMPARE(text(0, DistributionModel::Percentile), "–");
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board())[0].cell);
    QCOMPARE(text(0, DistributionModel::OwnScore), numberText(m_document->score()));
    QCOMPARE(number(0, DistributionModel::Percentile),
             100 * m_runner->histograms()[0].percentile_of(m_document->score()));
}

/// Where moves earn nothing, only the end counts.
void TestDistribution::ownScoreOfOtherRulesIsThatOfTheEnd() {
    m_document->newGame({standard_board(5), {Scoring::clickomania}}, "5");
    draw(200);
    m_document->play(legal_moves(m_document->board())[0].cell);
    QCOMPARE(text(0, DistributionModel::OwnScore), "–");
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board())[0].cell);
    QCOMPARE(text(0, DistributionModel::OwnScore), numberText(m_document->score()));
    QVERIFY(text(0, DistributionModel::Percentile).endsWith('%'));
}

void TestDistribution::distributionOfOtherBoardsOutlivesTheGame() {
    draw(200);
    m_document->newGame({standard_board(2), {}}, "2");
    QCOMPARE(table()->rowCount(), 0);
    trigger("presetFigure");
    draw(200);
    m_document->newGame({standard_board(3), {}}, "3");
    QCOMPARE(table()->rowCount(), 4);
}

void TestDistribution::finishedGamesHaveNothingToDraw() {
    const Color cells[] = {1, 2};
    m_document->newGame({Board(1, 2, 2, cells), {}}, "two");
    QVERIFY(!find<QPushButton>("distributionStart")->isEnabled());
    QVERIFY(!m_panel->canToggle());
    m_panel->toggle();
    QVERIFY(!m_runner->isRunning());
    trigger("presetFigure");
    QVERIFY(find<QPushButton>("distributionStart")->isEnabled());
}

void TestDistribution::stopKeepsWhatIsDrawn() {
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    m_panel->toggle();
    QCOMPARE(find<QPushButton>("distributionStart")->text(), "Stop");
    TRY_VERIFY(number(0, DistributionModel::Playouts) > 0);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QVERIFY(number(0, DistributionModel::Playouts) > 0);
    QVERIFY(number(0, DistributionModel::Playouts) < 100'000'000);
}

void TestDistribution::setupIsRemembered() {
    trigger("presetFigure");
    find<QSpinBox>("distributionPlayouts")->setValue(12'345);
    find<QLineEdit>("distributionSeed")->setText("9");
    showTab(find<QTabBar>("distributionPages"), "Both");
    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QSpinBox>("distributionPlayouts")->value(), 12'345);
    QCOMPARE(find<QLineEdit>("distributionSeed")->text(), "9");
    QCOMPARE(find<QComboBox>("series3Choice")->currentText(), "Tabu color random recompute=1");
    QCOMPARE(find<QLineEdit>("series3Text")->text(), "standard:9");
    QCOMPARE(find<QTabBar>("distributionPages")->currentIndex(), 2);
}

void TestDistribution::onlyWhatWasChosenIsKept() {
    const auto isKept = [](const char* key) {
        return QSettings().contains(QString("distribution/") + key);
    };
    find<QSpinBox>("distributionPlayouts")->setValue(12'345);
    trigger("presetFigure");
    QVERIFY(isKept("playouts") && isKept("series/size"));
    QVERIFY(!isKept("seed"));
    find<QSpinBox>("distributionPlayouts")->setValue(1'000'000);
    trigger("presetDefault");
    QVERIFY(!isKept("playouts") && !isKept("series/size") && !isKept("series/1/policy"));
}

void TestDistribution::settingsMayClaimAnyNumberOfSeries() {
    trigger("presetFigure");
    QSettings().setValue("distribution/series/size", std::numeric_limits<int>::max());
    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QLineEdit>("series3Text")->text(), "standard:9");
    QVERIFY(m_panel->findChild<QLineEdit*>("series7Text"));
    QVERIFY(!m_panel->findChild<QLineEdit*>("series8Text"));
}

void TestDistribution::chartTellsItsNumbers() {
    auto* chart = find<HistogramChart>("distributionChart");
    QVERIFY(!chart->accessibleName().isEmpty());
    draw(500);
    const QString said = chart->accessibleDescription();
    QVERIFY2(said.contains("Random: mean ") && said.contains("Tabu color random: mean "),
             qPrintable(said));
    QVERIFY(said.contains(text(0, DistributionModel::Best)));
}

/// In the window and in the picture for printing, and the next time.
void TestDistribution::boxesAreChosen() {
    draw(500);
    auto* charts = find<DistributionCharts>("distributionCharts");
    auto* boxes = find<BoxChart>("distributionBoxes");
    QVERIFY(!boxes->isVisible());
    QVERIFY(charts->chosenBinWidth());
    auto* kind = find<QComboBox>("distributionKind");
    kind->setCurrentText("Boxes");
    QVERIFY(boxes->isVisible());
    QVERIFY(!find<HistogramChart>("distributionChart")->isVisible());
    QVERIFY(!charts->chosenBinWidth());
    QVERIFY(boxes->boxes()[0] == box_of(m_runner->histograms()[0]));
    QCOMPARE(number(1, DistributionModel::Median), boxes->boxes()[1]->median);
    QCOMPARE(charts->accessibleDescription(), boxes->accessibleDescription());

    const QTemporaryDir folder;
    const auto* files = m_panel->findChild<ChartExport*>();
    for (const char* name : {"boxes.pdf", "boxes.png"})
        QCOMPARE(files->write(folder.filePath(name)), QString());
    QCOMPARE(files->write(folder.filePath("boxes.svg")), QString());
    QFile file(folder.filePath("boxes.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains("A box has the middle half"));
    QVERIFY(svg.contains(">Tabu color random</text>"));
    QVERIFY(!svg.contains(">Share of playouts</text>"));

    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QComboBox>("distributionKind")->currentText(), "Boxes");
    find<QComboBox>("distributionKind")->setCurrentIndex(0);
    QVERIFY(!QSettings().contains("distribution/chart"));
}

void TestDistribution::hiddenPanelIsRightWhenShown() {
    m_panel->hide();
    find<QSpinBox>("distributionPlayouts")->setValue(100'000'000);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->histograms()[0].empty());
    m_panel->show();
    QVERIFY(number(0, DistributionModel::Playouts) > 0);
    m_runner->stop();
}

/// The chart tells its numbers anew whenever it draws them.
void TestDistribution::movesDrawOnlyTheMarker() {
    draw(500);
    auto* chart = find<HistogramChart>("distributionChart");
    const auto play = [this] { m_document->play(legal_moves(m_document->board())[0].cell); };
    chart->setAccessibleDescription("as it was drawn");
    play();
    QCOMPARE(chart->accessibleDescription(), "as it was drawn");
    QCOMPARE(text(0, DistributionModel::OwnScore), numberText(m_document->score()));
    m_panel->hide();
    play();
    emit m_runner->histogramsChanged();
    QCOMPARE(chart->accessibleDescription(), "as it was drawn");
    QCOMPARE(text(0, DistributionModel::OwnScore), numberText(m_document->score()));
    m_panel->show();
    QVERIFY(chart->accessibleDescription() != "as it was drawn");
}

SAMEGAME_TEST(TestDistribution, QApplication)
#include "tst_distribution.moc"
