#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include "app/forms/budgetform.h"
#include "app/forms/optionbutton.h"
#include "app/forms/optiondialog.h"
#include "app/forms/seededit.h"
#include "app/texts/engineerrors.h"
#include "app/texts/solvertext.h"
#include "engine/solvers/solver_registry.h"

using namespace samegame;

/// The forms that several panels and dialogs use, each by itself.
class TestForms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void seedsAreWholeNumbersOf64Bits_data();
    void seedsAreWholeNumbersOf64Bits();
    void onlyDigitsCanBeTyped();
    void emptySeedIsRandomWhereThatIsMeant();
    void shownSeedIsTheValue();
    void unitsMeanSomethingToAllSolvers();
    void amountsOfUnitsAreKeptApart();
    void budgetIsSetSilently();
    void buttonShowsWhatDiffers();
    void eachSolverHasItsOptionsBack();
    void dialogChangesOptionsWhenAccepted();
    void optionsBesideAPresetAreReadAgain();

private:
    static QString sentenceOf(const SeedEdit& edit) {
        const auto error = edit.error();
        return error ? errorText(*error) : QString();
    }
    static SolverEntry solver(bool hasPlayouts, bool hasNodes) {
        SolverEntry entry;
        entry.has_playouts = hasPlayouts;
        entry.has_nodes = hasNodes;
        return entry;
    }
    static QStringList unitsOf(const BudgetForm& form) {
        const auto* box = form.findChild<QComboBox*>("testUnit");
        QStringList units;
        for (int i = 0; i < box->count(); ++i)
            units << box->itemText(i);
        return units;
    }
};

void TestForms::seedsAreWholeNumbersOf64Bits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isSeed");
    QTest::newRow("zero") << "0" << true;
    QTest::newRow("small") << "42" << true;
    QTest::newRow("largest") << "18446744073709551615" << true;
    QTest::newRow("one more") << "18446744073709551616" << false;
    QTest::newRow("twenty nines") << "99999999999999999999" << false;
    QTest::newRow("no number") << "seed" << false; // from settings
}

void TestForms::seedsAreWholeNumbersOf64Bits() {
    QFETCH(const QString, text);
    QFETCH(const bool, isSeed);
    SeedEdit edit("seed");
    auto* sign = edit.findChild<QAction*>("seedSign");
    edit.setText(text);
    QCOMPARE(edit.value().has_value(), isSeed);
    QCOMPARE(sentenceOf(edit).isEmpty(), isSeed);
    QCOMPARE(sign->isVisible(), !isSeed);
    QCOMPARE(sign->toolTip(), sentenceOf(edit));
    QCOMPARE(edit.accessibleDescription(), sentenceOf(edit));
    if (isSeed)
        QCOMPARE(QString::number(edit.valueOrRandom()), text);
    else
        QVERIFY2(sentenceOf(edit).contains("18446744073709551615"), qPrintable(sentenceOf(edit)));
    edit.setText("1");
    QVERIFY(sentenceOf(edit).isEmpty());
    QVERIFY(!sign->isVisible());
}

void TestForms::onlyDigitsCanBeTyped() {
    SeedEdit edit("seed");
    QTest::keyClicks(&edit, "-1a2.3 e4");
    QCOMPARE(edit.text(), "1234");
}

void TestForms::emptySeedIsRandomWhereThatIsMeant() {
    SeedEdit random("seed");
    QVERIFY(!random.value());
    QVERIFY(sentenceOf(random).isEmpty());
    QCOMPARE(random.placeholderText(), "random");
    QVERIFY(random.valueOrRandom() != random.valueOrRandom());
    SeedEdit needed("seed", SeedEdit::Empty::Mistake);
    QVERIFY(!sentenceOf(needed).isEmpty());
    QVERIFY(needed.placeholderText().isEmpty());
}

void TestForms::shownSeedIsTheValue() {
    SeedEdit edit("seed");
    edit.setValue(~std::uint64_t{0});
    QCOMPARE(edit.text(), "18446744073709551615");
    QCOMPARE(edit.value(), std::optional(~std::uint64_t{0}));
    edit.setValue({});
    QCOMPARE(edit.text(), "");
    QVERIFY(!edit.accessibleName().isEmpty());
}

void TestForms::unitsMeanSomethingToAllSolvers() {
    const SolverEntry both = solver(true, true);
    const SolverEntry playouts = solver(true, false);
    const SolverEntry nodes = solver(false, true);
    BudgetForm form("test", {Seconds(1), 2, 3}, BudgetForm::Endless::Refused);
    form.setSolvers({&both, &both});
    QCOMPARE(unitsOf(form), QStringList({"seconds", "playouts", "nodes"}));
    form.setSolvers({&both, &playouts});
    QCOMPARE(unitsOf(form), QStringList({"seconds", "playouts"}));
    form.setSolvers({&playouts, &nodes});
    QCOMPARE(unitsOf(form), QStringList({"seconds"}));
    BudgetForm endless("test", {Seconds(1), 2, 3}, BudgetForm::Endless::Offered);
    endless.setSolvers({&nodes});
    QCOMPARE(unitsOf(endless), QStringList({"seconds", "nodes", "until stopped"}));
}

