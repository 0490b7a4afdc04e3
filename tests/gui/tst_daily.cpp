#include <QSignalSpy>
#include <QTest>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/charts/chartaxes.h"
#include "app/gui/play/gamefiles.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/namedgame.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/dailyfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The boards of the days: which they are, and what is told of those that were played.
class TestDaily : public QObject, protected DailyFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void boardComesFromTheDateAlone();
    void titlesCarryTheDate();
    void datesAreWrittenAsTheLanguageDoes_data();
    void datesAreWrittenAsTheLanguageDoes();
    void streaks_data();
    void streaks();
    void streakMadeInTokyoHoldsInNewYork();
    void gameBegunBeforeMidnightIsOfItsDay();
    void clockSetBackTakesNoDayAway();
    void sessionKnowsTodaysBoard();
    void sessionKnowsThatTodaysBoardIsUnderWay();
    void todaysGameIsKnownWhateverIsPlayed();
    void boardPlayedInAnotherWindowIsSeen();
    void gameUnderWayInAnotherWindowIsTold();
    void gameOfAClosedWindowGoesOn();
    void dayIsThatOfThePlaceInEveryList();
    void onlyGamesOfTheBoardItselfCount();
    void bestScoresStandApart();

private:
    /// The game as lists have it.
    static PlayedGame listed(const OwnResult& game) {
        PlayedGame played;
        played.board = boardKey(game.start);
        played.name = game.name;
        played.score = game.line.score;
        played.aid = game.aid;
        played.seconds = game.seconds;
        played.finishedAt = game.finishedAt;
        return played;
    }
    static DailyRecord recordOf(const std::vector<OwnResult>& games) {
        std::vector<PlayedGame> played;
        for (const OwnResult& game : games)
            played.push_back(listed(game));
        return DailyRecord(played);
    }
};

void TestDaily::boardComesFromTheDateAlone() {
    QVERIFY(boardOfDay(today).board == generate_board(20261123));
    QVERIFY(boardOfDay(today).rules == Rules());
    QCOMPARE(nameOfDay(today), QString("daily:2026-11-23"));
    QCOMPARE(dayOfName("daily:2026-11-23"), today);
    for (const char* name : {"daily:2026-11-31", "random:20261123", "daily:", "2026-11-23"})
        QVERIFY2(!dayOfName(name), name);
}

void TestDaily::titlesCarryTheDate() {
    QCOMPARE(titleOfName("daily:2026-11-23"), QString("Daily board 23 November 2026"));
    QCOMPARE(nameOfTitle("Daily board 23 November 2026"), QString("daily:2026-11-23"));
    QCOMPARE(nameOfTitle("Daily board 2026-11-23"), QString("daily:2026-11-23"));
    QCOMPARE(nameOfTitle("Tagesbrett 2026-11-23"), QString("daily:2026-11-23"));
    QCOMPARE(titleOfName("daily:2026-11-31"), QString("daily:2026-11-31")); // no such day
    QCOMPARE(nameOfTitle("Daily board 7"), QString("Daily board 7"));
    QCOMPARE(suggestedFileName("Daily board 23 November 2026"),
             QString("daily-2026-11-23.samegame"));
}

void TestDaily::datesAreWrittenAsTheLanguageDoes_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QLocale& locale, int month, const char* text) {
        QTest::newRow(name) << locale << QDate(2026, month, 2) << QString::fromUtf8(text);
    };
    row("C", QLocale::c(), 3, "2 March 2026");
    row("America", QLocale(QLocale::English, QLocale::UnitedStates), 3, "March 2, 2026");
    row("Britain", QLocale(QLocale::English, QLocale::UnitedKingdom), 3, "2 March 2026");
    row("Germany", QLocale(QLocale::German, QLocale::Germany), 3, "2. März 2026");
    row("Austria", QLocale(QLocale::German, QLocale::Austria), 1, "2. Jänner 2026");
}

