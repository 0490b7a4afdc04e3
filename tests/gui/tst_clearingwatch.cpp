#include <QAccessible>
#include <QSignalSpy>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

using ClearingState = ClearingWatch::State;

/// Whether the board can still be cleared: what is known of it, when it is searched, and how the
/// window tells it.
class TestClearingWatch : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void cleanup() { close(); }

    void isOnForBoardsMadeToBeCleared();
    void choiceIsKept();
    void saysNothingWithRefill();
    void lineStaysKnownWhileItIsFollowed();
    void proofHoldsForAllThatFollows();
    void undoGoesBackToWhatWasKnown();
    void positionIsSearchedOnce();
    void linesOfOthersCount();
    void nothingIsSearchedDuringAReplay();
    void newPositionTakesThePlaceOfTheOld();
    void endOfAGameIsKnown();
    void lampTellsAndGoesBack();
    void lampIsHiddenDuringAReplay();
    void lampFitsIntoSmallWindows_data();
    void lampFitsIntoSmallWindows();
    void lampMovesNoBoard();
    void screenReadersHearThatTheBoardIsLost();
    void wordOfTheLampComesBeforeTheAid();
    void wordOfTheLampHasTheRoomOfTheReplay();
    void lampIsAButtonWhereItCanBePressed();
    void goingBackIsOneChange();

private:
    static constexpr ClearingWatch::Limits untilAnswered{{}, {}};
    static constexpr ClearingWatch::Limits givesUpAtOnce{{}, 0};
    static constexpr const char* board = "11221"; // the 2s go first, or the last 1 stays
    static constexpr Cell good{2, 0};
    static constexpr Cell bad{0, 0};

    /// A session whose watch is on.
    struct Watched {
        explicit Watched(const ClearingWatch::Limits& limits = untilAnswered) {
            watch.setLimits(limits);
            watch.setOn(true);
            document.newGame({drawn(board), {}}, "drawn");
        }

        GameSession session;
        GameDocument& document = *session.document();
        ClearingWatch& watch = *session.clearingWatch();
    };
    void openWatched(const ClearingWatch::Limits& limits);
    QAbstractButton* lamp() const { return find<QAbstractButton>("clearingLamp"); }
};

void TestClearingWatch::isOnForBoardsMadeToBeCleared() {
    GameSession session;
    ClearingWatch& watch = *session.clearingWatch();
    QVERIFY(!watch.isOn());
    QCOMPARE(watch.state(), ClearingState::Off);
    QVERIFY(!watch.isSearching());
    session.document()->newGame({generate_clearable_board(7, 10, 10, 4).board, {}},
                                titleOfClearableBoard("7"));
    QVERIFY(watch.isOn());
    QCOMPARE(watch.state(), ClearingState::Clearable); // it is known how it was made
    QVERIFY(!watch.isSearching());
    session.document()->undoStack()->undo();
    QCOMPARE(watch.state(), ClearingState::Off);
}

void TestClearingWatch::choiceIsKept() {
    const auto onClearable = [] {
        GameSession session;
        const bool isOn = session.clearingWatch()->isOn();
        session.document()->newGame({generate_clearable_board(7, 4, 4, 3).board, {}},
                                    titleOfClearableBoard("7"));
        return std::pair(isOn, session.clearingWatch()->isOn());
    };
    QCOMPARE(onClearable(), std::pair(false, true));
    GameSession().clearingWatch()->setOn(false);
    QCOMPARE(onClearable(), std::pair(false, false));
    {
        GameSession session;
        session.clearingWatch()->setLimits(givesUpAtOnce);
        session.clearingWatch()->setOn(true);
    }
    QCOMPARE(onClearable(), std::pair(true, true));
}

