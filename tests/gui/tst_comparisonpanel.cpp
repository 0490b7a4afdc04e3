#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <set>

#include "app/gui/basics/boardlistedit.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/comparisoncharts.h"
#include "app/gui/research/comparisonpanel.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/game/refill.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"
#include "tests/gui/tabs.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The panel that compares solvers.
class TestComparisonPanel : public QObject, protected PanelFixture<ComparisonPanel> {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void solversOfTheRegistryOnThisBoard();
    void boardsAreAList();
    void boardsOfOneListAreMadeOnce();
    void boardsArePlayedUnderTheRulesOfTheGame();
    void optionsAreChosenInAForm();
    void anotherSolverHasItsOwnOptions();
    void mistakesAreSaidInPlace_data();
    void mistakesAreSaidInPlace();
    void nodesAreOfferedIfAllSolversHaveThem();
    void comparisonOutlivesTheGame();
    void progressTellsTheTimeLeft();
    void assistantIsWarnedOf();
    void scoresOfSeveralBoardsAreNotMixed();
    void binsOfNoRunAreAHeading();
    void solversThatCannotPlayAreToldBefore();
    void differencesStandByBoard();
    void readingIsChosenAndRemembered();
    void singleBoardOrRunHasOneReading();
    void statusIsShownWhole_data();
    void statusIsShownWhole();
    void publishedResultStandsBesideStandardBoards();
    void publishedResultsAreOfTheSameRules();
    void publishedMeanIsOfTheRunsDone();
    void setupIsRemembered();
    void onlyWhatWasChosenIsKept();
    void optionsWrittenByHandAreRead();

private:
    void setBudget(const QString& unit, double amount) const;
    void choose(const QString& field, const char* solver) const;
    void enter(const QString& field, const QString& entry) const;
    void compare() const;
    QAbstractItemModel* table() const { return find<QTableView>("comparisonTable")->model(); }
    QString text(int row, int column) const {
        return table()->index(row, column).data().toString();
    }

    std::unique_ptr<ComparisonRunner> m_runner;
};

void TestComparisonPanel::init() {
    begin();
    m_runner = std::make_unique<ComparisonRunner>();
    m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
    show("comparisonTable", {800, 220});
}

void TestComparisonPanel::cleanup() {
    m_panel.reset();
    m_runner.reset();
}

void TestComparisonPanel::setBudget(const QString& unit, double amount) const {
    find<QComboBox>("comparisonUnit")->setCurrentText(unit);
    find<QDoubleSpinBox>("comparisonAmount")->setValue(amount);
}

void TestComparisonPanel::choose(const QString& field, const char* solver) const {
    auto* box = find<QComboBox>(field);
    box->setCurrentIndex(box->findData(solver));
}

/// A text, into whatever holds one.
void TestComparisonPanel::enter(const QString& field, const QString& entry) const {
    if (auto* options = m_panel->findChild<OptionButton*>(field))
        options->setOptions(entry);
    else
        find<QLineEdit>(field)->setText(entry);
}

void TestComparisonPanel::compare() const {
    QTest::mouseClick(find<QPushButton>("comparisonStart"), Qt::LeftButton);
    TRY_COMPARE(find<QPushButton>("comparisonStart")->text(), "Start");
}

void TestComparisonPanel::solversOfTheRegistryOnThisBoard() {
    m_document->newGame({standard_board(5), {}}, "5");
    m_document->play(legal_moves(m_document->board())[0].cell);
    setBudget("playouts", 100);
    find<QSpinBox>("comparisonRuns")->setValue(4);
    compare();
    QCOMPARE(table()->rowCount(), 2);
    QCOMPARE(text(0, ComparisonModel::Name), QString::fromStdString(solver_registry()[0].title));
    QCOMPARE(text(0, ComparisonModel::Runs), "4");
    QCOMPARE(text(1, ComparisonModel::Runs), "4");
    QVERIFY(text(1, ComparisonModel::DifferenceOnTheseBoards).contains("to"));
    QVERIFY(m_runner->request().boards[0].board == standard_board(5)); // from its start
    QVERIFY(find<QLabel>("comparisonStatus")->text().contains('8'));
    QVERIFY(!find<HistogramChart>("comparisonChart")->accessibleDescription().isEmpty());
}

