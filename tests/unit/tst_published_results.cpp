#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "engine/game/rules.h"
#include "engine/studies/experiment/experiment_file.h"
#include "engine/studies/experiment/published_results.h"
#include "engine/studies/solvability/complexity.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What resources/published.json holds.
class TestPublishedResults : public QObject {
    Q_OBJECT

private slots:
    void eachResultIsWhole();
    void totalsAreTheSumsOfTheirBoards();
    void finalScoresHaveTheParityOfTheirCells();
    void theMisprintIsNotTaken();
    void theBestOfAllBoardsIsThatOfTheReport();
    void theReportHasTheirScores_data();
    void theReportHasTheirScores();
    void theReportCountsTheBoardsAboveThem();
    void pagesHaveWhatTheirExperimentsAreSetBeside_data();
    void pagesHaveWhatTheirExperimentsAreSetBeside();
    void unknownIdsHaveNoResult();
    void solvabilityIsThatOfTheTable();
    void complexityIsThatOfItsOwnNumbers();

private:
    static std::vector<int> bestScores();
    static int evenScores(const PublishedResult& result);
    static std::vector<int> reportColumn(const QString& heading);
    /// Of a table: its cells, the first after an empty one, and those of the head above it.
    struct Row {
        QStringList headings;
        QStringList cells;
    };
    static QList<Row> rowsOf(const QString& text);
    static QStringList publishedOf(const QString& section, const QString& entry);
};

std::vector<int> TestPublishedResults::bestScores() {
    std::vector<int> best(20);
    for (const PublishedResult& result : published_results())
        if (result.is_comparable())
            for (std::size_t i = 0; i < result.scores.size(); ++i)
                best[i] = std::max(best[i], result.scores[i]);
    return best;
}

/// The rows of all tables, without their heads.
QList<TestPublishedResults::Row> TestPublishedResults::rowsOf(const QString& text) {
    QList<Row> rows;
    QStringList headings;
    for (const QString& line : text.split('\n')) {
        QStringList cells = line.split('|');
        for (QString& cell : cells)
            cell = cell.trimmed();
        if (cells.size() <= 1)
            headings.clear(); // the table has ended
        else if (headings.isEmpty())
            headings = cells;
        else if (!cells[1].startsWith("---"))
            rows.append({headings, cells});
    }
    return rows;
}

/// What the experiments whose commands stand in this section of a page have for an entrant: value,
/// mean depth and depth of the deepest node, as texts, empty where nothing was published. No texts
/// where they have no such entry.
QStringList TestPublishedResults::publishedOf(const QString& section, const QString& entry) {
    static const QRegularExpression command("samegame-cli experiment (\\S+) --scale ([0-9.]+)");
    const auto text = [](const std::optional<double>& value) {
        return value ? QString::number(std::round(*value)) : QString();
    };
    for (const auto& match : command.globalMatch(section)) {
        const Experiment experiment =
            scaled(*find_experiment(match.captured(1).toStdString()), match.captured(2).toDouble());
        for (const ExperimentEntrant& found : experiment.entrants) {
            if (found.name != entry.toStdString())
                continue;
            const PublishedResult* published = found.published;
            if (published == nullptr)
                return {"", "", ""};
            std::optional<double> value = published->value();
            if (!published->scores.empty()) // the boards begin with the first
                value = std::accumulate(published->scores.begin(),
                                        published->scores.begin() +
                                            static_cast<std::ptrdiff_t>(experiment.boards.size()),
                                        0);
            return {text(value), text(published->mean_depth), text(published->depth)};
        }
    }
    return {};
}

/// The column with this heading of the table "Board by board", its total last.
std::vector<int> TestPublishedResults::reportColumn(const QString& heading) {
    const QString page =
        QString::fromUtf8(contentOf(SAMEGAME_ROOT "/engine/measurements/standard_boards.md"));
    std::vector<int> column;
    for (const Row& row : rowsOf(page)) {
        const qsizetype place = row.headings.indexOf(heading);
        if (row.headings[1] == "Board" && place > 0)
            column.push_back(QString(row.cells[place]).remove(',').toInt());
    }
    return column;
}

