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

#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/todaybutton.h"
#include "app/gui/session/database.h"
#include "engine/game/group.h"
#include "engine/studies/solvability/difficulty.h"
#include "tests/gui/dailyfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Where a window tells of the boards of the days: the button, the dialog with week and month, the
/// end of a game.
class TestDailyDialog : public QObject, protected DailyFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void endOfADailyBoardTellsTheStreak();
    void todayIsAButtonWithADot();
    void todayIsOnePressAway();
    void dialogTellsTheDay();
    void dialogTellsTheDifficulty();
    void dialogTellsOfAGameThatIsUnderWay();
    void dialogTellsOfAGameInAnotherWindow();
    void dialogShowsAllWithoutScrolling();
    void weekHasADotForEachDay();
    void solverStaysSealedUntilTheGameEnds();
    void medalNeedsAMark();
    void weekIsWalkedByKeys();
    void monthIsWalkedByKeys();
    void daysOfTheMonthHaveRoomForTheirScores();
    void daysToComeCannotBeChosen();
    void midnightTurnsThePage();
    void dayThatWasChosenStaysAtMidnight();
    void windowHearsOfMidnight();
    void dayIsPlayedFromTheWindow();
    void dayThatIsUnderWayGoesOnFromTheWindow();
};

void TestDailyDialog::endOfADailyBoardTellsTheStreak() {
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

void TestDailyDialog::todayIsAButtonWithADot() {
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

void TestDailyDialog::todayIsOnePressAway() {
    openAtFirst();
    auto* button = find<TodayButton>("today");
    QVERIFY(button->isVisible());
    button->click();
    auto* dialog = find<DailyDialog>("dailyDialog");
    QCOMPARE(dialog->day(), window()->session()->days()->today());
    QVERIFY(dialog->findChild<QPushButton*>("playDaily")->isDefault());
}

void TestDailyDialog::dialogTellsTheDay() {
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

/// The boards of these days are of all kinds, each as the scale of classic boards has it.
void TestDailyDialog::dialogTellsTheDifficulty() {
    DailyDialog dialog(nullptr, today);
    const DifficultyScale scale({});
    const QStringList texts{"An easy board", "A medium board", "A hard board"};
    QStringList told;
    for (int back = 0; back < 14; ++back) {
        const QDate day = today.addDays(-back);
        dialog.findChild<MonthView*>("monthView")->setSelectedDate(day);
        const auto level = scale.level_of(gameOfDay(day).record.start.board);
        told << dialog.findChild<QLabel*>("dailyDifficulty")->text();
        QCOMPARE(told.last(), texts[static_cast<int>(level)]);
    }
    told.removeDuplicates();
    QCOMPARE(told.size(), 3);
}

void TestDailyDialog::dialogTellsOfAGameThatIsUnderWay() {
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

void TestDailyDialog::dialogTellsOfAGameInAnotherWindow() {
    const QTemporaryDir folder;
    SharingWindow here(folder.filePath("samegame.sqlite"));
    auto there = std::make_unique<SharingWindow>(folder.filePath("samegame.sqlite"));
    there->beginToday();
    const QString standing = pointsText(there->document().score()) + ", 1 move";
    const auto expect = [&](const QString& told, const QString& button, const QString& toolTip) {
        here.session.lookAgain();
        const DailyDialog dialog(&here.results, here.session.days()->today(), &here.document());
        QCOMPARE(dialog.findChild<QLabel*>("dailyStanding")->text(), told);
        const auto* play = dialog.findChild<QPushButton*>("playDaily");
        QCOMPARE(play->text(), button);
        QVERIFY2(play->toolTip().startsWith(toolTip), qPrintable(play->toolTip()));
    };
    expect("Under way: " + standing + ", in another window", "&Play",
           "This board is under way: " + standing + ", in another window. Here it begins anew.");
    there.reset();
    expect("Under way: " + standing, "&Go on", "Goes on with this board as it was left");
}

void TestDailyDialog::weekHasADotForEachDay() {
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

void TestDailyDialog::solverStaysSealedUntilTheGameEnds() {
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

/// A line that a solver found within one playout is no mark; the same after a long search is one.
void TestDailyDialog::medalNeedsAMark() {
    Database database(":memory:");
    OwnResults results(&database);
    const OwnResult game = gameOf(today, today);
    QVERIFY(game.line.score > 0);
    QVERIFY(results.add(game));
    GameRecord solved;
    solved.start = game.start;
    solved.line = game.line;
    solved.source = RecordSource{};
    solved.source->solver = "nrpa";
    solved.source->playouts = 1;
    results.offerSolverLine(solved);
    DailyDialog dialog(&results, today);
    const auto standing = [&] { return dialog.findChild<QLabel*>("dailyStanding")->text(); };
    const QString medal = titleOf(Medal::Gold);
    QVERIFY2(!standing().contains(medal), qPrintable(standing()));
    dialog.findChild<QPushButton*>("copyDaily")->click();
    QVERIFY(!QGuiApplication::clipboard()->text().contains(medal));
    results.noteMeasured(game.start);
    TRY_VERIFY2(standing().contains(medal), qPrintable(standing()));
    dialog.findChild<QPushButton*>("copyDaily")->click();
    QVERIFY(QGuiApplication::clipboard()->text().contains(medal));
}

/// The week, the month and the week again.
void TestDailyDialog::dialogShowsAllWithoutScrolling() {
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

void TestDailyDialog::weekIsWalkedByKeys() {
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

void TestDailyDialog::monthIsWalkedByKeys() {
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

/// The number of the day stands above the score, in the least room that the month takes.
void TestDailyDialog::daysOfTheMonthHaveRoomForTheirScores() {
    MonthView month(today);
    month.resize(month.minimumSize());
    month.show();
    QVERIFY(QTest::qWaitForWindowExposed(&month));
    auto* days = month.findChild<QTableView*>("qt_calendar_calendarview");
    for (int row = 1; row < days->model()->rowCount(); ++row)
        QVERIFY2(days->rowHeight(row) >= 2 * month.fontMetrics().height() + 4,
                 qPrintable(QString::number(days->rowHeight(row))));
}

void TestDailyDialog::daysToComeCannotBeChosen() {
    DailyDialog dialog(nullptr, today);
    QVERIFY(dialog.findChild<QPushButton*>("playDaily")->isDefault());
    auto* month = dialog.findChild<MonthView*>("monthView");
    month->setSelectedDate(QDate(1582, 12, 31)); // has no board
    QVERIFY(dialog.day() >= firstDay);
    month->setSelectedDate(today);
    month->setSelectedDate(today.addDays(1));
    QCOMPARE(dialog.day(), today);
}

void TestDailyDialog::midnightTurnsThePage() {
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

void TestDailyDialog::dayThatWasChosenStaysAtMidnight() {
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

void TestDailyDialog::windowHearsOfMidnight() {
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

void TestDailyDialog::dayIsPlayedFromTheWindow() {
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

void TestDailyDialog::dayThatIsUnderWayGoesOnFromTheWindow() {
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

SAMEGAME_TEST(TestDailyDialog, QApplication)
#include "tst_dailydialog.moc"
