#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/basics/columntable.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/histogramchart.h"
#include "app/gui/charts/seriesstyle.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/patience.h"
#include "tests/gui/testsettings.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What all charts share: pictures, files, tabs.
class TestCharts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }

    void outlineHasTheColorOfItsSeries();
    void seriesOfAllSolversLookDifferent_data();
    void seriesOfAllSolversLookDifferent();
    void pictureFollowsThePalette();
    void binsFitTheScores();
    void noBinIsCut();
    void markerIsWithinThePicture();
    void csvIsQuoted();
    void binsAreExported();
    void filesAreWritten_data();
    void filesAreWritten();
    void pictureDoesNotDependOnTheDock();
    void pictureSaysWhatItShows();
    void eachTableHasItsFile();
    void filesThatCannotBeWrittenAreASentence_data();
    void filesThatCannotBeWrittenAreASentence();
    void menuAsksForThePath();
    void tabsShowChartAndTable();
    void fitsInALowAndInANarrowDock();

private:
    static ScoreHistogram histogram(int from, int to);
    static std::unique_ptr<HistogramChart> chart();
    static bool contains(const QImage& image, const QColor& color);

    QTemporaryDir m_folder;
};

void TestCharts::initTestCase() {
    QLocale::setDefault(QLocale::c());
    keepSettingsIn(m_folder);
}

ScoreHistogram TestCharts::histogram(int from, int to) {
    ScoreHistogram histogram;
    for (int score = from; score < to; score += 2)
        histogram.add(score);
    return histogram;
}

std::unique_ptr<HistogramChart> TestCharts::chart() {
    auto chart = std::make_unique<HistogramChart>("Share of playouts");
    chart->resize(600, 300);
    const ScoreHistogram histograms[] = {histogram(0, 1000), histogram(500, 2000)};
    chart->setHistograms({{"Low", 0, 0}, {"High", 1, 1}}, histograms);
    return chart;
}

bool TestCharts::contains(const QImage& image, const QColor& color) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).rgb() == color.rgb())
                return true;
    return false;
}

void TestCharts::outlineHasTheColorOfItsSeries() {
    const auto both = chart();
    const QImage image = both->grab().toImage();
    for (const int color : {0, 1})
        QVERIFY(contains(image, seriesPen(both->palette(), color, 0).color()));
    QVERIFY(!contains(image, seriesPen(both->palette(), 2, 0).color()));
}

void TestCharts::seriesOfAllSolversLookDifferent_data() {
    QTest::addColumn<QColor>("background");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("dark") << QColor(Qt::black) << QColor(Qt::white);
}

void TestCharts::seriesOfAllSolversLookDifferent() {
    QFETCH(const QColor, background);
    QFETCH(const QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Window, background);
    palette.setColor(QPalette::WindowText, text);
    const int solvers = static_cast<int>(solver_registry().size());
    QVERIFY(seriesStyleCount >= solvers + 2); // one solver may take part with several options
    for (int series = 0; series < seriesStyleCount; ++series) {
        const QPen pen = seriesPen(palette, series, series);
        for (int other = 0; other < series; ++other) {
            const QPen otherPen = seriesPen(palette, other, other);
            QVERIFY(pen.dashPattern() != otherPen.dashPattern()); // without color, too
            QVERIFY(pen.color() != otherPen.color() || series - other >= 8);
        }
    }
}

void TestCharts::pictureFollowsThePalette() {
    const auto both = chart();
    const QColor onLight = seriesPen(both->palette(), 0, 0).color();
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    both->setPalette(dark);
    const QColor onDark = seriesPen(dark, 0, 0).color();
    QVERIFY(onDark != onLight);
    const QImage image = both->grab().toImage();
    QVERIFY(contains(image, onDark));
    QVERIFY(!contains(image, onLight));
}

void TestCharts::binsFitTheScores() {
    HistogramChart chart("Share of runs");
    const ScoreHistogram few[] = {histogram(0, 20)};
    chart.setHistograms({{"A", 0, 0}}, few);
    QCOMPARE(chart.binWidth(), 2);
    ScoreHistogram million = histogram(0, 4000);
    million.add(1000, 1'000'000);
    const ScoreHistogram many[] = {million};
    chart.setHistograms({{"A", 0, 0}}, many);
    QCOMPARE(chart.binWidth(), 50); // 80 bins
}

