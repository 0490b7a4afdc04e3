#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/basics/blocklook.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/duelresult.h"
#include "app/gui/play/praise.h"
#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "engine/game/scoring.h"
#include "tests/gui/endcardfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the card at the end of a game tells.
class TestEndCard : public EndCardFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void takesTheScoreApart_data();
    void takesTheScoreApart();
    void praisesWhatIsTrue_data();
    void praisesWhatIsTrue();
    void praiseIsNoLabelOfTheScore();
    void nearMissTellsWhatClearingEarns();
    void medalIsMeasuredAtTheMark();
    void searchForTheMarkIsTold();
    void gameThatWasTakenOverEarnsNoMedal();
    void boardWithoutBlocksIsNoGame();
    void openedGameIsPraisedForNothing();
    void bestMomentAndWhatIsLeft();
    void scoreCountsUp();
    void nextOrAgainIsThePrimaryButton();
    void buttonsAfterADuelNameBoardAndOpponent();
    void extrasAndTheirTitle();
    void comparesWithTheBestLine_data();
    void comparesWithTheBestLine();
    void provenBestIsNamedAsSuch();
    void searchForABetterGameIsTold();
    void standingIsTold();
    void bestScoreIsSaidOnce();
    void comparisonWithoutPointsTellsTheEnd();
    void comparisonFollowsWhileShown();
    void itsFirstSightHasTheNewResults();
    void hintsAreCountedWhileShown();
    void helpOfTheBoardStandsApart();
    void openedLineOfASolverIsNoGame();
    void gameTakenOverIsPraisedForNothing();
};

void TestEndCard::takesTheScoreApart_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<int>("scoring");
    const auto standard = int(Scoring::standard);
    const auto bubbleBreaker = int(Scoring::bubble_breaker);
    const auto clickomania = int(Scoring::clickomania);
    const auto add = [](const char* name, const char* board, int scoring,
                        const QStringList& expected) {
        QTest::newRow(name) << board << expected << scoring;
    };
    add("cleared", "11/11/22/22", standard,
        {"Board cleared!", "2 moves: 8 points · cleared board: +1000", "1008"});
    add("blocks left", "111123", standard,
        {"Well done: above zero!", "1 move: 4 points · blocks left: −2", "2"});
    add("one block left", "1112", standard,
        {"No more moves: 1 block left", "1 move: 1 point · blocks left: −1", "0"});
    add("nothing charged", "2113", int(Scoring::lenient_penalty),
        {"No more moves: 2 blocks left", "1 move: 0 points · blocks left cost nothing", "0"});
    add("no charge", "111123", int(Scoring::no_penalty),
        {"No more moves: 2 blocks left", "1 move: 4 points · blocks left cost nothing", "4"});
    add("no bonus", "11/11/22/22", bubbleBreaker,
        {"Board cleared!", "2 moves: 24 points · a cleared board earns no bonus", "24"});
    add("neither", "111123", bubbleBreaker,
        {"No more moves: 2 blocks left", "1 move: 12 points · blocks left cost nothing", "12"});
    add("cleared without points", "11/11/22/22", clickomania,
        {"Board cleared!", "2 moves · cleared board: +1", "1"});
    add("blocks left without points", "111123", clickomania,
        {"No more moves: 2 blocks left", "1 move · blocks left: −2", "−2"});
}

void TestEndCard::takesTheScoreApart() {
    QFETCH(const QString, board);
    QFETCH(const QStringList, expected);
    QFETCH(const int, scoring);
    m_document->newGame({drawn(board.toStdString()), {static_cast<Scoring::Published>(scoring)}},
                        {});
    QVERIFY(!card()->isVisible());
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board()).front().cell);
    QVERIFY(card()->isVisible());
    const QStringList shown{textOf("endCardTitle"), textOf("endCardSum"), textOf("endCardScore")};
    QCOMPARE(shown, expected);
    QCOMPARE(textOf("endCardAid"), QString("Played without help"));
}

