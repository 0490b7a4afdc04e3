#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/solverbox.h"
#include "app/gui/panels/assistantpanel.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/randomboardpage.h"
#include "app/gui/research/comparisonsetup.h"
#include "app/gui/research/distributionsetup.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/testsettings.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The forms that several panels and dialogs use, each by itself.
class TestForms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        keepSettingsIn(m_folder);
    }

    void seedsAreWholeNumbersOf64Bits_data();
    void seedsAreWholeNumbersOf64Bits();
    void whatIsNoSeedIsRefusedAloud();
    void typedNumbersAreReadOneWay_data();
    void typedNumbersAreReadOneWay();
    void boxesNeverHoldAnotherNumber_data();
    void boxesNeverHoldAnotherNumber();
    void bothSeparatorsAreTaken();
    void boxGrowsWithItsNumber();
    void emptySeedIsRandomWhereThatIsMeant();
    void shownSeedIsTheValue();
    void everySolverStandsInAGroup();
    void unitsMeanSomethingToAllSolvers();
    void amountsOfUnitsAreKeptApart();
    void budgetIsSetSilently();
    void buttonShowsWhatDiffers();
    void eachSolverHasItsOptionsBack();
    void otherValuesOfASolverKeepItsEditors();
    void dialogChangesOptionsWhenAccepted();
    void optionsBesideAPresetAreReadAgain();
    void whatAnotherWindowChoseStays();

private:
    /// Those with boxes for numbers, each by itself; what the budget counts has a box each.
    static std::vector<std::unique_ptr<QWidget>> everyForm();
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

    QTemporaryDir m_folder;
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

/// A seed that dropped the point of "2.5" would be 25.
void TestForms::whatIsNoSeedIsRefusedAloud() {
    for (const char* text : {"2.5", "2,5", "1,000", "-5", "1e6", "4 2"}) {
        SeedEdit edit("seed");
        QTest::keyClicks(&edit, text);
        QVERIFY2(!edit.value() && !sentenceOf(edit).isEmpty(), text);
    }
    SeedEdit edit("seed");
    QTest::keyClicks(&edit, " 42 ");
    QCOMPARE(edit.value(), std::optional<std::uint64_t>(42));
}

void TestForms::typedNumbersAreReadOneWay_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english"); // empty: refused
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("whole"); // in both languages, where they do not differ
    const auto add = [](const char* text, const char* english, const char* german,
                        const char* whole) {
        QTest::newRow(text) << text << english << german << whole;
    };
    add("5", "5", "5", "5");
    add("0.5", "0.5", "0.5", "");
    add("0,5", "0.5", "0.5", "");
    add("2.5", "2.5", "2.5", "");
    add("2,5", "2.5", "2.5", "");
    add(".5", "0.5", "0.5", "");
    add(",25", "0.25", "0.25", "");
    add("12,3456", "12.3456", "12.3456", "");
    add("0.125", "0.125", "0.125", "");
    add("0,125", "0.125", "0.125", "");
    add("1,000", "1000", "1", "en");
    add("1.000", "1", "1000", "de");
    add("1,000,000", "1000000", "1000000", "1000000");
    add("1.000.000", "1000000", "1000000", "1000000");
    add("1.234,5", "1234.5", "1234.5", "");
    add("1,234.5", "1234.5", "1234.5", "");
    add("1 234,5", "1234.5", "1234.5", "");
    add("12,34,567", "", "", "");
    add("1.2.3", "", "", "");
    add("1 2", "", "", "");
    add("1e6", "", "", "");
    add("5s", "", "", "");
    add("", "", "", "");
    add(".", "", "", "");
    add("-3", "-3", "-3", "-3");
    add("−3", "-3", "-3", "-3");
}

void TestForms::typedNumbersAreReadOneWay() {
    QFETCH(const QString, text);
    QFETCH(const QString, english);
    QFETCH(const QString, german);
    QFETCH(const QString, whole);
    const auto read = [&](const QLocale& locale, bool isWhole) {
        const auto number = typedNumber(text, locale, isWhole);
        return number ? QString::number(*number, 'g', 12) : QString();
    };
    const QLocale en(QLocale::English);
    const QLocale de(QLocale::German);
    QCOMPARE(read(en, false), english);
    QCOMPARE(read(QLocale::c(), false), english);
    QCOMPARE(read(de, false), german);
    QCOMPARE(read(en, true), whole == "en" ? QString("1000") : whole == "de" ? "" : whole);
    QCOMPARE(read(de, true), whole == "de" ? QString("1000") : whole == "en" ? "" : whole);
}

