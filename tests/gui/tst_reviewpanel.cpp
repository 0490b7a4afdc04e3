#include <QAccessible>
#include <QDockWidget>
#include <QFile>
#include <QListWidget>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QTranslator>

#include <algorithm>
#include <array>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/language.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/reviewtext.h"
#include "app/gui/panels/reviewcurve.h"
#include "app/gui/panels/reviewpanel.h"
#include "app/gui/session/database.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/window/boardmarks.h"
#include "app/gui/window/gameexchange.h"
#include "engine/formats/board_library.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reviews.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The review of a game in the window.
class TestReviewPanel : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void emptyPanelSaysWhatToDo();
    void endCardReviewsTheGame();
    void scoreBringsTheEndCardBack_data();
    void scoreBringsTheEndCardBack();
    void keyboardGoesWhereTheReviewIsRead();
    void startAndEndAreSaid();
    void summarySaysHowManyLossesAreListed_data();
    void summarySaysHowManyLossesAreListed();
    void runningReviewSaysWhatIsKnownSoFar();
    void endOfAnotherReviewIsSaid();
    void keysGoFromLossToLoss();
    void lossIsShownBesideWhatWasBetter();
    void whatMayBeBetterIsMarkedAsSuch_data();
    void whatMayBeBetterIsMarkedAsSuch();
    void mistakesComeBeforeWhatMayBeOne();
    void onlyTheEntryLooksChosen_data();
    void onlyTheEntryLooksChosen();
    void movesTakenOverAreMarked();
    void listIsUsedByKeyboard();
    void keyboardScrollsToTheSummary();
    void curveIsUsedByMouseAndKeyboard();
    void numbersOnTheCurveCoverNoOther_data();
    void numbersOnTheCurveCoverNoOther();
    void placesOnTheCurveAreSaid();
    void resultAndLossesAreSaid();
    void betterLineIsReplayed();
    void gameIsTriedFromThere();
    void otherWayKeepsTheReview();
    void escapeStopsIt();
    void panelStaysInEachLayoutAndGoesWithTheBoard();
    void reviewIsSavedAsAPage();
    void soundGameHasNoLosses();
    void helpNamesTheFormula();
    void sentencesTellWhatIsKnown_data();
    void sentencesTellWhatIsKnown();
    void countsHaveTheirPlurals();
    void timesAreSaidInWords();
    void smallWindowsShowItWhole_data();
    void smallWindowsShowItWhole();
    void lowWindowsListThreeLosses_data();
    void lowWindowsListThreeLosses();
    void growingTextsMoveNothingThatIsClicked_data() { lowWindowsListThreeLosses_data(); }
    void growingTextsMoveNothingThatIsClicked();

private:
    // The 2s go before the last 1s, or one 1 stays: the second move of the game is the mistake.
    static constexpr const char* board = "3311221";
    static constexpr Move better{{2, 0}};

    QDockWidget* dock() const { return find<QDockWidget>("reviewDock"); }
    QListWidget* losses() const { return find<QListWidget>("reviewLosses"); }
    ReviewCurve* curve() const { return find<ReviewCurve>("reviewCurve"); }
    QString label(const char* name) const { return find<QLabel>(name)->text(); }
    LineReplay* replay() const { return m_session->replay(); }
    struct KeptPanel;
    void reviewEndlessly();
    void play(std::initializer_list<Cell> cells) const {
        document()->newGame({drawn(board), {}}, "drawn");
        for (const Cell cell : cells)
            document()->play(cell);
    }
    void playWithAMistake() const { play({{0, 0}, {0, 0}, {0, 0}}); }
    /// With everything proven.
    void review() const {
        action("review")->trigger();
        TRY_VERIFY(!m_session->reviewRunner()->isRunning());
        QCOMPARE(label("reviewState"), "All of it is proven.");
    }
    void reviewAMistake() const {
        playWithAMistake();
        review();
    }
    /// In this language as long as the translator lives; false if built without it.
    bool beginIn(const QString& language, QTranslator& translator) {
        if (!translator.load(":/i18n/samegame_" + language))
            return false;
        QCoreApplication::installTranslator(&translator);
        init();
        return true;
    }
    /// Begins the review of a game that has at least three losses.
    void reviewInALowWindow(Budget budget) const {
        budget.memory = test_memory;
        m_session->reviewRunner()->setBudget(budget);
        QVERIFY(m_window->openBoard("random:1/9x9x4"));
        while (document()->board().has_moves())
            document()->play(legal_moves(document()->board())[0].cell);
        m_window->resize(640, 480);
        action("review")->trigger();
    }
};

/// With a panel of its own: the review of a game that takes the first group of a row each time,
/// with what could be reached before each move and at the end, proven from a position on, and the
/// best line from the start, if it is not the game itself. The board shows it too.
struct TestReviewPanel::KeptPanel {
    Database nowhere{"/proc/samegame.sqlite"}; // what nobody can write waits as it is
    ReviewStore reviews{&nowhere};
    GameSession session{nullptr, nullptr, nullptr, &reviews};
    ReviewPanel panel{session.reviewRunner(), session.replay(), session.document()};
    BoardView view;
    GamePresenter presenter{&view, &session};
    BoardMarks marks{&view, &presenter, &session};

