#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <ctime>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/charts/chartaxes.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/gamefiles.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/play/todaybutton.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/namedgame.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/sharedscores.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The boards of the days: which they are, what is told of those that were played, and their month.
class TestDaily : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { useZone("UTC"); }
    void cleanup() {
        close();
        QLocale::setDefault(QLocale::c());
    }

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
    void dayIsThatOfThePlaceInEveryList();
    void onlyGamesOfTheBoardItselfCount();
    void bestScoresStandApart();
    void sparkLineShowsWhereThePointsCame_data();
    void sparkLineShowsWhereThePointsCame();
    void sharedTextTellsNoMove();
    void sharedTextNamesTheMedal();
    void sharedTextBringsNameAndScore_data();
    void sharedTextBringsNameAndScore();
    void sharedScoreIsThatOfWhatEarnsPoints();
    void scoreToBeatStaysWithItsBoard();
    void pastedResultIsToBeBeaten();
    void endOfADailyBoardTellsTheStreak();
    void endOfADailyBoardIsShared();
    void todayIsAButtonWithADot();
    void todayIsOnePressAway();
    void dialogTellsTheDay();
    void dialogTellsOfAGameThatIsUnderWay();
    void dialogShowsAllWithoutScrolling();
    void weekHasADotForEachDay();
    void solverStaysSealedUntilTheGameEnds();
    void weekIsWalkedByKeys();
    void monthIsWalkedByKeys();
    void daysToComeCannotBeChosen();
    void midnightTurnsThePage();
    void dayThatWasChosenStaysAtMidnight();
    void windowHearsOfMidnight();
    void dayIsPlayedFromTheWindow();
    void dayThatIsUnderWayGoesOnFromTheWindow();
    void resultIsCopiedFromTheWindow();
    void copiedResultOfAnOpenedGameHasNoMedal();
    void gameTakenOverIsCopiedWithoutAMedal();

private:
    static inline const QDate today{2026, 11, 23};

    /// The machine travels.
    static void useZone(const char* zone) {
        qputenv("TZ", zone);
        tzset();
    }

    /// A game on the board of a day, played with its first moves to the end on another day.
    static OwnResult gameOf(const QDate& day, const QDate& playedOn, int order = 0);

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

OwnResult TestDaily::gameOf(const QDate& day, const QDate& playedOn, int order) {
    OwnResult game;
    game.start = boardOfDay(day);
    game.name = nameOfDay(day);
    MoveList moves;
    Board board = game.start.board;
    while (board.has_moves()) {
        const MoveList legal = legal_moves(board);
        const Move move = order == 0 ? legal.front() : legal.back();
        moves.push_back(move);
        board.play(move, game.start.rules.gravity);
    }
    game.line = replay(game.start.board, game.start.rules, moves).value();
    game.finishedAt = QDateTime(playedOn, QTime(12, 0));
    return game;
}

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

void TestDaily::sparkLineShowsWhereThePointsCame_data() {
    QTest::addColumn<QList<int>>("points");
    QTest::addColumn<QString>("line");
    QTest::newRow("none") << QList<int>() << QString();
    QTest::newRow("nothing earned") << QList{0, 0} << QString("▁▁");
    QTest::newRow("each level") << QList{0, 10, 20, 30, 40, 50, 60, 70} << QString("▁▂▃▄▅▆▇█");
    QTest::newRow("more than bars") << QList{1, 0, 0, 0, 7, 0, 0, 0} << QString("▂▁█▁");
}

void TestDaily::sparkLineShowsWhereThePointsCame() {
    QFETCH(const QList<int>, points);
    QFETCH(const QString, line);
    const int most = points.size() == 8 && points[1] == 0 ? 4 : 20;
    QCOMPARE(sparkBars({points.begin(), points.end()}, most), line);
}