int TestPublishedResults::evenScores(const PublishedResult& result) {
    return static_cast<int>(std::count_if(result.scores.begin(), result.scores.end(),
                                          [](int score) { return score % 2 == 0; }));
}

void TestPublishedResults::eachResultIsWhole() {
    std::set<std::string> ids;
    for (const PublishedResult& result : published_results()) {
        const char* id = result.id.c_str();
        QVERIFY2(ids.insert(result.id).second, id);
        QVERIFY2(!result.system.empty() && !result.source.empty(), id);
        QVERIFY2(result.year >= 2007 && result.year <= 2026, id);
        QVERIFY2(result.source.find(", 20") != std::string::npos, id);
        QVERIFY2(result.total.has_value() != result.mean.has_value(), id);
        QVERIFY2(!result.is_comparable() || scoring_of_name(result.rules), id);
        QVERIFY2(result.is_comparable() || !result.note.empty(), id);
        QVERIFY2(find_published(result.id) == &result, id);
    }
    QVERIFY(ids.size() > 40);
}

void TestPublishedResults::totalsAreTheSumsOfTheirBoards() {
    int tables = 0;
    for (const PublishedResult& result : published_results()) {
        if (result.scores.empty())
            continue;
        ++tables;
        QCOMPARE(result.scores.size(), std::size_t{20});
        QCOMPARE(std::accumulate(result.scores.begin(), result.scores.end(), 0),
                 result.total.value());
    }
    QCOMPARE(tables, 16);
}

/// Under the rules with a charge for every color left, a final score has the parity of the number
/// of cells, so it is odd on 225; a cleared board earns as much under every rule.
void TestPublishedResults::finalScoresHaveTheParityOfTheirCells() {
    for (const PublishedResult& result : published_results())
        if (result.is_comparable())
            QVERIFY2(evenScores(result) == 0, result.id.c_str());
    QCOMPARE(evenScores(*find_published("ida-star-2008")), 10);
    QCOMPARE(evenScores(*find_published("hgsts-2010")), 10);
}

/// Schadd et al. 2011 print 1,248 for board 17, whose sum would be 22,318.
void TestPublishedResults::theMisprintIsNotTaken() {
    const PublishedResult& idaStar = *find_published("ida-star-2008");
    QCOMPARE(idaStar.scores[16], 1284);
    QCOMPARE(idaStar.total.value(), 22354);
}

/// The sum of the best published score of each board.
void TestPublishedResults::theBestOfAllBoardsIsThatOfTheReport() {
    const std::vector<int> best = bestScores();
    QCOMPARE(std::accumulate(best.begin(), best.end(), 0), 85302);
    QCOMPARE(best[3], 3925);
    QCOMPARE(best[8], 4977);
}

void TestPublishedResults::theReportHasTheirScores_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("best of the papers") << QString();
    QTest::newRow("DBS") << "dbs-2007";
    QTest::newRow("SP-MCTS (1)") << "sp-mcts-1-2008";
    QTest::newRow("SP-MCTS (2)") << "sp-mcts-2-2011";
    QTest::newRow("MC-RWS") << "mc-rws-2009";
    QTest::newRow("NMCS(4)") << "nmcs-4-2009";
    QTest::newRow("SP-MCTS (3)") << "sp-mcts-3-2011";
    QTest::newRow("NRPA(4)") << "nrpa-4-2016";
    QTest::newRow("Diversity-NRPA(4)") << "diversity-nrpa-4-2016";
    QTest::newRow("Dist-NRPA(5)") << "dist-nrpa-5-2017";
    QTest::newRow("SPURIOUS AI") << "spurious-ai-2010";
}

/// engine/measurements/standard_boards.md repeats the columns, for readers.
void TestPublishedResults::theReportHasTheirScores() {
    QFETCH(const QString, id);
    std::vector<int> scores =
        id.isEmpty() ? bestScores() : find_published(id.toStdString())->scores;
    QCOMPARE(scores.size(), std::size_t{20});
    scores.push_back(std::accumulate(scores.begin(), scores.end(), 0));
    QCOMPARE(reportColumn(QTest::currentDataTag()), scores);
}