/// And a title is understood in any of the languages.
void TestDaily::datesAreWrittenAsTheLanguageDoes() {
    QFETCH(const QLocale, locale);
    QFETCH(const QDate, day);
    QFETCH(const QString, text);
    QLocale::setDefault(locale);
    QCOMPARE(dayText(day), text);
    const QString title = titleOfName(nameOfDay(day));
    QCOMPARE(title, "Daily board " + text);
    for (const QLocale& reader : {locale, QLocale::c(), QLocale(QLocale::French)}) {
        QLocale::setDefault(reader);
        QCOMPARE(nameOfTitle(title), nameOfDay(day));
    }
}

void TestDaily::streaks_data() {
    QTest::addColumn<QList<int>>("inTime"); // days before today
    QTest::addColumn<QList<int>>("later");
    QTest::addColumn<int>("streak");
    QTest::addColumn<int>("longest");
    const QList<int> none;
    QTest::newRow("nothing") << none << none << 0 << 0;
    QTest::newRow("today") << QList{0} << none << 1 << 1;
    QTest::newRow("not yet today") << QList{1, 2} << none << 2 << 2;
    QTest::newRow("missed yesterday") << QList{2, 3, 4} << none << 0 << 3;
    QTest::newRow("missed a day before") << QList{0, 1, 3, 4, 5} << none << 2 << 3;
    QTest::newRow("made up for later") << QList{0, 2} << QList{1} << 1 << 1;
    QTest::newRow("over a month's end") << QList{20, 21, 22, 23, 24} << none << 0 << 5;
}

void TestDaily::streaks() {
    QFETCH(const QList<int>, inTime);
    QFETCH(const QList<int>, later);
    QFETCH(const int, streak);
    QFETCH(const int, longest);
    std::vector<OwnResult> games;
    for (const int before : inTime)
        games.push_back(gameOf(today.addDays(-before), today.addDays(-before)));
    for (const int before : later)
        games.push_back(gameOf(today.addDays(-before), today));
    const DailyRecord record = recordOf(games);
    QCOMPARE(record.streak(today), streak);
    QCOMPARE(record.longestStreak(), longest);
    QCOMPARE(record.dayCount(), inTime.size() + later.size());
}

/// The morning of a day in Tokyo is the evening before it in New York.
void TestDaily::streakMadeInTokyoHoldsInNewYork() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("samegame.sqlite");
    for (const char* zone : {"Asia/Tokyo", "America/New_York", "Pacific/Auckland"}) {
        useZone(zone);
        Database database(path);
        OwnResults results(&database);
        if (results.games().empty())
            for (int before = 0; before < 3; ++before) {
                const QDate day = today.addDays(-before);
                OwnResult game = gameOf(day, day);
                game.finishedAt = QDateTime(day, QTime(8, 0)); // in this place
                QVERIFY(results.add(game));
            }
        const DailyRecord record(results.games(dailyPrefix));
        QCOMPARE(record.streak(today), 3);
        QCOMPARE(record.longestStreak(), 3);
        for (const PlayedGame& game : results.games())
            QCOMPARE(game.finishedAt.time(), QTime(8, 0));
        QCOMPARE(results.games().back().finishedAt.date(), today);
    }
}

void TestDaily::gameBegunBeforeMidnightIsOfItsDay() {
    OwnResult game = gameOf(today, today);
    game.seconds = 600;
    game.finishedAt = QDateTime(today.addDays(1), QTime(0, 9, 59));
    QCOMPARE(recordOf({game}).dayInRow(today), 1);
    game.finishedAt = QDateTime(today.addDays(1), QTime(0, 10, 1));
    QCOMPARE(recordOf({game}).dayInRow(today), 0);
    QVERIFY(!recordOf({game}).find(today)->wasPlayedThatDay);
}