    KeptPanel(const char* row, const std::vector<int>& reachable, std::size_t provenFrom = 0,
              const MoveList& best = {}) {
        const Position start{drawn(row), {}};
        reviews.keep({review_reaching(start, reachable, provenFrom, best), "drawn", 10, {}});
        session.document()->newGame(start, "drawn");
        for (std::size_t move = 1; move < reachable.size(); ++move)
            session.document()->play({0, 0});
    }
};

void TestReviewPanel::init() {
    openAtFirst();
    Budget budget;
    budget.playouts = 1'000'000; // it ends when all is proven
    budget.memory = test_memory;
    m_session->reviewRunner()->setBudget(budget);
    replay()->setSpeed(0.001); // it stays where it begins
}

void TestReviewPanel::emptyPanelSaysWhatToDo() {
    QVERIFY(dock()->isHidden());
    for (const char* name : {"review", "thoroughReview", "previousLoss", "nextLoss"})
        QVERIFY2(!action(name)->isEnabled(), name);
    dock()->toggleViewAction()->trigger();
    QVERIFY(label("reviewEmptyText").contains("Play some moves"));
    QVERIFY(!find<QPushButton>("reviewButton")->isVisible());
    document()->play(legal_moves(document()->board())[0].cell);
    QVERIFY(label("reviewEmptyText").contains("what was better"));
    QVERIFY(action("review")->isEnabled() && action("thoroughReview")->isEnabled());
    press<QPushButton>("reviewButton");
    QVERIFY(m_session->reviewRunner()->isOfGame());
    QVERIFY(find<QLabel>("reviewEmptyText")->isHidden());
    QVERIFY(find<QPushButton>("reviewButton")->isHidden());
}

void TestReviewPanel::endCardReviewsTheGame() {
    playWithAMistake();
    TRY_VERIFY(presenter()->hasEndCard());
    press<QPushButton>("endCardReview");
    QVERIFY(!dock()->isHidden());
    QVERIFY(!presenter()->hasEndCard() && presenter()->canBringEndCardBack());
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    const QString summary = label("reviewSummary");
    QVERIFY2(summary.startsWith("This game: −1. Could be reached: 1001."), qPrintable(summary));
    QVERIFY2(summary.contains("At least half of the loss lies in move 2."), qPrintable(summary));
    QVERIFY2(summary.endsWith("Accuracy: 0.0 %."), qPrintable(summary));
    QCOMPARE(losses()->count(), 1);
    QCOMPARE(losses()->item(0)->text(),
             "Move 2 gave away 1002: before this move the best game known clears the board, "
             "afterwards it does not (mistake)");
    QVERIFY(losses()->item(0)->toolTip().startsWith("The loss is proven."));
    QVERIFY(find<QPushButton>("deeperReviewButton")->isHidden());
    QVERIFY(find<QPushButton>("stopReviewButton")->isHidden());
}

void TestReviewPanel::scoreBringsTheEndCardBack_data() {
    QTest::addColumn<bool>("isByKey");
    QTest::addColumn<bool>("isReplaying");
    for (const bool isByKey : {false, true})
        for (const bool isReplaying : {false, true})
            QTest::addRow("%d, %d", isByKey, isReplaying) << isByKey << isReplaying;
}

/// It is all there beside the review, which stays as it is.
void TestReviewPanel::scoreBringsTheEndCardBack() {
    QFETCH(const bool, isByKey);
    QFETCH(const bool, isReplaying);
    playWithAMistake();
    m_window->resize(640, 480);
    TRY_VERIFY(presenter()->hasEndCard());
    QVERIFY(!action("showResult")->isEnabled());
    press<QPushButton>("endCardReview");
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    if (isReplaying)
        QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(replay()->isActive(), isReplaying);
    QVERIFY(!presenter()->hasEndCard() && action("showResult")->isEnabled());
    if (isByKey)
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
    else
        press<QLabel>("score");
    TRY_VERIFY(presenter()->hasEndCard());
    QVERIFY(!replay()->isActive() && !dock()->isHidden());
    QCOMPARE(losses()->count(), 1);
    settle();
    QVERIFY(view()->rect().contains(find<QWidget>("endCard")->geometry()));
    QVERIFY(find<QPushButton>("endCardReview")->isVisible());
    press<QPushButton>("endCardReview"); // the card gives way again
    QVERIFY(!presenter()->hasEndCard());
}

void TestReviewPanel::keyboardGoesWhereTheReviewIsRead() {
    playWithAMistake();
    TRY_VERIFY(presenter()->hasEndCard());
    view()->setFocus();
    press<QPushButton>("endCardReview");
    settle();
    QVERIFY(curve()->hasFocus()); // nothing is listed yet
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    QVERIFY(curve()->hasFocus());
    QTest::keyClick(curve(), Qt::Key_Tab);
    QVERIFY(losses()->hasFocus());
    QTest::keyClick(losses(), Qt::Key_Backtab);
    QVERIFY(curve()->hasFocus());
    QTest::keyClick(curve(), Qt::Key_Backtab);
    QVERIFY(find<QPushButton>("saveReviewButton")->hasFocus());
    view()->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F12);
    settle();
    QVERIFY(losses()->hasFocus());
    QTest::keyClick(losses(), Qt::Key_Space);
    QCOMPARE(replay()->index(), 1);
    find<QPushButton>("tryFromHereButton")->setFocus();
    QTest::keyClick(find<QPushButton>("tryFromHereButton"), Qt::Key_Space);
    settle();
    QVERIFY(!replay()->isActive());
    QVERIFY(view()->hasFocus()); // the game goes on
}

