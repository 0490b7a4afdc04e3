#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include <initializer_list>

#include "app/gui/basics/budgetform.h"
#include "app/gui/board/boardview.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/duelresult.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"
#include "app/gui/play/sounds.h"
#include "app/gui/research/boardmeansmodel.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/sessionstore.h"
#include "engine/formats/board_library.h"
#include "engine/game/scoring.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/nestedpair.h"
#include "tests/gui/tour.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/reviews.h"

using namespace samegame;

namespace {

/// A board with a game of its own and its cards, without the window around it.
class Desk {
public:
    explicit Desk(Tour& tour) : m_tour(tour), m_presenter(new GamePresenter(&m_view, &m_session)) {
        m_view.setAnimationDuration(0);
        m_view.resize(760, 720);
        m_view.show();
    }

    GameDocument& document() { return *m_session.document(); }
    BoardView& view() { return m_view; }
    GamePresenter& presenter() { return *m_presenter; }

    void newGame(std::string_view rows, const Rules& rules = {}) {
        document().newGame({drawn(rows), rules}, "drawn");
    }
    /// A game to its end, always with its first moves.
    void play(std::string_view rows, const Rules& rules = {}) {
        newGame(rows, rules);
        while (!document().isFinished())
            document().play(legal_moves(document().board()).front().cell);
    }
    /// A game that nobody played here, taken over to its end.
    void takeOver(std::string_view rows, const Rules& rules = {}) {
        play(rows, rules);
        const MoveList moves = document().line().moves;
        newGame(rows, rules);
        document().takeOver(moves);
    }
    /// A game that was opened with all of its moves.
    void openPlayed(const GameRecord& record) { document().openRecord(record, "opened"); }

    /// The card with this knowledge of the board.
    void shot(const char* name, const KnownResults& known) {
        GameSummary summary = summaryOf(document());
        summary.known = known;
        auto* card = find<EndCard>("endCard");
        card->setSummary(summary);
        const auto duel = summary.duel();
        card->setTitle(duel ? DuelResult::titleOf(*duel) : QString());
        auto* result = find<DuelResult>("duelResult");
        result->hide(); // so that its numbers do not count up
        if (duel)
            result->setDuel(*duel);
        result->setVisible(duel.has_value());
        auto* daily = find<DailyResult>("dailyResult");
        if (DailyResult::isOf(summary))
            daily->setSummary(summary);
        daily->setVisible(DailyResult::isOf(summary));
        card->fit(m_view.rect(), m_view.blockRects());
        m_tour.shot(&m_view, name);
    }

