#include <QTest>

#include <functional>
#include <nlohmann/json.hpp>

#include "engine/base/rng.h"
#include "engine/formats/game_record.h"
#include "engine/game/board_generator.h"
#include "engine/studies/review/game_reviewer.h"
#include "engine/studies/review/review_file.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/qtest_text.h"
#include "tests/support/reviews.h"
#include "tests/support/test_program.h"

using namespace samegame;
using Json = nlohmann::ordered_json;

namespace {

MoveList random_game(const Position& start, std::uint64_t seed, std::size_t most = max_moves) {
    Rng rng(seed);
    return random_line(start.board, start.rules.gravity, rng, most);
}

GameReview reviewed(const GameReview& review, std::uint64_t playouts, std::uint64_t seed = 1) {
    return samegame::reviewed(review, review_of_playouts(playouts, 1, seed));
}

/// The review of a random game on a board of 9 by 9, and one that knows nothing yet.
GameReview unsearched(std::uint64_t seed = 5, std::size_t most = max_moves) {
    const Position start{generate_board(seed, 9, 9, 4), {}};
    return unsearched_review(start, random_game(start, seed, most)).value();
}

void compare(const GameReview& a, const GameReview& b) {
    QCOMPARE(a.start, b.start);
    QCOMPARE(a.moves, b.moves);
    QCOMPARE(a.searches, b.searches);
    QCOMPARE(a.positions.size(), b.positions.size());
    for (std::size_t i = 0; i < a.positions.size(); ++i) {
        const ReviewedPosition& one = a.positions[i];
        const ReviewedPosition& other = b.positions[i];
        QCOMPARE(one.score, other.score);
        QCOMPARE(one.reachable, other.reachable);
        QCOMPARE(one.line, other.line);
        QCOMPARE(one.is_exact, other.is_exact);
        QCOMPARE(one.chains, other.chains);
        QCOMPARE(one.found.count(), other.found.count());
        QVERIFY(one.found.mean() == other.found.mean());
        QVERIFY(one.found.squares() == other.found.squares());
        QVERIFY(one.found.minimum() == other.found.minimum());
        QVERIFY(one.found.maximum() == other.found.maximum());
    }
}

QString error_of(const std::string& text) {
    const auto review = read_review(text);
    return review ? QString() : QString::fromStdString(to_string(review.error()));
}

/// The text of a review with one thing changed, and the sum that fits it, as a forger would write
/// it.
QString error_of_forged(const GameReview& review, const std::function<void(GameReview&)>& change) {
    GameReview forged = review;
    change(forged);
    return error_of(review_text(forged));
}

} // namespace

/// Reviews as text: what they keep, and what is not believed.
class TestReviewFile : public QObject {
    Q_OBJECT

private slots:
    void reviewIsReadAsItWasWritten();
    void unsearchedReviewIsReadToo();
    void openGameIsReadToo();
    void reviewGoesOn();
    void restOfTheFileStays();
    void textIsASolutionFile();
    void damageIsFound();
    void reviewOfOtherMovesIsRefused();
    void forgedReviewMustFitItsGame();
    void textWithoutReviewIsRefused();
};

void TestReviewFile::reviewIsReadAsItWasWritten() {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const GameReview review = reviewed(unsearched(seed), 3000);
        const auto read = read_review(review_text(review));
        QVERIFY2(read.ok(), qPrintable(error_of(review_text(review))));
        compare(*read, review);
        QCOMPARE(review_text(*read), review_text(review));
    }
}

void TestReviewFile::unsearchedReviewIsReadToo() {
    const GameReview review = unsearched();
    const auto read = read_review(review_text(review));
    QVERIFY2(read.ok(), qPrintable(error_of(review_text(review))));
    compare(*read, review);
}

void TestReviewFile::openGameIsReadToo() {
    const GameReview review = reviewed(unsearched(7, 3), 500);
    QCOMPARE(review.positions.size(), std::size_t{4});
    const auto read = read_review(review_text(review));
    QVERIFY2(read.ok(), qPrintable(error_of(review_text(review))));
    compare(*read, review);
}

/// As if it had not been written in between: the same seeds find the same.
void TestReviewFile::reviewGoesOn() {
    const GameReview first = reviewed(unsearched(9), 1000);
    const GameReview whole = reviewed(first, 2000, 2);
    const GameReview kept = reviewed(read_review(review_text(first)).value(), 2000, 2);
    compare(kept, whole);
    QVERIFY(kept.searches >= first.searches);
}

