#include <QAccessible>
#include <QSignalSpy>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/reviewtext.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/verdictlabel.h"
#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The word after each move: when there is one, what it says, and what is searched for it.
class TestMoveJudge : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }
    void cleanup() { close(); }

    void isOnWithTheAssistantAtFirst();
    void choicesAreKeptApart();
    void mistakeIsNamedWithWhatItLost();
    void goodMoveLosesNothing();
    void nothingRunsOnceAllIsDecided();
    void nothingKnownIsNotNamed();
    void knownLineIsKnownAfterItsMove();
    void laterFindsMakeALossSmaller();
    void undoTakesTheWordAwayAndCounts();
    void goingOnFromABadMoveTakesNothingBack();
    void undoOfAGoodMoveCountsNothing();
    void endThatComesBackHasNoHint();
    void openedGameHasNoWord();
    void refilledGameHasNone();
    void assistantSearchesAlone();
    void replayRests();
    void textsSayWhatIsKnown_data();
    void textsSayWhatIsKnown();
    void windowTellsTheWord();
    void replayHidesTheWord();
    void wordIsTold();
    void wordMovesNoBoard();
    void wordFitsIntoSmallWindows_data();
    void wordFitsIntoSmallWindows();

private:
    static constexpr const char* board = "11221"; // the 2s go first, or the last 1 stays
    static constexpr Cell good{2, 0};
    static constexpr Cell bad{0, 0};

    static Budget playouts(std::uint64_t count) {
        Budget budget;
        budget.playouts = count;
        budget.memory = test_memory;
        return budget;
    }
    static MoveJudge::Limits few() {
        return {.review = playouts(200), .searches = {playouts(50), playouts(50)}, .seed = 1};
    }
    static MoveJudge::Limits untilStopped() {
        Budget budget;
        budget.memory = test_memory;
        return {.review = budget, .searches = {budget}, .seed = 1};
    }

    /// A session whose judge is on without the assistant.
    struct Judged {
        explicit Judged(const MoveJudge::Limits& limits = few()) {
            judge.setLimits(limits);
            judge.setOn(true);
            document.newGame({drawn(board), {}}, "drawn");
        }

        GameSession session;
        GameDocument& document = *session.document();
        MoveJudge& judge = *session.moveJudge();
    };
    static ReviewedMove moveOf(MoveVerdict verdict, int loss, bool isExact) {
        ReviewedMove move;
        move.verdict = verdict;
        move.loss = loss;
        move.is_exact = isExact;
        return move;
    }
    void openJudged();
    QLabel* word() const { return find<QLabel>("lastMoveVerdict"); }
};

void TestMoveJudge::isOnWithTheAssistantAtFirst() {
    GameSession session;
    MoveJudge& judge = *session.moveJudge();
    QVERIFY(!judge.isOn() && !judge.isSearching());
    session.assistant()->start();
    QVERIFY(judge.isOn());
    session.assistant()->stop();
    QVERIFY(!judge.isOn());
    session.document()->play(legal_moves(session.document()->board())[0].cell);
    QVERIFY(!judge.isReviewing() && !judge.isSearching() && !judge.verdict());
}

void TestMoveJudge::choicesAreKeptApart() {
    {
        GameSession session;
        session.moveJudge()->setLimits(few());
        session.moveJudge()->setOn(true);
        session.assistant()->start();
        session.moveJudge()->setOn(false);
    }
    GameSession session;
    QVERIFY(session.moveJudge()->isOn());
    session.assistant()->start();
    QVERIFY(!session.moveJudge()->isOn());
}

