#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include "app/gui/basics/blocklook.h"
#include "app/gui/panels/candidatemodel.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The candidates as a table, by itself and sorted by a proxy.
class TestCandidateModel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void candidatesAreFinalScoresOfTheGame();
    void lossIsAgainstTheBestOfTheColumn();
    void lossChangesTheHeader();
    void boardAndTableSayTheSame();
    void bestIsNeverUncertain();
    void lossesSayHowSureTheyAre();
    void movesThatAreNotToldApartHaveNoRank();
    void nothingIsClaimedWithoutASpread();
    void exactValuesSaySo();
    void rowsOfAnEarlierSolverHaveNoVisits();
    void rowsAreToldInSentences();
    void rowsTellWhatTheirMovesAreFor();
    void pointedMoveIsMarkedAlone();
    void candidatesKeepTheirRowsWhileNumbersChange();
    void linesThatClearAreMarked();
    void columnsOfPeopleComeFirst();
    void candidatesSortByEachColumn_data();
    void candidatesSortByEachColumn();
    void candidatesOfAnotherPositionReset();

private:
    static Candidate candidate(Cell cell, int best, std::uint64_t visits);
    /// Whose chains came to `best` and to less by once and twice `apart`.
    static Candidate attempted(Cell cell, int best, int apart);
    static void setCandidates(CandidateModel& model, const std::vector<Candidate>& candidates,
                              int rows, int scoreBefore, const QStringList& finders = {}) {
        model.setCandidates(candidates, candidate_standings(candidates), rows, scoreBefore,
                            finders);
    }
    static QString text(const CandidateModel& model, Cell cell, int column) {
        return model.index(model.rowOf({cell}).value(), column).data().toString();
    }
};

Candidate TestCandidateModel::attempted(Cell cell, int best, int apart) {
    Candidate attempted = candidate(cell, best, 100);
    for (int i = 0; i < 3; ++i)
        attempted.attempts.add(best - i * apart);
    return attempted;
}

Candidate TestCandidateModel::candidate(Cell cell, int best, std::uint64_t visits) {
    Candidate candidate;
    candidate.move = {cell};
    candidate.cells = 3;
    candidate.points = 1;
    candidate.best = best;
    candidate.mean = best / 2.0;
    candidate.visits = visits;
    return candidate;
}

void TestCandidateModel::candidatesAreFinalScoresOfTheGame() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    setCandidates(model,
                  {candidate({2, 0}, 900, 30), candidate({1, 4}, 700, 10), candidate({0, 0}, 0, 0)},
                  15, 100);
    QCOMPARE(model.rowCount(), 3);
    const int row = model.rowOf({{2, 0}}).value();
    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(CandidateModel::Rank), "–"); // how sure it is, nobody knows
    QCOMPARE(text(CandidateModel::Group), "3");
    QCOMPARE(text(CandidateModel::Place), "15,3");
    QCOMPARE(text(CandidateModel::Points), "1");
    QCOMPARE(text(CandidateModel::Best), "1000");
    QCOMPARE(text(CandidateModel::Mean), "550");
    QCOMPARE(text(CandidateModel::Visits), "30");
    QCOMPARE(text(CandidateModel::Share), "75.0 %");
    const int unvisited = model.rowOf({{0, 0}}).value();
    QCOMPARE(model.index(unvisited, CandidateModel::Best).data().toString(), "–");
}

void TestCandidateModel::linesThatClearAreMarked() {
    CandidateModel model;
    Candidate clearing = candidate({2, 0}, 900, 30);
    clearing.line.cleared = true;
    setCandidates(model, {clearing, candidate({1, 4}, 700, 10)}, 15, 0);
    const auto data = [&](Cell cell, int role) {
        const int row = model.rowOf({cell}).value();
        return model.index(row, CandidateModel::Clears).data(role).toString();
    };
    QCOMPARE(data({2, 0}, Qt::DisplayRole), clearedMark());
    QCOMPARE(data({2, 0}, Qt::AccessibleTextRole), "clears the board");
    QVERIFY(data({2, 0}, Qt::ToolTipRole).contains("clears the board"));
    QCOMPARE(data({1, 4}, Qt::DisplayRole), QString());
    QVERIFY(!data({1, 4}, Qt::ToolTipRole).contains("clears the board"));
    QVERIFY(spokenCandidate(clearing, {}, false, 0).endsWith("clears the board"));
    QVERIFY(!spokenCandidate(candidate({1, 4}, 700, 10), {}, false, 0).contains("clears"));
}