/// From facts of the game and of those before it, the strongest first.
void TestEndCard::praisesWhatIsTrue_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<KnownResults>("known");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("others");
    const auto add = [](const char* name, const char* board, const KnownResults& known,
                        const char* title, const char* others) {
        QTest::newRow(name) << board << known << title << others;
    };
    using Own = OwnRecords;
    const char* left = "112222/222222"; // 11 first: 10 more go for 64, nothing is left
    add("cleared", left, {}, "Board cleared!", "");
    add("cleared and best", left, {.own = Own{1000, 2, 4}}, "Board cleared!",
        "Your best game of this board · your largest group so far");
    add("equal is no best", left, {.own = Own{1064, 0, 10}}, "Board cleared!", "");
    add("perfect", left, {.bestScore = 1064, .isBestProven = true}, "Perfect! Board cleared!", "");
    const char* three = "11113434"; // 4 points, and 4 of two colors left for nothing
    add("new best", three, {.own = Own{2, 6, 9}}, "Your best game of this board!",
        "No more moves: 4 blocks left · your fewest blocks left on this board");
    add("medal", three, {.medalMark = 5}, "Silver medal!", "No more moves: 4 blocks left");
    add("far below the mark", three, {.medalMark = 100}, "Well done: above zero!",
        "No more moves: 4 blocks left");
    const DuelView won{.own = 4, .theirs = 3};
    const DuelView lost{.own = 4, .theirs = 5};
    add("above zero in a duel", three, {.duel = won}, "You won against Pip!",
        "Well done: above zero! · No more moves: 4 blocks left");
    add("above zero in a lost duel", three, {.duel = lost}, "Pip won",
        "No more moves: 4 blocks left");
    add("best in a lost duel", three, {.own = Own{2, 1, 9}, .duel = lost}, "Pip won",
        "Your best game of this board! · No more moves: 4 blocks left");
    add("largest group", three, {.own = Own{9, 1, 3}}, "Your largest group so far: 4 blocks!",
        "No more moves: 4 blocks left");
    add("fewest left", three, {.own = Own{9, 5, 9}}, "Your fewest blocks left on this board: 4!",
        "");
    add("nothing", "112323", {}, "No more moves: 4 blocks left", "");
    add("so close", "1123233", {}, "So close: 3 blocks left!", "");
}

void TestEndCard::praisesWhatIsTrue() {
    QFETCH(const QString, board);
    QFETCH(const KnownResults, known);
    newGame(board.toStdString());
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board()).front().cell);
    setKnown(known);
    if (known.duel)
        m_view->findChild<EndCard*>("endCard")->setTitle(DuelResult::titleOf(*known.duel));
    QTEST(textOf("endCardTitle"), "title");
    QTEST(textOf("endCardPraise"), "others");
    QVERIFY(card()->accessibleName().startsWith(textOf("endCardTitle")));
}

/// The number must not read as the size of the largest group.
void TestEndCard::praiseIsNoLabelOfTheScore() {
    newGame("11112222");
    click({0, 0});
    click({0, 0});
    GameSummary summary = summaryOf(*m_document);
    summary.known.own = OwnRecords{2000, 0, 3};
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    endCard->setSummary(summary);
    endCard->fit(m_view->rect());
    const auto* praise = find<QLabel>("endCardPraise");
    QCOMPARE(praise->text(), "Your largest group so far");
    endCard->layout()->activate();
    QVERIFY(praise->isVisible());
    QVERIFY(praise->y() > find("endCardScore")->geometry().bottom());
    summary.aid.lineMoves = 1; // the group may be another's
    QCOMPARE(otherPraiseOf(summary), "");
}

