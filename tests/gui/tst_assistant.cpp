#include <QElapsedTimer>
#include <QLineEdit>
#include <QMessageBox>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "app/analysis/assistant.h"
#include "app/analysis/bestline.h"
#include "app/analysis/searchrunner.h"
#include "engine/game/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/windowfixture.h"

using namespace samegame;

/// The assistant: on and off, what it searches, and its settings.
class TestAssistant : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void assistantFollowsThePosition();
    void staysOnWhenItsBudgetIsSpent();
    void undoShowsAFinishedResultWithoutSearching();
    void otherSettingsSearchAnew();
    void startSearchesAnew();
    void knownResultStaysUntilAsMuchIsKnown();
    void waitsOnAFinishedGame();
    void stopIsFeltAtOnce();
    void resultsComeBackOnUndo();
    void everySolverHasItsForm();
    void playoutBudgetIsKept();
    void settingsAreRemembered();
    void unknownSettingsFallBack_data();
    void unknownSettingsFallBack();
    void optionsOfEachSolverAreKeptApart();
    void defaultsButtonRestoresOptions();
    void tooLargeSeedIsRefused();
    void refusedPolicyIsExplained();
    void triedCandidatesAreFoundByRank();

private:
    /// An assistant without a window.
    struct Parts {
        GameDocument document;
        SearchRunner runner;
        BestLine bestLine{&document};
        Assistant assistant{&document, &runner, &bestLine};

        explicit Parts(std::uint64_t playouts) {
            AssistantSettings settings = AssistantSettings::defaults();
            settings.budget = {};
            settings.budget.playouts = playouts;
            assistant.setSettings(settings);
        }
    };
    static constexpr auto off = Assistant::State::Off;
    static constexpr auto searching = Assistant::State::Searching;
    static constexpr auto done = Assistant::State::Done;

    template <class T>
    T* option(const char* name) const {
        return find<T>((std::string("option-") + name).c_str());
    }
    void chooseSolver(const char* name) const {
        auto* solver = find<QComboBox>("solver");
        choose(solver, solver->findData(QString(name)));
    }
};

void TestAssistant::assistantFollowsThePosition() {
    setBudget("until stopped", 0);
    QCOMPARE(assistantState(), "Off");
    action("startStop")->trigger();
    QCOMPARE(assistantState(), "Searching…");
    QTRY_VERIFY(candidates()->model()->rowCount() > 0);
    click(legal_moves(document()->board())[0]);
    QVERIFY(isAssistantOn());
    const auto moves = static_cast<int>(legal_moves(document()->board()).size());
    QTRY_COMPARE(candidates()->model()->rowCount(), moves);
    QCOMPARE(assistantState(), "Searching…");
    action("startStop")->trigger();
    QVERIFY(!isAssistantOn());
    QCOMPARE(assistantState(), "Off");
    QCOMPARE(candidates()->model()->rowCount(), moves);
}

void TestAssistant::staysOnWhenItsBudgetIsSpent() {
    setBudget("playouts", 100);
    press<QPushButton>("startButton");
    QTRY_COMPARE(assistantState(), "Done; follows the next move");
    QVERIFY(isAssistantOn());
    click(legal_moves(document()->board())[0]);
    QCOMPARE(assistantState(), "Searching…");
    QTRY_COMPARE(assistantState(), "Done; follows the next move");
    QCOMPARE(find<QLabel>("playoutCount")->text(), "100");
}

void TestAssistant::undoShowsAFinishedResultWithoutSearching() {
    Parts parts(100);
    QSignalSpy started(&parts.runner, &SearchRunner::started);
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QCOMPARE(parts.assistant.state(), searching);
    QTRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(started.count(), 2);
    parts.document.undoStack()->undo();
    QCOMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{100});
    parts.document.undoStack()->redo();
    QCOMPARE(parts.assistant.state(), done);
    QCOMPARE(started.count(), 2);
    QVERIFY(!parts.runner.isRunning());
}

void TestAssistant::otherSettingsSearchAnew() {
    Parts parts(100);
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    AssistantSettings more = parts.assistant.settings();
    more.budget.playouts = 150;
    parts.assistant.setSettings(more);
    QCOMPARE(parts.assistant.state(), searching);
    QTRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{150});
    parts.assistant.stop();
    more.threads = 2;
    parts.assistant.setSettings(more);
    QCOMPARE(parts.assistant.state(), off);
}

void TestAssistant::startSearchesAnew() {
    Parts parts(100);
    QSignalSpy started(&parts.runner, &SearchRunner::started);
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    parts.assistant.stop();
    parts.assistant.start();
    QCOMPARE(started.count(), 2);
    QCOMPARE(parts.assistant.state(), searching);
}