void TestComparisonPanel::boardsAreAList() {
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(1);
    find<QLineEdit>("comparisonBoards")->setText("standard:2-3, random:7");
    compare();
    QCOMPARE(m_runner->request().boards.size(), std::size_t{3});
    QVERIFY(m_runner->request().boards[1].board == standard_board(3));
    QCOMPARE(text(0, ComparisonModel::Runs), "3");
}

void TestComparisonPanel::boardsOfOneListAreMadeOnce() {
    ListedBoards boards;
    QVERIFY(!boards.of("")); // no list at all
    const NamedBoard* const first = boards.of("standard:1-3")->data();
    QCOMPARE(boards.of("standard:1-3")->data(), first);
    QCOMPARE(boards.of("standard:4").value().size(), std::size_t{1});
    QVERIFY(boards.of("standard:4").value()[0].start.board == standard_board(4));
    QVERIFY(!boards.of("standard:99"));
    QVERIFY(!boards.of("standard:99")); // is remembered too
    QCOMPARE(boards.of("standard:1-3").value().size(), std::size_t{3});
}

void TestComparisonPanel::boardsArePlayedUnderTheRulesOfTheGame() {
    const Rules left{Scoring::clickomania, Gravity::pull_left};
    m_document->newGame({standard_board(5), left}, "5");
    const std::string id = to_board_id({standard_board(6), {Scoring::bubble_breaker}});
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(1);
    compare();
    QVERIFY(m_runner->request().boards[0].rules == left);
    QVERIFY(find<QLabel>("comparisonStatus")->text().contains("Clickomania"));
    find<QLineEdit>("comparisonBoards")->setText("standard:2, id:" + QString::fromStdString(id));
    compare();
    QVERIFY(m_runner->request().boards[0].rules == left);
    QCOMPARE(m_runner->request().boards[1].rules.scoring, Scoring::bubble_breaker);
    QVERIFY(find<QLabel>("comparisonStatus")->text().contains("Bubble Breaker"));
    m_document->newGame({standard_board(5), {}}, "5");
    find<QLineEdit>("comparisonBoards")->clear();
    compare();
    QVERIFY(!find<QLabel>("comparisonStatus")->text().contains("Standard"));
}

void TestComparisonPanel::optionsAreChosenInAForm() {
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(1);
    showTab(find<QTabBar>("comparisonPages"), "Setup");
    choose("entrant1Choice", "nested-monte-carlo");
    auto* button = find<OptionButton>("entrant1Text");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    auto* dialog = button->findChild<OptionDialog*>();
    QVERIFY(dialog);
    for (const OptionSpec& spec : find_solver("nested-monte-carlo")->options)
        QVERIFY(dialog->findChild<QWidget*>("option-" + QString::fromStdString(spec.name)));
    dialog->findChild<QDoubleSpinBox*>("option-level")->setValue(1);
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(button->options(), "level=1");
    compare();
    QCOMPARE(m_runner->request().entrants[1].options.at("level"), OptionValue(std::int64_t{1}));
    QVERIFY(text(1, ComparisonModel::Name).endsWith("level=1"));
}

void TestComparisonPanel::anotherSolverHasItsOwnOptions() {
    choose("entrant0Choice", "nested-monte-carlo");
    find<OptionButton>("entrant0Text")->setOptions("level=1");
    choose("entrant0Choice", "sp-mcts");
    QCOMPARE(find<OptionButton>("entrant0Text")->options(), "");
    QVERIFY(find<QLabel>("comparisonError")->isHidden());
}