void TestForms::amountsOfUnitsAreKeptApart() {
    BudgetForm form("test", {Seconds(1.5), 20, 300}, BudgetForm::Endless::Offered);
    QSignalSpy changed(&form, &BudgetForm::budgetChanged);
    auto* unit = form.findChild<QComboBox*>("testUnit");
    QCOMPARE(form.budget(), (Budget{Seconds(1.5), {}, {}}));
    unit->setCurrentText("nodes");
    QCOMPARE(form.budget(), (Budget{{}, {}, 300}));
    form.findChild<QDoubleSpinBox*>("testAmount")->setValue(400);
    unit->setCurrentText("until stopped");
    QCOMPARE(form.budget(), Budget());
    unit->setCurrentText("playouts");
    QCOMPARE(form.budget(), (Budget{{}, 20, {}}));
    unit->setCurrentText("nodes");
    QCOMPARE(form.budget(), (Budget{{}, {}, 400}));
    QCOMPARE(changed.count(), 5);
}

void TestForms::budgetIsSetSilently() {
    const SolverEntry nodes = solver(false, true);
    BudgetForm form("test", {Seconds(1), 2, 3}, BudgetForm::Endless::Offered);
    QSignalSpy changed(&form, &BudgetForm::budgetChanged);
    for (const Budget& budget : {Budget{{}, 1'000'000'000'000, {}}, Budget{{}, {}, 7},
                                 Budget{Seconds(0.3), {}, {}}, Budget()}) {
        form.setBudget(budget);
        QCOMPARE(form.budget(), budget);
    }
    form.setBudget({{}, 5, {}});
    form.setSolvers({&nodes});
    QCOMPARE(form.budget(), (Budget{Seconds(0.3), {}, {}}));
    QCOMPARE(changed.count(), 0);
}

void TestForms::buttonShowsWhatDiffers() {
    const QString options = "c=0.5 w=0.25 policy=tabu-random:epsilon=0.125";
    OptionButton button;
    button.setSolver(find_solver("sp-mcts"));
    button.resize(600, button.sizeHint().height());
    button.show();
    QCOMPARE(button.text(), "default options");
    QSignalSpy changed(&button, &OptionButton::optionsChanged);
    button.setOptions(options);
    const QString shown = "c=0.5 w=0.25 policy=Tabu random epsilon=0.125";
    QCOMPARE(button.text(), shown);
    QCOMPARE(changed.count(), 1);
    button.resize(button.minimumWidth(), button.height());
    QVERIFY2(button.text().endsWith("…"), qPrintable(button.text()));
    QCOMPARE(button.options(), options);
    QCOMPARE(button.toolTip(), shown);
    QCOMPARE(button.accessibleDescription(), shown);
}

void TestForms::eachSolverHasItsOptionsBack() {
    OptionButton button;
    button.setSolver(find_solver("sp-mcts"));
    button.setOptions("c=0.5");
    button.setSolver(find_solver("nested-monte-carlo"));
    QCOMPARE(button.options(), "");
    button.setSolver(find_solver("sp-mcts"));
    QCOMPARE(button.options(), "c=0.5");
}

void TestForms::dialogChangesOptionsWhenAccepted() {
    OptionButton button;
    button.setSolver(find_solver("sp-mcts"));
    button.show();
    const auto edit = [&](double c, int result) {
        button.click();
        auto* dialog = button.findChild<OptionDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* defaults = dialog->findChild<QPushButton*>("defaultsButton");
        QCOMPARE(defaults->isEnabled(), !button.options().isEmpty());
        dialog->findChild<QDoubleSpinBox*>("option-c")->setValue(c);
        QVERIFY(defaults->isEnabled());
        dialog->done(result);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!button.findChild<OptionDialog*>());
    };
    edit(0.75, QDialog::Rejected);
    QCOMPARE(button.options(), "");
    edit(0.75, QDialog::Accepted);
    QCOMPARE(button.options(), "c=0.75");
    button.click();
    auto* dialog = button.findChild<OptionDialog*>();
    QCOMPARE(dialog->findChild<QDoubleSpinBox*>("option-c")->value(), 0.75);
    dialog->findChild<QPushButton*>("defaultsButton")->click();
    dialog->accept();
    QCOMPARE(button.options(), "");
}

/// Also an option that is set back to its default although the preset implies another value.
void TestForms::optionsBesideAPresetAreReadAgain() {
    const SolverEntry& entry = *find_solver("sp-mcts");
    const OptionValues defaults = default_options(entry.options);
    OptionValues options =
        complete_options(entry.options, {{"preset", std::string("cem-per-move-program")}});
    QVERIFY(options.at("c") != defaults.at("c"));
    QCOMPARE(optionsText(entry, options), "preset=cem-per-move-program");
    options["c"] = defaults.at("c");
    options["d"] = 17.0;
    const QString text = optionsText(entry, options);
    QVERIFY2(text.contains("d=17"), qPrintable(text));
    QVERIFY(parseOptionsText(entry, text).value() == options);
    QCOMPARE(optionsText(entry, defaults), "");
}

QTEST_MAIN(TestForms)
#include "tst_forms.moc"
