#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/research/comparisonpanel.h"
#include "app/gui/research/externalquestion.h"
#include "app/gui/session/assistantsettings.h"
#include "engine/base/child_process.h"
#include "engine/formats/board_text.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// External programs in the comparison of solvers: they start only once a person has seen their
/// commands.
class TestExternalPrograms : public QObject, protected PanelFixture<ComparisonPanel> {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void commandIsAnOption();
    void commandHasBlanksAndQuotes();
    void missingCommandIsSaid();
    void programsStartOnceTheyArePermitted();
    void continuedRunsAskForTheirCommand();
    void noOtherWayStartsThem();
    void remarksAreTold();
    void assistantStartsNone();

private:
    void chooseProgram(const QString& command) const;
    ComparisonRequest requestOf(const QString& command) const;
    QPushButton* start() const { return find<QPushButton>("comparisonStart"); }
    ExternalQuestion* question() const {
        auto* question = m_panel->findChild<ExternalQuestion*>();
        return question && question->isVisible() ? question : nullptr;
    }
    void answer(bool isPermitted) const;
    void waitForTheEnd() const { TRY_VERIFY(!m_runner->isRunning()); }

    std::unique_ptr<ComparisonRunner> m_runner;
    std::unique_ptr<QSignalSpy> m_failed;
};

/// A program that answers with this line, of 1004 points on the board of the tests. The number
/// makes it another command, which nobody has permitted yet.
static QString programNumber(int number) {
    return QStringLiteral(": %1; echo '{\"moves\": [[2, 2], [2, 1]]}'").arg(number);
}

void TestExternalPrograms::init() {
    begin();
    m_document->newGame({parse_board_text("121\n121\n").value(), {}}, "");
    m_runner = std::make_unique<ComparisonRunner>();
    m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
    m_failed = std::make_unique<QSignalSpy>(m_panel.get(), &ComparisonPanel::failed);
    show("comparisonTable", {900, 220});
}

void TestExternalPrograms::cleanup() {
    m_panel.reset();
    m_runner.reset();
}

void TestExternalPrograms::chooseProgram(const QString& command) const {
    const auto choose = [&](const char* field, const char* solver) {
        auto* box = find<QComboBox>(field);
        box->setCurrentIndex(box->findData(solver));
    };
    choose("entrant0Choice", "greedy");
    choose("entrant1Choice", "external");
    find<OptionButton>("entrant1Text")->setOptions("command=" + command);
    find<QComboBox>("comparisonUnit")->setCurrentText("seconds");
    find<QDoubleSpinBox>("comparisonAmount")->setValue(20); // both end by themselves
    find<QSpinBox>("comparisonRuns")->setValue(1);
    find<QLineEdit>("comparisonSeed")->setText("5");
}

/// What the setup of chooseProgram asks for.
ComparisonRequest TestExternalPrograms::requestOf(const QString& command) const {
    Budget budget;
    budget.time = Seconds(20);
    ComparisonRequest request;
    request.entrants = {{find_solver("greedy"), {}, budget},
                        {&external_solver(), {{"command", command.toStdString()}}, budget}};
    request.boards = {m_document->start()};
    request.seed = 5;
    return request;
}

void TestExternalPrograms::answer(bool isPermitted) const {
    QVERIFY(question());
    if (isPermitted)
        find<QPushButton>("externalStart")->click();
    else
        question()->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!question());
}

void TestExternalPrograms::commandIsAnOption() {
    const OptionSpec& spec = external_solver().options.front();
    OptionForm form;
    form.setOptions(external_solver().options, {{"command", std::string("one 'two'")}});
    auto* edit = form.findChild<QLineEdit*>("option-" + QString::fromStdString(spec.name));
    QVERIFY(edit);
    QCOMPARE(edit->text(), "one 'two'");
    edit->setText("  three -4 ");
    QCOMPARE(std::get<std::string>(form.values().at("command")), std::string("three -4"));
    form.setOptions(external_solver().options, {{"command", std::string("five")}});
    QCOMPARE(edit->text(), "five");
}

void TestExternalPrograms::commandHasBlanksAndQuotes() {
    const std::string command = "python3  'my solver.py' --level=3 command=no \"x\"";
    const QString text = optionsText(external_solver(), {{"command", command}});
    const auto options = parseOptionsText(external_solver(), text);
    QVERIFY(options);
    QCOMPARE(std::get<std::string>(options->at("command")), command);
    QVERIFY(!parseOptionsText(external_solver(), "level=3 command=x"));
    QVERIFY(parseOptionsText(external_solver(), ""));
    QCOMPARE(solverText(external_solver(), {{"command", std::string("python3 'a b.py'")}}),
             "External program command=python3 'a b.py'");
}

void TestExternalPrograms::missingCommandIsSaid() {
    chooseProgram("");
    start()->click();
    QVERIFY(!question());
    QVERIFY(!m_runner->isRunning());
    QVERIFY(m_runner->results().empty());
}

void TestExternalPrograms::programsStartOnceTheyArePermitted() {
    const QString command = programNumber(1);
    chooseProgram(command);
    start()->click();
    QVERIFY(question());
    QCOMPARE(find<QPlainTextEdit>("externalCommands")->toPlainText(), command);
    answer(false);
    QVERIFY(!m_runner->isRunning());
    QVERIFY(!is_permitted(command.toStdString()));
    start()->click();
    answer(true);
    waitForTheEnd();
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{2});
    for (const Trial& trial : m_runner->results())
        QVERIFY(trial.entrant == 0 || trial.score == 1004);
    start()->click(); // it is known now
    QVERIFY(!question());
    waitForTheEnd();
}

/// A session that ended before the runs were done, or a file with a command.
void TestExternalPrograms::continuedRunsAskForTheirCommand() {
    const QString command = programNumber(2);
    chooseProgram(command);
    m_runner->takeOver(requestOf(command), {}, {});
    m_panel->takeOver({});
    m_panel->toggle();
    QCOMPARE(find<QPlainTextEdit>("externalCommands")->toPlainText(), command);
    answer(true);
    waitForTheEnd();
    QCOMPARE(m_failed->count(), 0);
    QCOMPARE(m_runner->results().size(), std::size_t{2});
}

void TestExternalPrograms::noOtherWayStartsThem() {
    const QString command = programNumber(4);
    ComparisonRunner runner;
    const QSignalSpy failed(&runner, &ComparisonRunner::failed);
    runner.start(requestOf(command));
    TRY_VERIFY(!runner.isRunning());
    TRY_COMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("was not permitted to start"));
    QVERIFY(!is_permitted(command.toStdString()));
}

void TestExternalPrograms::remarksAreTold() {
    chooseProgram("echo nonsense; " + programNumber(3));
    find<QSpinBox>("comparisonRuns")->setValue(3);
    start()->click();
    answer(true);
    waitForTheEnd();
    QCOMPARE(m_runner->results().size(), std::size_t{6});
    QCOMPARE(m_failed->count(), 1); // not for each run
    const QString told = m_failed->front()[0].toString();
    QVERIFY2(told.contains("wrong lines that do not count: 1 of 2"), qPrintable(told));
}

void TestExternalPrograms::assistantStartsNone() {
    QSettings().setValue("assistant/solver", "external");
    QVERIFY(!AssistantSettings::load().solver->is_external);
}

SAMEGAME_TEST(TestExternalPrograms, QApplication)
#include "tst_externalprograms.moc"
