#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/scoring.h"
#include "engine/game/transition.h"
#include "engine/studies/review/line_plan.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// "harvest", "joins 2: 3+1", "prepares 4" or "clears"; moves count from 1.
QString role_of(const PlannedMove& planned) {
    const QString target = QString::number(planned.target + 1);
    QStringList parts;
    for (const int part : planned.joined)
        parts << QString::number(part);
    switch (planned.role) {
    case MoveRole::harvest:
        return QStringLiteral("harvest");
    case MoveRole::joins:
        return QStringLiteral("joins %1: %2").arg(target, parts.join('+'));
    case MoveRole::prepares:
        return QStringLiteral("prepares %1").arg(target);
    case MoveRole::clears:
        return QStringLiteral("clears");
    }
    return {};
}

QStringList roles(const LinePlan& plan) {
    QStringList all;
    for (const PlannedMove& planned : plan.moves)
        all << role_of(planned);
    return all;
}

/// A slow game that remembers where each block stood at the start.
class SlowGame {
public:
    SlowGame(const Board& start, const Rules& rules) : m_board(start), m_rules(rules) {
        for (int column = 0; column < start.columns(); ++column)
            for (int row = 0; row < start.height(column); ++row) {
                const Cell cell{std::uint8_t(column), std::uint8_t(row)};
                m_first[cell] = cell;
            }
    }

    /// Where the blocks of the group at a cell stood at the start.
    std::set<Cell> group(Cell cell) const {
        std::set<Cell> blocks;
        for (const Cell member : group_at(m_board, cell).cells())
            blocks.insert(m_first.at(member));
        return blocks;
    }

    /// The group of a block; empty if the block is gone or alone.
    std::set<Cell> group_of(Cell block) const {
        for (const auto& [now, first] : m_first)
            if (first == block)
                return group(now);
        return {};
    }

    void remove(const std::set<Cell>& blocks) {
        for (const auto& [now, first] : m_first)
            if (first == *blocks.begin()) {
                play(now);
                return;
            }
    }

    void play(Cell cell) {
        const auto played = transition(m_board, m_rules, {cell}).value();
        std::map<Cell, Cell> next;
        for (const auto& step : played.steps)
            next[step.to] = m_first.at(step.from);
        m_first = next;
        m_board = played.after;
    }

    /// The connected parts of some blocks.
    std::vector<std::set<Cell>> parts(const std::set<Cell>& blocks) const {
        std::map<Cell, Cell> left; // first cells by present ones
        for (const auto& [now, first] : m_first)
            if (blocks.contains(first))
                left[now] = first;
        std::vector<std::set<Cell>> all;
        while (!left.empty()) {
            std::vector<Cell> open{left.begin()->first};
            std::set<Cell> part;
            while (!open.empty()) {
                const Cell cell = open.back();
                open.pop_back();
                const auto found = left.find(cell);
                if (found == left.end())
                    continue;
                part.insert(found->second);
                left.erase(found);
                for (const auto& [right, up] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}})
                    open.push_back(
                        {std::uint8_t(cell.column + right), std::uint8_t(cell.row + up)});
            }
            all.push_back(part);
        }
        return all;
    }

private:
    Board m_board;
    Rules m_rules;
    std::map<Cell, Cell> m_first; // where the block that stands at a cell stood at the start
};

} // namespace

class TestLinePlan : public QObject {
    Q_OBJECT

private slots:
    void eachMoveHasItsRole_data();
    void eachMoveHasItsRole();
    void blocksStandWhereTheyStandAtTheStart();
    void harvestsEarnMost();
    void rulesWithoutPointsHaveNoHarvest();
    void anIllegalMoveEndsThePlan();
    void theFirstMoveHasItsRoleAlone_data();
    void theFirstMoveHasItsRoleAlone();
    void agreesWithASlowGame_data();
    void agreesWithASlowGame();
};

