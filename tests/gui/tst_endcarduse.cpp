#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "app/gui/basics/language.h"
#include "app/gui/play/cardframe.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/duelresult.h"
#include "app/gui/play/sounds.h"
#include "tests/gui/endcardfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The card at the end of a game in use: when it is there and where, its buttons and its keys.
class TestEndCardUse : public EndCardFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void clickOnTheScoreBringsItBack();
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
    void enterPressesThePrimaryButton_data();
    void enterPressesThePrimaryButton();
    void enterOnAButtonIsForThatButton();
    void buttonWithTheFocusHasARing();
    void clicksRightAfterItCameUpReachNoButton();
    void focusReturnsToTheBoard();
    void clickOnItIsNotForTheBoard();
    void standsWhereItCoversTheFewestBlocks();
    void fitsOverAnyBoard_data();
    void fitsOverAnyBoard();
    void partsNeverOverlap_data();
    void partsNeverOverlap();
    void growsWithTheResultOfADay();
    void buttonAloneHasTheWholeRow();

private:
    void fillWithADuel();
    QString whatIsSqueezed() const;
};

void TestEndCardUse::clickOnTheScoreBringsItBack() {
    QWidget score;
    score.show();
    m_presenter->bringEndCardBackWith(&score);
    clearABoard();
    QVERIFY(!m_presenter->canBringEndCardBack());
    m_presenter->closeEndCard();
    QVERIFY(m_presenter->canBringEndCardBack() && !score.toolTip().isEmpty());
    QTest::mouseClick(&score, Qt::LeftButton);
    QVERIFY(card()->isVisible() && score.toolTip().isEmpty());
    newGame("1111");
    QTest::mouseClick(&score, Qt::LeftButton);
    QVERIFY(!card()->isVisible());
}

void TestEndCardUse::escapeClosesIt() {
    clearABoard();
    QVERIFY(m_presenter->hasEndCard());
    QVERIFY(m_presenter->closeEndCard());
    QVERIFY(!card()->isVisible());
    QVERIFY(!m_presenter->closeEndCard());
    m_document->undoStack()->undo();
    click({0, 0});
    QVERIFY(card()->isVisible());
}

void TestEndCardUse::waitsForTheAnimation() {
    m_view->setAnimationDuration(100);
    clearABoard();
    QVERIFY(!card()->isVisible());
    TRY_VERIFY(card()->isVisible());
}

void TestEndCardUse::isThereWhenTheBoardHasNoMoves() {
    newGame("12/34");
    QVERIFY(card()->isVisible());
    newGame("11/22");
    QVERIFY(!card()->isVisible());
}