void TestDaily::sharedTextTellsNoMove() {
    const Position start{drawn("1111/2223"), {}};
    MoveList moves;
    moves.push_back(Move{{0, 1}});
    moves.push_back(Move{{0, 0}});
    const Line line = *replay(start.board, start.rules, moves);
    QCOMPARE(line.score, 4); // a block that is left costs one
    QCOMPARE(shareText("Small", start, line, {}),
             QString("SameGame · Small\n4 points · 2 moves · without help\n█▂\n") +
                 QString::fromStdString(to_board_id(start)));
    Aid aid;
    aid.hints = 2;
    QVERIFY(shareText("Small", start, line, aid).contains("2 hints"));
}

void TestDaily::sharedTextNamesTheMedal() {
    OwnResult good = gameOf(today, today);
    good.line.score = 1000;
    const auto text = [&](const std::optional<int>& best, const QString& foundBy = {}) {
        return shareText("Board", good.start, good.line, {}, foundBy, best);
    };
    QVERIFY(text(1000).contains(" · " + titleOf(Medal::Gold) + " · "));
    for (const Medal medal : {Medal::Gold, Medal::Silver, Medal::Bronze}) {
        QVERIFY(!text({}).contains(titleOf(medal)));
        QVERIFY(!text(1'000'000).contains(titleOf(medal)));
        QVERIFY(!text(1000, "Found by NRPA").contains(titleOf(medal)));
    }
    Aid aid;
    aid.lineMoves = static_cast<int>(good.line.moves.size());
    const QString taken = shareText("Board", good.start, good.line, aid, {}, 1000);
    QVERIFY(!taken.contains(titleOf(Medal::Gold))); // with all its moves
}

void TestDaily::sharedTextBringsNameAndScore_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("score"); // 0: none
    const QString daily = QString::fromStdString(to_board_id(boardOfDay(today)));
    const QString random = QString::fromStdString(to_board_id(*board_of_name("random:7/10x10x4")));
    const auto row = [](const char* name, const QString& head, const QString& id,
                        const QString& title, int score) {
        QTest::newRow(name) << head + "\n▁▂█\n" + id << title << score;
    };
    const QString title = "Daily board 23 November 2026";
    row("American", "SameGame · Daily board November 23, 2026\n2,345 points · 40 moves · unaided",
        daily, title, 2345);
    row("German",
        "SameGame · Tagesbrett 23. November 2026\n2.345 Punkte · Silbermedaille · 40 Züge", daily,
        title, 2345);
    row("with its date as a name", "SameGame · Daily board 2026-11-23\n2345 points · 40 moves",
        daily, title, 2345);
    row("below zero", "SameGame · Daily board 2026-11-23\n−109 points · 40 moves", daily, title,
        -109);
    row("below zero by a hyphen", "SameGame · Daily board 2026-11-23\n-109 points · 40 moves",
        daily, title, -109);
    row("with a size", "SameGame · Random board 7\n1,009 points · 30 moves", random,
        "Random board 7", 1009);
    row("of another board", "SameGame · Daily board 2026-11-22\n5 points · 3 moves", daily,
        "Pasted board", 5);
    row("without a known name", "SameGame · Sunday\n5 points · 3 moves", daily, "Sunday", 5);
    row("more than can be", "SameGame · Sunday\n999,999,999 points · 3 moves", daily, "Sunday", 0);
    QTest::newRow("quoted in a mail")
        << "> SameGame · Daily board 2026-11-23\n> 2,345 points · 40 moves\n> ▁▂█\n> " + daily
        << title << 2345;
    QTest::newRow("an ID alone") << daily << "Pasted board" << 0;
    QTest::newRow("a name alone") << "daily:2026-11-23" << title << 0;
}

void TestDaily::sharedTextBringsNameAndScore() {
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QFETCH(const int, score);
    const auto game = namedGameOfText(text);
    QVERIFY(game.ok());
    QCOMPARE(game->name, name);
    QCOMPARE(game->scoreToBeat.value_or(0), score);
    QString crlf = text;
    const auto mailed = namedGameOfText(crlf.replace("\n", "\r\n"));
    QVERIFY(mailed.ok());
    QCOMPARE(mailed->name, name);
    QCOMPARE(mailed->scoreToBeat, game->scoreToBeat);
}

