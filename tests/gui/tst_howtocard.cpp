#include "app/gui/basics/language.h"
#include "app/gui/play/howtocard.h"

#include <QDialog>
#include <QLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QTranslator>

#include <array>
#include <span>
#include <vector>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/colormath.h"
#include "app/gui/basics/numbertext.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The card of the first start that says how to play.
class TestHowToCard : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { openAtFirst(); }
    void cleanup();

    void saysHowToPlay();
    void turnsByItsButtons();
    void turnsByKeys();
    void turnsWithEachMove();
    void turnsWithEachMoveInASmallWindow_data() { coversNoBlockOfASmallWindow_data(); }
    void turnsWithEachMoveInASmallWindow();
    void turningIsHeard();
    void staysInItsPlaceWhenTurned_data() { coversNoBlockOfASmallWindow_data(); }
    void staysInItsPlaceWhenTurned();
    void headingIsNeverCut();
    void drawsAnotherPictureOnEachPage();
    void markOfItsPictureStandsOut_data();
    void markOfItsPictureStandsOut();
    void coversNoBlockOfAWideWindow();
    void standsInAFreeRoom();
    void itsPartsStandApartInEachRoom();
    void coversNoBlockOfASmallWindow_data();
    void coversNoBlockOfASmallWindow();
    void takesNoRoomOnceItHasGone_data() { coversNoBlockOfASmallWindow_data(); }
    void takesNoRoomOnceItHasGone();
    void liesOverNoBoardWithoutRoom();
    void goesAfterItsLastPage();
    void goesWithEscapeUntilTheNextGame();
    void goesForThoseWhoKnowTheGame();
    void hintPutsItAsideUntilTheNextGame();
    void staysBesideAHint();
    void makesWayWhenItComesToLieOverCandidates();
    void comesBackAfterWhatIsNoGoodbye_data();
    void comesBackAfterWhatIsNoGoodbye();
    void newerPlaceHoldsWhileItComes();
    void makesWayForAReviewInASmallWindow();
    void comesBackAfterAGameThatWasNotPlayed();
    void comesBackUntilItHasGone();
    void standsInPlayOnly();
    void leavesTheFocusOnTheBoard();
    void keepsTheFocusWhenTurnedByEnter();
    void tabLeadsOnBeforeItLeadsAway();
    void tellsOnlyWhatHoldsForTheRules_data();
    void tellsOnlyWhatHoldsForTheRules();
    void isNotShownOverAGameThatWasBegun();
    void isNotShownOverABoardWithoutAMove();

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
    void turnTo(int page) {
        while (card()->page() < page)
            press<QPushButton>("howToNext");
    }
    QString place() const { return find<QLabel>("howToPlace")->text(); }
    Move firstMove() const { return legal_moves(document()->board())[0]; }
    bool openSmall();
    static QRect placeOf(const QWidget* widget) {
        return {widget->mapTo(widget->window(), QPoint(0, 0)), widget->size()};
    }
    bool coversBlocks() const {
        const QRect board = view()->boardRect().translated(placeOf(view()).topLeft());
        return card()->isVisible() && placeOf(card()).intersects(board);
    }

    QTranslator m_translator;
};

void TestHowToCard::cleanup() {
    close(); // before the texts go
    QCoreApplication::removeTranslator(&m_translator);
}

/// In the language and size of the row; false without its translation.
bool TestHowToCard::openSmall() {
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    if (!m_translator.load(":/i18n/samegame_" + language))
        return false;
    QCoreApplication::installTranslator(&m_translator);
    openAtFirst();
    m_window->resize(size);
    settle();
    return true;
}

void TestHowToCard::saysHowToPlay() {
    QVERIFY(card()->isVisible());
    QVERIFY(!card()->accessibleName().isEmpty());
    const QStringList begins{"Click a group of two or more blocks of one color",
                             "The blocks above fall down",
                             "Blocks left at the end cost points, more where many of one color"};
    for (int page = 0; page < HowToCard::pageCount; ++page) {
        turnTo(page);
        QVERIFY2(text().startsWith(begins[page]), qPrintable(text()));
        QCOMPARE(text().count('.'), 1); // a sentence
        QCOMPARE(card()->accessibleDescription(), text());
        QCOMPARE(place(), QString("%1 of 3").arg(page + 1));
    }
    QVERIFY(text().contains(numberText(1000)));
}