void TestForms::boxesNeverHoldAnotherNumber_data() {
    QTest::addColumn<QLocale>("language");
    QTest::newRow("English") << QLocale(QLocale::English);
    QTest::newRow("German") << QLocale(QLocale::German);
    QTest::newRow("C") << QLocale::c();
}

/// In every box for numbers of the window: what is typed becomes that number, or the box keeps the
/// one that it had.
void TestForms::boxesNeverHoldAnotherNumber() {
    QFETCH(const QLocale, language);
    QLocale::setDefault(language);
    const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    const std::vector<std::unique_ptr<QWidget>> forms = everyForm();
    int boxes = 0;
    for (const auto& form : forms) {
        form->show();
        for (auto* box : form->findChildren<QAbstractSpinBox*>()) {
            if (!box->isEnabled())
                continue;
            ++boxes;
            QVERIFY2(qobject_cast<NumberBox*>(box) || qobject_cast<CountBox*>(box),
                     qPrintable(box->objectName()));
            const auto value = [&] { return box->property("value").toDouble(); };
            for (const char* text : {"0.5", "0,5", "2.5", "2,5", "7.25", "7,25", "1e1", "-2", "12x",
                                     "3", "99999999999999"}) {
                const double before = value();
                box->selectAll();
                QTest::keyClicks(box, text);
                QTest::keyClick(box, Qt::Key_Return);
                const auto meant = typedNumber(text, language, false);
                const QString told = QString("%1: %2 typed as %3, was %4")
                                         .arg(box->objectName())
                                         .arg(value())
                                         .arg(text)
                                         .arg(before);
                QVERIFY2(value() == before || (meant && value() == *meant), qPrintable(told));
                if (meant && *meant == 3 && box->property("maximum").toDouble() >= 3)
                    QVERIFY2(value() == 3 || box->property("minimum").toDouble() > 3,
                             qPrintable(told));
            }
        }
    }
    QVERIFY(boxes > 20);
}

/// Where a real number is asked for, both separators give it.
void TestForms::bothSeparatorsAreTaken() {
    for (const auto language : {QLocale::English, QLocale::German}) {
        QLocale::setDefault(language);
        const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
        BudgetForm form("test", {Seconds(5), 2, 3}, BudgetForm::Endless::Refused);
        auto* amount = form.findChild<QDoubleSpinBox*>("testAmount");
        form.show();
        for (const char* text : {"0.5", "0,5", "2.5", "2,5", "0,25"}) {
            amount->selectAll();
            QTest::keyClicks(amount, text);
            QTest::keyClick(amount, Qt::Key_Return);
            const double typed = QString(text).replace(',', '.').toDouble();
            QCOMPARE(form.budget(), (Budget{Seconds(typed), {}, {}}));
            QCOMPARE(amount->text(), QLocale().toString(typed));
        }
    }
}

/// Any amount that a box can hold is seen whole, however narrow its form.
void TestForms::boxGrowsWithItsNumber() {
    NumberBox box;
    box.setGroupSeparatorShown(true);
    box.setRange(-1e12, 1e12);
    box.setDecimals(0);
    box.setUsualText("0,000");
    box.setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    const int usual = box.minimumSizeHint().width();
    box.setValue(1000);
    QCOMPARE(box.minimumSizeHint().width(), usual);
    box.setValue(-1e12);
    QVERIFY(box.minimumSizeHint().width() > usual);
    box.resize(box.minimumSizeHint());
    box.show();
    const auto* line = box.findChild<QLineEdit*>();
    QVERIFY(line->width() >= line->fontMetrics().horizontalAdvance(line->text()));
    QVERIFY(line->text().startsWith(QChar(0x2212)));
}