/// What it would have earned comes from the rules.
void TestEndCard::nearMissTellsWhatClearingEarns() {
    newGame("1123233");
    click({0, 0});
    QCOMPARE(m_document->score(), 0);
    click({3, 0});
    QCOMPARE(m_document->board().block_count(), 3);
    const int cost = -end_points({}, m_document->board());
    QVERIFY(cost > 0);
    QCOMPARE(textOf("endCardNearMiss"),
             QString("A cleared board would have earned +1000 and no penalty: %1 more.")
                 .arg(1000 + cost));
    m_document->newGame({drawn("1123233"), {Scoring::no_penalty}}, {});
    click({0, 0});
    click({3, 0});
    QCOMPARE(textOf("endCardNearMiss"), "A cleared board would have earned +1000.");
    newGame("1112"); // one block of a color always stays
    click({0, 0});
    QCOMPARE(textOf("endCardNearMiss"), "");
}

void TestEndCard::medalIsMeasuredAtTheMark() {
    clearABoard();
    const auto* medal = find<QLabel>("endCardMedal");
    const QSize place = medal->size();
    QVERIFY(medal->pixmap().isNull() && !place.isEmpty());
    QCOMPARE(textOf("endCardMedalText"), "What this board can give is not known.");
    const QRect before = card()->geometry();
    setKnown({.medalMark = 1100});
    QVERIFY(!medal->pixmap().isNull());
    QCOMPARE(textOf("endCardMedalText"), "Gold medal");
    QVERIFY(medal->toolTip().contains("90 %") && medal->toolTip().contains("1100"));
    QCOMPARE(medal->size(), place);
    QCOMPARE(card()->geometry(), before);
    setKnown({.medalMark = 1200});
    QCOMPARE(textOf("endCardMedalText"), "Silver medal · gold from 1080");
    setKnown({.medalMark = 1500});
    QCOMPARE(textOf("endCardMedalText"), "Bronze medal · silver from 1125");
    setKnown({.medalMark = 4000});
    QVERIFY(medal->pixmap().isNull());
    QCOMPARE(textOf("endCardMedalText"), "Bronze from 2000");
    setKnown({.medalMark = 0});
    QCOMPARE(textOf("endCardMedalText"), "A medal needs a score above 0.");
    QVERIFY(medal->toolTip().isEmpty());
}

/// The card has room for what comes of it, and stands where the other lines do. While it goes on
/// nobody knows yet whether there is a better game.
void TestEndCard::searchForTheMarkIsTold() {
    m_view->resize(900, 800);
    clearABoard();
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    const auto show = [&](const KnownResults& known) {
        setKnown(known);
        endCard->fit(m_view->rect());
        endCard->layout()->activate();
    };
    const BoardStanding standing{.bestUnaided = 1004, .bestOfSolver = 1000, .games = 1};
    show({.bestScore = 1004, .standing = standing, .isMarkSought = true});
    const auto* text = find<QLabel>("endCardMedalText");
    QCOMPARE(text->text(), "Looking for what this board can give…");
    QVERIFY(text->toolTip().isEmpty());
    QCOMPARE(text->x(), find("endCardAid")->x());
    QVERIFY(!find("endCardComparison")->isVisible());
    const QRect before = card()->geometry();
    show({.bestScore = 1004, .standing = standing, .medalMark = 1004});
    QCOMPARE(textOf("endCardComparison"), "No better game of this board is known.");
    QVERIFY(find("endCardComparison")->isVisible());
    QCOMPARE(card()->geometry(), before);
    show({.bestScore = 4399, .isBestProven = true, .standing = standing, .medalMark = 4399});
    QCOMPARE(text->text(), "Bronze from 2200");
    QVERIFY(textOf("endCardComparison").startsWith("Best game possible, proven: 4399"));
    QCOMPARE(card()->geometry(), before);
}