void TestComparisonPanel::mistakesAreSaidInPlace_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such option") << "entrant0Text"
                                    << "colour=3"
                                    << "'colour'";
    QTest::newRow("no value") << "entrant0Text"
                              << "policy"
                              << "expected key=value";
    QTest::newRow("no such policy") << "entrant0Text"
                                    << "policy=best"
                                    << "best";
    QTest::newRow("no such board") << "comparisonBoards"
                                   << "standard:1-21"
                                   << "standard:21";
    QTest::newRow("no such seed") << "comparisonSeed"
                                  << "18446744073709551616"
                                  << "18446744073709551615";
}

void TestComparisonPanel::mistakesAreSaidInPlace() {
    QFETCH(const QString, field);
    QFETCH(const QString, entry);
    QFETCH(const QString, said);
    auto* error = find<QLabel>("comparisonError");
    QVERIFY(error->isHidden());
    enter(field, entry);
    QVERIFY2(error->text().contains(said), qPrintable(error->text()));
    m_panel->toggle();
    QVERIFY(!m_runner->isRunning());
    QVERIFY(error->isVisible());
    enter(field, {});
    QVERIFY(error->isHidden());
}

void TestComparisonPanel::nodesAreOfferedIfAllSolversHaveThem() {
    auto* unit = find<QComboBox>("comparisonUnit");
    QVERIFY(unit->findText("playouts") >= 0);
    QCOMPARE(unit->findText("nodes"), -1);
    for (const char* name : {"entrant0Choice", "entrant1Choice"})
        choose(name, "sp-mcts");
    QVERIFY(unit->findText("nodes") >= 0);
    setBudget("nodes", 300);
    choose("entrant0Choice", "nested-monte-carlo");
    QCOMPARE(unit->currentText(), "seconds");
}

void TestComparisonPanel::comparisonOutlivesTheGame() {
    setBudget("playouts", 20);
    compare();
    m_document->newGame({standard_board(2), {}}, "2");
    QCOMPARE(text(0, ComparisonModel::Runs), "10");
}

void TestComparisonPanel::progressTellsTheTimeLeft() {
    setBudget("seconds", 0.3);
    find<QSpinBox>("comparisonRuns")->setValue(100);
    m_panel->toggle();
    QCOMPARE(find<QPushButton>("comparisonStart")->text(), "Stop");
    auto* progress = find<QProgressBar>("comparisonProgress");
    QCOMPARE(progress->maximum(), 200);
    QVERIFY2(find<QLabel>("comparisonStatus")->text().contains(" left"),
             qPrintable(find<QLabel>("comparisonStatus")->text()));
    TRY_VERIFY(progress->value() > 0);
    m_panel->toggle();
    TRY_VERIFY(!m_runner->isRunning());
    QVERIFY(!m_runner->results().empty());
    QVERIFY(m_runner->results().size() < 200);
}

void TestComparisonPanel::assistantIsWarnedOf() {
    showTab(find<QTabBar>("comparisonPages"), "Setup");
    QVERIFY(find<QLabel>("comparisonWarning")->isVisible());
}

