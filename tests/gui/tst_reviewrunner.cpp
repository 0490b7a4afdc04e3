#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>

#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "engine/game/board_generator.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/patience.h"
#include "tests/gui/testsettings.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Depth = ReviewRunner::Depth;

/// The review of the game on the board.
class TestReviewRunner : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_session.reset(); }

    void gameWithMovesCanBeReviewed();
    void reviewSaysWhatWasLost();
    void betterLineIsOffered();
    void reviewBeginsWithTheBestLineKnown();
    void provenLineIsProvenInTheReview();
    void shownReviewTakesABetterLine();
    void stopKeepsAndTheNextGoesOn();
    void reviewGoesOnWhenAnotherGameComes();
    void secondReviewEndsTheFirst();
    void closingKeepsTheReview();
    void openedGameHasItsReview();
    void reviewStaysWhileAnotherWayIsTried();
    void movesBesideAReviewAreAided();
    void firstMoveBesideAReviewIsAided();
    void reviewPausesTheAssistant();

private:
    GameDocument& document() { return *m_session->document(); }
    ReviewRunner& runner() { return *m_session->reviewRunner(); }
    /// "11211/11211": the 2s in the middle should go first.
    void playCareless();
    void playLarge();
    void reviewLarge();
    void review(Depth depth = Depth::Quick);
    static Budget budget(std::optional<std::uint64_t> playouts);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<OwnResults> m_results;
    std::unique_ptr<ReviewStore> m_reviews;
    std::unique_ptr<GameSession> m_session;
};

void TestReviewRunner::initTestCase() {
    QLocale::setDefault(QLocale::c());
    m_folder = std::make_unique<QTemporaryDir>();
    keepSettingsIn(*m_folder);
}

void TestReviewRunner::init() {
    m_session.reset();
    m_reviews.reset();
    m_results.reset();
    m_database = std::make_unique<Database>(":memory:");
    m_results = std::make_unique<OwnResults>(m_database.get());
    m_reviews = std::make_unique<ReviewStore>(m_database.get());
    m_session = std::make_unique<GameSession>(nullptr, nullptr, m_results.get(), m_reviews.get());
    runner().setBudget(budget(1000));
}

Budget TestReviewRunner::budget(std::optional<std::uint64_t> playouts) {
    Budget budget;
    budget.memory = test_memory;
    budget.playouts = playouts;
    return budget;
}

void TestReviewRunner::playCareless() {
    document().newGame({drawn("11211/11211"), {}}, "drawn");
    for (int i = 0; i < 3; ++i)
        document().play({0, 0});
    QVERIFY(document().isFinished());
}

void TestReviewRunner::playLarge() {
    const GameRecord game = finishedRecord(generate_board(5, 15, 15, 5));
    document().openRecord(game, "large");
    QVERIFY(document().isFinished());
}

/// Something has been found, and it goes on.
void TestReviewRunner::reviewLarge() {
    playLarge();
    runner().setBudget(budget({}));
    runner().start(Depth::Deep);
    TRY_VERIFY(runner().review()->searches > 0);
}

void TestReviewRunner::review(Depth depth) {
    QSignalSpy running(&runner(), &ReviewRunner::runningChanged);
    runner().start(depth);
    QVERIFY(runner().isRunning());
    QCOMPARE(running.count(), 1);
    TRY_COMPARE(running.count(), 2);
    QVERIFY(!runner().isRunning());
}

void TestReviewRunner::gameWithMovesCanBeReviewed() {
    QVERIFY(!runner().canReview());
    runner().start(Depth::Quick);
    QVERIFY(!runner().isRunning());
    QVERIFY(!m_session->view().canReview);
    document().newGame({drawn("1122"), {}}, "drawn");
    document().play({0, 0});
    QVERIFY(m_session->view().canReview); // also while it goes on
    Rules refilled;
    refilled.refill = Refill{};
    document().newGame({drawn("1122"), refilled}, "refilled");
    document().play({0, 0});
    QVERIFY(!runner().canReview());
}

void TestReviewRunner::reviewSaysWhatWasLost() {
    playCareless();
    QVERIFY(!runner().review());
    review();
    QVERIFY(runner().review() && runner().isOfGame());
    QCOMPARE(runner().moves().size(), std::size_t{3});
    QCOMPARE(runner().moves()[0].loss, 28);
    QVERIFY(runner().moves()[0].is_exact);
    QCOMPARE(runner().moves()[0].verdict, MoveVerdict::mistake);
    QCOMPARE(runner().moves()[1].loss, 0);
    QCOMPARE(runner().depth(), Depth::Quick);
    QCOMPARE(m_reviews->games().size(), std::size_t{1});
}

