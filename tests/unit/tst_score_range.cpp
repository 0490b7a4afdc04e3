#include <QTest>

#include <algorithm>

#include "engine/base/rng.h"
#include "engine/formats/game_record.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "tests/support/extreme_games.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The scores that the rules allow: the rules' own extremes lie at their ends, and no game outside.
class TestScoreRange : public QObject {
    Q_OBJECT

private slots:
    void extremesAreReached();
    void boardWithoutMovesEndsAtTheBottom_data();
    void boardWithoutMovesEndsAtTheBottom();
    void noGameLeavesTheRange_data();
    void noGameLeavesTheRange();
    void gamesAreWrittenAndReadAgain();
};

void TestScoreRange::extremesAreReached() {
    int highest = 0;
    for (const ExtremeGame& game : extreme_games()) {
        const int score = game.record.line.score;
        const ScoreRange range = score_range(game.record.start);
        QVERIFY2(range.contains(score), game.name.c_str());
        QVERIFY2(score_range_of_all().contains(range.least), game.name.c_str());
        QVERIFY2(score_range_of_all().contains(range.most), game.name.c_str());
        if (game.is_highest)
            QVERIFY2(score == range.most, game.name.c_str());
        highest = std::max(highest, score);
    }
    QCOMPARE(score_range({Board(32, 32, 1, std::vector<Color>(max_cells, 1)), {}}).most, 1'045'484);
    QCOMPARE(highest, max_moves * 1024 * 1023); // each move clears the board of bubbles
    QCOMPARE(score_range_of_all().most, highest);
}

void TestScoreRange::boardWithoutMovesEndsAtTheBottom_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("score");
    QTest::newRow("standard") << "standard" << -2 * 510 * 510;
    QTest::newRow("no-penalty") << "no-penalty" << 0;
    QTest::newRow("lenient-penalty") << "lenient-penalty" << -2 * 510 * 510;
    QTest::newRow("bubble-breaker") << "bubble-breaker" << 0;
    QTest::newRow("clickomania") << "clickomania" << -1024;
}

void TestScoreRange::boardWithoutMovesEndsAtTheBottom() {
    QFETCH(const QString, rules);
    QFETCH(const int, score);
    std::vector<Color> cells;
    for (int cell = 0; cell < max_cells; ++cell)
        cells.push_back(static_cast<Color>(1 + (cell / 32 + cell) % 2));
    const Position start{Board(32, 32, 2, cells), {*scoring_of_name(rules.toStdString())}};
    QCOMPARE(replay(start.board, start.rules, {})->score, score);
    QCOMPARE(score_range(start).least, score);
    QVERIFY(score_range_of_all().contains(score));
}

void TestScoreRange::noGameLeavesTheRange_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<bool>("refills");
    for (std::size_t i = 0; i < all_rules().size(); ++i)
        for (const bool refills : {false, true})
            if (Rules rules = all_rules()[i]; !refills || rules.scoring != Scoring::clickomania)
                QTest::addRow("%s%s", description_of(rules).c_str(), refills ? ", refill" : "")
                    << static_cast<int>(i) << refills;
}

/// At no point of it, from whichever of its positions it is looked at.
void TestScoreRange::noGameLeavesTheRange() {
    QFETCH(const int, rules);
    QFETCH(const bool, refills);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        const auto size = [&rng] { return static_cast<int>(1 + rng.bounded(6)); };
        Rules played = all_rules()[static_cast<std::size_t>(rules)];
        if (refills)
            played.refill = Refill{.seed = seed};
        const int rows = size();
        const int columns = size();
        Position position = new_game(generate_board(seed, rows, columns, size()), played);
        const Position start = position;
        MoveList moves;
        while (!is_over(position.board, position.rules)) {
            const MoveList legal = legal_moves(position.board);
            moves.push_back(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
            play(position.board, position.rules, moves.back());
        }
        const auto scores = scores_along(start.board, start.rules, moves);
        const auto positions = positions_along(start, moves);
        for (std::size_t ply = 0; ply < scores.size(); ++ply) {
            QVERIFY2(score_range(start).contains(scores[ply]), qPrintable(QString::number(seed)));
            QVERIFY2(score_range(positions[ply]).contains(scores.back() - scores[ply]),
                     qPrintable(QString::number(seed)));
        }
    }
}

void TestScoreRange::gamesAreWrittenAndReadAgain() {
    for (const ExtremeGame& game : extreme_games()) {
        GameRecord record = game.record;
        record.source = RecordSource{};
        record.source->solver = "greedy";
        record.source->upper_bound = record.line.score;
        const auto read = parse_game_record(to_json(record));
        QVERIFY2(read, game.name.c_str());
        QVERIFY2(read->record == record, game.name.c_str());
        QVERIFY2(!contradiction(*read), game.name.c_str());
    }
}

SAMEGAME_TEST(TestScoreRange)
#include "tst_score_range.moc"
