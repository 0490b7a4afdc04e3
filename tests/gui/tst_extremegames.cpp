#include <QTemporaryDir>
#include <QTest>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/gamestatistics.h"
#include "app/gui/session/ownresults.h"
#include "engine/game/scoring.h"
#include "tests/gui/gamefile.h"
#include "tests/support/board_drawing.h"
#include "tests/support/extreme_games.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Games at the ends of what the rules allow: kept, read back and counted like all others.
class TestExtremeGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void isKeptAndReadBack_data();
    void isKeptAndReadBack();
    void isPlayedInTheDocument_data() { isKeptAndReadBack_data(); }
    void isPlayedInTheDocument();
    void allAreCounted();
    void scoresThatNoGameHasAreDamage();

private:
    GameRecord fetched() const;

    std::vector<ExtremeGame> m_games;
};

void TestExtremeGames::initTestCase() {
    QLocale::setDefault(QLocale::c());
    m_games = extreme_games();
    QCOMPARE(m_games.size(), std::size_t{2 * (10 + 8)}); // no refill under clickomania rules
}

GameRecord TestExtremeGames::fetched() const {
    const QByteArray tag = QTest::currentDataTag();
    for (const ExtremeGame& game : m_games)
        if (tag == game.name.c_str())
            return game.record;
    return {};
}

void TestExtremeGames::isKeptAndReadBack_data() {
    QTest::addColumn<int>("score");
    for (const ExtremeGame& game : m_games)
        QTest::newRow(game.name.c_str()) << game.record.line.score;
}

void TestExtremeGames::isKeptAndReadBack() {
    QFETCH(const int, score);
    const GameRecord record = fetched();
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    const int largest = largest_group(record.start, record.line.moves).size;
    GameRecord solved = record;
    solved.source = RecordSource{};
    solved.source->solver = "greedy";
    solved.source->upper_bound = score;
    {
        Database database(path);
        OwnResults results(&database);
        Archive archive(&database);
        QVERIFY(results.add(
            {record.start, "extreme", record.line, largest, {}, 1, QDateTime::currentDateTime()}));
        results.offerSolverLine(solved);
        QVERIFY(archive.offer(solved, "extreme"));
    }
    Database database(path);
    const OwnResults results(&database);
    const auto games = results.games();
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games[0].score, score);
    QCOMPARE(games[0].moves, static_cast<int>(record.line.moves.size()));
    QCOMPARE(games[0].largestGroup, largest);
    QCOMPARE(statisticsOf(games).bestScore, score);
    QCOMPARE(statisticsOf(games).meanScore, static_cast<double>(score));
    QVERIFY(results.results().at(0).line == record.line);
    const BoardStanding standing = results.standing(record.start, score - 1);
    QCOMPARE(standing.bestUnaided, score);
    QCOMPARE(standing.bestOfSolver, score);
    QCOMPARE(standing.games, 1);
    QCOMPARE(standing.above, 1);
    const Archive archive(&database);
    QVERIFY(archive.bestLine(record.start) == solved);
    QCOMPARE(archive.entries().at(0).score, score);
}

void TestExtremeGames::isPlayedInTheDocument() {
    QFETCH(const int, score);
    const GameRecord record = fetched();
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    GameDocument& document = *session.document();
    GameRecord begun = record; // each move that is played takes a replay
    begun.line.moves.truncate(record.line.moves.size() - 1);
    document.openRecord(begun, "extreme");
    QVERIFY(document.play(record.line.moves.back().cell));
    QVERIFY(document.isFinished());
    QCOMPARE(document.score(), score);
    QCOMPARE(results.games().at(0).score, score);
    const QTemporaryDir folder;
    const QString path = folder.filePath("extreme.samegame");
    QCOMPARE(saveFile(document, path), QString());
    GameDocument opened;
    QCOMPARE(openFile(opened, path), QString());
    QVERIFY(opened.line() == record.line);
    GameDocument restored;
    QCOMPARE(restored.restoreHistory(opened.history()), QString());
    QVERIFY(restored.line() == record.line);
}

void TestExtremeGames::allAreCounted() {
    Database database(":memory:");
    OwnResults results(&database);
    double sum = 0;
    for (const ExtremeGame& game : m_games) {
        results.add({game.record.start,
                     text(game.name),
                     game.record.line,
                     2,
                     {},
                     1,
                     QDateTime::currentDateTime()});
        sum += game.record.line.score;
    }
    const auto games = results.games();
    QCOMPARE(games.size(), m_games.size());
    QCOMPARE(statisticsOf(games).games, static_cast<int>(m_games.size()));
    QCOMPARE(statisticsOf(games).meanScore, sum / static_cast<double>(m_games.size()));
    QCOMPARE(statisticsOf(games).bestScore, score_range_of_all().most);
    QCOMPARE(trendOf(games).bests.back(), static_cast<double>(score_range_of_all().most));
}

void TestExtremeGames::scoresThatNoGameHasAreDamage() {
    Database database(":memory:");
    OwnResults results(&database);
    const Position start{drawn("1122"), {}};
    const auto line = replay(start.board, start.rules, std::vector<Move>{{{0, 0}}, {{0, 0}}});
    results.add({start, "small", *line, 2, {}, 1, QDateTime::currentDateTime()});
    GameRecord solved{start, *line, RecordSource{}, {}};
    solved.source->solver = "greedy";
    results.offerSolverLine(solved);
    const auto [least, most] = score_range(start);
    QCOMPARE(most, 1000);
    for (const qint64 score : {qint64{most}, qint64{least}}) {
        database.run("UPDATE own_result SET score = ?", {score});
        QCOMPARE(results.games().size(), std::size_t{1});
        QCOMPARE(results.standing(start, 0).games, 1);
    }
    for (const qint64 score :
         {qint64{most} + 1, qint64{least} - 1, qint64{1} << 40, -(qint64{1} << 40)}) {
        database.run("UPDATE own_result SET score = ?", {score});
        database.run("UPDATE solver_line SET score = ?", {score});
        QVERIFY(results.games().empty());
        QCOMPARE(results.standing(start, 0), BoardStanding());
        OwnResults others(&database);
        others.offerSolverLine(solved); // damage does not bar the way of a sound line
        QCOMPARE(results.standing(start, 0).bestOfSolver, line->score);
    }
}

SAMEGAME_TEST(TestExtremeGames, QCoreApplication)
#include "tst_extremegames.moc"
