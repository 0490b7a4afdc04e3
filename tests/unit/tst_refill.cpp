#include <QTest>

#include <set>

#include "engine/base/exceptions.h"
#include "engine/formats/board_id.h"
#include "engine/formats/game_record.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

Rules refilled(std::uint64_t seed, int colors, Gravity gravity = Gravity::shift) {
    return {Scoring::standard, gravity, Refill{.seed = seed, .color_count = colors}};
}

std::string digits_of(const Refill& refill, int number, int rows) {
    std::string text;
    for (const Color color : refill_column(refill, number, rows))
        text += static_cast<char>('0' + color);
    return text;
}

} // namespace

/// Columns that come in: the rules, files and IDs, and who can play by them.
class TestRefill : public QObject {
    Q_OBJECT

private slots:
    void columnsStayTheSameForEver();
    void columnsComeInAtTheRight();
    void rowsAreDrawnLeftThroughNewColumns();
    void aFullBoardEndsTheGameAndCostsNothing();
    void aGameHasNoMoreMovesThanFit();
    void clickomaniaHasNoRefill();
    void filesReadBack();
    void filesSayWhatIsWrong_data();
    void filesSayWhatIsWrong();
    void idsReadBack();
    void idsSayWhatIsWrong_data();
    void idsSayWhatIsWrong();
    void solversPlayOrSayWhyNot_data();
    void solversPlayOrSayWhyNot();
    void solversDoNotLookAhead_data();
    void solversDoNotLookAhead();
    void aBudgetThatEndsFirstStillEndsTheGame();
    void refusalNamesAllWhoCan();

private:
    static SearchReport run(const char* solver, const Position& start,
                            std::optional<std::uint64_t> playouts = {});
};

// From an independent implementation of generator 1.
void TestRefill::columnsStayTheSameForEver() {
    const Refill refill{.seed = 42};
    QCOMPARE(text(digits_of(refill, 0, 15)), text("113414434513333"));
    QCOMPARE(text(digits_of(refill, 1, 15)), text("551124123442152"));
    const Refill last{.seed = ~std::uint64_t{0}, .color_count = 3};
    QCOMPARE(text(digits_of(last, 100, 8)), text("22323213"));
}

void TestRefill::columnsComeInAtTheRight() {
    auto [board, rules] = Position{drawn("1123/1132"), refilled(42, 5)};
    QCOMPARE(play(board, rules, Move{{0, 0}}), 4);
    QCOMPARE(text(drawing(board)), text("2315/3215")); // the columns 11 and 55
    QCOMPARE(rules.refill->columns, 2);
    QCOMPARE(rules.refill->moves, 1);
    QCOMPARE(play(board, rules, Move{{0, 0}}), 0); // no group
    QCOMPARE(rules.refill->moves, 1);
}

void TestRefill::rowsAreDrawnLeftThroughNewColumns() {
    auto [board, rules] = Position{drawn("2133/2144"), refilled(42, 5, Gravity::pull_left)};
    QCOMPARE(play(board, rules, Move{{2, 1}}), 2);     // 33: the row above is shorter
    QCOMPARE(text(drawing(board)), text("21../2144")); // and no column is empty
    QCOMPARE(play(board, rules, Move{{2, 0}}), 2);
    QCOMPARE(text(drawing(board)), text("2115/2115"));
}

void TestRefill::aFullBoardEndsTheGameAndCostsNothing() {
    const Board full = drawn("12/21");
    QVERIFY(is_over(full, refilled(1, 2)));
    QCOMPARE(end_points(refilled(1, 2), full), 0);
    QCOMPARE(end_points(refilled(1, 2), drawn("...")), 0);
    const auto line = replay(full, refilled(1, 2), {});
    QVERIFY(line->finished);
    QCOMPARE(line->score, 0);
}

/// With one color it would never end.
void TestRefill::aGameHasNoMoreMovesThanFit() {
    auto [board, rules] = Position{drawn("11"), refilled(1, 1)};
    MoveList moves;
    while (!is_over(board, rules)) {
        QVERIFY(moves.size() < max_moves);
        moves.push_back(Move{{0, 0}});
        QCOMPARE(play(board, rules, moves.back()), 2);
    }
    QCOMPARE(moves.size(), std::size_t{max_moves});
    QVERIFY(board.has_moves());
    QVERIFY(replay(drawn("11"), refilled(1, 1), moves)->finished);
    Rules almost = refilled(1, 1);
    almost.refill->moves = max_moves - 1;
    QVERIFY(replay(drawn("11"), almost, std::span(moves.begin(), 1))->finished);
    QVERIFY(!replay(drawn("11"), almost, std::span(moves.begin(), 2)).ok());
}

