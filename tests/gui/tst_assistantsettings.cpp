#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "app/gui/panels/assistantpanel.h"
#include "app/gui/research/convergencemodel.h"
#include "app/gui/session/assistantsettings.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The assistant's settings: their form, and what is kept of them.
class TestAssistantSettings : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void everySolverHasItsForm();
    void playoutBudgetIsKept();
    void settingsAreRemembered();
    void unknownSettingsFallBack_data();
    void unknownSettingsFallBack();
    void unknownSolverFallsBack();
    void onlyWhatWasChosenIsKept();
    void whatAnotherWindowChoseStays();
    void oldSettingsAreRead();
    void optionsOfEachSolverAreKeptApart();
    void aPresetFillsInTheOtherOptions();
    void defaultsButtonRestoresOptions();
    void tooLargeSeedIsRefused();
    void refusedPolicyIsExplained();
    void saysWhatIsProven();
    void formShowsWhatItIsGiven();
    void aStrengthIsChosenByOneButton();
    void strengthsAreThreeSearches();
    void engineIsFoldedUntilItIsWanted();

private:
    static QStringList textsOf(const QWidget* panel) {
        QStringList texts;
        for (const QLabel* label : panel->findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }
    template <class T>
    T* option(const char* name) const {
        return find<T>((std::string("option-") + name).c_str());
    }
    void chooseSolver(const char* name) const {
        auto* solver = find<QComboBox>("solver");
        choose(solver, solver->findData(QString(name)));
    }
};

void TestAssistantSettings::everySolverHasItsForm() {
    auto* solver = find<QComboBox>("solver");
    press<QToolButton>("optionsButton");
    for (int i = 0; i < solver->count(); ++i) {
        if (!solver->itemData(i).isValid())
            continue; // a heading
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
        if (!entry.has_playouts) {
            searchAndTurnOff("nodes", 50);
            if (find<QLabel>("playoutCount")->text() != "0") // what it counts is named
                QVERIFY(!textsOf(find<QWidget>("assistantPanel")).contains("Playouts"));
            continue;
        }
        searchAndTurnOff(50);
        const auto* runs = find<QTableView>("convergenceTable")->model();
        if (runs->index(0, ConvergenceModel::End).data() == "nothing left to do")
            QVERIFY(find<QLabel>("playoutCount")->text().toInt() < 50);
        else
            QCOMPARE(find<QLabel>("playoutCount")->text(), "50");
    }
}

void TestAssistantSettings::playoutBudgetIsKept() {
    setBudget("playouts", 123);
    setBudget("seconds", 4.5);
    auto* units = find<QComboBox>("budgetUnit");
    choose(units, units->findText("playouts"));
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 123.0);
    choose(units, units->findText("seconds"));
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 4.5);
}

