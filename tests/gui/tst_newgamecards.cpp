#include <QAccessible>
#include <QDate>
#include <QListView>
#include <QPointer>
#include <QScrollBar>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/play/choicecard.h"
#include "app/gui/play/newgamecards.h"
#include "app/gui/play/standardboardspage.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/duel.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/newgamefixture.h"
#include "tests/gui/newgamepages.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

GameRecord playedToTheEnd(const Position& start) {
    MoveList moves;
    Board board = start.board;
    while (board.has_moves()) {
        moves.push_back(legal_moves(board).front());
        board.play(moves.back(), start.rules.gravity);
    }
    GameRecord record;
    record.start = start;
    record.line = *replay(start.board, start.rules, moves);
    return record;
}

} // namespace

/// A new game by its cards: each begins its game at once.
class TestNewGameCards : public QObject, protected NewGameFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void oneClickPlaysTheBoardOfTheCard_data();
    void oneClickPlaysTheBoardOfTheCard();
    void todayIsTheBoardOfTheDay();
    void pictureOfAnOpponentBeginsADuel();
    void opponentsThatCannotPlayAreNotOffered();
    void boardsStandBehindTheirCard();
    void medalsAreHeldAgainstTheComputer();
    void moreHasEveryOtherBoard();
    void keysMoveFromCardToCard();
    void enterPlaysTheCardWithTheFocus();
    void cardChosenLastHasTheFocus_data();
    void cardChosenLastHasTheFocus();
    void anotherRandomBoardIsOfTheKindOfTheCard();
    void strangeSettingsAreMended();
    void rulesStandInOneLine();
    void changeLeadsToTheFormAndBack();
    void screenReaderHearsTheCards();
    void noGameNoCardToContinue();
    void leftGameIsContinued();
    void todayIsNotTheGameToContinue();
    void duelToContinueSaysAgainstWhom();
    void dayThatIsUnderWayIsContinued();
    void dayThatIsUnderWayInAnotherWindowBeginsAnew();
    void newGameKeepsTheOneInPlay();
    void duelBeginsInTheWindow();
    void nothingScrollsTwice_data();
    void nothingScrollsTwice();
    void textsBreakBeforeTheyAreCut();

private:
    ChoiceCard* card(const char* name) const { return part<ChoiceCard>(name); }
    /// The card with the focus, by its name.
    QString focused() const { return m_dialog->focusWidget()->objectName(); }
    bool isAccepted() const { return m_dialog->result() == QDialog::Accepted; }
    bool isShown(const char* name) const { return part<QWidget>(name)->isVisible(); }
    void keep(const GameRecord& record) const;
    /// With a move.
    void beginGame(const Position& start, const QString& name);
};

void TestNewGameCards::beginGame(const Position& start, const QString& name) {
    m_games = std::make_unique<GameDocument>();
    m_games->newGame(start, name);
    QVERIFY(m_games->play(legal_moves(start.board)[0].cell));
}

void TestNewGameCards::keep(const GameRecord& record) const {
    OwnResult result;
    result.start = record.start;
    result.line = record.line;
    result.finishedAt = QDateTime::currentDateTimeUtc();
    QVERIFY(m_results->add(result));
}

void TestNewGameCards::oneClickPlaysTheBoardOfTheCard_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("colors");
    QTest::addColumn<bool>("isClearable");
    QTest::newRow("quick") << QByteArray("quickCard") << 8 << 3 << true;
    QTest::newRow("classic") << QByteArray("classicCard") << 15 << 5 << false;
    QTest::newRow("large") << QByteArray("largeCard") << 20 << 5 << false;
}

