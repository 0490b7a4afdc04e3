#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The card at the end of a game.
class TestEndCard : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void takesTheScoreApart_data();
    void takesTheScoreApart();
    void comparesWithTheBestLine_data();
    void comparesWithTheBestLine();
    void provenBestIsNamedAsSuch();
    void searchForABetterGameIsTold();
    void standingIsTold();
    void comparisonWithoutPointsTellsTheEnd();
    void comparisonFollowsWhileShown();
    void itsFirstSightHasTheNewResults();
    void hintsAreCountedWhileShown();
    void helpOfTheBoardStandsApart();
    void openedLineOfASolverIsNoGame();
    void escapeClosesIt();
    void waitsForTheAnimation();
    void isThereWhenTheBoardHasNoMoves();
    void staysClosedUntilTheNextMove();
    void replayHidesIt();
    void undoButtonTakesTheLastMoveBack();
    void undoButtonFollowsTheStack();
    void buttonsAskTheWindow();
    void arrowsStillMoveTheCursor();
    void tabReachesTheButtons();
    void focusReturnsToTheBoard();
    void clickOnItIsNotForTheBoard();
    void fitsAndStaysInTheMiddle_data();
    void fitsAndStaysInTheMiddle();

private:
    template <class Widget = QWidget>
    Widget* find(const char* name) const {
        return m_view->findChild<Widget*>(name);
    }
    QWidget* card() const { return find("endCard"); }
    QString textOf(const char* name) const { return find<QLabel>(name)->text(); }
    void press(const char* name) { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    /// For 4 and 1,000 points.
    void clearABoard() {
        newGame("1111");
        click({0, 0});
    }
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
        {"Board cleared!", "2 moves", "8", "Bonus for the cleared board", "+1000", "1008"});
    add("blocks left", "111123", standard,
        {"No more moves: 2 blocks left", "1 move", "4", "Penalty for blocks left", "−2", "2"});
    add("one block left", "1112", standard,
        {"No more moves: 1 block left", "1 move", "1", "Penalty for blocks left", "−1", "0"});
    add("nothing charged", "2113", int(Scoring::lenient_penalty),
        {"No more moves: 2 blocks left", "1 move", "0", "Penalty for blocks left", "0", "0"});
    add("no charge", "111123", int(Scoring::no_penalty),
        {"No more moves: 2 blocks left", "1 move", "4", "Blocks left cost nothing", "0", "4"});
    add("no bonus", "11/11/22/22", bubbleBreaker,
        {"Board cleared!", "2 moves", "24", "A cleared board earns no bonus", "0", "24"});
    add("neither", "111123", bubbleBreaker,
        {"No more moves: 2 blocks left", "1 move", "12", "Blocks left cost nothing", "0", "12"});
    add("cleared without points", "11/11/22/22", clickomania,
        {"Board cleared!", "2 moves, without points", "0", "Bonus for the cleared board", "+1",
         "1"});
    add("blocks left without points", "111123", clickomania,
        {"No more moves: 2 blocks left", "1 move, without points", "0", "Penalty for blocks left",
         "−2", "−2"});
}

void TestEndCard::takesTheScoreApart() {
    QFETCH(const QString, board);
    QFETCH(const QStringList, expected);
    QFETCH(const int, scoring);
    m_document->newGame({drawn(board.toStdString()), {static_cast<Scoring>(scoring)}}, {});
    QVERIFY(!card()->isVisible());
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board()).front().cell);
    QVERIFY(card()->isVisible());
    const QStringList shown{textOf("endCardTitle"),      textOf("endCardMoves"),
                            textOf("endCardMovePoints"), textOf("endCardEnd"),
                            textOf("endCardEndPoints"),  textOf("endCardScore")};
    QCOMPARE(shown, expected);
    QCOMPARE(textOf("endCardAid"), QString("Played unaided"));
}