/// "3 blocks left" is no score.
void TestDaily::sharedScoreIsThatOfWhatEarnsPoints() {
    Position start{drawn("1111/2223"), {}};
    start.rules.scoring = Scoring::clickomania;
    MoveList moves;
    moves.push_back(Move{{0, 1}});
    moves.push_back(Move{{0, 0}});
    const Line line = *replay(start.board, start.rules, moves);
    const auto game = namedGameOfText(shareText("Small", start, line, {}));
    QVERIFY(game.ok());
    QVERIFY(game->record.start == start);
    QCOMPARE(game->name, QString("Small"));
    QVERIFY(!game->scoreToBeat);
}

void TestDaily::scoreToBeatStaysWithItsBoard() {
    Database database(":memory:");
    SessionStore store(&database);
    const Position other{drawn("1122"), {}};
    {
        SharedScores scores(&store);
        scores.set(boardOfDay(today), 5);
        scores.set(boardOfDay(today), 2345);
        scores.set(other, -7);
    }
    SharedScores scores(&store);
    QVERIFY(!scores.of(other));
    scores.set(other, 9); // before the store is read
    scores.load();
    QCOMPARE(scores.of(other), 9);
    QVERIFY(!scores.of(boardOfDay(today.addDays(1))));
}

void TestDaily::pastedResultIsToBeBeaten() {
    openAtFirst();
    const OwnResult game = gameOf(today, today);
    QGuiApplication::clipboard()->setText(
        shareText(titleOfName(game.name), game.start, game.line, {}));
    action("paste")->trigger();
    QCOMPARE(document()->keptName(), game.name);
    const auto* toBeat = find<QLabel>("scoreToBeat");
    QCOMPARE(toBeat->text(), "Beat " + numberText(game.line.score));
    QVERIFY(!toBeat->isHidden());
    document()->undoStack()->undo();
    QVERIFY(toBeat->isHidden());
    document()->undoStack()->redo();
    QVERIFY(!toBeat->isHidden());
}

void TestDaily::endOfADailyBoardTellsTheStreak() {
    GameSummary summary;
    summary.movePoints = 2000;
    QVERIFY(!DailyResult::isOf(summary));
    summary.known.daily = DailyEnd{today, 4, false};
    QVERIFY(DailyResult::isOf(summary));
    DailyResult result;
    const auto* text = result.findChild<QLabel*>("dailyResultText");
    result.setSummary(summary);
    QCOMPARE(text->text(), QString("Day 4 in a row\nThe computer: not known yet"));
    summary.known.standing.bestOfSolver = 2345;
    summary.known.standing.solver = "nrpa";
    summary.known.daily->dayInRow = 1;
    result.setSummary(summary);
    QCOMPARE(text->text(), QString("Day 1 of a new streak\nThe computer: 2345"));
    QVERIFY2(text->toolTip().contains("Found by "), qPrintable(text->toolTip()));
    summary.known.daily = DailyEnd{today, 0, true};
    result.setSummary(summary);
    QVERIFY(text->text().startsWith("Played after its day"));
    summary.known.daily.reset();
    for (const auto& [toBeat, words] :
         {std::pair(2345, "2345 to beat: 345 short"),
          std::pair(2000, "As many as the 2000 to beat"), std::pair(1999, "1999 beaten, by 1")}) {
        summary.known.scoreToBeat = toBeat;
        result.setSummary(summary);
        QCOMPARE(text->text(), QString(words));
    }
    QSignalSpy shared(&result, &DailyResult::shareRequested);
    auto* share = result.findChild<QPushButton*>("endCardShare");
    share->click();
    QCOMPARE(shared.count(), 1);
    QCOMPARE(share->text(), QString("Copied"));
    summary.isOpened = true;
    QVERIFY(!DailyResult::isOf(summary));
}