void TestComparisonPanel::scoresOfSeveralBoardsAreNotMixed() {
    auto* histogram = find<HistogramChart>("comparisonChart");
    auto* means = find<IntervalChart>("comparisonMeans");
    auto* differences = find<IntervalChart>("comparisonDifferences");
    const auto shown = [&] {
        return QList<bool>{histogram->isVisible(), means->isVisible(), differences->isVisible()};
    };
    QCOMPARE(shown(), (QList<bool>{true, false, false}));
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-3");
    compare();
    QCOMPARE(shown(), (QList<bool>{false, true, true}));
    QVERIFY(histogram->accessibleDescription().isEmpty());
    QCOMPARE(means->series().size(), std::size_t{2});
    for (int row = 0; row < 2; ++row) {
        const IntervalSeries& series = means->series()[std::size_t(row)];
        QCOMPARE(series.marks.size(), std::size_t{1});
        QCOMPARE(series.name, text(row, ComparisonModel::Name));
        const IntervalMark& mark = series.marks[0];
        QCOMPARE(QString::number(mark.value, 'f', 1),
                 text(row, ComparisonModel::Mean).replace("−", "-"));
        QVERIFY(mark.interval && mark.interval->low < mark.value);
        QVERIFY(means->valueRange().first <= mark.interval->low);
    }
    QVERIFY(find<ComparisonCharts>("comparisonCharts")->accessibleDescription().contains("mean"));
    find<QLineEdit>("comparisonBoards")->setText("standard:1");
    compare();
    QCOMPARE(shown(), (QList<bool>{true, false, false}));
    QVERIFY(!histogram->accessibleDescription().isEmpty());
    QVERIFY(means->series().empty());
}

void TestComparisonPanel::binsOfNoRunAreAHeading() {
    setBudget("seconds", 1000);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-3");
    QTest::mouseClick(find<QPushButton>("comparisonStart"), Qt::LeftButton);
    const QString path = m_folder.filePath("bins.csv");
    QCOMPARE(m_panel->findChild<ChartFrame*>()->fileExport()->write(path, "bins"), QString());
    compare(); // stops it
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString written = QString::fromUtf8(file.readAll());
    QVERIFY2(written.startsWith("board,from,to,"), qPrintable(written));
    QCOMPARE(written.count('\n'), 1);
}

/// What is shown stays.
void TestComparisonPanel::solversThatCannotPlayAreToldBefore() {
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    compare();
    QCOMPARE(m_runner->results().size(), std::size_t{4});
    m_document->newGame(
        new_game(standard_board(5), {Scoring::standard, Gravity::shift, Refill{.seed = 7}}), "5");
    QSignalSpy failed(m_panel.get(), &ComparisonPanel::failed);
    compare();
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains("with refill nobody knows"));
    QCOMPARE(m_runner->results().size(), std::size_t{4});
    QCOMPARE(table()->rowCount(), 2);
}

/// A mark for each board, and one for all of them; the first solver is the line at 0.
void TestComparisonPanel::differencesStandByBoard() {
    auto* differences = find<IntervalChart>("comparisonDifferences");
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-3");
    QTest::mouseClick(find<QPushButton>("entrantAdd"), Qt::LeftButton);
    compare();
    QCOMPARE(differences->reference(), 0.0);
    QCOMPARE(differences->series().size(), std::size_t{2});
    const auto scoreOf = [this](std::size_t entrant, std::size_t board) {
        double sum = 0;
        for (const Trial& result : m_runner->results())
            if (result.entrant == entrant && result.board == board)
                sum += result.score;
        return sum / 2;
    };
    for (const std::size_t i : {1U, 2U}) {
        const auto& marks = differences->series()[i - 1].marks;
        QCOMPARE(marks.size(), std::size_t{4});
        double sum = 0;
        for (const std::size_t board : {0U, 1U, 2U}) {
            QCOMPARE(marks[board].value, scoreOf(i, board) - scoreOf(0, board));
            QVERIFY(!marks[board].interval); // the boards are the sample
            sum += marks[board].value;
        }
        QVERIFY(std::abs(marks[3].value - sum / 3) < 1e-9);
        QVERIFY(marks[3].interval.has_value());
    }
    auto* reading = find<QComboBox>("comparisonReading");
    reading->setFocus();
    QTest::keyClick(reading, Qt::Key_Down);
    for (const IntervalMark& mark : differences->series()[0].marks)
        QVERIFY(mark.interval.has_value()); // each board has further runs
}