void TestMoveJudge::mistakeIsNamedWithWhatItLost() {
    Judged judged;
    QSignalSpy changed(&judged.judge, &MoveJudge::changed);
    QVERIFY(judged.document.play(bad));
    QVERIFY(!judged.judge.verdict()); // not known yet
    TRY_VERIFY(judged.judge.verdict());
    QVERIFY(!changed.isEmpty());
    const ReviewedMove& move = *judged.judge.verdict();
    QCOMPARE(move.verdict, MoveVerdict::mistake);
    QVERIFY(move.is_exact);
    QCOMPARE(move.reachable, 1001);
    QCOMPARE(move.loss, 1002); // one block is left
    QVERIFY(!move.better.empty());
    QCOMPARE(judged.session.view().lastMove->loss, 1002);
}

void TestMoveJudge::goodMoveLosesNothing() {
    Judged judged;
    judged.document.play(good);
    TRY_VERIFY(judged.judge.verdict());
    QCOMPARE(judged.judge.verdict()->verdict, MoveVerdict::good);
    QCOMPARE(judged.judge.verdict()->loss, 0);
    judged.document.play(bad); // the rest
    QVERIFY(!judged.judge.verdict());
    TRY_VERIFY(judged.judge.verdict());
    QCOMPARE(judged.judge.verdict()->verdict, MoveVerdict::good);
    QVERIFY(judged.judge.verdict()->is_exact);
}

void TestMoveJudge::nothingRunsOnceAllIsDecided() {
    Judged judged;
    TRY_VERIFY(!judged.judge.isSearching()); // proven
    judged.document.play(bad);
    TRY_VERIFY(judged.judge.verdict());
    TRY_VERIFY(!judged.judge.isReviewing() && !judged.judge.isSearching());
    judged.document.newGame({standard_board(1), {}}, "Standard board 1");
    QVERIFY(judged.judge.isSearching());
    TRY_VERIFY(!judged.judge.isSearching()); // its searches are spent
    judged.judge.setOn(false);
    judged.document.play(legal_moves(judged.document.board())[0].cell);
    QVERIFY(!judged.judge.isReviewing() && !judged.judge.isSearching());
}

void TestMoveJudge::nothingKnownIsNotNamed() {
    Judged judged({.review = playouts(0), .searches = {}, .seed = 1});
    judged.document.newGame({standard_board(1), {}}, "Standard board 1");
    judged.document.play(legal_moves(judged.document.board())[0].cell);
    TRY_VERIFY(!judged.judge.isReviewing());
    QVERIFY(!judged.judge.verdict());
}

namespace {

/// The game that always takes the first group.
Line firstGame(const Board& start) {
    Board position = start;
    MoveList moves;
    while (position.has_moves()) {
        moves.push_back(legal_moves(position)[0]);
        position.play(moves.back(), Gravity::shift);
    }
    return replay(start, {}, moves).value();
}

} // namespace

void TestMoveJudge::knownLineIsKnownAfterItsMove() {
    Judged judged;
    judged.document.newGame({standard_board(1), {}}, "Standard board 1");
    const Line known = firstGame(judged.document.board());
    judged.session.bestLine()->offer(judged.document.start(), known, RecordSource{});
    judged.document.play(known.moves[0].cell);
    TRY_VERIFY(judged.judge.verdict());
    const ReviewedMove& move = *judged.judge.verdict();
    QVERIFY(move.loss >= 0);
    QVERIFY(move.reachable - move.loss >= known.score);
}