void TestDaily::endOfADailyBoardIsShared() {
    openAtFirst();
    window()->session()->open(gameOfDay(today));
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board()).front().cell);
    QTRY_VERIFY(presenter()->hasEndCard());
    auto* result = find<DailyResult>("dailyResult");
    QVERIFY(!result->isHidden());
    QGuiApplication::clipboard()->clear();
    find<QPushButton>("endCardShare")->click();
    const auto shared = namedGameOfText(QGuiApplication::clipboard()->text());
    QVERIFY(shared.ok());
    QCOMPARE(shared->name, titleOfName(nameOfDay(today)));
    QCOMPARE(shared->scoreToBeat, document()->score());
    document()->newGame({drawn("1122"), {}}, "two pairs");
    document()->play({0, 0});
    document()->play({0, 0});
    QTRY_VERIFY(presenter()->hasEndCard());
    QVERIFY(result->isHidden());
}

void TestDaily::todayIsAButtonWithADot() {
    QToolBar bar;
    bar.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QAction open("Daily boards");
    QPixmap square(16, 16); // with an alpha channel, as every icon
    square.fill(Qt::transparent);
    QPainter(&square).fillRect(square.rect(), Qt::black);
    open.setIcon(square);
    TodayButton button(&open, &bar);
    button.setBoard({today, false, 0});
    QCOMPARE(button.text(), QString("Today"));
    QCOMPARE(button.accessibleName(), QString("Today's board, 23 November 2026: not played yet."));
    const QImage unplayed = button.grab().toImage();
    button.setBoard({today, true, 0});
    QVERIFY(button.grab().toImage() != unplayed);
    button.setBoard({today, true, 4});
    QCOMPARE(button.text(), QString("Today · 4"));
    QVERIFY(button.accessibleName().endsWith("played. 4 days in a row, today included"));
    button.setBoard({today, false, 3});
    QVERIFY(button.accessibleName().endsWith("not played yet. 3 days in a row, today not yet"));
    button.setBoard({today, false, 0, "120 points, 9 moves"});
    QCOMPARE(button.accessibleName(),
             QString("Today's board, 23 November 2026: under way, 120 points, 9 moves."));
    button.setBoard({today, true, 4});
    bar.setToolButtonStyle(Qt::ToolButtonIconOnly);
    QCOMPARE(button.text(), QString("4"));
    QSignalSpy triggered(&open, &QAction::triggered);
    button.click();
    QCOMPARE(triggered.count(), 1);
}

void TestDaily::todayIsOnePressAway() {
    openAtFirst();
    auto* button = find<TodayButton>("today");
    QVERIFY(button->isVisible());
    button->click();
    auto* dialog = find<DailyDialog>("dailyDialog");
    QCOMPARE(dialog->day(), window()->session()->days()->today());
    QVERIFY(dialog->findChild<QPushButton*>("playDaily")->isDefault());
}

void TestDaily::dialogTellsTheDay() {
    Database database(":memory:");
    OwnResults results(&database);
    DailyDialog dialog(&results, today);
    const auto text = [&](const char* name) { return dialog.findChild<QLabel*>(name)->text(); };
    QCOMPARE(text("dailyStanding"), QString("Not played yet."));
    QVERIFY(!dialog.findChild<QPushButton*>("copyDaily")->isEnabled());
    const OwnResult game = gameOf(today, today);
    QVERIFY(results.add(game)); // the dialog follows
    QCOMPARE(text("dailyStreak"),
             QString("1 day in a row, today included · longest: 1 day · boards played: 1"));
    QVERIFY2(text("dailyStanding").startsWith("1 game · your best: "),
             qPrintable(text("dailyStanding")));
    dialog.findChild<QPushButton*>("copyDaily")->click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(
        "SameGame · Daily board 23 November 2026\n"));
    QCOMPARE(dialog.findChild<QPushButton*>("copyDaily")->text(), QString("Copied"));
}