void TestReviewRunner::betterLineIsOffered() {
    playCareless();
    QCOMPARE(m_session->bestLine()->record()->line.score, 1008);
    review();
    const auto& best = m_session->bestLine()->record();
    QCOMPARE(best->line.score, 1036);
    QVERIFY(best->source.has_value());
    QVERIFY(isProvenBest(*best));
}

/// Two games of one board, with the least and the most points of ten that choose moves by rank.
static std::pair<GameRecord, GameRecord> weakAndBetterGame() {
    const Board large = generate_board(5, 15, 15, 5);
    GameRecord worst = finishedRecord(large);
    GameRecord best = worst;
    for (std::size_t choice = 1; choice < 10; ++choice) {
        const GameRecord game = finishedRecord(large, choice);
        if (game.line.score < worst.line.score)
            worst = game;
        if (game.line.score > best.line.score)
            best = game;
    }
    return {worst, best};
}

/// The line is one that a review of so few playouts does not find, and stays that of its finder.
void TestReviewRunner::reviewBeginsWithTheBestLineKnown() {
    const auto [worse, better] = weakAndBetterGame();
    document().openRecord(worse, "large");
    QVERIFY(better.line.score > worse.line.score);
    RecordSource finder;
    finder.solver = "nrpa";
    m_session->bestLine()->offer(document().start(), better.line, finder);
    const int known = m_session->bestLine()->record()->line.score;
    runner().setBudget(budget(1)); // nothing is searched for long
    review();
    QVERIFY(runner().review()->positions.front().reachable >= known);
    const auto kept = m_reviews->review(document().start(), document().line().moves);
    QVERIFY(!kept || kept->review.positions.front().reachable >= known);
    const auto& best = m_session->bestLine()->record();
    if (best->line == better.line)
        QCOMPARE(QString::fromStdString(best->source->solver), "nrpa");
    for (const ReviewedMove& move : runner().moves())
        QVERIFY(move.loss >= 0); // less can never be reached earlier
}

/// Else the card at the end calls the best game proven, and the review the same score open.
void TestReviewRunner::provenLineIsProvenInTheReview() {
    const auto [worse, better] = weakAndBetterGame();
    document().openRecord(worse, "large");
    RecordSource finder;
    finder.solver = "nrpa";
    m_session->bestLine()->offer(document().start(), better.line, finder);
    runner().setBudget(budget(1));
    review();
    const auto isProven = [this] { return runner().review()->positions.front().is_exact; };
    QVERIFY(!isProven());
    const int best = m_session->bestLine()->record()->line.score;
    finder.upper_bound = best; // as if a solver had proven it
    m_session->bestLine()->offer(document().start(), m_session->bestLine()->record()->line, finder);
    QVERIFY(isProvenBest(*m_session->bestLine()->record()));
    QVERIFY(isProven());
    review();
    QVERIFY(isProven());
}

void TestReviewRunner::shownReviewTakesABetterLine() {
    const auto [worse, better] = weakAndBetterGame();
    document().openRecord(worse, "large");
    runner().setBudget(budget(1));
    review();
    QSignalSpy changes(&runner(), &ReviewRunner::changed);
    const bool isBetter = better.line.score > runner().review()->positions.front().reachable;
    RecordSource finder;
    finder.solver = "nrpa";
    m_session->bestLine()->offer(document().start(), better.line, finder);
    QCOMPARE(changes.count(), isBetter ? 1 : 0);
    QVERIFY(runner().review()->positions.front().reachable >= better.line.score);
    QCOMPARE(runner().moves().front().reachable, runner().review()->positions.front().reachable);
}

void TestReviewRunner::stopKeepsAndTheNextGoesOn() {
    playLarge();
    runner().setBudget(budget({}));
    runner().start(Depth::Deep);
    QCOMPARE(runner().percent(), 0);
    TRY_VERIFY(runner().review()->searches > 0);
    runner().stop();
    TRY_VERIFY(!runner().isRunning());
    const std::uint64_t searches = runner().review()->searches;
    const auto kept = m_reviews->review(document().start(), document().line().moves);
    QVERIFY(kept);
    QCOMPARE(kept->review.searches, searches);
    QCOMPARE(kept->name, document().keptName());
    const double seconds = runner().seconds();
    QVERIFY(seconds > 0);
    runner().setBudget(budget(2000));
    review();
    QVERIFY(runner().review()->searches > searches);
    QVERIFY(runner().seconds() > seconds);
}