/// With all of its moves; other help takes no medal away.
void TestEndCard::gameThatWasTakenOverEarnsNoMedal() {
    const auto hasMedal = [this] {
        setKnown({.medalMark = 1008});
        return textOf("endCardMedalText") == "Gold medal";
    };
    MoveList moves;
    moves.push_back(Move{{0, 0}});
    moves.push_back(Move{{0, 0}});
    newGame("11/11/22/22");
    m_document->noteCandidatesShown();
    for (const Move move : moves)
        m_document->play(move.cell);
    QVERIFY(m_document->line().cleared && !m_document->aid().isNone());
    QVERIFY(hasMedal());
    newGame("11/11/22/22");
    m_document->takeOver(moves);
    QVERIFY(m_document->isFinished());
    QVERIFY(!hasMedal());
    QVERIFY(find<QLabel>("endCardMedal")->pixmap().isNull());
}

/// As a file may bring it. Its rules give it the bonus of a cleared board, which nobody earned.
void TestEndCard::boardWithoutBlocksIsNoGame() {
    newGame("../..");
    setKnown({.medalMark = 1000});
    QVERIFY(card()->isVisible());
    QCOMPARE(textOf("endCardTitle"), "This board has no blocks");
    QVERIFY(praisesOf(summaryOf(*m_document)).empty());
    for (const char* name :
         {"endCardScore", "endCardMedal", "endCardMedalText", "endCardPraise", "endCardAid"})
        QVERIFY2(!find(name)->isVisible(), name);
    QCOMPARE(card()->accessibleDescription(), "");
    clearABoard();
    QVERIFY(find("endCardScore")->isVisible() && find("endCardMedal")->isVisible());
    newGame("12/34"); // nor has anybody played this one
    QVERIFY(find("endCardScore")->isVisible() && !find("endCardAid")->isVisible());
}

/// The title says how it ended, and nothing more.
void TestEndCard::openedGameIsPraisedForNothing() {
    clearABoard();
    const GameRecord record = m_document->record();
    newGame("1122");
    m_document->openRecord(record, "cleared elsewhere");
    setKnown({.own = OwnRecords{900, 2, 2}, .medalMark = 1004});
    QCOMPARE(textOf("endCardTitle"), "No blocks are left");
    QCOMPARE(textOf("endCardAid"), "");
    QCOMPARE(textOf("endCardPraise"), "");
    QCOMPARE(textOf("endCardMedalText"), "");
    QVERIFY(find<QLabel>("endCardMedal")->pixmap().isNull());
}

void TestEndCard::bestMomentAndWhatIsLeft() {
    newGame("1111222343434");
    click({4, 0});
    click({0, 0});
    QCOMPARE(textOf("endCardMoment"), "Largest group: 4 blocks, 4 points");
    QVERIFY(find("endCardCurve")->toolTip().endsWith("move 2"));
    const QString three = colorName(3);
    const QString four = colorName(4);
    QCOMPARE(find("endCardLeft")->accessibleDescription(),
             QString("3 %1 −1, 3 %2 −1").arg(three, four));
    clearABoard();
    QVERIFY(!find("endCardLeft")->isVisible());
}

/// Nothing counts where nothing moves, and any key ends it.
void TestEndCard::scoreCountsUp() {
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    clearABoard();
    QVERIFY(!endCard->isCounting());
    m_view->setAnimationDuration(1);
    QStringList scores; // before a key and after it
    connect(m_presenter, &GamePresenter::endCardChanged, endCard, [&](bool isShown) {
        if (!isShown || !endCard->isCounting())
            return;
        scores << textOf("endCardScore");
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        scores << textOf("endCardScore");
    });
    clearABoard();
    TRY_VERIFY(card()->isVisible());
    QCOMPARE(scores, (QStringList{"0", "1004"}));
    QVERIFY(!endCard->isCounting());
    m_presenter->closeEndCard();
    m_presenter->reopenEndCard(); // no news
    QVERIFY(card()->isVisible());
    m_document->undoStack()->undo();
    m_document->undoStack()->redo(); // nor is this
    TRY_VERIFY(card()->isVisible());
    QCOMPARE(scores.size(), 2);
    m_presenter->disconnect(endCard);
    clearABoard();
    TRY_VERIFY(card()->isVisible());
    TRY_COMPARE(textOf("endCardScore"), "1004"); // by itself
}

