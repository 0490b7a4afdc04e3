#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/salvage.h"
#include "app/gui/session/storage.h"
#include "engine/game/board_generator.h"
#include "engine/studies/review/game_reviewer.h"
#include "tests/gui/databasefile.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reviews.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Reviews in the database.
class TestReviewStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void reviewIsKeptAcrossSessions();
    void longerReviewStays();
    void twoWindowsKeepTheLongerReview();
    void damagedReviewIsNoneAndBarsNone();
    void reviewThatCannotBeWrittenWaits();
    void withoutAFileReviewsWaitAsLongAsTheProgramRuns();
    void latestReviewsComeFirst();
    void gamesAreThePersonsWithACompleteReview();
    void accuracyIsKeptAsItWasTold();
    void gameWithMovesTakenOverHasNoAccuracy();
    void forgottenGameTakesItsReviewAlong();
    void reviewStaysWithTheSameGamePlayedWithHelp();
    void reviewsOfADamagedFileAreSalvaged();

private:
    QString path() const { return m_folder->filePath("samegame.sqlite"); }

    static OwnResult playedGame(const Board& board, const Aid& aid = {}, int day = 1);
    /// A proven review of the game on such a small board.
    static KeptReview reviewOfGame(const Board& board, double seconds = 10, int day = 1);

    /// How long the review of a game was looked for; -1 if the store has none.
    static double secondsIn(const ReviewStore& store, const KeptReview& kept) {
        const auto found = store.review(kept.review.start, kept.review.moves);
        return found ? found->seconds : -1;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

OwnResult TestReviewStore::playedGame(const Board& board, const Aid& aid, int day) {
    const GameRecord game = finishedRecord(board);
    const QDateTime when(QDate(2026, 11, day), QTime(12, 0));
    return {game.start, "drawn", game.line, 2, aid, 60, momentHere(when)};
}

KeptReview TestReviewStore::reviewOfGame(const Board& board, double seconds, int day) {
    const GameRecord game = finishedRecord(board);
    const GameReview review = unsearched_review(game.start, game.line.moves).value();
    const QDateTime when(QDate(2026, 11, day), QTime(13, 0));
    return {reviewed(review, review_of_playouts(1000, 1, 0)), "drawn", seconds, momentHere(when)};
}

void TestReviewStore::reviewIsKeptAcrossSessions() {
    const KeptReview kept = reviewOfGame(drawn("11221"));
    {
        Database database(path());
        ReviewStore store(&database);
        QSignalSpy changed(&store, &ReviewStore::changed);
        QVERIFY(!store.review(kept.review.start, kept.review.moves));
        QVERIFY(store.keep(kept));
        QCOMPARE(changed.count(), 1);
    }
    Database database(path());
    const ReviewStore store(&database);
    const auto read = store.review(kept.review.start, kept.review.moves);
    QVERIFY(read);
    QVERIFY(read->review.start == kept.review.start);
    QVERIFY(read->review.moves == kept.review.moves);
    QCOMPARE(read->review.positions[0].reachable, kept.review.positions[0].reachable);
    QCOMPARE(read->name, kept.name);
    QCOMPARE(read->seconds, kept.seconds);
    QCOMPARE(read->reviewedAt, kept.reviewedAt);
    const MoveList none;
    QVERIFY(!store.review(kept.review.start, none));
}

void TestReviewStore::longerReviewStays() {
    Database database(path());
    ReviewStore store(&database);
    const KeptReview kept = reviewOfGame(drawn("11221"), 20);
    const auto seconds = [&] { return secondsIn(store, kept); };
    QVERIFY(store.keep(kept));
    QVERIFY(store.keep(reviewOfGame(drawn("11221"), 10)));
    QCOMPARE(seconds(), 20.0);
    QVERIFY(store.keep(reviewOfGame(drawn("11221"), 30)));
    QCOMPARE(seconds(), 30.0);
    QCOMPARE(store.latest(5).size(), std::size_t{1});
}

void TestReviewStore::twoWindowsKeepTheLongerReview() {
    Database first(path());
    Database second(path());
    ReviewStore one(&first);
    ReviewStore other(&second);
    const KeptReview kept = reviewOfGame(drawn("11221"), 20);
    QVERIFY(one.keep(kept));
    QVERIFY(other.keep(reviewOfGame(drawn("11221"), 10)));
    QCOMPARE(secondsIn(other, kept), 20.0);
}

void TestReviewStore::damagedReviewIsNoneAndBarsNone() {
    Database database(path());
    ReviewStore store(&database);
    const KeptReview kept = reviewOfGame(drawn("11221"));
    for (const char* damage :
         {"UPDATE review SET content = 'no review', seconds = 1e8",
          "UPDATE review SET content = replace(content, 'true', 'false'), seconds = 1e8"}) {
        QVERIFY(store.keep(kept));
        QVERIFY(store.review(kept.review.start, kept.review.moves));
        QVERIFY(database.run(damage));
        QVERIFY(!store.review(kept.review.start, kept.review.moves));
        QVERIFY(store.latest(5).empty());
    }
    QVERIFY(store.keep(kept));
    QCOMPARE(secondsIn(store, kept), kept.seconds);
}

void TestReviewStore::reviewThatCannotBeWrittenWaits() {
    Database other(path());
    const KeptReview kept = reviewOfGame(drawn("11221"));
    {
        Database database(path());
        ReviewStore store(&database);
        QSignalSpy failed(&store, &ReviewStore::failed);
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        QVERIFY(!store.keep(kept));
        QVERIFY(!store.keep(reviewOfGame(drawn("11221"), 20)));
        QVERIFY(!store.keep(reviewOfGame(drawn("11221"), 5)));
        QCOMPARE(failed.count(), 1);
        QCOMPARE(secondsIn(store, kept), 20.0);
        QVERIFY(other.run("COMMIT"));
    } // it is tried once more
    Database database(path());
    QCOMPARE(secondsIn(ReviewStore(&database), kept), 20.0);
}

void TestReviewStore::withoutAFileReviewsWaitAsLongAsTheProgramRuns() {
    Database database("/proc/samegame.sqlite"); // nobody can write there
    ReviewStore store(&database);
    QSignalSpy failed(&store, &ReviewStore::failed);
    const KeptReview kept = reviewOfGame(drawn("11221"));
    QVERIFY(!store.keep(kept));
    QVERIFY(store.review(kept.review.start, kept.review.moves));
    QVERIFY(store.games().empty());
    QVERIFY(store.latest(3).empty());
    QVERIFY(failed.isEmpty()); // the opening has said it
}

void TestReviewStore::latestReviewsComeFirst() {
    Database database(path());
    ReviewStore store(&database);
    QVERIFY(store.keep(reviewOfGame(drawn("1122"), 10, 2)));
    QVERIFY(store.keep(reviewOfGame(drawn("11221"), 10, 3)));
    QVERIFY(store.keep(reviewOfGame(drawn("11/11/22"), 10, 1)));
    const auto latest = store.latest(2);
    QCOMPARE(latest.size(), std::size_t{2});
    QCOMPARE(latest[0].review.start.board, drawn("11221"));
    QCOMPARE(latest[1].review.start.board, drawn("1122"));
}

/// Neither games of files nor reviews that have not looked at each move.
void TestReviewStore::gamesAreThePersonsWithACompleteReview() {
    Database database(path());
    OwnResults results(&database);
    ReviewStore store(&database);
    const auto later = results.add(playedGame(drawn("11221"), {}, 9));
    const auto earlier = results.add(playedGame(drawn("11/11/22"), {}, 8));
    const Board large = generate_board(3, 10, 10, 4);
    results.add(playedGame(large));
    for (const Board& board : {drawn("11221"), drawn("11/11/22"), drawn("1122")})
        QVERIFY(store.keep(reviewOfGame(board)));
    const GameRecord game = finishedRecord(large);
    QVERIFY(store.keep(
        {unsearched_review(game.start, game.line.moves).value(), "large", 1, momentHere()}));
    const auto games = store.games();
    QCOMPARE(games.size(), std::size_t{2});
    QCOMPARE(games[0].number, earlier.value());
    QCOMPARE(games[1].number, later.value());
    const KeptReview kept = reviewOfGame(drawn("11221"));
    const ReviewSummary summary = summary_of(reviewed_moves(kept.review));
    QCOMPARE(games[1].accuracy, (ToldAccuracy{ToldAccuracy::Kind::exact, summary.accuracy}));
    QCOMPARE(games[1].loss, summary.loss);
    QCOMPARE(games[1].moves, static_cast<int>(kept.review.moves.size()));
    QCOMPARE(games[1].name, "drawn");
    QCOMPARE(games[1].finishedAt.date(), QDate(2026, 11, 9));
    QVERIFY(database.run("UPDATE review SET accuracy = 101"));
    QVERIFY(store.games().empty());
}

/// What a review told as "at most" is told so from then on.
void TestReviewStore::accuracyIsKeptAsItWasTold() {
    using Kind = ToldAccuracy::Kind;
    Database database(path());
    OwnResults results(&database);
    ReviewStore store(&database);
    results.add(playedGame(drawn("11221")));
    const auto kind = [&store] { return store.games().at(0).accuracy.kind; };
    KeptReview kept = reviewOfGame(drawn("11221"));
    const ReviewedPosition proven = kept.review.positions.front();
    for (const std::uint64_t searches : {0, 40}) { // whether its loss is sure
        ReviewedPosition& first = kept.review.positions.front();
        first = proven;
        first.is_exact = false;
        first.found.add(first.reachable);
        kept.review.positions[1].is_exact = false;
        kept.review.positions[1].found.add(kept.review.positions[1].reachable);
        kept.review.positions[1].chains = searches;
        const Kind told = told_accuracy(kept.review, summary_of(reviewed_moves(kept.review))).kind;
        QVERIFY(told != Kind::exact);
        QVERIFY(store.keep(kept));
        QCOMPARE(kind(), told);
    }
    QVERIFY(database.run("UPDATE review SET told = 'damaged'"));
    QCOMPARE(kind(), Kind::at_most);
}

/// They are not the person's, and which ones they were is not kept.
void TestReviewStore::gameWithMovesTakenOverHasNoAccuracy() {
    Database database(path());
    OwnResults results(&database);
    ReviewStore store(&database);
    results.add(playedGame(drawn("11221"), {.lineMoves = 1}));
    QVERIFY(store.keep(reviewOfGame(drawn("11221"))));
    QVERIFY(store.games().empty());
    results.add(playedGame(drawn("11221")));
    QCOMPARE(store.games().size(), std::size_t{1});
}

void TestReviewStore::forgottenGameTakesItsReviewAlong() {
    Storage storage(path());
    OwnResults& results = *storage.results();
    ReviewStore& store = *storage.reviews();
    const auto number = results.add(playedGame(drawn("11221")));
    const KeptReview kept = reviewOfGame(drawn("11221"));
    const KeptReview other = reviewOfGame(drawn("1122"));
    QVERIFY(store.keep(kept) && store.keep(other));
    QCOMPARE(store.games().size(), std::size_t{1});
    QSignalSpy changed(&store, &ReviewStore::changed);
    QCOMPARE(results.forget({number.value()}), QString());
    QCOMPARE(changed.count(), 1);
    QVERIFY(store.games().empty());
    QVERIFY(!store.review(kept.review.start, kept.review.moves));
    QVERIFY(store.review(other.review.start, other.review.moves)); // a file's
    QCOMPARE(results.restoreForgotten(), QString());
    QCOMPARE(store.games().size(), std::size_t{1});
    QCOMPARE(store.games()[0].accuracy.kind, ToldAccuracy::Kind::exact);
    QCOMPARE(secondsIn(store, kept), kept.seconds);
    // A review that was made since then stays.
    QCOMPARE(results.forget({number.value()}), QString());
    QVERIFY(store.keep(reviewOfGame(drawn("11221"), 77)));
    QCOMPARE(results.restoreForgotten(), QString());
    QCOMPARE(secondsIn(store, kept), 77.0);
}

void TestReviewStore::reviewStaysWithTheSameGamePlayedWithHelp() {
    Database database(path());
    OwnResults results(&database);
    ReviewStore store(&database);
    const auto unaided = results.add(playedGame(drawn("11221")));
    const auto aided = results.add(playedGame(drawn("11221"), {.hints = 1}));
    QVERIFY(store.keep(reviewOfGame(drawn("11221"))));
    QCOMPARE(store.games().size(), std::size_t{2});
    QCOMPARE(results.forget({unaided.value()}), QString());
    QCOMPARE(store.games().size(), std::size_t{1});
    QCOMPARE(results.forget({aided.value()}), QString());
    QVERIFY(store.latest(1).empty());
    QCOMPARE(results.restoreForgotten(), QString());
    QCOMPARE(results.restoreForgotten(), QString());
    QCOMPARE(store.games().size(), std::size_t{2});
}

void TestReviewStore::reviewsOfADamagedFileAreSalvaged() {
    const KeptReview kept = reviewOfGame(drawn("11221"));
    {
        Database database(path());
        ReviewStore store(&database);
        QVERIFY(store.keep(kept));
        QVERIFY(store.keep(reviewOfGame(drawn("1122"))));
        QVERIFY(database.run("UPDATE review SET content = 'damaged' WHERE board <> ?",
                             {boardKey(kept.review.start)}));
    }
    const Salvage salvage = *salvageOf(path());
    QCOMPARE(salvage.reviews.size(), std::size_t{1});
    Database database(m_folder->filePath("other.sqlite"));
    ReviewStore store(&database);
    QVERIFY(store.takeOver(salvage.reviews));
    QCOMPARE(secondsIn(store, kept), kept.seconds);
}

SAMEGAME_TEST(TestReviewStore, QCoreApplication)
#include "tst_reviewstore.moc"