void TestNewGameCards::oneClickPlaysTheBoardOfTheCard() {
    QFETCH(const QByteArray, name);
    QFETCH(const int, side);
    QFETCH(const int, colors);
    QFETCH(const bool, isClearable);
    show();
    QVERIFY(card(name)->details().startsWith(QString("%1×%1, %2 colors").arg(side).arg(colors)));
    QCOMPARE(card(name)->details().endsWith("can be cleared"), isClearable);
    QTest::mouseClick(card(name), Qt::LeftButton);
    QVERIFY(isAccepted());
    QVERIFY(!m_dialog->goesOn());
    QVERIFY(!m_dialog->opponent());
    const NamedGame& game = m_dialog->game();
    QVERIFY(game.record.start.rules == Rules{});
    const auto seed = game.name.section(' ', 2).toULongLong();
    QCOMPARE(game.name.startsWith("Clearable board "), isClearable);
    QCOMPARE(game.record.start.board, isClearable
                                          ? generate_clearable_board(seed, side, side, colors).board
                                          : generate_board(seed, side, side, colors));
}

void TestNewGameCards::todayIsTheBoardOfTheDay() {
    show();
    part<RulesForm>("rulesForm")->setRules({Scoring::no_penalty}); // nobody else has them
    QVERIFY(card("todayCard")->details().endsWith("not played yet"));
    card("todayCard")->click();
    QVERIFY(isAccepted());
    const QDate day = QDate::currentDate();
    const Position& start = m_dialog->game().record.start;
    QVERIFY(start == boardOfDay(day) || start == boardOfDay(day.addDays(-1))); // after midnight

    const GameRecord record = playedToTheEnd(gameOfDay(QDate::currentDate()).record.start);
    keep(record);
    show();
    QVERIFY2(card("todayCard")->details().endsWith("your best " + numberText(record.line.score)),
             qPrintable(card("todayCard")->details()));
}

void TestNewGameCards::pictureOfAnOpponentBeginsADuel() {
    show();
    QTest::mouseClick(part<QWidget>("duelOpponent2"), Qt::LeftButton);
    QVERIFY(isAccepted());
    QCOMPARE(int(m_dialog->opponent().value()), int(Opponent::Hard));
    QCOMPARE(m_dialog->game().record.start.board.rows(), 15);
    show(); // the card itself goes on with that one
    QCOMPARE(focused(), "duelCard");
    QVERIFY(card("duelCard")->details().contains(nameOf(Opponent::Hard)));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
    QCOMPARE(int(m_dialog->opponent().value()), int(Opponent::Hard));
    show();
    part<QWidget>("duelOpponent1")->setFocus(); // Enter presses the picture, not its card
    QTest::keyClick(part<QWidget>("duelOpponent1"), Qt::Key_Return);
    QCOMPARE(int(m_dialog->opponent().value()), int(Opponent::Medium));
}

void TestNewGameCards::opponentsThatCannotPlayAreNotOffered() {
    show();
    Rules refilled;
    refilled.refill = Refill{.seed = 3};
    part<RulesForm>("rulesForm")->setRules(refilled);
    const Position start{standard_board(1), refilled};
    bool isAnyOffered = false;
    for (int i = 0; i < opponentCount; ++i) {
        const auto* button = part<QWidget>(qPrintable(QString("duelOpponent%1").arg(i)));
        QCOMPARE(button->isEnabled(), canPlay(static_cast<Opponent>(i), start));
        isAnyOffered |= button->isEnabled();
    }
    QVERIFY(isAnyOffered);
    card("duelCard")->click();
    QVERIFY(canPlay(m_dialog->opponent().value(), start));
}

void TestNewGameCards::boardsStandBehindTheirCard() {
    for (const int number : {2, 5, 11})
        keep(playedToTheEnd({standard_board(number), {}}));
    show();
    QCOMPARE(card("boardsCard")->details(), "3 of 20 played");
    QVERIFY(!isShown("standardBoards"));
    QTest::mouseClick(card("boardsCard"), Qt::LeftButton);
    QVERIFY(!isAccepted());
    QVERIFY(isShown("standardBoards"));
    QVERIFY(part<QListView>("standardBoards")->hasFocus());
    QTest::keyClick(part<QListView>("standardBoards"), Qt::Key_Return);
    QVERIFY(isAccepted());
    QCOMPARE(m_dialog->game().record.start.board, standard_board(1));
    show();
    QCOMPARE(focused(), "boardsCard");
    pressIn(m_dialog.get(), "boardsCard");
    pressIn(m_dialog.get(), "newGameBack");
    QVERIFY(isShown("boardsCard"));
}

