#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/play/statisticspages.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamestatistics.h"
#include "app/gui/session/ownresults.h"
#include "engine/formats/board_library.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/playedgames.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

using Games = std::vector<PlayedGame>;

/// A game that leaves so many blocks, where only they count.
PlayedGame clickomaniaGame(int number, int left) {
    PlayedGame game = playedGame(number, left == 0 ? 1 : -left, left == 0);
    game.kind.rules.scoring = Scoring::clickomania;
    return game;
}

std::vector<qint64> numbersOf(const Games& games) {
    std::vector<qint64> numbers;
    for (const PlayedGame& game : games)
        numbers.push_back(game.number);
    return numbers;
}

} // namespace

/// What figures are made of games, and how figures and games are shown.
class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void figuresAreThoseOfTheGames();
    void noGamesHaveNoFigures();
    void streaksAreClearedGamesInARow_data();
    void streaksAreClearedGamesInARow();
    void blocksLeftAreCounted();
    void whatNobodyCountedIsLeftOut();
    void groupThatAnotherMayHaveRemovedIsNotTold();
    void aidedAndUnaidedAreApart();
    void kindIsThatOfTheBoard();
    void mostPlayedKindIsFirst();
    void trendFollowsScores();
    void trendOfBlocksLeftFalls();
    void meanMovesOverTheLastGames();
    void accuraciesHaveATrendOfTheirOwn();
    void durationsAreWritten_data();
    void durationsAreWritten();

    void figuresAreShown();
    void figuresWithoutGamesAreEmpty();
    void scoresOfDifferentRulesAreNotMixed();
    void blocksLeftAreNamed();
    void gamesAreShown();
    void gamesAreExported();

    void gamesAreReadAsTheyWereWritten();
    void gamesAreSortedByTime();
    void gamesAreListedWithoutTheirMoves();
    void damagedGamesAreLeftOut();
};

void TestStatistics::figuresAreThoseOfTheGames() {
    Games games{playedGame(1, 1000, true), playedGame(2, 400), playedGame(3, 2200, true)};
    games[2].board = games[0].board;
    const GameStatistics figures = statisticsOf(games);
    QCOMPARE(figures.games, 3);
    QCOMPARE(figures.boards, 2);
    QCOMPARE(figures.cleared, 2);
    QCOMPARE(figures.meanScore, 1200.0);
    QCOMPARE(figures.bestScore, 2200);
    QCOMPARE(figures.largestGroup, 13);
    QCOMPARE(figures.timed, 3);
    QCOMPARE(figures.seconds, 360.0);
    QCOMPARE(statisticsOf(Games{playedGame(1, -30)}).bestScore, -30);
}

void TestStatistics::noGamesHaveNoFigures() {
    QCOMPARE(statisticsOf({}), GameStatistics());
    QVERIFY(kindsPlayed({}).empty());
    QVERIFY(haveSameRules({}));
    QVERIFY(trendOf({}).results.empty());
}

void TestStatistics::streaksAreClearedGamesInARow_data() {
    QTest::addColumn<QString>("games"); // 1: cleared
    QTest::addColumn<int>("current");
    QTest::addColumn<int>("longest");
    QTest::newRow("none") << "000" << 0 << 0;
    QTest::newRow("all") << "111" << 3 << 3;
    QTest::newRow("one that ended") << "01100" << 0 << 2;
    QTest::newRow("one that goes on") << "1101" << 1 << 2;
    QTest::newRow("the longest goes on") << "10111" << 3 << 3;
}

void TestStatistics::streaksAreClearedGamesInARow() {
    QFETCH(const QString, games);
    Games played;
    for (const QChar game : games)
        played.push_back(playedGame(1, 100, game == '1'));
    QTEST(statisticsOf(played).currentStreak, "current");
    QTEST(statisticsOf(played).longestStreak, "longest");
}

void TestStatistics::blocksLeftAreCounted() {
    const GameStatistics figures =
        statisticsOf(Games{clickomaniaGame(1, 5), clickomaniaGame(2, 0), clickomaniaGame(3, 4)});
    QCOMPARE(figures.meanLeft, 3.0);
    QCOMPARE(figures.fewestLeft, 0);
    QCOMPARE(figures.cleared, 1);
}