void TestComparisonPanel::readingIsChosenAndRemembered() {
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-3");
    compare();
    auto* view = find<QTableView>("comparisonTable");
    const auto isShown = [&](Reading reading) {
        for (const int column : ComparisonModel::columnsOf(reading))
            if (view->isColumnHidden(column))
                return false;
        return true;
    };
    QVERIFY(isShown(Reading::boards_like_these));
    QVERIFY(!isShown(Reading::these_boards));
    for (const Reading reading : {Reading::boards_like_these, Reading::these_boards})
        for (const int column : ComparisonModel::columnsOf(reading))
            QVERIFY(text(1, column).contains(" to "));
    auto* reading = find<QComboBox>("comparisonReading");
    QCOMPARE(reading->currentText(), "95 % for boards like these");
    reading->setFocus();
    QTest::keyClick(reading, Qt::Key_Down);
    QCOMPARE(reading->currentText(), "95 % for these boards");
    QVERIFY(!isShown(Reading::boards_like_these));
    QVERIFY(isShown(Reading::these_boards));
    QVERIFY(csvOf(*table()).contains("Mean, 95 %, boards like these")); // files have both
    m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QComboBox>("comparisonReading")->currentText(), "95 % for these boards");
    reading = find<QComboBox>("comparisonReading");
    QTest::keyClick(reading, Qt::Key_Up);
    QVERIFY(!QSettings().contains("comparison/reading")); // the usual one is not kept
}

void TestComparisonPanel::statusIsShownWhole_data() {
    QTest::addColumn<int>("width");
    for (const int width : {690, 800, 1200}) // the first in a window of 1200
        QTest::addRow("%d", width) << width;
}

/// Where there is room for it in a row of its own; its tool tip has it anyway.
void TestComparisonPanel::statusIsShownWhole() {
    QFETCH(const int, width);
    m_panel->resize(width, 300);
    const auto* status = static_cast<const ElidedLabel*>(find<QLabel>("comparisonStatus"));
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(1);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-20");
    compare();
    QVERIFY2(status->text().contains("one run on each says nothing of others"),
             qPrintable(status->text()));
    TRY_COMPARE(status->shownText(), status->text());
    QVERIFY2(status->toolTip().contains(status->text()), qPrintable(status->toolTip()));
    setBudget("seconds", 1000);
    find<QSpinBox>("comparisonRuns")->setValue(1000);
    find<QPushButton>("comparisonStart")->click();
    TRY_VERIFY(status->text() != QString() || m_runner->progress().time_left);
    QVERIFY(status->toolTip().contains(status->text()));
    m_panel->resize(300, 300);
    settle();
    QVERIFY(status->shownText().size() <= status->text().size());
    m_runner->stop();
}

void TestComparisonPanel::singleBoardOrRunHasOneReading() {
    auto* reading = find<QComboBox>("comparisonReading");
    auto* status = find<QLabel>("comparisonStatus");
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QLineEdit>("comparisonBoards")->setText("standard:1");
    compare();
    QCOMPARE(reading->currentText(), "95 % for these boards");
    QVERIFY2(status->text().contains("one board says nothing of others"),
             qPrintable(status->text()));
    QCOMPARE(text(0, ComparisonModel::MeanOfBoardsLikeThese), "–");
    QVERIFY(text(0, ComparisonModel::MeanOfTheseBoards).contains(" to "));
    QVERIFY(!reading->isVisible()); // there is nothing else to choose

    find<QSpinBox>("comparisonRuns")->setValue(1);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-3");
    compare();
    QCOMPARE(reading->currentText(), "95 % for boards like these");
    QVERIFY2(status->text().contains("one run on each says nothing of others"),
             qPrintable(status->text()));
    QCOMPARE(text(0, ComparisonModel::MeanOfTheseBoards), "–");

    find<QLineEdit>("comparisonBoards")->setText("standard:1");
    compare();
    QVERIFY(!reading->isVisible());
    QVERIFY(status->text().contains("one run has no interval"));
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-2");
    compare();
    QVERIFY(reading->isVisible());
    QVERIFY2(!status->text().contains("nothing"), qPrintable(status->text()));
}