void TestHowToCard::turnsByItsButtons() {
    auto* back = find<QPushButton>("howToBack");
    auto* next = find<QPushButton>("howToNext");
    QVERIFY(!back->isEnabled());
    QCOMPARE(next->text(), "Next");
    press<QPushButton>("howToNext");
    QCOMPARE(card()->page(), 1);
    press<QPushButton>("howToBack");
    QCOMPARE(card()->page(), 0);
    turnTo(2);
    QCOMPARE(next->text(), "Play");
    QCOMPARE(m_window->focusWidget(), view());
}

void TestHowToCard::turnsByKeys() {
    QTest::keyClick(view(), Qt::Key_PageDown);
    QCOMPARE(card()->page(), 1);
    QTest::keyClick(view(), Qt::Key_PageUp);
    QTest::keyClick(view(), Qt::Key_PageUp); // there is none before
    QCOMPARE(card()->page(), 0);
    auto* next = find<QPushButton>("howToNext");
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Right);
    QTest::keyClick(next, Qt::Key_Right);
    QTest::keyClick(next, Qt::Key_Right); // only Play goes on from the last one
    QCOMPARE(card()->page(), 2);
    QTest::keyClick(next, Qt::Key_Left);
    QCOMPARE(card()->page(), 1);
    QCOMPARE(m_window->focusWidget(), next);
    QVERIFY(card()->isVisible());
}

/// Beside the board, where it covers nothing.
void TestHowToCard::turnsWithEachMove() {
    m_window->resize(1600, 800);
    settle();
    for (int page = 1; page < HowToCard::pageCount; ++page) {
        click(firstMove());
        QVERIFY(card()->isVisible());
        QCOMPARE(card()->page(), page);
    }
    for (int i = 0; i < HowToCard::pageCount; ++i)
        click(firstMove());
    QVERIFY(card()->isVisible()); // the last one stays
    QCOMPARE(card()->page(), HowToCard::pageCount - 1);
    action("undo")->trigger();
    QVERIFY(card()->isVisible());
    while (document()->board().has_moves())
        QVERIFY(document()->play(firstMove().cell));
    settle();
    QVERIFY(card()->isHidden());
    openNext();
    QVERIFY(card()->isHidden());
}

/// The last picture stays, so that the board does not move before the game is over.
void TestHowToCard::turnsWithEachMoveInASmallWindow() {
    if (!openSmall())
        QSKIP("built without translations");
    const QRect board = placeOf(view());
    for (int page = 1; page < HowToCard::pageCount; ++page) {
        click(firstMove());
        settle();
        QVERIFY(card()->isVisible());
        QCOMPARE(card()->page(), page);
    }
    action("undo")->trigger();
    QVERIFY(card()->isVisible());
    while (document()->board().has_moves()) {
        QVERIFY(card()->isVisible());
        QCOMPARE(card()->page(), 2);
        QCOMPARE(placeOf(view()), board);
        QVERIFY(document()->play(firstMove().cell));
        settle();
    }
    QVERIFY(card()->isHidden());
    QVERIFY(placeOf(view()) != board); // the card at the end needs the room
    openNext();
    QVERIFY(card()->isHidden());
}

void TestHowToCard::turningIsHeard() {
    QString heard;
    const auto connection =
        connect(Announcer::instance(), &Announcer::announced, m_window.get(),
                [&heard](const QWidget* widget) { heard = widget->accessibleName(); });
    press<QPushButton>("howToNext");
    disconnect(connection);
    QCOMPARE(heard, text());
}

