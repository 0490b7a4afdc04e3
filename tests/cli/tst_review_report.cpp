#include <QTest>

#include <array>
#include <string>

#include "app/cli/report/review_text.h"
#include "app/pictures/review_html.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;
using namespace samegame::cli;
using namespace samegame::pictures;

namespace {

/// Of a game of two moves, of which nothing is searched.
ReviewReport report_of_two_moves() {
    Position start;
    start.board = drawn("1122");
    const std::array<Move, 2> moves{Move{{0, 0}}, Move{{0, 0}}};
    ReviewReport report("game.samegame", unsearched_review(start, moves).value());
    report.budget.playouts = 10;
    report.command = "samegame-cli review game.samegame --playouts 10 --threads 1 --seed 1";
    return report;
}

/// Each position is searched.
ReviewReport searched(ReviewReport report) {
    report.review.searches = 3;
    for (ReviewedPosition& position : report.review.positions)
        position.found.add(position.reachable);
    report.moves = reviewed_moves(report.review);
    return report;
}

const char* const interrupted = "The review was interrupted, and shows what was known by then.";
const char* const failed =
    "A search failed, and the review shows what was known by then: no memory.";

} // namespace

/// That a review which ended early says so wherever it is shown.
class TestReviewReport : public QObject {
    Q_OBJECT

private slots:
    void aWholeReviewSaysNothing();
    void anInterruptedReviewSaysSo();
    void aFailedReviewSaysWhatFailed();
    void nothingSearchedIsSaid();
    void positionsThatWereNotSearchedAreSaid();
    void accuracyOfOpenLossesIsToldAsSuch();
    void nearlyAllIsNotAll();
    void whatMayBeAMistakeIsNamedAsSuch();
    void kindsOfLossesHaveTheirHeadings();
};

void TestReviewReport::aWholeReviewSaysNothing() {
    const ReviewReport report = report_of_two_moves();
    for (const std::string& shown :
         {terminal_text(report), markdown_text(report), html_text(report)}) {
        QVERIFY(!text(shown).contains("interrupted"));
        QVERIFY(!text(shown).contains("failed"));
    }
    const Json source = json_of(report)["source"];
    QVERIFY(!source["interrupted"].get<bool>());
    QVERIFY(source["failure"].is_null());
}

void TestReviewReport::anInterruptedReviewSaysSo() {
    ReviewReport report = report_of_two_moves();
    report.is_interrupted = true;
    for (const std::string& shown :
         {terminal_text(report), markdown_text(report), html_text(report)})
        QVERIFY2(text(shown).contains(interrupted), shown.c_str());
    QVERIFY(json_of(report)["source"]["interrupted"].get<bool>());
}

void TestReviewReport::aFailedReviewSaysWhatFailed() {
    ReviewReport report = report_of_two_moves();
    report.failure = "no memory";
    for (const std::string& shown :
         {terminal_text(report), markdown_text(report), html_text(report)})
        QVERIFY2(text(shown).contains(failed), shown.c_str());
    QCOMPARE(text(json_of(report)["source"]["failure"].get<std::string>()), QString("no memory"));
}

void TestReviewReport::nothingSearchedIsSaid() {
    const ReviewReport report = report_of_two_moves();
    QCOMPARE(report.review.searches, std::uint64_t{0});
    for (const std::string& shown :
         {terminal_text(report), markdown_text(report), html_text(report)}) {
        QVERIFY2(text(shown).contains("what the moves of the game itself show, as nothing was "
                                      "searched."),
                 shown.c_str());
        QVERIFY(!text(shown).contains("0 searches"));
        QVERIFY2(text(shown).contains("Not every move has been looked at yet."), shown.c_str());
        QVERIFY(!text(shown).contains("accuracy") && !text(shown).contains("±1"));
    }
    QVERIFY(json_of(report)["summary"]["accuracy"].is_null());
    QVERIFY(json_of(report)["summary"]["accuracy_is"].is_null());
}

void TestReviewReport::positionsThatWereNotSearchedAreSaid() {
    const char* const sentence = "1 of 3 positions were not searched themselves, so that losses "
                                 "there may be far from true.";
    ReviewReport report = report_of_two_moves();
    report.review.searches = 1;
    report.review.positions[0].found.add(1000);
    QVERIFY2(text(terminal_text(report)).contains(sentence), terminal_text(report).c_str());
    QVERIFY(text(terminal_text(report)).contains("the best line that 1 search found"));
    report.review.positions[1].found.add(1000);
    QVERIFY(!text(terminal_text(report)).contains("were not searched"));
}