std::vector<std::unique_ptr<QWidget>> TestForms::everyForm() {
    std::vector<std::unique_ptr<QWidget>> forms;
    const Budget amounts{Seconds(5), 7, 9};
    for (const Budget& budget :
         {Budget{Seconds(5), {}, {}}, Budget{{}, 7, {}}, Budget{{}, {}, 9}}) {
        auto form = std::make_unique<BudgetForm>("test", amounts, BudgetForm::Endless::Offered);
        form->setBudget(budget);
        forms.push_back(std::move(form));
    }
    for (const SolverEntry& entry : solver_registry()) {
        auto form = std::make_unique<OptionForm>();
        form->setOptions(entry.options, default_options(entry.options));
        forms.push_back(std::move(form));
    }
    forms.push_back(std::make_unique<ComparisonSetup>());
    forms.push_back(std::make_unique<DistributionSetup>());
    forms.push_back(std::make_unique<AssistantForm>());
    forms.push_back(std::make_unique<RandomBoardPage>(RandomBoard{}));
    forms.push_back(std::make_unique<BoardEditor>(Position{standard_board(1), {}}, "A"));
    return forms;
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

/// Once, with a line on it, below a heading that cannot be chosen.
void TestForms::everySolverStandsInAGroup() {
    QComboBox box;
    fillSolvers(&box);
    QVERIFY(!box.itemData(0).isValid());
    QStringList names;
    for (int i = 0; i < box.count(); ++i) {
        const bool isSolver = box.itemData(i).isValid();
        QCOMPARE(box.model()->flags(box.model()->index(i, 0)).testFlag(Qt::ItemIsEnabled),
                 isSolver);
        box.setCurrentIndex(i);
        QVERIFY(box.currentData().isValid());
        if (!isSolver)
            continue;
        const auto* entry = find_solver(box.itemData(i).toString().toStdString());
        QVERIFY(entry);
        QCOMPARE(box.itemText(i), QString::fromStdString(entry->title));
        QCOMPARE(box.itemData(i, Qt::AccessibleDescriptionRole).toString(),
                 QString::fromStdString(entry->summary));
        QVERIFY(box.toolTip().contains(QString::fromStdString(entry->paper).toHtmlEscaped()));
        QVERIFY(!names.contains(box.itemData(i).toString()));
        names << box.itemData(i).toString();
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(solver_registry().size()));
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
    for (const Budget& budget :
         {Budget{{}, 1'000'000'000'000, {}}, Budget{{}, {}, 7}, Budget{Seconds(0.02), {}, {}},
          Budget{Seconds(200'000), {}, {}}, Budget{Seconds(0.3), {}, {}}, Budget()}) {
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

void TestForms::otherValuesOfASolverKeepItsEditors() {
    for (const SolverEntry& entry : solver_registry()) {
        OptionForm form;
        form.setOptions(entry.options, default_options(entry.options));
        const auto editors = form.findChildren<QWidget*>(QRegularExpression("^option-"));
        QSignalSpy changes(&form, &OptionForm::valuesChanged);
        OptionValues others = default_options(entry.options);
        for (const OptionSpec& spec : entry.options)
            if (spec.type == OptionType::boolean)
                others[spec.name] = !std::get<bool>(others[spec.name]);
            else if (spec.type == OptionType::choice)
                others[spec.name] = spec.choices.back();
        form.setOptions(entry.options, others);
        QCOMPARE(form.findChildren<QWidget*>(QRegularExpression("^option-")), editors);
        QVERIFY2(form.values() == others, entry.name.c_str());
        QCOMPARE(changes.count(), 0);
    }
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

/// Two windows have the same form open; each keeps what was chosen in it and nothing else.
void TestForms::whatAnotherWindowChoseStays() {
    const auto write = [](const QWidget& form, const char* name, const char* text) {
        auto* edit = form.findChild<QLineEdit*>(name);
        QVERIFY2(edit, name);
        edit->setText(text);
    };
    QSettings().clear();
    {
        const ComparisonSetup one;
        const ComparisonSetup other;
        write(other, "comparisonBoards", "standard:1-4");
        write(one, "comparisonSeed", "7");
        one.findChild<CountBox*>("comparisonRuns")->setValue(3);
    }
    const ComparisonSetup comparison;
    QCOMPARE(comparison.findChild<QLineEdit*>("comparisonBoards")->text(), "standard:1-4");
    QCOMPARE(comparison.findChild<QLineEdit*>("comparisonSeed")->text(), "7");
    QCOMPARE(comparison.findChild<CountBox*>("comparisonRuns")->value(), 3);
    {
        const DistributionSetup one;
        const DistributionSetup other;
        write(other, "distributionBoards", "standard:1-4");
        write(one, "distributionSeed", "7");
        one.findChild<CountBox*>("distributionPlayouts")->setValue(12'345);
    }
    const DistributionSetup distribution;
    QCOMPARE(distribution.findChild<QLineEdit*>("distributionBoards")->text(), "standard:1-4");
    QCOMPARE(distribution.findChild<QLineEdit*>("distributionSeed")->text(), "7");
    QCOMPARE(distribution.findChild<CountBox*>("distributionPlayouts")->value(), 12'345);
    QSettings().clear();
}

SAMEGAME_TEST(TestForms, QApplication)
#include "tst_forms.moc"
