#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/charts/boxchart.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/figuredialog.h"
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
    void boxesAreThoseOfTheHistograms();
    void boxesHaveNamesOrNumbers();
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
    void pictureIsBlackOnWhite_data();
    void pictureIsBlackOnWhite();
    void pictureLooksAsChosen();
    void binsHaveTheWidthChosen();
    void settingsOutOfRangeAreNotUsed();
    void longCaptionTakesRows();
    void namesOfAxesEndWithinTheChart();
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

void TestCharts::boxesAreThoseOfTheHistograms() {
    BoxChart chart;
    chart.resize(600, 300);
    const ScoreHistogram histograms[] = {histogram(0, 1000), {}, histogram(500, 2000)};
    chart.setHistograms({{"Low", 0, 0}, {"None", 1, 1}, {"High", 2, 2}}, histograms);
    QCOMPARE(chart.boxes().size(), std::size_t{3});
    QVERIFY(chart.boxes()[0] == box_of(histograms[0]));
    QVERIFY(!chart.boxes()[1]);
    QVERIFY(chart.boxes()[2] == box_of(histograms[2]));
    QCOMPARE(chart.headlineOf(0), "Low: mean 499, median 498, middle half 248 to 748, 5 % to 95 %: "
                                  "48 to 948, lowest 0, highest 998");
    QVERIFY(chart.accessibleDescription().startsWith(chart.headlineOf(0) + "; High: "));
    const QImage image = chart.grab().toImage();
    QVERIFY(contains(image, seriesPen(chart.palette(), 2, 0).color()));
    chart.setMarker(1500, true);
    QVERIFY(chart.grab().toImage() != image);
    QVERIFY(chart.seriesNames().contains("Own score: 1500"));
}

void TestCharts::boxesHaveNamesOrNumbers() {
    BoxChart chart;
    chart.resize(600, 300);
    chart.show();
    const ScoreHistogram histograms[] = {histogram(0, 1000), histogram(500, 2000)};
    chart.setHistograms({{"Low", 0, 0}, {"High", 1, 1}}, histograms);
    QCOMPARE(chart.namesBelow(), (QStringList{"Low", "High"}));
    chart.setSeriesNames({{"Low", "Mine"}});
    QCOMPARE(chart.namesBelow(), (QStringList{"Mine", "High"}));
    chart.setSeriesNames({{"Low", QString(200, 'x')}});
    QCOMPARE(chart.namesBelow(), (QStringList{"1", "2"}));
    chart.setHistograms({{"Same", 0, 0}, {"Same", 1, 1}}, histograms);
    QCOMPARE(chart.namesBelow(), (QStringList{"1", "2"}));
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
    ScoreHistogram far; // each score has a row, and no row is of a score that nobody had
    far.add(0);
    far.add(7'000'000, 2);
    QCOMPARE(csvOfBins({{"A", 0, 0}}, std::span(&far, 1), 1),
             "from,to,A\n0,1,1\n7000000,7000001,2\n");
}

void TestCharts::filesAreWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("numbers") << "a.csv" << QByteArray("numbers");
    QTest::newRow("scalable picture") << "a.svg" << QByteArray("<?xml");
    QTest::newRow("page") << "a.pdf" << QByteArray("%PDF-");
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
    QCOMPARE(image.size(), QSize(1890, 1063)); // 160 x 90 mm
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
    files.setCaption([] { return ChartExport::Caption{"Tom & Jerry <1>", {"\"AT&T\" > 2"}}; });
    QCOMPARE(files.write(m_folder.filePath("signs.svg")), QString());
    QFile signs(m_folder.filePath("signs.svg"));
    QVERIFY(signs.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(signs.readAll());
    QString title;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1String("title"))
            title = reader.readElementText();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(title, "Tom & Jerry <1>");
    const QString version = QCoreApplication::applicationVersion();
    QCoreApplication::setApplicationVersion("1.2.3");
    for (const bool isOfThis : {true, false}) { // another version is not called this one
        files.setCaption([=] { return ChartExport::Caption{"Scores", {"Seed 42"}, isOfThis}; });
        QCOMPARE(files.write(m_folder.filePath("version.svg")), QString());
        QFile drawn(m_folder.filePath("version.svg"));
        QVERIFY(drawn.open(QIODevice::ReadOnly));
        QCOMPARE(drawn.readAll().contains("SameGame 1.2.3"), isOfThis);
    }
    QCoreApplication::setApplicationVersion(version);
    files.setCaption([] {
        return ChartExport::Caption{"Score distribution", {"Standard board 3", "Seed 42"}};
    });
    QCOMPARE(files.write(m_folder.filePath("said.png")), QString());
    const QImage said(m_folder.filePath("said.png"));
    QCOMPARE(said.size(), QSize(1890, 1063));
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
    QCOMPARE(names, (QStringList{"chartCsv", "chartRunsCsv", "chartFigure"}));
    frame.findChild<QAction*>("chartRunsCsv")->trigger();
    auto* dialog = frame.findChild<QFileDialog*>("exportDialog");
    const QString path = m_folder.filePath("runs.csv");
    QSignalSpy told(&frame, &ChartFrame::told);
    emit dialog->fileSelected(path);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.first().first().toString(), "Saved as " + shownPath(path));
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
    for (const char* name : {"chartCsv", "chartFigure"}) {
        frame.findChild<QAction*>(name)->trigger();
        if (auto* figure = frame.findChild<FigureDialog*>("figureDialog"))
            figure->accept();
        auto* dialog = frame.findChild<QFileDialog*>("exportDialog");
        QVERIFY(dialog);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        emit dialog->fileSelected(m_folder.filePath("none/a.svg"));
        delete dialog;
    }
    QCOMPARE(failed.count(), 2);
}