void TestComparisonPanel::publishedResultStandsBesideStandardBoards() {
    auto* button = find<QToolButton>("comparisonPublished");
    auto* chart = find<IntervalChart>("comparisonMeans");
    QVERIFY(button->isHidden());
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(1);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-2");
    compare();
    QVERIFY(!button->isHidden());
    QCOMPARE(table()->rowCount(), 2); // none is chosen
    const PublishedResult* mc = find_published("mc-rws-2009");
    auto* choice = find<QAction>("published-mc-rws-2009");
    QVERIFY2(choice->toolTip().contains("at most 2 hours a board"), qPrintable(choice->toolTip()));
    choice->trigger();
    QCOMPARE(table()->rowCount(), 3);
    QCOMPARE(text(2, ComparisonModel::Name), "MC-RWS, 2009");
    QCOMPARE(text(2, ComparisonModel::Mean),
             QString::number((mc->scores[0] + mc->scores[1]) / 2.0, 'f', 1));
    QCOMPARE(text(2, ComparisonModel::Runs), "–");
    QVERIFY(csvOf(*table()).contains("\"MC-RWS, 2009\",,"));
    QCOMPARE(chart->reference(), (mc->scores[0] + mc->scores[1]) / 2.0);
    QVERIFY(chart->valueRange().second >= *chart->reference());

    find<QLineEdit>("comparisonBoards")->setText("standard:1-2, random:7");
    compare();
    QVERIFY(button->isHidden());
    QCOMPARE(table()->rowCount(), 2);
    find<QLineEdit>("comparisonBoards")->setText("standard:5");
    compare();
    QCOMPARE(table()->rowCount(), 3); // the choice is remembered
    QCOMPARE(text(2, ComparisonModel::Mean), QString::number(mc->scores[4], 'f', 1));
    find<QAction>("published-none")->trigger();
    QCOMPARE(table()->rowCount(), 2);
}

void TestComparisonPanel::publishedResultsAreOfTheSameRules() {
    const auto offered = [](const Rules& rules) {
        const std::vector<Position> boards = {{standard_board(1), rules}};
        const PublishedBoards published(boards);
        std::set<std::string> ids;
        for (const PublishedResult* result : published.results())
            ids.insert(result->id);
        return ids;
    };
    const auto standard = offered({});
    QVERIFY(standard.contains("sp-mcts-3-2011"));
    QVERIFY(!standard.contains("dist-nrpa-5-2017"));
    QVERIFY(!standard.contains("hgsts-2010"));         // under rules that nobody knows
    QVERIFY(!standard.contains("ida-star-2008"));      // the points of moves alone
    QVERIFY(!standard.contains("sp-mcts-figure2-10")); // of other boards
    QVERIFY(offered({Scoring::no_penalty}).contains("dist-nrpa-5-2017"));
    QVERIFY(!offered({Scoring::no_penalty}).contains("sp-mcts-3-2011"));
    QVERIFY(offered({Scoring::clickomania}).empty());
    QVERIFY(offered({Scoring::standard, Gravity::pull_left}).empty());
    QVERIFY(PublishedBoards().results().empty());
}

void TestComparisonPanel::publishedMeanIsOfTheRunsDone() {
    const std::vector<Position> boards = {{standard_board(2), {}}, {standard_board(1), {}}};
    const PublishedBoards published(boards);
    const PublishedResult& result = *published.results().front();
    const double first = result.scores[1];
    const double second = result.scores[0];
    QCOMPARE(published.mean(result, {}), (first + second) / 2);
    std::vector<Trial> runs(3);
    QCOMPARE(published.mean(result, runs), first);
    runs[2].board = 1;
    QCOMPARE(published.mean(result, runs), (first + second) / 2); // each board counts once
}