void TestDaily::dialogTellsOfAGameThatIsUnderWay() {
    GameDocument games;
    games.openRecord(gameOfDay(today).record, gameOfDay(today).name);
    QVERIFY(games.play(legal_moves(games.board()).front().cell));
    const QString standing = pointsText(games.score()) + ", 1 move";
    games.newGame({drawn("1122"), {}}, "two pairs");
    Database database(":memory:");
    OwnResults results(&database);
    DailyDialog dialog(&results, today, &games);
    const auto told = [&] { return dialog.findChild<QLabel*>("dailyStanding")->text(); };
    const auto* play = dialog.findChild<QPushButton*>("playDaily");
    QCOMPARE(told(), "Under way: " + standing);
    QCOMPARE(play->text(), QString("&Go on"));
    QCOMPARE(dialog.findChild<QToolButton*>("weekDay7")->accessibleName(),
             "Monday, 23 November 2026: under way, " + standing);
    dialog.findChild<QToolButton*>("weekDay6")->click();
    QCOMPARE(told(), QString("Not played yet."));
    QCOMPARE(play->text(), QString("&Play"));
    dialog.findChild<QToolButton*>("weekDay7")->click();
    QVERIFY(results.add(gameOf(today, today))); // an earlier game is told of too
    QVERIFY2(told().startsWith("Under way: " + standing + " · 1 game · "), qPrintable(told()));
}

void TestDaily::weekHasADotForEachDay() {
    Database database(":memory:");
    OwnResults results(&database);
    const OwnResult inTime = gameOf(today.addDays(-1), today.addDays(-1));
    const OwnResult later = gameOf(today.addDays(-2), today);
    QVERIFY(results.add(inTime));
    QVERIFY(results.add(later));
    DailyDialog dialog(&results, today);
    const auto day = [&](int place) {
        return dialog.findChild<QToolButton*>(QStringLiteral("weekDay%1").arg(place));
    };
    QVERIFY(day(7)->isChecked());
    QCOMPARE(day(7)->accessibleName(), QString("Monday, 23 November 2026: not played"));
    QCOMPARE(day(6)->accessibleName(),
             "Sunday, 22 November 2026: played, " + numberText(inTime.line.score));
    QCOMPARE(day(5)->accessibleName(),
             "Saturday, 21 November 2026: played later, " + numberText(later.line.score));
    QCOMPARE(day(7)->text(), QString("Mon"));
    day(6)->click();
    QCOMPARE(dialog.day(), today.addDays(-1));
    QVERIFY(!day(7)->isChecked());
    auto* month = dialog.findChild<MonthView*>("monthView");
    QVERIFY(month->isHidden());
    dialog.findChild<QPushButton*>("earlierDays")->click();
    QVERIFY(!month->isHidden());
    QVERIFY(dialog.findChild<WeekView*>("weekView")->isHidden()); // the month has these days
    month->setSelectedDate(today.addDays(-7));                    // of an earlier week
    for (int place = 1; place <= 7; ++place)
        QVERIFY(!day(place)->isChecked());
    month->setSelectedDate(today.addDays(-6));
    QVERIFY(day(1)->isChecked());
    dialog.findChild<QPushButton*>("earlierDays")->click();
    QVERIFY(month->isHidden());
    QCOMPARE(dialog.day(), today.addDays(-6));
}

void TestDaily::solverStaysSealedUntilTheGameEnds() {
    Database database(":memory:");
    OwnResults results(&database);
    GameRecord solved;
    solved.start = boardOfDay(today);
    solved.line = gameOf(today, today, 1).line;
    solved.source = RecordSource{};
    solved.source->solver = "nrpa";
    results.offerSolverLine(solved);
    DailyDialog dialog(&results, today);
    const QString score = QLocale().toString(solved.line.score);
    const auto standing = [&] { return dialog.findChild<QLabel*>("dailyStanding")->text(); };
    QVERIFY(!standing().contains(score));
    QVERIFY(results.add(gameOf(today, today)));
    QVERIFY2(standing().endsWith("the computer: " + score), qPrintable(standing()));
}