/// Games of version 1 have neither a time nor a largest group.
void TestStatistics::whatNobodyCountedIsLeftOut() {
    Games games{playedGame(1, 100), playedGame(2, 100)};
    games[0].seconds = 0;
    games[0].largestGroup = 0;
    const GameStatistics figures = statisticsOf(games);
    QCOMPARE(figures.timed, 1);
    QCOMPARE(figures.seconds, 120.0);
    QCOMPARE(figures.largestGroup, 12);
}

/// With hints the moves are still the person's own.
void TestStatistics::groupThatAnotherMayHaveRemovedIsNotTold() {
    Games games{playedGame(1, 100), aidedGame(2, 100), playedGame(3, 100)};
    games[2].aid.lineMoves = 1;
    QCOMPARE(statisticsOf(games).largestGroup, 12);
    QCOMPARE(statisticsOf(std::span(games).last(1)).largestGroup, 0);
}

void TestStatistics::aidedAndUnaidedAreApart() {
    const Games games{playedGame(1, 1), aidedGame(2, 2), playedGame(3, 3)};
    QCOMPARE(numbersOf(unaidedOf(games)), (std::vector<qint64>{1, 3}));
    QCOMPARE(numbersOf(aidedOf(games)), std::vector<qint64>{2});
}

void TestStatistics::kindIsThatOfTheBoard() {
    const Rules rules{Scoring::clickomania, Gravity::pull_left};
    const GameKind kind = kindOf({drawn("1131/1122"), rules});
    QCOMPARE(kind, (GameKind{rules, 2, 4, 3}));
    QCOMPARE(titleOf(kind), "2 × 4, 3 colors, Clickomania, rows drawn left");
    QCOMPARE(titleOf(kindOf({drawn("11"), {}})), "1 × 2, 1 color, Standard");
}

void TestStatistics::mostPlayedKindIsFirst() {
    Games games;
    for (int number = 1; number <= 7; ++number)
        games.push_back(playedGame(number, 100));
    games[1].kind.colors = games[4].kind.colors = 3; // twice, the last time before the next
    games[2].kind.rows = games[5].kind.rows = 10;
    games[6].kind.rules.scoring = Scoring::no_penalty;
    const auto kinds = kindsPlayed(games);
    QCOMPARE(kinds.size(), std::size_t{4});
    QCOMPARE(kinds[0], (KindCount{games[5].kind, 2}));
    QCOMPARE(kinds[1], (KindCount{games[4].kind, 2}));
    QCOMPARE(kinds[2], (KindCount{games[3].kind, 2}));
    QCOMPARE(kinds[3], (KindCount{games[6].kind, 1}));
    QCOMPARE(numbersOf(gamesOf(games, games[1].kind)), (std::vector<qint64>{2, 5}));
    QVERIFY(!haveSameRules(games));
    games.pop_back();
    QVERIFY(haveSameRules(games));
}

void TestStatistics::trendFollowsScores() {
    const ScoreTrend trend =
        trendOf(Games{playedGame(1, 300), playedGame(2, 100), playedGame(3, 500)});
    QCOMPARE(trend.results, (std::vector<double>{300, 100, 500}));
    QCOMPARE(trend.means, (std::vector<double>{300, 200, 300}));
    QCOMPARE(trend.bests, (std::vector<double>{300, 300, 500}));
}

void TestStatistics::trendOfBlocksLeftFalls() {
    const ScoreTrend trend =
        trendOf(Games{clickomaniaGame(1, 5), clickomaniaGame(2, 7), clickomaniaGame(3, 0)});
    QCOMPARE(trend.results, (std::vector<double>{5, 7, 0}));
    QCOMPARE(trend.means, (std::vector<double>{5, 6, 4}));
    QCOMPARE(trend.bests, (std::vector<double>{5, 5, 0}));
}