void TestReviewPanel::startAndEndAreSaid() {
    playWithAMistake();
    QStringList said;
    connect(Announcer::instance(), &Announcer::announced, m_window.get(),
            [&said](const QWidget* widget) {
                if (const auto* label = qobject_cast<const QLabel*>(widget))
                    said << label->text();
            });
    const auto restore = qScopeGuard([this] { Announcer::instance()->disconnect(m_window.get()); });
    action("review")->trigger();
    QVERIFY2(said.value(0).startsWith("Reviewing: "), qPrintable(said.join('|')));
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    QCOMPARE(said.last(), label("reviewSummary"));
    action("review")->trigger(); // what is known
    QCOMPARE(said.last(), label("reviewSummary"));
}

/// Begins a review of a game of one move, which goes on until it is stopped.
void TestReviewPanel::reviewEndlessly() {
    Budget endless;
    endless.memory = test_memory;
    m_session->reviewRunner()->setBudget(endless);
    QVERIFY(m_window->openBoard("standard:1"));
    document()->play(legal_moves(document()->board())[0].cell);
    action("review")->trigger();
}

void TestReviewPanel::summarySaysHowManyLossesAreListed_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("all") << 5;
    QTest::newRow("not all") << 6;
}

void TestReviewPanel::summarySaysHowManyLossesAreListed() {
    QFETCH(const int, count);
    std::vector<int> reachable;
    for (int move = 0; move <= 8; ++move)
        reachable.push_back(3000 - 100 * std::min(move, count));
    const KeptPanel kept("1122334411223344", reachable);
    QCOMPARE(kept.panel.findChild<QListWidget*>("reviewLosses")->count(), 5);
    const QString summary = kept.panel.findChild<QLabel*>("reviewSummary")->text();
    QVERIFY2(summary.contains(QString("%1 mistakes").arg(count)), qPrintable(summary));
    QCOMPARE(summary.contains(" The list has the first 5 of these 6 losses."), count == 6);
    QCOMPARE(summary.contains("The list has"), count == 6);
}

void TestReviewPanel::runningReviewSaysWhatIsKnownSoFar() {
    reviewEndlessly();
    TRY_VERIFY(label("reviewSummary").contains(" So far: "));
    QVERIFY2(!label("reviewSummary").contains("ccuracy"), qPrintable(label("reviewSummary")));
    QVERIFY(!label("reviewSummary").contains("half of the loss"));
    m_session->reviewRunner()->stop();
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    const QString ended = label("reviewSummary");
    QVERIFY2(ended.contains(" Accuracy: ") && !ended.contains("So far"), qPrintable(ended));
    find<QAction>("reviewDeep")->trigger(); // an accuracy is known by then
    QVERIFY2(label("reviewSummary").contains(" So far: ") &&
                 label("reviewSummary").contains(" Accuracy so far: "),
             qPrintable(label("reviewSummary")));
}

void TestReviewPanel::endOfAnotherReviewIsSaid() {
    Budget endless;
    endless.memory = test_memory;
    m_session->reviewRunner()->setBudget(endless);
    for (const char* name : {"standard:1", "standard:2"}) {
        QVERIFY(m_window->openBoard(name));
        document()->play(legal_moves(document()->board())[0].cell);
        QVERIFY(!label("reviewState").contains("The review of"));
        action("review")->trigger();
    }
    QVERIFY2(label("reviewState").endsWith("The review of Standard board 1 has ended for it."),
             qPrintable(label("reviewState"))); // nothing keeps it here
    m_session->reviewRunner()->stop();
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    QVERIFY(label("reviewState").startsWith("Reviewed for "));
}

void TestReviewPanel::keysGoFromLossToLoss() {
    reviewAMistake();
    QVERIFY(action("nextLoss")->isEnabled() && action("previousLoss")->isEnabled());
    // The list has another order.
    QCOMPARE(find<QPushButton>("nextLossButton")->text(), "Later loss");
    QCOMPARE(find<QPushButton>("previousLossButton")->text(), "Earlier loss");
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(replay()->kind(), LineKind::ReviewedGame);
    QCOMPARE(replay()->index(), 1);
    QVERIFY(!action("nextLoss")->isEnabled() && !action("previousLoss")->isEnabled());
    const auto tip = [this](const char* button) { return find<QPushButton>(button)->toolTip(); };
    QVERIFY2(tip("nextLossButton").startsWith("No listed loss comes later in the game"),
             qPrintable(tip("nextLossButton")));
    replay()->setIndex(0);
    QVERIFY(action("nextLoss")->isEnabled() && !action("previousLoss")->isEnabled());
    QVERIFY(tip("nextLossButton").startsWith("In the order of the moves"));
    QVERIFY(tip("previousLossButton").startsWith("No listed loss comes earlier in the game"));
    replay()->leave();
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(replay()->index(), 1);
}