void TestHowToCard::staysInItsPlaceWhenTurned() {
    if (!openSmall())
        QSKIP("built without translations");
    const QRect before = placeOf(card());
    const QRect next = find<QWidget>("howToNext")->geometry();
    for (int page = 1; page < HowToCard::pageCount; ++page) {
        turnTo(page);
        settle();
        QCOMPARE(placeOf(card()), before);
        QCOMPARE(find<QWidget>("howToNext")->geometry().topLeft(), next.topLeft());
    }
}

/// In the narrowest place of each page.
void TestHowToCard::headingIsNeverCut() {
    if (!m_translator.load(":/i18n/samegame_de"))
        QSKIP("built without translations");
    QCoreApplication::installTranslator(&m_translator);
    openAtFirst();
    for (int page = 0; page < HowToCard::pageCount; ++page) {
        turnTo(page);
        card()->resize(card()->leastWidth(), 600);
        card()->layout()->activate();
        for (const char* part : {"howToTitle", "howToPlace"}) {
            const auto* label = find<QLabel>(part);
            QVERIFY2(label->width() >= label->sizeHint().width(), part);
        }
    }
}

void TestHowToCard::drawsAnotherPictureOnEachPage() {
    const auto drawn = [this] { return find<QWidget>("howToPicture")->grab().toImage(); };
    const QImage first = drawn();
    turnTo(1);
    const QImage second = drawn();
    turnTo(2);
    QVERIFY(first != second && second != drawn() && drawn() != first);
}

void TestHowToCard::markOfItsPictureStandsOut_data() {
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(0xefefef) << QColor(Qt::black);
    QTest::newRow("dark") << QColor(0x292c30) << QColor(Qt::white);
}

/// From outside in there is a line that stands out from the ground, and at last one that does so
/// from the blocks.
void TestHowToCard::markOfItsPictureStandsOut() {
    QFETCH(const QColor, window);
    QFETCH(const QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    BoardTheme theme(palette);
    theme.showsGlyphs = false;
    for (Color color = 1; color <= max_colors; ++color) {
        std::array<Color, 9> blocks{};
        blocks.fill(color);
        const Board board(3, 3, max_colors, blocks);
        const QImage picture = boardImage(board, 16, theme, group_at(board, Cell{0, 0}));
        const QPoint middle = picture.rect().center();
        std::vector<QColor> inks;
        for (int x = 0; x < middle.x(); ++x)
            if (const QColor ink = picture.pixelColor(x, middle.y());
                ink == QColor(Qt::white) || ink == QColor(Qt::black))
                inks.push_back(ink);
        QVERIFY(!inks.empty());
        QVERIFY2(contrastRatio(inks.front(), theme.ground) >= leastContrast,
                 qPrintable(colorName(color)));
        QVERIFY2(contrastRatio(inks.back(), picture.pixelColor(middle)) >= leastContrast,
                 qPrintable(colorName(color)));
    }
}

void TestHowToCard::coversNoBlockOfAWideWindow() {
    m_window->resize(1600, 800);
    settle();
    const QPoint corner = card()->mapTo(view()->window(), QPoint(0, 0));
    const QRect place(view()->mapFrom(view()->window(), corner), card()->size());
    for (int column = 0; column < 15; ++column)
        for (int row = 0; row < 15; ++row)
            QVERIFY(!place.intersects(view()->cellRect(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)})));
    QVERIFY(m_window->rect().contains(QRect(corner, card()->size())));
}

