#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <ctime>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/charts/chartaxes.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/namedgame.h"
#include "engine/formats/board_id.h"
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
    void cleanup() { close(); }

    void boardComesFromTheDateAlone();
    void titlesCarryTheDate();
    void streaks_data();
    void streaks();
    void streakMadeInTokyoHoldsInNewYork();
    void dayIsThatOfThePlaceInEveryList();
    void onlyGamesOfTheBoardItselfCount();
    void bestScoresStandApart();
    void sparkLineShowsWhereThePointsCame_data();
    void sparkLineShowsWhereThePointsCame();
    void sharedTextTellsNoMove();
    void dialogTellsTheDay();
    void solverStaysSealedUntilTheGameEnds();
    void monthIsWalkedByKeys();
    void daysToComeCannotBeChosen();
    void midnightTurnsThePage();
    void dayThatWasChosenStaysAtMidnight();
    void windowHearsOfMidnight();
    void dayIsPlayedFromTheWindow();
    void resultIsCopiedFromTheWindow();

private:
    static inline const QDate today{2026, 11, 23};

    /// The machine travels.
    static void useZone(const char* zone) {
        qputenv("TZ", zone);
        tzset();
    }

    /// A game on the board of a day, played with its first moves to the end on another day.
    static OwnResult gameOf(const QDate& day, const QDate& playedOn, int order = 0);
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
    QCOMPARE(titleOfName("daily:2026-11-23"), QString("Daily board 2026-11-23"));
    QCOMPARE(nameOfTitle("Daily board 2026-11-23"), QString("daily:2026-11-23"));
    QCOMPARE(nameOfTitle("Tagesbrett 2026-11-23"), QString("daily:2026-11-23"));
    QCOMPARE(titleOfName("daily:2026-11-31"), QString("daily:2026-11-31")); // no such day
    QCOMPARE(nameOfTitle("Daily board 7"), QString("Daily board 7"));
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
    const DailyRecord record(games);
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
        const DailyRecord record(results.results(dailyPrefix));
        QCOMPARE(record.streak(today), 3);
        QCOMPARE(record.longestStreak(), 3);
        for (const PlayedGame& game : results.games())
            QCOMPARE(game.finishedAt.time(), QTime(8, 0));
        QCOMPARE(results.games().back().finishedAt.date(), today);
    }
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
    QCOMPARE(DailyRecord({otherRules, otherBoard, otherName}).dayCount(), 0);
}

void TestDaily::bestScoresStandApart() {
    const OwnResult first = gameOf(today, today, 0);
    OwnResult second = gameOf(today, today.addDays(1), 1);
    second.aid.hints = 1;
    QVERIFY(first.line.score != second.line.score);
    const DailyRecord record({first, second});
    const DayRecord* day = record.find(today);
    QVERIFY(day);
    QCOMPARE(day->games, 2);
    QCOMPARE(day->bestUnaided, first.line.score);
    QCOMPARE(day->bestAided, second.line.score);
    QCOMPARE(day->score(), std::max(first.line.score, second.line.score));
    QCOMPARE(day->best.line.score, *day->score());
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

void TestDaily::dialogTellsTheDay() {
    Database database(":memory:");
    OwnResults results(&database);
    DailyDialog dialog(&results, today);
    const auto text = [&](const char* name) { return dialog.findChild<QLabel*>(name)->text(); };
    QCOMPARE(text("dailyStanding"), QString("Not played yet."));
    QVERIFY(!dialog.findChild<QPushButton*>("copyDaily")->isEnabled());
    const OwnResult game = gameOf(today, today);
    QVERIFY(results.add(game)); // the dialog follows
    QCOMPARE(text("dailyStreak"), QString("Streak: 1 day · longest: 1 day · boards played: 1"));
    QVERIFY2(text("dailyStanding").startsWith("1 game. Best unaided: "),
             qPrintable(text("dailyStanding")));
    dialog.findChild<QPushButton*>("copyDaily")->click();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith("SameGame · Daily board 2026-11-23\n"));
    QCOMPARE(text("dailyMessage"), QString("The result is on the clipboard."));
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
    QVERIFY2(standing().endsWith("of a solver: " + score), qPrintable(standing()));
}

void TestDaily::monthIsWalkedByKeys() {
    DailyDialog dialog(nullptr, today);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QSignalSpy played(&dialog, &DailyDialog::playRequested);
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
    QVERIFY(text("dailyStreak").startsWith("Streak: 1 day ")); // until today's is missed
    now = now.addDays(1);
    watch.check();
    QVERIFY(text("dailyStreak").startsWith("Streak: 0 days "));
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
    auto* watch = dialog->findChild<DayWatch*>();
    QVERIFY(watch);
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

SAMEGAME_TEST(TestDaily, QApplication)
#include "tst_daily.moc"