void TestNewGameCards::medalsAreHeldAgainstTheComputer() {
    GameRecord own = playedToTheEnd({standard_board(3), {Scoring::no_penalty}});
    keep(own);
    RulesForm::remember({Scoring::no_penalty});
    show();
    const auto* model =
        qobject_cast<StandardBoardsModel*>(part<QListView>("standardBoards")->model());
    QVERIFY(model->medal(2) == Medal::None); // nothing to hold it against
    QVERIFY(own.line.score > 0);
    own.source.emplace().solver = "nrpa";
    own.source->playouts = 1;
    m_results->offerSolverLine(own);
    TRY_COMPARE(model->computerText(2), "Computer " + numberText(own.line.score));
    QVERIFY(model->medal(2) == Medal::None); // a short try is no mark
    m_results->noteMeasured(own.start);
    TRY_VERIFY(model->medal(2) == medalOf(own.start.rules, own.line.score, own.line.score));
    QVERIFY(model->medal(2) == Medal::Gold);
    QVERIFY(model->medal(1) == Medal::None);
    QCOMPARE(card("boardsCard")->details(), "1 of 20 played, 1 medal");
    QVERIFY(
        model->index(2, 0).data(Qt::AccessibleTextRole).toString().endsWith(titleOf(Medal::Gold)));
}

void TestNewGameCards::moreHasEveryOtherBoard() {
    show();
    QVERIFY(!playButton()->isVisible()); // a card needs none
    showRandomPage();
    for (const char* name : {"randomSeed", "randomRows", "randomColors", "editChosenBoard"})
        QVERIFY2(isShown(name), name);
    QVERIFY(playButton()->isVisible());
    showNewGamePage(m_dialog.get(), "Text or ID");
    QVERIFY(isShown("pastedText"));
}

void TestNewGameCards::keysMoveFromCardToCard() {
    show();
    QCOMPARE(focused(), "quickCard");
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_dialog->focusWidget(), key); };
    press(Qt::Key_Right);
    QCOMPARE(focused(), "classicCard");
    press(Qt::Key_Home);
    QCOMPARE(focused(), "todayCard");
    press(Qt::Key_Left); // there is none
    QCOMPARE(focused(), "todayCard");
    press(Qt::Key_Down); // six cards stand in two rows of three
    QCOMPARE(focused(), "largeCard");
    press(Qt::Key_Down);
    QCOMPARE(focused(), "largeCard");
    press(Qt::Key_End);
    QCOMPARE(focused(), "boardsCard");
    press(Qt::Key_Up);
    QCOMPARE(focused(), "classicCard");
}

void TestNewGameCards::enterPlaysTheCardWithTheFocus() {
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        show();
        card("classicCard")->setFocus();
        QTest::keyClick(card("classicCard"), Qt::Key_Right);
        QTest::keyClick(m_dialog->focusWidget(), key);
        QVERIFY(isAccepted());
        QCOMPARE(m_dialog->game().record.start.board.rows(), 20);
    }
}

void TestNewGameCards::cardChosenLastHasTheFocus_data() {
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"todayCard", "quickCard", "classicCard", "largeCard", "duelCard"})
        QTest::newRow(name) << QByteArray(name);
}

void TestNewGameCards::cardChosenLastHasTheFocus() {
    QFETCH(const QByteArray, name);
    show();
    card(name)->click();
    show();
    QCOMPARE(focused(), QString(name));
    m_dialog->reject(); // remembers nothing
    show();
    QCOMPARE(focused(), QString(name));
}

void TestNewGameCards::anotherRandomBoardIsOfTheKindOfTheCard() {
    openAgain();
    action("newGame")->trigger();
    pressIn(find<QDialog>("newGameDialog"), "quickCard");
    const Board first = document()->board();
    action("randomGame")->trigger();
    QCOMPARE(document()->board().rows(), 8);
    QVERIFY(document()->name().startsWith("Clearable board "));
    QVERIFY(document()->board() != first);
}

