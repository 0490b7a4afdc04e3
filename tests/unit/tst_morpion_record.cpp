#include <QTest>

#include "engine/base/rng.h"
#include "engine/generic/search_state.h"
#include "engine/morpion/morpion_record.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

MorpionRecord random_game(MorpionVariant variant, std::uint64_t seed) {
    Rng rng(seed);
    MorpionRecord record{variant, {}};
    Morpion position(variant);
    generic::RandomPlayout()(position, rng, record.moves);
    return record;
}

/// A file of 5D with these members after the usual ones.
std::string file_with(const std::string& members) {
    return R"({"format": "samegame-morpion", "version": 1, "variant": "5D", )" + members + "}";
}

std::string file_of_moves(const std::string& moves) {
    return file_with("\"moves\": [" + moves + "]");
}

const char* const first_move = R"({"point": [4, 5], "from": [4, 1], "to": [4, 5]})";

} // namespace

/// Games of Morpion as files and as pictures.
class TestMorpionRecord : public QObject {
    Q_OBJECT

private slots:
    void gamesAreReadAsTheyAreWritten();
    void theEndsOfALineMayStandInEitherOrder();
    void claimsAreOptional();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void thePictureShowsPointsAndLines();
};

void TestMorpionRecord::gamesAreReadAsTheyAreWritten() {
    for (const auto variant : {MorpionVariant::disjoint, MorpionVariant::touching})
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const MorpionRecord record = random_game(variant, seed);
            const auto read = parse_morpion(to_json(record));
            QVERIFY2(read.ok(), read.ok() ? "" : to_string(read.error()).c_str());
            QVERIFY(read->variant == variant);
            QVERIFY(read->moves == record.moves);
            QVERIFY(position_after(variant, read->moves).is_terminal());
        }
}

void TestMorpionRecord::theEndsOfALineMayStandInEitherOrder() {
    const auto read =
        parse_morpion(file_of_moves(R"({"point": [4, 5], "from": [4, 5], "to": [4, 1]})"));
    QVERIFY(read.ok());
    QVERIFY(read->moves == parse_morpion(file_of_moves(first_move))->moves);
}

void TestMorpionRecord::claimsAreOptional() {
    QVERIFY(parse_morpion(file_of_moves("")).ok());
    QVERIFY(parse_morpion(file_with(R"("moves": [], "score": 0, "finished": false)")).ok());
    QVERIFY(parse_morpion(file_with(R"("moves": [], "note": "mine")")).ok());
    const std::string source = R"({"solver":"nrpa"})";
    QVERIFY(to_json({MorpionVariant::disjoint, {}, source}).find(source) != std::string::npos);
}

void TestMorpionRecord::wrongFilesAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto add = [](const char* name, const std::string& text, const char* error) {
        QTest::newRow(name) << QString::fromStdString(text) << error;
    };
    const auto move = [](const char* point, const char* from, const char* to) {
        return file_of_moves(std::string("{\"point\": ") + point + ", \"from\": " + from +
                             ", \"to\": " + to + "}");
    };
    add("array", "[]", "a game of Morpion is a JSON object");
    add("another format", R"({"format": "samegame"})", "'format' is not \"samegame-morpion\"");
    add("newer", R"({"format": "samegame-morpion", "version": 2})",
        "'version' is 2, this program reads version 1");
    add("variant", R"({"format": "samegame-morpion", "version": 1, "variant": "6D"})",
        "'variant' must be \"5D\" or \"5T\"");
    add("no moves", file_with("\"score\": 1"), "member 'moves' is missing");
    add("moves", file_with("\"moves\": 1"), "'moves' must be an array");
    add("point", move("[4]", "[4, 1]", "[4, 5]"), "'moves.0.point': must be [row, column]");
    add("ends", move("[4, 5]", "[4, 1]", "[4, 6]"),
        "move 1: 4,1 and 4,6 are not the ends of a line of five points");
    add("knight", move("[4, 5]", "[4, 1]", "[6, 5]"),
        "move 1: 4,1 and 6,5 are not the ends of a line of five points");
    add("no line", move("[4, 5]", "[4, 5]", "[4, 5]"),
        "move 1: 4,5 and 4,5 are not the ends of a line of five points");
    add("two missing", move("[4, 5]", "[4, 2]", "[4, 6]"),
        "move 1: 2 of the five points from 4,2 to 4,6 are missing, not one");
    add("another one missing", move("[4, 6]", "[4, 1]", "[4, 5]"),
        "move 1: the point missing from 4,1 to 4,5 is 4,5, not 4,6");
    add("none missing", file_of_moves(std::string(first_move) + "," + first_move),
        "move 2: 0 of the five points from 4,1 to 4,5 are missing, not one");
    add("blocked",
        file_of_moves(std::string(first_move) +
                      R"(, {"point": [4, 0], "from": [4, 0], "to": [4, 4]})"),
        "move 2: a line of the same direction is in the way from 4,0 to 4,4");
    add("far away", move("[400, 5]", "[400, 1]", "[400, 5]"),
        "move 1: 5 of the five points from 400,1 to 400,5 are missing, not one");
    add("score", file_with(R"("moves": [], "score": 1)"), "'score' is 1, but the game has 0 moves");
    add("finished", file_with(R"("moves": [], "finished": true)"),
        "'finished' is true, but there is a legal move");
}

void TestMorpionRecord::wrongFilesAreRefused() {
    QFETCH(const QString, text);
    QFETCH(const QString, error);
    const auto read = parse_morpion(text.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(to_string(read.error())), error);
}

void TestMorpionRecord::thePictureShowsPointsAndLines() {
    const auto read = parse_morpion(file_of_moves(
        std::string(first_move) + R"(, {"point": [3, 8], "from": [1, 6], "to": [5, 10]})"));
    QVERIFY(read.ok());
    QCOMPARE(picture(*read), std::string("      o o o o\n"
                                         "           \\\n"
                                         "      o     o\n"
                                         "             \\\n"
                                         "      o     o *\n"
                                         "               \\\n"
                                         "o-o-o-o-*   o o o o\n"
                                         "                 \\\n"
                                         "o                 o\n"
                                         "\n"
                                         "o                 o\n"
                                         "\n"
                                         "o o o o     o o o o\n"
                                         "\n"
                                         "      o     o\n"
                                         "\n"
                                         "      o     o\n"
                                         "\n"
                                         "      o o o o\n"));
}

SAMEGAME_TEST(TestMorpionRecord)
#include "tst_morpion_record.moc"