void TestCharts::pictureIsBlackOnWhite_data() {
    QTest::addColumn<QColor>("background");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor("#eeeeee") << QColor(Qt::black);
    QTest::newRow("dark") << QColor(Qt::black) << QColor(Qt::white);
}

/// Whatever the theme: the picture is the same, and the chart on the screen stays as it was.
void TestCharts::pictureIsBlackOnWhite() {
    QFETCH(const QColor, background);
    QFETCH(const QColor, text);
    const auto plain = chart();
    ChartExport plainFiles(plain.get(), "chart", nullptr);
    QCOMPARE(plainFiles.write(m_folder.filePath("plain.png")), QString());

    const auto both = chart();
    QPalette palette;
    palette.setColor(QPalette::Window, background);
    palette.setColor(QPalette::WindowText, text);
    both->setPalette(palette);
    const QImage before = both->grab().toImage();
    ChartExport files(both.get(), "chart", nullptr);
    QCOMPARE(files.write(m_folder.filePath("themed.png")), QString());
    const QImage image(m_folder.filePath("themed.png"));
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    QCOMPARE(image, QImage(m_folder.filePath("plain.png")));
    QCOMPARE(both->grab().toImage(), before);
    QCOMPARE(both->palette().color(QPalette::Window), background);
}

/// As the person chose it: size, font, kind, caption, names.
void TestCharts::pictureLooksAsChosen() {
    ChartFrame frame("chart", chart().release(), new QTableView, nullptr);
    frame.fileExport()->setCaption([] { return FigureCaption{"Some scores", {"Board 3"}}; });
    frame.findChild<QAction*>("chartFigure")->trigger();
    auto* dialog = frame.findChild<FigureDialog*>("figureDialog");
    QVERIFY(dialog);
    const auto setNumber = [dialog](const char* name, double value) {
        dialog->findChild<QDoubleSpinBox*>(name)->setValue(value);
    };
    QCOMPARE(dialog->look().format, FigureFormat::Pdf);
    QCOMPARE(dialog->look().size, QSizeF(160, 90));
    QVERIFY(!dialog->findChild<QWidget*>("figureFont")->isEnabled());
    dialog->findChild<QComboBox*>("figureFormat")->setCurrentIndex(1);
    auto* width = dialog->findChild<QDoubleSpinBox*>("figureWidth");
    width->selectAll();
    QTest::keyClicks(width, "84.5"); // a unit in the box would be in the way
    setNumber("figureHeight", 60);
    setNumber("figurePoints", 7);
    dialog->findChild<QCheckBox*>("figureCaption")->setChecked(false);
    dialog->findChild<QLineEdit*>("figureName1")->setText("Mine <ours>");
    dialog->accept();
    auto* question = frame.findChild<QFileDialog*>("exportDialog");
    QVERIFY(question);
    QCOMPARE(question->defaultSuffix(), "svg");
    emit question->fileSelected(m_folder.filePath("chosen.svg"));
    QFile file(m_folder.filePath("chosen.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains("width=\"84.")); // millimeters, of whole pixels
    QVERIFY(svg.contains(">Mine &lt;ours&gt;</text>"));
    QVERIFY(!svg.contains(">High</text>"));
    QVERIFY(svg.contains(">Low</text>"));
    QVERIFY(!svg.contains(">Some scores</text>"));

    // The look is kept, the names as long as the chart is there, and the chart has its own.
    const FigureLook kept = FigureLook::kept();
    QCOMPARE(kept.format, FigureFormat::Svg);
    QCOMPARE(kept.size, QSizeF(84.5, 60));
    QCOMPARE(kept.points, 7.0);
    QVERIFY(!kept.hasCaption);
    QVERIFY(kept.names.isEmpty());
    delete dialog;
    frame.findChild<QAction*>("chartFigure")->trigger();
    dialog = frame.findChild<FigureDialog*>("figureDialog");
    QCOMPARE(dialog->findChild<QLineEdit*>("figureName1")->text(), "Mine <ours>");
    QCOMPARE(dialog->findChild<QLineEdit*>("figureName0")->placeholderText(), "Low");
    dialog->reject();
}