void TestLinePlan::eachMoveHasItsRole_data() {
    QTest::addColumn<Board>("board");
    QTest::addColumn<Gravity>("gravity");
    QTest::addColumn<MoveList>("moves");
    QTest::addColumn<QStringList>("expected");
    using Roles = QStringList;
    QTest::newRow("no moves") << drawn("11/22") << Gravity::shift << MoveList{} << Roles{};
    QTest::newRow("nothing depends on either")
        << drawn("11/22") << Gravity::shift << moves_at({{0, 1}, {0, 0}})
        << Roles{"clears", "clears"};
    QTest::newRow("a block falls to others")
        << drawn("1../2../211") << Gravity::shift << moves_at({{0, 0}, {0, 0}})
        << Roles{"joins 2: 2+1", "harvest"};
    QTest::newRow("a column between two goes")
        << drawn("121/121") << Gravity::shift << moves_at({{1, 0}, {0, 0}})
        << Roles{"joins 2: 2+2", "harvest"};
    QTest::newRow("three parts become one")
        << drawn("1...1/2...3/21113") << Gravity::shift << moves_at({{0, 0}, {4, 0}, {0, 0}})
        << Roles{"joins 3: 3+1", "joins 3: 4+1", "harvest"};
    QTest::newRow("rows are drawn left")
        << drawn("1.../1221") << Gravity::pull_left << moves_at({{1, 0}, {0, 0}})
        << Roles{"joins 2: 2+1", "harvest"};
    QTest::newRow("the most valuable of two")
        << drawn("3.3/3.3/3.3/121/121") << Gravity::shift << moves_at({{1, 0}, {0, 0}, {0, 0}})
        << Roles{"joins 3: 3+3", "harvest", "harvest"};
    QTest::newRow("a group that would only be larger needs nothing")
        << drawn("112211") << Gravity::shift << moves_at({{0, 0}, {0, 0}, {0, 0}})
        << Roles{"clears", "clears", "clears"};
    QTest::newRow("a block must be lower before it is joined")
        << drawn("..1/.23/123") << Gravity::shift << moves_at({{2, 0}, {1, 0}, {0, 0}})
        << Roles{"prepares 3", "joins 3: 1+1", "clears"};
}

void TestLinePlan::eachMoveHasItsRole() {
    QFETCH(const Board, board);
    QFETCH(const Gravity, gravity);
    QFETCH(const MoveList, moves);
    QFETCH(const QStringList, expected);
    QCOMPARE(roles(plan_of({board, {.gravity = gravity}}, moves)), expected);
}

void TestLinePlan::blocksStandWhereTheyStandAtTheStart() {
    const LinePlan plan = plan_of({drawn("1../2../211"), {}}, moves_at({{0, 1}, {0, 0}}));
    QCOMPARE(plan.moves.size(), 2U);
    QCOMPARE(plan.moves[0].move.cell, (Cell{0, 0})); // canonical
    QVERIFY(plan.moves[0].blocks == (std::vector<Cell>{{0, 0}, {0, 1}}));
    QVERIFY(plan.moves[1].blocks == (std::vector<Cell>{{0, 2}, {1, 0}, {2, 0}}));
    QCOMPARE(plan.moves[1].points, 1);
}

void TestLinePlan::harvestsEarnMost() {
    const Board board = standard_board(9);
    const LinePlan plan = plan_of({board, {}}, published_line_of_board_9());
    QCOMPARE(plan.moves.size(), 47U);
    QVERIFY(!plan.harvests.empty() && plan.harvests.size() <= 3);
    int all = 0;
    for (const PlannedMove& planned : plan.moves)
        all += planned.points;
    QCOMPARE(all, 3707); // 4,707 points less the bonus
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const bool is_harvest = std::count(plan.harvests.begin(), plan.harvests.end(), i) > 0;
        QCOMPARE(plan.moves[i].role == MoveRole::harvest, is_harvest);
        QVERIFY(is_harvest ? plan.moves[i].points * 20 >= all
                           : plan.moves[i].points <= plan.moves[plan.harvests.back()].points);
    }
    QVERIFY(std::is_sorted(
        plan.harvests.begin(), plan.harvests.end(),
        [&](std::size_t a, std::size_t b) { return plan.moves[a].points > plan.moves[b].points; }));
}

