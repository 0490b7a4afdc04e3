#include "app/gui/play/howtocard.h"

#include <QPushButton>

#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The card of the first start that says how to play.
class TestHowToCard : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openAtFirst(); }
    void cleanup() { close(); }

    void saysHowToPlay();
    void coversNoBlockOfAWideWindow();
    void liesInsideASmallWindow_data();
    void liesInsideASmallWindow();
    void goesWithTheFirstMove();
    void goesWithItsButton();
    void goesWithEscape();
    void makesWayForAHintUnderIt();
    void staysBesideAHint();
    void makesWayForCandidatesUnderIt();
    void makesWayWhenItComesToLieOverCandidates();
    void comesBackUntilAMoveWasMade();
    void standsInPlayOnly();
    void leavesTheFocusOnTheBoard();
    void tellsOnlyWhatHoldsForTheRules();
    void isNotShownOverAGameThatWasBegun();

private:
    HowToCard* card() const { return find<HowToCard>("howToCard"); }
    QString text() const { return find<QLabel>("howToText")->text(); }
    void openNext() {
        m_window->close();
        openAgain();
    }
    void askForHint() {
        action("hint")->trigger();
        TRY_VERIFY(find<QWidget>("hintBubble")->isVisible());
    }
    void showCandidates() {
        action("startStop")->trigger();
        TRY_VERIFY(!view()->markings().candidates.empty());
    }
    Move firstMove() const { return legal_moves(document()->board())[0]; }
};

void TestHowToCard::saysHowToPlay() {
    QVERIFY(card()->isVisible());
    QVERIFY(text().startsWith("Click a group of two or more blocks of one color"));
    QVERIFY(text().contains("1,000"));
    QCOMPARE(card()->accessibleDescription(), text());
    QVERIFY(!card()->accessibleName().isEmpty());
}

void TestHowToCard::coversNoBlockOfAWideWindow() {
    for (int column = 0; column < 15; ++column)
        for (int row = 0; row < 15; ++row)
            QVERIFY(!card()->geometry().intersects(view()->cellRect(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)})));
    QVERIFY(view()->rect().contains(card()->geometry()));
}

void TestHowToCard::liesInsideASmallWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("low") << QSize(640, 480);
    QTest::newRow("slim") << QSize(400, 640);
}

void TestHowToCard::liesInsideASmallWindow() {
    QFETCH(const QSize, size);
    m_window->resize(size);
    settle();
    QVERIFY(view()->rect().contains(card()->geometry()));
    auto* label = find<QLabel>("howToText");
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    // Some groups stay free, so that the first move needs nothing to be closed.
    QVERIFY(!card()->geometry().intersects(view()->cellRect({7, 14})));
    QTest::mouseClick(card(), Qt::LeftButton); // does not play what lies under it
    QVERIFY(document()->line().moves.empty());
}

void TestHowToCard::goesWithTheFirstMove() {
    click(firstMove());
    QVERIFY(card()->isHidden());
    action("undo")->trigger();
    QVERIFY(card()->isHidden());
    openNext();
    QVERIFY(card()->isHidden());
}

void TestHowToCard::goesWithItsButton() {
    press<QPushButton>("howToDone");
    QVERIFY(card()->isHidden());
    QVERIFY(document()->line().moves.empty());
    openNext();
    QVERIFY(card()->isHidden());
}

void TestHowToCard::goesWithEscape() {
    QVERIFY(action("stepBack")->isEnabled());
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(card()->isHidden());
    QVERIFY(!action("stepBack")->isEnabled());
}

void TestHowToCard::makesWayForAHintUnderIt() {
    m_window->resize(640, 480);
    TRY_VERIFY(card()->geometry().intersects(view()->cellRect({7, 1})));
    askForHint();
    QVERIFY(card()->isHidden());
}

void TestHowToCard::staysBesideAHint() {
    askForHint();
    QVERIFY(card()->isVisible());
}

void TestHowToCard::makesWayForCandidatesUnderIt() {
    m_window->resize(400, 640);
    TRY_VERIFY(card()->geometry().intersects(view()->cellRect({7, 1})));
    showCandidates();
    QVERIFY(card()->isHidden());
}

void TestHowToCard::makesWayWhenItComesToLieOverCandidates() {
    m_window->resize(1900, 800); // with room for the card between board and assistant
    showCandidates();
    QVERIFY(card()->isVisible());
    m_window->resize(400, 640);
    TRY_VERIFY(card()->isHidden());
}

void TestHowToCard::comesBackUntilAMoveWasMade() {
    openNext();
    QVERIFY(card()->isVisible());
    QVERIFY(m_window->openBoard("standard:2"));
    QVERIFY(card()->isVisible());
    click(firstMove());
    QVERIFY(m_window->openBoard("standard:3"));
    QVERIFY(card()->isHidden());
}

void TestHowToCard::standsInPlayOnly() {
    action("analyzeLayout")->trigger();
    QVERIFY(card()->isHidden());
    action("playLayout")->trigger();
    QVERIFY(card()->isVisible());
}

void TestHowToCard::leavesTheFocusOnTheBoard() {
    QCOMPARE(m_window->focusWidget(), view());
    auto* done = find<QPushButton>("howToDone");
    done->setFocus();
    QCOMPARE(m_window->focusWidget(), done);
    QTest::keyClick(done, Qt::Key_Return);
    QVERIFY(card()->isHidden());
    QCOMPARE(m_window->focusWidget(), view());
    QVERIFY(document()->line().moves.empty());
}

void TestHowToCard::tellsOnlyWhatHoldsForTheRules() {
    GameRecord record;
    record.start = document()->start();
    record.start.rules.scoring = Scoring::clickomania;
    document()->openRecord(record, "blocks left");
    QVERIFY(card()->isVisible());
    QVERIFY(text().startsWith("Click a group"));
    QVERIFY(!text().contains("1,000"));
}

void TestHowToCard::isNotShownOverAGameThatWasBegun() {
    GameRecord record;
    record.start = document()->start();
    record.line.moves.push_back(firstMove());
    document()->openRecord(record, "begun");
    QVERIFY(!document()->line().moves.empty());
    QVERIFY(card()->isHidden());
    QVERIFY(!action("stepBack")->isEnabled());
    action("undo")->trigger();
    QVERIFY(card()->isVisible());
    QVERIFY(action("stepBack")->isEnabled());
}

SAMEGAME_TEST(TestHowToCard, QApplication)
#include "tst_howtocard.moc"
