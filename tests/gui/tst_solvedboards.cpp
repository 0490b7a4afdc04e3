#include <QAbstractItemModelTester>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/gui/play/solvedboardsdialog.h"
#include "app/gui/session/database.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/gui/patience.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The list of solved boards, as a model and in its dialog.
class TestSolvedBoards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init();

    void modelShowsTheArchive();
    void boardWithoutANameShowsItsSize();
    void modelFollowsTheArchiveAndKeepsItsRows();
    void everyColumnSorts_data();
    void everyColumnSorts();
    void numbersInNamesSortByTheirValue();
    void namesKeepTheirRoom();
    void emptyListSaysSo();
    void enterReplaysTheChosenBoard();
    void enterInTheFilterReplays();
    void doubleClickReplays();
    void playStartsTheBoard();
    void filterFinds_data();
    void filterFinds();
    void lineIsSaved();
    void damagedLineIsExplained();
    void betterLineKeepsTheSelection();

private:
    void offer(const Board& board, std::size_t choice, const QString& name, const Rules& rules = {},
               const std::string& solver = {});
    void openDialog();
    template <class T>
    T* find(const char* objectName) const {
        T* object = m_dialog->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    QAbstractItemModel* shown() const { return find<QTableView>("solvedBoards")->model(); }
    QStringList shownNames() const;
    void choose(const QString& name) const;

    std::unique_ptr<Database> m_database;
    std::unique_ptr<Archive> m_archive;
    std::unique_ptr<SolvedBoardsDialog> m_dialog;
};

/// Three boards that differ in every column.
void TestSolvedBoards::init() {
    m_dialog.reset();
    m_archive.reset();
    m_database = std::make_unique<Database>(":memory:");
    m_archive = std::make_unique<Archive>(m_database.get());
    offer(drawn("1122/1122"), 0, "Beta");
    offer(standard_board(1), 0, "Alpha", {Scoring::bubble_breaker}, "sp-mcts");
    offer(generate_board(1, 4, 9, 7), 0, "gamma", {Scoring::clickomania, Gravity::pull_left},
          "elsewhere");
}

void TestSolvedBoards::offer(const Board& board, std::size_t choice, const QString& name,
                             const Rules& rules, const std::string& solver) {
    GameRecord record;
    record.start.board = board;
    record.start.rules = rules;
    Board position = board;
    MoveList moves;
    while (position.has_moves()) {
        const MoveList legal = legal_moves(position);
        moves.push_back(legal[std::min(choice, legal.size() - 1)]);
        position.play(moves.back(), rules.gravity);
    }
    record.line = replay(board, rules, moves).value();
    if (!solver.empty()) {
        record.source.emplace();
        record.source->solver = solver;
    }
    m_archive->offer(record, name);
}

void TestSolvedBoards::openDialog() {
    m_dialog = std::make_unique<SolvedBoardsDialog>(m_archive.get());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

QStringList TestSolvedBoards::shownNames() const {
    QStringList names;
    for (int row = 0; row < shown()->rowCount(); ++row)
        names << shown()->index(row, SolvedBoardsModel::Name).data().toString();
    return names;
}

void TestSolvedBoards::choose(const QString& name) const {
    const auto row = shownNames().indexOf(name);
    QVERIFY(row >= 0);
    find<QTableView>("solvedBoards")->selectRow(static_cast<int>(row));
}

void TestSolvedBoards::modelShowsTheArchive() {
    SolvedBoardsModel model(m_archive.get());
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 3);
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(text(0, SolvedBoardsModel::Name), "Beta");
    QCOMPARE(text(0, SolvedBoardsModel::Size), "2 × 4");
    QCOMPARE(text(0, SolvedBoardsModel::Colors), "2");
    QCOMPARE(text(0, SolvedBoardsModel::RulesColumn), "Standard");
    QCOMPARE(text(0, SolvedBoardsModel::Score), "1008");
    QCOMPARE(text(0, SolvedBoardsModel::Cleared), "yes");
    QCOMPARE(text(0, SolvedBoardsModel::Moves), "2");
    QCOMPARE(text(0, SolvedBoardsModel::FoundBy), "by hand");
    QVERIFY(!text(0, SolvedBoardsModel::Date).isEmpty());
    QCOMPARE(text(1, SolvedBoardsModel::FoundBy), "SP-MCTS");
    QCOMPARE(text(1, SolvedBoardsModel::RulesColumn), "Bubble Breaker");
    QCOMPARE(text(1, SolvedBoardsModel::Cleared), "no");
    QCOMPARE(text(2, SolvedBoardsModel::FoundBy), "elsewhere");
    QCOMPARE(text(2, SolvedBoardsModel::RulesColumn), "Clickomania, rows drawn left");
    QVERIFY(model.index(2, SolvedBoardsModel::RulesColumn)
                .data(Qt::ToolTipRole)
                .toString()
                .contains("empty board"));
}