void TestComparisonPanel::setupIsRemembered() {
    setBudget("playouts", 777);
    find<QSpinBox>("comparisonRuns")->setValue(7);
    find<QLineEdit>("comparisonBoards")->setText("standard:1-20");
    find<QLineEdit>("comparisonSeed")->setText("42");
    find<QSpinBox>("comparisonThreads")->setValue(3);
    QTest::mouseClick(find<QPushButton>("entrantAdd"), Qt::LeftButton);
    choose("entrant2Choice", "nested-monte-carlo");
    find<OptionButton>("entrant2Text")->setOptions("level=3");
    m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
    QCOMPARE(find<QDoubleSpinBox>("comparisonAmount")->value(), 777.0);
    QCOMPARE(find<QComboBox>("comparisonUnit")->currentText(), "playouts");
    QCOMPARE(find<QSpinBox>("comparisonRuns")->value(), 7);
    QCOMPARE(find<QLineEdit>("comparisonBoards")->text(), "standard:1-20");
    QCOMPARE(find<QLineEdit>("comparisonSeed")->text(), "42");
    QCOMPARE(find<QSpinBox>("comparisonThreads")->value(), 3);
    QCOMPARE(find<QComboBox>("entrant2Choice")->currentData().toString(), "nested-monte-carlo");
    QCOMPARE(find<OptionButton>("entrant2Text")->options(), "level=3");
}

void TestComparisonPanel::onlyWhatWasChosenIsKept() {
    const auto kept = [] {
        QSettings settings;
        settings.beginGroup("comparison");
        QStringList keys = settings.allKeys();
        keys.removeOne("page"); // which part is shown, not how it is compared
        return keys;
    };
    QCOMPARE(kept(), QStringList());
    find<QSpinBox>("comparisonRuns")->setValue(7);
    QCOMPARE(kept(), QStringList{"runs"});
    setBudget("playouts", 777);
    QCOMPARE(kept(), (QStringList{"amount", "runs", "unit"}));
    setBudget("seconds", 2);
    find<QSpinBox>("comparisonRuns")->setValue(10);
    QCOMPARE(kept(), QStringList());
}

/// Earlier versions had a line for them, and left what stood in it.
void TestComparisonPanel::optionsWrittenByHandAreRead() {
    {
        QSettings settings;
        settings.beginWriteArray("comparison/contestants", 3);
        const std::pair<const char*, const char*> rows[] = {
            {"nested-monte-carlo", "policy=random   level=3"}, {"oracle", ""}, {"sp-mcts", "x=1"}};
        for (int i = 0; i < 3; ++i) {
            settings.setArrayIndex(i);
            settings.setValue("solver", rows[i].first);
            settings.setValue("options", rows[i].second);
        }
    }
    m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
    m_panel->show();
    auto* known = find<OptionButton>("entrant0Text");
    QCOMPARE(known->options(), "policy=random   level=3");
    auto* unknown = find<OptionButton>("entrant1Text");
    QVERIFY(find<QLabel>("comparisonError")->text().contains("'x'"));
    unknown->click();
    unknown->findChild<OptionDialog*>()->accept(); // the form knows nothing of x
    QCOMPARE(unknown->options(), "");
    QVERIFY(find<QLabel>("comparisonError")->isHidden());
    known->click();
    auto* dialog = known->findChild<OptionDialog*>();
    QCOMPARE(dialog->findChild<QDoubleSpinBox*>("option-level")->value(), 3.0);
    QCOMPARE(dialog->findChild<QComboBox*>("option-policy")->currentText(), "Random");
    setBudget("playouts", 20);
    find<QSpinBox>("comparisonRuns")->setValue(1);
    dialog->reject();
    compare();
    QCOMPARE(m_runner->request().entrants[0].options.at("level"), OptionValue(std::int64_t{3}));
}

SAMEGAME_TEST(TestComparisonPanel, QApplication)
#include "tst_comparisonpanel.moc"