/// What other programs wrote into the file of the game, and how its line was found.
void TestReviewFile::restOfTheFileStays() {
    GameReview review = unsearched();
    GameRecord file;
    file.source = RecordSource{};
    file.source->solver = "greedy";
    file.unknown_json = R"({"player":"Ada"})";
    for (int run = 1; run <= 2; ++run) { // the review of the second takes the place of the first's
        review = reviewed(review, 500);
        const std::string text = review_text(review, file);
        QVERIFY2(read_review(text).ok(), qPrintable(error_of(text)));
        compare(read_review(text).value(), review);
        file = parse_game_record(text).value().record;
        QCOMPARE(file.source->solver, std::string("greedy"));
        const Json members = Json::parse(file.unknown_json);
        QCOMPARE(members.size(), std::size_t{2});
        QCOMPARE(members.at("player").get<std::string>(), std::string("Ada"));
    }
}

void TestReviewFile::textIsASolutionFile() {
    const GameReview review = reviewed(unsearched(), 500);
    const auto parsed = parse_game_record(review_text(review));
    QVERIFY(parsed.ok());
    QVERIFY(!contradiction(*parsed));
    QCOMPARE(parsed->record.start, review.start);
    QCOMPARE(parsed->record.line.moves, review.moves);
}

/// Wherever a digit or a letter of the review is another one.
void TestReviewFile::damageIsFound() {
    const std::string text = review_text(reviewed(unsearched(), 500));
    const std::size_t begin = text.find("\"review\"");
    QVERIFY(begin != std::string::npos);
    for (std::size_t i = begin; i < text.size(); i += 13) {
        std::string damaged = text;
        if (damaged[i] >= '0' && damaged[i] <= '9')
            damaged[i] = damaged[i] == '1' ? '2' : '1';
        else if (damaged[i] >= 'a' && damaged[i] <= 'z')
            damaged[i] = damaged[i] == 'x' ? 'y' : 'x';
        else
            continue;
        const auto read = read_review(damaged); // the last digit of a number may mean nothing
        QVERIFY2(!read.ok() || review_text(*read) == text,
                 damaged.substr(i > 20 ? i - 20 : 0, 40).c_str());
    }
    for (const std::size_t length : {std::size_t{0}, begin, text.size() / 2, text.size() - 3})
        QVERIFY(!read_review(text.substr(0, length)).ok());
}

void TestReviewFile::reviewOfOtherMovesIsRefused() {
    Json json = Json::parse(review_text(reviewed(unsearched(), 500)));
    GameReview other = unsearched(5, 4);
    const Json changed = Json::parse(review_text(other));
    for (const char* member : {"moves", "score", "cleared", "finished"})
        json[member] = changed[member];
    QVERIFY(error_of(json.dump()).contains("belongs to another game"));
}

/// The sum can be made anew by anybody; what playing shows must hold all the same.
void TestReviewFile::forgedReviewMustFitItsGame() {
    const GameReview review = reviewed(unsearched(), 2000);
    QVERIFY(error_of_forged(review, [](GameReview&) {}).isEmpty());
    QVERIFY(error_of_forged(review, [](GameReview& forged) {
                ++forged.positions[0].reachable;
            }).contains("'review.positions.1.reachable': the line ends at"));
    QVERIFY(error_of_forged(review, [](GameReview& forged) {
                forged.positions[0].line.push_back(forged.positions[0].line[0]);
            }).contains("'review.positions.1.line'"));
    QVERIFY(error_of_forged(review, [](GameReview& forged) {
                forged.positions[0].line.pop_back();
            }).contains("'review.positions.1.line': the game goes on after it"));
    QVERIFY(error_of_forged(review, [](GameReview& forged) {
                forged.positions.back().is_exact = false;
            }).contains("it is proven"));
    QVERIFY(error_of_forged(review, [](GameReview& forged) {
                forged.positions.pop_back();
            }).contains("'review.positions': there must be"));
    QVERIFY(error_of_forged(review, [](GameReview& forged) {
                forged.positions[0].found = RunningStats::restored(2, 1e6, 0, 1e6, 1e6);
            }).contains("'review.positions.1.found.minimum'"));
}

void TestReviewFile::textWithoutReviewIsRefused() {
    QVERIFY(error_of("").contains("JSON"));
    QVERIFY(!error_of("[]").isEmpty());
    const GameReview review = unsearched();
    GameRecord game;
    game.start = review.start;
    game.line = replay(review.start.board, review.start.rules, review.moves).value();
    QVERIFY(error_of(to_json(game)).contains("'review'"));
    game.unknown_json = R"({"review": 7})";
    QVERIFY(error_of(to_json(game)).contains("'review' must be an object"));
    Json json = Json::parse(review_text(review));
    json["review"]["version"] = 2;
    QVERIFY(error_of(json.dump()).contains("'review.version' is 2, this program reads version 1"));
}

SAMEGAME_TEST(TestReviewFile)
#include "tst_review_file.moc"