/// One function makes the sentences of all three.
void TestReviewReport::accuracyOfOpenLossesIsToldAsSuch() {
    ReviewReport report = searched(report_of_two_moves());
    report.summary.loss = 500;
    report.summary.sure_loss = 0;
    report.summary.accuracy = 0;
    report.summary.half_of_loss.emplace(0, 0);
    for (const std::string& shown :
         {terminal_text(report), markdown_text(report), html_text(report)}) {
        QVERIFY(!text(shown).contains("half of the loss"));
        QVERIFY2(text(shown).contains("accuracy at most 0.0 %."), shown.c_str());
        QVERIFY2(text(shown).contains("Which moves lost most is not known yet"), shown.c_str());
    }
    QCOMPARE(json_of(report)["summary"]["accuracy"].get<double>(), 0.0);
    QCOMPARE(text(json_of(report)["summary"]["accuracy_is"].get<std::string>()), "at most");
    QVERIFY(json_of(report)["summary"]["half_of_loss"].is_null());
    report.summary.sure_loss = 250;
    QVERIFY(text(terminal_text(report)).contains("At least half of the loss lies in move 1."));
    QCOMPARE(text(json_of(report)["summary"]["accuracy_is"].get<std::string>()), "about");
    QVERIFY(text(terminal_text(report)).contains("accuracy about 0.0 %."));
    QVERIFY(!text(terminal_text(report)).contains("not known yet"));
}

void TestReviewReport::nearlyAllIsNotAll() {
    ReviewReport report = searched(report_of_two_moves());
    report.summary.accuracy = 99.97;
    QVERIFY(text(terminal_text(report)).contains("accuracy about 99.9 %."));
    report.summary.accuracy = 100;
    QVERIFY(text(terminal_text(report)).contains("accuracy about 100.0 %."));
}

/// A line clears the board before the first move, and nobody has found one after it.
void TestReviewReport::whatMayBeAMistakeIsNamedAsSuch() {
    Position start;
    start.board = drawn("11221");
    const std::array<Move, 2> moves{Move{{0, 0}}, Move{{0, 0}}};
    const std::array<Move, 2> clearing{Move{{2, 0}}, Move{{0, 0}}};
    GameReview review = unsearched_review(start, moves).value();
    take_line(review, positions_along(start, review.moves), 0,
              replay(start.board, start.rules, clearing)->moves);
    for (ReviewedPosition& position : review.positions)
        position.found.add(position.reachable);
    const ReviewReport report("game.samegame", review);
    const char* const sentence = "Move 1 may have given away about 1002: before this move the best "
                                 "game known clears the board, afterwards it does not";
    for (const std::string& shown :
         {terminal_text(report), markdown_text(report), html_text(report)}) {
        QVERIFY2(text(shown).contains(sentence), shown.c_str());
        QVERIFY2(text(shown).contains("1 good move, 1 move that may be a mistake, 0 small losses, "
                                      "0 mistakes"),
                 shown.c_str());
    }
    QVERIFY(text(html_text(report)).contains("A group that may be better"));
    const Json json = json_of(report);
    QCOMPARE(text(json["moves"][0]["verdict"].get<std::string>()), QString("good"));
    QVERIFY(json["moves"][0]["doubtful"].get<bool>());
    QVERIFY(!json["moves"][1]["doubtful"].get<bool>());
    QCOMPARE(json["summary"]["good"].get<int>(), 2);
    QCOMPARE(json["summary"]["doubtful"].get<int>(), 1);
}

/// What is sure comes first. JSON has for each move what is sure of it.
void TestReviewReport::kindsOfLossesHaveTheirHeadings() {
    Position start;
    start.board = drawn("112233");
    const std::array<Move, 3> moves{Move{{0, 0}}, Move{{0, 0}}, Move{{0, 0}}};
    GameReview review = unsearched_review(start, moves).value();
    for (std::size_t i = 0; i < review.positions.size(); ++i) {
        review.positions[i].reachable = std::array{3000, 2700, 2640, 2630}[i];
        review.positions[i].is_exact = i > 0;
    }
    review.positions[0].found.add(3000);
    const ReviewReport report("game.samegame", review);
    QVERIFY(report.moves[0].verdict == MoveVerdict::doubtful && loses_for_sure(report.moves[0]));
    for (const std::string& shown : {terminal_text(report), markdown_text(report)}) {
        qsizetype place = -1;
        for (const char* part : {"Mistakes:", "Move 2 gave away 60",
                                 "May be mistakes:", "Move 1 may have given away about 300",
                                 "Small losses:", "Move 3 gave away 10"}) {
            const qsizetype next = text(shown).indexOf(part);
            QVERIFY2(next > place, shown.c_str());
            place = next;
        }
    }
    const Json json = json_of(report);
    QCOMPARE(text(json["moves"][0]["verdict"].get<std::string>()), QString("small loss"));
    QVERIFY(json["moves"][0]["doubtful"].get<bool>());
    QCOMPARE(json["summary"]["good"].get<int>(), 0);
    QCOMPARE(json["summary"]["small_losses"].get<int>(), 2);
    QCOMPARE(json["summary"]["doubtful"].get<int>(), 1);
    QCOMPARE(json["summary"]["mistakes"].get<int>(), 1);
}

SAMEGAME_TEST(TestReviewReport)
#include "tst_review_report.moc"