/// What the search counts is there for those who ask for it; each column says what it has.
void TestCandidateModel::columnsOfPeopleComeFirst() {
    const CandidateModel model;
    QStringList usual;
    QStringList all;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        const QString title = model.headerData(column, Qt::Horizontal).toString();
        QVERIFY(!title.isEmpty() && !all.contains(title));
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        all << title;
        if (CandidateModel::isUsual(static_cast<CandidateModel::Column>(column)))
            usual << title;
    }
    QCOMPARE(usual, (QStringList{"Group", "Points", "Ends at", "Loss", "Spread", clearedMark(),
                                 "What for"}));
    for (const QString& title : {QString("Visits"), QString("Share"), knownLineMark()})
        QVERIFY(all.contains(title));
}

void TestCandidateModel::candidatesKeepTheirRowsWhileNumbersChange() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    setCandidates(model, {candidate({2, 0}, 900, 30), candidate({1, 4}, 700, 10)}, 15, 0);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const int row = model.rowOf({{1, 4}}).value();
    QCOMPARE(model.rank(row), 2);
    setCandidates(model, {candidate({1, 4}, 950, 60), candidate({2, 0}, 900, 40)}, 15, 0);
    QCOMPARE(model.rowOf({{1, 4}}).value(), row);
    QCOMPARE(model.rank(row), 1);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
}

void TestCandidateModel::candidatesSortByEachColumn_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<QList<int>>("ranks"); // in ascending order of the column
    QTest::newRow("rank") << int(CandidateModel::Rank) << QList<int>{1, 2, 3};
    QTest::newRow("place") << int(CandidateModel::Place) << QList<int>{2, 3, 1};
    QTest::newRow("best") << int(CandidateModel::Best) << QList<int>{3, 2, 1};
    QTest::newRow("loss") << int(CandidateModel::Loss) << QList<int>{1, 2, 3};
    QTest::newRow("visits") << int(CandidateModel::Visits) << QList<int>{3, 1, 2};
}

void TestCandidateModel::candidatesSortByEachColumn() {
    QFETCH(int, column);
    QFETCH(QList<int>, ranks);
    CandidateModel model;
    QSortFilterProxyModel proxy;
    const QAbstractItemModelTester tester(&proxy);
    proxy.setSourceModel(&model);
    proxy.setSortRole(CandidateModel::SortRole);
    setCandidates(
        model, {candidate({2, 0}, 1200, 9), candidate({1, 4}, 900, 100), candidate({0, 0}, 0, 0)},
        15, 0);
    proxy.sort(column);
    QList<int> sorted;
    for (int row = 0; row < proxy.rowCount(); ++row)
        sorted << proxy.index(row, CandidateModel::Rank).data(CandidateModel::SortRole).toInt();
    QCOMPARE(sorted, ranks);
}

void TestCandidateModel::candidatesOfAnotherPositionReset() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    setCandidates(model, {candidate({2, 0}, 900, 30)}, 15, 0);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    setCandidates(model, {candidate({3, 0}, 900, 30)}, 15, 0);
    QCOMPARE(reset.count(), 1);
    model.setPosition({drawn("22"), {}}); // where other moves may bear the same names
    QCOMPARE(reset.count(), 2);
    QCOMPARE(model.rowCount(), 0);
    setCandidates(model, {candidate({3, 0}, 900, 30)}, 15, 0);
    QCOMPARE(reset.count(), 3);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestCandidateModel::lossIsAgainstTheBestOfTheColumn() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    Candidate steady = candidate({1, 4}, 700, 10);
    steady.mean = 600;
    setCandidates(model, {candidate({2, 0}, 900, 30), steady, candidate({0, 0}, 0, 0)}, 15, 100);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setShowsLoss(true);
    QCOMPARE(changed.count(), 1);
    const auto text = [&](Cell cell, int column) {
        return model.index(model.rowOf({cell}).value(), column).data().toString();
    };
    QCOMPARE(text({1, 4}, CandidateModel::Best), "800");
    QCOMPARE(text({2, 0}, CandidateModel::Loss), "0");
    QCOMPARE(text({1, 4}, CandidateModel::Loss), QString("−200"));
    QCOMPARE(text({0, 0}, CandidateModel::Loss), "–");
    QCOMPARE(text({2, 0}, CandidateModel::Mean), QString("−150"));
    QCOMPARE(text({1, 4}, CandidateModel::Mean), "0");
    QCOMPARE(text({0, 0}, CandidateModel::Mean), "–");
    model.setShowsLoss(false);
    QCOMPARE(text({1, 4}, CandidateModel::Mean), "700");
}