void TestAssistant::knownResultStaysUntilAsMuchIsKnown() {
    Parts parts(400);
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    parts.assistant.stop();
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    AssistantSettings fewer = parts.assistant.settings();
    fewer.budget.playouts = 100;
    parts.assistant.setSettings(fewer);
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    parts.document.undoStack()->undo(); // searched with other settings
    QCOMPARE(parts.assistant.state(), searching);
    QTRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{400});
    parts.document.undoStack()->redo();
    parts.document.undoStack()->undo();
    QCOMPARE(parts.assistant.state(), done); // nothing more to be had with these settings
}

void TestAssistant::waitsOnAFinishedGame() {
    Parts parts(50);
    const Color cells[] = {1, 1, 2};
    parts.document.newGame({Board(1, 3, 2, cells), {}}, "three blocks");
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    parts.document.play({0, 0});
    QVERIFY(parts.document.isFinished());
    QCOMPARE(parts.assistant.state(), done);
    QVERIFY(!parts.assistant.canSearch());
    parts.document.newGame({standard_board(2), {}}, "2");
    QCOMPARE(parts.assistant.state(), searching);
}

void TestAssistant::stopIsFeltAtOnce() {
    Parts parts(1'000'000'000);
    QSignalSpy finished(&parts.runner, &SearchRunner::finished);
    parts.assistant.start();
    QTRY_VERIFY(parts.assistant.result() && parts.assistant.result()->has_line);
    QElapsedTimer timer;
    timer.start();
    parts.assistant.stop();
    QCOMPARE(parts.assistant.state(), off);
    QVERIFY(parts.assistant.result());
    // Generous: sanitizers and a busy machine. The delay itself is measured by a benchmark.
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 2000);
    qInfo("the search ended after %lld ms", timer.elapsed());
    QVERIFY(parts.assistant.result()->has_line);
}

void TestAssistant::resultsComeBackOnUndo() {
    search(200);
    const QString best = find<QLabel>("bestScore")->text();
    click(legal_moves(document()->board())[0]);
    QCOMPARE(candidates()->model()->rowCount(), 0);
    QCOMPARE(find<QLabel>("bestScore")->text(), "–");
    action("undo")->trigger();
    QVERIFY(candidates()->model()->rowCount() > 0);
    QCOMPARE(find<QLabel>("bestScore")->text(), best);
}

void TestAssistant::everySolverHasItsForm() {
    auto* solver = find<QComboBox>("solver");
    press<QToolButton>("optionsButton");
    QCOMPARE(solver->count(), static_cast<int>(solver_registry().size()));
    for (int i = 0; i < solver->count(); ++i) {
        choose(solver, i);
        QCoreApplication::processEvents(); // shows the new form
        const SolverEntry& entry = *find_solver(solver->itemData(i).toString().toStdString());
        for (const OptionSpec& spec : entry.options) {
            auto* editor = option<QWidget>(spec.name.c_str());
            QVERIFY(editor->isVisible());
            QVERIFY(editor->toolTip().contains(text(spec.paper).toHtmlEscaped()));
            QCOMPARE(editor->accessibleDescription(), text(spec.help));
            QCOMPARE(find<QLabel>(("help-" + spec.name).c_str())->text(), text(spec.help));
        }
        auto* units = find<QComboBox>("budgetUnit");
        QCOMPARE(units->findText("nodes") >= 0, entry.has_nodes);
        QCOMPARE(units->findText("playouts") >= 0, entry.has_playouts);
        search(50);
        QCOMPARE(find<QLabel>("playoutCount")->text(), "50");
    }
}

void TestAssistant::playoutBudgetIsKept() {
    setBudget("playouts", 123);
    setBudget("seconds", 4.5);
    auto* units = find<QComboBox>("budgetUnit");
    choose(units, units->findText("playouts"));
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 123.0);
    choose(units, units->findText("seconds"));
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 4.5);
}

void TestAssistant::settingsAreRemembered() {
    chooseSolver("sp-mcts");
    setBudget("nodes", 777);
    find<QSpinBox>("threads")->setValue(3);
    find<QLineEdit>("seed")->setText("18446744073709551615");
    emit find<QLineEdit>("seed")->editingFinished();
    option<QDoubleSpinBox>("c")->setValue(0.75);
    openAgain();
    QCOMPARE(find<QComboBox>("solver")->currentData().toString(), "sp-mcts");
    QCOMPARE(find<QComboBox>("budgetUnit")->currentText(), "nodes");
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 777.0);
    QCOMPARE(find<QSpinBox>("threads")->value(), 3);
    QCOMPARE(find<QLineEdit>("seed")->text(), "18446744073709551615");
    QCOMPARE(option<QDoubleSpinBox>("c")->value(), 0.75);
    QVERIFY(!isAssistantOn());
}