void TestHowToCard::standsInAFreeRoom() {
    settle(); // a window that is large enough for a column of numbers
    QWidget room(m_window.get());
    room.resize(320, 440);
    room.show();
    card()->useRoom(&room);
    QCOMPARE(card()->parentWidget(), &room);
    QVERIFY(card()->isVisible());
    QVERIFY(room.rect().contains(card()->geometry()));
    document()->play(firstMove().cell);
    QVERIFY(card()->isVisible());
    QCOMPARE(card()->page(), 1);
    const int height = card()->height();
    room.resize(320, height - 20); // the picture is smaller then
    QCOMPARE(card()->parentWidget(), &room);
    QVERIFY(room.rect().contains(card()->geometry()));
    room.resize(320, 40);
    QVERIFY(card()->isHidden());
    room.resize(320, 440);
    QVERIFY(card()->isVisible());
    room.hide();
    QVERIFY(card()->isHidden());
    room.show();
    QVERIFY(card()->isVisible());
    QCOMPARE(card()->parentWidget(), &room);
    askForHint(); // its words may be wanted there
    QVERIFY(card()->isHidden());
    action("stepBack")->trigger(); // the hint goes
    QVERIFY(card()->isVisible());
    QCOMPARE(card()->parentWidget(), &room);
    askForHint();
    QVERIFY(card()->isHidden());
    document()->play(firstMove().cell);
    QVERIFY(card()->isVisible());
    card()->setParent(view()); // lives on
}

/// A room may be low, or narrow, or both.
void TestHowToCard::itsPartsStandApartInEachRoom() {
    settle();
    QWidget room(m_window.get());
    room.show();
    int rooms = 0;
    for (int width = 160; width <= 480; width += 20)
        for (int height = 100; height <= 440; height += 20) {
            room.resize(width, height);
            card()->useRoom(&room);
            if (card()->isHidden())
                continue;
            QCOMPARE(card()->parentWidget(), &room);
            ++rooms;
            card()->layout()->activate();
            const QRect picture = find<QWidget>("howToPicture")->geometry();
            const QRect words = find<QWidget>("howToText")->geometry();
            QVERIFY2(!picture.intersects(words),
                     qPrintable(QString("%1x%2").arg(width).arg(height)));
            QVERIFY(card()->rect().contains(picture.united(words)));
        }
    QVERIFY(rooms > 20);
    card()->setParent(view()); // lives on
}