void TestAssistantSettings::settingsAreRemembered() {
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

void TestAssistantSettings::unknownSettingsFallBack_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    const QString options = "assistant/options/nrpa/";
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

void TestAssistantSettings::unknownSettingsFallBack() {
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QSettings().clear();
    AssistantSettings sound = AssistantSettings::defaults();
    sound.solver = find_solver("nrpa");
    sound.options = default_options(sound.solver->options);
    sound.save();
    QVERIFY(AssistantSettings::load() == sound);
    QSettings().setValue("assistant/budget-unit", "seconds"); // as usual, so not kept by itself
    QSettings().setValue("assistant/budget", sound.budget.time->count());
    QSettings().setValue(key, value);
    QVERIFY(AssistantSettings::load() == sound);
}

void TestAssistantSettings::unknownSolverFallsBack() {
    QSettings().setValue("assistant/solver", "oracle");
    QVERIFY(AssistantSettings::load() == AssistantSettings::defaults());
}

void TestAssistantSettings::onlyWhatWasChosenIsKept() {
    const auto kept = [] {
        QSettings settings;
        settings.beginGroup("assistant");
        return settings.allKeys();
    };
    QSettings().clear();
    AssistantSettings settings = AssistantSettings::defaults();
    settings.save();
    QCOMPARE(kept(), QStringList());
    settings.solver = find_solver("sp-mcts");
    settings.options = default_options(settings.solver->options);
    settings.options["w"] = 0.25;
    settings.save();
    QCOMPARE(kept(), (QStringList{"options/sp-mcts/w", "solver"}));
    QVERIFY(AssistantSettings::load() == settings);
    settings.options = complete_options(settings.solver->options,
                                        {{"preset", std::string("cem-per-move-program")}});
    settings.save(); // and what it implies follows
    QCOMPARE(kept(), (QStringList{"options/sp-mcts/preset", "solver"}));
    QVERIFY(AssistantSettings::load() == settings);
    AssistantSettings::defaults().save(); // the options of the other solver are there still
    QCOMPARE(kept(), QStringList{"options/sp-mcts/preset"});
}

void TestAssistantSettings::whatAnotherWindowChoseStays() {
    QSettings().clear();
    const AssistantSettings before = AssistantSettings::load();
    AssistantSettings other = before;
    other.solver = find_solver("sp-mcts");
    other.options = default_options(other.solver->options);
    other.options["w"] = 0.25;
    other.budget.time = Seconds(3);
    other.save(before);
    AssistantSettings here = before;
    here.seed = 7;
    here.threads = before.threads + 1;
    here.save(before);
    other.seed = here.seed;
    other.threads = here.threads;
    QVERIFY(AssistantSettings::load() == other);
    before.save(here); // chosen back
    other.seed = before.seed;
    other.threads = before.threads;
    QVERIFY(AssistantSettings::load() == other);
}

/// Earlier versions kept every value, as usual or not.
void TestAssistantSettings::oldSettingsAreRead() {
    QSettings().clear();
    AssistantSettings settings = AssistantSettings::defaults();
    settings.solver = find_solver("sp-mcts");
    settings.options = default_options(settings.solver->options);
    settings.options["w"] = 0.25;
    QSettings old;
    old.setValue("assistant/solver", "sp-mcts");
    for (const auto& [name, value] : settings.options)
        old.setValue("assistant/options/sp-mcts/" + QString::fromStdString(name),
                     QString::fromStdString(samegame::to_string(value)));
    old.setValue("assistant/budget-unit", "seconds");
    old.setValue("assistant/budget", settings.budget.time->count());
    old.setValue("assistant/threads", settings.threads);
    old.setValue("assistant/seed", QString());
    QVERIFY(AssistantSettings::load() == settings);
    AssistantSettings::load().save();
    old.sync();
    old.beginGroup("assistant");
    QCOMPARE(old.allKeys(), (QStringList{"options/sp-mcts/w", "solver"}));
}

void TestAssistantSettings::optionsOfEachSolverAreKeptApart() {
    chooseSolver("sp-mcts");
    option<QDoubleSpinBox>("w")->setValue(0.5);
    chooseSolver("nested-monte-carlo");
    chooseSolver("sp-mcts");
    QCOMPARE(option<QDoubleSpinBox>("w")->value(), 0.5);
}

void TestAssistantSettings::aPresetFillsInTheOtherOptions() {
    chooseSolver("sp-mcts");
    auto* presets = option<QComboBox>("preset");
    choose(presets, presets->findText("cem-per-move-program"));
    QCOMPARE(option<QDoubleSpinBox>("c")->value(), 4.31);
    QCOMPARE(option<QDoubleSpinBox>("threshold")->value(), 11.0);
    QCOMPARE(option<QComboBox>("search")->currentText(), "per-move");
    QCOMPARE(option<QComboBox>("policy")->currentText(), "Cell scan chance=0.00007");
    option<QDoubleSpinBox>("c")->setValue(2);
    const OptionValues options = AssistantSettings::load().options;
    QCOMPARE(std::get<std::string>(options.at("preset")), std::string("cem-per-move-program"));
    QCOMPARE(std::get<double>(options.at("c")), 2.0);
    QCOMPARE(std::get<double>(options.at("d")), 96.67);
}

void TestAssistantSettings::defaultsButtonRestoresOptions() {
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

void TestAssistantSettings::tooLargeSeedIsRefused() {
    auto* seed = find<QLineEdit>("seed");
    auto* error = find<QLabel>("seedError");
    QVERIFY(error->isHidden());
    seed->setText("99999999999999999999");
    emit seed->editingFinished();
    QCOMPARE(seed->text(), "");
    QVERIFY(!error->isHidden());
    QVERIFY2(error->text().contains("18446744073709551615"), qPrintable(error->text()));
    seed->setText("9");
    emit seed->editingFinished();
    QCOMPARE(seed->text(), "9");
    QVERIFY(error->isHidden());
}

void TestAssistantSettings::refusedPolicyIsExplained() {
    chooseSolver("nested-monte-carlo");
    auto* policy = option<QComboBox>("policy");
    policy->setEditText("no-such-policy");
    emit policy->lineEdit()->editingFinished();
    press<QPushButton>("startButton");
    TRY_VERIFY(m_window->findChild<QMessageBox*>("errorBox"));
    QVERIFY(!isAssistantOn());
    QCOMPARE(assistantState(), "Off");
}

/// Of the board, and of the position that a move leads to.
void TestAssistantSettings::saysWhatIsProven() {
    const QString optimal = "Done; the best line from here is proven optimal";
    document()->newGame({drawn("11213/22133"), {}}, {});
    chooseSolver("exact");
    setBudget("nodes", 10000);
    press<QPushButton>("startButton");
    TRY_COMPARE(assistantState(), optimal);
    document()->play(legal_moves(document()->board())[0].cell);
    TRY_COMPARE(assistantState(), optimal);

    auto* goal = option<QComboBox>("goal");
    choose(goal, goal->findText("clear"));
    press<QPushButton>("startButton"); // off
    document()->newGame({drawn("11213/22134"), {}}, {});
    press<QPushButton>("startButton");
    TRY_COMPARE(assistantState(), "Done; it is proven that no line clears the board");
}

void TestAssistantSettings::formShowsWhatItIsGiven() {
    AssistantForm form;
    QSignalSpy changed(&form, &AssistantForm::settingsChanged);
    AssistantSettings settings = AssistantSettings::defaults();
    settings.solver = find_solver("sp-mcts");
    settings.options = default_options(settings.solver->options);
    settings.options["w"] = 0.25;
    settings.budget = {};
    settings.budget.nodes = 1234;
    settings.threads = 5;
    settings.seed = 99;
    form.setSettings(settings);
    QVERIFY(form.settings() == settings);
    form.setSettings(AssistantSettings::defaults());
    QVERIFY(form.settings() == AssistantSettings::defaults());
    QCOMPARE(changed.count(), 0);
}

void TestAssistantSettings::aStrengthIsChosenByOneButton() {
    const auto button = [this](int i) {
        return find<QPushButton>(qPrintable(QString("strength%1").arg(i + 1)));
    };
    const auto isChosen = [&](int i) { return button(i)->isChecked(); };
    const auto* explanation = find<QLabel>("strengthExplanation");
    QVERIFY(isChosen(0) && !isChosen(1) && !isChosen(2)); // the defaults are Quick
    QCOMPARE(explanation->text(), explanationOf(Strength::Quick));

    find<QSpinBox>("threads")->setValue(3);
    press<QPushButton>("strength3");
    QVERIFY(!isChosen(0) && isChosen(2));
    QCOMPARE(explanation->text(), explanationOf(Strength::Proof));
    QCOMPARE(find<QComboBox>("solver")->currentData().toString(), "exact");
    QCOMPARE(find<QComboBox>("budgetUnit")->currentText(), "until stopped");
    QCOMPARE(find<QSpinBox>("threads")->value(), 3); // is no matter of strength
    QVERIFY(strengthOf(AssistantSettings::load()) == Strength::Proof);
    openAgain();
    QVERIFY(isChosen(2));

    chooseSolver("sp-mcts");
    QVERIFY(!isChosen(0) && !isChosen(1) && !isChosen(2));
    QVERIFY2(find<QLabel>("strengthExplanation")->text().contains("SP-MCTS"),
             qPrintable(find<QLabel>("strengthExplanation")->text()));
    press<QPushButton>("strength2");
    QVERIFY(isChosen(1));
    press<QPushButton>("strength2"); // once more it stays
    QVERIFY(isChosen(1));
    QCOMPARE(find<QDoubleSpinBox>("budgetAmount")->value(), 60.0);
}

void TestAssistantSettings::strengthsAreThreeSearches() {
    QVERIFY(strengthOf(AssistantSettings::defaults()) == Strength::Quick);
    AssistantSettings settings = AssistantSettings::defaults();
    settings.seed = 7;
    settings.threads = 2;
    for (int i = 0; i < strengthCount; ++i) {
        const auto strength = static_cast<Strength>(i);
        const AssistantSettings strong = withStrength(settings, strength);
        QVERIFY(strengthOf(strong) == strength);
        QVERIFY(strong.seed == settings.seed);
        QCOMPARE(strong.threads, 2);
        QVERIFY(!explanationOf(strength).contains('%'));
        QVERIFY(counts(*strong.solver, unit_of(strong.budget)));
    }
    settings.budget.time = Seconds(11);
    QVERIFY(!strengthOf(settings));
}

void TestAssistantSettings::engineIsFoldedUntilItIsWanted() {
    openAtFirst();
    action("analyzeLayout")->trigger();
    auto* more = find<QToolButton>("moreButton");
    QVERIFY(more->isVisible());
    QVERIFY(find<QPushButton>("strength1")->isVisible());
    for (const char* name : {"solver", "seed", "playoutCount", "optionsButton", "threads"})
        QVERIFY2(!find<QWidget>(name)->isVisible(), name);
    press<QToolButton>("moreButton");
    for (const char* name : {"solver", "seed", "playoutCount", "optionsButton", "threads"})
        QVERIFY2(find<QWidget>(name)->isVisible(), name);
    m_window->close();
    openAgain();
    QVERIFY(find<QWidget>("solver")->isVisible());
}

SAMEGAME_TEST(TestAssistantSettings, QApplication)
#include "tst_assistantsettings.moc"