void TestReviewPanel::lossIsShownBesideWhatWasBetter() {
    reviewAMistake();
    const auto* legend = find<QLabel>("reviewLegend");
    QVERIFY(legend->isHidden()); // nothing is marked yet
    action("nextLoss")->trigger();
    QVERIFY(!legend->isHidden());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(view()->shownBoard(), drawn("11221.."));
    QVERIFY((view()->shown().next == Move{Cell{0, 0}}));
    QVERIFY(view()->markings().better == better);
    QCOMPARE(losses()->currentRow(), 0);
    QCOMPARE(label("reviewPlace"), "After move 1 of 3: score 0, still possible 1001");
    replay()->next(); // what follows lost nothing
    QVERIFY(!view()->markings().better);
    QVERIFY(legend->isHidden());
    QCOMPARE(losses()->currentRow(), -1);
    replay()->leave();
    QVERIFY(!view()->markings().better);
}

void TestReviewPanel::whatMayBeBetterIsMarkedAsSuch_data() {
    QTest::addColumn<int>("reachable"); // after the first move, of 3000 before it
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<bool>("isSure");
    QTest::newRow("mistake") << 2000 << true << true;
    QTest::newRow("may be one") << 2900 << true << false;
    QTest::newRow("may be a small loss") << 2980 << true << false;
    QTest::newRow("no loss") << 3000 << false << false;
}

/// Where a better game can be shown, the board marks what it begins with, and nowhere else.
void TestReviewPanel::whatMayBeBetterIsMarkedAsSuch() {
    QFETCH(const int, reachable);
    QFETCH(const bool, isKnown);
    QFETCH(const bool, isSure);
    MoveList best;
    for (const Cell cell : {Cell{6, 0}, Cell{4, 0}, Cell{2, 0}, Cell{0, 0}})
        best.push_back(Move{cell});
    KeptPanel kept("11223344", {3000, reachable, reachable, reachable, reachable}, 1, best);
    kept.panel.goTo(0);
    const BoardMarkings& marks = kept.view.markings();
    const auto* legend = kept.panel.findChild<QLabel*>("reviewLegend");
    QCOMPARE(kept.panel.findChild<QPushButton*>("betterLineButton")->isEnabled(), isKnown);
    QCOMPARE(marks.better.has_value(), isKnown);
    QCOMPARE(!legend->isHidden(), isKnown);
    if (!isKnown)
        return;
    QVERIFY(marks.better == best.front());
    QVERIFY((kept.view.shown().next == Move{Cell{0, 0}}));
    QCOMPARE(marks.mayBeBetter, !isSure);
    QVERIFY2(legend->text().endsWith(isSure ? "what was better." : "what may be better."),
             qPrintable(legend->text()));
}

