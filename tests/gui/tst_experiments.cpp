#include <QAbstractItemModelTester>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/language.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/research/experimentfiles.h"
#include "app/gui/research/experimentmodels.h"
#include "app/gui/research/experimentsdialog.h"
#include "app/gui/research/experimenttexts.h"
#include "app/gui/research/figureview.h"
#include "app/gui/research/keptrunsdialog.h"
#include "app/gui/session/keptjson.h"
#include "engine/studies/experiment/experiment_file.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/otherversion.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The experiments of the papers in the window: run, stopped, shown, kept, and written to files.
class TestExperiments : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

    void everyExperimentIsListed();
    void scaleIsProposed();
    void resultsAreShownAsOnTheCommandLine();
    void everyColumnIsExplained_data();
    void everyColumnIsExplained();
    void wordsUnderTheTableFollowTheLanguage();
    void stoppedExperimentGoesOn();
    void experimentOfAnEarlierSessionGoesOn();
    void closedDialogLeavesItRunning();
    void openedDialogChoosesWhatItShows();
    void runningExperimentIsKeptAndNotReplaced();
    void resultsAreExported();
    void trialsOfOtherVersionsStayAsTheyAre();
    void bytesThatDoNotHoldAreNothing();
    void experimentOfAnotherDefinitionIsNotDamaged();
    void figureNamesTheThreadsThatRan();
    void newTrialsLeaveThePlaceInTheTable();
    void answersAreSaid();

private:
    void open() const;
    void choose(const char* name, double scale) const;
    void chooseLong() const;
    void run(const char* name, double scale) const;
    void stopAfterATrial() const;
    void press(const char* button) const { find<QPushButton>(button)->click(); }
    QString message() const { return find<QLabel>("experimentMessage")->text(); }
    ExperimentRunner* runner() const { return window()->session()->experimentRunner(); }
    std::vector<KeptRun> kept() const { return window()->session()->runKeeper()->store()->runs(); }
    void close() const;
    QString exported(const QString& name) const;
};

/// The models are watched as long as it is open.
void TestExperiments::open() const {
    action("experiments")->trigger();
    auto* dialog = find<ExperimentsDialog>("experimentsDialog");
    new QAbstractItemModelTester(dialog->findChild<ExperimentListModel*>(), dialog);
    new QAbstractItemModelTester(dialog->findChild<ExperimentTableModel*>(), dialog);
}

void TestExperiments::close() const {
    find<ExperimentsDialog>("experimentsDialog")->reject();
    settle();
}

void TestExperiments::choose(const char* name, double scale) const {
    auto* list = find<QTableView>("experiments");
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (ExperimentListModel::experiment(row).name == name)
            list->selectRow(row);
    find<NumberBox>("experimentScale")->setValue(scale);
}

/// Takes a tenth of a second at the least scale: "schadd-best-line".
void TestExperiments::run(const char* name, double scale) const {
    choose(name, scale);
    press("startExperiment");
    TRY_VERIFY(!runner()->isRunning());
}

/// 160 trials of a fifth of a second.
void TestExperiments::chooseLong() const {
    choose("nested-levels", 0.001);
}

void TestExperiments::stopAfterATrial() const {
    chooseLong();
    press("startExperiment");
    TRY_VERIFY(!runner()->kept()->trials.empty());
    press("startExperiment");
    TRY_VERIFY(!runner()->isRunning());
}

