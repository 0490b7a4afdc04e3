#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "app/gui/basics/columntable.h"
#include "app/gui/research/distributionpanel.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Distributions over lists of boards: their setup, what is drawn, their table and their chart.
class TestBoardDistributions : public QObject, protected PanelFixture<DistributionPanel> {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void everyPolicyPlaysEachBoard();
    void numbersAreThoseOfTheCommandLine();
    void tableHasMeansAndDifferences();
    void singlePolicyHasNoDifference();
    void numbersOfNoBoardAndOfOne();
    void chartHasTheMeansInOrder();
    void chartTellsTheBoardUnderTheMouse();
    void manyBoardsHaveNoDots();
    void boxesHaveTheMeans();
    void stopKeepsTheBoardsThatAllHavePlayed();
    void anotherJobTakesThePlace();
    void unknownPolicyIsRefused();
    void singleBoardHasAHistogram();
    void boardsOfTheSeriesDoNotCount();
    void mistakesAreSaidInPlace_data();
    void mistakesAreSaidInPlace();
    void finishedGamesMayDraw();
    void boardsArePlayedUnderTheRulesOfTheGame();
    void presetsHaveNoList();
    void setupIsRemembered();
    void menuHasTheFilesThatThereAre();
    void figureNamesTheList();
    void listOutlivesTheGame();
    void hiddenPanelIsRightWhenShown();

private:
    void write(const QString& list) const { find<QLineEdit>("distributionBoards")->setText(list); }
    void draw(const QString& list, int playouts = 200) const;
    QAbstractItemModel* table() const { return find<QTableView>("distributionTable")->model(); }
    QString text(int row, int column) const {
        return table()->index(row, column).data().toString();
    }
    QVariant value(int row, int column) const { return table()->index(row, column).data(csvRole); }
    QString origin() const { return find<QLabel>("distributionOrigin")->text(); }
    const BoardDistributions& drawn() const { return m_runner->byBoard(); }
    QString exported(const QString& name, const QString& which = {}) const;

    std::unique_ptr<DistributionRunner> m_runner;
};

void TestBoardDistributions::init() {
    begin();
    m_runner = std::make_unique<DistributionRunner>();
    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    show("distributionTable", {800, 300});
    find<QLineEdit>("distributionSeed")->setText("7");
}

void TestBoardDistributions::cleanup() {
    m_panel.reset();
    m_runner.reset();
}

void TestBoardDistributions::draw(const QString& list, int playouts) const {
    write(list);
    find<QSpinBox>("distributionPlayouts")->setValue(playouts);
    QTest::mouseClick(find<QPushButton>("distributionStart"), Qt::LeftButton);
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
}