void TestReviewRunner::reviewGoesOnWhenAnotherGameComes() {
    playLarge();
    const Position large = document().start();
    const MoveList moves = document().line().moves;
    runner().setBudget(budget({}));
    runner().start(Depth::Deep);
    QVERIFY(runner().isShownRunning());
    playCareless();
    QVERIFY(runner().isRunning());
    QVERIFY(!runner().isShownRunning());
    QVERIFY(!runner().review());
    while (!(document().start() == large && document().isFinished()))
        document().undoStack()->undo();
    QVERIFY(runner().isShownRunning());
    TRY_VERIFY(runner().review()->searches > 0);
    document().newGame({drawn("1122"), {}}, "other");
    QVERIFY(!runner().review());
    runner().stop();
    TRY_VERIFY(!runner().isRunning());
    QVERIFY(!runner().review());
    QVERIFY(m_reviews->review(large, moves));
}

void TestReviewRunner::secondReviewEndsTheFirst() {
    reviewLarge();
    const Position large = document().start();
    const MoveList moves = document().line().moves;
    playCareless();
    runner().setBudget(budget(1000));
    runner().start(Depth::Thorough);
    QVERIFY(runner().ended() && runner().ended()->isKept);
    TRY_VERIFY(!runner().isRunning());
    QCOMPARE(runner().review()->start, document().start());
    QCOMPARE(runner().moves()[0].loss, 28);
    runner().start(Depth::Quick); // of the same game
    QVERIFY(!runner().ended());
    QVERIFY(m_reviews->review(large, moves)->review.searches > 0);
}

void TestReviewRunner::closingKeepsTheReview() {
    reviewLarge();
    const Position large = document().start();
    const MoveList moves = document().line().moves;
    m_session.reset();
    QVERIFY(m_reviews->review(large, moves)->review.searches > 0);
}

void TestReviewRunner::openedGameHasItsReview() {
    playCareless();
    const GameRecord game = document().record();
    review();
    document().newGame({drawn("1122"), {}}, "other");
    QVERIFY(!runner().review());
    document().openRecord(game, "again");
    QVERIFY(runner().review() && runner().isOfGame());
    QCOMPARE(runner().moves()[0].loss, 28);
    QVERIFY(!runner().isRunning());
}

void TestReviewRunner::reviewStaysWhileAnotherWayIsTried() {
    playCareless();
    review();
    document().undoStack()->undo();
    document().undoStack()->undo();
    document().undoStack()->undo();
    QVERIFY(runner().isOfGame()); // on its way
    document().play({2, 0});
    QVERIFY(runner().review() && !runner().isOfGame());
    while (!document().isFinished())
        document().play({0, 0});
    QVERIFY(runner().review() && !runner().isOfGame());
    QCOMPARE(runner().review()->moves.size(), std::size_t{3});
    document().newGame({drawn("1122"), {}}, "other");
    QVERIFY(!runner().review());
}

void TestReviewRunner::movesBesideAReviewAreAided() {
    playCareless();
    QVERIFY(document().aid().isNone());
    review();
    QVERIFY(document().aid().isNone()); // it has ended before
    document().undoStack()->undo();
    document().play({0, 0});
    QCOMPARE(document().aid(), (Aid{.reviewMoves = 1}));
    document().restart(); // what the first move gave away is known, too
    QCOMPARE(document().aid(), (Aid{.wasHelpedBefore = true}));
    document().play({0, 0});
    QCOMPARE(document().aid(), (Aid{.reviewMoves = 1, .wasHelpedBefore = true}));
}

void TestReviewRunner::firstMoveBesideAReviewIsAided() {
    playCareless();
    review();
    document().restart();
    QVERIFY(document().aid().isNone());
    QVERIFY(runner().isOfGame());
    document().play(legal_moves(document().board()).back().cell); // perhaps the better one
    QCOMPARE(document().aid(), (Aid{.reviewMoves = 1}));
}

void TestReviewRunner::reviewPausesTheAssistant() {
    document().newGame({generate_board(5, 15, 15, 5), {}}, "large");
    document().play(legal_moves(document().board())[0].cell);
    m_session->assistant()->start();
    QVERIFY(m_session->assistant()->isSearching());
    runner().start(Depth::Quick);
    QVERIFY(m_session->assistant()->isOn());
    QVERIFY(!m_session->assistant()->isSearching());
    runner().stop();
    TRY_VERIFY(!runner().isRunning());
}

SAMEGAME_TEST(TestReviewRunner, QApplication)
#include "tst_reviewrunner.moc"