void TestRefill::clickomaniaHasNoRefill() {
    for (const Scoring& scoring : all_scorings()) {
        const bool refused = refill_error({scoring, Gravity::shift, Refill{}}).has_value();
        QCOMPARE(refused, move_points({scoring}, 9) == 0);
        QVERIFY(!refill_error({scoring}));
    }
}

void TestRefill::filesReadBack() {
    const Board board = generate_board(1, 6, 7, 4);
    const Position start = new_game(board, refilled(~std::uint64_t{0}, 9));
    QCOMPARE(start.rules.refill->color_count, 4);
    GameRecord record;
    record.start = start;
    Position position = start;
    MoveList moves;
    for (int i = 0; i < 12; ++i) {
        moves.push_back(legal_moves(position.board).front());
        play(position.board, position.rules, moves.back());
    }
    record.line = *replay(start.board, start.rules, moves);
    const std::string file = to_json(record);
    QVERIFY(file.find(R"("refill": {"seed":"18446744073709551615","generator":1,"colors":4})") !=
            std::string::npos);
    QVERIFY(parse_game_record(file)->record == record);

    GameRecord later; // a game that begins in the middle of another
    later.start = position;
    later.line = *replay(position.board, position.rules, {});
    QVERIFY(parse_game_record(to_json(later))->record == later);
}

void TestRefill::filesSayWhatIsWrong_data() {
    QTest::addColumn<QString>("refill");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no object") << "7"
                               << "'refill' must be an object";
    QTest::newRow("no seed") << "{}"
                             << "member 'refill.seed' is missing";
    QTest::newRow("number") << R"({"seed":7})"
                            << "'refill.seed' must be a text";
    QTest::newRow("no number") << R"({"seed":"x"})"
                               << "'refill.seed' must be a text with a whole number from 0 to "
                                  "2^64-1";
    QTest::newRow("generator") << R"({"seed":"1","generator":2})"
                               << "'refill.generator' is 2, this program knows generator 1";
    QTest::newRow("colors") << R"({"seed":"1","colors":10})"
                            << "'refill.colors' must be a whole number from 1 to 9";
    QTest::newRow("moves") << R"({"seed":"1","moves":513})"
                           << "'refill.moves' must be a whole number from 0 to 512";
}

void TestRefill::filesSayWhatIsWrong() {
    QFETCH(const QString, refill);
    const auto file = [&refill](const char* rules) {
        return QStringLiteral(R"({"format":"samegame","version":1,"rules":"%1","refill":%2,)"
                              R"("board":["11","22"],"moves":[]})")
            .arg(rules, refill)
            .toStdString();
    };
    const auto read = parse_game_record(file("standard"));
    QVERIFY(!read.ok());
    QTEST(text(to_string(read.error())), "sentence");
}

void TestRefill::idsReadBack() {
    // From an independent implementation of the grammar: these must never change.
    const Position start{drawn("121/212/331"), refilled(42, 3)};
    QCOMPARE(text(to_board_id(start)), text("3x3x3-sr3qAAAAAAAAAA-uEBA-Xsxn"));
    QVERIFY(*parse_board_id(to_board_id(start)) == start);
    Position later{drawn("1../22./131"), refilled(~std::uint64_t{0}, 5, Gravity::pull_left)};
    later.rules.refill->columns = 70;
    later.rules.refill->moves = 511;
    QCOMPARE(text(to_board_id(later)), text("3x3x3-Tr5~~~~~~~~~~PGBA~H-DCBKC-~_CB"));
    QVERIFY(*parse_board_id(to_board_id(later)) == later);
    const Board board = generate_board(1);
    QVERIFY(to_board_id(new_game(board, refilled(~std::uint64_t{0}, 5))).size() <= 120);
}

void TestRefill::idsSayWhatIsWrong_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("part");
    QTest::newRow("no r") << "sx3qAAAAAAAAAA"
                          << "unknown rules";
    QTest::newRow("no colors") << "sr0qAAAAAAAAAA"
                               << "unknown rules";
    QTest::newRow("too short") << "sr3qAAAAAAAAA"
                               << "unknown rules";
    QTest::newRow("no digit") << "sr3q.AAAAAAAAA"
                              << "unknown rules";
    QTest::newRow("seed too large") << "sr3~~~~~~~~~~~"
                                    << "unknown rules";
    QTest::newRow("too many moves") << "sr3qAAAAAAAAAAAAABI"
                                    << "cannot be 513 moves old: expected 0 to 512";
    QTest::newRow("too many columns")
        << "sr3qAAAAAAAAAAhAEBA"
        << "16417 columns cannot have come in after 1 moves: expected 0 to 16416";
    QTest::newRow("clickomania") << "cr3qAAAAAAAAAA"
                                 << "no refill under clickomania";
}