void TestEndCard::comparesWithTheBestLine_data() {
    QTest::addColumn<int>("best");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("button");
    const QString game = "Watch this game";
    QTest::newRow("better") << 4399 << "Best line known: 4399, 3395 more than this game."
                            << "Watch best line";
    QTest::newRow("this game") << 1004 << "No other line of this board is known yet." << game;
    QTest::newRow("worse") << 900 << "No better game of this board is known." << game;
    QTest::newRow("none") << -1 << "" << game;
}

void TestEndCard::comparesWithTheBestLine() {
    QFETCH(const int, best);
    QFETCH(const QString, text);
    QFETCH(const QString, button);
    clearABoard();
    setKnown({.bestScore = best < 0 ? std::nullopt : std::optional(best)});
    QCOMPARE(textOf("endCardComparison"), text);
    QCOMPARE(find("endCardComparison")->isVisible(), best >= 0);
    QCOMPARE(find<QAbstractButton>("endCardReplay")->text(), button);
    QSignalSpy bestLines(m_presenter, &GamePresenter::bestLineRequested);
    QSignalSpy games(m_presenter, &GamePresenter::gameReplayRequested);
    press("endCardReplay");
    QCOMPARE(bestLines.count(), button == "Watch best line" ? 1 : 0);
    QCOMPARE(games.count(), button == "Watch best line" ? 0 : 1);
}

void TestEndCard::provenBestIsNamedAsSuch() {
    clearABoard();
    setBestKnownScore(1004, true);
    QCOMPARE(textOf("endCardComparison"), "Perfect: it is proven that no line ends higher.");
    setBestKnownScore(1008, true);
    QCOMPARE(textOf("endCardComparison"),
             "Best line possible, as is proven: 1008, 4 more than this game.");
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
             "Looking for a better game: 40 % of the time. Best line so far: 1010.");
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
    QCOMPARE(textOf("endCardStanding"), "No other game of yours on this board yet.\n"
                                        "Best unaided: 1004 · aided: – · of a solver: –");
    setKnown({.standing = {.bestUnaided = 1010,
                           .bestAided = 1004,
                           .bestOfSolver = 1020,
                           .games = 7,
                           .above = 2}});
    QCOMPARE(textOf("endCardStanding"), "Number 3 of your 7 games on this board.\n"
                                        "Best unaided: 1010 · aided: 1004 · of a solver: 1020");
    setKnown({.standing = {.bestUnaided = 1004, .games = 7}});
    QVERIFY(textOf("endCardStanding").startsWith("Your best of 7 games on this board."));
}

void TestEndCard::comparisonWithoutPointsTellsTheEnd() {
    m_document->newGame({drawn("111123"), {Scoring::clickomania}}, {});
    click({0, 0});
    setKnown({.bestScore = 1});
    QCOMPARE(textOf("endCardComparison"), QString("Best line known: board cleared."));
    setKnown({.bestScore = -1});
    QCOMPARE(textOf("endCardComparison"), QString("Best line known: 1 block left."));
    setKnown({.bestScore = -2, .standing = {-2, {}, -2, 1, 0}});
    QCOMPARE(textOf("endCardComparison"), QString("No better game of this board is known."));
    QVERIFY(find("endCardEnd")->toolTip().contains("Clickomania"));
}

void TestEndCard::comparisonFollowsWhileShown() {
    clearABoard();
    QCOMPARE(textOf("endCardComparison"), "No other line of this board is known yet.");
    setBestKnownScore(2004);
    QCOMPARE(textOf("endCardComparison"),
             QString("Best line known: 2004, 1000 more than this game."));
    QCOMPARE(find<QAbstractButton>("endCardReplay")->text(), "Watch best line");
    setKnown({});
    QVERIFY(!find("endCardComparison")->isVisible());
    QCOMPARE(find<QAbstractButton>("endCardReplay")->text(), "Watch this game");
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
    QCOMPARE(shown, QStringList({"No other line of this board is known yet.",
                                 "No other game of yours on this board yet.\n"
                                 "Best unaided: 1004 · aided: – · of a solver: –"}));
    shown.clear();
    session.document()->newGame({drawn("112"), {}}, {}); // takes the card away
    QVERIFY(!presenter->hasEndCard());
    shown.clear();
    session.document()->play({0, 0});
    QCOMPARE(shown.value(0), "No other line of this board is known yet.");
}