void TestCandidateModel::lossChangesTheHeader() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    const auto title = [&] { return model.headerData(CandidateModel::Mean, Qt::Horizontal); };
    const auto help = [&] {
        return model.headerData(CandidateModel::Mean, Qt::Horizontal, Qt::ToolTipRole);
    };
    QSignalSpy changed(&model, &QAbstractItemModel::headerDataChanged);
    const QVariant absolute = help();
    QCOMPARE(title().toString(), "Mean");
    model.setShowsLoss(true);
    QCOMPARE(title().toString(), "Mean loss");
    QVERIFY(help() != absolute);
    QCOMPARE(changed.count(), 1);
}

void TestCandidateModel::boardAndTableSayTheSame() {
    CandidateModel model;
    const Candidate best = candidate({2, 0}, 900, 30);
    const Candidate other = candidate({1, 4}, 700, 10);
    setCandidates(model, {best, other}, 15, 100);
    QCOMPARE(text(model, {1, 4}, CandidateModel::Best), candidateScoreText(other, 100));
    const Candidate both[] = {best, other};
    QCOMPARE(text(model, {1, 4}, CandidateModel::Loss),
             candidateLossText(candidate_standings(both)[1]));
}

/// On boards of 32x32 the best move was drawn faint, since other moves had more visits.
void TestCandidateModel::bestIsNeverUncertain() {
    const auto isFaint = [](const CandidateModel& model, Cell cell) {
        return model.index(model.rowOf({cell}).value(), 0)
            .data(CandidateModel::UncertainRole)
            .toBool();
    };
    CandidateModel model;
    setCandidates(model, {candidate({2, 0}, 900, 4), candidate({1, 4}, 700, 100'000)}, 15, 0);
    QVERIFY(!isFaint(model, {2, 0}));
    QVERIFY(!isFaint(model, {1, 4})); // nobody has a spread
    setCandidates(model,
                  {candidate({2, 0}, 900, 4), attempted({1, 4}, 700, 10), candidate({0, 0}, 0, 0)},
                  15, 0);
    QVERIFY(!isFaint(model, {2, 0}));
    QVERIFY(!isFaint(model, {1, 4}));
    QVERIFY(isFaint(model, {0, 0})); // nothing is known of it
}

void TestCandidateModel::lossesSayHowSureTheyAre() {
    const std::vector<Candidate> candidates{attempted({2, 0}, 900, 10), attempted({1, 4}, 700, 10)};
    const int spread = candidate_standings(candidates)[1].spread.value();
    QVERIFY(spread > 0);
    CandidateModel model;
    setCandidates(model, candidates, 15, 0);
    QCOMPARE(text(model, {1, 4}, CandidateModel::Loss), "−200");
    QCOMPARE(text(model, {1, 4}, CandidateModel::Spread), QString("± %1").arg(spread));
}

void TestCandidateModel::movesThatAreNotToldApartHaveNoRank() {
    CandidateModel model;
    setCandidates(model, {attempted({2, 0}, 901, 500), attempted({3, 0}, 900, 500)}, 15, 0);
    QCOMPARE(text(model, {2, 0}, CandidateModel::Rank), "1–2");
    QCOMPARE(text(model, {3, 0}, CandidateModel::Rank), "1–2");
    QCOMPARE(model.rank(model.rowOf({{3, 0}}).value()), 2); // the key that plays it
    CandidateStanding standing{.loss = 100, .spread = 60};
    standing.first_place = 4;
    standing.last_place = 12;
    QCOMPARE(candidatePlaceText(standing), "4–12");
    standing.last_place = 4;
    QCOMPARE(candidatePlaceText(standing), "4");
}

void TestCandidateModel::nothingIsClaimedWithoutASpread() {
    CandidateModel model;
    setCandidates(model, {candidate({2, 0}, 900, 30), candidate({1, 4}, 700, 10)}, 15, 0);
    for (const Cell cell : {Cell{2, 0}, Cell{1, 4}}) {
        QCOMPARE(text(model, cell, CandidateModel::Spread), "?");
        QCOMPARE(text(model, cell, CandidateModel::Rank), "–");
    }
}

void TestCandidateModel::exactValuesSaySo() {
    std::vector<Candidate> candidates{candidate({2, 0}, 900, 30), candidate({1, 4}, 899, 10)};
    for (Candidate& each : candidates)
        each.is_exact = true;
    CandidateModel model;
    setCandidates(model, candidates, 15, 0);
    QCOMPARE(text(model, {1, 4}, CandidateModel::Spread), "exact");
    QCOMPARE(text(model, {2, 0}, CandidateModel::Rank), "1");
    QCOMPARE(text(model, {1, 4}, CandidateModel::Rank), "2");
}

void TestCandidateModel::rowsOfAnEarlierSolverHaveNoVisits() {
    Candidate earlier = candidate({1, 4}, 700, 0);
    earlier.line.moves.push_back(earlier.move);
    CandidateModel model;
    setCandidates(model, {candidate({2, 0}, 900, 30), earlier}, 15, 0);
    QCOMPARE(text(model, {1, 4}, CandidateModel::Best), "700");
    for (const int column : {CandidateModel::Mean, CandidateModel::Visits, CandidateModel::Share})
        QCOMPARE(text(model, {1, 4}, column), "–");
    QCOMPARE(text(model, {2, 0}, CandidateModel::Share), "100.0 %");
}

/// What a tool tip tells is told to screen readers, too.
void TestCandidateModel::rowsAreToldInSentences() {
    Candidate proven = candidate({2, 0}, 900, 30);
    proven.is_exact = true;
    CandidateModel model;
    setCandidates(model, {proven, candidate({1, 4}, 700, 10)}, 15, 0,
                  {"Found by Exact search", "Found by Champion"});
    const auto told = [&](Cell cell, int role) {
        return model.index(model.rowOf({cell}).value(), 0).data(role).toString();
    };
    const QString first = told({2, 0}, Qt::ToolTipRole);
    QVERIFY2(first.startsWith("Found by Exact search. Exact: "), qPrintable(first));
    QVERIFY2(first.endsWith("Key 1 plays it."), qPrintable(first));
    QCOMPARE(told({2, 0}, Qt::AccessibleDescriptionRole), first);
    const QString second = told({1, 4}, Qt::AccessibleDescriptionRole);
    QVERIFY2(second.startsWith("Found by Champion. How sure"), qPrintable(second));
    model.setKnownMove(Move{{1, 4}}, "Played by hand");
    QVERIFY(told({1, 4}, Qt::ToolTipRole).contains("Played by hand"));
    QCOMPARE(text(model, {1, 4}, CandidateModel::Known), knownLineMark());
    QCOMPARE(text(model, {2, 0}, CandidateModel::Known), QString());
}

void TestCandidateModel::rowsTellWhatTheirMovesAreFor() {
    Candidate joining = candidate({1, 0}, 3, 10);
    for (const Cell cell : {Cell{1, 0}, Cell{0, 0}})
        joining.line.moves.push_back({cell});
    CandidateModel model;
    const auto fill = [&] { setCandidates(model, {joining, candidate({2, 0}, 1, 10)}, 3, 0); };
    const auto told = [&](Cell cell) {
        return model.index(model.rowOf({cell}).value(), 0).data(Qt::ToolTipRole).toString();
    };
    fill();
    QVERIFY(!told({1, 0}).contains("This move"));
    model.setPosition({drawn("1.../1.../1221"), {}});
    fill();
    const QString sentence = QString("This move joins 3 and 1 %1 blocks for a later group of 4.")
                                 .arg(colorName(Color{1}));
    QVERIFY2(told({1, 0}).contains(sentence), qPrintable(told({1, 0})));
    QCOMPARE(text(model, {1, 0}, CandidateModel::Reason),
             QString("joins 3 and 1 %1 blocks for a later group of 4").arg(colorName(Color{1})));
    QCOMPARE(text(model, {2, 0}, CandidateModel::Reason), QString());
    const QModelIndex group = model.index(model.rowOf({{1, 0}}).value(), CandidateModel::Group);
    QCOMPARE(group.data(Qt::AccessibleTextRole).toString(),
             QString("3 %1 blocks").arg(colorName(Color{2})));
    QVERIFY(!told({2, 0}).contains("This move")); // no line is known
    Rules refilled;
    refilled.refill.emplace();
    model.setPosition({drawn("1.../1.../1221"), refilled});
    fill();
    QVERIFY(!told({1, 0}).contains("This move"));
}

void TestCandidateModel::pointedMoveIsMarkedAlone() {
    CandidateModel model;
    const QAbstractItemModelTester tester(&model);
    setCandidates(model, {candidate({2, 0}, 900, 100), candidate({1, 4}, 700, 4)}, 15, 0);
    const auto isPointed = [&](Cell cell) {
        return model.index(model.rowOf({cell}).value(), 0)
            .data(CandidateModel::PointedRole)
            .toBool();
    };
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setPointedMove(Move{{1, 4}});
    QVERIFY(isPointed({1, 4}) && !isPointed({2, 0}));
    QCOMPARE(changed.count(), 1);
    model.setPointedMove(Move{{9, 9}}); // no candidate
    QVERIFY(!isPointed({1, 4}) && !isPointed({2, 0}));
    model.setPointedMove(std::nullopt);
    QCOMPARE(changed.count(), 2);
}

SAMEGAME_TEST(TestCandidateModel, QCoreApplication)
#include "tst_candidatemodel.moc"