/// With a heading over each kind, as the sizes alone would tell another order. What the heading
/// says, a line repeats to screen readers alone.
void TestReviewPanel::mistakesComeBeforeWhatMayBeOne() {
    const KeptPanel kept("11223344", {3000, 2700, 2640, 2630, 2630}, 1);
    const auto* list = kept.panel.findChild<QListWidget*>("reviewLosses");
    QCOMPARE(list->count(), 3);
    const auto shown = [list](int row) {
        return list->item(row)->data(Qt::UserRole + 1).toString() + '\n' + list->item(row)->text();
    };
    QCOMPARE(shown(0), "Mistakes:\nMove 2 gave away 60");
    const QString doubtful = QString::fromUtf8("Move 1 may have given away about 300 (± 2");
    QVERIFY2(shown(1).startsWith("May be mistakes:\n" + doubtful), qPrintable(shown(1)));
    QVERIFY2(!shown(1).contains("may be a mistake"), qPrintable(shown(1)));
    QCOMPARE(shown(2), "Small losses:\nMove 3 gave away 10");
    const auto heard = [list](int row) {
        return list->item(row)->data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(heard(0), "Move 2 gave away 60 (mistake)");
    QVERIFY2(heard(1).startsWith(doubtful) && heard(1).endsWith("; may be a mistake)"),
             qPrintable(heard(1)));
    QCOMPARE(heard(2), "Move 3 gave away 10 (small loss)");
}

void TestReviewPanel::onlyTheEntryLooksChosen_data() {
    QTest::addColumn<bool>("isByMouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

/// The heading over it is that of others too.
void TestReviewPanel::onlyTheEntryLooksChosen() {
    QFETCH(const bool, isByMouse);
    KeptPanel kept("11223344", {3000, 2700, 2640, 2630, 2630}, 1);
    kept.panel.resize(400, 700);
    kept.panel.grab(); // it is laid out
    auto* list = kept.panel.findChild<QListWidget*>("reviewLosses");
    const int height = list->fontMetrics().height();
    const QRect row = list->visualItemRect(list->item(0));
    QVERIFY(row.height() >= 2 * height);
    const auto heading = [&] {
        return list->viewport()->grab(QRect(row.topLeft(), QSize(row.width(), height))).toImage();
    };
    const auto entry = [&] {
        const QPoint corner(row.left(), row.bottom() + 1 - height);
        return list->viewport()->grab(QRect(corner, QSize(row.width(), height))).toImage();
    };
    const QImage headingBefore = heading();
    const QImage entryBefore = entry();
    if (isByMouse)
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    else
        QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->selectedItems(), QList{list->item(0)});
    QVERIFY(heading() == headingBefore);
    QVERIFY(entry() != entryBefore);
}

/// A line that was taken over is the computer's, whatever it lost.
void TestReviewPanel::movesTakenOverAreMarked() {
    document()->newGame({drawn(board), {}}, "drawn");
    MoveList moves;
    moves.push_back(Move{{0, 0}});
    moves.push_back(Move{{0, 0}});
    document()->takeOver(moves);
    document()->play({0, 0});
    QVERIFY(document()->isFinished());
    review();
    QCOMPARE(losses()->count(), 1);
    QVERIFY2(losses()->item(0)->text().endsWith("(mistake; taken over)"),
             qPrintable(losses()->item(0)->text()));
    QVERIFY(label("reviewSummary").endsWith(" Moves taken over, which count here too: 2."));
    document()->undoStack()->undo(); // what is known of the other moves stays
    QVERIFY(losses()->item(0)->text().endsWith("; taken over)"));
    document()->restart();
    for (int i = 0; i < 3; ++i)
        document()->play({0, 0}); // the same by hand
    QVERIFY(losses()->item(0)->text().endsWith("(mistake)"));
}

void TestReviewPanel::listIsUsedByKeyboard() {
    reviewAMistake();
    losses()->setFocus(Qt::TabFocusReason);
    QVERIFY(!replay()->isActive()); // coming there chooses nothing
    QTest::keyClick(losses(), Qt::Key_Space);
    QCOMPARE(replay()->index(), 1);
    QVERIFY(replay()->isActive());
    QCOMPARE(losses()->item(0)->data(Qt::AccessibleDescriptionRole).toString(),
             losses()->item(0)->toolTip());
}

void TestReviewPanel::keyboardScrollsToTheSummary() {
    m_window->resize(640, 300);
    reviewAMistake();
    settle();
    const auto* summary = find<QLabel>("reviewSummary");
    const auto isWhole = [summary] {
        return summary->visibleRegion().boundingRect() == summary->rect();
    };
    QVERIFY(!isWhole());
    losses()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(losses(), Qt::Key_Tab);
    QVERIFY(summary->hasFocus());
    TRY_VERIFY(isWhole());
}

void TestReviewPanel::curveIsUsedByMouseAndKeyboard() {
    reviewAMistake();
    QVERIFY(curve()->accessibleDescription().contains("move 2 lost 1002"));
    QTest::mouseClick(curve(), Qt::LeftButton, {}, curve()->pointOf(0));
    QCOMPARE(replay()->index(), 1);
    QTest::mouseClick(curve(), Qt::LeftButton, {}, curve()->placeOf(3));
    QCOMPARE(replay()->index(), 3);
    curve()->setFocus();
    for (const auto& [key, place] :
         {std::pair(Qt::Key_Left, 2), std::pair(Qt::Key_PageUp, 1), std::pair(Qt::Key_Home, 0),
          std::pair(Qt::Key_Right, 1), std::pair(Qt::Key_End, 3), std::pair(Qt::Key_Right, 3)}) {
        QTest::keyClick(curve(), key);
        QCOMPARE(replay()->index(), place);
    }
}

void TestReviewPanel::numbersOnTheCurveCoverNoOther_data() {
    QTest::addColumn<int>("distance"); // in moves, from one loss to the next
    QTest::addColumn<int>("width");
    QTest::newRow("far apart") << 12 << 360;
    QTest::newRow("side by side") << 1 << 360;
    QTest::newRow("every other move") << 2 << 360;
    QTest::newRow("in a small window") << 1 << 80;
}

void TestReviewPanel::numbersOnTheCurveCoverNoOther() {
    QFETCH(const int, distance);
    QFETCH(const int, width);
    constexpr std::size_t moves = 60;
    ReviewCurveData data;
    data.scores.assign(moves + 1, 0);
    data.reachable.assign(moves + 1, 2000);
    for (std::size_t loss = 0; loss < ReviewPanel::mostLosses; ++loss) {
        const std::size_t move = 5 + loss * static_cast<std::size_t>(distance);
        data.losses.push_back(move);
        for (std::size_t place = move + 1; place <= moves; ++place)
            data.reachable[place] -= 20;
    }
    ReviewCurve many;
    many.resize(width, many.sizeHint().height());
    many.setReview(data);
    std::vector<QRectF> labels;
    QFont bold = many.font();
    bold.setBold(true);
    for (std::size_t loss = 0; loss < data.losses.size(); ++loss) {
        const auto label = many.labelOf(loss);
        if (!label)
            continue;
        QVERIFY(QRectF(many.rect()).contains(*label));
        const QString move = QString::number(data.losses[loss] + 1);
        QVERIFY(label->width() > QFontMetricsF(bold).horizontalAdvance(move));
        for (const QRectF& other : labels)
            QVERIFY2(!label->intersects(other), qPrintable(QString::number(loss)));
        labels.push_back(*label);
    }
    QVERIFY(labels.size() >= 2); // that of the largest loss is not the only one
    QCOMPARE(many.labelOf(0)->center().toPoint(), many.pointOf(0));
    if (distance == 12) // where there is room, each stands on its point
        for (std::size_t loss = 0; loss < data.losses.size(); ++loss)
            QCOMPARE(many.labelOf(loss)->center().toPoint(), many.pointOf(loss));
    for (std::size_t loss = 0; loss < data.losses.size(); ++loss) {
        QSignalSpy asked(&many, &ReviewCurve::lossRequested);
        if (const auto label = many.labelOf(loss)) {
            QTest::mouseClick(&many, Qt::LeftButton, {}, label->center().toPoint());
            QCOMPARE(asked.count(), 1);
            QCOMPARE(asked.first().first().value<std::size_t>(), loss);
        }
    }
}

/// To who walks along the curve and cannot see it.
void TestReviewPanel::placesOnTheCurveAreSaid() {
    reviewAMistake();
    QString said;
    connect(Announcer::instance(), &Announcer::announced, m_window.get(),
            [&said](const QWidget* widget) {
                if (const auto* place = qobject_cast<const QLabel*>(widget);
                    place && place->objectName() == "reviewPlace")
                    said = place->text();
            });
    const auto restore = qScopeGuard([this] { Announcer::instance()->disconnect(m_window.get()); });
    view()->setFocus();
    said.clear();
    action("nextLoss")->trigger(); // the board says it
    QVERIFY(said.isEmpty());
    QCoreApplication::processEvents(); // an action gives the focus back to the board
    curve()->setFocus();
    QVERIFY(curve()->hasFocus());
    QTest::keyClick(curve(), Qt::Key_Home);
    QVERIFY2(said.startsWith("After move 0 of 3"), qPrintable(said));
    QTest::keyClick(curve(), Qt::Key_PageDown);
    QCOMPARE(said, label("reviewPlace"));
    QVERIFY2(said.startsWith("After move 1 of 3"), qPrintable(said));
}

/// A screen reader hears what a review comes to, and each loss that one goes to.
void TestReviewPanel::resultAndLossesAreSaid() {
    QStringList said;
    connect(Announcer::instance(), &Announcer::said, m_window.get(),
            [&said](const QString& text) { said << text; });
    const auto restore = qScopeGuard([this] { Announcer::instance()->disconnect(m_window.get()); });
    reviewAMistake();
    QTRY_VERIFY(said.contains(label("reviewSummary")));
    action("nextLoss")->trigger();
    QVERIFY2(said.last().startsWith("Move 2 "), qPrintable(said.last()));
}

void TestReviewPanel::betterLineIsReplayed() {
    reviewAMistake();
    action("nextLoss")->trigger();
    press<QPushButton>("betterLineButton");
    QCOMPARE(replay()->kind(), LineKind::BetterLine);
    QCOMPARE(replay()->index(), 1);
    QCOMPARE(replay()->line().score, 1001);
    QVERIFY(replay()->isPlaying());
    QVERIFY(!view()->markings().better); // it goes next
    replay()->last();
    QVERIFY(!find<QPushButton>("betterLineButton")->isEnabled());
    QVERIFY(!find<QPushButton>("tryFromHereButton")->isEnabled());
}

void TestReviewPanel::gameIsTriedFromThere() {
    reviewAMistake();
    QVERIFY(!find<QPushButton>("tryFromHereButton")->isEnabled());
    const Line game = document()->line();
    const int commands = document()->undoStack()->index();
    action("nextLoss")->trigger();
    press<QPushButton>("tryFromHereButton");
    QVERIFY(!replay()->isActive());
    QCOMPARE(document()->board(), drawn("11221.."));
    QCOMPARE(document()->undoStack()->index(), commands + 1);
    QVERIFY(!dock()->isHidden());
    document()->play(better.cell);
    QCOMPARE(textOf(document()->aid()), "1 move from a reviewed position"); // that told it
    document()->undoStack()->undo();
    document()->undoStack()->undo();
    QVERIFY(document()->line() == game);
    QVERIFY2(losses()->item(0)->text().endsWith("(mistake)"), // not taken over
             qPrintable(losses()->item(0)->text()));
}

void TestReviewPanel::otherWayKeepsTheReview() {
    reviewAMistake();
    action("nextLoss")->trigger();
    press<QPushButton>("tryFromHereButton");
    document()->play(better.cell);
    QVERIFY(label("reviewEmptyText").startsWith("The game goes another way"));
    QVERIFY(find<QPushButton>("reviewButton")->isVisible());
    QCOMPARE(losses()->count(), 1);
    action("nextLoss")->trigger(); // of the game that was reviewed
    QCOMPARE(view()->shownBoard(), drawn("11221.."));
    QVERIFY(view()->markings().better == better);
}

void TestReviewPanel::escapeStopsIt() {
    reviewEndlessly();
    QVERIFY(m_session->reviewRunner()->isRunning());
    QVERIFY(find<QPushButton>("stopReviewButton")->isVisible());
    QVERIFY(action("stepBack")->isEnabled());
    for (int layer = 0; layer < 5 && m_session->reviewRunner()->isRunning(); ++layer) {
        action("stepBack")->trigger(); // first what lies over it
        settle();
    }
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    QVERIFY(find<QPushButton>("stopReviewButton")->isHidden());
    QVERIFY(find<QPushButton>("deeperReviewButton")->isVisible());
}

void TestReviewPanel::panelStaysInEachLayoutAndGoesWithTheBoard() {
    reviewAMistake();
    for (const char* layout : {"analyzeLayout", "researchLayout", "playLayout"}) {
        action(layout)->trigger();
        QVERIFY2(!dock()->isHidden(), layout);
    }
    document()->newGame({drawn("1122"), {}}, "another");
    QVERIFY(dock()->isHidden());
    document()->undoStack()->undo();
    playWithAMistake();
    review();
    m_window->close();
    openAgain();
    QVERIFY(dock()->isHidden()); // until it is asked for
}

void TestReviewPanel::reviewIsSavedAsAPage() {
    reviewAMistake();
    const QString path = m_folder.filePath("review.html");
    m_window->games()->saveReview(*m_session->reviewRunner()->review(), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QVERIFY(page.startsWith("<!DOCTYPE html>"));
    QVERIFY(page.contains("Move 2 gave away 1002"));
    QVERIFY(page.contains("drawn"));
}

void TestReviewPanel::soundGameHasNoLosses() {
    play({{0, 0}, {2, 0}, {0, 0}});
    QVERIFY(document()->line().cleared);
    review();
    QVERIFY(losses()->isHidden());
    QVERIFY(label("reviewSummary").endsWith("Accuracy: 100 %."));
    QVERIFY(!action("nextLoss")->isEnabled());
    action("firstMove")->trigger();
    QVERIFY(!view()->markings().better);
}

/// F1 says what summary_of() computes.
void TestReviewPanel::helpNamesTheFormula() {
    std::vector<ReviewedMove> moves(2);
    moves[0].reachable = 2000;
    moves[0].loss = 100;
    moves[1].reachable = 1900;
    moves[1].loss = 150;
    QCOMPARE(accuracyText(summary_of(moves).accuracy, true), "87.5 %");
    moves[0].loss = 1850;
    QCOMPARE(accuracyText(summary_of(moves).accuracy, true), "0.0 %");
    action("help")->trigger();
    const QString help = find<QTextBrowser>("helpText")->toPlainText();
    for (const char* part :
         {"Accuracy = 100 × (1 − loss ÷ reachable)", "could reach 2,000 and lost 250 has 87.5 %",
          "at least 20 points and 2 %", "small loss", "spread"})
        QVERIFY2(help.contains(QString::fromUtf8(part)), part);
}

void TestReviewPanel::sentencesTellWhatIsKnown_data() {
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<bool>("hasReason");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("spread");
    const QString proven = "The loss is proven.";
    const QString open =
        "The loss may be 60 points smaller or larger, as far as the searches tell.";
    QTest::newRow("harvest") << false << true
                             << "Move 12 gave away about 412: the yellow group of 42 became 23"
                             << open;
    QTest::newRow("proven") << true << true
                            << "Move 12 gave away 412: the yellow group of 42 became 23" << proven;
    QTest::newRow("no reason") << false << false << "Move 12 gave away about 412" << open;
    QTest::newRow("neither") << true << false << "Move 12 gave away 412" << proven;
}

void TestReviewPanel::sentencesTellWhatIsKnown() {
    QFETCH(const bool, isExact);
    QFETCH(const bool, hasReason);
    QFETCH(const QString, sentence);
    QFETCH(const QString, spread);
    ReviewedMove move;
    move.loss = 412;
    move.spread = isExact ? 0 : 60;
    move.is_exact = isExact;
    std::optional<LossReason> reason;
    if (hasReason)
        reason = LossReason{LossReason::Kind::harvest, Color(1), 42, 23, {}};
    QCOMPARE(lossSentence(move, 11, reason), sentence);
    QCOMPARE(spreadSentence(move), spread);
    move.verdict = MoveVerdict::doubtful;
    if (!hasReason)
        QCOMPARE(lossSentence(move, 11, reason),
                 QString(sentence).replace("gave away", "may have given away"));
    else
        QVERIFY(lossSentence(move, 11, reason).startsWith("Move 12 may have given away "));
}

void TestReviewPanel::countsHaveTheirPlurals() {
    ReviewSummary summary;
    summary.good = 31;
    summary.small_losses = 1;
    summary.mistakes = 4;
    summary.half_of_loss.emplace(11, 17);
    QCOMPARE(halfOfLossText(summary), "At least half of the loss lies in moves 12 to 18.");
    QCOMPARE(accuracyText(99.99, false), "about 99.9 %");
    QCOMPARE(accuracyText(100, true), "100 %");
    using Kind = ToldAccuracy::Kind;
    QCOMPARE(accuracyText(ToldAccuracy{Kind::exact, 87.3}), "87.3 %");
    QCOMPARE(accuracyText(ToldAccuracy{Kind::about, 87.3}), "about 87.3 %");
    QCOMPARE(accuracyText(ToldAccuracy{Kind::at_most, 0}), "at most 0.0 %");
    QCOMPARE(accuracyText(ToldAccuracy{Kind::not_known, 0}), "not known yet");
    QVERIFY(openLossesText({Kind::about, 0}).isEmpty());
    QVERIFY(openLossesText({Kind::at_most, 0}).startsWith("Which moves lost most is not known"));
    std::vector<ReviewedMove> moves(4);
    moves[1].loss = 5; // which the spread covers
    moves[1].spread = 9;
    QCOMPARE(uncertainLossesText(moves), QString()); // nobody has looked for it
    moves[1].is_searched = true;
    moves[2].loss = 100;
    moves[2].verdict = MoveVerdict::mistake;
    ReviewSummary doubtful = summary;
    doubtful.doubtful = 1;
    for (const auto& [language, text, doubt, uncertain] :
         {std::tuple("en", "31 good moves, 1 small loss, 4 mistakes.",
                     "31 good moves, 1 move that may be a mistake, 1 small loss, 4 mistakes.",
                     "Not listed: 1 loss that may be none, as far as the searches tell."),
          std::tuple("de", "31 gute Züge, 1 kleiner Verlust, 4 Fehler.",
                     "31 gute Züge, 1 Zug, der vielleicht ein Fehler ist, 1 kleiner Verlust, "
                     "4 Fehler.",
                     "Nicht aufgeführt: 1 Verlust, der nach dem, was die Suchen zeigen, auch "
                     "keiner sein kann.")}) {
        QTranslator translator;
        if (!translator.load(QStringLiteral(":/i18n/samegame_") + language))
            QSKIP("built without translations");
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(verdictsText(summary), QString::fromUtf8(text));
        QCOMPARE(verdictsText(doubtful), QString::fromUtf8(doubt));
        QCOMPARE(uncertainLossesText(moves), QString::fromUtf8(uncertain));
    }
}

void TestReviewPanel::timesAreSaidInWords() {
    for (const auto& [seconds, text] :
         {std::pair(0.2, "1 second"), std::pair(10.5, "11 seconds"), std::pair(60.0, "1 minute"),
          std::pair(120.0, "2 minutes"), std::pair(125.0, "2 minutes and 5 seconds"),
          std::pair(3661.0, "1 hour and 1 minute"), std::pair(7200.0, "2 hours")})
        QCOMPARE(durationInWords(seconds), text);
}

void TestReviewPanel::smallWindowsShowItWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : Language::codes())
        for (const QSize size : {QSize(640, 480), QSize(400, 640)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

/// No text or button is cut: what does not fit below each other scrolls.
void TestReviewPanel::smallWindowsShowItWhole() {
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QTranslator translator;
    if (!beginIn(language, translator))
        QSKIP("built without translations");
    playWithAMistake();
    action("review")->trigger();
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    m_window->resize(size);
    settle();
    QCOMPARE(m_window->size(), size);
    const auto* scroll = qobject_cast<QScrollArea*>(dock()->widget());
    QVERIFY(scroll);
    TRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    for (const QPushButton* button : dock()->findChildren<QPushButton*>())
        QVERIFY2(button->isHidden() || button->width() >= button->minimumSizeHint().width(),
                 qPrintable(button->objectName()));
    QVERIFY(view()->cellRect({0, 0}).height() >= 14);
    close(); // before the translator goes
}

void TestReviewPanel::lowWindowsListThreeLosses_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes())
        QTest::addRow("%s", qPrintable(language)) << language;
}

/// Whole, however many rows each takes, and all three in sight.
void TestReviewPanel::lowWindowsListThreeLosses() {
    QFETCH(const QString, language);
    QTranslator translator;
    if (!beginIn(language, translator))
        QSKIP("built without translations");
    Budget budget;
    budget.playouts = 20'000;
    reviewInALowWindow(budget);
    TRY_VERIFY(!m_session->reviewRunner()->isRunning());
    settle();
    QCOMPARE(m_window->size(), QSize(640, 480));
    QVERIFY(losses()->count() >= 3);
    auto* scroll = qobject_cast<QScrollArea*>(dock()->widget());
    QVERIFY(scroll);
    scroll->ensureWidgetVisible(losses(), 0, 0);
    for (int row = 0; row < 3; ++row) {
        const QRect item = losses()->visualItemRect(losses()->item(row));
        QVERIFY2(losses()->viewport()->rect().contains(item), qPrintable(QString::number(row)));
        const QPoint corner = losses()->viewport()->mapTo(scroll->viewport(), item.topLeft());
        QVERIFY(scroll->viewport()->rect().contains(QRect(corner, item.size())));
    }
    close(); // before the translator goes
}

/// From the first sentence to the last one, in a window where the panel scrolls.
void TestReviewPanel::growingTextsMoveNothingThatIsClicked() {
    QFETCH(const QString, language);
    QTranslator translator;
    if (!beginIn(language, translator))
        QSKIP("built without translations");
    ReviewRunner* runner = m_session->reviewRunner();
    reviewInALowWindow({}); // until it is stopped
    settle();
    const auto placeOf = [this](const QWidget* widget) { return widget->mapTo(dock(), QPoint()); };
    const auto clicked = [this, placeOf] {
        QList<QPoint> places{placeOf(curve())};
        for (const char* button : {"previousLossButton", "nextLossButton", "betterLineButton",
                                   "tryFromHereButton", "saveReviewButton"})
            places << placeOf(find<QPushButton>(button));
        return places;
    };
    const auto* summary = find<QLabel>("reviewSummary");
    const auto* stop = find<QPushButton>("stopReviewButton");
    const QList<QPoint> places = clicked();
    const QPoint stopPlace = placeOf(stop);
    const QSize size = summary->size();
    TRY_VERIFY(is_complete(*runner->review()) && losses()->count() >= 3);
    settle();
    const QPoint listPlace = placeOf(losses());
    QVERIFY(stop->isVisible());
    QCOMPARE(placeOf(stop), stopPlace);
    QCOMPARE(clicked(), places);
    runner->stop();
    TRY_VERIFY(!runner->isRunning());
    settle();
    QVERIFY(summary->height() > size.height());
    QCOMPARE(summary->width(), size.width()); // with the scroll bar that has come
    QCOMPARE(clicked(), places);
    QCOMPARE(placeOf(losses()), listPlace);
    close(); // before the translator goes
}

SAMEGAME_TEST(TestReviewPanel, QApplication)
#include "tst_reviewpanel.moc"