void TestHowToCard::coversNoBlockOfASmallWindow_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : Language::codes())
        for (const QSize size : {QSize(624, 440), QSize(640, 480), QSize(400, 640)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

void TestHowToCard::coversNoBlockOfASmallWindow() {
    if (!openSmall())
        QSKIP("built without translations");
    QCOMPARE(card()->parentWidget(), card()->ownRoom());
    QVERIFY(card()->isVisible());
    QVERIFY(!placeOf(card()).intersects(placeOf(view())));
    QVERIFY(m_window->rect().contains(placeOf(card())));
    QVERIFY(card()->ownRoom()->rect().contains(card()->geometry()));
    for (int page = 0; page < HowToCard::pageCount; ++page) {
        turnTo(page);
        settle(); // the layout follows the new sentence
        auto* label = find<QLabel>("howToText");
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
        for (const char* name :
             {"howToPicture", "howToText", "howToKnown", "howToBack", "howToNext"}) {
            const auto* part = find<QWidget>(name);
            QVERIFY2(card()->rect().contains(part->geometry()), name);
            QVERIFY2(!qobject_cast<const QPushButton*>(part) ||
                         part->width() >= part->minimumSizeHint().width(),
                     name);
        }
    }
    QTest::mouseClick(card(), Qt::LeftButton);
    QVERIFY(document()->line().moves.empty());
}

void TestHowToCard::takesNoRoomOnceItHasGone() {
    if (!openSmall())
        QSKIP("built without translations");
    const int cell = view()->cellRect({0, 0}).width();
    press<QPushButton>("howToKnown");
    settle();
    QVERIFY(card()->isHidden());
    QVERIFY(card()->ownRoom()->isHidden());
    QCOMPARE(view()->width(), m_window->centralWidget()->layout()->contentsRect().width());
    const int alone = view()->cellRect({0, 0}).width();
    QVERIFY2(3 * cell >= 2 * alone, qPrintable(QString("%1 of %2").arg(cell).arg(alone)));
}

/// Where no layout makes room for it; that nobody has seen it does not end it.
void TestHowToCard::liesOverNoBoardWithoutRoom() {
    BoardView board;
    board.resize(500, 300);
    board.show(view()->shown());
    HowToCard beside(&board, document());
    beside.showWhereWanted(true);
    static_cast<QWidget&>(board).show();
    QVERIFY(beside.isHidden());
    document()->play(firstMove().cell);
    board.resize(1100, 500);
    TRY_VERIFY(beside.isVisible());
    QVERIFY(!beside.geometry().intersects(board.boardRect()));
    board.resize(500, 300);
    TRY_VERIFY(beside.isHidden());
}

void TestHowToCard::goesAfterItsLastPage() {
    turnTo(2);
    press<QPushButton>("howToNext");
    QVERIFY(card()->isHidden());
    QVERIFY(document()->line().moves.empty());
    openNext();
    QVERIFY(card()->isHidden());
}

/// The key takes away much else, too, so that it may be meant for that.
void TestHowToCard::goesWithEscapeUntilTheNextGame() {
    QVERIFY(action("stepBack")->isEnabled());
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(card()->isHidden());
    QVERIFY(!action("stepBack")->isEnabled());
    document()->play(firstMove().cell);
    QVERIFY(card()->isHidden());
    QVERIFY(m_window->openBoard("standard:2"));
    TRY_VERIFY(card()->isVisible());
}

/// On a board that is none of the first steps; tst_firststeps.cpp has those.
void TestHowToCard::goesForThoseWhoKnowTheGame() {
    const QSignalSpy known(card(), &HowToCard::knownGame);
    press<QPushButton>("howToKnown");
    QVERIFY(card()->isHidden());
    QCOMPARE(known.size(), 1);
    QCOMPARE(document()->name(), "Standard board 1");
    openNext();
    QVERIFY(card()->isHidden());
}

/// The board has the room for its words, and keeps it, so that no block moves for the card.
void TestHowToCard::hintPutsItAsideUntilTheNextGame() {
    m_window->resize(640, 480);
    settle();
    QVERIFY(card()->isVisible());
    askForHint();
    QVERIFY(card()->isHidden());
    settle();
    const QRect board = placeOf(view());
    document()->play(firstMove().cell);
    settle();
    QVERIFY(card()->isHidden());
    QCOMPARE(placeOf(view()), board);
    QVERIFY(m_window->openBoard("standard:2"));
    TRY_VERIFY(card()->isVisible());
    QCOMPARE(card()->page(), 0); // nobody has read it yet
}

void TestHowToCard::staysBesideAHint() {
    m_window->resize(1600, 800);
    settle();
    askForHint();
    QVERIFY(card()->isVisible());
}

void TestHowToCard::makesWayWhenItComesToLieOverCandidates() {
    m_window->resize(2400, 800); // with room for the card between board and assistant
    showCandidates();
    QVERIFY(card()->isVisible());
    m_window->resize(400, 640);
    TRY_VERIFY(card()->isHidden());
    m_window->resize(2400, 800);
    TRY_VERIFY(card()->isVisible());
}

void TestHowToCard::comesBackAfterWhatIsNoGoodbye_data() {
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<QStringList>("back");
    QTest::addColumn<bool>("movesBetween");
    const auto row = [](const char* name, const QStringList& keys, const QStringList& back) {
        QTest::addRow("%s", name) << keys << back << false;
        QTest::addRow("%s, with a move", name) << keys << back << true;
    };
    row("assistant", {"startStop"}, {"startStop"});
    row("Analyze", {"analyzeLayout"}, {"playLayout"});
    row("Research", {"researchLayout"}, {"playLayout"});
    row("Analyze with the assistant", {"analyzeLayout", "startStop"}, {"startStop", "playLayout"});
    row("distribution", {"distribution"}, {"distribution", "arrange"});
    row("comparison", {"comparison"}, {"comparison", "arrange"});
    row("convergence", {"convergence"}, {"arrange"});
    row("full screen", {"fullScreen"}, {"fullScreen"});
    row("settings", {"settings"}, {});
    row("help", {"help"}, {});
}

/// Only who says so, or has played a game to its end under the card, knows the game.
void TestHowToCard::comesBackAfterWhatIsNoGoodbye() {
    QFETCH(const QStringList, keys);
    QFETCH(const QStringList, back);
    QFETCH(const bool, movesBetween);
    m_window->resize(640, 480);
    settle();
    QVERIFY(card()->isVisible());
    for (const QString& key : keys)
        action(qPrintable(key))->trigger();
    settle();
    if (movesBetween)
        QVERIFY(document()->play(firstMove().cell));
    settle();
    QVERIFY(!coversBlocks());
    for (const QString& key : back)
        action(qPrintable(key))->trigger();
    for (QDialog* dialog : m_window->findChildren<QDialog*>())
        if (dialog->isVisible())
            dialog->reject();
    m_window->resize(640, 480);
    TRY_VERIFY(card()->isVisible());
    QVERIFY(!QSettings().value("howTo/done").toBool());
}

/// The layouts around the board are brought up to date as the card comes, such as when a dock goes.
void TestHowToCard::newerPlaceHoldsWhileItComes() {
    class Resizer : public QObject {
    public:
        explicit Resizer(MainWindow* window) : m_window(window) {}
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Show)
                m_window->resize(400, 740);
            return false;
        }

    private:
        MainWindow* m_window;
    };
    m_window->resize(400, 740);
    settle();
    const QRect place = placeOf(view());
    m_window->resize(400, 640);
    card()->setBoardFirst(true);
    settle();
    QVERIFY(card()->ownRoom()->isHidden());
    Resizer resizer(m_window.get());
    card()->ownRoom()->installEventFilter(&resizer);
    card()->setBoardFirst(false);
    settle();
    QVERIFY(card()->isVisible());
    QCOMPARE(placeOf(view()), place);
}