void TestEndCard::nextOrAgainIsThePrimaryButton() {
    const auto isPrimary = [this](const char* name) {
        return find<QPushButton>(name)->isDefault();
    };
    clearABoard();
    QVERIFY(isPrimary("endCardNext") && !isPrimary("endCardAgain"));
    newGame("111123");
    click({0, 0});
    QVERIFY(!isPrimary("endCardNext") && isPrimary("endCardAgain"));
    setKnown({.own = OwnRecords{1, 2, 4}});
    QVERIFY(isPrimary("endCardNext"));
    press("endCardNext");
    QVERIFY(!card()->isVisible());
    QVERIFY(m_document->line().moves.empty());
    QVERIFY(m_document->start().board != drawn("111123"));
}

/// One keeps both; the other goes on to the next board and opponent, and none leaves the duel for a
/// board alone.
void TestEndCard::buttonsAfterADuelNameBoardAndOpponent() {
    const auto* next = find<QPushButton>("endCardNext");
    const auto* again = find<QPushButton>("endCardAgain");
    clearABoard();
    QCOMPARE(next->text(), "Next");
    QCOMPARE(again->text(), "Try again");
    KnownResults known{.duel = DuelView{.opponent = Opponent::Medium, .own = 1004, .theirs = 3}};
    known.duel->next = Opponent::Hard;
    setKnown(known);
    QCOMPARE(next->text(), "New board: Robin");
    QVERIFY(!next->icon().isNull());
    QVERIFY(next->toolTip().contains("A duel against Robin on another board."));
    int newBoards = 0;
    for (const auto* button : card()->findChildren<QPushButton*>())
        newBoards += button->text().startsWith("New board") ? 1 : 0;
    QCOMPARE(newBoards, 1);
    QSignalSpy duels(m_view->findChild<EndCard*>("endCard"), &EndCard::duelRequested);
    QCOMPARE(again->text(), "Same board: Toni");
    QCOMPARE(again->toolTip(),
             "Plays this board from its start, against Toni once more; can be undone");
    known.duel.reset();
    setKnown(known);
    QCOMPARE(next->text(), "Next");
    QVERIFY(next->icon().isNull());
    QCOMPARE(again->text(), "Try again");
    QVERIFY(!next->toolTip().contains("duel"));
    known.duel = DuelView{.opponent = Opponent::Medium, .own = 1004};
    known.duel->next = Opponent::Hard;
    setKnown(known);
    press("endCardNext");
    QCOMPARE(duels.count(), 1);
    QCOMPARE(duels[0][0].value<Opponent>(), Opponent::Hard);
    QCOMPARE(m_session->duel()->opponent(), Opponent::Hard);
    QVERIFY(m_session->duel()->state() != Duel::State::None);
}

void TestEndCard::extrasAndTheirTitle() {
    clearABoard();
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    auto* extra = new QLabel("extra");
    endCard->addExtra(extra);
    endCard->setTitle("You won!");
    endCard->fit(m_view->rect());
    QVERIFY(card()->isAncestorOf(extra));
    QCOMPARE(textOf("endCardTitle"), "You won!");
    QVERIFY(textOf("endCardPraise").startsWith("Board cleared!"));
    endCard->setTitle({});
    QCOMPARE(textOf("endCardTitle"), "Board cleared!");
}

void TestEndCard::comparesWithTheBestLine_data() {
    QTest::addColumn<int>("best");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("button");
    const QString look = "Show a better game";
    QTest::newRow("better") << 4399 << "Best game known: 4399 (3395 more than this one)."
                            << "Watch the best game";
    QTest::newRow("this game") << 1004 << "No other game of this board is known yet." << look;
    QTest::newRow("worse") << 900 << "No better game of this board is known." << look;
    QTest::newRow("none") << -1 << "" << look;
}