void TestStatistics::meanMovesOverTheLastGames() {
    Games games;
    for (int number = 0; number < 30; ++number)
        games.push_back(playedGame(number, number < 15 ? 0 : 100));
    const ScoreTrend trend = trendOf(games);
    QCOMPARE(trend.window, 10);
    QCOMPARE(trend.means[14], 0.0);
    QCOMPARE(trend.means[19], 50.0);
    QCOMPARE(trend.means[24], 100.0);
    QCOMPARE(trend.means[29], 100.0);
    QVERIFY(trendWindow(10'000) > trendWindow(300));
}

void TestStatistics::accuraciesHaveATrendOfTheirOwn() {
    Games games{playedGame(1, 300), clickomaniaGame(2, 7), playedGame(3, 500)};
    QCOMPARE(statisticsOf(games).reviewed, 0);
    QVERIFY(reviewedOf(games).empty());
    QVERIFY(accuracyTrendOf({}).results.empty());
    using Kind = ToldAccuracy::Kind;
    games[0].accuracy = {Kind::exact, 90};
    games[1].accuracy = {Kind::exact, 80};
    QCOMPARE(statisticsOf(games).reviewed, 2);
    QCOMPARE(statisticsOf(games).meanAccuracy, (ToldAccuracy{Kind::exact, 85}));
    const ScoreTrend trend = accuracyTrendOf(reviewedOf(games));
    QCOMPARE(trend.results, (std::vector<double>{90, 80}));
    QCOMPARE(trend.means, (std::vector<double>{90, 85}));
    QCOMPARE(trend.bests, (std::vector<double>{90, 90}));
    StatisticsModel model;
    model.setGames(games);
    const auto text = [&](int row) { return model.index(row, 1).data().toString(); };
    QCOMPARE(text(StatisticsModel::Reviewed), "2");
    QCOMPARE(text(StatisticsModel::MeanAccuracy), "85.0 %");
    PlayedGamesModel list;
    list.setGames(games);
    QCOMPARE(list.index(0, PlayedGamesModel::Accuracy).data().toString(), "90.0 %");
    QCOMPARE(list.index(2, PlayedGamesModel::Accuracy).data().toString(), "–");
    games[0].accuracy->percent = 99.97; // something was lost
    list.setGames(games);
    QCOMPARE(list.index(0, PlayedGamesModel::Accuracy).data().toString(), "99.9 %");
    // The list and the mean say no more than the reviews did.
    games[0].accuracy = {Kind::about, 90};
    games[1].accuracy = {Kind::at_most, 80};
    list.setGames(games);
    QCOMPARE(list.index(0, PlayedGamesModel::Accuracy).data().toString(), "about 90.0 %");
    QCOMPARE(list.index(1, PlayedGamesModel::Accuracy).data().toString(), "at most 80.0 %");
    model.setGames(games);
    QCOMPARE(text(StatisticsModel::MeanAccuracy), "at most 85.0 %");
    games[1].accuracy->kind = Kind::exact;
    model.setGames(games);
    QCOMPARE(text(StatisticsModel::MeanAccuracy), "about 85.0 %");
    QVERIFY(accuracyProgressOf(reviewedOf(games)).headline(0).contains("accuracy about 90.0 %"));
}

void TestStatistics::durationsAreWritten_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("seconds") << 5.4 << "0:00:05";
    QTest::newRow("rounded up") << 59.6 << "0:01:00";
    QTest::newRow("hours") << 3600.0 * 123 + 62 << "123:01:02";
}

void TestStatistics::durationsAreWritten() {
    QFETCH(const double, seconds);
    QTEST(durationText(seconds), "text");
}

void TestStatistics::figuresAreShown() {
    StatisticsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setGames({playedGame(1, 1000, true), aidedGame(2, 401), playedGame(3, 2200, true)});
    const auto texts = [&](int row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        return cells;
    };
    using Model = StatisticsModel;
    QCOMPARE(model.rowCount(), int(Model::RowCount));
    QCOMPARE(texts(Model::Games), (QStringList{"Games", "3", "2", "1"}));
    QCOMPARE(texts(Model::Boards), (QStringList{"Different boards", "3", "2", "1"}));
    QCOMPARE(texts(Model::Cleared), (QStringList{"Games cleared", "2", "2", "0"}));
    QCOMPARE(texts(Model::ClearedShare), (QStringList{"Share cleared", "67 %", "100 %", "0 %"}));
    QCOMPARE(texts(Model::Mean), (QStringList{"Mean score", "1200.3", "1600.0", "401.0"}));
    QCOMPARE(texts(Model::Best), (QStringList{"Best score", "2200", "2200", "401"}));
    QCOMPARE(texts(Model::CurrentStreak), (QStringList{"Cleared in a row now", "1", "2", "0"}));
    QCOMPARE(texts(Model::LongestStreak), (QStringList{"Cleared in a row at most", "1", "2", "0"}));
    QCOMPARE(texts(Model::LargestGroup), (QStringList{"Largest group", "13", "13", "12"}));
    QCOMPARE(texts(Model::Time),
             (QStringList{"Time at the board", "0:06:00", "0:04:00", "0:02:00"}));
    QCOMPARE(texts(Model::TimePerGame),
             (QStringList{"Time per game", "0:02:00", "0:02:00", "0:02:00"}));
}

void TestStatistics::figuresWithoutGamesAreEmpty() {
    StatisticsModel model;
    model.setGames({playedGame(1, 1000)});
    QCOMPARE(model.index(StatisticsModel::Games, StatisticsModel::Aided).data().toString(), "0");
    for (int row = StatisticsModel::Boards; row < model.rowCount(); ++row)
        QCOMPARE(model.index(row, StatisticsModel::Aided).data().toString(), "–");
}

void TestStatistics::scoresOfDifferentRulesAreNotMixed() {
    StatisticsModel model;
    model.setGames({playedGame(1, 1000), clickomaniaGame(2, 3)});
    for (const int row : {StatisticsModel::Mean, StatisticsModel::Best}) {
        QCOMPARE(model.index(row, StatisticsModel::All).data().toString(), "–");
        QVERIFY(model.index(row, StatisticsModel::All)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("cannot be compared"));
    }
    QCOMPARE(model.index(StatisticsModel::Games, StatisticsModel::All).data().toString(), "2");
}

void TestStatistics::blocksLeftAreNamed() {
    StatisticsModel model;
    model.setGames({clickomaniaGame(1, 5), clickomaniaGame(2, 0)});
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(text(StatisticsModel::Mean, 0), "Mean of blocks left");
    QCOMPARE(text(StatisticsModel::Mean, 1), "2.5");
    QCOMPARE(text(StatisticsModel::Best, 0), "Fewest blocks left");
    QCOMPARE(text(StatisticsModel::Best, 1), "0");
}

void TestStatistics::gamesAreShown() {
    PlayedGamesModel model;
    const QAbstractItemModelTester tester(&model);
    Games games{aidedGame(3, 1234), clickomaniaGame(4, 2)};
    games[1].name.clear();
    games[1].seconds = 0;
    games[1].largestGroup = 0;
    model.setGames(games);
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    using Model = PlayedGamesModel;
    QCOMPARE(text(0, Model::Date), "4 Nov 2026 12:00:00");
    QCOMPARE(text(0, Model::Name), "Standard board 3");
    QCOMPARE(text(0, Model::Kind), "15 × 15, 5 colors, Standard");
    QCOMPARE(text(0, Model::Score), "1234");
    QCOMPARE(text(0, Model::Moves), "23");
    QCOMPARE(text(0, Model::Cleared), "no");
    QCOMPARE(text(0, Model::LargestGroup), "13");
    QCOMPARE(text(0, Model::AidColumn), "1 hint");
    QCOMPARE(text(0, Model::Time), "0:03:00");
    QCOMPARE(text(1, Model::Name), "Board of 15 × 15 cells");
    QCOMPARE(text(1, Model::Score), "2 blocks left");
    QCOMPARE(text(1, Model::AidColumn), "without help");
    QCOMPARE(text(1, Model::LargestGroup), "–");
    QCOMPARE(text(1, Model::Time), "–");
}

void TestStatistics::gamesAreExported() {
    PlayedGamesModel model;
    Games games{playedGame(3, 1234, true), playedGame(4, 5)};
    games[0].name = "a, \"b\"";
    games[0].finishedAt = QDateTime(QDate(2026, 11, 4), QTime(11, 5), Qt::UTC);
    games[0].accuracy = {ToldAccuracy::Kind::about, 87.5};
    games[1].seconds = 0;
    games[1].finishedAt = games[0].finishedAt;
    model.setGames(games);
    QCOMPARE(csvOf(model),
             "Date,Board,Kind,Score,Moves,Cleared,Largest group,Time,Accuracy,Help,Board ID\n"
             "2026-11-04T11:05:00Z,\"a, \"\"b\"\"\",\"15 × 15, 5 colors, Standard\",1234,23,yes,13,"
             "180,87.5,without help,3\n"
             "2026-11-04T11:05:00Z,Standard board 4,\"15 × 15, 5 colors, Standard\",5,24,no,14,"
             ",,without help,4\n");
}

void TestStatistics::gamesAreReadAsTheyWereWritten() {
    Database database(":memory:");
    OwnResults results(&database);
    const GameRecord record = finishedRecord(drawn("1131/1122"), 1, {Scoring::bubble_breaker});
    const OwnResult written{record.start,
                            "random:7",
                            record.line,
                            3,
                            {1, 2, 3, 4, 5},
                            12.5,
                            QDateTime(QDate(2026, 11, 4), QTime(11, 5), Qt::UTC)};
    const auto number = results.add(written);
    QVERIFY(number);
    const Games games = results.games();
    QCOMPARE(games.size(), std::size_t{1});
    const PlayedGame& game = games[0];
    QCOMPARE(game.number, *number);
    QCOMPARE(game.kind, kindOf(record.start));
    QCOMPARE(game.name, "random:7");
    QCOMPARE(game.score, record.line.score);
    QCOMPARE(game.cleared, record.line.cleared);
    QCOMPARE(game.moves, static_cast<int>(record.line.moves.size()));
    QCOMPARE(game.largestGroup, 3);
    QCOMPARE(game.aid, (Aid{1, 2, 3, 4, 5}));
    QCOMPARE(game.seconds, 12.5);
    QCOMPARE(game.finishedAt, written.finishedAt);
    const auto read = results.result(*number);
    QVERIFY(read && read->line == record.line && read->start == record.start);
    QVERIFY(read->aid == written.aid);
    QVERIFY(!results.result(*number + 1));
}

void TestStatistics::gamesAreSortedByTime() {
    Database database(":memory:");
    OwnResults results(&database);
    const GameRecord record = finishedRecord(drawn("1122"));
    const GameRecord other = finishedRecord(drawn("1133"));
    const QDateTime time(QDate(2026, 11, 4), QTime(11, 5), Qt::UTC);
    results.add({record.start, "later", record.line, 2, {}, 1, time});
    results.add({other.start, "earlier", other.line, 2, {}, 1, time.addDays(-1)});
    QCOMPARE(results.games()[0].name, "earlier");
    QCOMPARE(results.games()[1].name, "later");
}

/// The list must not wait for ten thousand replays: it shows what was written, and lines are looked
/// at when a game is opened.
void TestStatistics::gamesAreListedWithoutTheirMoves() {
    Database database(":memory:");
    OwnResults results(&database);
    const GameRecord record = finishedRecord(standard_board(1)); // 9999 points are possible
    results.add({record.start, "first", record.line, 2, {}, 1, QDateTime::currentDateTimeUtc()});
    QVERIFY(database.run(
        "WITH RECURSIVE other(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM other WHERE n < 9999) "
        "INSERT INTO own_result (board, name, score, cleared, moves, largest_group, line, hints, "
        "candidate_moves, visible_moves, line_moves, seconds, finished_at) "
        "SELECT board, 'random:' || n, n, n % 3 = 0, 2, 2, 'no line', n % 2, 0, 0, 0, 1, "
        "finished_at FROM own_result, other"));
    const Games games = results.games();
    QCOMPARE(games.size(), std::size_t{10'000});
    QVERIFY(results.results().size() == 1);
    QVERIFY(!results.result(games.back().number));
    const GameStatistics figures = statisticsOf(games);
    QCOMPARE(figures.bestScore, 9999);
    QCOMPARE(figures.cleared, 3333 + (record.line.cleared ? 1 : 0));
    PlayedGamesModel model;
    model.setGames(games);
    QCOMPARE(model.rowCount(), 10'000);
    QCOMPARE(trendOf(games).bests.back(), 9999.0);
}

void TestStatistics::damagedGamesAreLeftOut() {
    Database database(":memory:");
    OwnResults results(&database);
    const GameRecord record = finishedRecord(drawn("1122"));
    const auto add = [&] {
        database.run("DELETE FROM own_result");
        results.add({record.start, "game", record.line, 2, {}, 1, QDateTime::currentDateTimeUtc()});
        return results.games().size();
    };
    for (const char* damage :
         {"board = 'no board'", "board = ''", "score = 'many'", "finished_at = 'never'"}) {
        QCOMPARE(add(), std::size_t{1});
        QVERIFY(database.run(QString("UPDATE own_result SET %1").arg(damage)));
        QVERIFY2(results.games().empty(), damage);
    }
}

SAMEGAME_TEST(TestStatistics, QCoreApplication)
#include "tst_statistics.moc"