void TestNewGameCards::strangeSettingsAreMended() {
    QSettings().setValue("newGame/card", "poker");
    QSettings().setValue("newGame/opponent", 99);
    show();
    QCOMPARE(focused(), "quickCard");
    card("duelCard")->click();
    QCOMPARE(int(m_dialog->opponent().value()), int(Opponent::Master));
    QSettings().clear();
    QSettings().setValue("newGame/page", 1); // of a version without cards
    show();
    QCOMPARE(focused(), "classicCard");
    QSettings().setValue("newGame/card", "continue"); // there is nothing to continue
    show();
    QCOMPARE(focused(), "classicCard");
}

void TestNewGameCards::rulesStandInOneLine() {
    show();
    const auto* line = part<QLabel>("rulesExamples");
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), examplesOf({}));
    const Rules rules{Scoring::bubble_breaker, Gravity::pull_left};
    part<RulesForm>("rulesForm")->setRules(rules);
    QCOMPARE(line->text(), examplesOf(rules));
    card("classicCard")->click();
    QVERIFY(m_dialog->game().record.start.rules == rules);
}

void TestNewGameCards::changeLeadsToTheFormAndBack() {
    show();
    showRandomPage();
    QVERIFY(!isShown("rulesForm"));
    pressIn(m_dialog.get(), "changeRules");
    QVERIFY(isShown("rulesForm"));
    QVERIFY(!isShown("changeRules"));
    QVERIFY(part<QWidget>("scoring")->hasFocus());
    pressIn(m_dialog.get(), "newGameBack");
    QVERIFY(isShown("randomSeed")); // where it was asked for
    pressIn(m_dialog.get(), "newGameBack");
    QVERIFY(isShown("quickCard"));
    m_dialog->reject();
}

void TestNewGameCards::screenReaderHearsTheCards() {
    show();
    for (const auto* each : m_dialog->findChildren<ChoiceCard*>()) {
        auto* heard = QAccessible::queryAccessibleInterface(const_cast<ChoiceCard*>(each));
        QVERIFY(heard);
        QCOMPARE(heard->role(), QAccessible::Button);
        QCOMPARE(heard->text(QAccessible::Name), each->text() + ", " + each->details());
        QVERIFY2(!heard->text(QAccessible::Description).isEmpty(), qPrintable(each->objectName()));
    }
    for (int i = 0; i < opponentCount; ++i) {
        auto* button = part<QWidget>(qPrintable(QString("duelOpponent%1").arg(i)));
        QVERIFY(QAccessible::queryAccessibleInterface(button)
                    ->text(QAccessible::Name)
                    .contains(nameOf(static_cast<Opponent>(i))));
    }
}

void TestNewGameCards::noGameNoCardToContinue() {
    show();
    QVERIFY(!m_dialog->findChild<ChoiceCard*>("continueCard"));
    beginGame({standard_board(4), {}}, "A board");
    show();
    QCOMPARE(card("continueCard")->details(), "A board, " + pointsText(m_games->score()));
    QCOMPARE(focused(), "quickCard");
    card("continueCard")->click();
    QVERIFY(isAccepted());
    QVERIFY(m_dialog->goesOn());
    QVERIFY(m_dialog->game().record.start == m_games->start());
    show();
    QCOMPARE(focused(), "quickCard"); // it began no game
}