/// A better game is watched where one is known, and looked for where none is.
void TestEndCard::comparesWithTheBestLine() {
    QFETCH(const int, best);
    QFETCH(const QString, text);
    QFETCH(const QString, button);
    clearABoard();
    setKnown({.bestScore = best < 0 ? std::nullopt : std::optional(best), .canFindBetter = true});
    QCOMPARE(textOf("endCardComparison"), text);
    QCOMPARE(find("endCardComparison")->isVisible(), best >= 0);
    QCOMPARE(find<QAbstractButton>("endCardBetter")->text(), button);
    QSignalSpy bestLines(m_presenter, &GamePresenter::bestLineRequested);
    QSignalSpy searches(m_presenter, &GamePresenter::betterGameRequested);
    press("endCardBetter");
    QCOMPARE(bestLines.count(), button == "Watch the best game" ? 1 : 0);
    QCOMPARE(searches.count(), button == "Watch the best game" ? 0 : 1);
}

void TestEndCard::provenBestIsNamedAsSuch() {
    clearABoard();
    setBestKnownScore(1004, true);
    QCOMPARE(textOf("endCardComparison"), "Perfect: it is proven that no game ends higher.");
    setBestKnownScore(1008, true);
    QCOMPARE(textOf("endCardComparison"),
             "Best game possible, proven: 1008 (4 more than this one).");
}

void TestEndCard::searchForABetterGameIsTold() {
    clearABoard();
    const auto* button = find<QAbstractButton>("endCardBetter");
    setKnown({.bestScore = 1004});
    QVERIFY(button->isVisible() && !button->isEnabled());
    KnownResults known{.bestScore = 1004, .canFindBetter = true};
    setKnown(known);
    QVERIFY(button->isEnabled());
    QCOMPARE(button->text(), "Show a better game");
    QSignalSpy asked(m_presenter, &GamePresenter::betterGameRequested);
    press("endCardBetter");
    QCOMPARE(asked.count(), 1);
    known.better = BetterGame::State::Searching;
    known.betterPercent = 40;
    setKnown(known);
    QCOMPARE(button->text(), "Stop looking");
    QCOMPARE(textOf("endCardComparison"), "Looking for a better game: 40 % of the time.");
    known.bestScore = 1010;
    setKnown(known);
    QCOMPARE(textOf("endCardComparison"),
             "Looking for a better game: 40 % of the time. Best game so far: 1010.");
    known.bestScore = 1004;
    known.better = BetterGame::State::NotFound;
    setKnown(known);
    QCOMPARE(textOf("endCardComparison"), "No better game than this one was found.");
    QCOMPARE(button->text(), "Show a better game");
}

void TestEndCard::standingIsTold() {
    clearABoard();
    QVERIFY(!find("endCardStanding")->isVisible());
    setKnown({.standing = {.bestUnaided = 1004, .games = 1}});
    QCOMPARE(textOf("endCardStanding"), "No other game of yours on this board yet.");
    setKnown({.bestScore = 1004, .standing = {.bestUnaided = 1004, .games = 1}});
    QCOMPARE(textOf("endCardComparison"), "No other game of this board is known yet.");
    QVERIFY(!find("endCardStanding")->isVisible()); // it is said
    setKnown({.standing = {.bestUnaided = 1010,
                           .bestAided = 1004,
                           .bestOfSolver = 1020,
                           .games = 7,
                           .above = 2}});
    QCOMPARE(textOf("endCardStanding"),
             "Number 3 of your 7 games on this board.\n"
             "Best without help: 1010 · with help: 1004 · the computer: 1020");
    setKnown({.standing = {.bestUnaided = 1004, .games = 7}});
    QCOMPARE(textOf("endCardStanding"),
             "Your best of 7 games on this board.\nBest without help: 1004");
    setKnown({.standing = {.bestAided = 1004, .bestOfSolver = 1020, .games = 7}});
    QCOMPARE(textOf("endCardStanding"), "Your best of 7 games on this board.\n"
                                        "Best with help: 1004 · the computer: 1020");
}

