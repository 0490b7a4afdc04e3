#include <QTest>
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardLibrary : public QObject {
    Q_OBJECT

private slots:
    void boardsAreFullAndOfStandardSize();
    void allBoardsAreDifferent();
    void colorCountsOfStandardBoards11To20();
    void colorTotalsOfTheSchaddPositions();
    void someRowsAsPrinted();
    void meanGroupsAtTheStart();
};

void TestBoardLibrary::boardsAreFullAndOfStandardSize() {
    const auto check = [](const Board& board) {
        QCOMPARE(board.rows(), 15);
        QCOMPARE(board.columns(), 15);
        QCOMPARE(board.color_count(), 5);
        QCOMPARE(board.block_count(), 225);
    };
    for (int number = 1; number <= standard_board_count; ++number)
        check(standard_board(number));
    for (int number = 1; number <= schadd250_board_count; ++number)
        check(schadd250_board(number));
}

void TestBoardLibrary::allBoardsAreDifferent() {
    std::set<std::string> boards;
    for (int number = 1; number <= standard_board_count; ++number)
        boards.insert(drawing(standard_board(number)));
    for (int number = 1; number <= schadd250_board_count; ++number)
        boards.insert(drawing(schadd250_board(number)));
    QCOMPARE(boards.size(), std::size_t{20 + 250});
}

void TestBoardLibrary::colorCountsOfStandardBoards11To20() {
    for (int number = 11; number <= 20; ++number) {
        const Board board = standard_board(number);
        std::vector<int> counts;
        for (Color color = 1; color <= 5; ++color)
            counts.push_back(board.block_count(color));
        std::sort(counts.begin(), counts.end());
        const std::vector<int> equal{45, 45, 45, 45, 45};
        const std::vector<int> one_more{40, 40, 40, 40, 65};
        QVERIFY2(counts == (number <= 15 ? equal : one_more), std::to_string(number).c_str());
    }
}

void TestBoardLibrary::colorTotalsOfTheSchaddPositions() {
    std::array<int, 5> totals{};
    for (int number = 1; number <= schadd250_board_count; ++number)
        for (std::size_t i = 0; i < totals.size(); ++i)
            totals[i] += schadd250_board(number).block_count(static_cast<Color>(i + 1));
    QVERIFY((totals == std::array<int, 5>{11235, 11001, 11174, 11327, 11513}));
}

void TestBoardLibrary::someRowsAsPrinted() {
    QVERIFY(drawing(standard_board(9)).starts_with("245132541123422/114143412514443/"));
    QVERIFY(drawing(standard_board(9)).ends_with("/141121222423111"));
}

void TestBoardLibrary::meanGroupsAtTheStart() {
    QCOMPARE(groups(standard_board(1)).size(), std::size_t{44});
    std::size_t count = 0;
    for (int number = 1; number <= schadd250_board_count; ++number)
        count += groups(schadd250_board(number)).size();
    QCOMPARE(std::lround(10.0 * static_cast<double>(count) / 250), 440L);
}

SAMEGAME_TEST(TestBoardLibrary)
#include "tst_board_library.moc"