void TestPublishedResults::theReportCountsTheBoardsAboveThem() {
    const std::vector<int> best = reportColumn("best of the papers");
    const auto above = [&](const QString& heading) {
        const std::vector<int> scores = reportColumn(heading);
        int count = 0;
        for (std::size_t board = 0; board < 20; ++board)
            count += scores[board] > best[board] ? 1 : 0;
        return count;
    };
    const QString page =
        QString::fromUtf8(contentOf(SAMEGAME_ROOT "/engine/measurements/standard_boards.md"));
    const QString counts =
        QStringLiteral("%1 of the 20 after 1 s, %2 after 10 s, %3 after 60 s and "
                       "%4 after 600 s")
            .arg(above("1 s"))
            .arg(above("10 s"))
            .arg(above("60 s"))
            .arg(above("600 s, one thread"));
    QVERIFY2(page.contains(counts), qPrintable(counts));
}

void TestPublishedResults::pagesHaveWhatTheirExperimentsAreSetBeside_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("leastNumbers");
    QTest::newRow("schadd_2011.md") << SAMEGAME_ROOT "/engine/measurements" << 92;
    QTest::newRow("takes_kosters_2009.md") << SAMEGAME_ROOT "/engine/measurements" << 10;
    QTest::newRow("negrevergne_cazenave_2017.md") << SAMEGAME_ROOT "/engine/measurements" << 7;
    QTest::newRow("sp_mcts.md") << SAMEGAME_ROOT "/engine/measurements/options" << 18;
}

/// Tables that an experiment made, each in the section of its command: at least so many numbers.
void TestPublishedResults::pagesHaveWhatTheirExperimentsAreSetBeside() {
    QFETCH(const QString, folder);
    const QString path = folder + "/" + QTest::currentDataTag();
    int numbers = 0;
    for (const QString& section : QString::fromUtf8(contentOf(path)).split("\n## ")) {
        for (const auto& [headings, cells] : rowsOf(section)) {
            QStringList expected = publishedOf(section, QString(cells[1]).remove('\\'));
            for (qsizetype i = 2; i < cells.size() && !expected.isEmpty(); ++i) {
                if (!headings[i].startsWith("published"))
                    continue;
                numbers += static_cast<int>(!cells[i].isEmpty());
                QVERIFY2(cells[i] == expected.takeFirst(), qPrintable(cells.join('|')));
            }
        }
    }
    QFETCH(const int, leastNumbers);
    QVERIFY2(numbers >= leastNumbers, qPrintable(QString::number(numbers)));
}

void TestPublishedResults::unknownIdsHaveNoResult() {
    QVERIFY(find_published("js-games-de") == nullptr);
    QVERIFY(find_published("") == nullptr);
}

void TestPublishedResults::solvabilityIsThatOfTheTable() {
    QCOMPARE(published_solvability(1, 1).value(), 0.0);
    QCOMPARE(published_solvability(2, 3).value(), 59.3);
    QCOMPARE(published_solvability(4, 2).value(), 68.7);
    QCOMPARE(published_solvability(10, 10).value(), 99.9);
    QVERIFY(!published_solvability(11, 10) && !published_solvability(10, 11));
    for (int size = 1; size <= 10; ++size) // a column falls as a row closes
        QCOMPARE(published_solvability(1, size), published_solvability(size, 1));
}

/// The paper cuts b^d, and rounds what it prints of the positions.
void TestPublishedResults::complexityIsThatOfItsOwnNumbers() {
    const PublishedComplexity published = published_complexity();
    QCOMPARE(std::floor(published.length * std::log10(published.branching)),
             published.tree_exponent);
    QCOMPARE(std::round(state_space_exponent(15, 15, 5)), published.positions_exponent);
}

SAMEGAME_TEST(TestPublishedResults)
#include "tst_published_results.moc"