void TestClearingWatch::saysNothingWithRefill() {
    Watched watched;
    const Rules rules{Scoring::standard, Gravity::shift, Refill{.seed = 1, .color_count = 3}};
    watched.document.newGame({drawn("11221/12312"), rules}, "refilled");
    QVERIFY(!watched.watch.canBeOn() && !watched.watch.isOn());
    QCOMPARE(watched.watch.state(), ClearingState::Off);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::lineStaysKnownWhileItIsFollowed() {
    Watched watched;
    QSignalSpy changed(&watched.watch, &ClearingWatch::changed);
    TRY_COMPARE(watched.watch.state(), ClearingState::Clearable);
    QVERIFY(!changed.isEmpty());
    watched.document.play(good);
    QCOMPARE(watched.watch.state(), ClearingState::Clearable);
    QVERIFY(!watched.watch.isSearching());
    watched.document.play(bad); // the rest
    QCOMPARE(watched.watch.state(), ClearingState::Cleared);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::proofHoldsForAllThatFollows() {
    Watched watched;
    watched.document.play(bad);
    TRY_COMPARE(watched.watch.state(), ClearingState::Unclearable);
    watched.document.play({0, 0}); // the 2s
    QCOMPARE(watched.watch.state(), ClearingState::Unclearable);
    QVERIFY(!watched.watch.isSearching());
    watched.document.undoStack()->setIndex(1);
    for (int i = 0; i < 2; ++i)
        watched.document.undoStack()->redo();
    QCOMPARE(watched.watch.state(), ClearingState::Unclearable);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::undoGoesBackToWhatWasKnown() {
    Watched watched;
    TRY_COMPARE(watched.watch.state(), ClearingState::Clearable);
    QVERIFY(!watched.watch.canGoBack());
    watched.document.play(bad);
    TRY_COMPARE(watched.watch.state(), ClearingState::Unclearable);
    watched.document.play({0, 0});
    QVERIFY(watched.watch.canGoBack());
    watched.watch.goBack();
    QCOMPARE(watched.document.board(), drawn(board));
    QCOMPARE(watched.watch.state(), ClearingState::Clearable);
    QVERIFY(!watched.watch.isSearching() && !watched.watch.canGoBack());
    watched.document.undoStack()->redo();
    QCOMPARE(watched.watch.state(), ClearingState::Unclearable);
    QVERIFY(!watched.watch.isSearching() && watched.watch.canGoBack());
}

void TestClearingWatch::positionIsSearchedOnce() {
    Watched watched(givesUpAtOnce);
    TRY_COMPARE(watched.watch.state(), ClearingState::Open);
    watched.document.play(good);
    TRY_COMPARE(watched.watch.state(), ClearingState::Open);
    watched.document.undoStack()->undo();
    QCOMPARE(watched.watch.state(), ClearingState::Open);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::linesOfOthersCount() {
    Watched watched(givesUpAtOnce);
    TRY_COMPARE(watched.watch.state(), ClearingState::Open);
    const Position& start = watched.document.start();
    MoveList moves;
    moves.push_back({good});
    moves.push_back({bad}); // the rest
    const auto line = replay(start.board, start.rules, moves);
    QVERIFY(line && line->cleared);
    watched.session.bestLine()->offer(start, *line, RecordSource{});
    QCOMPARE(watched.watch.state(), ClearingState::Clearable);
    watched.document.play(good);
    QCOMPARE(watched.watch.state(), ClearingState::Clearable);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::nothingIsSearchedDuringAReplay() {
    Watched watched;
    watched.document.newGame({standard_board(1), {}}, "Standard board 1");
    watched.document.play(legal_moves(watched.document.board())[0].cell);
    QVERIFY(watched.watch.isSearching());
    watched.session.replay()->setSource(ReplaySource::Game);
    watched.session.replay()->first();
    QVERIFY(!watched.watch.isSearching());
    watched.document.undoStack()->undo(); // ends the replay
    QVERIFY(!watched.session.replay()->isActive());
    QVERIFY(watched.watch.isSearching());
    watched.watch.setOn(false);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::newPositionTakesThePlaceOfTheOld() {
    Watched watched;
    watched.document.newGame({standard_board(1), {}}, "Standard board 1");
    QCOMPARE(watched.watch.state(), ClearingState::Looking);
    watched.document.newGame({drawn("1122"), {}}, "drawn");
    TRY_COMPARE(watched.watch.state(), ClearingState::Clearable);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::endOfAGameIsKnown() {
    Watched watched;
    watched.document.newGame({drawn("1123"), {}}, "drawn");
    watched.document.play({0, 0});
    QVERIFY(watched.document.isFinished());
    QCOMPARE(watched.watch.state(), ClearingState::Unclearable);
    QVERIFY(!watched.watch.isSearching());
}

void TestClearingWatch::openWatched(const ClearingWatch::Limits& limits) {
    open();
    m_session->clearingWatch()->setLimits(limits);
    action("showClearing")->trigger();
    document()->newGame({drawn(board), {}}, "drawn");
}

void TestClearingWatch::lampTellsAndGoesBack() {
    open();
    QVERIFY(lamp()->isHidden());
    QVERIFY(!action("showClearing")->isChecked() && !action("undoToClearable")->isEnabled());
    openWatched(untilAnswered);
    QVERIFY(action("showClearing")->isChecked());
    TRY_COMPARE(lamp()->text(), "can be cleared");
    QVERIFY(lamp()->isVisible());
    QVERIFY(lamp()->accessibleName().contains("can be cleared"));
    QTest::mouseClick(lamp(), Qt::LeftButton); // there is nothing to go back to
    document()->play(bad);
    TRY_COMPARE(lamp()->text(), "cannot be cleared");
    QVERIFY(lamp()->toolTip().contains("goes back"));
    QVERIFY(action("undoToClearable")->isEnabled());
    QTest::mouseClick(lamp(), Qt::LeftButton);
    QCOMPARE(document()->board(), drawn(board));
    QCOMPARE(lamp()->text(), "can be cleared");
    QVERIFY(!action("undoToClearable")->isEnabled());
    action("redo")->trigger();
    action("undoToClearable")->trigger();
    QCOMPARE(document()->board(), drawn(board));
    action("showClearing")->trigger();
    QVERIFY(lamp()->isHidden());
}

void TestClearingWatch::lampIsHiddenDuringAReplay() {
    openWatched(untilAnswered);
    TRY_COMPARE(lamp()->text(), "can be cleared");
    document()->play(bad);
    TRY_COMPARE(lamp()->text(), "cannot be cleared");
    choose(find<QComboBox>("replaySource"), 1);
    action("firstMove")->trigger();
    QVERIFY(lamp()->isHidden());
    QVERIFY(!action("undoToClearable")->isEnabled());
    press<QPushButton>("backToGameButton");
    QVERIFY(lamp()->isVisible());
    QVERIFY(action("undoToClearable")->isEnabled());
}

void TestClearingWatch::lampFitsIntoSmallWindows_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    for (const char* layout : {"playLayout", "analyzeLayout"}) {
        QTest::addRow("%s 640x480", layout) << layout << QSize(640, 480);
        QTest::addRow("%s 400x640", layout) << layout << QSize(400, 640);
    }
}

void TestClearingWatch::lampFitsIntoSmallWindows() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    openAtFirst();
    m_session->clearingWatch()->setLimits(givesUpAtOnce);
    action("showClearing")->trigger();
    QVERIFY(m_window->openBoard("random:1/15x15x9"));
    find<QAction>(qPrintable(layout))->trigger();
    document()->play(legal_moves(document()->board())[0].cell);
    action("stepBack")->trigger();
    m_window->resize(size);
    const QSize least = m_window->minimumSizeHint();
    QVERIFY2(least.boundedTo(size) == least, qPrintable(QString::number(least.width())));
    settle();
    QCOMPARE(m_window->size(), size);
    const QRect place(lamp()->mapTo(m_window.get(), QPoint()), lamp()->size());
    QVERIFY(m_window->rect().contains(place));
    QVERIFY(lamp()->width() >= lamp()->minimumSizeHint().width());
}

/// What it says changes in the middle of a game.
void TestClearingWatch::lampMovesNoBoard() {
    GameDocument game;
    GameStrip strip(&game);
    strip.setVisible(true);
    for (const int width : {400, 560, 640, 700, 760, 820, 900, 1000, 1200}) {
        strip.resize(width, 60);
        std::optional<int> height;
        for (const ClearingState state :
             {ClearingState::Off, ClearingState::Looking, ClearingState::Open,
              ClearingState::Clearable, ClearingState::Unclearable,
              ClearingState::Cleared}) { // it is off during a replay
            strip.showClearing(state, false, true);
            QCoreApplication::sendPostedEvents(); // it is laid out
            QCOMPARE(strip.sizeHint().height(), height.value_or(strip.sizeHint().height()));
            height = strip.sizeHint().height();
        }
    }
}

void TestClearingWatch::screenReadersHearThatTheBoardIsLost() {
    GameDocument game;
    GameStrip strip(&game);
    strip.setVisible(true);
    const QSignalSpy said(Announcer::instance(), &Announcer::said);
    int count = 0;
    for (const auto& [state, isNews] : {std::pair{ClearingState::Looking, false},
                                        {ClearingState::Clearable, false},
                                        {ClearingState::Unclearable, true},
                                        {ClearingState::Unclearable, false},
                                        {ClearingState::Looking, false},
                                        {ClearingState::Clearable, true},
                                        {ClearingState::Cleared, false}}) {
        strip.showClearing(state, false, true);
        count += isNews ? 1 : 0;
        QCOMPARE(said.count(), count);
    }
}

void TestClearingWatch::wordOfTheLampComesBeforeTheAid() {
    GameDocument game;
    for (int i = 0; i < 9; ++i)
        game.addHint();
    GameStrip strip(&game);
    strip.setVisible(true);
    strip.resize(400, 60);
    strip.showClearing(ClearingState::Unclearable, true, true);
    settle();
    const auto* lamp = strip.findChild<QAbstractButton*>("clearingLamp");
    QCOMPARE(strip.width(), 400);
    QVERIFY(lamp->width() >= lamp->sizeHint().width());
}

/// In a replay the lamp is off, and the word for it stands in its place.
void TestClearingWatch::wordOfTheLampHasTheRoomOfTheReplay() {
    GameDocument game;
    GameStrip strip(&game);
    strip.setVisible(true);
    strip.resize(340, 60);
    strip.showClearing(ClearingState::Unclearable, true, true);
    settle();
    const auto* lamp = strip.findChild<QAbstractButton*>("clearingLamp");
    QCOMPARE(strip.width(), 340);
    QVERIFY(lamp->width() >= lamp->sizeHint().width());
    QVERIFY(strip.rect().contains(lamp->geometry()));
    strip.showReplay(game.board(), 0, 0);
    strip.showClearing(ClearingState::Off, false, true);
    QCOMPARE(static_cast<const ElidedLabel*>(strip.findChild<QLabel*>("hoveredGroup"))->shownText(),
             "Replay");
}

void TestClearingWatch::lampIsAButtonWhereItCanBePressed() {
    openWatched(untilAnswered);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(lamp());
    TRY_COMPARE(lamp()->text(), "can be cleared");
    QCOMPARE(told->role(), QAccessible::StaticText);
    QVERIFY(told->actionInterface()->actionNames().isEmpty());
    document()->play(bad);
    TRY_COMPARE(lamp()->text(), "cannot be cleared");
    QCOMPARE(told->role(), QAccessible::Button);
    told->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(document()->board(), drawn(board));
    QCOMPARE(told->role(), QAccessible::StaticText);
}

/// Nothing is searched on the way.
void TestClearingWatch::goingBackIsOneChange() {
    Watched watched;
    TRY_COMPARE(watched.watch.state(), ClearingState::Clearable);
    watched.document.play(bad);
    TRY_COMPARE(watched.watch.state(), ClearingState::Unclearable);
    watched.document.play({0, 0});
    QSignalSpy changes(&watched.document, &GameDocument::positionChanged);
    watched.watch.goBack();
    QCOMPARE(changes.count(), 1);
    QCOMPARE(watched.document.undoStack()->count(), 3); // the game, and two moves to be redone
    QVERIFY(!watched.watch.isSearching());
}

SAMEGAME_TEST(TestClearingWatch, QApplication)
#include "tst_clearingwatch.moc"
