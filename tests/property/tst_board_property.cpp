#include <QTest>
#include <array>
#include <vector>

#include "engine/base/rng.h"
#include "engine/bounds/upper_bound.h"
#include "engine/game/board_generator.h"
#include "engine/game/board_hash.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "tests/support/board_checks.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

namespace {

constexpr int all_games = 100000;
constexpr int usual_games = all_games / 4;

/// SAMEGAME_PROPERTY_GAMES: fewer for builds that are too slow, or all games.
int games_wanted() {
    return wanted_count("SAMEGAME_PROPERTY_GAMES", usual_games, all_games);
}

struct Range {
    int from;
    int to;

    int draw(Rng& rng) const {
        return from + static_cast<int>(rng.bounded(static_cast<std::uint32_t>(to - from + 1)));
    }
};

/// One random game on the fast board and on the reference, checked after each move.
class Game {
public:
    Game(const Board& start, Gravity gravity, Rng& rng)
        : m_rng(rng),
          m_start(start),
          m_gravity(gravity),
          m_board(start),
          m_hash(start),
          m_reference(reference_of(start)),
          m_spared(static_cast<Color>(rng.bounded(3))) {}

    /// The first thing that is wrong; empty if the whole game is right.
    std::string error() {
        for (;;) {
            if (auto error = board_error(m_board, m_reference); !error.empty())
                return error;
            note_bounds();
            if (!m_board.has_moves())
                return end_error();
            if (auto error = move_error(); !error.empty())
                return "move " + std::to_string(m_moves.size() + 1) + ": " + error;
        }
    }

private:
    /// Plays a random cell of a random group; one color is spared in two games of three, so that
    /// large groups and cleared boards are met too.
    std::string move_error() {
        std::vector<ReferenceBoard::Cells> choice;
        for (const auto& group : m_reference.groups())
            if (m_reference.color_at(group.front()) != m_spared)
                choice.push_back(group);
        if (choice.empty())
            choice = m_reference.groups();
        const auto& group = choice[m_rng.bounded(static_cast<std::uint32_t>(choice.size()))];
        const Move move{group[m_rng.bounded(static_cast<std::uint32_t>(group.size()))]};

        if (auto error = illegal_move_error(); !error.empty())
            return error;
        const Board before = m_board;
        const auto steps = transition(before, {Scoring::standard, m_gravity}, move);
        const Board::Change change = m_board.play(move, m_gravity);
        m_hash.update(m_board, change);
        const int removed = m_reference.play(move, m_gravity);
        m_moves.push_back(move);
        for (std::size_t i = 0; i < m_points.size(); ++i)
            m_points[i] += reference_move_points(all_scorings()[i], removed);
        if (change.removed != removed)
            return "removed " + std::to_string(change.removed) + " blocks, expected " +
                   std::to_string(removed);
        if (m_hash.value() != m_board.hash())
            return "the hash followed through the game is not that of the board";
        if (!steps || !(steps->after == m_board) || steps->move != canonical_move(group))
            return "the transition leads to another board";
        if (auto error = transition_error(*steps); !error.empty())
            return error;
        return change_error(before, m_board, change);
    }

    /// A random cell without a group changes nothing.
    std::string illegal_move_error() {
        const Move move{{static_cast<std::uint8_t>(m_rng.bounded(max_columns)),
                         static_cast<std::uint8_t>(m_rng.bounded(max_rows))}};
        if (!m_reference.group_at(move.cell).empty())
            return {};
        Board board = m_board;
        if (board.play(move, m_gravity).removed != 0 || !(board == m_board) ||
            transition(board, {Scoring::standard, m_gravity}, move).has_value())
            return "a move that is not legal was played";
        return {};
    }

    /// Ceilings on the final scores, from each position of the game.
    void note_bounds() {
        for (std::size_t i = 0; i < m_points.size(); ++i)
            m_bounds[i].push_back(m_points[i] +
                                  remaining_upper_bound(Rules{all_scorings()[i]}, m_board));
    }