/// The week, the month and the week again.
void TestDaily::dialogShowsAllWithoutScrolling() {
    DailyDialog dialog(nullptr, today);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* page = dialog.findChild<QScrollArea*>();
    const auto showsAll = [&] {
        QCoreApplication::sendPostedEvents();
        return page->verticalScrollBar()->maximum() == 0 &&
               page->horizontalScrollBar()->maximum() == 0;
    };
    QVERIFY(showsAll());
    auto* earlier = dialog.findChild<QPushButton*>("earlierDays");
    const int width = dialog.width();
    for (int i = 0; i < 2; ++i) {
        earlier->click();
        QVERIFY2(showsAll(), i == 0 ? "the month" : "the week again");
        QCOMPARE(dialog.width(), width);
    }
}

void TestDaily::weekIsWalkedByKeys() {
    DailyDialog dialog(nullptr, today);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QSignalSpy played(&dialog, &DailyDialog::playRequested);
    for (int ago = 1; ago <= 2; ++ago) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(dialog.day(), today.addDays(-ago));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(played.value(0).value(0).toDate(), today.addDays(-2));
}

void TestDaily::monthIsWalkedByKeys() {
    DailyDialog dialog(nullptr, today);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QSignalSpy played(&dialog, &DailyDialog::playRequested);
    dialog.findChild<QPushButton*>("earlierDays")->click();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(dialog.day(), today.addDays(-1));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(dialog.day(), today.addDays(-8));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(played.count(), 1);
    QCOMPARE(played[0][0].toDate(), today.addDays(-8));
    QVERIFY(!dialog.isVisible());
}

void TestDaily::daysToComeCannotBeChosen() {
    DailyDialog dialog(nullptr, today);
    QVERIFY(dialog.findChild<QPushButton*>("playDaily")->isDefault());
    auto* month = dialog.findChild<MonthView*>("monthView");
    month->setSelectedDate(QDate(1582, 12, 31)); // has no board
    QVERIFY(dialog.day() >= firstDay);
    month->setSelectedDate(today);
    month->setSelectedDate(today.addDays(1));
    QCOMPARE(dialog.day(), today);
}

void TestDaily::midnightTurnsThePage() {
    Database database(":memory:");
    OwnResults results(&database);
    QVERIFY(results.add(gameOf(today, today)));
    DailyDialog dialog(&results, today);
    DayWatch watch;
    QDateTime now(today, QTime(23, 59, 59));
    watch.setClock([&now] { return now; });
    connect(&watch, &DayWatch::dayChanged, &dialog, &DailyDialog::setToday);
    const auto text = [&](const char* name) { return dialog.findChild<QLabel*>(name)->text(); };
    QCOMPARE(dialog.day(), today);
    watch.check();
    QCOMPARE(dialog.day(), today);
    now = now.addSecs(1);
    watch.check();
    QCOMPARE(watch.today(), today.addDays(1));
    QCOMPARE(dialog.day(), today.addDays(1));
    QCOMPARE(text("dailyDay"), QLocale().toString(today.addDays(1), QLocale::LongFormat));
    QCOMPARE(text("dailyStanding"), QString("Not played yet."));
    QVERIFY(text("dailyStreak")
                .startsWith("1 day in a row, today not yet ")); // until today's is missed
    now = now.addDays(1);
    watch.check();
    QVERIFY(text("dailyStreak").startsWith("0 days in a row "));
    QSignalSpy played(&dialog, &DailyDialog::playRequested);
    dialog.findChild<QPushButton*>("playDaily")->click();
    QCOMPARE(played.value(0).value(0).toDate(), today.addDays(2));
}

void TestDaily::dayThatWasChosenStaysAtMidnight() {
    DailyDialog dialog(nullptr, today);
    auto* month = dialog.findChild<MonthView*>("monthView");
    month->setSelectedDate(today.addDays(-4));
    dialog.setToday(today.addDays(1));
    QCOMPARE(dialog.day(), today.addDays(-4));
    month->setSelectedDate(today.addDays(1));
    QCOMPARE(dialog.day(), today.addDays(1));
    dialog.setToday(today); // over the date line, to the east
    QCOMPARE(dialog.day(), today);
}

