#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/formats/file_content.h"
#include "engine/formats/game_record.h"
#include "engine/formats/json_text.h"
#include "engine/game/board_generator.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"
#include "engine/stats/interval.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/published_results.h"
#include "engine/studies/tuning/tuning.h"
#include "tests/support/file_bytes.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the pages for users (README.md, resources/help) say in numbers, names and examples is what
/// the program has.
class TestPages : public QObject {
    Q_OBJECT

private slots:
    void limitsAreThoseOfTheEngine_data();
    void limitsAreThoseOfTheEngine();
    void everySolverIsNamed_data();
    void everySolverIsNamed();
    void everyPolicyIsNamed_data();
    void everyPolicyIsNamed();
    void firstTableHasTheTotalsOfTheMeasurements();
    void exampleOfASolutionIsOne();
    void exampleOfAnExperimentIsOne();
    void noPageHasAVersionThatAges_data();
    void noPageHasAVersionThatAges();
    void readmeIsShort();

private:
    /// The page on one line, for sentences that are broken there.
    static QString page(const QString& path) {
        return QString::fromUtf8(contentOf(SAMEGAME_ROOT "/" + path)).simplified();
    }
    static QString number(double value) {
        return QLocale(QLocale::English).toString(value, 'f', 0);
    }
    /// The pages of resources/help, by their paths.
    static QStringList helpPages();
    /// All pages for users, each on one line.
    static QString pages();
    /// The block of JSON in a section of a page.
    static std::string example(const QString& path, const QString& heading);
    /// The cells behind the first one of the row that begins so.
    static QStringList rowOf(const QString& path, const QString& start);
};

QStringList TestPages::helpPages() {
    QStringList paths = QDir(SAMEGAME_ROOT "/resources/help").entryList({"*.md"});
    for (QString& path : paths)
        path.prepend("resources/help/");
    return paths;
}

QString TestPages::pages() {
    QString text = page("README.md");
    for (const QString& path : helpPages())
        text += '\n' + page(path);
    return text;
}

std::string TestPages::example(const QString& path, const QString& heading) {
    const QString whole = '\n' + QString::fromUtf8(contentOf(SAMEGAME_ROOT "/" + path));
    const QString text = whole.section("\n" + heading + "\n", 1).section("\n## ", 0, 0);
    return text.section("```json\n", 1).section("```", 0, 0).toStdString();
}

QStringList TestPages::rowOf(const QString& path, const QString& start) {
    for (const QString& line : QString::fromUtf8(contentOf(SAMEGAME_ROOT "/" + path)).split('\n')) {
        QStringList cells = line.split('|');
        for (QString& cell : cells)
            cell = cell.trimmed();
        if (cells.size() > 2 && cells[1] == start)
            return cells.mid(2, cells.size() - 3);
    }
    return {};
}

void TestPages::limitsAreThoseOfTheEngine_data() {
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QString& sentence) {
        QTest::newRow(name) << sentence;
    };
    row("input",
        QString("Files and standard input may have up to %1 MiB;").arg(max_input_bytes >> 20));
    row("lines", QString("and %1 MiB a line.").arg(max_input_bytes >> 20));
    row("values", QString("A JSON text has %1 values at the most.").arg(number(max_json_values)));
    row("size", QString("1x1 to %1x%2 cells.").arg(max_rows).arg(max_columns));
    row("colors", QString("`1` to `%1` the color").arg(max_colors));
    row("moves", QString("where no group is left or after %1 moves").arg(max_moves));
    row("standard", QString("standard board N, 1 to %1 |").arg(standard_board_count));
    row("schadd250", QString("position N, 1 to %1, of the set").arg(schadd250_board_count));
    row("clearable",
        QString("under any rules and gravity, %1 colors or more").arg(min_clearable_colors));
    const PairedRequest compared;
    row("least boards", QString("after %1 boards at least").arg(least_values));
    row("margin", QString("`--margin` (%1 points a board)").arg(compared.margin));
    row("most boards", QString("the `--boards` end (%1)").arg(number(compared.boards)));
    const TuningRequest tuned;
    row("samples", QString("draws %1 samples").arg(tuned.samples));
    row("tuned boards", QString("the same %1 fresh random boards").arg(tuned.boards));
}

void TestPages::limitsAreThoseOfTheEngine() {
    QFETCH(const QString, sentence);
    QVERIFY2(pages().contains(sentence), qPrintable(sentence));
}

void TestPages::everySolverIsNamed_data() {
    QTest::addColumn<QString>("name");
    for (const SolverEntry& solver : solver_registry())
        QTest::newRow(solver.name.c_str()) << "`" + text(solver.name) + "`";
}

void TestPages::everySolverIsNamed() {
    QFETCH(const QString, name);
    for (const char* const path : {"README.md", "engine/README.md"})
        QVERIFY2(page(path).contains(name), path);
}

void TestPages::everyPolicyIsNamed_data() {
    QTest::addColumn<QString>("name");
    for (const PolicyEntry& policy : policy_registry())
        QTest::newRow(policy.name.c_str()) << "`" + text(policy.name) + "`";
}

void TestPages::everyPolicyIsNamed() {
    QFETCH(const QString, name);
    QVERIFY(page("README.md").contains(name));
}

void TestPages::firstTableHasTheTotalsOfTheMeasurements() {
    const QString report = "engine/measurements/standard_boards.md";
    QStringList expected;
    for (const char* const seconds : {"0.1", "1", "10", "60"})
        expected << rowOf(report, seconds).value(0).section(" (", 0, 0);
    expected << number(find_published("spurious-ai-2010")->value());
    expected << rowOf(report, "total").value(4); // of the table board by board
    QCOMPARE(rowOf("README.md", "Points on the 20 standard boards"), expected);
}

void TestPages::exampleOfASolutionIsOne() {
    const auto parsed =
        parse_game_record(example("resources/help/formats.md", "## Solution files"));
    QVERIFY2(parsed, parsed ? "" : to_string(parsed.error()).c_str());
    QVERIFY(!contradiction(*parsed));
}

void TestPages::exampleOfAnExperimentIsOne() {
    const auto parsed =
        parse_experiment(example("resources/help/experiments.md", "# Experiments"), "example");
    QVERIFY2(parsed, parsed ? "" : to_string(parsed.error()).c_str());
    QCOMPARE(parsed->entrants.size(), std::size_t{3});
}

void TestPages::noPageHasAVersionThatAges_data() {
    QTest::addColumn<QString>("path");
    for (const char* const path :
         {"README.md", "CONTRIBUTING.md", "engine/README.md", "app/cluster/README.md"})
        QTest::newRow(path) << path;
    for (const QString& name : helpPages())
        QTest::newRow(qPrintable(name)) << name;
}

void TestPages::noPageHasAVersionThatAges() {
    QFETCH(const QString, path);
    static const QRegularExpression version("samegame(-cli)? [0-9]+\\.[0-9]+");
    QVERIFY(!page(path).isEmpty());
    QVERIFY2(!page(path).contains(version), qPrintable(version.match(page(path)).captured()));
}

/// What a reader wants to know first fits on some screens; the rest has pages of its own.
void TestPages::readmeIsShort() {
    QVERIFY(contentOf(SAMEGAME_ROOT "/README.md").count('\n') <= 200);
}

SAMEGAME_TEST(TestPages, QCoreApplication)
#include "tst_pages.moc"