void TestNewGameCards::leftGameIsContinued() {
    openAgain();
    click(legal_moves(document()->board())[0]);
    click(legal_moves(document()->board())[0]);
    const Board left = document()->board();
    action("newGame")->trigger();
    pressIn(find<QDialog>("newGameDialog"), "classicCard");
    QVERIFY(document()->line().moves.empty());
    const QPointer<QDialog> first = find<QDialog>("newGameDialog");
    TRY_VERIFY(!first);
    action("newGame")->trigger();
    pressIn(find<QDialog>("newGameDialog"), "continueCard");
    QCOMPARE(view()->shownBoard(), left);
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
    action("undo")->trigger();
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

/// It has a card of its own.
void TestNewGameCards::todayIsNotTheGameToContinue() {
    const NamedGame today = gameOfDay(QDate::currentDate());
    m_games = std::make_unique<GameDocument>();
    m_games->openRecord(today.record, today.name);
    QVERIFY(m_games->play(legal_moves(m_games->board())[0].cell));
    show();
    QVERIFY(!m_dialog->findChild<ChoiceCard*>("continueCard"));
    QVERIFY(card("todayCard")->details().endsWith("under way: " + pointsText(m_games->score())));
    const Position other{standard_board(4), {}};
    beginGame(other, "A board");
    const int points = m_games->score();
    m_games->openRecord(today.record, today.name);
    QVERIFY(m_games->play(legal_moves(m_games->board())[0].cell));
    show();
    QCOMPARE(card("continueCard")->details(), "A board, " + pointsText(points));
    card("continueCard")->click();
    QVERIFY(isAccepted());
    QVERIFY(m_dialog->goesOn());
    QVERIFY(m_dialog->game().record.start == other);
}

void TestNewGameCards::duelToContinueSaysAgainstWhom() {
    openAgain();
    action("newGame")->trigger();
    pressIn(find<QDialog>("newGameDialog"), "duelOpponent0");
    const QPointer<QDialog> first = find<QDialog>("newGameDialog");
    TRY_VERIFY(!first);
    click(legal_moves(document()->board())[0]);
    const QString duel = "duel against " + nameOf(Opponent::Easy);
    const Position start = document()->start();
    const auto details = [this] {
        NewGameDialog dialog(nullptr, document(), m_session->duel());
        return dialog.findChild<ChoiceCard*>("continueCard")->details();
    };
    QVERIFY2(details().endsWith(duel), qPrintable(details()));
    document()->newGame({standard_board(4), {}}, "A board");
    QVERIFY2(details().endsWith(duel), qPrintable(details())); // it was left
    m_session->duel()->begin(Opponent::Medium);
    QVERIFY2(details().endsWith(duel), qPrintable(details()));
    click(legal_moves(document()->board())[0]);
    QVERIFY2(details().endsWith(nameOf(Opponent::Medium)), qPrintable(details()));
    m_session->duel()->end();
    QVERIFY2(!details().contains("duel"), qPrintable(details()));
    const auto left = document()->openGame(start);
    QVERIFY(left && m_session->duel()->opponentOf(*left) == Opponent::Easy);
}

/// By its own card, whatever was begun since.
void TestNewGameCards::dayThatIsUnderWayIsContinued() {
    openAgain();
    m_session->open(gameOfDay(QDate::currentDate()));
    const Position day = document()->start();
    click(legal_moves(document()->board())[0]);
    const int points = document()->score();
    document()->newGame({standard_board(2), {}}, "Standard board 2");
    click(legal_moves(document()->board())[0]);
    action("newGame")->trigger();
    auto* dialog = find<QDialog>("newGameDialog");
    const auto* today = dialog->findChild<ChoiceCard*>("todayCard");
    QVERIFY2(today->details().endsWith("under way: " + pointsText(points)),
             qPrintable(today->details()));
    pressIn(dialog, "todayCard");
    QVERIFY(document()->start() == day);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QCOMPARE(document()->score(), points);
    action("restart")->trigger(); // begins it anew
    QVERIFY(document()->start() == day);
    QVERIFY(document()->line().moves.empty());
}

/// It can be undone, and a card that is not pressed changes nothing.
/// It goes on where that window is closed.
void TestNewGameCards::dayThatIsUnderWayInAnotherWindowBeginsAnew() {
    const QDate day = QDate::currentDate();
    GameDocument other;
    other.openRecord(gameOfDay(day).record, gameOfDay(day).name);
    QVERIFY(other.play(legal_moves(other.board())[0].cell));
    m_games = std::make_unique<GameDocument>();
    for (const bool isOpen : {true, false}) {
        QVERIFY(m_games->lookElsewhere(other.history(), nameOfDay(day), boardOfDay(day), isOpen));
        show();
        QVERIFY(card("todayCard")
                    ->details()
                    .endsWith((isOpen ? "in another window: " : "under way: ") +
                              pointsText(other.score())));
        QVERIFY(!m_dialog->findChild<ChoiceCard*>("continueCard"));
    }
    m_games->goOn(boardOfDay(day));
    QCOMPARE(m_games->line().moves, other.line().moves);
    QVERIFY(!m_games->openGame(boardOfDay(day))->isInOtherWindow);
    m_games->undoStack()->undo();
    m_games->undoStack()->undo();
    m_games->forgetElsewhere();
    QVERIFY(!m_games->openGame(boardOfDay(day)));
    other.undoStack()->undo(); // begun no more
    QVERIFY(!m_games->lookElsewhere(other.history(), nameOfDay(day), boardOfDay(day), false));
}

void TestNewGameCards::newGameKeepsTheOneInPlay() {
    openAgain();
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    action("newGame")->trigger();
    find<QDialog>("newGameDialog")->reject();
    QCOMPARE(document()->board(), before);
    action("newGame")->trigger();
    pressIn(find<QDialog>("newGameDialog"), "quickCard");
    QCOMPARE(document()->board().rows(), 8);
    action("undo")->trigger();
    QCOMPARE(document()->board(), before);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestNewGameCards::duelBeginsInTheWindow() {
    openAgain();
    action("newGame")->trigger();
    pressIn(find<QDialog>("newGameDialog"), "duelOpponent0");
    QVERIFY(m_session->duel()->state() != Duel::State::None);
    QVERIFY(m_session->duel()->opponent() == Opponent::Easy);
    QCOMPARE(document()->board().rows(), 15);
}

void TestNewGameCards::nothingScrollsTwice_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("640x480") << QSize(640, 480) - windowFrame;
    QTest::newRow("1920x1080 at scale 2") << QSize(960, 540) - windowFrame;
}

/// On no page does a scroll bar stand within what another one scrolls, and the cards need none.
void TestNewGameCards::nothingScrollsTwice() {
    QFETCH(const QSize, size);
    const QDate today = QDate::currentDate();
    beginGame(boardOfDay(today), nameOfDay(today)); // the seventh card, and long texts
    show();
    m_dialog->resize(size);
    TRY_COMPARE(m_dialog->size(), size);
    const auto isScrolling = [](const QAbstractScrollArea* area) {
        return area->isVisible() && (area->verticalScrollBar()->maximum() > 0 ||
                                     area->horizontalScrollBar()->maximum() > 0);
    };
    const auto check = [&] {
        QCoreApplication::processEvents();
        for (const auto* area : m_dialog->findChildren<QAbstractScrollArea*>())
            for (const auto* inner : area->findChildren<QAbstractScrollArea*>())
                QVERIFY2(!isScrolling(area) || !isScrolling(inner), "a page scrolls twice");
    };
    check();
    for (const auto* area : m_dialog->findChildren<QScrollArea*>())
        QVERIFY(!isScrolling(area) || !area->findChild<ChoiceCard*>());
    for (const char* page : {"Standard board", "Random board", "Text or ID"}) {
        showNewGamePage(m_dialog.get(), page);
        check();
    }
    pressIn(m_dialog.get(), "changeRules");
    check();
    QCOMPARE(m_dialog->size(), size); // no page makes it larger
}

void TestNewGameCards::textsBreakBeforeTheyAreCut() {
    ChoiceCard card("card", "Continue");
    card.setDetails("Daily board 26 November 2026", "1,234 points");
    const auto widthOf = [&card](const char* text) {
        return card.fontMetrics().horizontalAdvance(text);
    };
    QCOMPARE(card.textRowsIn(2 * widthOf("Daily board 26 November 2026")), 3);
    QCOMPARE(card.textRowsIn(widthOf("Daily board 26 Novem")), 4);
    QVERIFY(card.toolTip().contains("Daily board 26 November 2026"));
}

SAMEGAME_TEST(TestNewGameCards, QApplication)
#include "tst_newgamecards.moc"