/// The content of the file that is written; empty if it is not.
QString TestBoardDistributions::exported(const QString& name, const QString& which) const {
    const QString path = m_folder.filePath(name);
    if (!m_panel->findChild<ChartExport*>()->write(path, which).isEmpty())
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// As the engine draws them, from which the command line writes its table.
void TestBoardDistributions::everyPolicyPlaysEachBoard() {
    draw("random:1-3/6x6x3, standard:4", 300);
    BoardDistributions all;
    all.policies = {"random", "tabu-color-random"};
    all.playouts = 300;
    all.seed = 7;
    const SearchControl control;
    const auto boards = parse_board_list("random:1-3/6x6x3, standard:4");
    for (const NamedBoard& board : *boards)
        QVERIFY(add_board(all, board, 1, control));
    QVERIFY(drawn().scores == all.scores);
    QCOMPARE(exported("boards.csv", "boards"), QString::fromStdString(csv_text(all)));
    QCOMPARE(origin(), "4 boards");
    QVERIFY(m_runner->histograms().empty());
}

/// Those that the page of the command line shows.
void TestBoardDistributions::numbersAreThoseOfTheCommandLine() {
    find<QLineEdit>("distributionSeed")->setText("1");
    draw("random:1-30/8x8x4", 2000);
    const QString page =
        QString::fromUtf8(contentOf(SAMEGAME_ROOT "/resources/help/command-line.md"));
    const QString shown =
        page.section("samegame-cli histogram random:1-30/8x8x4 --playouts 2000 --seed 1\n", 1, 1);
    const auto numbersOf = [&](const QString& policy) {
        static const QRegularExpression blanks(" +");
        return shown.section('\n' + policy + ' ', 1, 1).section('\n', 0, 0).trimmed().split(blanks);
    };
    const auto fixed = [this](int row, int column) {
        return QString::number(value(row, column).toDouble(), 'f', 1);
    };
    const auto half = [this](int row, int column) {
        const QStringList ends = value(row, column).toString().remove('[').remove(']').split(", ");
        return QString::number((ends[1].toDouble() - ends[0].toDouble()) / 2, 'f', 1);
    };
    for (const int row : {0, 1}) {
        QStringList expected = {
            fixed(row, BoardMeansModel::Mean), half(row, BoardMeansModel::MeanInterval),
            fixed(row, BoardMeansModel::Deviation), value(row, BoardMeansModel::Worst).toString(),
            value(row, BoardMeansModel::Best).toString()};
        if (row > 0)
            expected << fixed(row, BoardMeansModel::Difference)
                     << half(row, BoardMeansModel::DifferenceInterval);
        QCOMPARE(numbersOf(row == 0 ? "random" : "tabu-color-random"), expected);
    }
}

void TestBoardDistributions::tableHasMeansAndDifferences() {
    draw("random:1-5/6x6x3");
    QCOMPARE(table()->columnCount(), int(BoardMeansModel::ColumnCount));
    QCOMPARE(table()->rowCount(), 2);
    QCOMPARE(text(1, BoardMeansModel::Name), "Tabu color random");
    QCOMPARE(text(0, BoardMeansModel::Boards), "5");
    QCOMPARE(text(0, BoardMeansModel::Playouts), "200");
    QCOMPARE(value(1, BoardMeansModel::Mean).toDouble(), means_of(drawn(), 1).mean());
    QCOMPARE(value(1, BoardMeansModel::Deviation).toDouble(), means_of(drawn(), 1).deviation());
    QCOMPARE(value(1, BoardMeansModel::Difference).toDouble(), differences_of(drawn(), 1).mean());
    QVERIFY(text(1, BoardMeansModel::DifferenceInterval).contains(" to "));
    QCOMPARE(text(0, BoardMeansModel::Difference), "–");
    QCOMPARE(text(0, BoardMeansModel::DifferenceInterval), "–");
    QCOMPARE(csvOf(*table()).section('\n', 0, 0),
             "Playouts of,Boards,Playouts,Mean,\"Mean, 95 %, boards like these\",Deviation,Worst,"
             "Best,Difference,\"Difference, 95 %, boards like these\"");
    QCOMPARE(exported("table.csv"), csvOf(*table()));
}

void TestBoardDistributions::singlePolicyHasNoDifference() {
    find<QPushButton>("series1Remove")->click();
    draw("random:1-3/6x6x3");
    QCOMPARE(table()->rowCount(), 1);
    QCOMPARE(text(0, BoardMeansModel::Difference), "–");
    QVERIFY(find<OrderedChart>("boardMeans")->isVisible());
    QVERIFY(!find<OrderedChart>("boardDifferences")->isVisible());
}

void TestBoardDistributions::numbersOfNoBoardAndOfOne() {
    BoardMeansModel model;
    const QAbstractItemModelTester tester(&model);
    BoardDistributions one;
    one.policies = {"random", "tabu-random"};
    one.playouts = 10;
    model.setDistributions({"A", "B"}, one);
    const auto cell = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(cell(0, BoardMeansModel::Boards), "0");
    for (const int column :
         {BoardMeansModel::Mean, BoardMeansModel::Worst, BoardMeansModel::Difference})
        QCOMPARE(cell(1, column), "–");
    one.boards = {{"board", {}}};
    one.scores = {{{10, 4.25, 1, -3, 8}, {10, 6, 2, 1, 9}}};
    model.setDistributions({"A", "B"}, one);
    QCOMPARE(cell(0, BoardMeansModel::Mean), "4.3");
    QCOMPARE(cell(0, BoardMeansModel::Worst), "−3");
    QCOMPARE(cell(1, BoardMeansModel::Difference), "1.8");
    for (const int column : {BoardMeansModel::MeanInterval, BoardMeansModel::Deviation,
                             BoardMeansModel::DifferenceInterval})
        QCOMPARE(cell(1, column), "–"); // one board says nothing of boards like it
    model.setDistributions({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestBoardDistributions::chartHasTheMeansInOrder() {
    draw("random:1-6/6x6x3");
    auto* means = find<OrderedChart>("boardMeans");
    QVERIFY(means->isVisible());
    QVERIFY(find<OrderedChart>("boardDifferences")->isVisible());
    QVERIFY(!find<HistogramChart>("distributionChart")->isVisible());
    QCOMPARE(find<QComboBox>("distributionKind")->currentText(), "Curves");
    for (const std::size_t policy : {0, 1}) {
        std::vector<double> expected;
        for (const auto& scores : drawn().scores)
            expected.push_back(scores[policy].mean);
        std::ranges::sort(expected);
        QVERIFY(means->valuesOf(policy) == expected);
    }
    const auto differences = find<OrderedChart>("boardDifferences")->valuesOf(0);
    QCOMPARE(differences.size(), std::size_t{6});
    QVERIFY(std::ranges::is_sorted(differences));
    const QString said = find<DistributionCharts>("distributionCharts")->accessibleDescription();
    QVERIFY2(said.contains("Random: mean of the boards ") && said.contains(", 95 %: ") &&
                 said.contains("Tabu color random less Random: "),
             qPrintable(said));
}

void TestBoardDistributions::chartTellsTheBoardUnderTheMouse() {
    draw("random:1-3/6x6x3");
    const auto* means = find<OrderedChart>("boardMeans");
    std::size_t lowest = 0;
    for (std::size_t board = 1; board < 3; ++board)
        if (drawn().scores[board][1].mean < drawn().scores[lowest][1].mean)
            lowest = board;
    const auto item = means->itemAt(means->placeOf(1, 0));
    QVERIFY(item);
    QCOMPARE(means->headlineOf(*item),
             QString("Tabu color random, random:%1/6x6x3: %2")
                 .arg(lowest + 1)
                 .arg(QString::number(drawn().scores[lowest][1].mean, 'f', 1).replace('-', "−")));
    QVERIFY(!means->itemAt({0, 0}));
}

void TestBoardDistributions::manyBoardsHaveNoDots() {
    OrderedChart chart;
    chart.resize(400, 300);
    BoardValues many;
    QStringList names;
    for (int board = 0; board < 201; ++board) {
        many.add(static_cast<std::size_t>(board), board);
        names << QString::number(board);
    }
    chart.setValues({{"A", 0, 0}}, {many}, names);
    QCOMPARE(chart.valuesOf(0).size(), std::size_t{201});
    const QImage without = chart.grab().toImage();
    BoardValues fewer;
    for (int board = 0; board < 200; ++board)
        fewer.add(static_cast<std::size_t>(board), board);
    chart.setValues({{"A", 0, 0}}, {fewer}, names);
    QVERIFY(chart.grab().toImage() != without);
    QCOMPARE(chart.headlineOf(199), "A, 199: 199.0");
    chart.setValues({}, {}, {});
    QVERIFY(chart.seriesNames().isEmpty());
}

void TestBoardDistributions::boxesHaveTheMeans() {
    draw("random:1-5/6x6x3");
    find<QComboBox>("distributionKind")->setCurrentText("Boxes");
    auto* boxes = find<BoxChart>("boardMeanBoxes");
    QVERIFY(boxes->isVisible());
    QVERIFY(find<BoxChart>("boardDifferenceBoxes")->isVisible());
    QVERIFY(!find<OrderedChart>("boardMeans")->isVisible());
    std::vector<double> means;
    for (const auto& scores : drawn().scores)
        means.push_back(scores[1].mean);
    QVERIFY(boxes->boxes()[1] == box_of(means));
    const QString note = find<QComboBox>("distributionKind")->toolTip();
    QVERIFY2(note.contains("half of the boards"), qPrintable(note));
    QVERIFY(exported("boxes.svg").contains("half of the boards"));
}

void TestBoardDistributions::stopKeepsTheBoardsThatAllHavePlayed() {
    write("random:1-1000/10x10x3");
    find<QSpinBox>("distributionPlayouts")->setValue(2000);
    m_panel->toggle();
    QCOMPARE(find<QPushButton>("distributionStart")->text(), "Stop");
    QCOMPARE(origin(), "0 of 1000 boards");
    TRY_VERIFY(drawn().boards.size() >= 2);
    QCOMPARE(text(0, BoardMeansModel::Boards), QString::number(drawn().boards.size()));
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    const std::size_t done = drawn().boards.size();
    QVERIFY(done >= 2 && done < 1000);
    for (const auto& scores : drawn().scores)
        for (const ScoreSummary& one : scores)
            QCOMPARE(one.count, std::uint64_t{2000});
    QCOMPARE(origin(), QString("%1 of 1000 boards").arg(done));
    QCOMPARE(find<OrderedChart>("boardMeans")->valuesOf(0).size(), done);
}

void TestBoardDistributions::anotherJobTakesThePlace() {
    draw("random:1-3/6x6x3");
    draw("");
    QVERIFY(drawn().boards.empty());
    QCOMPARE(table()->columnCount(), int(DistributionModel::ColumnCount));
    QVERIFY(find<HistogramChart>("distributionChart")->isVisible());
    QCOMPARE(find<QComboBox>("distributionKind")->currentText(), "Histogram");
    draw("random:1-3/6x6x3");
    QVERIFY(m_runner->histograms().empty());
    QCOMPARE(table()->columnCount(), int(BoardMeansModel::ColumnCount));
    m_runner->clear();
    QVERIFY(m_runner->job().isEmpty() && drawn().boards.empty());
}

void TestBoardDistributions::unknownPolicyIsRefused() {
    const QSignalSpy failed(m_runner.get(), &DistributionRunner::failed);
    DistributionJob job;
    job.boards = {{"standard:1", {standard_board(1), {}}}};
    job.policies = {"random", "randum"};
    job.playouts = 10;
    m_runner->start(job);
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("'randum'"));
    QVERIFY(!m_runner->isRunning());
}

void TestBoardDistributions::singleBoardHasAHistogram() {
    draw("standard:9");
    QVERIFY(!m_runner->job().isOfList());
    QCOMPARE(text(0, DistributionModel::Name), "Random, standard:9");
    QVERIFY(m_runner->job().sources[1].position.board == standard_board(9));
    QVERIFY(find<HistogramChart>("distributionChart")->isVisible());
}

void TestBoardDistributions::boardsOfTheSeriesDoNotCount() {
    auto* board = find<QLineEdit>("series1Text");
    const QString usual = board->toolTip();
    board->setText("no such board");
    auto* error = find<QLabel>("distributionError");
    QVERIFY(!error->isHidden());
    write("standard:1-2");
    QVERIFY(error->isHidden());
    QVERIFY(!board->isEnabled());
    QVERIFY2(board->toolTip().contains("in place of this board"), qPrintable(board->toolTip()));
    find<QPushButton>("seriesAdd")->click();
    QVERIFY(!find<QLineEdit>("series2Text")->isEnabled());
    write("");
    QVERIFY(board->isEnabled());
    QCOMPARE(board->toolTip(), usual);
    QVERIFY(!error->isHidden()); // it counts again
}

void TestBoardDistributions::mistakesAreSaidInPlace_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such board") << "standard:1-21"
                                   << "random"
                                   << "'standard:21' is not a board";
    QTest::newRow("a policy twice") << "standard:1-2"
                                    << "Tabu color random"
                                    << "Each policy plays the boards of the list once, and Tabu "
                                       "color random stands here twice.";
    QTest::newRow("no such policy") << "standard:1-2"
                                    << "randum"
                                    << "'randum' is not a playout policy";
}

void TestBoardDistributions::mistakesAreSaidInPlace() {
    QFETCH(const QString, list);
    QFETCH(const QString, policy);
    QFETCH(const QString, said);
    write(list);
    find<QComboBox>("series0Choice")->setCurrentText(policy);
    auto* error = find<QLabel>("distributionError");
    QVERIFY2(error->text().contains(said), qPrintable(error->text()));
    m_panel->toggle();
    QVERIFY(!m_runner->isRunning());
    QVERIFY(error->isVisible()); // the page with the mistake is shown
    write("standard:1-2");
    find<QComboBox>("series0Choice")->setCurrentText("random");
    QVERIFY(error->isHidden());
}

void TestBoardDistributions::finishedGamesMayDraw() {
    const Color cells[] = {1, 2};
    m_document->newGame({Board(1, 2, 2, cells), {}}, "two");
    QVERIFY(!m_panel->canToggle());
    write("standard:1-2");
    QVERIFY(m_panel->canToggle());
}

void TestBoardDistributions::boardsArePlayedUnderTheRulesOfTheGame() {
    const Rules left{Scoring::clickomania, Gravity::pull_left};
    m_document->newGame({standard_board(5), left}, "5");
    const std::string id = to_board_id({standard_board(6), {Scoring::bubble_breaker}});
    draw("standard:2, id:" + QString::fromStdString(id));
    const auto& boards = m_runner->job().boards;
    QVERIFY(boards[0].start.rules == left);
    QCOMPARE(boards[1].start.rules.scoring, Scoring::bubble_breaker);
    QVERIFY2(origin().startsWith("2 boards, ") && origin().contains("Clickomania"),
             qPrintable(origin()));
    QVERIFY(exported("boards.csv", "boards").contains("standard:2,clickomania,"));
    Rules refilled;
    refilled.refill = Refill{5};
    m_document->newGame({standard_board(5), refilled}, "5");
    draw("standard:2-3");
    QVERIFY(boards[0].start.rules == Rules());
}

void TestBoardDistributions::presetsHaveNoList() {
    write("standard:1-2");
    find<QAction>("presetFigure")->trigger();
    QCOMPARE(find<QLineEdit>("distributionBoards")->text(), "");
    QVERIFY(find<QLabel>("distributionError")->isHidden());
    QVERIFY(find<QLineEdit>("series3Text")->isEnabled());
}

void TestBoardDistributions::setupIsRemembered() {
    QVERIFY(!QSettings().contains("distribution/boards"));
    write("standard:1-2");
    m_panel = std::make_unique<DistributionPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QLineEdit>("distributionBoards")->text(), "standard:1-2");
    QVERIFY(!find<QLineEdit>("series0Text")->isEnabled());
    QCOMPARE(find<QSpinBox>("distributionPlayouts")->toolTip(),
             "Playouts of each policy on each board");
    write("");
    QVERIFY(!QSettings().contains("distribution/boards"));
}

void TestBoardDistributions::menuHasTheFilesThatThereAre() {
    const auto* bins = find<QAction>("distributionBinsCsv");
    const auto* boards = find<QAction>("distributionBoardsCsv");
    QVERIFY(bins->isVisible() && !boards->isVisible());
    draw("random:1-2/6x6x3");
    QVERIFY(!bins->isVisible() && boards->isVisible());
    draw("");
    QVERIFY(bins->isVisible() && !boards->isVisible());
}

void TestBoardDistributions::figureNamesTheList() {
    draw("random:1-3/6x6x3");
    const QString svg = exported("means.svg");
    for (const char* said :
         {"random:1-3/6x6x3", "3 boards", "200 playouts each", "Seed 7", "Rules: Standard",
          "95 % interval", "Mean of playouts on a board", "Difference to Random"})
        QVERIFY2(svg.contains(said), said);
    QVERIFY(!svg.contains("Share of playouts"));
}

void TestBoardDistributions::listOutlivesTheGame() {
    draw("random:1-3/6x6x3");
    m_document->newGame({standard_board(3), {}}, "3");
    QCOMPARE(table()->rowCount(), 2);
    QCOMPARE(origin(), "3 boards");
}

void TestBoardDistributions::hiddenPanelIsRightWhenShown() {
    m_panel->hide();
    write("random:1-3/6x6x3");
    find<QSpinBox>("distributionPlayouts")->setValue(200);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    m_panel->show();
    QCOMPARE(text(0, BoardMeansModel::Boards), "3");
    QCOMPARE(find<OrderedChart>("boardMeans")->valuesOf(1).size(), std::size_t{3});
}

SAMEGAME_TEST(TestBoardDistributions, QApplication)
#include "tst_boarddistributions.moc"