QString TestExperiments::exported(const QString& name) const {
    const QString path = m_store->filePath(name);
    find<ExperimentsDialog>("experimentsDialog")->exportResult(path);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void TestExperiments::everyExperimentIsListed() {
    start();
    open();
    const auto* model = find<QTableView>("experiments")->model();
    QCOMPARE(model->rowCount(), int(shipped_experiments().size()));
    QCOMPARE(model->index(0, ExperimentListModel::Name).data().toString(), "nested-levels");
    QVERIFY(model->index(0, ExperimentListModel::Title).data().toString().startsWith("Cazenave"));
    for (int row = 0; row < model->rowCount(); ++row)
        QVERIFY(model->index(row, ExperimentListModel::Whole).data().toString().contains(':'));
    QVERIFY(!find<QTabWidget>("experimentPages")->isTabEnabled(1)); // nothing was run
    QVERIFY(!find<QPushButton>("exportExperiment")->isEnabled());
    QVERIFY(find<QPushButton>("continueExperiment")->isHidden());
}

void TestExperiments::scaleIsProposed() {
    start();
    open();
    find<QTableView>("experiments")->selectRow(1);
    QCOMPARE(find<NumberBox>("experimentScale")->value(),
             ExperimentListModel::experiment(1).default_scale);
}

void TestExperiments::resultsAreShownAsOnTheCommandLine() {
    start();
    open();
    run("schadd-best-line", least_scale);
    const KeptExperiment& done = *runner()->kept();
    QVERIFY(done.isComplete());
    QCOMPARE(message(), "All trials are done.");
    auto* pages = find<QTabWidget>("experimentPages");
    QCOMPARE(pages->currentIndex(), 1);
    const auto* table = find<QTableView>("experimentTable")->model();
    const auto cells = pictures::table_of(pictures::report_of(done.experiment, done.trials));
    QCOMPARE(table->rowCount(), int(cells.rows.size()));
    QCOMPARE(table->columnCount(), int(cells.columns.size()));
    QCOMPARE(table->headerData(0, Qt::Horizontal).toString(), "Entry");
    for (int row = 0; row < table->rowCount(); ++row)
        QCOMPARE(table->index(row, 0).data().toString().toStdString(), cells.rows[row][0]);
    QVERIFY(find<QLabel>("experimentTitle")->text().contains("(scale "));
    QVERIFY(find<QLabel>("experimentNotes")->text().contains("Published: "));
    pages->setCurrentIndex(2);
    auto* figure = find<FigureView>("experimentFigure");
    QVERIFY(figure->accessibleName().contains("Schadd et al."));
    const QImage drawn = figure->grab().toImage();
    figure->show({}, {});
    QVERIFY(figure->grab().toImage() != drawn);
    QCOMPARE(kept().size(), std::size_t{1});
    QCOMPARE(titleOf(kept()[0].summary.kind), "Experiment");
    QVERIFY(boardsText(kept()[0].summary).startsWith("schadd-best-line: "));
    QCOMPARE(kept()[0].summary.count, qint64(done.trials.size()));
}

void TestExperiments::everyColumnIsExplained_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes())
        QTest::newRow(qPrintable(language)) << language;
}

/// Whatever a report may have.
void TestExperiments::everyColumnIsExplained() {
    QFETCH(const QString, language);
    Language chosen;
    chosen.use(language);
    pictures::ExperimentTable table;
    for (std::size_t i = 0; i < pictures::experiment_column_count; ++i)
        table.columns.push_back({static_cast<pictures::ExperimentColumn>(i), "a title of files"});
    ExperimentTableModel model;
    model.show(table);
    QCOMPARE(model.columnCount(), int(pictures::experiment_column_count));
    QSet<QString> toolTips;
    for (int column = 0; column < model.columnCount(); ++column) {
        const auto text = [&](int role) {
            return model.headerData(column, Qt::Horizontal, role).toString();
        };
        QVERIFY(!text(Qt::DisplayRole).isEmpty());
        QVERIFY(text(Qt::DisplayRole) != "a title of files");
        QVERIFY(text(Qt::ToolTipRole).size() > text(Qt::DisplayRole).size());
        toolTips << text(Qt::ToolTipRole);
    }
    QCOMPARE(toolTips.size(), model.columnCount());
}

void TestExperiments::wordsUnderTheTableFollowTheLanguage() {
    if (!QFile::exists(":/i18n/samegame_de.qm"))
        QSKIP("built without translations");
    Language german;
    german.use("de");
    bool isCompared = false;
    for (const Experiment& shipped : shipped_experiments()) {
        const Experiment experiment = scaled(shipped, least_scale);
        const auto report = pictures::report_of(experiment, {});
        QVERIFY(titleOf(experiment).contains("(Maßstab "));
        QVERIFY2(extentOf(report).contains("Startwert "), qPrintable(extentOf(report)));
        const QStringList notes = notesOf(report);
        isCompared |= !notes.filter("Differenzen beziehen sich auf ").isEmpty();
        for (const char* english : {"A difference is", "One board says", "One run on", "±: 95 %",
                                    "depth is the mean", "Published: ", "Published results"})
            QVERIFY2(notes.filter(english).isEmpty(), qPrintable(notes.join('\n')));
    }
    QVERIFY(isCompared);
}

void TestExperiments::stoppedExperimentGoesOn() {
    start();
    open();
    stopAfterATrial();
    const std::size_t count = runner()->kept()->trials.size();
    QVERIFY2(message().contains("done."), qPrintable(message()));
    QVERIFY(!find<QPushButton>("continueExperiment")->isHidden());
    press("continueExperiment");
    TRY_VERIFY(runner()->kept()->trials.size() > count);
    press("startExperiment");
    TRY_VERIFY(!runner()->isRunning());
    QCOMPARE(kept().size(), std::size_t{1});
    QCOMPARE(kept()[0].summary.count, qint64(runner()->kept()->trials.size()));
}