void TestAssistant::unknownSettingsFallBack_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    const AssistantSettings defaults = AssistantSettings::defaults();
    const QString options =
        "assistant/options/" + QString::fromStdString(defaults.solver->name) + "/";
    QTest::newRow("solver") << "assistant/solver" << QVariant("oracle");
    QTest::newRow("policy") << options + "policy" << QVariant("no-such-policy");
    QTest::newRow("option of another solver") << options + "c" << QVariant("1");
    QTest::newRow("level") << options + "level" << QVariant("99");
    QTest::newRow("no number") << options + "level" << QVariant("two");
    QTest::newRow("threads") << "assistant/threads" << QVariant(0);
    QTest::newRow("too many threads") << "assistant/threads" << QVariant(100'000);
    QTest::newRow("unit") << "assistant/budget-unit" << QVariant("years");
    QTest::newRow("nodes without a tree") << "assistant/budget-unit" << QVariant("nodes");
    QTest::newRow("amount") << "assistant/budget" << QVariant(-3);
    QTest::newRow("no amount") << "assistant/budget" << QVariant("nan");
    QTest::newRow("seed") << "assistant/seed" << QVariant("-1");
}

void TestAssistant::unknownSettingsFallBack() {
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QSettings().clear();
    const AssistantSettings defaults = AssistantSettings::defaults();
    defaults.save();
    QVERIFY(AssistantSettings::load() == defaults);
    QSettings().setValue(key, value);
    QVERIFY(AssistantSettings::load() == defaults);
}

void TestAssistant::optionsOfEachSolverAreKeptApart() {
    chooseSolver("sp-mcts");
    option<QDoubleSpinBox>("w")->setValue(0.5);
    chooseSolver("nested-monte-carlo");
    chooseSolver("sp-mcts");
    QCOMPARE(option<QDoubleSpinBox>("w")->value(), 0.5);
}

void TestAssistant::defaultsButtonRestoresOptions() {
    press<QToolButton>("optionsButton");
    chooseSolver("sp-mcts");
    auto* button = find<QPushButton>("defaultsButton");
    QVERIFY(!button->isEnabled());
    const double before = option<QDoubleSpinBox>("c")->value();
    option<QDoubleSpinBox>("c")->setValue(before + 1);
    QVERIFY(button->isEnabled());
    button->click();
    QCOMPARE(option<QDoubleSpinBox>("c")->value(), before);
    QVERIFY(!button->isEnabled());
    QVERIFY(AssistantSettings::load().options == default_options(find_solver("sp-mcts")->options));
}

void TestAssistant::tooLargeSeedIsRefused() {
    auto* seed = find<QLineEdit>("seed");
    seed->setText("99999999999999999999");
    emit seed->editingFinished();
    QCOMPARE(seed->text(), "");
}

void TestAssistant::refusedPolicyIsExplained() {
    auto* policy = option<QComboBox>("policy");
    policy->setEditText("no-such-policy");
    emit policy->lineEdit()->editingFinished();
    press<QPushButton>("startButton");
    QTRY_VERIFY(m_window->findChild<QMessageBox*>("errorBox"));
    QVERIFY(!isAssistantOn());
    QCOMPARE(assistantState(), "Off");
}

void TestAssistant::triedCandidatesAreFoundByRank() {
    Parts parts(300);
    AssistantSettings settings = parts.assistant.settings();
    settings.solver = find_solver("sp-mcts"); // tries every move of the position
    settings.options = default_options(settings.solver->options);
    parts.assistant.setSettings(settings);
    QVERIFY(!parts.assistant.candidateMove(1));
    parts.assistant.start();
    QTRY_COMPARE(parts.assistant.state(), done);
    const auto& known = parts.assistant.result()->candidates;
    QCOMPARE(parts.assistant.candidateMove(1).value(), known[0].move);
    QCOMPARE(parts.assistant.candidateMove(2).value(), known[1].move);
    QVERIFY(!parts.assistant.candidateMove(0));
    QVERIFY(!parts.assistant.candidateMove(1000));
    SearchSnapshot untried = *parts.assistant.result();
    for (Candidate& candidate : untried.candidates)
        candidate.visits = 0;
    parts.assistant.restoreResult(parts.document.start(), untried);
    QVERIFY(!parts.assistant.candidateMove(1));
}

QTEST_MAIN(TestAssistant)
#include "tst_assistant.moc"