/// Whoever has the best game known, the comparison names its score.
void TestEndCard::bestScoreIsSaidOnce() {
    clearABoard();
    setKnown({.bestScore = 3477,
              .standing = {.bestUnaided = 1010, .bestOfSolver = 3477, .games = 7, .above = 2}});
    QCOMPARE(textOf("endCardComparison"), "Best game known: 3477 (2473 more than this one).");
    QCOMPARE(textOf("endCardStanding"),
             "Number 3 of your 7 games on this board.\nBest without help: 1010");
    setKnown({.bestScore = 3477, .standing = {.bestAided = 3477, .games = 2, .above = 1}});
    QCOMPARE(textOf("endCardStanding"), "Number 2 of your 2 games on this board.");
    setKnown({.bestScore = 1004, .standing = {.bestOfSolver = 1004, .games = 2}});
    QCOMPARE(textOf("endCardStanding"), // the comparison names no score
             "Your best of 2 games on this board.\nThe computer: 1004");
    GameSummary summary = summaryOf(*m_document);
    summary.known.bestScore = 3477;
    summary.known.standing.bestOfSolver = 3477;
    summary.known.daily = DailyEnd{QDate(2026, 1, 1), 4, false};
    DailyResult daily;
    daily.setSummary(summary);
    QCOMPARE(daily.text(), "Day 4 in a row");
}

void TestEndCard::comparisonWithoutPointsTellsTheEnd() {
    m_document->newGame({drawn("111123"), {Scoring::clickomania}}, {});
    click({0, 0});
    setKnown({.bestScore = 1});
    QCOMPARE(textOf("endCardComparison"), QString("Best game known: board cleared."));
    setKnown({.bestScore = -1});
    QCOMPARE(textOf("endCardComparison"), QString("Best game known: 1 block left."));
    setKnown({.bestScore = -2, .standing = {.bestUnaided = -2, .bestOfSolver = -2, .games = 1}});
    QCOMPARE(textOf("endCardComparison"), QString("No better game of this board is known."));
}

void TestEndCard::comparisonFollowsWhileShown() {
    clearABoard();
    QCOMPARE(textOf("endCardComparison"), "No other game of this board is known yet.");
    setBestKnownScore(2004);
    QCOMPARE(textOf("endCardComparison"),
             QString("Best game known: 2004 (1000 more than this one)."));
    QCOMPARE(find<QAbstractButton>("endCardBetter")->text(), "Watch the best game");
    setKnown({});
    QVERIFY(!find("endCardComparison")->isVisible());
    QCOMPARE(find<QAbstractButton>("endCardBetter")->text(), "Show a better game");
    newGame("1234"); // of no moves there is nothing to watch
    QVERIFY(!find("endCardReplay")->isVisible());
}

/// Without animation, too: the game counts among the results before the card is shown.
void TestEndCard::itsFirstSightHasTheNewResults() {
    Database database(":memory:");
    OwnResults results(&database);
    GameSession session(nullptr, nullptr, &results);
    BoardView view;
    view.setAnimationDuration(0);
    const auto* presenter = new GamePresenter(&view, &session); // ends with the view
    QStringList shown;
    connect(presenter, &GamePresenter::endCardChanged, this, [&] {
        for (const char* name : {"endCardComparison", "endCardStanding"})
            shown << view.findChild<QLabel*>(name)->text();
    });
    session.document()->newGame({drawn("1111"), {}}, {});
    session.document()->play({0, 0});
    QCOMPARE(shown, QStringList({"No other game of this board is known yet.", ""}));
    shown.clear();
    session.document()->newGame({drawn("112"), {}}, {}); // takes the card away
    QVERIFY(!presenter->hasEndCard());
    shown.clear();
    session.document()->play({0, 0});
    QCOMPARE(shown.value(0), "No other game of this board is known yet.");
}

void TestEndCard::hintsAreCountedWhileShown() {
    clearABoard();
    m_document->addHint();
    QCOMPARE(textOf("endCardAid"), QString("Help: 1 hint"));
}

