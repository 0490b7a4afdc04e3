#include "tests/support/published_line.h"

namespace samegame {

MoveList published_line_of_board_9() {
    constexpr MoveNotation moves[] = {
        {12, 6},  {5, 11},  {12, 5},  {14, 6}, {12, 11}, {8, 12},  {10, 2},  {6, 1},
        {12, 14}, {8, 1},   {6, 12},  {9, 14}, {9, 6},   {7, 4},   {5, 13},  {7, 3},
        {11, 7},  {13, 14}, {14, 2},  {14, 3}, {14, 14}, {12, 5},  {10, 11}, {9, 12},
        {8, 3},   {15, 7},  {13, 13}, {15, 8}, {6, 8},   {15, 10}, {14, 13}, {13, 10},
        {12, 2},  {12, 9},  {11, 1},  {13, 4}, {15, 1},  {15, 3},  {15, 1},  {15, 7},
        {15, 5},  {15, 2},  {13, 1},  {14, 2}, {15, 2},  {14, 1},  {15, 1}};
    constexpr int rows = 15;
    MoveList line;
    for (const MoveNotation move : moves)
        line.push_back(from_notation(move, rows));
    return line;
}

} // namespace samegame