void TestEndCardUse::staysClosedUntilTheNextMove() {
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

void TestEndCardUse::replayHidesIt() {
    clearABoard();
    m_presenter->showReplay({drawn("1111"), {}}, Move{{0, 0}});
    QVERIFY(!card()->isVisible());
    m_presenter->showGame();
    QVERIFY(card()->isVisible());
}

void TestEndCardUse::undoButtonTakesTheLastMoveBack() {
    clearABoard();
    press("endCardUndo");
    QCOMPARE(m_document->board(), drawn("1111"));
    QVERIFY(!card()->isVisible());
}

void TestEndCardUse::undoButtonFollowsTheStack() {
    newGame("1111");
    m_document->undoStack()->clear();
    click({0, 0});
    QVERIFY(find("endCardUndo")->isEnabled());
    m_document->undoStack()->clear();
    QVERIFY(!find("endCardUndo")->isEnabled());
}

void TestEndCardUse::buttonsAskTheWindow() {
    clearABoard();
    setBestKnownScore(2000);
    QSignalSpy newGames(m_presenter, &GamePresenter::newGameRequested);
    QSignalSpy bestLines(m_presenter, &GamePresenter::bestLineRequested);
    press("endCardNewGame");
    QCOMPARE(newGames.count(), 1);
    QCOMPARE(bestLines.count(), 0);
    press("endCardBetter");
    QCOMPARE(bestLines.count(), 1);
    QSignalSpy games(m_presenter, &GamePresenter::gameReplayRequested);
    press("endCardReplay");
    QCOMPARE(games.count(), 1);
    QSignalSpy reviews(m_presenter, &GamePresenter::reviewRequested);
    press("endCardReview");
    QCOMPARE(reviews.count(), 1);
}

void TestEndCardUse::arrowsStillMoveTheCursor() {
    newGame("1234");
    m_view->setFocus();
    QVERIFY(m_view->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(m_view->activeCursor(), (std::optional(Cell{1, 0})));
    QTest::mouseClick(card(), Qt::LeftButton, {}, card()->rect().center());
    QVERIFY(m_view->hasFocus());
}

void TestEndCardUse::tabReachesTheButtons() {
    setBestKnownScore(2000);
    clearABoard();
    m_view->activateWindow();
    m_view->setFocus();
    QStringList reached;
    for (int i = 0; i < 9; ++i) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(reached, (QStringList{"boardView", "endCardNext", "endCardReview", "endCardBetter",
                                   "endCardAgain", "endCardNewGame", "endCardUndo", "endCardReplay",
                                   "endCardClose"}));
}

void TestEndCardUse::enterPressesThePrimaryButton_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isFocused");
    for (const bool isFocused : {false, true}) {
        QTest::addRow("Return, %d", isFocused) << int(Qt::Key_Return) << isFocused;
        QTest::addRow("Enter, %d", isFocused) << int(Qt::Key_Enter) << isFocused;
    }
}

/// After a game that was played by mouse, with the focus on the board or nowhere.
void TestEndCardUse::enterPressesThePrimaryButton() {
    QFETCH(const int, key);
    QFETCH(const bool, isFocused);
    clearABoard();
    if (isFocused)
        m_view->setFocus();
    else
        m_view->clearFocus();
    QSignalSpy pressed(find<QPushButton>("endCardNext"), &QPushButton::clicked);
    const auto modifiers = key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier;
    QTest::keyClick(m_view.get(), Qt::Key(key), modifiers);
    QCOMPARE(pressed.count(), 1);
    QVERIFY(!card()->isVisible());
    QVERIFY(m_document->line().moves.empty());
    QTest::keyClick(m_view.get(), Qt::Key(key), modifiers); // no card any more
    QCOMPARE(pressed.count(), 1);
    QVERIFY(m_document->line().moves.empty());
}

void TestEndCardUse::enterOnAButtonIsForThatButton() {
    clearABoard();
    m_view->activateWindow();
    auto* close = find<QAbstractButton>("endCardClose");
    close->setFocus(Qt::TabFocusReason);
    QTest::keyClick(close, Qt::Key_Return);
    QVERIFY(!card()->isVisible());
    QCOMPARE(m_document->line().moves.size(), std::size_t{1});
    m_presenter->reopenEndCard();
    auto* undo = find<QAbstractButton>("endCardUndo");
    undo->setFocus(Qt::TabFocusReason);
    QVERIFY(find<QPushButton>("endCardUndo")->isDefault());
    m_view->setFocus();
    TRY_VERIFY(find<QPushButton>("endCardNext")->isDefault()); // again
    undo->setFocus(Qt::TabFocusReason);
    QTest::keyClick(undo, Qt::Key_Return);
    QCOMPARE(m_document->board(), drawn("1111"));
}

void TestEndCardUse::buttonWithTheFocusHasARing() {
    clearABoard();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    for (const char* name : {"endCardNext", "endCardUndo", "endCardClose"}) {
        auto* button = find(name);
        const QRect around(button->mapTo(m_view.get(), QPoint(-2, -2)),
                           button->size() + QSize(4, 4));
        m_view->setFocus();
        const QImage before = m_view->grab(around).toImage();
        button->setFocus(Qt::TabFocusReason);
        const QImage after = m_view->grab(around).toImage();
        const QRect edge(before.width() / 2, 0, 1, 2); // beside the button itself
        QVERIFY2(before.copy(edge) != after.copy(edge), name);
    }
}

/// They were meant for the board; keys are not.
void TestEndCardUse::clicksRightAfterItCameUpReachNoButton() {
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    endCard->setGuardTime(std::chrono::hours(1));
    clearABoard();
    picture(); // with it the time begins
    auto* undo = find("endCardUndo");
    const QPoint place = undo->mapTo(m_view.get(), undo->rect().center());
    QWidget* hit = m_view->childAt(place);
    QVERIFY(hit != undo && (hit == card() || card()->isAncestorOf(hit)));
    auto* guard = endCard->findChild<QTimer*>("cardGuard");
    QVERIFY(guard->isActive());
    guard->start(std::chrono::minutes(20));
    QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(m_view.get(), place));
    QVERIFY(card()->isVisible());
    QVERIFY(guard->remainingTimeAsDuration() > std::chrono::minutes(20)); // it began anew
    endCard->setGuardTime(std::chrono::milliseconds(0));
    QCOMPARE(m_view->childAt(place), undo);
    endCard->setGuardTime(std::chrono::hours(1));
    clearABoard();
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QVERIFY(!card()->isVisible());
}