/// At once, and it is back when the review is closed.
void TestHowToCard::makesWayForAReviewInASmallWindow() {
    m_window->resize(640, 480);
    settle();
    click(firstMove());
    settle();
    QVERIFY(card()->isVisible());
    action("review")->trigger();
    m_session->reviewRunner()->stop();
    settle();
    QVERIFY(find<QWidget>("reviewDock")->isVisible());
    QVERIFY(!coversBlocks());
    click(firstMove());
    settle();
    QVERIFY(!coversBlocks());
    find<QWidget>("reviewDock")->close();
    TRY_VERIFY(card()->isVisible());
    QVERIFY(!coversBlocks());
}

/// A file may bring a game that is over.
void TestHowToCard::comesBackAfterAGameThatWasNotPlayed() {
    GameRecord record;
    record.start = document()->start();
    Board board = record.start.board;
    while (board.has_moves()) {
        record.line.moves.push_back(legal_moves(board)[0]);
        board.play(record.line.moves.back(), record.start.rules.gravity);
    }
    document()->openRecord(record, "over");
    settle();
    QVERIFY(document()->isFinished());
    QVERIFY(card()->isHidden());
    QVERIFY(m_window->openBoard("standard:2"));
    TRY_VERIFY(card()->isVisible());
}

void TestHowToCard::comesBackUntilItHasGone() {
    openNext();
    QVERIFY(card()->isVisible());
    QVERIFY(m_window->openBoard("standard:2"));
    QVERIFY(card()->isVisible());
    card()->dismiss();
    QVERIFY(m_window->openBoard("standard:3"));
    QVERIFY(card()->isHidden());
}

void TestHowToCard::standsInPlayOnly() {
    action("analyzeLayout")->trigger();
    QVERIFY(card()->isHidden());
    action("playLayout")->trigger();
    TRY_VERIFY(card()->isVisible());
}

void TestHowToCard::leavesTheFocusOnTheBoard() {
    QCOMPARE(m_window->focusWidget(), view());
    turnTo(2);
    auto* done = find<QPushButton>("howToNext");
    done->setFocus();
    QCOMPARE(m_window->focusWidget(), done);
    QTest::keyClick(done, Qt::Key_Return);
    QVERIFY(card()->isHidden());
    QCOMPARE(m_window->focusWidget(), view());
    QVERIFY(document()->line().moves.empty());
}

