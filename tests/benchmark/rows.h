#pragma once

namespace samegame {

// What each file of rows adds to bench_engine.
void add_playout_rows();
void add_softmax_rows();
void add_children_rows();
void add_endgame_rows();
void add_annealing_rows();

} // namespace samegame