void TestEndCardUse::focusReturnsToTheBoard() {
    clearABoard();
    find("endCardUndo")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(find("endCardUndo"), Qt::Key_Space);
    QCOMPARE(m_document->board(), drawn("1111"));
    QVERIFY(m_view->hasFocus());
}

void TestEndCardUse::clickOnItIsNotForTheBoard() {
    m_view->setClickMode(ClickMode::SelectThenConfirm);
    newGame("1234");
    QTest::mouseClick(card(), Qt::LeftButton, {}, card()->rect().center());
    QVERIFY(card()->isVisible());
    QCOMPARE(m_document->board(), drawn("1234"));
}

/// In the middle where nothing is left.
void TestEndCardUse::standsWhereItCoversTheFewestBlocks() {
    m_view->resize(900, 900);
    const auto fromTheMiddle = [this] {
        return card()->geometry().center() - m_view->rect().center();
    };
    clearABoard();
    QVERIFY(fromTheMiddle().manhattanLength() <= 2);
    std::string rows = "1212121212/2121212121/1212121212/2121212121/1212121212";
    for (int row = 0; row < 5; ++row)
        rows.insert(0, "........../");
    newGame(rows);
    QVERIFY(card()->isVisible() && m_view->rect().contains(card()->geometry()));
    QVERIFY(std::abs(fromTheMiddle().x()) <= 2);
    constexpr int shadow = CardFrame::shadow;
    const QRect paper = card()->geometry().adjusted(shadow, shadow, -shadow, -shadow);
    QCOMPARE(m_view->blockRects().size(), std::size_t{50});
    for (const QRect& block : m_view->blockRects())
        QVERIFY(!block.intersects(paper));
}

void TestEndCardUse::fitsOverAnyBoard_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(240, 240);
    QTest::newRow("portrait") << QSize(240, 700);
    QTest::newRow("low") << QSize(700, 240);
    QTest::newRow("large") << QSize(1000, 900);
}

void TestEndCardUse::fitsOverAnyBoard() {
    QFETCH(const QSize, size);
    setBestKnownScore(4399);
    newGame("1234/2345/3456/4567");
    m_view->resize(size);
    QVERIFY(m_view->rect().contains(card()->geometry()));
    QCOMPARE(whatIsSqueezed(), QString());
}

/// With all that a card can have: the end of a duel on the board of a day, and a question.
void TestEndCardUse::fillWithADuel() {
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    DuelView duel{.opponent = Opponent::Hard, .own = 12345, .theirs = 12346};
    duel.recorded = 700;
    duel.tally = DuelTally{.won = 12, .drawn = 3, .lost = 45, .aided = 6, .aidedWon = 2};
    duel.next = Opponent::Hard;
    GameSummary summary = summaryOf(*m_document);
    summary.known = {.bestScore = 4399,
                     .isBestProven = true,
                     .standing = {.bestUnaided = 1010,
                                  .bestAided = 1004,
                                  .bestOfSolver = 1020,
                                  .games = 7,
                                  .above = 2},
                     .own = OwnRecords{-9, 12, 1},
                     .medalMark = 40,
                     .duel = duel,
                     .daily = DailyEnd{QDate(2026, 1, 1), 4, false},
                     .scoreToBeat = 100};
    endCard->setSummary(summary);
    endCard->setTitle(DuelResult::titleOf(duel));
    auto* result = m_view->findChild<DuelResult*>("duelResult");
    result->setDuel(duel);
    result->show();
    auto* daily = m_view->findChild<DailyResult*>();
    daily->setSummary(summary);
    daily->show();
    auto* offer = new SoundOffer;
    endCard->addOffer(offer);
    offer->show();
}