    std::string end_error() const {
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            const Rules rules{all_scorings()[i], m_gravity};
            const int score = m_points[i] + reference_end_points(rules.scoring, m_reference);
            const std::string name(name_of(rules.scoring));
            const auto line = replay(m_start, rules, m_moves);
            if (!line || line->score != score || !line->finished ||
                line->cleared != m_reference.is_cleared())
                return "replay under " + name + " gives another end";
            if (scores_along(m_start, rules, m_moves).back() != score)
                return "points along the line under " + name + " do not sum up";
            for (const int bound : m_bounds[i])
                if (bound < score)
                    return "upper bound under " + name + " is below the score";
            if (rules.scoring == Scoring::standard && (score - m_start.block_count()) % 2 != 0)
                return "the score has not the parity of the cell count";
        }
        return {};
    }

    Rng& m_rng;
    const Board& m_start;
    Gravity m_gravity;
    Board m_board;
    BoardHash m_hash;
    ReferenceBoard m_reference;
    Color m_spared; // no_color spares none
    MoveList m_moves;
    std::array<int, 5> m_points{};            // without end points, in the order of scorings
    std::array<std::vector<int>, 5> m_bounds; // likewise
};

} // namespace

/// The fast board against the reference board, and the laws of the game, over random games.
class TestBoardProperty : public QObject {
    Q_OBJECT

private slots:
    void randomGamesFollowTheReference_data();
    void randomGamesFollowTheReference();
};

void TestBoardProperty::randomGamesFollowTheReference_data() {
    QTest::addColumn<int>("games"); // of 100,000 in all
    QTest::addColumn<int>("minRows");
    QTest::addColumn<int>("maxRows");
    QTest::addColumn<int>("minColumns");
    QTest::addColumn<int>("maxColumns");
    QTest::addColumn<int>("minColors");
    QTest::addColumn<int>("maxColors");

    QTest::newRow("tiny boards") << 50000 << 1 << 4 << 1 << 4 << 1 << 4;
    QTest::newRow("small boards") << 36000 << 1 << 8 << 1 << 8 << 1 << 9;
    QTest::newRow("one column") << 4000 << 1 << 32 << 1 << 1 << 1 << 4;
    QTest::newRow("one row") << 4000 << 1 << 1 << 1 << 32 << 1 << 4;
    QTest::newRow("medium boards") << 3300 << 6 << 14 << 6 << 14 << 2 << 9;
    QTest::newRow("any size") << 500 << 1 << 32 << 1 << 32 << 1 << 9;
    QTest::newRow("standard size") << 2000 << 15 << 15 << 15 << 15 << 5 << 5;
    QTest::newRow("largest boards") << 200 << 32 << 32 << 32 << 32 << 9 << 9;
}

void TestBoardProperty::randomGamesFollowTheReference() {
    QFETCH(const int, games);
    QFETCH(const int, minRows);
    QFETCH(const int, maxRows);
    QFETCH(const int, minColumns);
    QFETCH(const int, maxColumns);
    QFETCH(const int, minColors);
    QFETCH(const int, maxColors);

    const auto count = std::max<std::int64_t>(1, std::int64_t{games} * games_wanted() / all_games);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(count); ++seed) {
        Rng rng(seed);
        const int rows = Range{minRows, maxRows}.draw(rng);
        const int columns = Range{minColumns, maxColumns}.draw(rng);
        const int colors = Range{minColors, maxColors}.draw(rng);
        const Board start = generate_board(rng.next(), rows, columns, colors);
        const Gravity gravity = all_gravities()[seed % 3 == 0 ? 1 : 0];
        const std::string error = Game(start, gravity, rng).error();
        if (!error.empty())
            QFAIL(qPrintable(QStringLiteral("seed %1, gravity %2, board %3: %4")
                                 .arg(seed)
                                 .arg(text(name_of(gravity)), text(drawing(start)), text(error))));
    }
}

SAMEGAME_TEST(TestBoardProperty)
#include "tst_board_property.moc"