void TestCharts::noBinIsCut() {
    HistogramChart chart("Share of playouts");
    chart.resize(600, 300);
    chart.show();
    for (const int lowest : {0, 199, 1099, 1995, -1}) {
        ScoreHistogram scoresFound;
        scoresFound.add(lowest);
        scoresFound.add(lowest + 5990);
        const ScoreHistogram histograms[] = {scoresFound};
        chart.setHistograms({{"A", 0, 0}}, histograms);
        const auto bins = scoresFound.bins(chart.binWidth());
        QVERIFY2(chart.scoreRange().first <= bins.front().from,
                 qPrintable(QString::number(lowest)));
        QVERIFY2(chart.scoreRange().second >= bins.back().to, qPrintable(QString::number(lowest)));
    }
}

void TestCharts::markerIsWithinThePicture() {
    const auto both = chart();
    const QImage before = both->grab().toImage();
    both->setMarker(5000); // far above
    const QImage marked = both->grab().toImage();
    QVERIFY(marked != before);
    both->setMarker(std::nullopt);
    TRY_COMPARE(both->grab().toImage(), before);
}

void TestCharts::csvIsQuoted() {
    QCOMPARE(csvRow({"a", "b,c", "d\"e", ""}), "a,\"b,c\",\"d\"\"e\",\n");
    QCOMPARE(csvNumber(1.5), "1.5");
    QCOMPARE(csvNumber(1'234'567), "1234567");
}

void TestCharts::binsAreExported() {
    ScoreHistogram first;
    first.add(0, 3);
    first.add(12, 1);
    ScoreHistogram second;
    second.add(25, 2);
    const ScoreHistogram histograms[] = {first, second};
    QCOMPARE(csvOfBins({{"A", 0, 0}, {"B, too", 1, 1}}, histograms, 10),
             "from,to,A,\"B, too\"\n0,10,3,0\n10,20,1,0\n20,30,0,2\n");
}

void TestCharts::filesAreWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("numbers") << "a.csv" << QByteArray("numbers");
    QTest::newRow("scalable picture") << "a.svg" << QByteArray("<?xml");
    QTest::newRow("picture") << "a.PNG" << QByteArray("\x89PNG");
}

void TestCharts::filesAreWritten() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, begin);
    const auto both = chart();
    ChartExport files(both.get(), "chart", nullptr);
    files.addTable({}, "Numbers", [] { return QString("numbers"); });
    const QString path = m_folder.filePath(name);
    QCOMPARE(files.write(path), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.startsWith(begin));
    if (name.endsWith("svg")) {
        for (const char* text : {"<svg", "Final score", "Share of playouts", "High", "</svg>"})
            QVERIFY2(content.contains(text), text);
    }
}

void TestCharts::pictureDoesNotDependOnTheDock() {
    const auto both = chart();
    ChartExport files(both.get(), "chart", nullptr);
    const QImage before = both->grab().toImage();
    QCOMPARE(files.write(m_folder.filePath("1.png")), QString());
    QCOMPARE(both->grab().toImage(), before); // and the chart on the screen stays as it was
    both->resize(900, 120);
    QCOMPARE(files.write(m_folder.filePath("2.png")), QString());
    const QImage image(m_folder.filePath("1.png"));
    QCOMPARE(image.size(), QSize(1920, 1080));
    QCOMPARE(QImage(m_folder.filePath("2.png")), image);
    QVERIFY(contains(image, seriesPen(both->palette(), 0, 0).color()));
}