void TestEndCard::hintsAreCountedWhileShown() {
    clearABoard();
    m_document->addHint();
    QCOMPARE(textOf("endCardAid"), QString("Aid: 1 hint"));
}

/// Two facts in words: the help in this game, and that of games on its board before.
void TestEndCard::helpOfTheBoardStandsApart() {
    clearABoard();
    m_document->addHint();
    m_document->restart();
    QVERIFY(!card()->isVisible());
    click({0, 0});
    QCOMPARE(textOf("endCardAid"),
             QString("Played unaided\nThis board was played with help before."));
    m_document->addHint();
    QCOMPARE(textOf("endCardAid"), QString("Aid: 1 hint\nThis board was played with help before."));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo(); // the game before
    QCOMPARE(textOf("endCardAid"), QString("Aid: 1 hint"));
}

void TestEndCard::openedLineOfASolverIsNoGame() {
    clearABoard();
    GameRecord record = m_document->record();
    record.source = RecordSource{};
    record.source->solver = "flat-monte-carlo";
    m_document->openRecord(record, "solved");
    KnownResults known{.bestScore = 1004,
                       .standing = {.bestUnaided = 990, .games = 2, .above = 0},
                       .duel = DuelView{.theirs = 3}};
    setKnown(known);
    QVERIFY(card()->isVisible());
    QCOMPARE(textOf("endCardAid"), QString("Found by Flat Monte-Carlo"));
    QCOMPARE(textOf("endCardStanding"), QString("Your games on this board: 2\n"
                                                "Best unaided: 990 · aided: – · of a solver: –"));
    QVERIFY(!find("duelResult")->isVisible()); // nobody played
    known.standing.games = 1;
    setKnown(known);
    QCOMPARE(textOf("endCardComparison"), QString("This is the best line known."));
    press("endCardUndo");
    QCOMPARE(m_document->board(), drawn("1111"));
    click({0, 0});
    QCOMPARE(textOf("endCardAid"), QString("Found by Flat Monte-Carlo")); // the same move
    record.source->solver = "<b>elsewhere</b>";
    m_document->openRecord(record, "solved");
    QCOMPARE(textOf("endCardAid"), QString("Found by <b>elsewhere</b>"));
    QCOMPARE(find<QLabel>("endCardAid")->textFormat(), Qt::PlainText);
}

void TestEndCard::escapeClosesIt() {
    clearABoard();
    QVERIFY(m_presenter->hasEndCard());
    QVERIFY(m_presenter->closeEndCard());
    QVERIFY(!card()->isVisible());
    QVERIFY(!m_presenter->closeEndCard());
    m_document->undoStack()->undo();
    click({0, 0});
    QVERIFY(card()->isVisible());
}

void TestEndCard::waitsForTheAnimation() {
    m_view->setAnimationDuration(100);
    clearABoard();
    QVERIFY(!card()->isVisible());
    TRY_VERIFY(card()->isVisible());
}

void TestEndCard::isThereWhenTheBoardHasNoMoves() {
    newGame("12/34");
    QVERIFY(card()->isVisible());
    newGame("11/22");
    QVERIFY(!card()->isVisible());
}

void TestEndCard::staysClosedUntilTheNextMove() {
    clearABoard();
    press("endCardClose");
    QVERIFY(!card()->isVisible());
    m_view->resize(500, 500);
    setBestKnownScore(5000);
    QVERIFY(!card()->isVisible());
    m_document->undoStack()->undo();
    m_document->undoStack()->redo();
    QVERIFY(card()->isVisible());
}