void TestDaily::windowHearsOfMidnight() {
    open();
    action("daily")->trigger();
    auto* dialog = find<DailyDialog>("dailyDialog");
    DayWatch* watch = window()->session()->days();
    const QDate day = dialog->day();
    watch->setClock([day] { return QDateTime(day.addDays(1), QTime(0, 0)); });
    QCOMPARE(dialog->day(), day.addDays(1));
    dialog->findChild<QPushButton*>("playDaily")->click();
    QCOMPARE(document()->keptName(), nameOfDay(day.addDays(1)));
}

void TestDaily::dayIsPlayedFromTheWindow() {
    open();
    action("daily")->trigger();
    auto* dialog = find<DailyDialog>("dailyDialog");
    const QDate day = dialog->day();
    dialog->findChild<QPushButton*>("playDaily")->click();
    QVERIFY(document()->start() == boardOfDay(day));
    QCOMPARE(document()->keptName(), nameOfDay(day));
    document()->undoStack()->undo();
    QCOMPARE(document()->keptName(), QString("standard:1"));
}

void TestDaily::dayThatIsUnderWayGoesOnFromTheWindow() {
    open();
    window()->session()->open(gameOfDay(window()->session()->days()->today()));
    QVERIFY(document()->play(legal_moves(document()->board()).front().cell));
    const Position day = document()->start();
    document()->newGame({drawn("1122"), {}}, "two pairs");
    auto* button = find<TodayButton>("today");
    QVERIFY2(button->toolTip().contains("under way"), qPrintable(button->toolTip()));
    button->click();
    find<DailyDialog>("dailyDialog")->findChild<QPushButton*>("playDaily")->click();
    QVERIFY(document()->start() == day);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestDaily::resultIsCopiedFromTheWindow() {
    open();
    document()->newGame({drawn("1122"), {}}, "two pairs");
    QVERIFY(!action("copyResult")->isEnabled());
    document()->play({0, 0});
    document()->play({0, 0});
    QVERIFY(action("copyResult")->isEnabled());
    action("copyResult")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith("SameGame · two pairs\n1000 points · 2 moves"), qPrintable(text));
    // What one tells, another one can play.
    QVERIFY(namedGameOfText(text)->record.start.board == drawn("1122"));
    QVERIFY(presenter()->hasEndCard());
    action("stepBack")->trigger();
    QVERIFY(!presenter()->hasEndCard());
}

void TestDaily::copiedResultOfAnOpenedGameHasNoMedal() {
    open();
    const Position start{drawn("1122"), {}};
    MoveList moves;
    moves.push_back(Move{{0, 0}});
    moves.push_back(Move{{0, 0}});
    const auto copied = [this] {
        action("copyResult")->trigger();
        return QGuiApplication::clipboard()->text();
    };
    document()->newGame(start, "two pairs");
    m_session->bestLine()->offer(start, *replay(start.board, start.rules, moves), RecordSource{});
    for (const Move move : moves)
        document()->play(move.cell);
    QVERIFY2(copied().contains(titleOf(Medal::Gold)), qPrintable(copied()));
    document()->openRecord(document()->record(), "opened");
    QVERIFY2(!copied().contains(titleOf(Medal::Gold)), qPrintable(copied()));
}

void TestDaily::gameTakenOverIsCopiedWithoutAMedal() {
    open();
    document()->newGame({drawn("1122"), {}}, "two pairs");
    document()->play({0, 0});
    document()->play({0, 0});
    const Line line = document()->line();
    window()->session()->bestLine()->offer(document()->start(), line, RecordSource{});
    const auto copied = [this] {
        action("copyResult")->trigger();
        return QGuiApplication::clipboard()->text();
    };
    QVERIFY(copied().contains("Gold medal"));
    document()->restart();
    document()->takeOver(line.moves);
    QVERIFY(document()->isFinished());
    QVERIFY(!copied().contains("medal"));
}

SAMEGAME_TEST(TestDaily, QApplication)
#include "tst_daily.moc"