void TestCharts::pictureSaysWhatItShows() {
    const auto both = chart();
    ChartExport files(both.get(), "chart", nullptr);
    QCOMPARE(files.write(m_folder.filePath("bare.png")), QString());
    files.setCaption([] {
        return ChartExport::Caption{"Score distribution", {"Standard board 3", "Seed 42"}};
    });
    QCOMPARE(files.write(m_folder.filePath("said.svg")), QString());
    QFile file(m_folder.filePath("said.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains("<title>Score distribution</title>"));
    QVERIFY(svg.contains(">Standard board 3 · Seed 42</text>")); // and not only for machines
    QVERIFY(svg.contains(">Score distribution</text>"));
    QCOMPARE(files.write(m_folder.filePath("said.png")), QString());
    const QImage said(m_folder.filePath("said.png"));
    QCOMPARE(said.size(), QSize(1920, 1080));
    QVERIFY(said != QImage(m_folder.filePath("bare.png")));
}

void TestCharts::eachTableHasItsFile() {
    ChartFrame frame("chart", chart().release(), new QTableView, nullptr);
    ChartExport* files = frame.fileExport();
    files->addTable({}, "Numbers", [] { return QString("numbers"); });
    files->addTable("runs", "Runs", [] { return QString("runs"); });
    QStringList names;
    for (const QAction* action : frame.findChild<QMenu*>()->actions())
        names << action->objectName();
    QCOMPARE(names, (QStringList{"chartCsv", "chartRunsCsv", "chartSvg", "chartPng"}));
    frame.findChild<QAction*>("chartRunsCsv")->trigger();
    auto* dialog = frame.findChild<QFileDialog*>("exportDialog");
    const QString path = m_folder.filePath("runs.csv");
    emit dialog->fileSelected(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("runs"));
}

void TestCharts::filesThatCannotBeWrittenAreASentence_data() {
    QTest::addColumn<QString>("path");
    QTest::newRow("no such folder") << m_folder.filePath("none/a.csv");
    QTest::newRow("a folder") << m_folder.path() + "/..csv/../.svg";
    QTest::newRow("another kind of file") << m_folder.filePath("a.jpg");
}

void TestCharts::filesThatCannotBeWrittenAreASentence() {
    QFETCH(const QString, path);
    const auto both = chart();
    ChartExport files(both.get(), "chart", nullptr);
    files.addTable({}, "Numbers", [] { return QString("numbers"); });
    const QString error = files.write(path);
    QVERIFY2(error.contains("cannot be written"), qPrintable(error));
    QVERIFY(!QFileInfo::exists(path));
}

void TestCharts::menuAsksForThePath() {
    ChartFrame frame("chart", chart().release(), new QTableView, nullptr);
    frame.fileExport()->addTable({}, "Numbers", [] { return QString("numbers"); });
    QSignalSpy failed(&frame, &ChartFrame::failed);
    frame.show();
    for (const char* name : {"chartCsv", "chartSvg", "chartPng"}) {
        frame.findChild<QAction*>(name)->trigger();
        auto* dialog = frame.findChild<QFileDialog*>("exportDialog");
        QVERIFY(dialog);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        emit dialog->fileSelected(m_folder.filePath("none/a.svg"));
        delete dialog;
    }
    QCOMPARE(failed.count(), 3);
}

void TestCharts::tabsShowChartAndTable() {
    auto* histograms = chart().release();
    auto* table = new QTableView;
    auto* setup = new QWidget;
    ChartFrame frame("chart", histograms, table, setup);
    frame.resize(800, 220);
    frame.show();
    const auto shown = [&] {
        return QList<bool>{histograms->isVisible(), table->isVisible(), setup->isVisible()};
    };
    QCOMPARE(shown(), (QList<bool>{true, false, false}));
    auto* tabs = frame.findChild<QTabBar*>("chartPages");
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(shown(), (QList<bool>{false, true, false}));
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(shown(), (QList<bool>{true, true, false}));
    QVERIFY(histograms->width() > table->width());
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(shown(), (QList<bool>{false, false, true}));
}

void TestCharts::fitsInALowAndInANarrowDock() {
    ChartFrame frame("chart", chart().release(), new QTableView, new QWidget);
    frame.show();
    for (const QSize size : {QSize(800, 180), QSize(420, 400)}) {
        frame.resize(size);
        QCOMPARE(frame.size(), size);
        settle();
        QCOMPARE(frame.size(), size);
    }
}

SAMEGAME_TEST(TestCharts, QApplication)
#include "tst_charts.moc"