/// What can be reached before a move is never less than after it.
void TestMoveJudge::laterFindsMakeALossSmaller() {
    Judged judged({.review = playouts(20), .searches = {}, .seed = 1});
    judged.document.newGame({standard_board(1), {}}, "Standard board 1");
    judged.document.play(legal_moves(judged.document.board())[0].cell);
    TRY_VERIFY(judged.judge.verdict());
    const ReviewedMove before = *judged.judge.verdict();
    SearchRequest request;
    request.start = judged.document.position();
    request.solver = &default_solver(request.start.rules);
    request.options = complete_options(request.solver->options, {});
    request.budget = playouts(20'000); // a thousand times as many
    SearchControl control;
    const SearchSnapshot found = run_search(request, control).snapshot;
    const int reachable = judged.document.score() + found.best.score;
    QVERIFY(reachable > before.reachable);
    judged.session.assistant()->restoreResult(judged.document.position(), found);
    const ReviewedMove now = *judged.judge.verdict();
    QCOMPARE(now.loss, 0);
    QCOMPARE(now.reachable, reachable);
    QVERIFY(now.better.empty());
}

void TestMoveJudge::undoTakesTheWordAwayAndCounts() {
    Judged judged;
    judged.document.play(bad);
    TRY_VERIFY(judged.judge.verdict());
    QVERIFY(judged.document.aid().isNone());
    judged.document.undoStack()->undo();
    QVERIFY(!judged.judge.verdict());
    QCOMPARE(judged.document.aid(), Aid{.hints = 1});
    judged.document.undoStack()->redo(); // a move as any other
    TRY_VERIFY(judged.judge.verdict());
    QCOMPARE(judged.judge.verdict()->loss, 1002);
}

void TestMoveJudge::goingOnFromABadMoveTakesNothingBack() {
    Judged judged;
    judged.document.play(bad);
    TRY_VERIFY(judged.judge.verdict());
    MoveList moves = judged.document.line().moves;
    moves.push_back(legal_moves(judged.document.board())[0]);
    judged.document.takeOver(moves);
    QCOMPARE(judged.document.line().moves.size(), std::size_t{2});
    QCOMPARE(judged.document.aid().hints, 0);
}

void TestMoveJudge::undoOfAGoodMoveCountsNothing() {
    Judged judged;
    judged.document.play(good);
    TRY_VERIFY(judged.judge.verdict());
    judged.document.undoStack()->undo();
    QVERIFY(judged.document.aid().isNone());
    judged.document.play(bad);
    judged.document.undoStack()->undo(); // before there is a word
    QVERIFY(judged.document.aid().isNone());
}

/// It was played before the word.
void TestMoveJudge::endThatComesBackHasNoHint() {
    Judged judged;
    judged.document.play(good);
    judged.document.play({0, 0}); // the rest
    QVERIFY(judged.document.isFinished());
    const MoveList moves = judged.document.line().moves;
    judged.document.goBackTo(0);
    judged.document.play(bad);
    TRY_VERIFY(judged.judge.verdict());
    judged.document.takeOver(moves);
    QVERIFY(judged.document.isFinished());
    QVERIFY(judged.document.aid().isNone());
}

void TestMoveJudge::openedGameHasNoWord() {
    Judged judged;
    GameRecord record;
    record.start = judged.document.start();
    record.line = firstGame(record.start.board);
    judged.document.openRecord(record, "opened");
    QVERIFY(!judged.judge.isReviewing() && !judged.judge.verdict());
    judged.document.undoStack()->undo(); // to the middle of it
    QVERIFY(!judged.judge.isReviewing() && !judged.judge.verdict());
    judged.document.undoStack()->redo();
    TRY_VERIFY(judged.judge.verdict());
}

void TestMoveJudge::refilledGameHasNone() {
    Judged judged;
    const Rules rules{Scoring::standard, Gravity::shift, Refill{.seed = 1, .color_count = 3}};
    judged.document.newGame({drawn("11221/12312"), rules}, "refilled");
    QVERIFY(!judged.judge.canBeOn() && !judged.judge.isOn() && !judged.judge.isSearching());
    judged.document.play(legal_moves(judged.document.board())[0].cell);
    QVERIFY(!judged.judge.isReviewing() && !judged.judge.verdict());
}

void TestMoveJudge::assistantSearchesAlone() {
    Judged judged(untilStopped());
    judged.document.newGame({standard_board(1), {}}, "Standard board 1");
    QVERIFY(judged.judge.isSearching());
    judged.session.assistant()->start();
    QVERIFY(judged.judge.isOn() && !judged.judge.isSearching());
    judged.document.play(legal_moves(judged.document.board())[0].cell);
    QVERIFY(judged.judge.isReviewing() && !judged.judge.isSearching());
    judged.session.assistant()->stop();
    QVERIFY(judged.judge.isOn() && judged.judge.isReviewing());
}

void TestMoveJudge::replayRests() {
    Judged judged(untilStopped());
    judged.document.newGame({standard_board(1), {}}, "Standard board 1");
    judged.document.play(legal_moves(judged.document.board())[0].cell);
    QVERIFY(judged.judge.isReviewing());
    judged.session.replay()->setSource(ReplaySource::Game);
    judged.session.replay()->first();
    QVERIFY(!judged.judge.isReviewing() && !judged.judge.isSearching());
    judged.session.replay()->leave();
    QVERIFY(judged.judge.isReviewing());
}

void TestMoveJudge::textsSayWhatIsKnown_data() {
    QTest::addColumn<int>("verdict");
    QTest::addColumn<int>("loss");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, MoveVerdict verdict, int loss, bool isExact,
                        const char* text, const char* sentence) {
        QTest::newRow(name) << static_cast<int>(verdict) << loss << isExact << QString(text)
                            << QString(sentence);
    };
    row("proven", MoveVerdict::good, 0, true, "good", "Good: it is proven to lose nothing.");
    row("good", MoveVerdict::good, 0, false, "good", "Good: nothing is known that earns more.");
    row("perhaps", MoveVerdict::good, 9, false, "good", "Good: it lost nothing for sure.");
    row("doubtful", MoveVerdict::doubtful, 1002, false, "may be a mistake, about 1002",
        "May be a mistake: about 1002 points less than the best game known, if the searches after "
        "it missed no better one.");
    row("small", MoveVerdict::small_loss, 18, false, "small loss, about 18",
        "Small loss: about 18 points less than the best game known.");
    row("small, proven", MoveVerdict::small_loss, 1, true, "small loss, 1",
        "Small loss: 1 point less than the best game.");
    row("mistake", MoveVerdict::mistake, 112, false, "mistake, about 112",
        "Mistake: about 112 points less than the best game known.");
    row("mistake, proven", MoveVerdict::mistake, 112, true, "mistake, 112",
        "Mistake: 112 points less than the best game.");
}

