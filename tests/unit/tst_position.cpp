#include <QTest>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/position.h"
#include "tests/support/different_positions.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What makes a position, and the hash that it is found again by.
class TestPosition : public QObject {
    Q_OBJECT

private slots:
    void eachMemberAloneMakesAnotherHash();
    void equalPositionsHaveOneHash();
    void positionsUnderRandomRulesAreToldApart();
    void hashIsTheSameForEver();
};

void TestPosition::eachMemberAloneMakesAnotherHash() {
    const auto positions = different_positions(generate_board(3));
    for (const auto& [name, position] : positions) {
        for (const auto& [other_name, other] : positions) {
            const std::string names = name + " and " + other_name;
            QVERIFY2((position == other) == (name == other_name), names.c_str());
            QVERIFY2((position.hash() == other.hash()) == (name == other_name), names.c_str());
        }
    }
}

void TestPosition::equalPositionsHaveOneHash() {
    const std::vector<Color> cells{1, 2, 2, 1};
    const Position position{Board(2, 2, 2, cells), {}};
    const Position of_more_colors{Board(2, 2, 5, cells), {}};
    QVERIFY(position == of_more_colors);
    QCOMPARE(of_more_colors.hash(), position.hash());
    QCOMPARE(std::hash<Position>()(position), static_cast<std::size_t>(position.hash()));
}

/// Small boards and few numbers: most pairs differ in one thing, and some are equal.
void TestPosition::positionsUnderRandomRulesAreToldApart() {
    Rng rng(1);
    std::vector<Position> positions;
    for (int i = 0; i < 1500; ++i) {
        const int rows = 1 + static_cast<int>(rng.bounded(2));
        const int columns = 1 + static_cast<int>(rng.bounded(2));
        positions.push_back(
            {generate_board(rng.bounded(4), rows, columns, 2), rules_of_few_numbers(rng)});
    }
    int equal = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool is_same = positions[i] == positions[j];
            QCOMPARE(positions[i].hash() == positions[j].hash(), is_same);
            equal += is_same ? 1 : 0;
        }
    }
    QVERIFY(equal > 100);
}

void TestPosition::hashIsTheSameForEver() {
    const Rules rules{Scoring::no_penalty, Gravity::shift, Refill{7, 5, 3, 2}};
    QCOMPARE((Position{generate_board(1), {}}.hash()), 16006209961769435885U);
    QCOMPARE((Position{generate_board(1), rules}.hash()), 4020522799745021407U);
}

SAMEGAME_TEST(TestPosition)
#include "tst_position.moc"