/// Nor does a flight to the east, after which it is yesterday again.
void TestDaily::clockSetBackTakesNoDayAway() {
    std::vector<OwnResult> games;
    for (int day = -3; day <= 2; ++day)
        games.push_back(gameOf(today.addDays(day), today.addDays(day)));
    const DailyRecord record = recordOf(games);
    for (const int behind : {-2, -1, 0, 1, 3, 4, 6})
        QCOMPARE(record.streak(today.addDays(2 - behind)), behind == -2 ? 0 : 6);
    QCOMPARE(record.streak(today.addDays(-5)), 0); // until the clock is right again
    QCOMPARE(record.streak(today.addDays(3)), 6);
    QCOMPARE(record.dayInRow(today), 4);
    QCOMPARE(recordOf({gameOf(today.addDays(2), today.addDays(2))}).streak(today), 0);
}

void TestDaily::sessionKnowsTodaysBoard() {
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    const QDate day = session.days()->today();
    QCOMPARE(session.view().today, (TodaysBoard{day, false, 0}));
    session.open(gameOfDay(day));
    QCOMPARE(session.document()->keptName(), nameOfDay(day));
    QVERIFY(session.known().daily);
    while (!session.document()->isFinished())
        session.document()->play(legal_moves(session.document()->board()).front().cell);
    QCOMPARE(session.view().today, (TodaysBoard{day, true, 1}));
    QCOMPARE(session.known().daily, (DailyEnd{day, 1, false}));
    QSignalSpy changed(&session, &GameSession::changed);
    session.days()->setClock([day] { return QDateTime(day.addDays(1), QTime(0, 0)); });
    QVERIFY(!changed.isEmpty());
    QCOMPARE(session.view().today, (TodaysBoard{day.addDays(1), false, 1}));
    session.days()->setClock([day] { return QDateTime(day.addDays(2), QTime(0, 0)); });
    QCOMPARE(session.view().today, (TodaysBoard{day.addDays(2), false, 0}));
    session.newGame({drawn("1122"), {}}, "two pairs");
    QVERIFY(!session.known().daily);
}

/// On the board, and left for another one.
void TestDaily::sessionKnowsThatTodaysBoardIsUnderWay() {
    GameSession session;
    GameDocument& document = *session.document();
    const auto underWay = [&session] { return session.view().today.underWay; };
    const QDate day = session.days()->today();
    session.open(gameOfDay(day));
    QCOMPARE(underWay(), QString());
    QVERIFY(document.play(legal_moves(document.board()).front().cell));
    const QString standing = pointsText(document.score()) + ", 1 move";
    QCOMPARE(underWay(), standing);
    QVERIFY(!session.view().today.isPlayed);
    const QSignalSpy changed(&session, &GameSession::changed);
    document.newGame({drawn("1122"), {}}, "two pairs");
    QCOMPARE(underWay(), standing);
    QVERIFY(!changed.isEmpty());
    session.days()->setClock([day] { return QDateTime(day.addDays(1), QTime(0, 0)); });
    QCOMPARE(underWay(), QString());
    session.days()->setClock([day] { return QDateTime(day, QTime(12, 0)); });
    QCOMPARE(underWay(), standing);
    session.play(gameOfDay(day));
    QCOMPARE(document.line().moves.size(), std::size_t{1});
    document.restart();
    QCOMPARE(underWay(), QString());
    document.undoStack()->undo();
    QCOMPARE(underWay(), standing);
}