void TestMoveJudge::textsSayWhatIsKnown() {
    QFETCH(const int, verdict);
    QFETCH(const int, loss);
    QFETCH(const bool, isExact);
    const ReviewedMove move = moveOf(static_cast<MoveVerdict>(verdict), loss, isExact);
    QTEST(verdictText(move), "text");
    QTEST(verdictSentence(move), "sentence");
}

void TestMoveJudge::openJudged() {
    open();
    m_session->moveJudge()->setLimits(few());
    action("judgeMoves")->trigger();
    document()->newGame({drawn(board), {}}, "drawn");
}

void TestMoveJudge::windowTellsTheWord() {
    open();
    QVERIFY(word()->isHidden());
    QVERIFY(!action("judgeMoves")->isChecked());
    openJudged();
    QVERIFY(action("judgeMoves")->isChecked());
    QVERIFY(word()->isVisible() && word()->text().isEmpty());
    document()->play(bad);
    TRY_COMPARE(word()->text(), QString::fromUtf8("✗ mistake, 1002"));
    QCOMPARE(word()->accessibleName(), "Mistake: 1002 points less than the best game.");
    QVERIFY(word()->toolTip().contains("1002 points less"));
    QCOMPARE(find<QLabel>("lastMove")->text(), QString::fromUtf8("Last move: ✗ mistake, 1002"));
    QVERIFY(find<QLabel>("lastMove")->isVisibleTo(find<QWidget>("candidatesPanel")));
    action("undo")->trigger();
    QVERIFY(word()->isVisible() && word()->text().isEmpty());
    QVERIFY(find<QLabel>("lastMove")->text().isEmpty());
    QVERIFY(!find<QLabel>("lastMove")->isHidden()); // its place stays, and so do the candidates
    QVERIFY(find<QLabel>("lastMove")->minimumHeight() > 0);
    action("judgeMoves")->trigger();
    QVERIFY(word()->isHidden() && !action("judgeMoves")->isChecked());
    QVERIFY(find<QLabel>("lastMove")->isHidden());
}