/// In whatever room the card stands, so that the next Enter plays no move.
void TestHowToCard::keepsTheFocusWhenTurnedByEnter() {
    for (const QSize& size : {QSize(1200, 800), QSize(640, 480)}) {
        card()->turnBack();
        m_window->resize(size);
        settle();
        auto* next = find<QPushButton>("howToNext");
        next->setFocus();
        QTest::keyClick(next, Qt::Key_Return);
        settle();
        QCOMPARE(card()->page(), 1);
        QCOMPARE(m_window->focusWidget(), next);
    }
}

/// Without the card the board is the only stop in Play, so that Tab could lead nowhere else.
void TestHowToCard::tabLeadsOnBeforeItLeadsAway() {
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    turnTo(1); // where there is a way back
    settle();
    QStringList reached;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        reached << m_window->focusWidget()->objectName();
    }
    QCOMPARE(reached, QStringList({"howToNext", "howToBack", "howToKnown", "boardView"}));
    card()->dismiss();
    QTest::keyClick(view(), Qt::Key_Tab);
    QCOMPARE(m_window->focusWidget(), view());
}

void TestHowToCard::tellsOnlyWhatHoldsForTheRules_data() {
    QTest::addColumn<Scoring>("scoring");
    QTest::addColumn<bool>("earns");
    QTest::addColumn<bool>("costs");
    QTest::addColumn<bool>("costsByColor");
    QTest::newRow("standard") << Scoring(Scoring::standard) << true << true << true;
    QTest::newRow("no penalty") << Scoring(Scoring::no_penalty) << true << false << false;
    QTest::newRow("lenient") << Scoring(Scoring::lenient_penalty) << true << true << true;
    QTest::newRow("Bubble Breaker") << Scoring(Scoring::bubble_breaker) << true << false << false;
    QTest::newRow("Clickomania") << Scoring(Scoring::clickomania) << false << true << false;
    QTest::newRow("own") << *scoring_of_name("own:points=n+3:penalty=n^2") << true << true << false;
}

void TestHowToCard::tellsOnlyWhatHoldsForTheRules() {
    QFETCH(const Scoring, scoring);
    QFETCH(const bool, earns);
    QFETCH(const bool, costs);
    QFETCH(const bool, costsByColor);
    GameRecord record;
    record.start = document()->start();
    record.start.rules.scoring = scoring;
    document()->openRecord(record, "other rules");
    QVERIFY(card()->isVisible());
    QVERIFY(text().startsWith("Click a group"));
    QCOMPARE(text().contains("earn"), earns);
    const Rules& rules = record.start.rules;
    QCOMPARE(text().contains("2 blocks nothing, "), earns && move_points(rules, 2) == 0);
    QCOMPARE(text().contains("10 blocks " + numberText(move_points(rules, 10))), earns);
    turnTo(1);
    QVERIFY(text().contains("column"));
    turnTo(2);
    QCOMPARE(!text().contains("cost nothing"), costs);
    QCOMPARE(text().contains("many of one color"), costsByColor);
    const bool hasBonus = end_points(record.start.rules, std::span<const int>()) >= 1000;
    QCOMPARE(text().contains(numberText(1000)), hasBonus);

    record.start.rules.gravity = Gravity::pull_left;
    document()->openRecord(record, "rows drawn left");
    press<QPushButton>("howToBack");
    QVERIFY(text().contains("row moves to the left"));
    record.start.rules.scoring = Scoring::standard;
    record.start.rules.refill = Refill{};
    document()->openRecord(record, "refill");
    QVERIFY(text().contains("new columns come in"));
    turnTo(2);
    QVERIFY(text().contains("blocks left cost nothing"));
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

void TestHowToCard::isNotShownOverABoardWithoutAMove() {
    document()->newGame({drawn("12/34"), {}}, "no moves");
    QVERIFY(document()->isFinished());
    QVERIFY(card()->isHidden());
}

SAMEGAME_TEST(TestHowToCard, QApplication)
#include "tst_howtocard.moc"