/// It is learned only where it may be another one: each step here is held against the document.
void TestDaily::todaysGameIsKnownWhateverIsPlayed() {
    GameSession session;
    GameDocument& document = *session.document();
    QDate day = session.days()->today();
    const auto isRight = [&] {
        const auto game = document.openGame(boardOfDay(day));
        return session.view().today.underWay == (game ? standingOf(*game) : QString());
    };
    const auto turnTo = [&](const QDate& next) {
        day = next;
        session.days()->setClock([next] { return QDateTime(next, QTime(12, 0)); });
    };
    const auto play = [&document] {
        return document.play(legal_moves(document.board()).front().cell);
    };
    session.open(gameOfDay(day));
    for (int i = 0; i < 3; ++i)
        QVERIFY(play() && isRight());
    document.undoStack()->undo();
    QVERIFY(isRight());
    document.goBackTo(0);
    QVERIFY(isRight());
    QVERIFY(session.view().today.underWay.isEmpty());
    document.undoStack()->redo();
    QVERIFY(isRight());
    document.newGame({drawn("11223344"), {}}, "four pairs"); // today's is left
    QVERIFY(isRight());
    QVERIFY(!session.view().today.underWay.isEmpty());
    QVERIFY(play() && isRight());
    QVERIFY(play() && isRight());
    for (int i = 0; i < 3; ++i) { // back over the change of games
        document.undoStack()->undo();
        QVERIFY(isRight());
    }
    QVERIFY(document.start() == boardOfDay(day));
    document.undoStack()->redo();
    QVERIFY(isRight());
    turnTo(day.addDays(1));
    QVERIFY(isRight());
    QVERIFY(session.view().today.underWay.isEmpty());
    QVERIFY(play() && isRight());
    session.play(gameOfDay(day));
    QVERIFY(play() && isRight());
    turnTo(day.addDays(-1)); // its game was left
    QVERIFY(isRight());
    QVERIFY(!session.view().today.underWay.isEmpty());
    QVERIFY(play() && isRight());
    session.play(gameOfDay(day));
    while (!document.isFinished())
        QVERIFY(play() && isRight());
    QVERIFY(session.view().today.underWay.isEmpty());
    document.newGame({drawn("1122"), {}}, "two pairs");
    QVERIFY(isRight());
}

void TestDaily::boardPlayedInAnotherWindowIsSeen() {
    const QTemporaryDir folder;
    Database here(folder.filePath("samegame.sqlite"));
    Database there(folder.filePath("samegame.sqlite"));
    OwnResults results(&here);
    OwnResults others(&there);
    GameSession session(nullptr, nullptr, &results);
    const QDate day = session.days()->today();
    session.lookAgain();
    const QSignalSpy changed(&session, &GameSession::changed);
    session.lookAgain(); // nobody has written
    QVERIFY(changed.isEmpty());
    QVERIFY(others.add(gameOf(day, day)));
    session.lookAgain();
    QCOMPARE(session.view().today, (TodaysBoard{day, true, 1}));
}

/// Whichever game that window shows; here the board begins anew.
void TestDaily::gameUnderWayInAnotherWindowIsTold() {
    const QTemporaryDir folder;
    SharingWindow here(folder.filePath("samegame.sqlite"));
    SharingWindow there(folder.filePath("samegame.sqlite"));
    const auto told = [&] {
        here.session.lookAgain();
        return here.session.view().today.underWay;
    };
    const QDate day = here.session.days()->today();
    QCOMPARE(told(), QString());
    there.beginToday();
    const QString standing = pointsText(there.document().score()) + ", 1 move, in another window";
    QCOMPARE(told(), standing);
    there.document().play(legal_moves(there.document().board()).front().cell);
    there.document().undoStack()->undo(); // a move that may be played again
    there.session.save();
    QCOMPARE(told(), standing);
    there.document().newGame({drawn("1122"), {}}, "two pairs");
    there.session.save();
    QCOMPARE(told(), standing);

    here.session.play(gameOfDay(day));
    QVERIFY(here.document().start() == boardOfDay(day));
    QVERIFY(here.document().line().moves.empty());
    QCOMPARE(told(), standing);
    there.session.play(gameOfDay(day));
    QCOMPARE(there.document().line().moves.size(), std::size_t{1});
    while (!there.document().isFinished())
        there.document().play(legal_moves(there.document().board()).front().cell);
    there.session.save();
    here.session.lookAgain();
    QCOMPARE(here.session.view().today, (TodaysBoard{day, true, 1}));
}

