#include <QApplication>
#include <QFile>
#include <QTextStream>

#include <memory>

#include "tests/gui/tour.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Each text of the player's is shown by a scene of the tour. To see the scenes in a language:
///
///     SAMEGAME_TOUR=fr SAMEGAME_PICTURES=FOLDER gui_tests tst_tour
///
/// keeps pictures of the windows in which a text is new, and FOLDER/texts.txt with what was to be
/// read in them.
class TestTour : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void scene_data();
    void scene();
    void everyTextIsShown();
    void cleanupTestCase();

private:
    std::unique_ptr<MarkedLanguage> m_marks;
    std::unique_ptr<Tour> m_tour;
};

namespace {

/// Texts of researchers, of the engine's errors, and of other programs.
const QStringList contextsOfOthers{"BoardCharts",
                                   "BoardMeansModel",
                                   "BoxChart",
                                   "ChartExport",
                                   "ChartFrame",
                                   "ChartRow",
                                   "ComparisonCharts",
                                   "ComparisonModel",
                                   "ComparisonPanel",
                                   "ComparisonRunner",
                                   "ComparisonSetup",
                                   "ConvergenceChart",
                                   "ConvergenceModel",
                                   "ConvergencePanel",
                                   "Desktop",
                                   "DistributionModel",
                                   "DistributionPanel",
                                   "DistributionSetup",
                                   "Engine",
                                   "EngineError",
                                   "ExperimentColumn",
                                   "ExperimentFiles",
                                   "ExperimentListModel",
                                   "ExperimentText",
                                   "ExperimentsDialog",
                                   "FigureDialog",
                                   "HistogramChart",
                                   "KeptRunsDialog",
                                   "KeptRunsModel",
                                   "OrderedChart",
                                   "PairList",
                                   "ProgressChart",
                                   "RunKeeper",
                                   "RunSummary",
                                   "TrialsButton",
                                   "main"};

} // namespace

void TestTour::initTestCase() {
    const QString language = qEnvironmentVariable("SAMEGAME_TOUR");
    if (!language.isEmpty()) {
        QVERIFY2(Language::codes().contains(language), "SAMEGAME_TOUR is no language");
        m_tour = std::make_unique<Tour>(language, qEnvironmentVariable("SAMEGAME_PICTURES"));
        return;
    }
    m_marks = std::make_unique<MarkedLanguage>(SAMEGAME_ROOT "/translations/samegame_de.ts");
    m_tour = std::make_unique<Tour>(m_marks.get());
}

void TestTour::scene_data() {
    QTest::addColumn<int>("place");
    const auto scenes = scenesOfTheTour();
    for (std::size_t i = 0; i < scenes.size(); ++i)
        QTest::newRow(scenes[i].name) << static_cast<int>(i);
}

void TestTour::scene() {
    QFETCH(const int, place);
    const SceneEntry scene = scenesOfTheTour()[static_cast<std::size_t>(place)];
    m_tour->begin(scene.name);
    scene.play(*m_tour);
    m_tour->end();
}

/// tour_left_out.txt names those that no window can show, and why.
void TestTour::everyTextIsShown() {
    if (!m_marks)
        QSKIP("the texts are not marked");
    QFile file(SAMEGAME_ROOT "/tests/gui/tour_left_out.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList leftOut;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            leftOut << line.section(" || ", 0, 0);
    int wrong = 0;
    for (std::size_t i = 0; i < m_marks->messages().size(); ++i) {
        const ProgramText& message = m_marks->messages()[i];
        const bool isShown = m_tour->shown().contains(static_cast<int>(i));
        const bool isLeftOut = leftOut.contains(message.toString());
        if (isShown != isLeftOut || (!isShown && contextsOfOthers.contains(message.context)))
            continue;
        ++wrong;
        qWarning("%s: %s", isShown ? "shown, though left out" : "not shown",
                 qPrintable(message.toString()));
    }
    QCOMPARE(wrong, 0);
}

void TestTour::cleanupTestCase() {
    const QString folder = qEnvironmentVariable("SAMEGAME_PICTURES");
    if (!m_tour || m_marks || folder.isEmpty())
        return;
    QFile file(folder + "/texts.txt");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(m_tour->texts().join('\n').toUtf8() + '\n');
}

SAMEGAME_TEST(TestTour, QApplication)
#include "tst_tour.moc"