void TestEndCard::replayHidesIt() {
    clearABoard();
    m_presenter->showReplay({drawn("1111"), {}}, Move{{0, 0}});
    QVERIFY(!card()->isVisible());
    m_presenter->showGame();
    QVERIFY(card()->isVisible());
}

void TestEndCard::undoButtonTakesTheLastMoveBack() {
    clearABoard();
    press("endCardUndo");
    QCOMPARE(m_document->board(), drawn("1111"));
    QVERIFY(!card()->isVisible());
}

void TestEndCard::undoButtonFollowsTheStack() {
    newGame("1111");
    m_document->undoStack()->clear();
    click({0, 0});
    QVERIFY(find("endCardUndo")->isEnabled());
    m_document->undoStack()->clear();
    QVERIFY(!find("endCardUndo")->isEnabled());
}

void TestEndCard::buttonsAskTheWindow() {
    clearABoard();
    setBestKnownScore(2000);
    QSignalSpy newGames(m_presenter, &GamePresenter::newGameRequested);
    QSignalSpy bestLines(m_presenter, &GamePresenter::bestLineRequested);
    press("endCardNewGame");
    QCOMPARE(newGames.count(), 1);
    QCOMPARE(bestLines.count(), 0);
    press("endCardReplay");
    QCOMPARE(bestLines.count(), 1);
    QSignalSpy reviews(m_presenter, &GamePresenter::reviewRequested);
    press("endCardReview");
    QCOMPARE(reviews.count(), 1);
}

void TestEndCard::arrowsStillMoveTheCursor() {
    newGame("1234");
    m_view->setFocus();
    QVERIFY(m_view->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(m_view->activeCursor(), (std::optional(Cell{1, 0})));
    QTest::mouseClick(card(), Qt::LeftButton, {}, card()->rect().center());
    QVERIFY(m_view->hasFocus());
}

void TestEndCard::tabReachesTheButtons() {
    setBestKnownScore(2000);
    clearABoard();
    m_view->activateWindow();
    m_view->setFocus();
    QStringList reached;
    for (int i = 0; i < 8; ++i) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(reached,
             (QStringList{"boardView", "endCardNewGame", "endCardAgain", "endCardUndo",
                          "endCardReplay", "endCardBetter", "endCardReview", "endCardClose"}));
}

void TestEndCard::focusReturnsToTheBoard() {
    clearABoard();
    find("endCardUndo")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(find("endCardUndo"), Qt::Key_Space);
    QCOMPARE(m_document->board(), drawn("1111"));
    QVERIFY(m_view->hasFocus());
}

void TestEndCard::clickOnItIsNotForTheBoard() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("1234");
    QTest::mouseClick(card(), Qt::LeftButton, {}, card()->rect().center());
    QVERIFY(card()->isVisible());
    QCOMPARE(m_document->board(), drawn("1234"));
}

void TestEndCard::fitsAndStaysInTheMiddle_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(240, 240);
    QTest::newRow("portrait") << QSize(240, 700);
    QTest::newRow("low") << QSize(700, 240);
    QTest::newRow("large") << QSize(1000, 900);
}

void TestEndCard::fitsAndStaysInTheMiddle() {
    QFETCH(const QSize, size);
    setBestKnownScore(4399);
    newGame("1234/2345/3456/4567");
    m_view->resize(size);
    QVERIFY(m_view->rect().contains(card()->geometry()));
    QVERIFY((card()->geometry().center() - m_view->rect().center()).manhattanLength() <= 2);
    for (const auto* child : card()->findChildren<QWidget*>()) {
        if (!child->isVisible())
            continue;
        QVERIFY2(card()->rect().contains(child->geometry()), qPrintable(child->objectName()));
        const auto* label = qobject_cast<const QLabel*>(child);
        const int needed = label && label->wordWrap() ? label->heightForWidth(label->width())
                                                      : child->sizeHint().height();
        QVERIFY2(child->height() >= needed, qPrintable(child->objectName()));
    }
}

SAMEGAME_TEST(TestEndCard, QApplication)
#include "tst_endcard.moc"