/// With its help. That window still has it, too, and the day counts once.
void TestDaily::gameOfAClosedWindowGoesOn() {
    const QTemporaryDir folder;
    SharingWindow here(folder.filePath("samegame.sqlite"));
    auto there = std::make_unique<SharingWindow>(folder.filePath("samegame.sqlite"));
    const QDate day = here.session.days()->today();
    there->beginToday();
    there->document().addHint();
    const QString standing = pointsText(there->document().score()) + ", 1 move";
    there.reset();
    here.session.lookAgain();
    QCOMPARE(here.session.view().today.underWay, standing);
    here.session.play(gameOfDay(day));
    QCOMPARE(here.document().line().moves.size(), std::size_t{1});
    QCOMPARE(here.document().aid().hints, 1);
    here.document().undoStack()->undo(); // the move
    here.document().undoStack()->redo();
    while (!here.document().isFinished())
        here.document().play(legal_moves(here.document().board()).front().cell);
    QCOMPARE(here.session.view().today, (TodaysBoard{day, true, 1}));

    there = std::make_unique<SharingWindow>(folder.filePath("samegame.sqlite"));
    QCOMPARE(there->document().keptName(), nameOfDay(day));
    QCOMPARE(there->document().line().moves.size(), std::size_t{1});
    while (!there->document().isFinished())
        there->document().play(legal_moves(there->document().board()).back().cell);
    here.session.lookAgain();
    QCOMPARE(here.session.view().today, (TodaysBoard{day, true, 1}));
    QCOMPARE(here.session.daily().dayCount(), 1);
    QCOMPARE(here.session.daily().find(day)->games, 2);
}

void TestDaily::dayIsThatOfThePlaceInEveryList() {
    useZone("Asia/Tokyo");
    Database database(":memory:");
    OwnResults results(&database);
    Archive archive(&database);
    OwnResult game = gameOf(today, today);
    game.finishedAt = QDateTime(today, QTime(8, 0));
    QVERIFY(results.add(game));
    GameRecord solved{game.start, game.line, {}, {}};
    QVERIFY(archive.offer(solved, game.name));
    const QDate found = QDate::currentDate(); // in Tokyo
    useZone("America/New_York");
    PlayedGamesModel played;
    played.setGames(results.games());
    const auto text = [&](int role) {
        return played.index(0, PlayedGamesModel::Date).data(role).toString();
    };
    QCOMPARE(text(Qt::DisplayRole),
             QLocale().toString(QDateTime(today, QTime(8, 0)), QLocale::ShortFormat));
    QCOMPARE(text(csvRole), QString("2026-11-23T08:00:00+09:00"));
    QCOMPARE(placeOnDateAxis(results.games()[0].finishedAt),
             static_cast<double>(today.toJulianDay()) + 8.0 / 24);
    const QDate kept = archive.entries().at(0).improvedAt.date();
    QVERIFY(kept == found || kept == found.addDays(-1)); // midnight may have come between
    QCOMPARE(archive.entries().at(0).improvedAt.offsetFromUtc(), 9 * 3600);
}

void TestDaily::onlyGamesOfTheBoardItselfCount() {
    OwnResult otherRules = gameOf(today, today);
    otherRules.start.rules.scoring = Scoring::clickomania;
    OwnResult otherBoard = gameOf(today, today);
    otherBoard.name = nameOfDay(today.addDays(-1));
    OwnResult otherName = gameOf(today, today);
    otherName.name = "random:20261123";
    QCOMPARE(recordOf({otherRules, otherBoard, otherName}).dayCount(), 0);
}

void TestDaily::bestScoresStandApart() {
    const OwnResult first = gameOf(today, today, 0);
    OwnResult second = gameOf(today, today.addDays(1), 1);
    second.aid.hints = 1;
    QVERIFY(first.line.score != second.line.score);
    const DailyRecord record = recordOf({first, second});
    const DayRecord* day = record.find(today);
    QVERIFY(day);
    QCOMPARE(day->games, 2);
    QCOMPARE(day->bestUnaided, first.line.score);
    QCOMPARE(day->bestAided, second.line.score);
    QCOMPARE(day->score(), std::max(first.line.score, second.line.score));
    QCOMPARE(day->best.score, *day->score());
    QVERIFY(day->wasPlayedThatDay);
    QVERIFY(!record.find(today.addDays(1)));
}

SAMEGAME_TEST(TestDaily, QApplication)
#include "tst_daily.moc"