/// Other charts have no bins to choose.
void TestCharts::binsHaveTheWidthChosen() {
    auto* histograms = chart().release();
    ChartFrame frame("chart", histograms, new QTableView, nullptr);
    const int automatic = histograms->binWidth();
    frame.findChild<QAction*>("chartFigure")->trigger();
    auto* dialog = frame.findChild<FigureDialog*>("figureDialog");
    dialog->findChild<QSpinBox*>("figureBinWidth")->setValue(123);
    dialog->accept();
    QCOMPARE(histograms->binWidth(), 123);
    const ScoreHistogram others[] = {histogram(0, 100), histogram(50, 900)};
    histograms->setHistograms({{"Low", 0, 0}, {"High", 1, 1}}, others); // and goes on
    QCOMPARE(histograms->binWidth(), 123);
    histograms->chooseBinWidth(0);
    const ScoreHistogram before[] = {histogram(0, 1000), histogram(500, 2000)};
    histograms->setHistograms({{"Low", 0, 0}, {"High", 1, 1}}, before);
    QCOMPARE(histograms->binWidth(), automatic);
    const FigureDialog none({}, {}, std::nullopt);
    QVERIFY(!none.findChild<QSpinBox*>("figureBinWidth"));
    QVERIFY(!none.binWidth());
}

void TestCharts::settingsOutOfRangeAreNotUsed() {
    QSettings().setValue("figure/width", 1e9);
    QSettings().setValue("figure/height", "tall");
    QSettings().setValue("figure/points", -3);
    QSettings().setValue("figure/format", 99);
    const FigureLook look = FigureLook::kept();
    QCOMPARE(look.size, QSizeF(160, 90));
    QCOMPARE(look.points, 9.0);
    QCOMPARE(look.format, FigureFormat::Pdf);
}

/// A long caption takes more rows, and leaves half of the picture to the chart.
void TestCharts::longCaptionTakesRows() {
    const auto both = chart();
    ChartExport files(both.get(), "chart", nullptr);
    QStringList facts;
    for (int i = 1; i <= 40; ++i)
        facts << QStringLiteral("Fact%1").arg(i);
    files.setCaption([&] { return FigureCaption{"Score distribution", facts}; });
    QCOMPARE(files.write(m_folder.filePath("long.svg")), QString());
    QFile file(m_folder.filePath("long.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(svg.contains(">Fact1 "));
    QVERIFY(svg.contains("Fact40<"));
    QVERIFY(svg.contains(">Final score</text>"));
    facts = QStringList(4000, "Fact");
    QCOMPARE(files.write(m_folder.filePath("endless.png")), QString());
    const QImage image(m_folder.filePath("endless.png"));
    QVERIFY(contains(image, seriesPen(QPalette(Qt::white), 0, 0).color()));
}

void TestCharts::namesOfAxesEndWithinTheChart() {
    const auto histogram = chart();
    const auto* scene = histogram->findChild<QGraphicsView*>()->scene();
    const auto shownNames = [scene] {
        std::vector<QGraphicsSimpleTextItem*> names;
        for (QGraphicsItem* item : scene->items())
            if (auto* name = qgraphicsitem_cast<QGraphicsSimpleTextItem*>(item);
                name && name->isVisible() && !name->text().isEmpty())
                names.push_back(name);
        return names;
    };
    QFont large = histogram->font();
    large.setPointSize(30);
    histogram->setFont(large);
    bool isShortened = false;
    for (const int width : {1200, 600, 300}) {
        histogram->resize(width, 900);
        histogram->grab();
        const auto shown = shownNames();
        QCOMPARE(shown.size(), std::size_t(2));
        for (const QGraphicsSimpleTextItem* name : shown) {
            const QRectF area = name->sceneBoundingRect();
            QVERIFY2(area.left() >= 0 && area.right() <= width,
                     qPrintable(QStringLiteral("%1: %2 to %3 of %4")
                                    .arg(name->text())
                                    .arg(area.left())
                                    .arg(area.right())
                                    .arg(width)));
            isShortened |= name->text().endsWith("…");
        }
    }
    QVERIFY(isShortened);
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
