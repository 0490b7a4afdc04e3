#pragma once

#include <QTest>

#include "engine/game/board_generator.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/softmax_weights.h"
#include "tests/property/core_builds.h"

/// What the tests of softmax playouts have in common: options, boards and the rows of their data.
namespace samegame {

struct TestedOptions {
    const char* name;
    SoftmaxOptions options;
};

inline const TestedOptions tested_options[] = {
    {"plain", {MoveCode::cells, 0, 0, false, SoftmaxOptions::never}},
    {"bias", {MoveCode::cells, 0.3, 8, false, SoftmaxOptions::never}},
    {"tabu", {MoveCode::cells, 0.3, 8, true, SoftmaxOptions::never}},
    {"pairs after 10", {MoveCode::cells, 0.5, 4, true, 10}},
    {"pairs at once", {MoveCode::cells, 0.3, 8, true, 0}},
    {"but the last group", {MoveCode::cells, 0.3, 8, true, SoftmaxOptions::never, true}},
    {"but the last group, pairs", {MoveCode::smallest_cell, 0, 0, true, 5, true}},
    {"the third color", {MoveCode::cells, 0.3, 8, true, SoftmaxOptions::never, false, 3}},
    {"the second color, pairs", {MoveCode::blocks, 0.3, 8, true, 5, true, 2}},
    {"corner and size", {MoveCode::corner_and_size, 0.3, 8, true, SoftmaxOptions::never}},
    {"corner and size, pairs", {MoveCode::corner_and_size, 0, 8, true, 5}},
    {"smallest cell", {MoveCode::smallest_cell, 0.3, 8, true, SoftmaxOptions::never}},
    {"smallest cell, pairs", {MoveCode::smallest_cell, 0.5, 4, true, 5}},
    {"color and cell", {MoveCode::color_and_cell, 0.3, 8, true, SoftmaxOptions::never}},
    {"similar", {MoveCode::similar, 0.3, 8, true, SoftmaxOptions::never}},
    {"similar, no tabu", {MoveCode::similar, 0.3, 8, false, SoftmaxOptions::never}},
    {"neighborhood", {MoveCode::neighborhood, 0.3, 8, true, SoftmaxOptions::never}},
    {"neighborhood, pairs", {MoveCode::neighborhood, 0, 0, true, 5}},
    {"neighborhood, no tabu", {MoveCode::neighborhood, 0.3, 8, false, SoftmaxOptions::never}},
    {"previous move", {MoveCode::previous_move, 0.3, 8, true, SoftmaxOptions::never}},
    {"previous move, pairs", {MoveCode::previous_move, 0.3, 8, true, 5}},
    {"time", {MoveCode::time, 0, 0, false, SoftmaxOptions::never}},
    {"time, pairs", {MoveCode::time, 0.3, 8, true, 10}},
    {"blocks", {MoveCode::blocks, 0.3, 8, true, SoftmaxOptions::never}},
    {"blocks, pairs", {MoveCode::blocks, 0, 0, true, 5}},
};

/// Small and large boards, of few and many colors, most of which fit on the core.
inline Board random_board(std::uint64_t seed) {
    Rng rng(seed);
    const std::uint32_t largest = rng.bounded(8) == 0 ? 32 : 15;
    const auto size = [&] { return 1 + static_cast<int>(rng.bounded(largest)); };
    const int rows = rng.bounded(3) == 0 ? 15 : size();
    const int columns = rng.bounded(3) == 0 ? 15 : size();
    return generate_board(rng.next(), rows, columns, 1 + static_cast<int>(rng.bounded(8)));
}

/// A row for each of the options: their number.
inline void add_options() {
    QTest::addColumn<int>("options");
    for (std::size_t i = 0; i < std::size(tested_options); ++i)
        QTest::newRow(tested_options[i].name) << static_cast<int>(i);
}

/// A row for each of the options on each build of the core that the machine has.
inline void add_builds() {
    add_rows_on_builds("options", tested_options,
                       [](const TestedOptions& tested) { return tested.name; });
}

} // namespace samegame