/// Two parts of the card that overlap, or one that has too little room or leaves its paper; else
/// empty.
QString TestEndCardUse::whatIsSqueezed() const {
    constexpr int shadow = CardFrame::shadow;
    const QRect paper = card()->rect().adjusted(shadow, shadow, -shadow, -shadow);
    std::vector<std::pair<QString, QRect>> parts;
    for (const auto* child : card()->findChildren<QWidget*>()) {
        const QObjectList& inside = child->children();
        const bool hasParts =
            std::ranges::any_of(inside, [](const QObject* each) { return each->isWidgetType(); });
        if (!child->isVisible() || hasParts)
            continue;
        const QRect place(child->mapTo(card(), QPoint(0, 0)), child->size());
        const auto* label = qobject_cast<const QLabel*>(child);
        const int height = label && label->wordWrap() ? label->heightForWidth(label->width())
                                                      : child->sizeHint().height();
        const QString name = child->objectName();
        if (!paper.contains(place))
            return name + " leaves the card";
        if (place.width() < child->minimumSizeHint().width() || place.height() < height)
            return name + " is squeezed";
        for (const auto& [other, rect] : parts)
            if (rect.intersects(place))
                return name + " over " + other;
        parts.emplace_back(name, place);
    }
    return {};
}

void TestEndCardUse::partsNeverOverlap_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDuel");
    for (const QString& language : Language::codes())
        for (const bool isDuel : {false, true})
            QTest::addRow("%s, %d", qPrintable(language), isDuel) << language << isDuel;
}

/// The least important ones leave first, and the numbers of a duel stand one under the other.
void TestEndCardUse::partsNeverOverlap() {
    QFETCH(const QString, language);
    QFETCH(const bool, isDuel);
    QTranslator translator;
    if (!translator.load(":/i18n/samegame_" + language))
        QSKIP("built without translations");
    QCoreApplication::installTranslator(&translator);
    close();
    open(); // in this language
    m_view->resize(1000, 1000);
    newGame("1112344/2345422/3456722");
    setBestKnownScore(4399);
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board()).front().cell);
    QVERIFY(card()->isVisible());
    if (isDuel)
        fillWithADuel();
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    const QSize least = m_view->minimumSizeHint();
    for (const int width : {least.width(), 250, 300, 400, 600, 800})
        for (const int height : {least.height(), 250, 370, 450, 600, 800}) {
            const QRect area(0, 0, width, height);
            endCard->fit(area);
            endCard->layout()->activate();
            const QString size = QString(" at %1x%2").arg(width).arg(height);
            QVERIFY2(area.contains(card()->geometry()), qPrintable("too large" + size));
            const QString squeezed = whatIsSqueezed();
            QVERIFY2(squeezed.isEmpty(), qPrintable(squeezed + size));
            QVERIFY2(find("endCardNext")->isVisible() && find("endCardAgain")->isVisible(),
                     qPrintable("no button" + size));
        }
    endCard->fit(QRect(0, 0, 300, 370)); // of the board beside a review in 640x480
    QCOMPARE(find("duelResultTheirs")->isVisible(), isDuel);
    QVERIFY(find("endCardReview")->isVisible());
}

/// What it says may be longer while the card is shown: no part gives way.
void TestEndCardUse::growsWithTheResultOfADay() {
    m_view->resize(760, 720);
    clearABoard();
    auto* endCard = m_view->findChild<EndCard*>("endCard");
    auto* daily = m_view->findChild<DailyResult*>();
    GameSummary summary = summaryOf(*m_document);
    for (const bool isLong : {false, true}) {
        summary.known.daily = DailyEnd{QDate(2026, 1, 1), 1, isLong};
        if (isLong)
            summary.known.scoreToBeat = 100;
        endCard->setSummary(summary);
        daily->setSummary(summary);
        daily->show();
        endCard->fit(m_view->rect());
        endCard->layout()->activate();
        QCOMPARE(whatIsSqueezed(), QString());
    }
}

/// A game with refill has no review beside the search for a better game.
void TestEndCardUse::buttonAloneHasTheWholeRow() {
    Rules rules;
    rules.refill = Refill{.seed = 1, .color_count = 1, .columns = 0, .moves = max_moves - 1};
    m_document->newGame({drawn("1122/1122"), rules}, {});
    click({0, 0});
    QVERIFY(m_document->isFinished() && card()->isVisible());
    QVERIFY(!find("endCardReview")->isVisible());
    QCOMPARE(find("endCardBetter")->width(),
             find("endCardNewGame")->parentWidget()->width() - 2 * find("endCardBetter")->x());
    clearABoard();
    QVERIFY(find("endCardBetter")->x() > find("endCardReview")->geometry().right());
}

SAMEGAME_TEST(TestEndCardUse, QApplication)
#include "tst_endcarduse.moc"