    template <class T>
    T* find(const char* name) const {
        T* found = m_view.findChild<T*>(name);
        if (!found)
            qFatal("no %s", name);
        return found;
    }

private:
    Tour& m_tour;
    GameSession m_session;
    BoardView m_view;
    GamePresenter* m_presenter;
};

Rules scoredBy(const Scoring& scoring) {
    return {.scoring = scoring};
}

constexpr auto clearing = "11/11/22/22"; // 1008 points
constexpr auto leaving = "111123";       // 4 points, and 2 for what is left
constexpr auto leavingFour = "11113434"; // 4 points
constexpr auto nearMiss = "1123233";     // 3 blocks are left, which could have gone

/// How a game ended and what is praised in it.
void playPraise(Tour& tour) {
    Desk desk(tour);
    desk.play(clearing);
    desk.shot("cleared", {});
    desk.shot("perfect", {.bestScore = 1008, .isBestProven = true});
    desk.shot("cleared-and-best", {.own = OwnRecords{900, 2, 2}});
    desk.play(leavingFour);
    desk.shot("best", {.own = OwnRecords{2, 6, 9}});
    desk.shot("silver", {.medalMark = 5});
    desk.shot("above-zero", {.medalMark = 100});
    desk.shot("largest-group", {.own = OwnRecords{9, 1, 3}});
    desk.shot("fewest-left", {.own = OwnRecords{9, 5, 9}});
    desk.play("1112");
    desk.shot("one-left", {});
    desk.play(nearMiss);
    desk.shot("near-miss", {});
    desk.play("11221"); // the last 1 could have gone with the others
    desk.shot("near-miss-of-one", {});
    desk.play(nearMiss, scoredBy(Scoring::no_penalty));
    desk.shot("near-miss-without-penalty", {});
    desk.newGame("../..");
    desk.shot("no-blocks", {});
    desk.takeOver(clearing);
    desk.shot("taken-over", {.bestScore = 1008, .isBestProven = true});
    desk.takeOver(clearing, scoredBy(Scoring::clickomania));
    desk.shot("taken-over-without-points", {.bestScore = 1});
}
const SceneEntry praiseScene("praise", playPraise);

/// What the card says of points, medals, and other games of its board.
void playEndCards(Tour& tour) {
    Desk desk(tour);
    desk.play(leaving);
    desk.shot("blocks-left", {});
    desk.play(leaving, scoredBy(Scoring::bubble_breaker));
    desk.shot("blocks-left-for-nothing", {});
    desk.play(clearing, scoredBy(Scoring::bubble_breaker));
    desk.shot("no-bonus", {});
    desk.play(leaving, scoredBy(Scoring::clickomania));
    desk.shot("without-points", {.bestScore = 1});

    desk.play(clearing);
    desk.shot("gold", {.medalMark = 1100});
    desk.shot("silver", {.medalMark = 1200});
    desk.shot("bronze", {.medalMark = 1500});
    desk.shot("no-medal", {.medalMark = 4000});
    desk.shot("no-mark-above-zero", {.medalMark = 0});
    const BoardStanding only{.bestUnaided = 1008, .games = 1};
    desk.shot("mark-sought", {.bestScore = 1008, .standing = only, .isMarkSought = true});
    desk.shot("only-game", {.bestScore = 1008, .standing = only});
    desk.shot("better-known", {.bestScore = 4399, .standing = only});
    desk.shot("better-proven", {.bestScore = 4399, .isBestProven = true, .standing = only});
    desk.shot("no-better-known", {.bestScore = 900, .standing = {.bestUnaided = 1008, .games = 2}});
    desk.shot("third-of-seven", {.standing = {.bestUnaided = 1010,
                                              .bestAided = 1004,
                                              .bestOfSolver = 1020,
                                              .games = 7,
                                              .above = 2}});
    desk.shot("best-of-seven", {.standing = {.bestAided = 1008, .games = 7}});
    desk.shot("computer", {.bestScore = 1008, .standing = {.bestOfSolver = 1008, .games = 2}});

    KnownResults known{.bestScore = 1008, .canFindBetter = true};
    known.better = BetterGame::State::Searching;
    known.betterPercent = 40;
    desk.shot("looking-for-better", known);
    known.bestScore = 1010;
    desk.shot("better-so-far", known);
    known.bestScore = 1008;
    known.better = BetterGame::State::NotFound;
    desk.shot("no-better-found", known);

    desk.document().addHint();
    desk.document().restart();
    while (!desk.document().isFinished())
        desk.document().play({0, 0});
    desk.shot("board-with-help-before", {});
    desk.document().addHint();
    desk.shot("help", {});

    GameRecord record = desk.document().record();
    record.source = RecordSource{};
    record.source->solver = "flat-monte-carlo";
    desk.openPlayed(record);
    desk.shot("line-of-a-solver",
              {.bestScore = 1008, .standing = {.bestUnaided = 990, .games = 2}});
    record.source.reset();
    desk.openPlayed(record);
    desk.shot("opened-and-proven", {.bestScore = 1008, .isBestProven = true});

    desk.play(clearing);
    auto* offer = new SoundOffer;
    desk.find<EndCard>("endCard")->addOffer(offer);
    offer->show();
    desk.shot("sounds", {});
}
const SceneEntry endCardsScene("end-cards", playEndCards);

/// A refilled game ends with moves left after the most it may have; the card is told of it.
void playRefilledEnd(Tour& tour) {
    Desk desk(tour);
    Rules rules;
    rules.refill = Refill{.seed = 1, .color_count = 1, .columns = 0, .moves = max_moves - 1};
    desk.play("1122/1122", rules);
    desk.shot("most-moves", {});
}
const SceneEntry refilledEndScene("refilled-end", playRefilledEnd);

/// Duels and boards of days on the card.
void playDuelEnds(Tour& tour) {
    Desk desk(tour);
    desk.play(clearing);
    DuelView duel{.opponent = Opponent::Medium, .own = 1008};
    duel.next = Opponent::Hard;
    duel.isSearching = true;
    desk.shot("waiting", {.duel = duel});
    duel.isSearching = false;
    duel.recorded = 700;
    duel.tally = DuelTally{.won = 12, .drawn = 3, .lost = 45, .aided = 6, .aidedWon = 2};
    duel.theirs = 900;
    desk.shot("won", {.duel = duel});
    duel.theirs = 1008;
    desk.shot("drawn", {.duel = duel});
    duel.theirs = 1200;
    desk.shot("lost", {.duel = duel});
    desk.play(leaving, scoredBy(Scoring::clickomania));
    DuelView blocks{.opponent = Opponent::Easy, .countsBlocks = true, .own = 2};
    blocks.isSearching = true;
    desk.shot("waiting-for-blocks", {.duel = blocks});
    blocks.isSearching = false;
    blocks.theirs = 3;
    desk.shot("won-by-blocks", {.duel = blocks});

    desk.play(clearing);
    const QDate day(2026, 11, 23);
    const BoardStanding standing{.bestOfSolver = 1020, .solver = "flat-monte-carlo", .games = 1};
    const auto daily = [&](const char* name, const DailyEnd& end, const BoardStanding& known) {
        desk.shot(name, {.bestScore = 1008, .standing = known, .daily = end});
    };
    daily("first-day", {day, 1, false}, {.games = 1});
    daily("fourth-day", {day, 4, false}, standing);
    daily("late", {day, 0, true}, standing);
    desk.shot("proven-day", {.bestScore = 1008,
                             .isBestProven = true,
                             .standing = {.bestOfSolver = 1008, .solver = "exact", .games = 1},
                             .daily = DailyEnd{day, 4, false}});
    desk.shot("as-many", {.scoreToBeat = 1008});
    desk.shot("beaten", {.scoreToBeat = 1000});
    desk.shot("short", {.scoreToBeat = 1100});
    QTest::mouseClick(desk.find<QPushButton>("endCardShare"), Qt::LeftButton);
    tour.shot(&desk.view(), "copied");
}
const SceneEntry duelEndsScene("duel-ends", playDuelEnds);

/// Each sentence of the card of the first start.
void playHowTo(Tour& tour) {
    const QString language = QSettings().value("window/language").toString();
    QSettings().clear(); // as on the first day
    QSettings().setValue("window/language", language);
    tour.start();
    auto* card = tour.find<HowToCard>("howToCard");
    QVERIFY(card->isVisible());
    const auto turn = [&](const char* name) {
        while (card->page() > 0)
            tour.press<QPushButton>("howToBack");
        for (int page = 0; page < HowToCard::pageCount; ++page) {
            tour.shot(QString("%1-%2").arg(name).arg(page + 1));
            if (page + 1 < HowToCard::pageCount)
                tour.press<QPushButton>("howToNext");
        }
    };
    const auto show = [&](const char* name, const Rules& rules) {
        tour.document()->newGame({drawn("1122/1122/3344"), rules}, "drawn");
        QVERIFY(card->isVisible());
        turn(name);
    };
    turn("usual");
    show("no-penalty", scoredBy(Scoring::no_penalty));
    show("bubble-breaker", scoredBy(Scoring::bubble_breaker));
    show("clickomania", scoredBy(Scoring::clickomania));
    show("own", scoredBy(*scoring_of_name("own:points=n+3:penalty=n^2")));
    show("own-bonus", scoredBy(*scoring_of_name("own:points=n+3:penalty=n^2:bonus=50")));
    Rules rules;
    rules.gravity = Gravity::pull_left;
    show("rows-pulled-left", rules);
    rules.gravity = Gravity::shift;
    rules.refill = Refill{.seed = 1};
    show("refill", rules);
}
const SceneEntry howToScene("how-to-play", playHowTo);

/// Marks and words on the board.
void playBoard(Tour& tour) {
    Desk desk(tour);
    BoardView& view = desk.view();
    view.setClickMode(ClickMode::SelectThenConfirm);
    desk.newGame("1122./1133.");
    tour.shot(&view, "empty-cells");
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.cellRect({0, 0}).center());
    tour.shot("clicked");
    view.clearSelection();
    view.setFocus();
    view.moveCursorTo({0, 0});
    QTest::keyClick(&view, Qt::Key_Return);
    tour.shot("entered");
    view.clearSelection();
    view.setClickMode(ClickMode::PlayAtOnce);
    const MoveList line = moves_at({{2, 0}, {2, 0}, {0, 0}});
    const Position start = desk.document().start();
    view.mark({.marked = Move{{2, 0}},
               .saved = {Cell{0, 0}},
               .preview = LinePreview{line, RemovalOrder(start.board, start.rules, line)}});
    tour.shot("marked");
    desk.presenter().showReplay(desk.document().position(), Move{{0, 0}});
    view.mark({.better = Move{{2, 0}}});
    tour.shot("better");
    view.mark({.better = Move{{2, 0}}, .mayBeBetter = true});
    tour.shot("may-be-better");
    desk.presenter().showGame();
    desk.newGame("1122/1133", scoredBy(Scoring::clickomania));
    tour.shot("without-points");
    desk.newGame("1221");
    view.activate({0, 0});
    tour.shot("single-block");
}
const SceneEntry boardScene("board", playBoard);