/// Two facts in words: the help in this game, and that of games on its board before.
void TestEndCard::helpOfTheBoardStandsApart() {
    clearABoard();
    m_document->addHint();
    m_document->restart();
    QVERIFY(!card()->isVisible());
    click({0, 0});
    QCOMPARE(textOf("endCardAid"),
             QString("Played without help\nThis board was played with help before."));
    m_document->addHint();
    QCOMPARE(textOf("endCardAid"),
             QString("Help: 1 hint\nThis board was played with help before."));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo(); // the game before
    QCOMPARE(textOf("endCardAid"), QString("Help: 1 hint"));
}

void TestEndCard::openedLineOfASolverIsNoGame() {
    clearABoard();
    GameRecord record = m_document->record();
    record.source = RecordSource{};
    record.source->solver = "flat-monte-carlo";
    m_document->openRecord(record, "solved");
    KnownResults known{.bestScore = 1004,
                       .standing = {.bestUnaided = 990, .games = 2, .above = 0},
                       .duel = DuelView{.own = 4, .theirs = 3}};
    setKnown(known);
    QVERIFY(card()->isVisible());
    QCOMPARE(textOf("endCardAid"), QString("Found by Flat Monte-Carlo"));
    QCOMPARE(textOf("endCardStanding"), QString("Your games on this board: 2\n"
                                                "Best without help: 990"));
    QCOMPARE(textOf("endCardTitle"), "No blocks are left"); // nobody played
    known.standing.games = 1;
    setKnown(known);
    QCOMPARE(textOf("endCardComparison"), QString("This is the best game known."));
    press("endCardUndo");
    QCOMPARE(m_document->board(), drawn("1111"));
    click({0, 0});
    QCOMPARE(textOf("endCardAid"), QString("Found by Flat Monte-Carlo")); // the same move
    record.source->solver = "<b>elsewhere</b>";
    m_document->openRecord(record, "solved");
    QCOMPARE(textOf("endCardAid"), QString("Found by <b>elsewhere</b>"));
    QCOMPARE(find<QLabel>("endCardAid")->textFormat(), Qt::PlainText);
}

/// The statistics do not count it: it is no game of the person, and the card says why.
void TestEndCard::gameTakenOverIsPraisedForNothing() {
    clearABoard();
    const MoveList moves = m_document->line().moves;
    newGame("1111");
    m_document->takeOver(moves);
    const KnownResults known{.bestScore = 1004,
                             .isBestProven = true,
                             .standing = {.bestUnaided = 990, .games = 1},
                             .own = OwnRecords{990, 2, 2},
                             .medalMark = 1004,
                             .scoreToBeat = 1000};
    setKnown(known);
    QCOMPARE(textOf("endCardTitle"), "No blocks are left");
    QCOMPARE(textOf("endCardPraise"),
             "This game was taken over up to its end, so it earns no medal and is not counted in "
             "the statistics.");
    QVERIFY(find<QLabel>("endCardMedal")->pixmap().isNull());
    QCOMPARE(textOf("endCardMedalText"), "");
    QCOMPARE(textOf("endCardComparison"), "It is proven that no game ends higher.");
    QCOMPARE(textOf("endCardStanding"), "Your games on this board: 1\nBest without help: 990");
    QVERIFY(!m_presenter->isPerfect());
    GameSummary summary = summaryOf(*m_document);
    summary.known = known;
    QVERIFY(!DailyResult::isOf(summary));
    m_document->newGame({drawn("1111"), {Scoring::clickomania}}, {}); // has no medals
    m_document->takeOver(moves);
    QCOMPARE(textOf("endCardPraise"),
             "This game was taken over up to its end, so it is not counted in the statistics.");
    newGame("1111");
    click({0, 0});
    QVERIFY(!textOf("endCardPraise").contains("taken over"));
}

SAMEGAME_TEST(TestEndCard, QApplication)
#include "tst_endcard.moc"