void TestMoveJudge::replayHidesTheWord() {
    openJudged();
    document()->play(bad);
    TRY_VERIFY(!word()->text().isEmpty());
    choose(find<QComboBox>("replaySource"), 1);
    action("firstMove")->trigger();
    QVERIFY(word()->text().isEmpty() && find<QLabel>("lastMove")->text().isEmpty());
    press<QPushButton>("backToGameButton");
    QVERIFY(!word()->text().isEmpty() && !find<QLabel>("lastMove")->text().isEmpty());
}

/// Each word once, as an alert.
void TestMoveJudge::wordIsTold() {
    int alerts = 0;
    VerdictLabel label;
    connect(Announcer::instance(), &Announcer::announced, &label, [&alerts] { ++alerts; });
    label.show();
    QCOMPARE(QAccessible::queryAccessibleInterface(&label)->role(), QAccessible::AlertMessage);
    label.setMove(moveOf(MoveVerdict::mistake, 112, false));
    QCOMPARE(alerts, 1);
    label.setMove(moveOf(MoveVerdict::mistake, 100, false)); // a little less
    QCOMPARE(alerts, 1);
    label.setMove(moveOf(MoveVerdict::small_loss, 30, false));
    QCOMPARE(alerts, 2);
    label.setMove(std::nullopt);
    QVERIFY(label.text().isEmpty());
    label.setMove(moveOf(MoveVerdict::small_loss, 30, false)); // of another move
    QCOMPARE(alerts, 3);
}

void TestMoveJudge::wordMovesNoBoard() {
    GameDocument game;
    GameStrip strip(&game);
    strip.setVisible(true);
    for (const int width : {400, 560, 640, 700, 760, 820, 900, 1000, 1200}) {
        strip.resize(width, 60);
        strip.showVerdict(std::nullopt, true);
        QCoreApplication::sendPostedEvents(); // it is laid out
        const int height = strip.sizeHint().height();
        for (const MoveVerdict verdict : {MoveVerdict::good, MoveVerdict::doubtful,
                                          MoveVerdict::small_loss, MoveVerdict::mistake}) {
            strip.showVerdict(moveOf(verdict, 112, false), true);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(strip.sizeHint().height(), height);
        }
    }
}

void TestMoveJudge::wordFitsIntoSmallWindows_data() {
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    for (const char* layout : {"playLayout", "analyzeLayout"}) {
        QTest::addRow("%s 640x480", layout) << layout << QSize(640, 480);
        QTest::addRow("%s 400x640", layout) << layout << QSize(400, 640);
    }
}

void TestMoveJudge::wordFitsIntoSmallWindows() {
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    openAtFirst();
    m_session->moveJudge()->setLimits(few());
    action("judgeMoves")->trigger();
    QVERIFY(m_window->openBoard("random:1/15x15x5"));
    find<QAction>(qPrintable(layout))->trigger();
    document()->play(legal_moves(document()->board())[0].cell);
    action("stepBack")->trigger();
    TRY_VERIFY(!word()->text().isEmpty());
    m_window->resize(size);
    const QSize least = m_window->minimumSizeHint();
    QVERIFY2(least.boundedTo(size) == least, qPrintable(QString::number(least.width())));
    settle();
    QCOMPARE(m_window->size(), size);
    const QRect place(word()->mapTo(m_window.get(), QPoint()), word()->size());
    QVERIFY(m_window->rect().contains(place));
    if (size.width() >= 640)
        QVERIFY(word()->width() >= word()->sizeHint().width()); // names give way to it
}

SAMEGAME_TEST(TestMoveJudge, QApplication)
#include "tst_movejudge.moc"