void TestLinePlan::rulesWithoutPointsHaveNoHarvest() {
    const LinePlan plan = plan_of({drawn("1../2../211"), {.scoring = Scoring::clickomania}},
                                  moves_at({{0, 0}, {0, 0}}));
    QVERIFY(plan.harvests.empty());
    QCOMPARE(roles(plan), (QStringList{"joins 2: 2+1", "clears"}));
}

void TestLinePlan::anIllegalMoveEndsThePlan() {
    const LinePlan plan = plan_of({drawn("1122"), {}}, moves_at({{0, 0}, {3, 0}, {0, 0}}));
    QCOMPARE(plan.moves.size(), 1U);
}

void TestLinePlan::theFirstMoveHasItsRoleAlone_data() {
    agreesWithASlowGame_data();
}

void TestLinePlan::theFirstMoveHasItsRoleAlone() {
    QFETCH(const Rules, rules);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng(seed);
        const Board board = generate_board(rng.next(), 6, 7, 3);
        const MoveList moves = random_line(board, rules.gravity, rng);
        const LinePlan whole = plan_of({board, rules}, moves);
        const LinePlan begun = plan_of_first({board, rules}, moves);
        QCOMPARE(begun.harvests, whole.harvests);
        QCOMPARE(begun.moves.size(), whole.moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            QVERIFY(begun.moves[i].blocks == whole.moves[i].blocks);
            if (i == 0 || whole.moves[i].role == MoveRole::harvest)
                QCOMPARE(role_of(begun.moves[i]), role_of(whole.moves[i]));
            else
                QVERIFY(begun.moves[i].role == MoveRole::clears);
        }
    }
}

void TestLinePlan::agreesWithASlowGame_data() {
    QTest::addColumn<Rules>("rules");
    for (const Rules& rules : all_rules())
        QTest::newRow(description_of(rules).c_str()) << rules;
}

void TestLinePlan::agreesWithASlowGame() {
    QFETCH(const Rules, rules);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng(seed);
        const Board board = generate_board(rng.next(), 6, 7, 3);
        const MoveList moves = random_line(board, rules.gravity, rng);
        const LinePlan plan = plan_of({board, rules}, moves);
        QCOMPARE(plan.moves.size(), moves.size());

        std::vector<std::set<Cell>> groups;
        SlowGame game(board, rules);
        for (const Move move : moves) {
            groups.push_back(game.group(move.cell));
            game.play(move.cell);
        }
        game = SlowGame(board, rules);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const PlannedMove& planned = plan.moves[i];
            const SlowGame before = game;
            game.play(moves[i].cell);
            QVERIFY(std::set<Cell>(planned.blocks.begin(), planned.blocks.end()) == groups[i]);
            QCOMPARE(planned.points, move_points(rules, int(groups[i].size())));

            std::size_t target = i;
            for (std::size_t later = i + 1; later < moves.size(); ++later)
                if (before.parts(groups[later]).size() > game.parts(groups[later]).size() &&
                    (target == i || plan.moves[later].points > plan.moves[target].points))
                    target = later;
            if (planned.role == MoveRole::harvest) {
                QCOMPARE(planned.target, i);
                continue;
            }
            QCOMPARE(planned.role == MoveRole::joins, target != i);
            if (target != i) {
                QCOMPARE(planned.target, target);
                const std::size_t sum(
                    std::accumulate(planned.joined.begin(), planned.joined.end(), std::size_t{0}));
                const auto parts = game.parts(groups[target]);
                QVERIFY(planned.joined.size() > 1);
                QVERIFY(std::any_of(parts.begin(), parts.end(),
                                    [&](const auto& part) { return part.size() == sum; }));
                continue;
            }
            SlowGame without(board, rules);
            for (std::size_t k = 0; k < moves.size() && target == i; ++k) {
                if (k == i)
                    continue;
                const std::set<Cell> group = without.group_of(*groups[k].begin());
                if (group == groups[k]) {
                    without.remove(group);
                    continue;
                }
                if (!std::ranges::includes(group, groups[k]))
                    target = k;
                break;
            }
            QCOMPARE(planned.role == MoveRole::prepares, target != i);
            QCOMPARE(planned.target, target);
        }
    }
}

SAMEGAME_TEST(TestLinePlan)
#include "tst_line_plan.moc"