void TestSolvedBoards::boardWithoutANameShowsItsSize() {
    offer(drawn("11/11"), 0, {});
    const SolvedBoardsModel model(m_archive.get());
    QCOMPARE(model.title(3), "Board of 2 × 2 cells");
}

void TestSolvedBoards::modelFollowsTheArchiveAndKeepsItsRows() {
    offer(standard_board(2), 0, "Delta");
    SolvedBoardsModel model(m_archive.get());
    const QAbstractItemModelTester tester(&model);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const int before = model.entry(3).score;
    for (std::size_t choice = 1; choice < 9; ++choice)
        offer(standard_board(2), choice, {});
    offer(standard_board(3), 0, "Epsilon");
    TRY_COMPARE(model.rowCount(), 5);
    QVERIFY(model.entry(3).score > before);
    QCOMPARE(model.title(3), "Delta");
    QCOMPARE(changed.count(), 1);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(reset.count(), 0);
}

void TestSolvedBoards::everyColumnSorts_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("name") << int(SolvedBoardsModel::Name) << QStringList{"Alpha", "Beta", "gamma"};
    QTest::newRow("size") << int(SolvedBoardsModel::Size) << QStringList{"Beta", "gamma", "Alpha"};
    QTest::newRow("colors") << int(SolvedBoardsModel::Colors)
                            << QStringList{"Beta", "Alpha", "gamma"};
    QTest::newRow("rules") << int(SolvedBoardsModel::RulesColumn)
                           << QStringList{"Alpha", "gamma", "Beta"};
    QTest::newRow("score") << int(SolvedBoardsModel::Score)
                           << QStringList{"gamma", "Alpha", "Beta"};
    QTest::newRow("moves") << int(SolvedBoardsModel::Moves)
                           << QStringList{"Beta", "gamma", "Alpha"};
    // In the C locale capitals come first.
    QTest::newRow("found by") << int(SolvedBoardsModel::FoundBy)
                              << QStringList{"Alpha", "Beta", "gamma"};
}

void TestSolvedBoards::everyColumnSorts() {
    QFETCH(const int, column);
    QFETCH(const QStringList, names);
    openDialog();
    find<QTableView>("solvedBoards")->sortByColumn(column, Qt::AscendingOrder);
    QCOMPARE(shownNames(), names);
}

void TestSolvedBoards::numbersInNamesSortByTheirValue() {
    for (const int number : {10, 9, 100, 11})
        offer(standard_board(number % 20 + 1), 0, QStringLiteral("Position %1 of 250").arg(number));
    openDialog();
    find<QLineEdit>("solvedBoardsFilter")->setText("Position");
    find<QTableView>("solvedBoards")->sortByColumn(SolvedBoardsModel::Name, Qt::AscendingOrder);
    const QStringList names = shownNames();
    QCOMPARE(names.first(), "Position 9 of 250");
    QCOMPARE(names.last(), "Position 100 of 250");
}

void TestSolvedBoards::namesKeepTheirRoom() {
    openDialog();
    auto* table = find<QTableView>("solvedBoards");
    const int least = 20 * table->fontMetrics().averageCharWidth();
    for (const int width : {1200, 400}) {
        m_dialog->resize(width, 400);
        TRY_COMPARE(m_dialog->width(), width);
        QVERIFY(table->columnWidth(SolvedBoardsModel::Name) >= least);
        const bool isScrolled = table->horizontalHeader()->length() > table->viewport()->width();
        QCOMPARE(isScrolled, width == 400);
    }
}