void TestExperiments::experimentOfAnEarlierSessionGoesOn() {
    start();
    open();
    stopAfterATrial();
    const std::size_t count = runner()->kept()->trials.size();
    quit();
    start();
    action("keptRuns")->trigger();
    press("openKeptRun");
    settle();
    QVERIFY(runner()->kept());
    QCOMPARE(runner()->kept()->trials.size(), count);
    QCOMPARE(find<QTabWidget>("experimentPages")->currentIndex(), 1);
    press("continueExperiment");
    TRY_VERIFY(runner()->kept()->trials.size() > count);
    press("startExperiment");
    TRY_VERIFY(!runner()->isRunning());
    QCOMPARE(kept().size(), std::size_t{1});
}

void TestExperiments::closedDialogLeavesItRunning() {
    start();
    open();
    chooseLong();
    press("startExperiment");
    close();
    QVERIFY(runner()->isRunning());
    open();
    QCOMPARE(find<QTabWidget>("experimentPages")->currentIndex(), 1);
    QCOMPARE(find<QPushButton>("startExperiment")->text(), "&Stop");
    close();
    action("stepBack")->trigger();
    TRY_VERIFY(!runner()->isRunning());
}

void TestExperiments::openedDialogChoosesWhatItShows() {
    start();
    open();
    run("schadd-best-line", least_scale);
    close();
    open();
    const int row = find<QTableView>("experiments")->currentIndex().row();
    QCOMPARE(ExperimentListModel::experiment(row).name, "schadd-best-line");
    QCOMPARE(find<NumberBox>("experimentScale")->value(), least_scale);
}

void TestExperiments::runningExperimentIsKeptAndNotReplaced() {
    start();
    open();
    run("schadd-best-line", least_scale);
    chooseLong();
    press("startExperiment");
    TRY_VERIFY(runner()->isRunning() && !runner()->kept()->trials.empty());
    const std::size_t told = runner()->kept()->trials.size();
    QVERIFY(exported("none/table.csv").isEmpty());
    TRY_VERIFY(runner()->kept()->trials.size() > told); // what is told stays, though it goes on
    QVERIFY2(message().startsWith("table.csv cannot be written: "), qPrintable(message()));
    close();
    QVERIFY(action("stepBack")->isEnabled()); // Escape stops it
    action("keptRuns")->trigger();
    press("openKeptRun");
    QCOMPARE(find<QLabel>("keptRunsMessage")->text(), "An experiment is running; stop it first.");
    find<KeptRunsDialog>("keptRunsDialog")->reject();
    m_host->end();
    m_host.reset();
    start();
    QCOMPARE(kept().size(), std::size_t{2});
}

void TestExperiments::resultsAreExported() {
    start();
    open();
    run("schadd-best-line", least_scale);
    const std::size_t count = runner()->kept()->trials.size();
    QVERIFY(exported("figure.svg").startsWith("<svg") ||
            exported("figure.svg").startsWith("<?xml"));
    QVERIFY(exported("table.csv").startsWith("entry,trials,boards,"));
    const QString trials = exported("trials.jsonl");
    QVERIFY(trials.startsWith(QString::fromStdString(std::string(trial_file_start))));
    QCOMPARE(trials.count('\n'), qsizetype(count) + 1);
    QVERIFY2(message().startsWith("Saved as "), qPrintable(message()));
    press("exportExperiment");
    auto* dialog = find<QFileDialog>("exportExperimentDialog");
    QCOMPARE(dialog->defaultSuffix(), "svg");
    emit dialog->filterSelected(dialog->nameFilters().back());
    QCOMPARE(dialog->defaultSuffix(), "jsonl");
    delete dialog;
    close();
    action("keptRuns")->trigger();
    press("exportKeptRun");
    auto* listDialog = find<QFileDialog>("exportRunDialog");
    emit listDialog->fileSelected(m_store->filePath("again.csv"));
    delete listDialog;
    QFile again(m_store->filePath("again.csv"));
    QVERIFY(again.open(QIODevice::ReadOnly));
    QVERIFY(again.readAll().startsWith("entry,trials,boards,"));
}