/// What the strip says beside the board: lamp, duel, help, rules.
void playStrip(Tour& tour) {
    tour.start();
    auto* strip = tour.window()->findChild<GameStrip*>();
    QVERIFY(strip);
    GameDocument* document = tour.document();
    document->newGame({drawn("11221/12312"), {}}, "random:123456");
    using State = ClearingWatch::State;
    strip->showClearing(State::Looking, false, true);
    tour.shot("looking");
    strip->showClearing(State::Open, false, true);
    tour.shot("open");
    strip->showClearing(State::Clearable, false, true);
    tour.shot("clearable");
    strip->showClearing(State::Unclearable, false, true);
    tour.shot("unclearable");
    strip->showClearing(State::Unclearable, true, true);
    tour.shot("unclearable-now");
    strip->showClearing(State::Cleared, false, true);
    tour.shot("lamp-of-cleared");
    strip->showClearing(State::Off, false, false);

    DuelView duel{.opponent = Opponent::Hard, .own = 120};
    duel.isSearching = true;
    strip->showDuel(duel);
    tour.shot("duel");
    duel.isSearching = false;
    strip->showDuel(duel);
    tour.shot("sealed-duel");
    duel.theirs = 140;
    strip->showDuel(duel);
    tour.shot("open-duel");
    duel = {.opponent = Opponent::Hard, .countsBlocks = true, .own = 7};
    strip->showDuel(duel);
    tour.shot("duel-of-blocks");
    duel.theirs = 9;
    strip->showDuel(duel);
    tour.shot("open-duel-of-blocks");
    strip->showDuel(std::nullopt);

    strip->showScoreToBeat(1234);
    tour.shot("score-to-beat");
    Rules rules;
    rules.refill = Refill{.seed = 77};
    document->newGame({drawn("11221/12312"), rules}, "drawn");
    tour.shot("refill");
    document->newGame({drawn("11221/12312"), scoredBy(Scoring::clickomania)}, "drawn");
    tour.shot("without-points");
}
const SceneEntry stripScene("strip", playStrip);