void TestSolvedBoards::emptyListSaysSo() {
    m_database->run("DELETE FROM best_line");
    openDialog();
    QVERIFY(find<QLabel>("solvedBoardsMessage")->text().startsWith("No game"));
    for (const char* name : {"playSolvedBoard", "replaySolvedBoard", "saveSolvedLine"})
        QVERIFY(!find<QPushButton>(name)->isEnabled());
    QTest::keyClick(find<QTableView>("solvedBoards"), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
}

void TestSolvedBoards::enterReplaysTheChosenBoard() {
    openDialog();
    QSignalSpy replay(m_dialog.get(), &SolvedBoardsDialog::replayRequested);
    QSignalSpy play(m_dialog.get(), &SolvedBoardsDialog::playRequested);
    choose("Beta");
    QTest::keyClick(find<QTableView>("solvedBoards"), Qt::Key_Return);
    QCOMPARE(replay.count(), 1);
    QCOMPARE(play.count(), 0);
    const auto start = replay[0][0].value<GameRecord>();
    QCOMPARE(start.start.board, drawn("1122/1122"));
    QVERIFY(start.line.moves.empty());
    QCOMPARE(replay[0][1].toString(), "Beta");
    QVERIFY(!m_dialog->isVisible());
}

void TestSolvedBoards::enterInTheFilterReplays() {
    openDialog();
    QSignalSpy replay(m_dialog.get(), &SolvedBoardsDialog::replayRequested);
    auto* filter = find<QLineEdit>("solvedBoardsFilter");
    QTest::keyClicks(filter, "alph");
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(replay.count(), 1);
    QCOMPARE(replay[0][1].toString(), "Alpha");
    QCOMPARE(replay[0][0].value<GameRecord>().start.rules.scoring, Scoring::bubble_breaker);
}

void TestSolvedBoards::doubleClickReplays() {
    openDialog();
    QSignalSpy replay(m_dialog.get(), &SolvedBoardsDialog::replayRequested);
    auto* table = find<QTableView>("solvedBoards");
    const QPoint place = table->visualRect(table->model()->index(1, 0)).center();
    const QString name = shownNames()[1];
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(replay.count(), 1);
    QCOMPARE(replay[0][1].toString(), name);
}

void TestSolvedBoards::playStartsTheBoard() {
    openDialog();
    QSignalSpy play(m_dialog.get(), &SolvedBoardsDialog::playRequested);
    choose("gamma");
    QTest::mouseClick(find<QPushButton>("playSolvedBoard"), Qt::LeftButton);
    QCOMPARE(play.count(), 1);
    QCOMPARE(play[0][0].value<GameRecord>().start.board, generate_board(1, 4, 9, 7));
    QCOMPARE(play[0][1].toString(), "gamma");
}

void TestSolvedBoards::filterFinds_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("part of a name") << "ET" << QStringList{"Beta"};
    QTest::newRow("solver") << "sp-m" << QStringList{"Alpha"};
    QTest::newRow("size") << "4 × 9" << QStringList{"gamma"};
    QTest::newRow("rules") << "bubble" << QStringList{"Alpha"};
    QTest::newRow("nothing") << "(" << QStringList{};
}

void TestSolvedBoards::filterFinds() {
    QFETCH(const QString, text);
    QFETCH(const QStringList, names);
    openDialog();
    find<QLineEdit>("solvedBoardsFilter")->setText(text);
    QCOMPARE(shownNames(), names);
    QCOMPARE(find<QPushButton>("replaySolvedBoard")->isEnabled(), !names.isEmpty());
    QCOMPARE(find<QLabel>("solvedBoardsMessage")->text().at(0),
             QLocale().toString(names.size()).at(0));
}

void TestSolvedBoards::lineIsSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("line.samegame");
    openDialog();
    const Position start{drawn("1122/1122"), {}};
    choose("Beta");
    find<QLineEdit>("solvedBoardsFilter")->setText("none of them"); // the list may lose the board
    m_dialog->saveLine(start, path);
    QVERIFY(find<QLabel>("solvedBoardsMessage")->text().contains(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto parsed = parse_game_record(file.readAll().toStdString());
    QVERIFY(parsed.ok());
    QVERIFY(parsed->record == m_archive->bestLine(start));

    m_dialog->saveLine(start, folder.filePath("no/such/folder/line.samegame"));
    QVERIFY(find<QLabel>("solvedBoardsMessage")->text().contains("could not be written"));
}

void TestSolvedBoards::damagedLineIsExplained() {
    openDialog();
    m_database->run("UPDATE best_line SET solution = 'damaged'");
    QSignalSpy replay(m_dialog.get(), &SolvedBoardsDialog::replayRequested);
    QTest::mouseClick(find<QPushButton>("replaySolvedBoard"), Qt::LeftButton);
    QCOMPARE(replay.count(), 0);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(find<QLabel>("solvedBoardsMessage")->text().contains("damaged"));
}

void TestSolvedBoards::betterLineKeepsTheSelection() {
    offer(standard_board(2), 0, "Delta");
    openDialog();
    choose("Delta");
    auto* table = find<QTableView>("solvedBoards");
    QSignalSpy changed(table->model(), &QAbstractItemModel::dataChanged);
    for (std::size_t choice = 1; choice < 9; ++choice)
        offer(standard_board(2), choice, {});
    TRY_VERIFY(changed.count() > 0);
    const auto chosen = table->selectionModel()->selectedRows();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0].data().toString(), "Delta");
}

SAMEGAME_TEST(TestSolvedBoards, QApplication)
#include "tst_solvedboards.moc"