void TestExperiments::trialsOfOtherVersionsStayAsTheyAre() {
    start();
    open();
    stopAfterATrial();
    quit();
    const OtherVersion other;
    start();
    action("keptRuns")->trigger();
    press("openKeptRun");
    settle();
    QVERIFY(find<QPushButton>("continueExperiment")->isHidden());
    const QString figure = exported("figure.svg");
    QVERIFY2(figure.contains("another version of samegame"), qPrintable(figure));
    QVERIFY(exported("trials.jsonl").isEmpty());
    QVERIFY2(message().contains("another version"), qPrintable(message()));
}

void TestExperiments::bytesThatDoNotHoldAreNothing() {
    start();
    open();
    run("schadd-best-line", least_scale);
    const QByteArray whole = encoded(*runner()->kept());
    QVERIFY(decodedExperiment(whole));
    for (const QByteArray& bytes : {QByteArray(), QByteArray("x"), QByteArray(100, '\xff'),
                                    whole.left(whole.size() / 2), qCompress("[]\n{}\n{}\n")})
        QVERIFY(!decodedExperiment(bytes));
    for (const char* word : {"\"experiment\":\"", "\"score\":", "\"seed\":\""}) {
        QByteArray text = qUncompress(whole);
        text.replace(word, QByteArray(word) + '9');
        QVERIFY2(!decodedExperiment(qCompress(text)), word);
    }
    QVERIFY(encoded(KeptExperiment{runner()->kept()->experiment, {}, "1f"}).isEmpty());
}

/// As where a later version has other entries in it.
void TestExperiments::experimentOfAnotherDefinitionIsNotDamaged() {
    start();
    open();
    run("schadd-best-line", least_scale);
    close();
    const KeptExperiment whole = *runner()->kept();
    const QByteArray other =
        packedTrials({{"experiment", "totals-1s"}, {"scale", 1}, {"run", "2f"}},
                     table_of(whole.experiment), whole.trials);
    QVERIFY(isOfOtherExperiment(other));
    QVERIFY(!isOfOtherExperiment(encoded(whole)));
    QVERIFY(!isOfOtherExperiment("x"));
    QByteArray wrong = qUncompress(encoded(whole));
    wrong.replace("\"score\":", "\"score\":9"); // of a later row
    QVERIFY(!decodedExperiment(qCompress(wrong)) && !isOfOtherExperiment(qCompress(wrong)));
    KeptRun run = kept()[0];
    run.content = other;
    QVERIFY(window()->session()->runKeeper()->store()->keep(run));
    action("keptRuns")->trigger();
    const QSignalSpy said(Announcer::instance(), &Announcer::said);
    press("openKeptRun");
    const QString told = find<QLabel>("keptRunsMessage")->text();
    QCOMPARE(told, "This version of SameGame has that experiment otherwise, or no longer.");
    QCOMPARE(said.value(0).value(0).toString(), told);
}

void TestExperiments::figureNamesTheThreadsThatRan() {
    start();
    open();
    run("schadd-best-line", least_scale);
    KeptExperiment kept = *runner()->kept();
    QCOMPARE(kept.threads, ExperimentRunner::threads());
    kept.threads = 64; // of another machine
    const auto read = decodedExperiment(encoded(kept));
    QVERIFY(read);
    const auto captionOf = [](const KeptExperiment& one) {
        return QString::fromStdString(pictures::caption_of(reportOf(one)));
    };
    QVERIFY2(captionOf(*read).contains("; 64 threads; "), qPrintable(captionOf(*read)));
    kept.threads = 0;
    QVERIFY2(!captionOf(kept).contains("thread"), qPrintable(captionOf(kept)));
}

void TestExperiments::newTrialsLeaveThePlaceInTheTable() {
    start();
    open();
    run("schadd-best-line", least_scale);
    pictures::ExperimentTable table = pictures::table_of(reportOf(*runner()->kept()));
    ExperimentTableModel model;
    QVERIFY(model.show(table));
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    table.rows[0][1] = "77";
    QVERIFY(!model.show(table));
    QCOMPARE(model.index(0, 1).data().toString(), "77");
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    table.rows.push_back(table.rows[0]);
    QVERIFY(model.show(table));
    QCOMPARE(reset.count(), 1);
}

void TestExperiments::answersAreSaid() {
    start();
    open();
    const QSignalSpy said(Announcer::instance(), &Announcer::said);
    run("schadd-best-line", least_scale);
    QCOMPARE(said.count(), 1);
    QCOMPARE(said[0][0].toString(), "All trials are done.");
    QVERIFY(!exported("table.csv").isEmpty());
    QVERIFY(said.value(1).value(0).toString().startsWith("Saved as "));
}

SAMEGAME_TEST(TestExperiments, QApplication)
#include "tst_experiments.moc"