/// A game with this help in its file.
GameRecord aidedRecord(const Aid& aid) {
    GameRecord record = finishedRecord(drawn("1122/1122/3344"));
    QJsonObject members;
    insertAid(members, aid);
    record.unknown_json = QJsonDocument(members).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

/// How the strip tells of help where it has room and where it has little.
void playAid(Tour& tour) {
    tour.start();
    const auto show = [&](const char* name, const Aid& aid) {
        GameRecord record = aidedRecord(aid);
        tour.document()->openRecord(record, "random:123456789012");
        for (const int width : {1200, 900, 700, 520, 400}) {
            tour.window()->resize(width, 700);
            tour.shot(QString("%1-%2").arg(name).arg(width));
        }
    };
    tour.find<QAction>("playLayout")->trigger();
    show("one", {.hints = 1, .visibleMoves = 1, .reviewMoves = 1, .lineMoves = 1});
    show("many", {.hints = 2,
                  .candidateMoves = 1,
                  .visibleMoves = 2,
                  .reviewMoves = 2,
                  .lineMoves = 2,
                  .wasHelpedBefore = true});
    show("before", {.wasHelpedBefore = true});
    show("none", {});
}
const SceneEntry aidScene("aid", playAid);

/// A game that is watched: the bar, the question on the board, what stands at its end.
void playReplay(Tour& tour) {
    tour.start();
    GameDocument* document = tour.document();
    document->newGame({drawn("111222333"), {}}, "row");
    for (int move = 0; move < 3; ++move)
        document->play({0, 0});
    QVERIFY(tour.presenter()->hasEndCard());
    QVERIFY(tour.presenter()->closeEndCard());
    tour.shot("card-closed");
    tour.action("firstMove")->trigger();
    tour.action("nextMove")->trigger();
    QCOMPARE(tour.view()->mode(), ViewMode::Replay);
    tour.shot("replay");
    tour.click({{0, 0}});
    QVERIFY(tour.find<QWidget>("takeOverQuestion")->isVisible());
    tour.shot("question");
    tour.action("stepBack")->trigger();
    tour.action("stepBack")->trigger();
    document->undoStack()->undo(); // the game goes on, and its best one ends
    tour.action("lastMove")->trigger();
    QVERIFY(tour.view()->shownBoard().is_cleared());
    tour.click({{0, 0}});
    tour.shot("end-of-replay");
    tour.action("stepBack")->trigger();

    document->newGame({drawn("1122/1122"), {}}, "drawn");
    tour.action("undo")->trigger();
    tour.shot("game-before");
    tour.action("redo")->trigger();
    const Position& start = document->start();
    const Line other = replay(start.board, start.rules, moves_at({{2, 0}, {0, 0}})).value();
    tour.window()->session()->bestLine()->offer(start, other, {});
    document->play({0, 0});
    tour.window()->session()->compareLine();
    QVERIFY(tour.window()->session()->replay()->other());
    tour.window()->session()->replay()->goToDifference();
    tour.shot("two-games");
}
const SceneEntry replayScene("replay", playReplay);

/// A board whose 2s go first, or the last 1 stays.
constexpr auto mistakable = "11221";

Budget fewPlayouts() {
    Budget budget;
    budget.playouts = 100;
    return budget;
}

/// What the status bar says of searches for a better game, and of what is known.
void playBetterGames(Tour& tour) {
    tour.start();
    tour.action("peek")->trigger();
    tour.shot("nothing-known");
    tour.action("peek")->trigger();
    GameSession* session = tour.window()->session();
    session->betterGame()->setBudget(fewPlayouts());
    session->replay()->setSpeed(0.001); // it stays where it is
    const auto play = [&](std::initializer_list<Cell> cells) {
        tour.document()->newGame({drawn(mistakable), {}}, "drawn");
        for (const Cell cell : cells)
            tour.document()->play(cell);
        QVERIFY(tour.document()->isFinished());
    };
    const auto search = [&] {
        tour.action("showBetter")->trigger();
        TRY_VERIFY(!session->betterGame()->isSearching());
    };
    play({{0, 0}, {0, 0}});
    tour.action("showBetter")->trigger();
    tour.action("previousMove")->trigger();
    TRY_VERIFY(!session->betterGame()->isSearching());
    tour.shot("found-during-a-replay");
    play({{2, 0}, {0, 0}});
    search();
    tour.shot("nothing-better");
}
const SceneEntry betterGamesScene("better-games", playBetterGames);

/// A better game is known and was told of; searches that find a still better one are made anew.
void playNothingBetterThanKnown(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:3"));
    GameSession* session = tour.window()->session();
    session->betterGame()->setBudget(fewPlayouts());
    session->replay()->setSpeed(0.001);
    while (!tour.document()->isFinished())
        tour.document()->play(legal_moves(tour.document()->board()).front().cell);
    while (session->betterGame()->state() != BetterGame::State::NotFound) {
        tour.action("showBetter")->trigger();
        TRY_VERIFY(!session->betterGame()->isSearching());
    }
    QVERIFY(session->bestLine()->record()->line.score > tour.document()->score());
    tour.shot("nothing-better");
}
const SceneEntry nothingBetterScene("nothing-better-than-known", playNothingBetterThanKnown);

/// A session, and what it says when it cannot be taken up.
void playDamagedSession(Tour& tour) {
    const auto damage = [&](const char* name, const QStringList& statements) {
        tour.start();
        tour.document()->newGame({drawn("1122/1122"), {}}, "drawn");
        tour.document()->play({0, 0});
        tour.quit();
        runStatements(tour.path(), statements);
        tour.start();
        tour.shot(name);
        QVERIFY(!tour.error().isEmpty());
        tour.quit();
    };
    damage("unknown-form", {R"(UPDATE session SET history = json_set(history, '$.version', 99))"});
    damage("part-missing", {R"(UPDATE session SET history = json_set(history, '$.step', 99))"});
}
const SceneEntry damagedSessionScene("damaged-session", playDamagedSession);

/// Another program holds the database while a game ends.
void playHeldDatabase(Tour& tour) {
    for (const bool isFolder : {false, true}) {
        if (isFolder) // in place of the file where games wait
            QVERIFY(QDir().mkpath(QFileInfo(tour.path()).path() + "/samegame-waiting-1.jsonl"));
        tour.start();
        Database other(tour.path());
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        tour.document()->newGame({drawn(isFolder ? "11/33" : "11/22"), {}}, "drawn");
        while (!tour.document()->isFinished())
            tour.document()->play({0, 0});
        tour.shot(isFolder ? "waits-in-memory" : "waits");
        QVERIFY(!tour.error().isEmpty());
        QVERIFY(other.run("ROLLBACK"));
        tour.quit();
    }
}
const SceneEntry heldDatabaseScene("held-database", playHeldDatabase);

/// Titles of boards, and games whose files say what is not so.
void playOpenedGames(Tour& tour) {
    tour.start();
    for (const char* name :
         {"schadd250:3", "pasted:", "clearable:7", "edited:", "daily:2026-11-23"}) {
        tour.document()->newGame({drawn("1122/1122"), {}}, name);
        tour.shot(QString(name).section(':', 0, 0));
    }
    const QString wrong = R"({"format": "samegame", "version": 1, "board": ["11", "11"], )"
                          R"("moves": [[1, 1]], "score": 7, "hints": "many"})";
    const QString path = tour.m_folder.filePath("wrong.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(wrong.toUtf8());
    file.close();
    QVERIFY(tour.window()->openBoard(path));
    tour.shot("wrong-file");
    QVERIFY(!tour.error().isEmpty());
    const auto paste = [&](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        tour.action("paste")->trigger();
    };
    paste(QString(wrong)
              .replace(R"(["11", "11"])", R"(["11", "11", "23"])")
              .replace("[[1, 1]]", "[]"));
    tour.shot("wrong-text");
    QVERIFY(!tour.error().isEmpty());
    paste("3x2c3s2:1,1,2,2,1,1");
    tour.shot("board-of-another-program");
    paste({});
    tour.shot("empty-clipboard");
    QVERIFY(!tour.error().isEmpty());
    tour.window()->saveGame(tour.m_folder.filePath("saved.json"));
    tour.shot("saved");
    tour.document()->newGame({drawn("1111"), {}}, "drawn");
    tour.document()->play({0, 0});
    TRY_VERIFY(tour.action("saveBestLine")->isEnabled());
    tour.window()->saveBestLine(tour.m_folder.filePath("best.json"));
    tour.shot("best-saved");
}
const SceneEntry openedGamesScene("opened-games", playOpenedGames);

/// The result as somebody has it who gets it by mail.
void playShared(Tour& tour) {
    tour.start();
    QPlainTextEdit mail;
    mail.resize(500, 200);
    for (const char* rows : {"1111", clearing}) {
        tour.document()->newGame({drawn(rows), {}}, "standard:7");
        while (!tour.document()->isFinished())
            tour.document()->play({0, 0});
        tour.action("copyResult")->trigger();
        mail.setPlainText(QGuiApplication::clipboard()->text());
        tour.shot(&mail, QString("mail-%1").arg(qstrlen(rows)));
    }
}
const SceneEntry sharedScene("shared", playShared);

/// A game on today's board that another window has under way, then one that was left.
void playUnderWay(Tour& tour) {
    tour.start();
    GameSession* session = tour.window()->session();
    const QDate today = session->days()->today();
    {
        Database database(tour.path());
        SessionStore store(&database);
        OwnResults results(&database);
        GameSession other(nullptr, &store, &results);
        other.restore();
        other.open(gameOfDay(today));
        GameDocument* document = other.document();
        QVERIFY(document->play(legal_moves(document->board()).front().cell));
        other.save();
        session->lookAgain();
        tour.open("daily", "dailyDialog");
        tour.shot("in-another-window");
        tour.open("newGame", "newGameDialog");
        tour.shot("new-game");
        QVERIFY(document->play(legal_moves(document->board()).front().cell));
    }
    session->lookAgain();
    tour.open("daily", "dailyDialog");
    tour.shot("left");
    tour.open("newGame", "newGameDialog");
    tour.shot("new-game-left");
}
const SceneEntry underWayScene("under-way", playUnderWay);

/// Kinds of games, and games of boards without a name, in the statistics.
void playKinds(Tour& tour) {
    tour.start();
    OwnResults* results = tour.window()->session()->results();
    const auto add = [&](const char* rows, const char* name, const Rules& rules, int day) {
        const GameRecord record = finishedRecord(drawn(rows), 0, rules);
        results->add({record.start,
                      name,
                      record.line,
                      4,
                      {},
                      60,
                      QDateTime(QDate(2026, 11, day), QTime(12, 0))});
    };
    add("11/11", "", {}, 1);
    add("1122/1122", "standard:10", {}, 2);
    add("123/123/123", "drawn", scoredBy(Scoring::clickomania), 3);
    auto* dialog = tour.open("statistics", "statisticsDialog");
    auto* tabs = dialog->findChild<QTabWidget*>("statisticsTabs");
    auto* choice = dialog->findChild<QComboBox*>("statisticsChoice");
    QVERIFY(tabs && choice);
    for (int kind = 0; kind < choice->count(); ++kind) {
        choice->setCurrentIndex(kind);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            tour.shot(QString("kind-%1-tab-%2").arg(kind).arg(tab));
        }
    }
}
const SceneEntry kindsScene("kinds", playKinds);

/// How long a game was reviewed, in words.
void playReviewTimes(Tour& tour) {
    tour.start();
    const GameRecord game = finishedRecord(schadd250_board(3));
    GameReview review = unsearched_review(game.start, game.line.moves).value();
    review = reviewed(review, review_of_playouts(50));
    for (const double seconds : {1.0, 2.0, 60.0, 61.0, 120.0, 3600.0, 7200.0}) {
        const KeptReview kept{review, "schadd250:3", seconds,
                              momentHere(QDateTime::currentDateTime())};
        QVERIFY(tour.window()->session()->reviews()->keep(kept));
        tour.document()->newGame({drawn("1122"), {}}, "drawn");
        tour.document()->openRecord(game, "schadd250:3");
        tour.action("review")->trigger();
        tour.shot(QString::number(seconds));
        QVERIFY(!tour.window()->session()->reviewRunner()->isRunning());
    }
}
const SceneEntry reviewTimesScene("review-times", playReviewTimes);

/// While a hint is looked for, and with candidates; a hint that came too soon is asked for anew.
void playSearches(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:3"));
    Assistant* assistant = tour.window()->session()->assistant();
    for (bool wasPending = false; !wasPending;) {
        QVERIFY(tour.document()->play(legal_moves(tour.document()->board()).front().cell));
        tour.action("hint")->trigger();
        tour.shot("hint-pending");
        wasPending = assistant->isHintPending();
        TRY_VERIFY(!assistant->isHintPending());
    }
    tour.document()->newGame({drawn("1122/1133"), {}}, "drawn");
    tour.press<QPushButton>("startButton");
    TRY_VERIFY(tour.candidates()->model()->rowCount() > 0);
    tour.shot("candidates");
    tour.press<QPushButton>("startButton");
}
const SceneEntry searchesScene("searches", playSearches);

/// A comparison that says why it has no interval, and one that goes on behind a closed panel.
void playComparisons(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:2"));
    auto* dock = tour.find<QDockWidget>("comparisonDock");
    dock->show();
    const ComparisonRunner* runner = tour.window()->session()->comparisonRunner();
    const auto compare = [&](const QString& boards, int runs, double playouts) {
        tour.find<QLineEdit>("comparisonBoards")->setText(boards);
        chooseNestedPair(tour.window(), runs, playouts);
        auto* unit = tour.find<QComboBox>("comparisonUnit");
        tour.choose(unit, unit->findData(int(BudgetUnit::playouts)));
        tour.find<QDoubleSpinBox>("comparisonAmount")->setValue(playouts);
        tour.press<QPushButton>("comparisonStart");
        QVERIFY(runner->isRunning());
    };
    const auto show = [&](const char* name, const QString& boards, int runs) {
        compare(boards, runs, 3);
        TRY_VERIFY(!runner->isRunning());
        tour.shot(name);
    };
    show("one-run", {}, 1);
    tour.shot(tour.find<QToolButton>("comparisonExport")->menu(), "comparison-files");
    show("one-board", {}, 2);
    show("one-run-on-each", "standard:2-3", 1);
    compare({}, 1000, 1e6);
    dock->close();
    tour.shot("goes-on");
    tour.action("stepBack")->trigger();
    TRY_VERIFY(!runner->isRunning());
}
const SceneEntry comparisonsScene("comparisons", playComparisons);

/// The seed of a distribution, its files, and the means of its boards.
void playDistribution(Tour& tour) {
    tour.start();
    tour.document()->newGame({drawn("1122/1133"), {}}, "drawn");
    tour.find<QDockWidget>("distributionDock")->show();
    tour.find<QSpinBox>("distributionPlayouts")->setValue(100);
    tour.press<QPushButton>("distributionStart");
    TRY_VERIFY(!tour.window()->session()->distributionRunner()->isRunning());
    tour.shot("done");
    tour.shot(tour.find<QToolButton>("distributionExport")->menu(), "files");
    BoardMeansModel means;
    QTableView table;
    table.setModel(&means);
    tour.shot(&table, "means");
}
const SceneEntry distributionScene("distribution", playDistribution);

/// Runs that another version has kept have no file of trials.
void playOtherVersion(Tour& tour) {
    const QString version = QCoreApplication::applicationVersion();
    QCoreApplication::setApplicationVersion("0.0");
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:2"));
    tour.find<QDockWidget>("comparisonDock")->show();
    chooseNestedPair(tour.window(), 1, 3);
    tour.find<QDoubleSpinBox>("comparisonAmount")->setValue(0.01);
    tour.press<QPushButton>("comparisonStart");
    TRY_VERIFY(!tour.window()->session()->comparisonRunner()->isRunning());
    tour.quit();
    QCoreApplication::setApplicationVersion(version);
    tour.start();
    auto* dialog = tour.open("keptRuns", "keptRunsDialog");
    dialog->findChild<QTableView*>()->selectRow(0);
    dialog->findChild<QAbstractButton*>("exportKeptRun")->click();
    auto* question = dialog->findChild<QFileDialog*>("exportRunDialog");
    QVERIFY(question);
    emit question->fileSelected(tour.m_folder.filePath("runs.jsonl"));
    question->close();
    tour.shot("refused");
}
const SceneEntry otherVersionScene("other-version", playOtherVersion);

/// A folder stands where the settings are kept.
void playSettingsLost(Tour& tour) {
    tour.start();
    const QString path = QSettings().fileName();
    QSettings().sync();
    QVERIFY(!QFile::exists(path) || QFile::remove(path));
    QVERIFY(QDir().mkpath(path));
    emit tour.window()->findChild<SoundOffer*>()->answered(true);
    tour.shot("not-stored");
    QVERIFY(!tour.error().isEmpty());
    QVERIFY(QDir().rmdir(path));
    QSettings().sync();
}
const SceneEntry settingsLostScene("settings-not-stored", playSettingsLost);

} // namespace