void TestRefill::idsSayWhatIsWrong() {
    QFETCH(const QString, rules);
    QFETCH(const QString, part);
    const std::string content = "3x3x3-" + rules.toStdString() + "-uEBA";
    const auto read = parse_board_id(content + "-" + board_id_check(content));
    QVERIFY(!read.ok());
    QVERIFY2(text(to_string(read.error())).contains(part), to_string(read.error()).c_str());
}

SearchReport TestRefill::run(const char* solver, const Position& start,
                             std::optional<std::uint64_t> playouts) {
    SearchRequest request;
    request.start = start;
    request.solver = find_solver(solver);
    if (const std::string name = solver; name == "flat-monte-carlo")
        request.options["playouts-per-child"] = std::int64_t{5};
    request.budget.playouts = playouts;
    request.threads = 2;
    request.seed = 1;
    SearchControl control;
    return run_search(request, control);
}

void TestRefill::solversPlayOrSayWhyNot_data() {
    QTest::addColumn<QString>("solver");
    for (const SolverEntry& entry : solver_registry())
        QTest::newRow(entry.name.c_str()) << text(entry.name);
}

void TestRefill::solversPlayOrSayWhyNot() {
    QFETCH(const QString, solver);
    const std::string name = solver.toStdString();
    for (const Gravity gravity : all_gravities()) {
        const Position start = new_game(generate_board(3, 8, 8, 4), refilled(5, 4, gravity));
        if (!find_solver(name)->plays_refill) {
            QVERIFY_THROWS_EXCEPTION(InvalidOptions, run(name.c_str(), start));
            QVERIFY(refill_refusal(*find_solver(name), start.rules));
            continue;
        }
        const SearchReport report = run(name.c_str(), start);
        QCOMPARE(report.stop, StopReason::nothing_left);
        QVERIFY(!report.upper_bound);
        const auto line = replay(start.board, start.rules, report.snapshot.best.moves);
        QVERIFY(line.ok());
        QVERIFY(line->finished);
        QVERIFY(*line == report.snapshot.best);
        for (const Candidate& candidate : report.snapshot.candidates) {
            QVERIFY(candidate.visits > 0);
            QCOMPARE(candidate.line.moves.size(), std::size_t{1});
            QVERIFY(candidate.best >= candidate.points);
        }
    }
}

void TestRefill::solversDoNotLookAhead_data() {
    QTest::addColumn<QString>("solver");
    for (const SolverEntry& entry : solver_registry())
        if (entry.plays_refill)
            QTest::newRow(entry.name.c_str()) << text(entry.name);
}

/// Games of two seeds begin with the same moves, up to the one after which columns come in.
void TestRefill::solversDoNotLookAhead() {
    QFETCH(const QString, solver);
    const std::string name = solver.toStdString();
    std::set<std::size_t> lengths;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Board board = generate_board(seed, 8, 8, 4);
        const Position first = new_game(board, refilled(1, 4));
        const Position second = new_game(board, refilled(2, 4));
        const MoveList a = run(name.c_str(), first).snapshot.best.moves;
        const MoveList b = run(name.c_str(), second).snapshot.best.moves;
        std::size_t same = 0;
        while (position_after(first, a, same).rules.refill->columns == 0 && same < a.size())
            ++same;
        QVERIFY(same <= b.size());
        QVERIFY(std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(same), b.begin()));
        lengths.insert(same);
    }
    QVERIFY(*lengths.rbegin() > 3); // there was something to compare
}

void TestRefill::aBudgetThatEndsFirstStillEndsTheGame() {
    const Position start = new_game(generate_board(3, 12, 12, 4), refilled(5, 4));
    for (const std::uint64_t playouts : {1U, 30U, 1000U}) {
        const SearchReport report = run("flat-monte-carlo", start, playouts);
        QCOMPARE(report.stop, StopReason::budget_spent);
        QCOMPARE(report.snapshot.playouts, playouts);
        QVERIFY(report.snapshot.best.finished);
        QVERIFY(*replay(start.board, start.rules, report.snapshot.best.moves) ==
                report.snapshot.best);
    }
}

void TestRefill::refusalNamesAllWhoCan() {
    const auto refusal = refill_refusal(*find_solver("nrpa"), refilled(1, 5));
    QVERIFY(refusal);
    const std::string sentence = to_string(*refusal);
    for (const SolverEntry& entry : solver_registry())
        QCOMPARE(sentence.find(entry.name) != std::string::npos,
                 entry.plays_refill || entry.name == "nrpa");
    QCOMPARE(default_solver(refilled(1, 5)).plays_refill, true);
}

SAMEGAME_TEST(TestRefill)
#include "tst_refill.moc"
